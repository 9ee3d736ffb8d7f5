"""The thinking player of Agricola Express."""

import pytest

from farmyard.ai.advice import advice
from farmyard.ai.express import ExpressPlayer, Policy
from farmyard.ai.express_value import value
from farmyard.ai.express_weights import WEIGHTS
from farmyard.express.game import Express
from farmyard.express.position import P1, P2, position
from farmyard.express.scoring import PAR
from farmyard.express.settings import ExpressSettings
from farmyard.express.setup import new_game
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat
from farmyard.lab.express import features, fit, measure, report, written


def play_by_policy(game: Express) -> Express:
    policy = Policy(game, WEIGHTS)
    while game.decision is not None:
        game.play(policy.choose(game))
    return game


def test_the_policy_alone_reaches_par_in_most_games() -> None:
    scores = [play_by_policy(new_game(ExpressSettings(), seed)).sheets[P1].total for seed in range(40)]
    assert len([points for points in scores if points >= PAR]) >= 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_policy_plays_for_every_seat(players: int) -> None:
    for seed in range(10):
        assert play_by_policy(new_game(ExpressSettings(players=players, dice="even"), seed)).over


@pytest.mark.parametrize("players", [1, 2])
def test_the_player_chooses_legal_options_to_the_end(players: int) -> None:
    game = new_game(ExpressSettings(players=players), 5)
    player = ExpressPlayer(seconds=0.0, seed=1, width=2)
    while game.decision is not None:
        option = player.choose(game)
        assert option in game.decision.options
        game.play(option)
    assert player.games


def test_the_player_does_not_change_the_game_it_thinks_about() -> None:
    game = new_game(ExpressSettings(players=2), 9)
    before = (game.tray, game.rng.state, game.options, game.goods(P1), game.goods(P2), len(game.choices))
    ExpressPlayer(seconds=0.0, seed=1).choose(game)
    assert before == (game.tray, game.rng.state, game.options, game.goods(P1), game.goods(P2), len(game.choices))


def test_what_a_playout_brings_does_not_depend_on_the_rolls_to_come() -> None:
    game = new_game(ExpressSettings(), 4)
    other = game.determinize(P1, Rng(99))
    assert game.decision is not None
    option = game.decision.options[0]
    player = ExpressPlayer(seconds=0.0)
    assert player.play_out(game, P1, [option], 7) == player.play_out(other, P1, [option], 7)


@pytest.mark.parametrize("seed", [4, 9])
def test_a_hint_names_up_to_three_options_the_best_first(seed: int) -> None:
    game = new_game(ExpressSettings(players=2), seed)
    while game.decision is not None:
        found = advice(Seat(game, game.decision.seat), seconds=0.0, seed=1)
        assert 1 <= len(found) <= 3
        assert {text for text, _ in found} <= {option.text for option in game.decision.options}
        assert max([worth for _, worth in found]) == 0.0
        game.play(found[0][0])


def test_a_hint_says_how_to_feed_the_family() -> None:
    game = position(phase="harvest", round=6, goods={P1: "2 food 2 vegetable 3 grain"}, improvements={P1: "Oven"})
    assert advice(Seat(game, P1), seconds=0.0, seed=1) == [("cook 1 grain", 0.0)]


def test_a_hungry_player_cooks_what_costs_least() -> None:
    game = position(phase="harvest", round=6, goods={P1: "2 food 2 vegetable 3 grain"}, improvements={P1: "Oven"})
    assert ExpressPlayer(seconds=0.0).choose(game).text == "cook 1 grain"


def test_a_player_with_enough_food_cooks_nothing() -> None:
    game = position(phase="harvest", round=6, goods={P1: "4 food 2 vegetable"}, improvements={P1: "Oven"})
    assert ExpressPlayer(seconds=0.0).choose(game).text == "feed"


def test_the_last_action_takes_the_most_points() -> None:
    dice = "field, vegetable, food, wood"
    game = position(round=6, dice=dice, rolled=True, actions={P1: 1}, goods={P1: "4 food"})
    assert ExpressPlayer(seconds=0.05).choose(game).text == "plow field with vegetable die"


def test_the_value_is_linear_in_its_weights() -> None:
    game = play_by_policy(new_game(ExpressSettings(), 3))
    sheet, weights = game.sheets[P1], WEIGHTS[3]
    found = features(sheet, 1, game.tray)
    expected = sum([weight * times for weight, times in zip(weights, found, strict=True)])
    assert value(sheet, 1, game.tray, weights) == pytest.approx(expected)


def test_weights_can_be_fitted_and_written() -> None:
    weights = fit(2, jobs=1, first_seed=1)
    namespace: dict[str, object] = {}
    exec(written(weights), namespace)
    assert namespace["WEIGHTS"] == weights


def test_the_distribution_is_reported() -> None:
    text = report(measure(3, 0.0, 1, 1), 0.0)
    assert "3 solo games at 0 s" in text
    assert "par 85 reached in" in text
