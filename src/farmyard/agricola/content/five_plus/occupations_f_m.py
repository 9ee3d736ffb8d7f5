"""Occupations for five and six players, F to M."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.words.conditions import On

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Mountain Shepherd",
        "five-plus",
        number="A179",
        players=5,
        category="livestock provider",
        text="Each time you use a quarry, you first get 1 sheep.",
        rulings=("The sheep is housed, cooked or let go as usual.",),
        each=(When(USES_SPACE, Take("1 sheep"), when=On("Western Quarry", "Eastern Quarry")),),
    ),
)
