"""Occupations of deck E, Ho to L."""

from typing import Any

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.words.numbers import PlantedFields
from helpers import Table, choices, crops, deciding, farm, growing, note, play
from situations import play_on

# -- Hobby Farmer ---------------------------------------------------------------------------------


def test_the_hobby_farmers_vegetable_may_go_on_the_bean_field(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Hobby Farmer",)}, played={P1: ("Bean Field",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("sow vegetable on Bean Field")
    assert PlantedFields("vegetable").of(game, P1) == 1


def test_hobby_farmer_sows_the_vegetable_at_once(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, goods={P1: "0 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("sow vegetable")
    assert game.goods(P1) == "nothing"
    assert growing(game, "a1") == "2 vegetable"


def test_hobby_farmer_may_keep_the_vegetable(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, goods={P1: "0 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("done")
    assert game.goods(P1) == "1 vegetable"


@pytest.mark.ruling("Hobby Farmer", "nothing else may be sown")
def test_hobby_farmer_sows_one_vegetable_and_nothing_else(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, goods={P1: "2 grain 2 vegetable"}, fields={P1: "a1 a2"})
    game.play("place Occupation")
    assert "sow grain" not in game.options
    game.play("sow vegetable")
    assert game.goods(P1) == "2 grain 2 vegetable"
    assert deciding(game) == P2


def test_hobby_farmer_sows_on_the_bean_field(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Bean Field",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("sow vegetable on Bean Field")
    assert game.goods(P1) == "nothing"


def test_potato_dibber_adds_to_what_the_hobby_farmer_sows(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Potato Dibber",)}, goods={P1: "0 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("sow vegetable")
    assert growing(game, "a1") == "3 vegetable"


def test_smallholder_adds_to_what_the_hobby_farmer_sows(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Smallholder",)}, goods={P1: "1 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("sow vegetable")
    game.play("use Smallholder")
    assert growing(game, "a1") == "3 vegetable"


def test_hobby_farmer_plants_no_wood(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Copse",)}, goods={P1: "1 wood"}, fields={P1: "a1"})
    game.play("place Occupation")
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["sow vegetable", "done"]


@pytest.mark.ruling("Hobby Farmer", "The Planter Box adds to it")
def test_planter_box_adds_to_what_the_hobby_farmer_sows(table: Table) -> None:
    game = table(
        hand={P1: ("Hobby Farmer",)}, played={P1: ("Planter Box",)}, fields={P1: "b2 c5"}, goods={P1: "0 food"}
    )
    game.play("place Occupation")
    game.play("sow vegetable on b2")
    assert crops(game, P1) == ["3 vegetable"]


HOBBY: dict[str, Any] = {"hand": {P1: ("Hobby Farmer",)}, "fields": {P1: "a1"}}


@pytest.mark.ruling("Hobby Farmer", "It is a sowing")
@pytest.mark.parametrize(
    ("card", "moves", "crop"),
    [
        ("Potter", (), "2 vegetable"),
        ("Fieldsman", (), "4 vegetable"),
        ("Smallholder", ("use Smallholder",), "3 vegetable"),
        ("Potato Dibber", (), "3 vegetable"),
        ("Liquid Manure", (), "3 vegetable"),
    ],
)
def test_cards_add_to_what_the_hobby_farmer_sows(table: Table, card: str, moves: tuple[str, ...], crop: str) -> None:
    game = table(played={P1: (card,)}, goods={P1: "1 food"}, **HOBBY)
    play(game, "place Occupation", "sow vegetable", *moves)
    assert growing(game, "a1") == crop


@pytest.mark.ruling("Hobby Farmer", "It is a sowing")
def test_field_worker_gains_from_the_hobby_farmer_who_sows(table: Table) -> None:
    game = table(played={P2: ("Field Worker",)}, goods={P2: "0 food"}, **HOBBY)
    play(game, "place Occupation", "sow vegetable")
    assert game.goods(P2) == "1 grain"
    kept = table(played={P2: ("Field Worker",)}, goods={P2: "0 food"}, **HOBBY)
    play(kept, "place Occupation", "done")
    assert kept.goods(P2) == "nothing"


@pytest.mark.ruling("Hobby Farmer", "nothing else may be sown")
@pytest.mark.parametrize("card", ["Bean Field", "Turnip Field", "Lettuce Patch"])
def test_hobby_farmer_sows_on_cards_for_vegetables(table: Table, card: str) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: (card,)}, goods={P1: "0 food"})
    play(game, "place Occupation", f"sow vegetable on {card}")
    assert game.goods(P1) == "nothing"
    assert "2 vegetable" in crops(game, P1)


@pytest.mark.ruling("Hobby Farmer", "nothing else may be sown")
def test_hobby_farmer_leaves_the_acreage_alone(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Acreage",)}, goods={P1: "2 grain"}, fields={P1: "a1"})
    play(game, "place Occupation")
    assert choices(game) == ["sow vegetable", "done"]


# -- Hut Builder ----------------------------------------------------------------------------------


def test_hut_builder_adds_a_free_room_when_round_11_begins(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)})
    game.play("place Occupation")
    play_on(game, 11)
    game.play("room a1")
    assert len(farm(game).rooms) == 3
    assert game.phase == "work"


@pytest.mark.ruling("Hut Builder", "not later")
def test_hut_builder_may_decline_for_good(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)})
    game.play("place Occupation")
    play_on(game, 11)
    game.play("done")
    play_on(game, 12)
    assert len(farm(game).rooms) == 2


@pytest.mark.ruling("Hut Builder", "without effect")
def test_hut_builder_has_no_effect_from_round_5(table: Table) -> None:
    game = table(round=5, hand={P1: ("Hut Builder",)})
    game.play("place Occupation")
    play_on(game, 11)
    assert "room a1" not in game.options
    assert list(farm(game).occupations) == ["Hut Builder"]


def test_hut_builder_adds_nothing_to_a_stone_house(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)}, house={P1: "stone house"})
    game.play("place Occupation")
    play_on(game, 11)
    assert "room a1" not in game.options


@pytest.mark.ruling("Hut Builder", "counts as building a room")
def test_free_room_of_the_hut_builder_concerns_the_wet_nurse(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)}, played={P1: ("Wet Nurse",)})
    game.play("place Occupation")
    play_on(game, 11)
    game.play("room a1")
    game.play("grow")
    assert farm(game).people == 3


def test_hut_builder_adds_a_room_to_a_clay_hut(table: Table) -> None:
    game = table(round=10, played={P1: ("Hut Builder",)}, house={P1: "clay hut"}, at_home={P2: 0}, goods={P1: "0 food"})
    note(game, P1, "Hut Builder").reserve(11, 1)
    play(game, "place 3 Wood", "place 1 Clay", "room a1")
    assert game.goods(P1) == "3 wood 1 clay"
    assert (game.round, game.phase) == (11, "work")


@pytest.mark.ruling("Hut Builder", "not later")
def test_hut_builder_cannot_be_asked_again(table: Table) -> None:
    game = table(round=10, played={P1: ("Hut Builder",)}, at_home={P2: 0}, goods={P1: "0 food"})
    note(game, P1, "Hut Builder").reserve(11, 1)
    play(game, "place 3 Wood", "place 1 Clay", "done")
    assert "use Hut Builder" not in game.options
    assert "room a1" not in game.options


# -- Land Agent -----------------------------------------------------------------------------------


def test_land_agent_takes_a_vegetable(table: Table) -> None:
    game = table(hand={P1: ("Land Agent",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "1 vegetable"


def test_land_agent_takes_a_grain_with_the_vegetable(table: Table) -> None:
    game = table(round=8, cards=("Take 1 Vegetable",), played={P1: ("Land Agent",)}, goods={P1: "0 food"})
    game.play("place Take 1 Vegetable")
    assert game.goods(P1) == "1 grain 1 vegetable"


# -- Lord of the Manor ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "farm",
    [
        {"fields": {P1: "a1 a2 a3 a4 a5"}},
        {"pastures": {P1: ("a4", "a5", "b4", "b5")}},
        {"goods": {P1: "8 grain"}},
        {"goods": {P1: "5 grain"}, "crops": {P1: {"a1": "3 grain"}}},
        {"goods": {P1: "2 vegetable"}, "crops": {P1: {"a1": "2 vegetable"}}},
        {"goods": {P1: "8 sheep"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "7 boar"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "6 cattle"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"stables": {P1: "a4 a5 b4 b5"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
    ],
)
def test_lord_of_the_manor_gets_a_point_for_four_points(table: Table, farm: dict[str, Any]) -> None:
    assert scores(table(played={P1: ("Lord of the Manor",)}, **farm))[P1] == scores(table(**farm))[P1] + 1


@pytest.mark.parametrize(
    "farm",
    [
        {"fields": {P1: "a1 a2 a3 a4"}},
        {"pastures": {P1: ("a4 b4", "a5", "b5")}},
        {"goods": {P1: "7 grain 3 vegetable"}},
        {"stables": {P1: "a4 a5 b4 c5"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "7 sheep"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "6 boar"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "5 cattle"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
    ],
)
def test_lord_of_the_manor_gets_nothing_for_less(table: Table, farm: dict[str, Any]) -> None:
    assert scores(table(played={P1: ("Lord of the Manor",)}, **farm)) == scores(table(**farm))


@pytest.mark.ruling("Lord of the Manor", "Bonus points of other cards")
@pytest.mark.parametrize(
    ("card", "farm"),
    [
        ("Milking Hand", {"goods": {P1: "5 cattle"}, "pastures": {P1: ("a4 a5 b4 b5",)}}),
        ("Loom", {"goods": {P1: "7 sheep"}, "pastures": {P1: ("a4 a5 b4 b5",)}}),
        ("Manger", {"pastures": {P1: ("a3 a4 a5", "b3 b4 b5")}}),
    ],
)
def test_bonus_points_do_not_help_the_lord_of_the_manor(table: Table, card: str, farm: dict[str, Any]) -> None:
    without = scores(table(played={P1: (card,)}, **farm))
    assert without[P1] > scores(table(**farm))[P1]
    assert scores(table(played={P1: (card, "Lord of the Manor")}, **farm)) == without


def test_lord_of_the_manor_adds_up_his_points(table: Table) -> None:
    farm: dict[str, Any] = {"goods": {P1: "8 grain 4 vegetable"}, "fields": {P1: "a1 a2 a3 a4 a5"}}
    assert scores(table(played={P1: ("Lord of the Manor",)}, **farm))[P1] == scores(table(**farm))[P1] + 3
