"""`farmyard settings`: list what a table may choose."""

import argparse
import json
from typing import Final

from rich.table import Table

from farmyard.cli.terminal import Terminal
from farmyard.games import GAMES
from farmyard.kernel.settings import Fit, Setting

_FEW: Final = 3


def settings(arguments: argparse.Namespace) -> int:
    """List the settings of one game or of all; returns the exit code."""
    games = [arguments.game] if arguments.game else list(GAMES)
    offered = {game: [setting for setting in GAMES[game].declared() if setting.label] for game in games}
    if arguments.json:
        print(json.dumps({game: [setting.as_dict() for setting in found] for game, found in offered.items()}))
        return 0
    terminal = Terminal()
    for game, found in offered.items():
        terminal.title(f"{GAMES[game].label} (--game {game})")
        terminal.say(_listed(found, terminal))
    return 0


def _listed(settings: list[Setting], terminal: Terminal) -> Table:
    table = Table(box=terminal.table_box)
    for heading in ("Setting", "What may be chosen", "Usual", "Goes with", "What it is"):
        table.add_column(heading)
    for setting in settings:
        table.add_row(setting.name, _choosable(setting), setting.usual or "none", _goes_with(setting), setting.help)
    return table


def _choosable(setting: Setting) -> str:
    """What may be chosen; many words each with what it means."""
    if setting.kind != "choice" or len(setting.values) <= _FEW:
        return setting.what
    return "\n".join([f"{word}: {label}" for word, label in setting.values.items()])


def _goes_with(setting: Setting) -> str:
    """What a setting goes with, and what some words of it do."""
    narrow: dict[Fit, list[str]] = {}
    for word, fit in setting.only.items():
        narrow.setdefault(fit, []).append(word)
    limits = [f"{' '.join(words)} only with {_words(fit)}" for fit, words in narrow.items()]
    return ", ".join([_words(fit) for fit in setting.fits] + limits)


def _words(fit: Fit) -> str:
    return f"{fit.name} {' or '.join(fit.words)}" if fit.words else fit.name
