"""Learning the value from positions and what became of them: a replay buffer, gradients, Adam."""

import json
from typing import Any

import numpy as np
import numpy.typing as npt

from farmyard.ai.card_inputs import CARD_KEYS, ROLES
from farmyard.ai.farm_inputs import FARM
from farmyard.ai.features import FARM_WIDTH, SCALES, WIDTH
from farmyard.ai.value import (
    DESCRIBED,
    INPUTS,
    OUTPUTS,
    POINTS,
    ROUNDS,
    Floats,
    Weights,
    at_their_places,
    card_vectors,
    guessed,
)
from farmyard.lab.lessons import Batch

MOST_CARDS = 96
GREAT_ERROR = 2.0
"""In tens of points."""
_NO_CARD = ROLES * len(CARD_KEYS)


class Buffer:
    """The latest positions, the oldest giving way."""

    def __init__(self, size: int, cards: bool) -> None:
        self.own = np.zeros((size, WIDTH), np.uint8)
        self.next = np.zeros((size, FARM_WIDTH), np.uint8)
        self.later = np.zeros((size, FARM_WIDTH), np.uint8)
        self.cards = np.full((size, MOST_CARDS), _NO_CARD, np.uint16) if cards else None
        self.targets = np.zeros((size, OUTPUTS), np.float32)
        self.size = size
        self.filled = 0
        self.place = 0

    def add(self, batch: Batch, targets: Floats) -> None:
        number = len(targets)
        where = (self.place + np.arange(number)) % self.size
        self.own[where] = batch.own
        self.next[where] = batch.next
        self.later[where] = batch.later
        self.targets[where] = targets
        if self.cards is not None:
            for place, held in zip(where, batch.cards):
                self.cards[place] = _NO_CARD
                self.cards[place, : len(held)] = held[:MOST_CARDS]
        self.place = (self.place + number) % self.size
        self.filled = min(self.size, self.filled + number)

    def sample(self, number: int, random: np.random.Generator) -> "Sample":
        which = random.integers(0, self.filled, number)
        cards = None if self.cards is None else Held(self.cards[which])
        return Sample(self.own[which], self.next[which], self.later[which], cards, self.targets[which])


class Held:
    """Which cards occur in a sample at all, and which of those each position has."""

    def __init__(self, numbers: npt.NDArray[np.uint16]) -> None:
        found, places = np.unique(numbers, return_inverse=True)
        counted = np.zeros((len(numbers), len(found)), np.float32)
        counted[np.arange(len(numbers))[:, None], places.reshape(numbers.shape)] = 1.0
        self.which: npt.NDArray[np.uint16] = found[found < _NO_CARD]
        self.counted: Floats = counted[:, : len(self.which)]


class Sample:
    """Positions drawn from a buffer, scaled."""

    def __init__(
        self,
        own: npt.NDArray[np.uint8],
        next: npt.NDArray[np.uint8],
        later: npt.NDArray[np.uint8],
        cards: Held | None,
        targets: Floats,
    ) -> None:
        farm_scales = np.array(FARM.scales, np.float32)
        self.rounds = own[:, :ROUNDS].argmax(axis=1)
        self.own = own.astype(np.float32) * np.array(SCALES, np.float32)
        self.next = next.astype(np.float32) * farm_scales
        self.later = later.astype(np.float32) * farm_scales
        self.cards = cards
        self.targets = targets / POINTS


class Forward:
    """What the weights say about a sample, layer by layer, and how far off they are."""

    def __init__(self, weights: Weights, sample: Sample) -> None:
        number = len(sample.targets)
        first = len(weights["first"])
        sums = sample.own @ weights["own"]
        beside = sample.next @ weights["next"] + sample.later @ weights["later"]
        before = sums[:, :first] + beside[:, :first] + weights["first"]
        lines = sums[:, first:].reshape(number, ROUNDS, OUTPUTS)[np.arange(number), sample.rounds] + beside[:, first:]
        self.late = (ROUNDS - sample.rounds).astype(np.float32)[:, None] / ROUNDS
        if sample.cards is not None:
            vectors = sample.cards.counted @ card_vectors(weights)[sample.cards.which]
            before += vectors[:, :first]
            lines += vectors[:, first : first + OUTPUTS] + self.late * vectors[:, first + OUTPUTS :]
        self.hidden = np.maximum(before, 0.0)
        self.second = np.maximum(self.hidden @ weights["second"] + weights["second bias"], 0.0)
        self.error = lines + self.second @ weights["out"] + weights["out bias"] - sample.targets


def gradients(weights: Weights, sample: Sample) -> tuple[dict[str, Floats], float]:
    """How the error changes with each weight, and the mean squared error in points; great errors count less."""
    there = Forward(weights, sample)
    number = len(sample.targets)
    slope = np.clip(there.error, -GREAT_ERROR, GREAT_ERROR) / number
    by_second = (slope @ weights["out"].T) * (there.second > 0)
    by_hidden = (by_second @ weights["second"].T) * (there.hidden > 0)
    by_line = np.zeros((number, ROUNDS, OUTPUTS), slope.dtype)
    by_line[np.arange(number), sample.rounds] = slope
    across = np.hstack([by_hidden, slope])
    found = {
        "own": sample.own.T @ np.hstack([by_hidden, by_line.reshape(number, -1)]),
        "next": sample.next.T @ across,
        "later": sample.later.T @ across,
        "first": by_hidden.sum(axis=0),
        "second": there.hidden.T @ by_second,
        "second bias": by_second.sum(axis=0),
        "out": there.second.T @ slope,
        "out bias": slope.sum(axis=0),
    }
    if sample.cards is not None:
        by_card = np.zeros_like(weights["cards"])
        by_card[sample.cards.which] = sample.cards.counted.T @ np.hstack([across, there.late * slope])
        parts = by_card.reshape(ROLES, len(CARD_KEYS), -1)
        found["cards"] = by_card
        found["words"] = np.concatenate([DESCRIBED.T @ parts[role] for role in range(ROLES)])
    return found, float((there.error[:, 0] ** 2).mean() * POINTS * POINTS)


class Adam:
    """Gradient descent with a pace of its own for each weight; `mean` are the weights averaged over time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = {key: array.copy() for key, array in weights.items()}
        self.momentum = {key: np.zeros_like(array) for key, array in weights.items()}
        self.spread = {key: np.zeros_like(array) for key, array in weights.items()}
        self.steps = dict.fromkeys(weights, 0)

    def learn(self, found: dict[str, Floats], pace: float, averaging: float = 0.9998) -> None:
        for key, slope in found.items():
            self.steps[key] += 1
            steps = self.steps[key]
            momentum, spread = self.momentum[key], self.spread[key]
            momentum += 0.1 * (slope - momentum)
            spread += 0.001 * (slope * slope - spread)
            step = pace * (1 - 0.999**steps) ** 0.5 / (1 - 0.9**steps)
            weights = self.weights[key]
            weights -= step * momentum / (np.sqrt(spread) + 1e-7)
            if key in ("cards", "own", "next", "later", "words"):
                weights *= 1 - 0.02 * pace
            self.mean[key] += (1 - min(averaging, steps / (steps + 10))) * (weights - self.mean[key])

    def state(self) -> dict[str, Any]:
        """Everything needed to go on later."""
        arrays: dict[str, Any] = {"inputs": np.array(json.dumps(INPUTS))}
        for key in self.weights:
            arrays[f"weights/{key}"] = self.weights[key]
            arrays[f"mean/{key}"] = self.mean[key]
            arrays[f"momentum/{key}"] = self.momentum[key]
            arrays[f"spread/{key}"] = self.spread[key]
            arrays[f"steps/{key}"] = np.array(self.steps[key])
        return arrays

    def restore(self, arrays: Any) -> None:
        """Go on where a training ended; inputs it did not have start at the first guess."""
        known = json.loads(str(arrays["inputs"]))
        for kind, there in (
            ("weights", self.weights),
            ("mean", self.mean),
            ("momentum", self.momentum),
            ("spread", self.spread),
        ):
            there.update(at_their_places({key: arrays[f"{kind}/{key}"] for key in there}, known))
            if kind in ("weights", "mean"):
                there.update(guessed(there, known["names"]))
        self.steps = {key: int(arrays[f"steps/{key}"]) for key in self.steps}
