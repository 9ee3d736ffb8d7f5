"""The promotional minor improvements."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import FIELD_START
from farmyard.agricola.words.conditions import AtLeast
from farmyard.agricola.words.numbers import Goods

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Bagpipe",
        "revised-L",
        number="061",
        requires=AtLeast(1, Goods("sheep")),
        text="At the start of each harvest, you take 1 food.",
        each=(When(FIELD_START, Take("1 food")),),
    ),
)
