"""Rules that are easily broken: animals after fencing, actions begun and not done, refusals with a reason."""

from collections.abc import Callable

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1
from farmyard.agricola.state.game import FEEDING

Table = Callable[..., Agricola]
Situation = dict[str, object]

FIREPLACE = "Fireplace (2 clay)"


def test_animals_that_lose_their_place_when_a_pasture_is_divided_must_go(table: Table) -> None:
    game = table(
        round=1, cards=("Fences",), goods={P1: "1 wood 8 sheep"}, pastures={P1: ("b4 b5",)}, stables={P1: "b5"}
    )
    game.play("place Fences")
    assert game.goods(P1) == "7 sheep"


def test_animals_that_lose_their_place_when_a_pasture_is_divided_may_be_cooked(table: Table) -> None:
    farm = {"pastures": {P1: ("b4 b5",)}, "stables": {P1: "b5"}, "majors": {P1: (FIREPLACE,)}}
    game = table(round=1, cards=("Fences",), goods={P1: "1 wood 8 sheep"}, **farm)
    game.play("place Fences")
    assert game.goods(P1) == "2 food 7 sheep"


def test_two_stables_fenced_in_together_no_longer_hold_two_kinds(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "6 wood 1 sheep 1 boar 1 cattle"}, stables={P1: "b4 b5"})
    game.play("place Fences")
    game.play("enclose b4 b5")
    kept = {text for text in game.options if text.startswith("keep ")}
    assert kept == {"keep 1 sheep 1 boar", "keep 1 sheep 1 cattle", "keep 1 boar 1 cattle"}


def test_the_last_grain_may_not_be_eaten_instead_of_sowing_or_baking_it(table: Table) -> None:
    game = table(round=4, fields={P1: "b3"}, goods={P1: "1 grain"}, majors={P1: (FIREPLACE,)})
    game.play("place Sow and Bake")
    assert "convert grain" not in game.options


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_an_improvement_that_cannot_be_paid_is_refused_with_its_price(table: Table, edition: str) -> None:
    space = "Improvement" if edition == "original" else "Major Improvement"
    game = table(edition=edition, round=4, goods={P1: "3 clay"})
    game.play(f"place {space}")
    with pytest.raises(farmyard.IllegalChoice, match="Well costs 1 wood 3 stone; you have 3 clay"):
        game.play("build Well")


SOWER: Situation = {"round": 4, "fields": {P1: "b3"}, "goods": {P1: "2 grain"}, "majors": {P1: (FIREPLACE,)}}
HUNGRY: Situation = {"phase": FEEDING, "goods": {P1: "1 grain 1 sheep"}}
CROWDED: Situation = {"round": 11, "goods": {P1: "1 sheep"}}
DRIVER: Situation = {"seats": 5, "goods": {P1: "1 grain 1 vegetable"}}


@pytest.mark.parametrize(
    ("situation", "choices", "text"),
    [
        (SOWER, ["place Sow and Bake"], "bake 3 grain"),
        (SOWER, ["place Sow and Bake"], "sow vegetable"),
        (HUNGRY, [], "convert sheep"),
        (HUNGRY, [], "place Fishing"),
        (CROWDED, ["place 1 Cattle"], "keep 1 boar"),
        (DRIVER, ["place Take Animals"], "take 1 horse"),
        (DRIVER, ["place Take Animals", "take 1 cattle"], "pay 1 wood"),
    ],
)
def test_every_refusal_says_what_was_wrong_or_what_would_be_right(
    table: Table, situation: Situation, choices: list[str], text: str
) -> None:
    game = table(**situation)
    for choice in choices:
        game.play(choice)
    with pytest.raises(farmyard.IllegalChoice) as refused:
        game.play(text)
    assert str(refused.value) != f"'{text}' is not possible now"


def test_a_refusal_keeps_its_reason_whatever_the_capitals(table: Table) -> None:
    game = table(round=4, goods={P1: "3 wood"})
    with pytest.raises(farmyard.IllegalChoice, match="the smallest pasture takes 4 wood, you have 3"):
        game.play("Place Fences")


def test_two_separate_ends_of_a_pasture_are_not_one_pasture(table: Table) -> None:
    game = table(round=1, cards=("Fences",), goods={P1: "9 wood"}, pastures={P1: ("b2 b3 b4 b5",)})
    game.play("place Fences")
    with pytest.raises(farmyard.IllegalChoice, match="one connected group"):
        game.play("enclose b2 b5")
