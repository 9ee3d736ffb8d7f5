"""Minor improvements of deck K written in words alone: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import goods
from farmyard.kernel.errors import IllegalChoice
from helpers import can_play, deciding, for_sale, in_hand, names, play_minor, worth

Table = Callable[..., Agricola]

FOUR = ("Dock Worker", "Clay Deliveryman", "Mushroom Collector", "Plow Driver")
THREE = FOUR[:3]
TWO = FOUR[:2]
ONE = FOUR[:1]


def rounds(game: Agricola, seat: int, words: str) -> list[int]:
    """The rounds on which exactly these goods lie for a seat."""
    seats = game.seats()
    return [round for round in range(1, 15) if game.promised[(round - 1) * seats + seat] == goods(words)]


def sow(game: Agricola, *choices: str) -> None:
    game.play("place Sow and Bake")
    for choice in choices:
        game.play(choice)


# -- Acreage, Liquid Manure, Turnip Field: sowing ------------------------------------------------------


@pytest.mark.ruling("Acreage", "may be used for this card alone")
def test_acreage_is_sown_with_grain_on_two_fields(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Acreage",)}, goods={P1: "3 grain 1 vegetable"})
    game.play("place Sow and Bake")
    assert game.options[:2] == ["sow grain on Acreage", "done"]
    game.play("sow grain on Acreage")
    assert game.players[P1].crops[15:] == [goods("3 grain")] * 2
    assert deciding(game) == P2


def test_acreage_may_be_sown_in_part_and_is_harvested(table: Table) -> None:
    played = {P1: ("Acreage",)}
    game = table(round=4, cards=("Sow and Bake",), played=played, goods={P1: "2 grain"}, at_home={P1: 1, P2: 0})
    sow(game, "done")
    assert game.players[P1].crops[15:] == [goods("2 grain"), 0]
    assert game.goods(P1) == "2 grain"


@pytest.mark.ruling("Acreage", "It is no field when fields are scored")
def test_acreage_is_no_field_in_the_scoring_but_its_grain_counts(table: Table) -> None:
    game = table(played={P1: ("Acreage",)})
    assert score(game, P1) == score(table(), P1)
    game.players[P1].crops[15:] = [goods("3 grain"), goods("1 grain")]
    assert score(game, P1) - score(table(), P1) == 3


@pytest.mark.ruling("Acreage", "Each of the two that holds grain is a grain field")
@pytest.mark.ruling("Sleeping Corner", "Only fields with grain on them count")
@pytest.mark.parametrize(("planted", "playable"), [(1, False), (2, True)])
def test_acreage_is_a_grain_field_for_each_part_with_grain(table: Table, planted: int, playable: bool) -> None:
    game = table(played={P1: ("Acreage",)}, hand={P1: ("Sleeping Corner",)}, goods={P1: "1 wood"})
    game.players[P1].crops[15 : 15 + planted] = [goods("1 grain")] * planted
    assert can_play(game, "Sleeping Corner") == playable


@pytest.mark.ruling("Acreage", "What adds grain to a sown field")
def test_acreage_gains_from_liquid_manure_and_the_smallholder(table: Table) -> None:
    played = {P1: ("Acreage", "Liquid Manure", "Smallholder")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "1 grain"})
    sow(game)
    game.play("use Smallholder")
    assert game.players[P1].crops[15:] == [goods("5 grain"), 0]


def test_acreage_is_two_fields_for_the_fieldsman(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Acreage", "Fieldsman")}, goods={P1: "2 grain"})
    sow(game, "sow grain on Acreage")
    assert game.players[P1].crops[15:] == [goods("4 grain")] * 2


def test_fieldsman_liquid_manure_and_turnip_field_add_up(table: Table) -> None:
    played = {P1: ("Turnip Field", "Liquid Manure", "Fieldsman")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "1 vegetable"})
    sow(game)
    assert game.players[P1].crops[15:] == [goods("5 vegetable")]


@pytest.mark.ruling("Acreage", "The Harvest Helper may take grain")
def test_acreage_feeds_the_harvest_helper(table: Table) -> None:
    played = {P1: ("Acreage",), P2: ("Harvest Helper",)}
    game = table(seats=3, phase=PREPARATION, round=4, played=played)
    game.players[P1].crops[15:] = [goods("3 grain"), goods("3 grain")]
    while not [option for option in game.options if "Acreage" in option]:
        game.play(game.options[0])
    game.play("take 1 grain from Acreage 2 of player 1")
    assert game.players[P1].crops[15:] == [goods("2 grain"), goods("1 grain")]


def test_acreage_needs_an_occupation(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Acreage",)}), "Acreage")
    assert can_play(table(hand={P1: ("Acreage",)}, played={P1: ONE}), "Acreage")


@pytest.mark.ruling("Liquid Manure", "Fields that are planted already")
def test_liquid_manure_adds_to_fields_sown_from_now_on(table: Table) -> None:
    crops = {P1: {"a5": "2 grain"}}
    game = table(
        cards=("Sow and Bake",),
        played={P1: ("Liquid Manure",)},
        fields={P1: "a3 a4"},
        crops=crops,
        goods={P1: "1 grain 1 vegetable"},
    )
    sow(game, "sow grain", "sow vegetable")
    planted = sorted([crop for crop in game.players[P1].crops if crop])
    assert planted == sorted([goods("2 grain"), goods("4 grain"), goods("3 vegetable")])


@pytest.mark.ruling("Liquid Manure", "Wood planted on the Copse or the Forester")
@pytest.mark.parametrize("card", ["Copse", "Forester"])
def test_liquid_manure_adds_to_planted_wood(table: Table, card: str) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Liquid Manure", card)}, goods={P1: "1 wood"})
    sow(game)
    assert game.players[P1].crops[15] == goods("4 wood")


@pytest.mark.ruling("Liquid Manure", "The House Goat and the Horse are no animals")
@pytest.mark.ruling("Horse", "It is no animal where a card asks for animals")
def test_liquid_manure_needs_four_animals(table: Table) -> None:
    farm = {"pastures": {P1: ("a4 b4", "a5 b5")}, "hand": {P1: ("Liquid Manure",)}}
    assert can_play(table(goods={P1: "2 sheep 2 boar"}, **farm), "Liquid Manure")
    game = table(goods={P1: "2 sheep 1 boar"}, played={P1: ("House Goat", "Horse")}, **farm)
    assert not can_play(game, "Liquid Manure")


@pytest.mark.ruling("Turnip Field", "you may sow all your empty fields")
def test_turnip_field_lets_sow_every_field_when_played(table: Table) -> None:
    game = table(hand={P1: ("Turnip Field",)}, played={P1: THREE}, fields={P1: "a5"}, goods={P1: "1 grain 2 vegetable"})
    play_minor(game, "Turnip Field")
    game.play("sow vegetable on Turnip Field")
    game.play("sow grain")
    assert [crop for crop in game.players[P1].crops if crop] == [goods("3 grain"), goods("2 vegetable")]
    assert not can_play(table(hand={P1: ("Turnip Field",)}, played={P1: TWO}), "Turnip Field")


def test_turnip_field_need_not_be_sown_at_once(table: Table) -> None:
    game = table(hand={P1: ("Turnip Field",)}, played={P1: THREE}, goods={P1: "1 vegetable"})
    play_minor(game, "Turnip Field")
    game.play("done")
    assert (game.goods(P1), game.players[P1].crops[15:]) == ("1 vegetable", [0])


def test_turnip_field_takes_what_adds_to_vegetables(table: Table) -> None:
    played = {P1: ("Turnip Field", "Potato Dibber", "Smallholder")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "1 vegetable 1 grain"})
    sow(game)
    game.play("use Smallholder")
    assert game.players[P1].crops[15:] == [goods("4 vegetable")]


@pytest.mark.ruling("Turnip Field", "It is no field when fields are scored")
def test_turnip_field_scores_its_vegetables_but_is_no_field(table: Table) -> None:
    game = table(played={P1: ("Turnip Field",)})
    game.players[P1].crops[15] = goods("2 vegetable")
    assert score(game, P1) - score(table(), P1) == 1 + 3


@pytest.mark.ruling("Turnip Field", "it is a vegetable field")
@pytest.mark.ruling("Herb Garden", "Only fields with vegetables on them count")
def test_turnip_field_is_a_vegetable_field_while_planted(table: Table) -> None:
    game = table(played={P1: ("Turnip Field",)}, hand={P1: ("Herb Garden",)})
    assert not can_play(game, "Herb Garden")
    game = table(played={P1: ("Turnip Field",)}, hand={P1: ("Herb Garden",)})
    game.players[P1].crops[15] = goods("1 vegetable")
    assert can_play(game, "Herb Garden")


# -- Bakehouse, Cooking Hearth, Sawmill: upgrades --------------------------------------------------------


def test_bakehouse_replaces_an_oven_and_bakes_at_once(table: Table) -> None:
    game = table(majors={P1: ("Stone Oven",)}, hand={P1: ("Bakehouse",)}, goods={P1: "3 stone 2 grain"})
    play_minor(game, "Bakehouse")
    game.play("bake 2 grain")
    assert game.goods(P1) == "10 food"
    assert "Stone Oven" in for_sale(game)


@pytest.mark.ruling("Bakehouse", "The baking when it is played")
def test_bakehouse_bakes_with_every_improvement_when_played(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(majors=majors, hand={P1: ("Bakehouse",)}, goods={P1: "3 stone 4 grain"})
    play_minor(game, "Bakehouse")
    game.play("return Clay Oven and pay 3 stone")
    game.play("bake 4 grain")
    assert game.goods(P1) == "18 food"


@pytest.mark.ruling("Bakehouse", "it is no oven itself")
def test_bakehouse_is_no_oven(table: Table) -> None:
    assert not can_play(table(played={P1: ("Bakehouse",)}, hand={P1: ("Baker's Oven",)}), "Baker's Oven")


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


def test_charcoal_burner_reacts_to_upgrades_that_bake(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Fireplace (2 clay)")}
    for name in ("Bakehouse", "Cooking Hearth"):
        game = table(majors=majors, hand={P1: (name,)}, played={P1: ("Charcoal Burner",)}, goods={P1: "3 stone"})
        play_minor(game, name)
        assert "1 wood" in game.goods(P1)


@pytest.mark.ruling("Sawmill", "The Joinery is for sale again")
def test_sawmill_replaces_the_joinery(table: Table) -> None:
    game = table(majors={P1: ("Joinery",)}, hand={P1: ("Sawmill",)})
    play_minor(game, "Sawmill")
    assert names(game, P1) == ["Sawmill"]
    assert "Joinery" in for_sale(game)
    assert not can_play(table(majors={P1: ("Pottery",)}, hand={P1: ("Sawmill",)}), "Sawmill")


@pytest.mark.ruling("Sawmill", "Who has both may use both")
def test_sawmill_and_joinery_convert_a_wood_each_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, majors={P1: ("Joinery",)}, played={P1: ("Sawmill",)}, goods={P1: "3 wood 1 grain"})
    game.play("convert Sawmill")
    game.play("convert Joinery")
    assert game.goods(P1) == "1 wood 1 grain 5 food"
    assert "convert Sawmill" not in game.options


@pytest.mark.ruling("Sawmill", "scores wood only once")
@pytest.mark.parametrize("majors", [(), ("Joinery",)])
@pytest.mark.parametrize("wood", range(9))
def test_sawmill_scores_wood_once(table: Table, wood: int, majors: tuple[str, ...]) -> None:
    points = (0, 0, 1, 1, 2, 3, 3, 3, 3)[wood] + 3 + 2 * len(majors)
    game = table(majors={P1: majors}, played={P1: ("Sawmill",)}, goods={P1: f"{wood} wood"})
    assert score(game, P1) - score(table(), P1) == points


def test_sawmill_counts_for_the_guildmaster_and_the_plane(table: Table) -> None:
    game = table(hand={P1: ("Guildmaster",)}, played={P1: ("Sawmill",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "2 wood 1 food"
    game = table(phase=FEEDING, played={P1: ("Sawmill", "Plane")}, goods={P1: "2 wood 1 grain"})
    game.play("convert Sawmill")
    game.play("take 1 food")
    assert game.goods(P1) == "1 wood 1 grain 4 food"


# -- Goods on round spaces -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "occupations", "price", "goods_laid", "expected"),
    [
        ("Duck Pond", TWO, "", "1 food", [4, 5, 6]),
        ("Stone Cart", TWO, "2 wood", "1 stone", [4, 6, 8, 10, 12, 14]),
        ("Swan Lake", FOUR, "", "1 food", [4, 5, 6, 7, 8]),
    ],
)
def test_goods_lie_on_rounds_to_come(
    table: Table, name: str, occupations: tuple[str, ...], price: str, goods_laid: str, expected: list[int]
) -> None:
    game = table(round=3, hand={P1: (name,)}, played={P1: occupations}, goods={P1: price})
    play_minor(game, name)
    assert rounds(game, P1, goods_laid) == expected
    assert not can_play(table(hand={P1: (name,)}, played={P1: occupations[1:]}, goods={P1: price}), name)


@pytest.mark.ruling("Beehive", "Major and minor improvements count alike")
def test_beehive_lays_two_food_on_even_rounds(table: Table) -> None:
    game = table(round=4, hand={P1: ("Beehive",)}, played={P1: (*THREE, "Manger")}, majors={P1: ("Pottery",)})
    play_minor(game, "Beehive")
    assert rounds(game, P1, "2 food") == [6, 8, 10, 12, 14]


@pytest.mark.ruling("Beehive", "only those that lie in front of you")
def test_beehive_needs_two_improvements_and_three_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Beehive", "Plane")}, played={P1: (*THREE, "Manger")}), "Beehive")
    assert not can_play(table(hand={P1: ("Beehive",)}, played={P1: (*TWO, "Manger", "Plane")}), "Beehive")


def test_herb_garden_lays_food_on_five_rounds(table: Table) -> None:
    game = table(round=11, hand={P1: ("Herb Garden",)}, crops={P1: {"a5": "1 vegetable"}})
    play_minor(game, "Herb Garden")
    assert rounds(game, P1, "1 food") == [12, 13, 14]
    assert not can_play(table(hand={P1: ("Herb Garden",)}, crops={P1: {"a5": "1 grain"}}), "Herb Garden")


def greenhouse_in(table: Table, round: int, food: str, *others: str) -> Agricola:
    """The start of a round for which the Greenhouse has laid a vegetable."""
    game = table(round=round - 1, at_home={P1: 1, P2: 0}, goods={P1: food}, played={P1: ("Greenhouse", *others)})
    game.players[P1].marks[f"Greenhouse in round {round}"] = 1
    game.play("place 3 Wood")
    return game


def test_greenhouse_marks_the_fourth_and_the_seventh_round_after(table: Table) -> None:
    game = table(round=6, hand={P1: ("Greenhouse",)}, goods={P1: "2 wood"}, played={P1: ONE})
    play_minor(game, "Greenhouse")
    assert {mark for mark in game.players[P1].marks if "Greenhouse" in mark} == {
        "Greenhouse in round 10",
        "Greenhouse in round 13",
    }
    assert not can_play(table(hand={P1: ("Greenhouse",)}, goods={P1: "2 wood"}), "Greenhouse")


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
    game.players[P1].marks["Greenhouse in round 6"] = 1
    game.promised[5 * 2 + P1] = goods("1 food")
    game.play("place 3 Wood")
    game.play("take 1 vegetable")
    assert game.goods(P1) == "3 wood 1 vegetable"


# -- Boar Breeding, Corn Sheaf, Lumber, Stone Exchange, Clay Hut Extension: passing cards ------------------------


@pytest.mark.parametrize(
    ("name", "price", "gained"),
    [
        ("Boar Breeding", "1 food", "1 boar"),
        ("Corn Sheaf", "", "1 grain"),
        ("Lumber", "1 stone", "3 wood"),
        ("Stone Exchange", "2 wood", "2 stone"),
        ("Stone Exchange", "2 clay", "2 stone"),
    ],
)
def test_passing_cards_give_goods_and_go_on(table: Table, name: str, price: str, gained: str) -> None:
    game = table(hand={P1: (name,)}, goods={P1: price})
    play_minor(game, name)
    assert game.goods(P1) == gained
    assert in_hand(game, P2) == [name]


@pytest.mark.ruling("Boar Breeding", "You may turn the boar into food")
def test_boar_breeding_may_feed_a_hearth_at_once(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(hand={P1: ("Boar Breeding",)}, goods={P1: "1 food 1 boar"}, majors=majors)
    play_minor(game, "Boar Breeding")
    assert game.goods(P1) == "2 food 1 boar"


@pytest.mark.ruling("Lumber", "With the Stonecutter it costs nothing")
def test_lumber_costs_the_stonecutter_nothing(table: Table) -> None:
    game = table(hand={P1: ("Lumber",)}, goods={P1: "0 food"}, played={P1: ("Stonecutter",)})
    play_minor(game, "Lumber")
    assert game.goods(P1) == "3 wood"


@pytest.mark.ruling("Stone Exchange", "cannot be mixed")
@pytest.mark.parametrize("price", ["1 wood 1 clay", "1 clay"])
def test_stone_exchange_takes_no_mixture(table: Table, price: str) -> None:
    assert not can_play(table(hand={P1: ("Stone Exchange",)}, goods={P1: price}), "Stone Exchange")


def test_clay_hut_extension_adds_a_room_and_passes(table: Table) -> None:
    game = table(hand={P1: ("Clay Hut Extension",)}, goods={P1: "4 clay 1 reed"}, house={P1: "clay hut"})
    play_minor(game, "Clay Hut Extension")
    game.play("room a1")
    assert (game.players[P1].rooms.bit_count(), game.goods(P1)) == (3, "nothing")
    assert in_hand(game, P2) == ["Clay Hut Extension"]


@pytest.mark.ruling("Clay Hut Extension", "It is building a room")
def test_clay_hut_extension_is_building_a_room(table: Table) -> None:
    farm = {"house": {P1: "clay hut"}, "played": {P1: ("Wet Nurse",)}}
    game = table(hand={P1: ("Clay Hut Extension",)}, goods={P1: "4 clay 1 reed 1 food"}, **farm)
    play_minor(game, "Clay Hut Extension")
    game.play("room a1")
    game.play("grow")
    assert game.players[P1].people == 3


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


# -- Bread Paddle, Flail, Clay Pit ----------------------------------------------------------------------------


def test_bread_paddle_bakes_after_an_occupation(table: Table) -> None:
    game = table(
        played={P1: ("Bread Paddle",)},
        majors={P1: ("Fireplace (2 clay)",)},
        hand={P1: ("Dock Worker", "Tutor")},
        goods={P1: "2 grain"},
    )
    game.play("place Occupation")
    game.play("play Dock Worker")
    assert game.options[:3] == ["bake 1 grain", "bake 2 grain", "done"]
    game.play("bake 2 grain")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Bread Paddle", "The food cannot pay")
def test_bread_paddle_cannot_pay_for_the_occupation(table: Table) -> None:
    game = table(
        played={P1: ("Bread Paddle", "Tutor")},
        majors={P1: ("Clay Oven",)},
        hand={P1: ("Dock Worker",)},
        goods={P1: "0 food"},
    )
    assert "place Occupation" not in game.options


@pytest.mark.ruling("Bread Paddle", "also in another player's turn")
@pytest.mark.ruling("Puppeteer", "The Bread Paddle works with it")
@pytest.mark.parametrize(
    ("card", "space", "price"), [("Educator", "Occupation", "3 food"), ("Puppeteer", "Traveling Players", "1 food")]
)
def test_bread_paddle_bakes_for_an_occupation_in_anothers_turn(table: Table, card: str, space: str, price: str) -> None:
    game = table(
        seats=4,
        hand={P1: ("Dock Worker",), P2: ("Tutor",)},
        played={P2: ("Bread Paddle", card)},
        majors={P2: ("Clay Oven",)},
        goods={P2: f"{price} 1 grain"},
    )
    game.play(f"place {space}")
    game.play("play Tutor")
    game.play("bake 1 grain")
    assert game.goods(P2) == "5 food"


@pytest.mark.ruling("Bread Paddle", "Chief's Daughter")
def test_bread_paddle_bakes_for_the_chiefs_daughter_in_anothers_turn(table: Table) -> None:
    game = table(
        hand={P1: ("Chief",), P2: ("Chief's Daughter",)},
        played={P2: ("Bread Paddle",)},
        majors={P2: ("Clay Oven",)},
        goods={P1: "9 food", P2: "1 grain"},
    )
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    game.play("bake 1 grain")
    assert game.goods(P2) == "5 food"


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


def test_clay_pit_adds_clay_to_day_labor(table: Table) -> None:
    game = table(played={P1: ("Clay Pit",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "3 clay 2 food"
    assert not can_play(table(hand={P1: ("Clay Pit",)}, played={P1: TWO}), "Clay Pit")


# -- Brewery, Loom, Milking Stool ---------------------------------------------------------------------------------


@pytest.mark.ruling("Brewery", "This is no baking")
def test_brewery_brews_one_grain_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Brewery", "Millstone")}, goods={P1: "2 grain"})
    game.play("convert Brewery")
    assert game.goods(P1) == "1 grain 3 food"
    assert "convert Brewery" not in game.options


@pytest.mark.ruling("Brewery", "at the end grain on fields counts")
@pytest.mark.parametrize(("grain", "points"), [(5, 0), (6, 1)])
def test_brewery_scores_nine_grain_fields_included(table: Table, grain: int, points: int) -> None:
    assert worth(table, "Brewery", goods={P1: f"{grain} grain"}, crops={P1: {"a5": "3 grain"}}) == 2 + points


@pytest.mark.ruling("Brewery", "must be in your supply")
def test_brewery_takes_grain_from_the_supply_only(table: Table) -> None:
    crops = {P1: {"a5": "3 grain"}}
    assert not can_play(table(hand={P1: ("Brewery",)}, goods={P1: "1 grain 2 stone"}, crops=crops), "Brewery")


@pytest.mark.parametrize(
    ("name", "animals", "food"),
    [
        ("Loom", "0 sheep", 0),
        ("Loom", "1 sheep", 1),
        ("Loom", "3 sheep", 1),
        ("Loom", "4 sheep", 2),
        ("Loom", "7 sheep", 3),
        ("Milking Stool", "2 cattle", 1),
        ("Milking Stool", "3 cattle", 2),
        ("Milking Stool", "5 cattle", 3),
    ],
)
def test_animals_give_food_in_the_field_phase(table: Table, name: str, animals: str, food: int) -> None:
    farm = {"pastures": {P1: ("a4 a5 b4 b5",)}, "goods": {P1: f"1 vegetable {animals}"}}
    game = table(phase=FIELD, played={P1: (name,)}, **farm)
    assert (f"{food} food" in game.goods(P1)) == (food > 0)
    assert not can_play(table(hand={P1: (name,)}, played={P1: ONE}, goods={P1: "2 wood"}), name)


@pytest.mark.parametrize(
    ("name", "animals", "points"),
    [
        ("Loom", "2 sheep", 1),
        ("Loom", "3 sheep", 2),
        ("Loom", "7 sheep", 3),
        ("Milking Stool", "1 cattle", 0),
        ("Milking Stool", "5 cattle", 2),
    ],
)
def test_animals_score_with_their_card(table: Table, name: str, animals: str, points: int) -> None:
    assert worth(table, name, pastures={P1: ("a4 a5 b4 b5",)}, goods={P1: animals}) == points


@pytest.mark.ruling("Loom", "The field phase that Manure gives")
@pytest.mark.ruling("Milking Stool", "The field phase that Manure gives")
@pytest.mark.parametrize(("name", "animal"), [("Loom", "sheep"), ("Milking Stool", "cattle")])
def test_animals_give_no_food_in_the_field_phase_of_manure(table: Table, name: str, animal: str) -> None:
    game = table(
        round=5,
        at_home={P1: 1, P2: 0},
        played={P1: ("Manure", name)},
        crops={P1: {"a5": "2 grain"}},
        goods={P1: f"1 {animal}"},
    )
    game.play("place 3 Wood")
    game.play("use Manure")
    assert game.goods(P1) == f"3 wood 1 grain 1 {animal}"


# -- Brushwood Roof, Mansion, Wooden Strongbox, Horse ---------------------------------------------------------------


def ways_to_pay(game: Agricola) -> set[str]:
    return {option for option in game.options if option.startswith("pay ")}


@pytest.mark.ruling("Brushwood Roof", "with 1 wood and 1 reed")
def test_brushwood_roof_replaces_one_or_two_reed_of_a_room(table: Table) -> None:
    game = table(played={P1: ("Brushwood Roof",)}, goods={P1: "7 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 5 wood 2 reed", "pay 6 wood 1 reed", "pay 7 wood"}


def test_brushwood_roof_replaces_the_reed_of_a_renovation(table: Table) -> None:
    farm = {"round": 5, "cards": ("Renovation and Improvement",)}
    game = table(played={P1: ("Brushwood Roof",)}, goods={P1: "2 clay 1 wood"}, **farm)
    game.play("place Renovation and Improvement")
    assert (game.players[P1].house, game.goods(P1)) == (1, "nothing")


@pytest.mark.ruling("Brushwood Roof", "It applies to each room")
def test_brushwood_roof_applies_to_each_room(table: Table) -> None:
    game = table(played={P1: ("Brushwood Roof",)}, goods={P1: "14 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Brushwood Roof", "adds to the Clay Roof")
def test_brushwood_roof_goes_with_the_clay_roof(table: Table) -> None:
    game = table(played={P1: ("Brushwood Roof", "Clay Roof")}, goods={P1: "6 wood 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_brushwood_roof_needs_two_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Brushwood Roof",)}, played={P1: ONE}), "Brushwood Roof")
    assert can_play(table(hand={P1: ("Brushwood Roof",)}, played={P1: TWO}), "Brushwood Roof")


@pytest.mark.ruling("Mansion", "The Half-timbered House scores nothing")
@pytest.mark.parametrize(
    ("house", "cards", "points"),
    [
        ("clay hut", ("Mansion",), 0),
        ("stone house", ("Mansion",), 4),
        ("stone house", ("Mansion", "Half-timbered House"), 4),
        ("stone house", ("Mansion", "Clogs"), 6),
        ("stone house", ("Mansion", "Chief"), 6),
    ],
)
def test_mansion_scores_stone_rooms(table: Table, house: str, cards: tuple[str, ...], points: int) -> None:
    assert worth(table, *cards, house={P1: house}) == points


@pytest.mark.parametrize(
    ("rooms", "points"),
    [("b1 c1 a1 a2", 0), ("b1 c1 a1 a2 b2", 2), ("b1 c1 a1 a2 b2 c2", 4), ("b1 c1 a1 a2 b2 c2 c3", 4)],
)
def test_wooden_strongbox_scores_a_large_house(table: Table, rooms: str, points: int) -> None:
    assert worth(table, "Wooden Strongbox", rooms={P1: rooms}) == points


@pytest.mark.ruling("Horse", "however many kinds are missing")
@pytest.mark.parametrize(
    ("animals", "points"), [("", 2), ("1 sheep 1 boar", 2), ("1 boar", 2), ("1 sheep 1 boar 1 cattle", 0)]
)
def test_horse_scores_a_kind_that_is_missing(table: Table, animals: str, points: int) -> None:
    assert worth(table, "Horse", goods={P1: animals}, pastures={P1: ("a4", "a5", "b5")}) == points


# -- Crooked Plow, Swing Plow, Ox Team --------------------------------------------------------------------------------


@pytest.mark.parametrize(("plow", "uses"), [("Crooked Plow", 1), ("Swing Plow", 2)])
def test_a_plow_plows_up_to_three_fields(table: Table, plow: str, uses: int) -> None:
    game = table(played={P1: (plow,)})
    game.play("place Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    assert deciding(game) == P2
    assert game.players[P1].marks[f"{plow} used"] == 1


@pytest.mark.ruling("Crooked Plow", "Not on Plow and Sow")
@pytest.mark.ruling("Swing Plow", "Not on Plow and Sow")
@pytest.mark.parametrize("plow", ["Crooked Plow", "Swing Plow"])
def test_a_plow_does_not_work_on_plow_and_sow(table: Table, plow: str) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: (plow,)})
    game.play("place Plow and Sow")
    game.play("plow a1")
    assert deciding(game) == P2


def test_swing_plow_works_twice(table: Table) -> None:
    game = table(played={P1: ("Swing Plow",)}, people={P2: 3})
    game.play("place Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    for place in ("Day Laborer", "3 Wood", "Fishing", "1 Clay", "Plow 1 Field"):
        game.play(f"place {place}")
    for cell in ("a4", "a5", "b5"):
        game.play(f"plow {cell}")
    assert game.players[P1].fields.bit_count() == 6


@pytest.mark.ruling("Crooked Plow", "The Plow Maker's field comes on top")
@pytest.mark.ruling("Swing Plow", "The Plow Maker's field comes on top")
@pytest.mark.parametrize("plow", ["Crooked Plow", "Swing Plow"])
def test_a_plow_goes_with_the_plow_maker_but_not_with_the_field(table: Table, plow: str) -> None:
    game = table(played={P1: (plow, "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    for cell in ("a2", "a1", "a4"):
        game.play(f"plow {cell}")
    assert (game.players[P1].fields.bit_count(), game.goods(P1)) == (4, "nothing")
    game = table(played={P1: (plow,)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a2" not in game.options


@pytest.mark.parametrize(("plow", "occupations"), [("Crooked Plow", ()), ("Swing Plow", TWO)])
def test_a_plow_needs_occupations(table: Table, plow: str, occupations: tuple[str, ...]) -> None:
    assert not can_play(table(hand={P1: (plow,)}, goods={P1: "3 wood"}, played={P1: occupations}), plow)
    assert can_play(table(hand={P1: (plow,)}, goods={P1: "3 wood"}, played={P1: (*occupations, "Tutor")}), plow)


@pytest.mark.parametrize(("round", "fields"), [(5, 3), (11, 3), (12, 2), (13, 1), (14, 0)])
def test_ox_team_plows_as_long_as_there_are_rounds_to_come(table: Table, round: int, fields: int) -> None:
    farm = {"goods": {P1: "3 wood 2 cattle"}, "pastures": {P1: ("b5",)}}
    game = table(round=round, hand={P1: ("Ox Team",)}, **farm)
    play_minor(game, "Ox Team")
    for cell in ("a1", "a2", "a3")[:fields]:
        game.play(f"plow {cell}")
    assert "plow a4" not in game.options
    assert game.players[P1].fields.bit_count() == fields


def test_ox_team_may_plow_less_and_needs_two_cattle(table: Table) -> None:
    farm = {"hand": {P1: ("Ox Team",)}, "pastures": {P1: ("b5",)}}
    game = table(goods={P1: "3 wood 2 cattle"}, **farm)
    play_minor(game, "Ox Team")
    game.play("plow a1")
    game.play("done")
    assert game.players[P1].fields.bit_count() == 1
    assert not can_play(table(goods={P1: "3 wood 1 cattle"}, **farm), "Ox Team")


# -- Sleeping Corner --------------------------------------------------------------------------------------------------


GROWTH = {"rooms": {P1: "b1 c1 a1"}, "played": {P1: ("Sleeping Corner",)}}


@pytest.mark.parametrize("space", ["Family Growth", "Family Growth without Room"])
def test_sleeping_corner_joins_another_players_person(table: Table, space: str) -> None:
    game = table(round=13, used={space: P2}, **GROWTH)
    game.play(f"place {space}")
    assert game.players[P1].people == 3


@pytest.mark.ruling("Sleeping Corner", "Not if one of your own people")
def test_sleeping_corner_does_not_join_an_own_person(table: Table) -> None:
    game = table(round=13, used={"Family Growth": P1}, **GROWTH)
    assert "place Family Growth" not in game.options


@pytest.mark.ruling("Sleeping Corner", "from round 5 on")
@pytest.mark.parametrize(("round", "joins"), [(4, False), (5, True)])
def test_sleeping_corner_joins_the_choice_of_five_players_from_round_five(
    table: Table, round: int, joins: bool
) -> None:
    space = "Second Occupation or Growth"
    game = table(seats=5, round=round, used={space: P2}, hand={P1: ONE}, goods={P1: "9 food"}, **GROWTH)
    assert (f"place {space}" in game.options) == joins


@pytest.mark.ruling("Sleeping Corner", "Only fields with grain on them count")
def test_sleeping_corner_needs_two_grain_fields(table: Table) -> None:
    hand = {P1: ("Sleeping Corner",)}
    crops = {P1: {"a4": "1 grain", "a5": "1 vegetable"}}
    with pytest.raises(IllegalChoice):
        play_minor(table(hand=hand, goods={P1: "1 wood"}, crops=crops, fields={P1: "b5"}), "Sleeping Corner")
    crops = {P1: {"a4": "1 grain", "a5": "1 grain"}}
    assert can_play(table(hand=hand, goods={P1: "1 wood"}, crops=crops), "Sleeping Corner")
