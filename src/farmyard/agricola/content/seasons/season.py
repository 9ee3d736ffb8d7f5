"""A season: a card in common, in its turn for a round, and which spaces it alters.

At the end of the preparation phase it lays goods on spaces or takes some away; what else it changes is written in
the words of all cards, and a `Mark` says on which spaces that is felt.
"""

from collections.abc import Callable
from typing import Final

from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.improve import Improvement
from farmyard.agricola.state.action import Rule, made_of
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import Change, When
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import text
from farmyard.agricola.state.happenings import SHIFTS
from farmyard.agricola.state.space import Space
from farmyard.agricola.state.word import Word, bundle
from farmyard.agricola.words.prices import less
from farmyard.kernel.option import Option, Target

SEASON: Final = "season"


class Shift(Word):
    """Goods that come `more` to each space called so, or are `fewer` there as far as there are any."""

    __slots__ = ("called", "more", "fewer")

    def __init__(self, called: str, more: str | int = 0, fewer: str | int = 0) -> None:
        self.called = called
        self.more = bundle(more)
        self.fewer = bundle(fewer)

    def of(self, lying: int) -> int:
        """What lies on a space afterwards."""
        return less(lying, self.fewer) + self.more

    @property
    def words(self) -> str:
        return f"{text(self.more)} more" if self.more else f"{text(self.fewer)} less"


class Mark(Word):
    """On which spaces something is felt that a season changes, up to a `last` round, and what that is."""

    __slots__ = ("concerns", "words", "last")

    def __init__(self, concerns: Callable[[Space], bool], words: str, last: int = ROUNDS) -> None:
        self.concerns = concerns
        self.words = words
        self.last = last


class Season(Card):
    """A season with its space, what it shifts and changes, and how that is marked."""

    __slots__ = ("shifts", "marks")

    def __init__(
        self,
        name: str,
        text: str,
        space: Space,
        shifts: tuple[Shift, ...],
        marks: tuple[Mark, ...],
        each: tuple[When, ...] = (),
        changes: tuple[Change, ...] = (),
    ) -> None:
        super().__init__(name, COMMON, SEASON, text, each=each, changes=changes, space=space)
        self.shifts = shifts
        self.marks = marks

    def on_space(self, game: Agricola, space: Space) -> tuple[str, ...]:
        shifted = [shift.words for shift in self.shifts if shift.called in space.called]
        marked = [mark.words for mark in self.marks if game.round <= mark.last and mark.concerns(space)]
        return tuple(shifted + marked)


class ShiftGoods(Rule):
    """The season of the round lays goods on spaces or takes some away."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        season = game.board.card_of(game.round)
        assert isinstance(season, Season)
        for shift in season.shifts:
            for index in game.in_play:
                if shift.called in game.spaces[index].called:
                    game.stock[index] = shift.of(game.stock[index])
        if game.journal is not None:
            more = sum([shift.more for shift in season.shifts])
            fewer = sum([shift.fewer for shift in season.shifts])
            game.note(SHIFTS, -1, Target(cards=season.target.cards, goods=more, paid=fewer))
        return []


# -- which spaces a season concerns -----------------------------------------------------------


def is_fishing(space: Space) -> bool:
    return "fishing" in space.tags


def is_day_laborer(space: Space) -> bool:
    return "day laborer" in space.tags


def plows(space: Space) -> bool:
    return any([isinstance(part, Plow) for part in made_of(space.action)])


def builds_fences(space: Space) -> bool:
    return any([isinstance(part, Fence) and part.paid for part in made_of(space.action)])


def builds_rooms(space: Space) -> bool:
    return any([isinstance(part, Build) and part.rooms > 0 for part in made_of(space.action)])


def builds_majors(space: Space) -> bool:
    return any([isinstance(part, Improvement) and part.major for part in made_of(space.action)])
