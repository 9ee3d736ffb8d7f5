"""Minor improvements of Farmers of the Moor, M and N."""

from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.content.deck_i.by_hand import HelpHarvest
from farmyard.agricola.farm.geometry import region
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.tableau import give_up
from farmyard.agricola.state.game import BREEDING
from farmyard.agricola.state.goods import goods, text
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    deciding,
    farm,
    fences_left,
    fields,
    growing,
    keeps,
    note,
    play,
    play_minor,
    points,
    put_fences_away,
)
from moors import showing

# -- Malthouse ------------------------------------------------------------------------------------


def test_malthouse_turns_grain_into_food_when_peat_is_cut(table: Table) -> None:
    game = table(played={P1: ("Malthouse",)}, tiles={P1: {"moor": "a1"}}, goods={P1: "2 grain"})
    play(game, "special Cut Peat", "take 4 food")
    assert game.goods(P1) == "1 grain 4 food 3 fuel"
    left = table(played={P1: ("Malthouse",)}, tiles={P1: {"moor": "a1"}}, goods={P1: "2 grain"})
    play(left, "special Cut Peat", "done")
    assert left.goods(P1) == "2 grain 3 fuel"


# -- Moor Archaeology -----------------------------------------------------------------------------


@pytest.mark.ruling("Moor Archaeology", "It takes a fence that is not built yet")
def test_moor_archaeology_digs_on_cleared_cells(table: Table) -> None:
    game = table(played={P1: ("Moor Archaeology",)}, tiles={P1: {"moor": "a1"}}, at_home={P2: 0})
    before = points(game, P1, "Unused cells")
    play(game, "special Cut Peat", "use Moor Archaeology")
    assert (points(game, P1, "Unused cells") - before, points(game, P1), fences_left(game)) == (0, 1, 14)
    game.play("place Plow 1 Field")
    assert "plow a1" not in choices(game)
    none = table(played={P1: ("Moor Archaeology",)}, tiles={P1: {"moor": "a1"}})
    put_fences_away(none, 15)
    none.play("special Cut Peat")
    assert deciding(none) == P2
    left = table(played={P1: ("Moor Archaeology",)}, tiles={P1: {"moor": "a1"}})
    play(left, "special Cut Peat", "done")
    assert (points(left, P1), fences_left(left)) == (0, 15)


@pytest.mark.ruling("Moor Archaeology", "Not while a tile is left")
def test_moor_archaeology_needs_a_bare_cell(table: Table) -> None:
    game = table(played={P1: ("Moor Archaeology",)}, tiles={P1: {"forest": "a1", "moor": "a1"}})
    game.play("special Cut Peat")
    assert deciding(game) == P2
    hand = {P1: ("Moor Archaeology",)}
    assert not can_play(table(hand=hand), "Moor Archaeology")
    assert can_play(table(hand=hand, house={P1: "stone house"}), "Moor Archaeology")


# -- Moor Enclosures ------------------------------------------------------------------------------


@pytest.mark.ruling("Moor Enclosures", "fields and pastures run across its border")
def test_moor_enclosures_bring_two_cells_with_moors(table: Table) -> None:
    hand = {"hand": {P1: ("Moor Enclosures",)}, "goods": {P1: "1 stone"}, "at_home": {P2: 0}}
    assert not can_play(table(**hand), "Moor Enclosures")
    game = table(house={P1: "clay hut"}, fields={P1: "c1"}, rooms={P1: "a1 b1"}, **hand)
    before = points(game, P1, "Unused cells")
    play(game, "place Starting Player", "play Moor Enclosures", "extend d1 d2")
    assert (showing(game, "moor"), points(game, P1, "Unused cells")) == ("d1 d2", before)
    play(game, "special Cut Peat", "clear d1", "place Plow 1 Field")
    assert "plow d1" in choices(game)


@pytest.mark.ruling("Moor Enclosures", "Once its moors are gone")
def test_moor_enclosures_are_to_be_used_once_they_are_cleared(table: Table) -> None:
    hand = {"hand": {P1: ("Moor Enclosures",)}, "goods": {P1: "1 stone"}}
    game = table(house={P1: "stone house"}, **hand)
    before = points(game, P1, "Unused cells")
    play(
        game,
        "place Starting Player",
        "play Moor Enclosures",
        "extend z1 z2",
        "place Fishing",
        "special Cut Peat",
        "clear z2",
    )
    assert points(game, P1, "Unused cells") - before == -1


@pytest.mark.ruling("Moor Enclosures", "cells that another card has added do not do")
def test_moor_enclosures_lie_at_the_board_beside_another_card(table: Table) -> None:
    hand = {"hand": {P1: ("Moor Enclosures",)}, "goods": {P1: "1 stone"}}
    game = table(house={P1: "clay hut"}, land={P1: "a6 b6"}, **hand)
    play_minor(game, "Moor Enclosures")
    assert "extend b6 c6" not in choices(game)
    game.play("extend z4 z5")
    assert farm(game).beyond == ("z4", "z5", "a6", "b6")


# -- Moor Birch Tree ------------------------------------------------------------------------------


@pytest.mark.ruling("Moor Birch Tree", "The Peat Hut is no room")
def test_moor_birch_tree_brings_wood_when_peat_is_cut(table: Table) -> None:
    game = table(played={P1: ("Moor Birch Tree",)}, tiles={P1: {"moor": "a1"}}, goods={P1: "nothing"})
    game.play("special Cut Peat")
    assert game.goods(P1) == "2 wood 3 fuel"
    hand, goods = {P1: ("Moor Birch Tree",)}, {P1: "2 food"}
    assert not can_play(table(hand=hand, goods=goods, played={P1: ("Peat Hut",)}), "Moor Birch Tree")
    assert can_play(table(hand=hand, goods=goods, rooms={P1: "a1 b1 c1"}), "Moor Birch Tree")


def test_natures_fertilizer_works_with_slash_and_burn(table: Table) -> None:
    game = table(played={P1: ("Nature's Fertilizer",)}, tiles={P1: {"forest": "a1"}}, goods={P1: "1 vegetable"})
    play(game, "special Slash and Burn", "sow vegetable on a1")
    assert growing(game, "a1") == "2 vegetable"


# -- Moor Fire ------------------------------------------------------------------------------------


def test_moor_fire_makes_a_field_of_the_last_moor_at_any_time(table: Table) -> None:
    game = table(played={P1: ("Moor Fire",)}, tiles={P1: {"moor": "a1"}})
    game.play("use Moor Fire")
    assert (fields(game, P1), showing(game, "moor"), deciding(game)) == (1, "", P1)
    two = table(played={P1: ("Moor Fire",)}, tiles={P1: {"moor": "a1 a2"}})
    assert "use Moor Fire" not in [option.text for option in two.exchanges()]
    assert not can_play(table(hand={P1: ("Moor Fire",)}, tiles={P1: {"moor": "a1"}}), "Moor Fire")


@pytest.mark.ruling("Moor Fire", "A tile below the moor is lost")
@pytest.mark.ruling("Moor Fire", "next to your other fields")
def test_moor_fire_takes_the_whole_cell_next_to_the_fields(table: Table) -> None:
    game = table(played={P1: ("Moor Fire",)}, tiles={P1: {"forest": "a1", "moor": "a1"}}, fields={P1: "a2"})
    game.play("use Moor Fire")
    assert (fields(game, P1), showing(game, "forest")) == (2, "")
    apart = table(played={P1: ("Moor Fire",)}, tiles={P1: {"moor": "a1"}}, fields={P1: "a3"})
    assert "use Moor Fire" not in [option.text for option in apart.exchanges()]


@pytest.mark.ruling("Moor Fire", "It is no plowing")
@pytest.mark.ruling("Moor Fire", "It is no cutting of peat")
def test_moor_fire_neither_plows_nor_cuts_peat(table: Table) -> None:
    game = table(
        round=8, played={P1: ("Moor Fire", "Cattle Collar", "Moor Birch Tree")}, tiles={P1: {"moor": "a1"}},
        goods={P1: "1 cattle"},
    )  # fmt: skip
    game.play("use Moor Fire")
    assert (game.goods(P1), choices(game)[0].startswith("place")) == ("1 cattle", True)


# -- Nature Reserve -------------------------------------------------------------------------------


@pytest.mark.ruling("Nature Reserve", "Before it is cleared it is no pasture")
def test_nature_reserve_becomes_a_pasture_when_it_is_cleared(table: Table) -> None:
    game = table(
        hand={P1: ("Nature Reserve",)}, goods={P1: "9 wood 1 food"}, pastures={P1: ("a5",)}, at_home={P2: 0}, round=4,
        tiles={P1: {"forest": "a4", "moor": "c2"}}, cards=("Fences",), people={P1: 3},
    )  # fmt: skip
    play(game, "place Starting Player", "play Nature Reserve")
    assert (points(game, P1, "Pastures"), fences_left(game), count_of(game, "wood")) == (1, 8, 9)
    play(game, "place Fences")
    assert ("enclose b5" in choices(game), "enclose a3" in choices(game), "enclose b4" in choices(game)) == (
        True, False, False,
    )  # fmt: skip
    play(game, "enclose b5", "done", "special Fell Trees")
    assert (points(game, P1, "Pastures"), fences_left(game), len(game.players[P1].pastures)) == (3, 5, 3)


@pytest.mark.ruling("Nature Reserve", "Several tiles may lie there")
@pytest.mark.ruling("Nature Reserve", "slash and burn makes a field of the cell")
def test_nature_reserve_with_several_tiles_or_burnt(table: Table) -> None:
    def reserve(tiles: dict[str, str]) -> Agricola:
        game = table(
            hand={P1: ("Nature Reserve",)}, goods={P1: "1 food"}, pastures={P1: ("a5",)}, at_home={P2: 0},
            people={P1: 3}, tiles={P1: tiles},
        )  # fmt: skip
        play(game, "place Starting Player", "play Nature Reserve")
        return game

    two = reserve({"moor": "a4", "forest": "a4"})
    two.play("special Fell Trees")
    assert len(two.players[P1].pastures) == 1
    burnt = reserve({"forest": "a4"})
    burnt.play("special Slash and Burn")
    assert (fields(burnt, P1), len(burnt.players[P1].pastures), fences_left(burnt)) == (1, 1, 8)


@pytest.mark.ruling("Nature Reserve", "It is no building of fences")
def test_nature_reserve_is_no_building_of_fences(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Nature Reserve",)}, goods={P1: "1 food"}, pastures={P1: ("a5",)}, played={P1: ("Fencer",)},
        tiles={P1: {"forest": "a4"}},
    )  # fmt: skip
    play_minor(game, "Nature Reserve")
    assert game.goods(P1) == "nothing"
    assert not can_play(table(hand={P1: ("Nature Reserve",)}, goods={P1: "1 food"}), "Nature Reserve")


# -- Nature's Fertilizer --------------------------------------------------------------------------


@pytest.mark.ruling("Nature's Fertilizer", "Only that field")
@pytest.mark.ruling("Nature's Fertilizer", "never comes with baking")
def test_natures_fertilizer_sows_the_field_made_of_a_moor(table: Table) -> None:
    game = table(
        played={P1: ("Nature's Fertilizer", "Moor Fire")}, tiles={P1: {"moor": "a1"}}, fields={P1: "a2"},
        goods={P1: "1 grain 1 vegetable"}, majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    game.play("use Moor Fire")
    assert choices(game) == ["sow grain on a1", "sow vegetable on a1", "done"]
    game.play("sow grain on a1")
    assert (growing(game, "a1"), growing(game, "a2"), count_of(game, "vegetable"), deciding(game)) == (
        "3 grain", "nothing", 1, P1,
    )  # fmt: skip


def test_natures_fertilizer_works_with_peat_burn_off(table: Table) -> None:
    game = table(
        played={P1: ("Nature's Fertilizer",)}, hand={P1: ("Peat Burn-off",)}, tiles={P1: {"moor": "a1"}},
        goods={P1: "1 grain"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Peat Burn-off", "burn a1", "sow grain on a1")
    assert growing(game, "a1") == "3 grain"


@pytest.mark.ruling("Nature's Fertilizer", "The Deep Plough does not count")
def test_natures_fertilizer_and_the_deep_plough(table: Table) -> None:
    game = table(played={P1: ("Nature's Fertilizer", "Deep Plough")}, tiles={P1: {"moor": "a2"}}, goods={P1: "1 grain"})
    play(game, "place Plow 1 Field", "plow a1", "burn a2")
    assert (fields(game, P1), deciding(game)) == (2, P2)


# -- Night Pasture --------------------------------------------------------------------------------


@pytest.mark.ruling("Night Pasture", "It counts as its owner's")
def test_night_pasture_holds_animals_of_everybody(table: Table) -> None:
    game = table(seats=3, played={P1: ("Night Pasture",)}, goods={P1: "1 sheep 1 boar 2 horse", P2: "1 sheep 1 horse"})
    assert keeps(game, 1, 1, 0, 2)
    assert not keeps(game, 1, 1, 1, 2)
    assert game.players[P2].housing.fits((1, 0, 0, 1))
    assert not game.players[P2].housing.fits((1, 0, 1, 1))
    assert points(game, P2, "Horses") == 1
    gone = table(played={P1: ("Night Pasture",)})
    give_up(gone, P1, card_named("Night Pasture"))
    assert not gone.players[P2].housing.fits((1, 0, 0, 1))
    hand = table(hand={P1: ("Night Pasture",)}, goods={P1: "2 clay"})
    play_minor(hand, "Night Pasture")
    assert hand.players[P2].housing.fits((1, 0, 0, 1))


@pytest.mark.ruling("Night Pasture", "Others keep an animal there only if")
@pytest.mark.ruling("Night Pasture", "It does not breed with its owner's")
@pytest.mark.ruling("Night Pasture", "The young is yours")
def test_night_pasture_breeds_guests_with_the_owners_animals(table: Table) -> None:
    game = table(phase=BREEDING, played={P1: ("Night Pasture",)}, goods={P1: "1 sheep", P2: "2 sheep"})
    assert (count_of(game, "sheep"), game.goods(P2)) == (2, "2 sheep")
    roomy = table(
        phase=BREEDING, played={P1: ("Night Pasture",)}, goods={P1: "1 sheep", P2: "2 sheep"}, stables={P2: "a1"}
    )
    assert (count_of(roomy, "sheep"), roomy.goods(P2)) == (1, "3 sheep")
    choice = table(phase=BREEDING, played={P1: ("Night Pasture",)}, goods={P1: "1 horse", P2: "1 sheep 1 horse"})
    assert choices(choice) == ["place 1 sheep on Night Pasture", "place 1 horse on Night Pasture"]
    choice.play("place 1 horse on Night Pasture")
    assert count_of(choice, "horse") == 2


def test_animals_of_others_leave_a_night_pasture_that_is_given_up(table: Table) -> None:
    statue = {"played": {P1: ("Night Pasture", "Clogs")}, "hand": {P1: ("Madonna Statue",)}}
    game = table(goods={P1: "1 sheep", P2: "1 boar 1 cattle"}, **statue)
    play_minor(game, "Madonna Statue")
    assert (deciding(game), choices(game)) == (P2, ["keep 1 boar", "keep 1 cattle"])


@pytest.mark.parametrize(("horses", "after"), [(1, 1), (2, 3)])
def test_night_pasture_lets_a_guest_breed_with_a_horse_that_stands(table: Table, horses: int, after: int) -> None:
    herd = {"goods": {P1: f"{horses} horse", P2: "1 sheep 1 horse"}, "played": {P1: ("Night Pasture", "Bog Pony")}}
    game = table(phase=BREEDING, **herd)
    note(game, P1, "Bog Pony").goods = goods("1 horse")
    game.play("place 1 horse on Night Pasture")
    assert count_of(game, "horse") == after


@pytest.mark.parametrize(("lying", "options"), [(1, ["keep 1 sheep 3 horse", "keep 4 horse"]), (2, [])])
def test_night_pasture_takes_in_a_horse_that_lies_first(table: Table, lying: int, options: list[str]) -> None:
    herd = {"goods": {P2: "1 sheep 3 horse"}, "pastures": {P2: ("a5",)}}
    game = table(phase=BREEDING, played={P1: ("Night Pasture",), P2: ("Bog Pony",)}, **herd)
    note(game, P2, "Bog Pony").goods = goods(f"{lying} horse")
    game.play("place 1 horse on Night Pasture")
    assert [choice for choice in choices(game) if choice.startswith("keep")] == options


# -- Nosebag --------------------------------------------------------------------------------------


@pytest.mark.ruling("Nosebag", "That space only")
def test_nosebag_brings_a_horse_with_the_grain(table: Table) -> None:
    game = table(played={P1: ("Nosebag",)}, goods={P1: "nothing"})
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 1 horse"
    sheaf = table(played={P1: ("Nosebag",)}, hand={P1: ("Corn Sheaf",)}, goods={P1: "nothing"})
    play_minor(sheaf, "Corn Sheaf")
    assert sheaf.goods(P1) == "1 grain"
    assert not can_play(table(hand={P1: ("Nosebag",)}, goods={P1: "1 food"}), "Nosebag")


@pytest.mark.ruling("Nosebag", "must find a place or be cooked")
def test_nosebags_horse_needs_a_place(table: Table) -> None:
    game = table(played={P1: ("Nosebag",)}, goods={P1: "1 sheep"})
    game.play("place Take 1 Grain")
    assert choices(game) == ["keep 1 sheep", "keep 1 horse"]


# -- No-Till Farming ------------------------------------------------------------------------------


def no_till(table: Table, **situation: Any) -> Agricola:
    """Cells a4 and a5 are marked, and it is time to sow."""
    game = table(
        round=4, cards=("Sow and Bake",), hand={P1: ("No-Till Farming",)}, at_home={P2: 0}, people={P1: 3},
        **{"goods": {P1: "3 grain 1 vegetable"}, "fields": {P1: "a1 a2"}, **situation},
    )  # fmt: skip
    play(game, "place Starting Player", "play No-Till Farming", "place a marker on a4", "place a marker on a5")
    return game


@pytest.mark.ruling("No-Till Farming", "a cell can be sown only once")
def test_no_till_farming_sows_unused_cells(table: Table) -> None:
    game = no_till(table)
    before = points(game, P1, "Unused cells"), points(game, P1, "Fields")
    play(game, "place Sow and Bake")
    assert {"sow grain on a1", "sow grain on a4", "sow vegetable on a5"} <= set(choices(game))
    play(game, "sow grain on a4", "sow vegetable on a5", "done")
    player = game.players[P1]
    assert [text(player.crops[cell]) for cell in (3, 4)] == ["3 grain", "2 vegetable"]
    assert (points(game, P1, "Unused cells"), points(game, P1, "Fields")) == before
    player.plant(3, 0)
    assert not player.arable & region("a4")


@pytest.mark.ruling("No-Till Farming", "what grows there is lost")
def test_no_till_farming_gives_way_to_other_uses(table: Table) -> None:
    game = no_till(table, fields={P1: "a3 b3"})
    play(game, "place Sow and Bake", "sow grain on a4", "done", "place Plow 1 Field", "plow a4")
    assert (growing(game, "a4"), fields(game, P1)) == ("nothing", 3)


@pytest.mark.ruling("No-Till Farming", "counts when crops are scored")
def test_no_till_farming_is_harvested_and_scored(table: Table) -> None:
    game = no_till(table, goods={P1: "9 food 9 fuel 1 grain"})
    assert points(game, P1, "Grain") == 1
    play(game, "place Sow and Bake", "sow grain on a4", "place 1 Clay")
    while game.round == 4:
        game.play("feed" if "feed" in game.options else game.options[0])
    assert (count_of(game, "grain"), text(game.players[P1].crops[3])) == (1, "2 grain")
    assert "a4 with 2 grain" in farm(game).on_cards["No-Till Farming"]


@pytest.mark.ruling("No-Till Farming", "The Harvest Helper may take grain")
def test_harvest_helper_takes_from_land_without_a_field(table: Table) -> None:
    game = no_till(table)
    play(game, "place Sow and Bake", "sow grain on a4", "done")
    helper = HelpHarvest("2 food", card_named("Harvest Helper"))
    assert "take 1 grain from a4 of player 1" in [option.text for option in helper.options(game, P2)]
