"""All tables through OpenSpiel."""

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from coded_tables import EVERY_TABLE, name
from farmyard import Settings
from farmyard.envs.spiel import FarmyardState

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=name)


def game_of(table: Settings) -> pyspiel.Game:
    """A table as OpenSpiel writes it."""
    words = {key.replace("-", "_"): word.replace("-", "_") for key, word in table.fields().items()}
    given = [f"{key}={'True' if word == 'yes' else word}" for key, word in words.items()]
    return pyspiel.load_game(f"farmyard({','.join([f'game={table.game}', *given])})")


def some_way_on(game: pyspiel.Game, choices: int, seed: int = 3) -> FarmyardState:
    state = game.new_initial_state()
    state.apply_action(seed)
    for number in range(choices):
        legal = state.legal_actions()
        state.apply_action(legal[number * 7 % len(legal)])
    assert isinstance(state, FarmyardState)
    return state


@every_table
def test_every_table_passes_the_tests_of_openspiel(table: Settings) -> None:
    pyspiel.random_sim_test(game_of(table), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("words", ["family=True", "players=3,decks=EIK,hands=10_3", "game=express,players=2", "moor=2"])
def test_states_can_be_written_down_and_read_back(words: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"farmyard({words})"), num_sims=1, serialize=True, verbose=False)


def test_the_observer_sees_what_the_player_sees() -> None:
    game = pyspiel.load_game("farmyard(players=2,decks=E)")
    state = some_way_on(game, 20)
    assert state.numbered is not None
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert list(observation.tensor) == list(state.numbered.observe(1)) == state.observation_tensor(1)
    assert observation.string_from(state, 1) == state.numbered.observe(1).hex()
    assert set(observation.dict) == {"board", "spaces", "farms", "cards", "promised", "places"}


def test_before_the_seed_is_drawn_there_is_nothing_to_see() -> None:
    state = pyspiel.load_game("farmyard(seeds=5)").new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4]
    assert not any(state.observation_tensor(0))


def test_what_a_player_cannot_know_is_dealt_anew() -> None:
    state = some_way_on(pyspiel.load_game("farmyard(players=2,decks=EIK)"), 10)
    player = state.current_player()
    copy = state.resample_from_infostate(player, lambda: 0.25)
    assert copy.observation_tensor(player) == state.observation_tensor(player)
    assert copy.observation_tensor(1 - player) != state.observation_tensor(1 - player)
    assert copy.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("reward", ["score", "margin", "win"])
def test_returns_are_what_is_rewarded_at_the_end(reward: str) -> None:
    game = pyspiel.load_game(f"farmyard(family=True,reward={reward})")
    state = some_way_on(game, 0)
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns()[0] == -state.returns()[1] or reward == "score"


def test_players_of_openspiel_can_sit_down() -> None:
    game = pyspiel.load_game("farmyard(family=True,reward=win)")
    state = some_way_on(game, 3)
    rollouts = mcts.RandomRolloutEvaluator(1)
    assert mcts.MCTSBot(game, 2.0, 3, rollouts).step(state) in state.legal_actions()
    searching = ismcts.ISMCTSBot(game, rollouts, 2.0, 3, use_observation_string=True)
    assert searching.step(state) in state.legal_actions()


def test_a_reward_along_the_way_is_refused() -> None:
    with pytest.raises(Exception, match="The reward is score, margin or win, not 'score change'"):
        pyspiel.load_game("farmyard", {"reward": "score change"})
