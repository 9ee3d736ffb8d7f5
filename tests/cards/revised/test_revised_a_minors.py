"""Minor improvements of deck A of the revised edition."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, herd, play, promised

# -- Basket ---------------------------------------------------------------------------------------


def test_basket_puts_2_wood_back_after_the_use(table: Table) -> None:
    game = table(played={P1: ("Basket",)}, goods={P1: "0 food"})
    play(game, "place Forest", "take 3 food for 2 wood left behind")
    assert game.goods(P1) == "1 wood 3 food"


@pytest.mark.ruling("Basket", "before any is put back")
def test_wood_is_counted_before_basket_puts_it_back(table: Table) -> None:
    game = table(played={P1: ("Basket", "Wood Cutter")}, goods={P1: "0 food"}, spaces={"Forest": "1 wood"})
    play(game, "place Forest", "take 3 food for 2 wood left behind")
    assert game.goods(P1) == "3 food"


# -- Big Country ----------------------------------------------------------------------------------

USED = {"fields": {P1: "b2 b3 b4 b5 a2 a3 a4 a5 c2 c3 c4 c5"}, "stables": {P1: "a1"}}


@pytest.mark.ruling("Big Country", "A cell is used")
def test_big_country_pays_for_each_round_left(table: Table) -> None:
    game = table(round=11, hand={P1: ("Big Country",)}, goods={P1: "0 food"}, **USED)
    before = scores(game)[P1]
    play(game, "place Meeting Place", "play Big Country")
    assert (game.goods(P1), scores(game)[P1] - before) == ("6 food", 3)


@pytest.mark.ruling("Big Country", "in round 14")
def test_big_country_brings_nothing_in_the_last_round(table: Table) -> None:
    game = table(round=14, hand={P1: ("Big Country",)}, goods={P1: "0 food"}, **USED)
    before = scores(game)[P1]
    play(game, "place Meeting Place", "play Big Country")
    assert (game.goods(P1), scores(game)[P1] - before) == ("nothing", 0)


def test_big_country_needs_every_cell(table: Table) -> None:
    game = table(hand={P1: ("Big Country",)})
    game.play("place Meeting Place")
    assert "play Big Country" not in game.options


# -- Canoe ----------------------------------------------------------------------------------------


def test_canoe_adds_food_and_reed_to_fishing(table: Table) -> None:
    game = table(played={P1: ("Canoe",)}, goods={P1: "0 food"}, spaces={"Fishing": "2 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 3 food"


# -- Corn Scoop -----------------------------------------------------------------------------------


def test_corn_scoop_adds_a_grain_to_grain_seeds(table: Table) -> None:
    game = table(played={P1: ("Corn Scoop",)}, goods={P1: "0 food"})
    game.play("place Grain Seeds")
    assert game.goods(P1) == "2 grain"


# -- Handplow -------------------------------------------------------------------------------------


@pytest.mark.ruling("Handplow", "gone")
@pytest.mark.parametrize(("round", "plows"), [(2, False), (3, True)])
def test_handplow_has_one_chance_five_rounds_later(table: Table, round: int, plows: bool) -> None:
    """What may be done when round 8 begins, if the card was played in round 2 or 3."""
    game = table(round=round, hand={P1: ("Handplow",)}, goods={P1: "1 wood 20 food"})
    play(game, "place Meeting Place", "play Handplow")
    while game.round < 8:
        game.play("done" if "done" in game.options else game.options[0])
    assert any(option.startswith("plow") for option in choices(game)) == plows
    assert ("done" in choices(game)) == plows


@pytest.mark.ruling("Handplow", "after round 9")
def test_handplow_comes_too_late_after_round_9(table: Table) -> None:
    game = table(round=10, hand={P1: ("Handplow",)}, goods={P1: "1 wood 20 food"})
    play(game, "place Meeting Place", "play Handplow")
    assert promised(game, P1) == {}


# -- Pond Hut -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("jobs", "playable"), [(1, False), (2, True), (3, False)])
def test_pond_hut_lays_food_with_exactly_2_occupations(table: Table, jobs: int, playable: bool) -> None:
    played = ("Priest", "Conjurer", "Harpooner")[:jobs]
    game = table(hand={P1: ("Pond Hut",)}, played={P1: played}, goods={P1: "1 wood"})
    game.play("place Meeting Place")
    assert ("play Pond Hut" in game.options) == playable
    if playable:
        game.play("play Pond Hut")
        assert promised(game, P1) == {2: "1 food", 3: "1 food", 4: "1 food"}


# -- Shepherd's Crook -----------------------------------------------------------------------------

FENCING = {"round": 4, "cards": ("Fencing",), "goods": {P1: "15 wood"}}


def test_shepherds_crook_brings_sheep_for_a_large_new_pasture(table: Table) -> None:
    game = table(**FENCING, played={P1: ("Shepherd's Crook",)})
    play(game, "place Fencing", "enclose b4 b5 c4 c5", "done")
    assert herd(game) == (2, 0, 0)


@pytest.mark.ruling("Shepherd's Crook", "two such pastures")
def test_shepherds_crook_looks_at_pastures_once_they_are_divided(table: Table) -> None:
    game = table(**FENCING, played={P1: ("Shepherd's Crook",)})
    play(game, "place Fencing", "enclose b4 b5 c4 c5", "enclose b4 b5", "done")
    assert herd(game) == (0, 0, 0)
    game = table(**FENCING, played={P1: ("Shepherd's Crook",)})
    play(game, "place Fencing", "enclose b4 b5 c4 c5", "enclose b2 b3 c2 c3")
    assert herd(game) == (4, 0, 0)


@pytest.mark.ruling("Shepherd's Crook", "part of an older pasture")
def test_shepherds_crook_ignores_parts_of_older_pastures(table: Table) -> None:
    old = {P1: ("b2 b3 b4 b5 c2 c3 c4 c5",)}
    game = table(**FENCING, played={P1: ("Shepherd's Crook",)}, pastures=old)
    play(game, "place Fencing", "enclose b2 b3 c2 c3")
    assert herd(game) == (0, 0, 0)


@pytest.mark.ruling("Shepherd's Crook", "One cell among them")
@pytest.mark.parametrize(("stables", "sheep"), [("b4 b5 c4", 2), ("b4 b5 c4 c5", 0)])
def test_a_pasture_on_used_land_alone_is_not_new(table: Table, stables: str, sheep: int) -> None:
    game = table(**FENCING, played={P1: ("Shepherd's Crook",)}, stables={P1: stables})
    play(game, "place Fencing", "enclose b4 b5 c4 c5", "done")
    assert herd(game) == (sheep, 0, 0)


@pytest.mark.ruling("Shepherd's Crook", "does not matter what lets you fence")
def test_shepherds_crook_follows_farm_redevelopment(table: Table) -> None:
    game = table(round=14, played={P1: ("Shepherd's Crook",)}, goods={P1: "15 wood 2 clay 1 reed"})
    play(game, "place Farm Redevelopment", "enclose b4 b5 c4 c5", "done")
    assert herd(game) == (2, 0, 0)


# -- Stone Tongs ----------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["Western Quarry", "Eastern Quarry"])
def test_stone_tongs_add_a_stone_in_quarries(table: Table, space: str) -> None:
    game = table(round=11, played={P1: ("Stone Tongs",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == "2 stone"


@pytest.mark.ruling("Stone Tongs", "Resource Market")
def test_stone_tongs_do_nothing_on_resource_market(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Tongs",)}, goods={P1: "0 food"})
    game.play("place Resource Market")
    assert game.goods(P1) == "1 reed 1 stone 1 food"


# -- Threshing Board ------------------------------------------------------------------------------


def test_threshing_board_bakes_before_plowing(table: Table) -> None:
    game = table(played={P1: ("Threshing Board",)}, goods={P1: "1 grain"}, majors={P1: ("Stone Oven",)})
    play(game, "place Farmland", "bake 1 grain", "plow c3")
    assert game.goods(P1) == "4 food"


def test_threshing_board_leaves_the_grain_that_must_be_sown(table: Table) -> None:
    """Nothing can be plowed: Cultivation is used for sowing, so the only grain cannot be baked before."""
    land = {"fields": {P1: "c1"}, "pastures": {P1: ("b2 b3 b4 b5 a2 a3 a4 a5 c2 c3 c4 c5",)}, "stables": {P1: ""}}
    farm = {"rooms": {P1: "a1 b1"}, **land, "goods": {P1: "1 grain"}, "majors": {P1: ("Stone Oven",)}}
    game = table(round=13, played={P1: ("Threshing Board",)}, **farm)
    game.play("place Cultivation")
    assert game.goods(P1) == "nothing"


# -- Wool Blankets --------------------------------------------------------------------------------


@pytest.mark.ruling("Wool Blankets", "not needed later")
@pytest.mark.parametrize(("house", "points"), [("wooden hut", 3), ("clay hut", 2), ("stone house", 0)])
def test_wool_blankets_warm_a_poor_house(table: Table, house: str, points: int) -> None:
    bare = table(house={P1: house})
    assert scores(table(house={P1: house}, played={P1: ("Wool Blankets",)}))[P1] - scores(bare)[P1] == points


def test_wool_blankets_need_5_sheep(table: Table) -> None:
    for sheep in (4, 5):
        game = table(hand={P1: ("Wool Blankets",)}, goods={P1: f"{sheep} sheep"}, pastures={P1: ("b4 b5 c4 c5",)})
        game.play("place Meeting Place")
        assert ("play Wool Blankets" in game.options) == (sheep == 5)


def test_handplow_and_plow_driver_are_used_one_after_the_other(table: Table) -> None:
    """Both are offered when the round begins; the owner chooses the order."""
    farm = {"house": {P1: "stone house"}, "goods": {P1: "1 food"}}
    game = table(round=6, phase=PREPARATION, played={P1: ("Plow Driver", "Handplow")}, **farm)
    assert "plow c3" in choices(game)
