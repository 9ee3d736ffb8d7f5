"""Words that score."""

from farmyard.agricola.cards.doors import Change, Condition, Number, Scoring
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import NAMES, count


class Held(Scoring):
    """One point for each threshold that goods reach; the revised edition exchanges them.

    Goods still growing on plots count where the goods are only counted.
    """

    __slots__ = ("good", "thresholds")

    def __init__(self, good: str, thresholds: tuple[int, ...]) -> None:
        self.good = good
        self.thresholds = thresholds

    def held(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        kind = NAMES.index(self.good)
        held = count(player.goods, kind)
        return held + sum([count(crop, kind) for crop in player.crops]) if game.table.original else held

    def points(self, game: Agricola, seat: int) -> int:
        held = self.held(game, seat)
        return len([threshold for threshold in self.thresholds if held >= threshold])

    def spent(self, game: Agricola, seat: int) -> int:
        points = self.points(game, seat)
        return self.thresholds[points - 1] if points else 0


class Each(Scoring):
    """Points for every so many of something, if a condition holds."""

    __slots__ = ("score", "of", "per", "when")

    def __init__(self, score: int, of: Number, per: int = 1, when: Condition | None = None) -> None:
        self.score = score
        self.of = of
        self.per = per
        self.when = when

    def points(self, game: Agricola, seat: int) -> int:
        if self.when is not None and not self.when.holds(game, seat, None):
            return 0
        return self.score * (self.of.of(game, seat) // self.per)


class Table(Scoring):
    """Points by a table: the last entry (number, points) whose number is reached."""

    __slots__ = ("of", "entries")

    def __init__(self, of: Number, *entries: tuple[int, int]) -> None:
        self.of = of
        self.entries = entries

    def points(self, game: Agricola, seat: int) -> int:
        number = self.of.of(game, seat)
        reached = [points for least, points in self.entries if number >= least]
        return reached[-1] if reached else 0


class Worth(Scoring):
    """Points if a condition holds."""

    __slots__ = ("score", "when")

    def __init__(self, score: int, when: Condition) -> None:
        self.score = score
        self.when = when

    def points(self, game: Agricola, seat: int) -> int:
        return self.score if self.when.holds(game, seat, None) else 0


class Forgives(Change):
    """Up to so many negative points do not count in each of these categories."""

    __slots__ = ("most", "categories")

    def __init__(self, most: int, *categories: str) -> None:
        self.most = most
        self.categories = categories

    def forgiven(self, game: Agricola, seat: int, category: str, points: int) -> int:
        return min(0, points + self.most) if points < 0 and category in self.categories else points


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
