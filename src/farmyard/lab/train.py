"""Training the value by self-play: waves of games, then lessons from them, again and again.

A folder holds a training: `state.npz` to go on from, `value.npz` (the weights averaged over time, as players use
them), `log.jsonl`, a line for each report, and `curve.svg`, the learning curve. It may be stopped at any moment and
goes on from its last report. Which games are played depends on the seed and the number of jobs alone.
"""

import gc
import json
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.ai.features import Parts
from farmyard.ai.player import MANY, ONE, TWO
from farmyard.ai.value import FIRST, SECOND, Value, load, save
from farmyard.kernel.errors import BadSettings
from farmyard.lab.curve import draw_curve
from farmyard.lab.first_guess import first_guess
from farmyard.lab.learning import Adam, Buffer, gradients
from farmyard.lab.lessons import Lesson, WavePlan
from farmyard.lab.manners import Manner
from farmyard.lab.selfplay import GAMES_OF_A_WAVE, lesson_of
from farmyard.lab.simulate import seed_of
from farmyard.lab.widening import widened
from farmyard.lab.workers import ALONE, Workers, handed_on

Mix = tuple[tuple[float, AgricolaSettings], ...]
"""Tables and the share of the work that each gets; a training goes on when tables are added at the end."""
MIXES: dict[str, Mix] = {
    ONE: (
        (0.50, AgricolaSettings(edition="original", players=1, decks="E")),
        (0.35, AgricolaSettings(edition="original", players=1, decks="EIK")),
        (0.15, AgricolaSettings(edition="original", players=1, moor=1)),
    ),
    TWO: (
        (0.40, AgricolaSettings(edition="revised", players=2, side_job=True)),
        (0.20, AgricolaSettings(edition="original", family=True, players=2)),
        (0.20, AgricolaSettings(edition="original", players=2, decks="EIK")),
        (0.17, AgricolaSettings(edition="revised", players=2, decks="AB")),
        (0.03, AgricolaSettings(edition="original", players=2, moor=1)),
    ),
    MANY: (
        (0.40, AgricolaSettings(edition="original", players=4, decks="EIK")),
        (0.18, AgricolaSettings(edition="original", players=3, decks="EIK")),
        (0.13, AgricolaSettings(edition="revised", players=4, decks="AB")),
        (0.08, AgricolaSettings(edition="revised", players=3, decks="AB")),
        (0.06, AgricolaSettings(edition="original", players=5, decks="EIK")),
        (0.03, AgricolaSettings(edition="revised", players=6, decks="AB")),
        (0.05, AgricolaSettings(edition="original", family=True, players=4)),
        (0.03, AgricolaSettings(edition="revised", players=4)),
        (0.04, AgricolaSettings(edition="original", players=3, decks="EIK", moor=3)),
    ),
}
"""What is played for each of the weights that are shipped."""
PLAYED_FREELY = 60_000
"""The games after which little is left to chance."""
WARMING_UP = 1000
"""The steps of learning before the pace is the usual one."""
HEAD_START = 500_000
"""The positions that every table is taken to have had before, so that those with a small share wait for their turn."""
STATE = "state.npz"
"""The file that a training goes on from."""


@dataclass
class Course:
    """How a training goes."""

    folder: Path
    seed: int = 1
    begin: Path | None = None
    """The weights that a new training begins with, and goes on from as if it had played their games itself."""
    units: tuple[int, int] = (FIRST, SECOND)
    """The hidden units in the two layers of a new training; weights that it begins with are widened to so many."""
    hours: float = 1.0
    games: int = GAMES_OF_A_WAVE
    """Games in a wave."""
    reuse: float = 4.0
    """How often a position is learned from, on average: more often, and it is learned by heart."""
    batch: int = 1024
    pace: float = 1e-3
    slowest: float = 8e-5
    buffer: int = 1_000_000
    first_lesson: int = 60_000
    """Positions in the buffer before anything is learned."""
    nodes: int = 0
    """How often a tree is looked into before a choice that is searched: generations played with search."""
    searching: float = 0.1
    """The share of choices that are searched."""
    tables: str = TWO
    """Which of the weights in the package it is for."""
    mix: Mix = ()
    """What is played, if it is not what is usual for these weights."""
    workers: Workers = ALONE
    """Who plays: as many waves are under way as there are jobs."""
    report_every: float = 120.0
    note: Callable[[str], None] = field(default=print)


class Training:
    """One training, from its folder."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.mix = course.mix or MIXES[course.tables]
        began = weights_in(course.begin) if course.begin else None
        story: dict[str, Any] = began.story if began else {}
        weights = began.weights if began else first_guess(course.seed)
        self.adam = Adam(widened(weights, *course.units, course.seed))
        self.wave = 0
        self.games = int(story.get("games", 0))
        self.seconds = 3600 * float(story.get("hours", 0.0))
        self.spent = [0] * len(self.mix)
        self.usual = [0] * len(self.mix)
        self.under_way: deque[tuple[int, WavePlan]] = deque()
        self.buffers: dict[bool, Buffer] = {}
        self.random = np.random.default_rng(course.seed)
        self.means: dict[str, list[float]] = {}
        self.errors: list[float] = []
        course.folder.mkdir(parents=True, exist_ok=True)
        self.resume()

    def resume(self) -> None:
        path = self.course.folder / STATE
        if is_under_way(self.course.folder):
            with np.load(path) as arrays:
                tables = str(arrays["tables"]) if "tables" in arrays.files else "all"
                if tables != self.course.tables:
                    raise BadSettings(f"{path.parent} holds a training for tables of {tables}: take another", "tables")
                self.adam.restore(arrays)
                self.wave, self.games = int(arrays["wave"]), int(arrays["games"])
                self.seconds = float(arrays["seconds"])
                spent = [int(part) for part in arrays["spent"]]
                self.spent = (spent + self.spent[len(spent) :])[: len(self.spent)]

    def run(self) -> Iterator[float]:
        """Train until the hours of this run are over, saying after each lesson how many seconds of them have passed.

        Meanwhile there is no collector, which would look at every copy again.
        """
        gc.disable()
        began = reported = now = time.perf_counter()
        for _ in self.lessons_learned():
            self.seconds += time.perf_counter() - now
            now = time.perf_counter()
            if now > reported + self.course.report_every:
                reported = now
                self.report()
                gc.collect()
            yield now - began
            if now > began + 3600 * self.course.hours:
                break
        self.report()
        gc.enable()

    def lessons_learned(self) -> Iterator[Lesson]:
        """Play and learn without end, lesson after lesson."""
        for lesson in handed_on(lesson_of, self.plans(), self.course.workers):
            self.take(lesson)
            yield lesson

    def plans(self) -> Iterator[WavePlan]:
        """Wave after wave, each with what has been learned by the time it begins."""
        while True:
            place = self.next_table()
            plan = self.plan(self.mix[place][1])
            self.under_way.append((place, plan))
            yield plan

    def next_table(self) -> int:
        """The table that is furthest behind its share; it is taken to cost what it did the last time."""
        mix = self.mix
        behind = min(range(len(mix)), key=lambda place: (self.spent[place] + HEAD_START) / mix[place][0])
        self.spent[behind] += self.usual[behind]
        return behind

    def plan(self, table: AgricolaSettings) -> WavePlan:
        self.wave += 1
        nodes = self.course.nodes if self.enough(self.buffer_for(table), table) else 0
        seed = seed_of(self.course.seed, self.wave)
        weights = {key: array.copy() for key, array in self.adam.mean.items()}  # sent while learning goes on
        return WavePlan(table, weights, self.course.games, seed, self.manner(nodes), self.trust())

    def take(self, lesson: Lesson) -> None:
        """Remember what the first wave that is under way teaches, and learn."""
        place, plan = self.under_way.popleft()
        self.spent[place] += lesson.effort - self.usual[place]
        self.usual[place] = lesson.effort
        buffer = self.buffer_for(plan.table)
        enough = self.enough(buffer, plan.table)
        for batch, targets in zip(lesson.batches, lesson.targets):
            buffer.add(batch, targets)
        self.games += plan.games
        means = self.means.setdefault(words_for(plan.table), [])
        means += [float(points) for results in lesson.results for points in results]
        if enough:
            self.learn(buffer, lesson.positions)

    def enough(self, buffer: Buffer, table: AgricolaSettings) -> bool:
        """Whether a buffer is filled well enough to learn from it."""
        needed = self.course.first_lesson / (6 if self.course.begin else 1)
        return buffer.filled >= needed / (2 if with_cards(table) else 1)

    def buffer_for(self, table: AgricolaSettings) -> Buffer:
        """Tables with cards share a buffer, and so do those without."""
        cards = with_cards(table)
        if cards not in self.buffers:
            self.buffers[cards] = Buffer(self.course.buffer // (2 if cards else 1), cards)
        return self.buffers[cards]

    def manner(self, nodes: int) -> Manner:
        """Every other wave has more players with tastes.

        The more is known, the less freely everybody chooses, and the smaller a mistake whose outcome is not learned; in
        the end turns are finished in thought, too.
        """
        if nodes:
            return self.thoughtful(nodes)
        tastes, cherishing = (0.4, 0.6) if self.wave % 2 else (0.1, 0.2)
        freely = max(0.15, 1 - self.games / PLAYED_FREELY)
        opening = max(0.35, freely)
        finishing = 0.5 if self.games >= PLAYED_FREELY else 0.0
        tolerated = max(0.2, 4.0 - self.games / 3000)
        return Manner(
            tastes,
            cherishing,
            slips=0.02 * freely,
            warmth=0.5 * freely,
            opening=1.5 * opening,
            finishing=finishing,
            tolerated=tolerated,
        )

    def thoughtful(self, nodes: int) -> Manner:
        """How games are played with search: trees look at what nobody would choose, so little is left to chance."""
        return Manner(
            tastes=0.15 if self.wave % 2 else 0.0,
            cherishing=0.3 if self.wave % 2 else 0.1,
            slips=0.002,
            warmth=0.12,
            opening=0.5,
            nodes=nodes,
            searching=self.course.searching,
            finishing=0.5,
            tolerated=0.3,
        )

    def trust(self) -> float:
        """Outcomes count for most at first, later the values of later choices count more."""
        return max(0.9, 0.95 - 0.1 * self.games / 10_000)

    def pace(self) -> float:
        """Slower the more games have been played, and slow at first: little is known of how steep each slope is."""
        usual: float = max(self.course.slowest, self.course.pace / (1 + self.games / 20_000) ** 1.5)
        return usual * min(1.0, (1 + self.adam.steps["out"]) / WARMING_UP)

    def learn(self, buffer: Buffer, positions: int) -> None:
        for _ in range(max(1, round(positions * self.course.reuse / self.course.batch))):
            found, error = gradients(self.adam.weights, buffer.sample(self.course.batch, self.random))
            self.adam.learn(found, self.pace())
            self.errors.append(error)

    def report(self) -> None:
        """Save everything and note how it goes."""
        folder = self.course.folder
        story: dict[str, Any] = {
            "games": self.games,
            "hours": round(self.seconds / 3600, 3),
            "wave": self.wave,
            "pace": self.pace(),
            "error": self.error(),
            "means": {words: round(float(np.mean(points)), 2) for words, points in self.means.items()},
        }
        part = folder / "state.part.npz"
        extra: dict[str, Any] = {
            "tables": self.course.tables,
            "wave": self.wave,
            "games": self.games,
            "seconds": self.seconds,
            "spent": np.array(self.spent),
        }
        np.savez(part, **self.adam.state(), **extra)
        part.replace(folder / STATE)
        save(folder / "value.npz", self.adam.mean, {"command": command_of(self.course), **story})
        with (folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(story) + "\n")
        draw_curve(folder)
        self.course.note(json.dumps(story))
        self.means, self.errors = {}, []

    def error(self) -> float | None:
        """The mean error since the last report, if anything has been learned since."""
        return round(float(np.mean(self.errors)), 2) if self.errors else None


def is_under_way(folder: Path) -> bool:
    """Whether a folder holds a training to go on from."""
    return (folder / STATE).exists()


def weights_in(path: Path) -> Value:
    """The weights in a file that somebody names."""
    try:
        return load(path)
    except (EOFError, KeyError, TypeError, ValueError, BadZipFile):
        raise BadSettings(f"There are no weights in {path}: name the 'value.npz' of a training") from None


@cache
def with_cards(table: AgricolaSettings) -> bool:
    """Whether cards count in the value of a table's positions."""
    return Parts(new_game(table)).with_cards


def command_of(course: Course) -> str:
    """The command of a training."""
    begun = f" --from {course.begin.name}" if course.begin else ""
    units = f" --units {course.units[0]},{course.units[1]}" if course.units != (FIRST, SECOND) else ""
    searched = f" --nodes {course.nodes} --searching {course.searching:g}" if course.nodes else ""
    return f"farmyard train --tables {course.tables} --seed {course.seed}{begun}{units}{searched}"


def words_for(table: AgricolaSettings) -> str:
    """A table in few words."""
    return " ".join([f"{key}={value}" for key, value in table.fields().items()])
