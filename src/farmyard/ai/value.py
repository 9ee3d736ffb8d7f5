"""The learned value: what a seat may hope for in a position, own points and the margin over the best other player.

A layer of hidden units over everything, a second one over the first, and beside them a linear part with weights
of its own for each round. A hand card has a vector for being in the own hand, lying before its owner or before
others: one learned for the card itself, and one that follows from the words the card is written in.
"""

import ctypes
import json
from array import array
from itertools import accumulate, islice
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.linalg import _umath_linalg

from farmyard.agricola.state.game import Agricola
from farmyard.ai.card_inputs import CARD_KEYS, LATER_PLAYERS, NEXT_PLAYERS, ROLES
from farmyard.ai.card_words import DESCRIPTION_NAMES, descriptions
from farmyard.ai.farm_inputs import FARM
from farmyard.ai.features import BOARD_WIDTH, FARM_WIDTH, NAMES, SCALES, WIDTH, Part, Parts, Rows
from farmyard.ai.land_inputs import first_guess_of
from farmyard.ai.player import MANY, ONE, TWO

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]
ROUNDS = 15
OUTPUTS = 2
POINTS = 10.0
"""Values are learned in tens of points."""
LATER = 1
"""The share of the vectors of others that counts for later players; the first is for the next one."""
FIRST, SECOND = 128, 32
SHIPPED = {name: Path(__file__).parent / "weights" / f"{name}.npz" for name in (ONE, TWO, MANY)}
"""The weights in the package; what a farm is worth differs too much between tables for one, for two and for many."""

Weights = dict[str, Floats]


def keep_to_one_thread() -> None:
    """Let numpy calculate in one thread: what players multiply is small, and several processes may be at work.

    What it calculates with is told directly: by now it is too late for the environment.
    """
    library = ctypes.CDLL(_umath_linalg.__file__)
    for name in ("scipy_openblas_set_num_threads64_", "openblas_set_num_threads", "MKL_Set_Num_Threads"):
        if hasattr(library, name):
            getattr(library, name)(1)


keep_to_one_thread()


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


def in_a_row(numbers: list[int]) -> Numbers:
    """Numbers to look things up with; numpy alone takes far longer to go through a list."""
    return np.asarray(array("q", numbers))


class Vectors:
    """What the first layer makes of the pieces of one part: each is worked out once and looked up from then on.

    With several `shares` a piece has several vectors, for the places it can have in a position.
    """

    def __init__(self, weights: Floats, cards: list["CardSums"], by_round: bool, shares: int = 1) -> None:
        self.weights = np.ascontiguousarray(weights)
        self.cards = cards
        self.by_round = by_round
        self.known = [Room() for _ in range(shares)]
        self.number = 0

    def forget(self) -> None:
        self.number = 0
        for sums in self.cards:
            sums.forget()

    def of(self, part: Part, numbers: Numbers, share: int = 0) -> Floats:
        """The vectors of pieces by their numbers."""
        if len(part.rows) > self.number:
            self.take_in(part)
        return self.known[share].of(numbers)

    def take_in(self, part: Part) -> None:
        """Work out the vectors of all pieces that are new."""
        rows = part.rows[self.number :]
        rounds = in_a_row(part.rounds[self.number :])
        inputs = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1).astype(np.float32)
        found: Floats = inputs @ self.weights
        if self.by_round:
            lines = found[:, -ROUNDS * OUTPUTS :].reshape(len(rows), ROUNDS, OUTPUTS)
            found = found[:, : -(ROUNDS - 1) * OUTPUTS]
            found[:, -OUTPUTS:] = lines[np.arange(len(rows)), rounds]
        held = part.cards[self.number :]
        if self.cards and any(held):
            found += np.hstack([sums.of(held, rounds) for sums in self.cards])
        width = found.shape[1] // len(self.known)
        for share, room in enumerate(self.known):
            room.put(self.number, found[:, share * width : (share + 1) * width])
        self.number += len(rows)


class Room:
    """Vectors by their numbers. What is forgotten leaves its room to what comes after it."""

    def __init__(self) -> None:
        self.vectors = np.zeros((0, 0), np.float32)

    def of(self, numbers: Numbers) -> Floats:
        found: Floats = self.vectors.take(numbers, axis=0)
        return found

    def put(self, first: int, vectors: Floats) -> None:
        """Note the vectors of the numbers from the first on."""
        last = first + len(vectors)
        if last > len(self.vectors):
            room = np.empty((max(1000, 2 * last), vectors.shape[1]), np.float32)
            if first:
                room[:first] = self.vectors[:first]
            self.vectors = room
        self.vectors[first:last] = vectors


class CardSums:
    """The sums of the vectors of rows of cards in a role; what has been added up before is looked up."""

    def __init__(self, vectors: Floats, role: int) -> None:
        shift = role * len(CARD_KEYS)
        self.vectors = np.vstack([vectors[shift:], np.zeros((1, vectors.shape[1]), np.float32)])
        self.known = Room()
        self.forget()

    def forget(self) -> None:
        self.places: dict[tuple[int, ...], int] = {}

    def of(self, cards: list[tuple[int, ...]], rounds: Numbers) -> Floats:
        """The sum for each row of cards; what a card counts for late in the game is learned apart."""
        places = self.places
        known = len(places)
        numbers = in_a_row([places.setdefault(held, len(places)) for held in cards])
        if len(places) > known:
            self.add_up(known, list(islice(reversed(places), len(places) - known))[::-1])
        sums = self.known.of(numbers)
        left = (ROUNDS - rounds).astype(np.float32)[:, None] / ROUNDS
        sums[:, -2 * OUTPUTS : -OUTPUTS] += left * sums[:, -OUTPUTS:]
        return sums[:, :-OUTPUTS]

    def add_up(self, first: int, rows: list[tuple[int, ...]]) -> None:
        """Add up rows of cards that are new, each with a card that counts for nothing so that there is one."""
        nothing = len(self.vectors) - 1
        cards = in_a_row([card for held in rows for card in (nothing, *held)])
        starts = in_a_row(list(accumulate([1 + len(held) for held in rows[:-1]], initial=0)))
        self.known.put(first, np.add.reduceat(self.vectors.take(cards, axis=0), starts, axis=0))


class Value:
    """Weights ready for use."""

    def __init__(self, weights: Weights, story: dict[str, Any] | None = None) -> None:
        self.story = story or {}
        self.weights = weights
        self.first = len(weights["first"])
        self.parts: Parts | None = None
        own = weights["own"] * np.array(SCALES, np.float32)[:, None]
        others = np.hstack([weights["next"], weights["later"]]) * np.array(FARM.scales, np.float32)[:, None]
        cards = card_vectors(weights)
        self.boards = Vectors(own[:BOARD_WIDTH], [], by_round=True)
        self.own = Vectors(own[BOARD_WIDTH:], [CardSums(cards, 0)], by_round=True)
        seen = [CardSums(cards, role - NEXT_PLAYERS) for role in (NEXT_PLAYERS, LATER_PLAYERS)]
        self.others = Vectors(others, seen, by_round=False, shares=2)

    def rows(self, game: Agricola) -> Rows:
        """Room for positions of a game's table that are to be valued together."""
        if self.parts is None or not self.parts.serve(game):
            self.parts = Parts(game)
            for vectors in (self.boards, self.own, self.others):
                vectors.forget()
        return Rows(self.parts)

    def of(self, rows: Rows) -> Floats:
        """Own points and margin for each position, in points; nothing else is written between writing and valuing."""
        assert rows.parts is self.parts
        first = self.first
        sums = self.first_layer(rows)
        hidden: Floats = sums[:, :first] + self.weights["first"]
        np.maximum(hidden, 0.0, out=hidden)
        second: Floats = hidden @ self.weights["second"]
        second += self.weights["second bias"]
        np.maximum(second, 0.0, out=second)
        out: Floats = (sums[:, first:] + second @ self.weights["out"] + self.weights["out bias"]) * POINTS
        return out

    def first_layer(self, rows: Rows) -> Floats:
        """The sum of the vectors of all pieces of each position."""
        parts = rows.parts
        sums = self.boards.of(parts.boards, in_a_row(rows.boards))
        sums += self.own.of(parts.own, in_a_row(rows.own))
        sums += self.others.of(parts.others, in_a_row(rows.next))
        if rows.later:
            further = in_a_row(rows.later).reshape(rows.number, -1).T
            later = self.others.of(parts.others, further[0], LATER)
            for farms in further[1:]:
                later += self.others.of(parts.others, farms, LATER)
            sums += later
        return sums


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


def load(path: Path) -> Value:
    """Read weights; inputs that they do not know yet count as first guessed, cards only by their words."""
    with np.load(path) as file:
        about = json.loads(str(file["about"]))
        weights = {key: file[key].astype(np.float32) for key in file.files if key != "about"}
    return Value(guessed(at_their_places(weights, about), about["names"]), about["story"])


def weights_for(players: int) -> str:
    """Which of the weights in the package are those of a table."""
    return ONE if players == 1 else TWO if players == 2 else MANY


class Shipped:
    """The weights in the package, read when they are needed: every position is valued with those of its table."""

    def __init__(self) -> None:
        self.known: dict[str, Value] = {}
        self.in_use = ""

    def rows(self, game: Agricola) -> Rows:
        """Room for positions of a game's table that are to be valued together."""
        self.in_use = weights_for(game.seats())
        if self.in_use not in self.known:
            self.known[self.in_use] = load(SHIPPED[self.in_use])
        return self.known[self.in_use].rows(game)

    def of(self, rows: Rows) -> Floats:
        """Own points and margin for each position that was last given room."""
        return self.known[self.in_use].of(rows)


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
    """The same in every role; one that was not known counts for nothing."""
    parts = array.reshape(-1, len(known), array.shape[1])
    placed = np.concatenate([_placed(part, known, wanted) for part in parts])
    new = (ROLES - len(parts)) * len(wanted)
    return np.concatenate([placed, np.zeros((new, array.shape[1]), np.float32)])
