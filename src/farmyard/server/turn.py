"""A turn in progress: one seat plays on a copy of the game that nobody else sees until the turn is shown.

Where several seats choose at the same time, each has a turn of its own; whenever one of them is shown, the others
are carried on (`begin_on`) from the game as it is then.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from farmyard.agricola.state.happenings import ROUND
from farmyard.kernel.seen import touched
from farmyard.server import engine
from farmyard.server.engine import Playable

LogLine = dict[str, Any]


class Turn:
    def __init__(self, seat: int, game: Playable, number: int, stop: str) -> None:
        decision = game.choice_of(seat)
        assert decision is not None
        self.seat = seat
        self.at_once = decision.step.at_once
        """Whether others choose at the same time: then nothing of it is told before it is shown."""
        self.number = number
        """Of the entry since which this seat is asked what it is asked now."""
        self.stop = stop
        """Why nothing more can be taken back."""
        self.choices: list[tuple[int, str]] = []
        """The numbers and texts of what was chosen."""
        self.log: list[LogLine] = []
        self.live = game
        self.begin_on(game)

    def begin_on(self, game: Playable) -> None:
        """Make the choices again on a game as everybody sees it; without any, that game is looked at itself."""
        self.live = game.clone() if self.choices or self.at_once else game
        self._turn_to_me()
        for _, text in self.choices:
            self.live.play(text, pausing=True)
            self._turn_to_me()

    def _turn_to_me(self) -> None:
        if self.at_once and self.goes_on:
            self.live.ask_first(self.seat)

    @property
    def goes_on(self) -> bool:
        """Whether the seat has more to choose in this turn."""
        decision = self.live.choice_of(self.seat)
        return decision is not None and decision.step.at_once == self.at_once

    @property
    def passed(self) -> bool:
        """Whether the turn is complete: somebody else is asked next, or nobody."""
        return bool(self.choices) and not self.goes_on

    def play(self, number: int, text: str, shown: Playable) -> bool:
        """Play on the copy, which waits where the turn is over; says whether something hidden was turned over."""
        if self.live is shown:
            self.live = shown.clone()
        with self.telling(number):
            self.live.play(text, pausing=True)
        self.choices.append((number, text))
        turned_over = self.live.back_to(self.seat) == self.live.chosen
        self._turn_to_me()
        return turned_over

    def take_back(self, back: int, shown: Playable) -> None:
        """Take back the last choices."""
        self.choices = self.choices[: len(self.choices) - back]
        kept = {number for number, _ in self.choices}
        self.log = [line for line in self.log if line["number"] in kept]
        self.begin_on(shown)

    def finish(self, number: int) -> list[LogLine]:
        """Let the game go on behind the turn; returns everything that was told of it."""
        if self.live.paused:
            with self.telling(number):
                self.live.advance()
        return [{**line, "number": number} for line in self.log] if self.at_once else self.log

    def another(self, shown: Playable) -> "Turn":
        """A copy, to try something."""
        copy = Turn(self.seat, shown, self.number, self.stop)
        copy.choices, copy.log = list(self.choices), list(self.log)
        copy.begin_on(shown)
        return copy

    @contextmanager
    def telling(self, number: int) -> Iterator[None]:
        """Add what happens on the copy to the log."""
        chapter = self.live.chapter()
        self.live.journal = []
        yield
        told, self.live.journal = self.live.journal, None
        for clause in engine.told(self.live, told, -1):
            chapter = self.live.chapter() if clause.what == ROUND else chapter
            target = touched(self.live.rulebook.target_view(self.live, clause.target))
            who = None if clause.seat < 0 else clause.seat
            line = {"number": number, "chapter": chapter, "seat": who, "text": clause.words(), "target": target}
            self.log.append(line)
