"""Minor improvements of deck K, C to G."""

import pytest

from farmyard import Agricola, breakdown
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import BREEDING
from farmyard.kernel.errors import IllegalChoice
from helpers import (
    Table,
    can_play,
    choices,
    crops,
    deciding,
    farm,
    for_sale,
    in_hand,
    keeps,
    names,
    note,
    plant_on_cards,
    play,
    play_minor,
    promise,
    promised,
    reserved,
    rounds_with,
)
from situations import JOBS, NOBODY_ELSE

# -- Clapper --------------------------------------------------------------------------------------


def growth(table: Table, *played: str, **more: object) -> Agricola:
    """The first player can use Family Growth."""
    more.setdefault("seats", 4)
    crops = {P1: {"a5": "1 grain", "a4": "2 grain", "b5": "1 vegetable"}}
    rooms = {P1: "b1 c1 b2 c2"}
    return table(round=7, cards=("Family Growth",), played={P1: played}, crops=crops, rooms=rooms, **more)


def test_clapper_adds_grain_where_grain_grows(table: Table) -> None:
    game = growth(table, "Clapper", fields={P1: "b4"})
    play(game, "place Family Growth")
    assert crops(game, P1) == ["3 grain", "2 grain", "1 vegetable"]


def test_clapper_acts_once_when_played_after_growth(table: Table) -> None:
    game = growth(table, hand={P1: ("Clapper", "Broom")}, goods={P1: "1 wood"})
    play(game, "place Family Growth", "play Clapper")
    assert crops(game, P1) == ["3 grain", "2 grain", "1 vegetable"]
    game = growth(table, hand={P1: ("Clapper", "Broom")}, goods={P1: "1 wood"})
    play(game, "place Starting Player", "play Clapper")
    assert crops(game, P1) == ["2 grain", "1 grain", "1 vegetable"]


@pytest.mark.ruling("Clapper", "Each place counts on its own")
@pytest.mark.ruling("Forester", "The Clapper adds 1 wood to each planted plot")
@pytest.mark.ruling("Copse", "The Clapper adds 1 wood to each planted plot")
def test_clapper_adds_to_plots(table: Table) -> None:
    game = growth(table, "Clapper", "Acreage", "Forester", "Copse")
    plant_on_cards(game, "1 grain", "nothing", "1 wood", "nothing", "nothing", "2 wood", "nothing")
    play(game, "place Family Growth")
    assert crops(game, P1)[3:] == ["2 grain", "2 wood", "3 wood"]


@pytest.mark.ruling("Clapper", "Wet Nurse or the Lover does not count")
def test_clapper_does_not_want_children_of_cards(table: Table) -> None:
    game = growth(table, "Clapper", hand={P1: ("Lover",)}, goods={P1: "4 food"})
    game.play("place Occupation")
    assert (farm(game).people, crops(game, P1)) == (3, ["2 grain", "1 grain", "1 vegetable"])


@pytest.mark.ruling("Clapper", "from round 5 on, whichever you take")
@pytest.mark.parametrize(("round", "grain"), [(4, "1 grain"), (5, "2 grain")])
def test_clapper_and_the_space_for_occupation_or_growth(table: Table, round: int, grain: str) -> None:
    game = table(
        seats=5, round=round, played={P1: ("Clapper",)}, hand={P1: ("Serf",)}, crops={P1: {"a5": "1 grain"}},
        goods={P1: "1 food"},
    )  # fmt: skip
    play(game, "place Second Occupation or Growth")
    assert (names(game, P1)[-1], crops(game, P1)) == ("Serf", [grain])


@pytest.mark.ruling("Clapper", "It is no sowing")
def test_clapper_is_no_sowing(table: Table) -> None:
    game = growth(table, "Clapper", "Fieldsman", "Liquid Manure", "Smallholder")
    game.play("place Family Growth")
    assert (crops(game, P1), deciding(game)) == (["3 grain", "2 grain", "1 vegetable"], P2)


# -- Clay Hut Extension ---------------------------------------------------------------------------


def test_clay_hut_extension_adds_a_room_and_passes(table: Table) -> None:
    game = table(hand={P1: ("Clay Hut Extension",)}, goods={P1: "4 clay 1 reed"}, house={P1: "clay hut"})
    play_minor(game, "Clay Hut Extension")
    game.play("room a1")
    assert (len(farm(game).rooms), game.goods(P1)) == (3, "nothing")
    assert in_hand(game, P2) == ["Clay Hut Extension"]


@pytest.mark.ruling("Clay Hut Extension", "It is building a room")
def test_clay_hut_extension_is_building_a_room(table: Table) -> None:
    situation = {"house": {P1: "clay hut"}, "played": {P1: ("Wet Nurse",)}}
    game = table(hand={P1: ("Clay Hut Extension",)}, goods={P1: "4 clay 1 reed 1 food"}, **situation)
    play_minor(game, "Clay Hut Extension")
    game.play("room a1")
    game.play("grow")
    assert farm(game).people == 3


@pytest.mark.ruling("Clay Hut Extension", "rooms cheaper do not change its price")
def test_clay_hut_extension_keeps_its_price_when_rooms_are_cheaper(table: Table) -> None:
    farm = {"house": {P1: "clay hut"}, "played": {P1: ("Clay Supports", "Ladder")}}
    game = table(hand={P1: ("Clay Hut Extension",)}, goods={P1: "4 clay 9 wood"}, **farm)
    assert not can_play(game, "Clay Hut Extension")


@pytest.mark.ruling("Clay Hut Extension", "those for improvements do")
def test_clay_hut_extension_is_cheaper_for_the_bricklayer(table: Table) -> None:
    farm = {"house": {P1: "clay hut"}, "played": {P1: ("Bricklayer",)}}
    game = table(hand={P1: ("Clay Hut Extension",)}, goods={P1: "3 clay 1 reed"}, **farm)
    assert can_play(game, "Clay Hut Extension")


# -- Clay Pit -------------------------------------------------------------------------------------


def test_clay_pit_adds_clay_to_day_labor(table: Table) -> None:
    game = table(played={P1: ("Clay Pit",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "3 clay 2 food"
    assert not can_play(table(hand={P1: ("Clay Pit",)}, played={P1: JOBS[:2]}), "Clay Pit")


# -- Cooking Hearth -------------------------------------------------------------------------------


@pytest.mark.ruling("Cooking Hearth", "A major Fireplace handed in")
@pytest.mark.parametrize("fireplace", ["Fireplace (2 clay)", "Fireplace (3 clay)"])
def test_cooking_hearth_replaces_a_fireplace(table: Table, fireplace: str) -> None:
    game = table(majors={P1: (fireplace,)}, hand={P1: ("Cooking Hearth",)})
    play_minor(game, "Cooking Hearth")
    assert names(game, P1) == ["Cooking Hearth"]
    assert fireplace in for_sale(game)
    assert not can_play(table(hand={P1: ("Cooking Hearth",)}, goods={P1: "9 clay"}), "Cooking Hearth")


@pytest.mark.ruling("Cooking Hearth", "the Simple Fireplace leaves the game")
def test_cooking_hearth_takes_the_simple_fireplace_out_of_the_game(table: Table) -> None:
    game = table(played={P1: ("Simple Fireplace",)}, hand={P1: ("Cooking Hearth",)})
    play_minor(game, "Cooking Hearth")
    assert names(game, P1) == ["Cooking Hearth"]


@pytest.mark.ruling("Cooking Hearth", "you may have several")
def test_cooking_hearth_may_be_had_beside_a_major_one(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)", "Cooking Hearth (4 clay)")}
    game = table(majors=majors, hand={P1: ("Cooking Hearth",)})
    play_minor(game, "Cooking Hearth")
    assert sorted(names(game, P1)) == ["Cooking Hearth", "Cooking Hearth (4 clay)"]


@pytest.mark.parametrize(("good", "food"), [("vegetable", 3), ("sheep", 2), ("boar", 3), ("cattle", 4)])
def test_cooking_hearth_cooks_at_any_time(table: Table, good: str, food: int) -> None:
    game = table(played={P1: ("Cooking Hearth",)}, goods={P1: f"1 {good}"})
    game.play(f"convert {good}")
    assert game.goods(P1) == f"{food} food"


@pytest.mark.ruling("Cooking Hearth", "and no oven")
def test_cooking_hearth_bakes_and_is_no_oven(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Cooking Hearth",)}, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain")
    assert game.goods(P1) == "9 food"
    assert not can_play(table(played={P1: ("Cooking Hearth",)}, hand={P1: ("Baker's Oven",)}), "Baker's Oven")


def test_cooking_hearth_gets_the_spices(table: Table) -> None:
    game = table(played={P1: ("Cooking Hearth", "Spices")}, goods={P1: "1 vegetable"})
    game.play("convert vegetable")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Cooking Hearth", "may be cooked without finding a place")
def test_cooking_hearth_cooks_animals_without_a_place(table: Table) -> None:
    game = table(cards=("1 Sheep",), spaces={"1 Sheep": "3 sheep"}, played={P1: ("Cooking Hearth",)}, goods={P1: ""})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 food 1 sheep"


# -- Duck Pond ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "occupations", "price", "goods_laid", "expected"),
    [
        ("Duck Pond", JOBS[:2], "", "1 food", [4, 5, 6]),
        ("Stone Cart", JOBS[:2], "2 wood", "1 stone", [4, 6, 8, 10, 12, 14]),
        ("Swan Lake", JOBS, "", "1 food", [4, 5, 6, 7, 8]),
    ],
)
def test_goods_lie_on_rounds_to_come(
    table: Table, name: str, occupations: tuple[str, ...], price: str, goods_laid: str, expected: list[int]
) -> None:
    game = table(round=3, hand={P1: (name,)}, played={P1: occupations}, goods={P1: price})
    play_minor(game, name)
    assert rounds_with(game, P1, goods_laid) == expected
    assert not can_play(table(hand={P1: (name,)}, played={P1: occupations[1:]}, goods={P1: price}), name)


# -- Flail ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["Plow 1 Field", "Plow and Sow"])
def test_flail_bakes_after_plowing(table: Table, space: str) -> None:
    farm = {"majors": {P1: ("Clay Oven",)}, "played": {P1: ("Flail",)}}
    game = table(round=12, cards=("Plow and Sow",), goods={P1: "1 grain"}, **farm)
    game.play(f"place {space}")
    game.play("plow a5")
    if space == "Plow and Sow":
        game.play("done")
    game.play("bake 1 grain")
    assert game.goods(P1) == "5 food"


def test_flail_may_be_left_and_needs_an_occupation(table: Table) -> None:
    game = table(majors={P1: ("Clay Oven",)}, played={P1: ("Flail",)}, goods={P1: "1 grain"})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("done")
    assert game.goods(P1) == "1 grain"
    assert not can_play(table(hand={P1: ("Flail",)}, goods={P1: "1 wood"}), "Flail")


# -- Forest Pasture -------------------------------------------------------------------------------


def test_forest_pasture_holds_any_number_of_boar_and_nothing_else(table: Table) -> None:
    game = table(played={P1: ("Forest Pasture", "House Goat")})
    assert keeps(game, 0, 30, 0)
    assert not keeps(game, 1, 0, 0)
    assert not keeps(game, 0, 0, 1)


@pytest.mark.ruling("Forest Pasture", "The Animal Keeper lets no other animals in")
def test_forest_pasture_lets_no_other_animals_in_with_the_animal_keeper(table: Table) -> None:
    game = table(seats=4, played={P1: ("Forest Pasture", "Animal Keeper", "House Goat")})
    assert not keeps(game, 1, 1, 0)


@pytest.mark.ruling("Forest Pasture", "Newborn boar may live here")
@pytest.mark.ruling("Forest Pasture", "the boar on it score")
def test_forest_pasture_houses_newborn_boar_that_score(table: Table) -> None:
    game = table(phase=BREEDING, played={P1: ("Forest Pasture", "House Goat")}, goods={P1: "4 boar"})
    assert game.goods(P1) == "5 boar"
    points = {line.category: line.points for line in breakdown(game, P1)}
    assert (points["Wild boar"], points["Pastures"]) == (3, -1)


def test_forest_pasture_gains_nothing_from_trough_and_pipe(table: Table) -> None:
    played = {P1: ("Forest Pasture", "Drinking Trough", "Shepherd's Pipe", "House Goat")}
    game = table(played=played)
    assert not keeps(game, 1, 0, 0)
    assert not keeps(game, 0, 0, 1)


def test_forest_pasture_needs_three_occupations(table: Table) -> None:
    game = table(played={P1: JOBS[:2]}, hand={P1: ("Forest Pasture",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Forest Pasture")


# -- Granary --------------------------------------------------------------------------------------


@pytest.mark.ruling("Granary", "The round in which you play it gets nothing")
@pytest.mark.parametrize("price", ["3 wood", "3 clay"])
def test_granary_lays_grain_on_rounds_to_come(table: Table, price: str) -> None:
    game = table(round=8, goods={P1: price}, hand={P1: ("Granary",)})
    play_minor(game, "Granary")
    assert promised(game, P1) == {10: "1 grain", 12: "1 grain"}
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Granary", "Wood and clay cannot be mixed")
def test_granary_does_not_mix_wood_and_clay(table: Table) -> None:
    game = table(goods={P1: "2 wood 2 clay"}, hand={P1: ("Granary",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Granary")


def test_granary_concerns_no_card_for_grain_from_a_space(table: Table) -> None:
    game = table(
        round=7, seats=4, goods={P1: "3 wood"}, hand={P1: ("Granary",)}, played={P1: ("Greengrocer", "Corn Scoop")},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    play_minor(game, "Granary")
    assert (game.round, game.goods(P1)) == (8, "1 grain")


@pytest.mark.ruling("Granary", "Cards that react to grain from an action space do not react to it")
@pytest.mark.ruling("Granary", "The Pieceworker")
@pytest.mark.ruling("Pieceworker", "nor Granary")
@pytest.mark.parametrize(
    "card",
    ["Grain Cart", "Corn Scoop", "Seed Seller", "Greengrocer", "Market Crier", "Field Watchman", "Pieceworker"],
)
def test_the_granarys_grain_concerns_no_card(table: Table, card: str) -> None:
    game = table(
        seats=4, round=7, played={P1: (card,)}, hand={P1: ("Granary",)}, goods={P1: "3 wood 4 food"},
        at_home={P1: 1, **NOBODY_ELSE},
    )  # fmt: skip
    play(game, "place Starting Player", "play Granary")
    assert (game.round, game.goods(P1)) == (8, "1 grain")
    assert choices(game)[0].startswith("place")
    reacts = table(seats=4, played={P1: (card,)}, goods={P1: "nothing"})
    play(reacts, "place Take 1 Grain")
    assert reacts.goods(P1) != "1 grain" or deciding(reacts) == P1


# -- Greenhouse -----------------------------------------------------------------------------------


def test_greenhouse_marks_the_fourth_and_the_seventh_round_after(table: Table) -> None:
    game = table(round=6, hand={P1: ("Greenhouse",)}, goods={P1: "2 wood"}, played={P1: JOBS[:1]})
    play_minor(game, "Greenhouse")
    assert reserved(game, P1, "Greenhouse") == [10, 13]
    assert not can_play(table(hand={P1: ("Greenhouse",)}, goods={P1: "2 wood"}), "Greenhouse")


def greenhouse_in(table: Table, round: int, food: str, *others: str) -> Agricola:
    """The start of a round for which the Greenhouse has laid a vegetable."""
    game = table(round=round - 1, at_home={P1: 1, P2: 0}, goods={P1: food}, played={P1: ("Greenhouse", *others)})
    note(game, P1, "Greenhouse").reserve(round, 1)
    game.play("place 3 Wood")
    return game


def test_greenhouse_sells_a_vegetable_for_a_food(table: Table) -> None:
    game = greenhouse_in(table, 6, "1 food")
    game.play("take 1 vegetable")
    assert game.goods(P1) == "3 wood 1 vegetable"


@pytest.mark.ruling("Greenhouse", "What you do not buy is lost")
def test_greenhouse_vegetable_may_be_left_and_is_lost(table: Table) -> None:
    game = greenhouse_in(table, 6, "1 food")
    game.play("done")
    assert game.goods(P1) == "3 wood 1 food"
    assert "take 1 vegetable" not in game.options
    assert greenhouse_in(table, 6, "0 food").goods(P1) == "3 wood"


@pytest.mark.ruling("Greenhouse", "The Market Woman reacts")
def test_greenhouse_brings_the_market_woman_her_grain(table: Table) -> None:
    game = greenhouse_in(table, 6, "1 food", "Market Woman")
    game.play("take 1 vegetable")
    assert game.goods(P1) == "3 wood 2 grain 1 vegetable"


@pytest.mark.ruling("Greenhouse", "may pay for it")
def test_greenhouse_may_be_paid_with_food_of_the_same_round(table: Table) -> None:
    game = table(round=5, at_home={P1: 1, P2: 0}, goods={P1: "0 food"}, played={P1: ("Greenhouse",)})
    note(game, P1, "Greenhouse").reserve(6, 1)
    promise(game, 6, "1 food")
    game.play("place 3 Wood")
    game.play("take 1 vegetable")
    assert game.goods(P1) == "3 wood 1 vegetable"
