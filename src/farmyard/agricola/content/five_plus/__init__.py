"""Occupations of the revised edition for five and six players, numbered as in decks A to D."""

from typing import Final

from farmyard.agricola.content.five_plus import occupations_a_c, occupations_f_m, occupations_o_s, occupations_t_y
from farmyard.agricola.state.card import Card

OCCUPATIONS: Final[tuple[Card, ...]] = (
    occupations_a_c.CARDS + occupations_f_m.CARDS + occupations_o_s.CARDS + occupations_t_y.CARDS
)
MINORS: Final[tuple[Card, ...]] = ()
