"""Occupations of deck I, Q to R."""

from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, deciding, note, play, put_fences_away, tally

# -- Rancher --------------------------------------------------------------------------------------


def test_rancher_takes_wood_with_the_fewest_unused_cells(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Rancher",)}, fields={P1: "c5"}, goods={P1: "0 food"})
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Rancher", "as few")
def test_rancher_gets_nothing_in_a_tie(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P1: ("Rancher",)}, fields={P1: "c5", P3: "c5"}, goods={P1: "0 food"}
    )
    assert game.goods(P1) == "nothing"


def last_turn_of_round_1(table: Table, played: tuple[str, ...], card: str, number: int) -> Agricola:
    """One person left in round 1, and a card that will act in round 2."""
    game = table(seats=4, played={P1: played}, goods={P1: "2 food"}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    note(game, P1, card).reserve(2, number)
    return game


@pytest.mark.ruling("Rancher", "before the Plowman")
def test_rancher_counts_before_the_plowman(table: Table) -> None:
    game = last_turn_of_round_1(table, ("Rancher", "Plowman"), "Plowman", 1)
    game.play("place Fishing")
    assert (game.round, deciding(game)) == (2, P1)
    game.play("plow c5")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Rancher", "or the Fence Deliveryman")
@pytest.mark.ruling("Fence Deliveryman", "The Rancher counts")
def test_rancher_counts_before_the_fence_deliveryman(table: Table) -> None:
    game = last_turn_of_round_1(table, ("Rancher", "Fence Deliveryman"), "Fence Deliveryman", 4)
    put_fences_away(game, 4)
    game.play("place Fishing")
    assert (game.round, deciding(game)) == (2, P1)
    game.play("enclose c5")
    assert game.goods(P1) == "1 food"


# -- Reed Buyer -----------------------------------------------------------------------------------


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
    assert "take 1 reed" not in game.options
    play(game, "place Fishing", "place Reed, Stone and Food")
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
    note(game, P1, "Resource Seller").goods = 2
    sold = game.clone()
    play(game, "place 1 Reed", "done")
    play(sold, "place 1 Reed", "take 1 reed")
    assert tally(game, P1, "Resource Seller").goods == 3
    assert tally(sold, P1, "Resource Seller").goods == 2
    assert sold.goods(P1) == "4 food"


@pytest.mark.ruling("Reed Buyer", "What you buy is no reed from an action space")
def test_bought_reed_gives_the_buyer_no_claim_to_fishing(table: Table) -> None:
    game = table(seats=4, played={P2: ("Reed Buyer", "Net Fisherman")}, at_home={P1: 1, P2: 1, P3: 0, P4: 0})
    play(game, "place 1 Reed", "take 1 reed", "place Day Laborer")
    assert game.round == 2
    assert deciding(game) == P1
