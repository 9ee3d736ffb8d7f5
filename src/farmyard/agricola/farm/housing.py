"""Which animals a farm can hold.

A farm is a set of pens (one kind of animal each, up to a capacity that may depend on the kind),
single places (one animal of any kind each: the pet, unfenced stables) and places reserved for one
kind. Which kind grazes where is never asked: for every distribution of pens to kinds the
capacities are tabulated once, and a herd fits when some distribution leaves no more animals over
than there are single places.
"""

from itertools import permutations, product
from typing import Final

from mypy_extensions import mypyc_attr

Herd = tuple[int, ...]
"""How many animals of each kind, in the order of `goods.ANIMALS`."""

KINDS: Final = 3
"""How many kinds there are at most tables."""
_distributions: Final[dict[tuple[Herd, ...], list[Herd]]] = {}


def pasture_capacity(cells: int, stables: int) -> int:
    """Two animals a cell, doubled for each stable."""
    return 2 * cells.bit_count() << (cells & stables).bit_count()


@mypyc_attr(acyclic=True)
class Pen:
    """A pasture or an unfenced stable while a farm's housing is worked out; cards may enlarge it."""

    __slots__ = ("cells", "stables", "capacity", "mixed")

    def __init__(self, cells: int, stables: int, capacity: int, kinds: int = KINDS) -> None:
        self.cells = cells
        self.stables = stables
        self.capacity: list[int] = [capacity] * kinds
        self.mixed = False

    def enlarge(self, places: int) -> None:
        """Room for more animals of any kind."""
        self.capacity = [capacity + places for capacity in self.capacity]

    def only(self, kind: int) -> "Pen":
        """This pen as one for a single kind, or with -1 for none."""
        pen = Pen(self.cells, self.stables, 0, len(self.capacity))
        if kind >= 0:
            pen.capacity[kind] = self.capacity[kind]
        return pen

    @property
    def shared(self) -> int:
        """The places for which it does not matter which kinds are in the others."""
        least = min(self.capacity)
        if self.mixed:
            return least - 1 if max(self.capacity) > least else least
        return max(self.capacity) if self.cells == 0 and max(self.capacity) <= 1 else 0


@mypyc_attr(acyclic=True)
class Yard:
    """A card that holds animals: its places for any kind, and those that it has for each kind alone.

    What enlarges pastures enlarges it, too, where it `grows`.
    """

    __slots__ = ("pens", "own", "grows")

    def __init__(self, pens: list[Pen], own: list[int], grows: bool) -> None:
        self.pens = pens
        self.own = own
        self.grows = grows

    @property
    def capacity(self) -> int:
        return sum([max(pen.capacity) for pen in self.pens]) + sum(self.own)

    def housing(self) -> "Housing":
        return Housing(tuple([tuple(pen.capacity) for pen in self.pens]), 0, tuple(self.own))


@mypyc_attr(acyclic=True)
class Shelter:
    """Everything that holds animals of so many kinds, while it is worked out.

    With `one_each` no kind lives in more than one pasture, unless kinds may share them.
    """

    __slots__ = ("kinds", "pastures", "stables", "house", "yards", "one_each")

    def __init__(self, pastures: tuple[int, ...], stables: int, kinds: int = KINDS) -> None:
        self.kinds = kinds
        self.pastures: list[Pen] = [
            Pen(cells, cells & stables, pasture_capacity(cells, stables), kinds) for cells in pastures
        ]
        for pasture in pastures:
            stables &= ~pasture
        self.stables: list[Pen] = [Pen(0, 1, 1, kinds) for _ in range(stables.bit_count())]
        self.house = 1
        self.yards: list[Yard] = []
        self.one_each = False

    def housing(self) -> "Housing":
        pens: list[Herd] = []
        singles = self.house
        for pen in self.pastures + self.stables + [pen for yard in self.yards for pen in yard.pens]:
            shared = pen.shared
            singles += shared
            if pen.cells or max(pen.capacity) > shared:
                pens.append(tuple([capacity - shared for capacity in pen.capacity]))
        if not self.one_each:
            return Housing(tuple(pens), singles, self.reserved)
        return OnePastureEach(tuple(pens), singles, self.reserved, [way.housing() for way in self.ways()])

    def ways(self) -> list["Shelter"]:
        """The farm once for each way to give every kind one pasture of its own."""
        if any([pen.mixed for pen in self.pastures]):
            return [self.given(self.pastures)]
        numbers = list(range(len(self.pastures)))
        numbers += [-1] * (self.kinds - len(numbers))
        found: dict[Herd, Shelter] = {}
        for homes in permutations(numbers, self.kinds):
            kinds = [homes.index(number) if number in homes else -1 for number in range(len(self.pastures))]
            key = tuple([0 if home < 0 else self.pastures[home].capacity[kind] for kind, home in enumerate(homes)])
            if key not in found:
                found[key] = self.given([pen.only(kind) for pen, kind in zip(self.pastures, kinds)])
        return list(found.values())

    def given(self, pastures: list[Pen]) -> "Shelter":
        """The farm with these pastures, to be used like any."""
        way = Shelter((), 0, self.kinds)
        way.pastures = pastures
        way.stables = self.stables
        way.house = self.house
        way.yards = self.yards
        return way

    @property
    def reserved(self) -> Herd:
        """The places that cards have for each kind alone."""
        return tuple([sum([yard.own[kind] for yard in self.yards]) for kind in range(self.kinds)])

    def places(self, number: int) -> list[Pen]:
        """Places for one animal of any kind each, as cards have them."""
        return [Pen(0, 0, 1, self.kinds) for _ in range(number)]

    def roomy(self, herd: Herd, spare: int, cards: bool = True) -> int:
        """How many pastures, or `cards` that count like them, can hold some of a herd and still so many more.

        None do as long as the herd does not fit.
        """
        if self.one_each:
            return max([way.roomy(herd, spare, cards) for way in self.ways()])
        plain = self.stables + [pen for pen in self.pastures if max(pen.capacity) <= spare]
        states = {Stay(herd, (0,) * self.kinds, self.house, (0,) * self.kinds)}
        for pen in plain:
            states = {after for state in states for after in state.beside(pen)}
        for pen in self.pastures:
            if pen not in plain:
                states = {after for state in states for after in state.beside(pen) + state.within(pen, spare)}
        for yard in self.yards:
            states = {after for state in states for after in state.on(yard, spare if cards else yard.capacity)}
        return max([state.counted for state in states if state.works()], default=0)


@mypyc_attr(acyclic=True)
class Stay:
    """A way to distribute a herd, while it is worked out how many pastures can be kept roomy.

    So many animals of each kind and so many of any kind are sure to be in roomy pastures.
    """

    __slots__ = ("herd", "capacities", "singles", "sure", "any_kind", "counted")

    def __init__(
        self, herd: Herd, capacities: Herd, singles: int, sure: Herd, any_kind: int = 0, counted: int = 0
    ) -> None:
        self.herd = herd
        self.capacities = capacities
        self.singles = singles
        self.sure = sure
        self.any_kind = any_kind
        self.counted = counted

    def key(self) -> tuple[Herd, Herd, int, Herd, int, int]:
        return self.herd, self.capacities, self.singles, self.sure, self.any_kind, self.counted

    def __hash__(self) -> int:
        return hash(self.key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stay) and self.key() == other.key()

    def beside(self, pen: Pen) -> list["Stay"]:
        """With a pen that is used as far as it goes."""
        singles = self.singles + pen.shared
        more = [capacity - pen.shared for capacity in pen.capacity]
        if max(more) <= 0:
            return [Stay(self.herd, self.capacities, singles, self.sure, self.any_kind, self.counted)]
        return [
            Stay(self.herd, _plus(self.capacities, kind, more[kind]), singles, self.sure, self.any_kind, self.counted)
            for kind in range(len(self.herd))
        ]

    def within(self, pen: Pen, spare: int) -> list["Stay"]:
        """With a pasture that holds some animals and has still room."""
        if pen.mixed:
            places = max(pen.capacity) - spare
            any_kind = self.any_kind + 1
            return [Stay(self.herd, self.capacities, self.singles + places, self.sure, any_kind, self.counted + 1)]
        found: list[Stay] = []
        for kind in range(len(self.herd)):
            places = pen.capacity[kind] - spare
            if places > 0:
                capacities, sure = _plus(self.capacities, kind, places), _plus(self.sure, kind, 1)
                found.append(Stay(self.herd, capacities, self.singles, sure, self.any_kind, self.counted + 1))
        return found

    def on(self, yard: Yard, spare: int) -> list["Stay"]:
        """With a card that holds animals, roomy or used as far as it goes."""
        capacities = tuple([one + other for one, other in zip(self.capacities, yard.own)])
        full = [Stay(self.herd, capacities, self.singles, self.sure, self.any_kind, self.counted)]
        for pen in yard.pens:
            full = [after for state in full for after in state.beside(pen)]
        if not yard.grows:
            only = Pen(0, 0, 0, len(self.herd))
            only.capacity = yard.own
            return full + self.within(only, spare)
        most = yard.capacity - spare
        housing = yard.housing()
        for guests in product(*[range(min(animals, most) + 1) for animals in self.herd]):
            if 0 < sum(guests) <= most and housing.fits(guests):
                herd = tuple([animals - there for animals, there in zip(self.herd, guests)])
                full.append(Stay(herd, self.capacities, self.singles, self.sure, self.any_kind, self.counted + 1))
        return full

    def works(self) -> bool:
        """Whether every animal has a place and every roomy pasture an animal."""
        over = sum([max(0, animals - capacity) for animals, capacity in zip(self.herd, self.capacities)])
        free = [animals - sure for animals, sure in zip(self.herd, self.sure)]
        return over <= self.singles and min(free) >= 0 and sum(free) >= self.any_kind


def _plus(herd: Herd, kind: int, number: int) -> Herd:
    """A herd with so many more of a kind."""
    return herd[:kind] + (herd[kind] + number,) + herd[kind + 1 :]


@mypyc_attr(acyclic=True)
class Housing:
    """What a farm offers its animals."""

    __slots__ = ("pens", "singles", "reserved")

    def __init__(self, pens: tuple[Herd, ...], singles: int, reserved: Herd = (0,) * KINDS) -> None:
        self.pens = pens
        self.singles = singles
        self.reserved = reserved

    def fits(self, herd: Herd) -> bool:
        """Whether these animals can all be kept."""
        if sum(herd) <= self.singles:
            return True
        for capacities in distributions(self.pens, len(herd)):
            over = 0
            for animals, capacity, reserved in zip(herd, capacities, self.reserved):
                if animals > capacity + reserved:
                    over += animals - capacity - reserved
            if over <= self.singles:
                return True
        return False

    def arrangement(self, herd: Herd) -> tuple[list[tuple[int, int]], list[int]]:
        """One way to put a herd that fits: for each pen its kind and number, and the kinds elsewhere."""
        for kinds in product(range(len(herd)), repeat=len(self.pens)):
            left = list(herd)
            pens: list[tuple[int, int]] = []
            for kind, pen in zip(kinds, self.pens):
                grazing = min(left[kind], pen[kind])
                left[kind] -= grazing
                pens.append((kind, grazing))
            over = [max(0, animals - reserved) for animals, reserved in zip(left, self.reserved)]
            if sum(over) <= self.singles:
                return pens, [kind for kind, animals in enumerate(left) for _ in range(animals)]
        return [], []

    def largest_herds(self, most: Herd) -> list[Herd]:
        """Every herd of at most these animals that fits and cannot be enlarged."""
        found: list[Herd] = []
        for herd in product(*[range(animals, -1, -1) for animals in most]):
            if not _within(herd, found) and self.fits(herd):
                found.append(herd)
        return found


@mypyc_attr(acyclic=True)
class OnePastureEach(Housing):
    """What a farm offers where no kind may live in more than one pasture: one of several `ways` to use it."""

    __slots__ = ("ways",)

    def __init__(self, pens: tuple[Herd, ...], singles: int, reserved: Herd, ways: list[Housing]) -> None:
        super().__init__(pens, singles, reserved)
        self.ways = ways

    def fits(self, herd: Herd) -> bool:
        for way in self.ways:
            if way.fits(herd):
                return True
        return False

    def arrangement(self, herd: Herd) -> tuple[list[tuple[int, int]], list[int]]:
        for way in self.ways:
            if way.fits(herd):
                return way.arrangement(herd)
        return [], []


_plain: Final[dict[tuple[tuple[int, ...], int, int], Housing]] = {}
_MOST_KNOWN: Final = 20_000


def plain_housing(pastures: tuple[int, ...], stables: int, kinds: int = KINDS) -> Housing:
    """What the pastures, the unfenced stables and the house (one pet) offer without any card, worked out once."""
    key = (pastures, stables, kinds)
    known = _plain.get(key)
    if known is None:
        if len(_plain) >= _MOST_KNOWN:
            _plain.clear()
        known = Shelter(pastures, stables, kinds).housing()
        _plain[key] = known
    return known


def distributions(pens: tuple[Herd, ...], kinds: int) -> list[Herd]:
    """The total capacities for each kind of animal, over all ways to give each pen to one kind."""
    if not pens:
        return [(0,) * kinds]
    known = _distributions.get(pens)
    if known is None:
        totals: set[Herd] = {(0,) * kinds}
        for pen in pens:
            totals = {
                herd[:kind] + (herd[kind] + pen[kind],) + herd[kind + 1 :] for herd in totals for kind in range(kinds)
            }
        known = sorted(totals)
        _distributions[pens] = known
    return known


def _within(herd: Herd, others: list[Herd]) -> bool:
    """Whether some other herd has at least as many of every kind."""
    for other in others:
        if all([mine <= theirs for mine, theirs in zip(herd, other)]):
            return True
    return False
