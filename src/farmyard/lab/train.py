"""Training the value by self-play: waves of games, then lessons from them, again and again.

A folder holds a training: `state.npz` to go on from, `value.npz` (the weights averaged over time, as players use
them) and `log.jsonl`, a line for each report. It may be stopped at any moment and goes on from its last report.
Which games are played depends on the seed and the number of the wave alone.
"""

import gc
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from farmyard.agricola.settings import Options
from farmyard.ai.value import Value, save
from farmyard.lab.first_guess import first_guess
from farmyard.lab.learning import Adam, Buffer, gradients
from farmyard.lab.selfplay import Manner, Wave
from farmyard.lab.simulate import seed_of

MIX: tuple[tuple[float, Options], ...] = (
    (0.40, Options("revised", players=2, side_job=True)),
    (0.24, Options("original", players=1, decks="E")),
    (0.10, Options("original", True, players=2)),
    (0.10, Options("original", players=4, decks="EIK")),
    (0.05, Options("original", players=3, decks="EIK")),
    (0.03, Options("original", players=2, decks="EIK")),
    (0.03, Options("original", players=1, decks="EIK")),
    (0.02, Options("revised", players=4)),
    (0.01, Options("revised", players=3)),
    (0.01, Options("original", players=5, decks="EIK")),
    (0.01, Options("original", True, players=3)),
)
"""Tables and the share of the time that each gets."""
HEAD_START = 5.0
"""The seconds that every table is taken to have had before, so that those with a small share wait for their turn."""


@dataclass
class Course:
    """How a training goes."""

    folder: Path
    seed: int = 1
    hours: float = 1.0
    games: int = 48
    """Games in a wave."""
    reuse: float = 8.0
    """How often a position is learned from, on average."""
    batch: int = 1024
    pace: float = 1e-3
    slowest: float = 1e-4
    buffer: int = 300_000
    first_lesson: int = 20_000
    """Positions in the buffer before anything is learned."""
    nodes: int = 0
    """Nodes searched for each choice: a generation played with search."""
    mix: tuple[tuple[float, Options], ...] = MIX
    report_every: float = 120.0
    note: Callable[[str], None] = field(default=print)


class Training:
    """One training, from its folder."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.adam = Adam(first_guess(course.seed))
        self.wave = 0
        self.games = 0
        self.seconds = 0.0
        self.spent = [0.0] * len(course.mix)
        self.buffers = [Buffer(course.buffer, False), Buffer(course.buffer // 2, True)]
        self.random = np.random.default_rng(course.seed)
        self.means: dict[str, list[float]] = {}
        self.errors: list[float] = []
        course.folder.mkdir(parents=True, exist_ok=True)
        self.resume()
        self.value = Value(self.adam.weights)

    def resume(self) -> None:
        path = self.course.folder / "state.npz"
        if path.exists():
            with np.load(path) as arrays:
                self.adam.restore(arrays)
                self.wave, self.games = int(arrays["wave"]), int(arrays["games"])
                self.seconds = float(arrays["seconds"])
                self.spent = [float(part) for part in arrays["spent"]]

    def run(self) -> None:
        """Train until the hours of this run are over; without the collector, which would look at every copy again."""
        gc.disable()
        began = reported = time.perf_counter()
        while (now := time.perf_counter()) < began + 3600 * self.course.hours:
            self.one_wave()
            self.seconds += time.perf_counter() - now
            if time.perf_counter() > reported + self.course.report_every:
                reported = time.perf_counter()
                self.report()
                gc.collect()
        self.report()
        gc.enable()

    def one_wave(self) -> None:
        """Play a wave of the table that is furthest behind its share, and learn from it."""
        mix = self.course.mix
        started = time.process_time()
        behind = min(range(len(mix)), key=lambda place: (self.spent[place] + HEAD_START) / mix[place][0])
        table = mix[behind][1]
        self.wave += 1
        wave = Wave(table, self.value, self.course.games, seed_of(self.course.seed, self.wave), self.manner())
        wave.play()
        lesson = wave.lesson(self.trust())
        buffer = self.buffers[1 if table.decks else 0]
        for batch, targets in zip(lesson.batches, lesson.targets):
            buffer.add(batch, targets)
        self.games += self.course.games
        means = self.means.setdefault(words_for(table), [])
        means += [float(points) for results in lesson.results for points in results]
        if buffer.filled >= self.course.first_lesson / (2 if table.decks else 1):
            self.learn(buffer, lesson.positions)
        self.spent[behind] += time.process_time() - started

    def manner(self) -> Manner:
        """Every other wave has more players with tastes; the more is known, the more choices count as unsound."""
        tastes = 0.4 if self.wave % 2 else 0.1
        return Manner(tastes, nodes=self.course.nodes, tolerated=max(1.0, 4.0 - self.games / 3000))

    def trust(self) -> float:
        """Outcomes count for most at first, later the values of later choices count more."""
        return max(0.85, 0.95 - 0.1 * self.games / 10_000)

    def pace(self) -> float:
        """Slower the more games have been played."""
        return max(self.course.slowest, self.course.pace / (1 + self.games / 20_000))

    def learn(self, buffer: Buffer, positions: int) -> None:
        for _ in range(max(1, round(positions * self.course.reuse / self.course.batch))):
            found, error = gradients(self.adam.weights, buffer.sample(self.course.batch, self.random))
            self.adam.learn(found, self.pace())
            self.errors.append(error)
        self.value.set(self.adam.weights)

    def report(self) -> None:
        """Save everything and note how it goes."""
        folder = self.course.folder
        story: dict[str, Any] = {
            "games": self.games,
            "hours": round(self.seconds / 3600, 3),
            "wave": self.wave,
            "pace": self.pace(),
            "error": round(float(np.mean(self.errors)), 2) if self.errors else None,
            "means": {words: round(float(np.mean(points)), 2) for words, points in self.means.items()},
        }
        part = folder / "state.part.npz"
        extra: dict[str, Any] = {
            "wave": self.wave,
            "games": self.games,
            "seconds": self.seconds,
            "spent": np.array(self.spent),
        }
        np.savez(part, **self.adam.state(), **extra)
        part.replace(folder / "state.npz")
        save(folder / "value.npz", self.adam.mean, {"command": f"farmyard train --seed {self.course.seed}", **story})
        with (folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(story) + "\n")
        self.course.note(json.dumps(story))
        self.means, self.errors = {}, []


def words_for(table: Options) -> str:
    """A table in few words."""
    return " ".join([f"{key}={value}" for key, value in table.fields().items()])
