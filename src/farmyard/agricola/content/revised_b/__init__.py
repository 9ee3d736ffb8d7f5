"""Deck B of the revised edition: the cards of its base game."""

from typing import Final

from farmyard.agricola.content.revised_b import minors_a_l, minors_m_z, occupations_a_m, occupations_o_z
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = occupations_a_m.CARDS + occupations_o_z.CARDS
MINORS: Final[tuple[Card, ...]] = minors_a_l.CARDS + minors_m_z.CARDS
