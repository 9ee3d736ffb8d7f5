"""The work phase: placing people one at a time, one to a space, and never without an action."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4, P5
from helpers import Table, choices, play


def deciding(game: Agricola) -> int:
    return farmyard.view(game, P1).deciding


def test_players_place_clockwise_from_the_starting_player(table: Table) -> None:
    game = table(seats=3, starting_player=P2)
    order = []
    for space in ("Fishing", "1 Clay", "1 Reed", "Day Laborer", "3 Wood", "2 Wood"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P2, P3, P1, P2, P3, P1]


def test_a_player_places_only_one_person_at_a_time(table: Table) -> None:
    game = table()
    game.play("place Fishing")
    assert deciding(game) == P2
    assert farmyard.view(game, P1).players[P1].at_home == 1


def test_the_work_phase_goes_on_until_all_people_are_placed(table: Table) -> None:
    game = table(people={P1: 4}, at_home={P2: 1})
    order = []
    for space in ("Fishing", "1 Clay", "1 Reed", "Day Laborer", "3 Wood"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P1, P2, P1, P1, P1]
    assert farmyard.view(game, P1).round == 2


def test_players_without_people_at_home_are_skipped_in_the_order(table: Table) -> None:
    game = table(seats=5, at_home={P2: 0, P3: 0, P4: 0})
    order = []
    for space in ("Fishing", "1 Clay", "1 Reed", "Day Laborer"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P1, P5, P1, P5]


def test_everybody_sees_whose_person_stands_where(table: Table) -> None:
    game = table(seats=3)
    for space in ("Fishing", "1 Clay", "1 Reed"):
        game.play(f"place {space}")
    users = {space.name: space.users for space in farmyard.view(game, P1).spaces if space.users}
    assert users == {"Fishing": (P1,), "1 Clay": (P2,), "1 Reed": (P3,)}


def test_a_space_is_used_by_only_one_person_in_a_round(table: Table) -> None:
    game = table(spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    assert "place Fishing" not in game.options
    with pytest.raises(farmyard.IllegalChoice, match="taken by Player 1"):
        game.play("place Fishing")


def test_a_player_may_not_put_a_second_person_of_the_family_on_the_same_space(table: Table) -> None:
    game = table(at_home={P1: 2, P2: 0})
    game.play("place Day Laborer")
    assert deciding(game) == P1
    assert "place Day Laborer" not in game.options


def test_a_space_is_free_again_in_the_next_round(table: Table) -> None:
    game = table(at_home={P1: 1, P2: 0})
    game.play("place Day Laborer")
    game.play("place Day Laborer")
    assert game.goods(P1) == "6 food"


def test_the_user_of_an_accumulation_space_takes_everything_there(table: Table) -> None:
    game = table(spaces={"3 Wood": "9 wood"}, goods={P1: "1 wood"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "10 wood"
    assert {space.name: space.goods for space in farmyard.view(game, P1).spaces}["3 Wood"] == {}


@pytest.mark.parametrize("space", ["3 Wood", "1 Clay", "1 Reed", "Fishing"])
def test_an_accumulation_space_with_nothing_on_it_cannot_be_used(table: Table, space: str) -> None:
    game = table(spaces={space: "nothing"})
    assert f"place {space}" not in game.options
    with pytest.raises(farmyard.IllegalChoice, match="nothing lies there"):
        game.play(f"place {space}")


@pytest.mark.parametrize(
    ("space", "goods"),
    [
        ("Build Rooms and Stables", "4 wood 1 reed"),
        ("Fences", "4 wood"),
        ("Sow and Bake", "1 grain"),
        ("Improvement", "2 clay"),
        ("Renovation and Improvement", "2 clay 1 reed"),
    ],
)
def test_a_space_is_offered_only_to_those_who_can_take_its_action(table: Table, space: str, goods: str) -> None:
    rich = table(round=7, goods={P1: goods}, fields={P1: "b3"})
    poor = table(round=7, goods={P1: "3 food"}, fields={P1: "b3"})
    assert f"place {space}" in rich.options
    assert f"place {space}" not in poor.options


@pytest.mark.parametrize(
    ("space", "goods"),
    [
        ("Build Rooms and Stables", "1 wood 9 clay 9 reed 9 stone"),
        ("Fences", "3 wood"),
        ("Improvement", "1 clay 9 wood"),
        ("Renovation and Improvement", "1 clay 9 reed 9 stone"),
        ("Renovation and Improvement", "9 clay 9 stone"),
    ],
)
def test_a_space_that_cannot_quite_be_paid_is_not_offered(table: Table, space: str, goods: str) -> None:
    game = table(round=7, goods={P1: goods})
    assert f"place {space}" not in game.options


@pytest.mark.parametrize(("fields", "goods"), [("b3", "9 food"), ("", "9 grain 9 vegetable")])
def test_sowing_needs_an_empty_field_and_a_seed(table: Table, fields: str, goods: str) -> None:
    game = table(round=4, fields={P1: fields}, goods={P1: goods})
    assert "place Sow and Bake" not in game.options


def test_the_plow_space_cannot_be_used_when_no_cell_can_be_plowed(table: Table) -> None:
    game = table(fields={P1: "c5"}, stables={P1: "b5 c4"})
    assert "place Plow 1 Field" not in game.options


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_occupation_spaces_are_useless_with_empty_hands(table: Table, seats: int) -> None:
    game = table(seats=seats, goods={P1: "9 food"})
    assert [text for text in game.options if "Occupation" in text] == []
    with pytest.raises(farmyard.IllegalChoice, match="no occupation in hand"):
        game.play("place Occupation")


NOTHING_ELSE_TO_DO = {
    "used": {"Starting Player": P2, "Take 1 Grain": P2, "Plow 1 Field": P2, "Day Laborer": P2},
    "spaces": dict.fromkeys(("3 Wood", "1 Clay", "1 Reed", "Fishing"), "nothing"),
}


def test_a_player_who_can_place_nowhere_is_passed_over(table: Table) -> None:
    game = table(people={P2: 5}, cards=("Fences",), goods={P1: "8 wood", P2: "1 wood"}, **NOTHING_ELSE_TO_DO)
    game.play("place Fences")
    game.play("enclose c5")
    game.play("done")
    assert deciding(game) == P1
    assert "stable b3" in game.options


def test_the_round_ends_when_nobody_can_place_anywhere(table: Table) -> None:
    game = table(people={P2: 5}, cards=("Fences",), goods={P1: "5 wood", P2: "1 wood"}, **NOTHING_ELSE_TO_DO)
    game.play("place Fences")
    game.play("enclose c5")
    assert farmyard.view(game, P1).round == 2
    assert "place Day Laborer" in game.options


def test_the_starting_player_action_gives_the_marker_at_once(table: Table) -> None:
    game = table()
    game.play("place Fishing")
    game.play("place Starting Player")
    assert farmyard.view(game, P1).starting_player == P2


def test_the_new_starting_player_begins_only_with_the_next_round(table: Table) -> None:
    game = table(seats=3, at_home={P1: 2, P2: 1, P3: 1})
    order = []
    for space in ("Fishing", "1 Clay", "Starting Player", "1 Reed"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P1, P2, P3, P1]
    assert (farmyard.view(game, P1).round, deciding(game)) == (2, P3)


def test_a_harvest_in_between_already_follows_the_new_order(table: Table) -> None:
    game = table(round=4, at_home={P1: 0, P2: 1}, goods={P1: "1 grain 9 food", P2: "1 grain 9 food"})
    game.play("place Starting Player")
    assert farmyard.view(game, P1).phase == "feeding"
    assert deciding(game) == P2


def test_the_holder_may_take_the_starting_player_action_again(table: Table) -> None:
    game = table(starting_player=P1, at_home={P1: 1, P2: 0})
    game.play("place Starting Player")
    assert (farmyard.view(game, P1).round, farmyard.view(game, P1).starting_player) == (2, P1)


def test_the_starting_player_space_can_be_used_even_in_round_14(table: Table) -> None:
    game = table(round=14, at_home={P1: 0, P2: 1})
    game.play("place Starting Player")
    assert game.over
    assert farmyard.view(game, P1).starting_player == P2


def test_the_starting_player_space_gives_nothing_else_with_empty_hands(table: Table) -> None:
    game = table(goods={P1: "1 food"})
    game.play("place Starting Player")
    assert game.goods(P1) == "1 food"
    assert deciding(game) == P2


@pytest.mark.parametrize(
    ("space", "gained"), [("Take 1 Grain", "1 grain"), ("Take 1 Vegetable", "1 vegetable"), ("Day Laborer", "2 food")]
)
def test_a_taking_space_gives_its_goods_from_the_general_supply(table: Table, space: str, gained: str) -> None:
    game = table(round=9, goods={P1: "nothing"})
    game.play(f"place {space}")
    assert game.goods(P1) == gained


@pytest.mark.parametrize("space", ["Take 1 Grain", "Take 1 Vegetable"])
def test_what_was_taken_may_not_be_sown_immediately(table: Table, space: str) -> None:
    game = table(round=9, fields={P1: "b3 b4"})
    game.play(f"place {space}")
    assert deciding(game) == P2
    assert farmyard.view(game, P1).players[P1].fields == {"b3": {}, "b4": {}}


def test_whoever_holds_the_marker_is_not_asked_about_it(table: Table) -> None:
    game = table(hand={P1: ("Clogs", "Canoe")}, goods={P1: "1 wood"})
    game.play("place Starting Player")
    assert choices(game) == ["play Clogs", "done"]
    game.play("play Clogs")
    assert (deciding(game), game.starting_player) == (P2, P1)


def test_whoever_holds_the_marker_may_use_its_space_without_a_card(table: Table) -> None:
    game = table(hand={P1: ("Clogs", "Canoe")}, goods={P1: "1 wood"})
    play(game, "place Starting Player", "done")
    assert (deciding(game), game.starting_player) == (P2, P1)


def test_whoever_does_not_hold_the_marker_chooses(table: Table) -> None:
    game = table(starting_player=P2, hand={P1: ("Clogs", "Canoe")}, goods={P1: "1 wood"})
    play(game, "place Fishing", "place Starting Player", "play Clogs")
    assert choices(game) == ["become starting player", "done"]
