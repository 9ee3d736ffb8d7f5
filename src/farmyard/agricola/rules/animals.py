"""Finding room for animals: what fits is kept, and the player is asked only when something must go."""

from typing import Final

from farmyard.agricola.farm.housing import Herd
from farmyard.agricola.rules.react import React, announce, announce_cooking, listening
from farmyard.agricola.rules.tableau import cooked_at_once
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import OTHERS, AnyTime, Conversion
from farmyard.agricola.state.events import COOKED, LOST_ANIMALS, Event
from farmyard.agricola.state.game import BREEDING, FINISHED, Agricola
from farmyard.agricola.state.goods import FOOD, HERD, NAMES, ONE, count, covers, of, text
from farmyard.agricola.state.happenings import CONVERTS, COOKS, LOSES, RELEASES
from farmyard.agricola.state.player import Player
from farmyard.kernel.option import Option, Target

_release_options: Final[dict[int, Option]] = {}
_keep_options: Final[dict[int, Option]] = {}


def conversion_of(option: Option) -> Conversion:
    """The conversion that an option is to use."""
    conversion = option.means
    assert isinstance(conversion, Conversion)
    return conversion


def conversion_words(conversion: Conversion) -> str:
    """What a conversion does, for people."""
    return f"Turn {text(conversion.give)} into {text(conversion.gain)}"


def release_option(kind: int) -> Option:
    """The option to let an animal of a kind go."""
    option = _release_options.get(kind)
    if option is None:
        option = Option("release", NAMES[kind], Target(goods=ONE[kind]))
        _release_options[kind] = option
    return option


def keep_option(kinds: tuple[int, ...], herd: Herd) -> Option:
    """The option to keep exactly these animals."""
    goods = sum([of(kind, animals) for kind, animals in zip(kinds, herd)])
    option = _keep_options.get(goods)
    if option is None:
        option = Option("keep", text(goods), Target("animals", goods=goods))
        _keep_options[goods] = option
    return option


class Accommodate(Rule):
    """Keep one of the largest herds that fit; the rest is cooked, or runs away where nothing cooks.

    In the breeding phase and after the last one nothing may be cooked. `cooking` goes on after a first animal
    has been cooked, so that others may be cooked at the same time.
    """

    __slots__ = ("cooking",)

    def __init__(self, cooking: bool = False) -> None:
        self.cooking = cooking

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        herd = player.herd
        if player.housing.fits(herd) and not self.cooking:
            return []
        offered = [keep_option(player.animals, largest) for largest in player.housing.largest_herds(herd)]
        if len(offered) == 1 and may_cook(game):
            if watched(game, seat):
                offered += others_gain(player, offered[0].target.goods)
            if player.makes & HERD:
                offered += [exchange.option for exchange in exchanged(player)]
            leaving = (player.goods & HERD) - offered[0].target.goods
            offered += [pair.option for pair in pairs_with(player, leaving)]
            offered += [card.use for card, _ in waking(game, seat)]
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        if option.verb == "release":
            game.push(seat, self)
            let_go(game, seat, option)
            return
        if option.verb == "use":
            game.push(seat, self)
            for card, usable in waking(game, seat):
                if card is option.means:
                    game.push(seat, usable.then)
            return
        if option.verb == "convert":
            again = self if self.cooking else Accommodate(watched(game, seat))
            game.push(seat, again)
            cook_pair(game, seat, conversion_of(option), again)
            return
        leaving = (player.goods & HERD) - option.target.goods
        if not leaving:
            return
        food = cooked(player, leaving) if may_cook(game) else 0
        player.goods += food - leaving
        lost = leaving
        if food:
            kinds = [conversion.give for conversion in cookable(player, leaving)]
            turned = sum([of(kind, count(leaving, kind)) for kind in player.animals if ONE[kind] in kinds])
            announce_cooking(game, seat, turned, self)
            game.note(COOKS, seat, Target(goods=food, paid=turned))
            lost -= turned
        if lost:
            lose(game, seat, lost)

    def question(self, game: Agricola, seat: int) -> str:
        return "Not all animals find a place: which do you keep?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option.verb == "convert":
            return conversion_words(conversion_of(option))
        if option.verb == "release":
            return f"Let 1 {option.what} go"
        if option.verb == "use":
            return f"Use {option.what}"
        player = game.players[seat]
        leaving = (player.goods & HERD) - option.target.goods
        food = cooked(player, leaving) if may_cook(game) else 0
        fate = f"cook the rest for {text(food)}" if food else "let the rest run away"
        return f"Keep {option.what}, {fate}"


def waking(game: Agricola, seat: int) -> list[tuple[Card, AnyTime]]:
    """The cards in common that may be used now, where a player has a card that cooks nothing yet."""
    player = game.players[seat]
    if not any([player.tally(card).asleep for card in player.cards]):
        return []
    return [
        (card, usable)
        for card in game.common
        for usable in card.any_time
        if usable.midst and usable.then.possible(game, seat)
    ]


def lose(game: Agricola, seat: int, animals: int) -> None:
    """Animals have run away."""
    game.note(LOSES, seat, Target(paid=animals))
    if listening(game, LOST_ANIMALS):
        announce(game, Event(LOST_ANIMALS, seat, goods=animals))


def let_go(game: Agricola, seat: int, option: Option) -> None:
    """Let an animal go."""
    game.players[seat].goods -= option.target.goods
    game.note(RELEASES, seat, option.target)
    if listening(game, LOST_ANIMALS):
        announce(game, Event(LOST_ANIMALS, seat, goods=option.target.goods))


def find_room(game: Agricola, seat: int) -> None:
    """House a player's animals as soon as the player's cards have reacted to what happens right now.

    So all animals that come for one reason are housed together, with the room that cards make for them.
    """
    place = len(game.agenda)
    while place:
        owner, step = game.agenda[place - 1]
        if owner != seat or not isinstance(step, (React, Accommodate)):
            break
        if isinstance(step, Accommodate):
            return
        place -= 1
    game.agenda.insert(place, (seat, Accommodate()))


def watched(game: Agricola, seat: int) -> bool:
    """Whether cards of others react to cooking: then it matters what is cooked at one time."""
    return any([owner != seat and reaction.by == OTHERS for owner, _, reaction in game.listeners[COOKED]])


def others_gain(player: Player, kept: int) -> list[Option]:
    """What else a player may do with animals whose cooking pays others.

    Some of those that could stay may be cooked at the same time; what must go may be let go instead.
    """
    herd = player.goods & HERD
    together = [conversion.option for conversion in cookable(player, herd)] if kept else []
    leaving = [conversion.give for conversion in cookable(player, herd - kept)]
    return together + [release_option(kind) for kind in player.animals if ONE[kind] in leaving]


def cookable(player: Player, animals: int) -> list[Conversion]:
    """The ways to turn one of some animals into food."""
    return [
        conversion
        for conversion in player.conversions
        if conversion.give in ONE
        and conversion.give & HERD
        and count(conversion.gain, FOOD)
        and not conversion.housed
        and covers(animals, conversion.give)
    ]


def may_cook(game: Agricola) -> bool:
    """Whether animals may be turned into food now."""
    return game.phase != BREEDING and game.phase != FINISHED


def cooked(player: Player, animals: int) -> int:
    """What the player's improvements make of these animals, all at one time."""
    gained, left = 0, animals
    for together in cooked_jointly(player):
        while covers(left, together.give):
            gained += together.gain
            left -= together.give
    for conversion in cookable(player, left):
        gained += conversion.gain * count(left, ONE.index(conversion.give))
    return gained + of(FOOD, cooked_at_once(player, on_hearths(player, left))) if player.changes else gained


def on_hearths(player: Player, animals: int) -> int:
    """How many of these animals are best cooked on cooking improvements."""
    number = 0
    for conversion in player.conversions:
        for kind in player.animals:
            if conversion.cooking and not conversion.housed and conversion.give == ONE[kind]:
                number += count(animals, kind)
    return number


def cooked_jointly(player: Player) -> list[Conversion]:
    """The ways to turn several animals of one kind into more food than one by one."""
    return [
        conversion
        for conversion in player.conversions
        if conversion.give not in ONE
        and conversion.give & HERD == conversion.give
        and count(conversion.gain, FOOD)
        and not conversion.cooking
        and not conversion.housed
    ]


def pairs_with(player: Player, leaving: int) -> list[Conversion]:
    """The ways to cook a last odd animal for which there is no place together with a good that could stay."""
    odd = bool(player.changes) and on_hearths(player, leaving) % 2 > 0
    pairs = [pair for pair in player.conversions if odd and pair.cooking] + cooked_jointly(player)
    return [pair for pair in pairs if joins(player, pair, leaving)]


def joins(player: Player, pair: Conversion, leaving: int) -> bool:
    """Whether one of a pair of goods is an animal that has to leave, and the other could stay."""
    if pair.give in ONE:
        return False
    staying = player.goods - leaving
    for kind in player.animals:
        left = count(leaving, kind) if pair.cooking else count(leaving, kind) % 2
        if left and count(pair.give, kind) and covers(staying, pair.give - ONE[kind]):
            return True
    return False


def exchanged(player: Player) -> list[Conversion]:
    """The ways to turn animals into other animals."""
    return [
        conversion
        for conversion in player.conversions
        if conversion.give & HERD and conversion.makes & HERD and covers(player.goods, conversion.give)
        if not conversion.housed
    ]


def cook_pair(game: Agricola, seat: int, pair: Conversion, during: Rule) -> None:
    """Cook two goods at one time, or turn animals into others."""
    game.players[seat].goods += pair.gain - pair.give
    game.note(CONVERTS, seat, pair.option.target)
    if count(pair.gain, FOOD):
        announce_cooking(game, seat, pair.give, during)
