"""Finding room for animals: what fits is kept, and the player is asked only when something must go."""

from typing import Final

from farmyard.agricola.events import COOKED, Event
from farmyard.agricola.farm.housing import Herd
from farmyard.agricola.game import BREEDING, Agricola
from farmyard.agricola.goods import ANIMALS, HERD, ONE, count, of, text
from farmyard.agricola.player import Player
from farmyard.agricola.rules.action import Rule
from farmyard.agricola.rules.react import announce, listening
from farmyard.kernel.option import Option

_keep_options: Final[dict[int, Option]] = {}


def keep_option(herd: Herd) -> Option:
    """The option to keep exactly these animals."""
    goods = sum([of(kind, animals) for kind, animals in zip(ANIMALS, herd)])
    option = _keep_options.get(goods)
    if option is None:
        option = Option("keep", text(goods), goods)
        _keep_options[goods] = option
    return option


class Accommodate(Rule):
    """Keep one of the largest herds that fit; the rest is cooked, or runs away where nothing cooks.

    In the breeding phase nothing may be cooked.
    """

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        herd = player.herd
        if player.housing.fits(herd):
            return []
        return [keep_option(largest) for largest in player.housing.largest_herds(herd)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        leaving = (player.goods & HERD) - option.value
        food = 0 if game.phase == BREEDING else cooked(player, leaving)
        player.goods += food - leaving
        if food and listening(game, COOKED):
            announce(game, Event(COOKED, seat, -1, leaving))
        if game.journal is not None:
            fate = f"cooks {text(leaving)} for {text(food)}" if food else f"lets {text(leaving)} run away"
            game.tell(seat, fate)

    def question(self, game: Agricola, seat: int) -> str:
        return "Not all animals find a place: which do you keep?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        player = game.players[seat]
        leaving = (player.goods & HERD) - option.value
        food = 0 if game.phase == BREEDING else cooked(player, leaving)
        fate = f"cook the rest for {text(food)}" if food else "let the rest run away"
        return f"Keep {text(option.value)}, {fate}"


def cooked(player: Player, animals: int) -> int:
    """What the player's improvements make of these animals."""
    gained = 0
    for conversion in player.conversions:
        for kind in ANIMALS:
            if conversion.give == ONE[kind]:
                gained += conversion.gain * count(animals, kind)
    return gained
