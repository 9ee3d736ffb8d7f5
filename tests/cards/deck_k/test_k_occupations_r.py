"""Occupations of deck K, R."""

from typing import Any

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, note, play, tally
from situations import NOBODY_ELSE

# -- Resource Seller ------------------------------------------------------------------------------


def test_resource_seller_counts_goods_made_inside_a_payment(table: Table) -> None:
    game = table(
        seats=4, round=4, played={P1: ("Resource Seller", "Dock Worker")}, hand={P1: ("Clogs",)}, goods={P1: "2 clay"}
    )
    play(game, "place Starting Player", "play Clogs")
    assert game.goods(P1) == "1 wood"


def test_the_sellers_resource_seller_counts_what_is_not_sold(table: Table) -> None:
    game = table(seats=4, played={P1: ("Resource Seller",), P2: ("Reed Buyer",)}, spaces={"1 Reed": "2 reed"})
    note(game, P1, "Resource Seller").goods = 2
    play(game, "place 1 Reed", "take 1 reed")
    assert tally(game, P1, "Resource Seller").goods == 3
    assert game.goods(P1) == "2 reed 4 food"


def test_the_buyers_resource_seller_counts_what_is_bought(table: Table) -> None:
    game = table(seats=4, played={P2: ("Reed Buyer", "Resource Seller")}, goods={P2: "1 food"})
    note(game, P2, "Resource Seller").goods = 2
    play(game, "place 1 Reed", "take 1 reed")
    assert game.goods(P2) == "2 reed"


def test_resource_seller_gives_away_its_stack_from_top_to_bottom(table: Table) -> None:
    game = table(
        seats=3, cards=("1 Stone",), round=5, played={P1: ("Resource Seller",)}, goods={P1: "nothing"},
        people={P1: 5}, at_home={P2: 0, P3: 0},
    )  # fmt: skip
    for space in ("3 Wood", "1 Clay", "1 Reed", "1 Clay (3 players)", "1 Stone"):
        game.play(f"place {space}")
    assert game.goods(P1) == "4 wood 4 clay 2 reed 2 stone"


def test_resource_seller_gives_nothing_for_another_kind_than_the_top_one(table: Table) -> None:
    game = table(played={P1: ("Resource Seller",)}, goods={P1: "nothing"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 clay"


def test_several_kinds_at_once_take_several_off_the_resource_seller(table: Table) -> None:
    game = table(played={P1: ("Resource Seller",)}, goods={P1: "nothing"}, spaces={"1 Clay": "2 wood 2 clay"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "3 wood 3 clay"


@pytest.mark.ruling("Resource Seller", "Everything you get counts")
def test_resource_seller_counts_what_a_round_brings(table: Table) -> None:
    game = table(
        played={P1: ("Resource Seller",)}, hand={P1: ("Private Forest",)}, goods={P1: "2 food"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Starting Player")
    game.play("play Private Forest")
    assert game.goods(P1) == "2 wood"


@pytest.mark.ruling("Resource Seller", "Everything you get counts")
def test_resource_seller_counts_what_cards_give(table: Table) -> None:
    game = table(seats=3, played={P1: ("Resource Seller",)}, hand={P1: ("Reeve",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "5 wood"


@pytest.mark.ruling("Resource Seller", "What you leave on the space")
def test_resource_seller_does_not_count_wood_left_behind(table: Table) -> None:
    game = table(played={P1: ("Resource Seller", "Basket")}, goods={P1: "nothing"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "3 food"


def test_resource_seller_counts_the_wood_that_is_not_left_behind(table: Table) -> None:
    game = table(played={P1: ("Resource Seller", "Basket")}, goods={P1: "nothing"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "2 wood 3 food"


@pytest.mark.ruling("Resource Seller", "What you leave on the space")
def test_a_card_takes_off_what_the_space_did_not(table: Table) -> None:
    game = table(
        played={P1: ("Woodcutter", "Resource Seller", "Basket")}, goods={P1: "nothing"}, spaces={"3 Wood": "2 wood"}
    )
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "2 wood 3 food"


def seller(table: Table, *cards: str, **situation: Any) -> Agricola:
    """One player places up to 5 people at a table of 4, with the Resource Seller and these cards."""
    settings: dict[str, Any] = {"people": {P1: 5}, "at_home": NOBODY_ELSE, "goods": {P1: "nothing"}, **situation}
    played = {P1: ("Resource Seller", *cards), **settings.pop("others", {})}
    return table(seats=4, round=5, cards=("1 Stone",), played=played, **settings)


@pytest.mark.ruling("Resource Seller", "Several kinds at the same time may take off several")
def test_the_clay_workers_clay_takes_off_the_clay_below_the_wood(table: Table) -> None:
    game = seller(table, "Clay Worker")
    play(game, "place 3 Wood")
    assert game.goods(P1) == "4 wood 2 clay"


@pytest.mark.ruling("Resource Seller", "what a space gives comes before what cards give")
def test_the_storehouse_keepers_clay_comes_after_the_stone_of_the_space(table: Table) -> None:
    game = seller(table, "Storehouse Keeper")
    play(game, "place 3 Wood", "place 1 Clay", "place Reed, Stone and Food", "take 1 clay")
    assert game.goods(P1) == "4 wood 4 clay 2 reed 1 stone 1 food"
    play(game, "place 1 Stone")
    assert game.goods(P1) == "4 wood 4 clay 2 reed 3 stone 1 food"


@pytest.mark.ruling("Resource Seller", "Several kinds at the same time may take off several")
def test_wood_laid_by_the_wood_distributor_takes_off_two_with_clay_or_reed(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Resource Seller", "Wood Distributor")}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", "place 1 Clay")
    assert game.goods(P1) == "3 wood 3 clay"


@pytest.mark.ruling("Resource Seller", "Each kind takes off at most one")
def test_two_clay_with_a_reed_take_only_one_clay_off_the_resource_seller(table: Table) -> None:
    game = table(
        seats=1, house={P1: "clay hut"}, played={P1: ("Resource Seller",)}, goods={P1: "2 food"},
        hand={P1: ("Clay Hut Builder", "Reed Collector")},
    )  # fmt: skip
    play(game, "place Occupation", "play Clay Hut Builder", "place Plow 1 Field", "plow a5")
    play(game, "place 3 Wood", "place Occupation")
    assert (game.round, game.goods(P1)) == (3, "5 wood 5 clay 2 reed")


def paid(buyer: str) -> list[str]:
    return ["1" if buyer == "Wood Buyer" else "2", "food"]


@pytest.mark.ruling("Resource Seller", "have to sell at once does not count")
@pytest.mark.parametrize(
    ("buyer", "before", "space", "kind", "kept"),
    [
        ("Wood Buyer", (), "1 Wood", "wood", "nothing"),
        ("Reed Buyer", ("3 Wood", "1 Clay"), "1 Reed", "reed", "4 wood 2 clay"),
        ("Stone Buyer", ("3 Wood", "1 Clay", "1 Reed", "2 Clay"), "1 Stone", "stone", "4 wood 5 clay 2 reed"),
    ],
)
def test_what_has_to_be_sold_takes_nothing_off(
    table: Table, buyer: str, before: tuple[str, ...], space: str, kind: str, kept: str
) -> None:
    game = seller(table, others={P2: (buyer,)}, goods={P1: "nothing", P2: "9 food"})
    for earlier in before:
        play(game, f"place {earlier}")
    unsold = game.clone()
    play(game, f"place {space}", f"take 1 {kind}")
    play(unsold, f"place {space}", "done")
    assert game.goods(P1).split(" ") == [*([] if kept == "nothing" else kept.split(" ")), *paid(buyer)]
    assert f"2 {kind}" in unsold.goods(P1)


@pytest.mark.ruling("Resource Seller", "What you leave on the space")
def test_wood_left_for_the_mushroom_collector_takes_nothing_off(table: Table) -> None:
    game = seller(table, "Mushroom Collector", spaces={"1 Wood": "1 wood"})
    play(game, "place 1 Wood", "take 2 food for 1 wood left behind")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Resource Seller", "Everything you get counts")
@pytest.mark.parametrize(
    ("card", "goods", "kept"),
    [("Reed Exchange", "2 wood", "2 reed"), ("Lumber", "1 stone", "4 wood")],
)
def test_goods_of_improvements_take_something_off(table: Table, card: str, goods: str, kept: str) -> None:
    game = table(played={P1: ("Resource Seller",)}, hand={P1: (card,)}, goods={P1: goods})
    play(game, "place Starting Player", f"play {card}")
    assert game.goods(P1) == kept


IDLE = ("feed", "place Fishing", "place Day Laborer", "place Take 1 Grain")


@pytest.mark.ruling("Resource Seller", "All goods laid on one round space are got together")
def test_wood_and_clay_of_one_round_space_take_off_two(table: Table) -> None:
    game = table(
        played={P1: ("Resource Seller",)}, hand={P1: ("Clay Deliveryman", "Private Forest")}, round=6,
        goods={P1: "3 food"}, at_home={P1: 2, P2: 0}, people={P1: 2, P2: 1},
    )  # fmt: skip
    play(game, "place Occupation", "place Starting Player", "play Private Forest")
    while game.round < 8:
        play(game, next(option for option in IDLE if option in game.options))
    assert game.goods(P1).startswith("2 wood 3 clay")


@pytest.mark.ruling("Resource Seller", "What lies on the card is not in your supply")
def test_what_lies_on_the_resource_seller_scores_and_pays_nothing(table: Table) -> None:
    game = table(played={P1: ("Resource Seller",)}, majors={P1: ("Pottery",)}, goods={P1: "2 clay"})
    without = table(majors={P1: ("Pottery",)}, goods={P1: "2 clay"})
    assert scores(game)[P1] == scores(without)[P1]
    poor = table(played={P1: ("Resource Seller",)}, goods={P1: "4 wood 2 reed"}, stables={P1: "a2 a3 a4 a5"})
    assert "place Build Rooms and Stables" not in poor.options
