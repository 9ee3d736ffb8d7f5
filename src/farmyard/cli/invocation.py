"""What to type in order to come back: a command that exists for whoever began with it."""

import os
import shlex
import sys
from pathlib import Path
from typing import Final

MAKE: Final = "FARMYARD_MAKE"
"""Set by the Makefile to the target that runs the command line; it takes DO and ARGS."""


def again(command: str, *words: str) -> str:
    """The line that runs a command of `farmyard`, called as it was called this time."""
    quoted = shlex.join(words)
    target = os.environ.get(MAKE)
    if target:
        do = "" if command == "play" else f" DO={command}"
        return f"make {target}{do}" + (f" ARGS={shlex.quote(quoted)}".replace("$", "$$") if words else "")
    called = Path(sys.argv[0])
    program = "python -m farmyard" if (called.parent.name, called.name) == ("farmyard", "__main__.py") else "farmyard"
    return f"{program} {command} {quoted}".rstrip()
