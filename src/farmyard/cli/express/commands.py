"""What a person can say at a table of Agricola Express besides choosing."""

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from farmyard.cli.commands import COMMON
from farmyard.cli.express.draw import ABOUT, score_table
from farmyard.cli.express.menu import Menu
from farmyard.cli.express.options import exchanges, numbered
from farmyard.cli.session import Command
from farmyard.cli.terminal import BadCommand
from farmyard.express.scoring import PAR

if TYPE_CHECKING:
    from farmyard.cli.express.session import ExpressSession

HELP: Final = f"""\
Answer with the number of an option, or with its text: 3, collect 2 grain, plow field.
For each action, roll all dice or use those left on the table; then choose one dice group.
Dice in brackets are used. Harvests come after rounds 3, 5 and 6; alone, beat {PAR} points.
Costs come from your sheet or, doubled, from dice of the same kind.
On the sheets, (now +4) is what a harvest would score now, 2 food of 4 what you have and need.

  x          what you may cook for food at any time (x2 cooks the second)
  list       every option, one on a line (list grain: those about grain)
  hint       what a master would consider now
  undo       take back your last choice
  board      the table again
  about      what occupations and improvements do
  score      your score sheet line by line (score all: everybody's)
  log        what has happened so far
  why        what programs at the table say about their last choices
  save       save now (save FILE: a copy); every choice is saved anyway
  quit       leave; the game is saved"""


def _help(session: "ExpressSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(Text(HELP))
    return True


def _exchanges(session: "ExpressSession", menu: Menu, rest: str) -> bool:
    if not menu.view.exchanges:
        raise BadCommand("there is nothing to cook now")
    session.terminal.say(Text("At any time:", "bold"), exchanges(session.game, menu))
    return True


def _list(session: "ExpressSession", menu: Menu, rest: str) -> bool:
    options = menu.containing(rest)
    if not options:
        raise BadCommand(f"no option mentions '{rest}'; 'list' shows all")
    session.terminal.say(numbered(session.game, menu.numbers(options)))
    return True


def _board(session: "ExpressSession", menu: Menu, rest: str) -> bool:
    session.show_table(menu)
    return True


def _about(session: "ExpressSession", menu: Menu, rest: str) -> bool:
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, words in ABOUT.items():
        table.add_row(f"  {name}", Text(words, "dim"))
    session.terminal.say(table)
    return True


def _score(session: "ExpressSession", menu: Menu, rest: str) -> bool:
    if rest not in ("", "all"):
        raise BadCommand("say 'score' for your own sheet or 'score all' for everybody's")
    seats = list(range(session.game.seats())) if rest else [menu.view.seat]
    session.terminal.say(score_table(menu.view, seats, session.terminal.table_box))
    return True


def _hint(session: "ExpressSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(session.advice(menu))
    return True


WITH_MORE: Final = ("score", "save", "list")
COMMANDS: Final[dict[str, Command]] = {
    "help": _help, "h": _help, "?": _help, "x": _exchanges, "list": _list, "board": _board, "table": _board,
    "about": _about, "score": _score, "hint": _hint, "hints": _hint, **COMMON,
}  # fmt: skip
