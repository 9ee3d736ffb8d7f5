"""The file a game is saved in while it is played."""

import os
import tempfile
import time
from pathlib import Path

from farmyard.cli.terminal import BadCommand
from farmyard.kernel import record
from farmyard.kernel.game import Game


class SaveFile:
    """Where a game is saved, and the header lines that travel with it."""

    def __init__(self, path: Path, remarks: dict[str, str]) -> None:
        self.path = path
        self.remarks = remarks
        self.saved = record.SavedGame(path, remarks)

    def write(self, game: Game) -> None:
        try:
            self.saved.write(game)
        except OSError as error:
            raise BadCommand(f"the game cannot be saved in {self.path}: {error.strerror}") from None

    def copy_to(self, game: Game, name: str) -> Path:
        """Save the game in another file as well; an existing file is left alone."""
        path = new_file(name)
        SaveFile(path, self.remarks).write(game)
        return path


def new_file(name: str) -> Path:
    """A path that nothing lies at yet."""
    path = Path(name).expanduser()
    if path.exists():
        raise BadCommand(f"{path} exists already: choose another name, or go on with it by --resume {path}")
    if not path.parent.is_dir():
        raise BadCommand(f"there is no folder {path.parent} to save in: make it first, or choose another one")
    return path


def append_line(name: str, line: str) -> None:
    """Add a line to a file that may not be there yet."""
    path = Path(name).expanduser()
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    except OSError as error:
        raise BadCommand(f"{path} cannot be written: {error.strerror}") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file; the old one stays whole until the new one is complete."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise BadCommand(f"{path} cannot be written: {error.strerror}") from None


def state_folder(option: str) -> Path:
    """The place where this user's games are kept; `option` is what chooses another one."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    folder = Path(state).expanduser() / "farmyard"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCommand(f"games cannot be kept in {folder}: {error.strerror}; choose a file with {option}") from None
    return folder


def default_file() -> Path:
    """A new file named by the time."""
    folder = state_folder("--save")
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    names = [stem, *[f"{stem}-{number}" for number in range(2, 1000)]]
    return next(path for name in names if not (path := folder / f"{name}.txt").exists())
