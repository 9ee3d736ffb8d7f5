"""The programs that may play at the tables of this house: whoever runs it names them, and nobody else can start one."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from farmyard.ai.player import LEVELS, PLAYERS
from farmyard.ai.program import introduction, leave_all
from farmyard.kernel.errors import BadSettings

_NAME: Final = re.compile("[a-z][a-z0-9-]{0,29}")


@dataclass(frozen=True)
class Bot:
    command: str
    label: str
    """What it calls itself."""
    games: tuple[str, ...]


Bots = Mapping[str, Bot]
NO_BOTS: Final[Bots] = {}


def read_bots(words: Sequence[str]) -> Bots:
    """Programs by name from words like `magpie=./magpie.py`; refuses those that do not introduce themselves."""
    bots: dict[str, Bot] = {}
    for word in words:
        name, _, command = word.partition("=")
        if not _NAME.fullmatch(name) or not command.strip():
            raise BadSettings(f"'{word[:60]}' should be a name in small letters and a command, like magpie=./magpie.py")
        if name in LEVELS or name in bots:
            raise BadSettings(f"There is a computer player '{name}' already: give the program another name")
        bots[name] = Bot(command, *introduction(command))
    leave_all()
    return bots


def levels_for(game: str, bots: Bots) -> list[str]:
    """Everybody who can be chosen as a computer player of a game."""
    return [*PLAYERS[game], *[name for name, bot in bots.items() if game in bot.games]]
