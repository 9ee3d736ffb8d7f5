"""Fences, counted twice like moves in chess.

On one side the engine's tables and bit masks, grown enclosure by enclosure; on the other side plain
geometry on coordinates, where a fence is the pair of cells it stands between and a layout is found
by giving every cell to a pasture or to none.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from farmyard.agricola.farm import fences as engine
from farmyard.agricola.farm.geometry import ALL_CELLS, EVERYWHERE, cell, names, region
from farmyard.agricola.position import P1, position
from farmyard.kernel.errors import FarmyardError

Cell = tuple[int, int]
Area = frozenset[Cell]
Fences = frozenset[frozenset[Cell]]
Layout = frozenset[Area]
Pastures = tuple[int, ...]

BOARD: Area = frozenset((row, column) for row in range(3) for column in range(5))
START_ROOMS = "b1 c1"
EMPTY_FARM: Pastures = ()

# -- plain geometry: cells are coordinates, fences pairs of them ----------------------------------


def neighbours(place: Cell) -> list[Cell]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def parts(area: Area) -> Layout:
    """The connected parts of an area, by flood fill."""
    found: set[Area] = set()
    unseen = set(area)
    while unseen:
        part, todo = set[Cell](), [unseen.pop()]
        while todo:
            part.add(todo[-1])
            todo += [other for other in neighbours(todo.pop()) if other in area and other not in part]
        unseen -= part
        found.add(frozenset(part))
    return frozenset(found)


@cache
def around(area: Area) -> Fences:
    return frozenset(frozenset((inside, other)) for inside in area for other in neighbours(inside) if other not in area)


def fences_of(layout: Layout) -> Fences:
    return frozenset[frozenset[Cell]]().union(*[around(pasture) for pasture in layout])


def closed_by(fences: Fences) -> Layout:
    """The areas from which nobody gets off the board without climbing a fence."""
    closed: set[Area] = set()
    for start in BOARD:
        reached, todo = {start}, [start]
        while todo:
            here = todo.pop()
            steps = [other for other in neighbours(here) if frozenset((here, other)) not in fences]
            todo += [other for other in steps if other in BOARD and other not in reached]
            reached |= set(steps)
        if reached <= BOARD:
            closed.add(frozenset(reached))
    return frozenset(closed)


@cache
def all_areas() -> tuple[Area, ...]:
    """Every connected area, picked from all 32768 sets of cells."""
    cells = sorted(BOARD)
    sets = (frozenset(cells[bit] for bit in range(15) if number >> bit & 1) for number in range(1, 1 << 15))
    return tuple(area for area in sets if len(parts(area)) == 1)


@cache
def closable() -> tuple[Area, ...]:
    return tuple(area for area in all_areas() if len(around(area)) <= 15)


@cache
def closable_from(first: Cell) -> tuple[tuple[Area, Fences], ...]:
    """The areas whose first cell in reading order this is, with their fences."""
    return tuple((area, around(area)) for area in closable() if min(area) == first)


@cache
def layouts(meadow: Area, most: int = 15) -> dict[Fences, Layout]:
    """Every group of adjoining pastures that so many fences close on a meadow, by its fences."""
    found = list(_assignments(sorted(BOARD), BOARD - meadow, frozenset(), frozenset(), most))
    adjoining = [(fences, layout) for fences, layout in found if len(parts(frozenset[Cell]().union(*layout))) <= 1]
    assert len(adjoining) == len(dict(adjoining)), "two groups of pastures have the same fences"
    return dict(adjoining)


def _assignments(
    cells: list[Cell], taken: Area, fences: Fences, layout: Layout, most: int
) -> Iterator[tuple[Fences, Layout]]:
    """Leave the first cell out, or let it be the first cell of each pasture it can belong to."""
    if not cells:
        yield fences, layout
        return
    yield from _assignments(cells[1:], taken, fences, layout, most)
    if cells[0] not in taken:
        for area, border in closable_from(cells[0]):
            if not area & taken and len(fences | border) <= most:
                yield from _assignments(cells[1:], taken | area, fences | border, layout | {area}, most)


def one_more(layout: Layout, meadow: Area) -> dict[Fences, int]:
    """What one enclosure can make of a layout, straight from the rules: the fences, and how many are new."""
    standing, fenced = fences_of(layout), frozenset[Cell]().union(*layout)
    made: set[Layout] = set()
    for area in closable():
        outside = {other for inside in area for other in neighbours(inside)}
        if area <= meadow - fenced and (not layout or outside & fenced):
            made.add(layout | {area})
        made |= {layout - {pasture} | {area} | parts(pasture - area) for pasture in layout if area < pasture}
    grown = {fences_of(after): len(fences_of(after)) - len(standing) for after in made}
    return {fences: new for fences, new in grown.items() if len(fences) <= 15}


# -- from the engine's masks to coordinates and back ----------------------------------------------


def area_of(mask: int) -> Area:
    return frozenset(divmod(bit, 5) for bit in range(15) if mask >> bit & 1)


def mask_of(area: Area) -> int:
    return sum(1 << (5 * row + column) for row, column in area)


def layout_of(pastures: Pastures) -> Layout:
    return frozenset(area_of(pasture) for pasture in pastures)


def pastures_of(layout: Layout) -> Pastures:
    return tuple(sorted(mask_of(area) for area in layout))


def edge(bit: int) -> frozenset[Cell]:
    """The two cells an edge lies between: edges 0 to 19 along the rows, 20 to 37 down the columns."""
    if bit < 20:
        row, column = divmod(bit, 5)
        return frozenset(((row - 1, column), (row, column)))
    row, column = divmod(bit - 20, 6)
    return frozenset(((row, column - 1), (row, column)))


def edges_of(mask: int) -> Fences:
    return frozenset(edge(bit) for bit in range(38) if mask >> bit & 1)


def meadow_without(blocked: str) -> int:
    return ALL_CELLS & ~region(blocked)


def next_enclosures(meadow: int, pastures: Pastures, most: int = 15) -> list[engine.Enclosure]:
    fences = engine.fences_of(pastures)
    return engine.enclosures(meadow & ~sum(pastures), pastures, fences, most - fences.bit_count())


@cache
def reachable(meadow: int, most: int = 15, start: Pastures = EMPTY_FARM) -> frozenset[Pastures]:
    """Every group of pastures that enclosure after enclosure leads to."""
    seen, todo = {start}, [start]
    while todo:
        pastures = todo.pop()
        options = next_enclosures(meadow, pastures, most)
        after = {engine.enclose(pastures, option.cells) for option in options}
        assert len(after) == len(options), f"two enclosures lead from {pastures} to the same fences"
        todo += after - seen
        seen |= after
    return frozenset(seen)


# -- counting -------------------------------------------------------------------------------------


def test_the_38_edges_are_the_places_for_fences() -> None:
    assert edges_of((1 << 38) - 1) == frozenset(frozenset((c, other)) for c in BOARD for other in neighbours(c))


def test_the_table_of_regions_is_every_connected_area_that_15_fences_close() -> None:
    assert len(all_areas()) == 5726
    assert len(closable()) == 1232
    assert Counter(area_of(known.cells) for known in engine.REGIONS) == Counter(closable())


def test_each_region_knows_its_fences_and_its_surroundings() -> None:
    for known in engine.REGIONS:
        area = area_of(known.cells)
        assert edges_of(known.edges) == around(area)
        assert known.fences == len(around(area))
        assert area_of(known.halo) == {other for c in area for other in neighbours(c)} & BOARD - area


FIRST_PASTURES = {4: 13, 5: 13, 6: 31, 7: 31, 8: 73, 9: 73, 10: 173, 11: 173, 12: 392, 13: 392, 14: 762, 15: 762}


@pytest.mark.parametrize("wood", range(16))
def test_the_first_pasture_on_a_new_farm(wood: int) -> None:
    meadow = meadow_without(START_ROOMS)
    offered = next_enclosures(meadow, EMPTY_FARM, wood)
    by_hand = [area for area in closable() if area <= area_of(meadow) and len(around(area)) <= wood]
    assert Counter(area_of(option.cells) for option in offered) == Counter(by_hand)
    assert len(offered) == FIRST_PASTURES.get(wood, 0)


@pytest.mark.parametrize("wood", range(4, 16))
def test_the_fences_space_offers_every_first_pasture(wood: int) -> None:
    game = position(goods={P1: f"{wood} wood"}, cards=("Fences",))
    game.play("place Fences")
    assert len([text for text in game.options if text.startswith("enclose ")]) == FIRST_PASTURES[wood]


LAYOUTS = {4: 14, 5: 14, 6: 32, 7: 50, 8: 92, 9: 164, 10: 336, 11: 581, 12: 1214, 13: 2215, 14: 4333, 15: 7964}


def test_the_layouts_of_a_new_farm_by_the_number_of_fences() -> None:
    """No fences at all are one layout; each number includes those before it."""
    lengths = Counter(len(fences) for fences in layouts(area_of(meadow_without(START_ROOMS))))
    up_to = list(accumulate(lengths[number] for number in range(16)))
    assert {most: up_to[most] for most in LAYOUTS} == LAYOUTS


@pytest.mark.parametrize("most", range(4, 15))
def test_the_layouts_reached_with_few_fences(most: int) -> None:
    assert len(reachable(meadow_without(START_ROOMS), most)) == LAYOUTS[most]


FARMS = [
    pytest.param("", 12137, id="no rooms at all"),
    pytest.param(START_ROOMS, 7964, id="new farm"),
    pytest.param("a1 b1 c1", 7273, id="three rooms"),
    pytest.param("b1 c1 c2 a5 b5", 2262, id="three rooms and two fields"),
    pytest.param("b1 c1 b3", 1633, id="a field in the middle"),
    pytest.param("a1 b1 c1 b2 c2 c3 c4 c5", 598, id="five rooms and three fields"),
    pytest.param("b1 c1 a3 b3 c3", 367, id="fields that part the meadow"),
    pytest.param("a2 a4 b1 b3 b5 c2 c4", 9, id="a chessboard"),
    pytest.param("a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4", 2, id="one cell"),
]


@pytest.mark.parametrize(("blocked", "number"), FARMS)
def test_enclosing_reaches_exactly_the_layouts_there_are(blocked: str, number: int) -> None:
    meadow = meadow_without(blocked)
    there_are = layouts(area_of(meadow))
    assert {edges_of(engine.fences_of(pastures)) for pastures in reachable(meadow)} == set(there_are)
    assert len(reachable(meadow)) == number


STANDING = [
    pytest.param(("a4 a5 b4 b5",), 162, id="four cells"),
    pytest.param(("a5", "b5 c5"), 36, id="two pastures"),
    pytest.param(("a2 a3 a4 b2 b3 b4",), 117, id="six cells"),
    pytest.param(("b2", "b3", "b4"), 23, id="three small ones"),
]


@pytest.mark.parametrize(("standing", "number"), STANDING)
def test_what_pastures_that_stand_can_still_become(standing: tuple[str, ...], number: int) -> None:
    """Fences are never taken down: exactly the layouts that contain those there are can follow."""
    meadow, start = meadow_without(START_ROOMS), tuple(sorted(map(region, standing)))
    fences = fences_of(layout_of(start))
    follow = {layout for found, layout in layouts(area_of(meadow)).items() if fences <= found}
    assert {layout_of(pastures) for pastures in reachable(meadow, 15, start)} == follow
    assert len(follow) == number


@pytest.mark.parametrize("blocked", [START_ROOMS, "b1 c1 b3"])
def test_fences_close_the_pastures_and_nothing_else(blocked: str) -> None:
    """So no room and no field is ever fenced in, by whatever detour."""
    for pastures in reachable(meadow_without(blocked)):
        fences = engine.fences_of(pastures)
        assert closed_by(edges_of(fences)) == layout_of(pastures)
        assert edges_of(fences) == fences_of(layout_of(pastures))


@pytest.mark.parametrize("blocked", ["b1 c1 c2 a5 b5", "b1 c1 a3 b3 c3"])
def test_the_engine_finds_the_closed_areas_again(blocked: str) -> None:
    for pastures in reachable(meadow_without(blocked)):
        assert engine.closed_areas(engine.fences_of(pastures)) == pastures


# -- any farm, any order --------------------------------------------------------------------------

blocked_cells = st.sets(st.integers(0, 14), max_size=9).map(lambda cells: sum(1 << place for place in cells))
picks = st.lists(st.integers(0, 10**6), max_size=8)
edge_sets = st.one_of(st.integers(0, (1 << 38) - 1), st.sets(st.integers(0, 37)).map(lambda bits: sum(map(pow2, bits))))
steady = settings(deadline=None, derandomize=True, max_examples=150)


def pow2(bit: int) -> int:
    return 1 << bit


def fence_in(meadow: int, picks: list[int]) -> Iterator[tuple[Pastures, engine.Enclosure, Pastures]]:
    """Enclose at random as long as possible: before, what was enclosed, after."""
    pastures = EMPTY_FARM
    for pick in picks:
        options = next_enclosures(meadow, pastures)
        if not options:
            return
        option = options[pick % len(options)]
        after = engine.enclose(pastures, option.cells)
        yield pastures, option, after
        pastures = after


@steady
@given(blocked_cells, picks)
def test_pastures_stay_whole_apart_and_together(blocked: int, picks: list[int]) -> None:
    for _, option, after in fence_in(ALL_CELLS & ~blocked, picks):
        areas = [area_of(pasture) for pasture in after]
        ground = frozenset[Cell]().union(*areas)
        assert option.cells in after
        assert sum(map(len, areas)) == len(ground)
        assert all(len(parts(area)) == 1 for area in areas)
        assert len(parts(ground)) == 1
        assert not ground & area_of(blocked)


@steady
@given(blocked_cells, picks)
def test_an_enclosure_costs_what_the_fences_grow_by(blocked: int, picks: list[int]) -> None:
    for before, option, after in fence_in(ALL_CELLS & ~blocked, picks):
        old, new = fences_of(layout_of(before)), fences_of(layout_of(after))
        assert old <= new
        assert option.fences == len(new) - len(old) > 0
        assert len(new) <= 15


@settings(steady, max_examples=60)
@given(blocked_cells, picks)
def test_the_enclosures_offered_are_those_the_rules_allow(blocked: int, picks: list[int]) -> None:
    meadow = ALL_CELLS & ~blocked
    for before, _, _ in fence_in(meadow, picks):
        offered = {
            edges_of(engine.fences_of(engine.enclose(before, option.cells))): option.fences
            for option in next_enclosures(meadow, before)
        }
        assert offered == one_more(layout_of(before), area_of(meadow))


@steady
@given(blocked_cells, picks, st.integers(0, 15))
def test_less_wood_leaves_the_cheap_enclosures(blocked: int, picks: list[int], wood: int) -> None:
    meadow = ALL_CELLS & ~blocked
    for before, _, _ in fence_in(meadow, picks):
        standing = engine.fences_of(before).bit_count()
        everything = [(option.fences, option.cells) for option in next_enclosures(meadow, before)]
        offered = [
            (option.fences, option.cells) for option in next_enclosures(meadow, before, min(15, standing + wood))
        ]
        assert sorted(offered) == sorted(pair for pair in everything if pair[0] <= wood)
        assert [fences for fences, _ in offered] == sorted(fences for fences, _ in offered)


@steady
@given(blocked_cells, picks)
@example(ALL_CELLS, [])
def test_the_fewest_fences_are_those_of_the_cheapest_enclosure(blocked: int, picks: list[int]) -> None:
    meadow = ALL_CELLS & ~blocked
    for _, _, after in [(0, 0, EMPTY_FARM), *fence_in(meadow, picks)]:
        fences = engine.fences_of(after)
        left = 15 - fences.bit_count()
        prices = [option.fences for option in next_enclosures(meadow, after)]
        assert engine.fewest(meadow & ~sum(after), after, fences, left) == min(prices, default=left + 1)


@steady
@given(edge_sets)
def test_the_areas_any_fences_close(edges: int) -> None:
    """Also for fences that no rule allows, loose ends and all."""
    assert layout_of(engine.closed_areas(edges)) == closed_by(edges_of(edges))


# -- names ----------------------------------------------------------------------------------------


@steady
@given(st.integers(0, EVERYWHERE), st.randoms(use_true_random=False))
def test_cells_are_read_back_in_any_order(cells: int, random: Random) -> None:
    words = names(cells).split()
    random.shuffle(words)
    assert region(names(cells)) == region(", ".join(words).upper()) == cells


@pytest.mark.parametrize("name", ["", "d0", "d6", "z0", "a7", "e1", "1a", "a", "a1b1", "a¹", "\uff411"])
def test_what_is_no_cell_is_refused(name: str) -> None:
    with pytest.raises(FarmyardError, match="is no cell of a farmyard: cells run from a1 to c5"):
        cell(name)
