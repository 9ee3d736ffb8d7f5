"""Which pastures a farm can close next.

Every connected region of cells is tabulated once with its border and sorted by the fences it
takes; for farmyards that reach beyond the board when the first one is asked about. A legal enclosure
is either new land (unfenced cells without room or field, touching the pastures that exist) or a
division of one pasture. As a rule fences close pastures, so the pastures of a farm determine its fences; where they may
stand alone, the fences determine the pastures (`pastures_of`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from farmyard.agricola.farm.geometry import (
    ACROSS,
    ALL_CELLS,
    EDGES,
    ENDS,
    around,
    border,
    cells_of,
    pieces,
    straight_lines,
)

FENCES: Final = 15
LEAST_WITH_A_BOTTLENECK: Final = 8
ANY_NUMBER: Final = 99


@mypyc_attr(acyclic=True)
class Region:
    """A connected set of cells with its border, its surroundings and the fences around it."""

    __slots__ = ("cells", "edges", "halo", "fences")

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.edges = border(cells)
        self.halo = around(cells)
        self.fences = self.edges.bit_count()


def _all_regions(land: int = ALL_CELLS, most: int = FENCES) -> list[Region]:
    frontier = {1 << cell for cell in cells_of(land)}
    found = set(frontier)
    while frontier:
        grown = {cells | 1 << cell for cells in frontier for cell in cells_of(around(cells) & land)}
        frontier = grown - found
        found |= frontier
    closable = [region for region in map(Region, found) if region.fences <= most]
    return sorted(closable, key=lambda region: (region.fences, region.cells))


REGIONS: Final = _all_regions()
_beyond: Final[dict[int, list[Region]]] = {}
_of_any_border: Final[dict[int, list[Region]]] = {}


def regions_on(land: int) -> list[Region]:
    """The regions of the board and of those cells beyond it that are part of some land."""
    beyond = land & ~ALL_CELLS
    if not beyond:
        return REGIONS
    known = _beyond.get(beyond)
    if known is None:
        known = _all_regions(ALL_CELLS | beyond)
        _beyond[beyond] = known
    return known


def every_region(land: int) -> list[Region]:
    """The same, however many edges they have."""
    beyond = land & ~ALL_CELLS
    known = _of_any_border.get(beyond)
    if known is None:
        known = _all_regions(ALL_CELLS | beyond, ANY_NUMBER)
        _of_any_border[beyond] = known
    return known


@mypyc_attr(acyclic=True)
class Enclosure:
    """A pasture that could be closed now and the number of new fences it takes."""

    __slots__ = ("cells", "fences")

    def __init__(self, cells: int, fences: int) -> None:
        self.cells = cells
        self.fences = fences


_known: Final[dict[tuple[int, tuple[int, ...], int, int, bool], list[Enclosure]]] = {}
_known_long: Final[dict[tuple[int, tuple[int, ...], int, int, bool], list[Enclosure]]] = {}
_MOST_KNOWN: Final = 2_000


def fences_of(pastures: tuple[int, ...]) -> int:
    """The edges that the fences of these pastures stand on."""
    edges = 0
    for pasture in pastures:
        edges |= border(pasture)
    return edges


def known_enclosures(
    free: int, pastures: tuple[int, ...], fences: int, most: int, scattered: bool = False
) -> list[Enclosure]:
    """All `enclosures`, listed once as long as they are remembered: whoever looks ahead asks again and again."""
    key = (free, pastures, fences, most, scattered)
    known = _known.get(key)
    if known is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        known = enclosures(free, pastures, fences, most, scattered)
        _known[key] = known
    return known


def enclosures(
    free: int,
    pastures: tuple[int, ...],
    fences: int,
    most: int,
    scattered: bool = False,
    regions: list[Region] | None = None,
) -> list[Enclosure]:
    """Every pasture that can be closed with at most `most` new fences, fewest fences first.

    `free` are the unfenced cells that may lie in a pasture, `fences` the edges fenced already. Where pastures may be
    `scattered`, new land need not touch them. `regions` are those to choose from where they are not the usual ones, the
    shortest borders first.
    """
    fenced = 0
    for pasture in pastures:
        fenced |= pasture
    if regions is None:
        regions = regions_on(free | fenced)
    scattered = scattered or not pastures
    longest = most + fences.bit_count()
    outside, unfenced = ~free, ~fenced
    found: list[Enclosure] = []
    for r in regions:
        if r.fences > longest:
            break
        cells = r.cells
        if cells & outside:
            if cells & unfenced or not _divides(cells, pastures):
                continue
        elif not r.halo & fenced and not scattered:
            continue
        new = (r.edges & ~fences).bit_count()
        if new <= most:
            found.append(Enclosure(cells, new))
    found.sort(key=_by_fences)
    return found


def long_enclosures(
    free: int, pastures: tuple[int, ...], fences: int, built: int, most: int, scattered: bool = False
) -> list[Enclosure]:
    """The same where one fence is as long as a straight line: what is `built` in this action may become longer."""
    key = (free, pastures, fences, built, scattered)
    known = _known_long.get(key)
    if known is None:
        if len(_known_long) >= _MOST_KNOWN:
            _known_long.clear()
        known = _in_lines(free, pastures, fences, built, scattered)
        _known_long[key] = known
    return [enclosure for enclosure in known if enclosure.fences <= most]


def _in_lines(free: int, pastures: tuple[int, ...], fences: int, built: int, scattered: bool) -> list[Enclosure]:
    land = free
    for pasture in pastures:
        land |= pasture
    found: list[Enclosure] = []
    before = straight_lines(built)
    for enclosure in enclosures(free, pastures, fences, ANY_NUMBER, scattered, every_region(land)):
        new = straight_lines(built | border(enclosure.cells) & ~fences) - before
        found.append(Enclosure(enclosure.cells, new))
    found.sort(key=_by_fences)
    return found


def fewest(free: int, pastures: tuple[int, ...], fences: int, left: int, scattered: bool = False) -> int:
    """The fewest new fences that close any pasture; more than `left` when none can be closed."""
    least = fewest_for_a_cell(free, pastures, fences, scattered)
    if least > 1 and any([pasture.bit_count() >= LEAST_WITH_A_BOTTLENECK for pasture in pastures]):
        possible = enclosures(free, pastures, fences, left, scattered)
        least = possible[0].fences if possible else left + 1
    return min(least, left + 1)


def fewest_for_a_cell(free: int, pastures: tuple[int, ...], fences: int, scattered: bool = False) -> int:
    """The fewest new fences that close a single cell.

    No larger new pasture takes fewer: its board edges and its inner edges cost at least as much as a
    corner cell's. Only a pasture of two broad halves joined by one edge is divided more cheaply.
    """
    if not pastures:
        return 4 if free else FENCES + 1
    least = FENCES + 1
    for pasture in pastures:
        sites = free if scattered else around(pasture) & free
        if pasture & (pasture - 1):
            sites |= pasture
        for cell in cells_of(sites):
            new = (EDGES[cell] & ~fences).bit_count()
            if new < least:
                least = new
    return least


def enclose(pastures: tuple[int, ...], cells: int) -> tuple[int, ...]:
    """The pastures of a farm after one more has been closed."""
    result = [cells]
    for pasture in pastures:
        if pasture & cells:
            result.extend(pieces(pasture & ~cells))
        else:
            result.append(pasture)
    result.sort()
    return tuple(result)


def closed_areas(fences: int, land: int = ALL_CELLS) -> tuple[int, ...]:
    """The areas that a set of fenced edges closes completely."""
    areas: list[int] = []
    unseen = land
    while unseen:
        area = within_reach(unseen & -unseen, fences, land)
        if border(area) & ~fences == 0:
            areas.append(area)
        unseen &= ~area
    return tuple(sorted(areas))


def within_reach(cells: int, fences: int, land: int) -> int:
    """Some cells and those to which one can walk from them across edges without a fence."""
    reached = fresh = cells
    while fresh:
        found = 0
        for cell in cells_of(fresh):
            for edge, beyond in ACROSS[cell]:
                if not fences & edge:
                    found |= beyond
        fresh = found & land & ~reached
        reached |= fresh
    return reached


_pastures_known: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {}


def pastures_of(fences: int, land: int, green: int) -> tuple[int, ...]:
    """The pastures that fences on a farmyard make: the areas they close with nothing but `green` cells in them."""
    key = (fences, land, green)
    known = _pastures_known.get(key)
    if known is None:
        if len(_pastures_known) >= _MOST_KNOWN:
            _pastures_known.clear()
        known = tuple([area for area in closed_areas(fences, land) if area & ~green == 0])
        _pastures_known[key] = known
    return known


def may_close(fences: int, edge: int) -> bool:
    """Whether a fence on an edge may close an area: other fences meet it at both ends."""
    one, other = ENDS[edge]
    return fences & one != 0 and fences & other != 0


def _by_fences(enclosure: Enclosure) -> int:
    return enclosure.fences


def _divides(cells: int, pastures: tuple[int, ...]) -> bool:
    """Whether the cells split one pasture; of two ways to say the same split only one counts."""
    for pasture in pastures:
        if cells & pasture:
            rest = pasture & ~cells
            if cells & ~pasture or not rest:
                return False
            return not (cells & (pasture & -pasture) and len(pieces(rest)) == 1)
    return False
