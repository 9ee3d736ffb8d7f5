"""Paying what is owed."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.payment import Pay, charge
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Price
from helpers import Table, choices, play


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


def test_ways_to_pay_with_the_same_outcome_are_one_option(table: Table) -> None:
    game = table(played={P1: ("Dock Worker", "Brushwood Collector")}, goods={P1: "4 wood 12 clay 4 reed"})
    play(game, "place Build Rooms and Stables", "room b2")
    outcomes = []
    for option in choices(game):
        after = game.clone()
        after.play(option)
        outcomes.append(after.goods(P1))
    assert len(outcomes) == len(set(outcomes)) == 3
