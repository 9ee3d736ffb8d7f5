"""Choices that several seats make at the same time, none knowing what the others choose.

A game has one decision all the same, that of the seat whose step is on top of the agenda. While that step is made
`at_once`, other seats with such a step right below it may choose first; whoever asks for `decision` alone sees a
game in which one seat chooses after another. A record says who chose what, so a replay keeps to the order.
"""

from typing import TYPE_CHECKING

from farmyard.kernel.decision import Decision

if TYPE_CHECKING:
    from farmyard.kernel.game import Game


def open_choices(game: "Game") -> dict[int, Decision]:
    """What each seat that may choose now can choose, the deciding seat first."""
    decision = game.decision
    if decision is None:
        return {}
    found = {decision.seat: decision}
    if decision.step.at_once:
        for place in range(len(game.agenda) - 1, -1, -1):
            seat, step = game.agenda[place]
            if not step.at_once:
                break
            options = [] if seat in found else step.run(game, seat)
            if len(options) > 1:
                found[seat] = Decision(seat, step, options)
    return found


def put_first(game: "Game", chosen: Decision) -> None:
    """Let one of the open choices be the decision; what was asked before is asked after it."""
    waiting = game.decision
    if waiting is not None and waiting is not chosen:
        game.agenda.remove((chosen.seat, chosen.step))
        game.agenda.append((waiting.seat, waiting.step))
        game.decision = chosen
