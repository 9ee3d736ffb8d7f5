"""The work phase: placing people on action spaces."""

from typing import Final

from farmyard.agricola.events import USED_SPACE, USES_SPACE, Event
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import text
from farmyard.agricola.rules.action import Rule
from farmyard.agricola.rules.react import Announce, announce, listening
from farmyard.agricola.rules.take import gain
from farmyard.kernel.option import Option


class Turn(Rule):
    """One player places one person; then it is the next player's turn.

    A seat without people at home, or without any space it could use, is passed over; the phase ends
    when that has happened to every seat in a row.
    """

    __slots__ = ("passed",)

    def __init__(self, passed: int = 0) -> None:
        self.passed = passed

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.players[seat].at_home:
            options = placements(game, seat)
            if options:
                return options
        if self.passed + 1 < game.seats():
            game.push((seat + 1) % game.seats(), Turn(self.passed + 1))
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push((seat + 1) % game.seats(), NEXT_TURN)
        game.players[seat].at_home -= 1
        game.occupants[option.value] += 1 << (4 * seat)
        if game.journal is not None:
            game.tell(seat, f"goes to {option.what}")
        use(game, seat, option.value)

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "Where do you send a person?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        stock = game.stock[option.value]
        return f"{option.what} ({text(stock)})" if stock else option.what

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, name = text.partition(" ")
        space = game.space(name)
        if verb != "place" or space is None:
            return f"'{text}' is not possible now: place a person on an action space, like 'place Fishing'"
        return f"{space.name}: {placement_obstacle(game, seat, space.index)}"


def use(game: Agricola, seat: int, index: int) -> None:
    """Take the action of a space, cards reacting before and after."""
    space = game.spaces[index]
    if listening(game, USED_SPACE):
        game.push(seat, Announce(Event(USED_SPACE, seat, index)))
    game.push(seat, space.action)
    if game.stock[index] and not space.adds:
        lying = game.stock[index]
        game.stock[index] = 0
        gain(game, seat, lying)
    if listening(game, USES_SPACE):
        announce(game, Event(USES_SPACE, seat, index))


NEXT_TURN: Final = Turn()


def placements(game: Agricola, seat: int) -> list[Option]:
    """The spaces that a person of this seat could use now."""
    spaces = game.spaces
    occupants = game.occupants
    offered: list[Option] = []
    for index in game.in_play:
        if not occupants[index] or may_enter(game, seat, index):
            space = spaces[index]
            if space.action.possible(game, seat):
                offered.append(space.option)
    return offered


def may_enter(game: Agricola, seat: int, index: int) -> bool:
    """Whether a card lets a player use a space where only other players' people stand."""
    for _, change in game.players[seat].changes:
        if change.may_enter(game, seat, game.spaces[index]) and not game.occupants[index] >> (4 * seat) & 15:
            return True
    return False


def placement_obstacle(game: Agricola, seat: int, space: int) -> str:
    """Why a space cannot be used now; empty when it can."""
    if space not in game.in_play:
        return "this round card is still to come"
    users = game.users(space)
    if users and not may_enter(game, seat, space):
        return f"taken by {' and '.join([game.names[user] for user in users])}"
    return game.spaces[space].action.obstacle(game, seat)
