"""The table that the command line asks for; what it may choose is what the games declare."""

import argparse
from typing import Any, Final

from farmyard import Settings
from farmyard.agricola.content.catalogue import ORIGINAL, REVISED
from farmyard.agricola.content.hand_cards import DECKS
from farmyard.ai.player import MASTER, SECONDS, thinks
from farmyard.cli.terminal import BadCommand
from farmyard.games import GAMES
from farmyard.kernel.settings import PLAYERS, Setting, misfit
from farmyard.lab.workers import Workers

ALL_DECKS: Final = "".join(DECKS)
USUAL_DECKS: Final = {ORIGINAL: ALL_DECKS, REVISED: "AB"}
"""The decks of each edition that people play with if they say nothing."""
AGRICOLA: Final = "agricola"
EXPRESS: Final = "express"
_DECKS: Final = "decks"


def offered(game: str) -> list[Setting]:
    """The settings of a game that people may choose, but for the number of players."""
    return [setting for setting in GAMES[game].declared() if setting.label and setting.name != PLAYERS]


def fixed() -> list[str]:
    """The options that belong to the beginning of a game."""
    settings = [f"--{setting.name}" for game in GAMES for setting in offered(game)]
    return ["--game", *settings, "--players", "--seed"]


def given(arguments: argparse.Namespace, option: str) -> bool:
    """Whether the command line has an option."""
    value: Any = getattr(arguments, option.removeprefix("--").replace("-", "_"))
    return value is not None and value is not False


def game_of(arguments: argparse.Namespace) -> str:
    """The game that the command line asks for; refuses what belongs to another game."""
    kind = str(arguments.game or AGRICOLA)
    own = [setting.name for setting in offered(kind)]
    for other in GAMES:
        for setting in offered(other):
            if setting.name not in own and given(arguments, setting.name):
                hint = f": say --game {other} to play it" if arguments.game is None else ""
                raise BadCommand(f"--{setting.name} belongs to the game {other}, not to {kind}{hint}")
    return kind


def any_table(arguments: argparse.Namespace, players: int, cards: bool = False) -> Settings:
    """What the command line says about the game it asks for."""
    return table_of(game_of(arguments), arguments, players, cards)


def table_of(game: str, arguments: argparse.Namespace, players: int, cards: bool = False) -> Settings:
    """What the command line says about a game; with `cards` of the usual decks where it says nothing of them."""
    chosen = {PLAYERS: str(players)}
    for setting in offered(game):
        if given(arguments, setting.name):
            word = getattr(arguments, setting.name.replace("-", "_"))
            chosen[setting.name] = setting.read("yes" if word is True else word)
    declared = GAMES[game].declared()
    for setting in declared:
        if setting.name == _DECKS and _DECKS not in chosen and misfit(declared, chosen, setting) is None:
            chosen[_DECKS] = USUAL_DECKS[chosen.get("edition", ORIGINAL)] if cards else ""
    return GAMES[game].read(chosen)


def thinking_time(arguments: argparse.Namespace, players: tuple[str, ...], hints: bool = False) -> float:
    """How long a thinking player thinks about an action, or about the hints that it gives."""
    if arguments.seconds is not None and not hints and not any([thinks(player) for player in players]):
        raise BadCommand(f"--seconds is how long a {MASTER} thinks about a choice, but none plays")
    return SECONDS if arguments.seconds is None else float(arguments.seconds)


def workers_of(arguments: argparse.Namespace) -> Workers:
    """Who plays many games."""
    return Workers(arguments.jobs, arguments.ray)
