"""Words that are true or not: of a player, and of the event a card reacts to."""

from typing import ClassVar

from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Condition, Number
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import HARVESTS, ROUNDS, Agricola
from farmyard.agricola.state.goods import BUILDING_RESOURCES, FIELD, NAMES, count, of
from farmyard.agricola.state.player import HOUSES


class AtLeast(Condition):
    """A number is high enough."""

    __slots__ = ("number", "what")

    def __init__(self, number: int, what: Number) -> None:
        self.number = number
        self.what = what

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return self.what.of(game, seat) >= self.number

    def words(self) -> str:
        return self.what.words(self.number)


class AtMost(Condition):
    """A number is low enough."""

    __slots__ = ("number", "what")

    def __init__(self, number: int, what: Number) -> None:
        self.number = number
        self.what = what

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return self.what.of(game, seat) <= self.number

    def words(self) -> str:
        words = self.what.words(self.number)
        return f"at most {words}" if self.number else f"no {words.removeprefix('0 ')}"


class Exactly(Condition):
    """A number is just this one."""

    __slots__ = ("number", "what")

    def __init__(self, number: int, what: Number) -> None:
        self.number = number
        self.what = what

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return self.what.of(game, seat) == self.number

    def words(self) -> str:
        return f"exactly {self.what.words(self.number)}"


class OneOf(Condition):
    """At least one of several conditions holds."""

    __slots__ = ("parts",)
    listed: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Condition) -> None:
        self.parts = parts

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        for part in self.parts:
            if part.holds(game, seat, event):
                return True
        return False

    def words(self) -> str:
        return " or ".join([part.words() for part in self.parts])


class LivesIn(Condition):
    """The house is of one of these sorts; `ever` asks what it was at first and has been renovated to since.

    Of rooms that were built it asks whether one of them is part of such a house, on whichever farm.
    """

    __slots__ = ("houses", "ever")
    listed: ClassVar[tuple[str, ...]] = ("houses",)

    def __init__(self, *houses: str, ever: bool = False) -> None:
        self.houses = houses
        self.ever = ever

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is not None and isinstance(event.action, Build):
            farms = event.action.farms_with_new_rooms(game, event.seat)
            return any([HOUSES[game.players[farm].house] in self.houses for farm in farms])
        player = game.players[seat]
        if not self.ever:
            return HOUSES[player.house] in self.houses
        reached = [house for house in range(player.house + 1) if not player.skipped_houses >> house & 1]
        return any([HOUSES[house] in self.houses for house in reached])

    def words(self) -> str:
        return "a " + " or ".join(self.houses)


class InRounds(Condition):
    """The round is one of these, or the phase is the one named; `harvest` asks that the round ends with a harvest."""

    __slots__ = ("first", "last", "phase", "harvest")

    def __init__(self, first: int = 1, last: int = ROUNDS, phase: str = "", harvest: bool = False) -> None:
        self.first = first
        self.last = last
        self.phase = phase
        self.harvest = harvest

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if self.harvest and game.round not in HARVESTS:
            return False
        return self.first <= game.round <= self.last and self.phase in ("", game.phase)

    def words(self) -> str:
        if self.harvest:
            return "a round with a harvest"
        if self.phase:
            return f"the {self.phase.removesuffix(' phase')} phase"
        if self.first <= 1:
            return f"a round no later than {self.last}"
        return f"a round from {self.first} to {self.last}" if self.last < ROUNDS else f"a round from {self.first} on"


class Not(Condition):
    """A condition does not hold."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return not self.part.holds(game, seat, event)

    def words(self) -> str:
        return f"not {self.part.words()}"


class On(Condition):
    """The event happens on a space that is called so (see `Space`), or on the round card of this round.

    The card on one of the `rounds` is meant, too. With `new_land` it happens on cells that were unused. Where there is
    no event it asks whether a person of the player stands there.
    """

    __slots__ = ("tags", "newest", "rounds", "new_land")
    listed: ClassVar[tuple[str, ...]] = ("tags",)

    def __init__(self, *tags: str, newest: bool = False, rounds: tuple[int, ...] = (), new_land: bool = False) -> None:
        self.tags = tags
        self.rounds = rounds
        self.newest = newest
        self.new_land = new_land

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None:
            return self.stands(game, seat)
        if self.new_land and event.cells:
            return True
        if event.space < 0:
            return False
        if self.newest and event.space == game.coming[game.round - 1]:
            return True
        if self.rounds and any([event.space == game.coming[number - 1] for number in self.rounds]):
            return True
        for tag in game.spaces[event.space].called:
            if tag in self.tags:
                return True
        return False

    def stands(self, game: Agricola, seat: int) -> bool:
        for index in game.in_play:
            if game.people_on(index, seat) and any([tag in self.tags for tag in game.spaces[index].called]):
                return True
        return False

    def words(self) -> str:
        newest = ("the newest round card",) if self.newest else ()
        new_land = ("land that was unused",) if self.new_land else ()
        cards = tuple([f"the card of round {number}" for number in self.rounds])
        return "use of " + " or ".join(self.tags + newest + cards + new_land)


class Gets(Condition):
    """The goods of the event include each of these kinds, at least a `number` of it and at `most` so many.

    `lying` asks that they lay on the space, `first` that no person has taken such goods in this round before, and
    `only` that there is nothing else among the "building resources" or among all goods of the "space", without what
    cards have laid there.
    """

    __slots__ = ("kinds", "lying", "number", "most", "first", "only")
    listed: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(
        self,
        *kinds: str,
        lying: bool = False,
        number: int = 1,
        most: int = FIELD,
        first: bool = False,
        only: str = "",
    ) -> None:
        self.kinds = kinds
        self.lying = lying
        self.number = number
        self.most = most
        self.first = first
        self.only = only

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None:
            return False
        goods = event.lying if self.lying else event.goods
        for kind in self.kinds:
            if not self.number <= count(goods, NAMES.index(kind)) <= self.most:
                return False
            if self.first and sum([count(taken, NAMES.index(kind)) > 0 for taken in game.taken]) > 1:
                return False
        return not self.only or not self.with_others(game, event)

    def with_others(self, game: Agricola, event: Event) -> bool:
        """Whether there are kinds among the goods that are not asked for."""
        goods = event.goods
        looked_at: tuple[int, ...] = BUILDING_RESOURCES
        if self.only == "space":
            looked_at = tuple(range(len(NAMES)))
            goods -= laid_by_cards(game, event)
        return any([count(goods, kind) and NAMES[kind] not in self.kinds for kind in looked_at])

    def words(self) -> str:
        return " and ".join(self.kinds) + (" only" if self.only else "")


def laid_by_cards(game: Agricola, event: Event) -> int:
    """Those goods that lay on the space of an event without the space bringing them itself."""
    added = game.spaces[event.space].adds
    return sum([of(kind, count(event.lying, kind)) for kind in range(len(NAMES)) if not count(added, kind)])


class OfCard(Condition):
    """The card of the event has one of these tags or is of such a sort."""

    __slots__ = ("tags",)
    listed: ClassVar[tuple[str, ...]] = ("tags",)

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None or event.card is None:
            return False
        return event.card.sort in self.tags or any([tag in self.tags for tag in event.card.tags])

    def words(self) -> str:
        return " or ".join(self.tags)


class OfThisCard(Condition):
    """The card of the event is the one that asks."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return event is not None and event.card is self.card

    def words(self) -> str:
        return f"the {self.card.name}"


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


class ThisTurn(Condition):
    """The card has acted in this turn, where that is limited."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return game.players[seat].tally(self.card).turn == game.turn

    def words(self) -> str:
        return f"the {self.card.name} in this turn"


class FencesReach(Condition):
    """With the fences just built those of the whole building reach a number; of 1 that they are its first."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        fencing = None if event is None else event.action
        if not isinstance(fencing, Fence):
            return False
        return fencing.joined < self.number <= fencing.joined + fencing.built

    def words(self) -> str:
        return f"{self.number} fences built"


class Anyone(Condition):
    """A condition holds for at least one player; with `other` for another one; alone, for the player."""

    __slots__ = ("part", "other")

    def __init__(self, part: Condition, other: bool = False) -> None:
        self.part = part
        self.other = other

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        for asked in range(game.seats()):
            left_out = self.other and asked == seat and game.seats() > 1
            if not left_out and self.part.holds(game, asked, event):
                return True
        return False

    def words(self) -> str:
        return f"{'another player' if self.other else 'somebody'} with {self.part.words()}"


class OthersHaveMore(Condition):
    """Each other player has so many more of something than the player; with `doer` whoever's doing it is."""

    __slots__ = ("what", "least", "most", "doer")

    def __init__(self, what: Number, least: int = 1, most: int = 99, doer: bool = False) -> None:
        self.what = what
        self.least = least
        self.most = most
        self.doer = doer

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        own = self.what.of(game, seat)
        others = [other for other in range(game.seats()) if other != seat]
        if self.doer:
            others = [other for other in others if event is not None and other == event.seat]
        return bool(others) and all([self.least <= self.what.of(game, other) - own <= self.most for other in others])

    def words(self) -> str:
        return f"{self.what.words(self.least)} fewer than others"


class StartsTheRound(Condition):
    """The player holds the starting player marker."""

    __slots__ = ()

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return game.starting_player == seat

    def words(self) -> str:
        return "the starting player marker"
