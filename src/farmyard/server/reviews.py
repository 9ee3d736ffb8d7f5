"""Finished games that a master looks through, in one process for all, which gives way to everything else.

How far a review has come is in the database, so that any server tells it, and one that was broken off goes on where
it was. The same game is looked through in the same way everywhere.
"""

import asyncio
import logging
import multiprocessing
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

from farmyard import Agricola
from farmyard.ai.companion import live_with_the_parent
from farmyard.ai.review import Remark, remark_on
from farmyard.server import engine
from farmyard.server.database.desk import Desk
from farmyard.server.database.kept import FINISHED, KeptReview, KeptTable, now
from farmyard.server.refusal import Refusal

log = logging.getLogger("farmyard")
NODES: Final = 300
"""How far a master looks at each choice."""
_SEED: Final = 1
_GIVES_WAY: Final = 10
_AT_ONCE: Final = 0.3
"""The seconds after which a process says what it has found."""
_WRITE_SECONDS: Final = 2.0
_LEFT_SECONDS: Final = 90
"""How long after it was last heard of a review is no longer under way at another server."""
_TRIES: Final = 3
_KEPT: Final = 20


@dataclass(frozen=True)
class Reviewed:
    """A finished game as it is sent to the process that looks through it."""

    table: str
    game: str
    rules: str
    settings: dict[str, str]
    seed: int
    choices: tuple[engine.Choice, ...]
    nodes: int


class Reviews:
    def __init__(self, desk: Desk, choices: Callable[[str], tuple[engine.Choice, ...]]) -> None:
        self.desk = desk
        self.nodes = NODES
        self._choices = choices
        self._pool: ProcessPoolExecutor | None = None
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._known: dict[str, KeptReview] = {}
        """The reviews that are under way here, as far as they have come."""
        self._failures: Counter[str] = Counter()

    async def of(self, kept: KeptTable) -> KeptReview | None:
        """The review of a game as far as it has come, if anybody has asked for it; one that was left goes on."""
        _check_reviewable(kept)
        review = self._known.get(kept.id) or await self.desk.read(partial(self.desk.store.review, kept.id))
        if review is not None and not review.done and self._left(review):
            self._go_on(kept, review)
        return review

    async def ask(self, kept: KeptTable) -> KeptReview:
        """Look through a game, unless that is done or under way."""
        review = await self.of(kept)
        if review is None:
            choices = await self.desk.read(partial(self._choices, kept.id))
            review = self._known.get(kept.id) or KeptReview(kept.id, 0, len(choices), ())
            await self.desk.write(partial(self.desk.store.keep_review, review))
            self._go_on(kept, review)
        return review

    def close(self) -> None:
        for task in self._looking.values():
            task.cancel()
        self._leave()

    def _left(self, review: KeptReview) -> bool:
        """Whether nobody goes on with a review any more; other servers there are at PostgreSQL only."""
        if not self.desk.store.postgres:
            return True
        return review.at < (datetime.now(UTC) - timedelta(seconds=_LEFT_SECONDS)).isoformat(timespec="milliseconds")

    def _go_on(self, kept: KeptTable, review: KeptReview) -> None:
        """Look through the rest of a game; refuses one at which that has failed again and again."""
        if self._failures[kept.id] >= _TRIES:
            raise Refusal("server", "This game could not be looked through")
        if kept.id not in self._looking:
            self._known[kept.id] = review
            task = asyncio.create_task(self._look_through(kept, review))
            self._looking[kept.id] = task
            task.add_done_callback(partial(self._done, kept.id))

    def _done(self, name: str, task: asyncio.Task[None]) -> None:
        del self._looking[name], self._known[name]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("looking through the game of table %s failed", name, exc_info=error)
            self._failures[name] += 1
            self._leave()
        if not self._looking:
            self._leave()

    def _leave(self) -> None:
        """Let the process go: nothing is left to be looked through, or it is broken."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _look_through(self, kept: KeptTable, review: KeptReview) -> None:
        choices = await self.desk.read(partial(self._choices, kept.id))
        reviewed = Reviewed(kept.id, kept.game, kept.rules, kept.settings, kept.seed, choices, self.nodes)
        written = time.monotonic()
        while not review.done:
            looked, found = await self._apart(reviewed, review.looked)
            review = replace(review, looked=looked, remarks=(*review.remarks, *found), at=now())
            self._known[kept.id] = review
            if review.done or time.monotonic() - written > _WRITE_SECONDS:
                await self.desk.write(partial(self.desk.store.keep_review, review))
                written = time.monotonic()

    async def _apart(self, reviewed: Reviewed, looked: int) -> tuple[int, list[dict[str, Any]]]:
        if self._pool is None:
            apart = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, apart, live_with_the_parent, (_GIVES_WAY,))
        return await asyncio.get_running_loop().run_in_executor(self._pool, look_on, reviewed, looked)


def _check_reviewable(kept: KeptTable) -> None:
    if kept.game != "agricola":
        raise Refusal("not-available", "Only games of Agricola can be reviewed so far")
    if kept.summary.state != FINISHED:
        raise Refusal("not-over", "A game is reviewed when it is over: until then a review would help to play it")


def told(review: KeptReview | None) -> dict[str, Any]:
    """A review as it is sent to the page."""
    if review is None:
        return without("none")
    state = "done" if review.done else "under way"
    found = {"looked": review.looked, "choices": review.choices, "remarks": list(review.remarks)}
    return {"state": state, "message": "", **found}


def without(state: str, message: str = "") -> dict[str, Any]:
    """That there is no review of a game, as it is sent to the page."""
    return {"state": state, "message": message, "looked": 0, "choices": 0, "remarks": []}


# -- in the reviewing process ---------------------------------------------------------------

_games: OrderedDict[str, Agricola] = OrderedDict()


def look_on(reviewed: Reviewed, looked: int) -> tuple[int, list[dict[str, Any]]]:
    """Look at some more choices of a game: how many have been looked at by then, and what is to be said about them."""
    game = _follow(reviewed, looked)
    until = time.monotonic() + _AT_ONCE
    found: list[dict[str, Any]] = []
    for seat, text in reviewed.choices[looked:]:
        looked += 1
        game.ask_first(seat)
        remark = remark_on(game, looked, text, reviewed.nodes, _SEED)
        if remark is not None:
            found.append(_in_words(game, remark))
        game.play(text)
        if time.monotonic() > until:
            break
    return looked, found


def _follow(reviewed: Reviewed, looked: int) -> Agricola:
    """The game after so many choices: the one remembered, or a new one from the beginning."""
    game = _games.pop(reviewed.table, None)
    if game is None or len(engine.choices_of(game)) != looked:
        names = tuple([f"Player {seat + 1}" for seat in range(6)])
        begun = engine.begin(reviewed.game, reviewed.rules, reviewed.settings, reviewed.seed, names)
        assert isinstance(begun, Agricola)
        game = begun
        for seat, text in reviewed.choices[:looked]:
            game.play(text, seat=seat)
    _games[reviewed.table] = game
    if len(_games) > _KEPT:
        _games.popitem(last=False)
    return game


def _in_words(game: Agricola, remark: Remark) -> dict[str, Any]:
    """A remark as it is kept and told, with what its options mean for people."""
    return {
        "number": remark.number,
        "seat": remark.seat,
        "chapter": remark.chapter,
        "chosen": remark.chosen,
        "better": remark.better,
        "chosen_label": engine.label_of(game, remark.chosen),
        "better_label": engine.label_of(game, remark.better),
        "cost": round(remark.cost, 1),
    }
