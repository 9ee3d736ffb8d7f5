"""What a score sheet of Agricola Express is worth to the thinking player.

A linear `value` judges a score sheet, and the dice left on the table, in each round; its weights
are fitted to games the player has played (`lab.express`).
"""

from typing import Final

from farmyard.express.dice import ALL_IMPROVEMENT, ALL_OCCUPATION
from farmyard.express.game import LAST_HARVEST
from farmyard.express.scoring import MISSING_FOOD, score
from farmyard.express.sheet import (
    BOAR,
    BUILDER,
    CATTLE,
    COOKABLE,
    COOKED,
    FOOD,
    GRAIN,
    MAYOR,
    MIDWIFE,
    REED,
    SHEEP,
    VEGETABLE,
    WOOD,
    Sheet,
)

FEATURES: Final = 80


def value(sheet: Sheet, harvest: int, tray: int, w: list[float]) -> float:
    """The points a sheet may still expect, by the weights of its round; linear in the weights."""
    goods = sheet.goods
    babies = sheet.babies
    v = w[0] + w[1] * sheet.actions + w[2] * score(sheet, harvest)
    spare = min(sheet.rooms, 4) - babies
    if sheet.rooms:
        v += w[3] + w[4] * sheet.rooms + w[6] * (sheet.rooms * sheet.house)
        if spare > 0:
            v += w[7] * spare
            if spare > 1:
                v += w[8]
    v += w[5] * sheet.house
    if babies:
        v += w[9] * babies
        if sheet.occupations >> MIDWIFE & 1:
            v += w[10] * babies
    if sheet.fields:
        v += w[11] + w[12] * sheet.fields
        if sheet.occupations >> MAYOR & 1:
            v += w[13] * sheet.fields
    if sheet.pastures:
        v += w[14] + w[15] * sheet.pastures + w[16] * (sheet.pastures - sheet.kinds_of_animals())
    v += _food_value(sheet, w) + _goods_value(goods, w)
    if sheet.improvements:
        v += _improvements_value(sheet, w)
    if sheet.occupations:
        for number in range(6):
            if sheet.occupations >> number & 1:
                v += w[57 + number]
    pairs = min(goods[REED], goods[WOOD + sheet.house])
    if pairs:
        v += w[67] * min(pairs, 3)
    if tray:
        v += _tray_value(sheet, tray, spare, pairs, w)
    return v


def _food_value(sheet: Sheet, w: list[float]) -> float:
    goods = sheet.goods
    food = goods[FOOD]
    need = sheet.food_needed()
    cooking = 0
    if sheet.improvements & 1:
        cooking += 2 * goods[GRAIN] + 3 * goods[VEGETABLE]
    if sheet.improvements & 2:
        cooking += 2 * goods[SHEEP] + 3 * goods[BOAR] + 4 * goods[CATTLE]
    v = w[17] * min(food, need) + w[21] * min(cooking, 12)
    if food > need:
        v += w[18] * min(food - need, 6) + w[19] * max(food - need - 6, 0)
    missing = need - food - cooking
    if missing > 0:
        v += w[20] * missing
        if missing > 3 * sheet.actions:
            v += w[22] * (missing - 3 * sheet.actions)
    return v


def _goods_value(goods: list[int], w: list[float]) -> float:
    v = 0.0
    if goods[GRAIN]:
        v += w[23] + w[24] * min(goods[GRAIN], 4) + w[25] * max(goods[GRAIN] - 4, 0)
    if goods[VEGETABLE]:
        v += w[26] + w[27] * goods[VEGETABLE]
    for animal in range(3):
        number = goods[SHEEP + animal]
        if number:
            v += w[28 + 3 * animal] + w[30 + 3 * animal] * number
            if number > 1:
                v += w[29 + 3 * animal]
    for resource in range(4):
        number = goods[REED + resource]
        if number:
            v += w[37 + 3 * resource] + w[39 + 3 * resource] * number
            if number > 1:
                v += w[38 + 3 * resource]
    return v


def _improvements_value(sheet: Sheet, w: list[float]) -> float:
    built = sheet.improvements
    number = built.bit_count()
    v = w[65] * number + w[63] * (built & 1) + w[64] * (built >> 1 & 1)
    if sheet.occupations >> BUILDER & 1:
        v += w[66] * number
    for resource in range(4):
        if built >> (2 + resource) & 1:
            v += w[49 + resource] + w[53 + resource] * min(sheet.goods[REED + resource], 8)
    return v


def _tray_value(sheet: Sheet, tray: int, spare: int, pairs: int, w: list[float]) -> float:
    """What the dice left on the table promise to a player who moves next."""
    v = 0.0
    if tray & 3:
        v += w[68] * (tray & 3)
        if spare > 0:
            v += w[69]
        if pairs:
            v += w[79]
    if tray >> 2 & 3 and sheet.goods[WOOD]:
        v += w[70]
    if tray >> 4 & 3:
        v += w[71]
    if tray & ALL_OCCUPATION:
        v += w[72]
    if tray & ALL_IMPROVEMENT:
        v += w[73]
    v += w[74] * ((tray >> 30 & 3) + 2 * (tray >> 32 & 3)) + w[75] * (tray >> 34 & 3) + w[76] * (tray >> 36 & 3)
    v += w[77] * max(tray >> 38 & 3, tray >> 40 & 3, tray >> 42 & 3, tray >> 44 & 3)
    if sheet.pastures:
        v += w[78] * max(tray >> 46 & 3, tray >> 48 & 3, tray >> 50 & 3)
    return v


def cook_next(sheet: Sheet, harvest: int) -> int:
    """The good to cook before feeding that gains most points, or 0 to feed now."""
    missing = sheet.food_needed() - sheet.goods[FOOD]
    if missing <= 0:
        return 0
    now = score(sheet, harvest)
    best, most = 0, 0.0
    for good in COOKABLE:
        if sheet.can_cook(good):
            sheet.goods[good] -= 1
            lost = (now - score(sheet, harvest)) * (3 - harvest) + 0.01 * COOKED[good]
            sheet.goods[good] += 1
            if good >= SHEEP and sheet.goods[good] == 2 and harvest != LAST_HARVEST:
                lost += 1.0
            gained = MISSING_FOOD * min(COOKED[good], missing) - lost
            if gained / min(COOKED[good], missing) > most:
                best, most = good, gained / min(COOKED[good], missing)
    return best
