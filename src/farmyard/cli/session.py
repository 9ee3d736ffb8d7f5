"""A game being played at this screen: people are asked, computers choose, every choice is saved.

Where several people share the screen, cards lie face down until the player whose turn it is asks to
look at them; `looking` is whose cards may be on the screen.
"""

import contextlib
import shlex

from rich.padding import Padding
from rich.text import Text

from farmyard import view
from farmyard.agricola.game import Agricola
from farmyard.agricola.view import View
from farmyard.cli import chronicle, commands
from farmyard.cli.draw.cards import hand_lines, hand_table
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
    def __init__(self, game: Agricola, seats: Seats, file: SaveFile, terminal: Terminal, go_on: str = "") -> None:
        self.game = game
        self.seats = seats
        self.file = file
        self.terminal = terminal
        self.computers = seats.computers(game)
        self.happenings = chronicle.retell(game)
        self.shown = len(self.happenings)
        self.go_on = go_on or f"farmyard play --resume {shlex.quote(str(file.path))}"
        self.shared = len(seats.people) > 1 and bool(game.table.decks)
        self.looking = -1
        self.asked: dict[int, int] = {}
        """How much had happened when a seat was asked last: the screen may have been cleared since."""

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
            self.terminal.line(f"Go on with: {self.go_on}")

    # -- asking a person --------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the situation and listen until a choice has been made."""
        menu = Menu(view(self.game, seat))
        first = self.hand_over(menu)
        self.show(menu)
        before = len(self.game.choices)
        while len(self.game.choices) == before:
            try:
                words, first = first or self.terminal.ask("> "), ""
                if not self.answer(menu, words):
                    return
            except FarmyardError as error:
                self.terminal.say(Text(str(error), "red"))
        self.asked[seat] = len(self.happenings)
        self.autosave()

    def answer(self, menu: Menu, words: str) -> bool:
        """Carry out a command or a choice; false when the game is no longer where it was."""
        command, _, rest = words.partition(" ")
        if not words:
            if self.face_down(menu.view):
                self.show_hand(menu.view)
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
        taken_back = self.game.choices[own]
        self.game.undo(len(self.game.choices) - own)
        secret = self.shared and taken_back.verb in ("keep", "discard", "draw")
        self.terminal.line(f"Taken back: {'a choice of cards' if secret else taken_back.text}")
        self.computers = self.seats.computers(self.game)
        self.happenings = chronicle.retell(self.game)
        self.shown = len(self.happenings)
        self.asked = {seat: min(asked, self.shown) for seat, asked in self.asked.items()}
        self.autosave()

    # -- hidden cards -----------------------------------------------------------------------

    def face_down(self, seen: View) -> bool:
        """Whether a player's cards are still to be looked at."""
        return self.shared and self.looking != seen.seat

    def hand_over(self, menu: Menu) -> str:
        """Hide the cards of whoever played before; what would show cards waits for their owner.

        An answer given instead of a mere Enter is the answer to what is shown then.
        """
        if not self.face_down(menu.view):
            return ""
        if self.looking >= 0:
            self.terminal.clear()
            self.shown = min(self.shown, self.asked.get(menu.view.seat, 0))
        self.looking = -1
        if not menu.secret:
            return ""
        self.terminal.line("")
        self.terminal.say(self.invitation(menu.view.seat))
        answer = self.terminal.ask("> ")
        self.looking = menu.view.seat
        return answer

    def invitation(self, seat: int) -> Text:
        return Text(f"{self.game.names[seat]}: press Enter to look at your cards", seat_style(seat))

    def show_hand(self, seen: View, in_short: bool = False) -> None:
        """The cards in hand with their texts, or only by name."""
        self.looking = seen.seat
        if in_short:
            self.terminal.say(*hand_lines(seen, min(self.terminal.width, 150), self.terminal.glyphs))
        else:
            self.terminal.say(hand_table(seen))

    # -- showing ----------------------------------------------------------------------------

    def show(self, menu: Menu) -> None:
        """The situation as a seat sees it: its cards while hands are made, the table for a placement, else its farm."""
        terminal, seen = self.terminal, menu.view
        terminal.line("")
        if not seen.round:
            terminal.title("Before the game")
            self.show_hand(seen, menu.secret and not menu.about_all_cards)
        else:
            self.show_table(menu)
        self.report_happenings()
        terminal.line("")
        terminal.say(self.question(seen.question, seen.seat))
        terminal.say(*menu_lines(menu, terminal.glyphs))
        if self.face_down(seen) and seen.hand:
            terminal.say(self.invitation(seen.seat))

    def show_table(self, menu: Menu) -> None:
        terminal, seen = self.terminal, menu.view
        if not self.shared and self.looking != seen.seat and seen.hand:
            self.show_hand(seen)
            terminal.line("")
        if menu.placing or harvesting(seen):
            terminal.title(heading(seen, terminal.glyphs))
        if menu.placing:
            terminal.say(whole_table(seen, seen.seat, terminal.width, terminal.glyphs))
        else:
            terminal.say(own_farm(seen, seen.seat, terminal.width, terminal.glyphs, menu.marks))
        if seen.hand and not menu.secret and not self.face_down(seen):
            terminal.say(Text(""), *hand_lines(seen, min(terminal.width, 150), terminal.glyphs))

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
