"""Minor improvements of Farmers of the Moor, R and S."""

from typing import Any

import pytest

from farmyard.agricola.farm.geometry import names as names_of
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    deciding,
    fences_left,
    fields,
    in_hand,
    names,
    note,
    play,
    play_minor,
    reserved,
    worth,
)
from moors import begun, feed_and_heat, showing

THREE_MAJORS = {P1: ("Well", "Clay Oven", "Stone Oven")}

# -- Reforestation --------------------------------------------------------------------------------


@pytest.mark.ruling("Reforestation", "It need not lie next to")
@pytest.mark.ruling("Reforestation", "You must lay it")
def test_reforestation_lays_a_forest(table: Table) -> None:
    game = table(hand={P1: ("Reforestation",)}, majors=THREE_MAJORS, tiles={P1: {"moor": "a1 a2 a3 a4"}})
    play(game, "place Starting Player", "play Reforestation")
    assert ("done" in choices(game), "lay forest on c5" in choices(game)) == (False, True)
    game.play("lay forest on c5")
    assert (showing(game, "forest"), in_hand(game, P2)) == ("c5", ["Reforestation"])
    assert not can_play(table(hand={P1: ("Reforestation",)}, majors={P1: ("Well",)}), "Reforestation")


# -- Register of Craftsmen ------------------------------------------------------------------------


@pytest.mark.ruling("Register of Craftsmen", "if none can be had, nothing happens")
def test_register_of_craftsmen_builds_a_workshop_for_less(table: Table) -> None:
    majors = {P1: ("Well", "Clay Oven")}
    game = table(hand={P1: ("Register of Craftsmen",)}, majors=majors, goods={P1: "2 wood 2 clay 1 stone"})
    play(game, "place Starting Player", "play Register of Craftsmen")
    assert choices(game) == ["build Joinery", "build Pottery"]
    game.play("build Pottery")
    assert (game.goods(P1), "Pottery" in names(game, P1)) == ("2 wood", True)
    poor = table(hand={P1: ("Register of Craftsmen",)}, majors=majors, goods={P1: "1 wood"})
    play_minor(poor, "Register of Craftsmen")
    assert (len(names(poor, P1)), in_hand(poor, P2)) == (2, ["Register of Craftsmen"])


@pytest.mark.ruling("Register of Craftsmen", "Other discounts come on top")
def test_register_of_craftsmen_adds_to_other_discounts(table: Table) -> None:
    game = table(
        hand={P1: ("Register of Craftsmen",)}, majors={P1: ("Well", "Clay Oven")}, goods={P1: "2 wood"},
        played={P1: ("Stonecutter",)},
    )  # fmt: skip
    play_minor(game, "Register of Craftsmen")
    assert "Joinery" in names(game, P1)


# -- River Clay -----------------------------------------------------------------------------------


def test_river_clay_brings_clay_from_fishing(table: Table) -> None:
    game = table(played={P1: ("River Clay",)}, goods={P1: "nothing"})
    game.play("place Fishing")
    assert game.goods(P1) == "2 clay 1 food"
    assert can_play(table(hand={P1: ("River Clay",)}, majors={P1: ("Well",)}), "River Clay")
    assert not can_play(table(hand={P1: ("River Clay",)}, played={P1: ("Simple Fireplace",)}), "River Clay")


# -- Riverside Woods ------------------------------------------------------------------------------


@pytest.mark.parametrize(("forests", "wood"), [("", 0), ("a1 a2", 2), ("a1 a2 a3 a4", 3)])
def test_riverside_woods_bring_wood_from_fishing(table: Table, forests: str, wood: int) -> None:
    game = table(played={P1: ("Riverside Woods",)}, tiles={P1: {"forest": forests}}, goods={P1: "nothing"})
    game.play("place Fishing")
    assert count_of(game, "wood") == wood


# -- Routine Work ---------------------------------------------------------------------------------


@pytest.mark.ruling("Routine Work", "It is settled when the feeding ends")
def test_routine_work_pays_idle_workshops(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Routine Work",)}, majors={P1: ("Joinery", "Pottery")}, goods={P1: "1 wood 4 food"}
    )
    play(game, "convert Joinery")
    feed_and_heat(game)
    assert choices(game) == ["take 1 food", "take 1 fuel"]
    game.play("take 1 fuel")
    assert count_of(game, "fuel") == 1
    both = table(
        phase=FEEDING, played={P1: ("Routine Work",)}, majors={P1: ("Joinery", "Pottery")}, goods={P1: "9 food"}
    )
    feed_and_heat(both)
    play(both, "take 1 food", "take 1 fuel")
    assert (count_of(both, "food"), count_of(both, "fuel")) == (6, 1)


@pytest.mark.ruling("Routine Work", "Passing cards that you have played")
def test_routine_work_is_for_beginners(table: Table) -> None:
    hand, goods = {P1: ("Routine Work", "Corn Sheaf")}, {P1: "1 food"}
    game = table(hand=hand, goods=goods, at_home={P2: 0})
    play(game, "place Starting Player", "play Corn Sheaf", "place Improvement")
    assert names(game, P1) == ["Routine Work"]
    assert not can_play(table(hand=hand, goods=goods, played={P1: ("Axe",)}), "Routine Work")


# -- Sowing Machine -------------------------------------------------------------------------------


@pytest.mark.ruling("Sowing Machine", "never comes with baking")
@pytest.mark.parametrize(("horses", "works"), [(2, True), (1, False)])
def test_sowing_machine_sows_after_special_actions(table: Table, horses: int, works: bool) -> None:
    game = table(
        played={P1: ("Sowing Machine",)}, goods={P1: f"{horses} horse 2 grain"}, fields={P1: "a1 a2"},
        stables={P1: "a5"}, majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    game.play("special Hiring Fair")
    assert (choices(game) == ["sow grain", "done"]) == works
    hand = {P1: ("Sowing Machine",)}
    assert can_play(table(hand=hand, goods={P1: "3 wood 1 horse"}), "Sowing Machine")


@pytest.mark.ruling("Sowing Machine", "An improvement that the special action brought")
@pytest.mark.ruling("Sowing Machine", "The special action that brought this card out")
def test_sowing_machine_comes_last(table: Table) -> None:
    goods = {P1: "2 horse 1 grain 1 fuel 3 wood"}
    land: dict[str, Any] = {"fields": {P1: "a1"}, "stables": {P1: "a5"}}
    game = table(played={P1: ("Sowing Machine",)}, hand={P1: ("Fallow Fields",)}, goods=goods, **land)
    play(game, "special Black Market", "lay 2 food on a1", "sow grain on a1")
    assert count_of(game, "food") == 2
    for others in ((), ("Stone Quarry",)):
        itself = table(hand={P1: ("Sowing Machine",)}, played={P2: others}, goods=goods, **land)
        itself.play("special Black Market")
        assert (names(itself, P1), deciding(itself)) == (["Sowing Machine"], P2)


# -- Special Pasture ------------------------------------------------------------------------------


@pytest.mark.ruling("Special Pasture", "Later pastures may begin at either group")
def test_special_pasture_begins_a_second_group(table: Table) -> None:
    game = table(hand={P1: ("Special Pasture",)}, goods={P1: "8 wood"}, pastures={P1: ("a5",)}, stables={P1: "c2"},
                 round=4, cards=("Fences",), at_home={P2: 0})  # fmt: skip
    play(game, "place Starting Player", "play Special Pasture")
    offered = choices(game)
    assert ("enclose c2" in offered, "enclose a4" in offered, "enclose b5" in offered) == (True, False, False)
    game.play("enclose c2")
    assert (game.goods(P1), [names_of(cells) for cells in game.players[P1].pastures]) == ("6 wood", ["a5", "c2"])
    play(game, "place Fences", "enclose c3", "enclose b5")
    assert len(game.players[P1].pastures) == 4


@pytest.mark.ruling("Special Pasture", "with fewer nothing happens")
def test_special_pasture_takes_four_fences(table: Table) -> None:
    pastures = {P1: ("a5", "b5", "c5", "c4")}
    game = table(hand={P1: ("Special Pasture",)}, goods={P1: "2 wood"}, pastures=pastures)
    assert fences_left(game) == 2
    play_minor(game, "Special Pasture")
    assert (len(game.players[P1].pastures), "Special Pasture" in names(game, P1)) == (4, True)
    assert not can_play(table(hand={P1: ("Special Pasture",)}, goods={P1: "2 wood"}), "Special Pasture")


@pytest.mark.ruling("Special Pasture", "do not join the two groups yet")
def test_special_pasture_and_free_fences(table: Table) -> None:
    game = table(
        hand={P1: ("Special Pasture",)}, goods={P1: "2 wood"}, pastures={P1: ("a5",)}, played={P1: ("Hedge Keeper",)}
    )
    play(game, "place Starting Player", "play Special Pasture", "enclose a3")
    assert ("enclose a2" in choices(game), "enclose a4" in choices(game)) == (True, False)
    play(game, "enclose a2")
    assert len(game.players[P1].pastures) == 3


# -- Spinning Mill --------------------------------------------------------------------------------


@pytest.mark.ruling("Spinning Mill", "Sheep cooked after the field phase still count")
@pytest.mark.parametrize(("sheep", "fuel"), [(1, 3), (2, 2), (5, 1)])
def test_spinning_mill_saves_fuel(table: Table, sheep: int, fuel: int) -> None:
    game = table(
        phase=FIELD, played={P1: ("Spinning Mill",)}, goods={P1: f"{sheep} sheep 9 fuel"}, rooms={P1: "a1 b1 c1"},
        pastures={P1: ("a4 a5",)}, majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("convert sheep")
    play(game, *[option for option in choices(game) if option == "feed"])
    assert choices(game)[0] == f"heat with {fuel} fuel"


# -- Stock-breeding Prize -------------------------------------------------------------------------


@pytest.mark.ruling("Stock-breeding Prize", "It has no prerequisite")
@pytest.mark.parametrize(("herd", "prize"), [("1 sheep 1 boar 1 cattle 1 horse", 2), ("2 sheep 1 boar 1 cattle", 0)])
def test_stock_breeding_prize_is_for_all_kinds(table: Table, herd: str, prize: int) -> None:
    pastures = {P1: ("a3", "a4", "a5", "b5")}
    assert worth(table, "Stock-breeding Prize", goods={P1: herd}, pastures=pastures) == prize
    assert can_play(table(hand={P1: ("Stock-breeding Prize",)}, goods={P1: "1 grain"}), "Stock-breeding Prize")


# -- Stone Quarry ---------------------------------------------------------------------------------


@pytest.mark.ruling("Stone Quarry", "It is 5 stone with any number of players")
@pytest.mark.parametrize(("used", "stone"), [(0, 1), (4, 1), (5, 0)])
def test_stone_quarry_brings_five_stone_from_the_hiring_fair(table: Table, used: int, stone: int) -> None:
    game = table(seats=3, played={P1: ("Stone Quarry",)}, goods={P1: "nothing"})
    note(game, P1, "Stone Quarry").uses = used
    game.play("special Hiring Fair")
    assert (count_of(game, "stone"), count_of(game, "food")) == (stone, 2)


# -- Stone Wagon ----------------------------------------------------------------------------------


def test_stone_wagon_brings_a_stone_from_day_laborer(table: Table) -> None:
    game = table(played={P1: ("Stone Wagon",)}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 stone 2 food"


# -- Surveyor's Map -------------------------------------------------------------------------------


@pytest.mark.ruling("Surveyor's Map", "It costs 3 food")
def test_surveyors_map_marks_three_rounds(table: Table) -> None:
    game = table(round=2, hand={P1: ("Surveyor's Map",)}, goods={P1: "3 food"})
    play_minor(game, "Surveyor's Map")
    assert (reserved(game, P1, "Surveyor's Map"), game.goods(P1)) == ([11, 12, 13], "nothing")
    assert not can_play(table(round=3, hand={P1: ("Surveyor's Map",)}, goods={P1: "3 food"}), "Surveyor's Map")


@pytest.mark.ruling("Surveyor's Map", "The field lies next to")
def test_surveyors_map_lays_a_field_a_moor_and_a_forest(table: Table) -> None:
    game = begun(table, 11, "Surveyor's Map", fields={P1: "a1"}, goods={P1: "1 cattle"})
    assert choices(game) == ["lay field on a2", "done"]
    game.play("lay field on a2")
    assert (fields(game, P1), choices(game)[0].startswith("place")) == (2, True)
    moor = begun(table, 12, "Surveyor's Map", tiles={P1: {"forest": "a1 a2"}}, goods={P1: "9 food", P2: "9 food"})
    moor.play("lay moor on c5")
    assert showing(moor, "moor") == "c5"
    forest = begun(table, 13, "Surveyor's Map")
    forest.play("lay forest on c5")
    assert showing(forest, "forest") == "c5"


@pytest.mark.ruling("Surveyor's Map", "do not lay then is lost")
@pytest.mark.ruling("Swamp", "do not lay then is lost")
@pytest.mark.ruling("Tree Nursery", "do not lay then is lost")
@pytest.mark.parametrize("card", ["Surveyor's Map", "Swamp", "Tree Nursery"])
def test_tiles_may_be_left(table: Table, card: str) -> None:
    game = begun(table, 13, card, goods={P1: "9 food", P2: "9 food"})
    game.play("done")
    assert (showing(game, "forest"), showing(game, "moor"), choices(game)[0].startswith("place")) == ("", "", True)


# -- Swamp ----------------------------------------------------------------------------------------


def test_swamp_brings_a_moor_in_round_twelve(table: Table) -> None:
    game = table(round=4, hand={P1: ("Swamp",)})
    play_minor(game, "Swamp")
    assert reserved(game, P1, "Swamp") == [12]
    game = begun(table, 12, "Swamp")
    game.play("lay moor on a1")
    assert showing(game, "moor") == "a1"
    assert not can_play(table(round=5, hand={P1: ("Swamp",)}), "Swamp")
