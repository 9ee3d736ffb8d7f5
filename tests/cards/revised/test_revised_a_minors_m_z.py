"""Minor improvements of deck A of the revised edition, M to Z."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, fields, herd, in_hand, play, promised, users, worth

# -- Manger ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Manger", "9 cells")
@pytest.mark.parametrize(("cells", "bonus"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4), (11, 4)])
def test_manger_scores_cells_in_pastures(table: Table, cells: int, bonus: int) -> None:
    land = ("a2", "a3", "a4", "a5", "b2", "b3", "b4", "b5", "c5", "c4", "c3")
    assert worth(table, "Manger", pastures={P1: (" ".join(land[:cells]),)}) == bonus


# -- Milk Jug -------------------------------------------------------------------------------------


@pytest.mark.ruling("Milk Jug", "Whoever uses the market")
@pytest.mark.parametrize("user", [P1, P2])
def test_milk_jug_pays_when_anybody_uses_cattle_market(table: Table, user: int) -> None:
    empty = dict.fromkeys((P1, P2, P3), "0 food")
    game = table(seats=3, round=11, played={P1: ("Milk Jug",)}, goods=empty, starting_player=user)
    game.play("place Cattle Market")
    cattle = ["1 cattle " if seat == user else "" for seat in range(3)]
    food = ("3 food", "1 food", "1 food")
    assert [game.goods(seat) for seat in range(3)] == [f"{food[s]} {cattle[s]}".strip() for s in range(3)]


@pytest.mark.ruling("Milk Jug", "alone")
def test_milk_jug_alone_pays_its_owner(table: Table) -> None:
    game = table(seats=1, round=11, played={P1: ("Milk Jug",)}, goods={P1: "0 food"})
    game.play("place Cattle Market")
    assert game.goods(P1) == "3 food 1 cattle"


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


# -- Rammed Clay ----------------------------------------------------------------------------------


def test_rammed_clay_brings_a_clay(table: Table) -> None:
    game = table(hand={P1: ("Rammed Clay",)}, goods={P1: "0 food"})
    play(game, "place Meeting Place", "play Rammed Clay")
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Rammed Clay", "with both")
@pytest.mark.parametrize("goods", ["4 clay", "1 wood 3 clay", "4 wood"])
def test_rammed_clay_pays_for_fences_with_clay_and_wood(table: Table, goods: str) -> None:
    game = table(round=4, cards=("Fencing",), played={P1: ("Rammed Clay",)}, goods={P1: goods})
    play(game, "place Fencing", "enclose c5")
    assert game.goods(P1) == "nothing"


def test_rammed_clay_leaves_the_choice(table: Table) -> None:
    game = table(round=4, cards=("Fencing",), played={P1: ("Rammed Clay",)}, goods={P1: "3 wood 2 clay"})
    play(game, "place Fencing", "enclose c5")
    assert choices(game) == ["pay 3 wood 1 clay", "pay 2 wood 2 clay"]
    short = table(round=4, cards=("Fencing",), played={P1: ("Rammed Clay",)}, goods={P1: "1 wood 2 clay"})
    assert "place Fencing" not in short.options


def test_hedge_keeper_and_rammed_clay_go_together(table: Table) -> None:
    game = table(round=4, cards=("Fencing",), played={P1: ("Rammed Clay", "Hedge Keeper")}, goods={P1: "1 clay"})
    play(game, "place Fencing", "enclose c5")
    assert game.goods(P1) == "nothing"


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


# -- Shifting Cultivation -------------------------------------------------------------------------


@pytest.mark.ruling("Shifting Cultivation", "no use of Farmland")
def test_shifting_cultivation_plows_a_field_and_passes_on(table: Table) -> None:
    farm = {"hand": {P1: ("Shifting Cultivation",)}, "goods": {P1: "2 food"}, "played": {P1: ("Firewood Collector",)}}
    game = table(**farm)
    play(game, "place Meeting Place", "play Shifting Cultivation", "plow c3")
    assert (fields(game, P1), game.goods(P1)) == (1, "nothing")
    assert in_hand(game, P2) == ["Shifting Cultivation"]


# -- Sleeping Corner ------------------------------------------------------------------------------

ROOMY = {"rooms": dict.fromkeys((P1, P2, P3), "a1 b1 c1"), "round": 5, "cards": ("Basic Wish for Children",)}
CHILDREN = "place Basic Wish for Children"


@pytest.mark.ruling("Sleeping Corner", "A newborn beside its parent")
def test_sleeping_corner_shares_a_wish_for_children(table: Table) -> None:
    game = table(seats=3, played={P2: ("Sleeping Corner",)}, **ROOMY)
    play(game, CHILDREN, CHILDREN)
    assert users(game, "Basic Wish for Children") == [P1, P2]
    assert CHILDREN not in game.options


def test_sleeping_corner_does_not_join_an_own_person(table: Table) -> None:
    game = table(round=13, played={P1: ("Sleeping Corner",)})
    play(game, "place Urgent Wish for Children", "place Fishing")
    assert "place Urgent Wish for Children" not in game.options


@pytest.mark.ruling("Sleeping Corner", "two other players")
def test_sleeping_corner_is_too_small_for_a_third(table: Table) -> None:
    game = table(seats=3, played={P2: ("Sleeping Corner",), P3: ("Sleeping Corner",)}, **ROOMY)
    play(game, CHILDREN, CHILDREN)
    assert CHILDREN not in game.options


@pytest.mark.ruling("Sleeping Corner", "like a free room")
def test_sleeping_corner_does_not_make_room(table: Table) -> None:
    farm = {"rooms": {P1: "a1 b1 c1"}, "round": 5, "cards": ("Basic Wish for Children",)}
    game = table(played={P2: ("Sleeping Corner",)}, **farm)
    game.play(CHILDREN)
    assert CHILDREN not in game.options


@pytest.mark.parametrize(("crops", "playable"), [("3 grain", True), ("2 vegetable", False)])
def test_sleeping_corner_needs_2_grain_fields(table: Table, crops: str, playable: bool) -> None:
    farm = {"fields": {P1: "c3 c4"}, "crops": {P1: {"c3": "1 grain", "c4": crops}}, "goods": {P1: "1 wood"}}
    game = table(hand={P1: ("Sleeping Corner",)}, **farm)
    game.play("place Meeting Place")
    assert ("play Sleeping Corner" in game.options) == playable


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


# -- Young Animal Market --------------------------------------------------------------------------


@pytest.mark.ruling("Young Animal Market", "left its place")
def test_young_animal_market_swaps_a_sheep_for_cattle(table: Table) -> None:
    game = table(hand={P1: ("Young Animal Market",)}, goods={P1: "1 sheep"})
    play(game, "place Meeting Place", "play Young Animal Market")
    assert game.goods(P1) == "1 cattle"
    assert in_hand(game, P2) == ["Young Animal Market"]


def test_cattle_of_young_animal_market_may_be_cooked(table: Table) -> None:
    farm = {"goods": {P1: "4 sheep 1 boar"}, "pastures": {P1: ("c4 c5",)}, "majors": {P1: ("Fireplace (2 clay)",)}}
    game = table(hand={P1: ("Young Animal Market",)}, **farm)
    play(game, "place Meeting Place", "play Young Animal Market", "keep 3 sheep 1 boar")
    assert game.goods(P1) == "3 food 3 sheep 1 boar"
