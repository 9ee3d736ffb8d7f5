"""What tests of Farmers of the Moor ask a game, and the moves they make often."""

from farmyard import Agricola
from farmyard.agricola.farm.geometry import names
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.tiles import NAMES
from helpers import Table, note, play

FARM = {"forest": "a3 a4 a5 b4 b5", "moor": "a1 a2 b2"}
"""Tiles on a farm as at the start of a game."""


def showing(game: Agricola, sort: str, seat: int = P1) -> str:
    """The cells that show a sort of tile."""
    return names(game.players[seat].showing(NAMES.index(sort)))


def improve(game: Agricola, name: str, *choices: str) -> None:
    """Play a minor improvement where majors and minors may be had, and what follows."""
    game.play("place Improvement")
    if f"play {name}" in game.options:
        game.play(f"play {name}")
    play(game, *choices)


def build(game: Agricola, name: str) -> None:
    """Build a major improvement."""
    game.play("place Improvement")
    if f"build {name}" in game.options:
        game.play(f"build {name}")


def feed_and_heat(game: Agricola) -> None:
    """Feed and heat as far as it goes, for everybody in turn."""
    while game.decision is not None and game.decision.options[0].verb in ("feed", "heat"):
        game.play(game.decision.options[0])


def begun(table: Table, round: int, card: str, **situation: object) -> Agricola:
    """A round begins that a card has marked."""
    game = table(round=round - 1, at_home={P1: 1, P2: 0}, played={P1: (card,)}, **situation)
    note(game, P1, card).reserve(round)
    game.play("place Fishing")
    while game.round < round:
        game.play(game.options[0])
    return game
