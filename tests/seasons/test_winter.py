"""Winter: a dear child, no fishing up to round 11, and fields that cost food."""

import pytest

from farmyard import IllegalChoice
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, farm, fields, note, play, told
from years import LAST_PERSON, altered, begun, in_season, lying, space

# -- the space ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "food"), [(1, 6), (4, 6), (5, 5), (7, 5), (8, 4), (9, 4), (10, 3), (11, 3), (12, 2), (13, 2), (14, 1)]
)
def test_a_child_costs_2_wood_and_a_food_for_each_harvest_still_to_come(round: int, food: int) -> None:
    game = in_season("winter", round=round, goods={P1: f"2 wood {food} food"})
    game.play("place Winter")
    assert (game.goods(P1), farm(game).people, farm(game).newborns) == ("nothing", 3, 1)
    poor = in_season("winter", round=round, goods={P1: f"2 wood {food - 1} food"})
    assert space(poor, "Winter").obstacle == "1 food missing"


def test_the_child_needs_no_room_but_a_place_in_the_family() -> None:
    game = in_season("winter", people={P1: 5}, goods={P1: "2 wood 6 food"})
    assert space(game, "Winter").obstacle == "a family has at most 5 members"


def test_the_food_may_be_made_of_grain_and_the_wood_is_not_begged_for() -> None:
    game = in_season("winter", round=14, goods={P1: "2 wood 1 grain"})
    game.play("place Winter")
    assert game.goods(P1) == "nothing"
    assert space(in_season("winter", goods={P1: "1 wood 9 food"}), "Winter").obstacle == "1 wood missing"


def test_the_space_says_what_it_costs() -> None:
    assert space(in_season("winter"), "Winter").text == (
        "Pay 2 wood and 1 food for each harvest still to come, then have a child, even without room for it."
    )


def test_who_plays_alone_has_the_same_harvests_to_come() -> None:
    game = in_season("winter", round=9, seats=1, goods={P1: "2 wood 4 food"})
    game.play("place Winter")
    assert (game.goods(P1), farm(game).people) == ("nothing", 3)


# -- Fishing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_nobody_fishes_up_to_round_11_but_food_gathers(edition: str) -> None:
    game = begun("winter", round=11, edition=edition, spaces={"Fishing": "2 food"})
    assert lying(game, "Fishing") == ["3 food"]
    assert space(game, "Fishing").obstacle == "shut while it is winter, up to round 11"
    with pytest.raises(IllegalChoice, match="Fishing: shut while it is winter, up to round 11"):
        game.play("place Fishing")
    late = in_season("winter", round=12, edition=edition, spaces={"Fishing": "2 food"}, goods={P1: "nothing"})
    late.play("place Fishing")
    assert late.goods(P1) == "2 food"


def test_fishing_is_open_again_in_spring_with_all_that_gathered() -> None:
    game = in_season("winter", round=2, at_home=LAST_PERSON, spaces={"Fishing": "4 food"}, goods={P1: "nothing"})
    play(game, "place Grain Seeds", "place Fishing")
    assert game.goods(P1) == "1 grain 5 food"


def test_the_net_fisherman_gets_nothing_off_the_ice() -> None:
    for season, caught in (("winter", False), ("spring", True)):
        game = in_season(
            season, edition="original", played={P1: ("Net Fisherman",)}, at_home=LAST_PERSON, goods={P1: "nothing"}
        )
        game.play("place 1 Reed")
        assert ("take 1 food" in game.options) == caught


def test_the_alien_farmhand_gets_nothing_off_the_ice() -> None:
    for season, caught in (("winter", "1 stone"), ("spring", "1 stone 1 food")):
        game = in_season(
            season, round=5, x_deck=True, cards=("Western Quarry",), draws=("Alien Farmhand",), at_home=LAST_PERSON,
            goods={P1: "nothing"},
        )  # fmt: skip
        play(game, "place Western Quarry", "place the pitchfork on Fishing", "done")
        assert (game.round, game.goods(P1)) == (6, caught)


# -- plowing --------------------------------------------------------------------------------------


def test_a_field_costs_a_food_on_farmland() -> None:
    game = in_season("winter", goods={P1: "2 food"})
    play(game, "place Farmland", "plow b3")
    assert (game.goods(P1), fields(game, P1)) == ("1 food", 1)
    assert space(in_season("winter", goods={P1: "nothing"}), "Farmland").obstacle == "1 food missing"


@pytest.mark.parametrize(("edition", "name"), [("original", "Plow and Sow"), ("revised", "Cultivation")])
def test_a_field_costs_a_food_where_it_may_be_sown_next(edition: str, name: str) -> None:
    game = in_season("winter", round=12, edition=edition, cards=(name,), goods={P1: "1 food 1 grain"})
    play(game, f"place {name}", "plow b3", "sow grain")
    assert game.goods(P1) == "nothing"
    sown = in_season("winter", round=12, edition=edition, cards=(name,), goods={P1: "1 grain"}, fields={P1: "b3"})
    sown.play(f"place {name}")
    assert "done" not in choices(sown)


def test_with_six_players_a_field_on_farm_supplies_costs_2_food() -> None:
    game = in_season("winter", seats=6, goods={P1: "2 food"})
    play(game, "place Farm Supplies", "plow b3")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 1)
    grain = in_season("winter", seats=6, goods={P1: "1 food"})
    grain.play("place Farm Supplies")
    assert (grain.goods(P1), fields(grain, P1)) == ("1 grain", 0)


def test_who_can_pay_in_several_ways_is_asked() -> None:
    game = in_season("winter", goods={P1: "1 grain 1 vegetable"})
    play(game, "place Farmland", "plow b3")
    assert choices(game) == ["pay 1 food from 1 grain", "pay 1 food from 1 vegetable"]
    game.play("pay 1 food from 1 vegetable")
    assert game.goods(P1) == "1 grain"


def test_each_field_of_a_plow_costs_a_food() -> None:
    game = in_season("winter", edition="original", played={P1: ("Turnwrest Plow",)}, goods={P1: "2 food"})
    play(game, "place Plow 1 Field", "plow b3", "plow b4")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 2)


def test_the_plow_driver_pays_2_food_at_the_start_of_a_winter_round() -> None:
    for food, offered in ((2, True), (1, False)):
        game = begun(
            "winter", round=2, played={P1: ("Plow Driver",)}, house={P1: "stone house"}, goods={P1: f"{food} food"}
        )
        assert ("plow b3" in game.options) == offered
    dear = begun("winter", round=2, played={P1: ("Plow Driver",)}, house={P1: "stone house"}, goods={P1: "2 food"})
    dear.play("plow b3")
    assert dear.goods(P1) == "nothing"


def test_a_field_of_the_handplow_costs_a_food_in_winter() -> None:
    game = in_season("autumn", round=6, played={P1: ("Handplow",)}, at_home=LAST_PERSON, goods={P1: "nothing"})
    note(game, P1, "Handplow").reserve(7)
    game.play("place Day Laborer")
    play(game, "plow b3")
    assert (game.goods(P1), fields(game, P1)) == ("1 food", 1)


def test_a_card_that_plows_is_played_without_effect_where_the_food_is_missing() -> None:
    game = in_season("winter", decks="AB", goods={P1: "2 food"}, hand={P1: ("Shifting Cultivation",)})
    play(game, "place Meeting Place", "play Shifting Cultivation")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 0)


def test_the_assistant_tiller_pays_out_of_what_is_there_before_the_wages() -> None:
    game = in_season("winter", played={P1: ("Assistant Tiller",)}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert (game.goods(P1), fields(game, P1)) == ("2 food", 0)


def test_burning_a_forest_down_and_laying_a_field_are_no_plowing() -> None:
    game = in_season(
        "winter", edition="original", moor=1, tiles={P1: {"forest": "b3"}}, goods={P1: "nothing"}, at_home={P1: 2}
    )
    play(game, "special Slash and Burn")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 1)


def test_plowing_is_free_in_every_other_season() -> None:
    for season in ("spring", "summer", "autumn"):
        game = in_season(season, goods={P1: "nothing"})
        play(game, "place Farmland", "plow b3")
        assert fields(game, P1) == 1


# -- what is told ---------------------------------------------------------------------------------


def test_the_price_is_told_with_the_field() -> None:
    game = in_season("winter", goods={P1: "1 food", P2: "nothing"})
    assert told(game, "place Farmland", "plow b3") == [(P1, "goes to Farmland"), (P1, "plows b3 for 1 food")]


@pytest.mark.parametrize(
    ("edition", "plow", "clay", "reed"),
    [("original", "Plow 1 Field", "1 Clay", "1 Reed"), ("revised", "Farmland", "Clay Pit", "Reed Bank")],
)
def test_spaces_say_what_winter_changes(edition: str, plow: str, clay: str, reed: str) -> None:
    assert altered(in_season("winter", edition=edition)) == {
        plow: ("each field costs 1 food more",),
        clay: ("1 clay less",),
        reed: ("1 reed less",),
        "Fishing": ("food gathers, but nobody takes it up to round 11",),
    }
    assert "Fishing" not in altered(in_season("winter", round=12, edition=edition))


def test_a_table_without_seasons_alters_nothing(table: Table) -> None:
    assert altered(table()) == {}
