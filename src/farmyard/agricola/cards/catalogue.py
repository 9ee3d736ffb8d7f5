"""All hand cards that are written, by name and by deck."""

from typing import Final

from farmyard.agricola.cards.card import MINOR, OCCUPATION, Card
from farmyard.agricola.cards.deck_e.minors import MINORS as E_MINORS
from farmyard.agricola.cards.deck_e.occupations import OCCUPATIONS as E_OCCUPATIONS
from farmyard.kernel.errors import BadOptions

CARDS: Final[tuple[Card, ...]] = E_OCCUPATIONS + E_MINORS
DECKS: Final = ("E", "I", "K")
_BY_NAME: Final = {card.name.lower(): card for card in CARDS}


def card_named(name: str) -> Card:
    """A hand card by its name."""
    card = _BY_NAME.get(name.lower())
    if card is None:
        raise BadOptions(f"There is no hand card '{name}'")
    return card


def cards_for(decks: str, players: int) -> tuple[list[Card], list[Card]]:
    """The occupations and minor improvements of some decks that a number of players may use."""
    usable = [card for card in CARDS if card.deck in decks and card.players <= players]
    occupations = [card for card in usable if card.sort == OCCUPATION]
    return occupations, [card for card in usable if card.sort == MINOR]
