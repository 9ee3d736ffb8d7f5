from collections.abc import Iterator
from pathlib import Path

import pytest

from browsers import House, sqlite_at


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of its own for a test, on a database of its own."""
    opened = House(sqlite_at(tmp_path))
    yield opened
    opened.close()
