"""A series of solo games: its targets, what passes from game to game, and the file it is kept in.

The file is a header (`decks: EIK`), an empty line, a line for each game played, and `now: FILE` while
a game is under way. A game that misses its target is played again, with the same permanent
occupations and without starting food. Records of the games lie beside the file. With Farmers of the Moor
(`moor: 2` in the header) each level has one goal, and nothing passes from game to game.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from farmyard import AgricolaSettings
from farmyard.agricola.state.card import OCCUPATION
from farmyard.cli.facts import facts_of, said
from farmyard.cli.store import write_whole
from farmyard.cli.terminal import BadCommand
from farmyard.kernel.errors import FarmyardError
from farmyard.lab.solo_series import TARGETS, target_of

FORMAT: Final = "farmyard solo series"
VERSION: Final = "1"
GOALS: Final = {"1": 65, "2": 70, "3": 72}
"""What the levels of Farmers of the Moor ask for."""
OCCUPATIONS: Final = 7
_MISSED: Final = "missed"
_NOBODY: Final = "nobody"
_GAME: Final = re.compile(r"game (\d{1,6}): (-?\d{1,6}) points of (-?\d{1,6}), ([^,]+), (.+)")


def completes(game: int) -> bool:
    """Whether a series is complete once this game is won."""
    return game == len(TARGETS)


@dataclass(frozen=True)
class Played:
    """A finished game of the series; `chosen` is the occupation that became permanent."""

    game: int
    target: int
    points: int
    chosen: str
    record: str

    @property
    def won(self) -> bool:
        return self.points >= self.target

    def line(self) -> str:
        outcome = (self.chosen or _NOBODY) if self.won else _MISSED
        return f"game {self.game}: {self.points} points of {self.target}, {outcome}, {self.record}"


@dataclass
class Series:
    """The games so far, and the record of the one under way."""

    path: Path
    decks: str
    played: list[Played] = field(default_factory=list)
    now: str = ""
    moor: str = "no"

    @property
    def game(self) -> int:
        """The number of the game to be played: one more than have been won."""
        return 1 + len([played for played in self.played if played.won])

    @property
    def target(self) -> int:
        return GOALS[self.moor] if self.moor in GOALS else target_of(self.game)

    @property
    def what(self) -> str:
        """What is played, for people."""
        decks = f" with decks {self.decks}" if self.decks else ""
        return f"Farmers of the Moor at level {self.moor}{decks}" if self.moor in GOALS else f"Solo series{decks}"

    @property
    def permanent(self) -> tuple[str, ...]:
        return tuple([played.chosen for played in self.played if played.chosen])

    @property
    def food(self) -> int:
        """Half of what the last game was above its target."""
        last = self.played[-1] if self.played and self.moor not in GOALS else None
        return (last.points - last.target) // 2 if last is not None and last.won else 0

    def settings(self) -> AgricolaSettings:
        """The table of the next game."""
        return AgricolaSettings(players=1, decks=self.decks, moor=self.moor, permanent=self.permanent, food=self.food)

    def new_record(self) -> Path:
        """A file beside the series for the next game that nothing lies at yet."""
        number = len(self.played) + 1
        names = [f"{self.path.stem}-game-{number}.txt"]
        names += [f"{self.path.stem}-game-{number}-{more}.txt" for more in range(2, 1000)]
        return next(path for name in names if not (path := self.path.parent / name).exists())

    def record(self) -> Path:
        """The record of the game under way."""
        return self.path.parent / self.now

    def finish(self, points: int, chosen: str) -> Played:
        """Note how the game under way has ended."""
        played = Played(self.game, self.target, points, chosen, self.now)
        self.played.append(played)
        self.now = ""
        self.save()
        return played

    def save(self) -> None:
        header = [f"decks: {self.decks}".strip()] + ([f"moor: {self.moor}"] if self.moor in GOALS else [])
        lines = [f"{FORMAT}: {VERSION}", *header, "", *[played.line() for played in self.played]]
        if self.now:
            lines.append(f"now: {self.now}")
        write_whole(self.path, "\n".join(lines) + "\n")


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
    moor = lines[2].removeprefix("moor: ") if len(lines) > 2 and lines[2].startswith("moor: ") else "no"
    first = 4 if moor in GOALS else 3
    if len(lines) < first or not lines[1].startswith("decks:") or lines[first - 1]:
        raise BadCommand(f"{path}: line 2: 'decks: ' and the letters of the decks should follow, then an empty line")
    series = Series(path, lines[1].removeprefix("decks:").strip(), moor=moor)
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
    found = _GAME.fullmatch(line)
    if found is None:
        raise BadCommand(f"'{line[:60]}' is no game: write it like 'game 1: 53 points of 50, Tutor, game.txt'")
    game, points, target, outcome, record = found.groups()
    if (int(game), int(target)) != (series.game, series.target):
        raise BadCommand(f"this should be game {series.game} with a target of {series.target} points")
    chosen = "" if outcome in (_MISSED, _NOBODY) else outcome
    played = Played(int(game), int(target), int(points), chosen, record)
    _check(series, played, outcome)
    series.played.append(played)


def _check(series: Series, played: Played, outcome: str) -> None:
    """Refuse a game that cannot have ended like this."""
    if played.won == (outcome == _MISSED):
        raise BadCommand(
            f"{played.points} points of {played.target} are {'a game won' if played.won else 'a game missed'}"
        )
    card = facts_of(played.chosen) if played.chosen else None
    if played.chosen and (card is None or card.kind != OCCUPATION or said(card) in series.permanent):
        raise BadCommand(f"'{played.chosen}' cannot become a permanent occupation")
