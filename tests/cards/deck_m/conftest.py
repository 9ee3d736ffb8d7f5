"""Cards of the Moor are tested at tables of level 3, where all sorts of cards are played."""

from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.position import position
from helpers import Table


@pytest.fixture
def table() -> Table:
    def at_the_moor(**situation: Any) -> Agricola:
        return position(**{"moor": 3, "decks": "EIK", **situation})

    return at_the_moor
