"""The learned value: what a seat may hope for in a position, own points and the margin over the best other player.

A layer of hidden units over everything, a second one over the first, and beside them a linear part with weights
of its own for each round. A hand card has a vector for being in the own hand, lying before its owner or before
others: one learned for the card itself, and one that follows from the words the card is written in.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from farmyard.ai.card_inputs import CARD_KEYS, ROLES
from farmyard.ai.card_words import DESCRIPTION_NAMES, descriptions
from farmyard.ai.farm_inputs import FARM
from farmyard.ai.features import FARM_WIDTH, NAMES, SCALES, WIDTH, Rows
from farmyard.ai.land_inputs import first_guess_of

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
ROUNDS = 15
OUTPUTS = 2
POINTS = 10.0
"""Values are learned in tens of points."""
FIRST, SECOND = 128, 32
MOST_CARD_SUMS = 10_000
SHIPPED = Path(__file__).parent / "weights" / "agricola.npz"

Weights = dict[str, Floats]


def fresh(seed: int, first: int = FIRST, second: int = SECOND) -> Weights:
    """Weights before any learning."""
    random = np.random.default_rng(seed)

    def normal(rows: int, columns: int, spread: float) -> Floats:
        return (random.standard_normal((rows, columns)) * spread).astype(np.float32)

    spread = (2.0 / 120) ** 0.5
    across = first + OUTPUTS
    return {
        "own": np.hstack([normal(WIDTH, first, spread), np.zeros((WIDTH, ROUNDS * OUTPUTS), np.float32)]),
        "next": np.hstack([normal(FARM_WIDTH, first, spread / 2), np.zeros((FARM_WIDTH, OUTPUTS), np.float32)]),
        "later": np.hstack([normal(FARM_WIDTH, first, spread / 4), np.zeros((FARM_WIDTH, OUTPUTS), np.float32)]),
        "cards": np.zeros((ROLES * len(CARD_KEYS), across + OUTPUTS), np.float32),
        "words": np.hstack(
            [normal(ROLES * len(DESCRIPTION_NAMES), first, 0.02)]
            + [np.zeros((ROLES * len(DESCRIPTION_NAMES), 2 * OUTPUTS), np.float32)]
        ),
        "first": np.zeros(first, np.float32),
        "second": normal(first, second, (2.0 / first) ** 0.5),
        "second bias": np.zeros(second, np.float32),
        "out": normal(second, OUTPUTS, 0.1),
        "out bias": np.full(OUTPUTS, 0.0, np.float32),
    }


class Positions:
    """Positions as arrays; other players' farms are in a list of their own, `next` and `later` say which is whose."""

    __slots__ = ("own", "farms", "next", "later", "cards", "rounds")

    def __init__(self, rows: Rows, seats: int) -> None:
        self.own: Bytes = np.frombuffer(b"".join(rows.row), np.uint8).reshape(rows.number, WIDTH)
        self.farms: Bytes = np.frombuffer(b"".join(rows.farms), np.uint8).reshape(-1, FARM_WIDTH)
        self.next = np.array(rows.next)
        self.later = np.array(rows.later).reshape(rows.number, seats - 2) if seats > 2 else None
        self.cards = rows.cards
        self.rounds = self.own[:, :ROUNDS].argmax(axis=1)


class Value:
    """Weights ready for use."""

    def __init__(self, weights: Weights, story: dict[str, Any] | None = None) -> None:
        self.story = story or {}
        self.set(weights)

    def set(self, weights: Weights) -> None:
        """Take over weights; what is multiplied again and again is worked out once."""
        self.weights = weights
        self.first = len(weights["first"])
        scales = np.array(SCALES, np.float32)[:, None]
        farm_scales = np.array(FARM.scales, np.float32)[:, None]
        own = weights["own"] * scales
        lines = own[:, self.first :].reshape(WIDTH, ROUNDS, OUTPUTS)
        self.own = [np.hstack([own[:, : self.first], lines[:, round]]) for round in range(ROUNDS)]
        self.next = np.ascontiguousarray(weights["next"] * farm_scales)
        self.later = np.ascontiguousarray(weights["later"] * farm_scales)
        self.card_vectors = card_vectors(weights)
        self.known_cards: dict[tuple[int, ...], int] = {}
        self.card_sums = np.zeros((0, self.first + 2 * OUTPUTS), np.float32)

    def of(self, rows: Rows, seats: int) -> Floats:
        """Own points and margin for each position, in points."""
        return self.of_positions(Positions(rows, seats))

    def of_positions(self, positions: Positions) -> Floats:
        """The same for positions that are arrays already."""
        first = self.first
        rounds = positions.rounds
        farms = positions.farms.astype(np.float32)
        sums = (farms @ self.next)[positions.next]
        if positions.later is not None:
            sums += (farms @ self.later)[positions.later].sum(axis=1)
        sums += self.own_sums(positions)
        hidden = sums[:, :first] + self.weights["first"]
        lines = sums[:, first:]
        if any(positions.cards):
            vectors = self.vectors_of(positions.cards)
            hidden += vectors[:, :first]
            late = (ROUNDS - rounds).astype(np.float32)[:, None] / ROUNDS
            lines += vectors[:, first : first + OUTPUTS] + late * vectors[:, first + OUTPUTS :]
        np.maximum(hidden, 0.0, out=hidden)
        second = np.maximum(hidden @ self.weights["second"] + self.weights["second bias"], 0.0)
        out: Floats = (lines + second @ self.weights["out"] + self.weights["out bias"]) * POINTS
        return out

    def own_sums(self, positions: Positions) -> Floats:
        """Each position by the weights of its round; most batches are of one round."""
        own = positions.own.astype(np.float32)
        rounds = positions.rounds
        if (rounds == rounds[0]).all():
            sums: Floats = own @ self.own[rounds[0]]
            return sums
        sums = np.empty((len(rounds), self.first + OUTPUTS), np.float32)
        for round in set(rounds.tolist()):
            which = rounds == round
            sums[which] = own[which] @ self.own[round]
        return sums

    def vectors_of(self, cards: list[tuple[int, ...]]) -> Floats:
        """The sum of the vectors of each position's cards; what has been added up before is looked up."""
        known = self.known_cards
        if len(known) + len(cards) > len(self.card_sums):
            known.clear()
            self.card_sums = np.zeros((max(MOST_CARD_SUMS, len(cards)), self.first + 2 * OUTPUTS), np.float32)
        places: list[int] = []
        for held in cards:
            place = known.get(held)
            if place is None:
                place = len(known)
                self.card_vectors.take(np.array(held, np.intp), axis=0).sum(axis=0, out=self.card_sums[place])
                known[held] = place
            places.append(place)
        found: Floats = self.card_sums.take(places, axis=0)
        return found


def card_vectors(weights: Weights) -> Floats:
    """The vector of every card in every role."""
    words = weights["words"].reshape(ROLES, len(DESCRIPTION_NAMES), -1)
    described = np.concatenate([DESCRIBED @ words[role] for role in range(ROLES)])
    vectors: Floats = weights["cards"] + described
    return vectors


DESCRIBED: Floats = np.array(descriptions(), np.float32)


INPUTS: dict[str, list[str]] = {
    "names": NAMES,
    "farm": FARM.names,
    "cards": CARD_KEYS,
    "words": DESCRIPTION_NAMES,
}
"""The names of all inputs, saved with weights."""


def save(path: Path, weights: Weights, story: dict[str, Any]) -> None:
    """Write weights with the names of their inputs and how they came about."""
    arrays: dict[str, Any] = {key: array.astype(np.float16) for key, array in weights.items()}
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, about=np.array(json.dumps({**INPUTS, "story": story})), **arrays)
    part.replace(path)


def load(path: Path = SHIPPED) -> Value:
    """Read weights; inputs that they do not know yet count as first guessed, cards only by their words."""
    with np.load(path) as file:
        about = json.loads(str(file["about"]))
        weights = {key: file[key].astype(np.float32) for key in file.files if key != "about"}
    return Value(guessed(at_their_places(weights, about), about["names"]), about["story"])


def at_their_places(weights: Weights, known: dict[str, list[str]]) -> Weights:
    """Weights for the inputs there are, found by the names of the inputs that were known to them."""
    return {
        **weights,
        "own": _placed(weights["own"], known["names"], NAMES),
        "next": _placed(weights["next"], known["farm"], FARM.names),
        "later": _placed(weights["later"], known["farm"], FARM.names),
        "cards": _in_roles(weights["cards"], known["cards"], CARD_KEYS),
        "words": _in_roles(weights["words"], known["words"], DESCRIPTION_NAMES),
    }


def guessed(weights: Weights, known: list[str]) -> Weights:
    """Weights with the first guess at inputs that were not known to them."""
    own = weights["own"].copy()
    first = own.shape[1] - ROUNDS * OUTPUTS
    for number, name in enumerate(NAMES):
        if name not in known:
            points = [first_guess_of(name.removeprefix("own "), round / (ROUNDS - 1)) for round in range(ROUNDS)]
            own[number, first:] = np.repeat(points, OUTPUTS) / POINTS / SCALES[number]
    return {**weights, "own": own}


def _placed(array: Floats, known: list[str], wanted: list[str]) -> Floats:
    """The rows of an array in the order of other names."""
    if known == wanted:
        return array
    at = {name: number for number, name in enumerate(known)}
    rows = [array[at[name]] if name in at else np.zeros(array.shape[1], np.float32) for name in wanted]
    return np.stack(rows)


def _in_roles(array: Floats, known: list[str], wanted: list[str]) -> Floats:
    parts = array.reshape(ROLES, len(known), -1)
    return np.concatenate([_placed(part, known, wanted) for part in parts])
