"""Deck K of the original edition."""

from typing import Final

from farmyard.agricola.content.deck_k import minors_a_l, minors_m_z, occupations_a_h, occupations_i_r, occupations_s_z
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = occupations_a_h.CARDS + occupations_i_r.CARDS + occupations_s_z.CARDS
MINORS: Final[tuple[Card, ...]] = minors_a_l.CARDS + minors_m_z.CARDS
