"""The work phase: placing people on action spaces."""

from typing import Final

from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import text
from farmyard.agricola.rules.action import Rule
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
        game.push(seat, game.spaces[option.value].action)

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


NEXT_TURN: Final = Turn()


def placements(game: Agricola, seat: int) -> list[Option]:
    """The spaces that a person of this seat could use now."""
    spaces = game.spaces
    occupants = game.occupants
    offered: list[Option] = []
    for index in game.in_play:
        if not occupants[index]:
            space = spaces[index]
            if space.action.possible(game, seat):
                offered.append(space.option)
    return offered


def placement_obstacle(game: Agricola, seat: int, space: int) -> str:
    """Why a space cannot be used now; empty when it can."""
    if space not in game.in_play:
        return "this round card is still to come"
    users = game.users(space)
    if users:
        return f"taken by {' and '.join([game.names[user] for user in users])}"
    return game.spaces[space].action.obstacle(game, seat)
