"""The forest deck: A Midsummer Night's Dream."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, all_goods, choices, deciding, farm, names, play, points, users
from woods import met, woods

DREAM = "A Midsummer Night's Dream"
SEND = f"use {DREAM}"


def dreaming(table: Table, seats: int = 2, **situation: object) -> Agricola:
    """A round later: the first player has chosen whose person serves."""
    game = woods(table, DREAM, seats=seats, at_home={P1: 1} | dict.fromkeys(range(1, seats), 0), **situation)
    game.play("place Forest")
    return game


@pytest.mark.ruling("A Midsummer Night's Dream", "gets 2 food for it and has one person fewer")
def test_a_person_of_another_player_serves_the_dreamer(table: Table) -> None:
    game = dreaming(table, goods={P1: "1 food", P2: "1 food"})
    assert (game.round, game.goods(P2), farm(game).at_home, farm(game, P2).at_home) == (2, "3 food", 2, 1)
    assert farm(game).on_cards[DREAM] == "1 person who serves you"


def test_the_dreamer_chooses_whose_person_serves(table: Table) -> None:
    game = dreaming(table, seats=3)
    assert choices(game) == ["take a person of player 2", "take a person of player 3"]
    game.play("take a person of player 3")
    assert all_goods(game)[1:] == ["3 food", "5 food"]


@pytest.mark.ruling("A Midsummer Night's Dream", "You decide in which of your turns")
def test_the_borrowed_person_goes_before_the_dreamers_own(table: Table) -> None:
    game = dreaming(table)
    play(game, SEND, "place Day Laborer")
    assert (deciding(game), users(game, "Day Laborer"), game.goods(P1)) == (P1, [P2], "3 wood 4 food")
    game.play("place Forest")
    assert (deciding(game), game.goods(P1)) == (P2, "6 wood 4 food")


def test_the_borrowed_person_goes_after_the_dreamers_own(table: Table) -> None:
    game = dreaming(table)
    game.play("place Day Laborer")
    assert (deciding(game), "place Fishing" in choices(game), "done" in choices(game)) == (P1, True, True)
    game.play("place Fishing")
    assert (deciding(game), users(game, "Fishing")) == (P2, [P2])
    play(game, "place Grain Seeds", "place Clay Pit")
    assert game.round == 3


def test_the_borrowed_person_may_wait_for_a_later_turn(table: Table) -> None:
    game = dreaming(table)
    play(game, "place Day Laborer", "done")
    assert deciding(game) == P2
    play(game, "place Fishing", "place Grain Seeds", "place Clay Pit")
    assert (game.round, users(game, "Clay Pit"), game.goods(P1)) == (3, [], "3 wood 2 clay 1 grain 4 food")


def test_the_borrowed_person_goes_home_and_the_dream_is_over(table: Table) -> None:
    game = dreaming(table, goods={P1: "1 food", P2: "1 food"})
    play(game, SEND, "place Day Laborer", "place Grain Seeds", "place Fishing", "place Clay Pit")
    assert (game.round, names(game, P1), farm(game).at_home, farm(game, P2).at_home) == (3, [], 2, 2)
    assert points(game, P2, "Family members") == 6


def test_the_action_is_the_dreamers(table: Table) -> None:
    game = dreaming(table, goods={P1: "1 food", P2: "1 food"})
    play(game, SEND, "place Meeting Place")
    assert (game.starting_player, farm(game).food_needed, farm(game, P2).food_needed) == (P1, 4, 4)


def test_nobody_lends_a_last_person(table: Table) -> None:
    game = woods(table, DREAM, seats=3, at_home={P1: 1, P2: 0, P3: 0}, people={P2: 1})
    game.play("place Forest")
    assert all_goods(game)[1:] == ["3 food", "5 food"]


def test_who_plays_alone_dreams_in_vain(table: Table) -> None:
    game = woods(table, DREAM, seats=1, at_home={P1: 1}, spaces={"Forest": "4 wood"})
    game.play("place Forest")
    play(game, "place Day Laborer", "place Fishing")
    assert (game.round, names(game, P1)) == (3, [])


@pytest.mark.ruling("A Midsummer Night's Dream", "In the last round nothing happens")
def test_a_dream_of_the_last_round_does_not_come_true(table: Table) -> None:
    assert names(met(table, DREAM, round=14), P1) == []


def test_a_borrowed_person_sleeps_in_the_land_of_cockaigne(table: Table) -> None:
    game = dreaming(table, beside=("Land of Cockaigne",))
    play(game, SEND, "place Land of Cockaigne", "place Day Laborer", "place Fishing", "place Clay Pit")
    assert (game.round, farm(game).at_home, farm(game, P2).at_home) == (3, 2, 1)
    assert users(game, "Land of Cockaigne") == [P2]
