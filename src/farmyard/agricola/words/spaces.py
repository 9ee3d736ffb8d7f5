"""Words about action spaces and who stands on them."""

from itertools import pairwise
from typing import ClassVar, Final

from farmyard.agricola.rules.take import gain
from farmyard.agricola.rules.work import could_use, place, placements
from farmyard.agricola.state.action import EVERYTHING, Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Condition, Number
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, ONE, count, kinds, of, several, text
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option, Target

COLUMNS: Final[tuple[tuple[int, ...], ...]] = ((1,), (2, 3, 4), (5, 6, 7), (8, 9), (10, 11), (12, 13), (14,))
"""The round spaces of the revised board from left to right, each column from the top."""


def is_called(game: Agricola, index: int, names: tuple[str, ...]) -> bool:
    """Whether a space is called by one of these names."""
    for name in game.spaces[index].called:
        if name in names:
            return True
    return False


class Occupied(Number):
    """Spaces called so, or cards of these `rounds`, on which somebody's person stands; with `own` one of the player's.

    Blocked ones are not among them.
    """

    __slots__ = ("called", "rounds", "own")
    listed: ClassVar[tuple[str, ...]] = ("called",)

    def __init__(self, *called: str, rounds: tuple[int, ...] = (), own: bool = False) -> None:
        self.called = called
        self.rounds = rounds
        self.own = own

    def of(self, game: Agricola, seat: int) -> int:
        occupied = [index for index in game.in_play if game.occupants[index] and self.means(game, index)]
        return len([index for index in occupied if not self.own or game.people_on(index, seat)])

    def means(self, game: Agricola, index: int) -> bool:
        """Whether a space is one of those."""
        if self.rounds and any([index == game.coming[number - 1] for number in self.rounds]):
            return True
        return is_called(game, index, self.called)

    def words(self, number: int) -> str:
        cards = tuple([f"the card of round {each}" for each in self.rounds])
        return f"{number} occupied of {' or '.join(self.called + cards)}"


class Revealed(Condition):
    """The round card called so has been turned over; with `now` in this round."""

    __slots__ = ("called", "now")
    listed: ClassVar[tuple[str, ...]] = ("called",)

    def __init__(self, *called: str, now: bool = False) -> None:
        self.called = called
        self.now = now

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        cards = [game.coming[game.round - 1]] if self.now else game.in_play
        return any([is_called(game, index, self.called) for index in cards])

    def words(self) -> str:
        return f"{' or '.join(self.called)} turned over{' in this round' if self.now else ''}"


class TakeLying(Plain):
    """Take all goods of a kind that lie on the spaces called so and not shut, without using them."""

    __slots__ = ("kind", "called", "card")

    def __init__(self, kind: str, called: str, card: Card = NO_CARD) -> None:
        self.kind = kind
        self.called = called
        self.card = card

    @property
    def brings(self) -> int:
        return kinds(ONE[NAMES.index(self.kind)])

    def spaces(self, game: Agricola) -> list[int]:
        return [index for index in game.in_play if is_called(game, index, (self.called,)) and not game.is_shut(index)]

    def lying(self, game: Agricola, space: int) -> int:
        kind = NAMES.index(self.kind)
        return of(kind, count(game.stock[space], kind))

    def possible(self, game: Agricola, seat: int) -> bool:
        return any([self.lying(game, space) for space in self.spaces(game)])

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"no {self.kind} lies there"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = sum([self.lying(game, space) for space in self.spaces(game)])
        return [Option("take", text(goods), Target(space=self.spaces(game)[0], goods=goods))] if goods else []

    def act(self, game: Agricola, seat: int) -> None:
        for space in self.spaces(game):
            goods = self.lying(game, space)
            game.stock[space] -= goods
            gain(game, seat, goods, -1, self.card)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take the {option.what} lying on {game.spaces[self.spaces(game)[0]].name}"


class Holding(Number):
    """Spaces called so on which goods of a kind lie."""

    __slots__ = ("kind", "called")

    def __init__(self, kind: str, called: str) -> None:
        self.kind = kind
        self.called = called

    def of(self, game: Agricola, seat: int) -> int:
        kind = NAMES.index(self.kind)
        spaces = [index for index in game.in_play if is_called(game, index, (self.called,))]
        return len([index for index in spaces if count(game.stock[index], kind)])

    def words(self, number: int) -> str:
        return f"{several(number, self.called)} with {self.kind}"


class PlaceAnother(Action):
    """Place one more person at once, on the space of the event, whoever stands there.

    With `left` it is on the round card to the left of that one instead, if it is open.
    """

    __slots__ = ("left", "event")

    def __init__(self, left: bool = False, event: Event = NO_EVENT) -> None:
        self.left = left
        self.event = event

    @property
    def brings(self) -> int:
        return EVERYTHING

    def goals(self, game: Agricola, seat: int) -> list[int]:
        """The space to which the person may go, if it is open."""
        space = self.event.space
        if not game.players[seat].at_home:
            return []
        if not self.left:
            return [space] if could_use(game, seat, space) else []
        beside = left_of(game, space)
        if beside < 0:
            return []
        return [option.target.space for option in placements(game, seat) if option.target.space == beside]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.goals(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "nobody can be placed there"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [game.spaces[index].option for index in self.goals(game, seat)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.turn += 1
        place(game, seat, option)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Send another person to {option.what}"


def left_of(game: Agricola, space: int) -> int:
    """The card on the round space to the left of another one, or -1."""
    round = game.coming.index(space) + 1 if space in game.coming else 0
    for left, column in pairwise(COLUMNS):
        if round in column and column.index(round) < len(left):
            return game.coming[left[column.index(round)] - 1]
    return -1
