"""Occupations of deck B of the revised edition."""

import pytest

from farmyard.agricola.position import P1
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, fields, in_hand, play, promise, promised

# -- Assistant Tiller -----------------------------------------------------------------------------


@pytest.mark.ruling("Assistant Tiller", "stay silent")
def test_assistant_tiller_plows_before_the_day_labor(table: Table) -> None:
    farm = {"goods": {P1: "1 grain"}, "majors": {P1: ("Clay Oven",)}}
    game = table(played={P1: ("Assistant Tiller", "Threshing Board")}, **farm)
    game.play("place Day Laborer")
    assert "done" in choices(game)
    game.play("plow c3")
    assert (game.goods(P1), fields(game, P1)) == ("1 grain 2 food", 1)


# -- Geologist ------------------------------------------------------------------------------------


@pytest.mark.ruling("Geologist", "Grove, Copse and Hollow")
@pytest.mark.parametrize(
    ("seats", "space", "got"),
    [
        (2, "Forest", "3 wood 1 clay"),
        (2, "Reed Bank", "1 clay 1 reed"),
        (2, "Clay Pit", "1 clay"),
        (3, "Clay Pit", "2 clay"),
        (4, "Grove", "2 wood"),
        (4, "Copse", "1 wood"),
        (4, "Hollow", "2 clay"),
    ],
)
def test_geologist_finds_clay_in_three_places(table: Table, seats: int, space: str, got: str) -> None:
    game = table(seats=seats, played={P1: ("Geologist",)}, goods={P1: "0 food"})
    play(game, f"place {space}")
    assert game.goods(P1) == got


# -- Scholar --------------------------------------------------------------------------------------

AT_THE_START = {"round": 6, "phase": PREPARATION, "house": {P1: "stone house"}}


def test_scholar_plays_an_occupation_or_a_minor_when_a_round_begins(table: Table) -> None:
    hand = {P1: ("Priest", "Corn Scoop")}
    game = table(**AT_THE_START, played={P1: ("Scholar",)}, hand=hand, goods={P1: "1 food 1 wood"})
    assert choices(game) == ["play Priest", "play Corn Scoop", "done"]
    game.play("play Priest")
    assert (game.goods(P1), in_hand(game, P1)) == ("1 wood", ["Corn Scoop"])
    assert choices(game)[0].startswith("place")


@pytest.mark.ruling("Scholar", "from the following round on")
def test_a_card_of_the_scholar_lays_goods_from_the_next_round_on(table: Table) -> None:
    farm = {"hand": {P1: ("Pond Hut",)}, "played": {P1: ("Scholar", "Priest")}, "goods": {P1: "1 wood"}}
    game = table(**AT_THE_START, **farm)
    game.play("play Pond Hut")
    assert promised(game, P1) == {7: "1 food", 8: "1 food", 9: "1 food"}


@pytest.mark.ruling("Scholar", "from the following round on")
@pytest.mark.ruling("Plow Driver", "Played when a round begins")
def test_plow_driver_played_by_the_scholar_plows_at_once(table: Table) -> None:
    game = table(**AT_THE_START, played={P1: ("Scholar",)}, hand={P1: ("Plow Driver",)}, goods={P1: "2 food"})
    play(game, "play Plow Driver", "plow c3")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 1)


@pytest.mark.ruling("Scholar", "lay on the round space")
def test_scholar_is_paid_with_food_from_the_round_space(table: Table) -> None:
    farm = {"hand": {P1: ("Priest",)}, "house": {P1: "stone house"}, "goods": {P1: "0 food"}}
    game = table(round=5, played={P1: ("Scholar",)}, **farm)
    promise(game, 6, "1 food")
    play(game, "place Forest", "place Fishing", "place Clay Pit", "place Day Laborer", "play Priest")
    assert game.players[P1].begging == 0
