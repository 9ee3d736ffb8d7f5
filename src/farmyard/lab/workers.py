"""The one door through which work is handed out: so many calls of a function, done here, by processes or by a cluster.

Results come back in the order of what was asked, so who works on it changes nothing but the time. No more is handed out
than a little ahead of what has come back, and when a worker dies, the work ends with a sentence.
"""

import importlib
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from farmyard.ai.companion import live_with_the_parent
from farmyard.kernel.errors import BadSettings, FarmyardError

Asked = TypeVar("Asked")
Found = TypeVar("Found")

HERE = "local"
"""The address of a cluster that is started on this machine and ends with the work."""
RUNNING = "auto"
"""The address of the cluster that runs on this machine."""
_ANSWER_SECONDS = 5.0
_MOST_IN_A_CHUNK = 32
_CHUNKS_AHEAD = 4
"""How many chunks there are for each worker before the first has come back."""
_LOST: Final = (
    "A worker died before it had told what it found: it was killed, or there was not enough memory (fewer --jobs need "
    "less). What is in the folder of a training, of ratings or of a database is kept: the same command goes on with it."
)


class WorkerLost(FarmyardError):
    """Somebody who worked is gone, and what was found with them."""


@dataclass(frozen=True)
class Workers:
    """Who works: so many processes of this machine, or a Ray cluster at an address."""

    jobs: int = 1
    ray: str = ""


ALONE = Workers()


def handed_out(
    work: Callable[[Asked], Found], asked: list[Asked], workers: Workers = ALONE, at_once: int = _MOST_IN_A_CHUNK
) -> Iterator[Found]:
    """What the work finds for everything asked, in order; each worker is given at most so much `at_once`."""
    workers = replace(workers, jobs=max(1, min(workers.jobs, len(asked))))
    number = _processors(workers.ray) if workers.ray else workers.jobs
    size = max(1, min(at_once, len(asked) // (4 * number)))
    chunks = (asked[start : start + size] for start in range(0, len(asked), size))
    return _done(work, chunks, workers, _CHUNKS_AHEAD * number)


def handed_on(work: Callable[[Asked], Found], asked: Iterator[Asked], workers: Workers = ALONE) -> Iterator[Found]:
    """The same where what is asked depends on what has been found: as much is under way as there are jobs."""
    return _done(work, ([question] for question in asked), workers, workers.jobs)


def _done(
    work: Callable[[Asked], Found], chunks: Iterator[list[Asked]], workers: Workers, ahead: int
) -> Iterator[Found]:
    if workers.ray:
        return _by_a_cluster(work, chunks, workers.ray, ahead)
    if workers.jobs > 1:
        return _by_processes(work, chunks, workers.jobs, ahead)
    return (work(question) for some in chunks for question in some)


def _by_processes(
    work: Callable[[Asked], Found], chunks: Iterator[list[Asked]], jobs: int, ahead: int
) -> Iterator[Found]:
    others = active_children()
    pool = ProcessPoolExecutor(jobs, initializer=_begin_to_work)
    end = BaseProcess.terminate
    try:
        yield from _in_order((pool.submit(_done_together, work, some) for some in chunks), Future.result, ahead)
    except BrokenProcessPool:
        end = BaseProcess.kill
        raise WorkerLost(_LOST) from None
    finally:
        for process in active_children():
            if process not in others:
                end(process)
        pool.shutdown(cancel_futures=True)


def _in_order(promises: Iterator[Any], kept: Callable[[Any], list[Found]], ahead: int) -> Iterator[Found]:
    """What is promised, one after another; the next promise is asked for when there is room for it."""
    waiting: deque[Any] = deque()
    for promise in promises:
        waiting.append(promise)
        if len(waiting) >= ahead:
            yield from kept(waiting.popleft())
    while waiting:
        yield from kept(waiting.popleft())


class _Leave(BaseException):
    """A worker is to leave what it is at."""


class _Duty:
    """What a worker knows of its own work."""

    at_work = False
    over = False


def _begin_to_work() -> None:
    """Leave interrupts to the parent, go when it goes, and be ready to be sent home."""
    live_with_the_parent()
    signal.signal(signal.SIGTERM, _sent_home)


def _sent_home(*_: object) -> None:
    """Leave work that is no longer wanted, but not in the middle of telling what was found: that would never end."""
    _Duty.over = True
    if _Duty.at_work:
        raise _Leave


def _processors(address: str) -> int:
    return max(1, int(cluster_at(address).cluster_resources().get("CPU", 1)))


def _by_a_cluster(
    work: Callable[[Asked], Found], chunks: Iterator[list[Asked]], address: str, ahead: int
) -> Iterator[Found]:
    ray = cluster_at(address)
    task = ray.remote(_done_together)
    shared = ray.put(work)
    return _in_order((task.remote(shared, some) for some in chunks), partial(_come_back, ray), ahead)


def _come_back(ray: Any, promised: Any) -> Any:
    """What a worker of a cluster found; Ray lets others try a few times before it says that one is lost."""
    gone = (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError, ray.exceptions.NodeDiedError)
    try:
        return ray.get(promised)
    except gone:
        raise WorkerLost(_LOST) from None


def _done_together(work: Callable[[Asked], Found], asked: list[Asked]) -> list[Found]:
    if _Duty.over:
        raise WorkerLost(_LOST)
    try:
        _Duty.at_work = True
        return [work(question) for question in asked]
    except _Leave:
        raise WorkerLost(_LOST) from None
    finally:
        _Duty.at_work = False


def cluster_at(address: str) -> Any:
    """Ray, connected to a cluster; a connection is kept for what is handed out later."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise BadSettings("A cluster needs Ray: pip install 'farmyard[cluster]'") from None
    if not ray.is_initialized():
        _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False if address == HERE else None)
        except ConnectionError as unreachable:
            raise BadSettings(f"There is no Ray cluster at {address}: {unreachable}") from None
    return ray


def _knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try it for a quarter of an hour."""
    if address in (HERE, RUNNING):
        return
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise BadSettings(f"'{address}' is no address of a Ray cluster: say HOST:PORT, {HERE} or {RUNNING}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), _ANSWER_SECONDS).close()
    except (OSError, OverflowError, ValueError) as unreachable:
        raise BadSettings(f"There is no Ray cluster at {address}: {unreachable}") from None
