"""Rounds, turns, the dice on the table, and occupations' powers."""

import pytest

from farmyard import IllegalChoice
from farmyard.express.dice import number_of_dice, text
from farmyard.express.game import Express
from farmyard.express.position import P1, P2, P3, position
from farmyard.express.settings import ExpressSettings
from farmyard.express.setup import new_game
from farmyard.express.view import view


def play_round(game: Express, choice: int = 0) -> None:
    """Play to the next round with the same option everywhere."""
    round = game.round
    while game.decision is not None and game.round == round:
        game.play(game.decision.options[choice])


def seat_of(game: Express) -> int:
    assert game.decision is not None
    return game.decision.seat


def test_everybody_starts_with_the_goods_of_the_score_sheet() -> None:
    game = new_game(ExpressSettings(players=4))
    assert [game.goods(seat) for seat in range(4)] == ["2 food 1 reed 1 wood 1 brick 1 stone"] * 4


def test_the_first_player_must_roll_all_thirteen_dice() -> None:
    game = new_game(ExpressSettings(players=2))
    assert number_of_dice(game.tray) == 13


def test_the_next_player_uses_the_unused_dice_or_rolls() -> None:
    game = position(seats=2, dice="field, food, grain", rolled=True)
    game.play("plow field")
    assert (seat_of(game), game.options) == (P2, ["keep dice", "roll"])
    game.play("keep dice")
    assert game.options == ["collect food 1", "collect 1 grain"]


def test_rolling_gathers_all_dice() -> None:
    game = position(dice="field, food, grain", rolled=True)
    game.play("plow field")
    game.play("roll")
    assert (number_of_dice(game.tray), game.used) == (13, 0)


def test_players_without_actions_are_skipped() -> None:
    game = position(seats=2, dice="food, food, grain", actions={P1: 1, P2: 3}, rolled=True)
    game.play("collect food 1")
    seats = []
    while game.round == 1:
        seats.append(seat_of(game))
        game.play(game.options[0])
    assert set(seats) == {P2}


def test_each_baby_is_one_action_more() -> None:
    game = position(seats=2, babies={P1: 3}, actions={P1: 0, P2: 0}, rooms={P1: 3})
    assert (game.round, [sheet.actions for sheet in game.sheets]) == (2, [4, 2])


def test_dice_stay_on_the_table_when_a_round_ends() -> None:
    game = position(dice="field, food, grain", rolled=True, actions={P1: 1})
    game.play("plow field")
    assert (game.round, text(game.tray), game.options) == (2, "food, grain", ["keep dice", "roll"])


def test_dice_that_allow_nothing_are_rolled() -> None:
    game = position(dice="house, pasture, Mayor, Oven, sheep", goods={P1: "nothing"})
    assert number_of_dice(game.tray) == 13


def test_a_roll_always_allows_something() -> None:
    for seed in range(200):
        game = position(dice="house", goods={P1: "nothing"}, seed=seed)
        assert [option for option in game.options if option.startswith("collect")]


def test_dice_that_an_occupation_makes_usable_can_be_kept() -> None:
    game = position(dice="house", goods={P1: "2 food"}, occupations={P1: "Mayor"})
    assert game.options == ["keep dice", "roll"]
    game.play("keep dice")
    assert (game.sheets[P1].fields, game.goods(P1)) == (1, "nothing")


def test_a_power_that_leads_nowhere_is_not_offered() -> None:
    game = position(dice="house", goods={P1: "4 food"}, occupations={P1: "Mayor"}, rooms={P1: 1})
    game.play("keep dice")
    assert game.options == ["have baby", "use Mayor to turn house into field"]


def test_there_are_six_rounds_and_harvests_after_the_third_fifth_and_sixth() -> None:
    game = new_game(ExpressSettings())
    harvests = []
    for _ in range(6):
        play_round(game)
        harvests.append(len(game.sheets[P1].points))
    assert (harvests, game.over) == ([0, 0, 1, 1, 2, 3], True)


def test_the_lowest_score_starts_after_a_harvest() -> None:
    game = position(seats=3, phase="harvest", fields={P1: 1, P3: 1}, starting_player=P1)
    assert (game.starting_player, seat_of(game)) == (P2, P2)


def test_among_equal_scores_the_next_clockwise_starts() -> None:
    game = position(seats=3, phase="harvest", fields={P1: 1}, starting_player=P2)
    assert game.starting_player == P3


def test_the_old_starting_player_stays_if_alone_the_lowest() -> None:
    game = position(seats=3, phase="harvest", fields={P1: 1, P3: 1}, starting_player=P2)
    assert game.starting_player == P2


def test_the_start_player_stays_between_rounds_without_harvest() -> None:
    game = position(seats=2, dice="food, grain", starting_player=P2, actions={P1: 0, P2: 1}, rolled=True)
    game.play("collect food 1")
    assert (game.round, seat_of(game)) == (2, P2)


# -- occupations ------------------------------------------------------------------------------


def test_the_mayor_sets_a_farm_die_for_two_food() -> None:
    game = position(dice="house, grain", rolled=True, goods={P1: "3 food"}, occupations={P1: "Mayor"})
    game.play("use Mayor to turn house into field")
    assert (text(game.tray), game.goods(P1)) == ("field, grain", "1 food")


def test_the_mayor_is_not_paid_with_dice() -> None:
    game = position(dice="house, 2 food, 2 food", rolled=True, goods={P1: "1 food"}, occupations={P1: "Mayor"})
    assert not [option for option in game.options if option.startswith("use")]


def test_food_for_the_mayor_can_be_cooked() -> None:
    game = position(
        dice="house, food",
        rolled=True,
        goods={P1: "1 grain"},
        occupations={P1: "Mayor"},
        improvements={P1: "Oven"},
    )
    game.play("use Mayor to turn house into field cooking grain")
    assert game.goods(P1) == "nothing"


def test_the_builder_sets_the_improvement_die() -> None:
    game = position(dice="Oven, food", rolled=True, occupations={P1: "Builder"})
    game.play("use Builder to show Joinery")
    assert "build Joinery" in game.options


def test_the_farmer_sets_two_produce_dice_at_most() -> None:
    game = position(dice="food, food, food", rolled=True, occupations={P1: "Farmer"})
    assert "use Farmer to show vegetable, vegetable, vegetable" not in game.options
    game.play("use Farmer to show food, vegetable, vegetable")
    game.play("collect 2 vegetable")
    assert "2 vegetable" in game.goods(P1)


def test_the_rancher_sets_two_animal_dice() -> None:
    game = position(dice="sheep, boar, cattle", rolled=True, occupations={P1: "Rancher"}, pastures={P1: 1})
    game.play("use Rancher to show cattle, cattle, cattle")
    game.play("collect 3 cattle")
    assert "3 cattle" in game.goods(P1)


def test_the_gatherer_sets_two_resource_dice() -> None:
    game = position(dice="wood, brick, stone", rolled=True, occupations={P1: "Gatherer"})
    game.play("use Gatherer to show stone, stone, stone")
    game.play("collect 3 stone")
    assert "4 stone" in game.goods(P1)


def test_only_unused_dice_can_be_set() -> None:
    game = position(dice="wood, food", rolled=True, occupations={P1: "Gatherer"})
    powers = [option for option in game.options if option.startswith("use")]
    assert powers == [f"use Gatherer to show {face}" for face in ("reed", "brick", "stone")]


def test_one_occupation_is_used_in_an_action() -> None:
    game = position(dice="wood, brick, food", rolled=True, occupations={P1: "Gatherer, Farmer"})
    game.play("use Gatherer to show wood, wood")
    with pytest.raises(IllegalChoice, match="one occupation for each action"):
        game.play("use Farmer to show grain")


def test_a_set_die_keeps_its_face_for_the_next_player() -> None:
    game = position(seats=2, dice="wood, brick, food", rolled=True, occupations={P1: "Gatherer"})
    game.play("use Gatherer to show stone, stone")
    game.play("collect food 1")
    assert text(game.tray) == "stone, stone"


def test_the_midwife_sets_no_dice() -> None:
    game = position(dice="wood, house, food", rolled=True, occupations={P1: "Midwife"})
    assert not [option for option in game.options if option.startswith("use")]


# -- cooking at any time ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("improvement", "good", "food"),
    [("Oven", "grain", 2), ("Oven", "vegetable", 3), ("Hearth", "sheep", 2), ("Hearth", "boar", 3)]
    + [("Hearth", "cattle", 4)],
)
def test_an_oven_bakes_crops_and_a_hearth_cooks_animals(improvement: str, good: str, food: int) -> None:
    game = position(
        dice="wood, reed", rolled=True, goods={P1: f"1 {good}"}, pastures={P1: 1}, improvements={P1: improvement}
    )
    game.play(f"cook 1 {good}")
    assert (game.goods(P1), game.options) == (f"{food} food", ["collect 1 reed", "collect 1 wood"])


def test_an_oven_cooks_no_animals_and_a_hearth_no_crops() -> None:
    game = position(dice="wood, reed", rolled=True, goods={P1: "1 grain 1 boar"}, pastures={P1: 1})
    assert not [option for option in game.options if option.startswith("cook")]


def test_cooking_is_possible_before_the_dice_are_rolled() -> None:
    game = position(dice="wood", goods={P1: "1 grain"}, improvements={P1: "Oven"})
    assert game.options == ["keep dice", "roll", "cook 1 grain"]


@pytest.mark.parametrize(
    ("occupations", "question"),
    [({}, "Which dice do you use?"), ({P1: "Mayor"}, "Which dice do you use, or which occupation first?")],
)
def test_who_has_no_occupation_to_use_is_not_asked_for_one(occupations: dict[int, str], question: str) -> None:
    game = position(dice="field, food, grain", rolled=True, occupations=occupations)
    assert view(game, P1).question == question
