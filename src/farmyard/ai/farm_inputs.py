"""One player's farm in numbers, as everybody sees it: the same inputs for the own farm and for those of others."""

from typing import Final

from farmyard.agricola.content.majors import MAJORS
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
from farmyard.agricola.state.player import Player
from farmyard.ai.card_inputs import MOST_KNOWN, held_by, played_by
from farmyard.ai.land_inputs import HORSE, LAND, write_land_of
from farmyard.ai.layout import EIGHT, SIX, Layout, put
from farmyard.ai.prospects import FOUR_KINDS, MOST_ROOMS, ROOM_PARTS, USUAL
from farmyard.ai.yard_inputs import YARD, Farmyard, farmyard_of

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
_ROOM_GOODS: Final = FARM.ladder("goods for rooms", MOST_ROOMS, 1, 2)
_HALF_ROOM: Final = FARM.ladder("parts of a room", ROOM_PARTS, 5, 6, 7)
_RENOVATION: Final = FARM.ladder("goods for renovation", 1)
_ROOM_SITES: Final = FARM.ladder("room sites", 8, 1)
FARM.join(YARD)
_ALL_GRAIN: Final = FARM.ladder("all grain", 15, 1, 4, 6, 8)
_ALL_VEGETABLES: Final = FARM.ladder("all vegetables", 8, 1, 2, 3, 4)
_SOWABLE: Final = FARM.ladder("fields to be sown", 4, 1, 2, 3)
_CAPACITY: Final = FARM.ladder("animal places", 40, 2, 3, 5, 7, 10, 14)
_SPARE: Final = FARM.ladder("spare places", 20, 1, 2, 3, 5)
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


class Stock:
    """A bundle of goods, taken apart once, and how it is written."""

    __slots__ = (
        "wood", "clay", "reed", "stone", "grain", "vegetables", "food", "sheep", "boar", "cattle", "horses", "row",
    )  # fmt: skip

    def __init__(self, goods: int) -> None:
        four = goods & FOUR_KINDS
        self.wood = count(four, WOOD)
        self.clay = count(four, CLAY)
        self.reed = count(four, REED)
        self.stone = count(four, STONE)
        four = goods >> BITS * GRAIN & FOUR_KINDS
        self.grain = four & FIELD
        self.vegetables = count(four, VEGETABLE - GRAIN)
        self.food = count(four, FOOD - GRAIN)
        self.sheep = count(four, SHEEP - GRAIN)
        four = goods >> BITS * BOAR & FOUR_KINDS
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


def usual_prospects(player: Player, stock: Stock, homes: int) -> int:
    """The same without any cards."""
    house = player.house
    material = stock.wood if house == 0 else stock.clay if house == 1 else stock.stone
    better = stock.clay if house == 0 else stock.stone if house == 1 else 0
    rooms = min(min(material // 5, stock.reed // 2), MOST_ROOMS)
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
    row.append(farmyard.row)
    put(row, _ALL_GRAIN, farmyard.grain + stock.grain)
    put(row, _ALL_VEGETABLES, farmyard.vegetables + stock.vegetables)
    put(row, _SOWABLE, min(farmyard.empty_fields, stock.grain + stock.vegetables))
    places = places_for_animals(player)
    put(row, _CAPACITY, places)
    put(row, _SPARE, places - stock.sheep - stock.boar - stock.cattle - stock.horses)
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
