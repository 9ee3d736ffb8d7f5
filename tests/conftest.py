"""Shared by all tests: `table` sets up any situation in one line, `run` and `at_screen` use the command line."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from farmyard import Agricola
from farmyard.agricola.position import position
from farmyard.cli.main import main
from helpers import Run


@pytest.fixture
def table() -> Callable[..., Agricola]:
    return position


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command, in words or as a line, with answers from a pipe; gives its exit code, words and complaints."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def command(*words: str, answers: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", StringIO(answers))
        code = main(words[0].split() if len(words) == 1 else list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


class Tty(StringIO):
    """A stream that a person sits at."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture
def at_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    """Run a command with a person at a screen of 80 columns and 24 rows; gives all that was written there."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")

    def command(*words: str, answers: str = "", columns: int = 80, rows: int = 24) -> str:
        screen = Tty()
        with monkeypatch.context() as meanwhile:
            meanwhile.setenv("COLUMNS", str(columns))
            meanwhile.setenv("LINES", str(rows))
            meanwhile.setattr(sys, "stdin", Tty(answers))
            meanwhile.setattr(sys, "stdout", screen)
            main(list(words))
        return screen.getvalue()

    return command
