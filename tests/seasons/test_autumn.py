"""Autumn: a field phase and a vegetable on its space, and cheaper major improvements."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import WORK
from helpers import choices, crops, deciding, farm, names, play, told
from years import LAST_PERSON, altered, in_season

IMPROVEMENT = {"original": "Improvement", "revised": "Major Improvement"}

# -- the space ------------------------------------------------------------------------------------


def test_fields_are_harvested_and_a_vegetable_is_taken_in_any_order() -> None:
    for order in (("harvest fields", "take 1 vegetable"), ("take 1 vegetable", "harvest fields")):
        game = in_season("autumn", goods={P1: "nothing"}, crops={P1: {"b3": "3 grain", "b4": "1 vegetable"}})
        play(game, "place Autumn", *order)
        assert (game.goods(P1), crops(game, P1)) == ("1 grain 2 vegetable", ["2 grain"])


def test_either_may_be_left_out_but_not_both() -> None:
    game = in_season("autumn", goods={P1: "nothing"}, crops={P1: {"b3": "3 grain"}})
    game.play("place Autumn")
    assert choices(game) == ["harvest fields", "take 1 vegetable"]
    play(game, "harvest fields", "done")
    assert game.goods(P1) == "1 grain"


def test_without_crops_there_is_the_vegetable() -> None:
    game = in_season("autumn", goods={P1: "nothing"}, fields={P1: "b3"})
    game.play("place Autumn")
    assert (game.goods(P1), deciding(game)) == ("1 vegetable", P2)


def test_only_the_own_farm_is_harvested_and_nobody_is_fed() -> None:
    sown = {P1: {"b3": "3 grain"}, P2: {"b3": "3 grain"}}
    game = in_season("autumn", goods={P1: "nothing", P2: "nothing"}, crops=sown)
    play(game, "place Autumn", "harvest fields", "done")
    assert (crops(game, P1), crops(game, P2), farm(game).begging, game.phase) == (["2 grain"], ["3 grain"], 0, WORK)


def test_it_is_no_harvest_for_cards_that_speak_of_one() -> None:
    game = in_season(
        "autumn", played={P1: ("Scythe Worker", "Milk Jug")}, goods={P1: "nothing"}, crops={P1: {"b3": "3 grain"}}
    )
    play(game, "place Autumn", "harvest fields", "done")
    assert game.goods(P1) == "1 grain"


def test_corn_storehouse_and_water_mill_follow_it_as_they_follow_manure() -> None:
    cards, sown = {P1: ("Corn Storehouse",), P2: ("Water Mill",)}, {P1: {"b3": "1 grain", "b4": "1 grain"}}
    game = in_season("autumn", edition="original", played=cards, goods={P1: "nothing"}, crops=sown)
    play(game, "place Autumn", "harvest fields", "sow grain", "done", "done")
    assert (game.goods(P1), crops(game, P1), deciding(game)) == ("1 grain", ["2 grain"], P2)


def test_what_grows_on_cards_is_harvested_too() -> None:
    game = in_season("autumn", edition="original", played={P1: ("Bean Field",)}, goods={P1: "1 vegetable"}, round=4)
    play(game, "place Sow and Bake", "place Fishing", "place Autumn", "harvest fields", "take 1 vegetable")
    assert game.goods(P1) == "2 vegetable"


def test_the_field_overseer_sees_harvests_only() -> None:
    sown = {P2: {"a3": "3 grain", "a4": "3 grain", "a5": "3 grain"}}
    game = in_season("autumn", seats=5, played={P1: ("Field Overseer",)}, crops=sown, goods={P1: "nothing"})
    play(game, "place Forest", "place Autumn", "harvest fields", "done")
    assert farm(game).on_cards == {}


# -- major improvements ---------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_a_major_costs_a_building_resource_of_choice_less(edition: str) -> None:
    game = in_season("autumn", round=4, edition=edition, goods={P1: "3 clay 1 stone"})
    play(game, f"place {IMPROVEMENT[edition]}", "build Clay Oven")
    assert choices(game) == ["pay 2 clay 1 stone", "pay 3 clay"]
    game.play("pay 2 clay 1 stone")
    assert game.goods(P1) == "1 clay"


def test_every_major_of_the_round_is_cheaper_for_everybody() -> None:
    game = in_season("autumn", round=7, cards=("House Redevelopment",), goods={P1: "1 clay", P2: "4 clay 1 reed"})
    play(game, "place Major Improvement", "place House Redevelopment", "build Fireplace (3 clay)")
    assert (game.goods(P1), names(game, P1)) == ("nothing", ["Fireplace (2 clay)"])
    assert (game.goods(P2), names(game, P2)) == ("nothing", ["Fireplace (3 clay)"])


def test_what_is_paid_with_a_card_is_not_cheaper() -> None:
    game = in_season("autumn", round=4, goods={P1: "nothing"}, majors={P1: ("Fireplace (2 clay)",)})
    play(game, "place Major Improvement", "build Cooking Hearth (4 clay)")
    assert names(game, P1) == ["Cooking Hearth (4 clay)"]


@pytest.mark.parametrize(
    ("edition", "name"), [("original", "Renovation and Improvement"), ("revised", "House Redevelopment")]
)
def test_a_major_after_a_renovation_is_cheaper(edition: str, name: str) -> None:
    game = in_season("autumn", round=7, edition=edition, cards=(name,), goods={P1: "2 clay 1 reed 1 clay"})
    play(game, f"place {name}", "build Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"


def test_minor_improvements_cost_what_they_cost() -> None:
    game = in_season("autumn", round=4, decks="AB", goods={P1: "nothing"}, hand={P1: ("Milk Jug", "Handplow")})
    assert "place Major Improvement" not in game.options


def test_a_major_that_a_card_lets_build_is_cheaper() -> None:
    game = in_season(
        "autumn",
        edition="original",
        moor=3,
        decks="EIK",
        hand={P1: ("Register of Craftsmen",)},
        majors={P1: ("Fireplace (2 clay)", "Fireplace (3 clay)")},
        goods={P1: "1 wood 1 stone"},
    )
    play(game, "place Starting Player", "play Register of Craftsmen")
    assert (names(game, P1)[-1], game.goods(P1)) == ("Joinery", "nothing")


def test_the_traveling_salesman_builds_for_less() -> None:
    game = in_season(
        "autumn", edition="original", decks="EIK", played={P1: ("Traveling Salesman",)}, goods={P1: "1 clay"}
    )
    play(game, "place Starting Player", "build Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"


def test_other_discounts_add_up() -> None:
    game = in_season("autumn", round=4, seats=3, played={P1: ("Stonecutter",)}, goods={P1: "2 stone"})
    play(game, "place Major Improvement", "build Well")
    assert (names(game, P1), game.goods(P1)) == (["Stonecutter", "Well"], "nothing")


def test_the_discount_ends_when_the_marker_moves() -> None:
    game = in_season("autumn", round=5, at_home=LAST_PERSON, goods={P1: "1 clay"})
    assert "place Major Improvement" in game.options
    game.play("place Forest")
    assert (game.round, "place Major Improvement" in game.options) == (6, False)


def test_in_every_other_season_majors_cost_the_full_price() -> None:
    for season in ("winter", "spring", "summer"):
        game = in_season(season, round=4, goods={P1: "1 clay"})
        assert "place Major Improvement" not in game.options


# -- what is told ---------------------------------------------------------------------------------


def test_the_field_phase_is_told() -> None:
    game = in_season("autumn", goods={P1: "nothing"}, crops={P1: {"b3": "3 grain"}})
    assert told(game, "place Autumn", "harvest fields", "done") == [(P1, "goes to Autumn"), (P1, "harvests 1 grain")]


@pytest.mark.parametrize(
    ("edition", "wood", "reed", "majors"),
    [
        ("original", "3 Wood", "1 Reed", ("Improvement", "Renovation and Improvement")),
        ("revised", "Forest", "Reed Bank", ("Major Improvement", "House Redevelopment")),
    ],
)
def test_spaces_say_what_autumn_changes(edition: str, wood: str, reed: str, majors: tuple[str, str]) -> None:
    less = ("each major improvement costs 1 building resource of your choice less",)
    assert altered(in_season("autumn", round=7, edition=edition)) == {
        wood: ("1 wood more",),
        reed: ("1 reed more",),
        majors[0]: less,
        majors[1]: less,
    }
