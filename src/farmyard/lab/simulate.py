"""Many games between computer players, here, on several processes or on a cluster.

A game's shuffle and its players depend on the plan's seed and the game's number alone, and
outcomes come back in the order of their numbers, so who plays them changes nothing.
"""

import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from farmyard import begin
from farmyard.ai.player import SECONDS, any_player, check_any_player, farewell, plain_name
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.game import Game
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import seats_of
from farmyard.kernel.settings import Settings
from farmyard.lab.workers import ALONE, Workers, handed_out

_MOST_REMARKS = 5


@dataclass(frozen=True)
class Plan:
    """The table, the players and the seed of a series of games."""

    table: Settings
    agents: tuple[str, ...]
    seed: int
    seconds: float = SECONDS
    """How long a thinking player thinks about each action."""

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        if len(self.agents) != self.table.players:
            raise BadSettings(f"The table is for {self.table.players}, not for {', '.join(self.agents)}")
        for agent in self.agents:
            check_any_player(agent, self.table.game)
        self.game(self.seed)

    def game(self, seed: int) -> Game:
        """A game of this plan before its first choice."""
        return begin(self.table, seed)


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    remarks: tuple[str, ...] = ()
    """What should be said about how the players played."""


@dataclass(frozen=True)
class SeatSummary:
    """One seat over all games; a victory shared by two counts half for each."""

    agent: str
    mean: float
    stdev: float
    min: int
    quartiles: tuple[float, float, float]
    max: int
    wins: float


def agents_for(words: str, players: int | None, kind: str = "agricola") -> tuple[str, ...]:
    """The players of a kind of game by their names; one name stands for all seats."""
    agents = tuple([plain_name(word) for word in words.split(",")])
    for agent in agents:
        check_any_player(agent, kind)
    if len(agents) == 1:
        usual = 1 if kind == "express" else 2
        return agents * (usual if players is None else players)
    if players is not None and players != len(agents):
        raise BadSettings(f"{len(agents)} agents are named for a table of {players}: name one, or one for each")
    return agents


def seed_of(*numbers: int) -> int:
    """A seed that depends on every one of the numbers."""
    seed = 0
    for number in numbers:
        seed = Rng(seed ^ number).next()
    return seed


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of a plan."""
    game = plan.game(seed_of(plan.seed, number))
    seats = seats_of(game)
    players = [
        any_player(agent, game.name, seed_of(plan.seed, number, seat), plan.seconds)
        for seat, agent in enumerate(plan.agents, 1)
    ]
    while (decision := game.decision) is not None:
        game.play(players[decision.seat].choose(seats[decision.seat]))
    remarks = tuple([remark for player, seat in zip(players, seats) for remark in farewell(player, seat)])
    return Outcome(tuple(game.scores()), tuple(game.winners()), game.chosen, remarks)


def outcomes(plan: Plan, games: int, workers: Workers = ALONE) -> Iterator[Outcome]:
    """The outcomes of a plan's games, in order."""
    return handed_out(partial(play_game, plan), list(range(games)), workers)


def summary(plan: Plan, played: list[Outcome]) -> list[SeatSummary]:
    """The distribution of the scores and the victories of each seat."""
    return [_seat_summary(agent, seat, played) for seat, agent in enumerate(plan.agents)]


def _seat_summary(agent: str, seat: int, played: list[Outcome]) -> SeatSummary:
    points = [outcome.scores[seat] for outcome in played]
    wins = sum([1 / len(outcome.winners) for outcome in played if seat in outcome.winners], 0.0)
    several = points if len(points) > 1 else points * 2
    lower, median, upper = statistics.quantiles(several, n=4, method="inclusive")
    spread = statistics.stdev(several)
    return SeatSummary(agent, statistics.fmean(points), spread, min(points), (lower, median, upper), max(points), wins)


def counted(remarks: list[str]) -> dict[str, int]:
    """How often each remark was made, the most frequent ones first."""
    return dict(Counter(remarks).most_common(_MOST_REMARKS))


def decisions_per_game(played: list[Outcome]) -> float:
    return statistics.fmean([outcome.decisions for outcome in played])
