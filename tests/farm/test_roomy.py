"""How many pastures can be kept roomy, and which ways there are to give kinds one pasture each, worked out plainly."""

import sys
from collections.abc import Callable, Iterator
from itertools import permutations, product
from types import FrameType

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from farmyard import COMPILED
from farmyard.agricola.farm import housing
from farmyard.agricola.farm.housing import Herd, OnePastureEach, Pen, Shelter, Yard

steady = settings(deadline=None, derandomize=True, max_examples=600)

Guests = tuple[Herd, bool, set[int]]
"""Animals somewhere, whether that counts as roomy, and the kinds that may live in no other pasture."""

# -- every way to put a herd ----------------------------------------------------------------------


def parts(herd: Herd) -> Iterator[Herd]:
    return product(*[range(animals + 1) for animals in herd])


def without(herd: Herd, guests: Herd) -> Herd:
    return tuple([animals - there for animals, there in zip(herd, guests, strict=True)])


def go_in(pen: Pen, guests: Herd) -> bool:
    """Whether animals of one kind, or where they may mix of several, have room; one kind may have more of it."""
    least = min(pen.capacity)
    shared = least - (max(pen.capacity) > least) if pen.mixed else 0
    return any(
        sum(guests) - min(animals, places - shared) <= shared
        for animals, places in zip(guests, pen.capacity, strict=True)
    )


def go_in_pens(pens: list[Pen], herd: Herd) -> bool:
    if not pens:
        return not any(herd)
    return any(go_in(pens[0], guests) and go_in_pens(pens[1:], without(herd, guests)) for guests in parts(herd))


def in_pasture(pen: Pen, herd: Herd, spare: int, one_each: bool) -> Iterator[Guests]:
    for guests in parts(herd):
        if go_in(pen, guests):
            kinds = {kind for kind, animals in enumerate(guests) if animals}
            most = max(pen.capacity) if pen.mixed else sum([pen.capacity[kind] for kind in kinds])
            yield guests, 0 < sum(guests) <= most - spare, kinds if one_each else set()


def on_card(yard: Yard, herd: Herd, spare: int) -> Iterator[Guests]:
    most = yard.capacity if yard.grows else sum(yard.own)
    for guests in parts(herd):
        over = tuple([max(0, animals - own) for animals, own in zip(guests, yard.own, strict=True)])
        if go_in_pens(yard.pens, over):
            yield guests, 0 < sum(guests) <= most - spare, set()


def most_roomy(holders: list[list[Guests]], herd: Herd, singles: int, settled: set[int]) -> int:
    """Try everything everywhere; what is left over must find single places, or nothing counts."""
    if not holders:
        return 0 if sum(herd) <= singles else -100
    return max(
        roomy + most_roomy(holders[1:], without(herd, guests), singles, settled | kinds)
        for guests, roomy, kinds in holders[0]
        if not kinds & settled and min(without(herd, guests)) >= 0
    )


def found_plainly(shelter: Shelter, herd: Herd, spare: int, cards: bool) -> int:
    one_each = shelter.one_each and not any(pen.mixed for pen in shelter.pastures)
    holders = [list(in_pasture(pen, herd, spare, one_each)) for pen in shelter.pastures]
    holders += [[(guests, False, set()) for guests in parts(herd) if go_in(pen, guests)] for pen in shelter.stables]
    holders += [list(on_card(yard, herd, spare if cards else yard.capacity)) for yard in shelter.yards]
    return max(0, most_roomy(holders, herd, shelter.house, set()))


# -- farms ----------------------------------------------------------------------------------------

Put = Callable[[Shelter], None]


def pen_of(cells: int, capacity: list[int]) -> Pen:
    pen = Pen(cells, 0, 0, len(capacity))
    pen.capacity = list(capacity)
    return pen


@st.composite
def cards_with_animals(draw: st.DrawFn, kinds: int) -> Yard:
    """A card for any animals, for each of some kinds, for one kind alone, or a cell that only some kinds use."""
    some = st.lists(st.integers(0, 2), min_size=kinds, max_size=kinds)
    nothing = [0] * kinds
    first = draw(st.sampled_from([1, 3]))
    single = [pen_of(0, [1] * kinds) for _ in range(draw(st.integers(0, 3)))]
    sort = draw(st.integers(0, 3))
    if sort == 0:
        return Yard([pen_of(0, [first] + [1] * (kinds - 1)), *single], nothing, True)
    if sort == 1:
        return Yard([pen_of(0, [first - 1] + [0] * (kinds - 1)), *single], draw(some), True)
    if sort == 2:
        own = list(nothing)
        own[draw(st.integers(0, kinds - 1))] = draw(st.sampled_from([1, 5]))
        return Yard([pen_of(0, nothing)], own, False)
    return Yard([pen_of(1, draw(some))], nothing, False)


@st.composite
def farms(draw: st.DrawFn) -> Shelter:
    kinds = draw(st.sampled_from([3, 3, 4]))
    shelter = Shelter((), 0, kinds)
    more = draw(st.sampled_from([0, 0, 2]))
    mixed = draw(st.sampled_from([False, False, True]))
    for capacity in draw(st.lists(st.sampled_from([2, 4, 6]), max_size=3)):
        shelter.pastures.append(pen_of(1, [capacity + more] + [capacity] * (kinds - 1)))
        shelter.pastures[-1].mixed = mixed
    for capacity in draw(st.lists(st.sampled_from([1, 3]), max_size=1)):
        shelter.stables.append(pen_of(0, [capacity] * kinds))
    shelter.house = draw(st.integers(0, 2))
    shelter.yards += draw(st.lists(cards_with_animals(kinds), max_size=2))
    shelter.one_each = draw(st.booleans())
    return shelter


few = st.lists(st.sampled_from([0, 1, 1, 2, 2, 3]), min_size=4, max_size=4)


@steady
@given(farms(), few, st.sampled_from([1, 3]), st.booleans())
def test_the_most_pastures_are_kept_roomy(farm: Shelter, animals: list[int], spare: int, cards: bool) -> None:
    assume(spare == 3 or not any(pen.mixed for pen in farm.pastures))
    herd = tuple(animals[: farm.kinds])
    assert farm.roomy(herd, spare, cards) == found_plainly(farm, herd, spare, cards)


@steady
@given(st.lists(st.sampled_from([2, 4, 6]), max_size=6), st.sampled_from([0, 2]))
def test_every_way_to_give_each_kind_a_pasture_is_found_once(pastures: list[int], more: int) -> None:
    farm = Shelter((), 0)
    farm.pastures = [pen_of(1, [capacity + more, capacity, capacity]) for capacity in pastures]
    farm.one_each = True
    none = [pen_of(1, [0] * 3)] * (3 - len(pastures))
    plainly = [
        tuple([pen.capacity[kind] for kind, pen in enumerate(homes)]) for homes in permutations(farm.pastures + none, 3)
    ]
    offered = farm.housing()
    assert isinstance(offered, OnePastureEach)
    found = [tuple([sum([pen[kind] for pen in way.pens]) for kind in range(3)]) for way in offered.ways]
    assert found == list(dict.fromkeys(plainly))


# -- work -----------------------------------------------------------------------------------------


def calls_for(question: Callable[[], object]) -> int:
    """How many calls a question makes in the module, which does not show between compiled functions."""
    calls = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call") and frame.f_code.co_filename == housing.__file__

    sys.setprofile(note)
    try:
        question()
    finally:
        sys.setprofile(None)
    return calls


def crowded(pastures: list[int]) -> Shelter:
    """A farm with a card that holds ten animals of any kinds."""
    farm = Shelter((), 0, 4)
    farm.pastures = [pen_of(1, [places] * 4) for places in pastures]
    farm.stables = [pen_of(0, [2] * 4)]
    farm.house = 4
    farm.yards = [Yard([pen_of(0, [1] * 4) for _ in range(10)], [0] * 4, True)]
    return farm


@pytest.mark.skipif(COMPILED, reason="calls do not show")
def test_animals_on_cards_are_not_tried_one_by_one() -> None:
    farm = crowded([16, 8, 4])
    assert calls_for(lambda: farm.roomy((5, 4, 2, 1), 3)) < 100_000


@pytest.mark.skipif(COMPILED, reason="calls do not show")
def test_one_pasture_for_each_kind_is_not_looked_for_way_by_way() -> None:
    farm = crowded([16, 12, 8, 6, 4])
    farm.one_each = True
    assert calls_for(lambda: farm.roomy((5, 4, 2, 1), 3)) < 200_000


@pytest.mark.skipif(COMPILED, reason="calls do not show")
def test_of_pastures_alike_not_all_are_given_away() -> None:
    farm = Shelter((), 0)
    farm.pastures = [pen_of(1 << cell, [2] * 3) for cell in range(12)]
    farm.one_each = True
    assert calls_for(farm.housing) < 1_000
