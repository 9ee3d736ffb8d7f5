"""The 15 cells and 38 edges of a farmyard.

Cells are named by row and column, a1 at the top left to c5 at the bottom right; bit `5 * row +
column` of a mask stands for a cell. Edges 0 to 19 run along the rows, 20 to 37 down the columns.
A region's border is the exclusive or of its cells' edges: edges inside occur twice and vanish.
"""

from typing import Final

from farmyard.kernel.errors import FarmyardError

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = ROWS * COLUMNS
ALL_CELLS: Final = (1 << CELLS) - 1
CELL_NAMES: Final = tuple(f"{'abc'[row]}{column + 1}" for row in range(ROWS) for column in range(COLUMNS))
_FIRST_COLUMN: Final = 0b00001_00001_00001
_LAST_COLUMN: Final = 0b10000_10000_10000


def _edges(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    above = row * COLUMNS + column
    left = (ROWS + 1) * COLUMNS + row * (COLUMNS + 1) + column
    return 1 << above | 1 << (above + COLUMNS) | 1 << left | 1 << (left + 1)


EDGES: Final = tuple(_edges(cell) for cell in range(CELLS))


def around(cells: int) -> int:
    """The cells orthogonally adjacent to a set of cells, the set itself left out."""
    sideways = (cells & ~_LAST_COLUMN) << 1 | (cells & ~_FIRST_COLUMN) >> 1
    return (sideways | cells << COLUMNS | cells >> COLUMNS) & ALL_CELLS & ~cells


def border(region: int) -> int:
    """The edges around a set of cells."""
    edges = 0
    for cell in range(CELLS):
        if region >> cell & 1:
            edges ^= EDGES[cell]
    return edges


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in reading order."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def names(mask: int) -> str:
    """A set of cells in notation: `b1 b2 c2`."""
    return " ".join([CELL_NAMES[cell] for cell in cells_of(mask)])


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
