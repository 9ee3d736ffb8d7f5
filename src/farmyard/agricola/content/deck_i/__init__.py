"""Deck I of the original edition."""

from typing import Final

from farmyard.agricola.content.deck_i import (
    minors_a_g,
    minors_h_r,
    minors_s_z,
    occupations_a_g,
    occupations_h_p,
    occupations_q_z,
)
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = occupations_a_g.CARDS + occupations_h_p.CARDS + occupations_q_z.CARDS
MINORS: Final[tuple[Card, ...]] = minors_a_g.CARDS + minors_h_r.CARDS + minors_s_z.CARDS
