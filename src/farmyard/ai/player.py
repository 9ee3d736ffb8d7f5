"""What a computer player is, the plainest one, and who may play which game.

A player is known by its level, or by `module:Class` for one of your own (see `examples/`).
"""

import importlib
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
APPRENTICE: Final = "apprentice"
FARMER: Final = "farmer"
MASTER: Final = "master"
LEVELS: Final = (RANDOM, APPRENTICE, FARMER, MASTER)
"""The names of the computer players, from the weakest to the strongest."""
PLAYERS: Final = {"agricola": LEVELS, "express": LEVELS}
"""The computer players of each game."""
SECONDS: Final = 1.0
"""How long a master thinks about a choice, unless told otherwise."""


def check_player(name: str, kind: str = "agricola") -> None:
    """Refuse a computer player that is no level of this kind of game."""
    if name not in PLAYERS[kind]:
        raise BadOptions(f"There is no computer player '{name}': use {' or '.join(PLAYERS[kind])}")


def check_own_player(name: str, kind: str = "agricola") -> None:
    """The same where players of one's own may be named: nobody else may name modules to be imported."""
    if ":" not in name:
        check_player(name, kind)


def computer_player(
    name: str, seed: int, game: Game | None = None, seconds: float = SECONDS, nodes: int = 0
) -> ComputerPlayer:
    """A computer player by name, at the table of a game; who plays at random needs no table."""
    from farmyard.agricola.state.game import Agricola
    from farmyard.express.game import Express

    check_own_player(name)
    if name == RANDOM:
        return RandomPlayer(seed)
    assert game is not None
    if ":" in name:
        return _own_player(name, seed, game)
    if isinstance(game, Express):
        from farmyard.ai.express import express_player

        return express_player(name, game, seconds, seed)
    assert isinstance(game, Agricola)
    from farmyard.ai.levels import agricola_player

    return agricola_player(name, game, seconds, nodes, seed)


def _own_player(name: str, seed: int, game: Game) -> ComputerPlayer:
    """A player that somebody has written: a class that is made with the game and a seed."""
    module, _, kind = name.partition(":")
    try:
        made = getattr(importlib.import_module(module), kind)(game, seed)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"There is no computer player '{name}': {error}") from None
    assert isinstance(made, ComputerPlayer)
    return made
