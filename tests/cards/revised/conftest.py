"""Tests of the revised edition's cards sit at its tables, with hand cards."""

from functools import partial

import pytest

from farmyard.agricola.position import position
from helpers import Table


@pytest.fixture
def table() -> Table:
    return partial(position, edition="revised", decks="AB")
