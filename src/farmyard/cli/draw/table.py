"""The whole table as one seat sees it, laid out for the width there is."""

from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, PREPARATION, ROUNDS, WORK
from farmyard.agricola.view import View
from farmyard.cli.draw.board import board
from farmyard.cli.draw.farm import LARGE_WIDTH, farm
from farmyard.cli.draw.glyphs import Glyphs
from farmyard.cli.draw.status import NEIGHBOUR_WIDTH, neighbour, status
from farmyard.cli.draw.words import wrapped

BEFORE: Final = "Before the game"
WIDE: Final = 118
_MAJORS_WIDTH: Final = 36


def harvesting(view: View) -> bool:
    return view.phase in (FIELD, FEEDING, BREEDING)


def heading(view: View, glyphs: Glyphs) -> str:
    """Where in the game the table is."""
    if not view.round:
        return BEFORE
    last = view.next_harvest == view.round
    harvest = "harvest after this round" if last else f"harvest after round {view.next_harvest}"
    if harvesting(view):
        harvest = f"harvest: {view.phase}"
    return f" {glyphs.dot} ".join([f"Round {view.round} of {ROUNDS}", f"stage {view.stage}", harvest])


def whole_table(view: View, seat: int, width: int, glyphs: Glyphs) -> Group:
    """The others, the majors, the own farm and the board: what matters most comes last."""
    parts: list[RenderableType] = [*_surroundings(view, seat, width, glyphs), Text("")]
    if width < WIDE:
        parts += [own_farm(view, seat, width, glyphs), Text(""), board(view, width)]
    else:
        parts.append(_beside(view, seat, width, glyphs))
    return Group(*parts)


def _surroundings(view: View, seat: int, width: int, glyphs: Glyphs) -> list[RenderableType]:
    """The other farms and the majors, beside each other where there is room."""
    left = width - NEIGHBOUR_WIDTH * (len(view.players) - 1)
    if len(view.players) == 1:
        return [majors(view, width, glyphs)]
    if left < _MAJORS_WIDTH:
        return [neighbours(view, seat, width, glyphs), Text(""), majors(view, width, glyphs)]
    table = Table.grid()
    table.add_row(neighbours(view, seat, width, glyphs), majors(view, left, glyphs))
    return [table]


def _beside(view: View, seat: int, width: int, glyphs: Glyphs) -> Table:
    """The own farm on the left, the board on the right."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=LARGE_WIDTH)
    table.add_column()
    table.add_row(
        Group(_picture(view, seat, glyphs, frozenset()), Text(""), status(view, seat, LARGE_WIDTH)),
        board(view, min(width, 150) - LARGE_WIDTH - 2),
    )
    return table


def own_farm(view: View, seat: int, width: int, glyphs: Glyphs, marks: frozenset[str] = frozenset()) -> Table:
    """A large farm with what its owner has beside it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=LARGE_WIDTH)
    table.add_column()
    table.add_row(_picture(view, seat, glyphs, marks), status(view, seat, width - LARGE_WIDTH - 2))
    return table


def _picture(view: View, seat: int, glyphs: Glyphs, marks: frozenset[str]) -> Text:
    player = view.players[seat]
    if view.phase not in (PREPARATION, WORK):
        player = replace(player, at_home=player.people - player.newborns)
    return Text("\n").join(farm(player, glyphs, marks))


def neighbours(view: View, seat: int, width: int, glyphs: Glyphs) -> Group:
    """The other farms, clockwise, as many in a row as fit."""
    seats = len(view.players)
    others = [(seat + turn) % seats for turn in range(1, seats)]
    fit = max(1, width // NEIGHBOUR_WIDTH)
    rows: list[Table] = []
    for first in range(0, len(others), fit):
        row = Table.grid(padding=(0, 1, 0, 0), pad_edge=True)
        row.add_row(*[neighbour(view, other, glyphs) for other in others[first : first + fit]])
        rows.append(row)
    return Group(*rows)


def majors(view: View, width: int, glyphs: Glyphs) -> Text:
    """The major improvements on offer, by name."""
    if not view.majors:
        return Text("All major improvements are sold", "dim")
    lines = wrapped("Majors on offer:", [card.name for card in view.majors], f" {glyphs.dot} ", width)
    return Text("\n".join(lines))


def majors_table(view: View) -> Table:
    """The major improvements on offer with price, points and effect."""
    table = Table(box=None, pad_edge=False)
    table.add_column("Major improvement")
    table.add_column("Price")
    table.add_column("Points", justify="right")
    table.add_column("What it does")
    for card in view.majors:
        table.add_row(card.name, card.price, str(card.points), card.text)
    return table
