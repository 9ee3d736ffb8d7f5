"""Minor improvements of Farmers of the Moor, L."""

from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FIELD
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    for_sale,
    in_hand,
    names,
    play,
    play_minor,
    points,
    worth,
)
from moors import build, improve, showing
from situations import HEARTH

# -- Land Parcel ----------------------------------------------------------------------------------

ALL_BUT_FOUR = "a2 a3 a4 a5 b3 b4 b5 c4 c5"


@pytest.mark.ruling("Land Parcel", "It cannot be played without")
def test_land_parcel_lays_a_forest(table: Table) -> None:
    game = table(hand={P1: ("Land Parcel",)}, tiles={P1: {"forest": ALL_BUT_FOUR}})
    improve(game, "Land Parcel")
    assert choices(game) == ["lay forest on a1", "lay forest on b2", "lay forest on c2", "lay forest on c3"]
    game.play("lay forest on b2")
    assert "b2" in showing(game, "forest")
    full = {P1: {"forest": f"{ALL_BUT_FOUR} a1 b2 c2 c3"}}
    assert not can_play(table(hand={P1: ("Land Parcel",)}, tiles=full), "Land Parcel")


@pytest.mark.ruling("Land Parcel", "With no unused cell at the end")
@pytest.mark.parametrize(
    ("more", "worth_it"), [("a1 b2 c2 c3", 0), ("b2 c2 c3", 2), ("c2 c3", -1), ("c3", -3), ("", -3)]
)
def test_land_parcel_scores_unused_cells(table: Table, more: str, worth_it: int) -> None:
    assert worth(table, "Land Parcel", tiles={P1: {"forest": f"{ALL_BUT_FOUR} {more}"}}) == worth_it


@pytest.mark.ruling("Land Parcel", "The Yeoman Farmer cancels")
@pytest.mark.ruling("Land Parcel", "count against you for the Constable")
def test_land_parcels_losses_are_negative_points(table: Table) -> None:
    assert worth(table, "Land Parcel", "Yeoman Farmer") == worth(table, "Yeoman Farmer")
    game = table(played={P1: ("Land Parcel",)})
    assert points(game, P1, "Lost through cards") == -3


# -- Large Livestock Market -----------------------------------------------------------------------


@pytest.mark.ruling("Large Livestock Market", "All of it or nothing")
@pytest.mark.ruling("Large Livestock Market", "must find a place or be cooked")
def test_large_livestock_market_trades_two_sheep(table: Table) -> None:
    situation: dict[str, Any] = {"hand": {P1: ("Large Livestock Market",)}, "pastures": {P1: ("a4 a5",)}}
    game = table(goods={P1: "1 food 3 sheep"}, **situation)
    play(game, "place Starting Player", "play Large Livestock Market", "take 1 cattle 1 horse")
    assert "keep 1 sheep 1 cattle" in choices(game)
    left = table(goods={P1: "1 food 2 sheep"}, **situation)
    play(left, "place Starting Player", "play Large Livestock Market", "done")
    assert (left.goods(P1), in_hand(left, P2)) == ("2 sheep", ["Large Livestock Market"])
    poor = table(goods={P1: "1 food 1 sheep 1 cattle"}, stables={P1: "a1"}, hand=situation["hand"])
    play_minor(poor, "Large Livestock Market")
    assert poor.goods(P1) == "1 sheep 1 cattle"


# -- Lawn Turf ------------------------------------------------------------------------------------


@pytest.mark.ruling("Lawn Turf", "are not unused")
@pytest.mark.parametrize(("forests", "fuel"), [(11, 0), (10, 1), (7, 4), (0, 5)])
def test_lawn_turf_dries_unused_cells(table: Table, forests: int, fuel: int) -> None:
    cells = " ".join(["a1", "a2", "a3", "a4", "a5", "b2", "b3", "b4", "b5", "c2", "c3"][:forests])
    four = {P1: ("Axe", "Basket", "Corn Scoop", "Clogs")}
    game = table(hand={P1: ("Lawn Turf",)}, tiles={P1: {"forest": cells}}, goods={P1: "nothing"}, played=four)
    play_minor(game, "Lawn Turf")
    assert (count_of(game, "fuel"), in_hand(game, P2)) == (fuel, ["Lawn Turf"])


# -- Leather Saddle -------------------------------------------------------------------------------


@pytest.mark.parametrize(("horses", "bonus"), [(3, 2), (2, 0)])
def test_leather_saddle_scores_cooked_cattle(table: Table, horses: int, bonus: int) -> None:
    game = table(
        played={P1: ("Leather Saddle",)}, goods={P1: f"2 cattle {horses} horse"}, pastures={P1: ("a4 a5", "b4 b5")},
        majors=HEARTH,
    )  # fmt: skip
    play(game, "convert cattle", "convert cattle")
    assert points(game, P1) == bonus


def test_leather_saddle_asks_for_two_horses(table: Table) -> None:
    hand = {P1: ("Leather Saddle",)}
    assert can_play(table(hand=hand, goods={P1: "1 food 2 horse"}, stables={P1: "a1"}), "Leather Saddle")
    assert not can_play(table(hand=hand, goods={P1: "1 food 1 horse"}), "Leather Saddle")


# -- Livestock Market -----------------------------------------------------------------------------


def market(table: Table, herd: str, **land: Any) -> Agricola:
    game = table(hand={P1: ("Livestock Market",)}, goods={P1: herd}, **land)
    play(game, "place Starting Player", "play Livestock Market")
    return game


@pytest.mark.ruling("Livestock Market", "Each animal by one step")
@pytest.mark.ruling("Livestock Market", "Only if all of your animals find a place")
def test_livestock_market_raises_animals_that_find_a_place(table: Table) -> None:
    game = market(table, "4 sheep 1 boar", pastures={P1: ("a4 a5",)})
    assert choices(game) == ["convert 1 boar into 1 cattle", "convert 3 sheep into 3 boar", "done"]
    roomy = market(table, "4 sheep 1 boar", pastures={P1: ("a4 a5", "b4 b5")})
    assert "convert 2 sheep 1 boar into 2 boar 1 cattle" in choices(roomy)
    assert not [text for text in choices(roomy) if "4 sheep" in text or "sheep into 1 cattle" in text]
    roomy.play("convert 3 sheep into 3 boar")
    assert (roomy.goods(P1), in_hand(roomy, P2)) == ("1 sheep 4 boar", ["Livestock Market"])


def test_livestock_market_makes_horses_of_cattle(table: Table) -> None:
    game = market(table, "5 cattle", pastures={P1: ("a4 a5", "b4 b5")})
    game.play("convert 3 cattle into 3 horse")
    assert game.goods(P1) == "2 cattle 3 horse"
    assert not can_play(
        table(hand={P1: ("Livestock Market",)}, goods={P1: "4 sheep"}, pastures={P1: ("a4 a5",)}), "Livestock Market"
    )


# -- Living History Museum ------------------------------------------------------------------------


@pytest.mark.ruling("Living History Museum", "its discounts end for you")
@pytest.mark.ruling("Living History Museum", "minor and a major improvement at once")
def test_living_history_museum_replaces_the_museum(table: Table) -> None:
    majors = {P1: ("Peat-charcoal Kiln", "Museum of the Moors")}
    situation: dict[str, Any] = {"hand": {P1: ("Living History Museum",)}, "majors": majors, "at_home": {P2: 0}}
    game = table(house={P1: "clay hut"}, goods={P1: "1 wood 2 stone"}, **situation)
    play(game, "place Starting Player", "play Living History Museum")
    assert "Museum of the Moors" in for_sale(game)
    assert "place Improvement" not in game.options
    assert not can_play(table(**situation), "Living History Museum")
    assert can_play(table(hand={P1: ("River Clay",)}, played={P1: ("Living History Museum",)}), "River Clay")


@pytest.mark.parametrize(
    ("under", "name", "goods"),
    [
        ("Well", "Village Church", "2 wood 3 stone"), ("Stone Oven", "Heating Stove", "2 clay"),
        ("Joinery", "Furniture Stall", "1 stone"), ("Forester's Lodge", "Riding Stables", "1 wood 1 clay 1 reed"),
        ("Pottery", "Ceramics Stall", "1 stone"), ("Clay Oven", "Furnace", "1 stone"),
        ("Basketmaker's Workshop", "Basket Stall", "1 stone"),
    ],
)  # fmt: skip
def test_living_history_museum_makes_new_majors_cheaper(table: Table, under: str, name: str, goods: str) -> None:
    situation: dict[str, Any] = {"majors": {P2: (under,)}, "goods": {P1: goods}}
    dear = table(**situation)
    assert "place Improvement" not in dear.options or f"build {name}" not in [*_improvements(dear)]
    game = table(played={P1: ("Living History Museum",)}, **situation)
    build(game, name)
    assert name in names(game, P1)


def _improvements(game: Agricola) -> list[str]:
    game.play("place Improvement")
    return choices(game)


# -- Loam -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at_home", "clay"), [(1, 1), (2, 0)])
def test_loam_brings_clay_with_one_person_left(table: Table, at_home: int, clay: int) -> None:
    game = table(played={P1: ("Loam",)}, at_home={P1: at_home}, goods={P1: "nothing"})
    game.play("special Hiring Fair")
    assert (count_of(game, "clay"), count_of(game, "food")) == (clay, 1)


# -- Loan -----------------------------------------------------------------------------------------


@pytest.mark.ruling("Loan", "It stays with you until it pays")
@pytest.mark.ruling("Loan", "for whoever has it lying there")
def test_loan_pays_with_clay_enough_and_moves_on(table: Table) -> None:
    paid = table(phase=FIELD, played={P1: ("Loan",)}, goods={P1: "9 clay 4 food"})
    assert (count_of(paid, "food"), in_hand(paid, P2), names(paid, P1)) == (6, ["Loan"], [])
    poor = table(phase=FIELD, played={P1: ("Loan",)}, goods={P1: "4 food"})
    assert (count_of(poor, "clay"), in_hand(poor, P2), names(poor, P1)) == (0, [], ["Loan"])
    assert worth(table, "Loan") == 1
    alone = table(seats=1, phase=FIELD, played={P1: ("Loan",)}, goods={P1: "9 clay 6 food 2 fuel"})
    assert (count_of(alone, "food"), in_hand(alone, P1), names(alone, P1)) == (6, [], [])


def test_loan_depends_on_the_number_drawn(table: Table) -> None:
    games = [table(seed=seed, phase=FIELD, played={P1: ("Loan",)}, goods={P1: "5 clay"}) for seed in range(60)]
    assert 20 < sum([names(game, P1) == [] for game in games]) < 47
