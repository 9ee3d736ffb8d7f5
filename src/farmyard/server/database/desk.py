"""The desk at which tables are written down: the store for callers that must not block.

One thread writes. Whatever waits when it comes back goes into one transaction together, so many
tables share the wait for the disk. A caller hears of success only when the transaction is done.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar

from farmyard.server.database.kept import Entry, Summary
from farmyard.server.database.store import Append, Store

T = TypeVar("T")
_READERS: Final = 4
_TOGETHER: Final = 200

_Call = tuple[Callable[[], Any], "Future[Any]"]
_Job = tuple[Append, "Future[bool]"] | _Call | None


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
        self._jobs.put(((table, entry, summary), done))
        return await asyncio.wrap_future(done)

    async def write(self, call: Callable[[], T]) -> T:
        """Let the writer call a method of the store."""
        done: Future[T] = Future()
        self._jobs.put((call, done))
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
            self._write_entries([job for job in jobs if job is not None and isinstance(job[0], tuple)])
            for job in jobs:
                if job is not None and callable(job[0]):
                    _settle(job[0], job[1])
            if None in jobs:
                return

    def _write_entries(self, jobs: list[Any]) -> None:
        if not jobs:
            return
        try:
            written = self.store.append([job[0] for job in jobs])
        except Exception as error:
            for _, done in jobs:
                done.set_exception(error)
            return
        for (_, done), first in zip(jobs, written):
            done.set_result(first)


def _settle(call: Callable[[], Any], done: "Future[Any]") -> None:
    try:
        done.set_result(call())
    except Exception as error:
        done.set_exception(error)
