"""The table that the command line asks for."""

import argparse
from typing import Any, Final

from farmyard import ExpressOptions, Options, Settings
from farmyard.agricola.settings import DECKS
from farmyard.ai.player import MASTER, SECONDS, thinks
from farmyard.cli.terminal import BadCommand

ALL_DECKS: Final = "".join(DECKS)
AGRICOLA: Final = "agricola"
EXPRESS: Final = "express"

_OF_GAME: Final = {
    AGRICOLA: ("--edition", "--family", "--side-job", "--decks", "--hands", "--three-for-one"),
    EXPRESS: ("--dice", "--free-pastures"),
}
TABLE: Final = ("--game", *_OF_GAME[AGRICOLA], *_OF_GAME[EXPRESS], "--players", "--seed")
"""What is fixed when a game begins."""


def given(arguments: argparse.Namespace, option: str) -> bool:
    """Whether the command line has an option."""
    value: Any = getattr(arguments, option.removeprefix("--").replace("-", "_"))
    return value is not None and value is not False


def game_of(arguments: argparse.Namespace) -> str:
    """The game that the command line asks for; refuses what belongs to another game."""
    kind = str(arguments.game or AGRICOLA)
    for other, options in _OF_GAME.items():
        for option in options:
            if other != kind and given(arguments, option):
                hint = f": say --game {other} to play it" if arguments.game is None else ""
                raise BadCommand(f"{option} belongs to the game {other}, not to {kind}{hint}")
    return kind


def any_table(arguments: argparse.Namespace, players: int, decks_by_default: str = "") -> Settings:
    """What the command line says about the game it asks for."""
    if game_of(arguments) == EXPRESS:
        return ExpressOptions(players, arguments.dice or "weighted", arguments.free_pastures)
    return table_options(arguments, players, decks_by_default)


def thinking_time(arguments: argparse.Namespace, players: tuple[str, ...]) -> float:
    """How long a thinking player thinks about an action."""
    if arguments.seconds is not None and not any([thinks(player) for player in players]):
        raise BadCommand(f"--seconds is how long a {MASTER} thinks about a choice, but none plays")
    return SECONDS if arguments.seconds is None else float(arguments.seconds)


def table_options(arguments: argparse.Namespace, players: int, decks_by_default: str = "") -> Options:
    """What the command line says about Agricola; decks where it says nothing are only for the full game."""
    edition = arguments.edition or "original"
    Options(edition, arguments.family, players, arguments.side_job)
    full = edition == "original" and not arguments.family
    decks = arguments.decks
    if decks is None:
        decks = decks_by_default if full else ""
    for name, present in (("--hands", arguments.hands is not None), ("--three-for-one", arguments.three_for_one)):
        if present and not full:
            raise BadCommand(f"{name} is about hand cards, which belong to the full game of the original edition")
        if present and not decks:
            raise BadCommand(f"{name} is about hand cards, but there are none: name decks, like --decks {ALL_DECKS}")
    hands = arguments.hands or "deal"
    return Options(edition, arguments.family, players, arguments.side_job, decks, hands, arguments.three_for_one)
