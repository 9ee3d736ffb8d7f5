"""Plowing and sowing."""

from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, cells_of, region
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import GRAIN, NAMES, ONE, VEGETABLE, count, of
from farmyard.agricola.rules.action import Action
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.option import DONE, Option

PLOW: Final = tuple([Option("plow", name, cell) for cell, name in enumerate(CELL_NAMES)])
CROPS: Final = (GRAIN, VEGETABLE)
SOW: Final = tuple([Option("sow", NAMES[kind], kind) for kind in range(len(NAMES))])
YIELD: Final = {GRAIN: 3, VEGETABLE: 2}


class Plow(Action):
    """Turn an empty, unfenced cell into a field; next to the fields there are, if any."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].field_sites != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is no cell left to plow"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [PLOW[cell] for cell in cells_of(game.players[seat].field_sites)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].add_field(option.value)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which cell do you plow?"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        if verb != "plow":
            return f"'{text}' is not possible now: choose a cell to plow, like 'plow b3'"
        return site_refusal(where, game.players[seat].unused, "an existing field")


def site_refusal(where: str, empty: int, neighbour: str) -> str:
    """Why nothing can be placed on a cell."""
    try:
        cell = region(where)
    except FarmyardError as error:
        return str(error)
    if cell & ~empty or not cell:
        return f"{where} is not empty and unfenced"
    return f"{where} does not border {neighbour}"


class Sow(Action):
    """Plant grain or vegetables from the supply on empty fields, one after another, as many as liked."""

    __slots__ = ("begun",)

    def __init__(self, begun: bool = False) -> None:
        self.begun = begun

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        if not player.fields:
            return False
        goods = player.goods
        return bool(count(goods, GRAIN) or count(goods, VEGETABLE)) and player.empty_field() >= 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        if player.empty_field() < 0:
            return "there is no empty field to sow"
        return "" if self.possible(game, seat) else "there is no grain or vegetable to sow"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        goods = game.players[seat].goods
        offered = [SOW[kind] for kind in CROPS if count(goods, kind)]
        if self.begun:
            offered.append(DONE)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        player = game.players[seat]
        player.crops[player.empty_field()] = of(option.value, YIELD[option.value])
        player.goods -= ONE[option.value]
        game.push(seat, Sow(True))

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you sow?"
