"""A second mind for a master: another process, which thinks about the same position on a core that is free.

It gives way to everything else on the machine, and nobody waits for it: what it has not found in time is lost.
It is told no more than its master knows, dealt copies in which the hidden is another.
"""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from typing import Any, Final

from farmyard.agricola.state.game import Agricola
from farmyard.ai.program import leave_all

Opinions = dict[str, tuple[int, float]]
"""The visits of each option, by its text, and what they found it worth."""
_PATIENCE: Final = 0.05
"""The seconds that a master waits for an answer that is due."""
_WORTHWHILE: Final = 0.5
_GIVES_WAY: Final = 10


class Companion:
    """Thinks about one position at a time; the process begins with the first.

    It is a daemon, and so is the thread that waits for it, so that nobody waits for a thought when the game is left.
    """

    def __init__(self) -> None:
        self.process: Any = None
        self.line: Any = None
        self.thought: Future[Opinions] | None = None
        self.listens = False

    def think(self, copies: list[Agricola], seconds: float, seed: int) -> None:
        """Begin to think about dealt copies, unless an earlier thought is still under way."""
        self.listens = self.thought is None or self.thought.done()
        if not self.listens:
            return
        if self.line is None:
            apart = multiprocessing.get_context("spawn")
            self.line, far_end = apart.Pipe()
            self.process = apart.Process(target=think_apart, args=(far_end,), daemon=True)
            self.process.start()
            far_end.close()
        self.thought = Future()
        asked = (copies, seconds, seed)
        threading.Thread(target=_wait_for, args=(self.line, asked, self.thought), daemon=True).start()

    def opinions(self) -> Opinions:
        """What it has found about the position it was asked to think about last, if anything."""
        if not self.listens or self.thought is None:
            return {}
        try:
            return self.thought.result(_PATIENCE)
        except TimeoutError:
            return {}
        except BrokenExecutor:
            self.line = None
            return {}


def _wait_for(line: Any, asked: object, thought: Future[Opinions]) -> None:
    """Ask along a line, and note what comes back."""
    try:
        line.send(asked)
        thought.set_result(line.recv())
    except (EOFError, OSError):
        thought.set_exception(BrokenExecutor("The companion is gone"))


_shared: Final[list[Companion]] = []


def company(seconds: float) -> Companion | None:
    """The companion of all masters of this process, where there is a core for it and time to be worth its while."""
    if seconds < _WORTHWHILE or (os.cpu_count() or 1) < 2:
        return None
    if not _shared:
        _shared.append(Companion())
    return _shared[0]


def think_apart(line: Any) -> None:
    """In the other process: search for so many seconds, whenever that is asked."""
    live_with_the_parent(_GIVES_WAY)
    from farmyard.ai.levels import searched

    with suppress(EOFError, OSError):
        while True:
            copies, seconds, seed = line.recv()
            line.send(searched(copies, seconds, seed))


def live_with_the_parent(niceness: int = 0) -> None:
    """In another process: only the parent answers to Ctrl-C; and when it is gone, however that happened, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent: Any = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        leave_all()
        os.kill(os.getpid(), signal.SIGKILL)
