"""What a master would consider, for people who ask for a hint."""

from typing import Final

from farmyard.ai.levels import Master
from farmyard.kernel.seat import Seat

MOST: Final = 3
Advice = tuple[str, float]
"""The text of an option, and what it is worth compared with the best."""


def advice(seat: Seat, seconds: float, seed: int, nodes: int = 0) -> list[Advice]:
    """The most promising options, the best first, each with the points it is behind that."""
    master = Master(seed, seconds, nodes)
    master.think(seat)
    thoughts = sorted([(opinion.share, opinion.value, opinion.option.text) for opinion in master.opinions])[::-1]
    return [(text, round(value - thoughts[0][1], 1)) for _, value, text in thoughts[:MOST]]
