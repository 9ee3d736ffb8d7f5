"""Deck E of the original edition."""

from typing import Final

from farmyard.agricola.content.deck_e import minors_a_l, minors_m_z, occupations_a_f, occupations_g_p, occupations_q_z
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = occupations_a_f.CARDS + occupations_g_p.CARDS + occupations_q_z.CARDS
MINORS: Final[tuple[Card, ...]] = minors_a_l.CARDS + minors_m_z.CARDS
