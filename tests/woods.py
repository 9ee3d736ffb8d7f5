"""Tables at which the forest deck is drawn from."""

from farmyard import Agricola
from helpers import Table

INTO_THE_WOODS = "place Forest"


def woods(table: Table, *draws: str, **situation: object) -> Agricola:
    """A table of the revised edition at which the first to use Forest draws these cards."""
    usual = {"edition": "revised", "decks": "", "forest_deck": True}
    return table(draws=draws, **{**usual, **situation})


def met(table: Table, card: str, **situation: object) -> Agricola:
    """The first player has just drawn a card."""
    game = woods(table, card, **situation)
    game.play(INTO_THE_WOODS)
    return game
