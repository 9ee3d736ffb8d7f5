"""Words about action spaces and who stands on them."""

from typing import ClassVar

from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.game import Agricola


class Occupied(Number):
    """Spaces called so, or cards of these `rounds`, on which somebody's person stands; with `own` one of the player's.

    Blocked ones are not among them.
    """

    __slots__ = ("called", "rounds", "own")
    listed: ClassVar[tuple[str, ...]] = ("called",)

    def __init__(self, *called: str, rounds: tuple[int, ...] = (), own: bool = False) -> None:
        self.called = called
        self.rounds = rounds
        self.own = own

    def of(self, game: Agricola, seat: int) -> int:
        occupied = [index for index in game.in_play if game.occupants[index] and self.means(game, index)]
        return len([index for index in occupied if not self.own or game.people_on(index, seat)])

    def means(self, game: Agricola, index: int) -> bool:
        """Whether a space is one of those."""
        if self.rounds and any([index == game.coming[number - 1] for number in self.rounds]):
            return True
        for name in game.spaces[index].called:
            if name in self.called:
                return True
        return False

    def words(self, number: int) -> str:
        cards = tuple([f"the card of round {each}" for each in self.rounds])
        return f"{number} occupied of {' or '.join(self.called + cards)}"
