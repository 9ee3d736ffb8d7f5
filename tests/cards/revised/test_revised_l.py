"""The promotional minor improvements of the revised edition."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1
from farmyard.agricola.state.game import FIELD
from helpers import Table, keeps, play, points

# -- Bagpipe --------------------------------------------------------------------------------------


def test_bagpipe_brings_food_when_a_harvest_begins(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("Bagpipe",)}, goods={P1: "3 food 1 grain"})
    assert game.goods(P1) == "1 grain 4 food"


def test_bagpipe_needs_a_sheep(table: Table) -> None:
    for goods, playable in (("1 sheep", True), ("0 food", False)):
        game = table(hand={P1: ("Bagpipe",)}, goods={P1: goods})
        game.play("place Meeting Place")
        assert ("play Bagpipe" in game.options) == playable


# -- Broch ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Broch", "counted, not spent")
@pytest.mark.parametrize(("stone", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (6, 3), (9, 3)])
def test_broch_counts_stone(table: Table, stone: int, points: int) -> None:
    without = table(goods={P1: f"{stone} stone"})
    game = table(goods={P1: f"{stone} stone"}, played={P1: ("Broch",)})
    assert scores(game)[P1] - scores(without)[P1] == 1 + points


# -- Highland Cattle ------------------------------------------------------------------------------


@pytest.mark.ruling("Highland Cattle", "for cattle alone")
def test_highland_cattle_come_with_a_place(table: Table) -> None:
    game = table(hand={P1: ("Highland Cattle",)}, goods={P1: "0 food"})
    play(game, "place Meeting Place", "play Highland Cattle")
    assert game.goods(P1) == "1 cattle"
    assert keeps(game, 1, 0, 1)
    assert keeps(game, 0, 0, 2)
    assert not keeps(game, 2, 0, 0)


@pytest.mark.ruling("Highland Cattle", "a single animal")
def test_highland_cattle_want_no_other_animals(table: Table) -> None:
    game = table(hand={P1: ("Highland Cattle",)}, goods={P1: "1 sheep"})
    game.play("place Meeting Place")
    assert "play Highland Cattle" not in game.options


# -- Whisky Cask ----------------------------------------------------------------------------------


@pytest.mark.ruling("Whisky Cask", "the moment it is played")
@pytest.mark.parametrize(
    ("round", "bonus"), [(1, 5), (6, 5), (7, 3), (8, 3), (9, 2), (10, 2), (11, 1), (12, 1), (13, 0)]
)
def test_whisky_cask_is_worth_more_early(table: Table, round: int, bonus: int) -> None:
    game = table(round=round, hand={P1: ("Whisky Cask",)}, goods={P1: "4 grain"})
    play(game, "place Meeting Place", "play Whisky Cask")
    assert points(game, P1) == bonus
    assert game.goods(P1) == "1 grain"
