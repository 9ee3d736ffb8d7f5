"""A game being played at this screen: people are asked, computers choose, every choice is saved.

What a table looks like and which commands it understands is added by the session of each game.
"""

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from farmyard.ai.advice import Advice, advice, recommended
from farmyard.ai.player import SECONDS
from farmyard.cli import chronicle
from farmyard.cli.draw.glyphs import seat_style
from farmyard.cli.invocation import again
from farmyard.cli.seats import Seats
from farmyard.cli.store import SaveFile
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.kernel import record
from farmyard.kernel.errors import FarmyardError, IllegalChoice, UnreadableChoice
from farmyard.kernel.game import Game
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option
from farmyard.kernel.past import links
from farmyard.kernel.seat import Seat
from farmyard.kernel.story import lines

GameT = TypeVar("GameT", bound=Game)
MenuT = TypeVar("MenuT")
Command = Callable[[Any, Any, str], bool]
"""Is given the session, the menu and the rest of the words; false when the game has changed."""


class Session(ABC, Generic[GameT, MenuT]):
    hints = False
    """Whether a master's advice is shown whenever an action is chosen."""
    commands: dict[str, Command]
    with_more: tuple[str, ...]
    """The commands that may be followed by more words."""

    def __init__(
        self,
        game: GameT,
        seats: Seats,
        file: SaveFile,
        terminal: Terminal,
        go_on: str = "",
        seconds: float = SECONDS,
    ) -> None:
        self.game = game
        self.seats = seats
        self.file = file
        self.terminal = terminal
        self.seconds = seconds
        self.computers = seats.computers(game, seconds)
        self.happenings = chronicle.retell(game)
        self.shown = len(self.happenings)
        self.go_on = go_on or again("play", "--resume", str(file.path))
        self.asked: dict[int, int] = {}
        """How much had happened when a seat was asked last: the screen may have been cleared since."""
        self.marks: tuple[int, tuple[str, ...]] = (-1, ())
        """The options whose spaces were marked last, and how many choices had been made then."""

    # -- what the session of a game adds ----------------------------------------------------

    @abstractmethod
    def menu(self, seat: int) -> MenuT:
        """What a seat sees and can answer."""

    @abstractmethod
    def choice(self, menu: MenuT, words: str) -> str:
        """The text of the option that an answer means."""

    @abstractmethod
    def show(self, menu: MenuT) -> None:
        """The situation and the question."""

    @abstractmethod
    def show_end(self) -> None:
        """The end of the game, the scoring and who has won."""

    def hand_over(self, menu: MenuT) -> str:
        """Prepare the screen for whoever is asked; an answer given meanwhile is the answer to what is shown then."""
        return ""

    def nothing_said(self, menu: MenuT) -> None:
        """What a mere Enter does."""

    def told_as(self, taken_back: Option) -> str:
        """A choice that was taken back, as everybody may hear it."""
        return taken_back.text

    def in_short(self, happenings: list[Happening]) -> list[Happening]:
        """What is worth telling of what everybody can see on the table."""
        return happenings

    def told(self, happenings: list[Happening]) -> list[tuple[int, str]]:
        """Happenings as lines, each with its seat."""
        return lines(self.game.story(happenings), self.game.names)

    def considered(self, seat: int) -> list[Advice]:
        """What a master would consider."""
        with self.terminal.thinking("A master"):
            return advice(Seat(self.game, seat), self.seconds, seed=self.game.chosen)

    def marked(self, seat: int) -> tuple[str, ...]:
        """The options whose spaces a master marks for a learner, who is about to place a person."""
        if not self.seats.learns(seat):
            return ()
        if self.marks[0] != self.game.chosen:
            with self.terminal.thinking("A master"):
                self.marks = (self.game.chosen, recommended(Seat(self.game, seat), self.game.seed + self.game.chosen))
        return self.marks[1]

    def within_limits(self, option: Option) -> Option:
        """An option, unless it is a space that a learner may not use now."""
        decision = self.game.decision
        marked = self.marked(decision.seat) if decision is not None and self.seats.limited(decision.seat) else ()
        if marked and option.verb == "place" and option.text not in marked:
            names = [text.removeprefix("place ") for text in marked]
            raise BadCommand(f"{option.what} is not marked for you: choose {', '.join(names[:-1])} or {names[-1]}")
        return option

    # -- the course of the game -------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; either way the game is saved."""
        self.autosave()
        if self.seats.people and not self.game.over:
            self.terminal.line("'help' says how to answer. Every choice is saved in", "dim")
            self.terminal.line(f"{self.file.path}", "dim")
        try:
            self.play_on()
            self.finish()
        except (EOFError, KeyboardInterrupt):
            self.farewell()
        except BrokenPipeError:
            self.keep()
            raise

    def play_on(self) -> None:
        while (decision := self.game.decision) is not None:
            if self.seats.human(decision.seat):
                self.ask(decision.seat)
            else:
                with self.terminal.thinking(self.game.names[decision.seat]):
                    option = self.computers[decision.seat].choose(Seat(self.game, decision.seat))
                for remark in self.computers[decision.seat].remarks():
                    self.terminal.say(Text(remark, "red"))
                self.choose(option)

    def let_computers_go(self) -> None:
        for seat, player in self.computers.items():
            player.leave(Seat(self.game, seat))

    def choose(self, option: Option) -> None:
        self.happenings += chronicle.play_and_note(self.game, option)

    def finish(self) -> None:
        """The final tables and the scoring."""
        where = self.keep()
        self.let_computers_go()
        if self.seats.people:
            self.report_happenings()
        self.terminal.title("The end of the game")
        self.show_end()
        self.tell_kept(where)

    def farewell(self) -> None:
        """Save first: the terminal may be gone."""
        where = self.keep()
        with contextlib.suppress(OSError):
            self.terminal.line("")
            self.tell_kept(where)
            if where == self.file.path:
                self.terminal.line(f"Go on with: {self.go_on}")
            elif where is not None:
                self.terminal.line(f"Go on with: {again('play', '--resume', str(where))}")

    def keep(self) -> Path | None:
        """Save the game, if need be in another place; gives where it is."""
        try:
            self.file.write(self.game)
        except BadCommand:
            return self.file.rescue(self.game)
        return self.file.path

    def tell_kept(self, where: Path | None) -> None:
        """Where the game is saved; where that is nowhere, the game itself."""
        if where is not None:
            self.terminal.line(f"The game is saved in {where}")
            return
        self.terminal.line("The game could not be saved anywhere. Copy these lines into a file to keep it:")
        for line in record.write(self.game, self.file.remarks).splitlines():
            self.terminal.line(line)

    # -- asking a person --------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the situation and listen until a choice has been made."""
        menu = self.menu(seat)
        first = self.hand_over(menu)
        self.show(menu)
        before = self.game.chosen
        while self.game.chosen == before:
            try:
                words, first = first or self.terminal.ask("> "), ""
                if not self.answer(menu, words):
                    return
            except FarmyardError as error:
                self.terminal.say(Text(str(error), "red"))
        self.asked[seat] = len(self.happenings)
        self.autosave()

    def answer(self, menu: MenuT, words: str) -> bool:
        """Carry out a command or a choice; false when the game is no longer where it was."""
        command, _, rest = words.partition(" ")
        if not words:
            self.nothing_said(menu)
            return True
        carry_out = self.commands.get(command.lower())
        if carry_out is not None and (not rest or command.lower() in self.with_more):
            return carry_out(self, menu, rest.strip())
        try:
            self.choose(self.within_limits(self.game.find(self.choice(menu, words))))
        except UnreadableChoice:
            raise BadCommand(f"'{words[:40]}' is no choice: 'list' shows what can be answered, 'help' how") from None
        return True

    def autosave(self) -> None:
        """Save without stopping the game where saving fails."""
        try:
            self.file.write(self.game)
        except BadCommand as error:
            self.terminal.say(Text(f"Careful: {error}", "red"))

    def undo(self) -> None:
        """Take back the last choice that a person made, with what computers have answered since."""
        game = self.game
        own = [link for link in links(game.past) if self.seats.human(link.seat)]
        if not own:
            raise IllegalChoice("There is no choice of yours to take back")
        last = own[-1]
        computers = tuple(self.computers)
        if game.back_to(last.seat, computers) >= last.number:
            why = game.why_not_back(last.seat, computers)
            raise IllegalChoice(f"'{self.told_as(last.option)}' cannot be taken back any more: {why}")
        taken_back = last.option
        game.undo(game.chosen - last.number + 1)
        self.terminal.line(f"Taken back: {self.told_as(taken_back)}")
        self.let_computers_go()
        self.computers = self.seats.computers(self.game, self.seconds)
        self.happenings = chronicle.retell(self.game)
        self.shown = len(self.happenings)
        self.asked = {seat: min(asked, self.shown) for seat, asked in self.asked.items()}
        self.autosave()

    # -- showing ----------------------------------------------------------------------------

    def question(self, words: str, seat: int) -> Text:
        """What is asked, and of whom where several people share the screen."""
        if len(self.seats.people) == 1:
            return Text(words, "bold")
        return Text.assemble((f"{self.game.names[seat]}, it is your turn. ", seat_style(seat)), (words, "bold"))

    def rule(self, text: Text) -> Rule:
        """A line between the table and the talk about it."""
        return Rule(text, characters=self.terminal.glyphs.rule, style="dim")

    def report_happenings(self) -> None:
        """Tell what has happened since a person was asked last."""
        self.terminal.say(*self.news(-1))

    def news(self, seat: int) -> list[RenderableType]:
        """What has happened since a person was asked last, as this seat is told."""
        happenings = self.happenings[self.shown :]
        self.shown = len(self.happenings)
        told = self.told(self.in_short(happenings))
        if not told:
            return []
        news: list[RenderableType] = [Text("")]
        if any([not self.human(seat) for seat, _ in told]):
            news.append(Text("Since your last turn:", "dim"))
        news += [Padding(Text(line, "" if seat >= 0 else "bold"), (0, 0, 0, 2)) for seat, line in told]
        return news + self.explained([happening for happening in happenings if happening.seat != seat])

    def explained(self, happenings: list[Happening]) -> list[RenderableType]:
        """What should be known about what others have done."""
        return []

    def human(self, seat: int) -> bool:
        return seat >= 0 and self.seats.human(seat)


AnySession = Session[Any, Any]
