"""Occupations of deck I, T to Z."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, deciding, farm, points, promised
from situations import distributed

# -- Taster ---------------------------------------------------------------------------------------


def test_taster_pays_the_starting_player_and_places_first(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P1: "0 food", P3: "1 food"})
    assert (deciding(game), choices(game)) == (P3, ["use Taster", "done"])
    game.play("use Taster")
    assert (game.goods(P1), game.goods(P3)) == ("1 food", "nothing")
    assert deciding(game) == P3
    game.play("place Day Laborer")
    assert deciding(game) == P1


@pytest.mark.ruling("Taster", "You are not passed over later")
def test_taster_left_of_the_starting_player_places_first_and_third(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Taster",)})
    game.play("use Taster")
    order = []
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P2, P1, P2, P3]


def test_taster_places_nobody_more_than_usual(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Taster",)}, people={P1: 2, P3: 2, P4: 2})
    game.play("use Taster")
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay", "1 Reed", "Take 1 Grain", "2 Wood"):
        game.play(f"place {space}")
    assert (deciding(game), farm(game, P2).at_home) == (P4, 0)


def test_taster_may_decline(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P3: "1 food"})
    game.play("done")
    assert (deciding(game), game.goods(P3)) == (P1, "1 food")


def test_taster_needs_another_starting_player(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Taster",)})
    assert choices(game)[0].startswith("place ")


def test_taster_needs_food(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P3: "1 wood"})
    assert deciding(game) == P1


def test_taster_may_pay_with_grain(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P1: "0 food", P3: "1 grain"})
    game.play("use Taster")
    assert (game.goods(P1), game.goods(P3)) == ("1 food", "nothing")


def test_taster_is_asked_every_round(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, people={P1: 1, P2: 1, P3: 1, P4: 1})
    game.play("use Taster")
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay"):
        game.play(f"place {space}")
    assert (game.round, deciding(game), choices(game)) == (2, P3, ["use Taster", "done"])


def test_taster_has_no_first_turn_without_people(table: Table) -> None:
    game = table(seats=4, round=14, phase=PREPARATION, played={P3: ("Taster", "Holiday House")})
    assert deciding(game) == P1


def test_taster_may_place_two_people_with_the_lasso(table: Table) -> None:
    game = table(
        seats=4, round=4, phase=PREPARATION, played={P3: ("Taster", "Lasso")}, goods={P3: "1 food"},
        majors={P3: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("use Taster")
    game.play("place Day Laborer")
    game.play("place 1 Sheep")
    while deciding(game) == P3:
        game.play(choices(game)[0])
    assert (deciding(game), farm(game, P3).at_home) == (P1, 0)


# -- Village Elder --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_village_elder_takes_wood_by_the_rounds_to_come(table: Table, round: int, wood: int) -> None:
    game = table(seats=3, round=round, hand={P1: ("Village Elder",)}, goods={P1: "0 wood"})
    game.play("place Occupation")
    assert game.goods(P1) == (f"{wood} wood" if wood else "nothing")


def test_village_elder_rewards_everybody_with_the_most_improvements(table: Table) -> None:
    game = table(seats=3, played={P1: ("Village Elder", "Basket"), P2: ("Tavern",)}, majors={P1: (), P3: ()})
    assert [points(game, seat) for seat in (P1, P2, P3)] == [3, 3, 0]


@pytest.mark.ruling("Village Elder", "Major and minor improvements count")
@pytest.mark.ruling("Clay Deposit", "still one of your improvements")
@pytest.mark.parametrize(
    ("major", "minor", "winners"),
    [("Well", "Manger", [3, 0]), ("Well", "Clay Deposit", [3, 0]), ("", "Manger", [3, 3])],
)
def test_village_elder_counts_every_sort_of_improvement(
    table: Table, major: str, minor: str, winners: list[int]
) -> None:
    majors = {P1: (major,) if major else ()}
    game = table(seats=3, played={P1: ("Village Elder", minor), P2: ("Basket",)}, majors=majors)
    assert [points(game, seat) for seat in (P1, P2)] == winners


@pytest.mark.ruling("Village Elder", "those passed on or returned do not")
@pytest.mark.parametrize(("hand", "major"), [("Corn Sheaf", ()), ("Village Well", ("Well",))])
def test_village_elder_counts_nothing_passed_on_or_returned(table: Table, hand: str, major: tuple[str, ...]) -> None:
    game = table(seats=3, hand={P1: (hand,)}, majors={P1: major}, played={P1: ("Village Elder",), P2: ("Basket",)})
    game.play("place Starting Player")
    game.play(f"play {hand}")
    assert [points(game, seat) for seat in (P1, P2)] == [3 * len(major), 3]


# -- Water Carrier --------------------------------------------------------------------------------


def test_water_carrier_lays_food_when_anybody_builds_the_well(table: Table) -> None:
    game = table(round=4, starting_player=P2, played={P1: ("Water Carrier",)}, goods={P2: "1 wood 3 stone"})
    game.play("place Improvement")
    assert promised(game, P1) == dict.fromkeys(range(5, 15), "1 food")
    assert promised(game, P2) == dict.fromkeys(range(5, 10), "1 food")


def test_water_carrier_lays_food_for_your_own_well(table: Table) -> None:
    game = table(round=12, cards=("Improvement",), played={P1: ("Water Carrier",)}, goods={P1: "1 wood 3 stone"})
    game.play("place Improvement")
    assert promised(game, P1) == {13: "2 food", 14: "2 food"}


def test_water_carrier_lays_food_at_once_after_the_well(table: Table) -> None:
    game = table(round=12, majors={P2: ("Well",)}, hand={P1: ("Water Carrier",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}
    before = table(round=12, hand={P1: ("Water Carrier",)})
    before.play("place Occupation")
    assert promised(before, P1) == {}


@pytest.mark.ruling("Water Carrier", "has become the Village Well")
def test_water_carrier_knows_a_well_that_was_returned(table: Table) -> None:
    game = table(
        round=12, starting_player=P2, majors={P2: ("Well",)}, hand={P1: ("Water Carrier",), P2: ("Village Well",)}
    )
    game.play("place Starting Player")
    game.play("play Village Well")
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}


@pytest.mark.ruling("Water Carrier", "The Village Well brings nothing")
def test_village_well_brings_the_water_carrier_nothing_but_a_second_well_does(table: Table) -> None:
    game = table(
        round=12, played={P1: ("Water Carrier",)}, majors={P1: ("Well",)}, hand={P1: ("Village Well",)},
        goods={P2: "1 wood 3 stone"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Village Well")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}
    game.play("place Improvement")
    assert promised(game, P1) == {13: "2 food", 14: "2 food"}


@pytest.mark.ruling("Water Carrier", "was returned otherwise")
def test_water_carrier_knows_a_well_that_was_given_up(table: Table) -> None:
    game = table(
        round=12, starting_player=P2, majors={P2: ("Well",)}, played={P2: ("Manger",)},
        hand={P1: ("Water Carrier",), P2: ("Madonna Statue",)},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Madonna Statue")
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}


# -- Well Builder ---------------------------------------------------------------------------------


def test_well_builder_builds_the_well_with_an_action_for_a_minor(table: Table) -> None:
    game = table(played={P1: ("Well Builder",)}, goods={P1: "1 wood 1 stone"})
    game.play("place Starting Player")
    game.play("build Well")
    assert game.goods(P1) == "nothing"
    assert points(game, P1, "Improvements") == 4


def test_well_builder_pays_less_with_an_action_for_a_major_as_well(table: Table) -> None:
    game = table(round=4, played={P1: ("Well Builder",)}, goods={P1: "1 wood 1 stone"})
    game.play("place Improvement")
    assert game.goods(P1) == "nothing"


def test_well_builder_builds_no_other_major(table: Table) -> None:
    game = table(played={P1: ("Well Builder",)}, goods={P1: "9 clay 9 stone"})
    game.play("place Starting Player")
    assert not [option for option in game.options if option.startswith("build")]


@pytest.mark.ruling("Well Builder", "hold again for a second Well")
def test_well_builder_builds_a_second_well(table: Table) -> None:
    game = table(
        played={P1: ("Well Builder",)}, majors={P1: ("Well",)}, hand={P1: ("Village Well",)},
        goods={P1: "1 wood 1 stone"},
        round=7, rooms={P1: "a1 b1 c1"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Village Well")
    game.play("place Day Laborer")
    game.play("place Family Growth")
    game.play("build Well")
    assert points(game, P1, "Improvements") == 9


@pytest.mark.ruling("Well Builder", "stays a major improvement")
def test_well_builders_well_is_no_minor_improvement_for_the_traveling_salesman(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Well Builder", "Traveling Salesman")}, hand={P1: ("Corn Sheaf",)},
        goods={P1: "1 wood 1 stone"},
    )  # fmt: skip
    game.play("place Improvement")
    game.play("build Well")
    assert deciding(game) == P2


# -- Wood Buyer -----------------------------------------------------------------------------------


@pytest.mark.ruling("Wood Buyer", "it is 1 wood in a turn")
def test_wood_buyer_buys_a_wood_each_turn(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",)}, goods={P1: "2 food", P2: "0 food", P3: "0 food"}
    )
    game.play("place 3 Wood")
    game.play("take 1 wood")
    game.play("place 2 Wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2), game.goods(P3)) == ("2 wood", "2 wood 1 food", "1 wood 1 food")


def test_wood_buyer_may_leave_it_and_buys_no_own_wood(table: Table) -> None:
    game = table(seats=3, played={P1: ("Wood Buyer",)}, goods={P1: "2 food", P2: "0 food"})
    game.play("place 3 Wood")
    game.play("place 2 Wood")
    game.play("done")
    assert (game.goods(P1), game.goods(P2)) == ("3 wood 2 food", "2 wood")


@pytest.mark.ruling("Wood Buyer", "also where you choose wood")
def test_wood_buyer_buys_where_wood_is_chosen(table: Table) -> None:
    game = table(seats=3, starting_player=P2, played={P1: ("Wood Buyer",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Take 1 Resource")
    game.play("take 1 wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 food")


@pytest.mark.ruling("Wood Buyer", "Any action space that gives wood counts")
def test_wood_buyer_buys_on_the_space_for_five_players(table: Table) -> None:
    game = table(seats=5, starting_player=P2, played={P1: ("Wood Buyer",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Reed, Stone and Wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 reed 1 stone 1 food")


@pytest.mark.ruling("Wood Buyer", "like the Berry Picker and the Woodcutter")
def test_the_seller_of_a_wood_still_picks_berries_and_cuts_wood(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",), P2: ("Berry Picker", "Woodcutter")},
        goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place 1 Wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 wood 2 food")


@pytest.mark.ruling("Wood Buyer", "Resource Seller does not count")
def test_the_sellers_resource_seller_does_not_count_a_wood_that_is_sold(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",), P2: ("Resource Seller",)},
        goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place 1 Wood")
    game.play("take 1 wood")
    assert game.goods(P2) == "1 food"


@pytest.mark.ruling("Wood Buyer", "Any action space that gives wood counts")
def test_wood_buyer_buys_wood_that_the_wood_distributor_has_laid(table: Table) -> None:
    game = distributed(table, 3, second=("Wood Buyer",))
    game.play("place 1 Clay")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("2 clay 2 food", "1 wood")


@pytest.mark.ruling("Wood Buyer", "Where all wood is left behind")
@pytest.mark.parametrize(
    ("card", "wood", "choice"),
    [
        ("Pig Catcher", 2, "take 1 boar for 2 wood left behind"),
        ("Basket", 2, "take 3 food for 2 wood left behind"),
        ("Mushroom Collector", 1, "take 2 food for 1 wood left behind"),
    ],
)
def test_wood_buyer_buys_no_wood_that_is_left_behind(table: Table, card: str, wood: int, choice: str) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",), P2: (card,)}, goods={P1: "1 food", P2: "5 wood"},
        spaces={"3 Wood": f"{wood} wood"},
    )  # fmt: skip
    game.play("place 3 Wood")
    game.play(choice)
    assert (deciding(game), game.goods(P1)) == (P3, "1 food")


# -- Wood Collector -------------------------------------------------------------------------------


@pytest.mark.ruling("Wood Collector", "Groom's stable")
def test_wood_that_arrives_pays_the_groom(table: Table) -> None:
    game = table(
        seats=4,
        round=5,
        hand={P1: ("Wood Collector",)},
        played={P1: ("Groom",)},
        house={P1: "stone house"},
        goods={P1: "1 food"},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )
    game.play("place Occupation")
    assert game.round == 6
    game.play("stable a5")
    assert game.goods(P1) == "nothing"


def test_wood_collector_lays_wood_on_the_next_five_rounds(table: Table) -> None:
    game = table(round=3, hand={P1: ("Wood Collector",)})
    game.play("place Occupation")
    assert promised(game, P1) == dict.fromkeys(range(4, 9), "1 wood")


def test_wood_collector_lays_nothing_after_the_last_round(table: Table) -> None:
    game = table(round=12, hand={P1: ("Wood Collector",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 wood", 14: "1 wood"}
