"""The forest deck: what is found in the woods."""

from typing import Final

from farmyard.agricola.state.card import MINOR, Card
from farmyard.agricola.words.shelter import HasRoom, Holds

FOUND: Final = "It lies with the drawer's played cards and counts as a minor improvement, but costs nothing."

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Camelot",
        MINOR,
        "F",
        "There is room on this card for 1 of your people and for up to 5 animals of any species.",
        number="F24",
        changes=(HasRoom(1), Holds(5)),
        rulings=(
            FOUND,
            "The animals may be of different species.",
            "It is no room: it scores nothing, is not renovated and keeps no pet of its own.",
        ),
    ),
)
