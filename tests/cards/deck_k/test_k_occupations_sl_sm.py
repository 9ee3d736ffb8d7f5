"""Occupations of deck K, Sl to Sm."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import Table, crops, deciding, herd, play
from situations import HEARTH, butcher

# -- Slaughterman ---------------------------------------------------------------------------------


def test_slaughterman_gets_a_food_for_the_animals_of_others(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P2: ("Slaughterman",)}, majors=HEARTH, goods={P1: "3 sheep", P2: "0 food"},
        pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    play(game, "convert sheep", "convert sheep")
    assert (game.goods(P1), game.goods(P2)) == ("4 food 1 sheep", "1 food")


def test_slaughterman_gets_one_food_for_animals_cooked_with_those_that_find_no_place(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P2: ("Slaughterman",)}, majors=HEARTH, goods={P1: "0 food", P2: "0 food"},
        spaces={"1 Sheep": "4 sheep"}, pastures={P1: ("a5",)},
    )  # fmt: skip
    play(game, "place 1 Sheep", "convert sheep", "convert sheep", "keep 2 sheep")
    assert (game.goods(P1), game.goods(P2), deciding(game)) == ("4 food 2 sheep", "1 food", P2)


@pytest.mark.ruling("Slaughterman", "cook yourself")
def test_slaughterman_gets_nothing_for_own_animals(table: Table) -> None:
    game = butcher(table, "Slaughterman", supply="1 sheep")
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


P2_HEARTH = {P2: ("Cooking Hearth (4 clay)",)}


@pytest.mark.ruling("Slaughterman", "moment 7")
def test_slaughterman_feeds_last(table: Table) -> None:
    game = table(
        phase=FIELD, seats=3, played={P1: ("Slaughterman",)}, majors=P2_HEARTH, pastures={P2: ("a5",)},
        goods={P1: "4 grain", P2: "4 food 2 sheep", P3: "4 food 1 grain"},
    )  # fmt: skip
    assert deciding(game) == P2
    play(game, "convert sheep", "feed")
    assert deciding(game) == P3
    game.play("feed")
    assert (deciding(game), game.goods(P1)) == (P1, "4 grain 1 food")


@pytest.mark.ruling("Layabout", "The Slaughterman and")
@pytest.mark.ruling("Slaughterman", "stay out of a harvest with the Layabout")
def test_slaughterman_is_paid_while_staying_out_of_the_harvest(table: Table) -> None:
    game = table(
        round=4, seats=3, played={P1: ("Slaughterman",)}, hand={P1: ("Layabout",)}, majors=P2_HEARTH,
        goods={P1: "1 food", P2: "4 food 1 sheep"}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    game.play("place Occupation")
    assert (deciding(game), game.phase) == (P2, FEEDING)
    game.play("convert sheep")
    assert game.goods(P1) == "1 food"


# -- Smallholder ----------------------------------------------------------------------------------


def sheep_kept(table: Table, *cards: str, pasture: str = "c5", stables: str = "") -> int:
    """How many sheep a farm keeps with these cards, the pet not counted."""
    pastures = {P1: (pasture,)} if pasture else {}
    game = table(
        cards=("1 Sheep",), round=4, played={P1: cards}, pastures=pastures, stables={P1: stables},
        spaces={"1 Sheep": "15 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    return herd(game)[0] - 1


def test_smallholders_small_pastures_hold_three(table: Table) -> None:
    assert sheep_kept(table, "Smallholder") == 3
    assert sheep_kept(table, "Smallholder", pasture="c4 c5") == 4
    assert sheep_kept(table, "Smallholder", stables="c5") == 4


@pytest.mark.ruling("Smallholder", "It adds up with the Drinking Trough")
def test_smallholder_adds_up_with_other_cards_for_pastures(table: Table) -> None:
    assert sheep_kept(table, "Smallholder", "Drinking Trough") == 5
    assert sheep_kept(table, "Shepherd's Pipe", "Smallholder") == 5
    assert sheep_kept(table, "Shepherd's Pipe", "Smallholder", "Drinking Trough") == 7


@pytest.mark.ruling("Smallholder", "stables and the Animal Yard gain nothing")
def test_smallholder_enlarges_neither_stables_nor_the_animal_yard(table: Table) -> None:
    assert sheep_kept(table, "Smallholder", pasture="", stables="a5") == 1
    assert sheep_kept(table, "Smallholder", "Animal Yard", pasture="") == 2


@pytest.mark.ruling("Smallholder", "All fields sown in one action gain the crop")
def test_smallholder_adds_to_each_field_sown(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder",)}, fields={P1: "a4 a5"}, goods={P1: "1 grain 1 vegetable"}
    )
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("sow vegetable")
    game.play("use Smallholder")
    assert crops(game, P1) == ["4 grain", "3 vegetable"]


@pytest.mark.ruling("Smallholder", "or none")
def test_smallholder_may_leave_all_fields_as_they_are(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Smallholder",)}, fields={P1: "a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    game.play("done")
    assert crops(game, P1) == ["3 grain"]


def test_smallholder_gains_nothing_with_three_fields(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Smallholder",)}, fields={P1: "a3 a4 a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    assert deciding(game) == P2
    assert crops(game, P1) == ["3 grain"]


def test_smallholder_adds_to_fields_on_cards(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", "Bean Field", "Lettuce Patch")}, goods={P1: "2 vegetable"}
    )
    game.play("place Sow and Bake")
    game.play("sow vegetable on Bean Field")
    game.play("sow vegetable on Lettuce Patch")
    game.play("use Smallholder")
    assert crops(game, P1) == ["3 vegetable", "3 vegetable"]


@pytest.mark.ruling("Smallholder", "Copse and Forester do not")
def test_copse_and_forester_are_no_fields_for_the_smallholder(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", "Copse", "Forester")}, fields={P1: "a4 a5"},
        goods={P1: "1 grain 1 wood"},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("sow wood on Forester")
    game.play("use Smallholder")
    assert crops(game, P1) == ["4 grain", "3 wood"]


def test_smallholder_has_no_use_where_only_wood_is_planted(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Smallholder", "Copse")}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert deciding(game) == P2


def test_smallholder_adds_up_with_the_potato_dibber(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", "Potato Dibber")}, fields={P1: "a5"},
        goods={P1: "1 vegetable"},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("use Smallholder")
    assert crops(game, P1) == ["4 vegetable"]


@pytest.mark.ruling("Smallholder", "works when cards let you sow")
def test_smallholder_works_with_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Smallholder",)}, hand={P1: ("Hobby Farmer",)}, fields={P1: "a5"}, goods={P1: "1 food"}
    )
    game.play("place Occupation")
    game.play("sow vegetable")
    game.play("use Smallholder")
    assert crops(game, P1) == ["3 vegetable"]


VEGETABLE_CARDS = ("Bean Field", "Lettuce Patch", "Turnip Field")


def with_smallholder(table: Table, *cards: str, fields: str = "a5", goods: str = "1 grain") -> Agricola:
    """The Smallholder is about to sow."""
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", *cards)}, fields={P1: fields}, goods={P1: goods}
    )  # fmt: skip
    play(game, "place Sow and Bake")
    return game


@pytest.mark.ruling("Smallholder", "do not count among the two")
@pytest.mark.parametrize("card", ["Acreage", *VEGETABLE_CARDS])
def test_fields_on_cards_are_none_of_the_smallholders_two(table: Table, card: str) -> None:
    two = with_smallholder(table, card, fields="a4 a5", goods="1 grain")
    play(two, *[choice for choice in ("sow grain",) if choice in two.options], "use Smallholder")
    assert crops(two, P1) == ["4 grain"]
    three = with_smallholder(table, card, fields="a3 a4 a5", goods="1 grain")
    play(three, *[choice for choice in ("sow grain",) if choice in three.options])
    assert (crops(three, P1), deciding(three)) == (["3 grain"], P2)


@pytest.mark.ruling("Smallholder", "whether they gain the crop")
def test_the_smallholder_adds_to_the_acreage(table: Table) -> None:
    alone = with_smallholder(table, "Acreage", fields="")
    play(alone, "use Smallholder")
    assert crops(alone, P1) == ["4 grain"]


@pytest.mark.ruling("Smallholder", "whether they gain the crop")
@pytest.mark.parametrize("card", VEGETABLE_CARDS)
def test_the_smallholder_adds_to_a_vegetable_card(table: Table, card: str) -> None:
    game = with_smallholder(table, card, fields="", goods="1 vegetable")
    play(game, "use Smallholder")
    assert crops(game, P1) == ["3 vegetable"]


@pytest.mark.ruling("Smallholder", "adds up with other cards that make fields hold more")
@pytest.mark.parametrize(
    ("card", "goods", "crop"),
    [
        ("Liquid Manure", "1 grain", "5 grain"),
        ("Fieldsman", "1 grain", "6 grain"),
        ("Potato Dibber", "1 vegetable", "4 vegetable"),
    ],
)
def test_the_smallholders_grain_comes_on_top(table: Table, card: str, goods: str, crop: str) -> None:
    game = with_smallholder(table, card, goods=goods)
    play(game, "use Smallholder")
    assert crops(game, P1) == [crop]
