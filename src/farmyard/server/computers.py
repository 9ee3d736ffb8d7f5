"""Computer players at the tables: they think in processes of their own, so that nobody waits for them.

A computer is told the game by its choices and answers with the text of an option, which then passes
the same gate as everybody's.
"""

import asyncio
import logging
import multiprocessing
import random
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from farmyard.ai.advice import Advice, advice, recommended
from farmyard.ai.companion import live_with_the_parent
from farmyard.ai.player import FARMER, PLAYERS, RANDOM, ComputerPlayer, computer_player, farewell
from farmyard.ai.program import Program
from farmyard.kernel.seat import Seat
from farmyard.server import engine
from farmyard.server.bots import NO_BOTS, Bots
from farmyard.server.engine import Playable
from farmyard.server.refusal import Refusal
from farmyard.server.table import Table

log = logging.getLogger("farmyard")
_KEPT: Final = 50
_SECONDS: Final = 1.0
T = TypeVar("T")


@dataclass(frozen=True)
class Situation:
    """A game as it is sent to a thinking process."""

    table: str
    game: str
    rules: str
    settings: dict[str, str]
    seed: int
    choices: tuple[engine.Choice, ...]
    seat: int
    level: str
    command: str
    """Of the program that plays, where it is one."""


class Computers:
    def __init__(self, processes: int, bots: Bots = NO_BOTS) -> None:
        self.bots = bots
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def consider(self, table: Table) -> None:
        """Let computers go on whose turn it is, and a master mark spaces for learners, where none thinks already."""
        asked = [(seat, self._play) for seat in table.computers_asked()]
        for seat, think in asked + [(seat, self._mark) for seat in table.to_be_marked()]:
            if (table.id, seat) not in self._thinking:
                task = asyncio.create_task(think(table, seat))
                self._thinking[table.id, seat] = task
                task.add_done_callback(partial(self._done, table, seat))

    def thinks(self, table: Table) -> bool:
        return any([name == table.id for name, _ in self._thinking])

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _done(self, table: Table, seat: int, task: asyncio.Task[None]) -> None:
        del self._thinking[table.id, seat]
        if not task.cancelled() and task.exception() is None:
            self.consider(table)

    async def _play(self, table: Table, seat: int) -> None:
        """Choose until somebody else must."""
        while seat in table.computers_asked():
            async with table.lock:
                number = table.course.number_for(seat)
                situation = self._situation(table, seat)
                text = _any_option(table.course.game_for(seat), situation) if situation.level == RANDOM else ""
            try:
                await table.computer_chooses(seat, text or await self._think(situation), number)
            except Refusal:
                log.warning("a computer at table %s chose for a situation that has passed", table.id)
                await asyncio.sleep(1)

    async def _mark(self, table: Table, seat: int) -> None:
        """Mark the spaces that a master would consider for a learner."""
        async with table.lock:
            situation = self._situation(table, seat)
        await table.mark(seat, situation.choices, await self.apart(mark, situation))

    async def advise(self, table: Table, seat: int, number: int) -> list[Advice]:
        """What the strongest computer player would consider at a seat's place."""
        async with table.lock:
            table.course.check_number(seat, number)
            if table.course.game_for(seat).choice_of(seat) is None:
                raise Refusal("not-your-turn", "Advice is for whoever must choose now")
            situation = self._situation(table, seat)
        return await self.apart(advise, situation)

    async def _think(self, situation: Situation) -> str:
        chosen, remarks = await self.apart(think, situation)
        for remark in remarks:
            log.warning("at table %s, seat %d: %s", situation.table, situation.seat, remark)
        return chosen

    def _situation(self, table: Table, seat: int) -> Situation:
        kept = table.kept
        choices = engine.choices_of(table.course.game_for(seat))
        level = kept.seats[seat].level or RANDOM
        command = self.bots[level].command if level in self.bots else ""
        if not command and level not in PLAYERS[kept.game]:
            level = FARMER
        return Situation(kept.id, kept.game, kept.rules, kept.settings, kept.seed, choices, seat, level, command)

    async def apart(self, what: Callable[..., T], *about: Any) -> T:
        """Let another process work something out."""
        if self._pool is None:
            apart = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, apart, live_with_the_parent)
        return await asyncio.get_running_loop().run_in_executor(self._pool, what, *about)


def _any_option(game: Playable, situation: Situation) -> str:
    return _luck(situation).choice(game.decision.options).text if game.decision is not None else ""


def _luck(situation: Situation) -> random.Random:
    """The luck of a computer: the same in the same situation, and another than that of the cards."""
    return random.Random(f"{situation.seed} {situation.seat} {len(situation.choices)}")


# -- in a thinking process ------------------------------------------------------------------

_games: OrderedDict[str, tuple[Playable, dict[int, ComputerPlayer]]] = OrderedDict()


def think(situation: Situation) -> tuple[str, list[str]]:
    """The text of the option that a computer chooses, and what should be said about how it did.

    A program then leaves: it is free for the next table.
    """
    game, players = _follow(situation)
    if situation.seat not in players:
        players[situation.seat] = _player(situation)
    player, seat = players[situation.seat], Seat(game, situation.seat)
    chosen = player.choose(seat).text
    return chosen, farewell(player, seat)


def _player(situation: Situation) -> ComputerPlayer:
    seed = _luck(situation).randrange(2**31)
    if situation.command:
        return Program(situation.command, situation.game, seed, _SECONDS)
    return computer_player(situation.level, situation.game, seed, _SECONDS, in_company=True)


def advise(situation: Situation) -> list[Advice]:
    """The most promising options, the best first, each with the points it is behind that."""
    game, _ = _follow(situation)
    return advice(Seat(game, situation.seat), _SECONDS, _luck(situation).randrange(2**31))


def mark(situation: Situation) -> tuple[str, ...]:
    """The spaces to mark for a learner, as the texts of options."""
    game, _ = _follow(situation)
    return recommended(Seat(game, situation.seat), _luck(situation).randrange(2**31))


def _follow(situation: Situation) -> tuple[Playable, dict[int, ComputerPlayer]]:
    """The game of a situation: the one remembered, played on, or a new one from the beginning."""
    game, players = _games.pop(situation.table, (None, {}))
    known = () if game is None else engine.choices_of(game)
    if game is None or situation.choices[: len(known)] != known:
        names = tuple([f"Player {seat + 1}" for seat in range(6)])
        game = engine.begin(situation.game, situation.rules, situation.settings, situation.seed, names)
        players, known = {}, ()
    for seat, text in situation.choices[len(known) :]:
        game.play(text, seat=seat)
    game.ask_first(situation.seat)
    _games[situation.table] = (game, players)
    if len(_games) > _KEPT:
        _games.popitem(last=False)
    return game, players
