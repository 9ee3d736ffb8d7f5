"""Which of several games to begin: what a seat's hopes are before the first choice, on average over many deals."""

from typing import Final

from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.ai.levels import shipped_value
from farmyard.ai.lookahead import Judge
from farmyard.kernel.rng import Rng

_DEALS: Final = 12


def most_promising(tables: dict[str, AgricolaSettings], seat: int, seed: int) -> str:
    """The name of the table whose games promise a seat most; none where there is no table."""
    if len(tables) < 2:
        return next(iter(tables), "")
    judge = Judge(shipped_value())
    best, found = float("-inf"), ""
    for name, table in tables.items():
        games = [new_game(table, Rng(Rng(seed).next() ^ number).next()) for number in range(_DEALS)]
        worth = sum(judge.worth(games, [seat] * _DEALS))
        if worth > best:
            best, found = worth, name
    return found
