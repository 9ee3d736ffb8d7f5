"""Dice groups: everything that can be done with the dice on the table, and doing it.

Every option stands for one `Group`. Its costs come from the score sheet unless the text says so:
`add 2 rooms with 1 wood from dice` pays one of the two wood with dice, at double the price. A
workshop's virtual resource counts as one of those dice, and is used first.
"""

from typing import Final

from farmyard.express import dice
from farmyard.express.dice import ALL_IMPROVEMENT, ALL_OCCUPATION, IMPROVEMENTS, OCCUPATIONS, ONE
from farmyard.express.game import Express
from farmyard.express.rules.animals import MAKE_ROOM
from farmyard.express.sheet import (
    BRICK,
    CATTLE,
    COOKABLE,
    FACE_OF_GOOD,
    FOOD,
    GOOD_NAMES,
    GRAIN,
    HEARTH,
    HOUSES,
    MOST_BABIES,
    REED,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
    WOODEN,
    WORKSHOPS,
    Sheet,
    bundle,
)
from farmyard.kernel.option import Option, Target

ADD_ROOMS: Final = 0
UPGRADE: Final = 1
BABY: Final = 2
FIELD: Final = 3
PASTURE: Final = 4
OCCUPATION: Final = 5
COLLECT: Final = 6
IMPROVEMENT: Final = 7

Costs = tuple[tuple[int, int, int], ...]


class Group:
    """One way to use dice.

    `number` is how many are added or collected, or which house, occupation or improvement it is;
    `good` what is collected, planted (negative: from the sheet) or stocked; `taken` the dice used
    besides those that pay `costs`: good, amount, and how much of the amount is paid with dice.
    `cooked` is a good that is cooked first to have the food.
    """

    __slots__ = ("kind", "number", "good", "taken", "costs", "cooked")

    def __init__(
        self,
        kind: int,
        number: int = 0,
        good: int = 0,
        taken: int = 0,
        costs: Costs = (),
        cooked: int = 0,
    ) -> None:
        self.kind = kind
        self.number = number
        self.good = good
        self.taken = taken
        self.costs = costs
        self.cooked = cooked


def carry_out(game: Express, seat: int, group: Group) -> None:
    """Use a dice group: set its dice aside, pay, and record what it gives."""
    sheet = game.sheets[seat]
    goods = sheet.goods
    kind = group.kind
    taken = group.taken
    if group.cooked:
        sheet.cook(group.cooked)
    for good, amount, from_dice in group.costs:
        goods[good] -= amount - from_dice
        if from_dice:
            taken += ONE[good + FACE_OF_GOOD] * (2 * from_dice - sheet.virtual(good))
    if kind == COLLECT:
        _collect(game, seat, sheet, group)
    elif kind == FIELD:
        sheet.fields += 1
        if group.good > 0:
            goods[group.good] += 2
        elif group.good < 0:
            goods[-group.good] += 1
    elif kind == PASTURE:
        sheet.pastures += 1
        if group.good:
            goods[group.good] += 1
    elif kind == OCCUPATION:
        taken += game.tray & ALL_OCCUPATION
        sheet.occupations |= 1 << group.number
    elif kind == IMPROVEMENT:
        taken += game.tray & ALL_IMPROVEMENT
        sheet.improvements |= 1 << group.number
    elif kind == ADD_ROOMS:
        sheet.rooms += group.number
    elif kind == UPGRADE:
        sheet.house = group.number
    else:
        sheet.babies += 1
        sheet.actions += 1
    game.take(taken)


def _collect(game: Express, seat: int, sheet: Sheet, group: Group) -> None:
    good = group.good
    sheet.goods[good] += group.number
    if REED <= good <= STONE:
        sheet.goods[good] += sheet.virtual(good)
    elif good >= SHEEP and sheet.kinds_of_animals() > sheet.pastures:
        game.push(seat, MAKE_ROOM)


# -- options that never change, made once -----------------------------------------------------


def _own(costs: Costs) -> int:
    """What is paid from the sheet."""
    return sum([bundle(good, amount - from_dice) for good, amount, from_dice in costs])


def _dice(taken: int, costs: Costs) -> int:
    """The dice that are taken and those that pay, two for one; a workshop may stand for one of them."""
    return taken + sum([ONE[good + FACE_OF_GOOD] * min(3, 2 * from_dice) for good, _, from_dice in costs])


def _from_dice(costs: Costs) -> str:
    """The part of a text that says what is paid with dice."""
    paid = [f"{from_dice} {GOOD_NAMES[good]}" for good, _, from_dice in costs if from_dice]
    return f" with {' '.join(paid)} from dice" if paid else ""


def _collecting(good: int, number: int) -> Option:
    group = Group(COLLECT, number, good, number * ONE[good + FACE_OF_GOOD])
    target = Target(goods=bundle(good, number), dice=group.taken)
    return Option("collect", f"{number} {GOOD_NAMES[good]}", target, group)


def _collecting_food(ones: int, twos: int) -> Option:
    taken = ones * ONE[dice.FOOD] + twos * ONE[dice.TWO_FOOD]
    faces = "+".join(["1"] * ones + ["2"] * twos)
    target = Target(goods=bundle(FOOD, ones + 2 * twos), dice=taken)
    return Option("collect", f"food {faces}", target, Group(COLLECT, ones + 2 * twos, FOOD, taken))


def _produce_options(showing: int) -> list[Option]:
    """What can be collected from produce dice, given the eight bits of a tray that show them."""
    ones, twos, grain, vegetables = [showing >> shift & 3 for shift in (0, 2, 4, 6)]
    found = [_FOODS[one][two] for one in range(ones + 1) for two in range(twos + 1) if 1 <= one + two <= 3]
    found += [_COLLECT[GRAIN][number] for number in range(1, grain + 1)]
    return found + [_COLLECT[VEGETABLE][number] for number in range(1, vegetables + 1)]


def _collect_options(showing: int, first: int) -> list[Option]:
    """What can be collected from resource or animal dice, given the bits that show them."""
    goods = (REED, WOOD, BRICK, STONE) if first == REED else (SHEEP, SHEEP + 1, CATTLE)
    return [
        _COLLECT[good][number]
        for place, good in enumerate(goods)
        for number in range(1, (showing >> (2 * place) & 3) + 1)
    ]


_FOODS: Final = [[_collecting_food(one, two) for two in range(4)] for one in range(4)]
_COLLECT: Final = [[_collecting(good, number) for number in range(4)] if good else [] for good in range(10)]
_PRODUCE: Final[list[list[Option]]] = [_produce_options(showing) for showing in range(256)]
_RESOURCES: Final[list[list[Option]]] = [_collect_options(showing, REED) for showing in range(256)]
_ANIMALS: Final[list[list[Option]]] = [_collect_options(showing, SHEEP) for showing in range(64)]


def _plow_with_die(good: int) -> Option:
    taken = ONE[dice.FIELD] + ONE[good + FACE_OF_GOOD]
    target = Target("field", goods=bundle(good), dice=taken)
    return Option("plow", f"field with {GOOD_NAMES[good]} die", target, Group(FIELD, 1, good, taken))


def _plow_with_own(good: int) -> Option:
    target = Target("field", goods=bundle(good), paid=bundle(good), dice=ONE[dice.FIELD])
    return Option("plow", f"field with own {GOOD_NAMES[good]}", target, Group(FIELD, 1, -good, ONE[dice.FIELD]))


HAVE_BABY: Final = Option("have", "baby", Target("baby", dice=ONE[dice.HOUSE]), Group(BABY, 1, 0, ONE[dice.HOUSE]))
PLOW: Final = Option("plow", "field", Target("field", dice=ONE[dice.FIELD]), Group(FIELD, 1, 0, ONE[dice.FIELD]))
_PLOW_WITH_DIE: Final = [_plow_with_die(good) for good in (GRAIN, VEGETABLE)]
_PLOW_WITH_OWN: Final = [_plow_with_own(good) for good in (GRAIN, VEGETABLE)]


def _pasture(costs: Costs, animal: int) -> Option:
    taken = ONE[dice.PASTURE] + (ONE[animal + FACE_OF_GOOD] if animal else 0)
    stocked = f" for {GOOD_NAMES[animal]}" if animal else ""
    goods = bundle(animal) if animal else 0
    target = Target("pasture", goods=goods, paid=_own(costs), dice=_dice(taken, costs))
    return Option("build", f"pasture{stocked}{_from_dice(costs)}", target, Group(PASTURE, 1, animal, taken, costs))


def _pastures(costs: Costs) -> list[Option]:
    return [_pasture(costs, animal) for animal in (0, SHEEP, SHEEP + 1, CATTLE)]


_FREE_PASTURE: Final[list[Option]] = _pastures(())
_PASTURE: Final[list[Option]] = _pastures(((WOOD, 1, 0),))
_PASTURE_FROM_DICE: Final[list[Option]] = _pastures(((WOOD, 1, 1),))


def _occupation(number: int, how: str, taken: int, costs: Costs, cooked: int) -> Option:
    target = Target(cards=(OCCUPATIONS[number],), paid=bundle(cooked) if cooked else _own(costs), dice=taken)
    return Option("become", OCCUPATIONS[number] + how, target, Group(OCCUPATION, number, 0, taken, costs, cooked))


_OCCUPATION: Final = [_occupation(number, "", 0, ((FOOD, 1, 0),), 0) for number in range(6)]
_OCCUPATION_TWO: Final = [
    _occupation(number, " with food 2 from dice", ONE[dice.TWO_FOOD], (), 0) for number in range(6)
]
_OCCUPATION_ONES: Final = [
    _occupation(number, " with food 1+1 from dice", 2 * ONE[dice.FOOD], (), 0) for number in range(6)
]
_OCCUPATION_COOKING: Final = [
    [_occupation(number, f" cooking {GOOD_NAMES[good]}", 0, ((FOOD, 1, 0),), good) for good in range(10)]
    for number in range(6)
]


def _improvement(number: int, good: int, from_dice: int) -> Option:
    costs = ((good, 1, from_dice),)
    how = _from_dice(costs)
    if not from_dice and number < WORKSHOPS:
        how = f" with 1 {GOOD_NAMES[good]}"
    target = Target(cards=(IMPROVEMENTS[number],), paid=_own(costs), dice=_dice(0, costs))
    return Option("build", IMPROVEMENTS[number] + how, target, Group(IMPROVEMENT, number, 0, 0, costs))


_IMPROVEMENT: Final[list[list[list[Option]]]] = [
    [[_improvement(number, good, from_dice) for from_dice in (0, 1)] for good in range(7)] for number in range(6)
]
"""By improvement, good it is paid with, and whether with dice."""

_rooms: Final[dict[int, Option]] = {}


def room_option(number: int, house: int, reed: int, material: int) -> Option:
    """Adding rooms, so much reed and material being paid with dice."""
    key = ((number * 3 + house) * 4 + reed) * 4 + material
    option = _rooms.get(key)
    if option is None:
        costs = ((REED, number, reed), (WOOD + house, number, material))
        what = f"{number} room{'s' if number > 1 else ''}{_from_dice(costs)}"
        target = Target("room", number=number, paid=_own(costs), dice=_dice(ONE[dice.HOUSE], costs))
        option = Option("add", what, target, Group(ADD_ROOMS, number, 0, ONE[dice.HOUSE], costs))
        _rooms[key] = option
    return option


def _upgrade_option(house: int, costs: Costs) -> Option:
    target = Target("house", number=house, paid=_own(costs), dice=_dice(ONE[dice.HOUSE], costs))
    return Option("upgrade", f"to {HOUSES[house]}{_from_dice(costs)}", target, Group(UPGRADE, house, 0, ONE[0], costs))


_TO_BRICK: Final = [_upgrade_option(1, ((BRICK, 2, brick),)) for brick in range(3)]
_TO_STONE: Final = [_upgrade_option(STONY, ((STONE, 2, stone),)) for stone in range(3)]
_WOOD_TO_STONE: Final = [
    [_upgrade_option(STONY, ((BRICK, 2, brick), (STONE, 2, stone))) for stone in range(3)] for brick in range(3)
]
MADE_ONCE: Final = (
    _FOODS, _COLLECT, HAVE_BABY, PLOW, _PLOW_WITH_DIE, _PLOW_WITH_OWN, _FREE_PASTURE, _PASTURE, _PASTURE_FROM_DICE,
    _OCCUPATION, _OCCUPATION_TWO, _OCCUPATION_ONES, _OCCUPATION_COOKING, _IMPROVEMENT, _TO_BRICK, _TO_STONE,
    _WOOD_TO_STONE,
)  # fmt: skip
"""All of them but rooms."""


# -- what is possible now ---------------------------------------------------------------------


def groups(game: Express, sheet: Sheet, tray: int) -> list[Option]:
    """Every dice group that a player with this sheet can use from these dice."""
    found: list[Option] = []
    if tray & dice.ALL_FARM:
        if tray & 3:
            _house_groups(sheet, tray, found)
        if tray >> 2 & 3:
            _pasture_groups(game, sheet, tray, found)
        if tray >> 4 & 3:
            _field_groups(sheet, tray, found)
    if tray & ALL_OCCUPATION:
        _occupation_groups(sheet, tray, found)
    if tray & ALL_IMPROVEMENT:
        _improvement_groups(sheet, tray, found)
    if tray & dice.ALL_PRODUCE:
        found += _PRODUCE[tray >> 30 & 255]
    if tray & dice.ALL_RESOURCE:
        found += _RESOURCES[tray >> 38 & 255]
    if tray & dice.ALL_ANIMAL and (sheet.pastures or sheet.improvements >> HEARTH & 1):
        found += _ANIMALS[tray >> 46 & 63]
    return found


def payable_from_dice(sheet: Sheet, tray: int, good: int) -> int:
    """How much of a resource the dice can pay, at two dice for one."""
    return ((tray >> (2 * (good + FACE_OF_GOOD)) & 3) + sheet.virtual(good)) // 2


def _house_groups(sheet: Sheet, tray: int, found: list[Option]) -> None:
    if sheet.rooms > sheet.babies and sheet.babies < MOST_BABIES:
        found.append(HAVE_BABY)
    house = sheet.house
    reed, material = sheet.goods[REED], sheet.goods[WOOD + house]
    reed_dice = payable_from_dice(sheet, tray, REED)
    material_dice = payable_from_dice(sheet, tray, WOOD + house)
    for number in range(1, min(reed + reed_dice, material + material_dice) + 1):
        for some_reed in range(max(0, number - reed), min(number, reed_dice) + 1):
            for some in range(max(0, number - material), min(number, material_dice) + 1):
                found.append(room_option(number, house, some_reed, some))
    if house < STONY:
        _upgrade_groups(sheet, tray, found)


def _upgrade_groups(sheet: Sheet, tray: int, found: list[Option]) -> None:
    brick, stone = sheet.goods[BRICK], sheet.goods[STONE]
    stone_dice = payable_from_dice(sheet, tray, STONE)
    if sheet.house != WOODEN:
        for some in range(max(0, 2 - stone), stone_dice + 1):
            found.append(_TO_STONE[some])
        return
    for some in range(max(0, 2 - brick), payable_from_dice(sheet, tray, BRICK) + 1):
        found.append(_TO_BRICK[some])
        for more in range(max(0, 2 - stone), stone_dice + 1):
            found.append(_WOOD_TO_STONE[some][more])


def _pasture_groups(game: Express, sheet: Sheet, tray: int, found: list[Option]) -> None:
    if game.free_pastures:
        _stocked(_FREE_PASTURE, tray, found)
        return
    if sheet.goods[WOOD]:
        _stocked(_PASTURE, tray, found)
    if payable_from_dice(sheet, tray, WOOD):
        _stocked(_PASTURE_FROM_DICE, tray, found)


def _stocked(options: list[Option], tray: int, found: list[Option]) -> None:
    """A pasture left empty, or stocked with any animal the dice show."""
    found.append(options[0])
    for animal in range(3):
        if tray >> (2 * (dice.SHEEP + animal)) & 3:
            found.append(options[animal + 1])


def _field_groups(sheet: Sheet, tray: int, found: list[Option]) -> None:
    found.append(PLOW)
    for crop in range(2):
        if tray >> (2 * (dice.GRAIN + crop)) & 3:
            found.append(_PLOW_WITH_DIE[crop])
        if sheet.goods[GRAIN + crop]:
            found.append(_PLOW_WITH_OWN[crop])


def _occupation_groups(sheet: Sheet, tray: int, found: list[Option]) -> None:
    shown = 0
    while not tray >> (2 * (dice.OCCUPATION + shown)) & 3:
        shown += 1
    if not sheet.occupations >> shown & 1:
        _become(sheet, tray, shown, found)
        return
    for number in range(6):
        if not sheet.occupations >> number & 1:
            _become(sheet, tray, number, found)


def _become(sheet: Sheet, tray: int, number: int, found: list[Option]) -> None:
    if sheet.goods[FOOD]:
        found.append(_OCCUPATION[number])
    elif sheet.improvements & 3:
        for good in COOKABLE:
            if sheet.can_cook(good):
                found.append(_OCCUPATION_COOKING[number][good])
    if tray >> (2 * dice.TWO_FOOD) & 3:
        found.append(_OCCUPATION_TWO[number])
    if tray >> (2 * dice.FOOD) & 2:
        found.append(_OCCUPATION_ONES[number])


def _improvement_groups(sheet: Sheet, tray: int, found: list[Option]) -> None:
    shown = 0
    while not tray >> (2 * (dice.IMPROVEMENT + shown)) & 3:
        shown += 1
    if not sheet.improvements >> shown & 1:
        _build(sheet, tray, shown, found)
        return
    for number in range(6):
        if not sheet.improvements >> number & 1:
            _build(sheet, tray, number, found)


def _build(sheet: Sheet, tray: int, number: int, found: list[Option]) -> None:
    prices = _IMPROVEMENT[number]
    if number >= WORKSHOPS:
        _priced(sheet, tray, prices[WOOD], WOOD, found)
    else:
        _priced(sheet, tray, prices[BRICK], BRICK, found)
        _priced(sheet, tray, prices[STONE], STONE, found)


def _priced(sheet: Sheet, tray: int, ways: list[Option], good: int, found: list[Option]) -> None:
    if sheet.goods[good]:
        found.append(ways[0])
    if payable_from_dice(sheet, tray, good):
        found.append(ways[1])
