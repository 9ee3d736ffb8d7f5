"""Exchanges at any time: crops and cooked animals into food, animals into freedom."""

import pytest

import farmyard
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import BREEDING
from helpers import Table

FIREPLACE = "Fireplace (2 clay)"


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_a_grain_or_vegetable_is_worth_1_food_at_any_time(table: Table, crop: str) -> None:
    game = table(goods={P1: f"2 {crop}"})
    game.play(f"convert {crop}")
    assert game.goods(P1) == f"1 {crop} 1 food"
    assert farmyard.view(game, P1).deciding == P1


def test_an_exchange_is_no_turn(table: Table) -> None:
    game = table(goods={P1: "1 grain"})
    game.play("convert grain")
    game.play("place Day Laborer")
    assert (game.goods(P1), farmyard.view(game, P1).players[P1].at_home) == ("3 food", 1)


def test_as_many_exchanges_may_be_made_as_there_are_goods(table: Table) -> None:
    game = table(goods={P1: "2 grain 1 vegetable"})
    for crop in ("grain", "vegetable", "grain"):
        game.play(f"convert {crop}")
    assert game.goods(P1) == "3 food"
    assert [text for text in game.options if text.startswith("convert")] == []


def test_only_goods_in_the_supply_are_exchanged_and_not_those_on_the_fields(table: Table) -> None:
    game = table(crops={P1: {"b3": "3 grain", "b4": "2 vegetable"}}, goods={P1: "1 wood"})
    assert [text for text in game.options if text.startswith("convert")] == []


@pytest.mark.parametrize("animal", ["sheep", "boar", "cattle"])
def test_animals_are_not_exchanged_without_a_cooking_improvement(table: Table, animal: str) -> None:
    game = table(goods={P1: f"1 {animal}"}, majors={P1: ("Clay Oven", "Stone Oven", "Joinery", "Well")})
    assert f"convert {animal}" not in game.options
    with pytest.raises(farmyard.IllegalChoice):
        game.play(f"convert {animal}")


@pytest.mark.parametrize("resource", ["wood", "clay", "reed", "stone", "food"])
def test_building_resources_and_food_are_not_exchanged(table: Table, resource: str) -> None:
    game = table(goods={P1: f"9 {resource}"}, majors={P1: (FIREPLACE, "Joinery", "Pottery")})
    assert [text for text in game.options if text.startswith("convert")] == []


def test_a_fireplace_does_not_make_raw_grain_worth_more(table: Table) -> None:
    game = table(goods={P1: "1 grain"}, majors={P1: (FIREPLACE,)})
    game.play("convert grain")
    assert game.goods(P1) == "1 food"


def test_the_improvement_of_another_player_cooks_nothing_for_me(table: Table) -> None:
    game = table(goods={P1: "1 vegetable 1 sheep"}, majors={P2: (FIREPLACE,)})
    game.play("convert vegetable")
    assert game.goods(P1) == "1 food 1 sheep"
    assert "convert sheep" not in game.options


def test_exchanges_are_offered_to_the_player_who_must_choose(table: Table) -> None:
    game = table(goods={P1: "1 grain", P2: "1 vegetable"})
    assert [text for text in game.options if text.startswith("convert")] == ["convert grain"]
    game.play("place Fishing")
    assert [text for text in game.options if text.startswith("convert")] == ["convert vegetable"]


def test_an_exchange_is_possible_in_the_middle_of_an_action(table: Table) -> None:
    game = table(goods={P1: "5 wood 2 reed 1 grain"})
    game.play("place Build Rooms and Stables")
    game.play("convert grain")
    game.play("room a1")
    assert game.goods(P1) == "1 food"
    assert len(farmyard.view(game, P1).players[P1].rooms) == 3


def test_animals_just_taken_may_be_cooked_before_they_are_housed(table: Table) -> None:
    game = table(round=9, goods={P1: "1 sheep"}, majors={P1: (FIREPLACE,)})
    game.play("place 1 Wild Boar")
    game.play("convert boar")
    assert game.goods(P1) == "2 food 1 sheep"


def test_a_cost_in_food_may_be_met_by_exchanging_at_that_moment(table: Table) -> None:
    game = table(seats=5, goods={P1: "1 vegetable"}, majors={P1: (FIREPLACE,)})
    game.play("place Take Animals")
    game.play("take 1 cattle")
    assert game.goods(P1) == "1 food 1 cattle"


def test_the_player_chooses_what_to_exchange_for_a_cost(table: Table) -> None:
    game = table(seats=5, goods={P1: "1 grain 1 vegetable"})
    game.play("place Take Animals")
    game.play("take 1 cattle")
    assert [text for text in game.options if text.startswith("pay")] == [
        "pay 1 food from 1 grain",
        "pay 1 food from 1 vegetable",
    ]
    game.play("pay 1 food from 1 grain")
    assert game.goods(P1) == "1 vegetable 1 cattle"


def test_nothing_is_exchanged_and_nothing_let_go_by_choice_during_breeding(table: Table) -> None:
    game = table(phase=BREEDING, goods={P1: "1 grain 2 sheep 2 boar"}, pastures={P1: ("b4", "b5")})
    with pytest.raises(farmyard.IllegalChoice):
        game.play("convert grain")


def test_after_the_last_breeding_nothing_is_exchanged(table: Table) -> None:
    game = table(round=14, phase=BREEDING, goods={P1: "1 grain"})
    assert (game.over, game.options) == (True, [])
    with pytest.raises(farmyard.IllegalChoice, match="game is over"):
        game.play("convert grain")


def test_the_last_grain_may_not_be_eaten_instead_of_sowing_or_baking_it(table: Table) -> None:
    game = table(round=4, fields={P1: "b3"}, goods={P1: "1 grain"}, majors={P1: (FIREPLACE,)})
    game.play("place Sow and Bake")
    assert "convert grain" not in game.options
