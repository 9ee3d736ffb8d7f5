"""Effects that just happen. The actions of the board (`rules`) are words as well: plow, sow, bake, build, take."""

from typing import Final

from farmyard.agricola.rules.hands import ANY, SORT_WORDS, draw, draw_anew
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.game import WORK, Agricola
from farmyard.agricola.state.goods import several
from farmyard.agricola.state.happenings import POINTS
from farmyard.kernel.option import Option, Target

ANY_NUMBER: Final = 99


class Plain(Action):
    """An effect that just happens; `act` is what it does."""

    __slots__ = ()

    @property
    def plain(self) -> bool:
        return True

    @property
    def brings(self) -> int:
        return 0

    def act(self, game: Agricola, seat: int) -> None:
        """Do it."""

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "it has no effect now"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        name = type(self).__name__
        return [Option("use", name, Target(name))] if self.possible(game, seat) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.possible(game, seat):
            self.act(game, seat)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.act(game, seat)


class Points(Plain):
    """Note bonus points at once; with `of` so many for each of something, at `most` for so many."""

    __slots__ = ("points", "of", "most")

    def __init__(self, points: int, of: Number | None = None, most: int = ANY_NUMBER) -> None:
        self.points = points
        self.of = of
        self.most = most

    def number(self, game: Agricola, seat: int) -> int:
        """The points it is worth now."""
        return self.points if self.of is None else self.points * min(self.most, self.of.of(game, seat))

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.number(game, seat) > 0

    def options(self, game: Agricola, seat: int) -> list[Option]:
        points = self.number(game, seat)
        return [Option("take", f"{points} bonus points", Target("points", number=points))] if points else []

    def act(self, game: Agricola, seat: int) -> None:
        points = self.number(game, seat)
        game.players[seat].bonus += points
        if game.journal is not None:
            game.note(POINTS, seat, Target("points", number=points))


class MorePeople(Plain):
    """So many more people may be placed, in this round or `later`, in the next; fewer with a negative number.

    Who may place nobody, however many they are, gains none.
    """

    __slots__ = ("number", "later")

    def __init__(self, number: int = 1, later: bool = False) -> None:
        self.number = number
        self.later = later

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        if self.later:
            player.note_round().guests_later += self.number
            return
        player.note_round().guests += self.number
        if game.phase == WORK:
            family = player.people - player.newborns + player.lodgers() - player.away()
            allowed = family + player.this_round.guests
            player.at_home = max(0, player.at_home + min(self.number, allowed))


class DrawCards(Plain):
    """Draw so many cards of a sort from those that were not dealt, as far as there are any."""

    __slots__ = ("sort", "number")

    def __init__(self, sort: str, number: int) -> None:
        self.sort = sort
        self.number = number

    def possible(self, game: Agricola, seat: int) -> bool:
        return any([card.sort == self.sort for card in game.deck])

    def options(self, game: Agricola, seat: int) -> list[Option]:
        what = several(self.number, SORT_WORDS[self.sort])
        return [Option("draw", what, Target(self.sort, number=self.number))] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        draw(game, seat, ANY[self.sort], self.number)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Draw {option.what}"


class DrawAnew(Plain):
    """Discard all cards of a sort that are left in hand and draw so many others."""

    __slots__ = ("sort", "number")

    def __init__(self, sort: str, number: int) -> None:
        self.sort = sort
        self.number = number

    def act(self, game: Agricola, seat: int) -> None:
        draw_anew(game, seat, self.sort, self.number)
