"""What a farm is worth at a harvest, line by line of the score sheet, and who has won.

`score` is the sum that `breakdown` explains; a test holds them together.
"""

from typing import Final

from farmyard.express.game import LAST_HARVEST, Express
from farmyard.express.sheet import (
    BOAR,
    BRICK,
    BUILDER,
    CATTLE,
    FOOD,
    GOOD_NAMES,
    GRAIN,
    MAYOR,
    MIDWIFE,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Sheet,
)

PAR: Final = 85
BABIES: Final = (0, 1, 3, 5, 7)
MISSING_FOOD: Final = 3
SETS: Final = (0, 2, 1, 2, 3, 3, 2, 3, 2, 1)
"""How many of each good make a set that scores."""


class Line:
    """One line of the score sheet: how many, the bonus for owning any, and all its points."""

    __slots__ = ("category", "number", "bonus", "points")

    def __init__(self, category: str, number: int, bonus: int, points: int) -> None:
        self.category = category
        self.number = number
        self.bonus = bonus
        self.points = points

    def __repr__(self) -> str:
        return f"{self.category}: {self.number} = {self.points}"


def score(sheet: Sheet, harvest: int) -> int:
    """A sheet's points at a harvest (0 to 2), without what missing food costs."""
    goods = sheet.goods
    points = 0
    if sheet.rooms:
        points += 3 + sheet.rooms * (sheet.house + 1)
    if sheet.fields:
        points += 3 + sheet.fields * (3 if sheet.occupations >> MAYOR & 1 else 1)
    if sheet.pastures:
        points += 3 + sheet.pastures
    if goods[GRAIN]:
        points += 1 + goods[GRAIN] // 2
    if goods[VEGETABLE]:
        points += 1 + goods[VEGETABLE]
    if goods[SHEEP]:
        points += 1 + goods[SHEEP] // 3
    if goods[BOAR]:
        points += 1 + goods[BOAR] // 2
    if goods[CATTLE]:
        points += 1 + goods[CATTLE]
    built = sheet.improvements
    if built:
        if built >> (REED - 1):
            points += _workshops(goods, built)
        if sheet.occupations >> BUILDER & 1:
            points += built.bit_count()
    if sheet.babies and (harvest == LAST_HARVEST or sheet.occupations >> MIDWIFE & 1):
        points += BABIES[sheet.babies]
    return points


def _workshops(goods: list[int], built: int) -> int:
    points = 0
    if built >> (REED - 1) & 1:
        points += goods[REED] // 2
    if built >> (WOOD - 1) & 1:
        points += goods[WOOD] // 3
    if built >> (BRICK - 1) & 1:
        points += goods[BRICK] // 3
    if built >> (STONE - 1) & 1:
        points += goods[STONE] // 2
    return 2 * points


def breakdown(sheet: Sheet, harvest: int) -> list[Line]:
    """Every line of a sheet's score at a harvest (0 to 2)."""
    rooms, fields, pastures = sheet.rooms, sheet.fields, sheet.pastures
    lines = [
        _line("Rooms", rooms, 3, rooms * (sheet.house + 1)),
        _line("Fields", fields, 3, fields * (3 if sheet.has_occupation(MAYOR) else 1)),
        _line("Pastures", pastures, 3, pastures),
    ]
    for good in (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE):
        number = sheet.goods[good]
        lines.append(_line(GOOD_NAMES[good].capitalize(), number, 1, number // SETS[good]))
    for good in (REED, WOOD, BRICK, STONE):
        number = sheet.goods[good]
        lines.append(_line(GOOD_NAMES[good].capitalize(), number, 0, 2 * (number // SETS[good]) * sheet.virtual(good)))
    improvements = sheet.improvements.bit_count()
    lines.append(_line("Improvements", improvements, 0, improvements if sheet.has_occupation(BUILDER) else 0))
    counted = harvest == LAST_HARVEST or sheet.has_occupation(MIDWIFE)
    lines.append(_line("Babies", sheet.babies, 0, BABIES[sheet.babies] if counted else 0))
    lines.append(_line("Missing food", sheet.missing, 0, -MISSING_FOOD * sheet.missing))
    return lines


def _line(category: str, number: int, bonus: int, points: int) -> Line:
    if not number:
        return Line(category, 0, 0, 0)
    return Line(category, number, bonus, bonus + points)


def scores(game: Express) -> list[int]:
    """Each player's points of all harvests so far."""
    return [sheet.total for sheet in game.sheets]


def winners(game: Express) -> list[int]:
    """The best seats, unused food breaking ties; a solo player wins by beating par."""
    totals = scores(game)
    if len(totals) == 1:
        return [0] if totals[0] > PAR else []
    best = max([(sheet.total, sheet.goods[FOOD]) for sheet in game.sheets])
    return [seat for seat, sheet in enumerate(game.sheets) if (sheet.total, sheet.goods[FOOD]) == best]
