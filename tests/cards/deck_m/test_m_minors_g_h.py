"""Minor improvements of Farmers of the Moor, G and H."""

from typing import Any

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import BREEDING, FEEDING
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    deciding,
    fields,
    for_sale,
    in_hand,
    keeps,
    names,
    play,
    play_minor,
    points,
    worth,
)
from moors import feed_and_heat, improve
from situations import HEARTH

# -- Grain Distillery -----------------------------------------------------------------------------


@pytest.mark.ruling("Grain Distillery", "comes from your supply")
def test_grain_distillery_makes_food_once_in_a_harvest(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Grain Distillery",)}, goods={P1: "3 fuel 2 grain"}, crops={P1: {"a5": "2 grain"}}
    )
    play(game, "convert Grain Distillery")
    assert (game.goods(P1), "convert Grain Distillery" in choices(game)) == ("1 grain 5 food 2 fuel", False)


@pytest.mark.ruling("Grain Distillery", "There is no limit")
def test_grain_distillery_makes_points_in_the_last_harvest(table: Table) -> None:
    game = table(round=14, phase=FEEDING, played={P1: ("Grain Distillery",)}, goods={P1: "9 fuel 8 grain 4 food"})
    feed_and_heat(game)
    for _ in range(7):
        game.play("take 1 bonus points")
    assert points(game, P1) >= 7
    earlier = table(round=13, phase=FEEDING, played={P1: ("Grain Distillery",)}, goods={P1: "9 fuel 8 grain 4 food"})
    feed_and_heat(earlier)
    assert "take 1 bonus points" not in choices(earlier)


# -- Hardware Store -------------------------------------------------------------------------------


def test_hardware_store_brings_the_resources_that_are_missing_three_times(table: Table) -> None:
    game = table(played={P1: ("Hardware Store",)}, goods={P1: "1 wood"})
    game.play("use Hardware Store")
    assert game.goods(P1) == "1 wood 1 clay 1 reed 1 stone"
    assert "use Hardware Store" not in [option.text for option in game.exchanges()]
    for _ in range(2):
        game.players[P1].goods = 0
        game.play("use Hardware Store")
    game.players[P1].goods = 0
    assert "use Hardware Store" not in [option.text for option in game.exchanges()]


# -- Hay Wagon ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "there", "works"), [("3 Wood", "3 wood", True), ("3 Wood", "2 wood", False), ("1 Reed", "2 reed", True)]
)
def test_hay_wagon_builds_or_renovates_after_a_large_load(table: Table, space: str, there: str, works: bool) -> None:
    game = table(played={P1: ("Hay Wagon",)}, spaces={space: there}, goods={P1: "5 wood 2 clay 2 reed"})
    game.play(f"place {space}")
    assert ("room a1" in choices(game), "renovate" in choices(game)) == (works, works)
    if works:
        game.play("room a1")
        assert len(game.players[P1].cards) == 1
        assert game.players[P1].rooms.bit_count() == 3


@pytest.mark.ruling("Hay Wagon", "what your cards add does not")
@pytest.mark.ruling("Hay Wagon", "Once for a space")
def test_hay_wagon_counts_what_lay_there_and_acts_once(table: Table) -> None:
    added = table(played={P1: ("Hay Wagon", "Woodcutter")}, spaces={"3 Wood": "2 wood"}, goods={P1: "9 wood 2 reed"})
    added.play("place 3 Wood")
    assert deciding(added) == P2
    both = table(played={P1: ("Hay Wagon",)}, goods={P1: "9 wood 2 clay 6 reed"}, spaces={"3 Wood": "3 wood 2 reed"})
    play(both, "place 3 Wood", "renovate")
    assert deciding(both) == P2


# -- Healing Clay ---------------------------------------------------------------------------------


def test_healing_clay_helps_the_ill(table: Table) -> None:
    game = table(hand={P1: ("Healing Clay",)}, goods={P1: "1 clay"})
    play_minor(game, "Healing Clay")
    assert game.goods(P1) == "1 food"
    for ill, food in ((1, 2), (0, 1)):
        game = table(played={P1: ("Healing Clay",)}, ill={P1: ill}, goods={P1: "nothing"})
        game.play("place Infirmary")
        assert count_of(game, "food") == food


# -- Hearth Brush ---------------------------------------------------------------------------------


@pytest.mark.ruling("Hearth Brush", "Nobody can build the Stone Oven")
def test_hearth_brush_uncovers_the_heating_stove(table: Table) -> None:
    game = table(
        hand={P1: ("Hearth Brush",)}, goods={P1: "1 reed 2 clay 1 stone", P2: "9 clay 9 stone"}, at_home={P2: 1}
    )
    play(game, "place Starting Player", "play Hearth Brush", "lay Heating Stove on Stone Oven")
    assert ("Heating Stove" in for_sale(game), "Stone Oven" in for_sale(game)) == (True, False)
    play(game, "place Improvement", "build Well" if "build Well" in game.options else "build Clay Oven")
    while deciding(game) != P1:
        game.play(game.options[0])
    game.play("place Fishing")
    assert "build Heating Stove" not in choices(game)
    left = table(hand={P1: ("Hearth Brush",)}, goods={P1: "1 reed"})
    play(left, "place Starting Player", "play Hearth Brush", "done")
    assert "Stone Oven" in for_sale(left)


@pytest.mark.ruling("Hearth Brush", "the rest of the card still works")
@pytest.mark.ruling("Hearth Brush", "Special actions do not count")
def test_hearth_brush_buys_the_heating_stove_after_any_action(table: Table) -> None:
    situation: dict[str, Any] = {"played": {P1: ("Hearth Brush",)}, "majors": {P2: ("Stone Oven",)}}
    game = table(goods={P1: "2 clay 1 stone"}, at_home={P2: 0}, tiles={P1: {"moor": "a1"}}, **situation)
    game.play("special Cut Peat")
    assert choices(game)[0].startswith("place")
    play(game, "place Fishing", "build Heating Stove")
    assert ("Heating Stove" in names(game, P1), count_of(game, "clay")) == (True, 0)
    assert worth(table, "Hearth Brush", majors={P1: ("Stone Oven", "Heating Stove")}) == 1
    assert worth(table, "Hearth Brush") == 0
    played = table(hand={P1: ("Hearth Brush",)}, goods={P1: "1 reed"}, majors={P2: ("Stone Oven",)})
    play_minor(played, "Hearth Brush")
    assert names(played, P1) == ["Hearth Brush"]


@pytest.mark.ruling("Home Wood", "When the forest goes")
def test_home_woods_animal_leaves_with_the_forest(table: Table) -> None:
    game = table(played={P1: ("Home Wood",)}, tiles={P1: {"forest": "a1"}}, goods={P1: "1 boar 1 cattle"})
    game.play("special Fell Trees")
    assert choices(game) == ["keep 1 boar", "keep 1 cattle"]


# -- Home Wood ------------------------------------------------------------------------------------


@pytest.mark.ruling("Home Wood", "Tiles on one another are one place")
def test_home_wood_holds_an_animal_on_each_forest(table: Table) -> None:
    game = table(played={P1: ("Home Wood",)}, tiles={P1: {"moor": "a1", "forest": "a1 a2"}})
    assert keeps(game, 0, 1, 1, 1)
    assert keeps(game, 1, 0, 0, 2)
    assert not keeps(game, 2, 0, 0, 0)
    assert not keeps(game, 0, 2, 2, 0)
    assert points(game, P1, "Pastures") == -1
    assert not keeps(table(tiles={P1: {"forest": "a1 a2"}}), 0, 1, 1, 0)


# -- Horse Butcher --------------------------------------------------------------------------------


@pytest.mark.ruling("Horse Butcher", "The Horse Slaughterhouse is for sale again")
@pytest.mark.ruling("Horse Butcher", "minor and a major improvement at once")
def test_horse_butcher_replaces_the_slaughterhouse(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)", "Horse Slaughterhouse")}
    game = table(hand={P1: ("Horse Butcher",)}, majors=majors)
    improve(game, "Horse Butcher")
    assert (names(game, P1), "Horse Slaughterhouse" in for_sale(game)) == (
        ["Fireplace (2 clay)", "Horse Butcher"],
        True,
    )
    assert can_play(table(hand={P1: ("River Clay",)}, played={P1: ("Horse Butcher",)}), "River Clay")


@pytest.mark.parametrize(
    ("good", "food"), [("1 sheep", 1), ("1 boar", 2), ("1 cattle", 3), ("1 horse", 2), ("2 horses", 5)]
)
def test_horse_butcher_cooks(table: Table, good: str, food: int) -> None:
    game = table(played={P1: ("Horse Butcher",)}, goods={P1: good}, stables={P1: "a1"})
    game.play(f"convert {good.removeprefix('1 ')}")
    assert game.goods(P1) == f"{food} food"


@pytest.mark.ruling("Horse Butcher", "nothing is cooked while breeding")
def test_horse_butcher_cooks_arrivals_but_not_the_young(table: Table) -> None:
    game = table(played={P1: ("Horse Butcher", "Nosebag")}, goods={P1: "1 sheep"})
    play(game, "place Take 1 Grain", "keep 1 sheep")
    assert game.goods(P1) == "1 grain 2 food 1 sheep"
    breeding = table(phase=BREEDING, played={P1: ("Horse Butcher",)}, goods={P1: "2 horse"}, stables={P1: "a1"})
    assert breeding.goods(P1) == "2 horse"


def test_horse_butcher_cooks_two_horses_without_a_place_together(table: Table) -> None:
    tiles = {P1: {"forest": "b2 c2"}}
    game = table(played={P1: ("Horse Trough", "Horse Butcher")}, goods={P1: "3 horse"}, tiles=tiles)
    play(game, "place Plow 1 Field", "plow a1")
    assert game.goods(P1) == "5 food 1 horse"


def test_horse_butcher_may_cook_a_horse_without_a_place_and_another_together(table: Table) -> None:
    game = table(played={P1: ("Horse Butcher", "Nosebag")}, goods={P1: "1 horse"})
    game.play("place Take 1 Grain")
    assert choices(game) == ["keep 1 horse", "convert 2 horses"]
    game.play("convert 2 horses")
    assert game.goods(P1) == "1 grain 5 food"


# -- Horse Trough ---------------------------------------------------------------------------------


@pytest.mark.ruling("Horse Trough", "stays unused and is no pasture")
def test_horse_trough_holds_two_horses_beside_the_house(table: Table) -> None:
    game = table(played={P1: ("Horse Trough",)}, goods={P1: "3 horse"})
    assert keeps(game, 0, 0, 0, 3)
    assert keeps(game, 0, 1, 0, 2)
    assert not keeps(game, 0, 2, 0, 1)
    assert not keeps(game, 0, 0, 0, 4)
    assert (points(game, P1, "Unused cells"), points(game, P1, "Pastures")) == (-13, -1)


@pytest.mark.ruling("Horse Trough", "one at a time")
def test_horse_trough_needs_a_cell_beside_the_house(table: Table) -> None:
    tiles = {P1: {"forest": "b2 c2"}}
    game = table(played={P1: ("Horse Trough",)}, goods={P1: "3 horse"}, tiles=tiles, majors=HEARTH)
    assert keeps(game, 0, 0, 0, 3)
    play(game, "place Plow 1 Field", "plow a1")
    assert (game.goods(P1), fields(game, P1)) == ("1 horse", 1)


# -- Household Inventory --------------------------------------------------------------------------


@pytest.mark.ruling("Household Inventory", "are not unused")
@pytest.mark.ruling("Household Inventory", "More than 10 unused cells")
@pytest.mark.parametrize(
    ("forests", "goods"),
    [
        ("a2 a3 a4 a5 b2 b3 b4 b5", "nothing"),
        ("a2 a3 a4 a5 b2 b3 b4", "1 reed"),
        ("a2 a3 a4 a5 b2", "1 reed 1 grain 1 cattle"),
        ("a2 a3 a4", "1 reed 1 stone 1 grain 1 vegetable 1 cattle"),
        ("a2 a3", "1 reed 1 stone 1 grain 1 vegetable 1 cattle 1 horse"),
        ("a2", "1 reed 1 stone 1 grain 1 vegetable 1 cattle 1 horse"),
    ],
)
def test_household_inventory_fills_an_empty_farm(table: Table, forests: str, goods: str) -> None:
    game = table(
        hand={P1: ("Household Inventory",)}, goods={P1: "1 food"}, stables={P1: "a1"}, tiles={P1: {"forest": forests}}
    )
    play_minor(game, "Household Inventory")
    assert (game.goods(P1), in_hand(game, P2)) == (goods, ["Household Inventory"])


@pytest.mark.ruling("Household Inventory", "must find a place or be cooked")
def test_household_inventorys_animals_need_a_place(table: Table) -> None:
    game = table(hand={P1: ("Household Inventory",)}, goods={P1: "1 food"}, fields={P1: "a1"})
    play(game, "place Starting Player", "play Household Inventory")
    assert choices(game) == ["keep 1 cattle", "keep 1 horse"]
    assert not can_play(table(hand={P1: ("Household Inventory",)}, goods={P1: "1 food"}), "Household Inventory")
