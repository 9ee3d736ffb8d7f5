"""What one seat may see of any game, as plain values: its options and what they mean on the table."""

from dataclasses import dataclass, field


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
