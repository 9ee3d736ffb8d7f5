"""Action D: fencing pastures. Cells are named a1 to c5; the rooms stand on b1 and c1."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from helpers import Table, farm

FIREPLACE = "Fireplace (2 clay)"


def capacities(game: Agricola) -> dict[tuple[str, ...], int]:
    return {pasture.cells: pasture.capacity for pasture in farm(game).pastures}


def fencing(table: Table, **situation: object) -> Agricola:
    """A game in which the first player has just gone to the fences."""
    game = table(round=1, cards=("Fences",), **situation)
    game.play("place Fences")
    return game


def test_eleven_fences_make_three_pastures_for_sheep_boar_and_cattle(table: Table) -> None:
    game = fencing(table, goods={P1: "11 wood"})
    game.play("enclose a4")
    game.play("enclose a5")
    game.play("enclose b4 b5")
    assert game.goods(P1) == "nothing"
    assert capacities(game) == {("a4",): 2, ("a5",): 2, ("b4", "b5"): 4}


def test_the_farm_of_eleven_fences_holds_2_sheep_1_boar_and_3_cattle(table: Table) -> None:
    game = table(goods={P1: "2 sheep 1 boar 3 cattle"}, pastures={P1: ("a4", "a5", "b4 b5")})
    grazing = [pasture.animals for pasture in farm(game).pastures] + [farm(game).elsewhere]
    assert {"cattle": 3} in grazing
    assert {"sheep": 2} in grazing


def test_the_sheep_pasture_of_the_farm_of_eleven_fences_is_full(table: Table) -> None:
    herd = "3 sheep 2 boar 4 cattle"
    game = table(round=4, goods={P1: herd}, pastures={P1: ("a4", "a5", "b4 b5")}, spaces={"1 Sheep": "1 sheep"})
    game.play("place 1 Sheep")
    kept = {text for text in game.options if text.startswith("keep")}
    assert kept == {f"keep {herd}", "keep 4 sheep 1 boar 4 cattle", "keep 4 sheep 2 boar 3 cattle"}


@pytest.mark.parametrize(
    ("cells", "wood"),
    [
        ("c5", 4),
        ("b3", 4),
        ("b3 b4", 6),
        ("b3 c3", 6),
        ("b3 b4 b5", 8),
        ("b4 b5 c5", 8),
        ("b4 b5 c4 c5", 8),
        ("a3 a4 a5 b3 b4 b5", 10),
        ("a2 a3 a4 b2 b3 b4 c2 c3 c4", 12),
        ("a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5", 14),
    ],
)
def test_every_fence_costs_1_wood(table: Table, cells: str, wood: int) -> None:
    game = fencing(table, goods={P1: "15 wood"})
    game.play(f"enclose {cells}")
    assert game.goods(P1) == f"{15 - wood} wood"


@pytest.mark.parametrize("cell", ["a1", "b2", "c2"])
def test_the_house_is_no_fence(table: Table, cell: str) -> None:
    game = fencing(table, goods={P1: "6 wood"})
    game.play(f"enclose {cell}")
    assert game.goods(P1) == "2 wood"


@pytest.mark.parametrize("cell", ["a1", "a5", "c5", "a3"])
def test_the_edge_of_the_board_is_no_fence(table: Table, cell: str) -> None:
    game = fencing(table, goods={P1: "6 wood"})
    game.play(f"enclose {cell}")
    assert game.goods(P1) == "2 wood"


def test_fields_and_stables_are_no_fences(table: Table) -> None:
    game = fencing(table, goods={P1: "6 wood"}, fields={P1: "b4 c5"}, stables={P1: "a5"})
    game.play("enclose b5")
    assert game.goods(P1) == "2 wood"


def test_a_fence_between_two_pastures_is_paid_once(table: Table) -> None:
    game = fencing(table, goods={P1: "7 wood"})
    game.play("enclose b4")
    game.play("enclose b5")
    assert game.goods(P1) == "nothing"
    assert len(farm(game).pastures) == 2


def test_a_pasture_between_others_needs_only_the_fences_still_missing(table: Table) -> None:
    game = fencing(table, goods={P1: "9 wood"}, pastures={P1: ("a4", "b4", "b3")})
    game.play("enclose a3")
    assert game.goods(P1) == "7 wood"


def test_fences_may_only_be_built_to_close_a_pasture(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "3 wood"})
    assert "place Fences" not in game.options
    with pytest.raises(farmyard.IllegalChoice, match="1 wood missing"):
        game.play("place Fences")


def test_a_new_field_takes_a_place_from_the_pastures(table: Table) -> None:
    game = table(
        round=1, cards=("Fences",), goods={P1: "3 wood"}, pastures={P1: ("c5",)}, fields={P1: "b4"}, at_home={P2: 0}
    )
    assert "place Fences" in game.options
    game.play("place Plow 1 Field")
    game.play("plow b5")
    game.play("place Fences")
    assert [pasture.cells for pasture in farm(game).pastures] == [("c4",), ("c5",)]


def test_a_new_field_makes_no_pasture_cheaper(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "3 wood"}, at_home={P2: 0})
    game.play("place Plow 1 Field")
    game.play("plow b5")
    assert "place Fences" not in game.options


def test_a_new_room_makes_no_pasture_cheaper(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "8 wood 2 reed"}, at_home={P2: 0})
    game.play("place Build Rooms and Stables")
    game.play("room b2")
    game.play("done")
    assert game.goods(P1) == "3 wood"
    assert "place Fences" not in game.options


def test_a_pasture_already_there_does_not_let_single_fences_be_built(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "6 wood"}, at_home={P1: 1, P2: 0})
    game.play("place Fences")
    game.play("enclose c5")
    assert (farmyard.view(game, P1).round, game.goods(P1)) == (2, "2 wood")
    assert "place Fences" not in game.options


def test_a_pasture_that_cannot_be_paid_is_refused(table: Table) -> None:
    game = fencing(table, goods={P1: "5 wood"})
    with pytest.raises(farmyard.IllegalChoice, match="1 wood missing"):
        game.play("enclose b4 b5")


@pytest.mark.parametrize("cells", ["b3 b5", "a4 b5", "a1 c5"])
def test_a_pasture_is_one_connected_group_of_cells(table: Table, cells: str) -> None:
    game = fencing(table, goods={P1: "15 wood"})
    with pytest.raises(farmyard.IllegalChoice, match="one connected group"):
        game.play(f"enclose {cells}")


@pytest.mark.parametrize("cells", ["b1", "c1", "b1 b2", "a1 b1", "b3", "b3 b4"])
def test_rooms_and_fields_never_lie_in_a_pasture(table: Table, cells: str) -> None:
    game = fencing(table, goods={P1: "15 wood"}, fields={P1: "b3"})
    with pytest.raises(farmyard.IllegalChoice, match="rooms and fields stay outside"):
        game.play(f"enclose {cells}")


def test_no_pasture_that_is_offered_contains_a_room_or_a_field(table: Table) -> None:
    game = fencing(table, goods={P1: "15 wood"}, fields={P1: "b3 c3"})
    offered = {cell for text in game.options for cell in text.split()[1:]}
    assert offered == {"a1", "a2", "a3", "a4", "a5", "b2", "b4", "b5", "c2", "c4", "c5"}


def test_new_pastures_must_border_the_existing_ones(table: Table) -> None:
    game = fencing(table, goods={P1: "15 wood"}, pastures={P1: ("c5",)})
    with pytest.raises(farmyard.IllegalChoice, match="must border an existing one"):
        game.play("enclose c3")
    assert "enclose c4" in game.options


def test_touching_at_a_corner_is_not_bordering(table: Table) -> None:
    game = fencing(table, goods={P1: "15 wood"}, pastures={P1: ("c5",)})
    with pytest.raises(farmyard.IllegalChoice, match="must border an existing one"):
        game.play("enclose b4")


def test_the_first_pasture_may_be_anywhere_even_away_from_house_and_fields(table: Table) -> None:
    game = fencing(table, goods={P1: "4 wood"}, fields={P1: "a1"})
    cells = [text.removeprefix("enclose ") for text in game.options]
    assert cells == ["a2", "a3", "a4", "a5", "b2", "b3", "b4", "b5", "c2", "c3", "c4", "c5"]


def test_each_player_builds_at_most_fifteen_fences(table: Table) -> None:
    game = fencing(table, goods={P1: "40 wood"})
    with pytest.raises(farmyard.IllegalChoice, match="1 fence missing"):
        game.play("enclose a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5")


def test_fences_built_earlier_count_towards_the_fifteen(table: Table) -> None:
    game = fencing(table, goods={P1: "40 wood"}, pastures={P1: ("a4 a5 b4 b5", "c4 c5")})
    with pytest.raises(farmyard.IllegalChoice, match="2 fences missing"):
        game.play("enclose a2 a3")
    game.play("enclose a3")
    assert len(farm(game).fences) == 15
    assert farmyard.view(game, P1).deciding == P2


def test_with_fifteen_fences_the_space_cannot_be_used(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "40 wood"}, pastures={P1: ("a3", "a4 a5 b4 b5", "c4 c5")})
    assert "place Fences" not in game.options


def test_several_pastures_may_be_closed_in_one_action_in_any_order(table: Table) -> None:
    game = fencing(table, goods={P1: "15 wood"})
    for cells in ("b4 b5", "a5", "a4", "c5"):
        game.play(f"enclose {cells}")
    assert len(farm(game).pastures) == 4
    assert game.goods(P1) == "1 wood"


def test_fencing_may_stop_after_any_pasture_but_not_before_the_first(table: Table) -> None:
    game = fencing(table, goods={P1: "15 wood"})
    assert "done" not in game.options
    game.play("enclose c5")
    game.play("done")
    assert farmyard.view(game, P1).deciding == P2
    assert game.goods(P1) == "11 wood"


def test_fencing_ends_by_itself_when_no_further_pasture_can_be_paid(table: Table) -> None:
    game = fencing(table, goods={P1: "6 wood"})
    game.play("enclose c5")
    assert game.goods(P1) == "2 wood"
    assert farmyard.view(game, P1).deciding == P2


def test_a_pasture_may_be_divided_by_adding_a_fence(table: Table) -> None:
    game = fencing(table, goods={P1: "1 wood"}, pastures={P1: ("b4 b5",)})
    assert capacities(game) == {("b4",): 2, ("b5",): 2}
    assert game.goods(P1) == "nothing"


def test_a_pasture_for_8_is_divided_into_one_for_2_and_one_for_4(table: Table) -> None:
    game = fencing(table, goods={P1: "3 wood"}, pastures={P1: ("b4 b5",)}, stables={P1: "b5"})
    assert capacities(game) == {("b4", "b5"): 8}
    game.play("enclose b4")
    assert capacities(game) == {("b4",): 2, ("b5",): 4}
    assert game.goods(P1) == "2 wood"


@pytest.mark.parametrize("part", ["a4 a5", "b4 b5"])
def test_a_division_may_be_named_by_either_part(table: Table, part: str) -> None:
    game = fencing(table, goods={P1: "2 wood"}, pastures={P1: ("a4 a5 b4 b5",)})
    game.play(f"enclose {part}")
    assert capacities(game) == {("a4", "a5"): 4, ("b4", "b5"): 4}
    assert game.goods(P1) == "nothing"


def test_a_pasture_may_be_divided_into_more_than_two(table: Table) -> None:
    game = fencing(table, goods={P1: "4 wood"}, pastures={P1: ("a4 a5 b4 b5",)})
    for cell in ("a4", "a5", "b4"):
        game.play(f"enclose {cell}")
    assert capacities(game) == {("a4",): 2, ("a5",): 2, ("b4",): 2, ("b5",): 2}


def test_a_pasture_just_closed_may_be_divided_in_the_same_action(table: Table) -> None:
    game = fencing(table, goods={P1: "7 wood"})
    game.play("enclose b4 b5")
    game.play("enclose b4")
    assert len(farm(game).pastures) == 2


@pytest.mark.parametrize("cells", ["b4 b5", "b5 c5"])
def test_a_pasture_cannot_be_fenced_again_or_joined_with_new_land(table: Table, cells: str) -> None:
    game = fencing(table, goods={P1: "15 wood"}, pastures={P1: ("b4 b5",)})
    with pytest.raises(farmyard.IllegalChoice, match="a pasture is divided by naming some of its cells"):
        game.play(f"enclose {cells}")


def test_stables_may_be_fenced_in(table: Table) -> None:
    game = fencing(table, goods={P1: "6 wood"}, stables={P1: "b4 b5"})
    game.play("enclose b4 b5")
    assert capacities(game) == {("b4", "b5"): 16}


def test_all_of_a_farms_fences_are_seen_on_its_edges(table: Table) -> None:
    game = fencing(table, goods={P1: "11 wood"})
    assert farm(game).fences == ()
    game.play("enclose a4 a5")
    game.play("enclose b5")
    assert len(farm(game).fences) == 9


def test_cells_may_be_named_in_any_order(table: Table) -> None:
    game = fencing(table, goods={P1: "8 wood"})
    game.play("enclose c5 b5 a5")
    assert capacities(game) == {("a5", "b5", "c5"): 6}


def test_animals_that_lose_their_place_when_a_pasture_is_divided_must_go(table: Table) -> None:
    game = table(
        round=1, cards=("Fences",), goods={P1: "1 wood 8 sheep"}, pastures={P1: ("b4 b5",)}, stables={P1: "b5"}
    )
    game.play("place Fences")
    assert game.goods(P1) == "7 sheep"


def test_animals_that_lose_their_place_when_a_pasture_is_divided_may_be_cooked(table: Table) -> None:
    farm = {"pastures": {P1: ("b4 b5",)}, "stables": {P1: "b5"}, "majors": {P1: (FIREPLACE,)}}
    game = table(round=1, cards=("Fences",), goods={P1: "1 wood 8 sheep"}, **farm)
    game.play("place Fences")
    assert game.goods(P1) == "2 food 7 sheep"


def test_two_stables_fenced_in_together_no_longer_hold_two_kinds(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "6 wood 1 sheep 1 boar 1 cattle"}, stables={P1: "b4 b5"})
    game.play("place Fences")
    game.play("enclose b4 b5")
    kept = {text for text in game.options if text.startswith("keep ")}
    assert kept == {"keep 1 sheep 1 boar", "keep 1 sheep 1 cattle", "keep 1 boar 1 cattle"}


def test_two_separate_ends_of_a_pasture_are_not_one_pasture(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "9 wood"}, pastures={P1: ("b2 b3 b4 b5",)})
    game.play("place Fences")
    with pytest.raises(farmyard.IllegalChoice, match="one connected group"):
        game.play("enclose b2 b5")
