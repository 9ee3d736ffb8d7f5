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


def test_the_card_horse_pays_for_missing_horses() -> None:
    three = {"goods": {P1: "1 sheep 1 boar 1 cattle"}, "pastures": {P1: ("a4", "a5", "b5")}}
    assert points(moor(played={P1: ("Horse",)}, **three), P1) == 2
    four = three | {"goods": {P1: "1 sheep 1 boar 1 cattle 1 horse"}}
    assert points(moor(played={P1: ("Horse",)}, **four), P1) == 0
    assert points(moor(played={P1: ("Horse",)}), P1, "Horses") == -1


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


def test_slash_and_burn_is_no_plowing_for_other_cards() -> None:
    game = moor(played={P1: ("Crooked Plow",)}, tiles={P1: {"forest": "a1"}})
    game.play("special Slash and Burn")
    assert (fields(game, P1), game.decision is not None and game.decision.seat) == (1, P2)
