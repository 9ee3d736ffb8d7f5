"""David Larkin's start: the same food for everybody, and the second people of round 1 in reverse order."""

from typing import Final

from farmyard.agricola.rules.work import EarlyTurn
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.game import WORK, Agricola
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.module import Module, Part
from farmyard.kernel.course import Phase
from farmyard.kernel.option import Option
from farmyard.kernel.settings import PLAYERS, Fit, Settings, Switch


class ThereAndBack(Rule):
    """Everybody has a turn in order, then one in reverse order; the usual turns follow for those with people left.

    The starting player is the last to have such a turn.
    """

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        there = game.in_order()
        for number in there + there[::-1]:
            game.push(number, EarlyTurn())
        game.players[seat].note_round().goes_first = True
        return []


def larkin_start(settings: Settings) -> Part:
    if not settings.on("larkin-start"):
        return Part()
    food = (goods("3 food"),) * settings.players
    return Part(phases=(Phase("there and back", ThereAndBack(), rounds=(1,), before=WORK),), supplies=food)


LARKIN_START: Final = Module(
    "Larkin's start",
    (
        Switch(
            "larkin-start",
            "Larkin's start",
            "Everybody starts with 3 food; in round 1 the second people are placed in reverse order",
            (Fit(PLAYERS, "2", "3", "4", "5", "6"),),
        ),
    ),
    larkin_start,
)
