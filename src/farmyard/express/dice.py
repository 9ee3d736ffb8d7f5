"""The thirteen dice. A tray of dice is one integer with two bits for each face: how many dice show it.

Dice of one colour are alike, so only the faces count. Taking dice away is a subtraction, and a roll
is one random number below 6 to the power of 13, taken apart with tables (`Faces`).
"""

from itertools import product
from typing import Final

from farmyard.kernel.errors import FarmyardError

HOUSE: Final = 0
PASTURE: Final = 1
FIELD: Final = 2
OCCUPATION: Final = 3
IMPROVEMENT: Final = 9
FOOD: Final = 15
TWO_FOOD: Final = 16
GRAIN: Final = 17
VEGETABLE: Final = 18
REED: Final = 19
WOOD: Final = 20
BRICK: Final = 21
STONE: Final = 22
SHEEP: Final = 23
BOAR: Final = 24
CATTLE: Final = 25
FACES: Final = 26

OCCUPATIONS: Final = ("Mayor", "Builder", "Farmer", "Rancher", "Gatherer", "Midwife")
IMPROVEMENTS: Final = (
    "Oven", "Hearth", "Basketmaker's Workshop", "Joinery", "Pottery Workshop", "Stonecutter's Workshop",
)  # fmt: skip
FACE_NAMES: Final = (
    ("house", "pasture", "field")
    + OCCUPATIONS
    + IMPROVEMENTS
    + ("food", "2 food", "grain", "vegetable", "reed", "wood", "brick", "stone", "sheep", "boar", "cattle")
)

ONE: Final = tuple([1 << (2 * face) for face in range(FACES)])
COLOURS: Final = (
    ("farm", HOUSE, OCCUPATION, 2),
    ("occupation", OCCUPATION, IMPROVEMENT, 1),
    ("improvement", IMPROVEMENT, FOOD, 1),
    ("produce", FOOD, REED, 3),
    ("resource", REED, SHEEP, 3),
    ("animal", SHEEP, FACES, 3),
)
"""Each colour of dice: its name, its first face, the face after its last, how many dice there are."""


def mask(first: int, end: int) -> int:
    """The bits of a row of faces."""
    return (1 << (2 * end)) - (1 << (2 * first))


ALL_FARM: Final = mask(HOUSE, OCCUPATION)
ALL_OCCUPATION: Final = mask(OCCUPATION, IMPROVEMENT)
ALL_IMPROVEMENT: Final = mask(IMPROVEMENT, FOOD)
ALL_PRODUCE: Final = mask(FOOD, REED)
ALL_RESOURCE: Final = mask(REED, SHEEP)
ALL_ANIMAL: Final = mask(SHEEP, FACES)
FREE_TO_COLLECT: Final = ALL_PRODUCE | ALL_RESOURCE

OUTCOMES: Final = 6**13


class Faces:
    """The faces on the dice, and what each outcome of a roll shows.

    The arguments are how many faces of a die show food, 2 food, grain and vegetable; reed, wood,
    brick and stone; sheep, boar and cattle.
    """

    __slots__ = ("produce", "resources", "animals", "farm_rolls", "produce_rolls", "resource_rolls", "animal_rolls")

    def __init__(self, produce: tuple[int, ...], resources: tuple[int, ...], animals: tuple[int, ...]) -> None:
        self.produce = _six(FOOD, produce)
        self.resources = _six(REED, resources)
        self.animals = _six(SHEEP, animals)
        self.farm_rolls: list[int] = _rolls(_six(HOUSE, (2, 2, 2)), 2)
        self.produce_rolls: list[int] = _rolls(self.produce, 3)
        self.resource_rolls: list[int] = _rolls(self.resources, 3)
        self.animal_rolls: list[int] = _rolls(self.animals, 3)

    def roll(self, outcome: int) -> int:
        """The tray that an outcome (a number below `OUTCOMES`) shows."""
        tray = self.farm_rolls[outcome % 36]
        outcome //= 36
        tray += ONE[OCCUPATION + outcome % 6]
        outcome //= 6
        tray += ONE[IMPROVEMENT + outcome % 6]
        outcome //= 6
        tray += self.produce_rolls[outcome % 216]
        outcome //= 216
        tray += self.resource_rolls[outcome % 216]
        return tray + self.animal_rolls[outcome // 216]


def _six(first: int, counts: tuple[int, ...]) -> tuple[int, ...]:
    """The six faces of a die."""
    return tuple([first + kind for kind, number in enumerate(counts) for _ in range(number)])


def _rolls(faces: tuple[int, ...], dice: int) -> list[int]:
    """What every outcome of several equal dice shows."""
    return [sum([ONE[face] for face in thrown]) for thrown in product(faces, repeat=dice)]


def showing(tray: int, face: int) -> int:
    """How many dice show a face."""
    return tray >> (2 * face) & 3


def faces_of(tray: int) -> list[int]:
    """The faces of a tray, one for each die."""
    return [face for face in range(FACES) for _ in range(showing(tray, face))]


def number_of_dice(tray: int) -> int:
    return sum([showing(tray, face) for face in range(FACES)])


def text(tray: int) -> str:
    """A tray in words: `house, Mayor, grain, grain`; nothing is `nothing`."""
    return ", ".join([FACE_NAMES[face] for face in faces_of(tray)]) or "nothing"


def tray(words: str) -> int:
    """The tray that `text` would write so."""
    found = 0
    for word in words.split(","):
        name = word.strip()
        if name and name != "nothing":
            if name not in FACE_NAMES:
                raise FarmyardError(f"There is no die face '{name}': use {', '.join(FACE_NAMES)}")
            found += ONE[FACE_NAMES.index(name)]
    for colour, first, end, dice in COLOURS:
        if sum([showing(found, face) for face in range(first, end)]) > dice:
            raise FarmyardError(f"There are not so many {colour} dice: only {dice}")
    return found
