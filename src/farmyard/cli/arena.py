"""`farmyard arena`: let computer players meet, or one go through the solo series."""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

from rich.table import Table

from farmyard.agricola.settings import AgricolaSettings
from farmyard.ai.player import plain_name
from farmyard.campaigns import GOALS, TARGETS, Try
from farmyard.cli.draw.words import plural
from farmyard.cli.facts import called
from farmyard.cli.report import tell_remarks, tell_teams, with_progress
from farmyard.cli.tables import any_table, workers_of
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.express.scoring import PAR
from farmyard.kernel.settings import Settings
from farmyard.lab import solo_series
from farmyard.lab.arena import Meeting, Seated, findings, games_of

INTERRUPTED = 130
Played = TypeVar("Played")


def arena(arguments: argparse.Namespace) -> int:
    """Play the games and report; an interrupt reports what has been played so far."""
    if arguments.series:
        return _series(arguments)
    meeting = _meeting(arguments)
    played: list[list[Seated]] = []
    interrupted = _play(games_of(meeting, arguments.games, workers_of(arguments)), arguments.games, played)
    found = findings(meeting, played) if played else {}
    if arguments.json:
        print(json.dumps({**found, "interrupted": interrupted}))
    elif found:
        _print(found, meeting.table)
        tell_teams(Terminal(), meeting.table)
    return INTERRUPTED if interrupted else 0


def _play(games: Iterable[Played], number: int, played: list[Played]) -> bool:
    """Note game after game; whether an interrupt ended that."""
    try:
        for game in with_progress(games, number):
            played.append(game)
    except KeyboardInterrupt:
        return True
    return False


def _series(arguments: argparse.Namespace) -> int:
    """Let a player go through the solo series; an interrupt reports how far it has come."""
    if arguments.jobs > 1 or arguments.ray:
        raise BadCommand("each game of a series follows from the one before it: leave --jobs and --ray out")
    meeting = _meeting(arguments)
    tries: list[Try] = []
    interrupted = _play(solo_series.play_series(meeting, arguments.games), arguments.games, tries)
    found = solo_series.findings(meeting, arguments.games, tries)
    if arguments.json:
        print(json.dumps({**found, "interrupted": interrupted}))
    else:
        _print_series(found)
    return INTERRUPTED if interrupted else 0


def _print_series(found: dict[str, Any]) -> None:
    terminal = Terminal()
    for one in found["tries"]:
        kept = f", keeps {called(one['kept'])[0].name}" if one["kept"] else ""
        terminal.line(f"target {one['target']}: {plural(one['points'], 'point')}{kept}")
    terminal.line(f"{found['reached']} of {found['of']} targets in {plural(len(found['tries']), 'game')}")


def _meeting(arguments: argparse.Namespace) -> Meeting:
    names = tuple([plain_name(name) for name in arguments.players.split(",")])
    seats = _seats(arguments, len(names))
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        there = "there is 1 seat" if seats == 1 else f"there are {seats} seats"
        raise BadCommand(f"--players names {len(names)}, but {there}: name one for each, or one for all")
    table = any_table(arguments, seats, cards=arguments.series)
    records = None if arguments.save is None else Path(arguments.save)
    meeting = Meeting(table, names, arguments.seed, arguments.seconds, arguments.nodes, records)
    meeting.check()
    if arguments.series:
        solo_series.series_of(meeting)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    return meeting


def _seats(arguments: argparse.Namespace, named: int) -> int:
    """How many seats there are where so many players are named."""
    if not arguments.solo and not arguments.series:
        return arguments.seats or max(2, named)
    if arguments.seats not in (None, 1):
        raise BadCommand(f"{'--series' if arguments.series else '--solo'} is for a player alone: leave --seats out")
    return 1


def _print(found: dict[str, Any], seated: Settings) -> None:
    terminal = Terminal()
    alone = seated.players == 1
    table = Table(box=terminal.table_box)
    for heading in ("player", "wins", "95 %", "points", "lowest", "highest", "begging", "s/choice"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for name, player in found["players"].items():
        low, high = player["win_share_ci"]
        points = player["scores"]
        table.add_row(
            name,
            "" if alone else f"{player['win_share']:.1%}",
            "" if alone else f"{low:.1%} to {high:.1%}",
            f"{points['mean']:.1f}",
            str(points["min"]),
            str(points["max"]),
            f"{player['begging_cards_per_game']:.2f}",
            f"{player['seconds_per_choice']:.4f}",
        )
    terminal.say(table)
    for name, player in found["players"].items():
        tell_remarks(terminal, player["remarks"])
        parts = [f"{category} {points:g}" for category, points in player["categories"].items()]
        if parts:
            terminal.words(f"{name}: {', '.join(parts)}")
        if alone:
            terminal.line(f"{name}: {_said_of_targets(player, seated, found['games'])}")


def _said_of_targets(player: dict[str, Any], table: Settings, games: int) -> str:
    """How somebody alone fares against what may be aimed at."""
    if not isinstance(table, AgricolaSettings):
        won = round(player["win_share"] * games)
        return f"beats the par of {PAR} in {won} of {plural(games, 'game')}"
    level = table.says("moor")
    targets = (GOALS[level],) if level in GOALS else TARGETS
    reached = [target for target in targets if player["scores"]["mean"] >= target]
    return f"reaches {len(reached)} of the targets {', '.join(map(str, targets))} on average"
