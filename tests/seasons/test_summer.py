"""Summer: plowing and bread on its space, grain for day laborers, a stable with each room."""

import pytest

from farmyard import view
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, deciding, farm, fields, play, told
from years import altered, in_season, space

OVEN = {P1: ("Clay Oven",)}
EXPANSION = {"original": "Build Rooms and Stables", "revised": "Farm Expansion"}

# -- the space ------------------------------------------------------------------------------------


def test_a_field_is_plowed_and_bread_baked_in_any_order() -> None:
    for order in (("plow b3", "bake 1 grain"), ("bake 1 grain", "plow b3")):
        game = in_season("summer", goods={P1: "2 grain"}, majors=OVEN)
        play(game, "place Summer", *order)
        assert (game.goods(P1), fields(game, P1)) == ("1 grain 5 food", 1)


def test_instead_of_baking_one_grain_becomes_4_food_without_an_improvement() -> None:
    game = in_season("summer", goods={P1: "3 grain"})
    play(game, "place Summer", "plow b3", "take 4 food")
    assert (game.goods(P1), fields(game, P1), deciding(game)) == ("2 grain 4 food", 1, P2)


def test_it_is_either_baking_or_the_exchange() -> None:
    game = in_season("summer", goods={P1: "3 grain"}, majors=OVEN)
    play(game, "place Summer", "take 4 food")
    assert {choice.split()[0] for choice in choices(game)} == {"plow", "done"}
    game.play("done")
    assert (game.goods(P1), fields(game, P1)) == ("2 grain 4 food", 0)


def test_one_of_them_must_be_done() -> None:
    game = in_season("summer", goods={P1: "1 grain"})
    game.play("place Summer")
    assert "done" not in game.options
    full = "a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5 a1"
    idle = in_season("summer", goods={P1: "nothing"}, fields={P1: full})
    assert space(idle, "Summer").obstacle == "no cell left to plow; nothing to bake with; 1 grain missing"


def test_who_has_nothing_to_bake_plows() -> None:
    game = in_season("summer", goods={P1: "nothing"})
    play(game, "place Summer", "plow b3")
    assert (fields(game, P1), deciding(game)) == (1, P2)


# -- Day Laborer ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_day_laborers_get_a_grain_more(edition: str) -> None:
    game = in_season("summer", edition=edition, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 grain 2 food"
    winter = in_season("winter", edition=edition, goods={P1: "nothing"})
    winter.play("place Day Laborer")
    assert winter.goods(P1) == "2 food"


def test_in_the_family_game_it_comes_with_the_food_and_the_resource() -> None:
    game = in_season("summer", edition="original", family=True, goods={P1: "nothing"})
    play(game, "place Day Laborer", "take 1 reed 1 food")
    assert game.goods(P1) == "1 reed 1 grain 1 food"


def test_cards_add_to_it() -> None:
    game = in_season("summer", played={P1: ("Seasonal Worker",)}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "2 grain 2 food"


# -- stables with rooms ---------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_a_stable_is_free_with_each_room(edition: str) -> None:
    game = in_season("summer", edition=edition, goods={P1: "10 wood 4 reed"})
    play(game, f"place {EXPANSION[edition]}", "room a1", "room a2", "stable a5", "stable b5")
    assert (game.goods(P1), farm(game).stables, deciding(game)) == ("nothing", ("a5", "b5"), P2)


def test_it_comes_beside_stables_that_are_paid() -> None:
    game = in_season("summer", goods={P1: "7 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1", "stable a5", "stable b5")
    assert (game.goods(P1), farm(game).stables) == ("nothing", ("a5", "b5"))


def test_paid_stables_alone_bring_no_other() -> None:
    game = in_season("summer", goods={P1: "2 wood"})
    play(game, "place Farm Expansion", "stable a5")
    assert (farm(game).stables, deciding(game)) == (("a5",), P2)


def test_it_may_be_left() -> None:
    game = in_season("summer", goods={P1: "5 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1", "done")
    assert (farm(game).stables, deciding(game)) == ((), P2)
    two = in_season("summer", goods={P1: "10 wood 4 reed"})
    play(two, "place Farm Expansion", "room a1", "room a2", "stable a5", "done")
    assert (farm(two).stables, deciding(two)) == (("a5",), P2)


def test_who_has_no_stable_left_gets_none() -> None:
    game = in_season("summer", goods={P1: "5 wood 2 reed"}, stables={P1: "a5 b5 c5 c4"})
    play(game, "place Farm Expansion", "room a1")
    assert deciding(game) == P2


@pytest.mark.parametrize("seats", [5, 6])
def test_house_building_brings_it_with_five_and_six(seats: int) -> None:
    game = in_season("summer", seats=seats, goods={P1: "5 wood 2 reed"})
    play(game, "place House Building", "room a1", "stable a5")
    assert farm(game).stables == ("a5",)


def test_so_does_the_room_of_the_original_edition_for_five() -> None:
    game = in_season("summer", edition="original", seats=5, goods={P1: "5 wood 2 reed"})
    play(game, "place Room or Traveling Players", "room a1", "stable a5")
    assert farm(game).stables == ("a5",)


def test_a_room_that_a_card_gives_brings_it() -> None:
    game = in_season("summer", played={P1: ("Cottager",)}, goods={P1: "5 wood 2 reed"})
    play(game, "place Day Laborer", "room a1", "stable a5")
    assert (farm(game).stables, game.goods(P1)) == (("a5",), "1 grain 2 food")


def test_a_free_room_of_a_minor_improvement_brings_it() -> None:
    game = in_season(
        "summer",
        edition="original",
        decks="EIK",
        hand={P1: ("Wooden Hut Extension",)},
        goods={P1: "1 reed 5 wood 9 clay"},
    )
    play(game, "place Starting Player", "play Wooden Hut Extension", "room a1", "stable a5")
    assert farm(game).stables == ("a5",)


def test_cards_react_to_the_stable_as_to_any_other() -> None:
    game = in_season("summer", edition="original", played={P1: ("Sawhorse",)}, goods={P1: "5 wood 2 reed"})
    play(game, "place Build Rooms and Stables", "room a1", "stable a5")
    assert farm(game).stables == ("a5",)


def test_with_strict_adjacency_it_borders_a_used_cell() -> None:
    game = in_season("summer", strict_adjacency=True, goods={P1: "5 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    assert set(choices(game)) == {"stable a2", "stable b2", "stable c2", "done"}


def test_in_every_other_season_rooms_bring_nothing() -> None:
    for season in ("winter", "spring", "autumn"):
        game = in_season(season, goods={P1: "5 wood 2 reed"})
        play(game, "place Farm Expansion", "room a1")
        assert deciding(game) == P2


# -- what is told ---------------------------------------------------------------------------------


def test_the_question_says_where_the_stable_comes_from() -> None:
    game = in_season("summer", goods={P1: "5 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    seen = view(game, P1)
    assert seen.question.startswith("Summer: ")
    assert "Build a stable on a5 (nothing)" in [option.label for option in seen.options]


def test_it_is_told_what_summer_gives() -> None:
    game = in_season("summer", goods={P1: "nothing"})
    assert told(game, "place Day Laborer") == [
        (P1, "goes to Day Laborer"),
        (P1, "gets 2 food"),
        (P1, "gets 1 grain from Summer"),
    ]


def test_spaces_say_what_summer_changes() -> None:
    assert altered(in_season("summer", round=5, seats=6, cards=("Western Quarry",))) == {
        "Farm Expansion": ("with each room 1 stable for nothing",),
        "House Building": ("with each room 1 stable for nothing",),
        "Day Laborer": ("1 grain more",),
        "Clay Pit": ("1 clay more",),
        "Hollow": ("1 clay more",),
        "Western Quarry": ("1 stone less",),
        "Fishing": ("1 food more",),
    }


def test_a_table_without_seasons_has_none_of_it(table: Table) -> None:
    game = table(goods={P1: "5 wood 2 reed"})
    play(game, "place Build Rooms and Stables", "room a1")
    assert deciding(game) == P2
