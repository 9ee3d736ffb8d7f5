"""The file that a series of solo games is kept in.

The file is a header (`decks: EIK`, and `edition: revised` or `moor: 2` where it is so), an empty line, a line for
each game played, with `lost: NAME` after it where a permanent occupation could not be paid, and `now: FILE` while a
game is under way. Records of the games lie beside the file. What follows from them says `farmyard.campaigns`.
"""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from farmyard import Agricola, AgricolaSettings
from farmyard.agricola.content.catalogue import ORIGINAL, REVISED
from farmyard.agricola.state.card import OCCUPATION
from farmyard.campaigns import GOALS, TARGETS, SoloSeries, Try
from farmyard.cli.facts import facts_of, said
from farmyard.cli.store import write_whole
from farmyard.cli.terminal import BadCommand
from farmyard.kernel.errors import FarmyardError

FORMAT: Final = "farmyard solo series"
VERSION: Final = "1"
_MISSED: Final = "missed"
_NOBODY: Final = "nobody"
_GAME: Final = re.compile(r"game (\d{1,6}): (-?\d{1,6}) points of (-?\d{1,6}), ([^,]+), (.+)")
_HEADER: Final = re.compile(r"(edition|moor): (\w+)")


def completes(game: int) -> bool:
    """Whether a series is complete once this game is won."""
    return game == len(TARGETS)


def lines_for(one: Try) -> list[str]:
    """A finished game as the file has it."""
    outcome = (one.kept or _NOBODY) if one.won else _MISSED
    line = f"game {one.game}: {one.points} points of {one.target}, {outcome}, {one.record}"
    return [line, *[f"lost: {name}" for name in one.lost]]


@dataclass
class Series:
    """The games so far, and the record of the one under way."""

    path: Path
    decks: str
    played: list[Try] = field(default_factory=list)
    now: str = ""
    moor: str = "no"
    edition: str = ORIGINAL

    @property
    def solo(self) -> SoloSeries:
        table = AgricolaSettings(players=1, decks=self.decks, moor=self.moor, edition=self.edition)
        return SoloSeries(table, tuple(self.played))

    @property
    def game(self) -> int:
        """The number of the game to be played."""
        return self.solo.game

    @property
    def target(self) -> int:
        return self.solo.target

    @property
    def what(self) -> str:
        """What is played, for people."""
        decks = f" with decks {self.decks}" if self.decks else ""
        if self.moor in GOALS:
            return f"Farmers of the Moor at level {self.moor}{decks}"
        return f"{'Solo campaign' if self.edition == REVISED else 'Solo series'}{decks}"

    @property
    def permanent(self) -> tuple[str, ...]:
        return self.solo.permanent

    @property
    def food(self) -> int:
        return self.solo.food

    def settings(self) -> AgricolaSettings:
        """The table of the next game."""
        return self.solo.settings()

    def new_record(self) -> Path:
        """A file beside the series for the next game that nothing lies at yet."""
        return new_record(self.path, len(self.played) + 1)

    def record(self) -> Path:
        """The record of the game under way."""
        return self.path.parent / self.now

    def finish(self, game: Agricola, chosen: str) -> Try:
        """Note how the game under way has ended."""
        self.played.append(self.solo.after(game, (chosen,), self.now).tries[-1])
        self.now = ""
        self.save()
        return self.played[-1]

    def save(self) -> None:
        header = [f"decks: {self.decks}".strip()]
        header += [f"edition: {self.edition}"] if self.edition != ORIGINAL else []
        header += [f"moor: {self.moor}"] if self.moor in GOALS else []
        lines = [f"{FORMAT}: {VERSION}", *header, "", *[line for one in self.played for line in lines_for(one)]]
        if self.now:
            lines.append(f"now: {self.now}")
        write_whole(self.path, "\n".join(lines) + "\n")


def new_record(beside: Path, number: int) -> Path:
    """A file for a game beside another file that nothing lies at yet."""
    names = [f"{beside.stem}-game-{number}.txt"]
    names += [f"{beside.stem}-game-{number}-{more}.txt" for more in range(2, 1000)]
    return next(path for name in names if not (path := beside.parent / name).exists())


def lines_of(path: Path) -> list[str]:
    """The lines of a series; refuses a file that is none."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadCommand(f"{path}: line 1: this is no text, so it is no solo series") from None
    except OSError as error:
        raise BadCommand(f"{path}: the file cannot be read: {error.strerror}") from None
    if not lines or lines[0] != f"{FORMAT}: {VERSION}":
        raise BadCommand(f"{path}: line 1: this is no solo series: it should begin with '{FORMAT}: {VERSION}'")
    return lines


def read_series(path: Path) -> Series:
    """The series in a file; what is wrong with it is told with its line."""
    lines = lines_of(path)
    first = lines.index("") + 1 if "" in lines else 0
    header = [_HEADER.fullmatch(line) for line in lines[2 : first - 1]]
    found = {match[1]: match[2] for match in header if match is not None}
    if not first or not lines[1].startswith("decks:") or len(found) < len(header):
        raise BadCommand(f"{path}: line 2: 'decks: ' and the letters of the decks should follow, then an empty line")
    edition, moor = found.get("edition", ORIGINAL), found.get("moor", "no")
    series = Series(path, lines[1].removeprefix("decks:").strip(), moor=moor, edition=edition)
    for number, line in enumerate(lines[first:], first + 1):
        try:
            _read_line(series, line)
        except FarmyardError as error:
            raise BadCommand(f"{path}: line {number}: {error}") from None
    return series


def _read_line(series: Series, line: str) -> None:
    if series.now:
        raise BadCommand("nothing should follow the game that is under way")
    if line.startswith("now: "):
        series.now = line.removeprefix("now: ").strip()
        return
    if line.startswith("lost: "):
        _read_lost(series, line.removeprefix("lost: ").strip())
        return
    found = _GAME.fullmatch(line)
    if found is None:
        raise BadCommand(f"'{line[:60]}' is no game: write it like 'game 1: 53 points of 50, Tutor, game.txt'")
    game, points, target, outcome, record = found.groups()
    if (int(game), int(target)) != (series.game, series.target):
        raise BadCommand(f"this should be game {series.game} with a target of {series.target} points")
    chosen = "" if outcome in (_MISSED, _NOBODY) else outcome
    played = Try(int(game), int(target), int(points), chosen, record)
    _check(series, played, outcome)
    series.played.append(played)


def _read_lost(series: Series, name: str) -> None:
    if name not in series.permanent:
        raise BadCommand(f"'{name}' was no permanent occupation")
    last = series.played[-1]
    series.played[-1] = replace(last, lost=(*last.lost, name))


def _check(series: Series, played: Try, outcome: str) -> None:
    """Refuse a game that cannot have ended like this."""
    if played.won == (outcome == _MISSED):
        raise BadCommand(
            f"{played.points} points of {played.target} are {'a game won' if played.won else 'a game missed'}"
        )
    card = facts_of(played.kept) if played.kept else None
    if played.kept and (card is None or card.kind != OCCUPATION or said(card) in series.permanent):
        raise BadCommand(f"'{played.kept}' cannot become a permanent occupation")
