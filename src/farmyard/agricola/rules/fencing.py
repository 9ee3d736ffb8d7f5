"""Building fences: one pasture after another, each closed completely and paid for at once."""

from typing import Final

from farmyard.agricola.farm.fences import enclose
from farmyard.agricola.farm.geometry import border, connected, names, region
from farmyard.agricola.farm.housing import pasture_capacity
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import WOOD, count, of
from farmyard.agricola.player import Player
from farmyard.agricola.rules.action import Action
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.option import DONE, Option

_enclose_options: Final[dict[int, Option]] = {}


def enclose_option(cells: int) -> Option:
    option = _enclose_options.get(cells)
    if option is None:
        option = Option("enclose", names(cells), cells)
        _enclose_options[cells] = option
    return option


class Fence(Action):
    """Close pastures for 1 wood a fence."""

    __slots__ = ("begun",)

    def __init__(self, begun: bool = False) -> None:
        self.begun = begun

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return player.can_fence(count(player.goods, WOOD))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        player = game.players[seat]
        if not player.can_fence(player.fences_left):
            return "no pasture can be closed with the fences left"
        return f"the smallest pasture takes {player.fewest_fences} wood, you have {count(player.goods, WOOD)}"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        player = game.players[seat]
        offered = [enclose_option(found.cells) for found in player.enclosures(count(player.goods, WOOD))]
        if self.begun:
            offered.append(DONE)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        player = game.players[seat]
        player.goods -= of(WOOD, new_fences(player, option.value))
        player.enclose(option.value)
        game.push(seat, Fence(True))

    def question(self, game: Agricola, seat: int) -> str:
        return "Which cells do you enclose as a pasture?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Done fencing"
        player = game.players[seat]
        room = pasture_capacity(option.value, player.stables)
        return f"Enclose {option.what}: {new_fences(player, option.value)} wood, room for {room}"

    def read(self, game: Agricola, seat: int, text: str) -> str:
        """Cells may be named in any order, and a pasture may be divided by naming either part."""
        verb, _, where = text.partition(" ")
        if verb.lower() != "enclose":
            return text
        try:
            cells = region(where)
        except FarmyardError:
            return text
        for pasture in game.players[seat].pastures:
            if cells & ~pasture == 0 and cells & (pasture & -pasture) and connected(pasture & ~cells):
                cells = pasture & ~cells
        return f"enclose {names(cells)}"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        if verb.lower() != "enclose":
            return f"'{text}' is not possible now: enclose cells, like 'enclose b3 b4'"
        try:
            cells = region(where)
        except FarmyardError as error:
            return str(error)
        return f"Fences: {fence_obstacle(game.players[seat], cells)}"


def new_fences(player: Player, cells: int) -> int:
    """How many fences it takes to close these cells."""
    return (border(cells) & ~player.fences).bit_count()


def fence_obstacle(player: Player, cells: int) -> str:
    """Why these cells cannot become a pasture."""
    if not connected(cells):
        return "a pasture is one connected group of cells"
    if cells & (player.rooms | player.fields):
        return f"{names(cells & (player.rooms | player.fields))} is no meadow; rooms and fields stay outside"
    fenced = player.fenced
    if cells & fenced:
        if cells & ~fenced or len(enclose(player.pastures, cells)) <= len(player.pastures):
            return "a pasture is divided by naming some of its cells and no others"
    elif fenced and not _touches(cells, fenced):
        return "a new pasture must border an existing one"
    needed = new_fences(player, cells)
    if needed > player.fences_left:
        return f"this pasture takes {needed} fences, you have {player.fences_left} left"
    return f"this pasture takes {needed} wood, you have {count(player.goods, WOOD)}"


def _touches(cells: int, fenced: int) -> bool:
    return border(cells) & border(fenced) != 0
