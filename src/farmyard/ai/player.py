"""What a computer player is, the plainest one, and who may play which game.

A player of one's own is a class derived from `ComputerPlayer` that is named `module:Class`; its module
is looked for where Python looks and in the current folder. Or it is a program in any language, named `exec:COMMAND`
(`ai.program`). Naming one runs its code: `any_player` is for names from the command line, `computer_player`,
which knows the players of the house alone, for all others.
"""

import importlib
import os
import random
import sys
from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from farmyard.kernel.decision import among
from farmyard.kernel.errors import BadSettings, IllegalChoice
from farmyard.kernel.option import Option
from farmyard.kernel.seat import Seat

ONE, TWO, MANY = "one", "two", "many"
"""The names of the weights in the package: those for one player, for two, and for more."""
SECONDS: Final = 1.0
"""How long a thinking player thinks about an action, unless told otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ComputerPlayer:
    """Chooses for one seat; the same seed makes the same choices, as far as time plays no part."""

    def __init__(self, seed: int, seconds: float = SECONDS) -> None:
        self.seed = seed
        self.seconds = seconds

    @abstractmethod
    def choose(self, seat: Seat) -> Option:
        """One of the options of the seat's decision, or one of its exchanges."""

    def remarks(self) -> list[str]:
        """What should be said about how it has played since this was asked last; usually nothing."""
        return []

    def explain(self) -> str:
        """Why it chose as it did last, in words; nothing where it does not say."""
        return ""

    def leave(self, seat: Seat) -> None:
        """Nobody will ask it to choose at this seat for now: the game is over, or somebody left it."""


class RandomPlayer(ComputerPlayer):
    """Chooses any option, each equally likely."""

    def __init__(self, seed: int, seconds: float = SECONDS) -> None:
        super().__init__(seed, seconds)
        self.random = random.Random(seed)

    def choose(self, seat: Seat) -> Option:
        decision = seat.decision
        assert decision is not None
        options = decision.options
        return options[int(self.random.random() * len(options))]


class Guest(ComputerPlayer):
    """A player from outside, whose choices are looked at before they are played."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        super().__init__(seed, seconds)
        self.name = name
        made: Any = None
        try:
            made = class_named(name)(seed, seconds)
        except TypeError as misfit:
            raise BadSettings(f"{name} cannot be made from a seed and seconds to think: {misfit}") from None
        self.player = made

    def choose(self, seat: Seat) -> Option:
        chosen: object = self.player.choose(seat)
        if isinstance(chosen, Option) and _may_be_chosen(chosen, seat):
            return chosen
        said = repr(chosen.text if isinstance(chosen, Option) else chosen)
        raise IllegalChoice(f"{self.name} chose {said}: it must be one of the options of its decision")

    def remarks(self) -> list[str]:
        told: list[str] = self.player.remarks()
        return told

    def explain(self) -> str:
        return str(self.player.explain())

    def leave(self, seat: Seat) -> None:
        self.player.leave(seat)


def _may_be_chosen(option: Option, seat: Seat) -> bool:
    """Whether an option, or one with the same text, is there at a seat's decision."""
    decision = seat.decision
    if decision is None:
        return False
    return among(option, decision.options) or option.text in [other.text for other in decision.options + seat.exchanges]


def class_named(name: str) -> Any:
    """The class of a player from outside; says what is wrong where there is none."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module_name}.".startswith(f"{missing.name}."):
            raise BadSettings(f"{name}: {module_name} cannot be imported: {missing}") from None
        raise BadSettings(f"{name}: there is no module '{missing.name}' here or where Python looks") from None
    except (ImportError, SyntaxError, ValueError) as wrong:
        raise BadSettings(f"{name}: {module_name} cannot be imported: {wrong}") from None
    found: Any = getattr(module, class_name, None)
    if found is None:
        raise BadSettings(f"{name}: the module {module_name} has no '{class_name}'")
    if not isinstance(found, type) or not issubclass(found, ComputerPlayer):
        raise BadSettings(f"{name}: {class_name} is no player: derive it from farmyard.ai.player.ComputerPlayer")
    return found


RANDOM: Final = "random"
APPRENTICE: Final = "apprentice"
FARMER: Final = "farmer"
MASTER: Final = "master"
LEVELS: Final = (RANDOM, APPRENTICE, FARMER, MASTER)
"""The names of the computer players, from the weakest to the strongest."""
PLAYERS: Final = {"agricola": LEVELS, "express": LEVELS}
"""The computer players of each game."""


EXEC: Final = "exec:"
"""What the name of a program begins with, before its command."""


def is_guest(name: str) -> bool:
    """Whether a name is that of a player from outside."""
    return ":" in name


def command_of(name: str) -> str:
    """The command that a name stands for; nothing where it is not the name of a program."""
    return name.removeprefix(EXEC).strip() if name.startswith(EXEC) else ""


def plain_name(word: str) -> str:
    """A player's name as it is known: those of players from outside are not the same in capitals."""
    word = word.strip()
    return word if is_guest(word) else word.lower()


def thinks(name: str) -> bool:
    """Whether a player is told how long to think."""
    return name == MASTER or is_guest(name)


def check_any_player(name: str, game: str) -> None:
    """Refuse a player of the house or from outside that does not exist or does not play this game."""
    if name.startswith(EXEC):
        from farmyard.ai.program import check_program

        check_program(command_of(name), game)
    elif is_guest(name):
        class_named(name)
    else:
        check_player(name, game)


def check_player(name: str, game: str) -> None:
    """Refuse a player of the house that does not exist or does not play this game."""
    if name not in PLAYERS[game]:
        raise BadSettings(f"There is no computer player '{name}': use {' or '.join(PLAYERS[game])}")


def computer_player(
    name: str, game: str, seed: int, seconds: float = SECONDS, nodes: int = 0, in_company: bool = False
) -> ComputerPlayer:
    """A player of the house for a game, both by name; `nodes` is a budget in place of seconds.

    `in_company`, a master also thinks on another core, as far as one is free.
    """
    check_player(name, game)
    if name == RANDOM:
        return RandomPlayer(seed, seconds)
    if game == "express":
        from farmyard.ai.express import express_player

        return express_player(name, seed, seconds)
    from farmyard.ai.levels import agricola_player

    return agricola_player(name, seed, seconds, nodes, in_company)


def farewell(player: ComputerPlayer, seat: Seat) -> list[str]:
    """Let a player leave its seat; what should be said about how it has played."""
    player.leave(seat)
    return player.remarks()


def any_player(
    name: str, game: str, seed: int, seconds: float = SECONDS, nodes: int = 0, in_company: bool = False
) -> ComputerPlayer:
    """A player of the house or from outside for a game, both by name."""
    if name.startswith(EXEC):
        from farmyard.ai.program import Program

        return Program(command_of(name), game, seed, seconds, nodes)
    if is_guest(name):
        return Guest(name, seed, seconds)
    return computer_player(name, game, seed, seconds, nodes, in_company)
