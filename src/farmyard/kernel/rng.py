"""Randomness as a value: a splitmix64 generator whose whole state is one integer.

The same seed gives the same numbers on every machine and Python version, and a copy costs nothing.
"""

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")
_MASK = (1 << 64) - 1


@mypyc_attr(acyclic=True)
class Rng:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.state,)

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        limit = (1 << 64) - (1 << 64) % n
        drawn = self.next()
        while drawn >= limit:
            drawn = self.next()
        return drawn % n

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
