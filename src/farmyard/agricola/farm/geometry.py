"""The 15 cells and 38 edges of a farmyard, and the 16 cells around it where cards may extend it.

Cells are named by row and column, a1 at the top left to c5 at the bottom right; bit `5 * row +
column` of a mask stands for a cell. Edges 0 to 19 run along the rows, 20 to 37 down the columns.
A region's border is the exclusive or of its cells' edges: edges inside occur twice and vanish.
Cells beyond the board follow, with edges of their own: row d below it, row z above, columns 0 and 6 beside it.
"""

from typing import Final

from farmyard.kernel.errors import FarmyardError

ROWS: Final = 3
COLUMNS: Final = 5
ALL_CELLS: Final = (1 << ROWS * COLUMNS) - 1
"""The board; cards may add cells beyond it."""
_BOARD: Final = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
_BELOW: Final = [(ROWS, column) for column in range(COLUMNS)]
_ABOVE: Final = [(-1, column) for column in range(COLUMNS)]
_LEFT: Final = [(row, -1) for row in range(ROWS)]
_RIGHT: Final = [(row, COLUMNS) for row in range(ROWS)]
PLACES: Final = (*_BOARD, *_BELOW, *_ABOVE, *_LEFT, *_RIGHT)
"""The row and column of each cell, counted from a1."""
CELLS: Final = len(PLACES)
EVERYWHERE: Final = (1 << CELLS) - 1
CELL_NAMES: Final = tuple([f"{'abcdz'[row]}{column + 1}" for row, column in PLACES])
_FIRST_ROW: Final = 0b11111
_FIRST_COLUMN: Final = 0b00001_00001_00001
_LAST_COLUMN: Final = 0b10000_10000_10000
_TO_ROW_Z: Final = 20
# Multiplied by these, the bits of a column stand side by side, where the cells beside that column have theirs.
_TO_COLUMN_0: Final = 1 << 25 | 1 << 21 | 1 << 17
_COLUMN_0: Final = 0b111 << 25
_TO_COLUMN_6: Final = 1 << 24 | 1 << 20 | 1 << 16
_COLUMN_6: Final = 0b111 << 28


def _number_edges() -> dict[tuple[int, int, bool], int]:
    """The edges by the place of the cell that they run above or, if they run down, to the left of."""
    rows = [(row, column, False) for row in range(ROWS + 1) for column in range(COLUMNS)]
    columns = [(row, column, True) for row in range(ROWS) for column in range(COLUMNS + 1)]
    beyond = [edge for row, column in PLACES[len(_BOARD) :] for edge in _sides(row, column)]
    return {edge: number for number, edge in enumerate(dict.fromkeys(rows + columns + beyond))}


def _sides(row: int, column: int) -> list[tuple[int, int, bool]]:
    return [(row, column, False), (row + 1, column, False), (row, column, True), (row, column + 1, True)]


EDGE_NUMBERS: Final = _number_edges()
EDGES: Final = tuple([sum([1 << EDGE_NUMBERS[side] for side in _sides(row, column)]) for row, column in PLACES])


def _edge_before(row: int, column: int, down: bool) -> int:
    return EDGE_NUMBERS.get((row - 1, column, True) if down else (row, column - 1, False), -1)


_BEFORE: Final = tuple([_edge_before(row, column, down) for row, column, down in EDGE_NUMBERS])
"""For each edge the one before it in a straight line, or -1."""


def _edges_at(row: int, column: int) -> int:
    """The edges that meet at the upper left corner of a place."""
    meeting = [(row, column, False), (row, column - 1, False), (row, column, True), (row - 1, column, True)]
    return sum([1 << EDGE_NUMBERS[edge] for edge in meeting if edge in EDGE_NUMBERS])


ENDS: Final = tuple(
    [
        (_edges_at(row, column) & ~(1 << edge), _edges_at(row + down, column + 1 - down) & ~(1 << edge))
        for (row, column, down), edge in EDGE_NUMBERS.items()
    ]
)
"""For each edge the others that meet it at either end."""
BESIDE: Final = tuple(
    [sum([1 << cell for cell in range(CELLS) if EDGES[cell] >> edge & 1]) for edge in range(len(EDGE_NUMBERS))]
)
"""For each edge the cells on both sides of it."""
ACROSS: Final = tuple(
    [tuple([(1 << edge, BESIDE[edge] & ~(1 << cell)) for edge in range(len(BESIDE)) if EDGES[cell] >> edge & 1])
     for cell in range(CELLS)]
)  # fmt: skip
"""For each cell its edges, each with the cell on the other side of it."""


def _neighbours(cell: int) -> int:
    return sum([1 << other for other in range(CELLS) if other != cell and EDGES[other] & EDGES[cell]])


_NEIGHBOURS: Final = tuple([_neighbours(cell) for cell in range(CELLS)])
_BEYOND: Final = range(len(_BOARD), CELLS)
STRIPS: Final = tuple(
    [1 << one | 1 << other for one in _BEYOND for other in _BEYOND if one < other and _NEIGHBOURS[one] >> other & 1]
)
"""All pairs of adjoining cells beyond the board."""


def around(cells: int) -> int:
    """The cells orthogonally adjacent to a set of cells, on the board and beyond it, the set itself left out."""
    board = cells & ALL_CELLS
    near = (board & ~_LAST_COLUMN) << 1 | (board & ~_FIRST_COLUMN) >> 1
    near |= board << COLUMNS | board >> COLUMNS | (board & _FIRST_ROW) << _TO_ROW_Z
    near |= (board & _FIRST_COLUMN) * _TO_COLUMN_0 & _COLUMN_0 | (board & _LAST_COLUMN) * _TO_COLUMN_6 & _COLUMN_6
    if cells != board:
        for cell in cells_of(cells ^ board):
            near |= _NEIGHBOURS[cell]
    return near & ~cells


def border(region: int) -> int:
    """The edges around a set of cells."""
    edges = 0
    cell = 0
    while region:
        if region & 1:
            edges ^= EDGES[cell]
        region >>= 1
        cell += 1
    return edges


def straight_lines(edges: int) -> int:
    """How many straight lines a set of edges makes up, each as long as it can be."""
    lines = 0
    for edge in cells_of(edges):
        before = _BEFORE[edge]
        if before < 0 or not edges >> before & 1:
            lines += 1
    return lines


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in the order of their numbers."""
    found: list[int] = []
    cell = 0
    while mask:
        if mask & 1:
            found.append(cell)
        mask >>= 1
        cell += 1
    return found


def names(mask: int) -> str:
    """A set of cells in notation: `b1 b2 c2`."""
    return " ".join([CELL_NAMES[cell] for cell in cells_of(mask)])


def edges_around(cells: int) -> int:
    """All edges of some cells, those between them included."""
    edges = 0
    for cell in cells_of(cells):
        edges |= EDGES[cell]
    return edges


def _edge_name(edge: int) -> str:
    """An edge by the cells that it lies between, `b1-b2`; one at the rim of the board by its side of a cell."""
    cells = cells_of(BESIDE[edge] & ALL_CELLS) or cells_of(BESIDE[edge])
    if len(cells) == 2:
        return "-".join([CELL_NAMES[cell] for cell in cells])
    row, column = PLACES[cells[0]]
    side = [EDGE_NUMBERS[one] for one in _sides(row, column)].index(edge)
    return f"{CELL_NAMES[cells[0]]} {_SIDE_NAMES[side]}"


_SIDE_NAMES: Final = ("top", "bottom", "left", "right")
EDGE_NAMES: Final = tuple([_edge_name(edge) for edge in range(len(EDGE_NUMBERS))])


def edge_named(name: str) -> int:
    """The number of an edge by its name: by the cells on both sides in any order, or by a cell and a side of it."""
    words = name.lower().replace("-", " ").split()
    if len(words) == 2 and words[1] in _SIDE_NAMES:
        row, column = PLACES[cell(words[0])]
        return EDGE_NUMBERS[_sides(row, column)[_SIDE_NAMES.index(words[1])]]
    cells = region(" ".join(words))
    if cells.bit_count() != 2 or cells not in BESIDE:
        raise FarmyardError(f"'{name}' is no edge: name two cells side by side, like b1-b2, or a side, like a1 top")
    return BESIDE.index(cells)


def cell(name: str) -> int:
    """The number of a cell by its name."""
    if name.lower() not in CELL_NAMES:
        raise FarmyardError(f"'{name}' is no cell of a farmyard: cells run from a1 to c5")
    return CELL_NAMES.index(name.lower())


def region(words: str) -> int:
    """The set of cells that `names` would write so; commas and any order are fine."""
    mask = 0
    for name in words.replace(",", " ").split():
        mask |= 1 << cell(name)
    return mask


def connected(cells: int) -> bool:
    """Whether a set of cells is in one piece."""
    return cells != 0 and piece(cells) == cells


def piece(cells: int) -> int:
    """The connected part of a set of cells that contains its first cell."""
    reached = cells & -cells
    while True:
        grown = reached | around(reached) & cells
        if grown == reached:
            return reached
        reached = grown


def pieces(cells: int) -> list[int]:
    """The connected parts of a set of cells."""
    parts: list[int] = []
    while cells:
        part = piece(cells)
        parts.append(part)
        cells &= ~part
    return parts
