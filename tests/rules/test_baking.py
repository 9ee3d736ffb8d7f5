"""Baking bread: only in a bake action, only grain from the supply, the best improvement first."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from helpers import Table

FIREPLACE = "Fireplace (2 clay)"
HEARTH = "Cooking Hearth (4 clay)"


def bakes_offered(game: Agricola) -> list[str]:
    return [text for text in game.options if text.startswith("bake ")]


def baker(table: Table, goods: str, *majors: str) -> Agricola:
    """A game in which the first player has just gone to sow and bake, with a field so that she is asked."""
    game = table(round=4, fields={P1: "b3"}, goods={P1: goods}, majors={P1: majors})
    game.play("place Sow and Bake")
    return game


@pytest.mark.parametrize(
    ("majors", "grain", "food"),
    [
        ((FIREPLACE,), 1, 2),
        ((FIREPLACE,), 4, 8),
        ((HEARTH,), 1, 3),
        ((HEARTH,), 4, 12),
        (("Clay Oven",), 1, 5),
        (("Stone Oven",), 1, 4),
        (("Stone Oven",), 2, 8),
        (("Clay Oven", "Stone Oven"), 1, 5),
        (("Clay Oven", "Stone Oven"), 3, 13),
        ((FIREPLACE, HEARTH), 2, 6),
        ((FIREPLACE, "Clay Oven"), 3, 9),
        ((FIREPLACE, "Stone Oven"), 3, 10),
        ((HEARTH, "Stone Oven", "Clay Oven"), 5, 19),
    ],
)
def test_grain_is_baked_into_the_most_food(table: Table, majors: tuple[str, ...], grain: int, food: int) -> None:
    game = baker(table, "9 grain", *majors)
    game.play(f"bake {grain} grain")
    game.play("done")
    assert game.goods(P1) == f"{9 - grain} grain {food} food"


@pytest.mark.parametrize(
    ("majors", "most"),
    [(("Clay Oven",), 1), (("Stone Oven",), 2), (("Clay Oven", "Stone Oven"), 3), ((FIREPLACE, "Clay Oven"), 9)],
)
def test_an_oven_bakes_no_more_than_its_limit(table: Table, majors: tuple[str, ...], most: int) -> None:
    game = baker(table, "9 grain", *majors)
    assert bakes_offered(game) == [f"bake {grain} grain" for grain in range(1, most + 1)]


def test_no_more_grain_is_baked_than_is_in_the_supply(table: Table) -> None:
    game = baker(table, "2 grain", FIREPLACE)
    assert bakes_offered(game) == ["bake 1 grain", "bake 2 grain"]


def test_baking_needs_a_baking_improvement(table: Table) -> None:
    game = table(round=4, goods={P1: "5 grain"}, majors={P1: ("Joinery", "Well")})
    with pytest.raises(farmyard.IllegalChoice, match="nothing to bake with"):
        game.play("place Sow and Bake")


def test_grain_on_a_field_cannot_be_baked(table: Table) -> None:
    game = table(round=4, crops={P1: {"b3": "3 grain"}}, majors={P1: (FIREPLACE,)}, goods={P1: "1 food"})
    assert "place Sow and Bake" not in game.options


def test_sow_and_bake_may_be_used_for_baking_alone(table: Table) -> None:
    game = baker(table, "2 grain", FIREPLACE)
    game.play("bake 1 grain")
    game.play("done")
    assert game.goods(P1) == "1 grain 2 food"
    assert farmyard.view(game, P1).players[P1].fields == {"b3": {}}


def test_a_single_grain_may_be_baked_by_a_player_without_fields(table: Table) -> None:
    game = table(round=4, goods={P1: "1 grain"}, majors={P1: (FIREPLACE,)})
    game.play("place Sow and Bake")
    assert game.goods(P1) == "2 food"


def test_bread_is_baked_only_once_in_one_action(table: Table) -> None:
    game = baker(table, "5 grain", "Clay Oven")
    game.play("bake 1 grain")
    assert bakes_offered(game) == []


@pytest.mark.parametrize("majors", [(FIREPLACE,), (HEARTH,), ("Clay Oven",), ("Stone Oven",)])
def test_no_bread_is_baked_without_a_bake_action(table: Table, majors: tuple[str, ...]) -> None:
    game = table(goods={P1: "1 grain"}, majors={P1: majors})
    game.play("convert grain")
    assert game.goods(P1) == "1 food"


@pytest.mark.parametrize("majors", [(FIREPLACE,), (HEARTH,), ("Clay Oven",), ("Stone Oven",)])
def test_no_bread_is_baked_in_the_feeding_phase(table: Table, majors: tuple[str, ...]) -> None:
    game = table(phase=FEEDING, goods={P1: "1 grain"}, majors={P1: majors})
    assert game.options == ["feed", "convert grain"]
    game.play("convert grain")
    assert game.goods(P2) == "nothing"
    assert farmyard.view(game, P1).players[P1].begging == 3


@pytest.mark.parametrize(
    ("oven", "grain", "left"),
    [("Clay Oven", 1, "2 stone 2 grain 5 food"), ("Stone Oven", 2, "2 clay 1 grain 8 food")],
)
def test_a_new_oven_bakes_at_once(table: Table, oven: str, grain: int, left: str) -> None:
    game = table(round=4, goods={P1: "3 clay 3 stone 3 grain"})
    game.play("place Improvement")
    game.play(f"build {oven}")
    game.play(f"bake {grain} grain")
    assert game.goods(P1) == left


def test_the_bread_of_a_new_oven_may_be_left_unbaked(table: Table) -> None:
    game = table(round=4, goods={P1: "3 clay 1 stone 1 grain"})
    game.play("place Improvement")
    game.play("build Clay Oven")
    game.play("done")
    assert game.goods(P1) == "1 grain"
    assert farmyard.view(game, P1).deciding == P2


def test_when_a_new_oven_bakes_the_older_improvements_bake_too(table: Table) -> None:
    game = table(round=4, goods={P1: "3 clay 1 stone 3 grain"}, majors={P1: (FIREPLACE,)})
    game.play("place Improvement")
    game.play("build Clay Oven")
    game.play("bake 3 grain")
    assert game.goods(P1) == "9 food"


@pytest.mark.parametrize("improvement", [FIREPLACE, HEARTH])
def test_a_new_fireplace_or_cooking_hearth_does_not_bake_at_once(table: Table, improvement: str) -> None:
    game = table(round=4, goods={P1: "4 clay 3 grain"})
    game.play("place Improvement")
    game.play(f"build {improvement}")
    assert farmyard.view(game, P1).deciding == P2
    assert "3 grain" in game.goods(P1)


def test_an_oven_bought_after_a_renovation_bakes_at_once(table: Table) -> None:
    game = table(round=7, goods={P1: "5 clay 1 reed 1 stone 1 grain"})
    game.play("place Renovation and Improvement")
    game.play("build Clay Oven")
    game.play("bake 1 grain")
    assert game.goods(P1) == "5 food"
