"""All hand cards that are written, by name and by deck."""

from typing import Final

from farmyard.agricola.cards.card import MINOR, OCCUPATION, Card
from farmyard.agricola.cards.deck_e import minors_a_l, minors_m_z, occupations_a_f, occupations_g_p, occupations_q_z
from farmyard.agricola.cards.deck_i import minors as i_minors
from farmyard.agricola.cards.deck_i import minors_plain as i_minors_plain
from farmyard.agricola.cards.deck_i import occupations as i_occupations
from farmyard.agricola.cards.deck_i import occupations_plain as i_occupations_plain
from farmyard.agricola.cards.deck_k import minors as k_minors
from farmyard.agricola.cards.deck_k import minors_plain as k_minors_plain
from farmyard.agricola.cards.deck_k import occupations as k_occupations
from farmyard.agricola.cards.deck_k import occupations_plain as k_occupations_plain
from farmyard.kernel.errors import BadOptions

OCCUPATIONS: Final[tuple[Card, ...]] = (
    occupations_a_f.CARDS
    + occupations_g_p.CARDS
    + occupations_q_z.CARDS
    + i_occupations.CARDS
    + i_occupations_plain.CARDS
    + k_occupations.CARDS
    + k_occupations_plain.CARDS
)
MINORS: Final[tuple[Card, ...]] = (
    minors_a_l.CARDS + minors_m_z.CARDS + i_minors.CARDS + i_minors_plain.CARDS + k_minors.CARDS + k_minors_plain.CARDS
)
CARDS: Final[tuple[Card, ...]] = OCCUPATIONS + MINORS
_BY_NAME: Final = {card.name.lower(): card for card in CARDS}


def card_named(name: str) -> Card:
    """A hand card by its name."""
    card = _BY_NAME.get(name.lower())
    if card is None:
        raise BadOptions(f"There is no hand card '{name}'")
    return card


def cards_for(decks: str, players: int) -> list[Card]:
    """The cards of some decks that a number of players may use, occupations first."""
    return [card for card in CARDS if card.deck in decks and card.players <= players]


def of_sort(cards: list[Card], sort: str) -> list[Card]:
    return [card for card in cards if card.sort == sort]


__all__ = ["CARDS", "MINOR", "OCCUPATION", "card_named", "cards_for", "of_sort"]
