"""Occupations of deck E, Q to R."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, farm, names, note, play, points, promised
from situations import LAST_PERSON

# -- Quarryman ------------------------------------------------------------------------------------


def test_quarryman_turns_any_number_of_stone_into_food(table: Table) -> None:
    game = table(seats=3, played={P1: ("Quarryman",)}, goods={P1: "2 stone"})
    game.play("convert Quarryman")
    game.play("convert Quarryman")
    assert game.goods(P1) == "4 food"


def test_quarryman_pays_for_an_occupation(table: Table) -> None:
    game = table(seats=3, played={P1: ("Quarryman",)}, goods={P1: "1 stone"}, hand={P1: ("Turner", "Tutor")})
    game.play("place Occupation")
    game.play("play Turner")
    assert game.goods(P1) == "1 food"


# -- Ratcatcher -----------------------------------------------------------------------------------


@pytest.mark.ruling("Ratcatcher", "first two family members")
def test_ratcatcher_keeps_one_child_of_every_other_player_home(table: Table) -> None:
    game = table(seats=3, round=10, phase=PREPARATION, played={P1: ("Ratcatcher",)}, people={P1: 3, P2: 4, P3: 2})
    assert [player.at_home for player in game.players] == [3, 3, 2]


def test_ratcatcher_works_in_rounds_10_and_12_only(table: Table) -> None:
    people = []
    for round in (9, 10, 11, 12, 13):
        game = table(seats=3, round=round, phase=PREPARATION, played={P1: ("Ratcatcher",)}, people={P2: 3})
        people.append(farm(game, P2).at_home)
    assert people == [3, 2, 3, 2, 3]


@pytest.mark.ruling("Ratcatcher", "still takes up a room")
def test_the_child_kept_home_by_the_ratcatcher_takes_up_a_room(table: Table) -> None:
    game = table(
        seats=3,
        round=10,
        phase=PREPARATION,
        starting_player=P2,
        played={P1: ("Ratcatcher",)},
        people={P2: 3},
        rooms={P2: "a1 b1 c1"},
    )
    assert "place Family Growth" not in game.options


def test_a_free_room_beside_the_child_kept_home_by_the_ratcatcher_allows_growth(table: Table) -> None:
    game = table(
        seats=3, round=10, phase=PREPARATION, starting_player=P2, played={P1: ("Ratcatcher",)}, people={P2: 3},
        rooms={P2: "a1 a2 b1 c1"},
    )  # fmt: skip
    assert "place Family Growth" in game.options


@pytest.mark.ruling("Ratcatcher", "nor is a guest")
def test_ratcatcher_lets_a_guest_work(table: Table) -> None:
    game = table(
        seats=3, round=9, starting_player=P2, played={P1: ("Ratcatcher",)}, hand={P2: ("Guest",)},
        people={P2: 3}, at_home={P1: 0, P2: 1, P3: 0}, goods={P1: "9 food", P2: "9 food", P3: "9 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Guest")
    assert game.round == 10
    assert farm(game, P2).at_home == 3


@pytest.mark.ruling("Ratcatcher", "after round 9")
def test_ratcatcher_after_round_9_leaves_the_game(table: Table) -> None:
    game = table(seats=3, round=10, hand={P1: ("Ratcatcher", "Tutor")}, people={P2: 3})
    game.play("place Occupation")
    game.play("play Ratcatcher")
    assert names(game, P1) == []


def test_ratcatcher_in_round_9_stays(table: Table) -> None:
    game = table(seats=3, round=9, hand={P1: ("Ratcatcher", "Tutor")})
    game.play("place Occupation")
    game.play("play Ratcatcher")
    assert names(game, P1) == ["Ratcatcher"]


@pytest.mark.ruling("Ratcatcher", "child adopted")
def test_ratcatcher_keeps_an_adopted_only_child_home(table: Table) -> None:
    game = table(
        seats=3,
        round=10,
        starting_player=P2,
        played={P1: ("Ratcatcher",), P2: ("Adoptive Parents",)},
        rooms={P2: "a1 b1 c1"},
        goods={P2: "1 food"},
    )
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    assert farm(game, P2).at_home == 1
    assert farm(game, P2).newborns == 0


@pytest.mark.ruling("Ratcatcher", "The dweller of the Reed Hut")
def test_reed_hut_person_is_no_offspring(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, round=10, played={P1: ("Reed Hut",), P2: ("Ratcatcher",)}, at_home={P1: 0})
    assert farm(game).at_home == 2
    game = table(
        seats=4, round=9, played={P1: ("Reed Hut",), P2: ("Ratcatcher",)}, at_home=LAST_PERSON, goods={P1: "9 food"}
    )
    note(game, P1, "Reed Hut").goods = 1
    game.play("place 1 Reed")
    while game.round == 9:
        game.play("feed")
    assert farm(game).at_home == 3


@pytest.mark.ruling("Ratcatcher", "nor is a guest")
def test_ratcatcher_lets_a_guest_beside_two_family_members_work(table: Table) -> None:
    game = table(
        seats=3, round=9, starting_player=P2, played={P1: ("Ratcatcher",)}, hand={P2: ("Guest",)},
        at_home={P1: 0, P2: 1, P3: 0}, goods={P1: "9 food", P2: "9 food", P3: "9 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Guest")
    assert (game.round, farm(game, P2).at_home) == (10, 3)


# -- Reed Collector -------------------------------------------------------------------------------


def test_reed_collector_lays_reed_on_the_next_four_rounds(table: Table) -> None:
    game = table(seats=3, round=3, hand={P1: ("Reed Collector", "Tutor")})
    game.play("place Occupation")
    game.play("play Reed Collector")
    assert [promised(game, P1).get(round, "nothing") for round in (3, 4, 7, 8)] == [
        "nothing",
        "1 reed",
        "1 reed",
        "nothing",
    ]


def test_reed_collector_lays_nothing_after_round_14(table: Table) -> None:
    game = table(seats=3, round=12, hand={P1: ("Reed Collector", "Tutor")})
    game.play("place Occupation")
    game.play("play Reed Collector")
    assert [promised(game, P1).get(round, "nothing") for round in (13, 14)] == ["1 reed", "1 reed"]


@pytest.mark.ruling("Reed Collector", "neither the Fish Trap")
def test_fish_trap_does_not_react_to_the_reed_collector(table: Table) -> None:
    game = table(
        seats=3, round=2, played={P1: ("Fish Trap",)}, hand={P1: ("Reed Collector",)}, goods={P1: "0 food"},
        at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.round, game.goods(P1)) == (3, "1 reed")


@pytest.mark.ruling("Reed Collector", "nor the Net Fisherman")
def test_net_fisherman_does_not_react_to_the_reed_collector(table: Table) -> None:
    game = table(
        seats=3, round=2, played={P1: ("Net Fisherman",)}, hand={P1: ("Reed Collector",)}, goods={P1: "1 food"},
        people={P1: 1, P2: 1, P3: 1}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play(game, "place Occupation", "place Day Laborer", "place 1 Clay", "place 3 Wood")
    assert (game.round, game.goods(P1)) == (4, "2 reed 2 food")


# -- Reeve ----------------------------------------------------------------------------------------


def test_reeve_rewards_everybody_with_most_occupations(table: Table) -> None:
    alone = table(played={P1: ("Reeve",)})
    both = table(played={P1: ("Reeve",), P2: ("Carpenter",)})
    assert scores(both)[P2] - scores(alone)[P2] == 3


def test_reeve_takes_wood_by_the_rounds_still_to_come(table: Table) -> None:
    taken = []
    for round in (1, 5, 6, 8, 9, 11, 12, 13, 14):
        game = table(seats=3, round=round, hand={P1: ("Reeve", "Tutor")}, goods={P1: "nothing"})
        game.play("place Occupation")
        game.play("play Reeve")
        taken.append(game.goods(P1))
    assert taken == ["4 wood", "4 wood", "3 wood", "3 wood", "2 wood", "2 wood", "1 wood", "1 wood", "nothing"]


def test_reeve_rewards_only_those_with_most_occupations(table: Table) -> None:
    game = table(seats=3, played={P1: ("Reeve",), P2: ("Turner", "Tutor")})
    assert [points(game, seat, "Bonus points") for seat in (P1, P2, P3)] == [0, 3, 0]


@pytest.mark.ruling("Reeve", "Academic counts")
def test_academic_counts_twice_for_the_reeve(table: Table) -> None:
    game = table(seats=3, played={P1: ("Reeve", "Turner"), P2: ("Academic",)})
    assert [points(game, seat, "Bonus points") for seat in (P1, P2, P3)] == [3, 3, 0]


# -- Renovator ------------------------------------------------------------------------------------


def test_renovator_saves_2_clay(table: Table) -> None:
    game = table(round=7, played={P1: ("Renovator",)}, goods={P1: "1 reed"})
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"
    assert farm(game).house == "clay hut"


def test_renovator_saves_2_stone(table: Table) -> None:
    game = table(
        round=7,
        played={P1: ("Renovator",)},
        house={P1: "clay hut"},
        rooms={P1: "a1 b1 c1"},
        goods={P1: "1 stone 1 reed"},
    )
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"
    assert farm(game).house == "stone house"
