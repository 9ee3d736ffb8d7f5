"""Minor improvements of Farmers of the Moor, O."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import BREEDING
from helpers import (
    Table,
    can_play,
    count_of,
    in_hand,
    names,
    play,
    play_minor,
    worth,
)
from moors import improve

# -- Oak Bark -------------------------------------------------------------------------------------


def test_oak_bark_brings_wood_for_animals_that_are_cooked(table: Table) -> None:
    game = table(hand={P1: ("Oak Bark",)}, goods={P1: "1 food"}, majors={P1: ("Well", "Joinery")})
    play_minor(game, "Oak Bark")
    assert game.goods(P1) == "2 wood"
    cook = table(
        played={P1: ("Oak Bark", "Open Grill")}, goods={P1: "1 sheep 1 boar 1 cattle 1 horse"},
        pastures={P1: ("a4", "a5", "b4 b5")},
    )  # fmt: skip
    for animal, wood in (("sheep", 0), ("boar", 1), ("cattle", 2), ("horse", 3)):
        cook.play(f"convert {animal}")
        assert count_of(cook, "wood") == wood


# -- Open Grill -----------------------------------------------------------------------------------


@pytest.mark.ruling("Open Grill", "is for sale again at its own place")
def test_open_grill_replaces_a_fireplace(table: Table) -> None:
    game = table(hand={P1: ("Open Grill",)}, majors={P1: ("Fireplace (3 clay)",)})
    improve(game, "Open Grill")
    assert names(game, P1) == ["Open Grill"]
    assert "Fireplace (3 clay)" in [card.name for card in game.for_sale()]
    simple = table(hand={P1: ("Open Grill",)}, played={P1: ("Simple Fireplace",)})
    improve(simple, "Open Grill")
    assert names(simple, P1) == ["Open Grill"]
    assert not can_play(table(hand={P1: ("Open Grill",)}), "Open Grill")


@pytest.mark.parametrize(("good", "food"), [("vegetable", 2), ("sheep", 2), ("boar", 3), ("cattle", 3), ("horse", 2)])
def test_open_grill_cooks(table: Table, good: str, food: int) -> None:
    game = table(played={P1: ("Open Grill",)}, goods={P1: f"1 {good}"})
    game.play(f"convert {good}")
    assert game.goods(P1) == f"{food} food"


def test_open_grill_bakes(table: Table) -> None:
    game = table(played={P1: ("Open Grill",)}, goods={P1: "2 grain"}, round=4, cards=("Sow and Bake",))
    play(game, "place Sow and Bake", "bake 2 grain")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Open Grill", "minor and a major improvement at once")
@pytest.mark.ruling("Open Grill", "It is no oven")
def test_open_grill_counts_once_and_is_no_oven(table: Table) -> None:
    played = {P1: ("Open Grill",)}
    assert can_play(table(hand={P1: ("River Clay",)}, played=played), "River Clay")
    barge = {"hand": {P1: ("Barge",)}, "goods": {P1: "3 wood"}}
    assert not can_play(table(played=played, **barge), "Barge")
    assert not can_play(table(hand={P1: ("Ceramics",)}, played=played, goods={P1: "1 clay"}), "Ceramics")


@pytest.mark.ruling("Open Grill", "nothing is cooked while breeding")
def test_open_grill_cooks_arrivals_but_not_the_young(table: Table) -> None:
    game = table(played={P1: ("Open Grill", "Nosebag")}, goods={P1: "1 sheep"})
    play(game, "place Take 1 Grain", "keep 1 sheep")
    assert game.goods(P1) == "1 grain 2 food 1 sheep"
    breeding = table(phase=BREEDING, played={P1: ("Open Grill",)}, goods={P1: "2 horse"}, stables={P1: "a1"})
    assert breeding.goods(P1) == "2 horse"


# -- Out on the Wallaby ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("majors", "goods"),
    [
        ((), "nothing"),
        (("Joinery",), "3 wood"),
        (("Pottery", "Basketmaker's Workshop"), "3 clay 2 reed"),
    ],
)
def test_out_on_the_wallaby_works_for_craftsmen(table: Table, majors: tuple[str, ...], goods: str) -> None:
    game = table(hand={P1: ("Out on the Wallaby",)}, majors={P1: majors}, goods={P1: "nothing"})
    play_minor(game, "Out on the Wallaby")
    assert (game.goods(P1), in_hand(game, P2)) == (goods, ["Out on the Wallaby"])


# -- Oven Damper ----------------------------------------------------------------------------------


@pytest.mark.ruling("Oven Damper", "It is no oven")
def test_oven_damper_brings_fuel_and_scores_ovens(table: Table) -> None:
    game = table(hand={P1: ("Oven Damper",)}, goods={P1: "2 stone"})
    play_minor(game, "Oven Damper")
    assert game.goods(P1) == "3 fuel"
    assert worth(table, "Oven Damper") == 0
    assert worth(table, "Oven Damper", majors={P1: ("Clay Oven", "Stone Oven", "Well")}) == 2
    assert worth(table, "Oven Damper", "Built-in Oven") == worth(table, "Built-in Oven") + 1
    assert not can_play(
        table(hand={P1: ("Ceramics",)}, played={P1: ("Oven Damper",)}, goods={P1: "1 clay"}), "Ceramics"
    )
