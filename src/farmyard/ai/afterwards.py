"""What an option leads to: a copy of the game in which it is played, just before anything else is asked of anybody.

The copy rests before the next person is placed, before a family is fed and before a round begins: so nothing
hidden is turned over, and no options are listed that nobody looks at. `go_on` takes it to its next decision.
"""

from typing import Any, Final

from farmyard.agricola.farm.fences import fences_of
from farmyard.agricola.rules.farms import farms_of
from farmyard.agricola.rules.fence_options import SINGLE_FENCE
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.harvest import Feed
from farmyard.agricola.rules.rounds import NextRound
from farmyard.agricola.rules.work import Turn
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import DONE, Option
from farmyard.kernel.step import Step

MOST_FURTHER: Final = 96
"""With how many options a turn is thought to go on: house rules of fences offer a thousand and more."""
OTHERS_TURN: Final = 1 << 16
HARVESTING: Final = 1 << 17
KINDS: Final[dict[str, int]] = {
    "Fence": 0, "Build": 1, "Sow": 2, "Bake": 3, "Improvement": 4, "Renovate": 5, "Plow": 6, "Grow": 7,
    "PlayOccupation": 8, "Accommodate": 9, "Either": 10, "AndOr": 11, "Optional": 12, "InOrder": 13, "Pay": 14,
}  # fmt: skip
_ANYTHING: Final = 15
_kind_of: Final[dict[type, int]] = {}


def afterwards(game: Agricola, option: Option) -> Agricola:
    """The game after one of its decision's options."""
    copy: Agricola = game.clone()
    decision = copy.decision
    assert decision is not None
    copy.decision = None
    decision.step.choose(copy, decision.seat, option)
    settle(copy)
    return copy


def after_exchange(game: Agricola, option: Option) -> Agricola:
    """The game after one of the exchanges that are open at any time."""
    copy: Agricola = game.clone()
    copy.play(option)
    return copy


def settle(game: Agricola) -> None:
    """Run what follows from a choice, up to a decision or a moment at which to rest."""
    agenda = game.agenda
    while agenda:
        seat, step = agenda[-1]
        if rests(game, step):
            return
        agenda.pop()
        options = step.run(game, seat)
        if not options:
            continue
        if len(options) == 1:
            step.choose(game, seat, options[0])
            continue
        game.decision = Decision(seat, step, options)
        return


def rests(game: Agricola, step: Step[Any]) -> bool:
    """Whether a step is not begun before it is needed."""
    if isinstance(step, Turn):
        for player in game.players:
            if player.at_home:
                return True
        return False
    if isinstance(step, Feed):
        return True
    return isinstance(step, NextRound) and game.round < ROUNDS


def go_on(game: Agricola) -> None:
    """Take a game that rests to its next decision, or to its end."""
    if game.decision is None and game.agenda:
        game.advance()


def go_on_in_the_round(game: Agricola) -> None:
    """The same, but not past the moment before a round card is turned over: meals and breeding may ask nobody."""
    while game.decision is None and game.agenda and not before_a_round(game):
        seat, step = game.agenda.pop()
        options = step.run(game, seat)
        if len(options) > 1 or (options and step.asks_anyway):
            game.decision = Decision(seat, step, options)
        elif options:
            step.choose(game, seat, options[0])


def before_a_round(game: Agricola) -> bool:
    """Whether the next thing that happens is that a round card is turned over."""
    if game.decision is not None or not game.agenda or game.round >= ROUNDS:
        return False
    return isinstance(game.agenda[-1][1], NextRound)


def go_on_eating(game: Agricola, seat: int) -> None:
    """Take a game that rests in the middle of a seat's meal to the next choice about it, or behind it."""
    if game.decision is not None or not game.agenda:
        return
    owner, step = game.agenda[-1]
    if owner != seat or not isinstance(step, Feed):
        return
    game.agenda.pop()
    options = step.run(game, seat)
    if len(options) > 1:
        game.decision = Decision(seat, step, options)
    else:
        step.choose(game, seat, options[0])
        settle(game)


def further_choices(game: Agricola, decision: Decision) -> list[Option]:
    """The options with which a turn is thought to go on.

    Single fences would go on in as many ways as there are orders to build them. To close a pasture is one option, so
    thoughts go on with that alone, and with nothing where fences stand open.
    """
    if not isinstance(decision.step, Fence) or not game.players[decision.seat].piecemeal:
        return thinned(decision.options)
    if DONE in decision.options:
        for farm in farms_of(game, decision.seat):
            if game.players[farm].fences != fences_of(game.players[farm].pastures):
                return [DONE]
    return thinned([option for option in decision.options if option.verb != SINGLE_FENCE] or decision.options)


def thinned(options: list[Option]) -> list[Option]:
    """Options as they are, or where there are very many, some from all over the list."""
    if len(options) <= MOST_FURTHER:
        return options
    some = options[:: 1 + len(options) // MOST_FURTHER]
    return [*some, DONE] if DONE in options and DONE not in some else some


def finished(game: Agricola) -> bool:
    """Whether nothing more will be asked or happen."""
    return game.decision is None and not game.agenda


def pending(game: Agricola, seat: int) -> tuple[int, int]:
    """Who moves next, and what a seat has begun and must still choose, as bits for kinds of steps."""
    waiting = 0
    mover = -1
    decision = game.decision
    if decision is not None:
        mover = decision.seat
        if not isinstance(decision.step, (Turn, Feed)):
            waiting = bit_of(decision.step) if mover == seat else OTHERS_TURN
    for place in range(len(game.agenda) - 1, -1, -1):
        owner, step = game.agenda[place]
        if mover < 0:
            mover = owner
        if isinstance(step, Turn):
            break
        if isinstance(step, (Feed, NextRound)):
            waiting |= HARVESTING
            break
        if owner == seat:
            waiting |= bit_of(step)
    return max(mover, 0), waiting


def bit_of(step: Step[Any]) -> int:
    """The bit for a step's kind."""
    sort = type(step)
    known = _kind_of.get(sort, -1)
    if known < 0:
        known = KINDS.get(sort.__name__, _ANYTHING)
        _kind_of[sort] = known
    return 1 << known
