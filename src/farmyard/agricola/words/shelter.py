"""Words about where animals and people live."""

from farmyard.agricola.farm.housing import Pen, Shelter, Yard
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.goods import NAMES
from farmyard.agricola.state.player import Player


def _place(player: Player, name: str) -> int:
    """Where a kind stands in a player's herd."""
    return player.animals.index(NAMES.index(name))


class LargerPastures(Change):
    """Every pasture holds more animals; `kind` only of one kind, `smallest` only one-cell pastures without stable.

    Cards that hold animals gain, too, except where only the smallest pastures do, or `fenced` ones.
    """

    __slots__ = ("places", "kind", "smallest", "fenced")

    def __init__(self, places: int, kind: str = "", smallest: bool = False, fenced: bool = False) -> None:
        self.places = places
        self.kind = kind
        self.smallest = smallest
        self.fenced = fenced

    def shelter(self, player: Player, shelter: Shelter) -> None:
        for pen in shelter.pastures:
            if self.smallest and (pen.stables or pen.cells.bit_count() != 1):
                continue
            if self.kind:
                pen.capacity[_place(player, self.kind)] += self.places
            else:
                pen.enlarge(self.places)
        if not self.smallest and not self.fenced:
            self.enlarge_yards(player, shelter)

    def enlarge_yards(self, player: Player, shelter: Shelter) -> None:
        for yard in shelter.yards:
            if yard.grows and self.kind:
                yard.pens[0].capacity[_place(player, self.kind)] += self.places
            elif yard.grows:
                yard.pens += shelter.places(self.places)


class LargerStables(Change):
    """Unfenced stables hold this many animals, of one kind each; `kind` only of one kind, `most` so many stables."""

    __slots__ = ("places", "kind", "most")

    def __init__(self, places: int, kind: str = "", most: int = 0) -> None:
        self.places = places
        self.kind = kind
        self.most = most

    def shelter(self, player: Player, shelter: Shelter) -> None:
        stables = shelter.stables[: self.most] if self.most else shelter.stables
        for pen in stables:
            if self.kind:
                kind = _place(player, self.kind)
                pen.capacity[kind] = max(pen.capacity[kind], self.places)
            else:
                pen.capacity = [max(capacity, self.places) for capacity in pen.capacity]


class MixedPastures(Change):
    """Different kinds may share a pasture."""

    __slots__ = ()

    def shelter(self, player: Player, shelter: Shelter) -> None:
        for pen in shelter.pastures:
            pen.mixed = True


class Pets(Change):
    """The house holds this many animals of any kinds, or one for each room."""

    __slots__ = ("places", "per_room")

    def __init__(self, places: int = 0, per_room: bool = False) -> None:
        self.places = places
        self.per_room = per_room

    @property
    def turn(self) -> int:
        return 1 if self.places or self.per_room else 2

    def shelter(self, player: Player, shelter: Shelter) -> None:
        shelter.house = player.rooms.bit_count() if self.per_room else self.places


class Holds(Change):
    """The card holds so many animals, of any kinds or each of the kinds named.

    What enlarges pastures enlarges it, too, unless it is for one kind only.
    """

    __slots__ = ("places", "kinds")

    def __init__(self, places: int, kinds: tuple[str, ...] = ()) -> None:
        self.places = places
        self.kinds = kinds

    @property
    def turn(self) -> int:
        return 0

    def shelter(self, player: Player, shelter: Shelter) -> None:
        own = [0] * shelter.kinds
        for name in self.kinds:
            own[_place(player, name)] += self.places
        places = [Pen(0, 0, 0, shelter.kinds)] if self.kinds else shelter.places(self.places)
        shelter.yards.append(Yard(places, own, len(self.kinds) != 1))


class HasRoom(Change):
    """The card has room for so many of the family; it is no room of the house."""

    __slots__ = ("people",)

    def __init__(self, people: int = 1) -> None:
        self.people = people

    def homes(self, player: Player) -> int:
        return self.people
