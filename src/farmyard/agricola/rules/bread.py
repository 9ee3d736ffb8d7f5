"""Baking bread."""

from typing import Final

from farmyard.agricola.events import BAKED, Event
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import FOOD, GRAIN, count, of
from farmyard.agricola.player import Player
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.react import Announce, listening
from farmyard.agricola.rules.take import gain
from farmyard.kernel.option import Option

_bake_options: Final[list[Option]] = []


def bake_option(grain: int) -> Option:
    while len(_bake_options) <= grain:
        _bake_options.append(Option("bake", f"{len(_bake_options)} grain", len(_bake_options)))
    return _bake_options[grain]


def bread(player: Player, grain: int) -> int:
    """The most food that so much grain bakes into, over all ovens; 0 when they cannot take it all."""
    food = 0
    for oven in player.ovens:
        baked = grain if not oven.most else min(grain, oven.most)
        food += baked * oven.food
        grain -= baked
    return 0 if grain else food


class Bake(Action):
    """Turn grain from the supply into food in one go, the best improvement first."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return bool(player.ovens) and count(player.goods, GRAIN) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        if not player.ovens:
            return "no improvement to bake with"
        return "" if self.possible(game, seat) else "there is no grain to bake"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        offered: list[Option] = []
        if player.ovens:
            for grain in range(1, count(player.goods, GRAIN) + 1):
                if bread(player, grain):
                    offered.append(bake_option(grain))
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.goods -= of(GRAIN, option.value)
        if listening(game, BAKED):
            game.push(seat, Announce(Event(BAKED, seat, -1, 0, 0, option.value)))
        gain(game, seat, of(FOOD, bread(player, option.value)))

    def question(self, game: Agricola, seat: int) -> str:
        return "How much grain do you bake?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Bake {option.value} grain into {bread(game.players[seat], option.value)} food"
