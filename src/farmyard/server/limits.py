"""How much anybody may ask for: so many at once, so many a second."""

import time
from dataclasses import dataclass
from typing import Final

LARGEST_MESSAGE: Final = 16 * 1024
LARGEST_BODY: Final = 32 * 1024
Rate = tuple[float, float]
"""How many at once, and how many a second for long."""


@dataclass(frozen=True)
class Limits:
    messages: Rate = (100, 30)
    """Of one browser."""
    requests: Rate = (300, 30)
    """Over HTTP, from one address."""


USUAL: Final = Limits()


class Allowance:
    """Fills up with time, and is used up by asking."""

    __slots__ = ("_at", "_left", "most", "per_second", "refused")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.refused = 0
        """How often in a row too much was asked for."""
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        moment = time.monotonic()
        self._left = min(self.most, self._left + (moment - self._at) * self.per_second)
        self._at = moment
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        self.refused = 0
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was asked for in a while."""
        return self._left + (time.monotonic() - self._at) * self.per_second >= self.most
