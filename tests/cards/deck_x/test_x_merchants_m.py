"""Merchants from space, who wait for the first to bring what they want."""

import pytest

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, deciding, play, points
from quarry import drawn, quarry, rest_of_round

JUPITER, MARS, PLUTO = "Merchants from Jupiter", "Merchants from Mars", "Merchants from Pluto"


def waiting(game: Agricola) -> list[str]:
    """The cards beside the board."""
    return [card.name for card in view(game, P1).common]


# -- Merchants from Jupiter -------------------------------------------------------------------


@pytest.mark.ruling("Merchants from Jupiter", "until one player brings what is wanted")
def test_the_first_to_bring_reed_after_building_a_stable_is_rewarded(table: Table) -> None:
    game = drawn(table, JUPITER, goods={P2: "2 wood 3 reed"})
    assert JUPITER in waiting(game)
    play(game, "place Farm Expansion", "stable b2", f"use {JUPITER}")
    assert (game.goods(P2), points(game, P2)) == ("1 reed", 2)
    assert JUPITER not in waiting(game)


@pytest.mark.ruling("Merchants from Jupiter", "right after the building")
def test_who_declines_the_reward_cannot_have_it_later(table: Table) -> None:
    game = quarry(table, beside=(JUPITER,), goods={P1: "2 wood 2 reed"})
    play(game, "place Farm Expansion", "stable b2")
    assert choices(game) == [f"use {JUPITER}", "done"]
    game.play("done")
    assert (deciding(game), points(game, P1), waiting(game)) == (P2, 0, ["The Landing", JUPITER])


def test_without_two_reed_nobody_is_asked(table: Table) -> None:
    game = quarry(table, beside=(JUPITER,), goods={P1: "2 wood 1 reed"})
    play(game, "place Farm Expansion", "stable b2")
    assert deciding(game) == P2


@pytest.mark.ruling("Merchants from Jupiter", "Any building of a stable")
def test_a_stable_of_the_side_job_counts_as_well(table: Table) -> None:
    game = quarry(table, beside=(JUPITER,), goods={P1: "1 wood 2 reed"}, side_job=True)
    play(game, "place Side Job", "stable b2", f"use {JUPITER}")
    assert points(game, P1) == 2


# -- Merchants from Mars ----------------------------------------------------------------------


@pytest.mark.ruling("Merchants from Mars", "2 food")
@pytest.mark.ruling("Merchants from Mars", "until one player brings what is wanted")
def test_the_first_to_bring_food_after_a_growth_with_room_is_rewarded(table: Table) -> None:
    cards = ("Basic Wish for Children", "Western Quarry")
    rooms = {P1: "a1 b1 c1", P2: "a1 b1 c1"}
    game = quarry(table, beside=(MARS,), round=6, cards=cards, rooms=rooms, goods={P1: "2 food", P2: "2 food"})
    play(game, "place Basic Wish for Children", f"use {MARS}")
    assert (game.goods(P1), points(game, P1), waiting(game)) == ("nothing", 2, ["The Landing"])
    rest_of_round(game)
    play(game, "place Fishing", "place Basic Wish for Children")
    assert points(game, P2) == 0


@pytest.mark.ruling("Merchants from Mars", "right after the building or growth")
def test_a_growth_is_rewarded_at_once_or_never(table: Table) -> None:
    cards = ("Basic Wish for Children", "Western Quarry")
    game = quarry(table, beside=(MARS,), round=6, cards=cards, rooms={P1: "a1 b1 c1"}, goods={P1: "2 food"})
    play(game, "place Basic Wish for Children", "done", "place Fishing")
    assert f"use {MARS}" not in game.options
    assert points(game, P1) == 0


@pytest.mark.ruling("Merchants from Mars", "needs no room does not do")
def test_a_growth_without_room_leaves_the_merchants_waiting(table: Table) -> None:
    cards = ("Western Quarry", "Urgent Wish for Children")
    game = quarry(table, beside=(MARS,), round=12, cards=cards, rooms={P1: "a1 b1 c1"}, goods={P1: "2 food"})
    game.play("place Urgent Wish for Children")
    assert (deciding(game), MARS in waiting(game)) == (P2, True)


# -- Merchants from Pluto ---------------------------------------------------------------------


@pytest.mark.ruling("Merchants from Pluto", "until one player brings what is wanted")
@pytest.mark.ruling("Merchants from Pluto", "right after the building")
def test_the_first_to_bring_stone_after_fencing_is_rewarded(table: Table) -> None:
    game = quarry(table, beside=(PLUTO,), cards=("Fencing", "Western Quarry"), goods={P1: "4 wood 2 stone"})
    play(game, "place Fencing", "enclose c5")
    assert choices(game) == [f"use {PLUTO}", "done"]
    game.play(f"use {PLUTO}")
    assert (game.goods(P1), points(game, P1), waiting(game)) == ("nothing", 2, ["The Landing"])


@pytest.mark.ruling("Merchants from Pluto", "divide one")
def test_dividing_a_pasture_counts_for_the_merchants(table: Table) -> None:
    game = quarry(
        table, beside=(PLUTO,), cards=("Fencing", "Western Quarry"), goods={P1: "1 wood 2 stone"},
        pastures={P1: ("c4 c5",)},
    )  # fmt: skip
    play(game, "place Fencing", f"use {PLUTO}")
    assert points(game, P1) == 2


@pytest.mark.ruling("Merchants from Pluto", "Any fences that close a pasture")
def test_fences_that_close_no_pasture_leave_the_merchants_waiting(table: Table) -> None:
    goods = {P1: "9 wood 2 stone"}
    game = quarry(table, beside=(PLUTO,), cards=("Fencing", "Western Quarry"), goods=goods, open_pastures=True)
    play(game, "place Fencing", "fence b5 right", "done")
    assert (deciding(game), PLUTO in waiting(game)) == (P2, True)
    game = quarry(table, beside=(PLUTO,), cards=("Fencing", "Western Quarry"), goods=goods, open_pastures=True)
    play(game, "place Fencing", "fence b5 right", "fence a5-b5", "fence b4-b5", "fence b5-c5", "done")
    assert f"use {PLUTO}" in game.options
