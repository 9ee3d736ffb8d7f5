"""The sorts of tiles that cover cells of a farmyard beside rooms and fields; modules declare theirs.

A cell with a tile cannot be built on, plowed, fenced or grazed until the tile is gone (`Player.blocked`).
Tiles may lie on one another: only the one on top counts.
"""

from typing import Final

NAMES: Final[list[str]] = []
"""The sorts that are declared, each at its number."""


def new_tile(name: str) -> int:
    """Declare a sort of tile that a module brings."""
    if name not in NAMES:
        NAMES.append(name)
    return NAMES.index(name)
