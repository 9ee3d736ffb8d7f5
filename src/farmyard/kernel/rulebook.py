"""A rulebook: what the rules of a game answer about any state of it.

The state of a game lies below its rules, so it is given its rulebook when it is set up and passes
every question on that only the rules can answer. A rulebook keeps nothing: one serves all games.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option, Target
from farmyard.kernel.settings import Settings
from farmyard.kernel.story import Clause
from farmyard.kernel.view import GameView, ScoreLine, Standing, TargetView

G = TypeVar("G")


class Rulebook(Generic[G]):
    __slots__ = ()

    @property
    @abstractmethod
    def name(self) -> str:
        """The name of the game."""

    @property
    @abstractmethod
    def version(self) -> int:
        """Goes up whenever the same choices may lead to another game."""

    @abstractmethod
    def settings(self, fields: dict[str, str]) -> Settings:
        """The table that the words of a record describe."""

    @abstractmethod
    def landmarks(self, settings: Settings) -> dict[str, object]:
        """What every process has for a table anyway, by name (see `kernel.packing`)."""

    @abstractmethod
    def renew(self, game: G) -> None:
        """Work out anew what follows from the rest of a game."""

    @abstractmethod
    def exchanges(self, game: G) -> list[Option]:
        """What the deciding seat may also do at any time, apart from what it is asked."""

    @abstractmethod
    def exchange(self, game: G, seat: int, option: Option) -> None:
        """Carry out one of the exchanges."""

    @abstractmethod
    def exchange_label(self, game: G, seat: int, option: Option) -> str:
        """What an exchange would mean, for people."""

    @abstractmethod
    def view(self, game: G, seat: int, labels: bool) -> GameView:
        """What a seat may see now, its options with or without labels."""

    def views(self, game: G, seats: Sequence[int]) -> Sequence[GameView]:
        """What several seats may see now; what they see alike may be one value."""
        return [self.view(game, seat, True) for seat in seats]

    @abstractmethod
    def target_view(self, game: G, target: Target) -> TargetView:
        """What an option is about, in the names of the table."""

    @abstractmethod
    def story(self, game: G, happenings: list[Happening], seat: int) -> list[Clause]:
        """What a seat (-1: everybody) may know of some happenings, in words."""

    @abstractmethod
    def standing(self, game: G, seat: int) -> Standing:
        """How a player stands now, for comparing with what an option would change."""

    def meanings(self, game: G, seat: int) -> dict[str, str]:
        """What each card in a seat's hand would bring now, in words, by its key."""
        return {}

    def teams(self, game: G) -> list[list[int]]:
        """Who plays together: the seats of each team; nobody, as a rule."""
        return []

    def team_breakdown(self, game: G, seat: int) -> list[ScoreLine]:
        """What counts for the team of a seat by category, where there are teams and categories count."""
        return []

    @abstractmethod
    def scores(self, game: G) -> list[int]:
        """Everybody's points as things stand; those who play together have the points of their team."""

    @abstractmethod
    def breakdown(self, game: G, seat: int) -> list[ScoreLine]:
        """A player's points by category as things stand."""

    @abstractmethod
    def winners(self, game: G) -> list[int]:
        """The best seats as things stand."""
