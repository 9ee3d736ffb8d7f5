"""Occupations for five and six players, T to W."""

from typing import Final

from farmyard.agricola.state.card import Card

CARDS: Final[tuple[Card, ...]] = ()
