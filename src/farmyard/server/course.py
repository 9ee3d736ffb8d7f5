"""The course of one table: what was done there, what everybody sees of it, and the turns in progress.

`shown` is the game as everybody sees it. Whoever is at turn plays on a copy (`server.turn`) that the others see only
once the turn is confirmed; until then it can be taken back. The copy pauses where the turn is over, so that nothing
of what comes then is seen before. Everything done is an `Entry`; the same entries lead to the same course on every
server. What is refused changes nothing.
"""

from collections.abc import Sequence
from typing import Any, Final

from farmyard.kernel.errors import FarmyardError
from farmyard.server import engine
from farmyard.server.database.kept import FINISHED, RUNNING, Entry, Summary
from farmyard.server.database.models import CHOOSE, CONFIRM, UNDO
from farmyard.server.engine import Playable
from farmyard.server.refusal import Refusal
from farmyard.server.turn import LogLine, Turn

_SEEN: Final = "What others have seen cannot be taken back"
_REVEALED: Final = "Something hidden was turned over: that cannot be taken back"
_NOTHING: Final = "Nothing has been chosen in this turn yet"


class Course:
    def __init__(self, game: Playable) -> None:
        self.shown = game
        self.number = 0
        """Of the last entry; `shown_number` is that of the last one that everybody has seen."""
        self.shown_number = 0
        self.log: list[LogLine] = []
        self.turns = {seat: Turn(seat, game, 0, _NOTHING) for seat in game.open_seats}
        """The turns in progress, by seat: several where players choose at the same time."""

    # -- what may be done -------------------------------------------------------------------

    def choose(self, seat: int, text: str, confirms: bool) -> Entry:
        """Play an option; who does not confirm shows a complete turn at once."""
        turn = self._turn(seat)
        if turn.passed:
            raise Refusal("not-confirmed", "Your turn is complete: confirm it, or take something back")
        try:
            option = turn.live.find(text)
        except FarmyardError as error:
            raise Refusal("not-possible", str(error)) from None
        turned_over = turn.play(self.number + 1, option.text, self.shown)
        shows = turned_over or (turn.passed and not confirms)
        entry = Entry(self.number + 1, seat, CHOOSE, option.text, shows)
        self._after(entry)
        return entry

    def confirm(self, seat: int) -> Entry:
        """Show a complete turn to everybody."""
        if not self._turn(seat).passed:
            raise Refusal("not-possible", "There is nothing to confirm: your turn is not complete")
        entry = Entry(self.number + 1, seat, CONFIRM, "", True)
        self._after(entry)
        return entry

    def undo(self, seat: int, whole_turn: bool) -> Entry:
        """Take back one choice or all choices of the turn in progress."""
        turn = self._turn(seat)
        if not turn.choices:
            raise Refusal("nothing-to-undo", turn.stop)
        back = len(turn.choices) if whole_turn else 1
        entry = Entry(self.number + 1, seat, UNDO, str(back), False)
        turn.take_back(back, self.shown)
        self._after(entry)
        return entry

    def check_number(self, eyes: int, number: int) -> None:
        """Refuse what was meant for another state than these eyes see now.

        What others choose at the same time changes nothing of what a seat is asked.
        """
        latest = self.number_for(eyes)
        turn = self.turns.get(eyes)
        earliest = turn.number if turn is not None and turn.at_once else latest
        if not earliest <= number <= latest:
            raise Refusal("moved-on", "The table has moved on since: look again")

    def preview(self, seat: int, text: str) -> "Course | None":
        """This course with one more choice; none where that would turn something hidden over."""
        trial = Course(self.shown)
        trial.number, trial.shown_number = self.number, self.shown_number
        trial.turns = {seat: self._turn(seat).another(self.shown)}
        return None if trial.choose(seat, text, confirms=True).shows else trial

    def _turn(self, seat: int) -> Turn:
        """The turn of a seat; refuses what it does where it has none."""
        if not self.turns:
            raise Refusal("not-possible", "The game is over: there is nothing left to choose")
        if seat not in self.turns:
            names = " and ".join([self.shown.names[other] for other in sorted(self.turns)])
            raise Refusal("not-your-turn", f"It is the turn of {names}")
        return self.turns[seat]

    # -- what was done ----------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Follow what was done at this table before, or by another server."""
        turn = self.turns[entry.seat]
        if entry.kind == CHOOSE:
            turn.play(entry.number, entry.text, self.shown)
        elif entry.kind == UNDO:
            turn.take_back(int(entry.text), self.shown)
        self._after(entry)

    def _after(self, entry: Entry) -> None:
        self.number = entry.number
        self.turns[entry.seat].number = entry.number
        if not entry.shows:
            return
        turn = self.turns.pop(entry.seat)
        self.log += turn.finish(entry.number)
        turned_over = turn.live.luck() is not self.shown.luck()
        self.shown, self.shown_number = turn.live, entry.number
        for other in self.turns.values():
            other.begin_on(self.shown)
        for seat in self.shown.open_seats:
            if seat not in self.turns:
                stop = _REVEALED if turned_over else _SEEN if seat == entry.seat else _NOTHING
                self.turns[seat] = Turn(seat, self.shown, entry.number, stop)

    # -- what is seen -----------------------------------------------------------------------

    def turn_of(self, eyes: int | None) -> Turn | None:
        """The turn in progress of whoever looks."""
        return None if eyes is None else self.turns.get(eyes)

    def game_for(self, eyes: int | None) -> Playable:
        turn = self.turn_of(eyes)
        return self.shown if turn is None else turn.live

    def number_for(self, eyes: int | None) -> int:
        turn = self.turn_of(eyes)
        return self.shown_number if turn is None else max(turn.number, self.shown_number)

    def log_for(self, eyes: int | None) -> list[LogLine]:
        turn = self.turn_of(eyes)
        return self.log if turn is None or turn.at_once else self.log + turn.log

    def turn_for(self, eyes: int | None) -> dict[str, Any]:
        turn = self.turn_of(eyes)
        if turn is None:
            decision = self.shown.decision
            seat = None if decision is None else decision.seat
            return {"seat": seat, "mine": False, "confirm": False, "undo": 0, "undo_stop": ""}
        return {
            "seat": turn.seat,
            "mine": True,
            "confirm": turn.passed,
            "undo": len(turn.choices),
            "undo_stop": turn.stop,
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
                "markers": None,
                "lessons": (),
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
