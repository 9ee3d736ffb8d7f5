"""Printed points and prerequisites of several cards."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from helpers import Table, deciding, in_hand, names, play_minor, worth
from situations import JOBS


def test_points_of_the_improvements(table: Table) -> None:
    worth = {"Madonna Statue": 2, "Outhouse": 2, "Quarry": 2, "Raft": 1, "Reed Pond": 1, "Simple Fireplace": 1}
    worth |= {"Windmill": 2, "Wood-fired Oven": 2, "Writing Desk": 1, "Manger": 0, "Riding Plow": 2, "Spices": 0}
    base = scores(table())[P1]
    for name, points in worth.items():
        assert scores(table(played={P1: (name,)}))[P1] - base == points


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("Animal Pen", 1), ("Animal Yard", 1), ("Baker's Oven", 3), ("Bean Field", 1), ("Canoe", 1), ("Carp Pond", 1),
        ("Clay Roof", 1), ("Dovecote", 2), ("Drinking Trough", 1), ("Fruit Tree", 1), ("Gypsy's Crock", 1),
        ("Lettuce Patch", 1), ("Axe", 0), ("Basket", 0), ("Clogs", 0), ("Half-timbered House", 0),
    ],
)  # fmt: skip
def test_a_card_is_worth_its_points(table: Table, name: str, points: int) -> None:
    assert worth(table, name) == points


@pytest.mark.parametrize("card", ["Riding Plow", "Turnwrest Plow", "Writing Desk", "Sack Cart"])
def test_a_card_asks_for_no_more_occupations_than_printed(table: Table, card: str) -> None:
    occupations = (*JOBS[:2], "Potter")[: 3 if card == "Riding Plow" else 2]
    game = table(goods={P1: "4 wood"}, played={P1: occupations}, hand={P1: (card,)})
    play_minor(game, card)
    assert names(game, P1)[-1] == card


@pytest.mark.parametrize(
    ("name", "points"),
    [("Market Stall", 0), ("Millstone", 0), ("Plane", 0), ("Potato Dibber", 0), ("Private Forest", 0),
     ("Sack Cart", 0), ("Shepherd's Pipe", 0), ("Spindle", 0), ("Stone Tongs", 0)],
)  # fmt: skip
def test_a_card_without_points_scores_nothing(table: Table, name: str, points: int) -> None:
    assert worth(table, name) == points


@pytest.mark.ruling("Straw-thatched Roof", "It has the point")
@pytest.mark.ruling("Brushwood Roof", "It has the point")
@pytest.mark.ruling("Moldboard Plow", "It has the points")
@pytest.mark.ruling("Crooked Plow", "It has the points")
@pytest.mark.ruling("Swing Plow", "It has the points")
@pytest.mark.parametrize(
    "card", ["Straw-thatched Roof", "Brushwood Roof", "Moldboard Plow", "Crooked Plow", "Swing Plow"]
)
def test_a_card_with_doubtful_points_is_worth_one(table: Table, card: str) -> None:
    assert worth(table, card) == 1


@pytest.mark.parametrize("card", ["Stable", "Field", "Mini Pasture"])
def test_a_card_may_be_played_without_any_effect(table: Table, card: str) -> None:
    farm = {"fields": {P1: "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5"}, "goods": {P1: "1 wood 2 food"}}
    game = table(hand={P1: (card,)}, **farm)
    play_minor(game, card)
    assert (in_hand(game, P1), in_hand(game, P2), deciding(game)) == ([], [card], P2)
