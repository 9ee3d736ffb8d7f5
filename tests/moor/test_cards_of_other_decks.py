"""Cards of decks E, I and K at a table of the Moor."""

from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, position
from farmyard.agricola.state.game import FEEDING
from helpers import can_play, choices, count_of, fields, growing, in_the_game, names, play, points, skip_harvest
from moors import build, feed_and_heat

UPGRADES = (
    "Baker's Oven", "Baker's Kitchen", "Village Well", "Cooking Corner", "Bakehouse", "Sawmill", "K:cooking-hearth",
)  # fmt: skip


def moor(**situation: Any) -> Agricola:
    return position(moor=3, decks="EIK", **situation)


@pytest.mark.parametrize("card", UPGRADES)
def test_an_upgrade_is_a_minor_and_a_major_improvement_but_one_card(card: str) -> None:
    played = {P1: (card,)}
    assert can_play(moor(hand={P1: ("River Clay",)}, played=played), "River Clay")
    assert not can_play(moor(hand={P1: ("Taps",)}, played=played), "Taps")


def test_the_simple_fireplace_is_no_major() -> None:
    assert not can_play(moor(hand={P1: ("River Clay",)}, played={P1: ("Simple Fireplace",)}), "River Clay")


def test_majors_that_are_built_like_minors_are_majors() -> None:
    game = moor(
        played={P1: ("Ceramics",)}, goods={P1: "9 clay 9 stone"}, hand={P1: ("River Clay",)}, at_home={P1: 2, P2: 0}
    )
    play(game, "place Starting Player", "build Pottery")
    game.play("place Improvement")
    assert "play River Clay" in choices(game) or "River Clay" in names(game, P1)


@pytest.mark.parametrize("card", ["Simple Fireplace", "K:cooking-hearth"])
def test_minors_handed_in_for_a_cookhouse_leave_the_game(card: str) -> None:
    game = moor(played={P1: (card,)}, majors={P2: ("Cooking Hearth (4 clay)",)}, goods={P1: "nothing"})
    build(game, "Cookhouse")
    assert names(game, P1) == ["Cookhouse"]
    assert "Simple Fireplace" not in in_the_game(game)


def test_spices_are_not_for_new_kitchens() -> None:
    grill = moor(played={P1: ("Spices", "Open Grill")}, goods={P1: "1 vegetable"})
    grill.play("convert vegetable")
    assert count_of(grill, "food") == 2
    majors = {P2: ("Cooking Hearth (4 clay)",)}
    kitchen = moor(played={P1: ("Spices",)}, goods={P1: "1 vegetable 6 clay"}, majors=majors, at_home={P2: 0})
    build(kitchen, "Cookhouse")
    kitchen.play("convert vegetable")
    assert count_of(kitchen, "food") == 3


@pytest.mark.ruling("Gypsy's Crock", "Other improvements for cooking do not count")
@pytest.mark.parametrize("kitchen", ["Open Grill", "Horse Butcher"])
def test_gypsys_crock_rewards_no_cooking_in_new_kitchens(kitchen: str) -> None:
    animals = {"goods": {P1: "2 sheep 1 horse"}, "pastures": {P1: ("a4 a5",)}}
    game = moor(played={P1: ("Gypsy's Crock", kitchen)}, **animals)
    assert "convert sheep" in game.options
    assert "convert 2 sheep" not in game.options
    assert "convert 1 sheep 1 horse" not in game.options


def test_gypsys_crock_rewards_no_bread_of_a_cookhouse() -> None:
    kitchen = {"majors": {P1: ("Cookhouse",)}, "played": {P1: ("Gypsy's Crock",)}}
    game = moor(round=4, cards=("Sow and Bake",), goods={P1: "2 grain"}, **kitchen)
    play(game, "place Sow and Bake", "bake 2 grain")
    assert count_of(game, "food") == 6


def test_gypsys_crock_rewards_horses_in_a_fireplace() -> None:
    kitchen = {"majors": {P1: ("Fireplace (2 clay)",)}, "played": {P1: ("Gypsy's Crock", "Pot Roast Recipe")}}
    game = moor(goods={P1: "2 horse"}, stables={P1: "a1"}, **kitchen)
    game.play("convert 2 horse")
    assert count_of(game, "food") == 5


def test_two_horses_make_5_food_once_with_gypsys_crock_and_the_horse_butcher() -> None:
    cards = ("Gypsy's Crock", "Pot Roast Recipe", "Horse Butcher", "Horse Trough")
    kitchen = {"majors": {P1: ("Fireplace (2 clay)",)}, "played": {P1: cards}, "goods": {P1: "3 horse"}}
    game = moor(tiles={P1: {"forest": "b2 c2"}}, **kitchen)
    assert [text for text in game.options if text.startswith("convert 2")] == ["convert 2 horses"]
    play(game, "place Plow 1 Field", "plow a1")
    assert game.goods(P1) == "5 food 1 horse"


def test_the_card_horse_pays_for_missing_horses() -> None:
    three = {"goods": {P1: "1 sheep 1 boar 1 cattle"}, "pastures": {P1: ("a4", "a5", "b5")}}
    assert points(moor(played={P1: ("Horse",)}, **three), P1) == 2
    four = three | {"goods": {P1: "1 sheep 1 boar 1 cattle 1 horse"}}
    assert points(moor(played={P1: ("Horse",)}, **four), P1) == 0
    assert points(moor(played={P1: ("Horse",)}), P1, "Horses") == -1


@pytest.mark.ruling("Feed Pellets", "Horses are a kind")
def test_feed_pellets_bring_a_horse_to_a_horse() -> None:
    game = moor(phase=FEEDING, played={P1: ("Feed Pellets",)}, goods={P1: "1 vegetable 1 horse"}, stables={P1: "a1"})
    game.play("convert vegetable into horse")
    assert game.goods(P1) == "2 horse"


def test_the_yeoman_farmer_cancels_the_point_for_missing_horses() -> None:
    game = moor(seats=3, played={P1: ("Yeoman Farmer", "Constable")})
    assert points(game, P1, "Horses") == 0


def test_the_market_woman_takes_grain_with_a_vegetable_of_the_peat_boat() -> None:
    game = moor(played={P1: ("Market Woman", "Peat Boat")}, goods={P1: "6 fuel"})
    game.play("convert fuel into vegetable")
    assert game.goods(P1) == "2 grain 1 vegetable 3 fuel"


def test_animal_feed_gives_a_horse_for_a_horse() -> None:
    game = moor(
        round=14,
        phase=FEEDING,
        played={P1: ("Animal Feed",)},
        goods={P1: "1 horse 9 food 9 fuel"},
        pastures={P1: ("a4 a5",)},
    )
    while not game.over:
        game.play(game.options[0])
    assert count_of(game, "horse") == 2


def test_horses_are_animals() -> None:
    goods = {P1: "4 horse"}
    assert can_play(moor(hand={P1: ("Liquid Manure",)}, goods=goods, pastures={P1: ("a4 a5",)}), "Liquid Manure")


def test_cards_that_name_the_other_animals_leave_horses_out() -> None:
    stable = {"stables": {P1: "a1"}, "goods": {P1: "1 horse"}}
    assert "convert horse" not in moor(majors={P1: ("Fireplace (2 clay)",)}, **stable).options
    game = moor(goods={P1: "2 horse"}, played={P1: ("Animal Tamer",)}, rooms={P1: "a1 b1 c1"})
    assert game.players[P1].housing.fits((1, 1, 0, 1))


def test_a_planter_box_works_across_the_border_of_the_board() -> None:
    farmyard = {"land": {P1: "d1 d2"}, "fields": {P1: "d1 c5"}, "goods": {P1: "2 grain"}}
    game = moor(round=4, cards=("Sow and Bake",), played={P1: ("Planter Box",)}, **farmyard)
    play(game, "place Sow and Bake", "sow grain on d1")
    assert growing(game, "d1") == "5 grain"


def test_the_wood_buyer_gets_nothing_of_felled_trees() -> None:
    game = moor(seats=3, played={P2: ("Wood Buyer",)}, goods={P2: "3 food"}, tiles={P1: {"forest": "a1"}})
    game.play("special Fell Trees")
    assert (count_of(game, "wood"), game.goods(P2)) == (2, "3 food")


def test_who_stays_out_of_a_harvest_does_not_heat() -> None:
    game = moor(round=4, at_home={P1: 1, P2: 0}, goods={P1: "2 fuel", P2: "9 food"})
    skip_harvest(game)
    game.play("place Fishing")
    feed_and_heat(game)
    assert (count_of(game, "fuel"), game.players[P1].ill) == (2, 0)


@pytest.mark.ruling("Reed Hut", "It is placed after your family")
def test_who_lives_in_a_reed_hut_waits_for_the_ill() -> None:
    family = {"people": {P1: 3}, "ill": {P1: 2}, "at_home": {P1: 3, P2: 0}}
    game = moor(hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed"}, **family)
    play(game, "place Starting Player", "play Reed Hut")
    assert [choice for choice in choices(game) if choice.startswith("place")] == ["place Infirmary"]
    play(game, "place Infirmary", "place Infirmary", "place Fishing")
    assert game.round == 2


@pytest.mark.ruling("Yoke", "with the Moor also")
def test_a_yoke_plows_for_all_seven_plows() -> None:
    own = ("Deep Plough", "Crooked Plow", "Riding Plow", "Swing Plow")
    plows = {P1: own, P2: ("Turnwrest Plow", "Moldboard Plow", "Harrow")}
    game = moor(hand={P1: ("Yoke",)}, played=plows, goods={P1: "1 cattle 1 wood"})
    play(
        game,
        "place Starting Player",
        "play Yoke",
        *[f"plow {cell}" for cell in ("a1", "a2", "a3", "a4", "a5", "b5", "c5")],
    )
    assert fields(game, P1) == 7


def test_slash_and_burn_is_no_plowing_for_other_cards() -> None:
    game = moor(played={P1: ("Crooked Plow",)}, tiles={P1: {"forest": "a1"}})
    game.play("special Slash and Burn")
    assert (fields(game, P1), game.decision is not None and game.decision.seat) == (1, P2)
