"""The harvest's field phase and the feeding of the family: food, begging, workshops."""

import pytest

import farmyard
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import Table, farm

FIREPLACE = "Fireplace (2 clay)"
BASKETS = "Basketmaker's Workshop"
WORKSHOPS = [("Joinery", "wood", 2), ("Pottery", "clay", 2), (BASKETS, "reed", 3)]


def test_one_grain_or_vegetable_is_taken_from_each_sown_field(table: Table) -> None:
    crops = {P1: {"b3": "3 grain", "b4": "1 grain", "c3": "2 vegetable"}}
    game = table(phase=FIELD, crops=crops, fields={P1: "c4"}, goods={P1: "9 food"})
    assert game.goods(P1) == "2 grain 1 vegetable 9 food"
    assert farm(game).fields == {"b3": {"grain": 2}, "b4": {}, "c3": {"vegetable": 1}, "c4": {}}


def test_the_field_phase_serves_all_players_before_anybody_feeds(table: Table) -> None:
    game = table(
        phase=FIELD, crops={P1: {"b3": "3 grain"}, P2: {"b3": "2 vegetable"}}, goods={P1: "4 food", P2: "4 food"}
    )
    assert farmyard.view(game, P1).phase == "feeding"
    assert (game.goods(P1), game.goods(P2)) == ("1 grain 4 food", "1 vegetable 4 food")


def test_what_was_just_harvested_may_feed_the_family(table: Table) -> None:
    game = table(phase=FIELD, crops={P1: {"b3": "3 grain"}}, goods={P1: "3 food"})
    game.play("convert grain")
    assert farm(game).begging == 0
    assert game.goods(P1) == "nothing"


def test_crops_on_the_fields_are_no_food(table: Table) -> None:
    game = table(phase=FEEDING, crops={P1: {"b3": "2 grain"}}, goods={P1: "3 food", P2: "1 grain"})
    assert farmyard.view(game, P1).deciding == P2
    assert (farm(game).begging, farm(game).fields) == (1, {"b3": {"grain": 2}})


@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize(("people", "newborns", "needed"), [(2, 0, 4), (3, 0, 6), (3, 1, 5), (4, 1, 7), (5, 0, 10)])
def test_each_person_eats_2_food_and_a_newborn_1(
    table: Table, edition: str, people: int, newborns: int, needed: int
) -> None:
    family = {"people": {P1: people}, "newborns": {P1: newborns}}
    game = table(edition=edition, phase=FEEDING, goods={P1: "12 food"}, **family)
    assert game.goods(P1) == f"{12 - needed} food"
    assert farm(game).begging == 0


@pytest.mark.parametrize(("food", "begging"), [(0, 4), (1, 3), (3, 1), (4, 0), (7, 0)])
def test_each_missing_food_costs_a_begging_card(table: Table, food: int, begging: int) -> None:
    game = table(phase=FEEDING, goods={P1: f"{food} food" if food else "nothing"})
    assert farm(game).begging == begging
    assert game.goods(P1) == (f"{food - 4} food" if food > 4 else "nothing")


def test_begging_cards_add_up(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "1 food"}, begging={P1: 2})
    assert farm(game).begging == 5


def test_nobody_gives_up_family_members_for_want_of_food(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "nothing"}, people={P1: 5})
    assert (farm(game).people, farm(game).begging) == (5, 10)


@pytest.mark.parametrize("goods", ["3 grain", "3 vegetable"])
def test_a_player_may_beg_rather_than_turn_crops_into_food(table: Table, goods: str) -> None:
    game = table(phase=FEEDING, goods={P1: f"{goods} 1 food"})
    game.play("feed")
    assert (game.goods(P1), farm(game).begging) == (goods, 3)


def test_a_player_may_beg_rather_than_cook_an_animal(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "3 food 1 cattle"}, majors={P1: (FIREPLACE,)})
    game.play("feed")
    assert (game.goods(P1), farm(game).begging) == ("1 cattle", 1)


def test_food_in_the_supply_must_be_spent_before_anybody_begs(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "1 grain 2 food"})
    game.play("feed")
    assert (game.goods(P1), farm(game).begging) == ("1 grain", 2)


def test_grain_and_vegetables_are_worth_1_food_each(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "2 grain 3 vegetable"})
    for crop in ("grain", "vegetable", "vegetable", "grain"):
        game.play(f"convert {crop}")
    game.play("feed")
    assert (game.goods(P1), farm(game).begging) == ("1 vegetable", 0)


@pytest.mark.parametrize("animal", ["sheep", "boar", "cattle"])
def test_raw_animals_have_no_food_value(table: Table, animal: str) -> None:
    game = table(phase=FEEDING, goods={P1: f"1 grain 1 {animal}"})
    assert game.options == ["feed", "convert grain", f"release {animal}"]


@pytest.mark.parametrize(("goods", "food"), [("vegetable", 2), ("sheep", 2), ("boar", 2), ("cattle", 3)])
def test_a_fireplace_cooks_while_the_family_is_fed(table: Table, goods: str, food: int) -> None:
    game = table(phase=FEEDING, goods={P1: f"1 {goods}"}, majors={P1: (FIREPLACE,)})
    game.play(f"convert {goods}")
    assert (game.goods(P1), farm(game).begging) == ("nothing", 4 - food)


def test_more_food_may_be_made_than_is_needed_now(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "3 grain 4 food"})
    game.play("convert grain")
    game.play("feed")
    assert game.goods(P1) == "2 grain 1 food"


@pytest.mark.parametrize(("workshop", "material", "food"), WORKSHOPS)
def test_a_workshop_turns_1_resource_into_food_once_per_harvest(
    table: Table, workshop: str, material: str, food: int
) -> None:
    game = table(phase=FEEDING, goods={P1: f"3 {material} 1 grain"}, majors={P1: (workshop,)})
    game.play(f"convert {workshop}")
    assert game.goods(P1) == f"2 {material} 1 grain {food} food"
    assert f"convert {workshop}" not in game.options


@pytest.mark.parametrize(("workshop", "material", "food"), WORKSHOPS)
def test_a_workshop_need_not_be_used(table: Table, workshop: str, material: str, food: int) -> None:
    game = table(phase=FEEDING, goods={P1: f"1 {material} 2 food"}, majors={P1: (workshop,)})
    game.play("feed")
    assert (game.goods(P1), farm(game).begging) == (f"1 {material}", 2)


@pytest.mark.parametrize(("workshop", "material", "food"), WORKSHOPS)
def test_a_workshop_does_not_work_outside_the_harvest(table: Table, workshop: str, material: str, food: int) -> None:
    game = table(goods={P1: f"3 {material}"}, majors={P1: (workshop,)})
    assert f"convert {workshop}" not in game.options
    with pytest.raises(farmyard.IllegalChoice):
        game.play(f"convert {workshop}")


def test_a_workshop_without_its_resource_is_idle(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "3 clay 1 grain"}, majors={P1: ("Joinery",)})
    assert game.options == ["feed", "convert grain"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_each_of_several_workshops_works_once_in_any_order(table: Table, order: tuple[int, ...]) -> None:
    shops = ("Joinery", "Pottery", BASKETS)
    game = table(phase=FEEDING, goods={P1: "2 wood 2 clay 2 reed 1 grain"}, majors={P1: shops})
    for number in order:
        game.play(f"convert {shops[number]}")
    assert game.goods(P1) == "1 wood 1 clay 1 reed 1 grain 7 food"
    assert game.options == ["feed", "convert grain"]


def test_a_workshop_works_again_in_the_next_harvest(table: Table) -> None:
    game = table(round=13, at_home={P1: 0, P2: 0}, goods={P1: "5 wood 9 food"}, majors={P1: ("Joinery",)})
    game.play("convert Joinery")
    for space in ("Day Laborer", "Fishing", "1 Clay", "1 Reed"):
        game.play(f"place {space}")
    assert (farmyard.view(game, P1).round, farmyard.view(game, P1).phase) == (14, "feeding")
    assert "convert Joinery" in game.options


def test_one_player_does_not_use_up_the_workshop_of_another(table: Table) -> None:
    goods = {P1: "1 wood 1 grain", P2: "1 clay 1 grain"}
    game = table(phase=FEEDING, goods=goods, majors={P1: ("Joinery",), P2: ("Pottery",)})
    game.play("convert Joinery")
    game.play("feed")
    assert game.options == ["feed", "convert grain", "convert Pottery"]


def test_families_are_fed_clockwise_from_the_starting_player(table: Table) -> None:
    goods = {P1: "1 grain", P2: "1 grain", P3: "1 grain"}
    game = table(seats=3, phase=FEEDING, starting_player=P2, goods=goods)
    order = []
    for _ in range(3):
        order.append(farmyard.view(game, P1).deciding)
        game.play("feed")
    assert order == [P2, P3, P1]


def test_a_family_that_can_make_no_food_is_not_asked(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "5 wood 4 food", P2: "5 clay 1 food"})
    assert (farmyard.view(game, P1).round, farmyard.view(game, P1).phase) == (5, "work")
    assert [player.begging for player in farmyard.view(game, P1).players] == [0, 3]


def test_the_harvest_has_its_phases_in_the_order_field_feeding_breeding(table: Table) -> None:
    game = table(
        phase=FIELD, crops={P1: {"b3": "3 grain"}}, goods={P1: "3 food 2 sheep"}, pastures={P1: ("c4 c5",)}
    )  # fmt: skip
    assert game.goods(P1) == "1 grain 3 food 2 sheep"
    game.play("convert grain")
    assert game.goods(P1) == "3 sheep"
