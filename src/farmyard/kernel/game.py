"""The state machine under every game: an agenda of steps, and one gate for choices.

`decision` says who must choose and lists every legal option; `play` is the only way to choose.
Between two calls of `play` the game is a plain value: it can be cloned, saved and taken back.
A concrete game adds its own state and says how to copy it (`blank` and `copy_from`).
"""

from abc import abstractmethod
from typing import Any

from farmyard.kernel.errors import IllegalChoice, UnreadableChoice
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import NOTHING, Option, Target
from farmyard.kernel.step import Step


class Decision:
    """Who must choose, about what, from which options."""

    __slots__ = ("seat", "step", "options")

    def __init__(self, seat: int, step: Step[Any], options: list[Option]) -> None:
        self.seat = seat
        self.step = step
        self.options = options

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {len(self.options)} options>"


def _some(options: list[Option]) -> str:
    """A few options in words."""
    texts = [f"'{option.text}'" for option in options[:6]]
    return ", ".join(texts) + (f" or one of {len(options) - 6} more" if len(options) > 6 else "")


def _among(wanted: Option, options: list[Option]) -> bool:
    """Whether an option is one of these; compared by identity, faster than `in`."""
    for option in options:
        if option is wanted:
            return True
    return False


class Game:
    __slots__ = ("agenda", "decision", "choices", "origin", "journal", "names")

    def __init__(self) -> None:
        self.agenda: list[tuple[int, Step[Any]]] = []
        self.decision: Decision | None = None
        self.choices: list[Option] = []
        self.origin: Game | None = None
        self.journal: list[Happening] | None = None
        self.names: tuple[str, ...] = ()

    # -- what a concrete game provides ------------------------------------------------------

    @abstractmethod
    def blank(self) -> "Game":
        """A new game of the same kind, to be filled by `copy_from`."""

    @abstractmethod
    def copy_from(self, other: "Game") -> None:
        """Take over the whole state of another game of the same kind."""

    @abstractmethod
    def seats(self) -> int:
        """How many seats the table has."""

    def exchanges(self) -> list[Option]:
        """What the deciding seat may also do at any time, apart from what it is asked."""
        return []

    def exchange(self, seat: int, option: Option) -> None:
        """Carry out one of the `exchanges`."""

    @abstractmethod
    def header(self) -> dict[str, str]:
        """What a record must say to set this game up again."""

    @abstractmethod
    def chapter(self) -> str:
        """The part of the game it is in, as a remark in records."""

    @abstractmethod
    def vocabulary(self) -> frozenset[str]:
        """The verbs that can begin a choice."""

    def luck(self) -> object:
        """Changes when something random or hidden comes to light."""
        return None

    # -- the machine ------------------------------------------------------------------------

    def push(self, seat: int, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it happens next."""
        self.agenda.append((seat, step))

    def note(self, what: str, seat: int = -1, target: Target = NOTHING, secret: bool = False) -> None:
        """Note in the journal what happens; callers look first whether one is kept where the target costs time."""
        if self.journal is not None:
            self.journal.append(Happening(what, seat, target, secret))

    def start(self) -> None:
        """Run to the first decision and remember this moment as the beginning."""
        self.advance()
        self.origin = self.clone()

    def advance(self) -> None:
        """Run steps until somebody has a real choice or the game is over."""
        agenda = self.agenda
        while agenda:
            seat, step = agenda.pop()
            options = step.run(self, seat)
            if not options:
                continue
            if len(options) == 1:
                step.choose(self, seat, options[0])
                continue
            self.decision = Decision(seat, step, options)
            return
        self.decision = None

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def options(self) -> list[str]:
        """The texts of everything that may be played now."""
        if self.decision is None:
            return []
        return [option.text for option in self.decision.options + self.exchanges()]

    def play(self, choice: Option | str) -> None:
        """Make a choice: one of the decision's options or exchanges, or the text of one."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose")
        if isinstance(choice, Option) and _among(choice, decision.options):
            option, asked_for = choice, True
        else:
            option = self.find(choice if isinstance(choice, str) else choice.text)
            asked_for = _among(option, decision.options)
        self.choices.append(option)
        if asked_for:
            decision.step.choose(self, decision.seat, option)
        else:
            self.agenda.append((decision.seat, decision.step))
            self.exchange(decision.seat, option)
        self.advance()

    def find(self, text: str) -> Option:
        """The option with this text; refuses with the reason when there is none."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose")
        words = text.split()
        verb = words[0].lower() if words else ""
        wanted = " ".join([verb] + words[1:])
        if verb not in self.vocabulary():
            known = ", ".join(sorted(self.vocabulary()))
            raise UnreadableChoice(f"'{wanted}' is no choice: it should begin with one of {known}")
        offered = {option.text.lower(): option for option in decision.options + self.exchanges()}
        wanted = decision.step.read(self, decision.seat, wanted)
        option = offered.get(wanted.lower())
        if option is None:
            reason = decision.step.refusal(self, decision.seat, wanted)
            raise IllegalChoice(reason or f"'{wanted}' is not possible now: choose {_some(decision.options)}")
        return option

    # -- the game as a value ----------------------------------------------------------------

    def clone(self) -> Any:
        """An independent copy; its journal is empty."""
        copy = self.blank()
        copy.copy_machine(self)
        copy.copy_from(self)
        copy.names = self.names
        return copy

    def copy_machine(self, other: "Game") -> None:
        self.agenda = other.agenda.copy()
        self.choices = other.choices.copy()
        self.decision = other.decision
        self.origin = other.origin

    def beginning(self) -> Any:
        """A copy of the game as it was before the first choice."""
        if self.origin is None:
            raise IllegalChoice("This game has no beginning to go back to")
        copy = self.origin.clone()
        copy.origin = self.origin
        copy.names = self.names
        return copy

    def undo(self, choices: int = 1) -> None:
        """Take back the last choices by replaying the game without them."""
        if self.origin is None or len(self.choices) < choices:
            raise IllegalChoice("There is no choice to take back")
        kept = [option.text for option in self.choices[: len(self.choices) - choices]]
        origin, journal = self.origin, self.journal
        self.copy_machine(origin)
        self.copy_from(origin)
        self.origin, self.journal = origin, None
        for text in kept:
            self.play(text)
        self.journal = journal
