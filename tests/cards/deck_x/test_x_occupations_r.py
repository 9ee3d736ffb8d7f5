"""The one alien occupation."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from helpers import Table, deciding, farm, play, points, tally
from quarry import AT_THE_QUARRY, drawn, quarry, rest_of_round, until_round

# -- Rebel ------------------------------------------------------------------------------------


@pytest.mark.ruling("Rebel", "counts as an occupation")
def test_the_rebel_card_lies_before_its_drawer_for_five_points(table: Table) -> None:
    game = drawn(table, "Rebel")
    assert (farm(game).occupations, points(game, P1)) == (("Rebel",), 5)


def test_the_rebel_leaves_when_people_return_home_and_is_never_placed_again(table: Table) -> None:
    game = drawn(table, "Rebel")
    assert tally(game, P1, "Rebel").goods == 0
    rest_of_round(game)
    assert (farm(game).at_home, farm(game).on_cards["Rebel"]) == (1, "1 person")
    until_round(game, 7)
    assert farm(game).at_home == 1


@pytest.mark.ruling("Rebel", "needs no food and no room")
def test_the_rebel_counts_for_points_but_neither_eats_nor_needs_a_room(table: Table) -> None:
    game = drawn(table, "Rebel", rooms={P1: "a1 b1"}, people={P1: 2})
    assert (farm(game).food_needed, game.players[P1].has_room) == (4, False)
    rest_of_round(game)
    assert (farm(game).food_needed, game.players[P1].has_room) == (2, True)
    assert points(game, P1, "Family members") == 6


@pytest.mark.ruling("Rebel", "needs no food and no room")
def test_the_cook_counts_those_who_eat(table: Table) -> None:
    """Two people eat 2 food, one eats 1, and the rebel nothing."""
    game = quarry(
        table, "Rebel", edition="original", seats=4, played={P1: ("Cook",)}, people={P1: 4},
        at_home={P1: 1, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    game.play("place 1 Stone")
    assert (game.round, farm(game).food_needed) == (6, 5)


@pytest.mark.ruling("Rebel", "limit of 5")
def test_a_family_of_five_with_a_rebel_cannot_grow(table: Table) -> None:
    game = drawn(table, "Rebel", people={P1: 5}, at_home={P1: 1}, rooms={P1: "a1 b1 c1 a2 b2 c2"})
    rest_of_round(game)
    assert (farm(game).people, game.players[P1].has_room) == (5, True)
    assert "place Basic Wish for Children" not in game.options


@pytest.mark.ruling("Rebel", "last person who could be placed stays")
def test_the_last_person_stays_but_the_points_count(table: Table) -> None:
    game = quarry(table, "Carbonite Cousin", "Rebel", people={P1: 2})
    play(game, AT_THE_QUARRY)
    rest_of_round(game)
    assert (farm(game).at_home, deciding(game)) == (1, P1)
    game.play(AT_THE_QUARRY)
    rest_of_round(game)
    assert (farm(game).at_home, points(game, P1), "Rebel" in farm(game).on_cards) == (1, 5, False)
    assert farm(game, P2).at_home == 2
