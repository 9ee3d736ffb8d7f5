"""What an option would change, worked out by the rules themselves on a copy, before anybody chooses it.

In the copy everything that the chooser cannot know is dealt anew, so nothing hidden shows. It goes no further than the
option's own effects: it stops before anybody is asked anything else, before the next turn or phase begins, and where
something random decides.
"""

from dataclasses import dataclass

from farmyard.kernel.decision import Decision
from farmyard.kernel.game import Game
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.view import Standing, TargetView


@dataclass(frozen=True)
class Effect:
    """One thing that an option leads to for its chooser, in words without a name, and what it is about."""

    words: str
    what: str
    target: TargetView


@dataclass(frozen=True)
class Preview:
    """How the chooser stands before and after an option.

    If it stays `open`, something more is asked first, so the end is not known yet; if not `certain`, luck decides.
    """

    before: Standing
    after: Standing
    effects: tuple[Effect, ...]
    open: bool
    certain: bool


def preview(game: Game, option: Option) -> Preview:
    """What an option of the decision, or an exchange beside it, would change for whoever decides."""
    assert game.decision is not None
    seat = game.decision.seat
    copy = game.determinize(seat, Rng(0))
    noted: list[Happening] = []
    copy.journal = noted
    certain = carry_out(copy, option.text)
    own = [happening for happening in noted if happening.seat == seat]
    effects = [
        Effect(clause.words(), clause.what, game.rulebook.target_view(copy, clause.target))
        for clause in copy.story(own, seat)
    ]
    before, after = game.rulebook.standing(game, seat), game.rulebook.standing(copy, seat)
    return Preview(before, after, tuple(effects), copy.decision is not None, certain)


def carry_out(copy: Game, text: str) -> bool:
    """Carry an option out on a copy of a game; says whether all of its effects were certain."""
    decision = copy.decision
    assert decision is not None
    option = copy.find(text)
    below, luck = len(copy.agenda), copy.luck()
    _choose(copy, decision, option)
    return settle(copy, below) and copy.luck() is luck


def settle(copy: Game, below: int) -> bool:
    """Run what lies above so many steps of the agenda until somebody is asked; says whether it was all certain."""
    luck = copy.luck()
    while len(copy.agenda) > below and copy.luck() is luck:
        seat, step = copy.agenda[-1]
        if step.between_actions:
            break
        copy.agenda.pop()
        options = step.run(copy, seat)
        if len(options) == 1:
            step.choose(copy, seat, options[0])
        elif options:
            copy.decision = Decision(seat, step, options)
            return copy.luck() is luck
    copy.decision = None
    return copy.luck() is luck


def _choose(copy: Game, decision: Decision, option: Option) -> None:
    if any([option is other for other in decision.options]):
        decision.step.choose(copy, decision.seat, option)
    else:
        copy.rulebook.exchange(copy, decision.seat, option)
