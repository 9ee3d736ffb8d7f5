"""Minor improvements of Farmers of the Moor, Fl to Fz."""

import pytest

from farmyard.agricola.farm.geometry import cell
from farmyard.agricola.position import P1, P2
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    deciding,
    in_hand,
    names,
    note,
    play,
    play_minor,
    points,
    promised,
    reserved,
    rounds_with,
)
from moors import FARM, improve, showing

# -- Flatboat -------------------------------------------------------------------------------------


@pytest.mark.ruling("Flatboat", "After round 14")
def test_flatboat_lays_fuel_and_horses_by_turns(table: Table) -> None:
    game = table(hand={P1: ("Flatboat",)}, goods={P1: "4 wood"}, round=2)
    play_minor(game, "Flatboat")
    assert rounds_with(game, P1, "1 fuel") == [3, 5, 7, 9]
    assert rounds_with(game, P1, "1 horse") == [4, 6, 8]
    late = table(hand={P1: ("Flatboat",)}, goods={P1: "4 wood"}, round=12)
    play_minor(late, "Flatboat")
    assert promised(late, P1) == {13: "1 fuel", 14: "1 horse"}


@pytest.mark.ruling("Flatboat", "must find a place or be cooked")
def test_flatboats_horse_is_lost_without_a_place(table: Table) -> None:
    game = table(hand={P1: ("Flatboat",)}, goods={P1: "4 wood 1 sheep", P2: "9 food"}, round=1)
    play_minor(game, "Flatboat")
    while game.round < 3:
        options = [option for option in game.options if option.startswith("place ")]
        game.play(options[-1] if options else game.options[0])
    assert "keep 1 horse" in choices(game)


# -- Forest Hut -----------------------------------------------------------------------------------


@pytest.mark.ruling("Forest Hut", "Felling trees and slash and burn free the guest")
@pytest.mark.ruling("Forest Hut", "A guest is no family member")
@pytest.mark.parametrize("action", ["Fell Trees", "Slash and Burn"])
def test_forest_hut_frees_a_guest(table: Table, action: str) -> None:
    tiles = {P1: {"forest": "a1 a2"}} if action == "Slash and Burn" else {P1: {"forest": "a1 a2", "moor": "b2"}}
    game = table(hand={P1: ("Forest Hut",)}, goods={P1: "2 wood"}, tiles=tiles, at_home={P1: 3, P2: 0}, people={P1: 3})
    play(game, "place Starting Player", "play Forest Hut", "place a guest on a2", f"special {action}")
    game.play("clear a2" if action == "Fell Trees" else "burn a2")
    assert (game.players[P1].at_home, game.players[P1].people) == (3, 3)
    play(game, "place 3 Wood", "place 1 Clay", "place Fishing")
    assert game.round == 2
    assert game.players[P1].at_home == 3


@pytest.mark.ruling("Forest Hut", "on a stack it is free as soon as the top tile goes")
@pytest.mark.ruling("Forest Hut", "Without a forest the card does nothing")
def test_forest_huts_guest_on_other_tiles(table: Table) -> None:
    stack = table(
        hand={P1: ("Forest Hut",)}, goods={P1: "2 wood"}, tiles={P1: {"moor": "a1", "forest": "a1 a3"}}, at_home={P2: 0}
    )
    play(stack, "place Starting Player", "play Forest Hut", "place a guest on a1", "special Fell Trees", "clear a3")
    assert stack.players[P1].at_home == 1
    again = table(
        hand={P1: ("Forest Hut",)}, goods={P1: "2 wood"}, tiles={P1: {"moor": "a1", "forest": "a1 a3"}}, at_home={P2: 0}
    )
    play(again, "place Starting Player", "play Forest Hut", "place a guest on a1", "special Fell Trees", "clear a1")
    assert again.players[P1].at_home == 2
    bare = table(hand={P1: ("Forest Hut",)}, goods={P1: "2 wood"})
    play_minor(bare, "Forest Hut")
    assert names(bare, P1) == ["Forest Hut"]


@pytest.mark.ruling("Holiday House", "A guest stays at home, too")
def test_forest_huts_guest_stays_in_a_holiday_house(table: Table) -> None:
    cards = ("Holiday House", "Forest Hut", "Tool Shed", "Peat-Cutting Rights")
    tiles = {P1: {"forest": "a1 a2", "moor": "a4 a5"}}
    game = table(round=13, at_home={P1: 0, P2: 1}, played={P1: cards}, tiles=tiles, goods={P1: "9 fuel", P2: "9 fuel"})
    note(game, P1, "Forest Hut").goods = cell("a1") + 1
    note(game, P1, "Peat-Cutting Rights").reserve(14)
    game.play("place Fishing")
    while game.round < 14:
        game.play(game.options[0])
    play(game, "special Cut Peat", "clear a4", "special Slash and Burn", "burn a1")
    assert (deciding(game), game.players[P1].at_home) == (P2, 0)


# -- Forest Kindergarten --------------------------------------------------------------------------


@pytest.mark.ruling("Forest Kindergarten", "Every kind of family growth")
def test_forest_kindergarten_feeds_with_each_child(table: Table) -> None:
    situation = {"played": {P1: ("Forest Kindergarten",)}, "tiles": {P1: {"forest": "a2 a3"}}, "goods": {P1: "nothing"}}
    game = table(round=5, cards=("Family Growth",), rooms={P1: "a1 b1 c1"}, **situation)
    play(game, "place Family Growth")
    assert count_of(game, "food") == 2
    hand, goods = {P1: ("Wedding Coach",)}, {P1: "1 wood 1 vegetable 4 horse"}
    coach = table(hand=hand, pastures={P1: ("b4 b5",)}, **(situation | {"goods": goods}))
    play(coach, "place Starting Player", "play Wedding Coach", "grow")
    assert count_of(coach, "food") == 2


# -- Forest Path ----------------------------------------------------------------------------------


@pytest.mark.ruling("Forest Path", "never played it loses nothing")
@pytest.mark.ruling("Forest Path", "The Yeoman Farmer cancels")
def test_forest_path_costs_whoever_holds_it_a_point(table: Table) -> None:
    game = table(hand={P1: ("Forest Path",)}, goods={P1: "1 clay"}, tiles={P1: FARM}, played={P1: ()})
    assert points(game, P1, "Lost through cards") == 0
    improve(game, "Forest Path")
    assert (game.goods(P1), in_hand(game, P2)) == ("3 wood", ["Forest Path"])
    assert [points(game, seat, "Lost through cards") for seat in (P1, P2)] == [0, -1]
    farmer = table(
        seats=3, hand={P1: ("Forest Path",)}, goods={P1: "1 clay"}, tiles={P1: FARM}, played={P2: ("Yeoman Farmer",)}
    )
    improve(farmer, "Forest Path")
    assert points(farmer, P2, "Lost through cards") == 0


@pytest.mark.ruling("Forest Path", "the only way to get rid of it")
def test_forest_path_is_passed_on_by_playing_it(table: Table) -> None:
    goods = {P1: "1 clay", P2: "1 clay"}
    game = table(hand={P1: ("Forest Path",)}, goods=goods, tiles={P1: FARM, P2: {"forest": "a1"}})
    improve(game, "Forest Path")
    play(game, "place Starting Player", "play Forest Path")
    assert (in_hand(game, P1), game.goods(P2)) == (["Forest Path"], "3 wood")
    assert [points(game, seat, "Lost through cards") for seat in (P1, P2)] == [-1, 0]
    stuck = table(hand={P1: ("Forest Path",)}, goods={P1: "1 clay", P2: "1 clay"}, tiles={P1: FARM})
    improve(stuck, "Forest Path")
    assert not can_play(stuck, "Forest Path")


@pytest.mark.ruling("Forest Path", "Alone you lose nothing")
def test_forest_path_alone(table: Table) -> None:
    game = table(seats=1, hand={P1: ("Forest Path",)}, goods={P1: "1 clay"}, tiles={P1: FARM})
    improve(game, "Forest Path")
    assert (in_hand(game, P1), points(game, P1, "Lost through cards"), showing(game, "forest")) == (
        [],
        0,
        FARM["forest"],
    )


# -- Forest Swamp ---------------------------------------------------------------------------------


@pytest.mark.ruling("Forest Swamp", "do not lay then is lost")
@pytest.mark.ruling("Forest Swamp", "After round 10")
def test_forest_swamp_brings_a_forest_four_rounds_later(table: Table) -> None:
    game = table(round=9, played={P1: ("Forest Swamp",)}, tiles={P1: {"moor": "a1"}})
    game.play("special Cut Peat")
    assert reserved(game, P1, "Forest Swamp") == [13]
    late = table(round=11, played={P1: ("Forest Swamp",)}, tiles={P1: {"moor": "a1"}})
    late.play("special Cut Peat")
    assert reserved(late, P1, "Forest Swamp") == []
    for choice, forests in (("lay forest on a1", "a1"), ("done", "")):
        game = table(round=5, played={P1: ("Forest Swamp",)}, at_home={P1: 1, P2: 0})
        note(game, P1, "Forest Swamp").reserve(6)
        play(game, "place Fishing", choice)
        assert showing(game, "forest") == forests


@pytest.mark.ruling("Forest Swamp", "may lay two tiles")
def test_forest_swamp_brings_two_forests_for_two_moors(table: Table) -> None:
    situation = {"played": {P1: ("Forest Swamp",)}, "tiles": {P1: {"moor": "a1 a2"}}, "goods": {P1: "2 food"}}
    tables = [table(seats=1, seed=seed, phase="special action card", **situation) for seed in range(30)]
    game = next(game for game in tables if "special Cut Peat" in choices(game))
    play(game, "special Cut Peat keeping the card", "clear a1", "special Cut Peat")
    while game.round < 5:
        game.play(next((option for option in game.options if option == "feed"), game.options[0]))
    play(game, "lay forest on a1", "lay forest on a2")
    assert showing(game, "forest") == "a1 a2"


# -- Fuel Storage ---------------------------------------------------------------------------------


@pytest.mark.ruling("Fuel Storage", "After round 14")
def test_fuel_storage_lays_wood_and_fuel(table: Table) -> None:
    game = table(hand={P1: ("Fuel Storage",)}, goods={P1: "1 clay 1 reed"}, round=2)
    play_minor(game, "Fuel Storage")
    assert rounds_with(game, P1, "1 wood") == [3, 7, 11]
    assert rounds_with(game, P1, "1 fuel") == [5, 9, 13]
    late = table(hand={P1: ("Fuel Storage",)}, goods={P1: "1 clay 1 reed"}, round=11)
    play_minor(late, "Fuel Storage")
    assert promised(late, P1) == {12: "1 wood", 14: "1 fuel"}
