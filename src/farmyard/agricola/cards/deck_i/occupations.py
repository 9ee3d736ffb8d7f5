"""Occupations of deck I."""

from typing import Final

from farmyard.agricola.cards.card import Card

CARDS: Final[tuple[Card, ...]] = ()
