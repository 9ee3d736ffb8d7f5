"""Setting up a table: a score sheet for everybody, and no dice rolled yet."""

from farmyard.express.game import Express
from farmyard.express.options import RULES_VERSION, Options, from_fields
from farmyard.express.rules.turns import StartRound
from farmyard.express.sheet import Sheet
from farmyard.kernel.errors import BadOptions


def lay_out(table: Options, seed: int) -> Express:
    """A table ready for round 1, before anything has happened."""
    game = Express(table, seed)
    game.names = tuple([f"Player {seat + 1}" for seat in range(table.players)])
    game.sheets = [Sheet() for _ in range(table.players)]
    return game


def new_game(table: Options, seed: int = 0) -> Express:
    """A new game, waiting for its first choice. Seat 0 is the starting player."""
    game = lay_out(table, seed)
    game.push(0, StartRound())
    game.start()
    return game


def open_game(header: dict[str, str]) -> Express:
    """The beginning of the game that a record's header describes."""
    fields = {key: value for key, value in header.items() if not key.startswith("table ")}
    kind = fields.pop("game", "")
    if kind != "express":
        raise BadOptions(f"there is no dice game '{kind}'")
    rules = fields.pop("rules", "")
    if rules != str(RULES_VERSION):
        raise BadOptions(f"it was played by rules version '{rules}', this is version {RULES_VERSION}")
    seed = fields.pop("seed", "")
    if not seed.isdecimal():
        raise BadOptions(f"the seed is a whole number from 0 on, not '{seed}'")
    return new_game(from_fields(fields), int(seed))
