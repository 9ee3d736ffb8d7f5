"""A game being played at this screen: people are asked, computers choose, every choice is saved."""

import contextlib
import shlex

from rich.padding import Padding
from rich.text import Text

from farmyard import view
from farmyard.agricola.game import Agricola
from farmyard.cli import chronicle, commands
from farmyard.cli.draw.glyphs import seat_style
from farmyard.cli.draw.options import menu_lines
from farmyard.cli.draw.scoring import scoring_table, verdict
from farmyard.cli.draw.table import harvesting, heading, own_farm, whole_table
from farmyard.cli.menu import Menu
from farmyard.cli.seats import Seats
from farmyard.cli.store import SaveFile
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.kernel.errors import FarmyardError, IllegalChoice
from farmyard.kernel.option import Option


class Session:
    def __init__(self, game: Agricola, seats: Seats, file: SaveFile, terminal: Terminal) -> None:
        self.game = game
        self.seats = seats
        self.file = file
        self.terminal = terminal
        self.computers = seats.computers(game)
        self.happenings = chronicle.retell(game)
        self.shown = len(self.happenings)

    # -- the course of the game -------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; either way the game is saved."""
        self.file.write(self.game)
        if self.seats.people and not self.game.over:
            self.terminal.line(f"Every choice is saved in {self.file.path}; 'help' says how to answer.", "dim")
        try:
            self.play_on()
            self.finish()
        except (EOFError, KeyboardInterrupt):
            self.farewell()
        except BrokenPipeError:
            self.file.write(self.game)
            raise

    def play_on(self) -> None:
        game = self.game
        while (decision := game.decision) is not None:
            if self.seats.human(decision.seat):
                self.ask(decision.seat)
            else:
                self.choose(self.computers[decision.seat].choose(decision))

    def choose(self, option: Option) -> None:
        self.happenings += chronicle.play_and_tell(self.game, option)

    def finish(self) -> None:
        """The final farms and the scoring."""
        self.autosave()
        if self.seats.people:
            self.report_happenings()
        terminal, game = self.terminal, self.game
        terminal.title("The end of the game")
        for seat in range(game.seats()):
            terminal.say(own_farm(view(game, seat), seat, terminal.width, terminal.glyphs), Text(""))
        terminal.say(scoring_table(game, list(range(game.seats())), terminal.table_box))
        terminal.say(Text(verdict(game), "bold green"))
        terminal.line(f"The game is saved in {self.file.path}")

    def farewell(self) -> None:
        """Save first: the terminal may be gone."""
        self.file.write(self.game)
        with contextlib.suppress(OSError):
            self.terminal.line("")
            self.terminal.line(f"The game is saved in {self.file.path}")
            self.terminal.line(f"Go on with: farmyard play --resume {shlex.quote(str(self.file.path))}")

    # -- asking a person --------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the situation and listen until a choice has been made."""
        menu = Menu(view(self.game, seat))
        self.show(menu)
        before = len(self.game.choices)
        while len(self.game.choices) == before:
            try:
                if not self.answer(menu, self.terminal.ask("> ")):
                    return
            except FarmyardError as error:
                self.terminal.say(Text(str(error), "red"))
        self.autosave()

    def answer(self, menu: Menu, words: str) -> bool:
        """Carry out a command or a choice; false when the game is no longer where it was."""
        command, _, rest = words.partition(" ")
        if not words:
            return True
        carried_out = commands.carry_out(self, menu, command.lower(), rest.strip())
        if carried_out is None:
            self.choose(self.game.find(menu.choice(words)))
            return True
        return carried_out

    def autosave(self) -> None:
        """Save without stopping the game where saving fails."""
        try:
            self.file.write(self.game)
        except BadCommand as error:
            self.terminal.say(Text(f"Careful: {error}", "red"))

    def undo(self) -> None:
        """Take back to the last choice that a person made."""
        replay: Agricola = self.game.beginning()
        own = -1
        for number, option in enumerate(self.game.choices):
            assert replay.decision is not None
            if self.seats.human(replay.decision.seat):
                own = number
            replay.play(option.text)
        if own < 0:
            raise IllegalChoice("There is no choice of yours to take back")
        taken_back = self.game.choices[own].text
        self.game.undo(len(self.game.choices) - own)
        self.terminal.line(f"Taken back: {taken_back}")
        self.computers = self.seats.computers(self.game)
        self.happenings = chronicle.retell(self.game)
        self.shown = len(self.happenings)
        self.autosave()

    # -- showing ----------------------------------------------------------------------------

    def show(self, menu: Menu) -> None:
        """The situation as a seat sees it: the whole table for a placement, else the own farm."""
        terminal, seen = self.terminal, menu.view
        terminal.line("")
        if menu.placing:
            terminal.title(heading(seen, terminal.glyphs))
            terminal.say(whole_table(seen, seen.seat, terminal.width, terminal.glyphs))
        else:
            if harvesting(seen):
                terminal.title(heading(seen, terminal.glyphs))
            terminal.say(own_farm(seen, seen.seat, terminal.width, terminal.glyphs, menu.marks))
        self.report_happenings()
        terminal.line("")
        terminal.say(self.question(seen.question, seen.seat))
        terminal.say(*menu_lines(menu, terminal.glyphs))

    def question(self, words: str, seat: int) -> Text:
        """What is asked, and of whom where several people share the screen."""
        if len(self.seats.people) == 1:
            return Text(words, "bold")
        return Text.assemble((f"{self.game.names[seat]}, it is your turn. ", seat_style(seat)), (words, "bold"))

    def report_happenings(self) -> None:
        """What has happened since a person was asked last."""
        new = chronicle.sentences(self.happenings[self.shown :], self.game.names)
        self.shown = len(self.happenings)
        if not new:
            return
        self.terminal.line("")
        if any([not self.human(seat) for seat, _ in new]):
            self.terminal.line("Since your last turn:", "dim")
        for seat, line in new:
            self.terminal.say(Padding(Text(line, "" if seat >= 0 else "bold"), (0, 0, 0, 2)))

    def human(self, seat: int) -> bool:
        return seat >= 0 and self.seats.human(seat)
