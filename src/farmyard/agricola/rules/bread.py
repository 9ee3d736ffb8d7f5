"""Baking bread."""

from typing import Final

from farmyard.agricola.rules.react import Announce, announce_cooking, listening
from farmyard.agricola.rules.tableau import cooked_at_once
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Conversion, Oven
from farmyard.agricola.state.events import BAKED, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, GRAIN, HERD, ONE, WOOD, count, covers, kinds, of, text
from farmyard.agricola.state.happenings import BAKES
from farmyard.agricola.state.player import Player
from farmyard.kernel.option import Option, Target

_bake_options: Final[list[Option]] = []


def bake_option(grain: int, burnt: int = 0) -> Option:
    """The option to bake so much grain, in ovens for which something is burnt as well."""
    if burnt:
        target = Target(paid=of(GRAIN, grain) + burnt, number=grain)
        return Option("bake", f"{grain} grain and burn {text(burnt)}", target)
    while len(_bake_options) <= grain:
        number = len(_bake_options)
        _bake_options.append(Option("bake", f"{number} grain", Target(paid=of(GRAIN, number), number=number)))
    return _bake_options[grain]


def is_lit(oven: Oven, burnt: int) -> bool:
    """Whether an oven bakes where so much is burnt for it."""
    return not oven.burns or covers(burnt, oven.burns)


def fires(player: Player) -> list[int]:
    """What may be burnt in one go: nothing, or what an oven asks for that the player has."""
    return [0] + [oven.burns for oven in player.ovens if oven.burns and covers(player.goods, oven.burns)]


def can_bake(player: Player) -> bool:
    """Whether there is an oven that bakes now."""
    for oven in player.ovens:
        if is_lit(oven, player.goods):
            return True
    return False


def bread(player: Player, grain: int, burnt: int = 0) -> int:
    """The most food that so much grain bakes into, over all ovens; 0 when they cannot take it all."""
    food = cooked_at_once(player, on_hearths(player, grain, burnt)) if player.changes else 0
    for oven in player.ovens:
        if not is_lit(oven, burnt):
            continue
        baked = grain if not oven.most else min(grain, oven.most)
        food += baked * oven.food
        grain -= baked
    return 0 if grain else food


def on_hearths(player: Player, grain: int, burnt: int = 0) -> int:
    """How much of the grain is best baked on improvements that cook as well."""
    number = 0
    for oven in player.ovens:
        if not is_lit(oven, burnt):
            continue
        baked = grain if not oven.most else min(grain, oven.most)
        number += baked if oven.hearth else 0
        grain -= baked
    return number


def bake_and_cook_options(player: Player, grain: int, burnt: int) -> list[Option]:
    """Baking grain and cooking another good at one time, where cards reward that."""
    number = on_hearths(player, grain, burnt)
    if not number or cooked_at_once(player, number + 1) <= cooked_at_once(player, number):
        return []
    baking = bake_option(grain, burnt)
    return [
        bake_and_cook_option(baking, conversion)
        for conversion in player.conversions
        if conversion.cooking and conversion.give in ONE and covers(player.goods, conversion.give)
    ]


def bake_and_cook_option(baking: Option, conversion: Conversion) -> Option:
    target = Target(paid=baking.target.paid + conversion.give, number=baking.target.number)
    return Option("bake", f"{baking.what} and cook {text(conversion.give)}", target, conversion)


def burnt_for(option: Option) -> int:
    """The wood that is burnt for baking."""
    return of(WOOD, count(option.target.paid, WOOD))


def baked_food(player: Player, option: Option) -> int:
    """The food for baking, and for a good that is cooked at the same time."""
    conversion, grain, burnt = option.means, option.target.number, burnt_for(option)
    if not isinstance(conversion, Conversion):
        return bread(player, grain, burnt)
    number = on_hearths(player, grain, burnt)
    extra = cooked_at_once(player, number + 1) - cooked_at_once(player, number)
    return bread(player, grain, burnt) + count(conversion.gain, FOOD) + extra


class Bake(Action):
    """Turn grain from the supply into food in one go, the best improvement first; `card` is what allows it."""

    __slots__ = ("card",)

    def __init__(self, card: Card | None = None) -> None:
        self.card = card

    @property
    def words(self) -> str:
        return "bake bread"

    @property
    def counts(self) -> int:
        return kinds(ONE[GRAIN])

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return count(player.goods, GRAIN) > 0 and can_bake(player) and not game.stays_out(seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        if not can_bake(player):
            return "nothing to bake with"
        if game.stays_out(seat):
            return "who stays out of the harvest bakes nothing"
        return "" if self.possible(game, seat) else "no grain to bake"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        offered: list[Option] = []
        if self.possible(game, seat):
            for burnt in fires(player):
                offered += self.bakings(player, burnt)
        return offered

    def bakings(self, player: Player, burnt: int) -> list[Option]:
        """How much grain may be baked where something is burnt for it, or nothing."""
        offered: list[Option] = []
        for grain in range(1, count(player.goods, GRAIN) + 1):
            food = bread(player, grain, burnt)
            if food and (not burnt or food > bread(player, grain)):
                offered.append(bake_option(grain, burnt))
                if player.changes:
                    offered += bake_and_cook_options(player, grain, burnt)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.goods -= of(GRAIN, option.target.number) + burnt_for(option)
        if listening(game, BAKED):
            game.push(seat, Announce(Event(BAKED, seat, number=option.target.number, card=self.card)))
        food = baked_food(player, option)
        conversion = option.means
        if isinstance(conversion, Conversion):
            player.goods -= conversion.give
            if conversion.give & HERD:
                announce_cooking(game, seat, conversion.give)
        if game.journal is not None:
            game.note(BAKES, seat, Target(goods=of(FOOD, food), paid=option.target.paid))
        gain(game, seat, of(FOOD, food), noted="")

    def question(self, game: Agricola, seat: int) -> str:
        return "How much grain do you bake?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{option.text.capitalize()}, for {baked_food(game.players[seat], option)} food"
