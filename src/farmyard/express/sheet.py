"""A player's score sheet: goods, house, farm, family, occupations and improvements.

Goods are numbered so that the die face of a good is the good plus 16 (food apart), and the workshop
of a resource is the improvement numbered one less. Animals graze in pastures of one kind each, so
a sheet is in order as long as it has no more kinds of animals than pastures.
"""

from typing import Final

from farmyard.kernel.errors import FarmyardError

FOOD: Final = 0
GRAIN: Final = 1
VEGETABLE: Final = 2
REED: Final = 3
WOOD: Final = 4
BRICK: Final = 5
STONE: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9
GOODS: Final = 10
GOOD_NAMES: Final = (
    "food", "grain", "vegetable", "reed", "wood", "brick", "stone", "sheep", "boar", "cattle",
)  # fmt: skip
FACE_OF_GOOD: Final = 16


def bundle(good: int, number: int = 1) -> int:
    """So many of a good as one integer with eight bits for each good."""
    return number << (8 * good)


def count(goods: int, good: int) -> int:
    """How many of a good are in a bundle."""
    return goods >> (8 * good) & 255


def good_in(goods: int) -> int:
    """The only good of a bundle."""
    return (goods.bit_length() - 1) // 8


WOODEN: Final = 0
STONY: Final = 2
HOUSES: Final = ("wood", "brick", "stone")

MAYOR: Final = 0
BUILDER: Final = 1
FARMER: Final = 2
RANCHER: Final = 3
GATHERER: Final = 4
MIDWIFE: Final = 5

OVEN: Final = 0
HEARTH: Final = 1
WORKSHOPS: Final = 2
"""The first workshop; the oven and the hearth come before."""

MOST_BABIES: Final = 4
COOKABLE: Final = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)
COOKED: Final = (0, 2, 3, 0, 0, 0, 0, 2, 3, 4)
"""The food that one of each good makes."""


class Sheet:
    __slots__ = (
        "goods", "house", "rooms", "fields", "pastures", "babies", "occupations", "improvements", "actions", "missing",
        "points",
    )  # fmt: skip

    def __init__(self) -> None:
        self.goods: list[int] = [2, 0, 0, 1, 1, 1, 1, 0, 0, 0]
        self.house = WOODEN
        self.rooms = 0
        self.fields = 0
        self.pastures = 0
        self.babies = 0
        self.occupations = 0
        self.improvements = 0
        self.actions = 0
        """Actions left in this round."""
        self.missing = 0
        """Food missing at this harvest."""
        self.points: tuple[int, ...] = ()
        """The points of each harvest so far."""

    def clone(self) -> "Sheet":
        copy = Sheet()
        copy.goods = self.goods.copy()
        copy.house = self.house
        copy.rooms = self.rooms
        copy.fields = self.fields
        copy.pastures = self.pastures
        copy.babies = self.babies
        copy.occupations = self.occupations
        copy.improvements = self.improvements
        copy.actions = self.actions
        copy.missing = self.missing
        copy.points = self.points
        return copy

    def has_occupation(self, occupation: int) -> bool:
        return self.occupations >> occupation & 1 == 1

    def has_improvement(self, improvement: int) -> bool:
        return self.improvements >> improvement & 1 == 1

    def virtual(self, resource: int) -> int:
        """What a workshop adds to the dice of a resource: one, or nothing."""
        return self.improvements >> (resource - 1) & 1

    def can_cook(self, good: int) -> bool:
        """Whether there is one of a good and something to cook it with."""
        if not self.goods[good]:
            return False
        if good >= SHEEP:
            return self.has_improvement(HEARTH)
        return GRAIN <= good <= VEGETABLE and self.has_improvement(OVEN)

    def cook(self, good: int) -> None:
        """Turn one of a good into food."""
        self.goods[good] -= 1
        self.goods[FOOD] += COOKED[good]

    def kinds_of_animals(self) -> int:
        goods = self.goods
        return int(goods[SHEEP] > 0) + int(goods[BOAR] > 0) + int(goods[CATTLE] > 0)

    def food_needed(self) -> int:
        """What the family eats: 2 food each, a baby half of that with the midwife."""
        return 4 + self.babies * (1 if self.has_occupation(MIDWIFE) else 2)

    @property
    def total(self) -> int:
        return sum(self.points)


def goods_text(goods: list[int]) -> str:
    """Goods in words: `2 food 1 reed`; nothing is `nothing`."""
    return " ".join([f"{number} {GOOD_NAMES[good]}" for good, number in enumerate(goods) if number]) or "nothing"


def goods_of(words: str) -> list[int]:
    """The goods that `goods_text` would write so."""
    goods = [0] * GOODS
    parts = words.replace(",", " ").split()
    if parts == ["nothing"]:
        return goods
    if len(parts) % 2:
        raise FarmyardError(f"'{words}' is no list of goods: write it like '2 wood 1 reed'")
    for number, name in zip(parts[::2], parts[1::2], strict=True):
        kind = name if name in GOOD_NAMES else name.removesuffix("s")
        if not number.isdecimal() or kind not in GOOD_NAMES:
            raise FarmyardError(f"'{number} {name}' is no number of goods: use {', '.join(GOOD_NAMES)}")
        goods[GOOD_NAMES.index(kind)] += int(number)
    return goods
