"""Buyers, fences and chains of improvements in decks I and K: each clause and each ruling."""

from collections.abc import Callable
from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.payment import Pay, charge
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Price
from farmyard.kernel.errors import IllegalChoice
from helpers import deciding, names, play

Table = Callable[..., Agricola]

FOR_A_WOOD = ("Clogs", "Corn Scoop", "Fishing Rod", "Plane", "Spindle", "Stone Tongs")


# -- Reed Buyer -----------------------------------------------------------------------------

BUYER: dict[str, Any] = {"seats": 4, "played": {P2: ("Reed Buyer",)}}


@pytest.mark.ruling("Reed Buyer", "The seller cannot refuse")
def test_reed_buyer_buys_a_reed_and_the_seller_gets_two_food(table: Table) -> None:
    game = table(spaces={"1 Reed": "2 reed"}, goods={P1: "0 food", P2: "1 food"}, **BUYER)
    play(game, "place 1 Reed")
    assert deciding(game) == P2
    play(game, "take 1 reed")
    assert game.goods(P1) == "1 reed 2 food"
    assert game.goods(P2) == "1 reed"


def test_reed_buyer_may_leave_it(table: Table) -> None:
    game = table(goods={P1: "0 food", P2: "1 food"}, **BUYER)
    play(game, "place 1 Reed", "done")
    assert (game.goods(P1), game.goods(P2)) == ("1 reed", "1 food")


def test_reed_buyer_needs_a_food(table: Table) -> None:
    game = table(goods={P2: "0 food"}, **BUYER)
    play(game, "place 1 Reed")
    assert game.options[0].startswith("place")


def test_reed_buyer_may_turn_grain_into_the_food(table: Table) -> None:
    game = table(goods={P1: "0 food", P2: "1 grain"}, **BUYER)
    play(game, "place 1 Reed", "take 1 reed")
    assert (game.goods(P1), game.goods(P2)) == ("2 food", "1 reed")


@pytest.mark.ruling("Reed Buyer", "Any action space that gives reed counts")
def test_reed_buyer_buys_on_the_space_for_four_players(table: Table) -> None:
    game = table(goods={P1: "0 food", P2: "1 food"}, **BUYER)
    play(game, "place Reed, Stone and Food", "take 1 reed")
    assert (game.goods(P1), game.goods(P2)) == ("1 stone 3 food", "1 reed")


@pytest.mark.ruling("Reed Buyer", "Any action space that gives reed counts")
def test_reed_buyer_buys_on_the_space_for_five_players(table: Table) -> None:
    game = table(seats=5, played={P2: ("Reed Buyer",)}, goods={P1: "0 food", P2: "1 food"})
    play(game, "place Reed, Stone and Wood", "take 1 reed")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood 1 stone 2 food", "1 reed")


@pytest.mark.ruling("Reed Buyer", "nothing when it is taken again in the round")
def test_reed_buyer_buys_only_from_the_first_in_a_round(table: Table) -> None:
    game = table(goods={P1: "0 food", P2: "2 food"}, **BUYER)
    play(game, "place 1 Reed", "done", "place Fishing", "place Reed, Stone and Food")
    assert deciding(game) == P4
    assert game.goods(P2) == "3 food"


@pytest.mark.ruling("Reed Buyer", "when you are the first to take reed")
def test_reed_buyer_buys_nothing_after_taking_reed_first(table: Table) -> None:
    game = table(starting_player=P2, goods={P2: "2 food", P3: "0 food"}, **BUYER)
    play(game, "place 1 Reed", "place Reed, Stone and Food")
    assert game.goods(P2) == "1 reed 2 food"
    assert game.goods(P3) == "1 reed 1 stone 1 food"


def test_reed_buyer_played_after_reed_was_taken_waits_for_the_next_round(table: Table) -> None:
    game = table(seats=4, hand={P2: ("Reed Buyer",)}, goods={P1: "0 food", P2: "2 food"}, spaces={"1 Reed": "1 reed"})
    play(game, "place 1 Reed", "place Occupation", "place Reed, Stone and Food")
    assert deciding(game) == P4
    play(game, "place Day Laborer", "place Fishing", "place 1 Clay", "place 3 Wood", "place 1 Wood")
    assert game.round == 2
    play(game, "place 1 Reed", "take 1 reed")
    assert game.goods(P2).startswith("1 clay 1 reed")


@pytest.mark.ruling("Reed Buyer", "reed that cards give does not")
def test_reed_buyer_ignores_reed_from_cards(table: Table) -> None:
    game = table(hand={P1: ("Helpful Neighbors",)}, goods={P1: "1 wood", P2: "2 food"}, **BUYER)
    play(game, "place Starting Player", "play Helpful Neighbors", "take 1 reed")
    assert deciding(game) == P1
    play(game, "become starting player", "place Fishing", "place Reed, Stone and Food")
    assert deciding(game) == P2


@pytest.mark.ruling("Reed Buyer", "The seller's Fish Trap still reacts")
@pytest.mark.ruling("Reed Buyer", "your Fish Trap does not react")
def test_the_fish_trap_of_the_seller_reacts_and_that_of_the_buyer_does_not(table: Table) -> None:
    game = table(seats=4, played={P1: ("Fish Trap",), P2: ("Reed Buyer",)}, goods={P1: "0 food", P2: "1 food"})
    play(game, "place 1 Reed", "take 1 reed")
    assert game.goods(P1) == "3 food"
    game = table(seats=4, played={P2: ("Reed Buyer", "Fish Trap")}, goods={P1: "0 food", P2: "1 food"})
    play(game, "place 1 Reed", "take 1 reed")
    assert game.goods(P2) == "1 reed"


@pytest.mark.ruling("Reed Buyer", "the Resource Seller does not count what is sold")
def test_the_sellers_resource_seller_does_not_count_what_is_sold(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Resource Seller",), P2: ("Reed Buyer",)}, spaces={"1 Reed": "1 reed", "3 Wood": "3 wood"}
    )
    game.players[P1].marks["Resource Seller"] = 2
    sold = game.clone()
    play(game, "place 1 Reed", "done")
    play(sold, "place 1 Reed", "take 1 reed")
    assert game.players[P1].marks["Resource Seller"] == 3
    assert sold.players[P1].marks["Resource Seller"] == 2
    assert sold.goods(P1) == "4 food"


def test_the_sellers_resource_seller_counts_what_is_not_sold(table: Table) -> None:
    game = table(seats=4, played={P1: ("Resource Seller",), P2: ("Reed Buyer",)}, spaces={"1 Reed": "2 reed"})
    game.players[P1].marks["Resource Seller"] = 2
    play(game, "place 1 Reed", "take 1 reed")
    assert game.players[P1].marks["Resource Seller"] == 3
    assert game.goods(P1) == "2 reed 4 food"


def test_the_buyers_resource_seller_counts_what_is_bought(table: Table) -> None:
    game = table(seats=4, played={P2: ("Reed Buyer", "Resource Seller")}, goods={P2: "1 food"})
    game.players[P2].marks["Resource Seller"] = 2
    play(game, "place 1 Reed", "take 1 reed")
    assert game.goods(P2) == "2 reed"


@pytest.mark.ruling("Reed Buyer", "What you buy is no reed from an action space")
def test_bought_reed_gives_the_buyer_no_claim_to_fishing(table: Table) -> None:
    game = table(seats=4, played={P2: ("Reed Buyer", "Net Fisherman")}, at_home={P1: 1, P2: 1, P3: 0, P4: 0})
    play(game, "place 1 Reed", "take 1 reed", "place Day Laborer")
    assert game.round == 2
    assert deciding(game) == P1


# -- Net Fisherman --------------------------------------------------------------------------

FISHER: dict[str, Any] = {"played": {P1: ("Net Fisherman",)}, "at_home": {P1: 1, P2: 0}}


def test_net_fisherman_takes_the_food_from_fishing(table: Table) -> None:
    game = table(spaces={"Fishing": "3 food", "1 Reed": "1 reed"}, goods={P1: "0 food"}, **FISHER)
    play(game, "place 1 Reed", "take 3 food")
    assert game.goods(P1) == "1 reed 3 food"
    assert game.round == 2


def test_net_fisherman_may_leave_the_food(table: Table) -> None:
    game = table(goods={P1: "0 food"}, **FISHER)
    play(game, "place 1 Reed", "done", "place Fishing")
    assert game.goods(P1) == "1 reed 2 food"


@pytest.mark.ruling("Net Fisherman", "Reed from cards does not count")
def test_net_fisherman_needs_reed_from_a_person(table: Table) -> None:
    game = table(hand={P1: ("Helpful Neighbors",)}, goods={P1: "1 wood"}, **FISHER)
    play(game, "place Starting Player", "play Helpful Neighbors", "take 1 reed", "become starting player")
    assert game.round == 2
    assert game.options[0].startswith("place")


@pytest.mark.ruling("Net Fisherman", "Reed from cards does not count")
def test_reed_on_a_round_space_gives_the_net_fisherman_nothing(table: Table) -> None:
    game = table(hand={P1: ("Reed Collector",)}, goods={P1: "1 food"}, **FISHER)
    play(game, "place Occupation", "place Day Laborer", "place 3 Wood", "place 1 Clay", "place Plow 1 Field")
    assert game.goods(P1) == "2 clay 1 reed 2 food"
    play(game, "plow a5")
    assert game.round == 3


@pytest.mark.ruling("Net Fisherman", "If somebody has fished in the meantime")
def test_nothing_is_left_for_the_net_fisherman_once_somebody_has_fished(table: Table) -> None:
    game = table(played={P1: ("Net Fisherman",)}, at_home={P1: 1, P2: 1}, goods={P1: "0 food"})
    play(game, "place 1 Reed", "place Fishing")
    assert game.round == 2
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Net Fisherman", "nor reed that you took before you played this card")
def test_reed_taken_before_the_net_fisherman_was_played_does_not_count(table: Table) -> None:
    game = table(hand={P1: ("Net Fisherman",)}, at_home={P1: 2, P2: 0})
    play(game, "place 1 Reed", "place Occupation")
    assert game.round == 2
    assert game.options[0].startswith("place")


def test_net_fisherman_claims_only_for_the_round(table: Table) -> None:
    game = table(played={P1: ("Net Fisherman",)}, at_home={P1: 1, P2: 0}, people={P1: 2, P2: 2})
    play(game, "place 1 Reed", "take 1 food")
    play(game, "place Day Laborer", "place 1 Clay", "place 3 Wood", "place Plow 1 Field", "plow a5")
    assert game.round == 3


def test_net_fishermans_catch_is_no_use_of_fishing(table: Table) -> None:
    game = table(
        played={P1: ("Net Fisherman", "Fishing Rod", "Raft", "Canoe", "Fisherman")},
        at_home={P1: 1, P2: 0},
        goods={P1: "0 food"},
    )
    play(game, "place 1 Reed", "take 1 food")
    assert game.goods(P1) == "1 reed 1 food"


@pytest.mark.ruling("Net Fisherman", "You take food only")
def test_net_fisherman_takes_food_only(table: Table) -> None:
    game = table(spaces={"Fishing": "1 wood 2 food", "1 Reed": "1 reed"}, goods={P1: "0 food"}, **FISHER)
    play(game, "place 1 Reed", "take 2 food", "place Fishing")
    assert game.goods(P1) == "1 wood 1 reed 3 food"


@pytest.mark.ruling("Net Fisherman", "Any space that gives reed will do")
@pytest.mark.parametrize(
    ("seats", "space", "choice"),
    [
        (3, "Take 1 Resource", "take 1 reed"),
        (4, "Reed, Stone and Food", ""),
        (5, "Reed, Stone and Wood", ""),
    ],
)
def test_net_fisherman_claims_on_every_space_with_reed(table: Table, seats: int, space: str, choice: str) -> None:
    nobody = dict.fromkeys(range(1, seats), 0)
    game = table(seats=seats, played={P1: ("Net Fisherman",)}, at_home={P1: 1, **nobody})
    play(game, f"place {space}", *[choice for choice in [choice] if choice])
    assert game.options[:2] == ["take 1 food", "done"]


@pytest.mark.ruling("Net Fisherman", "also one where you choose reed")
def test_net_fisherman_claims_nothing_where_another_resource_is_chosen(table: Table) -> None:
    game = table(seats=3, played={P1: ("Net Fisherman",)}, at_home={P1: 1, P2: 0, P3: 0})
    play(game, "place Take 1 Resource", "take 1 clay")
    assert game.round == 2


# -- Fence Builder --------------------------------------------------------------------------


def marked(table: Table, space: str, **situation: Any) -> Agricola:
    """A game in which the first player has marked a space; the second has moved."""
    game = table(hand={P1: ("Fence Builder",)}, **situation)
    play(game, "place Occupation", f"place a fence on {space}")
    return game


def test_fence_builder_fences_after_using_the_marked_space(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood"})
    play(game, "place Fishing", "place Day Laborer", "enclose a5")
    assert game.goods(P1) == "2 food"
    assert game.players[P1].fences_left == 10


def test_fence_builder_may_leave_it(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood"})
    play(game, "place Fishing", "place Day Laborer", "done")
    assert deciding(game) == P2


def test_fence_builder_fences_nowhere_else(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood"})
    play(game, "place Day Laborer", "place Fishing")
    assert deciding(game) == P2


def test_fence_builder_does_not_act_for_others(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood", P2: "4 wood"})
    play(game, "place Day Laborer")
    assert deciding(game) == P1
    assert game.options[0].startswith("place")


@pytest.mark.ruling("Fence Builder", "You have only 14 fences left")
def test_fence_builder_leaves_fourteen_fences(table: Table) -> None:
    game = marked(table, "Fishing", cards=("Fences",), goods={P1: "20 wood"})
    assert game.players[P1].fences_left == 14
    play(game, "place Day Laborer", "place Fences")
    with pytest.raises(IllegalChoice, match="14 left"):
        game.play("enclose a1 a2 a3 a4 a5 b3 b5")


def test_fence_builder_marks_nothing_without_a_fence(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, goods={P1: "0 food"})
    game.players[P1].fences_away = 15
    play(game, "place Occupation")
    assert deciding(game) == P2
    assert game.players[P1].fences_left == 0


def test_fence_builder_does_nothing_when_all_fences_are_built(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "9 wood"})
    game.players[P1].fences_away = 15
    play(game, "place Fishing", "place Day Laborer")
    assert deciding(game) == P2


@pytest.mark.ruling("Fence Builder", "Any space in play may be marked")
def test_fence_builder_may_mark_the_space_of_a_card(table: Table) -> None:
    game = marked(table, "Tavern", played={P2: ("Tavern",)}, goods={P1: "4 wood"})
    play(game, "place Fishing", "place Tavern", "enclose a5")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Fence Builder", "no round card that is still to come")
def test_fence_builder_may_not_mark_a_round_card_to_come(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, cards=("Fences",))
    play(game, "place Occupation")
    assert "place a fence on Fences" in game.options
    assert "place a fence on 1 Sheep" not in game.options


@pytest.mark.ruling("Fence Builder", "unless the Chamberlain has revealed it")
@pytest.mark.ruling("Chamberlain", "The Foreman and the Fence Builder may choose")
def test_fence_builder_may_mark_what_the_chamberlain_has_revealed(table: Table) -> None:
    game = table(round=10, played={P2: ("Chamberlain",)}, hand={P1: ("Fence Builder",)}, at_home={P1: 1, P2: 0})
    play(game, "place Day Laborer", "place Occupation", "place a fence on Renovation and Fences")
    assert game.players[P1].fences_left == 14


@pytest.mark.ruling("Fence Builder", "not in the turn in which you play this card")
def test_fence_builder_does_not_act_in_the_turn_in_which_it_is_played(table: Table) -> None:
    game = table(
        hand={P1: ("Fence Builder",)}, played={P2: ("Fence Builder",)}, goods={P1: "4 wood"}, at_home={P1: 1, P2: 0}
    )
    play(game, "place Occupation", "place a fence on Occupation")
    assert game.round == 2
    assert game.goods(P1) == "4 wood"


@pytest.mark.ruling("Fence Builder", "You must be able to use the space itself")
def test_fence_builder_cannot_go_to_an_empty_space_just_to_fence(table: Table) -> None:
    game = marked(table, "Fishing", goods={P1: "4 wood"}, spaces={"Fishing": "nothing"})
    play(game, "place Day Laborer")
    with pytest.raises(IllegalChoice, match="nothing lies there"):
        game.play("place Fishing")


@pytest.mark.ruling("Fence Builder", "The fences come after everything else")
def test_fence_builder_comes_after_everything_else(table: Table) -> None:
    game = marked(table, "3 Wood", played={P1: ("Mushroom Collector",)}, goods={P1: "2 wood 1 food"})
    play(game, "place Fishing", "place 3 Wood", "take 2 food for 1 wood left behind", "enclose a5")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Fence Builder", "On a space for fences you build fences twice")
def test_fence_builder_fences_twice_on_a_space_for_fences(table: Table) -> None:
    game = table(
        hand={P1: ("Fence Builder",)}, played={P1: ("Hedge Keeper", "Farmer", "Stablehand")}, cards=("Fences",),
        goods={P1: "3 wood 1 food"}, majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on Fences", "place Fishing", "place Fences")
    play(game, "enclose a5", "stable c5")
    assert game.goods(P1) == "2 wood 1 boar"
    play(game, "enclose a4", "stable c4")
    assert game.goods(P1) == "1 wood 1 boar 1 cattle"
    assert deciding(game) == P2


@pytest.mark.ruling("Fence Builder", "others' Fencer act twice")
def test_fencer_of_another_player_sees_two_buildings_of_the_fence_builder(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Fence Builder",)}, played={P2: ("Fencer",)}, cards=("Fences",), goods={P1: "7 wood"}
    )
    play(game, "place Occupation", "place a fence on Fences", "place Fishing", "place 1 Clay", "place 1 Reed")
    play(game, "place Fences", "enclose a5", "done", "enclose a4")
    assert game.goods(P2).startswith("2 wood")


# -- Fence Deliveryman ----------------------------------------------------------------------


def arriving(table: Table, fences: int = 4, **situation: Any) -> Agricola:
    """A game at the start of round 7, on whose space fences of the first player lie."""
    played = situation.pop("played", ())
    game = table(
        round=6, played={P1: ("Fence Deliveryman", *played)}, at_home={P1: 1, P2: 0}, spaces={"1 Reed": "1 reed"},
        **situation,
    )  # fmt: skip
    game.players[P1].marks["Fence Deliveryman in round 7"] = fences
    game.players[P1].fences_away += fences
    play(game, "place 1 Reed")
    return game


@pytest.mark.parametrize(("round", "rounds"), [(1, [7, 11]), (4, [10, 14]), (5, [11]), (8, [14]), (9, [])])
def test_fence_deliveryman_lays_fences_on_two_rounds(table: Table, round: int, rounds: list[int]) -> None:
    game = table(round=round, hand={P1: ("Fence Deliveryman",)})
    play(game, "place Occupation")
    laid = [r for r in range(1, 15) if game.players[P1].marks.get(f"Fence Deliveryman in round {r}", 0) == 4]
    assert laid == rounds
    assert game.players[P1].fences_left == 15 - 4 * len(rounds)


@pytest.mark.ruling("Fence Deliveryman", "the earlier round space gets its 4 first")
def test_fence_deliveryman_fills_the_earlier_space_first(table: Table) -> None:
    game = table(hand={P1: ("Fence Deliveryman",)}, pastures={P1: ("a2 a3 a4 a5",)})
    left = game.players[P1].fences_left
    play(game, "place Occupation")
    assert game.players[P1].marks["Fence Deliveryman in round 7"] == 4
    assert game.players[P1].marks["Fence Deliveryman in round 11"] == left - 4 == 1
    assert game.players[P1].fences_left == 0


def test_fence_deliveryman_builds_for_two_food_without_wood(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"})
    play(game, "enclose a5")
    assert game.goods(P1) == "1 reed"
    assert game.players[P1].fences_left == 11


@pytest.mark.ruling("Fence Deliveryman", "Those that you do not build go back")
def test_fence_deliverymans_fences_may_go_back(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"})
    assert game.players[P1].fences_left == 11
    play(game, "return 4 fences")
    assert game.goods(P1) == "1 reed 2 food"
    assert game.players[P1].fences_left == 15


def test_fence_deliverymans_fences_go_back_by_themselves_without_food(table: Table) -> None:
    game = arriving(table, goods={P1: "1 food"})
    assert game.players[P1].fences_left == 15
    assert game.goods(P1) == "1 reed 1 food"


@pytest.mark.ruling("Fence Deliveryman", "It is 2 food for 1 to 3 fences")
def test_fence_deliveryman_takes_two_food_for_fewer_fences(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"}, pastures={P1: ("a5",)})
    play(game, "enclose a4")
    assert game.goods(P1) == "1 reed"
    assert game.players[P1].fences_left == 8


def test_fence_deliveryman_builds_no_more_than_were_delivered(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food 9 wood"})
    assert "enclose a5" in game.options
    assert "enclose a4 a5" not in game.options


@pytest.mark.ruling("Fence Deliveryman", "cannot be built in any other way")
def test_fences_on_a_round_space_cannot_be_built_otherwise(table: Table) -> None:
    game = table(cards=("Fences",), hand={P1: ("Fence Deliveryman",)}, goods={P1: "15 wood"})
    play(game, "place Occupation", "place Fishing", "place Fences")
    with pytest.raises(IllegalChoice, match="7 left"):
        game.play("enclose a3 a4 a5 b4")


@pytest.mark.ruling("Fence Deliveryman", "The free fences of the Hedge Keeper")
def test_hedge_keepers_fences_come_on_top_of_the_fence_deliveryman(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"}, played=("Hedge Keeper",))
    play(game, "enclose a4 a5")
    assert game.players[P1].fences_left == 9
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Fence Deliveryman", "Food that you get at the start of that round")
def test_food_from_the_start_of_the_round_pays_the_fence_deliveryman(table: Table) -> None:
    game = table(round=6, played={P1: ("Fence Deliveryman",)}, at_home={P1: 1, P2: 0}, goods={P1: "1 food"})
    game.players[P1].marks["Fence Deliveryman in round 7"] = 4
    game.players[P1].fences_away += 4
    game.promised[6 * 2] += game.stock[9]
    play(game, "place 1 Reed", "enclose a5")
    assert game.goods(P1) == "1 reed"


def test_grain_may_become_the_food_for_the_fence_deliveryman(table: Table) -> None:
    game = arriving(table, goods={P1: "1 food 1 grain"})
    play(game, "enclose a5")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Fence Deliveryman", "The Farmer and the Stablehand react")
def test_farmer_and_stablehand_react_to_the_fence_deliveryman(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"}, played=("Farmer", "Stablehand"))
    play(game, "enclose a5", "stable c5")
    assert game.goods(P1) == "1 reed 1 boar"


# -- Businessman, Traveling Salesman and Merchant -------------------------------------------


def dealer(table: Table, *cards: str, **situation: Any) -> Agricola:
    """A table at which the first player has these cards and minor improvements for 1 wood in hand."""
    return table(seats=3, played={P1: cards}, hand={P1: FOR_A_WOOD}, cards=("Improvement",), **situation)


@pytest.mark.ruling("Businessman", "once in a turn")
def test_businessman_adds_a_minor_improvement(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood"})
    play(game, "place Starting Player", "play Clogs", "play Plane")
    assert names(game, P1) == ["Businessman", "Clogs", "Plane"]
    assert "play Spindle" not in game.options


def test_businessman_adds_a_major_improvement(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "1 wood 2 clay"})
    play(game, "place Starting Player", "play Clogs", "build Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"


def test_businessman_may_leave_it(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood"})
    play(game, "place Starting Player", "play Clogs", "done", "done")
    assert deciding(game) == P2


@pytest.mark.ruling("Businessman", "It works only once a minor improvement has really been played")
def test_businessman_works_only_once_a_minor_has_been_played(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood 3 clay"})
    play(game, "place Starting Player")
    assert "build Fireplace (2 clay)" not in game.options
    play(game, "become starting player", "done")
    assert deciding(game) == P2


def test_businessman_works_on_starting_player_only(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood"})
    play(game, "place Improvement", "play Clogs")
    assert deciding(game) == P2


@pytest.mark.ruling("Businessman", "What it costs and asks for is as usual")
def test_businessmans_improvement_has_its_usual_price(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "1 wood 1 clay"})
    play(game, "place Starting Player", "play Clogs")
    assert names(game, P1) == ["Businessman", "Clogs"]
    assert not [option for option in game.options if option.startswith(("play", "build"))]


@pytest.mark.ruling("Businessman", "What it costs and asks for is as usual")
def test_businessmans_improvement_has_its_usual_prerequisite(table: Table) -> None:
    game = table(seats=3, played={P1: ("Businessman",)}, hand={P1: ("Clogs", "Flail", "Loom")}, goods={P1: "9 wood"})
    play(game, "place Starting Player", "play Clogs")
    assert "play Flail" in game.options
    assert "play Loom" not in game.options


def test_traveling_salesman_builds_a_major_with_an_action_for_a_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "1 wood 2 clay"})
    play(game, "place Starting Player", "build Fireplace (2 clay)")
    assert not [option for option in game.options if option.startswith("play")]
    assert names(game, P1) == ["Traveling Salesman", "Fireplace (2 clay)"]


def test_traveling_salesman_builds_a_major_after_family_growth(table: Table) -> None:
    game = table(
        round=5, cards=("Family Growth",), played={P1: ("Traveling Salesman",)}, rooms={P1: "a1 b1 c1"},
        goods={P1: "2 clay"},
    )  # fmt: skip
    play(game, "place Family Growth", "build Fireplace (2 clay)")
    assert names(game, P1) == ["Traveling Salesman", "Fireplace (2 clay)"]


@pytest.mark.ruling("Traveling Salesman", "Otherwise it works once in a turn")
def test_traveling_salesman_plays_two_minors_with_an_action_for_major_or_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "4 wood 2 clay"})
    play(game, "place Improvement", "play Clogs")
    assert "build Fireplace (2 clay)" not in game.options
    play(game, "play Plane")
    assert deciding(game) == P2
    assert game.goods(P1) == "2 wood 2 clay"


def test_traveling_salesman_plays_two_minors_after_a_renovation(table: Table) -> None:
    game = table(
        round=5, cards=("Renovation and Improvement",), played={P1: ("Traveling Salesman",)},
        hand={P1: ("Clogs", "Plane")}, goods={P1: "2 wood 2 clay 1 reed"},
    )  # fmt: skip
    play(game, "place Renovation and Improvement", "play Clogs", "play Plane")
    assert game.goods(P1) == "nothing"


def test_traveling_salesman_need_not_play_a_second_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "2 wood"})
    play(game, "place Improvement", "play Clogs", "done")
    assert deciding(game) == P2


def test_traveling_salesman_adds_no_minor_to_a_major(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "2 wood 2 clay"})
    play(game, "place Improvement", "build Fireplace (2 clay)")
    assert deciding(game) == P2


def test_traveling_salesman_plays_one_minor_with_an_action_for_a_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "2 wood"})
    play(game, "place Starting Player", "play Clogs")
    assert "play Plane" not in game.options


@pytest.mark.ruling("Traveling Salesman", "With the Businessman you may play up to 3")
@pytest.mark.ruling("Businessman", "With the Traveling Salesman")
def test_traveling_salesman_and_businessman_play_three_minors(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Businessman", goods={P1: "6 wood"})
    play(game, "place Starting Player", "play Clogs", "play Plane", "play Spindle")
    assert "play Corn Scoop" not in game.options
    assert len(names(game, P1)) == 2 + 3


def test_businessman_adds_nothing_to_a_major_of_the_traveling_salesman(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Businessman", goods={P1: "2 clay 3 wood"})
    play(game, "place Starting Player", "build Fireplace (2 clay)")
    assert "play Clogs" not in game.options


def test_a_major_may_follow_a_minor_with_both(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Businessman", goods={P1: "2 clay 3 wood"})
    play(game, "place Starting Player", "play Clogs", "build Fireplace (2 clay)")
    assert "play Plane" not in game.options


@pytest.mark.ruling("Traveling Salesman", "With the Merchant 1 food leads to 4 minor")
def test_traveling_salesman_and_merchant_play_four_minors_for_a_food(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Merchant", goods={P1: "6 wood 3 food"})
    play(game, "place Improvement", "play Clogs", "use Traveling Salesman", "play Plane")
    play(game, "play Spindle", "play Corn Scoop")
    assert game.goods(P1) == "2 wood 2 food"
    assert deciding(game) == P2


def test_the_merchant_may_come_before_the_second_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Merchant", goods={P1: "6 wood 3 food"})
    play(game, "place Improvement", "play Clogs", "use Merchant", "play Plane", "play Spindle", "play Corn Scoop")
    assert game.goods(P1) == "2 wood 2 food"
    assert deciding(game) == P2


@pytest.mark.ruling("Traveling Salesman", "to 2 major ones with an action for a minor one")
def test_traveling_salesman_and_merchant_build_two_majors_with_an_action_for_a_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Merchant", goods={P1: "5 clay 1 food"})
    play(game, "place Starting Player", "build Fireplace (2 clay)", "build Fireplace (3 clay)")
    assert game.goods(P1) == "nothing"
    assert len(names(game, P1)) == 2 + 2


@pytest.mark.ruling("Businessman", "With the Merchant 1 food brings another minor")
def test_businessman_and_merchant_play_four_minors_for_a_food(table: Table) -> None:
    game = dealer(table, "Businessman", "Merchant", goods={P1: "6 wood 3 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "play Plane")
    play(game, "play Spindle", "play Corn Scoop")
    assert game.goods(P1) == "2 wood 2 food"
    assert "play Stone Tongs" not in game.options


@pytest.mark.ruling("Businessman", "another minor or major improvement")
def test_businessman_and_merchant_play_two_minors_and_two_majors_for_a_food(table: Table) -> None:
    game = dealer(table, "Businessman", "Merchant", goods={P1: "4 wood 6 clay 1 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "build Fireplace (2 clay)")
    assert "build Fireplace (3 clay)" not in game.options
    play(game, "play Plane", "build Fireplace (3 clay)")
    assert game.goods(P1) == "2 wood 1 clay"
    assert "play Spindle" not in game.options


def test_all_three_play_six_minors_for_a_food(table: Table) -> None:
    game = dealer(table, "Businessman", "Merchant", "Traveling Salesman", goods={P1: "6 wood 2 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "play Plane", "play Spindle")
    play(game, "play Corn Scoop", "play Fishing Rod", "play Stone Tongs")
    assert game.goods(P1) == "1 food"
    assert len(names(game, P1)) == 3 + 6


# -- Paying -----------------------------------------------------------------------------------


def test_no_exchange_takes_away_what_a_choice_already_made_will_cost(table: Table) -> None:
    game = table(majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep 1 grain"})
    game.agenda.append((P1, Pay((Price("3 food"),))))
    assert "release sheep" not in game.options
    assert "convert sheep" in game.options
    play(game, "convert sheep")
    assert game.goods(P1) == "1 grain 2 food"


def test_what_cannot_be_paid_is_never_free(table: Table) -> None:
    game = table(goods={P1: "1 food"})
    with pytest.raises(AssertionError, match="cannot pay"):
        charge(game, P1, (Price("2 food"),))


def test_goods_for_a_price_that_cannot_be_paid_are_not_taken(table: Table) -> None:
    game = table(goods={P1: "1 food"})
    assert Take("1 cattle", price="2 food").run(game, P1) == []
    assert game.goods(P1) == "1 food"


def test_chains_of_conversions_are_worked_out_once(table: Table) -> None:
    game = table(played={P1: ("Dock Worker", "Clay Seller"), P2: ("Dock Worker", "Clay Seller")})
    assert game.players[P1].chains
    assert game.players[P1].chains is game.players[P2].chains
