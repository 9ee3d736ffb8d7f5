"""The seasons on the Moor: no heating after a summer round."""

import pytest

from farmyard import view
from farmyard.agricola.position import P1, P2
from helpers import choices, farm, fields, play
from years import LAST_PERSON, NAMES, in_season, season_of

FED = {P1: "9 food 1 grain 5 fuel", P2: "9 food 5 fuel"}


def test_nobody_heats_in_a_harvest_that_ends_a_summer_round() -> None:
    game = in_season("summer", round=4, edition="original", moor=1, at_home=LAST_PERSON, goods=FED)
    assert farm(game).needs == {"fuel": 0}
    play(game, "place Take 1 Grain", "feed")
    assert (game.round, game.goods(P2), farm(game, P2).ill) == (5, "5 food 5 fuel", 0)


@pytest.mark.parametrize("season", ["winter", "spring", "autumn"])
def test_everybody_heats_after_a_round_of_any_other_season(season: str) -> None:
    game = in_season(season, round=4, edition="original", moor=1, at_home=LAST_PERSON, goods=FED)
    assert farm(game).needs == {"fuel": 2}
    play(game, "place Take 1 Grain", "feed")
    assert choices(game) == ["heat with 2 fuel", "heat with 1 fuel", "heat with 0 fuel"]


def test_the_marker_has_moved_on_by_then() -> None:
    game = in_season("summer", round=4, edition="original", moor=1, phase="feeding", goods=FED)
    assert (season_of(game), farm(game).needs) == ("autumn", {"fuel": 0})


def test_what_the_next_harvest_needs_is_known_ahead() -> None:
    ahead = [farm(in_season(season, edition="original", moor=1)).needs["fuel"] for season in NAMES]
    assert ahead == [2, 2, 2, 0]


def test_a_card_says_so_where_houses_are_heated() -> None:
    told = [card.name for card in view(in_season("summer", edition="original", moor=1), P1).common]
    assert told == ["Firewood", "Warm Summer"]
    assert view(in_season("summer"), P1).common == ()


def test_whoever_is_ill_in_summer_is_well_again_in_autumn() -> None:
    game = in_season("summer", round=4, edition="original", moor=1, at_home=LAST_PERSON, ill={P1: 1}, goods=FED)
    play(game, "place Infirmary")
    while game.round < 5:
        game.play(choices(game)[0])
    assert farm(game).ill == 0


def test_clandestine_work_builds_for_a_resource_less() -> None:
    game = in_season("autumn", round=2, edition="original", moor=1, goods={P1: "1 fuel 1 food 1 clay"})
    play(game, "special Clandestine Work", "build Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"


def test_a_major_for_one_resource_costs_nothing() -> None:
    game = in_season("autumn", round=2, edition="original", moor=1, goods={P1: "nothing"})
    play(game, "place Improvement")
    assert farm(game).improvements == ("Peat-charcoal Kiln",)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_field_costs_a_food_at_every_level(level: int, seats: int) -> None:
    game = in_season("winter", edition="original", moor=level, seats=seats, goods={P1: "1 food"})
    play(game, "place Plow 1 Field", "plow b3")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 1)
