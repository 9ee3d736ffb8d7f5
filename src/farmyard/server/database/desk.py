"""The desk at which tables are written down: the store for callers that must not block.

One thread writes. Whatever waits when it comes back goes into one transaction together, so many
tables share the wait for the disk. A caller hears of success only when the transaction is done.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from farmyard.server.database.kept import Entry, Summary
from farmyard.server.database.store import Append, News, Saw, Store

log = logging.getLogger("farmyard")
T = TypeVar("T")
_READERS: Final = 4
_TOGETHER: Final = 200


@dataclass(frozen=True)
class _Writing:
    """An entry that somebody waits for."""

    wanted: Append
    done: "Future[bool]"


@dataclass(frozen=True)
class _Calling:
    """A method of the store that somebody waits for."""

    call: Callable[[], Any]
    done: "Future[Any]"


_Job = _Writing | _Calling | Saw | News | None


class Desk:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._jobs: queue.SimpleQueue[_Job] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "farmyard-read")
        self._writer = threading.Thread(target=self._write, name="farmyard-write", daemon=True)
        self._writer.start()

    async def append(self, table: str, entry: Entry, summary: Summary) -> bool:
        """Write an entry; false if its number is taken."""
        done: Future[bool] = Future()
        self._jobs.put(_Writing((table, entry, summary), done))
        return await asyncio.wrap_future(done)

    def saw(self, table: str, seat: int, number: int) -> None:
        """Note how far a player has seen; nobody waits for that."""
        self._jobs.put((table, seat, number))

    def say(self, news: News) -> None:
        """Tell the other servers something that is not kept; nobody waits for that."""
        if self.store.postgres:
            self._jobs.put(news)

    async def write(self, call: Callable[[], T]) -> T:
        """Let the writer call a method of the store."""
        done: Future[T] = Future()
        self._jobs.put(_Calling(call, done))
        return await asyncio.wrap_future(done)

    async def read(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, call)

    def close(self) -> None:
        """Finish what is asked for, then stop."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.store.engine.dispose()

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs: list[_Job] = [first]
            while len(jobs) < _TOGETHER and not self._jobs.empty():
                jobs.append(self._jobs.get())
            self._write_together(
                [job for job in jobs if isinstance(job, _Writing)],
                [job for job in jobs if isinstance(job, tuple)],
                [job for job in jobs if isinstance(job, dict)],
            )
            for job in jobs:
                if isinstance(job, _Calling):
                    _settle(job)
            if None in jobs:
                return

    def _write_together(self, entries: Sequence[_Writing], seen: Sequence[Saw], news: Sequence[News]) -> None:
        if not entries and not seen and not news:
            return
        try:
            written = self.store.write([entry.wanted for entry in entries], seen, news)
        except Exception as error:
            log.exception("writing failed")
            for entry in entries:
                entry.done.set_exception(error)
            return
        for entry, first in zip(entries, written):
            entry.done.set_result(first)


def _settle(job: _Calling) -> None:
    try:
        job.done.set_result(job.call())
    except Exception as error:
        job.done.set_exception(error)
