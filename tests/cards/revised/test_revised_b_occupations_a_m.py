"""Occupations of deck B of the revised edition, A to M."""

import pytest

from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, farm, fields, play, points, promised, rounds_with

ROUND_BEGINS = {"round": 6, "phase": PREPARATION}
FARM_OF_3 = {"rooms": {P1: "a1 b1 c1"}}


# -- Assistant Tiller -----------------------------------------------------------------------------


@pytest.mark.ruling("Assistant Tiller", "stay silent")
def test_assistant_tiller_plows_before_the_day_labor(table: Table) -> None:
    farm = {"goods": {P1: "1 grain"}, "majors": {P1: ("Clay Oven",)}}
    game = table(played={P1: ("Assistant Tiller", "Threshing Board")}, **farm)
    game.play("place Day Laborer")
    assert "done" in choices(game)
    game.play("plow c3")
    assert (game.goods(P1), fields(game, P1)) == ("1 grain 2 food", 1)


# -- Brushwood Collector --------------------------------------------------------------------------


def test_brushwood_collector_pays_1_wood_for_the_reed_of_a_room(table: Table) -> None:
    game = table(seats=3, played={P1: ("Brushwood Collector",)}, goods={P1: "6 wood"})
    play(game, "place Farm Expansion", "room a1")
    assert game.goods(P1) == "nothing"


def test_brushwood_collector_pays_1_wood_for_the_reed_of_a_renovation(table: Table) -> None:
    renovating = {"round": 5, "cards": ("House Redevelopment",), "goods": {P1: "1 wood 2 clay"}}
    game = table(seats=3, played={P1: ("Brushwood Collector",)}, **renovating)
    game.play("place House Redevelopment")
    assert (game.goods(P1), farm(game).house) == ("nothing", "clay hut")


@pytest.mark.ruling("Brushwood Collector", "paid for by itself")
def test_brushwood_collector_is_asked_for_each_room(table: Table) -> None:
    game = table(seats=3, played={P1: ("Brushwood Collector",)}, goods={P1: "12 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    assert choices(game) == ["pay 5 wood 2 reed", "pay 6 wood"]
    play(game, "pay 5 wood 2 reed", "room a2")
    assert game.goods(P1) == "1 wood"


# -- Carpenter ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "price"), [("wooden hut", "wood"), ("clay hut", "clay"), ("stone house", "stone")])
def test_carpenter_builds_a_room_with_3_of_the_material(table: Table, house: str, price: str) -> None:
    game = table(played={P1: ("Carpenter",)}, house={P1: house}, goods={P1: f"3 {price} 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    assert (game.goods(P1), len(farm(game).rooms)) == ("nothing", 3)


@pytest.mark.ruling("Carpenter", "one such price")
@pytest.mark.ruling("Carpenter's Parlor", "one such price")
@pytest.mark.parametrize(("wood", "open"), [(1, False), (2, True)])
def test_carpenter_and_his_parlor_do_not_add_up(table: Table, wood: int, open: bool) -> None:
    game = table(played={P1: ("Carpenter", "Carpenter's Parlor")}, goods={P1: f"{wood} wood 2 reed"})
    assert ("place Farm Expansion" in game.options) == open


@pytest.mark.ruling("Carpenter", "start from this price")
@pytest.mark.parametrize(
    ("other", "house", "goods"),
    [
        ("Brushwood Collector", "wooden hut", "4 wood"),
        ("Stonecutter", "stone house", "2 stone 2 reed"),
        ("Frame Builder", "clay hut", "1 wood 1 clay 2 reed"),
    ],
)
def test_carpenter_and_other_cards_add_up(table: Table, other: str, house: str, goods: str) -> None:
    game = table(seats=3, played={P1: ("Carpenter", other)}, house={P1: house}, goods={P1: goods})
    play(game, "place Farm Expansion", "room a1")
    assert (game.goods(P1), len(farm(game).rooms)) == ("nothing", 3)


# -- Cattle Feeder --------------------------------------------------------------------------------


def test_cattle_feeder_buys_a_cattle_before_the_grain(table: Table) -> None:
    game = table(seats=4, played={P1: ("Cattle Feeder",)}, goods={P1: "1 food"})
    game.play("place Grain Seeds")
    assert choices(game) == ["take 1 cattle", "done"]
    game.play("take 1 cattle")
    assert game.goods(P1) == "1 grain 1 cattle"


@pytest.mark.ruling("Cattle Feeder", "cannot pay for it")
def test_cattle_feeder_is_not_paid_with_the_cattle(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "majors": {P1: ("Fireplace (2 clay)",)}}
    game = table(seats=4, played={P1: ("Cattle Feeder",)}, **farm)
    game.play("place Grain Seeds")
    assert game.goods(P1) == "1 grain"


# -- Childless ------------------------------------------------------------------------------------


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_childless_takes_food_and_a_crop_when_a_round_begins(table: Table, crop: str) -> None:
    game = table(**ROUND_BEGINS, **FARM_OF_3, played={P1: ("Childless",)}, goods={P1: "0 food"})
    assert choices(game) == ["take 1 grain", "take 1 vegetable"]
    game.play(f"take 1 {crop}")
    assert game.goods(P1) == f"1 {crop} 1 food"


def test_childless_wants_no_third_person(table: Table) -> None:
    game = table(**ROUND_BEGINS, **FARM_OF_3, played={P1: ("Childless",)}, goods={P1: "0 food"}, people={P1: 3})
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Childless", "is no room")
def test_childless_wants_a_third_room_of_the_house(table: Table) -> None:
    game = table(**ROUND_BEGINS, played={P1: ("Childless", "Caravan")}, goods={P1: "0 food"})
    assert game.goods(P1) == "nothing"


# -- Consultant -----------------------------------------------------------------------------------


@pytest.mark.ruling("Consultant", "five or six players")
@pytest.mark.parametrize(
    ("seats", "goods"),
    [(1, "2 grain"), (2, "3 clay"), (3, "2 reed"), (4, "2 sheep"), (5, "2 sheep"), (6, "2 sheep")],
)
def test_consultant_brings_what_the_number_of_players_says(table: Table, seats: int, goods: str) -> None:
    game = table(seats=seats, hand={P1: ("Consultant",)}, goods={P1: "0 food"}, pastures={P1: ("c5",)})
    game.play("place Lessons")
    assert game.goods(P1) == goods


# -- Cottager -------------------------------------------------------------------------------------


def test_cottager_builds_one_room_or_renovates_before_the_day_labor(table: Table) -> None:
    game = table(played={P1: ("Cottager",)}, goods={P1: "10 wood 2 clay 4 reed"})
    game.play("place Day Laborer")
    assert choices(game) == ["room a1", "room b2", "room c2", "renovate", "done"]
    game.play("room a1")
    assert (game.goods(P1), len(farm(game).rooms)) == ("5 wood 2 clay 2 reed 2 food", 3)


def test_cottager_renovates(table: Table) -> None:
    game = table(played={P1: ("Cottager",)}, goods={P1: "2 clay 1 reed"})
    play(game, "place Day Laborer", "renovate")
    assert (game.goods(P1), farm(game).house) == ("2 food", "clay hut")


@pytest.mark.ruling("Cottager", "Loam Pit")
@pytest.mark.ruling("Loam Pit", "pay for Cottager")
def test_cottager_is_paid_with_clay_of_the_loam_pit(table: Table) -> None:
    game = table(played={P1: ("Cottager", "Loam Pit")}, goods={P1: "1 reed"})
    play(game, "place Day Laborer", "renovate")
    assert (game.goods(P1), farm(game).house) == ("1 clay 2 food", "clay hut")


@pytest.mark.ruling("Cottager", "change the price")
def test_cottager_builds_at_the_price_of_the_carpenter(table: Table) -> None:
    game = table(played={P1: ("Cottager", "Carpenter")}, goods={P1: "3 wood 2 reed"})
    play(game, "place Day Laborer", "room a1")
    assert game.goods(P1) == "2 food"


# -- Geologist ------------------------------------------------------------------------------------


@pytest.mark.ruling("Geologist", "Grove, Copse and Hollow")
@pytest.mark.parametrize(
    ("seats", "space", "got"),
    [
        (2, "Forest", "3 wood 1 clay"),
        (2, "Reed Bank", "1 clay 1 reed"),
        (2, "Clay Pit", "1 clay"),
        (3, "Clay Pit", "2 clay"),
        (4, "Grove", "2 wood"),
        (4, "Copse", "1 wood"),
        (4, "Hollow", "2 clay"),
    ],
)
def test_geologist_finds_clay_in_three_places(table: Table, seats: int, space: str, got: str) -> None:
    game = table(seats=seats, played={P1: ("Geologist",)}, goods={P1: "0 food"})
    play(game, f"place {space}")
    assert game.goods(P1) == got


# -- Greengrocer ----------------------------------------------------------------------------------


def test_greengrocer_adds_a_vegetable_to_the_grain(table: Table) -> None:
    game = table(seats=3, played={P1: ("Greengrocer",)}, goods={P1: "0 food"})
    game.play("place Grain Seeds")
    assert game.goods(P1) == "1 grain 1 vegetable"


# -- Groom ----------------------------------------------------------------------------------------


def test_groom_brings_1_wood(table: Table) -> None:
    game = table(hand={P1: ("Groom",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert game.goods(P1) == "1 wood"


def test_groom_may_build_a_stable_when_a_round_begins(table: Table) -> None:
    game = table(**ROUND_BEGINS, played={P1: ("Groom",)}, house={P1: "stone house"}, goods={P1: "2 wood"})
    assert "done" in choices(game)
    game.play("stable c5")
    assert game.goods(P1) == "1 wood"
    assert "stable c4" not in game.options


def test_groom_wants_a_stone_house(table: Table) -> None:
    game = table(**ROUND_BEGINS, played={P1: ("Groom",)}, house={P1: "clay hut"}, goods={P1: "2 wood"})
    assert "stable c5" not in game.options


@pytest.mark.ruling("Groom", "in that round")
def test_groom_played_by_the_scholar_builds_at_once(table: Table) -> None:
    farm = {"house": {P1: "stone house"}, "hand": {P1: ("Groom",)}, "goods": {P1: "1 food"}}
    game = table(**ROUND_BEGINS, **farm, played={P1: ("Scholar",)})
    play(game, "play Groom", "stable c5")
    assert game.goods(P1) == "nothing"


# -- House Steward --------------------------------------------------------------------------------


@pytest.mark.ruling("House Steward", "in round 14")
@pytest.mark.parametrize(
    ("round", "wood"),
    [(5, "4 wood"), (6, "3 wood"), (8, "3 wood"), (9, "2 wood"), (11, "2 wood"), (13, "1 wood"), (14, "nothing")],
)
def test_house_steward_brings_wood_for_rounds_to_come(table: Table, round: int, wood: str) -> None:
    game = table(seats=3, round=round, hand={P1: ("House Steward",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert game.goods(P1) == wood


@pytest.mark.ruling("House Steward", "just as well")
def test_house_steward_rewards_everybody_with_the_most_rooms(table: Table) -> None:
    rooms = {P2: "a1 b1 c1", P3: "b1 c1 c2"}
    game = table(seats=3, played={P1: ("House Steward",)}, rooms=rooms)
    assert [points(game, seat) for seat in range(3)] == [0, 3, 3]


# -- Manservant -----------------------------------------------------------------------------------


def test_manservant_lays_food_once_the_house_is_of_stone(table: Table) -> None:
    renovating = {"round": 10, "cards": ("House Redevelopment",), "house": {P1: "clay hut"}}
    game = table(**renovating, played={P1: ("Manservant",)}, goods={P1: "2 stone 1 reed"})
    game.play("place House Redevelopment")
    assert rounds_with(game, P1, "3 food") == [11, 12, 13, 14]


def test_manservant_waits_in_a_clay_house(table: Table) -> None:
    renovating = {"round": 10, "cards": ("House Redevelopment",)}
    game = table(**renovating, played={P1: ("Manservant",)}, goods={P1: "2 clay 1 reed"})
    game.play("place House Redevelopment")
    assert promised(game, P1) == {}


def test_manservant_played_in_a_stone_house_acts_at_once(table: Table) -> None:
    game = table(round=12, hand={P1: ("Manservant",)}, house={P1: "stone house"})
    game.play("place Lessons")
    assert promised(game, P1) == {13: "3 food", 14: "3 food"}


@pytest.mark.ruling("Manservant", "from the following round on")
def test_manservant_played_when_a_round_begins(table: Table) -> None:
    farm = {"house": {P1: "stone house"}, "hand": {P1: ("Manservant",)}, "goods": {P1: "1 food"}}
    game = table(round=12, phase=PREPARATION, **farm, played={P1: ("Scholar",)})
    game.play("play Manservant")
    assert promised(game, P1) == {13: "3 food", 14: "3 food"}


# -- Master Bricklayer ----------------------------------------------------------------------------


@pytest.mark.ruling("Master Bricklayer", "with 3 rooms")
@pytest.mark.parametrize(
    ("rooms", "stone"), [("b1 c1", 3), ("a1 b1 c1", 2), ("a1 b1 b2 c1", 1), ("a1 a2 b1 b2 c1 c2", 0)]
)
def test_master_bricklayer_saves_a_stone_for_each_new_room(table: Table, rooms: str, stone: int) -> None:
    buying = {"cards": ("Major Improvement",), "rooms": {P1: rooms}, "goods": {P1: "3 stone 1 wood"}}
    game = table(**buying, played={P1: ("Master Bricklayer",)})
    game.play("place Major Improvement")
    assert game.goods(P1) == (f"{3 - stone} stone" if stone < 3 else "nothing")


@pytest.mark.ruling("Master Bricklayer", "nothing but stone")
def test_master_bricklayer_saves_only_stone_on_majors(table: Table) -> None:
    farm = {"rooms": {P1: "a1 b1 c1"}, "goods": {P1: "1 clay 1 wood"}, "hand": {P1: ("Carpenter's Parlor",)}}
    game = table(cards=("Major Improvement",), **farm, played={P1: ("Master Bricklayer",)})
    assert "place Major Improvement" not in game.options
