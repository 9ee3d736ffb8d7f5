"""People who live apart or serve others, where other cards, illness or the seasons meet them."""

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, farm, note, play, points, take_away, users, with_cards
from quarry import quarry, until_round
from woods import woods

DREAM = "A Midsummer Night's Dream"
MOOR = {"edition": "original", "moor": "1"}


def quietly_until(game: Agricola, choice: str) -> None:
    """Play turns that change little until something may be chosen."""
    quiet = ("feed", "place Day Laborer", "place Fishing", "place 1 Clay", "place 1 Reed")
    while choice not in game.options:
        game.play(next(option for option in (*quiet, *choices(game)) if option in game.options))


# -- illness ----------------------------------------------------------------------------------


def test_who_borrows_from_the_ill_gets_an_ill_person(table: Table) -> None:
    game = woods(table, DREAM, **MOOR, round=4, at_home={P1: 1, P2: 0}, goods={P1: "9 food 2 fuel", P2: "9 food"})
    play(game, "place 3 Wood", "heat with 2 fuel")
    assert (game.round, farm(game, P2).ill, farm(game, P2).at_home) == (5, 1, 1)
    game.play(f"use {DREAM}")
    assert users(game, "Infirmary") == [P2]


def test_of_an_ill_and_a_healthy_person_the_dreamer_takes_the_healthy_one(table: Table) -> None:
    food = {P1: "9 food 2 fuel", P2: "9 food 1 fuel"}
    game = woods(table, DREAM, **MOOR, round=4, at_home={P1: 1, P2: 0}, goods=food)
    play(game, "place 3 Wood", "heat with 2 fuel", "heat with 1 fuel", f"use {DREAM}")
    assert (farm(game, P2).ill, "place Fishing" in game.options) == (1, True)


def test_a_borrowed_person_leaves_the_dreamers_own_ill_in_bed(table: Table) -> None:
    at_home = {P1: 1, P2: 0}
    healing = {"played": {P1: ("Healing Clay",)}, "goods": {P1: "9 food"}}
    game = woods(table, DREAM, edition="original", moor="3", at_home=at_home, **healing)
    game.play("place 3 Wood")
    game.players[P1].ill = 1
    play(game, f"use {DREAM}", "place Infirmary")
    assert (game.goods(P1), farm(game).ill) == ("3 wood 10 food", 1)


def test_the_undead_do_not_fall_ill(table: Table) -> None:
    undead = {"played": {P1: ("Revenant",)}, "people": {P1: 3}, "rooms": {P1: "a1 b1 c1"}, "goods": {P1: "9 food"}}
    game = woods(table, **MOOR, round=14, at_home={P1: 1, P2: 0}, **undead)
    note(game, P1, "Revenant").goods = 1
    play(game, "place Fishing")
    assert (farm(game).ill, points(game, P1, "Family members")) == (2, 2)


def test_the_ill_are_placed_before_the_undead(table: Table) -> None:
    game = woods(table, **MOOR, people={P1: 3}, ill={P1: 2}, at_home={P2: 0})
    note(game, P1, "Revenant").goods = 1
    with_cards(game, card_named("Revenant"))
    game.play("place Infirmary")
    assert "place Fishing" not in game.options
    game.play("place Infirmary")
    assert "place Fishing" in game.options


def test_the_ill_are_placed_before_who_comes_for_alien_fuel(table: Table) -> None:
    food = {P1: "9 food", P2: "9 food 2 fuel"}
    game = quarry(table, "Alien Fuel", **MOOR, round=7, at_home={P1: 1, P2: 0}, goods=food)
    play(game, "place 1 Stone", "heat with 2 fuel")
    assert (game.round, farm(game).ill, farm(game).at_home) == (8, 2, 3)
    assert "place Fishing" not in game.options
    play(game, "place Infirmary", "place 1 Reed", "place Infirmary", "place 1 Clay")
    assert "place Fishing" in game.options


def test_of_two_people_the_sleeper_may_be_the_ill_one(table: Table) -> None:
    food = {P1: "9 food 1 fuel", P2: "9 food 2 fuel"}
    game = woods(table, **MOOR, round=4, beside=("Land of Cockaigne",), at_home={P1: 1, P2: 0}, goods=food)
    play(game, "place Land of Cockaigne", "heat with 1 fuel", "heat with 2 fuel")
    assert (game.round, farm(game).at_home, farm(game).ill) == (5, 1, 1)
    assert "place Fishing" in game.options


def test_whoever_the_tripods_keep_at_home_may_be_the_ill_one(table: Table) -> None:
    food = {P1: "1 fuel", P2: "9 food 2 fuel"}
    game = quarry(table, **MOOR, round=4, beside=("Tripods",), at_home={P1: 1, P2: 0}, goods=food)
    play(game, "place 1 Clay", "heat with 1 fuel", "heat with 2 fuel")
    assert (game.round, farm(game).ill, farm(game).at_home) == (5, 1, 1)
    assert "place Fishing" in game.options


def test_a_wild_child_that_leaves_may_be_the_ill_one(table: Table) -> None:
    food = {P1: "9 food 1 fuel", P2: "9 food 2 fuel"}
    game = woods(table, "The Wild Child", **MOOR, round=4, at_home={P1: 1, P2: 0}, goods=food)
    play(game, "place 3 Wood", "heat with 1 fuel", "heat with 2 fuel")
    assert (farm(game).people, farm(game).ill) == (2, 0)


# -- the last person at home ------------------------------------------------------------------


def feasting(table: Table, **situation: object) -> Agricola:
    """The first player has one person in the Land of Cockaigne and one left to place, but no food for the Tripods."""
    beside = ("Land of Cockaigne", "Tripods")
    game = woods(table, x_deck=True, beside=beside, at_home={P2: 0}, goods={P1: "nothing", P2: "9 food"}, **situation)
    game.play("place Land of Cockaigne")
    take_away(game, P1, "5 food")
    return game


def test_the_tripods_do_not_take_the_last_person_beside_a_sleeper(table: Table) -> None:
    game = feasting(table)
    game.play("place Clay Pit")
    assert (game.round, farm(game).at_home) == (2, 1)


def test_who_is_about_to_wake_up_is_at_work_in_the_next_round(table: Table) -> None:
    game = feasting(table)
    play(game, "place Clay Pit", "place Reed Bank", "place Day Laborer", "place Grain Seeds")
    assert (game.round, farm(game).at_home) == (3, 1)


def test_a_guest_does_not_sleep_in_the_land_of_cockaigne(table: Table) -> None:
    game = woods(
        table, edition="original", decks="I", beside=("Land of Cockaigne",), hand={P1: ("Guest",)},
        at_home={P1: 1, P2: 0}, goods={P1: "2 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Guest", "place Day Laborer", "place 1 Clay", "place Fishing")
    play(game, "place 1 Reed", "place Land of Cockaigne")
    assert (game.round, farm(game).at_home) == (3, 2)
    assert users(game, "Land of Cockaigne") == []


@pytest.mark.parametrize("card", ["Rebel", "Carbonite Cousin"])
def test_for_a_borrowed_person_who_draws_one_of_the_dreamers_own_leaves(table: Table, card: str) -> None:
    plenty = {"goods": {P1: "30 food", P2: "30 food"}, "people": {P1: 3, P2: 3}}
    game = quarry(table, card, forest_deck=True, **plenty, played={P1: (DREAM,)})
    note(game, P1, DREAM).goods = 1
    note(game, P1, DREAM).waiting = P2
    play(game, f"use {DREAM}", "place Western Quarry")
    until_round(game, 6)
    assert (farm(game).away, farm(game, P2).away) == (1, 0)


# -- what is marked ---------------------------------------------------------------------------


def test_a_marker_on_the_space_of_a_season_that_is_over_is_in_vain(table: Table) -> None:
    plenty = {P1: "60 food", P2: "60 food"}
    game = quarry(table, "Carbonite Cousin", seasons=True, start_season="winter", goods=plenty)
    game.play("place Western Quarry")
    quietly_until(game, "place a marker on Autumn")
    game.play("place a marker on Autumn")
    assert (game.round, farm(game).at_home, farm(game).cards) == (9, 2, ())
