"""Words about how much fuel it takes to heat a house."""

from farmyard.agricola.state.doors import Change, Number
from farmyard.agricola.state.game import Agricola


class LessFuel(Change):
    """So much fuel less is needed, with `of` once for every so many of something; never less than nothing."""

    __slots__ = ("less", "of", "per")

    def __init__(self, less: int, of: Number | None = None, per: int = 1) -> None:
        self.less = less
        self.of = of
        self.per = per

    def fuel_needed(self, game: Agricola, seat: int, needed: int) -> int:
        times = 1 if self.of is None else self.of.of(game, seat) // self.per
        return max(0, needed - self.less * times)


class FuelAtMost(Change):
    """The whole house needs at most so much fuel, whatever else lowers it; with `cards` so do homes on cards."""

    __slots__ = ("most", "cards")

    def __init__(self, most: int, cards: bool = False) -> None:
        self.most = most
        self.cards = cards

    @property
    def turn(self) -> int:
        return 4 if self.cards else 2

    def fuel_needed(self, game: Agricola, seat: int, needed: int) -> int:
        return min(self.most, needed)
