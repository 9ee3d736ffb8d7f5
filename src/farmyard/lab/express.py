"""Measuring the thinking player of Agricola Express, and fitting the weights it judges by.

`python -m farmyard.lab.express --games 20 --seconds 1 --jobs 2` plays solo games and prints how the
scores are distributed. `--fit 6000` plays games by the present weights, with some choices at random,
fits the value of a score sheet to what came of it, and writes new weights to the given file.
"""

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Final

from farmyard.ai.express import ExpressPlayer, Policy
from farmyard.ai.express_value import FEATURES, value
from farmyard.ai.express_weights import WEIGHTS
from farmyard.express.game import ROUNDS, Express
from farmyard.express.rules.turns import ROLL
from farmyard.express.scoring import PAR
from farmyard.express.settings import ExpressSettings
from farmyard.express.setup import new_game
from farmyard.express.sheet import Sheet
from farmyard.lab.workers import Workers, handed_out

SURPRISE: Final = 0.08
RIDGE: Final = 8.0
HEADER: Final = '"""The weights of the value of a score sheet, a row for each round; see `lab.express`."""\n'

Sample = tuple[int, list[float], float]


def solo_game(job: tuple[int, float]) -> int:
    """The score of one solo game; without time to think the policy plays alone."""
    seed, seconds = job
    game = new_game(ExpressSettings(), seed)
    player = ExpressPlayer(seconds, seed)
    policy = Policy(game, WEIGHTS, True)
    while game.decision is not None:
        game.play(player.choose(game) if seconds else policy.choose(game))
    return game.sheets[0].total


def measure(games: int, seconds: float, jobs: int, first_seed: int) -> list[int]:
    """The scores of many solo games, with a progress bar on the error stream."""
    found: list[int] = []
    started = time.perf_counter()
    for points in handed_out(solo_game, [(first_seed + game, seconds) for game in range(games)], Workers(jobs)):
        found.append(points)
        passed = time.perf_counter() - started
        left = passed / len(found) * (games - len(found))
        bar = "#" * (30 * len(found) // games)
        print(
            f"\r[{bar:<30}] {len(found)}/{games}  mean {sum(found) / len(found):.1f}  {left:.0f} s left ",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)
    return found


def report(scores: list[int], seconds: float) -> str:
    """The distribution of scores as text."""
    ordered = sorted(scores)
    games = len(ordered)
    mean = sum(ordered) / games
    deviation = (sum([(points - mean) ** 2 for points in ordered]) / games) ** 0.5
    reached = len([points for points in ordered if points >= PAR])
    beaten = len([points for points in ordered if points > PAR])
    lines = [
        f"{games} solo games at {seconds:g} s for each action",
        f"mean {mean:.1f}, deviation {deviation:.1f}, median {ordered[games // 2]}",
        f"lowest {ordered[0]}, highest {ordered[-1]}",
        f"par {PAR} reached in {reached} ({100 * reached / games:.0f} %), beaten in {beaten}",
    ]
    for low in range(ordered[0] // 10 * 10, ordered[-1] + 1, 10):
        number = len([points for points in ordered if low <= points < low + 10])
        lines.append(f"{low:4d} to {low + 9:3d}  {number:5d}  {'#' * round(50 * number / games)}")
    return "\n".join(lines)


# -- fitting ----------------------------------------------------------------------------------


def features(sheet: Sheet, harvest: int, tray: int) -> list[float]:
    """What each weight is multiplied with: the value is linear, so single weights show it."""
    found: list[float] = []
    weights = [0.0] * FEATURES
    for number in range(FEATURES):
        weights[number] = 1.0
        found.append(value(sheet, harvest, tray, weights))
        weights[number] = 0.0
    return found


def explored_game(seed: int) -> list[Sample]:
    """A game by the policy with surprises: for each position its round, features, and points to come."""
    luck = random.Random(seed)
    game = new_game(ExpressSettings(), seed)
    policy = Policy(game, WEIGHTS)
    seen: list[tuple[int, list[float], int]] = []
    while game.decision is not None:
        note(game, seen, False)
        option = policy.choose(game)
        if luck.random() < SURPRISE:
            option = luck.choice(game.decision.options)
            policy.plan = []
        if option is ROLL:
            note(game, seen, True)
        game.play(option)
    total = game.sheets[0].total
    return [(round, found, float(total - before)) for round, found, before in seen]


def note(game: Express, seen: list[tuple[int, list[float], int]], rolling: bool) -> None:
    """Remember a position between two actions; before a roll the dice on the table count for nothing."""
    assert game.decision is not None
    if game.decision.step.between_actions:
        sheet = game.sheets[0]
        found = features(sheet, game.harvest, 0 if rolling else game.tray)
        seen.append((game.round, found, sheet.total))


def fit(games: int, jobs: int, first_seed: int) -> list[list[float]]:
    """New weights for each round, by least squares."""
    squares = [[[0.0] * FEATURES for _ in range(FEATURES)] for _ in range(ROUNDS)]
    products = [[0.0] * FEATURES for _ in range(ROUNDS)]
    for samples in handed_out(explored_game, list(range(first_seed, first_seed + games)), Workers(jobs)):
        for round, found, target in samples:
            add_sample(squares[round - 1], products[round - 1], found, target)
    return [solved(squares[round], products[round]) for round in range(ROUNDS)]


def add_sample(squares: list[list[float]], products: list[float], found: list[float], target: float) -> None:
    nonzero = [(number, worth) for number, worth in enumerate(found) if worth]
    for number, worth in nonzero:
        products[number] += worth * target
        row = squares[number]
        for other, more in nonzero:
            row[other] += worth * more


def solved(squares: list[list[float]], products: list[float]) -> list[float]:
    """The solution of the ridge regression, by elimination."""
    rows = [[*row, products[number]] for number, row in enumerate(squares)]
    for number in range(FEATURES):
        rows[number][number] += RIDGE
    for number in range(FEATURES):
        pivot = max(range(number, FEATURES), key=lambda row: abs(rows[row][number]))
        rows[number], rows[pivot] = rows[pivot], rows[number]
        scale = rows[number][number]
        rows[number] = [entry / scale for entry in rows[number]]
        for other in range(FEATURES):
            if other != number and rows[other][number]:
                times = rows[other][number]
                rows[other] = [entry - times * lead for entry, lead in zip(rows[other], rows[number], strict=True)]
    return [round(row[FEATURES], 3) for row in rows]


def written(weights: list[list[float]]) -> str:
    """The weights as a module."""
    lines = [HEADER, "from typing import Final\n", "# fmt: off", "WEIGHTS: Final[list[list[float]]] = ["]
    for row in weights:
        lines.append("    [")
        for start in range(0, FEATURES, 10):
            lines.append("        " + ", ".join([str(weight) for weight in row[start : start + 10]]) + ",")
        lines.append("    ],")
    return "\n".join([*lines, "]"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m farmyard.lab.express", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many solo games to play")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each action; 0 for none")
    parser.add_argument("--jobs", type=int, default=2, help="how many games at once")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--fit", type=int, default=0, metavar="GAMES", help="fit the weights to so many games")
    parser.add_argument("--to", type=Path, default=Path("express_weights.py"), help="where to write fitted weights")
    given = parser.parse_args()
    if given.fit:
        given.to.write_text(written(fit(given.fit, given.jobs, given.seed)))
        return
    print(report(measure(given.games, given.seconds, given.jobs, given.seed), given.seconds))


if __name__ == "__main__":
    main()
