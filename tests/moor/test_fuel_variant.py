"""The variant in which a cooking improvement is lit with a fuel before it is used."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, farm, play
from moors import build


def bought(table: Table, name: str, goods: str, **situation: object) -> Agricola:
    """A table at which a major improvement has just been bought."""
    game = table(moor=1, fuel_variant=True, at_home={0: 2, 1: 0}, goods={P1: goods}, **situation)
    game.play("place Improvement")
    if name not in farm(game).cards:
        game.play(f"build {name}")
    return game


def test_a_new_fireplace_neither_cooks_nor_bakes(table: Table) -> None:
    game = bought(table, "Fireplace (2 clay)", "2 clay 1 sheep 1 grain")
    assert "convert sheep" not in game.options
    assert "place Stable and Bake" not in choices(game)
    assert farm(game).on_cards == {"Fireplace (2 clay)": "not in use yet"}


def test_a_fuel_lights_it_at_any_time(table: Table) -> None:
    game = bought(table, "Fireplace (2 clay)", "2 clay 1 fuel 1 sheep 1 grain")
    game.play("use Kindling")
    assert farm(game).on_cards == {}
    game.play("convert sheep")
    assert game.goods(P1) == "1 grain 2 food"
    assert "place Stable and Bake" in choices(game)
    assert "use Kindling" not in game.options


def test_wood_lights_it_too(table: Table) -> None:
    game = bought(table, "Fireplace (2 clay)", "2 clay 1 wood")
    game.play("use Kindling")
    assert game.goods(P1) == "nothing"


def test_without_fuel_it_stays_cold(table: Table) -> None:
    assert "use Kindling" not in bought(table, "Fireplace (2 clay)", "2 clay").options


def test_an_upgrade_is_in_use_if_the_card_handed_in_was(table: Table) -> None:
    lit = bought(table, "Cooking Hearth (4 clay)", "1 sheep", majors={P1: ("Fireplace (2 clay)",)})
    assert "convert sheep" in lit.options
    cold = bought(table, "Fireplace (2 clay)", "2 clay 1 sheep 1 fuel 9 food")
    cold.play("special Clandestine Work")
    if "Cooking Hearth (4 clay)" not in farm(cold).cards:
        play(cold, "build Cooking Hearth (4 clay)")
    assert farm(cold).on_cards == {"Cooking Hearth (4 clay)": "not in use yet"}


@pytest.mark.parametrize("first", [("build Cookhouse", "return Fireplace (2 clay)"), ("play Madonna Statue",)])
def test_what_was_handed_in_lights_nothing_else_of_the_turn(table: Table, first: tuple[str, ...]) -> None:
    game = table(
        moor=3, decks="EIK", fuel_variant=True, played={P1: ("Merchant", "Clogs")}, hand={P1: ("Madonna Statue",)},
        majors={P1: ("Fireplace (2 clay)",), P2: ("Cooking Hearth (4 clay)",)}, goods={P1: "6 clay 3 food"},
    )  # fmt: skip
    play(game, "place Improvement", *first, "build Fireplace (3 clay)")
    assert farm(game).on_cards == {"Fireplace (3 clay)": "not in use yet"}


@pytest.mark.ruling("Spices", "one that is not in use yet cooks nothing")
def test_spices_wait_for_the_fire(table: Table) -> None:
    situation = {"played": {P1: ("Spices",)}, "majors": {P2: ("Fireplace (2 clay)",)}, "at_home": {P2: 0}}
    game = table(moor=3, decks="EIK", fuel_variant=True, goods={P1: "3 clay 1 wood 2 vegetable"}, **situation)
    build(game, "Fireplace (3 clay)")
    game.play("convert vegetable")
    assert game.goods(P1) == "1 wood 1 vegetable 1 food"
    play(game, "use Kindling", "convert vegetable")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Pot Roast Recipe", "nor with one that is not lit yet")
def test_a_roast_waits_for_the_fire(table: Table) -> None:
    situation = {"played": {P1: ("Pot Roast Recipe",)}, "majors": {P2: ("Fireplace (2 clay)",)}, "at_home": {P2: 0}}
    game = table(moor=3, decks="EIK", fuel_variant=True, goods={P1: "3 clay 1 fuel 1 horse"}, **situation)
    build(game, "Fireplace (3 clay)")
    assert "convert horse" not in game.options
    play(game, "use Kindling", "convert horse")
    assert game.goods(P1) == "2 food"


def test_it_may_be_lit_for_animals_that_find_no_place(table: Table) -> None:
    game = bought(table, "Fireplace (2 clay)", "2 clay 1 fuel", spaces={"1 Sheep": "3 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert choices(game) == ["keep 1 sheep", "use Kindling"]
    play(game, "use Kindling")
    assert game.goods(P1) == "4 food 1 sheep"


def test_other_improvements_are_in_use_at_once(table: Table) -> None:
    game = bought(table, "Clay Oven", "3 clay 1 stone 1 grain")
    assert farm(game).on_cards == {}


def test_without_the_variant_everything_is_in_use(table: Table) -> None:
    game = table(moor=1, goods={P1: "2 clay 1 sheep"})
    game.play("place Improvement")
    assert farm(game).on_cards == {}
