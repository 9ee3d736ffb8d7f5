"""Which animals a farm can hold.

A farm is a set of pens (pastures: any number of animals of one kind up to a capacity) and single
places (the pet, unfenced stables: one animal of any kind each). Which kind grazes where is never
asked: for every distribution of pens to kinds the capacities are tabulated once, and a herd fits
when some distribution leaves no more animals over than there are single places.
"""

from itertools import product
from typing import Final

Herd = tuple[int, ...]
"""How many animals of each kind, in the order of `goods.ANIMALS`."""

_distributions: Final[dict[tuple[tuple[int, ...], int], list[Herd]]] = {}


def pasture_capacity(cells: int, stables: int) -> int:
    """Two animals a cell, doubled for each stable."""
    return 2 * cells.bit_count() << (cells & stables).bit_count()


class Housing:
    """What a farm offers its animals: the capacities of its pens and its single places."""

    __slots__ = ("pens", "singles")

    def __init__(self, pens: tuple[int, ...], singles: int) -> None:
        self.pens = pens
        self.singles = singles

    def fits(self, herd: Herd) -> bool:
        """Whether these animals can all be kept."""
        if sum(herd) <= self.singles:
            return True
        for capacities in distributions(self.pens, len(herd)):
            over = 0
            for animals, capacity in zip(herd, capacities):
                if animals > capacity:
                    over += animals - capacity
            if over <= self.singles:
                return True
        return False

    def arrangement(self, herd: Herd) -> tuple[list[tuple[int, int]], list[int]]:
        """One way to put a herd that fits: for each pen its kind and number, and the kinds in single places."""
        for kinds in product(range(len(herd)), repeat=len(self.pens)):
            left = list(herd)
            pens: list[tuple[int, int]] = []
            for kind, capacity in zip(kinds, self.pens):
                grazing = min(left[kind], capacity)
                left[kind] -= grazing
                pens.append((kind, grazing))
            if sum(left) <= self.singles:
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
    """What the pastures, the unfenced stables and the house (one pet) offer."""
    fenced = 0
    pens: list[int] = []
    for pasture in pastures:
        fenced |= pasture
        pens.append(pasture_capacity(pasture, stables))
    return Housing(tuple(pens), 1 + (stables & ~fenced).bit_count())


def distributions(pens: tuple[int, ...], kinds: int) -> list[Herd]:
    """The total capacities for each kind of animal, over all ways to give each pen to one kind."""
    known = _distributions.get((pens, kinds))
    if known is None:
        totals: set[Herd] = {(0,) * kinds}
        for pen in pens:
            totals = {herd[:kind] + (herd[kind] + pen,) + herd[kind + 1 :] for herd in totals for kind in range(kinds)}
        known = sorted(totals)
        _distributions[(pens, kinds)] = known
    return known


def _within(herd: Herd, others: list[Herd]) -> bool:
    """Whether some other herd has at least as many of every kind."""
    for other in others:
        if all([mine <= theirs for mine, theirs in zip(herd, other)]):
            return True
    return False
