"""What cards are worth, from duplicate deals.

A hand's result is its mean over all seats of its deal, less the mean of the deal: luck of the seat and of the deal
cancel. It is taken for the sum of what its cards are worth and chance (ridge regression). How much cards differ is
found from the results, too, as far as they tell, so that a card seldom held stays near 0; intervals are for 95 %.
See docs/ratings.md for what this can tell and what not.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farmyard.lab.ratings import Deal

Floats = NDArray[np.float64]
NORMAL: Final = 1.96
SPREADS: Final = [step / 50 for step in range(1, 51)]
"""How much cards may differ in worth, in standard deviations of what chance does to a hand; all are likely at first."""
LEAST_TOGETHER: Final = 20
"""In how many hands a pair must have been held before it is looked at."""
FALSE_FINDS: Final = 0.05
"""The share of wrong ones among the pairs that are named, at most, on average (Benjamini and Hochberg)."""


@dataclass(frozen=True)
class Estimate:
    """A number and its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - NORMAL * self.error

    @property
    def high(self) -> float:
        return self.mean + NORMAL * self.error

    def rounded(self, digits: int) -> list[float]:
        return [round(number, digits) for number in (self.mean, self.low, self.high)]


@dataclass(frozen=True)
class Pair:
    """Two cards that are worth more, or less, together than each by itself."""

    cards: tuple[int, int]
    hands: float
    points: Estimate


class Results:
    """Deals as numbers: a row for each hand of a deal, averaged over the seats it was held at."""

    def __init__(self, deals: list[Deal], cards: int) -> None:
        self.seats = len(deals[0])
        self.held: Floats = np.zeros((len(deals) * self.seats, cards))
        points, wins = np.zeros(len(self.held)), np.zeros(len(self.held))
        for number, deal in enumerate(deals):
            for game in deal:
                for row, hand in enumerate(game, number * self.seats):
                    self.held[row, list(hand.hand)] += 1 / len(deal)
                    points[row] += hand.points / len(deal)
                    wins[row] += hand.won / len(deal)
        self.points, self.wins = self.within_deals(points), self.within_deals(wins)

    def within_deals(self, rows: Floats) -> Floats:
        """Rows less the mean of their deal."""
        deals = rows.reshape(-1, self.seats, *rows.shape[1:])
        within: Floats = (deals - deals.mean(axis=1, keepdims=True)).reshape(rows.shape)
        return within


class Fit:
    """What cards are worth by a result of hands: the mean over all that is likely, and how uncertain it is."""

    def __init__(self, results: Results, found: Floats) -> None:
        held = results.within_deals(results.held)
        self.free = max(1, len(held) - len(held) // results.seats)
        spread, self.axes = np.linalg.eigh(held.T @ held)
        self.spread: Floats = np.maximum(spread, 0.0)
        self.along: Floats = self.axes.T @ (held.T @ found)
        self.square = float(found @ found)
        penalties = [1 / share**2 for share in SPREADS]
        likely = np.array([self.likelihood(penalty) for penalty in penalties])
        weights = np.exp((likely - likely.max()) / 2)
        self.weights: Floats = weights / weights.sum()
        worths = np.array([self.axes @ (self.along / (self.spread + penalty)) for penalty in penalties])
        self.worth: Floats = self.weights @ worths
        variances = np.array([self.variances(penalty) for penalty in penalties])
        self.errors: Floats = np.sqrt(self.weights @ (variances + (worths - self.worth) ** 2))
        self.left: Floats = found - held @ self.worth

    def variances(self, penalty: float) -> Floats:
        """How uncertain worths are, drawn towards 0 by a penalty."""
        found: Floats = self.axes**2 @ (1 / (self.spread + penalty))
        return self.unexplained(penalty) / self.free * found

    def unexplained(self, penalty: float) -> float:
        explained = float(np.sum(self.along**2 / (self.spread + penalty)))
        return max(self.square - explained, 1e-9)

    def likelihood(self, penalty: float) -> float:
        """Twice the logarithm of how likely the results are, if worths differ as a penalty says."""
        room = float(np.sum(np.log1p(self.spread / penalty)))
        return -self.free * math.log(self.unexplained(penalty)) - room

    def of(self, card: int) -> Estimate:
        return Estimate(float(self.worth[card]), float(self.errors[card]))


def pairs(results: Results, fit: Fit) -> tuple[list[Pair], int]:
    """Pairs that clearly differ from the sum of their cards, the best first, and how many pairs were looked at."""
    together = (results.held**2).T @ (results.held**2)
    beyond = results.held.T @ (fit.left[:, None] * results.held)
    firsts, seconds = np.nonzero(np.triu(together, 1) >= LEAST_TOGETHER)
    hands = together[firsts, seconds]
    # A row less the mean of its deal shows only a part of what a pair does to its own hand.
    scale = results.seats / (results.seats - 1)
    means = scale * beyond[firsts, seconds] / hands
    errors = scale * float(np.sqrt(np.mean(fit.left**2))) / np.sqrt(hands)
    chances = [math.erfc(abs(mean) / error / math.sqrt(2)) for mean, error in zip(means, errors)]
    found = [
        Pair(
            (int(firsts[place]), int(seconds[place])),
            float(hands[place]),
            Estimate(float(means[place]), float(errors[place])),
        )
        for place in clear_of_chance(chances)
    ]
    return sorted(found, key=lambda pair: -pair.points.mean), len(chances)


def clear_of_chance(chances: list[float], share: float = FALSE_FINDS) -> list[int]:
    """The places of the findings to believe, of which at most a share is wrong on average."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    last = max([rank for rank, place in enumerate(order, 1) if chances[place] <= share * rank / len(order)], default=0)
    return order[:last]


@dataclass(frozen=True)
class Use:
    """How a card was used by those who held it."""

    hands: int
    games: int
    played: int
    lead: Estimate | None
    """The points by which those who played it led the mean of their game; they chose to play it."""
    taken: float
    """As the how manieth card of its sort it came into the hand, on average."""


def uses(deals: list[Deal], occupations: set[int], cards: int) -> list[Use]:
    """How each card was used."""
    hands: list[set[tuple[int, int]]] = [set() for _ in range(cards)]
    leads: list[dict[tuple[int, int], list[float]]] = [{} for _ in range(cards)]
    places: list[list[int]] = [[] for _ in range(cards)]
    for number, deal in enumerate(deals):
        for game in deal:
            mean = sum([held.points for held in game]) / len(game)
            for seat, held in enumerate(game):
                seen = {True: 0, False: 0}
                for card in held.hand:
                    seen[card in occupations] += 1
                    places[card].append(seen[card in occupations])
                    hands[card].add((number, seat))
                for card in held.played:
                    leads[card].setdefault((number, seat), []).append(held.points - mean)
    return [_use(len(hands[card]), places[card], leads[card]) for card in range(cards)]


def _use(hands: int, places: list[int], leads: dict[tuple[int, int], list[float]]) -> Use:
    means = [sum(lead) / len(lead) for lead in leads.values()]
    lead = None
    if len(means) > 1:
        lead = Estimate(float(np.mean(means)), float(np.std(means, ddof=1)) / math.sqrt(len(means)))
    played = sum([len(lead) for lead in leads.values()])
    return Use(hands, len(places), played, lead, sum(places) / len(places) if places else 0.0)


def findings(deals: list[Deal], keys: list[str], occupations: set[int], drafted: bool) -> dict[str, Any]:
    """Everything that is found, in plain values."""
    results = Results(deals, len(keys))
    points, wins = Fit(results, results.points), Fit(results, results.wins)
    cards = {
        key: {
            "hands": use.hands,
            "games": use.games,
            "points": points.of(card).rounded(2),
            "wins": wins.of(card).rounded(4),
            "played": round(use.played / use.games, 3) if use.games else None,
            "lead_when_played": use.lead.rounded(2) if use.lead else None,
            **({"taken": round(use.taken, 2)} if drafted else {}),
        }
        for card, (key, use) in enumerate(zip(keys, uses(deals, occupations, len(keys))))
    }
    found, looked_at = pairs(results, points)
    return {
        "deals": len(deals),
        "games": len(deals) * results.seats,
        "cards": cards,
        "pairs_looked_at": looked_at,
        "pairs": [
            {"cards": [keys[card] for card in pair.cards], "hands": round(pair.hands), "points": pair.points.rounded(2)}
            for pair in found
        ],
    }
