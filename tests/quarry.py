"""Tables at which the X deck is drawn from."""

from farmyard import Agricola
from helpers import Table

AT_THE_QUARRY = "place Western Quarry"


def quarry(table: Table, *draws: str, **situation: object) -> Agricola:
    """A table of the revised edition at which the first to use Western Quarry draws these cards."""
    usual = {"edition": "revised", "decks": "", "x_deck": True, "round": 5, "cards": ("Western Quarry",)}
    return table(draws=draws, **{**usual, **situation})


def drawn(table: Table, card: str, **situation: object) -> Agricola:
    """The first player has just drawn a card."""
    game = quarry(table, card, **situation)
    game.play(AT_THE_QUARRY)
    return game
