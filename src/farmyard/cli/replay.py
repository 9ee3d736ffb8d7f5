"""`farmyard replay`: step through a saved game on a terminal, or print where it leads."""

import argparse
from pathlib import Path

from rich.text import Text

from farmyard.cli.chronicle import play_and_note
from farmyard.cli.draw.table import BEFORE
from farmyard.cli.play import read_game, table_seats
from farmyard.cli.screens import SCREENS
from farmyard.cli.seats import NAMES, SEATS
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.game import Game
from farmyard.kernel.past import links
from farmyard.kernel.story import lines

HINT = "Enter: next   b: back   12: to choice 12   r 5: to round 5   q: quit"


class Replay:
    """A finished reading of a record: every position can be shown."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.last = game.chosen
        self.choices = links(game.past)
        self.rounds = [*[choice.round for choice in self.choices], game.round]

    def at(self, number: int) -> Game:
        """The game after the first choices."""
        game: Game = self.game.beginning()
        for choice in self.choices[:number]:
            game.play(choice.option.text, seat=choice.seat)
        return game

    def told(self, number: int) -> list[str]:
        """What happened because of a choice, counted from 1, a line for each player."""
        game, choice = self.at(number - 1), self.choices[number - 1]
        game.ask_first(choice.seat)
        noted = play_and_note(game, game.find(choice.option.text))
        return [line for _, line in lines(game.story(noted), game.names)]

    def seen_by(self, number: int) -> int:
        """The seat that made a choice, counted from 1; before all of them, the starting player."""
        return self.choices[number - 1].seat if number else self.at(0).starting_player

    def line(self, number: int) -> str:
        """A choice as a line, counted from 1."""
        choice = self.choices[number - 1]
        return f"{number:>4}  {self.game.names[choice.seat]}: {choice.option.text}"

    def start_of_round(self, wanted: str) -> int:
        """The number of choices made before a round."""
        if not wanted.isdecimal() or int(wanted) not in self.rounds:
            raise BadCommand(f"the record has rounds {self.rounds[0]} to {self.rounds[-1]}, say for example r 2")
        return self.rounds.index(int(wanted))

    def check(self, number: int) -> int:
        if not 0 <= number <= self.last:
            raise BadCommand(f"the record has {self.last} choices: give a number from 0 to {self.last}, not {number}")
        return number

    def target(self, answer: str, now: int) -> int:
        """Where an answer leads."""
        if not answer:
            return min(now + 1, self.last)
        if answer in ("b", "back"):
            return max(now - 1, 0)
        if answer.isascii() and answer.isdecimal():
            return self.check(int(answer[:9]))
        command, _, rest = answer.partition(" ")
        if command in ("r", "round"):
            return self.start_of_round(rest.strip())
        raise BadCommand(f"'{answer}' means nothing here. {HINT}")


def replay(arguments: argparse.Namespace) -> int:
    """Replay one record; returns the exit code."""
    path = Path(arguments.file).expanduser()
    kept, game = read_game(path)
    if SEATS in kept.header:
        table_seats(kept, game, path, kept.header.get(NAMES)).sit_down(game)
    reading = Replay(game)
    to = reading.last if arguments.to is None else reading.check(arguments.to)
    terminal = Terminal()
    if arguments.all:
        _print_choices(reading, to, terminal)
    elif terminal.interactive:
        _step_through(reading, 0 if arguments.to is None else to, terminal)
    else:
        _show(reading, to, terminal)
        _show_scoring(reading.at(to), terminal)
    return 0


def _step_through(reading: Replay, now: int, terminal: Terminal) -> None:
    _step(reading, now, terminal)
    while True:
        try:
            answer = terminal.ask("replay> ").lower()
            if answer in ("q", "quit", "exit"):
                return
            now = reading.target(answer, now)
            _step(reading, now, terminal)
        except FarmyardError as error:
            terminal.say(Text(str(error), "red"))
        except (EOFError, KeyboardInterrupt):
            terminal.line("")
            return


def _step(reading: Replay, now: int, terminal: Terminal) -> None:
    terminal.clear()
    _show(reading, now, terminal)
    terminal.line("")
    if now == reading.last:
        _show_scoring(reading.at(now), terminal)
    if now:
        terminal.line(f"Choice {now} of {reading.last}: {reading.line(now).strip().partition('  ')[2]}", "bold")
        for line in reading.told(now):
            terminal.line(f"  {line}")
    else:
        terminal.line(f"The beginning of a record of {reading.last} choices", "bold")
    terminal.line(HINT, "dim")


def _show(reading: Replay, now: int, terminal: Terminal) -> None:
    """The table after some choices, seen by whoever made the last one."""
    game = reading.at(now)
    SCREENS[game.name].show(game, reading.seen_by(now), terminal)


def _show_scoring(game: Game, terminal: Terminal) -> None:
    terminal.say(*SCREENS[game.name].scoring(game, terminal))


def _print_choices(reading: Replay, to: int, terminal: Terminal) -> None:
    for number in range(1, to + 1):
        if number == 1 or reading.rounds[number - 1] != reading.rounds[number - 2]:
            round = reading.rounds[number - 1]
            terminal.line(f"Round {round}" if round else BEFORE, "bold")
        terminal.line(reading.line(number))
    _show_scoring(reading.at(to), terminal)
