"""`farmyard simulate` and `farmyard bench`: run the lab and print what it finds."""

import argparse
import json
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table

from farmyard import begin
from farmyard.cli.draw.words import plural
from farmyard.cli.store import append_line
from farmyard.cli.tables import any_table, game_of, offered, thinking_time, workers_of
from farmyard.cli.terminal import Terminal
from farmyard.games import GAMES
from farmyard.kernel.settings import Settings
from farmyard.lab.bench import Bench, measure
from farmyard.lab.simulate import Outcome, Plan, agents_for, counted, decisions_per_game, outcomes, summary

INTERRUPTED = 130
Played = TypeVar("Played")


def simulate(arguments: argparse.Namespace) -> int:
    """Play the games and report; an interrupt reports what has been played so far."""
    any_table(arguments, arguments.players or 1)
    agents = agents_for(arguments.agents, arguments.players, game_of(arguments))
    seconds = thinking_time(arguments, agents)
    plan = Plan(any_table(arguments, len(agents)), agents, arguments.seed, seconds)
    plan.check()
    played: list[Outcome] = []
    start = time.perf_counter()
    interrupted = False
    try:
        for outcome in with_progress(outcomes(plan, arguments.games, workers_of(arguments)), arguments.games):
            played.append(outcome)
    except KeyboardInterrupt:
        interrupted = True
    elapsed = time.perf_counter() - start
    if arguments.json:
        print(json.dumps(_findings(plan, played, elapsed, interrupted)))
    else:
        _print_findings(plan, played, elapsed, arguments.games)
    return INTERRUPTED if interrupted else 0


def with_progress(games: Iterable[Played], number: int) -> Iterable[Played]:
    """A bar on stderr where that is a terminal."""
    if not sys.stderr.isatty():
        return games
    return track(games, "Playing", total=number, console=Console(file=sys.stderr), transient=True)


def _chosen(table: Settings) -> dict[str, Any]:
    """What a table has chosen; settings of other games are null."""
    names = dict.fromkeys([setting.name for game in GAMES for setting in offered(game)])
    own = {setting.name: setting.value(table.says(setting.name)) for setting in offered(table.game)}
    return {name.replace("-", "_"): own.get(name) for name in names}


def _findings(plan: Plan, played: list[Outcome], elapsed: float, interrupted: bool) -> dict[str, Any]:
    return {
        "game": plan.table.game,
        **_chosen(plan.table),
        "players": len(plan.agents),
        "seed": plan.seed,
        "games": len(played),
        "interrupted": interrupted,
        "seconds": elapsed,
        "games_per_second": len(played) / elapsed,
        "decisions_per_game": decisions_per_game(played) if played else None,
        "remarks": _remarks(played),
        "scores": [asdict(seat) for seat in summary(plan, played)] if played else [],
    }


def _remarks(played: list[Outcome]) -> dict[str, int]:
    return counted([remark for outcome in played for remark in outcome.remarks])


def _print_findings(plan: Plan, played: list[Outcome], elapsed: float, wanted: int) -> None:
    terminal = Terminal()
    if not played:
        terminal.line("No game was finished.")
        return
    if len(played) < wanted:
        terminal.line(f"Stopped after {len(played)} of {wanted} games.")
    speed = f"{len(played) / elapsed:.1f} games per second"
    terminal.line(f"{plural(len(played), 'game')}, {speed}, {decisions_per_game(played):.1f} decisions per game")
    table = Table(box=terminal.table_box)
    table.add_column("Seat")
    for heading in ("Mean", "StDev", "Min", "25 %", "Median", "75 %", "Max", "Wins"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(summary(plan, played), 1):
        spread = (f"{seat.mean:.1f}", f"{seat.stdev:.1f}", str(seat.min))
        quartiles = [f"{points:.0f}" for points in seat.quartiles]
        share = 100 * seat.wins / len(played)
        name = f"{number} ({seat.agent})"
        table.add_row(name, *spread, *quartiles, str(seat.max), f"{seat.wins:g} ({share:.0f} %)")
    terminal.say(table)
    tell_remarks(terminal, _remarks(played))
    tell_teams(terminal, plan.table)


def tell_remarks(terminal: Terminal, remarks: dict[str, int]) -> None:
    """Say what should be said about how players played, and how often."""
    for remark, times in remarks.items():
        terminal.line(remark if times == 1 else f"{times} times: {remark}", "red")


def tell_teams(terminal: Terminal, table: Settings) -> None:
    """Say who plays together at a table, where anybody does."""
    teams = [f"seats {' and '.join([str(seat + 1) for seat in team])}" for team in begin(table, 0).teams()]
    if teams:
        terminal.line(f"Teams: {', '.join(teams)}. Points are those of a team.")


def bench(arguments: argparse.Namespace) -> int:
    """Measure and report."""
    lively = sys.stderr.isatty()
    found = measure(arguments.seconds, lambda what: print(f"measuring {what} ...", file=sys.stderr) if lively else None)
    if arguments.history is not None:
        append_line(arguments.history, json.dumps(found.as_dict()))
    if arguments.json:
        print(json.dumps(found.as_dict()))
    else:
        _print_bench(found)
    return 0


def _print_bench(found: Bench) -> None:
    terminal = Terminal()
    how = "compiled with mypyc" if found.compiled else "plain Python, not compiled"
    terminal.line(f"farmyard {found.version}, {how}, Python {found.python} on {found.machine}")
    table = Table(box=terminal.table_box)
    table.add_column("What")
    table.add_column("Measured", justify="right")
    for what, measured in _bench_rows(found):
        table.add_row(what, measured if terminal.lively else measured.replace("µ", "u"))
    terminal.say(table)


def _bench_rows(found: Bench) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    for players, playouts in found.playouts.items():
        which = "family games" if players.isdigit() else "games"
        who = f"{players} players" if players.isdigit() else players
        rows.append((f"Random {which}, {who}", f"{playouts.games_per_second:.1f} games/s"))
        rows.append(("", f"{playouts.decisions_per_second:,.0f} decisions/s"))
    for table, thinking in found.players.items():
        rows.append((f"A farmer's choice, {table}", f"{thinking.farmer_ms_per_choice:.2f} ms"))
        rows.append((f"A master's search, {table}", f"{thinking.master_nodes_per_second:,.0f} nodes/s"))
        rows.append((f"Self-play, {table}", f"{thinking.self_play_games_per_hour:,.0f} games/h"))
    rows.append(("Copy of a game in round 7", f"{found.clone_us:.2f} µs"))
    rows.append((f"Listing all {found.enclosures} pastures for 15 wood", f"{found.fences_ms:.3f} ms"))
    for moment, size in found.live_game_kb.items():
        rows.append((f"A live game, {moment.replace('_', ' ')}", f"{size:.1f} KB"))
    rows.append(("A copy of a game in round 7", f"{found.clone_kb:.1f} KB"))
    rows.append(("Peak memory of this process", f"{found.peak_memory_mb:.1f} MB"))
    return rows
