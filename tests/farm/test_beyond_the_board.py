"""Farmyards that reach beyond the board: the same geometry and fences, counted by plain coordinates."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard.agricola.farm import fences
from farmyard.agricola.farm.geometry import (
    ALL_CELLS,
    CELL_NAMES,
    CELLS,
    EVERYWHERE,
    PLACES,
    STRIPS,
    around,
    border,
    cells_of,
    connected,
    names,
    region,
)

steady = settings(deadline=None, derandomize=True, max_examples=50)
Place = tuple[int, int]
NUMBER = {place: number for number, place in enumerate(PLACES)}


def next_to(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def beside(cells: int) -> set[Place]:
    inside = {PLACES[cell] for cell in cells_of(cells)}
    return {other for place in inside for other in next_to(place)} - inside


def sides(cells: int) -> int:
    """The length of the border, counted side by side."""
    inside = {PLACES[cell] for cell in cells_of(cells)}
    return len([other for place in inside for other in next_to(place) if other not in inside])


def test_the_cells_around_the_board_are_named_like_its_own() -> None:
    assert names(EVERYWHERE & ~ALL_CELLS) == "d1 d2 d3 d4 d5 z1 z2 z3 z4 z5 a0 b0 c0 a6 b6 c6"
    assert (names(around(region("a1"))), names(around(region("c6")))) == ("a2 b1 z1 a0", "c5 b6")


def test_a_strip_of_two_cells_lies_along_a_side_in_twelve_ways() -> None:
    assert [names(strip) for strip in STRIPS] == [
        *("d1 d2", "d2 d3", "d3 d4", "d4 d5", "z1 z2", "z2 z3", "z3 z4", "z4 z5"),
        *("a0 b0", "b0 c0", "a6 b6", "b6 c6"),
    ]
    assert all([around(1 << cell) & ALL_CELLS for strip in STRIPS for cell in cells_of(strip)])


@steady
@given(st.integers(0, EVERYWHERE))
def test_neighbours_and_borders_are_those_of_the_places(cells: int) -> None:
    assert cells_of(around(cells)) == sorted([NUMBER[place] for place in beside(cells) if place in NUMBER])
    assert border(cells).bit_count() == sides(cells)


def test_cells_share_an_edge_where_they_touch() -> None:
    for one in range(CELLS):
        for other in range(one):
            touch = PLACES[other] in next_to(PLACES[one])
            assert bool(border(1 << one) & border(1 << other)) == touch, (CELL_NAMES[one], CELL_NAMES[other])


@pytest.mark.parametrize("strip", [STRIPS[5], STRIPS[11]], ids=names)
def test_every_region_with_new_cells_can_be_closed(strip: int) -> None:
    cells = cells_of(ALL_CELLS | strip)
    sets = [sum([1 << cell for at, cell in enumerate(cells) if number >> at & 1]) for number in range(1, 1 << 17)]
    beyond = {land for land in sets if land & strip and sides(land) <= 15 and connected(land)}
    found = [enclosure.cells for enclosure in fences.enclosures(ALL_CELLS | strip, (), 0, 15)]
    assert {land for land in found if land & strip} == beyond
    assert len(found) == len(set(found)) == len(beyond) + len(fences.REGIONS)


@pytest.mark.parametrize("added", ["d1 d2", "z1 z2 z3 z4", "a0 b0 d1 d2", "a6 b6 d4 d5"])
@steady
@given(picks=st.lists(st.integers(0, 5000), max_size=4))
def test_pastures_across_the_border_are_closed_by_their_fences(added: str, picks: list[int]) -> None:
    land = ALL_CELLS | region(added)
    pastures: tuple[int, ...] = ()
    for pick in picks:
        standing = fences.fences_of(pastures)
        fenced = sum(pastures)
        offered = fences.enclosures(land & ~fenced, pastures, standing, 15 - standing.bit_count())
        fewest = min([enclosure.fences for enclosure in offered], default=16)
        least = fences.fewest(land & ~fenced, pastures, standing, 15 - standing.bit_count())
        assert least == fewest or least > 15 - standing.bit_count() >= 0 == len(offered)
        if not offered:
            break
        pastures = fences.enclose(pastures, offered[pick % len(offered)].cells)
        assert fences.closed_areas(fences.fences_of(pastures), land) == pastures
        assert connected(sum(pastures))
