"""The forest deck: Fences of Unnatural Length."""

import pytest

from farmyard import Agricola
from farmyard.agricola.farm.geometry import border, region, straight_lines
from farmyard.agricola.position import P1
from helpers import Table, choices, farm, fences_left, play, told
from woods import met, woods

LONG = "Fences of Unnatural Length"


def fencing(table: Table, supply: str, **situation: object) -> Agricola:
    """Somebody who has long fences is about to build some."""
    game = woods(table, round=4, cards=("Fencing",), played={P1: (LONG,)}, goods={P1: supply}, **situation)
    game.play("place Fencing")
    return game


@pytest.mark.parametrize(
    ("cells", "lines"), [("a1", 4), ("a1 a2 a3", 4), ("a1 a2 b2", 6), ("a1 a2 a3 b1 b3 c1 c2 c3", 8)]
)
def test_a_border_is_made_up_of_straight_lines(cells: str, lines: int) -> None:
    assert straight_lines(border(region(cells))) == lines


@pytest.mark.ruling("Fences of Unnatural Length", "counts as a minor improvement")
def test_long_fences_lie_with_the_drawers_improvements(table: Table) -> None:
    assert farm(met(table, LONG)).improvements == (LONG,)


@pytest.mark.ruling("Fences of Unnatural Length", "A new pasture of 3 by 3 cells costs 4 wood")
@pytest.mark.ruling("Fences of Unnatural Length", "Each line is one of your 15 fences")
def test_a_pasture_of_three_by_three_costs_four_wood(table: Table) -> None:
    game = fencing(table, "4 wood")
    words = told(game, "enclose a3 a4 a5 b3 b4 b5 c3 c4 c5")
    assert words[0] == (P1, "fences in a3 a4 a5 b3 b4 b5 c3 c4 c5 for 4 wood")
    assert (game.goods(P1), fences_left(game), len(farm(game).fences)) == ("nothing", 11, 12)


def test_a_pasture_around_a_corner_takes_more_lines(table: Table) -> None:
    game = fencing(table, "6 wood")
    assert "enclose a4 a5 b5" in game.options
    assert "enclose a4 a5 b5" not in fencing(table, "5 wood").options


def test_a_pasture_may_have_more_edges_than_there_are_fences(table: Table) -> None:
    game = fencing(table, "6 wood")
    play(game, "enclose a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5")
    assert (len(farm(game).fences), fences_left(game), game.goods(P1)) == (16, 9, "nothing")


@pytest.mark.ruling("Fences of Unnatural Length", "made up of the fences of one action")
def test_lines_of_one_action_grow_with_further_pastures(table: Table) -> None:
    game = fencing(table, "6 wood")
    play(game, "enclose a5", "enclose a4")
    assert (game.goods(P1), fences_left(game)) == ("1 wood", 10)
    play(game, "enclose a3")
    assert (game.goods(P1), fences_left(game)) == ("nothing", 9)


def test_what_joins_two_lines_gives_a_fence_back(table: Table) -> None:
    game = fencing(table, "9 wood")
    play(game, "enclose a3", "enclose b3", "enclose b4", "enclose b5", "enclose a5")
    before = game.goods(P1)
    play(game, "enclose a4")
    assert (before, game.goods(P1), fences_left(game)) == ("1 wood", "2 wood", 8)


def test_lines_do_not_join_fences_that_were_there(table: Table) -> None:
    game = fencing(table, "9 wood", pastures={P1: ("a5",)})
    play(game, "enclose a4", "done")
    assert (game.goods(P1), fences_left(game)) == ("6 wood", 8)


def test_one_line_divides_a_pasture(table: Table) -> None:
    game = fencing(table, "1 wood", pastures={P1: ("a3 a4 a5 b3 b4 b5 c3 c4 c5",)})
    assert "enclose a5 b5 c5" in choices(game)
    assert "enclose a5" not in choices(game)


def test_without_the_card_every_edge_takes_a_fence(table: Table) -> None:
    game = woods(table, round=4, cards=("Fencing",), goods={P1: "11 wood"})
    game.play("place Fencing")
    assert "enclose a3 a4 a5 b3 b4 b5 c3 c4 c5" not in game.options
