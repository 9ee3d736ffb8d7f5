"""Occupations of deck E, Mu."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, deciding, lying, play

# -- Mushroom Collector ---------------------------------------------------------------------------


def test_mushroom_collector_may_leave_a_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "2 wood 2 food"


def test_mushroom_collector_may_keep_the_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("done")
    assert game.goods(P1) == "3 wood"


def test_mushroom_collector_leaves_a_single_wood_which_still_counts_as_taken(table: Table) -> None:
    game = table(seats=4, played={P1: ("Mushroom Collector", "Berry Picker")}, goods={P1: "0 food"})
    game.play("place 1 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "3 food"
    assert lying(game, "1 Wood") == "1 wood"


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
def test_mushroom_collector_leaves_no_wood_of_the_supply(table: Table) -> None:
    game = table(seats=5, played={P1: ("Mushroom Collector",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 1 reed 1 stone"
    assert deciding(game) == P2


def test_mushroom_collector_leaves_wood_that_lies_on_any_space(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)}, spaces={"1 Clay": "1 clay 1 wood"}, goods={P1: "0 food"})
    game.play("place 1 Clay")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "1 clay 2 food"


@pytest.mark.ruling("Mushroom Collector", "Together with the Basket")
def test_mushroom_collector_and_basket_leave_three_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Basket")}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("use Mushroom Collector")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "5 food"


LEAVE = "take 2 food for 1 wood left behind"


@pytest.mark.ruling("Mushroom Collector", "Together with the Basket")
def test_mushroom_collector_and_basket_leave_three_of_four_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Basket")}, spaces={"3 Wood": "4 wood"}, goods={P1: "0 food"})
    play(game, "place 3 Wood", "use Basket", LEAVE)
    assert game.goods(P1) == "1 wood 5 food"
    assert lying(game, "3 Wood") == "3 wood"
    assert deciding(game) == P2


@pytest.mark.ruling("Mushroom Collector", "A space with a single wood")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("Potter", "2 food"),
        ("Berry Picker", "3 food"),
        ("Wood Cart", "2 wood 2 food"),
        ("Woodcutter", "1 wood 2 food"),
    ],
)
def test_a_single_wood_left_behind_still_counts_as_taken(table: Table, card: str, goods: str) -> None:
    game = table(seats=4, played={P1: ("Mushroom Collector", card)}, goods={P1: "0 food"})
    play(game, "place 1 Wood", LEAVE)
    assert game.goods(P1) == goods
    assert lying(game, "1 Wood") == "1 wood"


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
def test_mushroom_collector_leaves_no_wood_of_the_wood_cart(table: Table) -> None:
    game = table(
        played={P1: ("Mushroom Collector", "Basket", "Wood Cart")}, spaces={"3 Wood": "2 wood"}, goods={P1: "0 food"}
    )
    play(game, "place 3 Wood", "use Basket")
    assert game.goods(P1) == "2 wood 3 food"
    assert deciding(game) == P2


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
@pytest.mark.parametrize(
    ("space", "goods"), [("1 Clay", "2 clay 2 food"), ("1 Reed", "2 reed 2 food"), ("Fishing", "4 food")]
)
def test_mushroom_collector_leaves_wood_of_the_wood_distributor(table: Table, space: str, goods: str) -> None:
    game = table(
        phase=PREPARATION,
        played={P1: ("Mushroom Collector",), P2: ("Wood Distributor",)},
        goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )
    play(game, "use Wood Distributor", f"place {space}", LEAVE)
    assert game.goods(P1) == goods
    assert lying(game, space) == "1 wood"


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
def test_mushroom_collector_leaves_wood_of_the_master_forester(table: Table) -> None:
    game = table(
        played={P1: ("Mushroom Collector",), P2: ("Master Forester",)},
        goods={P1: "2 food"},
        spaces={"2 Wood (Master Forester)": "2 wood"},
    )
    play(game, "place 2 Wood (Master Forester)", LEAVE)
    assert game.goods(P1) == "1 wood 2 food"


@pytest.mark.ruling("Mushroom Collector", "The Wood Buyer has nothing to buy")
@pytest.mark.parametrize(("wood", "buys"), [("1 wood", False), ("2 wood", True)])
def test_wood_buyer_buys_no_wood_that_is_left_behind(table: Table, wood: str, buys: bool) -> None:
    game = table(
        played={P1: ("Mushroom Collector",), P2: ("Wood Buyer",)}, spaces={"3 Wood": wood},
        goods={P1: "1 wood", P2: "1 food"},
    )  # fmt: skip
    play(game, "place 3 Wood", LEAVE)
    assert deciding(game) == P2
    assert ("take 1 wood" in choices(game)) == buys


@pytest.mark.ruling("Mushroom Collector", "keep the Wood Distributor from sharing evenly")
def test_wood_left_behind_cannot_be_shared_evenly(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Wood Distributor")}, at_home={P1: 1, P2: 0}, goods={P1: "0 food"})
    play(game, "place 3 Wood", LEAVE, "use Wood Distributor")
    assert [lying(game, "3 Wood"), lying(game, "1 Clay")] == ["1 wood", "1 wood 2 clay"]
