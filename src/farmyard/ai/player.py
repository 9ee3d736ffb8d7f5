"""What a computer player is, the plainest one, and who may play which game."""

import random
from abc import abstractmethod
from typing import Final

from farmyard.kernel.errors import BadOptions
from farmyard.kernel.game import Decision, Game
from farmyard.kernel.option import Option


class ComputerPlayer:
    """Chooses for one seat of one game."""

    @abstractmethod
    def choose(self, decision: Decision) -> Option:
        """One of the decision's options. Who must know more than these sits at the game's table from the beginning."""


class RandomPlayer(ComputerPlayer):
    """Chooses any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, decision: Decision) -> Option:
        options = decision.options
        return options[int(self.random.random() * len(options))]


RANDOM: Final = "random"
THINKER: Final = "thinker"
PLAYERS: Final = {"agricola": (RANDOM,), "express": (RANDOM, THINKER)}
"""The names of the computer players of each game."""
SECONDS: Final = 1.0
"""How long a thinking player thinks about an action, unless told otherwise."""


def check_player(name: str, kind: str) -> None:
    """Refuse a computer player that does not exist or does not play this kind of game."""
    known = " or ".join(PLAYERS[kind])
    if name in PLAYERS[kind]:
        return
    others = [other for other, players in PLAYERS.items() if name in players]
    if others:
        raise BadOptions(f"The {name} plays {' and '.join(others)} only: in {kind}, use {known}")
    raise BadOptions(f"There is no computer player '{name}': use {known}")


def computer_player(name: str, seed: int, game: Game | None = None, seconds: float = SECONDS) -> ComputerPlayer:
    """A computer player by name, at the table of a game; who plays at random needs no table."""
    if name == THINKER:
        from farmyard.ai.express import Thinker
        from farmyard.express.game import Express

        if isinstance(game, Express):
            return Thinker(game, seconds, seed)
    check_player(name, "agricola")
    return RandomPlayer(seed)
