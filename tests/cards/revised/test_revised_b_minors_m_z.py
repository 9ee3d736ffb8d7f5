"""Minor improvements of deck B of the revised edition, M to Z."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FIELD, PREPARATION
from farmyard.kernel.errors import IllegalChoice
from helpers import (
    Table,
    choices,
    deciding,
    farm,
    fences,
    fields,
    in_hand,
    names,
    plant_on_cards,
    play,
    points,
    promised,
    put_fences_away,
    rounds_with,
)

JOBS = ("Priest", "Tutor", "Groom")
ROUND_BEGINS = {"round": 6, "phase": PREPARATION}


# -- Mantlepiece ----------------------------------------------------------------------------------


@pytest.mark.ruling("Mantlepiece", "of the moment it is played")
def test_mantlepiece_brings_points_for_rounds_to_come(table: Table) -> None:
    farm = {"house": {P1: "clay hut"}, "goods": {P1: "1 stone"}}
    game = table(round=10, **farm, hand={P1: ("Mantlepiece",)})
    before = scores(game)[P1]
    play(game, "place Meeting Place", "play Mantlepiece")
    assert (scores(game)[P1] - before, points(game, P1)) == (4 - 3, 4)
    play(game, "place Fishing", "place Forest", "place Clay Pit")
    assert (game.round, points(game, P1)) == (11, 4)


def test_mantlepiece_ends_renovating(table: Table) -> None:
    farm = {"house": {P1: "clay hut"}, "goods": {P1: "2 stone 1 reed"}}
    game = table(round=5, cards=("House Redevelopment",), **farm, played={P1: ("Mantlepiece",)})
    with pytest.raises(IllegalChoice, match="not renovated any more"):
        game.play("place House Redevelopment")


def test_mantlepiece_needs_a_clay_or_stone_house(table: Table) -> None:
    game = table(hand={P1: ("Mantlepiece",)}, goods={P1: "1 stone"})
    game.play("place Meeting Place")
    assert "play Mantlepiece" not in game.options


# -- Market Stall ---------------------------------------------------------------------------------


def test_market_stall_passes_to_the_left_and_is_played_again(table: Table) -> None:
    game = table(hand={P1: ("Market Stall",)}, goods={P1: "1 grain", P2: "1 grain"})
    play(game, "place Meeting Place", "play Market Stall")
    assert (game.goods(P1), names(game, P1), in_hand(game, P2)) == ("1 vegetable", [], ["Market Stall"])


# -- Mini Pasture ---------------------------------------------------------------------------------


PASTURE_IN_HAND = {"hand": {P1: ("Mini Pasture",)}, "goods": {P1: "2 food"}}


def test_mini_pasture_fences_one_cell_for_nothing(table: Table) -> None:
    game = table(**PASTURE_IN_HAND)
    play(game, "place Meeting Place", "play Mini Pasture")
    assert "enclose b4 b5" not in game.options
    game.play("enclose c5")
    assert (fences(game), game.goods(P1), in_hand(game, P2)) == (4, "nothing", ["Mini Pasture"])


@pytest.mark.ruling("Mini Pasture", "Hedge Keeper")
def test_mini_pasture_gets_no_fences_from_the_hedge_keeper(table: Table) -> None:
    game = table(**PASTURE_IN_HAND, played={P1: ("Hedge Keeper",)})
    play(game, "place Meeting Place", "play Mini Pasture", "enclose c5")
    assert (fences(game), deciding(game)) == (4, P2)


@pytest.mark.ruling("Mini Pasture", "no older pasture is divided")
def test_mini_pasture_lies_next_to_the_pastures(table: Table) -> None:
    game = table(**PASTURE_IN_HAND, pastures={P1: ("b5 c5",)})
    play(game, "place Meeting Place", "play Mini Pasture")
    assert choices(game) == ["enclose a5", "enclose b4", "enclose c4"]


def test_mini_pasture_may_fence_a_stable(table: Table) -> None:
    game = table(**PASTURE_IN_HAND, stables={P1: "c5"}, played={P1: ("Shepherd's Crook",)})
    play(game, "place Meeting Place", "play Mini Pasture", "enclose c5")
    assert fences(game) == 4


@pytest.mark.ruling("Mini Pasture", "The fences must be left")
def test_mini_pasture_without_fences_has_no_effect(table: Table) -> None:
    game = table(**PASTURE_IN_HAND)
    put_fences_away(game, 12)
    play(game, "place Meeting Place", "play Mini Pasture")
    assert (deciding(game), fences(game), in_hand(game, P2)) == (P2, 0, ["Mini Pasture"])


# -- Mining Hammer --------------------------------------------------------------------------------


RENOVATING = {"round": 5, "cards": ("House Redevelopment",), "goods": {P1: "2 clay 1 reed"}}


def test_mining_hammer_brings_1_food(table: Table) -> None:
    game = table(hand={P1: ("Mining Hammer",)}, goods={P1: "1 wood"})
    play(game, "place Meeting Place", "play Mining Hammer")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Mining Hammer", "one for each renovation")
def test_mining_hammer_builds_a_stable_with_a_renovation(table: Table) -> None:
    game = table(**RENOVATING, played={P1: ("Mining Hammer",)})
    game.play("place House Redevelopment")
    assert "done" in choices(game)
    game.play("stable c5")
    assert (game.goods(P1), farm(game).house, "stable c4" in game.options) == ("nothing", "clay hut", False)


@pytest.mark.ruling("Mining Hammer", "one of your own that is left")
def test_mining_hammer_builds_no_fifth_stable(table: Table) -> None:
    game = table(**RENOVATING, played={P1: ("Mining Hammer",)}, stables={P1: "a2 a3 a4 a5"})
    game.play("place House Redevelopment")
    assert "stable c5" not in game.options


# -- Moldboard Plow -------------------------------------------------------------------------------


@pytest.mark.ruling("Moldboard Plow", "Only 1 of the two")
def test_moldboard_plow_plows_a_second_field_on_farmland(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",)})
    play(game, "place Farmland", "plow c5")
    assert "done" in choices(game)
    game.play("plow c4")
    assert (fields(game, P1), "plow c3" in game.options) == (2, False)


@pytest.mark.ruling("Moldboard Plow", "none on Cultivation")
def test_moldboard_plow_does_not_plow_on_cultivation(table: Table) -> None:
    game = table(round=12, cards=("Cultivation",), played={P1: ("Moldboard Plow",)})
    play(game, "place Cultivation", "plow c5")
    assert "plow c4" not in game.options


def test_moldboard_plow_plows_twice_in_the_game(table: Table) -> None:
    game = table(seats=1, at_home={P1: 1}, played={P1: ("Moldboard Plow",)}, goods={P1: "0 food"})
    play(game, "place Farmland", "plow c5", "plow c4", "place Farmland", "plow c3", "plow c2", "place Forest")
    play(game, "place Farmland", "plow b5")
    assert (fields(game, P1), "plow b4" in game.options) == (5, False)


@pytest.mark.ruling("Moldboard Plow", "they are no fields")
def test_fields_on_the_moldboard_plow_do_not_count(table: Table) -> None:
    game = table(hand={P1: ("Moldboard Plow",)}, played={P1: JOBS[:1]}, goods={P1: "2 wood"})
    play(game, "place Meeting Place", "play Moldboard Plow")
    assert fields(game, P1) == 0


# -- Pitchfork ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "food"), [(None, "1 grain"), (P1, "1 grain 3 food"), (P2, "1 grain 3 food")])
@pytest.mark.ruling("Pitchfork", "your own people")
def test_pitchfork_brings_food_while_farmland_is_occupied(table: Table, seat: int | None, food: str) -> None:
    used = {} if seat is None else {"Farmland": seat}
    game = table(played={P1: ("Pitchfork",)}, goods={P1: "0 food"}, used=used)
    game.play("place Grain Seeds")
    assert game.goods(P1) == food


# -- Sack Cart ------------------------------------------------------------------------------------


def test_sack_cart_lays_grain_on_rounds_still_to_come(table: Table) -> None:
    game = table(round=5, hand={P1: ("Sack Cart",)}, played={P1: JOBS[:2]}, goods={P1: "2 wood"})
    play(game, "place Meeting Place", "play Sack Cart")
    assert rounds_with(game, P1, "1 grain") == [8, 11, 14]


def test_sack_cart_needs_2_occupations(table: Table) -> None:
    game = table(hand={P1: ("Sack Cart",)}, played={P1: JOBS[:1]}, goods={P1: "2 wood"})
    game.play("place Meeting Place")
    assert "play Sack Cart" not in game.options


# -- Scullery -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "food"), [("wooden hut", "1 food"), ("clay hut", "nothing")])
def test_scullery_feeds_a_wooden_house(table: Table, house: str, food: str) -> None:
    game = table(**ROUND_BEGINS, house={P1: house}, played={P1: ("Scullery",)}, goods={P1: "0 food"})
    assert game.goods(P1) == food


# -- Strawberry Patch -----------------------------------------------------------------------------


@pytest.mark.ruling("Strawberry Patch", "Beanfield may be one")
@pytest.mark.parametrize(("bean", "open"), [("1 vegetable", True), ("0 vegetable", False)])
def test_strawberry_patch_needs_2_vegetable_fields(table: Table, bean: str, open: bool) -> None:
    farm = {"crops": {P1: {"a5": "1 vegetable"}}, "goods": {P1: "1 wood"}}
    game = table(**farm, played={P1: ("Beanfield",)}, hand={P1: ("Strawberry Patch",)})
    plant_on_cards(game, bean)
    game.play("place Meeting Place")
    assert ("play Strawberry Patch" in game.options) == open


def test_strawberry_patch_lays_food_on_three_rounds(table: Table) -> None:
    farm = {"crops": {P1: {"a5": "1 vegetable", "b5": "2 vegetable"}}, "goods": {P1: "1 wood"}}
    game = table(round=12, **farm, hand={P1: ("Strawberry Patch",)})
    play(game, "place Meeting Place", "play Strawberry Patch")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}


# -- Thick Forest ---------------------------------------------------------------------------------


@pytest.mark.ruling("Thick Forest", "only shown")
def test_thick_forest_lays_wood_on_even_rounds(table: Table) -> None:
    game = table(round=8, hand={P1: ("Thick Forest",)}, goods={P1: "5 clay"})
    play(game, "place Meeting Place", "play Thick Forest")
    assert (rounds_with(game, P1, "1 wood"), game.goods(P1)) == ([10, 12, 14], "5 clay")


def test_thick_forest_needs_5_clay(table: Table) -> None:
    game = table(hand={P1: ("Thick Forest",)}, goods={P1: "4 clay"})
    game.play("place Meeting Place")
    assert "play Thick Forest" not in game.options


# -- Three-Field Rotation -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("planted", "food"),
    [
        ({"a4": "2 grain", "a5": "2 vegetable"}, "3 food"),
        ({"a4": "2 grain", "a5": "2 grain"}, "0 food"),
        ({"a4": "2 grain", "a5": "2 vegetable", "b5": "1 grain"}, "0 food"),
    ],
)
def test_three_field_rotation_wants_a_field_of_each_kind(table: Table, planted: dict[str, str], food: str) -> None:
    farm = {"fields": {P1: "a4 a5 b5"}, "crops": {P1: planted}, "goods": {P1: "0 food"}}
    game = table(phase=FIELD, **farm, played={P1: ("Three-Field Rotation",)})
    assert (food in game.goods(P1)) == (food == "3 food")


def test_three_field_rotation_comes_before_the_crops_are_taken(table: Table) -> None:
    farm = {"fields": {P1: "a4 a5 b5"}, "crops": {P1: {"a4": "1 grain", "a5": "1 vegetable"}}, "goods": {P1: "0 food"}}
    game = table(phase=FIELD, **farm, played={P1: ("Three-Field Rotation",)})
    assert game.goods(P1) == "1 grain 1 vegetable 3 food"


@pytest.mark.ruling("Three-Field Rotation", "Cards that are fields")
def test_three_field_rotation_counts_an_empty_beanfield(table: Table) -> None:
    farm = {"crops": {P1: {"a4": "2 grain", "a5": "2 vegetable"}}, "goods": {P1: "0 food"}}
    game = table(phase=FIELD, **farm, played={P1: ("Three-Field Rotation", "Beanfield")})
    assert "3 food" in game.goods(P1)
