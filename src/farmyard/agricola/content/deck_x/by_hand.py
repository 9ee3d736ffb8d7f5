"""Words that only one card of the X deck speaks."""

from typing import ClassVar

from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.game import Agricola


class Fewest(Number):
    """The lowest of several numbers."""

    __slots__ = ("parts",)
    listed: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Number) -> None:
        self.parts = parts

    def of(self, game: Agricola, seat: int) -> int:
        return min([part.of(game, seat) for part in self.parts])

    def words(self, number: int) -> str:
        return " and ".join([part.words(number) for part in self.parts])
