"""Setting up a table: a score sheet for everybody, and no dice rolled yet."""

from farmyard.express.game import Express
from farmyard.express.rulebook import RULEBOOK
from farmyard.express.rules.turns import StartRound
from farmyard.express.settings import ExpressSettings
from farmyard.express.sheet import Sheet


def lay_out(table: ExpressSettings, seed: int) -> Express:
    """A table ready for round 1, before anything has happened."""
    game = Express(RULEBOOK, table, seed)
    game.names = tuple([f"Player {seat + 1}" for seat in range(table.players)])
    game.sheets = [Sheet() for _ in range(table.players)]
    return game


def new_game(table: ExpressSettings, seed: int = 0) -> Express:
    """A new game, waiting for its first choice. Seat 0 is the starting player."""
    game = lay_out(table, seed)
    game.push(0, StartRound())
    game.start()
    return game
