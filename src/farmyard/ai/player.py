"""What a computer player is, and the plainest one."""

import random
from abc import abstractmethod
from typing import Final

from farmyard.kernel.errors import BadOptions
from farmyard.kernel.game import Decision
from farmyard.kernel.option import Option


class ComputerPlayer:
    """Chooses for one seat of one game."""

    @abstractmethod
    def choose(self, decision: Decision) -> Option:
        """One of the decision's options."""


class RandomPlayer(ComputerPlayer):
    """Chooses any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, decision: Decision) -> Option:
        options = decision.options
        return options[int(self.random.random() * len(options))]


PLAYERS: Final = ("random",)


def computer_player(name: str, seed: int) -> ComputerPlayer:
    """A computer player by name."""
    if name != "random":
        raise BadOptions(f"There is no computer player '{name}': use {', '.join(PLAYERS)}")
    return RandomPlayer(seed)
