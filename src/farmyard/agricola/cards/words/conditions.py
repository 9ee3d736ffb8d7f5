"""Words that are true or not: of a player, and of the event a card reacts to."""

from farmyard.agricola.cards.doors import Condition, Number
from farmyard.agricola.events import Event
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import BUILDING_RESOURCES, KINDS, NAMES, count
from farmyard.agricola.player import HOUSES


class AtLeast(Condition):
    """A number is high enough."""

    __slots__ = ("number", "what")

    def __init__(self, number: int, what: Number) -> None:
        self.number = number
        self.what = what

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return self.what.of(game, seat) >= self.number

    def words(self) -> str:
        return f"at least {self.number} {type(self.what).__name__.lower()}"


class AtMost(Condition):
    """A number is low enough."""

    __slots__ = ("number", "what")

    def __init__(self, number: int, what: Number) -> None:
        self.number = number
        self.what = what

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return self.what.of(game, seat) <= self.number

    def words(self) -> str:
        return f"at most {self.number} {type(self.what).__name__.lower()}"


class LivesIn(Condition):
    """The house is of one of these sorts."""

    __slots__ = ("houses",)

    def __init__(self, *houses: str) -> None:
        self.houses = houses

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return HOUSES[game.players[seat].house] in self.houses

    def words(self) -> str:
        return "a " + " or ".join(self.houses)


class InRounds(Condition):
    """The round is one of these."""

    __slots__ = ("first", "last")

    def __init__(self, first: int, last: int = 14) -> None:
        self.first = first
        self.last = last

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return self.first <= game.round <= self.last

    def words(self) -> str:
        return f"a round from {self.first} to {self.last}"


class Not(Condition):
    """A condition does not hold."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return not self.part.holds(game, seat, event)

    def words(self) -> str:
        return f"not {self.part.words()}"


class AnOtherPlayer(Condition):
    """A condition holds for at least one other player; alone, for the player."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        others = [other for other in range(game.seats()) if other != seat] or [seat]
        for other in others:
            if self.part.holds(game, other, event):
                return True
        return False

    def words(self) -> str:
        return f"another player with {self.part.words()}"


class On(Condition):
    """The event happens on a space with one of these tags (see `boards`)."""

    __slots__ = ("tags",)

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None or event.space < 0:
            return False
        for tag in game.spaces[event.space].tags:
            if tag in self.tags:
                return True
        return False

    def words(self) -> str:
        return "use of " + " or ".join(self.tags)


class Gets(Condition):
    """The goods of the event include each of these kinds.

    `lying` asks that they lay on the space, `first` that no person has taken such goods in this round before.
    """

    __slots__ = ("kinds", "lying", "number", "first")

    def __init__(self, *kinds: str, lying: bool = False, number: int = 1, first: bool = False) -> None:
        self.kinds = kinds
        self.lying = lying
        self.number = number
        self.first = first

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None:
            return False
        goods = event.lying if self.lying else event.goods
        for kind in self.kinds:
            if count(goods, NAMES.index(kind)) < self.number:
                return False
            if self.first and count(game.taken, NAMES.index(kind)) > 1:
                return False
        return True

    def words(self) -> str:
        return " and ".join(self.kinds)


class GetsOnly(Condition):
    """The goods of the event are of this kind alone; `among` ignores goods that are no building resource."""

    __slots__ = ("kind", "among")

    def __init__(self, kind: str, among: str = "goods") -> None:
        self.kind = kind
        self.among = among

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None or not count(event.goods, NAMES.index(self.kind)):
            return False
        looked_at = BUILDING_RESOURCES if self.among == "building resources" else tuple(range(KINDS))
        for kind in looked_at:
            if NAMES[kind] != self.kind and count(event.goods, kind):
                return False
        return True

    def words(self) -> str:
        return f"{self.kind} only"


class OfCard(Condition):
    """The card of the event has one of these names or tags, or is of such a sort."""

    __slots__ = ("names",)

    def __init__(self, *names: str) -> None:
        self.names = names

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None or event.card is None:
            return False
        if event.card.name in self.names or event.card.sort in self.names:
            return True
        return any([tag in self.names for tag in event.card.tags])

    def words(self) -> str:
        return " or ".join(self.names)


class Numbered(Condition):
    """The number of the event (rooms, fences, fields, the house renovated to) lies in a range."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int = 99) -> None:
        self.least = least
        self.most = most

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return event is not None and self.least <= event.number <= self.most

    def words(self) -> str:
        return f"{self.least} to {self.most}"


class Anyone(Condition):
    """A condition holds for at least one player."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        for other in range(game.seats()):
            if self.part.holds(game, other, event):
                return True
        return False

    def words(self) -> str:
        return f"somebody with {self.part.words()}"


class StartsTheRound(Condition):
    """The player holds the starting player marker."""

    __slots__ = ()

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return game.starting_player == seat

    def words(self) -> str:
        return "the starting player marker"
