"""Which cells of a farm may become a pasture: the fences it takes, and what stands in the way."""

from farmyard.agricola.farm.fences import enclose, enclosures, long_enclosures
from farmyard.agricola.farm.geometry import around, border, cells_of, connected, names
from farmyard.agricola.state.goods import several, shortage, text
from farmyard.agricola.state.player import Player


def in_order(player: Player) -> bool:
    """Whether the pastures lie as they must: in one piece, unless they may be scattered."""
    return player.scattered or connected(player.fenced)


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


def _touches(cells: int, fenced: int) -> bool:
    return border(cells) & border(fenced) != 0
