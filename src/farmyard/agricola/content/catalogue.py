"""All hand cards that are written, by name and by deck."""

from typing import Final

from farmyard.agricola.content import deck_e, deck_i, deck_k
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.kernel.errors import BadOptions

_DECKS: Final = (deck_e, deck_i, deck_k)
OCCUPATIONS: Final[tuple[Card, ...]] = sum([deck.OCCUPATIONS for deck in _DECKS], ())
MINORS: Final[tuple[Card, ...]] = sum([deck.MINORS for deck in _DECKS], ())
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
