"""The forest deck: improvements that are found in the woods."""

import pytest

from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, farm, keeps, points, told
from woods import met, woods

# -- Camelot ----------------------------------------------------------------------------------


@pytest.mark.ruling("Camelot", "counts as a minor improvement")
def test_camelot_lies_with_the_drawers_improvements(table: Table) -> None:
    game = met(table, "Camelot")
    assert (farm(game).improvements, game.goods(P1)) == (("Camelot",), "3 wood 2 food")


@pytest.mark.ruling("Camelot", "of different species")
def test_camelot_holds_five_animals_of_any_species_beside_the_pet(table: Table) -> None:
    game = met(table, "Camelot")
    assert keeps(game, 2, 2, 2, 0)
    assert keeps(game, 0, 0, 6, 0)
    assert not keeps(game, 3, 2, 2, 0)


def test_camelot_has_room_for_one_of_the_family(table: Table) -> None:
    game = met(table, "Camelot", round=6, cards=("Basic Wish for Children",), at_home={P1: 3, P2: 0})
    game.play("place Basic Wish for Children")
    assert farm(game).people == 3


@pytest.mark.ruling("Camelot", "It is no room")
def test_camelot_is_no_room_of_the_house(table: Table) -> None:
    game = woods(table, played={P1: ("Camelot",)}, round=6, cards=("House Redevelopment",), goods={P1: "2 clay 1 reed"})
    game.play("place House Redevelopment")
    assert (game.goods(P1), points(game, P1, "Clay rooms")) == ("nothing", 2)


# -- The Swamp-Flame Eruption Oven ------------------------------------------------------------

OVEN = "The Swamp-Flame Eruption Oven"


@pytest.mark.ruling("The Swamp-Flame Eruption Oven", "counts as a major improvement and as an oven")
def test_the_oven_is_a_major_improvement_for_two_points(table: Table) -> None:
    game = met(table, OVEN)
    assert (farm(game).improvements, points(game, P1, "Improvements")) == ((OVEN,), 2)
    assert "oven" in card_named(OVEN).tags


def test_who_gets_the_oven_may_bake_at_once(table: Table) -> None:
    game = met(table, OVEN, goods={P1: "3 grain"})
    assert choices(game) == ["bake 1 grain and burn 1 wood", "bake 2 grain and burn 1 wood", "done"]
    assert told(game, "bake 2 grain and burn 1 wood") == [(P1, "bakes 1 wood 2 grain into 10 food")]
    assert game.goods(P1) == "2 wood 1 grain 10 food"


@pytest.mark.ruling("The Swamp-Flame Eruption Oven", "Without wood to burn")
def test_without_wood_nothing_is_baked_in_the_oven(table: Table) -> None:
    game = woods(table, played={P1: (OVEN,)}, goods={P1: "2 grain"}, side_job=True)
    assert "place Side Job" not in game.options


def test_wood_is_burnt_only_where_that_makes_more_food(table: Table) -> None:
    ovens = {"played": {P1: (OVEN,)}, "majors": {P1: ("Clay Oven", "Fireplace (2 clay)")}}
    game = woods(table, **ovens, goods={P1: "3 grain 1 wood"}, side_job=True)
    game.play("place Side Job")
    assert [option for option in choices(game) if option.startswith("bake")] == [
        "bake 1 grain", "bake 2 grain", "bake 3 grain",
        "bake 2 grain and burn 1 wood", "bake 3 grain and burn 1 wood",
    ]  # fmt: skip
    game.play("bake 3 grain and burn 1 wood")
    assert game.goods(P1) == "15 food"
