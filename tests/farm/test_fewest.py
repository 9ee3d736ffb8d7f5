"""The quick answer to "can this farm be fenced?" is the right one, on every farm."""

from random import Random

import pytest

from farmyard.agricola.farm.fences import FENCES, enclose, enclosures, fences_of, fewest
from farmyard.agricola.farm.geometry import ALL_CELLS, region

HOUSE = region("b1 c1")


def farms(seed: int) -> list[tuple[int, tuple[int, ...]]]:
    """Farms grown at random: the meadow and the pastures after each enclosure, some cells plowed."""
    dice = Random(seed)
    plowed = sum([1 << cell for cell in range(15) if dice.random() < 0.2]) if seed % 2 else 0
    found: list[tuple[int, tuple[int, ...]]] = []
    pastures: tuple[int, ...] = ()
    while True:
        fences = fences_of(pastures)
        free = ALL_CELLS & ~(HOUSE | plowed | sum(pastures))
        found.append((free, pastures))
        possible = enclosures(free, pastures, fences, FENCES - fences.bit_count())
        if not possible:
            return found
        large = dice.random() < 0.5
        chosen = possible[-1 - dice.randrange(min(len(possible), 40))] if large else dice.choice(possible)
        pastures = enclose(pastures, chosen.cells)


@pytest.mark.parametrize("seed", range(400))
def test_the_fewest_fences_are_those_of_the_cheapest_enclosure(seed: int) -> None:
    for free, pastures in farms(seed):
        fences = fences_of(pastures)
        possible = enclosures(free, pastures, fences, FENCES)
        assert fewest(free, pastures, fences, FENCES) == (possible[0].fences if possible else FENCES + 1)


def test_two_broad_halves_are_divided_by_one_fence() -> None:
    pasture = region("a2 a3 b2 b3 b4 b5 c4 c5")
    assert fewest(0, (pasture,), fences_of((pasture,)), FENCES) == 1
