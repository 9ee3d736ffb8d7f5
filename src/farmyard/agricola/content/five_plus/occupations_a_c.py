"""Occupations for five and six players, A to C."""

from typing import Final

from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import WORK_END
from farmyard.agricola.words.conditions import AtLeast
from farmyard.agricola.words.spaces import Occupied

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Boat Painter",
        "five-plus",
        number="A172",
        players=5,
        category="food provider",
        text="At the end of each work phase, if Fishing and Traveling Players are both occupied, take 1 grain or 2 "
        "food.",
        rulings=(
            "Occupied means that somebody stands there: a space blocked by another is not.",
            "It does not matter whose people they are.",
        ),
        each=(
            When(
                WORK_END,
                Either((Take("1 grain"), Take("2 food"))),
                when=AtLeast(2, Occupied("fishing", "traveling players")),
            ),
        ),
    ),
)
