"""The forest deck: occupations of those who live in the woods."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import OCCUPATION, ONE_SOURCE, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USED_SPACE
from farmyard.agricola.words.conditions import On

JOINS: Final = "It lies with the drawer's played cards and counts as an occupation, but costs nothing."

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "The Noble Knight",
        OCCUPATION,
        "F",
        "Whenever you use Fishing you get 1 wood as well.",
        number="F15",
        each=(When(USED_SPACE, Take("1 wood"), when=On("fishing")),),
        rulings=(
            JOINS,
            "The wood is yours whatever you catch.",
            "It does not lie on the space, so it never makes anybody draw a card.",
        ),
        doubt=ONE_SOURCE,
    ),
)
