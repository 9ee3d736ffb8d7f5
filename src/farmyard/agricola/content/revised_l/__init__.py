"""Promotional cards of the revised edition."""

from typing import Final

from farmyard.agricola.content.revised_l import minors
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = ()
MINORS: Final[tuple[Card, ...]] = minors.CARDS
