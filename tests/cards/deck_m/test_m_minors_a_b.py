"""Minor improvements of Farmers of the Moor, A and B."""

import pytest

from farmyard import scores, winners
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import BREEDING, FEEDING
from farmyard.agricola.state.goods import goods
from helpers import (
    Table,
    all_goods,
    can_play,
    choices,
    count_of,
    deciding,
    for_sale,
    keeps,
    names,
    note,
    on_card,
    play,
    play_minor,
    points,
    promised,
    worth,
)
from moors import FARM, feed_and_heat, improve, showing

# -- Administration -------------------------------------------------------------------------------


def test_administration_brings_food_and_sells_points_for_each_major_in_the_last_harvest(table: Table) -> None:
    game = table(hand={P1: ("Administration",)}, goods={P1: "1 wood 2 clay"})
    play_minor(game, "Administration")
    assert game.goods(P1) == "2 food"
    majors = {P1: ("Well", "Joinery")}
    game = table(round=14, phase=FEEDING, played={P1: ("Administration",)}, majors=majors, goods={P1: "9 food"})
    feed_and_heat(game)
    play(game, "take 1 bonus points", "take 1 bonus points")
    assert (points(game, P1), game.goods(P1), game.over) == (2, "3 food", True)


@pytest.mark.ruling("Administration", "Occupations in hand count")
def test_administration_asks_for_a_small_hand(table: Table) -> None:
    goods = {P1: "1 wood 2 clay"}
    four = ("Administration", "Potter", "Wood Collector", "Corn Sheaf")
    assert can_play(table(hand={P1: four}, goods=goods), "Administration")
    assert not can_play(table(hand={P1: (*four, "Chief")}, goods=goods), "Administration")


@pytest.mark.ruling("Administration", "took the place of a major")
def test_administration_counts_improvements_in_place_of_majors(table: Table) -> None:
    game = table(round=14, phase=FEEDING, played={P1: ("Administration", "Open Grill")}, goods={P1: "9 food"})
    feed_and_heat(game)
    play(game, "take 1 bonus points")
    assert (points(game, P1), game.over) == (1, True)


@pytest.mark.ruling("Administration", "It is after the feeding")
def test_administration_takes_food_that_is_left_or_made(table: Table) -> None:
    game = table(
        round=14, phase=FEEDING, played={P1: ("Administration",)}, majors={P1: ("Well",)}, goods={P1: "4 food 1 grain"}
    )
    feed_and_heat(game)
    play(game, "take 1 bonus points")
    assert (points(game, P1), game.goods(P1)) == (1, "nothing")


# -- Advance Payment ------------------------------------------------------------------------------


@pytest.mark.ruling("Advance Payment", "must find a place or be cooked")
def test_advance_payment_brings_one_of_eight_goods(table: Table) -> None:
    game = table(hand={P1: ("Advance Payment",)}, goods={P1: "nothing"})
    play_minor(game, "Advance Payment")
    assert game.goods(P1) == "1 wood 1 clay 1 reed 1 stone 1 grain 1 food 1 sheep 1 fuel"
    full = table(hand={P1: ("Advance Payment",)}, goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)",)})
    play_minor(full, "Advance Payment")
    assert count_of(full, "food") == 3


@pytest.mark.ruling("Advance Payment", "The Yeoman Farmer cancels")
@pytest.mark.ruling("Advance Payment", "count against you for the Constable")
def test_advance_payment_costs_points(table: Table) -> None:
    assert worth(table, "Advance Payment") == -4
    assert worth(table, "Advance Payment", "Yeoman Farmer") == worth(table, "Yeoman Farmer")
    clean = {"crops": {P1: {"a1": "1 grain", "a2": "1 vegetable"}}, "pastures": {P1: ("a4", "a5")}}
    clean |= {"goods": {P1: "1 sheep 1 boar 1 cattle 1 horse"}, "stables": {P1: "b4 b5"}, "tiles": {}}
    clean["tiles"] = {P1: {"forest": "a3 b2 b3 c2 c3 c4 c5"}}
    assert worth(table, "Constable", **clean) == 5
    assert worth(table, "Constable", "Advance Payment", **clean) == -4


# -- Barge ----------------------------------------------------------------------------------------


def test_barge_lays_fuel_and_food_by_turns(table: Table) -> None:
    played = {P1: ("Corn Scoop", "Axe")}
    game = table(round=9, hand={P1: ("Barge",)}, goods={P1: "3 wood"}, played=played)
    play_minor(game, "Barge")
    assert promised(game, P1) == {10: "1 fuel", 11: "1 food", 12: "1 fuel", 13: "1 food", 14: "1 fuel"}
    assert not can_play(table(hand={P1: ("Barge",)}, goods={P1: "3 wood"}, played={P1: ("Axe",)}), "Barge")


# -- Basic Supplies -------------------------------------------------------------------------------


@pytest.mark.ruling("Basic Supplies", "Wood does not pass for fuel")
@pytest.mark.ruling("Basic Supplies", "Grain on your fields")
@pytest.mark.ruling("Basic Supplies", "costs the vegetable")
def test_basic_supplies_brings_what_is_missing(table: Table) -> None:
    game = table(
        hand={P1: ("Basic Supplies",)}, goods={P1: "1 vegetable 2 wood 1 stone"}, crops={P1: {"a1": "3 grain"}}
    )
    play_minor(game, "Basic Supplies")
    assert game.goods(P1) == "2 wood 1 clay 1 reed 1 stone 1 grain 1 food 1 fuel"
    assert [card.name for card in game.players[P2].hand] == ["Basic Supplies"]
    grain = table(hand={P1: ("Basic Supplies",)}, goods={P1: "1 vegetable 4 grain"})
    play_minor(grain, "Basic Supplies")
    assert (count_of(grain, "grain"), count_of(grain, "food")) == (4, 1)


# -- Birthing House -------------------------------------------------------------------------------


@pytest.mark.ruling("Birthing House", "Every kind of family growth")
@pytest.mark.parametrize("space", ["Family Growth", "Wedding Coach"])
def test_birthing_house_celebrates_every_child(table: Table, space: str) -> None:
    game = table(
        round=5, cards=("Family Growth",), played={P1: ("Birthing House",)}, goods={P1: "1 wood 1 vegetable 4 horse"},
        rooms={P1: "a1 b1 c1"}, pastures={P1: ("a4 a5",)}, hand={P1: ("Wedding Coach",)},
    )  # fmt: skip
    before = points(game, P1)
    if space == "Family Growth":
        play(game, "place Family Growth", "done")
    else:
        play(game, "place Starting Player", "play Wedding Coach", "grow")
    assert (count_of(game, "food"), count_of(game, "fuel"), points(game, P1) - before) == (1, 1, 1)


# -- Bog Forest -----------------------------------------------------------------------------------


@pytest.mark.ruling("Bog Forest", "counts as one forest")
def test_bog_forest_covers_moors(table: Table) -> None:
    three = {P1: ("Axe", "Corn Scoop", "Basket")}
    game = table(hand={P1: ("Bog Forest",)}, goods={P1: "1 food"}, played=three, tiles={P1: FARM})
    improve(game, "Bog Forest", "lay forest on a1", "lay forest on b2", "done")
    assert (showing(game, "forest"), showing(game, "moor")) == ("a1 a3 a4 a5 b2 b4 b5", "a2")
    all_moors = table(hand={P1: ("Bog Forest",)}, goods={P1: "1 food"}, played=three, tiles={P1: {"moor": "a1 a2"}})
    improve(all_moors, "Bog Forest", "lay forest on a2", "lay forest on a1")
    assert showing(all_moors, "moor") == ""
    none = table(hand={P1: ("Bog Forest",)}, goods={P1: "1 food"}, played=three, tiles={P1: FARM})
    improve(none, "Bog Forest", "done")
    assert showing(none, "moor") == "a1 a2 b2"


# -- Building Plan --------------------------------------------------------------------------------


@pytest.mark.ruling("Building Plan", "Never more than 2 stables")
@pytest.mark.parametrize("rooms", [2, 3])
def test_building_plan_gives_two_stables_for_two_rooms(table: Table, rooms: int) -> None:
    game = table(played={P1: ("Building Plan",)}, goods={P1: f"{5 * rooms} wood {2 * rooms} reed"})
    play(game, "place Build Rooms and Stables", *[f"room {cell}" for cell in ("a1", "a2", "a3")[:rooms]])
    play(game, "stable a5", "stable b5")
    assert (len(game.players[P1].cards), game.players[P1].stables.bit_count()) == (1, 2)
    assert game.decision is not None
    assert game.decision.seat == P2


def test_building_plan_gives_nothing_for_one_room_and_may_be_left(table: Table) -> None:
    game = table(played={P1: ("Building Plan",)}, goods={P1: "5 wood 2 reed"})
    play(game, "place Build Rooms and Stables", "room a1")
    assert game.players[P1].stables == 0
    game = table(played={P1: ("Building Plan",)}, goods={P1: "10 wood 4 reed"})
    play(game, "place Build Rooms and Stables", "room a1", "room a2", "stable a5", "done")
    assert game.players[P1].stables.bit_count() == 1


# -- Butcher's Block ------------------------------------------------------------------------------


@pytest.mark.ruling("Butcher's Block", "Horses cannot be used")
def test_butchers_block_makes_all_others_slaughter_an_animal(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Butcher's Block",)}, goods={P1: "1 wood 1 cattle", P2: "1 sheep 1 boar", P3: "1 horse"},
        stables={P2: "a1"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Butcher's Block")
    assert choices(game) == ["convert sheep", "convert boar"]
    play(game, "convert boar", "convert cattle")
    assert all_goods(game)[:3] == ["3 food", "2 food 1 sheep", "1 horse"]


def test_butchers_block_leaves_its_owner_the_choice(table: Table) -> None:
    game = table(hand={P1: ("Butcher's Block",)}, goods={P1: "1 wood 1 sheep"})
    play(game, "place Starting Player", "play Butcher's Block", "done")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.parametrize(("round", "possible"), [(3, True), (4, False), (8, True), (13, False), (14, False)])
def test_butchers_block_is_not_played_before_a_harvest(table: Table, round: int, possible: bool) -> None:
    game = table(round=round, hand={P1: ("Butcher's Block",)}, goods={P1: "1 wood"})
    assert can_play(game, "Butcher's Block") == possible


@pytest.mark.ruling("Butcher's Block", "It is no cooking improvement")
def test_cards_react_to_animals_that_the_butchers_block_turns_into_food(table: Table) -> None:
    game = table(hand={P1: ("Butcher's Block",)}, goods={P1: "1 wood 1 boar"}, played={P1: ("Oak Bark",)})
    play(game, "place Starting Player", "play Butcher's Block", "convert boar")
    assert game.goods(P1) == "1 wood 2 food"
    assert "Gypsy's Crock" not in names(game, P1)


# -- Agricultural Implement -----------------------------------------------------------------------


@pytest.mark.ruling("Agricultural Implement", "It is free from the middle")
@pytest.mark.ruling("Agricultural Implement", "nobody left at home")
def test_agricultural_implement_takes_a_special_action_card_after_plowing(table: Table) -> None:
    game = table(
        played={P1: ("Agricultural Implement",)}, tiles={P1: {"moor": "a1"}, P2: {"moor": "a1"}}, goods={P1: "2 food"},
        at_home={P1: 1}, starting_player=P2,
    )  # fmt: skip
    play(game, "special Cut Peat", "place Plow 1 Field", "plow a2", "special Cut Peat")
    assert (game.goods(P1), game.players[P1].at_home) == ("3 fuel", 0)
    free = table(played={P1: ("Agricultural Implement",)}, tiles={P1: {"moor": "a1"}}, goods={P1: "nothing"})
    play(free, "place Plow 1 Field", "plow a2", "special Cut Peat")
    assert (free.goods(P1), deciding(free)) == ("3 fuel", P2)


@pytest.mark.ruling("Agricultural Implement", "plowing by cards do not count")
def test_agricultural_implement_is_for_people_who_plow(table: Table) -> None:
    game = table(played={P1: ("Agricultural Implement",)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play(game, "place Starting Player", "play Field", "plow a1")
    assert deciding(game) == P2
    burnt = table(played={P1: ("Agricultural Implement",)}, tiles={P1: {"forest": "a1"}})
    play(burnt, "special Slash and Burn")
    assert deciding(burnt) == P2


# -- Alder Swamp ----------------------------------------------------------------------------------


def test_alder_swamp_brings_reed_or_wood(table: Table) -> None:
    game = table(played={P1: ("Alder Swamp",)}, tiles={P1: {"forest": "a1"}}, goods={P1: "nothing"})
    game.play("special Fell Trees")
    assert choices(game) == ["take 1 reed", "take 1 wood"]
    game.play("take 1 reed")
    assert game.goods(P1) == "2 wood 1 reed"


# -- Arid Field -----------------------------------------------------------------------------------


@pytest.mark.ruling("Arid Field", "Until then the cell is unused")
@pytest.mark.parametrize("use", ["plow", "room", "stable", "fence", "forest"])
def test_arid_field_gives_fuel_and_food_when_the_cell_is_used(table: Table, use: str) -> None:
    game = table(
        round=2, cards=("Fences",), played={P1: ("Arid Field",)}, tiles={P1: {"moor": "a1"}}, at_home={P2: 0},
        goods={P1: "7 wood 2 reed"}, hand={P1: ("Land Parcel",)},
    )  # fmt: skip
    game.play("special Cut Peat")
    assert (count_of(game, "fuel"), count_of(game, "food"), on_card(game, "Arid Field")) == (3, 0, "1 food 1 fuel")
    assert points(game, P1, "Unused cells") == -13
    moves = {
        "plow": ("place Plow 1 Field", "plow a1"),
        "room": ("place Build Rooms and Stables", "room a1", "done"),
        "stable": ("place Build Rooms and Stables", "stable a1", "done"),
        "fence": ("place Fences", "enclose a1", "done"),
        "forest": ("place Starting Player", "play Land Parcel", "lay forest on a1"),
    }
    for move in moves[use]:
        if move in game.options:
            game.play(move)
    assert (count_of(game, "fuel"), count_of(game, "food"), on_card(game, "Arid Field")) == (4, 1, "nothing")


@pytest.mark.ruling("Arid Field", "while a tile is left")
def test_arid_field_needs_a_bare_cell(table: Table) -> None:
    tiles = {P1: {"forest": "a1", "moor": "a1"}}
    game = table(played={P1: ("Arid Field",)}, tiles=tiles)
    game.play("special Cut Peat")
    assert on_card(game, "Arid Field") == "nothing"


@pytest.mark.ruling("Arid Field", "you take the goods at once")
def test_arid_field_gives_its_goods_for_a_nature_reserve_at_once(table: Table) -> None:
    game = table(
        hand={P1: ("Nature Reserve",)}, played={P1: ("Arid Field", "Fallow Land")}, goods={P1: "1 food"},
        pastures={P1: ("a5",)}, tiles={P1: {"moor": "a4"}}, at_home={P1: 2, P2: 0},
    )  # fmt: skip
    play(game, "place Starting Player", "play Nature Reserve", "special Cut Peat")
    assert (game.goods(P1), on_card(game, "Arid Field")) == ("2 food 4 fuel", "nothing")


# -- Bog Body -------------------------------------------------------------------------------------


@pytest.mark.ruling("Bog Body", "It has no points of its own")
def test_bog_body_makes_museums_worth_more_for_everybody(table: Table) -> None:
    assert worth(table, "Bog Body") == 0
    museum = {P1: ("Peat-charcoal Kiln",), P2: ("Museum of the Moors",)}
    without, body = table(majors=museum), table(majors=museum, played={P1: ("Bog Body",)})
    assert [points(body, seat) - points(without, seat) for seat in (P1, P2)] == [0, 1]
    played = {P1: ("Bog Body", "Living History Museum")}
    assert points(table(played=played), P1) == 1
    assert not can_play(table(hand={P1: ("Bog Body",)}), "Bog Body")


@pytest.mark.ruling("Bog Forest", "It cannot be slashed and burned")
def test_bog_forest_cannot_be_slashed(table: Table) -> None:
    game = table(tiles={P1: {"moor": "a1", "forest": "a1"}})
    assert {"special Slash and Burn", "special Cut Peat"}.isdisjoint(choices(game))
    game.play("special Fell Trees")
    assert showing(game, "moor") == "a1"


# -- Bog Pony -------------------------------------------------------------------------------------


@pytest.mark.ruling("Bog Pony", "it needs its place and is cooked")
def test_bog_pony_lays_horses_down_for_fuel(table: Table) -> None:
    game = table(played={P1: ("Bog Pony", "Open Grill")}, goods={P1: "2 horse"}, stables={P1: "a1"})
    play(game, "use Bog Pony", "use Bog Pony")
    assert game.goods(P1) == "2 horse 4 fuel"
    assert "use Bog Pony" not in [option.text for option in game.exchanges()]
    assert not keeps(game, 1, 0, 0, 2)
    game.play("convert horse")
    assert count_of(game, "food") == 2


@pytest.mark.ruling("Bog Pony", "The card is no horse")
@pytest.mark.parametrize(("horses", "lying", "worth_it"), [(3, 0, 3), (3, 1, 2), (3, 2, 2), (4, 4, 2), (0, 0, -1)])
def test_bog_pony_makes_horses_worth_half(table: Table, horses: int, lying: int, worth_it: int) -> None:
    game = table(played={P1: ("Bog Pony",)}, goods={P1: f"{horses} horse"}, pastures={P1: ("a4 a5",)})
    for _ in range(lying):
        game.play("use Bog Pony")
    assert points(game, P1, "Horses") == worth_it


@pytest.mark.ruling("Bog Pony", "a half that is left over only decides a tie")
def test_bog_ponys_half_point_decides_a_tie(table: Table) -> None:
    situation = {"pastures": {P1: ("a4 a5 b5",), P2: ("a4 a5 b5",)}, "round": 14, "phase": BREEDING}
    game = table(goods={P1: "1 horse", P2: "1 horse"}, **situation)
    assert winners(game) == [P1, P2]
    game = table(played={P1: ("Bog Pony", "Advance Payment")}, goods={P1: "5 horse", P2: "1 horse"}, **situation)
    note(game, P1, "Bog Pony").goods = goods("3 horse")
    assert (scores(game)[P1] - scores(game)[P2], winners(game)) == (-1, [P2])
    note(game, P1, "Bog Pony").goods = goods("1 horse")
    assert (scores(game)[P1] - scores(game)[P2], winners(game)) == (0, [P1])


@pytest.mark.parametrize(("lying", "after"), [(0, 3), (1, 2)])
def test_bog_ponys_horses_have_no_young(table: Table, lying: int, after: int) -> None:
    game = table(
        round=3, played={P1: ("Bog Pony",)}, goods={P1: "2 horse 9 food 9 fuel", P2: "9 food"},
        pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    for _ in range(lying):
        game.play("use Bog Pony")
    while game.round < 5:
        game.play(next((option for option in game.options if option == "feed"), game.options[0]))
    assert count_of(game, "horse") == after


@pytest.mark.ruling("Bog Pony", "those on their side go first")
def test_bog_ponys_horses_leave_first(table: Table) -> None:
    game = table(played={P1: ("Bog Pony", "Open Grill")}, goods={P1: "3 horse"}, pastures={P1: ("a4 a5",)})
    play(game, "use Bog Pony", "use Bog Pony", "convert horse", "release horse")
    assert (points(game, P1, "Horses"), count_of(game, "horse")) == (1, 1)


# -- Built-in Oven --------------------------------------------------------------------------------


@pytest.mark.ruling("Built-in Oven", "The Furnace is for sale again")
@pytest.mark.ruling("Built-in Oven", "minor and a major improvement at once")
def test_built_in_oven_replaces_the_furnace(table: Table) -> None:
    majors = {P2: ("Clay Oven",), P1: ("Furnace",)}
    game = table(hand={P1: ("Built-in Oven",)}, majors=dict(sorted(majors.items(), reverse=True)))
    improve(game, "Built-in Oven")
    assert (names(game, P1), "Furnace" in for_sale(game)) == (["Built-in Oven"], True)
    assert can_play(table(hand={P1: ("River Clay",)}, played={P1: ("Built-in Oven",)}), "River Clay")
    assert not can_play(table(hand={P1: ("Built-in Oven",)}), "Built-in Oven")


@pytest.mark.ruling("Built-in Oven", "The Peat Hut need not be heated")
def test_built_in_oven_heats_for_nothing(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Built-in Oven", "Peat Hut")}, goods={P1: "1 grain 9 food 2 fuel"})
    play(game, "feed")
    assert (count_of(game, "fuel"), game.players[P1].ill) == (2, 0)


@pytest.mark.ruling("Built-in Oven", "It is no oven")
@pytest.mark.ruling("Built-in Oven", "The Yeoman Farmer cancels")
@pytest.mark.ruling("Built-in Oven", "count against you for the Constable")
def test_built_in_oven_costs_a_point_and_is_no_oven(table: Table) -> None:
    assert worth(table, "Built-in Oven") == -1
    assert worth(table, "Built-in Oven", "Yeoman Farmer") == worth(table, "Yeoman Farmer")
    assert points(table(played={P1: ("Built-in Oven",)}), P1, "Lost through cards") == -1
    assert not can_play(
        table(hand={P1: ("Ceramics",)}, played={P1: ("Built-in Oven",)}, goods={P1: "1 clay"}), "Ceramics"
    )
