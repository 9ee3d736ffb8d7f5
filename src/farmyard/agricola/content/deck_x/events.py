"""The X deck: events that take effect at once."""

from typing import Final

from farmyard.agricola.rules.family import Grow
from farmyard.agricola.state.card import EVENT, Card

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Earth Girls Are Easy",
        EVENT,
        "X",
        "Your family grows at once, even without room.",
        number="X14",
        on_play=Grow(needs_room=False),
        rulings=(
            "The newborn lies with the person in the quarry and works from the next round on; with 5 people nothing "
            "happens.",
        ),
    ),
)
