"""What is learned from: positions of games and what became of them."""

from dataclasses import dataclass, field

import numpy as np

from farmyard.agricola.settings import AgricolaSettings
from farmyard.ai.card_inputs import CARD_KEYS, LATER_PLAYERS, NEXT_PLAYERS
from farmyard.ai.features import Rows
from farmyard.ai.value import Bytes, Floats, Weights
from farmyard.lab.manners import Manner

LATER = (LATER_PLAYERS - NEXT_PLAYERS) * len(CARD_KEYS)
"""What is added to the number of a card of the next player when it is one of a later player."""


Goal = tuple[float, ...]
"""Own points and margin, as they are or as somebody hopes for them."""


@dataclass
class Story:
    """What one seat chose in one game: rows of batches, their values and the best values there were."""

    at: list[tuple[int, int]] = field(default_factory=list)
    chosen: list[Goal] = field(default_factory=list)
    best: list[Goal] = field(default_factory=list)
    cut: list[bool] = field(default_factory=list)
    watched: list[tuple[int, tuple[int, int]]] = field(default_factory=list)
    """What it saw of the choices of others: after how many of its own, and the row."""

    def watch(self, at: tuple[int, int]) -> None:
        """Note a position that somebody else has brought about."""
        self.watched.append((len(self.at), at))

    def goals(self, final: Goal, trust: float) -> list[Goal]:
        """What became of the position before the first choice, behind the first, behind the second, and so on.

        That is the outcome as far as later choices were sound; `trust` is lambda.
        """
        goal = final
        goals = [goal]
        for turn in range(len(self.at) - 1, -1, -1):
            if self.cut[turn]:
                goal = self.best[turn]
            else:
                value = self.chosen[turn]
                goal = tuple([trust * new + (1 - trust) * old for new, old in zip(goal, value)])
            goals.append(goal)
        return goals[::-1]


class Batch:
    """Positions as training keeps them: the sum of all later players' farms in place of each."""

    def __init__(self, rows: Rows, kept: list[int]) -> None:
        parts = rows.parts
        further = len(rows.later) // rows.number
        later = [rows.later[further * place : further * (place + 1)] for place in kept]
        self.own = as_bytes([parts.boards.rows[rows.boards[place]] + parts.own.rows[rows.own[place]] for place in kept])
        self.next = as_bytes([parts.others.rows[rows.next[place]] for place in kept])
        self.later: Bytes = np.zeros_like(self.next)
        for number in range(further):
            self.later += as_bytes([parts.others.rows[farms[number]] for farms in later])
        self.cards = [
            parts.own.cards[rows.own[place]]
            + parts.others.cards[rows.next[place]]
            + tuple([LATER + card for farm in farms for card in parts.others.cards[farm]])
            for place, farms in zip(kept, later)
        ]


def as_bytes(rows: list[bytes]) -> Bytes:
    """Rows of bytes as an array."""
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


@dataclass
class Lesson:
    """Positions and what became of them."""

    batches: list[Batch]
    targets: list[Floats]
    results: list[list[int]]
    effort: int
    """How many positions were valued for it."""

    @property
    def positions(self) -> int:
        return sum([len(targets) for targets in self.targets])


@dataclass(frozen=True)
class WavePlan:
    """A wave to be played by whoever has time."""

    table: AgricolaSettings
    weights: Weights
    games: int
    seed: int
    manner: Manner
    trust: float


def result_of(results: list[int], seat: int) -> Goal:
    """Own points and margin at the end."""
    own = results[seat]
    others = [points for number, points in enumerate(results) if number != seat]
    return float(own), float(own - max(others)) if others else float(own)
