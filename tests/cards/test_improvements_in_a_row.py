"""Businessman, Traveling Salesman and Merchant: several improvements in one turn."""

import pytest

from farmyard.agricola.position import P1, P2
from helpers import Table, deciding, names, play
from situations import dealer


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


@pytest.mark.ruling("Traveling Salesman", "to 2 major ones with an action for a minor one")
def test_traveling_salesman_and_merchant_build_two_majors_with_an_action_for_a_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Merchant", goods={P1: "5 clay 1 food"})
    play(game, "place Starting Player", "build Fireplace (2 clay)", "build Fireplace (3 clay)")
    assert game.goods(P1) == "nothing"
    assert len(names(game, P1)) == 2 + 2


@pytest.mark.ruling("Businessman", "With the Merchant 1 food brings another minor")
def test_businessman_and_merchant_play_four_minors_for_a_food(table: Table) -> None:
    game = dealer(table, "Businessman", "Merchant", goods={P1: "6 wood 3 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "play Plane", "done")
    play(game, "play Spindle", "play Corn Scoop")
    assert game.goods(P1) == "2 wood 2 food"
    assert "play Stone Tongs" not in game.options


@pytest.mark.ruling("Businessman", "another minor or major improvement")
def test_businessman_and_merchant_play_two_minors_and_two_majors_for_a_food(table: Table) -> None:
    game = dealer(table, "Businessman", "Merchant", goods={P1: "4 wood 6 clay 1 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "build Fireplace (2 clay)", "done")
    assert "build Fireplace (3 clay)" not in game.options
    play(game, "play Plane", "build Fireplace (3 clay)")
    assert game.goods(P1) == "2 wood 1 clay"
    assert "play Spindle" not in game.options


def test_all_three_play_six_minors_for_a_food(table: Table) -> None:
    game = dealer(table, "Businessman", "Merchant", "Traveling Salesman", goods={P1: "6 wood 2 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "play Plane", "use Traveling Salesman")
    play(game, "play Spindle", "done", "play Corn Scoop", "play Fishing Rod", "play Stone Tongs")
    assert game.goods(P1) == "1 food"
    assert len(names(game, P1)) == 3 + 6
