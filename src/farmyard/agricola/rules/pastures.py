"""Which cells of a farm may become a pasture: the fences it takes, and what stands in the way."""

from farmyard.agricola.farm.fences import (
    FENCES,
    Enclosure,
    enclose,
    enclosures,
    fences_of,
    fewest,
    known_enclosures,
    long_enclosures,
    may_close,
)
from farmyard.agricola.farm.geometry import around, border, cells_of, connected, edges_around, names
from farmyard.agricola.state.goods import several, shortage, text
from farmyard.agricola.state.player import Player


def in_order(player: Player) -> bool:
    """Whether the pastures lie as they must: in one piece, unless they may be scattered."""
    return player.scattered or connected(player.fenced)


def enclosures_on(player: Player, most: int, built: int = -1) -> list[Enclosure]:
    """The pastures that could be closed with at most this many new fences; long ones lengthen those `built` now."""
    limit = min(most, player.fences_left)
    found = (
        known_enclosures(player.meadow, player.pastures, player.fences, limit, player.scattered)
        if built < 0
        else long_enclosures(player.meadow, player.pastures, player.fences, built, limit, player.scattered)
    )
    if player.piecemeal and player.fences != fences_of(player.pastures):
        return arising(player, found)
    if not player.strict or player.pastures:
        return found
    adjoining = player.adjoining
    return [enclosure for enclosure in found if enclosure.cells & adjoining]


def arising(player: Player, found: list[Enclosure]) -> list[Enclosure]:
    """Those of some pastures that arise as named among the fences that stand alone; of the same fences only one."""
    kept: dict[int, Enclosure] = {}
    for enclosure in found:
        edges = new_edges(player, enclosure.cells)
        pastures = player.closed_by(player.fences | edges)
        if enclosure.cells in pastures and well_placed(player, pastures):
            kept.setdefault(edges, enclosure)
    return list(kept.values())


def well_placed(player: Player, pastures: tuple[int, ...]) -> bool:
    """Whether pastures that there would be lie as they must; what was there before may stay as it is."""
    if pastures == player.pastures:
        return True
    land = 0
    for pasture in pastures:
        land |= pasture
    if not player.scattered and not connected(land):
        return False
    return not player.strict or len(player.pastures) > 0 or land & player.adjoining != 0


def single_sites(player: Player) -> list[int]:
    """The edges where a single fence may stand: beside a cell that is or may become pasture, closing no wrong one."""
    fences = player.fences
    edges = edges_around(player.land & ~(player.rooms | player.fields)) & ~fences
    return [
        edge
        for edge in cells_of(edges)
        if not may_close(fences, edge) or well_placed(player, player.closed_by(fences | 1 << edge))
    ]


def can_fence(player: Player, most: int) -> bool:
    """Whether any pasture could be closed, or fence be built, with at most this many new fences."""
    limit = min(most, player.fences_left)
    if limit <= 0:
        return False
    if player.piecemeal:
        return bool(single_sites(player))
    if player.fewest_fences < 0:
        meadow = player.meadow & player.adjoining if player.strict and not player.pastures else player.meadow
        player.fewest_fences = fewest(meadow, player.pastures, player.fences, FENCES, player.scattered)
    return player.fewest_fences <= limit


def land_closed(player: Player, cells: int, edges: int) -> int:
    """The new land that becomes pasture when these cells are enclosed, or these edges fenced."""
    if not player.piecemeal:
        return cells & ~player.fenced
    land = 0
    for pasture in player.closed_by(player.fences | edges):
        land |= pasture
    return land & ~player.fenced


def bridgeable(player: Player, spare: int, long: bool) -> list[int]:
    """Cells away from the pastures that at most `spare` fences beyond their own would connect with them."""
    found: list[int] = []
    fenced = player.fenced
    if spare <= 0:
        return found
    sites = player.meadow & player.adjoining if player.strict else player.meadow
    for cell in cells_of(sites & ~around(fenced)):
        site = 1 << cell
        meadow, pastures, fences = player.meadow & ~site, player.pastures + (site,), player.fences | border(site)
        between = (
            long_enclosures(meadow, pastures, fences, border(site), spare)
            if long
            else enclosures(meadow, pastures, fences, spare)
        )
        if any([connected(fenced | site | enclosure.cells) for enclosure in between]):
            found.append(site)
    return found


def new_edges(player: Player, cells: int) -> int:
    """The edges around these cells on which no fence stands."""
    return border(cells) & ~player.fences


def new_fences(player: Player, cells: int) -> int:
    """How many fences it takes to close these cells, one for each edge."""
    return new_edges(player, cells).bit_count()


def lack(player: Player, due: int) -> str:
    """What a player lacks of what is due for fences."""
    return f"{text(shortage(player.goods, due))} missing"


def fence_obstacle(player: Player, cells: int, needed: int, lacking: str) -> str:
    """Why these cells cannot become a pasture with the fences `needed`; or else what is `lacking`."""
    if cells & ~player.land:
        return f"{names(cells & ~player.land)} is no cell of this farmyard"
    if not connected(cells):
        return "a pasture is one connected group of cells"
    if cells & (player.rooms | player.fields):
        return f"{names(cells & (player.rooms | player.fields))} is no meadow; rooms and fields stay outside"
    if cells & player.blocked:
        return f"{names(cells & player.blocked)} is covered by a tile"
    fenced = player.fenced
    if cells & fenced:
        if cells & ~fenced or len(enclose(player.pastures, cells)) <= len(player.pastures):
            return "a pasture is divided by naming some of its cells and no others"
    elif fenced and not player.scattered and not _touches(cells, fenced):
        return "a new pasture must border an existing one"
    elif player.strict and not cells & player.adjoining:
        return "a first pasture must border a cell that is used"
    if needed > player.fences_left:
        return f"{several(needed - player.fences_left, 'fence')} missing"
    return lacking


def single_obstacle(player: Player, edge: int, needed: int, lacking: str) -> str:
    """Why no single fence can stand on an edge; or else what is `lacking`."""
    if not player.piecemeal:
        return "at this table fences close whole pastures"
    if edge & player.fences:
        return "a fence stands there already"
    if not edge & edges_around(player.land & ~(player.rooms | player.fields)):
        return "a fence there would never be part of a pasture"
    if not well_placed(player, player.closed_by(player.fences | edge)):
        return "it would close a pasture where none may lie"
    return f"{several(needed - player.fences_left, 'fence')} missing" if needed > player.fences_left else lacking


def _touches(cells: int, fenced: int) -> bool:
    return border(cells) & border(fenced) != 0
