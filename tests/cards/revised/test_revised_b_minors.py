"""Minor improvements of deck B of the revised edition."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from helpers import Table, farm, in_hand, names, play

# -- Caravan --------------------------------------------------------------------------------------


@pytest.mark.ruling("Caravan", "a free place")
def test_caravan_makes_room_for_a_child(table: Table) -> None:
    at_wish = {"round": 5, "cards": ("Basic Wish for Children",)}
    assert "place Basic Wish for Children" not in table(**at_wish).options
    game = table(**at_wish, played={P1: ("Caravan",)})
    before = scores(game)[P1]
    game.play("place Basic Wish for Children")
    assert (farm(game).people, scores(game)[P1] - before) == (3, 3)


@pytest.mark.ruling("Caravan", "It is no room")
def test_caravan_is_not_renovated(table: Table) -> None:
    renovating = {"round": 5, "cards": ("House Redevelopment",), "goods": {P1: "2 clay 1 reed"}}
    game = table(**renovating, played={P1: ("Caravan",)})
    game.play("place House Redevelopment")
    assert (game.goods(P1), farm(game).house) == ("nothing", "clay hut")


# -- Loam Pit -------------------------------------------------------------------------------------


def test_loam_pit_adds_clay_to_the_day_labor(table: Table) -> None:
    game = table(played={P1: ("Loam Pit",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "3 clay 2 food"


def test_loam_pit_needs_3_occupations(table: Table) -> None:
    game = table(hand={P1: ("Loam Pit",)}, played={P1: ("Priest", "Conjurer")})
    game.play("place Meeting Place")
    assert "play Loam Pit" not in game.options


# -- Market Stall ---------------------------------------------------------------------------------


def test_market_stall_passes_to_the_left_and_is_played_again(table: Table) -> None:
    game = table(hand={P1: ("Market Stall",)}, goods={P1: "1 grain", P2: "1 grain"})
    play(game, "place Meeting Place", "play Market Stall")
    assert (game.goods(P1), names(game, P1), in_hand(game, P2)) == ("1 vegetable", [], ["Market Stall"])


# -- Pitchfork ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "food"), [(None, "1 grain"), (P1, "1 grain 3 food"), (P2, "1 grain 3 food")])
@pytest.mark.ruling("Pitchfork", "your own people")
def test_pitchfork_brings_food_while_farmland_is_occupied(table: Table, seat: int | None, food: str) -> None:
    used = {} if seat is None else {"Farmland": seat}
    game = table(played={P1: ("Pitchfork",)}, goods={P1: "0 food"}, used=used)
    game.play("place Grain Seeds")
    assert game.goods(P1) == food
