"""Which animals a farm can hold.

A farm is a set of pens (one kind of animal each, up to a capacity that may depend on the kind),
single places (one animal of any kind each: the pet, unfenced stables) and places reserved for one
kind. Which kind grazes where is never asked: for every distribution of pens to kinds the
capacities are tabulated once, and a herd fits when some distribution leaves no more animals over
than there are single places.
"""

from itertools import product
from typing import Final

from mypy_extensions import mypyc_attr

Herd = tuple[int, ...]
"""How many animals of each kind, in the order of `goods.ANIMALS`."""

Use = tuple[Herd, Herd, int]
"""A way to use something that holds animals, told for every set of kinds (see `in_sets`).

So many places there are for them, and so many pastures kept roomy that can hold nothing else; at last the kinds that
may live in no other pasture.
"""

KINDS: Final = 3
"""How many kinds there are at most tables."""
ALL: Final = 1_000_000
"""More animals than there are."""
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

    @property
    def shared(self) -> int:
        """The places for which it does not matter which kinds are in the others."""
        least = min(self.capacity)
        if self.mixed:
            return least - 1 if max(self.capacity) > least else least
        return max(self.capacity) if self.cells == 0 and max(self.capacity) <= 1 else 0

    def full(self) -> list[Use]:
        """The ways to use it as far as it goes."""
        shared = self.shared
        more = [capacity - shared for capacity in self.capacity]
        if max(more) <= 0:
            return [use((0,) * len(more), shared)]
        return [use(alone(kind, number, len(more)), shared) for kind, number in enumerate(more)]

    def roomy(self, spare: int) -> list[Use]:
        """The ways to hold some animals and have still room for so many more."""
        kinds = len(self.capacity)
        if self.mixed:
            places = max(self.capacity) - spare
            return [kept_roomy(use((0,) * kinds, places))] if places > 0 else []
        return [
            kept_roomy(use(alone(kind, capacity - spare, kinds)))
            for kind, capacity in enumerate(self.capacity)
            if capacity > spare
        ]


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

    def full(self, most: int = ALL) -> list[Use]:
        """The ways to use it as far as it goes, or for so many animals."""
        pens = tuple([tuple(pen.capacity) for pen in self.pens if not pen.shared])
        shared = sum([pen.shared for pen in self.pens])
        return [
            use(tuple([one + other for one, other in zip(capacities, self.own)]), shared, most)
            for capacities in distributions(pens, len(self.own))
        ]

    def roomy(self, spare: int) -> list[Use]:
        """The ways to hold some animals and have still room for so many more."""
        if self.grows:
            most = self.capacity - spare
            return [kept_roomy(way) for way in self.full(most)] if most > 0 else []
        only = Pen(0, 0, 0, len(self.own))
        only.capacity = self.own
        return only.roomy(spare)


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
        if not self.settles:
            return Housing(tuple(pens), singles, self.reserved)
        ways = [Housing(way, singles, self.reserved) for way in self.ways(tuple(pens))]
        return OnePastureEach(tuple(pens), singles, self.reserved, ways)

    @property
    def settles(self) -> bool:
        """Whether no kind lives in more than one pasture."""
        return self.one_each and not any([pen.mixed for pen in self.pastures])

    def ways(self, pens: tuple[Herd, ...]) -> list[tuple[Herd, ...]]:
        """The pens, of which the pastures come first, once for each way to give every kind one pasture of its own."""
        pastures = len(self.pastures)
        found: dict[Herd, tuple[Herd, ...]] = {}
        for homes in self.homes():
            held = tuple([pens[home][kind] if home < pastures else 0 for kind, home in enumerate(homes)])
            if held not in found:
                given = [(0,) * self.kinds for _ in range(max(pastures, self.kinds))]
                for kind, home in enumerate(homes):
                    given[home] = alone(kind, held[kind], self.kinds)
                found[held] = tuple(given[:pastures]) + pens[pastures:]
        return list(found.values())

    def homes(self) -> list[list[int]]:
        """The ways to give every kind one pasture by its number, or one beyond them, which is none.

        Of pastures that hold the same only the first are given away.
        """
        sorts: list[Herd] = [tuple(pen.capacity) for pen in self.pastures]
        sorts += [()] * (self.kinds - len(sorts))
        found: list[list[int]] = [[]]
        for _ in range(self.kinds):
            found = [homes + [number] for homes in found for number in first_of_each(sorts, homes)]
        return found

    @property
    def reserved(self) -> Herd:
        """The places that cards have for each kind alone."""
        return tuple([sum([yard.own[kind] for yard in self.yards]) for kind in range(self.kinds)])

    def places(self, number: int) -> list[Pen]:
        """Places for one animal of any kind each, as cards have them."""
        return [Pen(0, 0, 1, self.kinds) for _ in range(number)]

    def roomy(self, herd: Herd, spare: int, cards: bool = True) -> int:
        """How many pastures, or `cards` that count like them, can hold some of a herd and still so many more.

        None do as long as the herd does not fit. Nobody is put anywhere for that: all animals find places if every
        set of kinds has enough of them, and every roomy pasture finds an animal if there are as many of every set
        of kinds as pastures that hold nothing else (Hall). Where both are true, one way to put the herd does both
        (Mendelsohn and Dulmage).
        """
        animals = in_sets(herd)
        found = {use((0,) * self.kinds, 0)}
        found = joined(found, [use((0,) * self.kinds, self.house)], animals)
        for uses in self.uses(spare, cards):
            found = joined(found, uses, animals)
        return max([roomy[-1] for places, roomy, _ in found if places == animals], default=0)

    def uses(self, spare: int, cards: bool) -> list[list[Use]]:
        """For everything that holds animals the ways to use it, in some of which it has still room for so many more."""
        found = [pen.full() for pen in self.stables]
        for pen in self.pastures:
            uses = pen.full() + pen.roomy(spare)
            found.append([settled(way) for way in uses] + [use((0,) * self.kinds)] if self.settles else uses)
        for yard in self.yards:
            found.append(yard.full() + yard.roomy(spare if cards else yard.capacity))
        return found


def first_of_each(sorts: list[Herd], taken: list[int]) -> list[int]:
    """The place of the first of each sort that is not taken."""
    first: dict[Herd, int] = {}
    for number, sort in enumerate(sorts):
        if number not in taken and sort not in first:
            first[sort] = number
    return list(first.values())


def in_sets(numbers: Herd) -> Herd:
    """For every set of kinds, a bit mask, the sum of what there is for each."""
    sums = [0]
    for number in numbers:
        sums += [others + number for others in sums]
    return tuple(sums)


def alone(kind: int, number: int, kinds: int) -> Herd:
    """So many for one of the kinds and none for the others."""
    return (0,) * kind + (number,) + (0,) * (kinds - kind - 1)


def use(own: Herd, shared: int = 0, most: int = ALL) -> Use:
    """So many places for each kind alone and for any kind, of which at most so many are used."""
    sums = in_sets(own)
    return (0,) + tuple([min(most, places + shared) for places in sums[1:]]), (0,) * len(sums), 0


def kept_roomy(way: Use) -> Use:
    """The same with one pasture that is kept roomy: only for a set of kinds when all others have no place in it."""
    places, _, kinds = way
    return places, tuple([0 if others else 1 for others in reversed(places)]), kinds


def settled(way: Use) -> Use:
    """The same in a pasture of which the kinds that have places there live in no other."""
    places, roomy, _ = way
    return places, roomy, sum([kinds for kinds, number in enumerate(places) if number and kinds.bit_count() == 1])


def joined(found: set[Use], uses: list[Use], animals: Herd) -> set[Use]:
    """All that is found with one more use each, as far as so many animals need places and are enough."""
    after: set[Use] = set()
    for places, roomy, kinds in found:
        for more, other, settling in uses:
            if kinds & settling:
                continue
            waiting = tuple([one + another for one, another in zip(roomy, other)])
            if all([pastures <= number for pastures, number in zip(waiting, animals)]):
                housed = tuple([min(one + another, number) for one, another, number in zip(places, more, animals)])
                after.add((housed, waiting, kinds | settling))
    return after


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
