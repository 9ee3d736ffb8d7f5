"""Occupations of deck E, G."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from helpers import Table, play
from situations import play_on

# -- Greengrocer ----------------------------------------------------------------------------------


def test_greengrocer_takes_a_vegetable_with_the_grain(table: Table) -> None:
    game = table(played={P1: ("Greengrocer",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 1 vegetable"


def test_greengrocer_ignores_grain_from_elsewhere(table: Table) -> None:
    game = table(played={P1: ("Greengrocer", "Seasonal Worker")}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 grain 2 food"


@pytest.mark.ruling("Greengrocer", "Grain from anywhere else")
def test_greengrocer_ignores_the_grain_of_the_granary(table: Table) -> None:
    game = table(round=7, hand={P1: ("Granary",)}, played={P1: ("Greengrocer",)}, goods={P1: "3 wood 4 food"})
    game.play("place Starting Player")
    game.play("play Granary")
    play_on(game, 8)
    assert "1 grain" in game.goods(P1)
    assert "vegetable" not in game.goods(P1)


# -- Grocer ---------------------------------------------------------------------------------------


def test_grocer_sells_eight_goods_from_top_to_bottom(table: Table) -> None:
    game = table(played={P1: ("Grocer",)}, goods={P1: "9 food"})
    bought = []
    for _ in range(8):
        game.play("use Grocer")
        bought.append(game.goods(P1))
    assert bought[:4] == [
        "1 reed 8 food",
        "1 reed 1 grain 7 food",
        "1 reed 1 stone 1 grain 6 food",
        "1 reed 1 stone 1 grain 1 vegetable 5 food",
    ]
    assert bought[4].startswith("1 wood 1 reed")
    assert bought[5].startswith("1 wood 1 clay 1 reed")
    assert bought[7] == "1 wood 1 clay 2 reed 1 stone 1 grain 2 vegetable 1 food"
    assert "use Grocer" not in game.options


def test_grocer_needs_a_food_which_a_grain_may_become(table: Table) -> None:
    poor = table(played={P1: ("Grocer",)}, goods={P1: "0 food"})
    assert "use Grocer" not in poor.options
    game = table(played={P1: ("Grocer",)}, goods={P1: "1 grain"})
    game.play("use Grocer")
    assert game.goods(P1) == "1 reed"


def test_grocer_sells_in_the_midst_of_an_action(table: Table) -> None:
    game = table(played={P1: ("Grocer",)}, goods={P1: "5 wood 2 reed 1 food"})
    game.play("place Build Rooms and Stables")
    game.play("use Grocer")
    game.play("room a1")
    assert game.goods(P1) == "1 reed"


def test_grocer_does_not_take_the_food_that_an_action_begun_must_pay(table: Table) -> None:
    game = table(played={P1: ("Grocer", "Carpenter")}, hand={P1: ("Potter", "Mason")}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert "use Grocer" not in game.options
    game.play("play Mason")
    assert game.goods(P1) == "nothing"


def test_grocer_sells_while_feeding(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Grocer",)}, goods={P1: "5 food"})
    game.play("use Grocer")
    assert game.goods(P1) == "1 reed 4 food"


@pytest.mark.ruling("Grocer", "not yours before you buy it")
def test_goods_on_the_grocer_do_not_score(table: Table) -> None:
    assert scores(table(played={P1: ("Grocer",)})) == scores(table())


@pytest.mark.ruling("Grocer", "not yours before you buy it")
@pytest.mark.parametrize("card", ["Strawberry Patch", "Herb Garden"])
def test_vegetables_on_the_grocer_meet_no_prerequisite(table: Table, card: str) -> None:
    game = table(played={P1: ("Grocer",)}, hand={P1: (card,)}, goods={P1: "9 food"})
    play(game, "use Grocer", "use Grocer", "use Grocer", "place Starting Player")
    assert f"play {card}" not in game.options
    planted = {P1: {"a1": "1 vegetable", "a2": "1 vegetable"}}
    able = table(played={P1: ("Grocer",)}, hand={P1: (card,)}, crops=planted)
    play(able, "place Starting Player")
    assert f"play {card}" in able.options


# -- Guildmaster ----------------------------------------------------------------------------------


@pytest.mark.ruling("Guildmaster", "too late to pay for it")
def test_guildmaster_takes_wood_for_the_joinery_afterwards(table: Table) -> None:
    improvements = {"cards": ("Improvement",), "played": {P1: ("Guildmaster",)}}
    game = table(goods={P1: "2 wood 2 stone"}, **improvements)
    game.play("place Improvement")
    assert game.goods(P1) == "4 wood"
    poor = table(goods={P1: "1 wood 2 stone"}, **improvements)
    assert "place Improvement" not in poor.options


@pytest.mark.ruling("Guildmaster", "too late to pay for it")
@pytest.mark.parametrize(
    ("major", "price", "gain"),
    [("Pottery", "2 clay 2 stone", "6 clay"), ("Basketmaker's Workshop", "2 reed 2 stone", "2 clay 3 reed")],
)
def test_guildmaster_takes_clay_or_reed_for_the_other_workshops(
    table: Table, major: str, price: str, gain: str
) -> None:
    game = table(cards=("Improvement",), played={P1: ("Guildmaster",)}, goods={P1: f"{price} 2 clay"})
    game.play("place Improvement")
    game.play(f"build {major}")
    assert game.goods(P1) == gain
    poor = table(cards=("Improvement",), played={P1: ("Guildmaster",)}, goods={P1: price.replace("2", "1", 1)})
    assert "place Improvement" not in poor.options


@pytest.mark.parametrize(
    ("card", "gain"), [("Cabinetmaker", "4 wood"), ("Potter", "4 clay"), ("Basketmaker", "3 reed")]
)
def test_guildmaster_takes_goods_for_an_occupation(table: Table, card: str, gain: str) -> None:
    game = table(played={P1: ("Guildmaster",)}, hand={P1: (card,)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == gain


def test_guildmaster_takes_two_for_each_card_that_lies_out(table: Table) -> None:
    game = table(
        majors={P1: ("Joinery", "Pottery", "Basketmaker's Workshop")},
        played={P1: ("Cabinetmaker", "Potter", "Basketmaker")},
        hand={P1: ("Guildmaster",)},
        goods={P1: "1 food"},
    )
    game.play("place Occupation")
    assert game.goods(P1) == "4 wood 4 clay 4 reed"


def test_guildmaster_does_not_care_what_others_get(table: Table) -> None:
    game = table(played={P2: ("Guildmaster",)}, hand={P1: ("Potter",)}, goods={P2: "0 food"})
    game.play("place Occupation")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Guildmaster", "both count")
def test_guildmaster_is_paid_for_a_joinery_built_again(table: Table) -> None:
    game = table(
        round=5, cards=("Improvement",), majors={P1: ("Joinery",)}, played={P1: ("Guildmaster",)},
        hand={P1: ("Sawmill",)}, at_home={P2: 0}, goods={P1: "2 wood 2 stone"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Sawmill")
    assert game.goods(P1) == "2 wood 2 stone"
    play(game, "place Improvement")
    assert "4 wood" in game.goods(P1)


@pytest.mark.ruling("Guildmaster", "both count")
@pytest.mark.parametrize(
    ("major", "card", "gain"),
    [
        ("Joinery", "Cabinetmaker", "4 wood"),
        ("Pottery", "Potter", "4 clay"),
        ("Basketmaker's Workshop", "Basketmaker", "3 reed"),
    ],
)
def test_guildmaster_is_paid_for_the_occupation_beside_the_improvement(
    table: Table, major: str, card: str, gain: str
) -> None:
    game = table(majors={P1: (major,)}, played={P1: ("Guildmaster",)}, hand={P1: (card,)}, goods={P1: "1 food"})
    play(game, "place Occupation")
    assert game.goods(P1) == gain


@pytest.mark.ruling("Guildmaster", "has become the Sawmill")
@pytest.mark.parametrize("joinery", [(), ("Joinery",)])
def test_guildmaster_takes_2_wood_for_the_sawmill(table: Table, joinery: tuple[str, ...]) -> None:
    game = table(majors={P1: joinery}, played={P1: ("Sawmill",)}, hand={P1: ("Guildmaster",)}, goods={P1: "0 food"})
    play(game, "place Occupation")
    assert game.goods(P1) == "2 wood"
