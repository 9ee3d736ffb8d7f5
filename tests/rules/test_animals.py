"""Keeping animals: the pet, pastures, stables, one kind to a pasture; cooking and letting go."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from helpers import Table, farm

FIREPLACE = "Fireplace (2 clay)"
MARKETS = [("1 Sheep", "sheep"), ("1 Wild Boar", "boar"), ("1 Cattle", "cattle")]


def lying(game: Agricola, space: str) -> dict[str, int]:
    return {there.name: there.goods for there in farmyard.view(game, P1).spaces}[space]


def keeps(game: Agricola) -> set[str]:
    return {text.removeprefix("keep ") for text in game.options if text.startswith("keep ")}


@pytest.mark.parametrize(("space", "animal"), MARKETS)
def test_the_house_holds_exactly_one_animal_of_any_kind_as_a_pet(table: Table, space: str, animal: str) -> None:
    game = table(round=11, goods={P1: "nothing"}, spaces={space: f"3 {animal}"})
    game.play(f"place {space}")
    assert game.goods(P1) == f"1 {animal}"
    assert farm(game).elsewhere == {animal: 1}


@pytest.mark.parametrize("house", ["wooden hut", "clay hut", "stone house"])
def test_it_is_one_pet_regardless_of_the_size_and_type_of_the_house(table: Table, house: str) -> None:
    game = table(round=4, goods={P1: "nothing"}, house={P1: house}, rooms={P1: "a1 a2 b1 b2 c1"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.parametrize(
    ("cells", "room"), [("b3", 2), ("b3 b4", 4), ("b3 b4 b5", 6), ("a4 a5 b4 b5", 8), ("a3 a4 a5 b3 b4 b5", 12)]
)
def test_two_animals_live_on_each_cell_of_a_pasture(table: Table, cells: str, room: int) -> None:
    game = table(round=4, goods={P1: "nothing"}, pastures={P1: (cells,)}, spaces={"1 Sheep": "20 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == f"{room + 1} sheep"
    assert [pasture.animals for pasture in farm(game).pastures] == [{"sheep": room}]


def test_a_pasture_holds_animals_of_one_kind_only(table: Table) -> None:
    game = table(round=9, goods={P1: "3 sheep"}, pastures={P1: ("b3 b4",)}, spaces={"1 Wild Boar": "2 boar"})
    game.play("place 1 Wild Boar")
    assert keeps(game) == {"3 sheep 1 boar", "1 sheep 2 boar"}


def test_two_pastures_may_hold_the_same_kind(table: Table) -> None:
    game = table(round=4, goods={P1: "nothing"}, pastures={P1: ("b4", "b5")}, spaces={"1 Sheep": "4 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 sheep"


def test_animals_are_rearranged_to_make_the_most_of_the_farm(table: Table) -> None:
    game = table(round=11, goods={P1: "1 sheep 1 boar"}, pastures={P1: ("b4",)}, spaces={"1 Sheep": "1 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 sheep 1 boar"
    assert (farm(game).pastures[0].animals, farm(game).elsewhere) == ({"sheep": 2}, {"boar": 1})


def test_unfenced_stables_and_the_house_may_hold_different_kinds(table: Table) -> None:
    game = table(round=11, goods={P1: "1 sheep 1 boar"}, stables={P1: "a5 c5"})
    game.play("place 1 Cattle")
    assert game.goods(P1) == "1 sheep 1 boar 1 cattle"


def test_a_full_farm_chooses_which_animals_to_keep(table: Table) -> None:
    game = table(round=11, goods={P1: "1 sheep"}, spaces={"1 Cattle": "1 cattle"})
    game.play("place 1 Cattle")
    assert keeps(game) == {"1 sheep", "1 cattle"}
    game.play("keep 1 cattle")
    assert game.goods(P1) == "1 cattle"


def test_animals_without_a_place_return_to_the_general_supply_and_not_to_the_space(table: Table) -> None:
    game = table(round=4, goods={P1: "nothing"}, spaces={"1 Sheep": "5 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "1 sheep"
    assert lying(game, "1 Sheep") == {}


def test_an_animal_space_may_be_used_even_if_all_its_animals_are_returned(table: Table) -> None:
    game = table(round=4, goods={P1: "1 boar"}, spaces={"1 Sheep": "2 sheep"})
    game.play("place 1 Sheep")
    game.play("keep 1 boar")
    assert game.goods(P1) == "1 boar"
    assert farmyard.view(game, P1).deciding == P2


@pytest.mark.parametrize(
    ("space", "animal", "food"), [("1 Sheep", "sheep", 2), ("1 Wild Boar", "boar", 2), ("1 Cattle", "cattle", 3)]
)
def test_animals_without_a_place_are_cooked_where_there_is_a_fireplace(
    table: Table, space: str, animal: str, food: int
) -> None:
    game = table(round=11, goods={P1: "nothing"}, spaces={space: f"3 {animal}"}, majors={P1: (FIREPLACE,)})
    game.play(f"place {space}")
    assert game.goods(P1) == f"{2 * food} food 1 {animal}"


@pytest.mark.parametrize(
    ("space", "animal", "food"), [("1 Sheep", "sheep", 2), ("1 Wild Boar", "boar", 3), ("1 Cattle", "cattle", 4)]
)
def test_animals_without_a_place_are_cooked_for_more_at_a_cooking_hearth(
    table: Table, space: str, animal: str, food: int
) -> None:
    hearth = {P1: ("Cooking Hearth (4 clay)",)}
    game = table(round=11, goods={P1: "nothing"}, spaces={space: f"3 {animal}"}, majors=hearth)
    game.play(f"place {space}")
    assert game.goods(P1) == f"{2 * food} food 1 {animal}"


def test_a_player_chooses_which_animal_to_cook_and_which_to_keep(table: Table) -> None:
    game = table(round=11, goods={P1: "1 sheep"}, spaces={"1 Cattle": "1 cattle"}, majors={P1: (FIREPLACE,)})
    game.play("place 1 Cattle")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "3 food 1 sheep"


def test_an_older_animal_may_be_cooked_to_make_room_for_a_new_one(table: Table) -> None:
    game = table(round=11, goods={P1: "1 sheep"}, spaces={"1 Cattle": "1 cattle"}, majors={P1: (FIREPLACE,)})
    game.play("place 1 Cattle")
    game.play("convert sheep")
    assert game.goods(P1) == "2 food 1 cattle"


def test_with_a_cooking_improvement_animals_may_still_be_let_go_uncooked(table: Table) -> None:
    game = table(round=11, goods={P1: "1 sheep"}, spaces={"1 Cattle": "1 cattle"}, majors={P1: (FIREPLACE,)})
    game.play("place 1 Cattle")
    game.play("release cattle")
    assert game.goods(P1) == "1 sheep"


def test_an_animal_may_be_released_before_others_are_taken(table: Table) -> None:
    game = table(round=11, goods={P1: "1 sheep"}, spaces={"1 Cattle": "1 cattle"})
    game.play("release sheep")
    game.play("place 1 Cattle")
    assert game.goods(P1) == "1 cattle"


def test_some_or_all_animals_may_be_released_at_will(table: Table) -> None:
    game = table(goods={P1: "2 sheep 1 boar 1 food"}, pastures={P1: ("b5",)})
    for animal in ("sheep", "boar", "sheep"):
        game.play(f"release {animal}")
    assert game.goods(P1) == "1 food"
    assert farmyard.view(game, P1).deciding == P1


def test_only_animals_can_be_released_that_are_there(table: Table) -> None:
    game = table(goods={P1: "1 sheep"})
    with pytest.raises(farmyard.IllegalChoice):
        game.play("release cattle")


def test_a_pasture_just_fenced_holds_animals_in_the_same_round(table: Table) -> None:
    game = table(round=4, goods={P1: "4 wood"}, spaces={"1 Sheep": "3 sheep"}, at_home={P2: 0})
    game.play("place Fences")
    game.play("enclose c5")
    game.play("place 1 Sheep")
    assert game.goods(P1) == "3 sheep"


def test_fields_hold_no_animals(table: Table) -> None:
    game = table(round=4, goods={P1: "nothing"}, fields={P1: "b3 b4 b5"}, spaces={"1 Sheep": "3 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "1 sheep"


def test_a_new_pasture_gives_room_for_two_kinds(table: Table) -> None:
    boar = {"1 Wild Boar": "2 boar"}
    game = table(
        round=8,
        cards=("1 Wild Boar",),
        spaces=boar,
        goods={P1: "3 wood 2 sheep"},
        pastures={P1: ("b5",)},
        at_home={P2: 0},
    )
    game.play("place Fences")
    game.play("enclose b4")
    game.play("place 1 Wild Boar")
    assert game.goods(P1) == "2 sheep 2 boar"
