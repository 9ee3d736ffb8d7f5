"""Tables at which the X deck is drawn from."""

from typing import Any

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2
from helpers import Table

AT_THE_QUARRY = "place Western Quarry"
QUIET = ("feed", "place Day Laborer", "place Fishing", "place Reed Bank", "place Clay Pit", "place Forest", "done")
ALONE_AT_WORK = {P1: 1, P2: 0}
"""The first of two players is the last to place somebody."""


def quarry(table: Table, *draws: str, **situation: Any) -> Agricola:
    """A table of the revised edition at which the first to use Western Quarry draws these cards; nobody has goods."""
    cards = ("1 Stone",) if situation.get("edition") == "original" else ("Western Quarry",)
    usual = {"edition": "revised", "decks": "", "x_deck": True, "round": 5, "cards": cards}
    goods = {**dict.fromkeys(range(6), "nothing"), **situation.pop("goods", {})}
    return table(draws=draws, goods=goods, **{**usual, **situation})


def drawn(table: Table, card: str, **situation: Any) -> Agricola:
    """The first player has just drawn a card."""
    game = quarry(table, card, **situation)
    game.play(AT_THE_QUARRY)
    return game


def quietly(game: Agricola) -> None:
    """Make a choice that changes little."""
    game.play(next(choice for choice in (*QUIET, *game.options) if choice in game.options))


def rest_of_round(game: Agricola) -> None:
    """Play quiet turns until the next round has begun."""
    round = game.round
    while game.round == round and game.decision is not None:
        quietly(game)


def until_round(game: Agricola, round: int) -> None:
    """Play quiet turns until a round has begun."""
    while game.round < round:
        quietly(game)


def tokens(game: Agricola) -> dict[str, dict[str, int]]:
    """The spaces with tokens on them."""
    return {space.name: space.tokens for space in view(game, P1).spaces if space.tokens}
