"""One table: decides who may do what, writes it down, and tells those who are connected.

Whatever changes the course happens under the lock, and nobody looks at the course outside it: so
nothing is seen before it is on disk. If writing fails, the course is read again from the database.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from farmyard.server import campaigns, engine, keys, learners
from farmyard.server.changes import ChangeDict, changes
from farmyard.server.course import Course
from farmyard.server.database.desk import Desk
from farmyard.server.database.kept import COMPUTER, OPEN, PERSON, Entry, KeptSeat, KeptTable, now
from farmyard.server.refusal import Refusal
from farmyard.server.turn import LogLine

T = TypeVar("T")
Then = Callable[[], None]
"""What is done when something is on disk, just before everybody is told."""
_FORGET_SECONDS: Final = 45.0
_REMEMBERED: Final = 4
"""How many states of each pair of eyes are at hand for those who missed an update."""


class Listener(Protocol):
    """Somebody who is told that there is something new to look at."""

    held: tuple[int, ...]

    def changed(self) -> None: ...
    def people_changed(self) -> None: ...


def nothing() -> None:
    """Do nothing."""


class Table:
    def __init__(
        self,
        kept: KeptTable,
        course: Course,
        desk: Desk,
        after: "Callable[[Table], None]",
        come_or_go: "Callable[[Table], None]",
    ) -> None:
        self.kept = kept
        self.course = course
        self.desk = desk
        self.after = after
        """Called after every change: for whoever must go on, like a computer player."""
        self.come_or_go = come_or_go
        """Called when somebody comes or goes: for the other servers."""
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        """Who sits and watches at other servers: when that was heard, the seats, and how many watch."""
        self.ending: campaigns.Ending | None = None
        """What the game means for its campaign, once it is over."""
        self._marked: dict[int, tuple[tuple[engine.Choice, ...], learners.Marks]] = {}
        """The spaces marked last for learners, with the choices that had been made by then."""
        self._states: dict[int | None, dict[int, dict[str, Any]]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sit_down()

    @property
    def id(self) -> str:
        return self.kept.id

    # -- what people do ---------------------------------------------------------------------

    async def choose(self, seat: int, text: str, number: int, then: Then = nothing) -> None:
        """Play an option of the state with this number."""
        await self._do(seat, number, lambda: self._chosen(seat, text), then)

    def _chosen(self, seat: int, text: str) -> Entry:
        learners.check_within_limits(self.kept.seats[seat], self.course.game_for(seat), self.marked(seat), text)
        return self.course.choose(seat, text, self.kept.seats[seat].confirm)

    async def confirm(self, seat: int, number: int, then: Then = nothing) -> None:
        """Show a complete turn to everybody."""
        await self._do(seat, number, lambda: self.course.confirm(seat), then)

    async def undo(self, seat: int, number: int, whole_turn: bool, then: Then = nothing) -> None:
        """Take back what nobody else has seen."""
        await self._do(seat, number, lambda: self.course.undo(seat, whole_turn), then)

    async def preview(self, seat: int, text: str, number: int) -> tuple[list[ChangeDict], list[LogLine]] | None:
        """What an option would change, and what the log would say; none where it would turn something over."""
        async with self.lock:
            self._check_running()
            self.course.check_number(seat, number)
            trial = self.course.preview(seat, text)
            if trial is None:
                return None
            told = trial.turns[seat].log[len(self.course.turns[seat].log) :]
            return changes(self.state(seat), trial.state_for(seat)), told

    async def meanings(self, seat: int, number: int) -> dict[str, str]:
        """What each card in a seat's hand would bring now."""
        async with self.lock:
            self._check_running()
            self.course.check_number(seat, number)
            return self.course.game_for(seat).meanings(seat)

    async def prefer(self, seat: int, confirm: bool | None, lessons: bool | None = None) -> None:
        """Let the turns of a seat wait for confirmation, or not; a turn that waits is shown then. So with lessons."""
        store, before = self.desk.store, self.kept.seats[seat]
        confirm = before.confirm if confirm is None else confirm
        wanted = replace(before, confirm=confirm, lessons=before.lessons if lessons is None else lessons)
        async with self.lock:
            await self.desk.write(lambda: store.prefer(self.id, wanted))
            self._reseat(wanted)
            self._states.pop(seat, None)
            number, turn = self.course.number_for(seat), self.course.turn_of(seat)
            waits = turn is not None and turn.passed
        if waits and not confirm:
            await self.confirm(seat, number)
        self.tell()

    async def join(self, code: str, name: str) -> tuple[int, str]:
        """Take the open seat of an invitation; returns the seat and its new secret."""
        return await self._finish(self._join(code, name))

    async def _join(self, code: str, name: str) -> tuple[int, str]:
        async with self.lock:
            invited = [seat for seat in self.kept.seats if seat.invitation and keys.matches(code, seat.invitation)]
            if not invited:
                raise Refusal("unknown-secret", "This invitation does not belong to this table")
            seat, secret = invited[0], keys.new_secret()
            taken = replace(seat, who=PERSON, name=name, secret=keys.fingerprint(secret))
            begins = not [other for other in self.kept.seats if other.who == OPEN and other.seat != seat.seat]
            store = self.desk.store
            if seat.who != OPEN or not await self.desk.write(lambda: store.take_seat(self.id, taken, begins)):
                raise Refusal("taken", "Somebody has already taken this seat")
            self._reseat(taken, begins)
        self.tell_people()
        self.after(self)
        return taken.seat, secret

    async def computer_chooses(self, seat: int, text: str, number: int) -> None:
        """Play for a computer, which never asks for confirmation."""
        await self._do(seat, number, lambda: self.course.choose(seat, text, confirms=False), nothing)

    # -- carrying it out --------------------------------------------------------------------

    async def _do(self, seat: int, number: int, act: Callable[[], Entry], then: Then) -> None:
        await self._finish(self._act(seat, number, act, then))

    async def _finish(self, doing: Coroutine[Any, Any, T]) -> T:
        """Go through with something although whoever asked for it may leave meanwhile."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _act(self, seat: int, number: int, act: Callable[[], Entry], then: Then) -> None:
        async with self.lock:
            written = False
            while not written:
                self._check_running()
                self.course.check_number(seat, number)
                written = await self._write(act())
        then()
        self.tell()
        self.after(self)
        await self.settle()

    async def settle(self) -> None:
        """See what a game that is over means for its campaign."""
        if self.ending is None and self.kept.campaign is not None and self.course.shown.over:
            kept, game = self.kept, self.course.shown
            self.ending = await self.desk.read(lambda: campaigns.ending_of(kept, game))
            self.tell_people()

    async def take(self, seat: int, card: str) -> None:
        """Choose what to take into the next game of the campaign."""
        if self.ending is None or self.ending.campaign.over:
            raise Refusal("not-possible", "Nothing is taken from here into another game")
        campaigns.check_taken(self.kept, self.ending.offers, seat, card)
        await self.desk.write(lambda: self.desk.store.take(self.id, seat, card))
        self.kept = replace(self.kept, taken={**self.kept.taken, seat: card})
        self.tell_people()

    async def _write(self, entry: Entry) -> bool:
        """The moment something becomes true: written under its number, or not at all if that is taken."""
        try:
            first = await self.desk.append(self.id, entry, self.course.summary())
        except BaseException:
            await self._read_again()
            raise
        if first:
            self._note_shown(entry)
        else:
            await self._read_again()
            self.tell()
        return first

    def _note_shown(self, entry: Entry) -> None:
        if entry.shows:
            self.kept = replace(self.kept, summary=self.course.summary(), played=now())

    async def _read_again(self) -> None:
        self._states.clear()
        self.kept, self.course = await self.desk.read(lambda: load(self.desk, self.id))
        self._sit_down()

    async def follow(self, entry: Entry) -> None:
        """Follow an entry that a server has written, if it is the next one; if some are missing, read them."""
        async with self.lock:
            missing = entry.number - self.course.number
            if missing == 1:
                self.course.apply(entry)
                self._note_shown(entry)
        if missing == 1:
            self.tell()
            await self.settle()
        elif missing > 1:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Follow what another server has written."""
        store = self.desk.store
        async with self.lock:
            kept = await self.desk.read(lambda: store.table(self.id))
            for entry in await self.desk.read(lambda: store.entries(self.id, self.course.number)):
                self.course.apply(entry)
            assert kept is not None
            before, self.kept = self.kept, kept
            people_changed = (kept.seats, kept.again, kept.taken) != (before.seats, before.again, before.taken)
            self._sit_down()
        self.tell()
        await self.settle()
        if people_changed:
            self.tell_people()

    def _check_running(self) -> None:
        if self.waiting:
            raise Refusal("waiting", "The game begins when every open seat is taken")

    @property
    def waiting(self) -> bool:
        return any([seat.who == OPEN for seat in self.kept.seats])

    def _reseat(self, seat: KeptSeat, begins: bool = False) -> None:
        self.kept = self.kept.with_seat(seat)
        if begins:
            self.kept = replace(self.kept, summary=self.course.summary())
        self._sit_down()

    def _sit_down(self) -> None:
        names = tuple([seat.name for seat in self.kept.seats])
        if names != self.course.shown.names:
            self.course.shown.names = names
            for turn in self.course.turns.values():
                turn.live.names = names
            self._states.clear()

    # -- who is there -----------------------------------------------------------------------

    def held_by(self, secrets: list[str]) -> tuple[int, ...]:
        """The seats that belong to these secrets; refuses one that belongs to none."""
        held: list[int] = []
        for secret in secrets:
            own = [seat.seat for seat in self.kept.seats if seat.secret and keys.matches(secret, seat.secret)]
            if not own:
                raise Refusal("unknown-secret", "This link does not belong to a seat of this table")
            held += own
        return tuple(sorted(set(held)))

    def computers_asked(self) -> list[int]:
        """The seats of the computers that may choose now."""
        return [seat for seat in self.course.turns if not self.waiting and self.kept.seats[seat].who == COMPUTER]

    # -- learners ---------------------------------------------------------------------------

    def marked(self, seat: int) -> learners.Marks | None:
        """The spaces that are marked for a seat now; none while they are still to be thought out."""
        choices, marks = self._marked.get(seat, ((), ()))
        now = engine.choices_of(self.course.game_for(seat))
        return marks if seat in self._marked and choices == now else None

    def to_be_marked(self) -> list[int]:
        """The learners for whom spaces should be marked now."""
        asked = [seat for seat in self.course.turns if not self.waiting and self.kept.seats[seat].markers]
        return [
            seat for seat in asked
            if self.marked(seat) is None and learners.open_spaces(self.course.game_for(seat), seat)
        ]  # fmt: skip

    async def mark(self, seat: int, choices: tuple[engine.Choice, ...], marks: learners.Marks) -> None:
        """Mark spaces for a seat after these choices."""
        async with self.lock:
            self._marked[seat] = (choices, marks)
            self._states.pop(seat, None)
        self.tell()

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.after(self)
        self.come_or_go(self)
        self.tell_people()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
        self._states = {eyes: seen for eyes, seen in self._states.items() if eyes is None or eyes in self.here()}
        self.come_or_go(self)
        self.tell_people()

    def saw(self, seats: tuple[int, ...], number: int) -> None:
        """Note how far players have seen, for when they come back with another browser."""
        for seat in seats:
            self.kept = self.kept.with_seat(replace(self.kept.seats[seat], seen=number))
            self.desk.saw(self.id, seat, number)

    def hear_of(self, server: str, here: tuple[int, ...], watching: int) -> None:
        """Note who is at this table elsewhere; what was not heard again for long is forgotten."""
        moment = time.monotonic()
        before = (self.here(), self.watching())
        self.elsewhere = {name: said for name, said in self.elsewhere.items() if moment - said[0] < _FORGET_SECONDS}
        self.elsewhere[server] = (moment, here, watching)
        if (self.here(), self.watching()) != before:
            self.tell_people()

    def here_at_this_server(self) -> tuple[int, ...]:
        return tuple(sorted({seat for listener in self.listeners for seat in listener.held}))

    def tell(self) -> None:
        for listener in self.listeners:
            listener.changed()

    def tell_people(self) -> None:
        for listener in self.listeners:
            listener.people_changed()

    def here(self) -> set[int]:
        """The seats whose players are connected."""
        away = [seat for _, seats, _ in self.elsewhere.values() for seat in seats]
        return {*self.here_at_this_server(), *away}

    def watching_at_this_server(self) -> int:
        return len([listener for listener in self.listeners if not listener.held])

    def watching(self) -> int:
        return self.watching_at_this_server() + sum([watching for _, _, watching in self.elsewhere.values()])

    # -- what is seen; only under the lock --------------------------------------------------

    def state(self, eyes: int | None) -> dict[str, Any]:
        """What these eyes see now; all that see the same game are shown it together."""
        number, game = self.course.number_for(eyes), self.course.game_for(eyes)
        if number not in self._states.setdefault(eyes, {}):
            eager = [one for one, seen in self._states.items() if self.course.number_for(one) not in seen]
            looking = [one for one in eager if self.course.game_for(one) is game]
            for one, state in zip(looking, self.course.states_for(looking)):
                if one is not None and self._learns(one):
                    state = learners.shown_to(self.kept.seats[one], game, self.marked(one), state)
                self._remember(one, state)
        return self._states[eyes][number]

    def _learns(self, seat: int) -> bool:
        return bool(self.kept.seats[seat].markers) or self.kept.seats[seat].lessons

    def _remember(self, eyes: int | None, state: dict[str, Any]) -> None:
        remembered = self._states[eyes]
        remembered.setdefault(state["number"], state)
        for old in list(remembered)[:-_REMEMBERED]:
            del remembered[old]

    def remembered(self, eyes: int | None, number: int) -> dict[str, Any] | None:
        """What these eyes saw at an earlier number, if that is still at hand."""
        return self._states.get(eyes, {}).get(number)


def load(desk: Desk, name: str) -> tuple[KeptTable, Course]:
    """Read a table and everything done at it; refuses a name that no table has."""
    kept = desk.store.table(name)
    if kept is None:
        raise Refusal("unknown-table", "There is no such table")
    names = tuple([seat.name for seat in kept.seats])
    course = Course(engine.begin(kept.game, kept.rules, kept.settings, kept.seed, names))
    for entry in desk.store.entries(name):
        course.apply(entry)
    return kept, course
