"""Dice groups: what each costs and gives."""

import pytest

from farmyard import IllegalChoice
from farmyard.express.game import Express
from farmyard.express.position import P1, position


def choices(game: Express, verb: str) -> list[str]:
    return [text for text in game.options if text.startswith(verb)]


def test_a_room_costs_one_reed_and_one_of_the_house_material() -> None:
    game = position(dice="house, food", rolled=True, goods={P1: "1 reed 1 wood 1 food"})
    game.play("add 1 room")
    assert (game.sheets[P1].rooms, game.goods(P1)) == (1, "1 food")


def test_several_rooms_can_be_added_at_once() -> None:
    game = position(dice="house, food", rolled=True, goods={P1: "3 reed 2 brick 5 wood"}, house={P1: "brick"})
    assert choices(game, "add") == ["add 1 room", "add 2 rooms"]
    game.play("add 2 rooms")
    assert (game.sheets[P1].rooms, game.goods(P1)) == (2, "1 reed 5 wood")


def test_rooms_of_a_stone_house_cost_stone() -> None:
    game = position(dice="house, food", rolled=True, goods={P1: "1 reed 1 stone"}, house={P1: "stone"})
    game.play("add 1 room")
    assert game.goods(P1) == "nothing"


def test_dice_pay_at_double_price() -> None:
    game = position(dice="house, wood, wood, food", rolled=True, goods={P1: "1 reed 1 wood"})
    assert choices(game, "add") == ["add 1 room", "add 1 room with 1 wood from dice"]
    game.play("add 1 room with 1 wood from dice")
    assert (game.goods(P1), game.sheets[P1].rooms) == ("1 wood", 1)


def test_one_die_pays_nothing() -> None:
    game = position(dice="house, wood, food", rolled=True, goods={P1: "1 reed"})
    assert choices(game, "add") == []


def test_a_price_can_be_paid_partly_from_the_sheet_and_partly_with_dice() -> None:
    game = position(dice="house, brick, brick, food", rolled=True, goods={P1: "1 brick 1 food"})
    game.play("upgrade to brick with 1 brick from dice")
    assert (game.sheets[P1].house, game.goods(P1)) == (1, "1 food")


def test_a_workshops_virtual_resource_counts_as_a_die_when_paying() -> None:
    game = position(
        dice="house, reed, wood, food", rolled=True, goods={P1: "1 wood"}, improvements={P1: "Basketmaker's Workshop"}
    )
    game.play("add 1 room with 1 reed from dice")
    assert (game.sheets[P1].rooms, game.goods(P1)) == (1, "nothing")


def test_three_dice_and_a_virtual_resource_pay_two() -> None:
    game = position(
        dice="house, brick, brick, brick, food",
        rolled=True,
        goods={P1: "1 food"},
        improvements={P1: "Pottery Workshop"},
    )
    game.play("upgrade to brick with 2 brick from dice")
    assert game.sheets[P1].house == 1


def test_a_workshop_alone_pays_nothing() -> None:
    game = position(dice="house, food, grain", rolled=True, goods={P1: "1 reed"}, improvements={P1: "Joinery"})
    assert choices(game, "add") == []


def test_a_wood_house_becomes_a_brick_house_for_two_brick() -> None:
    game = position(dice="house, food", rolled=True, goods={P1: "2 brick 2 food"})
    game.play("upgrade to brick")
    assert (game.sheets[P1].house, game.goods(P1)) == (1, "2 food")


def test_a_brick_house_becomes_a_stone_house_for_two_stone() -> None:
    game = position(dice="house, food", rolled=True, goods={P1: "2 stone 2 brick"}, house={P1: "brick"})
    game.play("upgrade to stone")
    assert (game.sheets[P1].house, game.goods(P1)) == (2, "2 brick")


def test_wood_to_stone_in_one_action_costs_both() -> None:
    game = position(dice="house, food", rolled=True, goods={P1: "2 stone 2 brick"})
    assert choices(game, "upgrade") == ["upgrade to brick", "upgrade to stone"]
    game.play("upgrade to stone")
    assert (game.sheets[P1].house, game.goods(P1)) == (2, "nothing")


def test_a_wood_house_cannot_skip_brick() -> None:
    game = position(dice="house, food, grain", rolled=True, goods={P1: "2 stone 1 brick"})
    assert choices(game, "upgrade") == []


def test_a_stone_house_is_not_upgraded() -> None:
    game = position(dice="house, food, grain", rolled=True, goods={P1: "4 stone 4 brick"}, house={P1: "stone"})
    assert choices(game, "upgrade") == []


def test_a_baby_needs_a_room_of_its_own() -> None:
    game = position(dice="house, food, grain", rolled=True, rooms={P1: 1}, babies={P1: 1})
    assert "have baby" not in game.options


def test_a_baby_acts_in_the_same_round() -> None:
    game = position(dice="house, food", rolled=True, rooms={P1: 1})
    game.play("have baby")
    assert (game.sheets[P1].babies, game.sheets[P1].actions, game.round) == (1, 2, 1)


def test_four_babies_are_the_most() -> None:
    game = position(dice="house, food, grain", rolled=True, rooms={P1: 6}, babies={P1: 4})
    assert "have baby" not in game.options


def test_a_field_costs_nothing_and_may_stay_empty() -> None:
    game = position(dice="field, food", rolled=True, goods={P1: "nothing"})
    game.play("plow field")
    assert (game.sheets[P1].fields, game.goods(P1)) == (1, "nothing")


def test_a_die_planted_in_a_field_becomes_two() -> None:
    game = position(dice="field, vegetable, food", rolled=True, goods={P1: "nothing"})
    game.play("plow field with vegetable die")
    assert game.goods(P1) == "2 vegetable"


def test_a_crop_from_the_sheet_planted_in_a_field_becomes_two() -> None:
    game = position(dice="field, food", rolled=True, goods={P1: "1 grain"})
    game.play("plow field with own grain")
    assert game.goods(P1) == "2 grain"


def test_a_pasture_costs_one_wood() -> None:
    game = position(dice="pasture, food", rolled=True, goods={P1: "1 wood 1 reed"})
    game.play("build pasture")
    assert (game.sheets[P1].pastures, game.goods(P1)) == (1, "1 reed")


def test_a_pasture_cannot_be_built_without_wood() -> None:
    game = position(dice="pasture, food, grain, wood", rolled=True, goods={P1: "nothing"})
    assert choices(game, "build") == []


def test_a_pasture_can_be_paid_with_wood_dice() -> None:
    game = position(dice="pasture, wood, wood, boar", rolled=True, goods={P1: "nothing"})
    game.play("build pasture for boar with 1 wood from dice")
    assert game.goods(P1) == "1 boar"


def test_a_new_pasture_may_be_stocked_with_one_animal_die() -> None:
    game = position(dice="pasture, sheep, sheep, food", rolled=True, goods={P1: "1 wood 2 sheep"}, pastures={P1: 1})
    game.play("build pasture for sheep")
    assert game.goods(P1) == "3 sheep"


def test_a_table_may_agree_on_free_pastures() -> None:
    game = position(dice="pasture, boar", rolled=True, goods={P1: "nothing"}, free_pastures=True)
    game.play("build pasture for boar")
    assert game.goods(P1) == "1 boar"


def test_an_occupation_costs_one_food() -> None:
    game = position(dice="Farmer, grain", rolled=True, goods={P1: "2 food"})
    game.play("become Farmer")
    assert (game.sheets[P1].has_occupation(2), game.goods(P1)) == (True, "1 food")


def test_an_occupation_can_be_paid_with_food_dice() -> None:
    game = position(dice="Midwife, food, food, 2 food", rolled=True, goods={P1: "nothing"})
    assert choices(game, "become") == [
        "become Midwife with food 2 from dice",
        "become Midwife with food 1+1 from dice",
    ]


def test_one_food_die_does_not_pay_for_an_occupation() -> None:
    game = position(dice="Midwife, food, grain", rolled=True, goods={P1: "nothing"})
    assert choices(game, "become") == []


def test_food_for_an_occupation_can_be_cooked() -> None:
    game = position(dice="Mayor, food", rolled=True, goods={P1: "1 vegetable"}, improvements={P1: "Oven"})
    game.play("become Mayor cooking vegetable")
    assert game.goods(P1) == "2 food"


def test_the_face_of_an_owned_occupation_allows_any_other() -> None:
    game = position(dice="Mayor, grain", rolled=True, goods={P1: "1 food"}, occupations={P1: "Mayor, Builder"})
    assert choices(game, "become") == ["become Farmer", "become Rancher", "become Gatherer", "become Midwife"]


def test_the_owner_of_all_occupations_gains_no_more() -> None:
    everything = "Mayor, Builder, Farmer, Rancher, Gatherer, Midwife"
    game = position(dice="Mayor, food, grain", rolled=True, occupations={P1: everything})
    assert choices(game, "become") == []


def test_produce_dice_of_one_kind_are_collected_together() -> None:
    game = position(dice="grain, grain, vegetable", rolled=True, goods={P1: "nothing"})
    assert choices(game, "collect") == ["collect 1 grain", "collect 2 grain", "collect 1 vegetable"]
    game.play("collect 2 grain")
    assert game.goods(P1) == "2 grain"


def test_food_and_two_food_match() -> None:
    game = position(dice="food, 2 food, 2 food", rolled=True, goods={P1: "nothing"})
    game.play("collect food 1+2+2")
    assert game.goods(P1) == "5 food"


def test_resources_of_one_kind_are_collected_together() -> None:
    game = position(dice="stone, stone, reed", rolled=True, goods={P1: "nothing"})
    game.play("collect 2 stone")
    assert game.goods(P1) == "2 stone"


def test_a_workshop_adds_one_when_collecting_its_resource() -> None:
    game = position(
        dice="stone, reed, food", rolled=True, goods={P1: "nothing"}, improvements={P1: "Stonecutter's Workshop"}
    )
    game.play("collect 1 stone")
    assert game.goods(P1) == "2 stone"


@pytest.mark.parametrize(
    ("workshop", "good"), [("Basketmaker's Workshop", "reed"), ("Joinery", "wood"), ("Pottery Workshop", "brick")]
)
def test_each_workshop_has_its_resource(workshop: str, good: str) -> None:
    game = position(dice=f"{good}, {good}, food", rolled=True, goods={P1: "nothing"}, improvements={P1: workshop})
    game.play(f"collect 2 {good}")
    assert game.goods(P1) == f"3 {good}"


def test_a_workshop_gives_nothing_without_a_die_of_its_resource() -> None:
    game = position(dice="reed, food", rolled=True, improvements={P1: "Joinery"})
    assert choices(game, "collect") == ["collect food 1", "collect 1 reed"]


def test_animals_need_a_pasture_or_a_hearth() -> None:
    game = position(dice="sheep, food, grain", rolled=True, improvements={P1: "Oven"})
    assert "collect 1 sheep" not in game.options


def test_animals_of_one_kind_are_collected_together() -> None:
    game = position(dice="sheep, sheep, boar", rolled=True, goods={P1: "nothing"}, pastures={P1: 1})
    game.play("collect 2 sheep")
    assert game.goods(P1) == "2 sheep"


def test_without_a_pasture_animals_are_cooked_at_once() -> None:
    game = position(dice="cattle, cattle, food", rolled=True, goods={P1: "nothing"}, improvements={P1: "Hearth"})
    game.play("collect 2 cattle")
    assert game.goods(P1) == "8 food"


def test_a_pasture_holds_any_number_of_one_kind() -> None:
    game = position(dice="boar, boar, food", rolled=True, goods={P1: "9 boar"}, pastures={P1: 1})
    game.play("collect 2 boar")
    assert game.goods(P1) == "11 boar"


def test_a_second_kind_makes_the_owner_choose_which_to_discard() -> None:
    game = position(dice="boar, food", rolled=True, goods={P1: "3 sheep"}, pastures={P1: 1})
    game.play("collect 1 boar")
    assert game.options == ["discard all sheep", "discard all boar"]
    game.play("discard all sheep")
    assert game.goods(P1) == "1 boar"


def test_with_a_hearth_the_kind_that_goes_is_cooked() -> None:
    game = position(
        dice="boar, food", rolled=True, goods={P1: "3 sheep"}, pastures={P1: 1}, improvements={P1: "Hearth"}
    )
    game.play("collect 1 boar")
    game.play("cook all sheep")
    assert game.goods(P1) == "6 food 1 boar"


def test_cooking_one_by_one_makes_room_too() -> None:
    game = position(
        dice="boar, food", rolled=True, goods={P1: "1 sheep"}, pastures={P1: 1}, improvements={P1: "Hearth"}
    )
    game.play("collect 1 boar")
    game.play("cook 1 boar")
    assert (game.goods(P1), game.options) == ("3 food 1 sheep", ["keep dice", "roll", "cook 1 sheep"])


def test_an_oven_or_hearth_costs_one_brick_or_one_stone() -> None:
    game = position(dice="Oven, food", rolled=True, goods={P1: "1 brick 1 stone 3 wood"})
    assert choices(game, "build") == ["build Oven with 1 brick", "build Oven with 1 stone"]
    game.play("build Oven with 1 stone")
    assert (game.sheets[P1].improvements, game.goods(P1)) == (1, "3 wood 1 brick")


def test_an_oven_can_be_paid_with_dice() -> None:
    game = position(dice="Hearth, stone, stone, food", rolled=True, goods={P1: "1 wood"})
    game.play("build Hearth with 1 stone from dice")
    assert (game.sheets[P1].improvements, game.goods(P1)) == (2, "1 wood")


def test_a_workshop_costs_one_wood() -> None:
    game = position(dice="Joinery, food", rolled=True, goods={P1: "1 wood 1 brick 1 stone"})
    assert choices(game, "build") == ["build Joinery"]
    game.play("build Joinery")
    assert game.goods(P1) == "1 brick 1 stone"


def test_the_face_of_an_owned_improvement_allows_any_other_at_its_own_price() -> None:
    game = position(dice="Oven, food", rolled=True, goods={P1: "1 wood"}, improvements={P1: "Oven, Joinery"})
    assert choices(game, "build") == [
        "build Basketmaker's Workshop",
        "build Pottery Workshop",
        "build Stonecutter's Workshop",
    ]


def test_the_dice_of_a_group_are_set_aside() -> None:
    game = position(dice="field, grain, grain, food", rolled=True)
    game.play("plow field with grain die")
    game.play("keep dice")
    assert choices(game, "collect") == ["collect food 1", "collect 1 grain"]


def test_what_is_not_possible_is_refused_with_a_sentence() -> None:
    game = position(dice="field, grain", rolled=True)
    with pytest.raises(IllegalChoice, match="not possible now"):
        game.play("have baby")
