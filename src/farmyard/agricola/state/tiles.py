"""The sorts of tiles that cover cells of a farmyard beside rooms and fields; modules declare theirs.

A cell with a tile cannot be built on, plowed, fenced or grazed until the tile is gone (`Player.blocked`); some sorts
go when the cell is plowed.
Tiles may lie on one another: only the one on top counts.
"""

from typing import Final

NAMES: Final[list[str]] = []
"""The sorts that are declared, each at its number."""


PLOWABLE: Final[list[int]] = []
"""Those that make room for a field that is plowed."""


def new_tile(name: str, plowable: bool = False) -> int:
    """Declare a sort of tile that a module brings."""
    if name not in NAMES:
        NAMES.append(name)
    sort = NAMES.index(name)
    if plowable and sort not in PLOWABLE:
        PLOWABLE.append(sort)
    return sort
