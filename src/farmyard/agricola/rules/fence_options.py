"""The options of building fences: pastures to be enclosed and single fences, and how they are named."""

from typing import Final

from farmyard.agricola.farm.geometry import BESIDE, EDGE_NAMES, border, edge_named, names, region
from farmyard.agricola.rules.farms import farm_of
from farmyard.agricola.rules.pastures import new_edges
from farmyard.agricola.state.player import Player
from farmyard.kernel.option import Option, Target

ENCLOSE: Final = "enclose"
SINGLE_FENCE: Final = "fence"
SINGLE: Final = tuple(
    [
        Option(SINGLE_FENCE, name, Target(SINGLE_FENCE, cells=BESIDE[edge], number=edge))
        for edge, name in enumerate(EDGE_NAMES)
    ]
)
_enclose_options: Final[dict[int, Option]] = {}


def enclose_option(cells: int) -> Option:
    """The option to enclose these cells."""
    option = _enclose_options.get(cells)
    if option is None:
        option = Option(ENCLOSE, names(cells), Target(cells=cells))
        _enclose_options[cells] = option
    return option


def edges_of(owner: Player, option: Option) -> int:
    """The edges on which an option builds fences."""
    return 1 << option.target.number if option.verb == SINGLE_FENCE else new_edges(owner, option.target.cells)


def named_fences(owner: Player, verb: str, where: str) -> tuple[int, int]:
    """The cells that are to be enclosed, if any, and the edges to be fenced, by their names."""
    if verb == SINGLE_FENCE:
        return 0, 1 << edge_named(where)
    cells = region(where)
    return cells, border(cells) & ~owner.fences


def same_fences(owner: Player, options: list[Option], seat: int, farm: int, edges: int) -> str:
    """The text of the option that builds exactly these fences on a farm; nothing where there is none."""
    for option in options:
        if option.verb in (ENCLOSE, SINGLE_FENCE) and farm_of(option, seat) == farm:
            if edges_of(owner, option) == edges:
                return option.text
    return ""
