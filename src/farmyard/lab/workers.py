"""The one door through which work is handed out: so many calls of a function, done here, by processes or by a cluster.

Results come back in the order of what was asked, so who works on it changes nothing but the time.
"""

import importlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from farmyard.kernel.errors import BadSettings

Asked = TypeVar("Asked")
Found = TypeVar("Found")

HERE = "local"
"""The address of a cluster that is started on this machine and ends with the work."""
_MOST_IN_A_CHUNK = 32
_CHUNKS_AHEAD = 4
"""How many chunks each worker of a cluster is given before the first has come back."""


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
    with multiprocessing.Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, asked, _chunk(len(asked), jobs, at_once))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(number: int, workers: int, at_once: int) -> int:
    return max(1, min(at_once, number // (4 * workers)))


def _by_a_cluster(work: Callable[[Asked], Found], asked: list[Asked], address: str, at_once: int) -> Iterator[Found]:
    ray = cluster_at(address)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = _chunk(len(asked), processors, at_once)
    task = ray.remote(_done_together)
    shared = ray.put(work)
    waiting: deque[Any] = deque()
    for start in range(0, len(asked), size):
        waiting.append(task.remote(shared, asked[start : start + size]))
        if len(waiting) >= _CHUNKS_AHEAD * processors:
            yield from ray.get(waiting.popleft())
    while waiting:
        yield from ray.get(waiting.popleft())


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
