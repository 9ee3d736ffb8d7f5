"""How freely games are played for learning: choices that are left to chance, and tastes.

Somebody with a taste overrates something for a game, so that plans are tried that the value does not believe in yet.
"""

from dataclasses import dataclass
from random import Random

import numpy as np

from farmyard.agricola.state.card import Card
from farmyard.ai.features import OWN_NAMES
from farmyard.ai.value import Floats

OVERRATED = 1.0
"""By how many points those who cherish cards overrate half of their hand, about."""
_TASTES = {
    "family": ("own people 3+", "own people 4+", "own people 5+", "own rooms 3+", "own rooms 4+", "own rooms 5+"),
    "rooms": ("own rooms 3+", "own rooms 4+", "own parts of a room 5+", "own parts of a room 7+", "own reed 2+"),
    # The fourth room counts twice.
    "two rooms": ("own goods for rooms 1+", "own goods for rooms 2+", "own rooms 3+", "own rooms 4+", "own rooms 4+"),
    "fields": ("own fields 1+", "own fields 2+", "own fields 3+", "own fields 4+", "own fields 5+"),
    "grain": ("own all grain 1+", "own all grain 4+", "own all grain 6+", "own grain fields 1+", "own grain fields 2+"),
    "vegetables": (
        "own all vegetables 1+",
        "own all vegetables 2+",
        "own all vegetables 3+",
        "own vegetable fields 1+",
    ),
    "pastures": ("own pastures 1+", "own pastures 2+", "own pastures 3+", "own fenced cells 4+"),
    "stables": ("own stables 1+", "own stables 2+", "own stables 3+"),
    "sheep": ("own sheep 1+", "own sheep 2+", "own sheep 4+", "own sheep 6+"),
    "boar": ("own boar 1+", "own boar 2+", "own boar 3+", "own boar 5+"),
    "cattle": ("own cattle 1+", "own cattle 2+", "own cattle 4+"),
    "stone house": ("own house clay", "own house stone", "own stone 3+"),
    "cooking": ("own owns major 1", "own owns major 2", "own owns major 3", "own owns major 4"),
    "baking": ("own owns major 5", "own owns major 6", "own grain bakes to 4+"),
    "workshops": ("own owns major 7", "own owns major 8", "own owns major 9", "own owns major 10"),
    "occupations": ("own occupations 1+", "own occupations 2+", "own occupations 3+"),
    "minors": ("own minor improvements 1+",),
    "food": ("own food 4+", "own food 8+", "own food to spare 1+"),
}
_FAVOURITES = ("family", "family", "rooms", "two rooms", "occupations", "occupations", "minors")
_COLUMNS = {name: OWN_NAMES.index(name) for names in _TASTES.values() for name in names}


@dataclass(frozen=True)
class Manner:
    """How freely a wave is played."""

    tastes: float = 0.25
    """The share of players with a taste."""
    cherishing: float = 0.4
    """The share of players who overrate some cards of their hand."""
    slips: float = 0.02
    """The share of choices made at random."""
    warmth: float = 0.5
    """The points by which an option may be worse and still be chosen about a third as often."""
    opening: float = 1.5
    """The same in the first rounds."""
    nodes: int = 0
    """How often a player looks into its tree before a choice; without any nobody searches."""
    searching: float = 1.0
    """The share of choices that are searched; before the others a player looks one choice ahead."""
    finishing: float = 0.0
    """Options that seem worse than the best by no more points have their turn finished in thought, as farmers do."""
    tolerated: float = 1.0
    """A choice worse than the best by more points ends what is learned from the outcome after it."""


def some_taste(random: Random) -> Floats:
    """Points for each input of the own farm."""
    liked = np.zeros(len(OWN_NAMES), np.float32)
    for _ in range(random.choice((1, 1, 2, 3))):
        group = random.choice((*_TASTES, *_FAVOURITES))
        points = random.choice((-1.0, 1.0, 2.0, 3.0, 5.0))
        for name in _TASTES[group]:
            liked[_COLUMNS[name]] += points
    return liked


def some_of(hand: tuple[Card, ...], random: Random) -> dict[str, float]:
    """Cards of a hand that somebody overrates for a game, with the points that each gets."""
    points = {card.key: random.gauss(0.0, OVERRATED) for card in hand}
    return {key: more for key, more in points.items() if more > 0}
