"""Records: a game as readable text, and back.

A record is a header of `key: value` lines, an empty line, and one line for each choice with the
number of the seat that made it. Lines that begin with `#` are remarks. Reading replays the
choices, so a record that has been tampered with is refused with the number of the first bad line.
"""

import contextlib
import errno
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from farmyard.kernel.errors import BadRecord, BadSettings, FarmyardError
from farmyard.kernel.game import Game
from farmyard.kernel.past import Past, links

FORMAT = "farmyard record"
VERSION = "1"
_CHOICE: Final = re.compile(r"\s*([0-9]{1,4})\s*:(.*\S.*)")
Opener = Callable[[dict[str, str]], Game]


def write(game: Game, remarks: dict[str, str] | None = None) -> str:
    """The record of a game; `remarks` are further header lines for whoever reads it back."""
    return _head(game, remarks or {}) + body(game)


def _head(game: Game, remarks: dict[str, str]) -> str:
    header = {FORMAT: VERSION, **game.header(), **remarks}
    return "\n".join([f"{key}: {value}" for key, value in header.items()]) + "\n\n"


def body(game: Game, after: int = 0) -> str:
    """The lines of a game's choices with remarks on its chapters, but for the first choices."""
    lines: list[str] = []
    chapter = ""
    for choice in links(game.past, max(0, after - 1)):
        previous, chapter = chapter, game.chapter_of(choice.round, choice.phase)
        if choice.number > after:
            if chapter != previous:
                lines.append(f"# {chapter}\n")
            lines.append(f"{choice.seat + 1}: {choice.option.text}\n")
    if game.over:
        lines.append("# the end\n")
    return "".join(lines)


def save(game: Game, path: Path, remarks: dict[str, str] | None = None) -> None:
    """Write a record to a file; the old file stays whole until the new one is complete."""
    _replace(path, write(game, remarks))


def _replace(path: Path, text: str) -> None:
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


class SavedGame:
    """The file of a game that is being played: new choices are added at its end, anything else writes it anew.

    Lines are added in one piece, and only to a file that is as it was left; where that fails, what was
    added is cut off again. A last line that was not written to its end does not count when the file is read.
    """

    def __init__(self, path: Path, remarks: dict[str, str]) -> None:
        self.path = path
        self.remarks = remarks
        self._written: Past | None = None
        self._size = -1

    def write(self, game: Game) -> None:
        """Bring the file up to date."""
        if self._goes_on(game):
            self._append(body(game, game.chosen if self._written is None else self._written.number))
        else:
            _replace(self.path, write(game, self.remarks))
        self._written = game.past
        self._size = -1 if game.over else self.path.stat().st_size

    def _goes_on(self, game: Game) -> bool:
        """Whether the file holds the first choices of the game."""
        if self._written is None or not self._written.leads_to(game.past):
            return False
        return self.path.is_file() and self.path.stat().st_size == self._size

    def _append(self, text: str) -> None:
        data = text.encode()
        with self.path.open("ab", buffering=0) as file:
            try:
                if data and file.write(data) != len(data):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            except OSError:
                with contextlib.suppress(OSError):
                    file.truncate(self._size)
                raise


class Record:
    """A record that has been read: its header and its choices, not yet replayed."""

    def __init__(self, header: dict[str, str], choices: list[tuple[int, int, str]], torn: bool = False) -> None:
        self.header = header
        self.choices = choices
        self.torn = torn
        """Whether its last line has no end: if that choice cannot be made, it was not written to its end."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (self.header, self.choices, self.torn)

    def replay(self, opener: Opener, choices: int | None = None) -> Game:
        """The game after the first choices, or after all of them."""
        game = self.begin(opener)
        for _ in self.steps(game, choices):
            pass
        return game

    def begin(self, opener: Opener) -> Game:
        """The game before the first choice."""
        try:
            return opener(self.header)
        except BadSettings as misfit:
            blamed = list(self.header).index(misfit.setting) + 2 if misfit.setting in self.header else 1
            raise BadRecord(f"the header does not fit: {misfit}", blamed) from None

    def steps(self, game: Game, choices: int | None = None) -> Iterator[int]:
        """Make the choices in a game that has begun, one after the other; gives the seat of each."""
        for line, seat, text in self.choices[:choices]:
            if game.decision is None:
                raise BadRecord("the game is over, but the record goes on", line)
            if seat not in game.open_seats:
                raise BadRecord(f"it is seat {game.decision.seat + 1} that must choose, not seat {seat + 1}", line)
            try:
                game.play(text, seat=seat)
            except FarmyardError as error:
                if self.torn and line == self.choices[-1][0]:
                    return
                raise BadRecord(str(error), line) from None
            yield seat


def read(text: str, growing: bool = False) -> Record:
    """Take a record apart; refuses what is no record with the line that shows it.

    Where the record is `growing`, a last line without an end may not have been written to its end.
    """
    lines = text.splitlines()
    if not lines or lines[0] != f"{FORMAT}: {VERSION}":
        raise BadRecord(f"this is no farmyard record: it should begin with '{FORMAT}: {VERSION}'", 1)
    header: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(
                f"'{line}' is no header line: write 'key: value', and an empty line before the choices", number
            )
        if key in header:
            raise BadRecord(f"'{key}' is given twice", number)
        header[key] = value.strip()
    torn = growing and not text.endswith("\n")
    if torn and len(lines) > number and not _CHOICE.fullmatch(lines[-1]):
        lines = lines[:-1]
    choices = [_choice(line, at) for at, line in enumerate(lines[number:], number + 1) if _is_choice(line)]
    return Record(header, choices, torn)


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return read(path.read_text(encoding="utf-8"), growing=True)
    except UnicodeDecodeError:
        raise BadRecord("this is no text, so it is no farmyard record", 1) from None
    except IsADirectoryError:
        raise BadRecord("this is a folder, not a record") from None
    except OSError as error:
        raise BadRecord(f"the file cannot be read: {error.strerror}") from None


def _is_choice(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("#")


def _choice(line: str, number: int) -> tuple[int, int, str]:
    found = _CHOICE.fullmatch(line)
    if found is None:
        raise BadRecord(f"'{line[:60]}' is no choice: write it like '1: place Fishing'", number)
    return number, int(found[1]) - 1, found[2].strip()
