"""The promotional minor improvements of the revised edition."""

from farmyard.agricola.position import P1
from farmyard.agricola.state.game import FIELD
from helpers import Table

# -- Bagpipe --------------------------------------------------------------------------------------


def test_bagpipe_brings_food_when_a_harvest_begins(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("Bagpipe",)}, goods={P1: "3 food 1 grain"})
    assert game.goods(P1) == "1 grain 4 food"


def test_bagpipe_needs_a_sheep(table: Table) -> None:
    for goods, playable in (("1 sheep", True), ("0 food", False)):
        game = table(hand={P1: ("Bagpipe",)}, goods={P1: goods})
        game.play("place Meeting Place")
        assert ("play Bagpipe" in game.options) == playable
