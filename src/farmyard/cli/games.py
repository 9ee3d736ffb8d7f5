"""`farmyard games`: the games that were saved of themselves, and which of them to go on with.

Only headers and remarks are read, so that hundreds of games are listed at once.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from farmyard.cli.invocation import again
from farmyard.cli.seats import NAMES, PEOPLE, SEATS
from farmyard.cli.store import state_folder
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.kernel import record
from farmyard.kernel.errors import BadRecord

LAST: Final = ""
"""In place of a file: the game that was played last."""
SERIES: Final = "table series"
EXPORT: Final = "export"
_END: Final = "# the end"
_BARE: Final = ("game", "edition")
_UNTOLD: Final = ("farmyard record", "rules", "seed", "players", "permanent", "food", "starts", "last", "carried")


@dataclass(frozen=True)
class Saved:
    """A saved game, from the outside."""

    name: str
    path: str
    played: float
    """When it was played last, in seconds since 1970."""
    table: str
    """The game and its settings, in words."""
    seats: str
    chapter: str
    """How far it has come."""
    over: bool
    series: bool
    """Whether it is a game of the solo series or a campaign, which goes on with `farmyard solo` or `campaign`."""


def games(arguments: argparse.Namespace) -> int:
    """List the saved games, the last one first, or export games; returns the exit code."""
    if arguments.what == EXPORT:
        from farmyard.cli.export import export

        return export(arguments)
    found = saved_games()
    terminal = Terminal()
    if arguments.json:
        print(json.dumps([asdict(game) for game in found]))
    elif not found:
        terminal.line(f"No games are saved yet: '{again('play')}' begins one")
    else:
        terminal.say(_table(found, terminal))
        open_games = [game for game in found if goes_on(game)]
        if open_games:
            terminal.line(f"Go on with the last: {again('play', '--resume')}", "dim")
            terminal.line(f"Go on with any one: {again('play', '--resume', open_games[0].name)}", "dim")
    return 0


def goes_on(game: Saved) -> bool:
    """Whether `play` can go on with a game."""
    return not game.over and not game.series


def saved_games() -> list[Saved]:
    """The games in the usual folder, the last one first; what is no game is passed over."""
    found: list[Saved] = []
    for path in state_folder("--save").glob("*.txt"):
        try:
            found.append(_saved(path))
        except (BadRecord, OSError, UnicodeDecodeError):
            continue
    return sorted(found, key=lambda game: (-game.played, game.name))


def _saved(path: Path) -> Saved:
    text = path.read_text(encoding="utf-8")
    header = record.read(text, growing=True).header
    remarks = [line for line in text.splitlines() if line.startswith("# ")]
    chapter = remarks[-1].removeprefix("# ") if remarks else "the beginning"
    return Saved(
        path.stem, str(path), path.stat().st_mtime, _in_words(header), _seats(header), chapter,
        _END in remarks, SERIES in header,
    )  # fmt: skip


def _seats(header: dict[str, str]) -> str:
    """Who sits where, people by their names."""
    seats, names = header.get(SEATS, ""), header.get(NAMES, "")
    people = iter(names.split(", ") if names else [])
    return ", ".join([next(people, kind) if kind in PEOPLE else kind for kind in seats.split(", ")])


def _in_words(header: dict[str, str]) -> str:
    """What a table has chosen, from the header of its record."""
    words = [
        value if name in _BARE else name if value == "yes" else f"{name} {value}"
        for name, value in header.items()
        if name not in _UNTOLD and not name.startswith("table ")
    ]
    return ", ".join(words)


def _table(found: list[Saved], terminal: Terminal) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("Name", "Played", "Table", "Seats", "How far"):
        table.add_column(heading)
    for game in found:
        played = time.strftime("%d %b %H:%M", time.localtime(game.played))
        style = "" if goes_on(game) else "dim"
        seats = game.seats if not game.series else f"campaign: {game.seats}" if "," in game.seats else "solo series"
        table.add_row(*[Text(word, style) for word in (game.name, played, game.table, seats, game.chapter)])
    return table


def last_game() -> Path:
    """The game that was played last and is not over."""
    for game in saved_games():
        if goes_on(game):
            return Path(game.path)
    raise BadCommand(f"there is no game to go on with: '{again('play')}' begins one")


def saved_game(words: str) -> Path:
    """A saved game by its file, or by its name in the usual folder."""
    path = Path(words).expanduser()
    if not path.exists() and path.name == words:
        kept = state_folder("--save") / f"{words.removesuffix('.txt')}.txt"
        return kept if kept.exists() else path
    return path
