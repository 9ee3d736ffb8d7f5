"""farmyard: the Agricola family of board games as software. An unofficial fan implementation.

`new_game` sets a table of Agricola up, `begin` a table of any game; `game.decision` says who must
choose what; `game.play` chooses.
"""

from pathlib import Path
from typing import overload

from farmyard.agricola.rules import scoring as _scoring
from farmyard.agricola.rules.scoring import breakdown
from farmyard.agricola.settings import RULES_VERSION, Options, from_fields
from farmyard.agricola.setup import new_game as _new_game
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.view import View, view
from farmyard.express import options as _express
from farmyard.express import scoring as _express_scoring
from farmyard.express.game import Express
from farmyard.express.options import Options as ExpressOptions
from farmyard.express.setup import new_game as _new_express
from farmyard.kernel import game as _machine
from farmyard.kernel import record as _record
from farmyard.kernel.errors import BadOptions, BadRecord, FarmyardError, IllegalChoice, UnreadableChoice
from farmyard.kernel.game import Game

__version__ = "0.1.0"
COMPILED = not (_machine.__file__ or "").endswith(".py")


def new_game(
    edition: str = "original",
    family: bool = False,
    players: int = 2,
    side_job: bool = False,
    seed: int = 0,
    decks: str = "",
    hands: str = "deal",
    three_for_one: bool = False,
    permanent: tuple[str, ...] = (),
    food: int = 0,
) -> Agricola:
    """A new game, waiting for its first choice; the same arguments give the same game everywhere.

    `decks` are the letters of the decks of hand cards, like `EIK`; see `Options` for the rest.
    """
    return begin(Options(edition, family, players, side_job, decks, hands, three_for_one, permanent, food), seed)


@overload
def begin(table: Options, seed: int = 0) -> Agricola: ...
@overload
def begin(table: ExpressOptions, seed: int = 0) -> Express: ...


def begin(table: Options | ExpressOptions, seed: int = 0) -> Agricola | Express:
    """A new game at a table, waiting for its first choice."""
    if seed < 0:
        raise BadOptions(f"A seed is a whole number from 0 on, not {seed}")
    if isinstance(table, ExpressOptions):
        return _new_express(table, seed)
    return _new_game(table, seed)


def scores(game: Agricola | Express) -> list[int]:
    """Everybody's points: what an Agricola farm is worth now, or what an Express sheet has scored so far."""
    return _express_scoring.scores(game) if isinstance(game, Express) else _scoring.scores(game)


def winners(game: Agricola | Express) -> list[int]:
    """The best seats; alone in Agricola Express, nobody if par is not beaten."""
    return _express_scoring.winners(game) if isinstance(game, Express) else _scoring.winners(game)


def save(game: Game, path: Path | str) -> None:
    """Write a game to a file as readable text."""
    _record.save(game, Path(path))


def load(path: Path | str) -> Game:
    """Read a saved game back, as it was when it was saved."""
    return _record.load(Path(path)).replay(open_game)


def open_game(header: dict[str, str]) -> Agricola | Express:
    """The beginning of the game that a record's header describes."""
    fields = {key: value for key, value in header.items() if not key.startswith("table ")}
    kind = fields.pop("game", "")
    version = {"agricola": RULES_VERSION, "express": _express.RULES_VERSION}.get(kind)
    if version is None:
        raise BadOptions(f"there is no game '{kind}'", "game")
    rules = fields.pop("rules", "")
    if rules != str(version):
        raise BadOptions(f"it was played by rules version '{rules}', this is version {version}", "rules")
    seed = fields.pop("seed", "")
    if not (seed.isdecimal() and len(seed) < 30):
        raise BadOptions(f"the seed is a whole number from 0 on, not '{seed[:40]}'", "seed")
    if kind == "agricola":
        return _new_game(from_fields(fields), int(seed))
    for name, value in fields.items():
        if len(value) > 40:
            raise BadOptions(f"'{value[:40]}...' is too long", name)
    return _new_express(_express.from_fields(fields), int(seed))


__all__ = [
    "Agricola",
    "BadOptions",
    "BadRecord",
    "COMPILED",
    "Express",
    "ExpressOptions",
    "FarmyardError",
    "Game",
    "IllegalChoice",
    "Options",
    "UnreadableChoice",
    "View",
    "begin",
    "breakdown",
    "load",
    "new_game",
    "open_game",
    "save",
    "scores",
    "view",
    "winners",
]
