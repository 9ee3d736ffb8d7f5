"""What an option would lead to by itself: the same rules carry it out on a copy, and stop where its own effects end.

That is before anybody is asked anything else, before the next turn or phase begins, and where something random
would decide. The copy is for looking at only.
"""

from farmyard.kernel.game import Decision, Game
from farmyard.kernel.option import Option


def carry_out(copy: Game, text: str) -> bool:
    """Carry an option out on a copy of a game; says whether all of its effects were certain."""
    decision = copy.decision
    assert decision is not None
    option = copy.find(text)
    below, luck = len(copy.agenda), copy.luck()
    _choose(copy, decision, option)
    while len(copy.agenda) > below and copy.luck() == luck:
        seat, step = copy.agenda[-1]
        if step.between_actions:
            break
        copy.agenda.pop()
        options = step.run(copy, seat)
        if len(options) == 1:
            step.choose(copy, seat, options[0])
        elif options:
            copy.decision = Decision(seat, step, options)
            return copy.luck() == luck
    copy.decision = None
    return copy.luck() == luck


def _choose(copy: Game, decision: Decision, option: Option) -> None:
    if any([option is other for other in decision.options]):
        decision.step.choose(copy, decision.seat, option)
    else:
        copy.rulebook.exchange(copy, decision.seat, option)
