"""The X deck: aliens land in the quarry."""

from typing import Final

from farmyard.agricola.content.deck_x import events, improvements, spaces_and_merchants
from farmyard.agricola.state.card import Card

CARDS: Final[tuple[Card, ...]] = spaces_and_merchants.CARDS + improvements.CARDS + events.CARDS
