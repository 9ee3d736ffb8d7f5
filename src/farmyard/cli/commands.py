"""What a person can say besides choosing: look at things, take back, save, leave.

`COMMON` is understood at the table of every game.
"""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from farmyard.agricola.view import SpaceView
from farmyard.cli.cards import card_meant
from farmyard.cli.draw.cards import played_cards, whole_card
from farmyard.cli.draw.glyphs import seat_style
from farmyard.cli.draw.options import all_options, exchanges
from farmyard.cli.draw.scoring import EACH, scoring_table, thresholds_table
from farmyard.cli.draw.table import heading, majors_table, own_farm, whole_table
from farmyard.cli.facts import called
from farmyard.cli.menu import Menu
from farmyard.cli.names import one_of
from farmyard.cli.session import AnySession, Command
from farmyard.cli.terminal import BadCommand

if TYPE_CHECKING:
    from farmyard.cli.agricola import AgricolaSession

HELP: Final = """\
Answer with the number of an option, or with its text: 7, place Fishing, fishing.
Numbers on the board stay the same for the whole game.
Cells are named by row and column: plow b3, room a1, stable c4, enclose b3 b4.
Where there is only one thing to do with a cell, its name is enough: b3.
A pasture is fenced by naming its cells; to divide one, name one part of it.

  x          exchanges you may make at any time (x2 makes the second one)
  list       every option, one on a line
  undo       take back your last choice
  board      the whole table again
  farm       all farmyards, large
  majors     the major improvements on offer and what they do
  coming     the round cards that are still to come
  hand       your cards with their texts
  cards      the cards that have been played and what lies on them
  card NAME  everything about a card
  help SPACE what a space does
  scoring    how points are counted, and what your next ones take
  hint       what a master would consider now
  lessons    tell how to play as things come up, or no more
  score      what your farm would score now (score all: everybody's)
  log        what has happened so far
  why        what programs at the table say about their last choices
  save       save now (save FILE: a copy); every choice is saved anyway
  quit       leave; the game is saved

On small farms: W C S are rooms of wood, clay and stone, ~ is an unsown field,
3g a field with 3 grain, ^ a stable, 2s 2b 2c are sheep, boars and cattle."""


def _help(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(Text(_about(menu, rest) if rest else HELP))
    return True


def _about(menu: Menu, name: str) -> str:
    """What a space does, by its number on the board or its name."""
    spaces = menu.view.spaces
    if name.isascii() and name.isdecimal() and 1 <= int(name[:9]) <= len(spaces):
        return _said(menu, spaces[int(name) - 1])
    wanted = one_of([space.name for space in spaces], name, verbs=False)
    for space in spaces:
        if space.name == wanted:
            return _said(menu, space)
    raise BadCommand(f"there is no space '{name[:40]}' on the board: 'board' shows all")


def _said(menu: Menu, space: SpaceView) -> str:
    """What a space does, and what the season changes there."""
    seasons = menu.view.seasons
    now = f" In {seasons[0].name.lower()}: {', '.join(space.altered)}." if seasons and space.altered else ""
    return f"{space.name}: {space.text}{now}"


def _scoring(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(thresholds_table(session.game, menu.view.seat, session.terminal.table_box), Text(EACH, "dim"))
    return True


def _exchanges(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    if not menu.view.exchanges:
        raise BadCommand("there is nothing to exchange now")
    session.terminal.say(Text("At any time:", "bold"), exchanges(menu))
    return True


def _list(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(all_options(menu))
    return True


def _undo(session: AnySession, menu: object, rest: str) -> bool:
    session.undo()
    return False


def _board(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    terminal = session.terminal
    terminal.title(heading(menu.view, terminal.glyphs))
    terminal.say(whole_table(menu.view, menu.view.seat, terminal.width, terminal.glyphs))
    return True


def _farm(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    terminal = session.terminal
    for seat in range(len(menu.view.players)):
        terminal.say(own_farm(menu.view, seat, terminal.width, terminal.glyphs), Text(""))
    return True


def _majors(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(majors_table(menu.view))
    return True


def _hand(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.show_hand(menu.view)
    return True


def _cards(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(played_cards(menu.view))
    return True


def _card(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    if not rest:
        raise BadCommand("say which card, like 'card Clay Oven'")
    here = [card for card in called(rest) if card.key in session.game.board.names]
    session.terminal.say(whole_card(here[0] if len(here) == 1 else card_meant(rest), session.terminal.glyphs))
    return True


def _coming(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    coming = [season.name.lower() for season in menu.view.seasons[1:]]
    if coming:
        session.terminal.say(Text(f"  seasons: {', '.join(coming)}"))
    elif not menu.view.still_to_come:
        raise BadCommand("all round cards have been turned over")
    for stage, names in menu.view.still_to_come.items():
        session.terminal.say(Text(f"  stage {stage}: {', '.join(names)}"))
    return True


def _score(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    if rest not in ("", "all"):
        raise BadCommand("say 'score' for your own farm or 'score all' for everybody's")
    seats = list(range(session.game.seats())) if rest else session.game.side(menu.view.seat)
    session.terminal.say(scoring_table(session.game, seats, session.terminal.table_box))
    return True


def _hint(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.terminal.say(session.advice(menu))
    return True


def _log(session: AnySession, menu: object, rest: str) -> bool:
    if not session.happenings:
        raise BadCommand("nothing has happened yet")
    for seat, line in session.told(session.happenings):
        session.terminal.say(Text(line, "" if seat >= 0 else seat_style(seat)))
    return True


def _why(session: AnySession, menu: object, rest: str) -> bool:
    """What computers say about their last choices, where that cannot show anything hidden."""
    if session.game.has_hands():
        raise BadCommand("while there are hands, nobody says why: that could show what it holds")
    reasons = {seat: player.explain() for seat, player in session.computers.items()}
    told = [f"{session.game.names[seat]}: {reason}" for seat, reason in reasons.items() if reason]
    if not told:
        raise BadCommand("nobody at this table says why it chooses")
    for line in told:
        session.terminal.say(Text(line))
    return True


def _save(session: AnySession, menu: object, rest: str) -> bool:
    if rest:
        session.terminal.line(f"A copy is saved in {session.file.copy_to(session.game, rest)}")
    else:
        session.file.write(session.game)
        session.terminal.line(f"The game is saved in {session.file.path}")
    return True


def _quit(session: AnySession, menu: object, rest: str) -> bool:
    raise EOFError  # leaving is the end of the input


COMMON: Final[dict[str, Command]] = {
    "undo": _undo, "u": _undo, "log": _log, "why": _why, "save": _save, "quit": _quit, "q": _quit, "exit": _quit,
}  # fmt: skip
WITH_MORE: Final = ("help", "score", "save", "card")


def _lessons(session: "AgricolaSession", menu: Menu, rest: str) -> bool:
    session.learn(not session.lessons)
    session.terminal.say(
        *session.lesson_lines(menu) if session.lessons else [Text("No more lessons: 'lessons' again brings them back")]
    )
    return True


COMMANDS: Final[dict[str, Command]] = {
    "help": _help, "h": _help, "?": _help, "x": _exchanges, "list": _list,
    "board": _board, "table": _board, "farm": _farm, "farms": _farm, "majors": _majors, "coming": _coming,
    "hand": _hand, "cards": _cards, "card": _card, "score": _score, "scoring": _scoring, "hint": _hint, "hints": _hint,
    "lessons": _lessons,
    **COMMON,
}  # fmt: skip
