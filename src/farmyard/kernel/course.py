"""The course of play as data: named phases in order, some made of smaller ones.

A game goes through phases by having them on its agenda (`go_through`), what is added to a game inserts its
own phases by the name of another (`inserted`), and a position can begin at any of them (`begin_at`).
Where to look next: the phases of Agricola are in `agricola.rules.course`.
"""

from typing import Any

from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option
from farmyard.kernel.step import Step


class Phase(Step[Any]):
    """A part of the course of play: a step, or smaller phases one after another.

    It takes place in these `rounds`, or in all. One that is to be inserted names the phase `after` or
    `before` which it comes.
    """

    __slots__ = ("name", "step", "parts", "rounds", "after", "before", "beginning")

    def __init__(
        self,
        name: str,
        step: Step[Any] | None = None,
        parts: "tuple[Phase, ...]" = (),
        rounds: tuple[int, ...] = (),
        after: str = "",
        before: str = "",
    ) -> None:
        self.name = name
        self.step = step
        self.parts = parts
        self.rounds = rounds
        self.after = after
        self.before = before
        self.beginning: Step[Any] = self if step is None or rounds else step

    def run(self, game: Game, seat: int) -> list[Option]:
        if not self.rounds or game.round in self.rounds:
            go_through(game, self.parts)
            if self.step is not None:
                game.agenda.append((seat, self.step))
        return []

    def __repr__(self) -> str:
        return f"Phase({self.name!r})"


Phases = tuple[Phase, ...]


def go_through(game: Game, phases: Phases) -> None:
    """Put phases on the agenda, the first on top; steps for nobody in particular are the starting player's."""
    seat = game.starting_player
    for place in range(len(phases) - 1, -1, -1):
        game.agenda.append((seat, phases[place].beginning))


def begin_at(game: Game, phases: Phases, name: str) -> bool:
    """Put what is left of phases on the agenda, from the one with this name on; whether there is one."""
    for place, phase in enumerate(phases):
        if phase.name == name or name in names(phase.parts):
            go_through(game, phases[place + 1 :])
            if phase.name == name:
                go_through(game, (phase,))
            else:
                begin_at(game, phase.parts, name)
            return True
    return False


def names(phases: Phases) -> list[str]:
    """The names of all phases and their parts, in order."""
    found: list[str] = []
    for phase in phases:
        found += [phase.name] + names(phase.parts)
    return found


def rounds_of(phases: Phases, name: str) -> tuple[int, ...]:
    """The rounds in which a phase takes place, none where it does in all."""
    for phase in phases:
        if phase.name == name or name in names(phase.parts):
            return phase.rounds or rounds_of(phase.parts, name)
    return ()


def inserted(phases: Phases, new: Phase) -> Phases:
    """Phases with one more, right after or before the one it names."""
    wanted = new.after or new.before
    if wanted not in names(phases):
        raise FarmyardError(f"{new.name} should come beside '{wanted}', but there is no such phase")
    found: list[Phase] = []
    for phase in phases:
        if phase.name == wanted:
            found += [phase, new] if new.after else [new, phase]
        elif wanted in names(phase.parts):
            found.append(Phase(phase.name, phase.step, inserted(phase.parts, new), phase.rounds))
        else:
            found.append(phase)
    return tuple(found)
