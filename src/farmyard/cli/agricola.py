"""A game of Agricola at this screen.

Where several people share the screen, cards lie face down until the player whose turn it is asks to
look at them; `looking` is whose cards may be on the screen.
"""

from rich.text import Text

from farmyard import view
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import KEEPS
from farmyard.agricola.view import View
from farmyard.cli.commands import COMMANDS, WITH_MORE
from farmyard.cli.draw.cards import hand_lines, hand_table
from farmyard.cli.draw.glyphs import seat_style
from farmyard.cli.draw.options import menu_lines
from farmyard.cli.draw.scoring import scoring_table, verdict
from farmyard.cli.draw.table import harvesting, heading, own_farm, whole_table
from farmyard.cli.menu import Menu
from farmyard.cli.seats import Seats
from farmyard.cli.session import Session
from farmyard.cli.store import SaveFile
from farmyard.cli.terminal import Terminal
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option


class AgricolaSession(Session[Agricola, Menu]):
    commands = COMMANDS
    with_more = WITH_MORE

    def __init__(self, game: Agricola, seats: Seats, file: SaveFile, terminal: Terminal, go_on: str = "") -> None:
        super().__init__(game, seats, file, terminal, go_on)
        self.shared = len(seats.people) > 1 and bool(game.table.decks)
        self.looking = -1

    def in_short(self, happenings: list[Happening]) -> list[Happening]:
        """Who keeps which card in a draft is nobody else's business."""
        return [happening for happening in happenings if happening.what != KEEPS]

    def menu(self, seat: int) -> Menu:
        return Menu(view(self.game, seat))

    def choice(self, menu: Menu, words: str) -> str:
        return menu.choice(words)

    def nothing_said(self, menu: Menu) -> None:
        if self.face_down(menu.view):
            self.show_hand(menu.view)

    def told_as(self, taken_back: Option) -> str:
        secret = self.shared and taken_back.verb in ("keep", "discard", "draw")
        return "a choice of cards" if secret else taken_back.text

    def show_end(self) -> None:
        terminal, game = self.terminal, self.game
        for seat in range(game.seats()):
            terminal.say(own_farm(view(game, seat), seat, terminal.width, terminal.glyphs), Text(""))
        terminal.say(scoring_table(game, list(range(game.seats())), terminal.table_box))
        terminal.say(Text(verdict(game), "bold green"))

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
            terminal.title(heading(seen, terminal.glyphs))
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
