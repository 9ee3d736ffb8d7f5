"""Words about action spaces and who stands on them."""

from typing import ClassVar

from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.game import Agricola


class Occupied(Number):
    """Spaces called so on which somebody's person stands; blocked ones are not among them."""

    __slots__ = ("called",)
    listed: ClassVar[tuple[str, ...]] = ("called",)

    def __init__(self, *called: str) -> None:
        self.called = called

    def of(self, game: Agricola, seat: int) -> int:
        return len([index for index in game.in_play if game.occupants[index] and self.means(game, index)])

    def means(self, game: Agricola, index: int) -> bool:
        """Whether a space is one of those."""
        for name in game.spaces[index].called:
            if name in self.called:
                return True
        return False

    def words(self, number: int) -> str:
        return f"{number} occupied of {' or '.join(self.called)}"
