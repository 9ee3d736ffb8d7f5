"""Which animals a farm can hold, compared with trying every way to put them."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard.agricola.farm.geometry import region
from farmyard.agricola.farm.housing import Herd, Housing, pasture_capacity, plain_housing

steady = settings(deadline=None, derandomize=True, max_examples=200)


def farm_of(pens: tuple[int, ...], singles: int) -> Housing:
    """A farm whose pens hold so many animals of whatever kind."""
    return Housing(tuple([(pen,) * 3 for pen in pens]), singles)


farms = st.builds(farm_of, st.lists(st.sampled_from([2, 4, 6, 8, 12, 16]), max_size=4).map(tuple), st.integers(0, 5))
herds = st.tuples(*[st.integers(0, 12)] * 3)
few = st.tuples(*[st.integers(0, 6)] * 3)


def fits_somehow(farm: Housing, herd: Herd) -> bool:
    """Give every pen to a kind or to none: does some gift leave few enough animals for the single places?"""
    for kinds in product([None, 0, 1, 2], repeat=len(farm.pens)):
        left = list(herd)
        for kind, pen in zip(kinds, farm.pens, strict=True):
            if kind is not None:
                left[kind] = max(0, left[kind] - pen[kind])
        if sum(left) <= farm.singles:
            return True
    return False


def smaller(herd: Herd) -> list[Herd]:
    """Every herd that is part of this one, itself included."""
    return list(product(*[range(animals + 1) for animals in herd]))


def one_larger(herd: Herd, most: Herd) -> list[Herd]:
    grown = [herd[:kind] + (herd[kind] + 1,) + herd[kind + 1 :] for kind in range(3)]
    return [other for other in grown if all(mine <= limit for mine, limit in zip(other, most, strict=True))]


# -- what fits ------------------------------------------------------------------------------------


@steady
@given(farms, herds)
def test_a_herd_fits_when_some_way_to_put_it_exists(farm: Housing, herd: Herd) -> None:
    assert farm.fits(herd) == fits_somehow(farm, herd)


@pytest.mark.parametrize(("pens", "singles"), [((), 1), ((2,), 1), ((2, 4), 2), ((4, 4, 2), 0), ((8, 2), 3)])
def test_small_farms_are_right_about_every_herd(pens: tuple[int, ...], singles: int) -> None:
    farm = farm_of(pens, singles)
    for herd in smaller((9, 9, 9)):
        assert farm.fits(herd) == fits_somehow(farm, herd)


@steady
@given(farms, few)
def test_a_part_of_a_herd_that_fits_fits(farm: Housing, herd: Herd) -> None:
    if farm.fits(herd):
        assert all(farm.fits(part) for part in smaller(herd))


@steady
@given(farms, herds, st.sampled_from([2, 4, 8]))
def test_more_room_never_hurts(farm: Housing, herd: Herd, pen: int) -> None:
    if farm.fits(herd):
        assert Housing(farm.pens + ((pen,) * 3,), farm.singles).fits(herd)
        assert Housing(farm.pens, farm.singles + 1).fits(herd)


@steady
@given(farms, herds, st.permutations(range(3)), st.randoms(use_true_random=False))
def test_neither_the_kinds_nor_the_pens_have_an_order(
    farm: Housing, herd: Herd, kinds: list[int], dice: Random
) -> None:
    pens = list(farm.pens)
    dice.shuffle(pens)
    renamed = tuple(herd[kind] for kind in kinds)
    assert Housing(tuple(pens), farm.singles).fits(renamed) == farm.fits(herd)


@pytest.mark.parametrize("herd", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_a_new_farm_keeps_one_pet(herd: Herd) -> None:
    house = plain_housing((), 0)
    assert house.fits(herd)
    assert not any(house.fits(larger) for larger in one_larger(herd, (9, 9, 9)))


# -- what is kept when not all fits ---------------------------------------------------------------


@steady
@given(farms, few)
def test_the_largest_herds_are_those_that_fit_and_cannot_grow(farm: Housing, most: Herd) -> None:
    largest = [
        herd
        for herd in smaller(most)
        if fits_somehow(farm, herd) and not any(fits_somehow(farm, other) for other in one_larger(herd, most))
    ]
    assert sorted(farm.largest_herds(most)) == sorted(largest)


@steady
@given(farms, few)
def test_a_herd_that_fits_is_its_own_largest(farm: Housing, herd: Herd) -> None:
    assert (farm.largest_herds(herd) == [herd]) == fits_somehow(farm, herd)


# -- where they stand -----------------------------------------------------------------------------


@steady
@given(farms, herds)
def test_an_arrangement_holds_the_whole_herd(farm: Housing, herd: Herd) -> None:
    pens, singles = farm.arrangement(herd)
    placed = [sum(number for kind, number in pens if kind == animal) + singles.count(animal) for animal in range(3)]
    if fits_somehow(farm, herd):
        assert tuple(placed) == herd
        assert all(number <= pen[kind] for (kind, number), pen in zip(pens, farm.pens, strict=True))
        assert len(singles) <= farm.singles
    else:
        assert (pens, singles) == ([], [])


# -- capacities -----------------------------------------------------------------------------------


@steady
@given(st.sets(st.integers(0, 14), min_size=1), st.sets(st.integers(0, 14), max_size=4))
def test_a_pasture_holds_two_a_cell_doubled_for_each_stable(cells: set[int], stables: set[int]) -> None:
    capacity = pasture_capacity(sum(1 << cell for cell in cells), sum(1 << cell for cell in stables))
    assert capacity == 2 * len(cells) * 2 ** len(cells & stables)


@pytest.mark.parametrize(
    ("pastures", "stables", "pens", "singles"),
    [
        ((), "", (), 1),
        ((), "a1 a5 c5", (), 4),
        (("a5",), "", (2,), 1),
        (("a5",), "a5", (4,), 1),
        (("a4 a5",), "a5", (8,), 1),
        (("a4 a5",), "a4 a5", (16,), 1),
        (("a3 a4 a5", "b5"), "a3 a4 a5 c5", (48, 2), 2),
        (("a4 a5", "b4 b5"), "a5 b5 c4 c5", (8, 8), 3),
    ],
)
def test_what_a_farm_offers(pastures: tuple[str, ...], stables: str, pens: tuple[int, ...], singles: int) -> None:
    offered = plain_housing(tuple(map(region, pastures)), region(stables))
    assert (offered.pens, offered.singles) == (farm_of(pens, singles).pens, singles)
