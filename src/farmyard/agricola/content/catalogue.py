"""All hand cards that are written, by key and by deck.

Names are labels: `card_named` serves people and tests, who may also write a key.
"""

from functools import cache
from typing import Final

from farmyard.agricola.content import (
    deck_e,
    deck_i,
    deck_k,
    deck_m,
    deck_x,
    five_plus,
    forest_deck,
    revised_a,
    revised_b,
    revised_l,
)
from farmyard.agricola.content.majors import FOR_SIX
from farmyard.agricola.content.moor.majors import PILES
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.kernel.errors import BadSettings

ORIGINAL: Final = "original"
REVISED: Final = "revised"
FIVE_PLUS: Final = "five-plus"
"""The deck of occupations that five and six players of the revised edition use beside others."""
_DECKS: Final = {
    ORIGINAL: (deck_e, deck_i, deck_k, deck_m),
    REVISED: (revised_a, revised_b, five_plus, revised_l),
}
OCCUPATIONS: Final[tuple[Card, ...]] = sum([deck.OCCUPATIONS for decks in _DECKS.values() for deck in decks], ())
MINORS: Final[tuple[Card, ...]] = sum([deck.MINORS for decks in _DECKS.values() for deck in decks], ())
CARDS: Final[tuple[Card, ...]] = OCCUPATIONS + MINORS
FURTHER_MAJORS: Final[tuple[Card, ...]] = tuple([card for pile in PILES + FOR_SIX for card in pile.cards])
"""The major improvements beside those of the base game."""
DRAWN: Final[tuple[Card, ...]] = deck_x.CARDS + forest_deck.CARDS
"""The cards of decks that are drawn from during play."""
PRINTED: Final = {"revised-A": 48, "revised-B": 48, "five-plus": 48, "revised-L": 4}
"""How many cards the decks have of which some are still to be written."""
_BY_KEY: Final = {card.key.lower(): card for card in CARDS + DRAWN}
_OF_EDITION: Final = {
    edition: tuple([card for deck in decks for card in (*deck.OCCUPATIONS, *deck.MINORS)])
    for edition, decks in _DECKS.items()
}


def card_named(words: str, edition: str = ORIGINAL) -> Card:
    """A card by its key, or by its name where no other card of the edition, or else none at all, bears it."""
    card = _BY_KEY.get(words.lower())
    if card is not None:
        return card
    named = tuple([card for card in _OF_EDITION[edition] if card.name.lower() == words.lower()])
    return meant(words, named or CARDS + DRAWN)


def meant(words: str, cards: tuple[Card, ...]) -> Card:
    """The one of some cards that is called so; refuses a name that several of them bear."""
    found = [card for card in cards if words.lower() in (card.name.lower(), card.key.lower())]
    if not found:
        raise BadSettings(f"There is no hand card '{words}'")
    if len(found) > 1:
        keys = " or ".join([card.key for card in found])
        raise BadSettings(f"Several cards are called {found[0].name}: say {keys}")
    return found[0]


def edition_of(card: Card) -> str:
    """The edition that a hand card belongs to; none for cards that both have."""
    for edition, cards in _OF_EDITION.items():
        if card in cards:
            return edition
    return ""


def deck_of(letter: str, edition: str = ORIGINAL) -> str:
    """The deck with a letter in an edition."""
    return letter if edition == ORIGINAL else f"{edition}-{letter}"


def decks_of(letters: str, edition: str, players: int) -> list[str]:
    """The decks with some letters in an edition, and the one for large tables."""
    chosen = [deck_of(letter, edition) for letter in letters]
    return [*chosen, FIVE_PLUS] if chosen and edition == REVISED and players > 4 else chosen


@cache
def cards_for(decks: str, players: int, edition: str = ORIGINAL) -> tuple[Card, ...]:
    """The cards of an edition's decks, by their letters, that a number of players may use, occupations first."""
    chosen = decks_of(decks, edition, players)
    return tuple([card for card in CARDS if card.deck in chosen and card.players <= players])


def of_sort(cards: tuple[Card, ...], sort: str) -> list[Card]:
    return [card for card in cards if card.sort == sort]


__all__ = ["CARDS", "MINOR", "OCCUPATION", "card_named", "cards_for", "meant", "of_sort"]
