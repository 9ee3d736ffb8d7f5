"""The arena: computer players meet in many games, the same deals with the seats rotated.

A game depends on the seed and its number alone. A shared victory counts in parts; the interval of a win share is
Wilson's, for 95 %.
"""

import math
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from farmyard import begin, breakdown
from farmyard.agricola.state.game import Agricola
from farmyard.ai.player import SECONDS, any_player, check_any_player, farewell
from farmyard.kernel import record
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.game import Game
from farmyard.kernel.seat import seats_of
from farmyard.kernel.settings import Settings
from farmyard.lab.simulate import counted, seed_of
from farmyard.lab.workers import ALONE, Workers, handed_out

_NORMAL = 1.96


@dataclass(frozen=True)
class Meeting:
    """Who meets at which table."""

    table: Settings
    players: tuple[str, ...]
    seed: int = 1
    seconds: float = SECONDS
    nodes: int = 0
    """A budget of nodes in place of seconds, so that games can be played again exactly."""
    records: Path | None = None
    """The folder to save games in."""

    def check(self) -> None:
        """Refuse a meeting that cannot take place."""
        for name in self.players:
            check_any_player(name, self.table.game)
        if len(self.players) != self.table.players:
            raise BadSettings(f"The table is for {self.table.players}, not for {', '.join(self.players)}")


@dataclass(frozen=True)
class Seated:
    """How one player fared in one game."""

    player: str
    points: int
    won: float
    begging: int
    categories: dict[str, int]
    choices: int
    seconds: float
    nodes: int
    """The nodes of its trees, if it searches."""
    remarks: tuple[str, ...] = ()
    """What should be said about how it played."""


def play_game(meeting: Meeting, number: int) -> list[Seated]:
    """One game: the deal and the seating follow from its number."""
    seats = meeting.table.players
    deal, turn = divmod(number, seats)
    names = [meeting.players[(seat + turn) % seats] for seat in range(seats)]
    game = begin(meeting.table, seed_of(meeting.seed, deal))
    players = [
        any_player(name, game.name, seed_of(meeting.seed, number, seat), meeting.seconds, meeting.nodes)
        for seat, name in enumerate(names, 1)
    ]
    places = seats_of(game)
    spent = [0.0] * seats
    choices = [0] * seats
    while (decision := game.decision) is not None:
        started = time.perf_counter()
        chosen = players[decision.seat].choose(places[decision.seat])
        spent[decision.seat] += time.perf_counter() - started
        choices[decision.seat] += 1
        game.play(chosen)
    keep(meeting, game, number + 1, names)
    best = game.winners()
    points = game.scores()
    return [
        Seated(
            names[seat],
            points[seat],
            1 / len(best) if seat in best else 0.0,
            game.players[seat].begging if isinstance(game, Agricola) else 0,
            {line.category: line.points for line in breakdown(game, seat)} if isinstance(game, Agricola) else {},
            choices[seat],
            spent[seat],
            getattr(players[seat], "expanded", 0),
            tuple(farewell(players[seat], places[seat])),
        )
        for seat in range(seats)
    ]


def keep(meeting: Meeting, game: Game, number: int, names: Sequence[str]) -> None:
    """Save a game, counted from 1, where games are to be saved."""
    if meeting.records is not None:
        record.save(game, meeting.records / f"game-{number}.txt", {"table players": ", ".join(names)})


def games_of(meeting: Meeting, games: int, workers: Workers = ALONE) -> Iterator[list[Seated]]:
    """So many games, in order."""
    return handed_out(partial(play_game, meeting), list(range(games)), workers)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true win share lies, in 95 of 100 cases."""
    share = wins / games
    spread = _NORMAL * _NORMAL / games
    middle = (share + spread / 2) / (1 + spread)
    half = _NORMAL * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def findings(meeting: Meeting, played: list[list[Seated]]) -> dict[str, Any]:
    """What came out, by player."""
    return {
        "command": command_of(meeting, len(played)),
        "game": meeting.table.game,
        "table": meeting.table.fields(),
        "seed": meeting.seed,
        "seconds": None if meeting.nodes else meeting.seconds,
        "nodes": meeting.nodes or None,
        "games": len(played),
        "players": {name: _of_player(name, played) for name in dict.fromkeys(meeting.players)},
    }


def command_of(meeting: Meeting, games: int) -> str:
    """The command that plays these games again."""
    fields = meeting.table.fields()
    words = ["farmyard arena", f"--players {','.join(meeting.players)}", f"--seats {fields.pop('players')}"]
    words += [] if meeting.table.game == "agricola" else [f"--game {meeting.table.game}"]
    words += [f"--{name}" if value == "yes" else f"--{name} {value}" for name, value in fields.items()]
    words.append(f"--nodes {meeting.nodes}" if meeting.nodes else f"--seconds {meeting.seconds:g}")
    return " ".join([*words, f"--games {games}", f"--seed {meeting.seed}"])


def _of_player(name: str, played: list[list[Seated]]) -> dict[str, Any]:
    mine = [seated for game in played for seated in game if seated.player == name]
    wins = sum([seated.won for seated in mine])
    points = [seated.points for seated in mine]
    low, high = interval(wins, len(played))
    choices = max(1, sum([seated.choices for seated in mine]))
    categories = {
        category: round(statistics.fmean([seated.categories.get(category, 0) for seated in mine]), 2)
        for category in mine[0].categories
    }
    return {
        "win_share": round(wins / len(played), 4),
        "win_share_ci": [round(low, 4), round(high, 4)],
        "scores": {
            "mean": round(statistics.fmean(points), 2),
            "error": round(statistics.stdev(points) / math.sqrt(len(points)), 2) if len(points) > 1 else None,
            "min": min(points),
            "max": max(points),
        },
        "begging_cards_per_game": round(statistics.fmean([seated.begging for seated in mine]), 3),
        "categories": categories,
        "seconds_per_choice": round(sum([seated.seconds for seated in mine]) / choices, 5),
        "nodes_per_choice": round(sum([seated.nodes for seated in mine]) / choices),
        "remarks": counted([remark for seated in mine for remark in seated.remarks]),
    }
