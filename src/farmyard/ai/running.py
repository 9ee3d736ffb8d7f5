"""A program that runs beside the table: lines of JSON go to it and come from it.

Nothing here waits for ever: threads of their own write, read and keep the last of what it mutters on standard error,
and whoever waits for a line says how long. A program runs in a session of its own, so that an interrupt at the
table does not end it and it can be ended with all that it has started.
"""

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from typing import Any, Final

from farmyard.kernel.errors import FarmyardError

LONGEST: Final = 100_000
"""The bytes that a line of a program may have."""
_AHEAD: Final = 8
"""The lines that a program may be ahead of those who listen."""
_MUTTERED: Final = 2000
_LEAVE_SECONDS: Final = 1.0
_LOOK_SECONDS: Final = 0.2


class Fault(FarmyardError):
    """What a program did, and what would have been right; it cannot go on where that was `fatal`."""

    def __init__(self, did: str, right: str, fatal: bool = False) -> None:
        super().__init__(f"{did}: {right}")
        self.fatal = fatal


class Running:
    """A program that has been started."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.owner = os.getpid()
        """The process that has started it: copies of that process must not talk to it, too."""
        self._process = _started(command)
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.Queue[bytes] = queue.Queue(_AHEAD)
        self._muttered = b""
        self._gone = False
        for work in (self._speak, self._listen, self._keep_muttering):
            threading.Thread(target=work, daemon=True).start()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message; whether it is read shows in the answer."""
        self._to_say.put(json.dumps(message).encode() + b"\n")

    def hear(self, until: float) -> bytes:
        """The next line, if it comes before a moment of the monotonic clock; later not even one that waits is heard."""
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        try:
            line = self._heard.get(timeout=left)
        except queue.Empty:
            raise TimeoutError from None
        if not line:
            raise Fault(self._how_it_ended(), "a program goes on reading until it is told 'quit'", fatal=True)
        if len(line) > LONGEST:
            raise Fault("said a line that does not end", f"a message has up to {LONGEST} bytes", fatal=True)
        return line

    def leave(self, told: bool = True) -> bool:
        """Tell it to quit, or just stop talking; says whether it went by itself within a second, else it is ended."""
        if told:
            self.say({"type": "quit"})
        self._to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVE_SECONDS)
        went = self.left
        self.kill()
        return went

    def kill(self) -> None:
        """End it with all that it has started."""
        self._gone = True
        self._to_say.put(None)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVE_SECONDS)

    @property
    def left(self) -> bool:
        """Whether it has ended."""
        return self._process.poll() is not None

    @property
    def last_words(self) -> str:
        """The last line that it wrote to standard error."""
        lines = self._muttered.decode("utf-8", "replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return "".join([letter if letter.isprintable() else " " for letter in said[-1][:200]]) if said else ""

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVE_SECONDS)
        code = self._process.poll()
        how = "closed its output" if code is None else f"ended with code {code}"
        return f"{how} ({self.last_words})" if self.last_words else how

    # -- each in a thread of its own ----------------------------------------------------------

    def _speak(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        with suppress(OSError, ValueError):
            while (line := self._to_say.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()

    def _listen(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        line = b"\n"
        while line and len(line) <= LONGEST:
            try:
                line = stream.readline(LONGEST + 1)
            except (OSError, ValueError):
                line = b""
            self._keep(line)
        with suppress(OSError):
            stream.close()

    def _keep(self, line: bytes) -> None:
        """Keep a line until somebody listens, or nobody will any more."""
        while not self._gone:
            with suppress(queue.Full):
                self._heard.put(line, timeout=_LOOK_SECONDS)
                return

    def _keep_muttering(self) -> None:
        stream: Any = self._process.stderr
        with suppress(OSError, ValueError):
            while said := stream.read1(4096):
                self._muttered = (self._muttered + said)[-_MUTTERED:]
        with suppress(OSError):
            stream.close()


def _started(command: str) -> "subprocess.Popen[bytes]":
    try:
        words = shlex.split(command)
    except ValueError as unreadable:
        raise Fault(f"cannot be started: {unreadable}", "quote its words as in a shell", fatal=True) from None
    if not words:
        raise Fault("has no command", "name one, like 'exec:python3 bot.py'", fatal=True)
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except OSError as error:
        hint = "'chmod +x' lets a file be run" if isinstance(error, PermissionError) else "name a program that is here"
        raise Fault(f"cannot be started: '{words[0]}': {error.strerror}", hint, fatal=True) from None
