"""A step: something that is still to happen, as an immutable value on the agenda.

`run` either acts and returns no options, or changes nothing and returns the options somebody must
choose from; then `choose` carries the choice out. Because steps never change, an agenda is copied
by copying a list, and a game can be cloned or saved between any two choices.
"""

from abc import abstractmethod
from typing import Generic, TypeVar

from farmyard.kernel.option import Option

G = TypeVar("G")


class Step(Generic[G]):
    __slots__ = ()

    @abstractmethod
    def run(self, game: G, seat: int) -> list[Option]:
        """Act and return nothing to choose, or return every legal option."""

    def choose(self, game: G, seat: int, option: Option) -> None:
        """Carry out one of the options that `run` offered; a step that only acts is never asked to."""

    @property
    def between_actions(self) -> bool:
        """Whether the step is asked while no other action is under way."""
        return False

    @property
    def owed(self) -> bool:
        """Whether it follows from a choice already made: while it waits, no exchange may make it impossible."""
        return False

    @property
    def hurries(self) -> bool:
        """Whether nothing else may be done before it is answered, no exchange either."""
        return False

    @property
    def asks_anyway(self) -> bool:
        """Whether it is asked even if there is one option only, because that there is only one must not show."""
        return False

    @property
    def secret(self) -> bool:
        """Whether what is chosen is for the eyes of the chooser alone."""
        return False

    @property
    def at_once(self) -> bool:
        """Whether seats choose this at the same time: `run` only asks, and no choice changes what others are asked."""
        return False

    @property
    def lucky(self) -> bool:
        """Whether luck decides what comes of its options: who thinks about them should do so with several deals."""
        return False

    @property
    def pauses(self) -> bool:
        """Whether a turn is over before it, so that a game played with pauses waits here to go on."""
        return False

    def question(self, game: G, seat: int) -> str:
        """What the seat is asked, for people."""
        return "Choose"

    def label(self, game: G, seat: int, option: Option) -> str:
        """What an option would mean, for people."""
        return option.text

    def read(self, game: G, seat: int, text: str) -> str:
        """The option's own text for another accepted spelling of it; unknown text comes back as it is."""
        return text

    def refusal(self, game: G, seat: int, text: str) -> str:
        """Why a readable text is not among the options; empty where naming the options says enough."""
        return ""

    def still_possible(self, game: G, seat: int) -> bool:
        """Whether something is left to choose: an exchange may not take that away."""
        return True
