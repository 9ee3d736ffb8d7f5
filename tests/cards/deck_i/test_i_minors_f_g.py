"""Minor improvements of deck I, F to G."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, all_goods, can_play, farm, in_hand, play, play_minor, points, rounds_with
from situations import JOBS, places

# -- Fish Trap ------------------------------------------------------------------------------------


@pytest.mark.ruling("Fish Trap", "Every space that gives reed counts")
@pytest.mark.parametrize(
    ("seats", "space", "choice", "gained"),
    [
        (2, "Fishing", "", "2 food"),
        (2, "1 Reed", "", "1 reed 1 food"),
        (3, "Take 1 Resource", "take 1 reed", "1 reed 1 food"),
        (3, "Take 1 Resource", "take 1 clay", "1 clay"),
        (4, "Reed, Stone and Food", "", "1 reed 1 stone 2 food"),
        (5, "Reed, Stone and Wood", "", "1 wood 1 reed 1 stone 1 food"),
    ],
)
def test_fish_trap_adds_food_to_fish_and_reed(table: Table, seats: int, space: str, choice: str, gained: str) -> None:
    game = table(seats=seats, played={P1: ("Fish Trap",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    if choice:
        game.play(choice)
    assert game.goods(P1) == gained


@pytest.mark.ruling("Fish Trap", "Reed Exchange")
@pytest.mark.ruling("Reed Exchange", "does not concern the Fish Trap")
def test_fish_trap_does_not_react_to_reed_from_cards(table: Table) -> None:
    game = table(played={P1: ("Fish Trap",)}, hand={P1: ("Reed Exchange",)}, goods={P1: "2 wood"})
    play_minor(game, "Reed Exchange")
    assert game.goods(P1) == "2 reed"
    game = table(played={P1: ("Fish Trap", "Canoe")}, goods={P1: "0 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 3 food"


@pytest.mark.ruling("Fish Trap", "Net Fisherman's catch")
def test_fish_trap_does_not_react_to_the_net_fisherman(table: Table) -> None:
    played = {P1: ("Fish Trap", "Net Fisherman")}
    game = table(played=played, at_home={P1: 1, P2: 0}, spaces={"Fishing": "2 food"}, goods={P1: "0 food"})
    game.play("place 1 Reed")
    while game.round == 1:
        game.play(game.options[0])
    assert game.goods(P1) == "1 reed 3 food"


@pytest.mark.ruling("Fish Trap", "Reed Collector")
def test_fish_trap_does_not_react_to_the_reed_collector(table: Table) -> None:
    game = table(played={P1: ("Fish Trap",)}, at_home={P1: 1, P2: 0}, hand={P1: ("Reed Collector",)}, goods={P1: ""})
    game.play("place Occupation")
    assert (game.round, game.goods(P1)) == (2, "1 reed")


@pytest.mark.ruling("Fish Trap", "Reed Buyer")
def test_fish_trap_reacts_to_reed_that_is_bought_away_but_not_for_the_buyer(table: Table) -> None:
    played = {P1: ("Fish Trap",), P2: ("Reed Buyer",)}
    game = table(seats=4, played=played, goods={P1: "0 food", P2: "1 food"})
    game.play("place 1 Reed")
    game.play("take 1 reed")
    assert (game.goods(P1), game.goods(P2)) == ("3 food", "1 reed")
    game = table(seats=4, played={P2: ("Reed Buyer", "Fish Trap")}, goods={P1: "0 food", P2: "1 food"})
    game.play("place 1 Reed")
    game.play("take 1 reed")
    assert game.goods(P2) == "1 reed"


def test_fish_trap_is_paid_by_a_fisherman(table: Table) -> None:
    game = table(seats=3, played={P1: ("Fisherman",), P2: ("Fish Trap",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Fishing")
    game.play("take 1 food more and pay 1 food")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "1 food")


@pytest.mark.ruling("Fish Trap", "Reed from cards does not count")
def test_fish_trap_does_not_react_to_the_helpful_neighbors(table: Table) -> None:
    game = table(played={P1: ("Fish Trap",)}, hand={P1: ("Helpful Neighbors",)}, goods={P1: "1 wood"})
    play_minor(game, "Helpful Neighbors")
    game.play("take 1 reed")
    assert game.goods(P1) == "1 reed"


# -- Flagon ---------------------------------------------------------------------------------------


def test_flagon_pays_everybody_for_anybodys_well(table: Table) -> None:
    game = table(
        seats=3, starting_player=P2, cards=("Improvement",), played={P1: ("Flagon",)},
        goods={P1: "0 food", P2: "1 wood 3 stone", P3: "0 food"},
    )  # fmt: skip
    game.play("place Improvement")
    assert all_goods(game) == ["4 food", "1 food", "1 food"]


def test_flagon_pays_for_your_own_well(table: Table) -> None:
    game = table(cards=("Improvement",), played={P1: ("Flagon",)}, goods={P1: "1 wood 3 stone", P2: "0 food"})
    game.play("place Improvement")
    assert all_goods(game) == ["4 food", "1 food"]


@pytest.mark.ruling("Flagon", "A Well that is built again")
@pytest.mark.ruling("Village Well", "The Flagon reacts to it")
def test_flagon_pays_for_the_village_well_and_a_second_well(table: Table) -> None:
    game = table(
        starting_player=P2, cards=("Improvement",), played={P1: ("Flagon",)}, majors={P2: ("Well",)},
        hand={P2: ("Village Well",)}, goods={P1: "1 wood 3 stone", P2: "0 food"},
    )  # fmt: skip
    play_minor(game, "Village Well")
    assert all_goods(game) == ["1 wood 3 stone 4 food", "1 food"]
    game.play("place Improvement")
    assert all_goods(game) == ["8 food", "2 food"]


def test_flagon_ignores_other_improvements(table: Table) -> None:
    game = table(
        starting_player=P2, cards=("Improvement",), played={P1: ("Flagon",)}, goods={P1: "0 food", P2: "2 clay"}
    )
    game.play("place Improvement")
    assert all_goods(game) == ["nothing", "nothing"]


@pytest.mark.ruling("Flagon", "both in play")
@pytest.mark.ruling("Flagon", "The Village Well alone")
@pytest.mark.parametrize(
    ("well", "village", "times"),
    [((), (), 0), (("Well",), (), 1), ((), ("Village Well",), 1), (("Well",), ("Village Well",), 2)],
)
def test_flagon_pays_for_the_wells_in_play(
    table: Table, well: tuple[str, ...], village: tuple[str, ...], times: int
) -> None:
    game = table(
        seats=3, hand={P1: ("Flagon",)}, majors={P2: well}, played={P3: village},
        goods={P1: "1 clay 1 food", P2: "1 food", P3: "1 food"},
    )  # fmt: skip
    play_minor(game, "Flagon")
    assert all_goods(game) == [f"{1 + 4 * times} food", f"{1 + times} food", f"{1 + times} food"]


@pytest.mark.ruling("Flagon", "The Village Well alone")
def test_flagon_does_not_count_the_well_that_became_the_village_well(table: Table) -> None:
    game = table(
        cards=("Improvement",), hand={P1: ("Village Well",), P2: ("Flagon",)}, majors={P1: ("Well",)},
        goods={P1: "0 food", P2: "1 clay"},
    )  # fmt: skip
    play_minor(game, "Village Well")
    game.play("place Improvement")
    assert all_goods(game) == ["1 food", "4 food"]


def test_flagon_pays_alone_at_the_table(table: Table) -> None:
    game = table(seats=1, hand={P1: ("Flagon",)}, majors={P1: ("Well",)}, goods={P1: "1 clay"})
    play_minor(game, "Flagon")
    assert game.goods(P1) == "4 food"


# -- Goose Pond -----------------------------------------------------------------------------------


def test_goose_pond_lays_food_on_four_rounds(table: Table) -> None:
    game = table(round=2, hand={P1: ("Goose Pond",)}, played={P1: JOBS[:3]})
    play_minor(game, "Goose Pond")
    assert rounds_with(game, P1, "1 food") == [3, 4, 5, 6]
    assert not can_play(table(hand={P1: ("Goose Pond",)}, played={P1: JOBS[:2]}), "Goose Pond")


# -- Grain Cart -----------------------------------------------------------------------------------


def test_grain_cart_adds_two_grain(table: Table) -> None:
    game = table(played={P1: ("Grain Cart",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "3 grain"
    assert not can_play(table(hand={P1: ("Grain Cart",)}, goods={P1: "2 wood"}, played={P1: JOBS[:1]}), "Grain Cart")


# -- Guest ----------------------------------------------------------------------------------------


def with_guest(table: Table, **further: object) -> Agricola:
    """The first placement of round 2, P1 having a guest."""
    game = table(goods={P1: "9 food"}, hand={P1: ("Guest",)}, at_home={P1: 1, P2: 0}, **further)
    play_minor(game, "Guest")
    return game


def test_guest_is_one_more_person_in_the_next_round_only(table: Table) -> None:
    game = with_guest(table)
    assert (game.round, farm(game).at_home, farm(game, P2).at_home) == (2, 3, 2)
    assert in_hand(game, P2) == ["Guest"]
    places(game, "Day Laborer", "3 Wood", "Fishing", "1 Clay", "1 Reed")
    assert (game.round, farm(game).at_home) == (3, 2)


def test_guest_need_not_be_placed(table: Table) -> None:
    game = with_guest(table)
    places(game, "Day Laborer", "3 Wood")
    assert "done" not in game.options
    places(game, "Fishing", "1 Clay")
    game.play("done")
    assert game.round == 3


@pytest.mark.ruling("Guest", "The guest comes on top of a family of 5")
@pytest.mark.ruling("Guest", "Guests need no room")
def test_guest_comes_on_top_of_five_people_and_needs_no_room(table: Table) -> None:
    game = with_guest(table, people={P1: 5})
    assert farm(game).at_home == 6
    small = with_guest(table, rooms={P1: "b1 c1 b2"}, cards=("Sow and Bake",))
    assert small.players[P1].has_room


@pytest.mark.ruling("Guest", "no food and score nothing")
def test_guest_needs_no_food(table: Table) -> None:
    game = table(
        round=3,
        goods={P1: "6 food 1 grain"},
        hand={P1: ("Guest",)},
        at_home={P1: 1, P2: 0},
        played={P2: ("House Goat",)},
    )
    play_minor(game, "Guest")
    places(game, "1 Clay", "3 Wood", "1 Reed", "Fishing")
    game.play("done")
    game.play("feed")
    assert farm(game).begging == 0


@pytest.mark.ruling("Guest", "You may play it in round 14")
def test_guest_may_be_played_in_round_14_to_no_avail(table: Table) -> None:
    game = table(round=14, goods={P1: "9 food"}, hand={P1: ("Guest",)})
    play_minor(game, "Guest")
    assert game.goods(P1) == "7 food"


@pytest.mark.ruling("Guest", "Guests need no room and no food and score nothing")
def test_a_guest_scores_nothing(table: Table) -> None:
    game = table(hand={P1: ("Guest",)}, goods={P1: "2 food"}, at_home={P1: 1, P2: 0})
    before = points(game, P1, "Family members")
    play(game, "place Starting Player", "play Guest")
    assert farm(game).at_home == 3
    assert points(game, P1, "Family members") == before == 6
