"""Records: a game as readable text, and back.

A record is a header of `key: value` lines, an empty line, and one line for each choice with the
number of the seat that made it. Lines that begin with `#` are remarks. Reading replays the
choices, so a record that has been tampered with is refused with the number of the first bad line.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from farmyard.kernel.errors import BadOptions, BadRecord, FarmyardError
from farmyard.kernel.game import Game

FORMAT = "farmyard record"
VERSION = "1"
Opener = Callable[[dict[str, str]], Game]


def write(game: Game, remarks: dict[str, str] | None = None) -> str:
    """The record of a game; `remarks` are further header lines for whoever reads it back."""
    header = {FORMAT: VERSION, **game.header(), **(remarks or {})}
    lines = [f"{key}: {value}" for key, value in header.items()]
    lines.append("")
    replay = game.beginning()
    chapter = ""
    for option in game.choices:
        if replay.chapter() != chapter:
            chapter = replay.chapter()
            lines.append(f"# {chapter}")
        assert replay.decision is not None
        lines.append(f"{replay.decision.seat + 1}: {option.text}")
        replay.play(option.text)
    if replay.over:
        lines.append("# the end")
    return "\n".join(lines) + "\n"


def save(game: Game, path: Path, remarks: dict[str, str] | None = None) -> None:
    """Write a record to a file; the old file stays whole until the new one is complete."""
    text = write(game, remarks)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


class Record:
    """A record that has been read: its header and its choices, not yet replayed."""

    def __init__(self, header: dict[str, str], choices: list[tuple[int, int, str]]) -> None:
        self.header = header
        self.choices = choices

    def replay(self, opener: Opener, choices: int | None = None) -> Game:
        """The game after the first choices, or after all of them."""
        try:
            game = opener(self.header)
        except BadOptions as misfit:
            blamed = list(self.header).index(misfit.option) + 2 if misfit.option in self.header else 1
            raise BadRecord(f"the header does not fit: {misfit}", blamed) from None
        for line, seat, text in self.choices[:choices]:
            if game.decision is None:
                raise BadRecord("the game is over, but the record goes on", line)
            if game.decision.seat != seat:
                raise BadRecord(f"it is seat {game.decision.seat + 1} that must choose, not seat {seat + 1}", line)
            try:
                game.play(text)
            except FarmyardError as error:
                raise BadRecord(str(error), line) from None
        return game


def read(text: str) -> Record:
    """Take a record apart; refuses what is no record with the line that shows it."""
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
    choices = [_choice(line, at) for at, line in enumerate(lines[number:], number + 1) if _is_choice(line)]
    return Record(header, choices)


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("this is no text, so it is no farmyard record", 1) from None
    except IsADirectoryError:
        raise BadRecord("this is a folder, not a record") from None
    except OSError as error:
        raise BadRecord(f"the file cannot be read: {error.strerror}") from None


def _is_choice(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("#")


def _choice(line: str, number: int) -> tuple[int, int, str]:
    seat, colon, text = line.partition(":")
    if not colon or not (seat.strip().isdecimal() and len(seat) < 5) or not text.strip():
        raise BadRecord(f"'{line[:60]}' is no choice: write it like '1: place Fishing'", number)
    return number, int(seat) - 1, text.strip()
