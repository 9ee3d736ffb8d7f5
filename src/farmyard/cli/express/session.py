"""A game of Agricola Express at this screen."""

import textwrap
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from farmyard.cli.express.commands import COMMANDS, WITH_MORE
from farmyard.cli.express.draw import score_table, sheets, situation, tray, verdict
from farmyard.cli.express.menu import Menu, in_short
from farmyard.cli.express.options import hint_lines, menu_lines, numbered
from farmyard.cli.session import Session
from farmyard.express.game import Express
from farmyard.express.rules.groups import groups
from farmyard.express.story import ROLLS
from farmyard.express.view import target_view, view
from farmyard.kernel.journal import Happening
from farmyard.kernel.view import OptionView

_IN_A_PIPE: Final = 16
_LEAST: Final = 9
_AROUND: Final = 14
"""The lines that a table for one takes besides the options, with a line or two of what has happened."""


class ExpressSession(Session[Express, Menu]):
    commands = COMMANDS
    with_more = WITH_MORE

    def in_short(self, happenings: list[Happening]) -> list[Happening]:
        """Rolls are on the tray, and the round in the heading."""
        told = [Happening(ROLLS, done.seat) if done.what == ROLLS else done for done in happenings]
        return [happening for happening in told if happening.seat >= 0]

    def menu(self, seat: int) -> Menu:
        return Menu(view(self.game, seat), self.room())

    def room(self) -> int:
        """How many lines options may take."""
        if not self.terminal.lively:
            return _IN_A_PIPE
        return max(_LEAST, self.terminal.console.height - _AROUND - 2 * (self.game.seats() - 1))

    def choice(self, menu: Menu, words: str) -> str:
        return menu.choice(words)

    def answer(self, menu: Menu, words: str) -> bool:
        fold = menu.folds.get(words.lower())
        if fold is None:
            return super().answer(menu, words)
        self.terminal.say(numbered(self.game, menu.numbers(fold)))
        return True

    def show(self, menu: Menu) -> None:
        terminal, seen = self.terminal, menu.view
        terminal.line("")
        self.show_table(menu)
        terminal.say(*self.news(seen.seat), self.rule(situation(seen, terminal.glyphs)))
        terminal.say(self.question(seen.question, seen.seat))
        if menu.rolling:
            self.show_groups(seen.seat)
        terminal.say(*menu_lines(self.game, menu, terminal.glyphs))
        if self.hints:
            terminal.say(self.advice(menu))

    def advice(self, menu: Menu) -> RenderableType:
        """What a master would consider."""
        return hint_lines(menu, self.considered(menu.view.seat), self.terminal.glyphs)

    def show_table(self, menu: Menu) -> None:
        terminal = self.terminal
        terminal.say(*sheets(menu.view, terminal.width, terminal.glyphs))
        terminal.say(tray(menu.view, terminal.width, terminal.glyphs))

    def show_groups(self, seat: int) -> None:
        """What could be done with the dice on the table."""
        options = groups(self.game, self.game.sheets[seat], self.game.tray)
        possible = [OptionView(option.text, option.verb, target_view(option.target)) for option in options]
        words = ", ".join(in_short(possible)) or "nothing without an occupation"
        for line in textwrap.wrap(f"These dice allow: {words}", min(self.terminal.width, 100) - 2):
            self.terminal.line(f"  {line}", "dim")

    def show_end(self) -> None:
        terminal, game = self.terminal, self.game
        seen = view(game, 0)
        terminal.say(score_table(seen, list(range(game.seats())), terminal.table_box))
        terminal.say(Text(verdict(game, seen.winners), "bold green"))
