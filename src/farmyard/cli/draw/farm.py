"""A farmyard as a picture: three rows by five columns, fences as heavy lines between the cells.

Both sizes share one grid, which grows where cards have added cells beyond the board. Edges are numbered as in
`agricola.farm.geometry`.
"""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from farmyard.agricola.farm.geometry import CELL_NAMES, COLUMNS, EDGE_NUMBERS, PLACES, ROWS
from farmyard.agricola.player_view import Goods, PastureView, PlayerView
from farmyard.cli.draw import glyphs as colours
from farmyard.cli.draw.glyphs import Glyphs

LARGE: Final = 8
SMALL: Final = 3
LARGE_WIDTH: Final = 2 + COLUMNS * (LARGE + 1) + 1
SMALL_WIDTH: Final = COLUMNS * (SMALL + 1) + 1
SHORT: Final = {"vegetable": "veg"}
Place = tuple[int, int]
PLACE_OF: Final[dict[str, Place]] = dict(zip(CELL_NAMES, PLACES))


@dataclass(frozen=True)
class Cell:
    """What is drawn inside one cell: its lines, and the colours of its ground and of its words."""

    lines: tuple[str, ...]
    style: str
    first_style: str = ""


NOWHERE: Final = Cell(("", ""), colours.GRASS)


class Grid:
    """Cells at their places, and the fences between them."""

    def __init__(self, player: PlayerView, cells: dict[Place, Cell], width: int, glyphs: Glyphs) -> None:
        self.cells = cells
        self.fences = set(player.fences)
        self.width = width
        self.glyphs = glyphs
        self.rows = range(min([row for row, _ in cells]), max([row for row, _ in cells]) + 1)
        self.columns = range(min([column for _, column in cells]), max([column for _, column in cells]) + 1)

    def lines(self, height: int) -> list[Text]:
        lines: list[Text] = []
        for row in self.rows:
            lines.append(self.edge_line(row))
            lines += [self.cell_line(row, line) for line in range(height)]
        return [*lines, self.edge_line(self.rows.stop)]

    def edge_line(self, row: int) -> Text:
        line = Text()
        for column in range(self.columns.start, self.columns.stop + 1):
            meeting = self.meeting(row, column)
            corner = self.glyphs.corners[meeting] if self.touches(row, column) else " "
            line.append(corner, colours.FENCE if meeting else colours.GRASS)
            if column in self.columns:
                fenced = self.fence_above(row, column)
                ground = self.between((row - 1, column), (row, column))
                line.append((self.glyphs.along if fenced else " ") * self.width, colours.FENCE if fenced else ground)
        return line

    def cell_line(self, row: int, line: int) -> Text:
        text = Text()
        for column in range(self.columns.start, self.columns.stop + 1):
            fenced = self.fence_left(row, column)
            ground = self.between((row, column - 1), (row, column))
            text.append(self.glyphs.down if fenced else " ", colours.FENCE if fenced else ground)
            if column in self.columns:
                cell = self.cells.get((row, column), NOWHERE)
                style = cell.first_style if cell.first_style and line == 0 else cell.style
                text.append(cell.lines[line][: self.width].center(self.width), style)
        return text

    def touches(self, row: int, column: int) -> bool:
        """Whether the upper left corner of a cell belongs to any cell of the farmyard."""
        return any([(row - up, column - left) in self.cells for up in (0, 1) for left in (0, 1)])

    def between(self, *places: Place) -> str:
        """The colours of the ground on an open edge: pasture where both sides are."""
        pasture = all([self.cells.get(place, NOWHERE).style == colours.PASTURE for place in places])
        return colours.PASTURE if pasture else colours.GRASS

    def fence_above(self, row: int, column: int) -> bool:
        """Whether a fence stands above the cell of this row and column."""
        return EDGE_NUMBERS.get((row, column, False)) in self.fences

    def fence_left(self, row: int, column: int) -> bool:
        """Whether a fence stands to the left of the cell of this row and column."""
        return EDGE_NUMBERS.get((row, column, True)) in self.fences

    def meeting(self, row: int, column: int) -> int:
        """The fences that meet at the upper left corner of a cell: up 1, right 2, down 4, left 8."""
        up, right = self.fence_left(row - 1, column), self.fence_above(row, column)
        down, left = self.fence_left(row, column), self.fence_above(row, column - 1)
        return up | right << 1 | down << 2 | left << 3


def farm(player: PlayerView, glyphs: Glyphs, marks: frozenset[str] = frozenset()) -> list[Text]:
    """The large picture, with the names of rows and columns; marked cells show their own names.

    Marked cells beyond the board are drawn even where nothing has been added yet.
    """
    shown = [*_shown(player), *sorted(marks - {*_shown(player)})]
    grid = Grid(player, {PLACE_OF[name]: _large_cell(player, name, name in marks) for name in shown}, LARGE, glyphs)
    lines = [Text("  ") + line for line in grid.lines(2)]
    for number, row in enumerate(grid.rows):
        lines[3 * number + 1] = Text.assemble(("abcdz"[row] + " ", "dim"), lines[3 * number + 1][2:])
    heading = "".join([str(column + 1).center(LARGE + 1) for column in grid.columns])
    return [Text("  " + heading.rstrip(), "dim"), *lines]


def small_farm(player: PlayerView, glyphs: Glyphs) -> list[Text]:
    """The small picture of somebody else's farm, one line a row."""
    return Grid(player, {PLACE_OF[name]: _small_cell(player, name) for name in _shown(player)}, SMALL, glyphs).lines(1)


def _shown(player: PlayerView) -> tuple[str, ...]:
    """The cells of a farmyard."""
    return (*CELL_NAMES[: ROWS * COLUMNS], *player.beyond)


# -- what is in a cell ----------------------------------------------------------------------


def _large_cell(player: PlayerView, name: str, marked: bool) -> Cell:
    top, bottom, style = _ground(player, name)
    if not marked:
        return Cell((top, bottom), style)
    ground = style.partition(" on ")[2]
    below = f"^{bottom if len(bottom) < LARGE else bottom.replace(' ', '')}" if top and bottom else top or bottom
    return Cell((name, below), style, f"{colours.MARK} on {ground}")


def _ground(player: PlayerView, name: str) -> tuple[str, str, str]:
    """The two lines of a large cell and its colours."""
    if name in player.rooms:
        return player.house.split()[0], occupants(player)[player.rooms.index(name)], colours.HOUSE_STYLE[player.house]
    if name in player.fields:
        return "field", _short(player.fields[name]), colours.FIELD
    tile = tile_on(player, name)
    if tile:
        below = player.buried.get(name, ())
        first, _, second = tile.partition(" ")
        return first, f"on {below[-1]}" if below else second, colours.TILE_STYLE.get(tile, colours.OTHER_TILE)
    stable = "stable" if name in player.stables else ""
    pasture = _pasture_of(player, name)
    if pasture is not None:
        animals = _short(pasture.animals) if pasture.cells[0] == name else ""
        return stable, animals, colours.PASTURE
    if stable:
        return stable, _short(in_open_stables(player).get(name, {})), colours.STABLE
    return "", "", colours.GRASS


def _small_cell(player: PlayerView, name: str) -> Cell:
    if name in player.rooms:
        return Cell((player.house[0].upper(),), colours.HOUSE_STYLE[player.house])
    if name in player.fields:
        return Cell((_letters(player.fields[name]) or "~",), colours.FIELD)
    tile = tile_on(player, name)
    if tile:
        return Cell((tile[:2],), colours.TILE_STYLE.get(tile, colours.OTHER_TILE))
    stable = "^" if name in player.stables else ""
    pasture = _pasture_of(player, name)
    if pasture is not None:
        animals = _letters(pasture.animals) if pasture.cells[0] == name else ""
        return Cell(((stable + animals)[-SMALL:],), colours.PASTURE)
    if stable:
        return Cell((stable + _letters(in_open_stables(player).get(name, {})),), colours.STABLE)
    return Cell(("",), colours.GRASS)


def tile_on(player: PlayerView, name: str) -> str:
    """The sort of tile that a cell shows, if any."""
    for sort, cells in player.tiles.items():
        if name in cells:
            return sort
    return ""


def _pasture_of(player: PlayerView, name: str) -> PastureView | None:
    for pasture in player.pastures:
        if name in pasture.cells:
            return pasture
    return None


def _short(goods: Goods) -> str:
    words = " ".join([f"{number} {SHORT.get(kind, kind)}" for kind, number in goods.items()])
    return words if len(words) <= LARGE else words.replace(" ", "")


def _letters(goods: Goods) -> str:
    return "".join([f"{number}{kind[0]}" for kind, number in goods.items()])


def occupants(player: PlayerView) -> list[str]:
    """Who lives in each room, in the order of the rooms; who finds none is named in the last one."""
    at_work = player.people - player.newborns - player.away - player.at_home
    ill = min(player.ill, player.at_home)
    at_home = ["in bed"] * ill + ["at home"] * (player.at_home - ill)
    family = at_home + ["at work"] * at_work + ["newborn"] * player.newborns
    rooms = len(player.rooms)
    living = family[:rooms] + [""] * (rooms - len(family))
    if len(family) > rooms > 0:
        living[-1] = "+newborn" if player.newborns else f"{len(family) - rooms + 1} people"
    return living


def in_open_stables(player: PlayerView) -> dict[str, Goods]:
    """One way to put the animals that are in no pasture: stables first, the last one is the pet."""
    animals = [kind for kind, number in player.elsewhere.items() for _ in range(number)]
    fenced = {cell for pasture in player.pastures for cell in pasture.cells}
    open_stables = [cell for cell in player.stables if cell not in fenced]
    return {cell: {kind: 1} for cell, kind in zip(open_stables, animals)}


def sheltered(player: PlayerView) -> Goods:
    """The animals that are neither in a pasture nor drawn in a stable: in the house or on cards."""
    animals = dict(player.elsewhere)
    for stabled in in_open_stables(player).values():
        for kind, number in stabled.items():
            animals[kind] -= number
    return {kind: number for kind, number in animals.items() if number}
