"""How many steps a second environments make on one core, with observations and masks, choosing at random.

`python benchmarks/environments.py`: the engine alone, then all seats through PettingZoo, then one through Gymnasium.
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

from farmyard import begin
from farmyard.envs.gym import FarmyardEnv
from farmyard.envs.settings import table_of
from farmyard.envs.zoo import FarmyardAEC

TABLES: dict[str, dict[str, Any]] = {
    "family game": {"family": True},
    "revised edition": {"edition": "revised"},
    "revised edition, decks AB": {"edition": "revised", "decks": "AB"},
    "original edition, decks EIK": {"decks": "EIK"},
    "Farmers of the Moor, level 3": {"moor": 3},
    "dice game": {"game": "express"},
}
DICE = random.Random(1)


def any_of(mask: Any) -> int:
    possible = mask.nonzero()[0]
    return int(possible[int(DICE.random() * len(possible))])


def engine(how: dict[str, Any]) -> Callable[[int], int]:
    """The rules alone, without numbers."""
    settings = {name: word for name, word in how.items() if name != "game"}
    table = table_of(how.get("game", "agricola"), 2, settings)

    def play(seed: int) -> int:
        game = begin(table, seed)
        while game.decision is not None:
            options = game.decision.options
            game.play(options[int(DICE.random() * len(options))])
        return game.chosen

    return play


def all_seats(how: dict[str, Any]) -> Callable[[int], int]:
    env = FarmyardAEC(players=2, **how)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else any_of(observation["action_mask"]))
        return env.numbered.game.chosen

    return play


def one_seat(how: dict[str, Any]) -> Callable[[int], int]:
    env = FarmyardEnv(opponents="random", **how)

    def play(seed: int) -> int:
        _, info = env.reset(seed=seed)
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(any_of(info["action_mask"]))
            steps += 1
        return steps

    return play


def steps_a_second(play: Callable[[int], int], seconds: float) -> float:
    """Of processor time, so that other work on the machine counts as little as may be."""
    steps = seed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        steps += play(seed)
        seed += 1
    return steps / (time.process_time() - begun)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=3.0, help="how long each number is measured")
    seconds = arguments.parse_args().seconds
    print(f"{'two players':30} {'engine':>9} {'all seats':>9} {'one seat':>9}  cost of wrapping")
    for name, how in TABLES.items():
        bare, zoo, gym = [steps_a_second(way(how), seconds) for way in (engine, all_seats, one_seat)]
        print(f"{name:30} {bare:9,.0f} {zoo:9,.0f} {gym:9,.0f}  {1 - zoo / bare:.0%}", flush=True)


if __name__ == "__main__":
    main()
