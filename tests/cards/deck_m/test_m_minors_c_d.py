"""Minor improvements of Farmers of the Moor, C and D."""

import pytest

from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    deciding,
    farm,
    fields,
    in_hand,
    in_the_game,
    lying,
    names,
    note,
    play,
    play_minor,
    points,
    promised,
    worth,
)
from moors import FARM, improve, showing

PLOW_CARDS = ("Plow and Sow",)

# -- Cattle Collar --------------------------------------------------------------------------------


@pytest.mark.ruling("Cattle Collar", "it is one however many fields")
def test_cattle_collar_lays_a_field_after_plowing(table: Table) -> None:
    game = table(round=8, played={P1: ("Cattle Collar",)}, goods={P1: "1 cattle"}, fields={P1: "a2"})
    play(game, "place Plow 1 Field", "plow a3", "lay field on a4")
    assert list(farm(game).fields) == ["a2", "a3", "a4"]
    assert game.decision is not None
    assert game.decision.seat == P2
    left = table(round=8, played={P1: ("Cattle Collar",)}, goods={P1: "1 cattle"})
    play(left, "place Plow 1 Field", "plow a2", "done")
    assert fields(left, P1) == 1


def test_cattle_collar_needs_cattle_and_a_late_round(table: Table) -> None:
    game = table(round=8, played={P1: ("Cattle Collar",)}, goods={P1: "1 boar"})
    play(game, "place Plow 1 Field", "plow a2")
    assert game.decision is not None
    assert game.decision.seat == P2
    hand, goods = {P1: ("Cattle Collar",)}, {P1: "1 wood"}
    assert can_play(table(round=8, hand=hand, goods=goods), "Cattle Collar")
    assert not can_play(table(round=7, hand=hand, goods=goods), "Cattle Collar")


@pytest.mark.ruling("Cattle Collar", "Plowing by cards counts")
def test_cattle_collar_reacts_to_plowing_by_cards_alone(table: Table) -> None:
    goods = {P1: "1 cattle 1 food"}
    field = table(round=8, played={P1: ("Cattle Collar",)}, goods=goods, hand={P1: ("Field",)})
    play(field, "place Starting Player", "play Field", "plow a1", "lay field on a2")
    assert fields(field, P1) == 2
    burnt = table(
        round=8, played={P1: ("Cattle Collar",)}, goods=goods, hand={P1: ("Peat Burn-off",)}, tiles={P1: {"moor": "a1"}}
    )
    play(burnt, "place Starting Player", "play Peat Burn-off", "burn a1")
    assert fields(burnt, P1) == 1


@pytest.mark.ruling("Riding Stables", "A horse that you buy when the round begins counts")
def test_cattle_stalls_horse_counts_for_the_riding_stables(table: Table) -> None:
    majors = {P2: ("Forester's Lodge",), P1: ("Riding Stables",)}
    game = table(
        round=3, at_home={P1: 1, P2: 0}, majors=majors, played={P1: ("Cattle Stall",)}, goods={P1: "1 horse"},
        stables={P1: "a1"},
    )  # fmt: skip
    note(game, P1, "Cattle Stall").reserve(4, 4)
    play(game, "place Fishing", "take 1 horse")
    assert game.goods(P1) == "1 food 2 horse"


# -- Chamber of Commerce --------------------------------------------------------------------------


def test_chamber_of_commerce_brings_wood_and_reed_and_scores_workshops(table: Table) -> None:
    game = table(hand={P1: ("Chamber of Commerce",)}, goods={P1: "2 clay 1 stone"})
    play_minor(game, "Chamber of Commerce")
    assert game.goods(P1) == "1 wood 1 reed"
    assert worth(table, "Chamber of Commerce") == 1
    assert worth(table, "Chamber of Commerce", majors={P1: ("Joinery", "Basketmaker's Workshop")}) == 3
    assert worth(table, "Chamber of Commerce", majors={P1: ("Pottery", "Well")}) == 2


# -- Chimney Hood ---------------------------------------------------------------------------------


@pytest.mark.ruling("Chimney Hood", "The best of them counts")
@pytest.mark.parametrize(
    ("majors", "food"), [((), 0), (("Fireplace (2 clay)",), 2), (("Fireplace (2 clay)", "Clay Oven"), 5)]
)
def test_chimney_hood_brings_the_food_of_a_grain(table: Table, majors: tuple[str, ...], food: int) -> None:
    game = table(hand={P1: ("Chimney Hood",)}, goods={P1: "1 clay 1 grain"}, majors={P1: majors})
    play_minor(game, "Chimney Hood")
    assert (count_of(game, "food"), count_of(game, "grain")) == (food, 1)
    assert in_hand(game, P2) == ["Chimney Hood"]


@pytest.mark.ruling("Chimney Hood", "It is no baking")
def test_chimney_hood_is_no_baking(table: Table) -> None:
    game = table(
        seats=3, hand={P1: ("Chimney Hood",)}, goods={P1: "1 clay"}, majors={P1: ("Clay Oven",)},
        played={P1: ("Potato Dibber", "Baker")},
    )  # fmt: skip
    play_minor(game, "Chimney Hood")
    assert game.goods(P1) == "5 food"


# -- Clear Felling --------------------------------------------------------------------------------


@pytest.mark.ruling("Clear Felling", "Only forests that lie alone")
def test_clear_felling_turns_forests_over(table: Table) -> None:
    tiles = {P1: {"moor": "a3", "forest": "a1 a2 a3"}}
    game = table(hand={P1: ("Clear Felling",)}, tiles=tiles, goods={P1: "nothing"})
    improve(game, "Clear Felling")
    assert choices(game) == ["lay moor on a1", "lay moor on a2", "done"]
    play(game, "lay moor on a1", "lay moor on a2")
    assert (game.goods(P1), showing(game, "moor"), showing(game, "forest")) == ("2 wood", "a1 a2", "a3")


@pytest.mark.ruling("Clear Felling", "without anything on them")
def test_clear_felling_leaves_the_forest_where_a_guest_lives(table: Table) -> None:
    hand = {"hand": {P1: ("Forest Hut", "Clear Felling")}, "goods": {P1: "2 wood"}}
    game = table(tiles={P1: {"forest": "a1 a2"}}, at_home={P1: 2, P2: 0}, **hand)
    play(game, "place Starting Player", "play Forest Hut", "place a guest on a1")
    improve(game, "Clear Felling")
    assert choices(game) == ["lay moor on a2", "done"]


def test_clear_felling_may_stop_and_asks_for_few_forests(table: Table) -> None:
    game = table(hand={P1: ("Clear Felling",)}, tiles={P1: {"forest": "a1 a2"}})
    improve(game, "Clear Felling", "lay moor on a2", "done")
    assert (showing(game, "moor"), showing(game, "forest"), in_hand(game, P2)) == ("a2", "a1", ["Clear Felling"])
    assert not can_play(table(hand={P1: ("Clear Felling",)}, tiles={P1: FARM}), "Clear Felling")


@pytest.mark.ruling("Clear Felling", "It is no felling of trees")
def test_clear_felling_fells_no_trees(table: Table) -> None:
    game = table(
        hand={P1: ("Clear Felling",)}, tiles={P1: {"forest": "a1"}}, played={P1: ("Willow Bank",)}, goods={P1: "1 food"}
    )
    improve(game, "Clear Felling", "lay moor on a1")
    assert game.goods(P1) == "2 wood 1 food"


# -- Co-operative Store ---------------------------------------------------------------------------


@pytest.mark.ruling("Co-operative Store", "Stone may be given")
def test_cooperative_store_swaps_building_resources_four_times(table: Table) -> None:
    game = table(played={P1: ("Co-operative Store",)}, goods={P1: "5 stone 1 wood"})
    game.play("use Co-operative Store")
    swaps = ["convert wood into clay", "convert wood into reed", "convert stone into wood", "convert stone into clay"]
    assert choices(game) == [*swaps, "convert stone into reed"]
    play(game, "convert stone into reed")
    for _ in range(3):
        play(game, "use Co-operative Store", "convert stone into wood")
    assert game.goods(P1) == "4 wood 1 reed 1 stone"
    assert "use Co-operative Store" not in [option.text for option in game.exchanges()]


# -- Deep Plough ----------------------------------------------------------------------------------


@pytest.mark.ruling("Deep Plough", "You must lay the moor")
def test_deep_plough_lays_a_moor(table: Table) -> None:
    two = {P1: ("Axe", "Basket")}
    game = table(hand={P1: ("Deep Plough",)}, goods={P1: "3 wood"}, played=two, tiles={P1: {"forest": "a1 a2 a3 a4"}})
    improve(game, "Deep Plough")
    assert "done" not in choices(game)
    game.play("lay moor on a5")
    assert showing(game, "moor") == "a5"
    full = {P1: {"forest": "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5"}}
    game = table(hand={P1: ("Deep Plough",)}, goods={P1: "3 wood"}, played=two, tiles=full)
    improve(game, "Deep Plough")
    assert "Deep Plough" in farm(game).cards


@pytest.mark.ruling("Deep Plough", "A tile below the moor is lost")
@pytest.mark.ruling("Deep Plough", "next to your other fields")
def test_deep_plough_makes_a_field_of_a_moor_after_plowing(table: Table) -> None:
    tiles = {P1: {"forest": "a2", "moor": "a2 c5"}}
    game = table(played={P1: ("Deep Plough",)}, tiles=tiles)
    play(game, "place Plow 1 Field", "plow a1")
    assert choices(game) == ["burn a2", "done"]
    game.play("burn a2")
    assert (list(farm(game).fields), showing(game, "forest"), showing(game, "moor")) == (["a1", "a2"], "", "c5")


@pytest.mark.ruling("Deep Plough", "It is a plow")
def test_deep_plough_or_another_plow(table: Table) -> None:
    game = table(played={P1: ("Deep Plough", "Crooked Plow")}, tiles={P1: {"moor": "a2"}})
    play(game, "place Plow 1 Field", "plow a3")
    assert choices(game) == ["use Deep Plough", "use Crooked Plow", "done"]
    play(game, "use Deep Plough")
    assert (fields(game, P1), game.decision is not None and game.decision.seat) == (2, P2)


@pytest.mark.ruling("Deep Plough", "It is no plowing")
@pytest.mark.ruling("Deep Plough", "It is no cutting of peat")
def test_deep_plough_neither_plows_nor_cuts_peat(table: Table) -> None:
    game = table(
        round=8, played={P1: ("Deep Plough", "Cattle Collar", "Moor Birch Tree")}, tiles={P1: {"moor": "a2"}},
        goods={P1: "1 cattle"},
    )  # fmt: skip
    play(game, "place Plow 1 Field", "plow a3", "use Cattle Collar", "lay field on b3", "burn a2")
    assert (fields(game, P1), game.goods(P1)) == (3, "1 cattle")


def test_deep_plough_is_for_people_who_plow(table: Table) -> None:
    game = table(played={P1: ("Deep Plough",)}, hand={P1: ("Field",)}, goods={P1: "1 food"}, tiles={P1: {"moor": "a2"}})
    play(game, "place Starting Player", "play Field", "plow a1")
    assert fields(game, P1) == 1


# -- Draughthorses --------------------------------------------------------------------------------


@pytest.mark.parametrize(("wood", "more"), [(2, 0), (3, 1), (4, 2), (6, 2)])
def test_draughthorses_pull_more_wood_for_a_food(table: Table, wood: int, more: int) -> None:
    game = table(played={P1: ("Draughthorses",)}, goods={P1: "1 horse 1 food"}, spaces={"3 Wood": f"{wood} wood"})
    game.play("place 3 Wood")
    if more:
        assert choices(game) == [f"take {more} wood", "done"]
        game.play(f"take {more} wood")
    assert (count_of(game, "wood"), count_of(game, "food")) == (wood + more, 0 if more else 1)


@pytest.mark.ruling("Draughthorses", "The card is no horse")
def test_draughthorses_need_a_horse(table: Table) -> None:
    game = table(played={P1: ("Draughthorses",)}, goods={P1: "1 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood 1 food"
    assert worth(table, "Draughthorses") == 0


@pytest.mark.ruling("Draughthorses", "what you leave there for a card like the Basket")
def test_draughthorses_count_what_lay_on_the_space(table: Table) -> None:
    left = table(played={P1: ("Draughthorses", "Basket")}, goods={P1: "1 horse 1 food"})
    play(left, "place 3 Wood", "take 3 food for 2 wood left behind", "take 1 wood")
    assert (lying(left, "3 Wood"), left.goods(P1)) == ("2 wood", "2 wood 3 food 1 horse")
    added = table(
        played={P1: ("Draughthorses", "Woodcutter")}, goods={P1: "1 horse 1 food"}, spaces={"3 Wood": "2 wood"}
    )
    added.play("place 3 Wood")
    assert added.goods(P1) == "3 wood 1 food 1 horse"


@pytest.mark.ruling("Draughthorses", "a space with several resources")
def test_draughthorses_work_on_any_space_with_wood_enough(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Draughthorses",)}, goods={P1: "1 horse 1 food"}, spaces={"Take 1 Resource": "2 wood"}
    )
    play(game, "place Take 1 Resource", "take 1 wood")
    assert count_of(game, "wood") in (1, 3, 4)


@pytest.mark.ruling("Cattle Collar", "must lie next to your fields by itself")
def test_cattle_collar_lays_a_field_after_slash_and_burn(table: Table) -> None:
    game = table(round=8, played={P1: ("Cattle Collar",)}, goods={P1: "1 cattle"}, tiles={P1: {"forest": "a1"}})
    play(game, "special Slash and Burn", "lay field on a2")
    assert fields(game, P1) == 2
    apart = {"fields": {P1: "a3"}, "tiles": {P1: {"forest": "a1"}}, "goods": {P1: "1 cattle"}}
    assert "special Slash and Burn" not in choices(table(round=8, played={P1: ("Cattle Collar",)}, **apart))


# -- Cattle Stall ---------------------------------------------------------------------------------


@pytest.mark.ruling("Cattle Stall", "What you do not buy is lost")
def test_cattle_stall_plans_four_animals(table: Table) -> None:
    game = table(hand={P1: ("Cattle Stall",)}, goods={P1: "2 wood 2 clay"}, round=5)
    play(game, "place Starting Player", "play Cattle Stall", "lay 1 horse on round 7")
    assert choices(game) == ["lay 1 sheep on round 9", "lay 1 boar on round 9", "lay 1 cattle on round 9"]
    play(game, "lay 1 boar on round 9", "lay 1 cattle on round 11")
    tally = game.players[P1].tally(card_named("Cattle Stall"))
    assert [tally.on_round(round) for round in (7, 9, 11, 13)] == [4, 2, 3, 1]
    for choice, kept in (("take 1 horse", "1 horse"), ("done", "1 food")):
        game = table(round=6, played={P1: ("Cattle Stall",)}, at_home={P1: 1, P2: 0}, goods={P1: "1 food"})
        note(game, P1, "Cattle Stall").reserve(7, 4)
        play(game, "place 1 Clay", choice)
        assert game.goods(P1) == f"1 clay {kept}"


@pytest.mark.ruling("Cattle Stall", "Rounds after the last one drop out")
def test_cattle_stall_late_in_the_game(table: Table) -> None:
    game = table(hand={P1: ("Cattle Stall",)}, goods={P1: "2 wood 2 clay"}, round=11)
    play(game, "place Starting Player", "play Cattle Stall", "lay 1 horse on round 13")
    assert deciding(game) == P2


# -- Church ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Church", "minor and a major improvement at once")
@pytest.mark.ruling("Church", "leaves the game")
def test_church_replaces_the_village_church_for_good(table: Table) -> None:
    game = table(hand={P1: ("Church",)}, majors={P1: ("Well", "Village Church")}, goods={P1: "nothing"})
    play_minor(game, "Church")
    assert (game.goods(P1), names(game, P1)) == ("2 food", ["Well", "Church"])
    assert "Village Church" not in in_the_game(game)
    assert can_play(table(hand={P1: ("River Clay",)}, played={P1: ("Church",)}), "River Clay")


@pytest.mark.ruling("Church", "The round in which it is played counts")
def test_church_sells_a_point_at_the_end_of_each_round(table: Table) -> None:
    game = table(
        round=4, hand={P1: ("Church",)}, majors={P1: ("Well", "Village Church")}, at_home={P1: 1, P2: 0},
        goods={P1: "5 fuel 9 food 1 grain"},
    )  # fmt: skip
    play_minor(game, "Church")
    assert choices(game) == ["take 1 bonus points", "done"]
    game.play("take 1 bonus points")
    assert (points(game, P1), count_of(game, "fuel"), "feed" in choices(game)) == (1, 4, True)


# -- Coal Seam ------------------------------------------------------------------------------------


def test_coal_seam_brings_fuel_from_work_for_others(table: Table) -> None:
    game = table(hand={P1: ("Coal Seam",)}, goods={P1: "1 wood 1 clay"}, at_home={P2: 0})
    play_minor(game, "Coal Seam")
    assert game.goods(P1) == "1 fuel"
    game.play("special Hiring Fair")
    assert game.goods(P1) == "1 food 2 fuel"
    game.play("place Day Laborer")
    assert game.goods(P1) == "3 food 3 fuel"


# -- Drying Field ---------------------------------------------------------------------------------


@pytest.mark.ruling("Drying Field", "After round 11 nothing is laid")
@pytest.mark.parametrize(("round", "laid"), [(3, {6: "2 fuel"}), (11, {14: "2 fuel"}), (12, {})])
def test_drying_field_dries_peat_for_later(table: Table, round: int, laid: dict[int, str]) -> None:
    game = table(round=round, played={P1: ("Drying Field",)}, tiles={P1: {"moor": "a1"}})
    game.play("special Cut Peat")
    assert promised(game, P1) == laid
