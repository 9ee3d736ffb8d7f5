"""A seat at a table: what a player may ask there, and nothing else.

A player never holds the game. It sees the view of its seat, its own decisions and what it may
exchange; who wants to look ahead plays on in a dealt copy, in which everything that the seat
cannot know has been dealt anew.
"""

import random

from farmyard.kernel.decision import Decision
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.settings import Settings
from farmyard.kernel.view import GameView


class Seat:
    __slots__ = ("number", "_game")

    def __init__(self, game: Game, number: int) -> None:
        game.check_seat(number)
        self.number = number
        self._game = game

    @property
    def settings(self) -> Settings:
        """What the table has chosen."""
        return self._game.settings

    @property
    def rules(self) -> int:
        """The version of the rules that the table plays by."""
        return self._game.rulebook.version

    @property
    def view(self) -> GameView:
        """What the seat may see now."""
        return self._game.view(self.number)

    @property
    def decision(self) -> Decision | None:
        """What the seat must choose now, if it is its turn to choose."""
        decision = self._game.decision
        return decision if decision is not None and decision.seat == self.number else None

    @property
    def exchanges(self) -> list[Option]:
        """What the seat may choose instead at its own decision, at any time."""
        return [] if self.decision is None else self._game.exchanges()

    @property
    def outcome(self) -> tuple[list[int], list[int]] | None:
        """Everybody's points and the seats that have won, once the game is over."""
        return (self._game.scores(), self._game.winners()) if self._game.over else None

    def deal(self, rng: Rng | random.Random) -> Game:
        """A copy of the game in which everything that the seat cannot know is dealt anew."""
        return self._game.determinize(self.number, rng)

    def __repr__(self) -> str:
        return f"<Seat {self.number} of {self._game.name}>"


def seats_of(game: Game) -> list[Seat]:
    """All seats of a table."""
    return [Seat(game, number) for number in range(game.seats())]
