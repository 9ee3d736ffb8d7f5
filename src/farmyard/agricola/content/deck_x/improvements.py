"""The X deck: alien improvements, and its one occupation."""

from typing import Final

from farmyard.agricola.content.deck_x.by_hand import Fewest
from farmyard.agricola.state.card import MINOR, ONE_SOURCE, Card
from farmyard.agricola.words.numbers import Fields, Pastures, Rooms
from farmyard.agricola.words.scoring import Each

GIFT: Final = "It lies with the drawer's played cards and counts as a minor improvement, but has not been played."

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Ley Lines",
        MINOR,
        "X",
        "Scoring: 1 bonus point for each complete set of a room, a field tile and a pasture.",
        number="X07",
        doubt=ONE_SOURCE,
        scores=(Each(1, Fewest(Rooms(), Fields(), Pastures())),),
        rulings=(GIFT, "Pastures are counted, not their cells."),
        by_hand="No other card counts complete sets.",
    ),
)
