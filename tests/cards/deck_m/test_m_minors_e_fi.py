"""Minor improvements of Farmers of the Moor, E to Fi."""

import pickle

import pytest

from farmyard import Agricola, IllegalChoice, view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.card import MINOR
from farmyard.agricola.state.game import FEEDING
from helpers import (
    Table,
    all_goods,
    can_play,
    choices,
    count_of,
    farm,
    fences,
    in_hand,
    names,
    on_card,
    play,
    play_minor,
    points,
    told,
)
from moors import FARM, build, showing

# -- Ecological Niche -----------------------------------------------------------------------------


@pytest.mark.ruling("Ecological Niche", "The 2 food come once")
@pytest.mark.parametrize(
    ("goods", "other", "food"),
    [("1 horse", "", 2), ("1 horse 1 boar", "", 2), ("1 sheep", "1 sheep", 0), ("1 sheep 1 boar", "1 sheep", 2)],
)
def test_ecological_niche_pays_for_a_kind_of_ones_own(table: Table, goods: str, other: str, food: int) -> None:
    game = table(hand={P1: ("Ecological Niche",)}, goods={P1: goods, P2: other}, stables={P1: "a1"})
    play_minor(game, "Ecological Niche")
    assert count_of(game, "food") == food


def test_ecological_niche_pays_for_crops_of_ones_own(table: Table) -> None:
    crops = {P1: {"a1": "1 grain", "a2": "1 vegetable"}, P2: {"a1": "1 vegetable"}}
    game = table(hand={P1: ("Ecological Niche",)}, crops=crops, goods={P1: "nothing"})
    play_minor(game, "Ecological Niche")
    assert (game.goods(P1), in_hand(game, P2)) == ("1 food", ["Ecological Niche"])
    alone = table(hand={P1: ("Ecological Niche",)}, crops={P1: crops[P1]}, goods={P1: "nothing"})
    play_minor(alone, "Ecological Niche")
    assert alone.goods(P1) == "2 food"


@pytest.mark.ruling("Ecological Niche", "Who ties with somebody")
@pytest.mark.parametrize(("theirs", "fuel"), [({"forest": "a1", "moor": "a2 a3"}, 1), ({}, 2), (FARM, 0)])
def test_ecological_niche_pays_for_the_most_tiles(table: Table, theirs: dict[str, str], fuel: int) -> None:
    tiles = {P1: {"forest": "a1 a2", "moor": "a3 a4"}, P2: theirs}
    game = table(hand={P1: ("Ecological Niche",)}, tiles=tiles, goods={P1: "nothing"})
    play_minor(game, "Ecological Niche")
    assert count_of(game, "fuel") == fuel


@pytest.mark.ruling("Ecological Niche", "Alone you always have the most")
def test_ecological_niche_alone(table: Table) -> None:
    game = table(seats=1, hand={P1: ("Ecological Niche",)}, tiles={P1: {"forest": "a1"}}, goods={P1: "1 sheep"})
    play_minor(game, "Ecological Niche")
    assert game.goods(P1) == "2 food 1 sheep 1 fuel"


# -- Edge of the Forest ---------------------------------------------------------------------------


@pytest.mark.ruling("Edge of the Forest", "any place where a fence could stand")
def test_edge_of_the_forest_counts_borders(table: Table) -> None:
    three = {P1: ("Axe", "Corn Scoop", "Basket")}
    game = table(
        hand={P1: ("Edge of the Forest",)}, played=three, goods={P1: "nothing"}, fields={P1: "a3 b4"},
        tiles={P1: {"forest": "a2 a4 b3", "moor": "a1 a5 b2"}},
    )  # fmt: skip
    play_minor(game, "Edge of the Forest")
    assert game.goods(P1) == "5 food 4 fuel"
    assert not can_play(table(hand={P1: ("Edge of the Forest",)}), "Edge of the Forest")


# -- Fallow Fields --------------------------------------------------------------------------------


@pytest.mark.ruling("Fallow Fields", "still are empty")
def test_fallow_fields_give_their_food_when_they_are_sown(table: Table) -> None:
    game = table(
        hand={P1: ("Fallow Fields",)}, goods={P1: "2 grain"}, fields={P1: "a2 a3 a4"}, crops={P1: {"a5": "1 grain"}},
        round=4, cards=("Sow and Bake",), at_home={P1: 2, P2: 0},
    )  # fmt: skip
    play(game, "place Starting Player", "play Fallow Fields")
    assert choices(game) == ["lay 2 food on a2", "lay 2 food on a3", "lay 2 food on a4", "done"]
    play(game, "lay 2 food on a2", "lay 2 food on a3", "lay 2 food on a4")
    assert (game.goods(P1), on_card(game, "Fallow Fields")) == ("2 grain", "6 food")
    play(game, "place Sow and Bake", "sow grain on a2", "sow grain on a3")
    assert (count_of(game, "food"), on_card(game, "Fallow Fields")) == (4, "2 food")


@pytest.mark.ruling("Fallow Fields", "you choose which you sow")
def test_fallow_fields_with_food_may_be_sown_first(table: Table) -> None:
    game = table(
        hand={P1: ("Fallow Fields",)}, goods={P1: "3 grain"}, fields={P1: "a2 a3 a4"}, round=5,
        cards=("Sow and Bake",), at_home={P1: 2, P2: 0},
    )  # fmt: skip
    play(game, "place Starting Player", "play Fallow Fields", "lay 2 food on a4", "done", "place Sow and Bake")
    assert choices(game) == ["sow grain on a2", "sow grain on a3", "sow grain on a4"]
    play(game, "sow grain on a4", "done")
    assert (game.goods(P1), on_card(game, "Fallow Fields")) == ("2 grain 2 food", "nothing")


@pytest.mark.ruling("Fallow Fields", "not been taken at the end is lost")
def test_fallow_fields_may_get_less_and_food_stays_there(table: Table) -> None:
    game = table(hand={P1: ("Fallow Fields",)}, goods={P1: "nothing"}, fields={P1: "a2 a3"})
    play(game, "place Starting Player", "play Fallow Fields", "lay 2 food on a3", "done")
    assert (game.goods(P1), on_card(game, "Fallow Fields"), points(game, P1)) == ("nothing", "2 food", 0)


def test_food_on_fallow_fields_goes_with_the_card_and_is_owed_on_no_round(table: Table) -> None:
    game = table(
        played={P1: ("Clogs",)}, hand={P1: ("Fallow Fields", "Madonna Statue")}, fields={P1: "b5"}, goods={P1: ""},
        at_home={P1: 2, P2: 0},
    )  # fmt: skip
    play(game, "place Starting Player", "play Fallow Fields", "lay 2 food on b5")
    game.play("place Improvement")
    assert (names(game, P1), view(game, P1).players[P1].promised) == (["Madonna Statue"], {})


# -- Fallow Land ----------------------------------------------------------------------------------


@pytest.mark.ruling("Fallow Land", "Until then the cell is unused")
@pytest.mark.ruling("Fallow Land", "while a tile is left")
def test_fallow_land_lays_food_on_cleared_cells(table: Table) -> None:
    game = table(
        played={P1: ("Fallow Land",)}, tiles={P1: {"moor": "a1 a2", "forest": "a2"}}, at_home={P2: 0}, goods={P1: ""}
    )
    play(game, "special Fell Trees")
    assert on_card(game, "Fallow Land") == "nothing"
    plain = table(played={P1: ("Fallow Land",)}, tiles={P1: {"forest": "a1"}}, at_home={P2: 0}, goods={P1: ""})
    play(plain, "special Fell Trees")
    assert (on_card(plain, "Fallow Land"), points(plain, P1, "Unused cells")) == ("1 food", -13)
    play(plain, "place Plow 1 Field", "plow a1")
    assert (plain.goods(P1), on_card(plain, "Fallow Land")) == ("2 wood 1 food", "nothing")
    peat = table(played={P1: ("Fallow Land",)}, tiles={P1: {"moor": "a1"}}, at_home={P2: 0}, goods={P1: ""})
    play(peat, "special Cut Peat", "place Plow 1 Field", "plow a1")
    assert peat.goods(P1) == "1 food 3 fuel"


# -- Family Burial Plot ---------------------------------------------------------------------------


@pytest.mark.ruling("Family Burial Plot", "It cannot be played without an unused cell")
def test_family_burial_plot_blocks_a_cell_for_good(table: Table) -> None:
    game = table(hand={P1: ("Family Burial Plot",)}, goods={P1: "1 stone"}, house={P1: "stone house"}, at_home={P2: 0})
    before = points(game, P1, "Unused cells")
    play(game, "place Starting Player", "play Family Burial Plot")
    assert "done" not in choices(game)
    game.play("lay tombstone on a1")
    assert (points(game, P1, "Unused cells") - before, points(game, P1), showing(game, "tombstone")) == (1, 1, "a1")
    game.play("place Plow 1 Field")
    assert "plow a1" not in choices(game)
    full = {P1: {"forest": "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5"}}
    stone = {"hand": {P1: ("Family Burial Plot",)}, "goods": {P1: "1 stone"}}
    assert not can_play(table(house={P1: "stone house"}, tiles=full, **stone), "Family Burial Plot")
    assert not can_play(table(house={P1: "clay hut"}, **stone), "Family Burial Plot")


# -- Farm Cart ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "lying", "grain"),
    [
        ("3 Wood", "4 wood", 0), ("3 Wood", "5 wood", 1), ("1 Clay", "3 clay", 0), ("1 Clay", "4 clay", 1),
        ("1 Reed", "2 reed", 0), ("1 Reed", "3 reed", 1), ("1 Stone", "1 stone", 0), ("1 Stone", "2 stone", 1),
    ],
)  # fmt: skip
def test_farm_cart_brings_a_grain_with_large_loads(table: Table, space: str, lying: str, grain: int) -> None:
    game = table(round=5, cards=("1 Stone",), played={P1: ("Farm Cart",)}, spaces={space: lying}, goods={P1: "1 food"})
    game.play(f"place {space}")
    assert count_of(game, "grain") == grain


@pytest.mark.ruling("Farm Cart", "what your cards add does not")
@pytest.mark.ruling("Farm Cart", "1 grain in an action at most")
def test_farm_cart_counts_what_lay_there_and_gives_one_grain(table: Table) -> None:
    added = table(played={P1: ("Farm Cart", "Woodcutter")}, spaces={"3 Wood": "4 wood"})
    added.play("place 3 Wood")
    assert (count_of(added, "wood"), count_of(added, "grain")) == (5, 0)
    left = table(played={P1: ("Farm Cart", "Basket")}, spaces={"3 Wood": "5 wood"}, goods={P1: "nothing"})
    play(left, "place 3 Wood", "take 3 food for 2 wood left behind")
    assert count_of(left, "grain") == 1
    laid = table(played={P1: ("Farm Cart",)}, spaces={"1 Clay": "4 clay 5 wood"})
    laid.play("place 1 Clay")
    assert count_of(laid, "grain") == 1


def test_farm_cart_asks_for_horses_when_it_is_played(table: Table) -> None:
    hand, goods = {P1: ("Farm Cart",)}, {P1: "3 wood 2 horse"}
    assert can_play(table(hand=hand, goods=goods, stables={P1: "a1"}), "Farm Cart")
    assert not can_play(table(hand=hand, goods={P1: "3 wood 1 horse"}), "Farm Cart")


# -- Farm Extension -------------------------------------------------------------------------------


def extended(table: Table, where: str, **situation: object) -> Agricola:
    """The Farm Extension has been laid somewhere, and the same player is on turn again."""
    goods = {P1: "1 clay 9 wood 9 reed 2 food"}
    game = table(hand={P1: ("Farm Extension",)}, at_home={P2: 0}, **{"goods": goods, **situation})
    play(game, "place Starting Player", "play Farm Extension", f"extend {where}")
    return game


def test_farm_extension_lies_along_any_side_of_the_board(table: Table) -> None:
    game = table(hand={P1: ("Farm Extension",)}, goods={P1: "1 clay"})
    play_minor(game, "Farm Extension")
    assert choices(game) == [
        *("extend d1 d2", "extend d2 d3", "extend d3 d4", "extend d4 d5", "extend z1 z2", "extend z2 z3"),
        *("extend z3 z4", "extend z4 z5", "extend a0 b0", "extend b0 c0", "extend a6 b6", "extend b6 c6"),
    ]
    assert told(game, "extend b6 c6")[-1] == (P1, "extends the farmyard by b6 c6")
    assert (farm(game).beyond, names(game, P1), points(game, P1, "Improvements")) == (
        ("b6", "c6"),
        ["Farm Extension"],
        1,
    )


@pytest.mark.ruling("Farm Extension", "fields and pastures run across its border")
def test_farm_extension_is_farmland_like_any(table: Table) -> None:
    game = extended(table, "b6 c6", fields={P1: "c5"})
    game.play("place Plow 1 Field")
    assert "plow c6" in choices(game)
    assert "plow b6" not in choices(game)
    room = extended(table, "d1 d2")
    room.play("place Build Rooms and Stables")
    assert {"room d1", "stable d2"} <= {*choices(room)}
    pasture = extended(table, "b6 c6", round=2, cards=("Fences",), goods={P1: "1 clay 9 wood"})
    play(pasture, "place Fences", "enclose b5 c5 b6 c6")
    assert (fences(pasture), farm(pasture).pastures[0].capacity) == (8, 8)
    alone = extended(table, "z4 z5", round=2, cards=("Fences",), goods={P1: "1 clay 4 wood"})
    play(alone, "place Fences", "enclose z5")
    assert farm(alone).pastures[0].cells == ("z5",)
    assert not any([choice.startswith("extend") for choice in game.options])


@pytest.mark.ruling("Farm Extension", "cells that another card has added do not do")
def test_farm_extension_lies_at_the_board(table: Table) -> None:
    game = table(hand={P1: ("Farm Extension",)}, goods={P1: "1 clay"}, land={P1: "d1 d2"})
    play_minor(game, "Farm Extension")
    assert "extend d2 d3" not in choices(game)
    assert {"extend d3 d4", "extend b0 c0"} <= {*choices(game)}
    assert len(choices(game)) == 10


@pytest.mark.ruling("Farm Extension", "its cells cost 1 point each if they stay unused")
def test_farm_extension_is_to_be_used(table: Table) -> None:
    game = table(hand={P1: ("Farm Extension", "Family Burial Plot")}, goods={P1: "1 clay"})
    before = points(game, P1, "Unused cells")
    play(game, "place Starting Player", "play Farm Extension", "extend a0 b0")
    assert points(game, P1, "Unused cells") - before == -2
    assert card_named("Farm Extension").sort == MINOR


def test_what_is_not_there_is_refused(table: Table) -> None:
    game = extended(table, "b6 c6")
    with pytest.raises(IllegalChoice, match="d1 is no cell of this farmyard"):
        play(game, "place Plow 1 Field", "plow d1")
    pasture = table(round=2, cards=("Fences",), goods={P1: "9 wood"})
    with pytest.raises(IllegalChoice, match="c6 is no cell of this farmyard"):
        play(pasture, "place Fences", "enclose c5 c6")


def test_games_on_extended_farms_are_saved_and_copied(table: Table) -> None:
    game = extended(table, "b6 c6", fields={P1: "c5"}, goods={P1: "1 clay 1 grain"})
    play(game, "place Plow 1 Field", "plow c6")
    copy = pickle.loads(pickle.dumps(game))
    assert farm(copy) == farm(game.clone()) == farm(game)
    assert "c6" in farm(copy).fields


# -- Farmhands' Quarters --------------------------------------------------------------------------


def test_farmhands_quarters_let_fuel_pay_for_a_resource_of_a_major(table: Table) -> None:
    game = table(played={P1: ("Farmhands' Quarters",)}, goods={P1: "2 wood 1 stone 1 fuel"})
    build(game, "Joinery")
    assert (game.goods(P1), "Joinery" in names(game, P1)) == ("nothing", True)
    minor = table(played={P1: ("Farmhands' Quarters",)}, goods={P1: "1 stone 1 fuel"}, hand={P1: ("Axe",)})
    assert not can_play(minor, "Axe")


@pytest.mark.ruling("Farmhands' Quarters", "are majors here, too")
def test_farmhands_quarters_help_with_minors_in_place_of_majors(table: Table) -> None:
    game = table(
        played={P1: ("Farmhands' Quarters",)}, goods={P1: "1 stone 1 fuel"}, hand={P1: ("Baker's Kitchen",)},
        majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    assert can_play(game, "Baker's Kitchen")


def test_farmhands_quarters_welcome_cards_from_the_right(table: Table) -> None:
    played = {P1: ("Farmhands' Quarters",), P2: ("Farmhands' Quarters",)}
    game = table(seats=3, hand={P1: ("Corn Sheaf",)}, played={P2: played[P2]}, goods={P1: "", P2: "", P3: ""})
    play_minor(game, "Corn Sheaf")
    assert all_goods(game) == ["1 grain", "1 food", "nothing"]
    own = table(hand={P1: ("Corn Sheaf",)}, played={P1: played[P1]}, goods={P1: "", P2: ""})
    play_minor(own, "Corn Sheaf")
    assert all_goods(own) == ["1 grain", "nothing"]


# -- Fire Brigade ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("forests", "bonus"), [("", 0), ("a1", 0), ("a1 a2", 1), ("a1 a2 a3 a4 a5 b5", 4)])
def test_fire_brigade_protects_forests(table: Table, forests: str, bonus: int) -> None:
    game = table(
        hand={P1: ("Fire Brigade",)}, goods={P1: "1 clay 1 stone 4 food 4 fuel"}, tiles={P1: {"forest": forests}}
    )
    play_minor(game, "Fire Brigade")
    assert (game.goods(P1), points(game, P1)) == ("6 food 4 fuel", bonus)


@pytest.mark.ruling("Fire Brigade", "only shown")
def test_fire_brigade_asks_for_food_and_fuel_in_the_supply(table: Table) -> None:
    hand = {P1: ("Fire Brigade",)}
    assert not can_play(table(hand=hand, goods={P1: "1 clay 1 stone 4 food 3 fuel 5 wood"}), "Fire Brigade")
    assert not can_play(table(hand=hand, goods={P1: "1 clay 1 stone 3 food 4 fuel 5 grain"}), "Fire Brigade")


# -- Firewood -------------------------------------------------------------------------------------


@pytest.mark.ruling("Firewood", "the first wood is worth 2 fuel")
@pytest.mark.ruling("Firewood", "Wood that was turned into fuel before")
def test_firewood_heats_better(table: Table) -> None:
    game = table(hand={P1: ("Firewood",)}, goods={P1: "1 wood"}, majors={P1: ("Well",)})
    play_minor(game, "Firewood")
    assert game.goods(P1) == "1 fuel"
    heating = {"phase": FEEDING, "played": {P1: ("Firewood",)}, "rooms": {P1: "a1 b1 c1"}}
    game = table(goods={P1: "9 food 2 wood"}, **heating)
    while choices(game)[0] == "feed":
        game.play("feed")
    assert choices(game) == ["heat with 3 fuel", "heat with 2 fuel", "heat with 0 fuel"]
    game.play("heat with 3 fuel")
    assert (count_of(game, "wood"), game.players[P1].ill) == (0, 0)
    fuel = table(goods={P1: "9 food 2 fuel"}, **heating)
    assert choices(fuel)[0] == "heat with 2 fuel"


# -- Fish Smokehouse ------------------------------------------------------------------------------


def test_fish_smokehouse_smokes_fish_for_fuel(table: Table) -> None:
    game = table(played={P1: ("Fish Smokehouse",)}, goods={P1: "1 fuel"})
    play(game, "place Fishing", "take 3 food")
    assert game.goods(P1) == "4 food"
    left = table(played={P1: ("Fish Smokehouse",)}, goods={P1: "1 fuel"})
    play(left, "place Fishing", "done")
    assert left.goods(P1) == "1 food 1 fuel"
