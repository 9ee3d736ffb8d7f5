"""Action B: family growth with and without room, newborns, at most five people."""

import pytest

import farmyard
from farmyard.agricola.position import P1, P2
from helpers import Table, farm

GROWTH = "place Family Growth"
WITHOUT_ROOM = "place Family Growth without Room"
ROOMS = ("", "", "b1 c1", "a1 b1 c1", "a1 a2 b1 c1", "a1 a2 b1 b2 c1", "a1 a2 b1 b2 c1 c2")


def test_a_player_with_more_rooms_than_people_has_a_child(table: Table) -> None:
    game = table(round=7, rooms={P1: "a1 b1 c1"}, goods={P1: "1 food"})
    game.play(GROWTH)
    assert (farm(game).people, farm(game).newborns) == (3, 1)
    assert game.goods(P1) == "1 food"


@pytest.mark.parametrize("rooms", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_family_growth_needs_more_rooms_than_people_and_fewer_than_five_people(
    table: Table, rooms: int, people: int
) -> None:
    game = table(round=7, rooms={P1: ROOMS[rooms]}, people={P1: people})
    assert (GROWTH in game.options) == (rooms > people and people < 5)


@pytest.mark.parametrize("at_home", [1, 3])
def test_it_is_irrelevant_whether_the_people_are_on_the_board_or_in_the_farmyard(table: Table, at_home: int) -> None:
    game = table(round=7, rooms={P1: "a1 b1 c1"}, people={P1: 3}, at_home={P1: at_home})
    assert GROWTH not in game.options


def test_a_newborn_already_needs_a_room(table: Table) -> None:
    game = table(seats=5, round=7, rooms={P1: "a1 b1 c1"}, at_home={P1: 2})
    game.play(GROWTH)
    for space in ("Fishing", "1 Clay", "1 Reed", "3 Wood"):
        game.play(f"place {space}")
    assert farmyard.view(game, P1).deciding == P1
    assert "place Second Occupation or Growth" not in game.options


def test_the_growth_may_not_be_ignored_to_take_only_what_follows_it(table: Table) -> None:
    game = table(round=7, goods={P1: "9 wood 9 clay 9 reed 9 stone 9 food"})
    with pytest.raises(farmyard.IllegalChoice, match="no room for a child"):
        game.play(GROWTH)


def test_the_newborn_lies_with_its_parent_and_does_not_work_in_the_round_of_its_birth(table: Table) -> None:
    game = table(round=7, rooms={P1: "a1 b1 c1"}, at_home={P1: 2, P2: 1})
    game.play(GROWTH)
    game.play("place Fishing")
    assert farm(game).at_home == 1
    game.play("place Day Laborer")
    assert farmyard.view(game, P1).round == 8


def test_the_newborn_works_from_the_following_round_on(table: Table) -> None:
    game = table(round=7, rooms={P1: "a1 b1 c1"}, at_home={P1: 1, P2: 0}, goods={P1: "9 food"})
    game.play(GROWTH)
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (3, 0, 3)
    for space in ("Fishing", "1 Clay", "1 Reed", "3 Wood", "Day Laborer"):
        game.play(f"place {space}")
    assert farmyard.view(game, P1).round == 9


def test_a_newborn_eats_1_food_in_the_harvest_of_its_round(table: Table) -> None:
    game = table(round=7, rooms={P1: "a1 b1 c1"}, at_home={P1: 1, P2: 0}, goods={P1: "9 food"})
    game.play(GROWTH)
    assert game.goods(P1) == "4 food"


def test_the_child_eats_2_food_in_later_harvests(table: Table) -> None:
    game = table(
        round=6, rooms={P1: "a1 b1 c1"}, at_home={P1: 1, P2: 0}, goods={P1: "9 food"}, cards=("Family Growth",)
    )
    game.play(GROWTH)
    assert farm(game).food_needed == 6


def test_two_newborns_in_one_round_eat_1_food_each(table: Table) -> None:
    game = table(round=13, rooms={P1: "a1 b1 c1"}, at_home={P1: 2, P2: 0}, goods={P1: "9 food"})
    game.play(GROWTH)
    game.play(WITHOUT_ROOM)
    assert game.goods(P1) == "3 food"
    assert farm(game).people == 4


def test_growth_even_without_room_does_not_depend_on_the_rooms(table: Table) -> None:
    game = table(round=13, goods={P1: "1 food"})
    assert GROWTH not in game.options
    game.play(WITHOUT_ROOM)
    assert (farm(game).people, len(farm(game).rooms)) == (3, 2)


def test_growth_even_without_room_may_be_used_with_room(table: Table) -> None:
    game = table(round=13, rooms={P1: "a1 b1 c1"})
    game.play(WITHOUT_ROOM)
    assert farm(game).people == 3


def test_by_three_growths_without_room_five_people_live_in_two_rooms(table: Table) -> None:
    game = table(seats=1, round=12, cards=("Family Growth without Room",), goods={P1: "99 food"})
    for _ in range(3):
        game.play(WITHOUT_ROOM)
        while not game.over and WITHOUT_ROOM not in game.options:
            game.play(game.options[0])
    assert game.over
    assert (farm(game).people, len(farm(game).rooms)) == (5, 2)


@pytest.mark.parametrize(("rooms", "allowed"), [(3, False), (4, False), (5, True)])
def test_new_rooms_first_go_to_those_who_have_none(table: Table, rooms: int, allowed: bool) -> None:
    game = table(round=13, people={P1: 4}, rooms={P1: ROOMS[rooms]})
    assert (GROWTH in game.options) == allowed


def test_after_growth_without_room_a_new_room_does_not_allow_normal_growth(table: Table) -> None:
    game = table(round=12, cards=("Family Growth without Room",), at_home={P1: 2, P2: 0}, goods={P1: "5 wood 2 reed"})
    game.play(WITHOUT_ROOM)
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert (farm(game).people, len(farm(game).rooms)) == (3, 3)
    assert GROWTH not in game.options


@pytest.mark.parametrize("space", [GROWTH, WITHOUT_ROOM])
def test_a_family_has_at_most_five_members(table: Table, space: str) -> None:
    game = table(round=13, people={P1: 5}, rooms={P1: ROOMS[6]})
    with pytest.raises(farmyard.IllegalChoice, match="at most 5 members"):
        game.play(space)


@pytest.mark.parametrize(("space", "first_round"), [(GROWTH, 5), (WITHOUT_ROOM, 12)])
def test_growth_comes_with_stage_2_and_without_room_with_stage_5(table: Table, space: str, first_round: int) -> None:
    cards = ("Family Growth", "Family Growth without Room")
    early = table(round=first_round - 1, rooms={P1: "a1 b1 c1"}, cards=cards)
    in_time = table(round=first_round, rooms={P1: "a1 b1 c1"}, cards=cards)
    assert (space in early.options, space in in_time.options) == (False, True)


def test_a_pet_takes_no_room_away_from_a_child(table: Table) -> None:
    game = table(round=7, rooms={P1: "a1 b1 c1"}, goods={P1: "1 sheep"})
    game.play(GROWTH)
    assert (farm(game).people, game.goods(P1)) == (3, "1 sheep")


def test_a_newborn_scores_like_everybody_else(table: Table) -> None:
    game = table(round=14, rooms={P1: "a1 b1 c1"}, at_home={P1: 1, P2: 0})
    game.play(GROWTH)
    assert game.over
    assert {line.category: line.points for line in farmyard.breakdown(game, P1)}["Family members"] == 9
