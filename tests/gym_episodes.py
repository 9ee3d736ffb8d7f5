"""Environments of Gymnasium in tests: made by name, and played with random actions."""

from collections.abc import Iterator
from typing import Any

import gymnasium

from farmyard.envs.gym import FarmyardEnv


def made(id: str, **how: Any) -> FarmyardEnv:
    env = gymnasium.make(id, **how).unwrapped
    assert isinstance(env, FarmyardEnv)
    return env


def episode(env: FarmyardEnv, seed: int) -> Iterator[tuple[Any, float, bool, dict[str, Any]]]:
    """A game with random actions: what is observed, earned and told before the first and after each."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    reward, over = 0.0, False
    yield observation, reward, over, info
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)
        yield observation, reward, over, info
