"""Occupations of deck E, Me."""

from typing import Any

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import BREEDING
from helpers import Table, choices, count_of, deciding, in_hand, names, play
from situations import dealer, scholar

# -- Meat Seller ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("boar", 3), ("cattle", 4)])
def test_meat_seller_with_an_oven_turns_animals_into_food(table: Table, animal: str, food: int) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: f"1 {animal}"})
    game.play(f"convert {animal}")
    assert game.goods(P1) == f"{food} food"


@pytest.mark.ruling("Meat Seller", "Ovens are")
@pytest.mark.parametrize("oven", ["Baker's Oven", "Wood-fired Oven"])
def test_minor_ovens_serve_the_meat_seller(table: Table, oven: str) -> None:
    game = table(played={P1: ("Meat Seller", oven)}, goods={P1: "1 sheep"})
    assert "convert sheep" in game.options


def test_meat_seller_without_oven_sells_nothing(table: Table) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: ("Well",)}, goods={P1: "1 sheep"})
    assert "convert sheep" not in game.options


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_sells_animals_before_they_find_a_place(table: Table) -> None:
    game = table(
        cards=("1 Sheep",),
        played={P1: ("Meat Seller",)},
        majors={P1: ("Clay Oven",)},
        spaces={"1 Sheep": "3 sheep"},
        goods={P1: "0 food"},
    )
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_sells_cattle_of_the_cattle_market_at_once(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller",)},
        majors={P1: ("Clay Oven",)},
        hand={P1: ("Cattle Market",)},
        pastures={P1: ("c5",)},
        goods={P1: "3 sheep"},
        at_home={P2: 0},
    )
    game.play("place Starting Player")
    game.play("play Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "4 food 2 sheep"


def test_meat_seller_sells_nothing_while_animals_breed(table: Table) -> None:
    game = table(
        phase=BREEDING, round=14, played={P1: ("Meat Seller", "Animal Yard")}, majors={P1: ("Clay Oven",)},
        goods={P1: "3 sheep"},
    )  # fmt: skip
    assert game.goods(P1) == "3 sheep"


def test_meat_seller_gives_way_to_a_better_hearth(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven", "Fireplace (2 clay)")}, goods={P1: "1 cattle"}
    )
    game.play("convert cattle")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Meat Seller", "does not become a cooking improvement")
def test_oven_of_the_meat_seller_does_not_cook_for_gypsys_crock(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller", "Gypsy's Crock")},
        majors={P1: ("Clay Oven",)},
        pastures={P1: ("c5",)},
        goods={P1: "2 sheep"},
    )
    assert "convert 2 sheep" not in game.options


@pytest.mark.ruling("Meat Seller", "Ovens are")
@pytest.mark.parametrize("oven", ["Clay Oven", "Stone Oven"])
def test_major_ovens_serve_the_meat_seller(table: Table, oven: str) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: (oven,)}, goods={P1: "1 sheep"})
    play(game, "convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Meat Seller", "Ovens are")
@pytest.mark.parametrize("kitchen", ["Baker's Kitchen", "Bakehouse"])
@pytest.mark.parametrize(("second", "sells"), [("Well", False), ("Stone Oven", True)])
def test_meat_seller_needs_another_oven_after_an_upgrade(table: Table, kitchen: str, second: str, sells: bool) -> None:
    game = table(
        played={P1: ("Meat Seller", "Baker's Oven")}, majors={P1: (second,)}, hand={P1: (kitchen,)}, at_home={P2: 0},
        goods={P1: "3 stone 1 sheep"},
    )  # fmt: skip
    play(game, "place Starting Player", f"play {kitchen}")
    play(game, *[option for option in choices(game) if option.startswith("return Baker's Oven")])
    assert kitchen in names(game, P1)
    assert ("convert sheep" in game.options) == sells


@pytest.mark.ruling("Meat Seller", "before they find a place")
@pytest.mark.parametrize(
    "moves", [("take 1 food 1 sheep",), ("take 1 boar", "keep 1 sheep"), ("take 1 cattle", "keep 1 sheep")]
)
def test_meat_seller_sells_from_the_space_with_a_choice_of_animals(table: Table, moves: tuple[str, ...]) -> None:
    game = table(seats=5, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 food 1 sheep"})
    play(game, "place Take Animals", *moves)
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_may_sell_a_sheep_to_pay_for_the_cattle(table: Table) -> None:
    game = table(seats=5, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 sheep"})
    play(game, "place Take Animals", "take 1 cattle")
    assert game.goods(P1) == "1 food 1 cattle"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_cattle_cannot_pay_for_themselves_with_the_meat_seller(table: Table) -> None:
    game = table(seats=5, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "0 food"})
    play(game, "place Take Animals")
    assert "take 1 cattle" not in game.options


@pytest.mark.ruling("Meat Seller", "before they find a place")
@pytest.mark.parametrize(("space", "round", "food"), [("1 Wild Boar", 8, 3), ("1 Cattle", 10, 4)])
def test_meat_seller_sells_what_finds_no_place(table: Table, space: str, round: int, food: int) -> None:
    game = table(
        round=round, cards=(space,), played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 sheep"}
    )
    play(game, f"place {space}", "keep 1 sheep")
    assert game.goods(P1) == f"{food} food 1 sheep"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_sells_the_boar_of_the_boar_breeding(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, hand={P1: ("Boar Breeding",)},
        goods={P1: "1 food 1 sheep"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Boar Breeding", "keep 1 sheep")
    assert game.goods(P1) == "3 food 1 sheep"


@pytest.mark.ruling("Meat Seller", "in the breeding phase")
@pytest.mark.parametrize("round", [4, 14])
def test_meat_seller_does_not_sell_the_young_that_find_no_place(table: Table, round: int) -> None:
    game = table(
        phase=BREEDING, round=round, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)},
        pastures={P1: ("c5",)}, goods={P1: "3 sheep"},
    )  # fmt: skip
    assert game.goods(P1) == "3 sheep"


@pytest.mark.ruling("Meat Seller", "in the breeding phase")
def test_meat_seller_sells_nothing_that_is_born_in_the_last_harvest(table: Table) -> None:
    game = table(
        phase=BREEDING, round=14, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)},
        pastures={P1: ("c4 c5",)}, goods={P1: "2 cattle"},
    )  # fmt: skip
    assert game.goods(P1) == "3 cattle"
    assert game.decision is None


@pytest.mark.ruling("Meat Seller", "does not become a cooking improvement")
@pytest.mark.parametrize(("major", "food"), [("Clay Oven", 4), ("Fireplace (2 clay)", 5)])
def test_gypsys_crock_ignores_what_the_meat_seller_sells(table: Table, major: str, food: int) -> None:
    game = table(
        cards=("1 Sheep",), played={P1: ("Meat Seller", "Gypsy's Crock")}, majors={P1: (major,)}, goods={P1: "0 food"},
        spaces={"1 Sheep": "3 sheep"},
    )  # fmt: skip
    play(game, "place 1 Sheep")
    assert game.goods(P1) == f"{food} food 1 sheep"


@pytest.mark.ruling("Meat Seller", "does not become a cooking improvement")
def test_oven_of_the_meat_seller_cooks_no_vegetables(table: Table) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 vegetable"})
    play(game, "convert vegetable")
    assert game.goods(P1) == "1 food"


# -- Mendicant ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "saved"), [(0, 0), (1, 3), (2, 6), (3, 6)])
def test_mendicant_ignores_two_begging_cards(table: Table, cards: int, saved: int) -> None:
    before = scores(table(begging={P1: cards}))[P1]
    assert scores(table(begging={P1: cards}, played={P1: ("Mendicant",)}))[P1] == before + saved


# -- Merchant -------------------------------------------------------------------------------------


MERCHANT: dict[str, Any] = {"cards": ("Improvement",), "played": {P1: ("Merchant",)}}


@pytest.mark.ruling("Merchant", "may be of either sort")
def test_merchant_builds_two_majors_for_a_food(table: Table) -> None:
    game = table(goods={P1: "6 clay 1 food"}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("build Cooking Hearth (4 clay)")
    game.play("pay 4 clay")
    assert game.goods(P1) == "nothing"
    assert deciding(game) == P2


@pytest.mark.ruling("Merchant", "may be of either sort")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("play Basket", "play Field"),
        ("play Basket", "build Fireplace (2 clay)"),
        ("build Fireplace (2 clay)", "play Field"),
    ],
)
def test_merchant_mixes_majors_and_minors(table: Table, first: str, second: str) -> None:
    game = table(goods={P1: "2 clay 1 reed 2 food"}, hand={P1: ("Basket", "Field")}, **MERCHANT)
    game.play("place Improvement")
    game.play(first)
    game.play(second)
    assert len(in_hand(game, P1)) + len(game.for_sale()) == 10 + 2 - 2


def test_merchant_may_leave_it_and_repeats_only_once(table: Table) -> None:
    left = table(goods={P1: "5 clay 2 food"}, **MERCHANT)
    left.play("place Improvement")
    left.play("build Fireplace (2 clay)")
    left.play("done")
    assert left.goods(P1) == "3 clay 2 food"
    game = table(goods={P1: "9 clay 2 food"}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("build Fireplace (3 clay)")
    assert deciding(game) == P2


def test_merchant_repeats_an_action_for_minors_with_a_minor(table: Table) -> None:
    game = table(played={P1: ("Merchant",)}, hand={P1: ("Basket", "Field")}, goods={P1: "1 reed 2 food 3 clay"})
    game.play("place Starting Player")
    game.play("play Basket")
    assert "build Fireplace (2 clay)" not in game.options
    game.play("play Field")
    game.play("plow a1")
    assert game.goods(P1) == "3 clay"
    assert deciding(game) == P2


def test_merchant_works_after_a_renovation_and_a_growth(table: Table) -> None:
    game = table(
        round=5, cards=("Renovation and Improvement",), played={P1: ("Merchant",)}, goods={P1: "7 clay 1 reed 1 food"}
    )
    game.play("place Renovation and Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("build Fireplace (3 clay)")
    assert game.goods(P1) == "nothing"
    grown = table(
        round=5, cards=("Family Growth",), played={P1: ("Merchant",)}, rooms={P1: "a1 b1 c1"},
        hand={P1: ("Basket", "Field")}, goods={P1: "1 reed 2 food"},
    )  # fmt: skip
    grown.play("place Family Growth")
    grown.play("play Basket")
    grown.play("play Field")
    assert in_hand(grown, P1) == []


@pytest.mark.ruling("Merchant", "What the first improvement brings")
def test_first_improvement_may_pay_the_merchant(table: Table) -> None:
    game = table(goods={P1: "1 grain 2 clay"}, hand={P1: ("Market Stall",)}, **MERCHANT)
    game.play("place Improvement")
    game.play("play Market Stall")
    game.play("build Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"


def test_grain_that_pays_the_merchant_pays_no_improvement(table: Table) -> None:
    game = table(goods={P1: "1 grain 5 clay"}, hand={P1: ("Market Stall",)}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    assert "play Market Stall" not in game.options
    game.play("build Fireplace (3 clay)")
    assert game.goods(P1) == "nothing"


def test_merchant_is_paid_so_that_the_improvement_can_be_paid_too(table: Table) -> None:
    game = table(goods={P1: "1 grain 1 vegetable 2 clay"}, hand={P1: ("Market Stall",)}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("play Market Stall")
    assert game.goods(P1) == "1 vegetable 1 food"


@pytest.mark.ruling("Merchant", "however many there are in one turn")
def test_merchant_repeats_the_improvement_of_the_scholar_and_that_of_the_first_turn(table: Table) -> None:
    hand = {P1: ("Spit Roast", "Clapper", "Landing Net", "Canoe", "Raft")}
    game = scholar(table, "Merchant", supply="2 food 9 wood 9 reed", hand=hand, cards=("Improvement",))
    play(game, "play Spit Roast", "play Clapper", "place Improvement", "play Landing Net", "play Raft")
    assert (names(game, P1)[-4:], deciding(game)) == (["Spit Roast", "Clapper", "Landing Net", "Raft"], P2)
    assert count_of(game, "food") == 0


def test_the_merchant_may_come_before_the_second_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", "Merchant", goods={P1: "6 wood 3 food"})
    play(game, "place Improvement", "play Clogs", "use Merchant", "play Plane", "play Spindle", "play Corn Scoop")
    assert game.goods(P1) == "2 wood 2 food"
    assert deciding(game) == P2


MINORS = ("Clogs", "Plane", "Spindle", "Corn Scoop", "Stone Tongs")


def merchant(table: Table, *cards: str, **situation: Any) -> Agricola:
    """A Merchant with several cheap minor improvements in hand."""
    return table(cards=("Improvement",), played={P1: ("Merchant", *cards)}, hand={P1: MINORS}, **situation)


@pytest.mark.ruling("Merchant", "With the Traveling Salesman")
def test_merchant_and_traveling_salesman_play_four_minors_for_one_food(table: Table) -> None:
    game = merchant(table, "Traveling Salesman", goods={P1: "9 wood 2 food"})
    play(game, "place Improvement", "play Clogs", "use Traveling Salesman", "play Plane", "play Spindle")
    play(game, "play Corn Scoop")
    assert game.goods(P1).endswith("wood 1 food")
    assert [len(in_hand(game, P1)), deciding(game)] == [1, P2]


@pytest.mark.ruling("Merchant", "With the Traveling Salesman")
def test_merchant_and_traveling_salesman_build_two_majors_where_a_minor_is_offered(table: Table) -> None:
    game = merchant(table, "Traveling Salesman", goods={P1: "9 clay 2 food"})
    play(game, "place Starting Player", "build Fireplace (2 clay)", "build Fireplace (3 clay)")
    assert game.goods(P1) == "4 clay 1 food"
    assert "build Cooking Hearth (4 clay)" not in game.options


@pytest.mark.ruling("Merchant", "With the Businessman")
@pytest.mark.parametrize("bonus", ["play Spindle", "build Fireplace (2 clay)"])
@pytest.mark.parametrize("again", ["play Corn Scoop", "build Fireplace (3 clay)"])
def test_merchant_repeats_the_businessmans_bonus_as_well(table: Table, bonus: str, again: str) -> None:
    game = merchant(table, "Businessman", goods={P1: "9 wood 9 clay 2 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", bonus, "done", "play Plane", again)
    assert game.goods(P1).endswith("clay 1 food")
    assert deciding(game) == P2


@pytest.mark.ruling("Merchant", "With the Businessman")
def test_merchant_repeats_the_minor_first_with_the_businessman(table: Table) -> None:
    game = merchant(table, "Businessman", goods={P1: "9 wood 9 clay 2 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "play Plane", "done")
    assert "build Fireplace (2 clay)" not in game.options


@pytest.mark.ruling("Merchant", "the Businessman's bonus alone")
def test_merchant_repeats_the_businessmans_bonus_without_another_minor(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Merchant", "Businessman")}, hand={P1: ("Clogs",)}, goods={P1: "1 wood 9 clay 2 food"}
    )
    play(game, "place Starting Player", "play Clogs", "build Fireplace (2 clay)", "build Fireplace (3 clay)")
    assert (names(game, P1)[2:], game.goods(P1)) == (
        ["Clogs", "Fireplace (2 clay)", "Fireplace (3 clay)"],
        "4 clay 1 food",
    )


@pytest.mark.ruling("Merchant", "the Businessman's bonus alone")
def test_merchant_repeats_no_bonus_that_follows_what_it_has_repeated(table: Table) -> None:
    game = merchant(table, "Businessman", goods={P1: "9 wood 9 clay 5 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "play Spindle", "done", "play Plane")
    play(game, "build Fireplace (2 clay)")
    assert "build Fireplace (3 clay)" not in game.options


@pytest.mark.ruling("Merchant", "What the first improvement brings")
def test_first_improvement_may_pay_for_the_second(table: Table) -> None:
    game = table(
        cards=("Improvement",), played={P1: ("Merchant", "Guildmaster")}, hand={P1: ("Windmill",)},
        goods={P1: "2 wood 3 stone 1 food"},
    )  # fmt: skip
    play(game, "place Improvement", "build Joinery", "play Windmill")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Merchant", "What the first improvement brings")
def test_first_improvement_may_cook_the_food_for_the_merchant(table: Table) -> None:
    game = table(cards=("Improvement",), played={P1: ("Merchant",)}, goods={P1: "5 clay 1 sheep"})
    play(game, "place Improvement", "build Fireplace (2 clay)", "build Fireplace (3 clay)")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Merchant", "however many there are")
def test_merchant_repeats_each_of_several_actions(table: Table) -> None:
    game = merchant(table, at_home={P2: 0}, goods={P1: "9 wood 2 food"})
    play(game, "place Improvement", "play Clogs", "play Plane")
    play(game, "place Starting Player", "play Spindle", "play Corn Scoop")
    assert len(in_hand(game, P1)) == 1


@pytest.mark.ruling("Merchant", "however many there are")
def test_merchant_repeats_both_actions_of_a_growth_and_an_improvement(table: Table) -> None:
    game = table(
        round=5, cards=("Family Growth", "Improvement"), played={P1: ("Merchant",)}, rooms={P1: "a1 b1 c1"},
        hand={P1: MINORS}, at_home={P2: 0}, goods={P1: "9 wood 2 food"},
    )  # fmt: skip
    play(game, "place Family Growth", "play Clogs", "play Plane", "place Improvement", "play Spindle")
    play(game, "play Corn Scoop")
    assert len(in_hand(game, P1)) == 1


def test_merchant_needs_a_food(table: Table) -> None:
    game = merchant(table, goods={P1: "9 wood"})
    play(game, "place Improvement", "play Clogs")
    assert deciding(game) == P2
