"""How a farmyard lies, in numbers: what is on each cell, fields with their crops, pastures, what is left."""

from typing import Final

from farmyard.agricola.farm.geometry import ALL_CELLS, around
from farmyard.agricola.state.goods import GRAIN, VEGETABLE, count
from farmyard.agricola.state.player import Player
from farmyard.ai.card_inputs import MOST_KNOWN
from farmyard.ai.layout import FIVE, Layout, put

CELLS: Final = Layout()
for _what in ("room", "field", "fenced", "stable"):
    CELLS.bits(*[f"{_what} on cell {_cell}" for _cell in range(15)])
YARD: Final = Layout()
_FIELDS: Final = YARD.ladder("fields", 8, 1, 2, 3, 4, 5)
_EMPTY_FIELDS: Final = YARD.ladder("empty fields", 6, 1, 2, 3)
_GRAIN_FIELDS: Final = YARD.ladder("grain fields", 6, 1, 2)
_VEGETABLE_FIELDS: Final = YARD.ladder("vegetable fields", 4, 1, 2)
_GRAIN_SOWN: Final = YARD.ladder("grain on fields", 15)
_VEGETABLE_SOWN: Final = YARD.ladder("vegetables on fields", 8)
_FIELD_SITES: Final = YARD.ladder("field sites", 13, 1, 2)
_PASTURES: Final = YARD.ladder("pastures", 5, 1, 2, 3, 4)
_FENCED: Final = YARD.ladder("fenced cells", 12, 1, 2, 4)
_STABLES: Final = YARD.ladder("stables", 4, 1, 2, 3, 4)
_FENCED_STABLES: Final = YARD.ladder("fenced stables", 4)
_FENCES: Final = YARD.ladder("fences", 15, 4, 10, 15)
_UNUSED: Final = YARD.ladder("unused cells", 13, 2, 5, 8)


FarmyardKey = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...]]


class Farmyard:
    """How a farmyard lies, and how it is written: the cells, the fields with their crops, the pastures.

    Its key is a text: a tuple would be looked through whenever it is looked for.
    """

    __slots__ = (
        "key", "land", "rooms", "fields", "stables", "blocked", "fences", "pastures", "crops", "homes", "room_sites",
        "empty_fields", "grain", "vegetables", "cells", "row",
    )  # fmt: skip

    def __init__(self, player: Player, key: FarmyardKey) -> None:
        self.key = repr(key)
        self.land = player.land
        self.rooms = player.rooms
        self.fields = player.fields
        self.stables = player.stables
        self.blocked = player.blocked
        self.fences = player.fences
        self.pastures = player.pastures
        self.crops = crops_of(player)
        self.homes = player.rooms.bit_count()
        self.room_sites = player.room_sites.bit_count()
        self.empty_fields = self.grain = self.vegetables = 0
        self.cells = self.write_cells(player.fenced)
        row: list[bytes] = []
        self.write_fields(row)
        self.write_pastures(row, player.fenced, player.unused)
        self.row = b"".join(row)

    def is_that_of(self, player: Player) -> bool:
        """Whether it is surely still a player's: what seldom changes is the same object then."""
        if self.rooms != player.rooms or self.fields != player.fields or self.stables != player.stables:
            return False
        if self.land != player.land or self.blocked != player.blocked or self.fences != player.fences:
            return False
        return self.pastures is player.pastures and self.crops is crops_of(player)

    def write_cells(self, fenced: int) -> bytes:
        """What is on every cell of the board: four times fifteen bits."""
        rooms, fields, fenced = self.rooms & ALL_CELLS, self.fields & ALL_CELLS, fenced & ALL_CELLS
        land = rooms | fields << 15 | fenced << 30 | (self.stables & ALL_CELLS) << 45
        return b"".join([FIVE[land >> shift & 31] for shift in range(0, 60, 5)])

    def write_fields(self, row: list[bytes]) -> None:
        grain_fields = vegetable_fields = 0
        for crop in self.crops:
            if crop:
                grains = count(crop, GRAIN)
                if grains:
                    grain_fields += 1
                    self.grain += grains
                greens = count(crop, VEGETABLE)
                if greens:
                    vegetable_fields += 1
                    self.vegetables += greens
        fields = self.fields.bit_count()
        put(row, _FIELDS, fields)
        self.empty_fields = fields - grain_fields - vegetable_fields
        put(row, _EMPTY_FIELDS, self.empty_fields)
        put(row, _GRAIN_FIELDS, grain_fields)
        put(row, _VEGETABLE_FIELDS, vegetable_fields)
        put(row, _GRAIN_SOWN, self.grain)
        put(row, _VEGETABLE_SOWN, self.vegetables)

    def write_pastures(self, row: list[bytes], fenced: int, free: int) -> None:
        put(row, _FIELD_SITES, (free & around(self.fields)).bit_count() if self.fields else free.bit_count())
        put(row, _PASTURES, len(self.pastures))
        put(row, _FENCED, fenced.bit_count())
        put(row, _STABLES, self.stables.bit_count())
        put(row, _FENCED_STABLES, (self.stables & fenced).bit_count())
        put(row, _FENCES, self.fences.bit_count())
        put(row, _UNUSED, free.bit_count())


def crops_of(player: Player) -> tuple[int, ...]:
    """What stands on fields and plots, where there are any."""
    return player.crops if player.fields or player.plots else ()


class LastFarmyard:
    """The farmyard that was looked at last, which most positions that are written together have in common."""

    __slots__ = ("farmyard",)

    def __init__(self) -> None:
        self.farmyard: Farmyard | None = None


_last: Final = LastFarmyard()
_farmyards: Final[dict[FarmyardKey, Farmyard]] = {}


def farmyard_of(player: Player) -> Farmyard:
    """A player's farmyard, looked through once for each way it lies."""
    known = _last.farmyard
    if known is not None and known.is_that_of(player):
        return known
    land, yard = player.rooms | player.fields << 31, player.stables | player.blocked << 31
    key = (player.land, land, yard, player.fences, player.pastures, crops_of(player))
    known = _farmyards.get(key)
    if known is None:
        if len(_farmyards) > MOST_KNOWN:
            _farmyards.clear()
        known = Farmyard(player, key)
        _farmyards[key] = known
    known.pastures, known.crops = player.pastures, crops_of(player)
    _last.farmyard = known
    return known


def cells_of(player: Player) -> bytes:
    """What is on every cell of the board."""
    return farmyard_of(player).cells
