"""What only some tables have, in numbers: tiles, further goods and animals, needs beside food, special actions.

A table without all that writes nothing but zeros, in one piece.
"""

from typing import Final

from farmyard.agricola.state.board import Board
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import WOOD, count, new_animal, new_good
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.special import FACE_DOWN, KEPT, OPEN
from farmyard.agricola.state.tiles import new_tile
from farmyard.agricola.words.special import Special
from farmyard.ai.layout import Layout, put

LAND: Final = Layout()
_FUEL: Final = LAND.ladder("fuel", 12, 1, 2, 3, 5)
_HORSES: Final = LAND.ladder("horses", 12, 1, 2, 3)
_FORESTS: Final = LAND.ladder("forests", 8, 1)
_MOORS: Final = LAND.ladder("moors", 6, 1)
_ILL: Final = LAND.ladder("ill", 5, 1)
_NEEDED: Final = LAND.ladder("fuel needed", 8)
_SHORT: Final = LAND.ladder("fuel short", 8, 1, 2, 3)
_REALLY_SHORT: Final = LAND.ladder("fuel short after wood", 8, 1, 2, 3)
NO_LAND: Final = bytes(len(LAND.names))

FIRST_GUESS: Final[dict[str, tuple[float, float]]] = {
    "fuel": (0.6, 0.0),
    "horses": (1.2, 1.0),
    "horses 1+": (1.0, 1.0),
    "forests": (0.5, 0.0),
    "moors": (0.5, 0.0),
    "ill": (-1.5, -2.0),
    "fuel short": (-0.3, -0.3),
    "fuel short after wood": (-1.5, -2.0),
}
"""Points at the beginning and at the end of a game, before anything has been learned about an input."""

FUEL: Final = new_good("fuel")
HORSE: Final = new_animal("horse")
FOREST: Final = new_tile("forest")
MOOR: Final = new_tile("moor")


def first_guess_of(name: str, done: float) -> float:
    """What an input is worth in points when so much of a game is over, as far as nothing else is known."""
    early, late = FIRST_GUESS.get(name, (0.0, 0.0))
    return early + (late - early) * done


def write_land_of(game: Agricola, seat: int, player: Player, row: list[bytes]) -> None:
    """The tiles, further goods and ill people of one player, and what the next harvest takes beside food."""
    if not game.board.needs:
        row.append(NO_LAND)
        return
    goods = player.goods
    fuel = count(goods, FUEL)
    put(row, _FUEL, fuel)
    put(row, _HORSES, count(goods, HORSE))
    put(row, _FORESTS, player.showing(FOREST).bit_count())
    put(row, _MOORS, player.showing(MOOR).bit_count())
    put(row, _ILL, player.ill)
    needed = 0
    for need in game.board.needs:
        if need.good == FUEL:
            needed += need.of.of(game, seat)
    put(row, _NEEDED, needed)
    put(row, _SHORT, needed - fuel)
    put(row, _REALLY_SHORT, needed - fuel - count(goods, WOOD))


SPECIAL: Final = Layout()
_ACTIONS: Final = (
    "Fell Trees", "Slash and Burn", "Cut Peat", "Horse Coper", "Hiring Fair", "Black Market", "Clandestine Work",
)  # fmt: skip
_TAKEN: Final = [SPECIAL.either(name.lower(), "free", "for food", "closed") for name in _ACTIONS]
NO_SPECIAL: Final = bytes(len(SPECIAL.names))
_specials: Final[dict[tuple[Board, tuple[int, ...], int], bytes]] = {}
_MOST: Final = 5_000


def special_actions(game: Agricola, seat: int) -> bytes:
    """How each special action can be had by a seat now, written once for each way the cards lie."""
    places = game.specials
    if not places:
        return NO_SPECIAL
    key = (game.board, places, seat)
    known = _specials.get(key)
    if known is None:
        if len(_specials) > _MOST:
            _specials.clear()
        known = b"".join(_ways(game.board, places, seat))
        _specials[key] = known
    return known


def _ways(board: Board, places: tuple[int, ...], seat: int) -> list[bytes]:
    best = [2] * len(_ACTIONS)
    for card, place in zip(board.special_cards, places):
        way = _way(place, seat)
        for action in card.actions:
            if isinstance(action, Special) and action.name in _ACTIONS:
                number = _ACTIONS.index(action.name)
                best[number] = min(best[number], way)
    return [table[way] for table, way in zip(_TAKEN, best)]


def _way(place: int, seat: int) -> int:
    """0: free, 1: for food, 2: not at all."""
    if place in (OPEN, KEPT):
        return 0
    return 1 if 0 <= place < FACE_DOWN and place != seat else 2
