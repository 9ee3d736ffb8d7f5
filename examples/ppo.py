"""MaskablePPO learns the family game for two against a random player, until it wins nearly every game.

`pip install "farmyard[learning]"`, then `python examples/ppo.py`: on one core that takes some minutes.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from farmyard.envs.gym import VERSUS

Choose = Callable[[Any, Any], int]
GAMES = 100
ENOUGH = 0.95


class Scaled(gymnasium.Wrapper):
    """Observations and rewards as small numbers, and the mask where MaskablePPO looks for it."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.observation_space = Box(0, float(np.log1p(255)), env.observation_space.shape, np.float32)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return np.log1p(seen, dtype=np.float32), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        return np.log1p(seen, dtype=np.float32), reward / 10, over, cut, info

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


def table(reward: str = "score change") -> Scaled:
    """A seat at the family game, against a random player."""
    return Scaled(gymnasium.make(VERSUS, family=True, reward=reward))


def measure(choose: Choose, games: int = GAMES) -> tuple[float, float, float]:
    """The share of games won, and the points that the seat and its opponent have on average."""
    env, won, points = table(), 0, np.zeros(2)
    for seed in range(games):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, info = env.step(choose(seen, info["action_mask"]))
        won += info["winners"] == [0]
        points += info["scores"]
    return won / games, *(points / games)


def at_random(seed: int = 0) -> Choose:
    dice = np.random.default_rng(seed)
    return lambda seen, mask: int(dice.choice(np.flatnonzero(mask)))


def told(who: str, choose: Choose) -> float:
    won, own, other = measure(choose)
    print(f"{who}: wins {won:.0%} of {GAMES} games, {own:.1f} points to {other:.1f}", flush=True)
    return won


def train(most: int) -> None:
    """Learn, look every now and then how well it goes, and stop when it goes well."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    told("random", at_random())
    how = {"n_steps": 512, "batch_size": 512, "n_epochs": 4, "gamma": 0.997, "ent_coef": 0.01, "seed": 1}
    model = MaskablePPO("MlpPolicy", DummyVecEnv([table] * 8), policy_kwargs={"net_arch": [256, 128]}, **how)
    begin = time.perf_counter()
    while model.num_timesteps < most:
        model.learn(4 * 8 * 512, reset_num_timesteps=False)
        who = f"after {model.num_timesteps} steps and {time.perf_counter() - begin:.0f} seconds"
        if told(who, lambda seen, mask: int(model.predict(seen, action_masks=mask)[0])) >= ENOUGH:
            break
    model.save("farmyard-ppo")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=1_000_000, help="when to stop at the latest")
    train(arguments.parse_args().steps)
