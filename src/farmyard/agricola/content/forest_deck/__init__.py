"""The forest deck: fairy tales come true for those who cut a lot of wood."""

from typing import Final

from farmyard.agricola.content.forest_deck import events, improvements, occupations, spaces
from farmyard.agricola.state.card import Card

CARDS: Final[tuple[Card, ...]] = events.CARDS + occupations.CARDS + improvements.CARDS + spaces.CARDS
