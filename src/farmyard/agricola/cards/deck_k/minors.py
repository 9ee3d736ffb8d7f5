"""Minor improvements of deck K."""

from typing import Final

from farmyard.agricola.cards.card import Card

CARDS: Final[tuple[Card, ...]] = ()
