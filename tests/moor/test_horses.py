"""Horses: a fourth kind of animal."""

import pytest

from farmyard import view
from farmyard.agricola.position import P1, P2
from helpers import Table, all_goods, choices, points


def test_horses_live_like_other_animals(table: Table) -> None:
    game = table(moor=1, goods={P1: "3 horse 1 sheep"}, pastures={P1: ("a4 a5",)})
    assert view(game, P1).players[P1].pastures[0].animals == {"horse": 3}
    assert view(game, P1).players[P1].elsewhere == {"sheep": 1}
    assert not game.players[P1].housing.fits((1, 1, 0, 1))


def test_two_horses_have_a_young_one_if_there_is_room(table: Table) -> None:
    game = table(
        moor=1,
        round=4,
        phase="breeding",
        goods={P1: "2 horse", P2: "1 horse"},
        pastures={P1: ("a4 a5",)},
        stables={P2: "a5"},
    )
    assert all_goods(game) == ["3 horse", "1 horse"]


def test_no_fireplace_cooks_a_horse(table: Table) -> None:
    game = table(moor=1, goods={P1: "1 horse"}, majors={P1: ("Cooking Hearth (4 clay)",)})
    assert "convert horse" not in game.options
    assert "release horse" in game.options
    game.play("release horse")
    assert game.goods(P1) == "nothing"


def test_who_keeps_too_many_animals_chooses_among_four_kinds(table: Table) -> None:
    game = table(moor=1, round=5, goods={P1: "1 horse"}, cards=("1 Sheep",), spaces={"1 Sheep": "1 sheep"})
    game.play("place 1 Sheep")
    assert sorted(choices(game)) == ["keep 1 horse", "keep 1 sheep"]


@pytest.mark.parametrize(("held", "worth"), [("nothing", -1), ("1 horse", 1), ("9 horse", 9)])
def test_horses_score_a_point_each_without_limit(table: Table, held: str, worth: int) -> None:
    game = table(moor=1, goods={P1: held}, pastures={P1: ("a2 a3 a4 a5 b5",)})
    assert points(game, P1, "Horses") == worth


def test_there_are_no_horses_elsewhere(table: Table) -> None:
    assert len(table().players[P1].herd) == 3
    assert len(table(moor=1).players[P1].herd) == 4
