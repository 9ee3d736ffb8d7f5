"""Action A: extending the house, and renovating it as a whole."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from helpers import Table, farm

BUILD = "place Build Rooms and Stables"
RENOVATE = "place Renovation and Improvement"
PLENTY = "99 wood 99 clay 99 reed 99 stone"


def rooms_offered(game: Agricola) -> list[str]:
    return [text.removeprefix("room ") for text in game.options if text.startswith("room ")]


def test_claudia_builds_renovates_builds_again_and_could_renovate_for_4_stone_and_1_reed(table: Table) -> None:
    game = table(
        round=5, cards=("Renovation and Improvement",), goods={P1: "5 wood 8 clay 6 reed 4 stone"}, at_home={P2: 0}
    )
    game.play(BUILD)
    game.play("room a1")
    assert (farm(game).house, farm(game).rooms) == ("wooden hut", ("a1", "b1", "c1"))
    assert game.goods(P1) == "8 clay 4 reed 4 stone"
    game.play(RENOVATE)
    assert farm(game).house == "clay hut"
    assert game.goods(P1) == "5 clay 3 reed 4 stone"
    game.play("done")

    game.play(BUILD)
    game.play("room a2")
    assert (farm(game).house, farm(game).rooms) == ("clay hut", ("a1", "a2", "b1", "c1"))
    assert game.goods(P1) == "1 reed 4 stone"
    game.play("place Fishing")
    game.play(RENOVATE)
    assert (farm(game).house, len(farm(game).rooms)) == ("stone house", 4)
    assert game.goods(P1) == "nothing"


def test_after_the_second_renovation_claudia_builds_only_rooms_of_stone(table: Table) -> None:
    game = table(house={P1: "stone house"}, rooms={P1: "a1 a2 b1 c1"}, goods={P1: "1 wood 9 clay 7 reed 5 stone"})
    game.play(BUILD)
    game.play("room b2")
    assert game.goods(P1) == "1 wood 9 clay 5 reed"


@pytest.mark.parametrize(
    ("house", "price"),
    [("wooden hut", "5 wood 2 reed"), ("clay hut", "5 clay 2 reed"), ("stone house", "5 stone 2 reed")],
)
def test_a_room_costs_5_of_the_material_of_the_house_and_2_reed(table: Table, house: str, price: str) -> None:
    game = table(goods={P1: price}, house={P1: house})
    game.play(BUILD)
    game.play("room b2")
    assert game.goods(P1) == "nothing"
    assert farm(game).rooms == ("b1", "b2", "c1")


@pytest.mark.parametrize(
    ("house", "goods"),
    [
        ("wooden hut", "4 wood 9 clay 9 reed 9 stone"),
        ("wooden hut", "9 wood 9 clay 1 reed 9 stone"),
        ("clay hut", "9 wood 4 clay 9 reed 9 stone"),
        ("stone house", "9 wood 9 clay 9 reed 4 stone"),
    ],
)
def test_rooms_of_another_material_may_not_be_added(table: Table, house: str, goods: str) -> None:
    game = table(goods={P1: goods}, house={P1: house})
    game.play(BUILD)
    assert rooms_offered(game) == []


def test_a_room_must_border_an_existing_room_and_not_only_diagonally(table: Table) -> None:
    game = table(goods={P1: PLENTY}, rooms={P1: "b1 c1"})
    game.play(BUILD)
    assert rooms_offered(game) == ["a1", "b2", "c2"]
    with pytest.raises(farmyard.IllegalChoice, match="does not border a room"):
        game.play("room a2")


def test_a_room_may_not_stand_on_a_field_a_stable_or_a_pasture(table: Table) -> None:
    game = table(goods={P1: PLENTY}, fields={P1: "a1"}, stables={P1: "b2"}, pastures={P1: ("c2",)})
    game.play(BUILD)
    assert rooms_offered(game) == []


def test_several_rooms_may_be_built_in_one_action_each_bordering_the_last(table: Table) -> None:
    game = table(goods={P1: "15 wood 6 reed"})
    game.play(BUILD)
    game.play("room b2")
    game.play("room b3")
    game.play("room b4")
    assert farm(game).rooms == ("b1", "b2", "b3", "b4", "c1")
    assert game.goods(P1) == "nothing"


def test_there_is_no_upper_limit_to_the_number_of_rooms(table: Table) -> None:
    game = table(goods={P1: PLENTY}, rooms={P1: "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3"})
    game.play(BUILD)
    game.play("room c4")
    game.play("room c5")
    assert len(farm(game).rooms) == 15


def test_building_may_stop_after_any_room(table: Table) -> None:
    game = table(goods={P1: "10 wood 4 reed"})
    game.play(BUILD)
    assert "done" not in game.options
    game.play("room b2")
    game.play("done")
    assert game.goods(P1) == "5 wood 2 reed"
    assert farmyard.view(game, P1).deciding == P2


@pytest.mark.parametrize(("rooms", "clay"), [("b1 c1", 2), ("a1 b1 c1", 3), ("a1 b1 b2 c1", 4), ("a1 b1 b2 c1 c2", 5)])
def test_renovating_to_clay_costs_1_clay_a_room_and_1_reed_in_total(table: Table, rooms: str, clay: int) -> None:
    game = table(round=7, rooms={P1: rooms}, goods={P1: f"{clay} clay 1 reed"})
    game.play(RENOVATE)
    assert farm(game).house == "clay hut"
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize(("rooms", "stone"), [("b1 c1", 2), ("a1 b1 c1", 3), ("a1 b1 b2 c1", 4)])
def test_renovating_to_stone_costs_1_stone_a_room_and_1_reed_in_total(table: Table, rooms: str, stone: int) -> None:
    game = table(round=7, house={P1: "clay hut"}, rooms={P1: rooms}, goods={P1: f"{stone} stone 1 reed"})
    game.play(RENOVATE)
    assert farm(game).house == "stone house"
    assert game.goods(P1) == "nothing"


def test_rooms_are_never_renovated_one_at_a_time(table: Table) -> None:
    game = table(round=7, rooms={P1: "a1 b1 c1"}, goods={P1: "2 clay 9 reed"})
    assert RENOVATE not in game.options
    with pytest.raises(farmyard.IllegalChoice, match="Improvement: 1 clay missing"):
        game.play(RENOVATE)


@pytest.mark.parametrize("space", ["Renovation and Improvement", "Renovation and Fences"])
def test_one_action_never_renovates_from_wood_to_stone(table: Table, space: str) -> None:
    game = table(round=14, goods={P1: PLENTY})
    game.play(f"place {space}")
    assert farm(game).house == "clay hut"
    assert "renovate" not in game.options


def test_a_wooden_hut_is_not_renovated_with_stone(table: Table) -> None:
    assert RENOVATE not in table(round=7, goods={P1: "9 stone 9 reed"}).options


def test_a_stone_house_cannot_be_renovated(table: Table) -> None:
    game = table(round=7, house={P1: "stone house"}, goods={P1: PLENTY})
    with pytest.raises(farmyard.IllegalChoice, match="stone house cannot be renovated"):
        game.play(RENOVATE)


def test_the_improvement_after_a_renovation_may_be_left_out(table: Table) -> None:
    game = table(round=7, goods={P1: "4 clay 1 reed"})
    game.play(RENOVATE)
    game.play("done")
    assert farm(game).cards == ()
    assert game.goods(P1) == "2 clay"


def test_after_a_renovation_one_major_improvement_may_be_bought(table: Table) -> None:
    game = table(round=7, goods={P1: "9 clay 1 reed"})
    game.play(RENOVATE)
    game.play("build Fireplace (2 clay)")
    assert farm(game).cards == ("Fireplace (2 clay)",)
    assert farmyard.view(game, P1).deciding == P2


def test_a_player_may_not_skip_the_renovation_and_only_improve(table: Table) -> None:
    game = table(round=7, house={P1: "stone house"}, goods={P1: PLENTY})
    assert RENOVATE not in game.options
    assert "place Improvement" in game.options


def test_in_round_14_two_players_can_renovate(table: Table) -> None:
    game = table(round=14, goods={P1: "2 clay 1 reed", P2: "2 clay 1 reed"})
    game.play("place Renovation and Improvement")
    game.play("place Renovation and Fences")
    assert [player.house for player in farmyard.view(game, P1).players] == ["clay hut", "clay hut"]


def test_before_round_14_there_is_only_one_renovation_space(table: Table) -> None:
    game = table(round=13, goods={P1: PLENTY})
    assert [text for text in game.options if "Renovation" in text] == [RENOVATE]


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_nobody_renovates_before_the_second_stage(table: Table, round: int) -> None:
    assert RENOVATE not in table(round=round, goods={P1: PLENTY}).options


def test_after_the_last_renovation_fences_may_be_built(table: Table) -> None:
    game = table(round=14, goods={P1: "4 wood 2 clay 1 reed"})
    game.play("place Renovation and Fences")
    game.play("enclose c5")
    assert [pasture.cells for pasture in farm(game).pastures] == [("c5",)]
    assert game.goods(P1) == "nothing"


def test_the_fences_after_the_last_renovation_may_be_left_out(table: Table) -> None:
    game = table(round=14, goods={P1: "4 wood 2 clay 1 reed"})
    game.play("place Renovation and Fences")
    game.play("done")
    assert farm(game).pastures == ()
    assert game.goods(P1) == "4 wood"


def test_a_player_must_renovate_to_be_allowed_to_fence(table: Table) -> None:
    game = table(round=14, goods={P1: "15 wood"}, used={"Fences": P2})
    assert "place Renovation and Fences" not in game.options
