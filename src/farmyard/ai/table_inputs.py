"""The table in numbers, as one seat sees it: the settings, the round, what is pending, the board by what spaces do."""

from typing import Final

from farmyard.agricola.farm.geometry import ALL_CELLS
from farmyard.agricola.state.board import Board
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.game import FEEDING, HARVESTS, ROUNDS, Agricola
from farmyard.agricola.state.goods import count
from farmyard.agricola.state.goods import text as goods_text
from farmyard.agricola.state.space import Space
from farmyard.ai.afterwards import HARVESTING, OTHERS_TURN, pending
from farmyard.ai.card_inputs import MAJOR_BIT, MOST_KNOWN
from farmyard.ai.farm_inputs import next_harvest
from farmyard.ai.land_inputs import SPECIAL, special_actions
from farmyard.ai.layout import EIGHT, FIVE, Layout, Table, put
from farmyard.kernel.settings import Settings

TABLE: Final = Layout()
_ROUND: Final = TABLE.either("round", *[str(round) for round in range(ROUNDS + 1)])
_TO_HARVEST: Final = TABLE.ladder("rounds to the harvest", 4, 1, 2, 3)
_HARVESTS_LEFT: Final = TABLE.ladder("harvests left", 6)
_SEATS: Final = TABLE.either("seats", "0", "1", "2", "3", "4", "5", "6")
TABLE.bits("original", "family", "with cards", "side job", "draft")
_STARTS: Final = TABLE.either("starts", "self", "next", "later")
_MOVES: Final = TABLE.either("moves", "self", "next", "later")
_OTHERS_HOME: Final = TABLE.ladder("others at home", 12, 1, 2, 3)
TABLE.bits("feeding", "harvesting", "others' turn", "pending a", "pending b")
TABLE.bits(*[f"pending {number}" for number in range(8)])
TABLE.bits(*[f"pending {number + 8}" for number in range(8)])
TABLE.bits(*[f"for sale {number + 1}" for number in range(8)])
TABLE.bits(*[f"for sale {number + 9}" for number in range(8)])
for _what in ("room", "field", "fenced", "stable"):
    TABLE.bits(*[f"{_what} on cell {_cell}" for _cell in range(15)])

_GOODS_SLOTS: Final[dict[str, tuple[int, ...]]] = {
    "3 wood": (3, 4, 6, 9),
    "1 clay": (1, 2, 3, 4, 6),
    "1 reed": (1, 2, 3, 4),
    "fishing": (1, 2, 3, 4),
    "starting player": (1, 2, 3),
    "sheep space": (1, 2, 3, 4),
    "boar space": (1, 2, 3),
    "cattle space": (1, 2, 3),
    "1 stone 2": (1, 2, 3),
    "1 stone 4": (1, 2, 3),
    "traveling players": (1, 2, 3, 4),
    "2 wood": (2, 4, 6),
    "1 wood": (1, 2, 3, 4),
    "4 wood": (4, 8),
    "another 1 clay": (1, 2, 3, 4),
    "2 clay": (2, 4, 6),
    "3 clay": (3, 6),
    "another 1 reed": (1, 2, 3),
}
_ACTION_SLOTS: Final = (
    "rooms", "take grain", "plow", "day laborer", "stable and bake", "occupation", "second occupation", "improvement",
    "fences", "sow", "growth 0", "growth 2", "growth 5", "renovation 2", "renovation 6", "take vegetable",
    "plow and sow", "any animal", "resources", "infirmary",
)  # fmt: skip
_BY_NAME: Final = {
    "side job": "stable and bake",
    "stable and bake": "stable and bake",
    "resource market": "resources",
    "take 1 resource": "resources",
    "reed, stone and food": "resources",
    "2 different resources": "resources",
    "second occupation": "second occupation",
    "lessons (2 food)": "second occupation",
    "lessons (1, 1, then 2 food)": "second occupation",
}
_SLOT_TABLES: Final[dict[str, Table]] = {name: TABLE.place(name, steps) for name, steps in _GOODS_SLOTS.items()}
_SLOT_TABLES.update({name: TABLE.place(name, ()) for name in _ACTION_SLOTS})
TABLE.join(SPECIAL)


class Place:
    """Where an action space is written: its number on the board, the good it gathers, its inputs.

    `before` is what is written for the spaces before it that this board does not have.
    """

    __slots__ = ("space", "kind", "table", "gathers", "before")

    def __init__(self, space: int, kind: int, table: Table, before: bytes) -> None:
        self.space = space
        self.kind = kind
        self.table = table
        self.gathers = len(table) > 3
        self.before = before


def slot_of(space: Space) -> str:
    """What a space is called here, the same in every edition; empty where nothing is learned about it."""
    named = _BY_NAME.get(space.name.lower(), "")
    if named:
        return named
    if not space.tags:
        gathers = goods_text(space.adds)
        return f"another {gathers}" if gathers in ("1 clay", "1 reed") else gathers
    tag = "plow and sow" if "plow and sow" in space.tags else space.tags[0]
    return f"{tag} {space.stage}" if tag in ("1 stone", "growth", "renovation") else tag


_places: Final[dict[Board, list[Place]]] = {}


def places_of(board: Board) -> list[Place]:
    """The spaces of a board in the order of the inputs; the last, with the space -1, ends the row."""
    known = _places.get(board)
    if known is None:
        found: dict[str, Space] = {}
        for space in board.spaces:
            slot = slot_of(space)
            if slot not in found:
                found[slot] = space
        known = []
        absent: list[bytes] = []
        for slot, table in _SLOT_TABLES.items():
            if slot in found:
                known.append(_place(found[slot], table, b"".join(absent)))
                absent = []
            else:
                absent.append(table[0])
        known.append(Place(-1, 0, [b""], b"".join(absent)))
        _places[board] = known
    return known


def _place(space: Space, table: Table, before: bytes) -> Place:
    kind = 0
    while space.adds and not count(space.adds, kind):
        kind += 1
    return Place(space.index, kind, table, before)


def write_table(game: Agricola, seat: int, row: list[bytes]) -> None:
    """What is common to all, and what is special to this seat's point of view."""
    seats = game.seats()
    row.append(head_of(game.round, seats, sort_of(game.settings) + (16 if game.packs else 0)))
    put(row, _STARTS, min((game.starting_player - seat) % seats, 2))
    mover, waiting = pending(game, seat)
    put(row, _MOVES, min((mover - seat) % seats, 2))
    away = 0
    for number, player in enumerate(game.players):
        if number != seat:
            away += player.at_home
    put(row, _OTHERS_HOME, away)
    phase = (1 if game.phase == FEEDING else 0) + (2 if waiting & HARVESTING else 0)
    row.append(FIVE[phase + (4 if waiting & OTHERS_TURN else 0)])
    row.append(EIGHT[waiting & 255])
    row.append(EIGHT[waiting >> 8 & 255])
    row.append(_shop.row_for(game.piles))
    own = game.players[seat]
    rooms, fields, fenced = own.rooms & ALL_CELLS, own.fields & ALL_CELLS, own.fenced & ALL_CELLS
    row.append(cells_of(rooms | fields << 15 | fenced << 30 | (own.stables & ALL_CELLS) << 45))
    write_spaces(game, row)
    row.append(special_actions(game, seat))


_sorts: Final[dict[Settings, int]] = {}
_heads: Final[dict[int, bytes]] = {}


def sort_of(settings: Settings) -> int:
    """The settings that matter to the value, as bits."""
    known = _sorts.get(settings, -1)
    if known < 0:
        if len(_sorts) > MOST_KNOWN:
            _sorts.clear()
        known = (1 if settings.says("edition") == "original" else 0) + (2 if settings.on("family") else 0)
        known += (4 if settings.says("decks") else 0) + (8 if settings.on("side-job") else 0)
        _sorts[settings] = known
    return known


def head_of(round: int, seats: int, sort: int) -> bytes:
    """When and by which settings, written once."""
    key = round | seats << 8 | sort << 16
    known = _heads.get(key)
    if known is None:
        row: list[bytes] = []
        put(row, _ROUND, round)
        put(row, _TO_HARVEST, next_harvest(round) - round)
        put(row, _HARVESTS_LEFT, len([harvest for harvest in HARVESTS if harvest >= round]))
        put(row, _SEATS, seats)
        row.append(FIVE[sort])
        known = b"".join(row)
        _heads[key] = known
    return known


class Shop:
    """The major improvements that were for sale when last looked at, and how they are written."""

    __slots__ = ("piles", "row")

    def __init__(self) -> None:
        self.piles: tuple[tuple[Card, ...], ...] = ()
        self.row = bytes(16)

    def row_for(self, piles: tuple[tuple[Card, ...], ...]) -> bytes:
        if piles is not self.piles:
            bits = 0
            for pile in piles:
                if pile:
                    bits |= MAJOR_BIT.get(pile[-1], 0)
            self.piles = piles
            self.row = EIGHT[bits & 255] + EIGHT[bits >> 8 & 255]
        return self.row


_shop: Final = Shop()
_cells: Final[dict[int, bytes]] = {}


def cells_of(land: int) -> bytes:
    """What is on every cell: four times fifteen bits, written once for each farm."""
    known = _cells.get(land)
    if known is None:
        if len(_cells) > MOST_KNOWN:
            _cells.clear()
        known = b"".join([FIVE[land >> shift & 31] for shift in range(0, 60, 5)])
        _cells[land] = known
    return known


def write_spaces(game: Agricola, row: list[bytes]) -> None:
    """Which action spaces are in play and free, and what lies there."""
    there: list[int] = [0] * len(game.spaces)
    occupants = game.occupants
    for space in game.in_play:
        there[space] = 1 if occupants[space] else 2
    stock = game.stock
    for place in places_of(game.board):
        if place.before:
            row.append(place.before)
        space = place.space
        if space >= 0:
            number = there[space]
            if number == 2 and place.gathers:
                number += count(stock[space], place.kind)
            put(row, place.table, number)
