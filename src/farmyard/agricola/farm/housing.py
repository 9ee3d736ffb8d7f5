"""Which animals a farm can hold.

A farm is a set of pens (one kind of animal each, up to a capacity that may depend on the kind),
single places (one animal of any kind each: the pet, unfenced stables) and places reserved for one
kind. Which kind grazes where is never asked: for every distribution of pens to kinds the
capacities are tabulated once, and a herd fits when some distribution leaves no more animals over
than there are single places.
"""

from itertools import product
from typing import Final

Herd = tuple[int, ...]
"""How many animals of each kind, in the order of `goods.ANIMALS`."""

KINDS: Final = 3
_distributions: Final[dict[tuple[Herd, ...], list[Herd]]] = {}


def pasture_capacity(cells: int, stables: int) -> int:
    """Two animals a cell, doubled for each stable."""
    return 2 * cells.bit_count() << (cells & stables).bit_count()


class Pen:
    """A pasture or an unfenced stable while a farm's housing is worked out; cards may enlarge it."""

    __slots__ = ("cells", "stables", "capacity", "mixed")

    def __init__(self, cells: int, stables: int, capacity: int) -> None:
        self.cells = cells
        self.stables = stables
        self.capacity: list[int] = [capacity] * KINDS
        self.mixed = False

    def enlarge(self, places: int) -> None:
        """Room for more animals of any kind."""
        self.capacity = [capacity + places for capacity in self.capacity]


class Shelter:
    """Everything that holds animals, while it is worked out.

    `cards` are the places on cards; `yards` has one of them for each card that counts like a pasture.
    """

    __slots__ = ("pastures", "stables", "house", "cards", "yards", "reserved")

    def __init__(self, pastures: tuple[int, ...], stables: int) -> None:
        self.pastures: list[Pen] = [Pen(cells, cells & stables, pasture_capacity(cells, stables)) for cells in pastures]
        for pasture in pastures:
            stables &= ~pasture
        self.stables: list[Pen] = [Pen(0, 1, 1) for _ in range(stables.bit_count())]
        self.house = 1
        self.cards: list[Pen] = []
        self.yards: list[Pen] = []
        self.reserved: list[int] = [0] * KINDS

    def housing(self) -> "Housing":
        pens: list[Herd] = []
        singles = self.house
        for pen in self.pastures + self.stables + self.cards:
            if pen.mixed:
                shared = min(pen.capacity)
                if max(pen.capacity) > shared:
                    shared -= 1
                singles += shared
                pens.append(tuple([capacity - shared for capacity in pen.capacity]))
            elif pen.cells == 0 and max(pen.capacity) <= 1:
                singles += max(pen.capacity)
            else:
                pens.append(tuple(pen.capacity))
        return Housing(tuple(pens), singles, tuple(self.reserved))


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
        for capacities in distributions(self.pens):
            over = 0
            for animals, capacity, reserved in zip(herd, capacities, self.reserved):
                if animals > capacity + reserved:
                    over += animals - capacity - reserved
            if over <= self.singles:
                return True
        return False

    def arrangement(self, herd: Herd) -> tuple[list[tuple[int, int]], list[int]]:
        """One way to put a herd that fits: for each pen its kind and number, and the kinds elsewhere."""
        for kinds in product(range(KINDS), repeat=len(self.pens)):
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


def housing(pastures: tuple[int, ...], stables: int) -> Housing:
    """What the pastures, the unfenced stables and the house (one pet) offer without any card."""
    return Shelter(pastures, stables).housing()


def distributions(pens: tuple[Herd, ...]) -> list[Herd]:
    """The total capacities for each kind of animal, over all ways to give each pen to one kind."""
    known = _distributions.get(pens)
    if known is None:
        totals: set[Herd] = {(0,) * KINDS}
        for pen in pens:
            totals = {
                herd[:kind] + (herd[kind] + pen[kind],) + herd[kind + 1 :] for herd in totals for kind in range(KINDS)
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
