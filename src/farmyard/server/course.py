"""The course of one table: what was done there, what everybody sees of it, and the turn in progress.

`shown` is the game as everybody sees it. Whoever is at turn plays on a copy, `live`, that the others
see only once the turn is confirmed; until then it can be taken back. The copy pauses where the turn is
over, so that nothing of what comes then is seen before. Everything done is an `Entry`; the same entries
lead to the same course on every server. What is refused changes nothing.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from farmyard.agricola.state.happenings import ROUND
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.seen import touched
from farmyard.server import engine
from farmyard.server.database.kept import FINISHED, RUNNING, Entry, Summary
from farmyard.server.database.models import CHOOSE, CONFIRM, UNDO
from farmyard.server.engine import Playable
from farmyard.server.refusal import Refusal

LogLine = dict[str, Any]

_SEEN: Final = "What others have seen cannot be taken back"
_REVEALED: Final = "Something hidden was turned over: that cannot be taken back"
_NOTHING: Final = "Nothing has been chosen in this turn yet"


class Course:
    def __init__(self, game: Playable) -> None:
        self.shown = game
        self.live = game
        self.number = 0
        """Of the last entry; `shown_number` is that of the last one that everybody has seen."""
        self.shown_number = 0
        self.log: list[LogLine] = []
        self.pending: list[tuple[int, str]] = []
        """The choices of the turn in progress that nobody else has seen: their numbers and texts."""
        self.pending_log: list[LogLine] = []
        self.owner = -1 if game.decision is None else game.decision.seat
        """Whose turn it is."""
        self.stop = _NOTHING

    # -- what may be done -------------------------------------------------------------------

    @property
    def passed(self) -> bool:
        """Whether the turn in progress is complete: somebody else is asked next, or nobody."""
        return bool(self.pending) and (self.live.decision is None or self.live.decision.seat != self.owner)

    def choose(self, seat: int, text: str, confirms: bool) -> Entry:
        """Play an option; who does not confirm shows a complete turn at once."""
        self._check_turn(seat)
        if self.passed:
            raise Refusal("not-confirmed", "Your turn is complete: confirm it, or take something back")
        try:
            option = self.live.find(text)
        except FarmyardError as error:
            raise Refusal("not-possible", str(error)) from None
        entry = Entry(self.number + 1, seat, CHOOSE, option.text, False)
        turned_over = self._play(entry)
        shows = turned_over or (self.passed and not confirms)
        entry = Entry(entry.number, seat, CHOOSE, option.text, shows)
        self._after(entry)
        return entry

    def confirm(self, seat: int) -> Entry:
        """Show a complete turn to everybody."""
        self._check_turn(seat)
        if not self.passed:
            raise Refusal("not-possible", "There is nothing to confirm: your turn is not complete")
        entry = Entry(self.number + 1, seat, CONFIRM, "", True)
        self._after(entry)
        return entry

    def undo(self, seat: int, whole_turn: bool) -> Entry:
        """Take back one choice or all choices of the turn in progress."""
        self._check_turn(seat)
        if not self.pending:
            raise Refusal("nothing-to-undo", self.stop)
        back = len(self.pending) if whole_turn else 1
        entry = Entry(self.number + 1, seat, UNDO, str(back), False)
        self._take_back(back)
        self._after(entry)
        return entry

    def check_number(self, eyes: int, number: int) -> None:
        """Refuse what was meant for another state than these eyes see now."""
        if number != self.number_for(eyes):
            raise Refusal("moved-on", "The table has moved on since: look again")

    def preview(self, seat: int, text: str) -> "Course | None":
        """This course with one more choice; none where that would turn something hidden over."""
        trial = Course(self.shown)
        trial.number, trial.shown_number = self.number, self.shown_number
        trial.owner, trial.stop = self.owner, self.stop
        trial.live = self.shown if self.live is self.shown else self.live.clone()
        trial.pending, trial.pending_log = list(self.pending), list(self.pending_log)
        return None if trial.choose(seat, text, confirms=True).shows else trial

    def _check_turn(self, seat: int) -> None:
        if self.owner < 0:
            raise Refusal("not-possible", "The game is over: there is nothing left to choose")
        if seat != self.owner:
            raise Refusal("not-your-turn", f"It is the turn of {self.shown.names[self.owner]}")

    # -- what was done ----------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Follow what was done at this table before, or by another server."""
        if entry.kind == CHOOSE:
            self._play(entry)
        elif entry.kind == UNDO:
            self._take_back(int(entry.text))
        self._after(entry)

    def _play(self, entry: Entry) -> bool:
        """Play on the copy, which waits where the turn is over; says whether something hidden was turned over."""
        if self.live is self.shown:
            self.live = self.shown.clone()
        with self._telling(entry.number):
            self.live.play(entry.text, pausing=True)
        self.pending.append((entry.number, entry.text))
        return self.live.back_to(entry.seat) == self.live.chosen

    @contextmanager
    def _telling(self, number: int) -> Iterator[None]:
        """Add what happens on the copy to the log."""
        chapter = self.live.chapter()
        self.live.journal = []
        yield
        told, self.live.journal = self.live.journal, None
        for clause in engine.told(self.live, told, -1):
            chapter = self.live.chapter() if clause.what == ROUND else chapter
            target = touched(self.live.rulebook.target_view(self.live, clause.target))
            self.pending_log.append(_line(number, chapter, clause.seat, clause.words(), target))

    def _take_back(self, back: int) -> None:
        kept = self.pending[: len(self.pending) - back]
        numbers = {number for number, _ in kept}
        self.pending_log = [line for line in self.pending_log if line["number"] in numbers]
        self.pending = kept
        self.live = self.shown.clone() if kept else self.shown
        for _, text in kept:
            self.live.play(text, pausing=True)

    def _after(self, entry: Entry) -> None:
        self.number = entry.number
        if not entry.shows:
            return
        if self.live.paused:
            with self._telling(entry.number):
                self.live.advance()
        turned_over = self.live.luck() is not self.shown.luck()
        self.shown, self.shown_number = self.live, entry.number
        self.log += self.pending_log
        self.pending, self.pending_log = [], []
        before = self.owner
        self.owner = -1 if self.shown.decision is None else self.shown.decision.seat
        self.stop = _REVEALED if turned_over else _NOTHING if self.owner != before else _SEEN

    # -- what is seen -----------------------------------------------------------------------

    def game_for(self, eyes: int | None) -> Playable:
        return self.live if eyes == self.owner else self.shown

    def number_for(self, eyes: int | None) -> int:
        return self.number if eyes == self.owner else self.shown_number

    def log_for(self, eyes: int | None) -> list[LogLine]:
        return self.log + self.pending_log if eyes == self.owner else self.log

    def turn_for(self, eyes: int | None) -> dict[str, Any]:
        mine = eyes is not None and eyes == self.owner
        return {
            "seat": None if self.owner < 0 else self.owner,
            "mine": mine,
            "confirm": mine and self.passed,
            "undo": len(self.pending) if mine else 0,
            "undo_stop": self.stop if mine else "",
        }

    def state_for(self, eyes: int | None) -> dict[str, Any]:
        """Everything that is drawn for a seat, or for somebody without one."""
        return self.states_for([eyes])[0]

    def states_for(self, everybody: Sequence[int | None]) -> list[dict[str, Any]]:
        """Everything that is drawn for several who see the same game."""
        game = self.game_for(everybody[0])
        beside = {"deciding": None if game.decision is None else game.decision.seat, "over": game.over}
        winners = engine.best(game)
        return [
            {
                "number": self.number_for(eyes),
                "eyes": eyes,
                "hand_over": None,
                **beside,
                **seen,
                "turn": self.turn_for(eyes),
                "scores": engine.points_seen(seen["view"]),
                "winners": winners,
            }
            for eyes, seen in zip(everybody, engine.seen_by(game, everybody))
        ]

    def summary(self) -> Summary:
        """What the lobby shows: the game as everybody sees it."""
        game, over = self.shown, self.shown.over
        asked = None if game.decision is None else game.decision.seat
        scores = tuple(engine.points(game)) if over else ()
        state = FINISHED if over else RUNNING
        return Summary(state, game.chapter(), asked, scores, tuple(engine.best(game)))


def _line(number: int, chapter: str, seat: int, text: str, target: dict[str, Any]) -> LogLine:
    who = None if seat < 0 else seat
    return {"number": number, "chapter": chapter, "seat": who, "text": text, "target": target}
