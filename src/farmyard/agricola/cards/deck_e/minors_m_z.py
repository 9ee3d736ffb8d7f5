"""Minor improvements of deck E, M to Z."""

from typing import Final

from farmyard.agricola.cards.card import Card, minor
from farmyard.agricola.cards.doors import When
from farmyard.agricola.cards.words.conditions import AtLeast, On
from farmyard.agricola.cards.words.numbers import Occupations
from farmyard.agricola.events import PLOWED
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.farmland import Plow

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Turnwrest Plow",
        "E",
        cost="3 wood",
        requires=AtLeast(2, Occupations()),
        tags=("plow",),
        text="Once, when you use Plow 1 Field or Plow and Sow, you may plow up to 3 fields instead of 1.",
        each=(When(PLOWED, Then(Plow(), Optional(Plow())), when=On("plow"), may=True, uses=1, group="plow"),),
    ),
)
