"""The settings of a table of Agricola Express."""

from typing import Final

from farmyard.express.dice import Faces
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import PLAYERS, Choice, Setting, Settings, Switch, Value, Whole

RULES_VERSION: Final = 1
MOST_PLAYERS: Final = 4

DICE: Final = {"weighted": "2121 1221 321", "even": "1122 1221 222"}
"""How many faces of each die show food, 2 food, grain, vegetable; reed, wood, brick, stone; sheep, boar, cattle."""

_faces: Final[dict[str, Faces]] = {}


class Dice(Choice):
    """One of the usual sets of dice, or the face counts themselves, like `2121 1221 321`."""

    __slots__ = ()

    @property
    def what(self) -> str:
        return f"{', '.join(DICE)} or face counts like '{DICE['weighted']}'"

    def read(self, word: str) -> str:
        if word in DICE:
            return word
        groups = word.split()
        if [len(group) for group in groups] != [4, 4, 3] or not all([group.isdecimal() for group in groups]):
            raise self.refuse(word)
        if any([sum([int(digit) for digit in group]) != 6 for group in groups]):
            raise BadSettings(f"A die has six faces: the counts of each group in '{word}' must add up to 6", self.name)
        return word


SETTINGS: Final[tuple[Setting, ...]] = (
    Whole(PLAYERS, "Players", "How many play", 1, 1, MOST_PLAYERS, always=True),
    Dice(
        "dice",
        "Dice",
        "Which faces the dice have: more for what is worth less, or as even as possible",
        {"weighted": "Weighted", "even": "Even"},
    ),
    Switch("free-pastures", "Free pastures", "Pastures cost no wood"),
)


def declared() -> tuple[Setting, ...]:
    """Everything that a table may choose."""
    return SETTINGS


class ExpressSettings(Settings):
    """What a table of Agricola Express has chosen, like `ExpressSettings(players=2, dice="even")`."""

    __slots__ = ()

    def __init__(self, **chosen: Value) -> None:
        super().__init__(declared(), chosen)

    @property
    def game(self) -> str:
        return "express"


def faces_for(settings: Settings) -> Faces:
    """The faces of a table's dice; equal dice share them."""
    dice = settings.says("dice")
    if dice not in _faces:
        groups = [tuple([int(digit) for digit in group]) for group in DICE.get(dice, dice).split()]
        _faces[dice] = Faces(groups[0], groups[1], groups[2])
    return _faces[dice]


def from_fields(fields: dict[str, str]) -> ExpressSettings:
    """Settings from the words of a record."""
    return ExpressSettings(**fields)
