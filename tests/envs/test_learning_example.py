"""The example that learns with MaskablePPO, as far as it goes without torch."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(Path(__file__).parent.parent.parent / "examples")
    return import_module("ppo")


@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version")
def test_what_it_learns_from_is_an_environment_of_small_numbers(ppo: Any) -> None:
    env = ppo.table()
    check_env(env, skip_render_check=True, skip_close_check=True)
    seen, info = env.reset(seed=1)
    assert 1 < seen.max() < 6
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_rewards_are_tenths_of_points(ppo: Any) -> None:
    env, choose = ppo.table(reward="score"), ppo.at_random()
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        seen, reward, over, _, info = env.step(choose(seen, info["action_mask"]))
    assert reward * 10 == info["scores"][0]


def test_playing_at_random_wins_about_half_of_the_games(ppo: Any) -> None:
    won, own, other = ppo.measure(ppo.at_random(1), games=20)
    assert 0.1 < won < 0.9
    assert max(own, other) < 10
