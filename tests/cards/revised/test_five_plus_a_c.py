"""Occupations for five and six players, A to C."""

import pytest

from farmyard.agricola.position import P1, P2, P3
from helpers import Table, choices, deciding

# -- Boat Painter ---------------------------------------------------------------------------------


@pytest.mark.ruling("Boat Painter", "whose people")
@pytest.mark.ruling("Boat Painter", "blocked by another")
@pytest.mark.parametrize("both", [True, False])
def test_boat_painter_looks_at_fishing_and_traveling_players(table: Table, both: bool) -> None:
    used = {"Fishing": P2, "Traveling Players": P3} if both else {"Fishing": P2}
    at_home = {P1: 1, P2: 1 if both else 0, P3: 1 if both else 0}
    game = table(seats=4, played={P1: ("Boat Painter",)}, used=used, at_home={**at_home, P2: 1, P3: 1})
    while deciding(game) != P1 or choices(game)[0].startswith("place"):
        if game.round > 1:
            break
        game.play(game.options[0])
    assert (choices(game) == ["take 1 grain", "take 2 food"]) == both
