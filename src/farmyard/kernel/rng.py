"""Randomness as a value: a splitmix64 generator whose whole state is one integer.

The same seed gives the same numbers on every machine and Python version, and a copy costs nothing. Compiled, its
numbers are machine words, of which only the lower 64 bits count in plain Python: both come to the same.
"""

from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")
_HALF: Final = (1 << 32) - 1
_POSITIVE: Final = (1 << 63) - 1
_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)


@mypyc_attr(acyclic=True)
class Rng:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = word(seed >> 32 & _HALF, seed & _HALF)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.state,)

    def draw(self) -> i64:
        """A word with the next 64 random bits."""
        z = self.state + _STEP
        z = word(z >> 32 & _HALF, z & _HALF)
        self.state = z
        z = (z ^ (z >> 30 & (1 << 34) - 1)) * _FIRST
        z = (z ^ (z >> 27 & (1 << 37) - 1)) * _SECOND
        return z ^ (z >> 31 & (1 << 33) - 1)

    def next(self) -> int:
        """The next 64 random bits as a number."""
        drawn = self.draw()
        high: int = drawn >> 32 & _HALF
        low: int = drawn & _HALF
        return high << 32 | low

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n < 1 << 62:
            return self.below_word(n)
        limit = (1 << 64) - (1 << 64) % n
        drawn = self.next()
        while drawn >= limit:
            drawn = self.next()
        return drawn % n

    def below_word(self, n: i64) -> i64:
        """The same without long numbers, where n has up to 62 bits.

        Drawn again are the last numbers of 64 bits, `above` which too few follow to give each result its chance.
        """
        while True:
            drawn = self.draw()
            found = ((drawn >> 1 & _POSITIVE) % n * 2 + (drawn & 1)) % n
            above = ~drawn & _POSITIVE
            if not drawn >> 63 & 1 or above >= n - 1 - found:
                return found

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def word(high: i64, low: i64) -> i64:
    """A word made of two halves."""
    return high << 32 | low
