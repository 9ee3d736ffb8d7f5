"""The variant in which a cooking improvement is lit with a fuel before it is used."""

from farmyard import Agricola
from farmyard.agricola.position import P1
from helpers import Table, choices, farm, play


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


def test_other_improvements_are_in_use_at_once(table: Table) -> None:
    game = bought(table, "Clay Oven", "3 clay 1 stone 1 grain")
    assert farm(game).on_cards == {}


def test_without_the_variant_everything_is_in_use(table: Table) -> None:
    game = table(moor=1, goods={P1: "2 clay 1 sheep"})
    game.play("place Improvement")
    assert farm(game).on_cards == {}
