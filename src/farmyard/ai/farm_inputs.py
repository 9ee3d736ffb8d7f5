"""One player's farm in numbers, as everybody sees it: the same inputs for the own farm and for those of others."""

from typing import Final

from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.farm.geometry import ALL_CELLS, around
from farmyard.agricola.rules.build import ROOMS
from farmyard.agricola.rules.payment import prices_of
from farmyard.agricola.rules.renovate import renovation
from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.game import HARVESTS, ROUNDS, Agricola
from farmyard.agricola.state.goods import (
    BITS,
    BOAR,
    CATTLE,
    CLAY,
    FIELD,
    FOOD,
    GRAIN,
    ONE,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    count,
    covers,
)
from farmyard.agricola.state.player import STONE_HOUSE, Player
from farmyard.ai.card_inputs import MOST_KNOWN, held_by, played_by
from farmyard.ai.land_inputs import HORSE, LAND, write_land_of
from farmyard.ai.layout import EIGHT, FIVE, SIX, Layout, put

CELLS: Final = Layout()
for _what in ("room", "field", "fenced", "stable"):
    CELLS.bits(*[f"{_what} on cell {_cell}" for _cell in range(15)])
FARM: Final = Layout()
_WOOD: Final = FARM.ladder("wood", 20, 1, 2, 3, 4, 5, 6, 8, 10, 13)
_CLAY: Final = FARM.ladder("clay", 15, 1, 2, 3, 4, 5, 7)
_REED: Final = FARM.ladder("reed", 10, 1, 2, 3, 4)
_STONE: Final = FARM.ladder("stone", 12, 1, 2, 3, 4, 5)
_GRAIN: Final = FARM.ladder("grain", 10, 1, 2, 3)
_VEGETABLE: Final = FARM.ladder("vegetables", 8, 1, 2)
_FOOD: Final = FARM.ladder("food", 25, 1, 2, 3, 4, 6, 8, 10)
_SHEEP: Final = FARM.ladder("sheep", 12, 1, 2, 3, 4, 6, 8)
_BOAR: Final = FARM.ladder("boar", 10, 1, 2, 3, 5, 7)
_CATTLE: Final = FARM.ladder("cattle", 10, 1, 2, 3, 4, 6)
_TO_PAY_FOR: Final = MAJORS[4:10]
"""Majors whose prices are of two kinds of goods."""
FARM.bits(*[f"goods for {major.name}" for major in _TO_PAY_FOR])
_PEOPLE: Final = FARM.ladder("people", 5, 3, 4, 5)
_NEWBORNS: Final = FARM.ladder("newborns", 3, 1)
_AT_HOME: Final = FARM.ladder("at home", 5, 1, 2, 3)
_ROOMS: Final = FARM.ladder("rooms", 8, 3, 4, 5, 6)
_FREE_ROOMS: Final = FARM.ladder("free rooms", 3, 1, 2)
_HOUSE: Final = FARM.either("house", "wood", "clay", "stone")
_CLAY_ROOMS: Final = FARM.ladder("clay rooms", 8)
_STONE_ROOMS: Final = FARM.ladder("stone rooms", 8)
MOST_ROOMS: Final = 3
ROOM_PARTS: Final = 7
_ROOM_GOODS: Final = FARM.ladder("goods for rooms", MOST_ROOMS, 1, 2)
_HALF_ROOM: Final = FARM.ladder("parts of a room", ROOM_PARTS, 5, 6, 7)
_RENOVATION: Final = FARM.ladder("goods for renovation", 1)
_ROOM_SITES: Final = FARM.ladder("room sites", 8, 1)
_FIELDS: Final = FARM.ladder("fields", 8, 1, 2, 3, 4, 5)
_EMPTY_FIELDS: Final = FARM.ladder("empty fields", 6, 1, 2, 3)
_GRAIN_FIELDS: Final = FARM.ladder("grain fields", 6, 1, 2)
_VEGETABLE_FIELDS: Final = FARM.ladder("vegetable fields", 4, 1, 2)
_GRAIN_SOWN: Final = FARM.ladder("grain on fields", 15)
_VEGETABLE_SOWN: Final = FARM.ladder("vegetables on fields", 8)
_ALL_GRAIN: Final = FARM.ladder("all grain", 15, 1, 4, 6, 8)
_ALL_VEGETABLES: Final = FARM.ladder("all vegetables", 8, 1, 2, 3, 4)
_SOWABLE: Final = FARM.ladder("fields to be sown", 4, 1, 2, 3)
_FIELD_SITES: Final = FARM.ladder("field sites", 13, 1, 2)
_PASTURES: Final = FARM.ladder("pastures", 5, 1, 2, 3, 4)
_FENCED: Final = FARM.ladder("fenced cells", 12, 1, 2, 4)
_STABLES: Final = FARM.ladder("stables", 4, 1, 2, 3, 4)
_FENCED_STABLES: Final = FARM.ladder("fenced stables", 4)
_FENCES: Final = FARM.ladder("fences", 15, 4, 10, 15)
_CAPACITY: Final = FARM.ladder("animal places", 40, 2, 3, 5, 7, 10, 14)
_SPARE: Final = FARM.ladder("spare places", 20, 1, 2, 3, 5)
_UNUSED: Final = FARM.ladder("unused cells", 13, 2, 5, 8)
_BEGGING: Final = FARM.ladder("begging", 20, 1, 2)
_BONUS: Final = FARM.ladder("bonus points", 15, 1)
_NEED: Final = FARM.ladder("food needed", 15)
_SHORT: Final = FARM.ladder("food short", 12, 1, 2, 3, 4, 6, 8)
_REALLY_SHORT: Final = FARM.ladder("food short after cooking", 12, 1, 2, 3, 4, 6, 8)
_OVER: Final = FARM.ladder("food to spare", 15, 1, 3)
_COOK_SHEEP: Final = FARM.ladder("sheep cooks to", 4, 1)
_COOK_BOAR: Final = FARM.ladder("boar cooks to", 4, 1, 3)
_COOK_CATTLE: Final = FARM.ladder("cattle cook to", 5, 1, 4)
_COOK_VEGETABLE: Final = FARM.ladder("vegetable cooks to", 4, 2, 3)
_BAKE: Final = FARM.ladder("grain bakes to", 6, 2, 3, 4, 5)
_COOKABLE: Final = FARM.ladder("food from animals", 25, 1, 4, 8)
_SOON: Final = FARM.ladder("food promised before the harvest", 10, 1)
_LATER: Final = FARM.ladder("goods promised later", 20, 1)
_IMPROVEMENTS: Final = FARM.ladder("points of improvements", 20)
_MINORS: Final = FARM.ladder("minor improvements", 8, 1)
_OCCUPATIONS: Final = FARM.ladder("occupations", 8, 1, 2, 3)
_HAND_MINORS: Final = FARM.ladder("minor improvements in hand", 8)
_HAND_OCCUPATIONS: Final = FARM.ladder("occupations in hand", 8)
_JOINERY_WOOD: Final = FARM.ladder("wood to be scored", 7, 3, 5, 7)
_POTTERY_CLAY: Final = FARM.ladder("clay to be scored", 7, 3, 5, 7)
_BASKET_REED: Final = FARM.ladder("reed to be scored", 7, 2, 4, 5)
FARM.bits(*[f"owns major {number + 1}" for number in range(8)])
FARM.bits(*[f"owns major {number + 9}" for number in range(8)])
FARM.join(LAND)


_FOUR_KINDS: Final = (1 << 4 * BITS) - 1
"""Of so many kinds a bundle is no long number, which is faster to take apart."""


class Stock:
    """A bundle of goods, taken apart once, and how it is written."""

    __slots__ = (
        "wood", "clay", "reed", "stone", "grain", "vegetables", "food", "sheep", "boar", "cattle", "horses", "row",
    )  # fmt: skip

    def __init__(self, goods: int) -> None:
        four = goods & _FOUR_KINDS
        self.wood = count(four, WOOD)
        self.clay = count(four, CLAY)
        self.reed = count(four, REED)
        self.stone = count(four, STONE)
        four = goods >> BITS * GRAIN & _FOUR_KINDS
        self.grain = four & FIELD
        self.vegetables = count(four, VEGETABLE - GRAIN)
        self.food = count(four, FOOD - GRAIN)
        self.sheep = count(four, SHEEP - GRAIN)
        four = goods >> BITS * BOAR & _FOUR_KINDS
        self.boar = four & FIELD
        self.cattle = count(four, CATTLE - BOAR)
        self.horses = count(four, HORSE - BOAR)
        row: list[bytes] = []
        put(row, _WOOD, self.wood)
        put(row, _CLAY, self.clay)
        put(row, _REED, self.reed)
        put(row, _STONE, self.stone)
        put(row, _GRAIN, self.grain)
        put(row, _VEGETABLE, self.vegetables)
        put(row, _FOOD, self.food)
        put(row, _SHEEP, self.sheep)
        put(row, _BOAR, self.boar)
        put(row, _CATTLE, self.cattle)
        payable = 0
        for number, major in enumerate(_TO_PAY_FOR):
            if covers(goods, major.prices[0].goods):
                payable |= 1 << number
        row.append(SIX[payable])
        self.row = b"".join(row)


class Kitchen:
    """What animals and vegetables are cooked to, and how it is written; `meals` are what was written of feeding."""

    __slots__ = ("sheep", "boar", "cattle", "horse", "vegetable", "row", "meals")

    def __init__(self, conversions: tuple[Conversion, ...]) -> None:
        self.sheep = self.boar = self.cattle = self.horse = 0
        self.vegetable = 1
        for conversion in conversions:
            food = count(conversion.gain, FOOD)
            if conversion.give == ONE[VEGETABLE]:
                self.vegetable = max(self.vegetable, food)
            elif conversion.give == ONE[SHEEP]:
                self.sheep = food
            elif conversion.give == ONE[BOAR]:
                self.boar = food
            elif conversion.give == ONE[CATTLE]:
                self.cattle = food
            elif conversion.give == ONE[HORSE]:
                self.horse = food
        row: list[bytes] = []
        put(row, _COOK_SHEEP, self.sheep)
        put(row, _COOK_BOAR, self.boar)
        put(row, _COOK_CATTLE, self.cattle)
        put(row, _COOK_VEGETABLE, self.vegetable)
        self.row = b"".join(row)
        self.meals: dict[int, bytes] = {}


_stocks: Final[dict[int, Stock]] = {}
_kitchens: Final[dict[tuple[Conversion, ...], Kitchen]] = {}


def stock_of(goods: int) -> Stock:
    known = _stocks.get(goods)
    if known is None:
        if len(_stocks) > MOST_KNOWN:
            _stocks.clear()
        known = Stock(goods)
        _stocks[goods] = known
    return known


def kitchen_of(conversions: tuple[Conversion, ...]) -> Kitchen:
    known = _kitchens.get(conversions)
    if known is None:
        if len(_kitchens) > MOST_KNOWN:
            _kitchens.clear()
        known = Kitchen(conversions)
        _kitchens[conversions] = known
    return known


def remember(known: dict[int, bytes], key: int, row: list[bytes]) -> bytes:
    """Keep what was written under a key."""
    if len(known) > MOST_KNOWN:
        known.clear()
    written = b"".join(row)
    known[key] = written
    return written


class Farmyard:
    """How a farmyard lies, and how it is written: the cells, the fields with their crops, the pastures."""

    __slots__ = (
        "land", "rooms", "fields", "stables", "blocked", "fences", "pastures", "crops", "homes", "room_sites",
        "empty_fields", "grain", "vegetables", "cells_row", "fields_row", "pastures_row", "unused_row",
    )  # fmt: skip

    def __init__(self, player: Player) -> None:
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
        self.cells_row = self.write_cells(player.fenced)
        self.fields_row = b"".join(self.write_fields())
        self.pastures_row = b"".join(self.write_pastures(player.fenced, player.unused))
        self.unused_row = _UNUSED[min(player.unused.bit_count(), len(_UNUSED) - 1)]

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

    def write_fields(self) -> list[bytes]:
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
        row: list[bytes] = []
        fields = self.fields.bit_count()
        put(row, _FIELDS, fields)
        self.empty_fields = fields - grain_fields - vegetable_fields
        put(row, _EMPTY_FIELDS, self.empty_fields)
        put(row, _GRAIN_FIELDS, grain_fields)
        put(row, _VEGETABLE_FIELDS, vegetable_fields)
        put(row, _GRAIN_SOWN, self.grain)
        put(row, _VEGETABLE_SOWN, self.vegetables)
        return row

    def write_pastures(self, fenced: int, free: int) -> list[bytes]:
        row: list[bytes] = []
        put(row, _FIELD_SITES, (free & around(self.fields)).bit_count() if self.fields else free.bit_count())
        put(row, _PASTURES, len(self.pastures))
        put(row, _FENCED, fenced.bit_count())
        put(row, _STABLES, self.stables.bit_count())
        put(row, _FENCED_STABLES, (self.stables & fenced).bit_count())
        put(row, _FENCES, self.fences.bit_count())
        return row


def crops_of(player: Player) -> tuple[int, ...]:
    """What stands on fields and plots, where there are any."""
    return player.crops if player.fields or player.plots else ()


class LastFarmyard:
    """The farmyard that was looked at last, which most positions that are written together have in common."""

    __slots__ = ("farmyard",)

    def __init__(self) -> None:
        self.farmyard: Farmyard | None = None


_last: Final = LastFarmyard()
_farmyards: Final[dict[tuple[int, int, int, int, tuple[int, ...], tuple[int, ...]], Farmyard]] = {}


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
        known = Farmyard(player)
        _farmyards[key] = known
    known.pastures, known.crops = player.pastures, crops_of(player)
    _last.farmyard = known
    return known


def cells_of(player: Player) -> bytes:
    """What is on every cell of the board."""
    return farmyard_of(player).cells_row


USUAL: Final = -1


def prospects_of(game: Agricola, seat: int) -> int:
    """What played cards make of prices and points, packed into a number; USUAL without any such cards.

    The rooms that could be paid for, four bits; the parts of a room, three; a renovation, one; bonus points.
    """
    player = game.players[seat]
    scoring = played_by(player).scoring
    if not player.changes and not scoring:
        return USUAL
    points = player.bonus
    for bonus in scoring:
        points += bonus.points(game, seat)
    goods = player.goods
    parts = rooms = 0
    for price in prices_of(game, seat, ROOMS[player.house]):
        parts = max(parts, ROOM_PARTS - missing_of(goods, price))
        rooms = max(rooms, times(goods, price))
    better = 0
    if player.house < STONE_HOUSE:
        for price in prices_of(game, seat, renovation(player, player.house + 1)):
            if covers(goods, price):
                better = 1
    return rooms | parts << 4 | better << 7 | max(0, points) << 8


def missing_of(goods: int, price: int) -> int:
    """How many goods of a price are missing."""
    if price <= _FOUR_KINDS:
        goods &= _FOUR_KINDS
    number = 0
    while price:
        number += max(0, (price & FIELD) - (goods & FIELD))
        price >>= BITS
        goods >>= BITS
    return number


def times(goods: int, price: int) -> int:
    """How often goods cover a price, as far as it matters."""
    if price <= _FOUR_KINDS:
        goods &= _FOUR_KINDS
    number = MOST_ROOMS
    while price:
        needed = price & FIELD
        if needed:
            number = min(number, (goods & FIELD) // needed)
        price >>= BITS
        goods >>= BITS
    return number


def usual_prospects(player: Player, stock: Stock, homes: int) -> int:
    """The same without any cards."""
    house = player.house
    material = stock.wood if house == 0 else stock.clay if house == 1 else stock.stone
    better = stock.clay if house == 0 else stock.stone if house == 1 else 0
    rooms = min(material // 5, stock.reed // 2, MOST_ROOMS)
    parts = min(material, 5) + min(stock.reed, 2)
    renovates = 1 if better >= homes and stock.reed else 0
    return rooms | parts << 4 | renovates << 7 | max(0, player.bonus) << 8


def write_farm(game: Agricola, seat: int, row: list[bytes], prospects: int = USUAL) -> None:
    """What everybody sees of one player; the prospects that cards give are those of the own farm only."""
    player = game.players[seat]
    stock = stock_of(player.goods)
    farmyard = farmyard_of(player)
    if prospects == USUAL:
        prospects = usual_prospects(player, stock, farmyard.homes)
    row.append(stock.row)
    row.append(home_of(player, farmyard, prospects))
    row.append(farmyard.fields_row)
    put(row, _ALL_GRAIN, farmyard.grain + stock.grain)
    put(row, _ALL_VEGETABLES, farmyard.vegetables + stock.vegetables)
    put(row, _SOWABLE, min(farmyard.empty_fields, stock.grain + stock.vegetables))
    row.append(farmyard.pastures_row)
    places = places_for_animals(player)
    put(row, _CAPACITY, places)
    put(row, _SPARE, places - stock.sheep - stock.boar - stock.cattle - stock.horses)
    row.append(farmyard.unused_row)
    put(row, _BEGGING, player.begging)
    put(row, _BONUS, prospects >> 8)
    row.append(meals_of(game, seat, player, stock))
    row.append(cards_of(player, stock))
    write_land_of(game, seat, player, row)


_homes: Final[dict[int, bytes]] = {}


def home_of(player: Player, farmyard: Farmyard, prospects: int) -> bytes:
    """The family, its house and what is there to enlarge it."""
    rooms, house, people = farmyard.homes, player.house, player.people
    key = people | player.newborns << 4 | player.at_home << 8 | house << 12 | (prospects & 255) << 16
    key |= rooms << 24 | farmyard.room_sites << 32
    known = _homes.get(key)
    if known is not None:
        return known
    row: list[bytes] = []
    put(row, _PEOPLE, people)
    put(row, _NEWBORNS, player.newborns)
    put(row, _AT_HOME, player.at_home)
    put(row, _ROOMS, rooms)
    put(row, _FREE_ROOMS, rooms - people)
    put(row, _HOUSE, house)
    put(row, _CLAY_ROOMS, rooms if house == 1 else 0)
    put(row, _STONE_ROOMS, rooms if house == 2 else 0)
    put(row, _ROOM_GOODS, prospects & 15)
    put(row, _HALF_ROOM, prospects >> 4 & 7)
    put(row, _RENOVATION, prospects >> 7 & 1)
    put(row, _ROOM_SITES, farmyard.room_sites)
    return remember(_homes, key, row)


def places_for_animals(player: Player) -> int:
    """How many animals could live on a farm, if all were of the first kind."""
    housing = player.housing
    places = housing.singles
    for pen in housing.pens:
        places += pen[0]
    return places


def meals_of(game: Agricola, seat: int, player: Player, stock: Stock) -> bytes:
    """The food that is needed at the next harvest, and what there is to make it of."""
    seats = game.seats()
    kitchen = kitchen_of(player.conversions)
    promised = promises(game, seat) if player.cards else 0
    soon, later = promised & 0xFF, min(promised >> 8, 63)
    need = player.people * (3 if seats == 1 else 2)
    if next_harvest(game.round) == game.round:
        need -= player.newborns * (2 if seats == 1 else 1)
    herd = kitchen.sheep * stock.sheep + kitchen.boar * stock.boar + kitchen.cattle * stock.cattle
    herd += kitchen.horse * stock.horses
    short = need - stock.food - soon
    really = max(0, min(short - herd - kitchen.vegetable * stock.vegetables - stock.grain, 63))
    short, herd = max(-31, min(short, 31)), min(herd, 63)
    baked = player.ovens[0].food if player.ovens else 0
    key = need | short + 32 << 8 | really << 16 | baked << 24 | herd << 32 | soon << 40 | later << 48
    known = kitchen.meals.get(key)
    if known is not None:
        return known
    row: list[bytes] = []
    put(row, _NEED, need)
    put(row, _SHORT, short)
    put(row, _REALLY_SHORT, really)
    put(row, _OVER, -short)
    row.append(kitchen.row)
    put(row, _BAKE, baked)
    put(row, _COOKABLE, herd)
    put(row, _SOON, soon)
    put(row, _LATER, later)
    return remember(kitchen.meals, key, row)


class Promised:
    """What lay ready on the spaces of rounds to come when last looked at, added up for each seat."""

    __slots__ = ("promised", "round", "sums")

    def __init__(self) -> None:
        self.promised: tuple[int, ...] = ()
        self.round = -1
        self.sums: list[int] = []

    def sum_for(self, game: Agricola, seat: int) -> int:
        if game.promised is not self.promised or game.round != self.round:
            self.promised, self.round = game.promised, game.round
            seats = game.seats()
            self.sums = [added_up(self.promised, self.round, other, seats) for other in range(seats)]
        return self.sums[seat]


_promised: Final = Promised()


def promises(game: Agricola, seat: int) -> int:
    """The food that lies ready for a seat before the next harvest, and above eight bits all goods that lie ready."""
    return _promised.sum_for(game, seat)


def added_up(promised: tuple[int, ...], now: int, seat: int, seats: int) -> int:
    soon = later = 0
    harvest = next_harvest(now)
    for round in range(now + 1, ROUNDS + 1):
        goods = promised[(round - 1) * seats + seat]
        if goods:
            if round <= harvest:
                soon += count(goods, FOOD)
            later += total(goods)
    return min(soon, 0xFF) | later << 8


def total(goods: int) -> int:
    """How many goods of all kinds a bundle holds."""
    number = 0
    while goods:
        number += goods & FIELD
        goods >>= BITS
    return number


_cards: Final[dict[int, bytes]] = {}


def cards_of(player: Player, stock: Stock) -> bytes:
    """The played cards as far as their sort goes, the size of the hand, and the major improvements."""
    played = played_by(player)
    held = held_by(player)
    majors = played.majors
    wood = min(stock.wood, 7) if majors & 1 << 6 else 0
    clay = min(stock.clay, 7) if majors & 1 << 7 else 0
    reed = min(stock.reed, 7) if majors & 1 << 8 else 0
    key = majors | wood << 16 | clay << 19 | reed << 22 | min(played.minors, 15) << 25 | min(held.minors, 15) << 29
    key |= min(played.occupations, 15) << 33 | min(held.occupations, 15) << 37 | max(0, played.points) << 41
    known = _cards.get(key)
    if known is not None:
        return known
    row: list[bytes] = []
    put(row, _IMPROVEMENTS, played.points)
    put(row, _MINORS, played.minors)
    put(row, _OCCUPATIONS, played.occupations)
    put(row, _HAND_MINORS, held.minors)
    put(row, _HAND_OCCUPATIONS, held.occupations)
    put(row, _JOINERY_WOOD, wood)
    put(row, _POTTERY_CLAY, clay)
    put(row, _BASKET_REED, reed)
    row.append(EIGHT[majors & 255])
    row.append(EIGHT[majors >> 8 & 255])
    return remember(_cards, key, row)


_NEXT_HARVEST: Final = [min([harvest for harvest in HARVESTS if harvest >= round]) for round in range(ROUNDS + 1)]


def next_harvest(round: int) -> int:
    return _NEXT_HARVEST[round]
