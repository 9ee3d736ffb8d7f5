"""Occupations for five and six players, O to S."""

from typing import Final

from farmyard.agricola.state.card import Card

CARDS: Final[tuple[Card, ...]] = ()
