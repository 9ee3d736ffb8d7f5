import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from browsers import SEED, House, sqlite_at
from farmyard.server import keys


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are set up without a seed get the next number, so that every run plays the same games."""
    monkeypatch.setattr(keys, "new_seed", itertools.count(SEED).__next__)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of its own for a test, on a database of its own."""
    opened = House(sqlite_at(tmp_path))
    yield opened
    opened.close()
