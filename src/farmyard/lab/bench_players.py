"""How fast the computer players think, in seconds of one core."""

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.ai.levels import LEAVES, Farmer, shipped_value
from farmyard.ai.lookahead import Judge
from farmyard.ai.search import Tree, grow
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import seats_of
from farmyard.lab.manners import Manner
from farmyard.lab.selfplay import GAMES_OF_A_WAVE, Wave

TABLES: Final = {
    "2 players": AgricolaSettings(edition="revised", players=2, side_job=True),
    "4 players, decks EIK": AgricolaSettings(edition="original", players=4, decks="EIK"),
}
_APART: Final = 12
"""How many choices lie between the positions that a master is shown."""
_NODES: Final = 300
"""How far a master thinks about a position, about."""


@dataclass(frozen=True)
class Thinking:
    """How fast the players are at one table."""

    farmer_ms_per_choice: float
    master_nodes_per_second: float
    """Every option of a node is tried and valued."""
    self_play_games_per_hour: float


def measure_players(seconds: float, tell: Callable[[str], None]) -> dict[str, Thinking]:
    """Measure every table, each thing for about so many seconds."""
    found: dict[str, Thinking] = {}
    for name, table in TABLES.items():
        tell(f"the computer players, {name}")
        collecting = gc.isenabled()
        gc.disable()
        milliseconds, positions = farmers_at(table, seconds)
        found[name] = Thinking(milliseconds, nodes_per_second(positions, seconds), games_per_hour(table, seconds))
        if collecting:
            gc.enable()
    return found


def farmers_at(table: AgricolaSettings, seconds: float) -> tuple[float, list[Agricola]]:
    """The milliseconds of a farmer's choice, and some positions of games between farmers."""
    positions: list[Agricola] = []
    spent = 0.0
    choices = 0
    while spent < seconds or not choices:
        game = new_game(table, choices)
        places = seats_of(game)
        farmers = [Farmer(seat) for seat in range(table.players)]
        while (decision := game.decision) is not None and (spent < seconds or not choices):
            if choices % _APART == 0:
                positions.append(game.clone())
            started = time.process_time()
            chosen = farmers[decision.seat].choose(places[decision.seat])
            spent += time.process_time() - started
            choices += 1
            game.play(chosen)
    return 1000 * spent / choices, positions


def nodes_per_second(positions: list[Agricola], seconds: float) -> float:
    """The nodes that a master expands in a second: each position counts with the best of its turns."""
    best = [float("inf")] * len(positions)
    started = time.process_time()
    turn = 0
    while turn < len(positions) or time.process_time() - started < seconds:
        place = turn % len(positions)
        best[place] = min(best[place], seconds_for_a_node(positions[place]))
        turn += 1
    return len(best) / sum(best)


def seconds_for_a_node(game: Agricola) -> float:
    assert game.decision is not None
    copy = game.determinize(game.decision.seat, Rng(1))
    assert isinstance(copy, Agricola)
    tree = Tree(Judge(shipped_value()), copy, 1)
    started = time.process_time()
    for _ in range(_NODES // LEAVES):
        grow([tree], LEAVES)
    return (time.process_time() - started) / tree.nodes


def games_per_hour(table: AgricolaSettings, seconds: float) -> float:
    """The games that are played in an hour for training, with one look ahead."""
    games = max(1, min(GAMES_OF_A_WAVE, round(GAMES_OF_A_WAVE * seconds / 2)))
    best = [float("inf")] * 2
    for turn in range(4):
        wave = Wave(table, shipped_value(), games, turn % 2, Manner())
        started = time.process_time()
        wave.play()
        best[turn % 2] = min(best[turn % 2], time.process_time() - started)
    return 3600 * games * len(best) / sum(best)
