"""What training starts from: a linear value that knows the scoring, and roughly what goods and people are good for.

A network that knows nothing starves for thousands of games before it learns anything else. Everything here is
overruled by what is learned.
"""

import numpy as np

from farmyard.ai.afterwards import KINDS
from farmyard.ai.farm_inputs import FARM
from farmyard.ai.features import NAMES, SCALES
from farmyard.ai.land_inputs import FIRST_GUESS, first_guess_of
from farmyard.ai.value import OUTPUTS, POINTS, ROUNDS, Floats, Weights, fresh

SCORED = {
    "fields 2+": 2, "fields 3+": 1, "fields 4+": 1, "fields 5+": 1,
    "pastures 1+": 2, "pastures 2+": 1, "pastures 3+": 1, "pastures 4+": 1,
    "all grain 1+": 2, "all grain 4+": 1, "all grain 6+": 1, "all grain 8+": 1,
    "all vegetables 1+": 2, "all vegetables 2+": 1, "all vegetables 3+": 1, "all vegetables 4+": 1,
    "sheep 1+": 2, "sheep 4+": 1, "sheep 6+": 1, "sheep 8+": 1,
    "boar 1+": 2, "boar 3+": 1, "boar 5+": 1, "boar 7+": 1,
    "cattle 1+": 2, "cattle 2+": 1, "cattle 4+": 1, "cattle 6+": 1,
    "unused cells": -1, "fenced stables": 1, "clay rooms": 1, "stone rooms": 2, "people": 3,
    "points of improvements": 1, "bonus points": 1, "begging": -3,
    "wood to be scored 3+": 1, "wood to be scored 5+": 1, "wood to be scored 7+": 1,
    "clay to be scored 3+": 1, "clay to be scored 5+": 1, "clay to be scored 7+": 1,
    "reed to be scored 2+": 1, "reed to be scored 4+": 1, "reed to be scored 5+": 1,
}  # fmt: skip
USEFUL = {
    "wood": 0.35, "clay": 0.5, "reed": 0.5, "stone": 0.5, "food": 0.5, "grain": 0.4, "vegetables": 0.5,
    "fields 1+": 1.0, "grain on fields": 0.3, "vegetables on fields": 0.4, "sheep": 0.3, "boar": 0.4, "cattle": 0.5,
    "free rooms": 1.5, "sheep cooks to 1+": 5.0, "grain bakes to 3+": 0.7, "spare places": 0.1, "at home": 1.0,
    "goods promised later": 0.4, "occupations": 2.0, "minor improvements": 1.5,
}  # fmt: skip
"""Points while there is time left to use it, halved by the middle of the game."""
BEGUN = {
    "Fence": 3.5, "Build": 3.5, "Sow": 2.5, "Bake": 2.0, "Improvement": 3.0, "Renovate": 2.5, "Plow": 2.0, "Grow": 4.0,
    "PlayOccupation": 1.5, "Accommodate": 0.5, "Either": 1.0, "AndOr": 1.5, "Optional": 0.5, "InOrder": 2.5, "Pay": 1.0,
}  # fmt: skip
"""Points for an action that is begun and still to be chosen."""
PERSON_A_ROUND = 0.9
"""The points that a person gains in each round that is left."""
FREE_ROOM_A_ROUND = 0.5
"""The points that room for one more person gains in each round that is left."""
HUNGER = -3.0
"""The points for food that is missing at the next harvest even after cooking."""
NOTHING = -7.0
"""The points for seven empty categories."""


def first_guess(seed: int) -> Weights:
    """Fresh weights whose linear part is the guess; the hidden layers hardly speak yet."""
    weights = fresh(seed)
    weights["out"] *= 0.1
    first = len(weights["first"])
    own = weights["own"][:, first:].reshape(len(NAMES), ROUNDS, OUTPUTS)
    for round in range(ROUNDS):
        guess = farm_guess(round)
        for name, points in guess.items():
            own[NAMES.index(f"own {name}"), round] = points / POINTS / scale_of(f"own {name}")
    for step, points in BEGUN.items():
        own[NAMES.index(f"pending {KINDS[step]}"), :] = points / POINTS
    weights["own"][:, first:] = own.reshape(len(NAMES), -1)
    weights["out bias"][:] = [NOTHING / POINTS, 0.0]
    middle: Floats = weights["next"][:, first:]
    for name, points in farm_guess(ROUNDS // 2).items():
        middle[FARM.names.index(name), 1] = -0.8 * points / POINTS / FARM.scales[FARM.names.index(name)]
    return weights


def farm_guess(round: int) -> dict[str, float]:
    """Points for what a farm has in a round."""
    left = (ROUNDS - 1 - round) / (ROUNDS - 1)
    guess: dict[str, float] = {name: float(points) for name, points in SCORED.items()}
    for name, points in USEFUL.items():
        guess[name] = guess.get(name, 0.0) + points * min(1.0, 2 * left)
    guess["people"] += PERSON_A_ROUND * (ROUNDS - 1 - round)
    guess["free rooms 1+"] = FREE_ROOM_A_ROUND * (ROUNDS - 1 - round)
    guess["parts of a room 7+"] = guess["free rooms 1+"] / 4
    guess["food short after cooking"] = HUNGER
    for name in FIRST_GUESS:
        guess[name] = first_guess_of(name, 1.0 - left)
    return guess


def scale_of(name: str) -> float:
    return float(np.float32(SCALES[NAMES.index(name)]))
