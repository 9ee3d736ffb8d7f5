"""Words that score."""

from itertools import product
from typing import ClassVar

from farmyard.agricola.rules.scoring import categories
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change, Condition, Number, Scoring
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, count, several


class Held(Scoring):
    """One point for each threshold that goods reach.

    Goods still growing on plots count, unless the points are bought with goods: then none is spent on two cards, and
    each adds to the points of those before it what the goods allow.
    """

    __slots__ = ("good", "thresholds", "card")

    def __init__(self, good: str, thresholds: tuple[int, ...], card: Card = NO_CARD) -> None:
        self.good = good
        self.thresholds = thresholds
        self.card = card

    def held(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        kind = NAMES.index(self.good)
        held = count(player.goods, kind)
        if game.board.leftovers:
            return held
        return held + sum([count(crop, kind) for crop in player.crops])

    def points(self, game: Agricola, seat: int) -> int:
        held = self.held(game, seat)
        if not game.board.leftovers:
            return len([threshold for threshold in self.thresholds if held >= threshold])
        before = self.before(game, seat)
        return bought(held, [*before, self.thresholds])[0] - bought(held, before)[0]

    def spent(self, game: Agricola, seat: int) -> int:
        held, before = self.held(game, seat), self.before(game, seat)
        return bought(held, [*before, self.thresholds])[1] - bought(held, before)[1]

    def before(self, game: Agricola, seat: int) -> list[tuple[int, ...]]:
        """The thresholds of the cards for the same good that lie before this one."""
        cards = game.players[seat].in_force
        if self.card not in cards:
            return []
        earlier = [scoring for card in cards[: cards.index(self.card)] for scoring in card.scores]
        return [other.thresholds for other in earlier if isinstance(other, Held) and other.good == self.good]


def bought(held: int, workshops: list[tuple[int, ...]]) -> tuple[int, int]:
    """The most points that goods buy at some workshops, and how few of them have to be spent for it."""
    best, least = 0, 0
    for chosen in product(*[range(len(thresholds) + 1) for thresholds in workshops]):
        spent = sum([thresholds[points - 1] for points, thresholds in zip(chosen, workshops) if points])
        points = sum(chosen)
        if spent <= held and (points > best or (points == best and spent < least)):
            best, least = points, spent
    return best, least


class Each(Scoring):
    """Points for every so many of something, if a condition holds; those numbered `but` so bring none."""

    __slots__ = ("score", "of", "per", "when", "but")

    def __init__(
        self, score: int, of: Number, per: int = 1, when: Condition | None = None, but: tuple[int, ...] = ()
    ) -> None:
        self.but = but
        self.score = score
        self.of = of
        self.per = per
        self.when = when

    def points(self, game: Agricola, seat: int) -> int:
        if self.when is not None and not self.when.holds(game, seat, None):
            return 0
        number = self.of.of(game, seat)
        left_out = len([without for without in self.but if number >= without])
        return self.score * (number // self.per - left_out)


class Table(Scoring):
    """Points by a table: the last entry (number, points) whose number is reached."""

    __slots__ = ("of", "entries")
    listed: ClassVar[tuple[str, ...]] = ("of", "entries")

    def __init__(self, of: Number, *entries: tuple[int, int]) -> None:
        self.of = of
        self.entries = entries

    def points(self, game: Agricola, seat: int) -> int:
        number = self.of.of(game, seat)
        reached = [points for least, points in self.entries if number >= least]
        return reached[-1] if reached else 0


class Worth(Scoring):
    """Points, only if a condition holds; with `everybody` for each player of whom it does, when all else is scored."""

    __slots__ = ("score", "when", "everybody")

    def __init__(self, score: int, when: Condition | None = None, everybody: bool = False) -> None:
        self.score = score
        self.when = when
        self.everybody = everybody

    @property
    def last(self) -> bool:
        return self.everybody

    def points(self, game: Agricola, seat: int) -> int:
        return self.score if self.when is None or self.when.holds(game, seat, None) else 0

    def for_others(self, game: Agricola, owner: int, seat: int) -> int:
        return self.points(game, seat) if self.everybody else 0


class Forgives(Change):
    """Up to so many negative points do not count in each of these categories; with `of` for each of something.

    Where none is named it is every category `but` some.
    """

    __slots__ = ("most", "categories", "but", "of")
    listed: ClassVar[tuple[str, ...]] = ("most", "categories")

    def __init__(self, most: int, *categories: str, but: tuple[str, ...] = (), of: Number | None = None) -> None:
        self.most = most
        self.categories = categories
        self.but = but
        self.of = of

    def forgiven(self, game: Agricola, seat: int, category: str, points: int) -> int:
        most = self.most if self.of is None else self.most * self.of.of(game, seat)
        return min(0, points + most) if points < 0 and self.concerns(category) else points

    def concerns(self, category: str) -> bool:
        """Whether a category is one of those."""
        return category in self.categories if self.categories else category not in self.but


class Most(Scoring):
    """Points for every player, the owner or not, who has the most of something; ties all score."""

    __slots__ = ("score", "of")

    def __init__(self, score: int, of: Number) -> None:
        self.score = score
        self.of = of

    def points(self, game: Agricola, seat: int) -> int:
        most = max([self.of.of(game, player) for player in range(game.seats())])
        return self.score if self.of.of(game, seat) == most else 0

    def for_others(self, game: Agricola, owner: int, seat: int) -> int:
        return self.points(game, seat)


class Losses(Number):
    """The categories of the scoring in which a player has negative points."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return len([line for line in categories(game, seat) if line.points < 0])

    def words(self, number: int) -> str:
        return f"{several(number, 'category')} with negative points"
