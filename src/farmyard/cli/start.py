"""The beginning for whoever says no more than `farmyard play`: a few tables to choose from, each a command line."""

import argparse
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from farmyard.cli.games import goes_on, saved_games
from farmyard.cli.invocation import again
from farmyard.cli.seats import read_names
from farmyard.cli.terminal import BadCommand, Terminal

TOGETHER: Final = ("play", "--family")
"""The table of several people; their names are still to be asked."""
_MOST_PEOPLE: Final = 5


@dataclass(frozen=True)
class Offer:
    """A table to choose, and what to type for it."""

    title: str
    about: str
    words: tuple[str, ...]


USUAL: Final = (
    Offer("First game", "explains itself as you play, against an apprentice: good to begin with", ("play", "--learn")),
    Offer("Family game", "against an apprentice, without hand cards",
           ("play", "--family", "--seats", "you,apprentice")),
    Offer("Full game", "with hand cards, against a farmer", ("play", "--seats", "you,farmer")),
    Offer("Together", "two to five people at this screen, family game", TOGETHER),
    Offer("Alone", "the solo series, each game a little harder", ("solo",)),
    Offer("Express", "the dice game, against a farmer", ("play", "--game", "express", "--seats", "you,farmer")),
    Offer("Campaign", "three games in a row against an apprentice", ("campaign",)),
)  # fmt: skip


def wanted(arguments: argparse.Namespace) -> bool:
    """Whether somebody sits at a terminal and has not said what to play."""
    said = [value for name, value in vars(arguments).items() if name != "command"]
    return all([value is None or value is False for value in said]) and Terminal().interactive


def choose(terminal: Terminal) -> list[str] | None:
    """The command line of the table that is chosen; none where somebody leaves."""
    tables = [*_to_go_on_with(), *USUAL]
    terminal.say(Text(""), Text("What would you like to play?", "bold"), _listed(tables))
    terminal.line("  Enter takes the first. What else there is:", "dim")
    terminal.line(f"  {again('play', '--help')}", "dim")
    while True:
        try:
            return _words(tables, terminal)
        except BadCommand as error:
            terminal.say(Text(str(error), "red"))
        except (EOFError, KeyboardInterrupt):
            terminal.line("")
            return None


def _to_go_on_with() -> list[Offer]:
    """The game that was left last."""
    last = [game for game in saved_games() if goes_on(game)][:1]
    return [Offer("Go on", f"{game.table}: {game.seats}, {game.chapter}", ("play", "--resume")) for game in last]


def _listed(tables: list[Offer]) -> Table:
    listed = Table.grid(padding=(0, 2, 0, 0))
    listed.add_column(justify="right", min_width=4, style="bold cyan", no_wrap=True)
    listed.add_column(no_wrap=True)
    listed.add_column(style="dim")
    for number, table in enumerate(tables, 1):
        listed.add_row(str(number), table.title, table.about)
    return listed


def _words(tables: list[Offer], terminal: Terminal) -> list[str] | None:
    answer = terminal.ask("> ")
    if answer.lower() in ("q", "quit", "exit"):
        return None
    number = answer or "1"
    if not (number.isascii() and number.isdecimal() and 1 <= int(number[:9]) <= len(tables)):
        raise BadCommand(f"give a number from 1 to {len(tables)}, or press Enter")
    words = tables[int(number) - 1].words
    return [*words, *_people(terminal)] if words is TOGETHER else list(words)


def _people(terminal: Terminal) -> list[str]:
    """Who plays together."""
    terminal.say(Text("Who plays? Give your names, like Anna, Ben", "bold"))
    names = terminal.ask("> ")
    people = names.count(",") + 1
    if not 2 <= people <= _MOST_PEOPLE:
        raise BadCommand(f"two to {_MOST_PEOPLE} people can sit here: name them all, with commas between")
    read_names(names, people)
    return ["--names", names]
