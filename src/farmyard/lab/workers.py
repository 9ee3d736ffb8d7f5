"""The one door through which work is handed out: so many calls of a function, done here or by processes.

Results come back in the order of what was asked, so how many work on it changes nothing but the time.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from typing import TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")

_MOST_IN_A_CHUNK = 32


def handed_out(work: Callable[[Asked], Found], asked: list[Asked], jobs: int = 1) -> Iterator[Found]:
    """What the work finds for everything asked, in order."""
    jobs = min(jobs, len(asked))
    if jobs <= 1:
        for question in asked:
            yield work(question)
        return
    chunk = max(1, min(_MOST_IN_A_CHUNK, len(asked) // (4 * jobs)))
    with multiprocessing.Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, asked, chunk)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
