"""Goods that are laid on coming round spaces and taken when their round begins."""

from farmyard.agricola.game import ROUNDS, Agricola
from farmyard.agricola.rules.action import Rule
from farmyard.kernel.option import Option


class LayOnRounds(Rule):
    """Lay goods on each of the next round spaces, as far as there are any."""

    __slots__ = ("goods", "rounds")

    def __init__(self, goods: int, rounds: int) -> None:
        self.goods = goods
        self.rounds = rounds

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for round in range(game.round + 1, min(game.round + self.rounds, ROUNDS) + 1):
            game.promised[(round - 1) * game.seats() + seat] += self.goods
        return []
