"""What one seat may see of any game, as plain values; each game adds what lies on its table.

The question, the options and the exchanges are shown only to a seat that may choose.
"""

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class TargetView:
    """What an option is about, in the names of the table; see `kernel.option.Target`. Cards go by their keys."""

    kind: str = ""
    space: str = ""
    goal: str = ""
    cells: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    seat: int = -1
    goods: dict[str, int] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    left: dict[str, int] = field(default_factory=dict)
    number: int = 0
    dice: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScoreLine:
    """A category of the scoring: how many of it, what that is worth, and what the next point takes, in words."""

    category: str
    number: int
    points: int
    next: str = ""
    thresholds: tuple[int, ...] = ()
    """How many the first, second, third and fourth point take, where a table says so."""


@dataclass(frozen=True)
class Standing:
    """How a player stands: goods, the food that the next harvest still lacks, points, and what else can be counted."""

    goods: dict[str, int]
    food_lacking: int
    points: int
    counts: dict[str, int]


@dataclass(frozen=True)
class OptionView:
    """A choice: its text is its name, verb and target say what it means; the label, for people, is made on request."""

    text: str
    verb: str
    target: TargetView
    label: str = ""

    @property
    def what(self) -> str:
        """The text without its verb."""
        return self.text[len(self.verb) + 1 :]


@dataclass(frozen=True)
class GameView:
    seat: int
    deciding: int
    """The seat that must choose, or -1 when the game is over."""
    choosing: tuple[int, ...]
    """All seats that may choose now: several where they choose at the same time."""
    question: str
    options: tuple[OptionView, ...]
    exchanges: tuple[OptionView, ...]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)
