"""All hand cards that are written, by key and by deck.

Names are labels: `card_named` serves people and tests, who may also write a key.
"""

from functools import cache
from typing import Final

from farmyard.agricola.content import deck_e, deck_i, deck_k, deck_m
from farmyard.agricola.content.moor.majors import PILES
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.kernel.errors import BadSettings

_DECKS: Final = (deck_e, deck_i, deck_k, deck_m)
OCCUPATIONS: Final[tuple[Card, ...]] = sum([deck.OCCUPATIONS for deck in _DECKS], ())
MINORS: Final[tuple[Card, ...]] = sum([deck.MINORS for deck in _DECKS], ())
CARDS: Final[tuple[Card, ...]] = OCCUPATIONS + MINORS
FURTHER_MAJORS: Final[tuple[Card, ...]] = tuple([card for pile in PILES for card in pile.cards])
"""The major improvements beside those of the base game."""
_BY_KEY: Final = {card.key.lower(): card for card in CARDS}


def card_named(words: str) -> Card:
    """A hand card by its key, or by its name where no other card bears it."""
    card = _BY_KEY.get(words.lower())
    return card if card is not None else meant(words, CARDS)


def meant(words: str, cards: tuple[Card, ...]) -> Card:
    """The one of some cards that is called so; refuses a name that several of them bear."""
    found = [card for card in cards if words.lower() in (card.name.lower(), card.key.lower())]
    if not found:
        raise BadSettings(f"There is no hand card '{words}'")
    if len(found) > 1:
        keys = " or ".join([card.key for card in found])
        raise BadSettings(f"Several cards are called {found[0].name}: say {keys}")
    return found[0]


@cache
def cards_for(decks: str, players: int) -> tuple[Card, ...]:
    """The cards of some decks that a number of players may use, occupations first."""
    return tuple([card for card in CARDS if card.deck in decks and card.players <= players])


def of_sort(cards: tuple[Card, ...], sort: str) -> list[Card]:
    return [card for card in cards if card.sort == sort]


__all__ = ["CARDS", "MINOR", "OCCUPATION", "card_named", "cards_for", "meant", "of_sort"]
