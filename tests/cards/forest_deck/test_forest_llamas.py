"""The forest deck: llamas."""

import pytest

from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import BREEDING
from helpers import Table, all_goods, choices, farm, play, points, told
from woods import met, woods

LLAMAS = "The Peruvian Inquisition"
YARD = {P1: ("a4 a5",)}


def test_the_drawer_gets_two_llamas_and_everybody_else_one(table: Table) -> None:
    game = met(table, LLAMAS, seats=3, pastures=YARD)
    assert all_goods(game) == ["3 wood 2 food 2 llama", "3 food 1 llama", "3 food 1 llama"]
    assert farm(game).pastures[0].animals | farm(game).elsewhere == {"llama": 2}


def test_a_llama_on_the_farm_is_worth_a_bonus_point(table: Table) -> None:
    game = met(table, LLAMAS, pastures=YARD)
    assert (points(game, P1), points(game, P2)) == (2, 1)
    assert (points(game, P1, "Sheep"), points(game, P1, "Cattle")) == (-1, -1)


@pytest.mark.ruling("The Peruvian Inquisition", "a species of their own")
def test_llamas_do_not_share_a_pasture_with_sheep(table: Table) -> None:
    game = met(table, LLAMAS, pastures=YARD, goods={P1: "4 sheep"})
    assert set(choices(game)) == {"keep 4 sheep 1 llama", "keep 1 sheep 2 llama"}


def test_llamas_do_not_breed(table: Table) -> None:
    game = woods(table, round=4, phase=BREEDING, beside=(LLAMAS,), pastures=YARD, goods={P1: "2 llama"}, seats=1)
    assert (game.round, game.goods(P1)) == (5, "2 llama")


def test_llamas_are_not_cooked(table: Table) -> None:
    game = woods(table, beside=(LLAMAS,), pastures=YARD, goods={P1: "2 llama"}, majors={P1: ("Fireplace (2 clay)",)})
    assert [option.text for option in game.exchanges()] == ["release llama"]


@pytest.mark.ruling("The Peruvian Inquisition", "either costs 1 food")
def test_a_llama_without_a_place_goes_for_a_food(table: Table) -> None:
    game = woods(table, LLAMAS, goods={P1: "2 food", P2: "1 food"})
    assert told(game, "place Forest")[3:] == [
        (P1, "gets 2 llama from The Peruvian Inquisition"), (P1, "lets 1 llama run away"), (P1, "pays 1 food"),
        (P2, "gets 1 llama from The Peruvian Inquisition"),
    ]  # fmt: skip
    game.play("release llama")
    assert all_goods(game) == ["3 wood 1 food 1 llama", "nothing"]


def test_who_cooks_sheep_to_make_room_pays_for_the_llama_that_goes_as_well(table: Table) -> None:
    game = met(table, LLAMAS, goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)",)})
    assert set(choices(game)) == {"keep 1 sheep", "keep 1 llama"}
    game.play("keep 1 llama")
    assert game.goods(P1) == "3 wood 1 food 1 llama"


@pytest.mark.ruling("The Peruvian Inquisition", "Who has no food pays nothing")
def test_without_food_a_llama_goes_for_nothing(table: Table) -> None:
    game = met(table, LLAMAS, seats=3, goods={P1: "1 grain", P3: "1 sheep"})
    play(game, "keep 1 sheep")
    assert all_goods(game) == ["3 wood 1 grain 1 llama", "3 food 1 llama", "1 sheep"]
    assert farm(game).begging == 0


def test_llamas_live_beside_horses(table: Table) -> None:
    game = woods(table, LLAMAS, edition="original", moor="1", pastures=YARD, goods={P1: "2 horse"}, stables={P1: "b2"})
    play(game, "place 3 Wood")
    assert farm(game).goods == {"wood": 3, "horse": 2, "llama": 2}
