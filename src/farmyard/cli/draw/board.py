"""The action board: every space with its number, what lies on it, who stands there or why it cannot be used.

What a season alters has a star.

A space keeps its number for the whole game: the permanent spaces first, then the round cards in
the order in which they are turned over.
"""

import textwrap
from typing import Final

from rich.table import Table
from rich.text import Text

from farmyard.agricola.state.game import ROUNDS
from farmyard.agricola.state.goods import several
from farmyard.agricola.view import SpaceView, View
from farmyard.cli.draw.glyphs import MARKED
from farmyard.cli.draw.words import goods_text, name_text, wrapped

Marks = dict[str, str]
"""A sign for each space that is marked for a learner."""
NO_MARKS: Final[Marks] = {}
_INDENT: Final = 3
_COLUMN: Final = 40


def board(view: View, width: int, marks: Marks = NO_MARKS) -> Table:
    """Permanent spaces on the left, round cards on the right."""
    column = (width - 2) // 2
    numbered = list(enumerate(view.spaces, 1))
    permanent = [
        line
        for number, space in numbered
        if not space.stage
        for line in _entry(view, number, space, column, marks=marks)
    ]
    turned = [
        line for number, space in numbered if space.stage for line in _entry(view, number, space, column, marks=marks)
    ]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=column, no_wrap=True)
    table.add_column(width=column, no_wrap=True)
    table.add_row(Text("Action spaces", "bold"), Text("Round cards", "bold"))
    table.add_row(Text("\n").join(permanent), Text("\n").join([*turned, *_coming(view, column)]))
    return table


def short_board(view: View, width: int, marks: Marks = NO_MARKS) -> Table:
    """Every space on one line, in columns of one height; what is in the way is told where there is room."""
    columns = max(2, width // _COLUMN)
    column = width // columns - 2
    lines = [_entry(view, number, space, column, True, marks)[0] for number, space in enumerate(view.spaces, 1)]
    height = -(-len(lines) // columns)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        table.add_column(width=column, no_wrap=True)
    table.add_row(*[Text("\n").join(lines[first : first + height]) for first in range(0, len(lines), height)])
    return table


def _entry(
    view: View, number: int, space: SpaceView, width: int, in_short: bool = False, marks: Marks = NO_MARKS
) -> list[Text]:
    """One space: a line with what lies there, and if need be further ones with what is in the way."""
    free = not space.obstacle
    line = Text.assemble((f"{number:>2} ", "bold cyan" if free else "dim"), (space.name, "" if free else "dim"))
    if space.name in marks:
        line.append(f" {marks[space.name]}", MARKED)
    line.append(" *" if space.altered else "", "yellow")
    if space.owner >= 0:
        line.append_text(Text(" of ", "dim")).append_text(name_text(view, space.owner))
    lying = goods_text(space.goods, "")
    for thing, number in space.tokens.items():
        lying.append(f"{' ' if lying else ''}{several(number, thing)}", "magenta")
    if space.users:
        names = Text(" and ").join([name_text(view, user) for user in space.users])
        return _right(line, names, width)
    if in_short and not free and not lying:
        return _right(line, Text(space.obstacle, "dim italic"), width)
    lines = _right(line, lying, width)
    if not free:
        lines += _below(space.obstacle, "dim italic", width)
    for words in space.altered:
        lines += _below(f"* {words}", "yellow", width)
    return lines


def _below(words: str, style: str, width: int) -> list[Text]:
    """Words under a space."""
    return [Text(" " * _INDENT + line, style) for line in textwrap.wrap(words, width - _INDENT)]


def _right(line: Text, more: Text, width: int) -> list[Text]:
    """Two texts on one line, the second at the right end; on two lines where one is too short."""
    gap = width - line.cell_len - more.cell_len
    if gap >= 1:
        return [Text.assemble(line, " " * gap, more)]
    return [line, Text.assemble(" " * max(_INDENT, width - more.cell_len), more)]


def _coming(view: View, width: int) -> list[Text]:
    """What the rest of this stage can bring, or else the next stage."""
    if view.round >= ROUNDS or not view.still_to_come:
        return []
    stage = min(view.still_to_come)
    lines = wrapped(f"Still to come in stage {stage}:", list(view.still_to_come[stage]), ", ", width)
    return [Text("")] + [Text(line, "dim") for line in lines]
