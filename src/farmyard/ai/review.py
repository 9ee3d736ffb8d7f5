"""A finished game looked through: which choices cost most, and what would have been better.

Every choice is judged by a master that knows what the seat knew at that moment, so luck is nobody's fault.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from farmyard.agricola.state.game import Agricola
from farmyard.ai.advice import points_of
from farmyard.ai.levels import Master
from farmyard.kernel.past import links
from farmyard.kernel.seat import Seat

WORTH_TELLING = 0.5
"""The points that a choice must cost to be told."""


@dataclass(frozen=True)
class Remark:
    """A choice, what it cost in points, and what would have been better."""

    number: int
    seat: int
    chapter: str
    chosen: str
    better: str
    cost: float
    value: float
    """What the choice was worth to its seat."""


def remarks(game: Agricola, nodes: int, seed: int = 1) -> Iterator[Remark | None]:
    """A remark on each choice of a game in turn, none where there was nothing to remark."""
    replay: Agricola = game.beginning()
    for choice in links(game.past):
        replay.ask_first(choice.seat)
        yield remark_on(replay, choice.number, choice.option.text, nodes, seed)
        replay.play(choice.option.text)


def remark_on(game: Agricola, number: int, chosen: str, nodes: int, seed: int) -> Remark | None:
    """What a master thinks of a choice; exchanges are not judged."""
    decision = game.decision
    assert decision is not None
    option = next((option for option in decision.options if option.text == chosen), None)
    if option is None:
        return None
    master, seat = Master(seed, nodes=nodes), Seat(game, decision.seat)
    master.think(seat)
    best = max(master.opinions, key=lambda opinion: (opinion.share, opinion.value)).option
    if best == option:
        return None
    hoped = points_of(master, seat, best)
    if master.trees:  # which has hardly looked at what it would not choose
        master.think_behind(seat, option)
    value = points_of(master, seat, option)
    if hoped - value < WORTH_TELLING:
        return None
    return Remark(number, seat.number, game.chapter(), chosen, best.text, hoped - value, value)


def costliest(found: list[Remark], most: int) -> list[Remark]:
    """The choices that cost most, in the order of the game."""
    chosen = sorted(found, key=lambda remark: -remark.cost)[:most]
    return sorted(chosen, key=lambda remark: remark.number)
