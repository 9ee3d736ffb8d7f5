"""What others usually choose: where many play, each is taken to do what it liked at first sight.

With the same farm in the same round a seat likes the same, whatever others have done meanwhile: what it thought of an
option once is looked up from then on, and a search need not value all its options again.
"""

from farmyard.agricola.state.game import Agricola
from farmyard.ai.features import farm_key
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import Option

Thoughts = dict[str, float]
"""What somebody thinks of options, by their texts."""


class Habits:
    """What everybody thought of options when they were looked at."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[object, Thoughts] = {}

    def thoughts(self, game: Agricola, decision: Decision) -> Thoughts:
        """What the seat that decides has thought of options of such a decision so far."""
        key = (decision.seat, type(decision.step), farm_key(game, decision.seat))
        known = self.known.get(key)
        if known is None:
            known = {}
            self.known[key] = known
        return known


def usual(options: list[Option], thoughts: Thoughts) -> int:
    """The place of the option that is liked best, or -1 where one has never been looked at."""
    if not thoughts:
        return -1
    best, most = -1, -1e9
    for place, option in enumerate(options):
        worth = thoughts.get(option.text)
        if worth is None:
            return -1
        if worth > most:
            best, most = place, worth
    return best
