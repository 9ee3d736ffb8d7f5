"""Alien action spaces, which lie beside the board for everybody."""

import pytest

from farmyard import IllegalChoice
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, crops, give, growing, on_plots, plant_on_cards, points, told, with_cards
from quarry import quarry, rest_of_round

SHIP = "2 wood 2 clay 1 reed 1 stone"


# -- Alien Fertilizer -------------------------------------------------------------------------


@pytest.mark.ruling("Alien Fertilizer", "on top of those on the field")
def test_the_fertilizer_adds_to_what_grows_and_leaves_empty_fields_empty(table: Table) -> None:
    farm = {"fields": {P1: "b3 b4 b5"}, "crops": {P1: {"b3": "2 grain", "b4": "1 vegetable"}}}
    game = quarry(table, beside=("Alien Fertilizer",), **farm)
    game.play("place Alien Fertilizer")
    assert [growing(game, cell) for cell in ("b3", "b4", "b5")] == ["3 grain", "2 vegetable", "nothing"]


@pytest.mark.ruling("Alien Fertilizer", "cards that are fields")
def test_the_fertilizer_works_on_fields_of_cards(table: Table) -> None:
    game = quarry(table, beside=("Alien Fertilizer",), edition="original", played={P1: ("Bean Field",)})
    plant_on_cards(game, "1 vegetable")
    with_cards(game).play("place Alien Fertilizer")
    assert on_plots(game) == ["2 vegetable"]


@pytest.mark.ruling("Alien Fertilizer", "Fields with other goods get nothing")
def test_the_fertilizer_is_of_no_use_without_grain_and_vegetables(table: Table) -> None:
    game = quarry(table, beside=("Alien Fertilizer",), edition="original", played={P1: ("Copse",)}, fields={P1: "b3"})
    plant_on_cards(game, "2 wood")
    with_cards(game)
    with pytest.raises(IllegalChoice, match="Alien Fertilizer: it has no effect now"):
        game.play("place Alien Fertilizer")


@pytest.mark.ruling("Alien Fertilizer", "user's own fields")
def test_the_fertilizer_does_nothing_for_others(table: Table) -> None:
    sown = {P1: {"b3": "1 grain"}, P2: {"b3": "1 grain"}}
    game = quarry(table, beside=("Alien Fertilizer",), crops=sown)
    game.play("place Alien Fertilizer")
    assert (crops(game, P1), crops(game, P2)) == (["2 grain"], ["1 grain"])


# -- Converter --------------------------------------------------------------------------------


def test_the_converter_turns_all_of_one_resource_into_another(table: Table) -> None:
    game = quarry(table, beside=("Converter",), goods={P1: "3 wood 1 reed 2 food"})
    game.play("place Converter")
    assert "take 3 stone for 3 wood" in choices(game)
    assert "take 3 food for 3 wood" not in choices(game)
    assert told(game, "take 3 stone for 3 wood") == [(P1, "pays 3 wood"), (P1, "gets 3 stone")]
    assert game.goods(P1) == "1 reed 3 stone 2 food"


@pytest.mark.ruling("Converter", "At least 1")
def test_the_converter_needs_something_to_convert(table: Table) -> None:
    game = quarry(table, beside=("Converter",), goods={P1: "3 food 1 grain"})
    with pytest.raises(IllegalChoice, match="Converter: no building resources"):
        game.play("place Converter")


# -- Homemade Spaceship -----------------------------------------------------------------------


@pytest.mark.ruling("Homemade Spaceship", "any number of times in a game")
def test_the_spaceship_is_built_once_in_a_round_but_round_after_round(table: Table) -> None:
    game = quarry(table, beside=("Homemade Spaceship",), goods={P1: SHIP, P2: SHIP})
    game.play("place Homemade Spaceship")
    assert (game.goods(P1), points(game, P1)) == ("nothing", 4)
    assert "place Homemade Spaceship" not in game.options
    rest_of_round(game)
    give(game, P1, SHIP)
    with_cards(game).play("place Homemade Spaceship")
    assert points(game, P1) == 8
