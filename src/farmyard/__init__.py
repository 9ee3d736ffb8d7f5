"""farmyard: the Agricola family of board games as software. An unofficial fan implementation.

`new_game` sets a table of Agricola up, `begin` a table of any game; `game.decision` says who must
choose what; `game.play` chooses.
"""

from pathlib import Path
from typing import overload

from farmyard import games as _games
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.view import View
from farmyard.express.game import Express
from farmyard.express.settings import ExpressSettings
from farmyard.express.view import View as ExpressView
from farmyard.games import open_game
from farmyard.kernel import game as _machine
from farmyard.kernel import record as _record
from farmyard.kernel.errors import BadRecord, BadSettings, FarmyardError, IllegalChoice, UnreadableChoice
from farmyard.kernel.game import Game
from farmyard.kernel.settings import Settings, Value
from farmyard.kernel.view import GameView, ScoreLine

__version__ = "0.1.0"
COMPILED = not (_machine.__file__ or "").endswith(".py")


def new_game(seed: int = 0, **settings: Value) -> Agricola:
    """A new game of Agricola, waiting for its first choice; the same arguments give the same game everywhere.

    `new_game(players=3, decks="EIK", seed=7)`: `farmyard settings` lists what a table may choose.
    """
    return begin(AgricolaSettings(**settings), seed)


@overload
def begin(table: AgricolaSettings, seed: int = 0) -> Agricola: ...
@overload
def begin(table: ExpressSettings, seed: int = 0) -> Express: ...
@overload
def begin(table: Settings, seed: int = 0) -> Game: ...


def begin(table: Settings, seed: int = 0) -> Game:
    """A new game at a table, waiting for its first choice."""
    return _games.begin(table, seed)


@overload
def view(game: Agricola, seat: int, labels: bool = True) -> View: ...
@overload
def view(game: Express, seat: int, labels: bool = True) -> ExpressView: ...
@overload
def view(game: Game, seat: int, labels: bool = True) -> GameView: ...


def view(game: Game, seat: int, labels: bool = True) -> GameView:
    """What a seat may see now, as plain values; without `labels`, options have none, which is faster."""
    return game.view(seat, labels)


def scores(game: Game) -> list[int]:
    """Everybody's points: what an Agricola farm is worth now, or what an Express sheet has scored so far."""
    return game.scores()


def breakdown(game: Game, seat: int) -> list[ScoreLine]:
    """A player's points by category as things stand, with what the next point of each takes."""
    return game.breakdown(seat)


def winners(game: Game) -> list[int]:
    """The best seats; alone in Agricola Express, nobody if par is not beaten."""
    return game.winners()


def save(game: Game, path: Path | str) -> None:
    """Write a game to a file as readable text."""
    _record.save(game, Path(path))


def load(path: Path | str) -> Game:
    """Read a saved game back, as it was when it was saved."""
    return _record.load(Path(path)).replay(open_game)


__all__ = [
    "Agricola",
    "AgricolaSettings",
    "BadSettings",
    "BadRecord",
    "COMPILED",
    "Express",
    "ExpressSettings",
    "ExpressView",
    "FarmyardError",
    "Game",
    "GameView",
    "IllegalChoice",
    "ScoreLine",
    "Settings",
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
