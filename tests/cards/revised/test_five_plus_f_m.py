"""Occupations for five and six players, F to M."""

import pytest

from farmyard.agricola.position import P1
from helpers import Table

# -- Mountain Shepherd ----------------------------------------------------------------------------


@pytest.mark.ruling("Mountain Shepherd", "housed, cooked or let go")
@pytest.mark.parametrize("space", ["Western Quarry", "Eastern Quarry"])
def test_mountain_shepherd_gets_a_sheep_in_a_quarry(table: Table, space: str) -> None:
    game = table(round=11, played={P1: ("Mountain Shepherd",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == "1 stone 1 sheep"
