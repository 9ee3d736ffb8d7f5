"""The whole table as one seat sees it, laid out for the width there is."""

from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farmyard.agricola.player_view import PlayerView
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, PREPARATION, ROUNDS, WORK
from farmyard.agricola.view import View
from farmyard.cli.draw.board import NO_MARKS, Marks, board, short_board
from farmyard.cli.draw.farm import LARGE_WIDTH, SMALL_WIDTH, farm, small_farm
from farmyard.cli.draw.glyphs import Glyphs
from farmyard.cli.draw.status import NEIGHBOUR_WIDTH, food_text, in_a_line, need_text, neighbour, status
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
    season = [view.seasons[0].name.lower()] if view.seasons else []
    return f" {glyphs.dot} ".join([f"Round {view.round} of {ROUNDS}", f"stage {view.stage}", *season, harvest])


def situation(view: View, glyphs: Glyphs) -> Text:
    """What stands right above a question: where in the game it is asked, and what its player owes."""
    text = Text(heading(view, glyphs), "bold")
    if view.round and view.phase != BREEDING:
        player = view.players[view.seat]
        for need in (food_text(player), *[need_text(player, kind) for kind in player.needs]):
            text.append(f" {glyphs.dot} ").append_text(need)
    return text


def layouts(view: View, seat: int, width: int, glyphs: Glyphs, marks: Marks = NO_MARKS) -> list[RenderableType]:
    """The table for a placement, from everything there is to what the smallest screen holds."""
    own = Group(own_farm(view, seat, width, glyphs), Text(""), board(view, width, marks))
    if width >= WIDE:
        own = Group(_beside(view, seat, width, glyphs, marks))
    spaces = short_board(view, width, marks)
    small, smallest = Group(spaces, small_own_farm(view, seat, glyphs)), Group(spaces, in_a_line(view, seat, glyphs))
    return [whole_table(view, seat, width, glyphs, marks), own, small, smallest]


def whole_table(view: View, seat: int, width: int, glyphs: Glyphs, marks: Marks = NO_MARKS) -> Group:
    """The others, the majors, the own farm and the board: what matters most comes last."""
    parts: list[RenderableType] = [*_surroundings(view, seat, width, glyphs), Text("")]
    if width < WIDE:
        parts += [own_farm(view, seat, width, glyphs), Text(""), board(view, width, marks)]
    else:
        parts.append(_beside(view, seat, width, glyphs, marks))
    return Group(*parts)


def small_own_farm(view: View, seat: int, glyphs: Glyphs) -> Table:
    """A small farm with what its owner has beside it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=SMALL_WIDTH)
    table.add_column()
    picture = Text("\n").join(small_farm(_at_home(view, seat), glyphs))
    table.add_row(picture, status(view, seat, 80 - SMALL_WIDTH - 2, in_short=True))
    return table


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


def _beside(view: View, seat: int, width: int, glyphs: Glyphs, marks: Marks) -> Table:
    """The own farm on the left, the board on the right."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=LARGE_WIDTH)
    table.add_column()
    table.add_row(
        Group(_picture(view, seat, glyphs, frozenset()), Text(""), status(view, seat, LARGE_WIDTH)),
        board(view, min(width, 150) - LARGE_WIDTH - 2, marks),
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
    return Text("\n").join(farm(_at_home(view, seat), glyphs, marks))


def _at_home(view: View, seat: int) -> PlayerView:
    """A player whose people have come home where nobody works any more."""
    player = view.players[seat]
    if view.phase in (PREPARATION, WORK):
        return player
    return replace(player, at_home=player.people - player.newborns - player.away)


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
    """The major improvements on offer, by name, and what the season and the cards in common do."""
    lines = ["All major improvements are sold"]
    if view.majors:
        lines = wrapped("Majors on offer:", [card.name for card in view.majors], f" {glyphs.dot} ", width)
    if view.special_cards:
        lines += wrapped("Special action cards:", special_cards(view), f" {glyphs.dot} ", width)
    if view.row:
        lines += wrapped("Open cards:", [card.name for card in view.row], f" {glyphs.dot} ", width)
    for deck in view.draw_decks:
        lines.append(f"{deck.name}: {deck.left} left")
    for card in view.seasons[:1] + view.common:
        lines += wrapped(f"{card.name}:", card.text.split(), " ", width)
    return Text("\n".join(lines))


def special_cards(view: View) -> list[str]:
    """The special action cards that are in reach: their actions, and where they lie; alone also the next one."""
    lines: list[str] = []
    for card in view.special_cards:
        where = "free" if card.place == "middle" else card.place
        if card.owner >= 0:
            where = f"{view.players[card.owner].name}, {card.place}"
        if card.following:
            where = "next"
        if card.place in ("middle", "face up", "face down") or card.following:
            lines.append(f"{card.name} {', '.join(card.actions)} ({where})")
    return lines


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
