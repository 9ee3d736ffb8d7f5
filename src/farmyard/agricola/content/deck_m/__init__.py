"""Deck M: the minor improvements of Farmers of the Moor, each of the basic or the advanced deck by its tag."""

from typing import Final

from farmyard.agricola.content.deck_m import (
    minors_a_b,
    minors_c_d,
    minors_e_f,
    minors_g_l,
    minors_m_o,
    minors_p_p,
    minors_r_v,
    minors_w_z,
)
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = ()
MINORS: Final[tuple[Card, ...]] = (
    minors_a_b.CARDS
    + minors_c_d.CARDS
    + minors_e_f.CARDS
    + minors_g_l.CARDS
    + minors_m_o.CARDS
    + minors_p_p.CARDS
    + minors_r_v.CARDS
    + minors_w_z.CARDS
)
