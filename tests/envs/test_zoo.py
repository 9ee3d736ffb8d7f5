"""All seats of a table through PettingZoo."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from coded_tables import EVERY_TABLE, name
from farmyard import IllegalChoice, Settings
from farmyard.envs.zoo import NAME, FarmyardAEC, env
from farmyard.kernel.errors import FarmyardError

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=name)
a_dictionary_is_fine = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


def how(table: Settings) -> dict[str, Any]:
    return {"game": table.game, **table.chosen}


def play(table: FarmyardAEC, seed: int) -> dict[str, float]:
    """A game with random actions; what every agent has earned."""
    table.reset(seed=seed)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for number, agent in enumerate(table.agents):
        table.action_space(agent).seed(seed + number)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        earned[agent] += reward
        assert over or observation["action_mask"].any()
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    return earned


@a_dictionary_is_fine
@every_table
def test_every_table_passes_the_tests_of_pettingzoo(table: Settings) -> None:
    api_test(env(**how(table)), num_cycles=30)
    seed_test(lambda: env(**how(table)), num_cycles=30)


@every_table
def test_every_table_can_be_played_side_by_side(table: Settings) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(**how(table))), num_cycles=60)


@a_dictionary_is_fine
def test_dictionaries_of_blocks_pass_them_too() -> None:
    api_test(env(players=3, decks="EIK", flat=False), num_cycles=30)


@every_table
def test_every_table_is_played_to_its_end_and_earns_its_points(table: Settings) -> None:
    at_table = FarmyardAEC(**how(table))
    earned = play(at_table, 2)
    assert list(earned.values()) == at_table.numbered.game.scores()
    assert at_table.agents == []


def test_changes_add_up_for_every_seat() -> None:
    at_table = FarmyardAEC(players=3, family=True, reward="score change")
    at_table.reset(seed=1)
    before = at_table.numbered.game.scores()
    earned = play(at_table, 1)
    assert [one + other for one, other in zip(before, earned.values(), strict=True)] == at_table.numbered.game.scores()


def test_an_agent_sees_its_own_seat_and_chooses_on_its_turn_alone() -> None:
    at_table = FarmyardAEC(players=2, decks="E")
    at_table.reset(seed=1)
    here, there = at_table.agent_selection, at_table.agents[1 - at_table.agents.index(at_table.agent_selection)]
    assert at_table.observe(here)["action_mask"].any()
    assert not at_table.observe(there)["action_mask"].any()
    assert not np.array_equal(at_table.observe(here)["observation"], at_table.observe(there)["observation"])


def test_what_is_not_possible_ends_a_wrapped_game_and_is_refused_otherwise() -> None:
    wrapped, bare = env(players=2), FarmyardAEC(players=2)
    for at_table in (wrapped, bare):
        at_table.reset(seed=1)
    agent, feed = wrapped.agent_selection, bare.action_names.index("feed")
    with pytest.raises(IllegalChoice):
        bare.step(feed)
    with pytest.raises(FarmyardError, match="player_0 must choose"):
        bare.step(None)
    wrapped.step(feed)
    assert (wrapped.terminations[agent], wrapped.rewards[agent]) == (True, -1.0)


def test_it_has_a_name_with_a_version_and_can_be_drawn() -> None:
    at_table = FarmyardAEC(players=2, render_mode="ansi")
    at_table.reset(seed=1)
    assert (at_table.metadata["name"], NAME) == ("farmyard_v3", "farmyard_v3")
    assert "Round 1 of 14" in at_table.render()
    assert "place Fishing" in at_table.options().values()
