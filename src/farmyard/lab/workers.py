"""The one door through which work is handed out: so many calls of a function, done here, by processes or by a cluster.

Results come back in the order of what was asked, so who works on it changes nothing but the time. No more is handed out
than a little ahead of what has come back, and when a worker dies, the work ends with a sentence.
"""

import importlib
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from farmyard.kernel.errors import BadSettings, FarmyardError

Asked = TypeVar("Asked")
Found = TypeVar("Found")

HERE = "local"
"""The address of a cluster that is started on this machine and ends with the work."""
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
    if workers.ray:
        return _by_a_cluster(work, asked, workers.ray, at_once)
    jobs = min(workers.jobs, len(asked))
    return _by_processes(work, asked, jobs, at_once) if jobs > 1 else map(work, asked)


def _by_processes(work: Callable[[Asked], Found], asked: list[Asked], jobs: int, at_once: int) -> Iterator[Found]:
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    waiting: deque[Future[list[Found]]] = deque()
    try:
        for some in _chunks(asked, jobs, at_once):
            waiting.append(pool.submit(_done_together, work, some))
            if len(waiting) >= _CHUNKS_AHEAD * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkerLost(_LOST) from None
    finally:
        _send_home(pool)


def _send_home(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool, whether they still work or not: nobody waits for what they would find."""
    for process in list(pool._processes.values()):
        process.terminate()
    pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunks(asked: list[Asked], workers: int, at_once: int) -> Iterator[list[Asked]]:
    """What is asked, in parts that are handed out together."""
    size = max(1, min(at_once, len(asked) // (4 * workers)))
    for start in range(0, len(asked), size):
        yield asked[start : start + size]


def _by_a_cluster(work: Callable[[Asked], Found], asked: list[Asked], address: str, at_once: int) -> Iterator[Found]:
    ray = cluster_at(address)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    task = ray.remote(_done_together)
    shared = ray.put(work)
    waiting: deque[Any] = deque()
    for some in _chunks(asked, processors, at_once):
        waiting.append(task.remote(shared, some))
        if len(waiting) >= _CHUNKS_AHEAD * processors:
            yield from _come_back(ray, waiting.popleft())
    while waiting:
        yield from _come_back(ray, waiting.popleft())


def _come_back(ray: Any, promised: Any) -> Any:
    """What a worker of a cluster found; Ray lets others try a few times before it says that one is lost."""
    gone = (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError, ray.exceptions.NodeDiedError)
    try:
        return ray.get(promised)
    except gone:
        raise WorkerLost(_LOST) from None


def _done_together(work: Callable[[Asked], Found], asked: list[Asked]) -> list[Found]:
    return [work(question) for question in asked]


def cluster_at(address: str) -> Any:
    """Ray, connected to a cluster; a connection is kept for what is handed out later."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise BadSettings("A cluster needs Ray: pip install 'farmyard[cluster]'") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False if address == HERE else None)
        except ConnectionError as unreachable:
            raise BadSettings(f"There is no Ray cluster at {address}: {unreachable}") from None
    return ray
