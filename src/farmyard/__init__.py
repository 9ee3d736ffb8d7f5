"""farmyard: the Agricola family of board games as software. An unofficial fan implementation.

`new_game` sets a table up; `game.decision` says who must choose what; `game.play` chooses.
"""

from pathlib import Path

from farmyard.agricola.cards.card import MINOR, OCCUPATION
from farmyard.agricola.cards.catalogue import cards_for as _cards_for
from farmyard.agricola.game import Agricola
from farmyard.agricola.options import RULES_VERSION, Options, from_fields
from farmyard.agricola.rules.hands import HAND
from farmyard.agricola.rules.scoring import breakdown, scores, winners
from farmyard.agricola.setup import new_game as _new_game
from farmyard.agricola.view import View, view
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


def begin(table: Options, seed: int = 0) -> Agricola:
    """A new game at a table, waiting for its first choice."""
    if seed < 0:
        raise BadOptions(f"A seed is a whole number from 0 on, not {seed}")
    _check_cards(table)
    return _new_game(table, seed)


def _check_cards(table: Options) -> None:
    """Refuse decks that have too few cards for everybody's hand."""
    if not table.decks:
        return
    dealt = (10 if table.hands == "10-3" else HAND) * table.players
    cards = _cards_for(table.decks, table.players)
    for sort, name in ((OCCUPATION, "occupations"), (MINOR, "minor improvements")):
        number = len([card for card in cards if card.sort == sort])
        if number < dealt:
            which = f"deck {table.decks} has" if len(table.decks) == 1 else f"decks {table.decks} have"
            fit = f"{number} written {name} for {table.players} player{'s' if table.players > 1 else ''}"
            raise BadOptions(f"Too few cards: {which} {fit}, but {dealt} are dealt; choose more decks")


def save(game: Game, path: Path | str) -> None:
    """Write a game to a file as readable text."""
    _record.save(game, Path(path))


def load(path: Path | str) -> Game:
    """Read a saved game back, as it was when it was saved."""
    return _record.load(Path(path)).replay(open_game)


def open_game(header: dict[str, str]) -> Game:
    """The beginning of the game that a record's header describes."""
    fields = {key: value for key, value in header.items() if not key.startswith("table ")}
    kind = fields.pop("game", "")
    if kind != "agricola":
        raise BadOptions(f"there is no game '{kind}'", "game")
    rules = fields.pop("rules", "")
    if rules != str(RULES_VERSION):
        raise BadOptions(f"it was played by rules version '{rules}', this is version {RULES_VERSION}", "rules")
    seed = fields.pop("seed", "")
    if not (seed.isdecimal() and len(seed) < 30):
        raise BadOptions(f"the seed is a whole number from 0 on, not '{seed[:40]}'", "seed")
    return _new_game(from_fields(fields), int(seed))


__all__ = [
    "Agricola",
    "BadOptions",
    "BadRecord",
    "COMPILED",
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
