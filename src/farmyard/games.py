"""The games there are, by name: how a table of each is read, and how its game begins."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from farmyard.agricola import settings as agricola
from farmyard.agricola import setup as agricola_setup
from farmyard.express import settings as express
from farmyard.express import setup as express_setup
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.game import Game
from farmyard.kernel.settings import Setting, Settings


@dataclass(frozen=True)
class GameKind:
    label: str
    """What people call it."""
    text: str
    version: int
    """The version of its rules."""
    declared: Callable[[], tuple[Setting, ...]]
    """Everything that a table of it may choose."""
    read: Callable[[dict[str, str]], Settings]
    """The table that the words of a record describe."""
    begin: Callable[[Any, int], Game]
    """A game at such a table, waiting for its first choice."""


# fmt: off
GAMES: Final = {
    "agricola": GameKind(
        "Agricola", "The board game", agricola.RULES_VERSION, agricola.declared, agricola.from_fields,
        agricola_setup.new_game,
    ),
    "express": GameKind(
        "Agricola Express", "The dice game", express.RULES_VERSION, express.declared, express.from_fields,
        express_setup.new_game,
    ),
}
# fmt: on
_LONGEST_SEED: Final = 30


def begin(table: Settings, seed: int) -> Game:
    """A new game at a table, waiting for its first choice."""
    if seed < 0:
        raise BadSettings(f"A seed is a whole number from 0 on, not {seed}")
    return GAMES[table.game].begin(table, seed)


def open_game(header: dict[str, str]) -> Game:
    """The beginning of the game that a record's header describes."""
    fields = {key: value for key, value in header.items() if not key.startswith("table ")}
    name = fields.pop("game", "")
    if name not in GAMES:
        raise BadSettings(f"there is no game '{name}'", "game")
    kind = GAMES[name]
    rules = fields.pop("rules", "")
    if rules != str(kind.version):
        raise BadSettings(f"it was played by rules version '{rules}', this is version {kind.version}", "rules")
    seed = fields.pop("seed", "")
    if not (seed.isdecimal() and len(seed) < _LONGEST_SEED):
        raise BadSettings(f"the seed is a whole number from 0 on, not '{seed[:40]}'", "seed")
    return kind.begin(kind.read(fields), int(seed))
