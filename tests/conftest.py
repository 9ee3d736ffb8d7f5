"""Shared by all tests: `table` sets up any situation in one line."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import position


@pytest.fixture
def table() -> Callable[..., Agricola]:
    return position
