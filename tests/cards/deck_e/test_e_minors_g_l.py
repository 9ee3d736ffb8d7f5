"""Minor improvements of deck E, G to L."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from helpers import Table, can_play, in_hand, play, play_minor, worth
from situations import JOBS

# -- Gypsy's Crock --------------------------------------------------------------------------------


CROCK = {"played": {P1: ("Gypsy's Crock",)}, "majors": {P1: ("Fireplace (2 clay)",)}}


@pytest.mark.ruling("Gypsy's Crock", "count alike")
def test_gypsys_crock_adds_1_food_to_2_goods_cooked_together(table: Table) -> None:
    game = table(**CROCK, goods={P1: "2 vegetable 1 sheep"})
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "1 vegetable 5 food"
    game.play("convert vegetable")
    assert game.goods(P1) == "7 food"


@pytest.mark.ruling("Gypsy's Crock", "4 goods")
def test_gypsys_crock_adds_2_food_to_4_goods(table: Table) -> None:
    game = table(**CROCK, goods={P1: "4 vegetable 1 grain"}, phase=FEEDING)
    game.play("convert 2 vegetable")
    game.play("convert 2 vegetable")
    assert game.goods(P1) == "1 grain 10 food"


def test_gypsys_crock_needs_a_cooking_improvement(table: Table) -> None:
    game = table(played={P1: ("Gypsy's Crock",)}, goods={P1: "2 vegetable"})
    assert "convert 2 vegetable" not in game.options


def test_gypsys_crock_counts_animals_cooked_because_there_is_no_place(table: Table) -> None:
    game = table(**CROCK, goods={P1: "1 sheep"}, spaces={"1 Sheep": "4 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "10 food 1 sheep"


def test_gypsys_crock_lets_an_odd_animal_be_cooked_with_a_vegetable(table: Table) -> None:
    game = table(**CROCK, goods={P1: "1 sheep 1 vegetable"}, spaces={"1 Sheep": "1 sheep"}, round=4)
    game.play("place 1 Sheep")
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "5 food 1 sheep"


@pytest.mark.ruling("Gypsy's Crock", "count alike")
def test_gypsys_crock_counts_grain_baked_on_a_fireplace(table: Table) -> None:
    game = table(**CROCK, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain")
    assert game.goods(P1) == "7 food"


@pytest.mark.ruling("Gypsy's Crock", "count alike")
def test_gypsys_crock_counts_a_grain_baked_and_a_good_cooked_together(table: Table) -> None:
    game = table(**CROCK, goods={P1: "3 grain 1 sheep"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain and cook 1 sheep")
    assert game.goods(P1) == "10 food"


def test_gypsys_crock_does_not_count_grain_baked_in_an_oven(table: Table) -> None:
    played = {P1: ("Gypsy's Crock",)}
    game = table(played=played, majors={P1: ("Stone Oven", "Fireplace (2 clay)")}, goods={P1: "4 grain 1 sheep"})
    game.play("place Sow and Bake")
    assert "bake 2 grain and cook 1 sheep" not in game.options
    game.play("bake 4 grain")
    assert game.goods(P1) == "13 food 1 sheep"


def test_gypsys_crock_helps_to_pay(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    played = {P1: ("Gypsy's Crock", "Plow Driver")}
    game = table(played=played, majors=majors, hand={P1: ("Potter",)}, goods={P1: "1 vegetable 1 sheep"})
    game.play("place Occupation")
    game.play("pay 1 food from 1 vegetable 1 sheep")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Gypsy's Crock", "Simple Fireplace")
def test_gypsys_crock_works_with_the_simple_fireplace(table: Table) -> None:
    game = table(played={P1: ("Gypsy's Crock", "Simple Fireplace")}, goods={P1: "1 vegetable 1 sheep"})
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "4 food"


def test_gypsys_crock_and_spices_add_up(table: Table) -> None:
    played = {P1: ("Gypsy's Crock", "Simple Fireplace", "Spices")}
    game = table(played=played, goods={P1: "2 vegetable"})
    game.play("convert 2 vegetable")
    assert game.goods(P1) == "7 food"


def test_gypsys_crock_prefers_the_hearth_to_an_equally_good_oven(table: Table) -> None:
    played = {P1: ("Gypsy's Crock", "Wood-fired Oven")}
    game = table(played=played, majors={P1: ("Cooking Hearth (4 clay)",)}, goods={P1: "2 grain"})
    game.play("place Sow and Bake")
    game.play("bake 2 grain")
    assert game.goods(P1) == "7 food"


def test_gypsys_crock_ignores_what_occupations_turn_into_food(table: Table) -> None:
    played = {P1: ("Gypsy's Crock", "Meat Seller", "Simple Fireplace")}
    game = table(played=played, majors={P1: ("Clay Oven",)}, goods={P1: "1 vegetable 1 sheep"})
    assert "convert 1 vegetable 1 sheep" not in game.options
    game.play("convert sheep")
    assert game.goods(P1) == "1 vegetable 2 food"


@pytest.mark.ruling("Gypsy's Crock", "6 give 3")
def test_gypsys_crock_adds_3_food_to_6_goods(table: Table) -> None:
    farm = {"goods": {P1: "1 sheep"}, "spaces": {"1 Sheep": "6 sheep"}, "round": 4}
    game = table(**farm, played={P1: ("Gypsy's Crock",)}, majors={P1: ("Fireplace (2 clay)",)})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "15 food 1 sheep"


def test_gypsys_crock_lets_an_odd_animal_be_cooked_with_one_that_could_stay(table: Table) -> None:
    game = table(**CROCK, goods={P1: "1 sheep"}, spaces={"1 Sheep": "3 sheep"}, round=4)
    play(game, "place 1 Sheep", "convert 2 sheep", "convert 2 sheep")
    assert game.goods(P1) == "10 food"


@pytest.mark.parametrize(("majors", "others"), [(("Cooking Hearth (4 clay)",), ()), ((), ("Cooking Corner",))])
def test_gypsys_crock_works_with_hearth_and_corner(
    table: Table, majors: tuple[str, ...], others: tuple[str, ...]
) -> None:
    game = table(
        played={P1: ("Gypsy's Crock", *others)}, majors={P1: majors}, goods={P1: "2 cattle"}, pastures={P1: ("a5",)}
    )
    game.play("convert 2 cattle")
    assert game.goods(P1) == "9 food"


@pytest.mark.ruling("Gypsy's Crock", "different")
def test_gypsys_crock_counts_goods_cooked_on_two_improvements(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)", "Cooking Hearth (4 clay)")}
    game = table(played={P1: ("Gypsy's Crock",)}, majors=majors, goods={P1: "1 vegetable 1 sheep"})
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "6 food"


# -- Half-timbered House --------------------------------------------------------------------------


def test_half_timbered_house_scores_each_stone_room(table: Table) -> None:
    for house, points in (("clay hut", 0), ("stone house", 3)):
        farm = {"house": {P1: house}, "rooms": {P1: "a1 b1 c1"}}
        plain = scores(table(**farm))[P1]
        assert scores(table(**farm, played={P1: ("Half-timbered House",)}))[P1] - plain == points


@pytest.mark.ruling("Half-timbered House", "adds to the Chief")
@pytest.mark.ruling("Clogs", "Half-timbered House")
def test_half_timbered_house_and_clogs_add_up(table: Table) -> None:
    stone = {P1: "stone house"}
    both = scores(table(house=stone, played={P1: ("Half-timbered House", "Clogs")}))[P1]
    assert both - scores(table(house=stone))[P1] == 4


def test_half_timbered_house_costs_all_building_resources(table: Table) -> None:
    game = table(hand={P1: ("Half-timbered House",)}, goods={P1: "1 wood 1 clay 1 reed 2 stone"})
    play_minor(game, "Half-timbered House")
    assert game.goods(P1) == "nothing"


def test_half_timbered_house_adds_to_the_chief_and_costs_less_with_the_thatcher(table: Table) -> None:
    stone = {P1: "stone house"}
    both = scores(table(house=stone, played={P1: ("Half-timbered House", "Chief")}))[P1]
    assert both - scores(table(house=stone))[P1] == 4
    goods = {P1: "1 wood 1 clay 2 stone"}
    assert can_play(
        table(hand={P1: ("Half-timbered House",)}, played={P1: ("Thatcher",)}, goods=goods), "Half-timbered House"
    )


@pytest.mark.ruling("Half-timbered House", "Nothing if you have the Mansion")
@pytest.mark.parametrize("played", [("Half-timbered House", "Mansion"), ("Mansion", "Half-timbered House")])
def test_half_timbered_house_scores_nothing_beside_the_mansion(table: Table, played: tuple[str, ...]) -> None:
    assert worth(table, *played, house={P1: "stone house"}) == 2 * 2


@pytest.mark.ruling("Half-timbered House", "adds to the Chief")
@pytest.mark.parametrize(("other", "points"), [("Chief", 2), ("Clogs", 2)])
def test_half_timbered_house_scores_beside_chief_and_clogs(table: Table, other: str, points: int) -> None:
    assert worth(table, "Half-timbered House", other, house={P1: "stone house"}) == 2 + points


@pytest.mark.ruling("Half-timbered House", "save its reed")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_half_timbered_house_needs_no_reed_with_ladder_or_thatcher(table: Table, card: str) -> None:
    farm = {"goods": {P1: "1 wood 1 clay 2 stone"}, "hand": {P1: ("Half-timbered House",)}}
    assert not can_play(table(**farm), "Half-timbered House")
    assert can_play(table(**farm, played={P1: (card,)}), "Half-timbered House")


# -- Helpful Neighbors ----------------------------------------------------------------------------


def test_helpful_neighbors_take_wood_or_clay_for_stone_or_reed(table: Table) -> None:
    game = table(hand={P1: ("Helpful Neighbors",)}, goods={P1: "1 wood 1 clay"})
    play_minor(game, "Helpful Neighbors")
    game.play("pay 1 clay")
    game.play("take 1 reed")
    assert game.goods(P1) == "1 wood 1 reed"
    assert in_hand(game, P2) == ["Helpful Neighbors"]


@pytest.mark.ruling("Helpful Neighbors", "Fish Trap")
@pytest.mark.parametrize("card", ["Fish Trap", "Net Fisherman"])
def test_the_reed_of_the_helpful_neighbors_concerns_no_fisher(table: Table, card: str) -> None:
    farm = {"goods": {P1: "1 wood"}, "people": {P1: 1, P2: 1}, "spaces": {"Fishing": "3 food"}}
    game = table(**farm, hand={P1: ("Helpful Neighbors",)}, played={P1: (card,)})
    play_minor(game, "Helpful Neighbors")
    game.play("take 1 reed")
    game.play("place Day Laborer")
    assert (game.round, game.goods(P1)) == (2, "1 reed")


@pytest.mark.ruling("Helpful Neighbors", "Bricklayer")
def test_helpful_neighbors_cost_nothing_with_the_bricklayer(table: Table) -> None:
    game = table(goods={P1: "0 food"}, hand={P1: ("Helpful Neighbors",)}, played={P1: ("Bricklayer",)})
    play_minor(game, "Helpful Neighbors")
    game.play("take 1 stone")
    assert game.goods(P1) == "1 stone"


# -- Lettuce Patch --------------------------------------------------------------------------------


def test_lettuce_patch_turns_a_harvested_vegetable_into_4_food(table: Table) -> None:
    game = table(played={P1: ("Lettuce Patch",)}, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    game.play("convert Lettuce Patch")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Lettuce Patch", "moment of harvesting")
def test_lettuce_patch_pays_4_food_only_when_harvesting(table: Table) -> None:
    game = table(played={P1: ("Lettuce Patch",)}, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    game.play("done")
    assert game.goods(P1) == "1 vegetable"
    assert "convert Lettuce Patch" not in game.options
    assert "convert vegetable" in game.options


def test_lettuce_patch_needs_3_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Lettuce Patch",)}, played={P1: JOBS[:2]}), "Lettuce Patch")
    assert can_play(table(hand={P1: ("Lettuce Patch",)}, played={P1: JOBS[:3]}), "Lettuce Patch")


@pytest.mark.ruling("Lettuce Patch", "Spices")
def test_spices_add_nothing_to_the_lettuce_patch(table: Table) -> None:
    played = {P1: ("Lettuce Patch", "Spices", "Simple Fireplace")}
    game = table(played=played, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    game.play("convert Lettuce Patch")
    assert game.goods(P1) == "2 food"
