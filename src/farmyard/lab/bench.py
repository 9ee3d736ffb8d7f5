"""How fast the engine and its players are and how much memory they take: the numbers behind `farmyard bench`."""

import platform
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Final

import farmyard
from farmyard.agricola.farm.fences import FENCES, enclosures
from farmyard.agricola.position import position
from farmyard.agricola.state.game import Agricola
from farmyard.ai.player import RandomPlayer
from farmyard.kernel.seat import seats_of
from farmyard.kernel.settings import Settings
from farmyard.lab.bench_players import Thinking, measure_players
from farmyard.lab.simulate import seed_of

TABLES: Final = {
    "2": farmyard.AgricolaSettings(players=2, family=True),
    "4": farmyard.AgricolaSettings(players=4, family=True),
    "5": farmyard.AgricolaSettings(players=5, family=True),
    "4 players, deck E": farmyard.AgricolaSettings(players=4, decks="E"),
    "2 players, the Moor": farmyard.AgricolaSettings(players=2, moor=1),
    "6 players, decks AB": farmyard.AgricolaSettings(edition="revised", players=6, decks="AB"),
}
MIDDLE: Final = 7
_KEPT_ALIVE: Final = 50


@dataclass(frozen=True)
class Playouts:
    """Random games played for some time at one table."""

    games: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float


@dataclass(frozen=True)
class Bench:
    """Everything that is measured; `live_game_kb` says at which table and when."""

    version: str
    compiled: bool
    python: str
    machine: str
    playouts: dict[str, Playouts]
    players: dict[str, Thinking]
    clone_us: float
    fences_ms: float
    enclosures: int
    live_game_kb: dict[str, float]
    clone_kb: float
    peak_memory_mb: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(seconds: float = 2.0, tell: Callable[[str], None] = lambda what: None) -> Bench:
    """Measure everything; `tell` hears what is being measured."""
    playouts: dict[str, Playouts] = {}
    for name, table in TABLES.items():
        tell(f"random games: {name}")
        playouts[name] = playouts_of(table, seconds)
    thinking = measure_players(seconds, tell)
    tell("copies, fences and memory")
    fences_ms, enclosures = fence_enumeration()
    peak = peak_memory_mb()
    return Bench(
        version=farmyard.__version__,
        compiled=farmyard.COMPILED,
        python=platform.python_version(),
        machine=platform.machine(),
        playouts=playouts,
        players=thinking,
        clone_us=microseconds(played_to(2, MIDDLE).clone),
        fences_ms=fences_ms,
        enclosures=enclosures,
        live_game_kb=live_game_kb(),
        clone_kb=clone_kb(),
        peak_memory_mb=peak,
    )


def playouts_of(table: Settings, seconds: float) -> Playouts:
    """Play random games until the time is up; one game before that warms up."""
    _play_out(table, 0)
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not games:
        games += 1
        decisions += _play_out(table, games)
    return Playouts(games, games / elapsed, decisions / elapsed, decisions / games)


def _play_out(table: Settings, number: int) -> int:
    game = farmyard.begin(table, seed_of(number))
    choosers = [RandomPlayer(seed_of(number, seat)) for seat in range(1, table.players + 1)]
    seats = seats_of(game)
    while (decision := game.decision) is not None:
        game.play(choosers[decision.seat].choose(seats[decision.seat]))
    return game.chosen


def played_to(players: int, round: int, number: int = 0) -> Agricola:
    """A random family game that has reached a round, or its end."""
    game = farmyard.new_game(family=True, players=players, seed=seed_of(number))
    chooser = RandomPlayer(seed_of(number, players))
    seats = seats_of(game)
    while (decision := game.decision) is not None and game.round < round:
        game.play(chooser.choose(seats[decision.seat]))
    return game


def microseconds(work: Callable[[], object], repeats: int = 7, loops: int = 2000) -> float:
    """The time one call takes when it is warm: the best of several series."""
    best = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        for _ in range(loops):
            work()
        best = min(best, time.perf_counter() - start)
    return best / loops * 1e6


def fence_enumeration() -> tuple[float, int]:
    """The time to list every pasture that a farm with nothing but its house can close with 15 fences."""
    meadow = position().players[0].meadow
    time_of_one = microseconds(lambda: enclosures(meadow, (), 0, FENCES), loops=100)
    return time_of_one / 1000, len(enclosures(meadow, (), 0, FENCES))


def live_game_kb() -> dict[str, float]:
    """What a whole game takes, with its beginning and its choices, at several moments."""
    moments = {"2_players_start": (2, 1), "2_players_middle": (2, MIDDLE), "5_players_last_round": (5, 14)}
    return {name: _kb(partial(played_to, *moment)) for name, moment in moments.items()}


def clone_kb() -> float:
    """What a copy of a game in the middle takes."""
    game = played_to(2, MIDDLE)
    return _kb(lambda number: game.clone())


def _kb(make: Callable[[int], object]) -> float:
    """The memory of one thing, as the mean of many that are kept alive; making them once fills shared tables."""
    for number in range(_KEPT_ALIVE):
        make(number)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    alive = [make(number) for number in range(_KEPT_ALIVE)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(alive) / 1024


def peak_memory_mb() -> float:
    """The most memory this process has taken, or 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
