"""`farmyard games export`: finished games from records and server databases as Parquet files."""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from farmyard.cli.draw.words import plural
from farmyard.cli.store import state_folder
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.kernel import record
from farmyard.kernel.errors import BadRecord
from farmyard.lab.database import Database, Report, arrow
from farmyard.lab.played import Found, Played
from farmyard.lab.workers import Workers

INTERRUPTED = 130
_SQLITE: Final = b"SQLite format 3\0"
_MOST_REASONS: Final = 5


def export(arguments: argparse.Namespace) -> int:
    """Add what is found to a database; returns the exit code."""
    arrow()
    sources = [source_at(words) for words in arguments.sources or [str(state_folder("a folder"))]]
    database = Database(Path(arguments.to))
    total = sum([source.count() for source in sources])
    games: Iterable[Found | Played] = (game for source in sources for game in source.games(arguments.names))
    if sys.stderr.isatty():
        console = Console(file=sys.stderr)
        games = track(games, "Exporting", total=total, console=console, transient=True)
    report = database.add(games, Workers(arguments.jobs))
    _tell(Terminal(), report, database)
    return INTERRUPTED if report.interrupted else 0


def _tell(terminal: Terminal, report: Report, database: Database) -> None:
    size = sum([path.stat().st_size for path in database.folder.rglob("*.parquet")])
    known = f", {report.known} were there already" if report.known else ""
    terminal.line(
        f"{plural(report.added, 'game')} added{known}: {database.folder} has {database.games} in {size} bytes"
    )
    reasons = sorted(report.refused.items(), key=lambda reason: -reason[1])
    if reasons:
        terminal.line(f"{sum(report.refused.values())} passed over:")
    for why, times in reasons[:_MOST_REASONS]:
        terminal.line(f"  {times} like {report.example[why]}: {why}")
    if len(reasons) > _MOST_REASONS:
        terminal.line("  and more for other reasons")


@dataclass(frozen=True)
class Records:
    """A file, or a folder with those within it."""

    path: Path

    def count(self) -> int:
        return sum([1 for _ in self._paths()])

    def games(self, names: bool) -> Iterator[Found | Played]:
        for path in self._paths():
            source = str(path.relative_to(self.path.parent))
            try:
                kept = record.load(path)
            except BadRecord as error:
                yield Played(source, str(error))
                continue
            found = Found(source, kept, datetime.fromtimestamp(path.stat().st_mtime, UTC))
            yield found if names else found.nameless()

    def _paths(self) -> Iterator[Path]:
        if self.path.is_file():
            yield self.path
        for folder, inner, files in os.walk(self.path):
            inner.sort()
            yield from [Path(folder, name) for name in sorted(files) if name.endswith(".txt")]


@dataclass(frozen=True)
class Server:
    """The database of a server."""

    url: str

    def count(self) -> int:
        from farmyard.server.database.finished import count_finished

        return count_finished(self.url)

    def games(self, names: bool) -> Iterator[Found | Played]:
        from farmyard.server.database.finished import finished_games

        for name, ended, kept in finished_games(self.url):
            found = Found(f"table {name}", kept, ended)
            yield found if names else found.nameless()


def source_at(words: str) -> Records | Server:
    """Where games are to be found: a database by its address or its file, else records."""
    if "://" in words:
        return Server(words)
    path = Path(words).expanduser()
    if not path.exists():
        raise BadCommand(f"there is no {path} to export: name a folder, a saved game or the database of a server")
    if path.is_file():
        with path.open("rb") as file:
            if file.read(len(_SQLITE)) == _SQLITE:
                return Server(f"sqlite:///{path}")
    return Records(path)
