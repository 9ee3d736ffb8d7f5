"""The ten major improvements: prices, what they do, the upgrade of a Fireplace, the Well."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, farm

CHEAP = "Fireplace (2 clay)"
DEAR = "Fireplace (3 clay)"
HEARTH = "Cooking Hearth (4 clay)"
DEAR_HEARTH = "Cooking Hearth (5 clay)"
PLENTY = "20 wood 20 clay 20 reed 20 stone"
PRICES = [
    (CHEAP, "2 clay", 1),
    (DEAR, "3 clay", 1),
    (HEARTH, "4 clay", 1),
    (DEAR_HEARTH, "5 clay", 1),
    ("Clay Oven", "3 clay 1 stone", 2),
    ("Stone Oven", "1 clay 3 stone", 3),
    ("Joinery", "2 wood 2 stone", 2),
    ("Pottery", "2 clay 2 stone", 2),
    ("Basketmaker's Workshop", "2 reed 2 stone", 2),
    ("Well", "1 wood 3 stone", 4),
]


def for_sale(game: Agricola) -> list[str]:
    return [card.name for card in farmyard.view(game, P1).majors]


def shopping(table: Table, goods: str, **situation: object) -> Agricola:
    """A game in which the first player has just gone to the improvements."""
    game = table(round=1, cards=("Improvement",), goods={P1: goods}, **situation)
    game.play("place Improvement")
    return game


def points(game: Agricola, category: str) -> int:
    return {line.category: line.points for line in farmyard.breakdown(game, P1)}[category]


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_ten_major_improvements_are_on_offer_to_everybody(table: Table, edition: str) -> None:
    assert for_sale(table(edition=edition)) == [name for name, _, _ in PRICES]


@pytest.mark.parametrize(("name", "price", "worth"), PRICES)
def test_a_major_improvement_has_its_price_and_its_points(table: Table, name: str, price: str, worth: int) -> None:
    game = shopping(table, f"{price} 1 food", majors={P2: tuple(other for other, _, _ in PRICES if other != name)})
    assert game.goods(P1) == "1 food"
    assert farm(game).cards == (name,)
    assert points(game, "Improvements") == worth


@pytest.mark.parametrize(
    ("name", "goods"),
    [
        (CHEAP, "1 clay 9 wood 9 reed 9 stone"),
        (DEAR, "2 clay 9 wood 9 reed 9 stone"),
        (HEARTH, "3 clay 9 wood 9 reed 9 stone"),
        (DEAR_HEARTH, "4 clay 9 wood 9 reed 9 stone"),
        ("Clay Oven", "2 clay 9 stone"),
        ("Clay Oven", "9 clay"),
        ("Stone Oven", "9 stone"),
        ("Stone Oven", "9 clay 2 stone"),
        ("Joinery", "1 wood 9 stone"),
        ("Joinery", "9 wood 1 stone"),
        ("Pottery", "1 clay 9 stone"),
        ("Pottery", "9 clay 1 stone"),
        ("Basketmaker's Workshop", "1 reed 9 stone"),
        ("Basketmaker's Workshop", "9 reed 1 stone"),
        ("Well", "9 stone"),
        ("Well", "9 wood 2 stone"),
    ],
)
def test_a_major_improvement_is_not_sold_for_less(table: Table, name: str, goods: str) -> None:
    sold = tuple(other for other, _, _ in PRICES if other != name)
    game = table(round=1, cards=("Improvement",), goods={P1: goods}, majors={P2: sold})
    assert "place Improvement" not in game.options


def test_a_major_improvement_belongs_to_one_player_only(table: Table) -> None:
    game = shopping(table, PLENTY)
    game.play("build Well")
    assert "Well" not in for_sale(game)


def test_one_action_buys_one_improvement(table: Table) -> None:
    game = shopping(table, PLENTY)
    game.play(f"build {CHEAP}")
    assert farm(game).cards == (CHEAP,)
    assert farmyard.view(game, P1).deciding == P2


def test_the_tenth_improvement_may_still_be_bought(table: Table) -> None:
    sold = tuple(name for name, _, _ in PRICES if name != "Well")
    game = shopping(table, "1 wood 3 stone", majors={P2: sold})
    assert farm(game).cards == ("Well",)
    assert for_sale(game) == []


def test_the_two_fireplaces_differ_only_in_price(table: Table) -> None:
    game = shopping(table, "3 clay")
    assert game.options == [f"build {CHEAP}", f"build {DEAR}"]


def test_a_player_may_own_several_fireplaces_and_cooking_hearths(table: Table) -> None:
    game = shopping(table, "5 clay", majors={P1: (CHEAP, DEAR, HEARTH)})
    game.play("pay 5 clay")
    assert farm(game).cards == (CHEAP, DEAR, HEARTH, DEAR_HEARTH)


@pytest.mark.parametrize(
    ("improvement", "good", "food"),
    [
        (CHEAP, "vegetable", 2),
        (CHEAP, "sheep", 2),
        (CHEAP, "boar", 2),
        (CHEAP, "cattle", 3),
        (DEAR, "vegetable", 2),
        (DEAR, "cattle", 3),
        (HEARTH, "vegetable", 3),
        (HEARTH, "sheep", 2),
        (HEARTH, "boar", 3),
        (HEARTH, "cattle", 4),
        (DEAR_HEARTH, "boar", 3),
    ],
)
def test_fireplace_and_cooking_hearth_turn_goods_into_food_at_any_time(
    table: Table, improvement: str, good: str, food: int
) -> None:
    game = table(goods={P1: f"1 {good}"}, majors={P1: (improvement,)})
    game.play(f"convert {good}")
    assert game.goods(P1) == f"{food} food"


@pytest.mark.parametrize("improvement", ["Clay Oven", "Stone Oven", "Joinery", "Pottery", "Well"])
def test_no_other_major_improvement_cooks_animals(table: Table, improvement: str) -> None:
    game = table(goods={P1: "1 sheep"}, majors={P1: (improvement,)})
    assert "convert sheep" not in game.options


def test_with_fireplace_and_hearth_the_better_one_cooks(table: Table) -> None:
    game = table(goods={P1: "1 vegetable 1 sheep"}, majors={P1: (CHEAP, HEARTH)})
    game.play("convert vegetable")
    game.play("convert sheep")
    assert game.goods(P1) == "5 food"


def test_a_fireplace_is_upgraded_to_a_cooking_hearth_by_returning_it(table: Table) -> None:
    game = shopping(table, "1 clay", majors={P1: (CHEAP,)})
    game.play(f"build {HEARTH}")
    assert (farm(game).cards, game.goods(P1)) == ((HEARTH,), "1 clay")


def test_the_returned_fireplace_is_for_sale_again(table: Table) -> None:
    game = shopping(table, "1 clay", majors={P1: (CHEAP,)})
    assert CHEAP not in for_sale(game)
    game.play(f"build {HEARTH}")
    assert CHEAP in for_sale(game)
    assert HEARTH not in for_sale(game)


def test_another_player_may_buy_the_returned_fireplace(table: Table) -> None:
    game = table(round=7, majors={P1: (CHEAP,)}, goods={P1: "nothing", P2: "4 clay 1 reed"})
    game.play("place Improvement")
    game.play(f"build {HEARTH}")
    game.play("place Renovation and Improvement")
    game.play(f"build {CHEAP}")
    assert farmyard.view(game, P1).players[P2].cards == (CHEAP,)


def test_the_same_player_may_buy_the_returned_fireplace_again(table: Table) -> None:
    game = table(round=7, majors={P1: (CHEAP,)}, goods={P1: "4 clay 1 reed"}, at_home={P2: 0})
    game.play("place Improvement")
    game.play(f"build {DEAR_HEARTH}")
    game.play("place Renovation and Improvement")
    game.play(f"build {CHEAP}")
    assert farm(game).cards == (DEAR_HEARTH, CHEAP)


def test_the_upgraded_fireplace_no_longer_scores(table: Table) -> None:
    game = shopping(table, "1 clay", majors={P1: (CHEAP,)})
    assert points(game, "Improvements") == 1
    game.play(f"build {HEARTH}")
    assert points(game, "Improvements") == 1


def test_the_owner_of_a_fireplace_chooses_to_pay_clay_or_to_return_it(table: Table) -> None:
    game = shopping(table, "4 clay", majors={P1: (CHEAP,)})
    game.play(f"build {HEARTH}")
    assert game.options == ["pay 4 clay", f"return {CHEAP}"]
    game.play("pay 4 clay")
    assert (farm(game).cards, game.goods(P1)) == ((CHEAP, HEARTH), "nothing")


def test_the_owner_of_both_fireplaces_chooses_which_to_return(table: Table) -> None:
    game = shopping(table, "nothing", majors={P1: (CHEAP, DEAR)})
    game.play(f"build {HEARTH}")
    assert game.options == [f"return {CHEAP}", f"return {DEAR}"]
    game.play(f"return {DEAR}")
    assert farm(game).cards == (CHEAP, HEARTH)


def test_a_cooking_hearth_cannot_be_had_for_another_hearth_or_anothers_fireplace(table: Table) -> None:
    game = table(round=1, cards=("Improvement",), goods={P1: "1 clay"}, majors={P1: (HEARTH,), P2: (CHEAP,)})
    assert "place Improvement" not in game.options


def test_the_upgrade_is_also_possible_after_a_renovation(table: Table) -> None:
    game = table(round=7, goods={P1: "2 clay 1 reed"}, majors={P1: (CHEAP,)})
    game.play("place Renovation and Improvement")
    game.play(f"build {HEARTH}")
    assert farm(game).cards == (HEARTH,)


@pytest.mark.parametrize(
    ("round", "rounds"),
    [
        (1, [2, 3, 4, 5, 6]),
        (8, [9, 10, 11, 12, 13]),
        (9, [10, 11, 12, 13, 14]),
        (10, [11, 12, 13, 14]),
        (13, [14]),
        (14, []),
    ],
)
def test_the_well_promises_1_food_for_each_of_the_next_5_rounds_as_far_as_there_are_any(
    table: Table, round: int, rounds: list[int]
) -> None:
    game = table(round=round, cards=("Improvement",), goods={P1: PLENTY})
    game.play("place Improvement")
    game.play("build Well")
    assert farm(game).promised == {coming: {"food": 1} for coming in rounds}


def test_the_food_of_the_well_arrives_when_each_round_begins(table: Table) -> None:
    game = table(round=9, goods={P1: "1 wood 3 stone 9 food"}, at_home={P1: 1, P2: 0})
    game.play("place Improvement")
    assert farmyard.view(game, P1).round == 10
    assert game.goods(P1) == "6 food"
    assert sorted(farm(game).promised) == [11, 12, 13, 14]


def test_the_well_gives_food_in_five_rounds_and_no_more(table: Table) -> None:
    game = table(seats=1, round=5, goods={P1: "1 wood 3 stone"}, at_home={P1: 1})
    game.play("place Improvement")
    food = {}
    for round in range(6, 13):
        assert farmyard.view(game, P1).round == round
        food[round] = farm(game).goods.get("food", 0)
        game.play("place 1 Clay")
        game.play("place 1 Reed")
    assert food == {6: 1, 7: 2, 8: 1, 9: 2, 10: 1, 11: 1, 12: 0}


def test_the_well_of_the_last_player_feeds_the_last_player(table: Table) -> None:
    goods = {P1: "nothing", P2: "nothing", P3: "1 wood 3 stone"}
    game = table(seats=3, round=5, goods=goods, at_home={P1: 0, P2: 0, P3: 1})
    game.play("place Improvement")
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["nothing", "nothing", "1 food"]
    assert sorted(farmyard.view(game, P1).players[P3].promised) == [7, 8, 9, 10]


def test_nobody_takes_the_food_of_the_well_but_its_owner(table: Table) -> None:
    game = table(round=5, goods={P1: "1 wood 3 stone", P2: "nothing"}, at_home={P1: 1, P2: 0})
    game.play("place Improvement")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "nothing")
