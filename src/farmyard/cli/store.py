"""The file a game is saved in while it is played, and the folder where such files are kept."""

import contextlib
import importlib
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from farmyard.cli.terminal import BadCommand
from farmyard.kernel import record
from farmyard.kernel.game import Game

locks: ModuleType | None = None
with contextlib.suppress(ImportError):  # Windows has none
    locks = importlib.import_module("fcntl")


class SaveFile:
    """Where a game is saved, and the header lines that travel with it."""

    def __init__(self, path: Path, remarks: dict[str, str]) -> None:
        self.path = path
        self.remarks = remarks
        self.saved = record.SavedGame(path, remarks)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Meanwhile no other process can play the game in this file."""
        lock = _locked(self.path)
        try:
            yield
        finally:
            if lock is not None:
                lock_of(self.path).unlink(missing_ok=True)
                os.close(lock)

    def write(self, game: Game) -> None:
        try:
            self.saved.write(game)
        except OSError as error:
            raise BadCommand(f"the game cannot be saved in {self.path}: {error.strerror}") from None

    def remark(self, key: str, value: str) -> None:
        """Let a header line travel with the game from now on; nothing where its value is empty."""
        self.remarks = {**self.remarks, key: value} if value else {k: v for k, v in self.remarks.items() if k != key}
        self.saved = record.SavedGame(self.path, self.remarks)

    def rescue(self, game: Game) -> Path | None:
        """Save the game wherever there is room for it; none where there is no such place."""
        for folder in (Path.cwd, Path.home, tempfile.gettempdir, lambda: "/dev/shm"):
            with contextlib.suppress(OSError, RuntimeError):  # folders may be gone, too, or have no room to be found
                path = Path(folder()) / f"rescued-{self.path.name}"
                record.save(game, path, self.remarks)
                return path
        return None

    def copy_to(self, game: Game, name: str) -> Path:
        """Save the game in another file as well; an existing file is left alone."""
        path = new_file(name)
        SaveFile(path, self.remarks).write(game)
        return path


def lock_of(path: Path) -> Path:
    """The file that lies beside a record while it is being played."""
    return path.with_name(f".{path.name}.lock")


def _locked(path: Path) -> int | None:
    """Lock a record for this process; refuses where another one has; none where nothing can be locked."""
    if locks is None:
        return None
    while True:
        try:
            lock = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None  # where no file can be made, no other process can save either
        try:
            locks.flock(lock, locks.LOCK_EX | locks.LOCK_NB)
            if lock_of(path).stat().st_ino == os.fstat(lock).st_ino:
                return lock
        except BlockingIOError:
            os.close(lock)
            raise BadCommand(f"{path} is being played in another window: go on there, or leave it first") from None
        except FileNotFoundError:
            pass
        os.close(lock)  # whoever had it has just gone and taken the file along


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


def set_aside(path: Path) -> Path:
    """Give a file a name with the time in it."""
    stem = f"{path.stem}-until-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [f"{stem}{path.suffix}", *[f"{stem}-{number}{path.suffix}" for number in range(2, 1000)]]
    kept = next(other for name in names if not (other := path.with_name(name)).exists())
    path.rename(kept)
    return kept


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
    paths = [folder / f"{name}.txt" for name in (stem, *[f"{stem}-{number}" for number in range(2, 1000)])]
    return next(path for path in paths if not path.exists() and not lock_of(path).exists())
