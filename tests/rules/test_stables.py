"""Building stables: where, for how much, how many, together with rooms."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from helpers import Table, farm

BUILD = "place Build Rooms and Stables"
CELLS = [f"{row}{column}" for row in "abc" for column in range(1, 6)]


def stables_offered(game: Agricola) -> list[str]:
    return [text.removeprefix("stable ") for text in game.options if text.startswith("stable ")]


def test_a_stable_costs_2_wood(table: Table) -> None:
    game = table(goods={P1: "3 wood"})
    game.play(BUILD)
    game.play("stable c5")
    assert farm(game).stables == ("c5",)
    assert game.goods(P1) == "1 wood"


def test_a_player_may_build_no_room_and_only_stables(table: Table) -> None:
    game = table(goods={P1: "9 wood 2 reed"})
    game.play(BUILD)
    game.play("stable a3")
    game.play("stable c3")
    game.play("done")
    assert farm(game).stables == ("a3", "c3")
    assert len(farm(game).rooms) == 2


@pytest.mark.parametrize("order", [("room b2", "stable c5", "stable a5"), ("stable c5", "room b2", "stable a5")])
def test_rooms_and_stables_may_be_mixed_in_any_order(table: Table, order: tuple[str, ...]) -> None:
    game = table(goods={P1: "9 wood 2 reed"})
    game.play(BUILD)
    for choice in order:
        game.play(choice)
    assert (farm(game).rooms, farm(game).stables) == (("b1", "b2", "c1"), ("a5", "c5"))
    assert game.goods(P1) == "nothing"


def test_a_stable_may_be_built_anywhere_but_on_a_room_a_field_or_a_stable(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, fields={P1: "a3"}, stables={P1: "a4"}, pastures={P1: ("c4 c5",)})
    game.play(BUILD)
    assert stables_offered(game) == [cell for cell in CELLS if cell not in ("b1", "c1", "a3", "a4")]


def test_a_stable_need_not_border_another_stable(table: Table) -> None:
    game = table(goods={P1: "4 wood"})
    game.play(BUILD)
    game.play("stable a1")
    game.play("stable c5")
    assert farm(game).stables == ("a1", "c5")


def test_each_cell_holds_only_one_stable(table: Table) -> None:
    game = table(goods={P1: "9 wood"})
    game.play(BUILD)
    game.play("stable b3")
    with pytest.raises(farmyard.IllegalChoice, match="b3 already holds"):
        game.play("stable b3")


def test_each_player_builds_at_most_four_stables(table: Table) -> None:
    game = table(goods={P1: "20 wood"})
    game.play(BUILD)
    for cell in ("a5", "b5", "c5", "c4"):
        game.play(f"stable {cell}")
    assert farmyard.view(game, P1).deciding == P2
    assert game.goods(P1) == "12 wood"


def test_with_four_stables_the_space_is_of_no_use_for_stables(table: Table) -> None:
    game = table(goods={P1: "20 wood"}, stables={P1: "a5 b5 c5 c4"})
    assert BUILD not in game.options


def test_a_stable_in_a_pasture_doubles_the_capacity_of_the_entire_pasture(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, pastures={P1: ("b4 b5",)})
    assert farm(game).pastures[0].capacity == 4
    game.play(BUILD)
    game.play("stable b4")
    assert farm(game).pastures[0].capacity == 8


def test_building_the_stable_creates_room_for_4_more_animals(table: Table) -> None:
    game = table(
        round=4, goods={P1: "2 wood 5 sheep"}, pastures={P1: ("b4 b5",)}, spaces={"1 Sheep": "4 sheep"}, at_home={P2: 0}
    )
    game.play(BUILD)
    game.play("stable b5")
    game.play("place 1 Sheep")
    assert game.goods(P1) == "9 sheep"


@pytest.mark.parametrize(("stables", "capacity"), [("", 4), ("b4", 8), ("b4 b5", 16)])
def test_each_cell_of_a_pasture_may_have_its_own_stable(table: Table, stables: str, capacity: int) -> None:
    game = table(stables={P1: stables}, pastures={P1: ("b4 b5",)})
    assert farm(game).pastures[0].capacity == capacity


@pytest.mark.parametrize(("stables", "capacity"), [("a2 a3 b2", 64), ("a2 a3 b2 b3", 128)])
def test_three_and_four_stables_multiply_the_capacity_by_8_and_16(table: Table, stables: str, capacity: int) -> None:
    game = table(stables={P1: stables}, pastures={P1: ("a2 a3 b2 b3",)})
    assert farm(game).pastures[0].capacity == capacity


def test_a_stable_doubles_only_its_own_pasture(table: Table) -> None:
    game = table(stables={P1: "b5"}, pastures={P1: ("b4", "b5")})
    assert {pasture.cells: pasture.capacity for pasture in farm(game).pastures} == {("b4",): 2, ("b5",): 4}


@pytest.mark.parametrize("cell", ["a1", "a5", "b3", "c5"])
def test_an_unfenced_stable_holds_exactly_one_animal(table: Table, cell: str) -> None:
    game = table(round=4, stables={P1: cell}, spaces={"1 Sheep": "3 sheep"}, goods={P1: "nothing"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 sheep"
    assert farm(game).elsewhere == {"sheep": 2}


def test_a_stable_may_be_fenced_in_later_to_make_a_pasture_of_doubled_capacity(table: Table) -> None:
    game = table(round=4, goods={P1: "4 wood"}, stables={P1: "b3"})
    game.play("place Fences")
    game.play("enclose b3")
    assert farm(game).pastures[0].capacity == 4
    assert farm(game).stables == ("b3",)


def test_the_cheap_stable_of_the_family_game_costs_1_wood_and_is_only_one(table: Table) -> None:
    game = table(family=True, goods={P1: "9 wood"})
    game.play("place Stable and Bake")
    game.play("stable b3")
    assert game.goods(P1) == "8 wood"
    assert farmyard.view(game, P1).deciding == P2


def test_the_cheap_stable_counts_towards_the_four(table: Table) -> None:
    game = table(family=True, goods={P1: "9 wood"}, stables={P1: "a5 b5 c5 c4"})
    assert "place Stable and Bake" not in game.options
