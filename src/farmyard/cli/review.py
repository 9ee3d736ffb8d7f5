"""`farmyard review`: go through a finished game and mark the choices that cost most."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import track

import farmyard
from farmyard.agricola.state.game import Agricola
from farmyard.ai.review import Remark, costliest, remarks
from farmyard.cli.play import read_game
from farmyard.cli.terminal import BadCommand, Terminal


def review(arguments: argparse.Namespace) -> int:
    """Print the costliest choices with what would have been better."""
    _, game = read_game(Path(arguments.file))
    if not isinstance(game, Agricola):
        raise BadCommand("only games of Agricola can be reviewed so far")
    if not game.over:
        raise BadCommand("this game is not over yet: finish it before it is reviewed")
    looking = remarks(game, arguments.nodes)
    if sys.stderr.isatty():
        console = Console(file=sys.stderr)
        looking = iter(track(looking, "Looking", total=len(game.choices), console=console, transient=True))
    found = costliest([remark for remark in looking if remark is not None], arguments.most)
    if arguments.json:
        print(json.dumps([asdict(remark) for remark in found]))
        return 0
    _print(game, found)
    return 0


def _print(game: Agricola, found: list[Remark]) -> None:
    terminal = Terminal()
    points = farmyard.scores(game)
    terminal.line(", ".join([f"{name}: {points[seat]} points" for seat, name in enumerate(game.names)]))
    if not found:
        terminal.line("No choice cost half a point or more.")
    for remark in found:
        name = game.names[remark.seat]
        terminal.words(
            f"{remark.number:4}  {remark.chapter}  {name}: '{remark.chosen}' cost {remark.cost:.1f} points,"
            f" better was '{remark.better}'"
        )
