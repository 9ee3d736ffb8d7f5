"""What cards do between a person's arrival on a space and the space's own action.

What they give may serve the action and what they take must not make it impossible: both are found out by going
through the prelude on a copy of the game. `rules.work` asks it of spaces, `rules.react` of choices.
"""

from typing import Final

from farmyard.agricola.rules.combine import Around
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USES_SPACE, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, ONE
from farmyard.agricola.state.player import supposing
from farmyard.kernel.option import DONE, Option
from farmyard.kernel.step import Step

Listeners = list[tuple[int, Card, When]]
Agenda = tuple[tuple[int, Step[Agricola]], ...]
PLENTY: Final = sum([20 * ONE[kind] for kind in range(len(NAMES))])
_GO_ON: Final = Option("use", "space")


class Using(Around):
    """The action of a space that a person is about to take, once cards are done.

    What can be done now, it is owed: no exchange may make it impossible.
    """

    __slots__ = ("sure",)

    def __init__(self, part: Action, sure: bool) -> None:
        super().__init__(part)
        self.sure = sure

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.push(seat, self.part)
        return []

    @property
    def owed(self) -> bool:
        return True

    def still_possible(self, game: Agricola, seat: int) -> bool:
        return not self.sure or self.part.possible(game, seat)


class Until(Rule):
    """Where the way through a prelude ends: the action of the space comes next."""

    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action = action

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return [_GO_ON, DONE]


def listening_to_uses(game: Agricola, seat: int) -> Listeners:
    """The reactions that may concern a player who is about to use some space."""
    event = Event(USES_SPACE, seat)
    return [entry for entry in game.listeners[USES_SPACE] if entry[2].is_for(entry[0], event, seat)]


def trial(game: Agricola, seat: int, action: Action, before: Agenda = ()) -> Agricola:
    """A copy of the game in which nothing but the action is still to happen, and some steps before it."""
    copy: Agricola = game.clone()
    copy.journal = None
    copy.decision = None
    copy.agenda = [(seat, Until(action)), *before]
    return copy


def reaches(game: Agricola) -> bool:
    """Whether some way through the prelude ends where the action is possible."""
    game.advance()
    decision = game.decision
    if decision is None:
        return False
    if isinstance(decision.step, Until):
        return decision.step.action.possible(game, decision.seat)
    for option in decision.options:
        copy = game.clone()
        decision.step.choose(copy, decision.seat, option)
        if reaches(copy):
            return True
    return False


def could_help(game: Agricola, seat: int, action: Action) -> bool:
    """Whether goods could make an action possible."""
    player = game.players[seat]
    with supposing(player, player.goods + PLENTY):
        return action.possible(game, seat)


def leading_on(game: Agricola, seat: int, step: Rule, options: list[Option]) -> list[Option]:
    """Those options of a step after which a space can still be used that cards are about to be done with."""
    for place in range(len(game.agenda) - 1, -1, -1):
        owner, using = game.agenda[place]
        if isinstance(using, Using) and owner == seat:
            return options if using.part.certain else _leading_to(game, seat, step, options, place)
    return options


def _leading_to(game: Agricola, seat: int, step: Rule, options: list[Option], place: int) -> list[Option]:
    """Those options of a step after which the use of a space at some place of the agenda is possible."""
    using = game.agenda[place][1]
    assert isinstance(using, Using)
    kept: list[Option] = []
    for option in options:
        copy = trial(game, seat, using.part, tuple(game.agenda[place + 1 :]))
        step.choose(copy, seat, option)
        if reaches(copy):
            kept.append(option)
    return kept or options
