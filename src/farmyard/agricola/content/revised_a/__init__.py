"""Deck A of the revised edition: the cards of its base game."""

from typing import Final

from farmyard.agricola.content.revised_a import minors_b_l, minors_m_z, occupations_a_h, occupations_l_z
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = occupations_a_h.CARDS + occupations_l_z.CARDS
MINORS: Final[tuple[Card, ...]] = minors_b_l.CARDS + minors_m_z.CARDS
