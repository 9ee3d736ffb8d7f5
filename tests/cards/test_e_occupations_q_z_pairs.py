"""Occupations of deck E, Q to Z: rulings about two cards together."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, breakdown, scores
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import BREEDING, PREPARATION
from farmyard.agricola.state.goods import text
from helpers import deciding, play

Table = Callable[..., Agricola]
ALONE = {P2: 0, P3: 0, P4: 0}


def lost(game: Agricola, seat: int) -> int:
    """The points that cards take."""
    return sum([line.points for line in breakdown(game, seat) if line.category == "Lost through cards"])


# -- Ratcatcher, Reed Collector -------------------------------------------------------------


@pytest.mark.ruling("Ratcatcher", "nor is a guest")
def test_ratcatcher_lets_a_guest_beside_two_family_members_work(table: Table) -> None:
    game = table(
        seats=3, round=9, starting_player=P2, played={P1: ("Ratcatcher",)}, hand={P2: ("Guest",)},
        at_home={P1: 0, P2: 1, P3: 0}, goods={P1: "9 food", P2: "9 food", P3: "9 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Guest", "become starting player")
    assert (game.round, game.players[P2].at_home) == (10, 3)


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


# -- Stablehand, Stablemaster ---------------------------------------------------------------


@pytest.mark.ruling("Stablehand", "Two fence actions")
def test_stablehand_builds_a_stable_for_each_of_two_fence_actions(table: Table) -> None:
    game = table(
        seats=2, cards=("Fences",), played={P1: ("Stablehand",)}, hand={P1: ("Fence Builder",)},
        goods={P1: "7 wood 1 food"}, at_home=ALONE,
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on Fences", "place Fences")
    play(game, "enclose c5", "done", "stable a5", "enclose c4", "stable a4")
    assert game.players[P1].stables.bit_count() == 2


@pytest.mark.ruling("Stablemaster", "Shepherd's Pipe")
@pytest.mark.parametrize("cards", [("Shepherd's Pipe", "Stablemaster"), ("Stablemaster", "Shepherd's Pipe")])
def test_shepherds_pipe_adds_nothing_to_the_stable_of_the_stablemaster(table: Table, cards: tuple[str, ...]) -> None:
    game = table(
        cards=("1 Sheep",), round=4, played={P1: cards}, stables={P1: "a5"}, spaces={"1 Sheep": "9 sheep"},
        goods={P1: "nothing"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 sheep"


# -- Stone Carrier, Stonecutter -------------------------------------------------------------


@pytest.mark.ruling("Stone Carrier", "Stone Buyer")
def test_stone_carrier_works_although_the_stone_buyer_buys_the_only_stone(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), played={P1: ("Stone Carrier",), P2: ("Stone Buyer",)},
        goods={P1: "nothing", P2: "1 food"},
    )  # fmt: skip
    play(game, "place 1 Stone", "take 1 stone")
    assert deciding(game) == P2
    game.play("take 1 stone")
    assert (game.goods(P1), game.goods(P2)) == ("1 stone 2 food", "1 stone")


@pytest.mark.ruling("Stonecutter", "Lumber is free")
def test_stonecutter_plays_the_lumber_for_nothing(table: Table) -> None:
    game = table(seats=3, played={P1: ("Stonecutter",)}, hand={P1: ("Lumber",)}, goods={P1: "nothing"})
    play(game, "place Starting Player", "play Lumber")
    assert game.goods(P1) == "3 wood"


# -- Tenant Farmer, Yeoman Farmer -----------------------------------------------------------


@pytest.mark.ruling("Tenant Farmer", "Animal Feed")
@pytest.mark.parametrize("cards", [("Tenant Farmer", "Animal Feed"), ("Animal Feed", "Tenant Farmer")])
def test_tenant_farmer_may_give_back_what_the_animal_feed_brings(table: Table, cards: tuple[str, ...]) -> None:
    game = table(seats=4, round=14, phase=BREEDING, played={P1: cards}, goods={P1: "1 sheep"})
    game.play("return 1 sheep")
    assert game.over
    assert (game.goods(P1), lost(game, P1)) == ("1 sheep", -2)


@pytest.mark.ruling("Yeoman Farmer", "Horse")
def test_yeoman_farmer_cancels_a_missing_kind_beside_the_horse(table: Table) -> None:
    cards = ("Horse", "Yeoman Farmer")
    totals = [scores(table(seats=3, played={P1: played}))[P1] for played in ((), cards[:1], cards[1:], cards)]
    assert [total - totals[0] for total in totals] == [0, 2, 7, 9]


# -- Thatcher -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("Half-timbered House", "1 wood 1 clay 2 stone"),
        ("Chicken Coop", "2 wood"),
        ("Chicken Coop", "2 clay"),
        ("Holiday House", "3 wood 1 reed"),
        ("Mansion", "3 wood 3 clay 1 reed 3 stone"),
    ],
)
def test_thatcher_saves_a_reed_of_each_of_these_improvements(table: Table, card: str, price: str) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, hand={P1: (card,)}, goods={P1: price})
    play(game, "place Starting Player", f"play {card}")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Thatcher", "like the Ladder")
@pytest.mark.parametrize("cards", [("Thatcher", "Ladder"), ("Ladder", "Thatcher")])
def test_thatcher_and_ladder_build_a_room_without_reed(table: Table, cards: tuple[str, ...]) -> None:
    game = table(seats=3, played={P1: cards}, goods={P1: "5 wood"})
    play(game, "place Build Rooms and Stables", "room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Thatcher", "nothing costs less than no reed")
def test_thatcher_and_ladder_renovate_for_the_clay_alone(table: Table) -> None:
    game = table(seats=3, round=7, played={P1: ("Thatcher", "Ladder")}, goods={P1: "2 clay"})
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"


# -- Woodcutter -----------------------------------------------------------------------------


@pytest.mark.ruling("Woodcutter", "Wood Distributor")
@pytest.mark.parametrize(
    ("space", "taken"), [("1 Clay", "3 wood 2 clay"), ("1 Reed", "3 wood 2 reed"), ("Fishing", "3 wood 2 food")]
)
def test_woodcutter_works_where_the_wood_distributor_has_laid_wood(table: Table, space: str, taken: str) -> None:
    game = table(phase=PREPARATION, played={P1: ("Woodcutter",), P2: ("Wood Distributor",)}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", f"place {space}")
    assert game.goods(P1) == taken


@pytest.mark.ruling("Woodcutter", "Pig Catcher")
def test_woodcutter_works_although_the_pig_catcher_leaves_all_wood(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Woodcutter", "Pig Catcher")}, goods={P1: "nothing"}, spaces={"2 Wood": "2 wood"}
    )
    play(game, "place 2 Wood", "take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 wood 1 boar"


@pytest.mark.ruling("Woodcutter", "Wood Buyer")
def test_woodcutter_works_although_the_wood_buyer_buys_the_only_wood(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Woodcutter",), P2: ("Wood Buyer",)}, goods={P1: "nothing", P2: "1 food"},
        spaces={"2 Wood": "1 wood"},
    )  # fmt: skip
    play(game, "place 2 Wood", "take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood 1 food", "1 wood")


def test_storyteller_leaves_the_food_on_the_space(table: Table) -> None:
    game = table(seats=4, played={P1: ("Storyteller",)}, spaces={"Traveling Players": "3 food"})
    play(game, "place Traveling Players", "take 1 vegetable for 1 food left behind")
    space = game.space("Traveling Players")
    assert space is not None
    assert text(game.stock[space.index]) == "1 food"
