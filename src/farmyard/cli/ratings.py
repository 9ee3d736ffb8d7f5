"""`farmyard ratings`: play duplicate deals and say what cards are worth."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from farmyard.agricola.rules.draft import DRAFTS
from farmyard.agricola.state.card import OCCUPATION
from farmyard.ai.card_ratings import SHIPPED
from farmyard.cli.draw.words import plural
from farmyard.cli.facts import called
from farmyard.cli.store import state_folder, write_whole
from farmyard.cli.tables import AGRICOLA, table_of, workers_of
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.lab.ratings import Folder, Run
from farmyard.lab.ratings_page import HEADINGS, best_first, cells, page, said_of_pairs
from farmyard.lab.worth import findings

INTERRUPTED = 130
MOST_PAIRS = 20


def ratings(arguments: argparse.Namespace) -> int:
    """Play as much as is wanted and report; an interrupt reports what has been played so far."""
    runs = [
        Run(table_of(AGRICOLA, arguments, players, cards=True), arguments.level, arguments.seed, arguments.nodes)
        for players in arguments.players
    ]
    for run in runs:
        run.check()
    base = _base(arguments, runs[0])
    found: list[dict[str, Any]] = []
    interrupted = False
    for run in runs:
        folder = Folder(base / f"{run.table.players}-players", run)
        try:
            _play(folder, arguments)
        except KeyboardInterrupt:
            interrupted = True
        if folder.deals:
            found.append(_findings(folder, arguments.holdings))
        if interrupted:
            break
    if found:
        write_whole(base / "ratings.html", page(found, _name))
        write_whole(base / "ratings.json", _written(found))
    if arguments.ship and found:
        _ship(found)
    if arguments.json:
        print(json.dumps({"runs": found, "folder": str(base), "interrupted": interrupted}))
    else:
        _print(found, base, arguments.most)
    return INTERRUPTED if interrupted else 0


def _base(arguments: argparse.Namespace, run: Run) -> Path:
    """Where the runs are kept: where the command line says, or by what is played."""
    if arguments.folder is not None:
        return Path(arguments.folder).expanduser()
    fields = {name: word for name, word in run.table.fields().items() if name != "players"}
    words = [f"{name}-{word}" for name, word in fields.items()]
    return state_folder("--folder") / "ratings" / "-".join([*words, run.level, str(run.seed)])


def _play(folder: Folder, arguments: argparse.Namespace) -> None:
    with Progress(console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(f"{folder.run.table.players} players", total=arguments.holdings)
        for least in folder.play(arguments.holdings, workers_of(arguments)):
            progress.update(bar, completed=least)


def _findings(folder: Folder, holdings: int) -> dict[str, Any]:
    run = folder.run
    keys = run.cards()
    occupations = {number for number, key in enumerate(keys) if called(key)[0].kind == OCCUPATION}
    drafted = run.table.says("hands") in DRAFTS
    about = {"command": _command(run, holdings), "table": run.table.fields(), "level": run.level, "seed": run.seed}
    return {**about, **findings(folder.deals, keys, occupations, drafted)}


def _command(run: Run, holdings: int) -> str:
    """The command that finds the same."""
    fields = run.table.fields()
    words = [f"--{name}" if value == "yes" else f"--{name} {value}" for name, value in fields.items()]
    return " ".join(
        ["farmyard ratings", *words, f"--level {run.level}", f"--holdings {holdings}", f"--seed {run.seed}"]
    )


def _ship(found: list[dict[str, Any]]) -> None:
    """Put ratings in the package, in place of those of the same tables."""
    known = json.loads(SHIPPED.read_text(encoding="utf-8")) if SHIPPED.exists() else []
    tables = [run["table"] for run in found]
    write_whole(SHIPPED, _written([run for run in known if run["table"] not in tables] + found))


def _written(runs: list[dict[str, Any]]) -> str:
    return json.dumps(runs, separators=(",", ":")).replace('},"', '},\n"') + "\n"


def _name(key: str) -> str:
    return called(key)[0].name


def _print(found: list[dict[str, Any]], base: Path, most: int) -> None:
    terminal = Terminal()
    if not found:
        raise BadCommand("no deal has been played to its end: give it more time")
    for run in found:
        least = min([card["games"] for card in run["cards"].values()])
        told = f"{plural(run['games'], 'game')} of {plural(run['deals'], 'deal')}, every card held in {least} or more"
        terminal.line(f"{run['table']['players']} players: {told}")
        terminal.say(_table(run, most, terminal))
        for line in said_of_pairs(run, _name)[: MOST_PAIRS + 1]:
            terminal.line(line)
    terminal.line(f"All cards are on the page {base / 'ratings.html'}; the deals are kept beside it")


def _table(run: dict[str, Any], most: int, terminal: Terminal) -> Table:
    """The best cards and the last ones."""
    cards = best_first(run)
    table = Table(box=terminal.table_box)
    for heading in HEADINGS[: len(cells("", cards[0][1]))]:
        table.add_column(heading, justify="left" if heading == "card" else "right")
    for key, card in cards if len(cards) <= 2 * most else cards[:most] + cards[-most:]:
        table.add_row(*cells(_name(key), card))
    return table
