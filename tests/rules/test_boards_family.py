"""The family game: a simpler board for the original edition, without hand cards."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, farm

CROWD = (1, 2, 3, 4, 5)
RESOURCES = ["wood", "clay", "reed", "stone"]
PAIRS = ["1 wood 1 clay", "1 wood 1 reed", "1 wood 1 stone", "1 clay 1 reed", "1 clay 1 stone", "1 reed 1 stone"]
TWO_RESOURCES = {3: "2 Different Resources", 4: "2 Different Resources", 5: "2 Different Resources or Growth"}
STABLE_AND_BAKE = "place Stable and Bake"
FIREPLACE = "Fireplace (2 clay)"


def lying(game: Agricola) -> dict[str, dict[str, int]]:
    return {there.name: there.goods for there in farmyard.view(game, P1).spaces}


@pytest.mark.parametrize("seats", CROWD)
def test_the_spaces_that_both_games_share_gain_the_same_goods(table: Table, seats: int) -> None:
    full = lying(table(seats=seats, phase=PREPARATION, round=14))
    family = lying(table(seats=seats, family=True, phase=PREPARATION, round=14))
    shared = full.keys() & family.keys()
    assert {space for space in shared if full[space] != family[space]} == {"Starting Player"}
    assert [space for space in family if family[space] and space not in full] == []


@pytest.mark.parametrize("seats", CROWD)
def test_there_are_no_occupations_in_the_family_game(table: Table, seats: int) -> None:
    assert [space for space in lying(table(seats=seats, family=True, round=14)) if "Occupation" in space] == []


@pytest.mark.parametrize("seats", CROWD)
def test_food_builds_up_in_the_storehouse_of_the_starting_player(table: Table, seats: int) -> None:
    game = table(seats=seats, family=True, phase=PREPARATION, round=3, spaces={"Starting Player": "2 food"})
    assert lying(game)["Starting Player"] == {"food": 3}


def test_the_starting_player_space_gives_the_marker_and_all_the_food(table: Table) -> None:
    game = table(family=True, spaces={"Starting Player": "3 food"}, starting_player=P2, at_home={P2: 0})
    game.play("place Starting Player")
    assert game.goods(P1) == "5 food"
    assert farmyard.view(game, P1).starting_player == P1


def test_the_starting_player_space_can_be_used_without_food_on_it(table: Table) -> None:
    game = table(family=True, spaces={"Starting Player": "nothing"}, starting_player=P2, at_home={P2: 0})
    game.play("place Starting Player")
    assert game.goods(P1) == "2 food"
    assert farmyard.view(game, P1).starting_player == P1


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_day_laborer_gets_1_food_and_1_building_resource(table: Table, resource: str) -> None:
    game = table(family=True, goods={P1: "nothing"})
    game.play("place Day Laborer")
    game.play(f"take 1 {resource} 1 food")
    assert game.goods(P1) == f"1 {resource} 1 food"


def test_the_day_laborer_may_not_leave_the_resource(table: Table) -> None:
    game = table(family=True)
    game.play("place Day Laborer")
    assert game.options == [f"take 1 {resource} 1 food" for resource in RESOURCES]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("pair", PAIRS)
def test_two_different_building_resources_are_taken(table: Table, seats: int, pair: str) -> None:
    game = table(seats=seats, family=True, goods={P1: "nothing"})
    game.play(f"place {TWO_RESOURCES[seats]}")
    game.play(f"take {pair}")
    assert game.goods(P1) == pair


@pytest.mark.parametrize("pair", ["2 wood", "1 wood", "2 stone", "1 wood 1 grain", "1 wood 1 clay 1 reed"])
def test_the_two_resources_must_be_different_and_just_two(table: Table, pair: str) -> None:
    game = table(seats=3, family=True)
    game.play("place 2 Different Resources")
    with pytest.raises(farmyard.IllegalChoice):
        game.play(f"take {pair}")


@pytest.mark.parametrize("seats", [1, 2])
def test_with_1_or_2_players_there_is_no_such_card(table: Table, seats: int) -> None:
    assert [space for space in lying(table(seats=seats, family=True)) if "Different" in space] == []


@pytest.mark.parametrize(("round", "children"), [(4, []), (5, ["grow"])])
def test_with_5_players_the_resource_card_also_allows_family_growth_from_round_5(
    table: Table, round: int, children: list[str]
) -> None:
    game = table(seats=5, family=True, round=round, rooms={P1: "a1 b1 c1"})
    game.play("place 2 Different Resources or Growth")
    assert [text for text in game.options if text == "grow"] == children


def test_with_5_players_growth_is_taken_instead_of_the_resources(table: Table) -> None:
    game = table(seats=5, family=True, round=5, rooms={P1: "a1 b1 c1"}, goods={P1: "nothing"})
    game.play("place 2 Different Resources or Growth")
    game.play("grow")
    assert (farm(game).people, game.goods(P1)) == (3, "nothing")
    assert farmyard.view(game, P1).deciding == P2


def test_with_5_players_growth_on_the_resource_card_needs_room(table: Table) -> None:
    game = table(seats=5, family=True, round=5)
    game.play("place 2 Different Resources or Growth")
    assert "grow" not in game.options


def test_one_stable_may_be_built_and_bread_baked_in_either_order(table: Table) -> None:
    for order in (("stable c5", "bake 1 grain"), ("bake 1 grain", "stable c5")):
        game = table(family=True, goods={P1: "2 wood 1 grain"}, majors={P1: (FIREPLACE,)})
        game.play(STABLE_AND_BAKE)
        for choice in order:
            game.play(choice)
        assert (game.goods(P1), farm(game).stables) == ("1 wood 2 food", ("c5",))


def test_stable_and_bake_builds_no_room(table: Table) -> None:
    game = table(family=True, goods={P1: "9 wood 9 reed"})
    game.play(STABLE_AND_BAKE)
    assert [text for text in game.options if not text.startswith("stable ")] == []


def test_the_stable_may_be_built_without_baking(table: Table) -> None:
    game = table(family=True, goods={P1: "2 wood 1 grain"}, majors={P1: (FIREPLACE,)})
    game.play(STABLE_AND_BAKE)
    game.play("stable c5")
    game.play("done")
    assert game.goods(P1) == "1 wood 1 grain"


def test_bread_may_be_baked_without_building_a_stable(table: Table) -> None:
    game = table(family=True, goods={P1: "2 wood 1 grain"}, majors={P1: (FIREPLACE,)})
    game.play(STABLE_AND_BAKE)
    game.play("bake 1 grain")
    game.play("done")
    assert (game.goods(P1), farm(game).stables) == ("2 wood 2 food", ())


@pytest.mark.parametrize(("goods", "majors"), [("9 clay 9 grain", ()), ("9 clay", (FIREPLACE,))])
def test_stable_and_bake_cannot_be_used_for_neither(table: Table, goods: str, majors: tuple[str, ...]) -> None:
    game = table(family=True, goods={P1: goods}, majors={P1: majors})
    assert STABLE_AND_BAKE not in game.options


def test_rooms_and_stables_of_2_wood_are_built_as_in_the_full_game(table: Table) -> None:
    game = table(family=True, goods={P1: "7 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("stable c5")
    assert game.goods(P1) == "nothing"


def test_the_improvement_space_sells_major_improvements_only(table: Table) -> None:
    game = table(family=True, round=4, goods={P1: "3 clay"})
    game.play("place Improvement")
    assert game.options == [f"build {FIREPLACE}", "build Fireplace (3 clay)"]


def test_after_family_growth_nothing_follows(table: Table) -> None:
    game = table(family=True, round=7, rooms={P1: "a1 b1 c1"}, goods={P1: "9 clay 9 wood"})
    game.play("place Family Growth")
    assert farmyard.view(game, P1).deciding == P2
    assert farm(game).people == 3
