"""A game of Agricola at this screen.

Where several people share the screen, cards lie face down until the player whose turn it is asks to
look at them; `looking` is whose cards may be on the screen.
"""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from farmyard import view
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import BUILDS, KEEPS, PLAYS
from farmyard.agricola.view import View
from farmyard.cli.commands import COMMANDS, WITH_MORE
from farmyard.cli.draw.cards import hand_lines, hand_table
from farmyard.cli.draw.glyphs import LESSON, seat_style
from farmyard.cli.draw.options import hint_lines, marked_line, menu_lines
from farmyard.cli.draw.scoring import scoring_table, verdict
from farmyard.cli.draw.table import layouts, own_farm, situation, small_own_farm
from farmyard.cli.facts import facts_of
from farmyard.cli.menu import Menu
from farmyard.cli.seats import LESSONS
from farmyard.cli.session import Session
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option
from farmyard.lessons import due

_PROMPT = 2
"""The rows of the prompt and of the space before the table."""


class AgricolaSession(Session[Agricola, Menu]):
    commands = COMMANDS
    with_more = WITH_MORE

    looking = -1
    lessons = False
    """Whether people are told how to play as things come up."""

    @property
    def shared(self) -> bool:
        """Whether several people must hide cards from each other."""
        return len(self.seats.people) > 1 and bool(self.game.board.hand_cards)

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
        if self.lessons and self.seats.people:
            terminal.say(*[Text(lesson.text) for lesson in due(game, self.seats.people[0])])

    # -- advice and explanations ------------------------------------------------------------

    def advice(self, menu: Menu) -> RenderableType:
        """What a master would consider."""
        return hint_lines(menu, self.considered(menu.view.seat), self.terminal.glyphs)

    def explained(self, happenings: list[Happening]) -> list[RenderableType]:
        """The cards that others have played, with what they do."""
        keys = [key for happening in happenings if happening.what in (PLAYS, BUILDS) for key in happening.target.cards]
        cards = [card for key in dict.fromkeys(keys) if (card := facts_of(key)) is not None]
        return [Padding(Text(f"{card.name}: {card.text}", "dim"), (0, 0, 0, 4)) for card in cards]

    def learn(self, wanted: bool) -> None:
        """Tell lessons from now on, or no more; the game remembers that."""
        self.lessons = wanted
        self.file.remark(LESSONS, "yes" if wanted else "")
        self.autosave()

    def lesson_lines(self, menu: Menu) -> list[RenderableType]:
        """What a learner is told now."""
        lessons = due(self.game, menu.view.seat) if self.lessons else ()
        return [Padding(Text.assemble((f"{lesson.title}: ", LESSON), lesson.text), (0, 2, 0, 2)) for lesson in lessons]

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
            self.terminal.wipe()
            self.shown = min(self.shown, self.asked.get(menu.view.seat, 0))
        self.looking = -1
        if not menu.secret:
            return ""
        self.terminal.line("")
        self.terminal.say(self.invitation(menu.view.seat))
        answer = self.terminal.ask("> ")
        self.looking = menu.view.seat
        return answer

    def farewell(self) -> None:
        """Whoever leaves does not leave cards on a shared screen."""
        if self.shared and self.looking >= 0:
            self.terminal.wipe()
        super().farewell()

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
        """The situation as a seat sees it: its cards while hands are made, the table for a placement, else its farm.

        Where not everything fits the screen, what has happened comes first: it is the table that must be seen.
        """
        terminal, seen = self.terminal, menu.view
        terminal.line("")
        news, talk = self.news(seen.seat), self.talk(menu)
        if not seen.round:
            self.show_hand(seen, menu.secret and not menu.about_all_cards)
            terminal.say(*news, *talk)
            return
        if not self.shared and self.looking != seen.seat and seen.hand:
            self.show_hand(seen)
            terminal.line("")
        taken = terminal.rows(*news, *talk) + _PROMPT
        table = terminal.fitting(taken, *self.layouts(menu))
        told = [table, *news] if terminal.fits(taken, table) else [*news, Text(""), table]
        terminal.say(*told, *talk)

    def talk(self, menu: Menu) -> list[RenderableType]:
        """Where in the game the table is, what is asked and what can be answered."""
        seen = menu.view
        lines: list[RenderableType] = [self.rule(situation(seen, self.terminal.glyphs))]
        lines += self.lesson_lines(menu)
        lines += [self.question(seen.question, seen.seat), *menu_lines(menu, self.terminal.glyphs)]
        if menu.placing and self.marked(seen.seat):
            lines.append(marked_line(menu, self.marked(seen.seat), self.seats.limited(seen.seat), self.terminal.glyphs))
        if self.hints and menu.placing:
            lines.append(self.advice(menu))
        if self.face_down(seen) and seen.hand:
            lines.append(self.invitation(seen.seat))
        return lines

    def layouts(self, menu: Menu) -> list[RenderableType]:
        """What may be shown of the table, from much to little."""
        seen, width, glyphs = menu.view, self.terminal.width, self.terminal.glyphs
        names: list[RenderableType] = []
        if seen.hand and not menu.secret and not self.face_down(seen):
            names = [Text(""), *hand_lines(seen, min(width, 150), glyphs)]
        if menu.placing:
            marks = {text.removeprefix("place "): glyphs.marker for text in self.marked(seen.seat)}
            whole, own, *smaller = layouts(seen, seen.seat, width, glyphs, marks)
            return [Group(whole, *names), Group(own, *names), own, *smaller]
        farms = [own_farm(seen, farm, width, glyphs, menu.marks(farm)) for farm in menu.farms]
        large = farms[0] if len(farms) == 1 else Group(*[part for farm in farms for part in (farm, Text(""))])
        if menu.groups:
            return [Group(large, *names), large]
        small = small_own_farm(seen, seen.seat, glyphs)
        return [Group(large, *names), large, small, Text("")]
