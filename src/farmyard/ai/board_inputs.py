"""The board in numbers, as one seat sees it: the settings, the round, what is pending, and what spaces do."""

from typing import Final

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
from farmyard.ai.layout import EIGHT, FOUR, THREE, Layout, Table, put
from farmyard.kernel.settings import Settings

BOARD: Final = Layout()
_ROUND: Final = BOARD.either("round", *[str(round) for round in range(ROUNDS + 1)])
_TO_HARVEST: Final = BOARD.ladder("rounds to the harvest", 4, 1, 2, 3)
_HARVESTS_LEFT: Final = BOARD.ladder("harvests left", 6)
_SEATS: Final = BOARD.either("seats", "0", "1", "2", "3", "4", "5", "6")
BOARD.bits("original", "family", "with cards", "side job")
_STARTS: Final = BOARD.either("starts", "self", "next", "later")
_MOVES: Final = BOARD.either("moves", "self", "next", "later")
_OTHERS_HOME: Final = BOARD.ladder("others at home", 12, 1, 2, 3)
BOARD.bits("feeding", "harvesting", "others' turn")
BOARD.bits(*[f"pending {number}" for number in range(8)])
BOARD.bits(*[f"pending {number + 8}" for number in range(8)])
BOARD.bits(*[f"for sale {number + 1}" for number in range(8)])
BOARD.bits(*[f"for sale {number + 9}" for number in range(8)])

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
_SLOT_TABLES: Final[dict[str, Table]] = {name: BOARD.place(name, steps) for name, steps in _GOODS_SLOTS.items()}
_SLOT_TABLES.update({name: BOARD.place(name, ()) for name in _ACTION_SLOTS})
BOARD.join(SPECIAL)


_ABSENT: Final = b"".join([table[0] for table in _SLOT_TABLES.values()])
"""How all spaces are written where none is in play."""
TAKEN: Final = -1


class Place:
    """Where an action space is written: its number on the board, the good it gathers, its inputs and the first of them.

    `lying` is what lay there when it was written last, or that it was taken.
    """

    __slots__ = ("space", "kind", "table", "gathers", "first", "last", "lying")

    def __init__(self, space: int, kind: int, table: Table, first: int) -> None:
        self.space = space
        self.kind = kind
        self.table = table
        self.gathers = len(table) > 3
        self.first = first
        self.last = first + len(table[0])
        self.lying = TAKEN

    def written(self, lying: int) -> bytes:
        """The inputs of the space."""
        if lying == TAKEN:
            return self.table[1]
        goods = count(lying, self.kind) if self.gathers else 0
        return self.table[min(2 + goods, len(self.table) - 1)]


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
    """The spaces of a board in the order of the inputs."""
    known = _places.get(board)
    if known is None:
        found: dict[str, Space] = {}
        for space in board.spaces:
            slot = slot_of(space)
            if slot not in found:
                found[slot] = space
        known = []
        first = 0
        for slot, table in _SLOT_TABLES.items():
            if slot in found:
                known.append(_place(found[slot], table, first))
            first += len(table[0])
        _places[board] = known
    return known


def _place(space: Space, table: Table, first: int) -> Place:
    kind = 0
    while space.adds and not count(space.adds, kind):
        kind += 1
    return Place(space.index, kind, table, first)


def moment(game: Agricola, seat: int) -> int:
    """The round, who starts and who moves, what is pending and what is for sale, as one number."""
    seats = game.seats()
    mover, waiting = pending(game, seat)
    away = 0
    for number, player in enumerate(game.players):
        if number != seat:
            away += player.at_home
    state = game.round | min((game.starting_player - seat) % seats, 2) << 4 | min((mover - seat) % seats, 2) << 6
    state |= min(away, 15) << 8 | waiting << 14 | _shop.bits_for(game.piles) << 32
    return state | (1 << 12 if game.phase == FEEDING else 0)


def write_board(game: Agricola, seat: int, state: int) -> bytes:
    """What is common to all, and what is special to a seat's point of view."""
    head = head_of(state, game.seats(), sort_of(game.settings))
    return head + pending_of(state) + scene_of(game).write(game) + special_actions(game, seat)


_sorts: Final[dict[Settings, int]] = {}
_heads: Final[dict[int, bytes]] = {}
_pending: Final[dict[int, bytes]] = {}


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


def head_of(state: int, seats: int, sort: int) -> bytes:
    """When it is, by which settings, and who moves, written once."""
    key = state & 0xFFF | seats << 12 | sort << 16
    known = _heads.get(key)
    if known is None:
        round = state & 15
        row: list[bytes] = []
        put(row, _ROUND, round)
        put(row, _TO_HARVEST, next_harvest(round) - round)
        put(row, _HARVESTS_LEFT, len([harvest for harvest in HARVESTS if harvest >= round]))
        put(row, _SEATS, seats)
        row.append(FOUR[sort])
        put(row, _STARTS, state >> 4 & 3)
        put(row, _MOVES, state >> 6 & 3)
        put(row, _OTHERS_HOME, state >> 8 & 15)
        known = b"".join(row)
        _heads[key] = known
    return known


def pending_of(state: int) -> bytes:
    """What is pending and what is for sale, written once."""
    key = state >> 12
    known = _pending.get(key)
    if known is None:
        if len(_pending) > MOST_KNOWN:
            _pending.clear()
        waiting = state >> 14
        phase = (state >> 12 & 1) + (2 if waiting & HARVESTING else 0)
        row = [THREE[phase + (4 if waiting & OTHERS_TURN else 0)], EIGHT[waiting & 255], EIGHT[waiting >> 8 & 255]]
        known = b"".join([*row, EIGHT[state >> 32 & 255], EIGHT[state >> 40 & 255]])
        _pending[key] = known
    return known


class Shop:
    """The major improvements that were for sale when last looked at, as bits."""

    __slots__ = ("piles", "bits")

    def __init__(self) -> None:
        self.piles: tuple[tuple[Card, ...], ...] = ()
        self.bits = 0

    def bits_for(self, piles: tuple[tuple[Card, ...], ...]) -> int:
        if piles is not self.piles:
            self.bits = 0
            for pile in piles:
                if pile:
                    self.bits |= MAJOR_BIT.get(pile[-1], 0)
            self.piles = piles
        return self.bits


_shop: Final = Shop()


class Scene:
    """The spaces in play in the order of the inputs, and how all spaces were written last.

    Positions that are written one after another differ in few spaces, so little of it changes.
    """

    __slots__ = ("places", "row")

    def __init__(self, board: Board, in_play: tuple[int, ...]) -> None:
        there = [place for place in places_of(board) if place.space in in_play]
        self.places = [Place(place.space, place.kind, place.table, place.first) for place in there]
        self.row = _ABSENT
        for place in self.places:
            self.change(place, TAKEN)

    def write(self, game: Agricola) -> bytes:
        """For every space: whether it is in play, whether it is free, and what lies there."""
        stock = game.stock
        occupants = game.occupants
        for place in self.places:
            lying = TAKEN if occupants[place.space] else stock[place.space]
            if lying != place.lying:
                self.change(place, lying)
        return self.row

    def change(self, place: Place, lying: int) -> None:
        """Write a single space anew."""
        place.lying = lying
        self.row = self.row[: place.first] + place.written(lying) + self.row[place.last :]


class Outlook:
    """The spaces that were in play when last looked at."""

    __slots__ = ("board", "in_play", "scene")

    def __init__(self) -> None:
        self.board: Board | None = None
        self.in_play: tuple[int, ...] = ()
        self.scene: Scene | None = None


_outlook: Final = Outlook()
_scenes: Final[dict[tuple[Board, tuple[int, ...]], Scene]] = {}


def scene_of(game: Agricola) -> Scene:
    """The spaces that are in play in a game."""
    scene = _outlook.scene
    if scene is None or game.in_play is not _outlook.in_play or game.board is not _outlook.board:
        key = (game.board, game.in_play)
        scene = _scenes.get(key)
        if scene is None:
            if len(_scenes) > MOST_KNOWN:
                _scenes.clear()
            scene = Scene(game.board, game.in_play)
            _scenes[key] = scene
        _outlook.board, _outlook.in_play, _outlook.scene = game.board, game.in_play, scene
    return scene
