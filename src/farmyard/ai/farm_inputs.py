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
    """What animals and vegetables are cooked to, and how it is written."""

    __slots__ = ("sheep", "boar", "cattle", "horse", "vegetable", "row")

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


_cells: Final[dict[int, bytes]] = {}


def cells_of(player: Player) -> bytes:
    """What is on every cell of the board: four times fifteen bits, written once for each farm."""
    rooms, fields, fenced = player.rooms & ALL_CELLS, player.fields & ALL_CELLS, player.fenced & ALL_CELLS
    land = rooms | fields << 15 | fenced << 30 | (player.stables & ALL_CELLS) << 45
    known = _cells.get(land)
    if known is None:
        if len(_cells) > MOST_KNOWN:
            _cells.clear()
        known = b"".join([FIVE[land >> shift & 31] for shift in range(0, 60, 5)])
        _cells[land] = known
    return known


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


def usual_prospects(player: Player, stock: Stock) -> int:
    """The same without any cards."""
    house = player.house
    material = stock.wood if house == 0 else stock.clay if house == 1 else stock.stone
    better = stock.clay if house == 0 else stock.stone if house == 1 else 0
    rooms = min(material // 5, stock.reed // 2, MOST_ROOMS)
    parts = min(material, 5) + min(stock.reed, 2)
    renovates = 1 if better >= player.rooms.bit_count() and stock.reed else 0
    return rooms | parts << 4 | renovates << 7 | max(0, player.bonus) << 8


def write_farm(game: Agricola, seat: int, row: list[bytes], prospects: int = USUAL) -> None:
    """What everybody sees of one player; the prospects that cards give are those of the own farm only."""
    player = game.players[seat]
    stock = stock_of(player.goods)
    row.append(stock.row)
    put(row, _PEOPLE, player.people)
    put(row, _NEWBORNS, player.newborns)
    put(row, _AT_HOME, player.at_home)
    if prospects == USUAL:
        prospects = usual_prospects(player, stock)
    write_house(player, prospects, row)
    write_land(player, stock, row)
    put(row, _BEGGING, player.begging)
    put(row, _BONUS, prospects >> 8)
    write_kitchen(game, seat, player, stock, row)
    write_cards(player, stock, row)
    write_land_of(game, seat, player, row)


def write_house(player: Player, prospects: int, row: list[bytes]) -> None:
    rooms = player.rooms.bit_count()
    house = player.house
    put(row, _ROOMS, rooms)
    put(row, _FREE_ROOMS, rooms - player.people)
    put(row, _HOUSE, house)
    put(row, _CLAY_ROOMS, rooms if house == 1 else 0)
    put(row, _STONE_ROOMS, rooms if house == 2 else 0)
    put(row, _ROOM_GOODS, prospects & 15)
    put(row, _HALF_ROOM, prospects >> 4 & 7)
    put(row, _RENOVATION, prospects >> 7 & 1)
    put(row, _ROOM_SITES, player.room_sites.bit_count())


def write_land(player: Player, stock: Stock, row: list[bytes]) -> None:
    """Fields, crops, pastures and what is left."""
    grain = vegetables = grain_fields = vegetable_fields = 0
    if player.fields or player.plots:
        for crop in player.crops:
            if crop:
                grains = count(crop, GRAIN)
                if grains:
                    grain_fields += 1
                    grain += grains
                greens = count(crop, VEGETABLE)
                if greens:
                    vegetable_fields += 1
                    vegetables += greens
    fields = player.fields.bit_count()
    put(row, _FIELDS, fields)
    put(row, _EMPTY_FIELDS, fields - grain_fields - vegetable_fields)
    put(row, _GRAIN_FIELDS, grain_fields)
    put(row, _VEGETABLE_FIELDS, vegetable_fields)
    put(row, _GRAIN_SOWN, grain)
    put(row, _VEGETABLE_SOWN, vegetables)
    put(row, _ALL_GRAIN, grain + stock.grain)
    put(row, _ALL_VEGETABLES, vegetables + stock.vegetables)
    put(row, _SOWABLE, min(fields - grain_fields - vegetable_fields, stock.grain + stock.vegetables))
    fenced = player.fenced
    stables = player.stables
    free = player.unused
    put(row, _FIELD_SITES, (free & around(player.fields)).bit_count() if player.fields else free.bit_count())
    put(row, _PASTURES, len(player.pastures))
    put(row, _FENCED, fenced.bit_count())
    put(row, _STABLES, stables.bit_count())
    put(row, _FENCED_STABLES, (stables & fenced).bit_count())
    put(row, _FENCES, player.fences.bit_count())
    housing = player.housing
    places = housing.singles
    for pen in housing.pens:
        places += pen[0]
    animals = stock.sheep + stock.boar + stock.cattle + stock.horses
    put(row, _CAPACITY, places)
    put(row, _SPARE, places - animals)
    put(row, _UNUSED, free.bit_count())


def write_kitchen(game: Agricola, seat: int, player: Player, stock: Stock, row: list[bytes]) -> None:
    """The food that is needed at the next harvest, and what there is to make it of."""
    seats = game.seats()
    kitchen = kitchen_of(player.conversions)
    promised = promises(game, seat) if player.cards else 0
    soon, later = promised & 0xFF, promised >> 8
    need = player.people * (3 if seats == 1 else 2)
    if next_harvest(game.round) == game.round:
        need -= player.newborns * (2 if seats == 1 else 1)
    have = stock.food + soon
    herd = kitchen.sheep * stock.sheep + kitchen.boar * stock.boar + kitchen.cattle * stock.cattle
    herd += kitchen.horse * stock.horses
    cooked = herd + kitchen.vegetable * stock.vegetables + stock.grain
    put(row, _NEED, need)
    put(row, _SHORT, need - have)
    put(row, _REALLY_SHORT, need - have - cooked)
    put(row, _OVER, have - need)
    row.append(kitchen.row)
    put(row, _BAKE, player.ovens[0].food if player.ovens else 0)
    put(row, _COOKABLE, herd)
    put(row, _SOON, soon)
    put(row, _LATER, later)


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


def write_cards(player: Player, stock: Stock, row: list[bytes]) -> None:
    """The played cards as far as their sort goes, the size of the hand, and the major improvements."""
    played = played_by(player)
    held = held_by(player)
    majors = played.majors
    put(row, _IMPROVEMENTS, played.points)
    put(row, _MINORS, played.minors)
    put(row, _OCCUPATIONS, played.occupations)
    put(row, _HAND_MINORS, held.minors)
    put(row, _HAND_OCCUPATIONS, held.occupations)
    put(row, _JOINERY_WOOD, stock.wood if majors & 1 << 6 else 0)
    put(row, _POTTERY_CLAY, stock.clay if majors & 1 << 7 else 0)
    put(row, _BASKET_REED, stock.reed if majors & 1 << 8 else 0)
    row.append(EIGHT[majors & 255])
    row.append(EIGHT[majors >> 8 & 255])


_NEXT_HARVEST: Final = [min([harvest for harvest in HARVESTS if harvest >= round]) for round in range(ROUNDS + 1)]


def next_harvest(round: int) -> int:
    return _NEXT_HARVEST[round]
