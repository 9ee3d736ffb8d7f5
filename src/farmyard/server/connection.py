"""One browser at a table: understands its messages and sends it what it may see.

What is sent next is worked out when there is time to send, from what was sent last: a slow browser
gets fewer and larger updates, and nothing piles up.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from farmyard.server import engine
from farmyard.server.changes import changes
from farmyard.server.limits import LARGEST_MESSAGE, Allowance, Rate
from farmyard.server.protocol import messages as say
from farmyard.server.refusal import Refusal
from farmyard.server.showing import people, table_info
from farmyard.server.table import Table
from farmyard.server.turn import LogLine

log = logging.getLogger("farmyard")
_PATIENCE: Final = 100
_SEND_SECONDS: Final = 20
_NEWEST: Final = 150
_MEANWHILE: Final = 40
POLICY: Final = 1008


Adviser = Callable[[Table, int, int], Awaitable[list[tuple[str, float]]]]
"""Says what options to consider at a table, for a seat, at a number."""


class Connection:
    def __init__(self, socket: WebSocket, table: Table, hello: say.Hello, messages: Rate, advise: Adviser) -> None:
        self.socket = socket
        self.table = table
        self.held = table.held_by(hello.secrets)
        self.sitting = self.held[0] if self.held else None
        self.sent: dict[str, Any] | None = None
        self.allowance = Allowance(*messages)
        self.advise = advise
        self._outbox: deque[dict[str, Any]] = deque()
        self._answering: int | None = None
        self._new_state = self._new_people = False
        self._wake = asyncio.Event()
        self._seen = hello.seen
        self._coming = True
        """Until the first state is sent: only who comes is told what happened meanwhile."""
        self._again = table.kept.again

    # -- the life of a connection -----------------------------------------------------------

    async def serve(self) -> None:
        """Greet, then listen until the browser leaves."""
        self._outbox.append(self._welcome())
        self._new_state = True
        self.table.listen(self)
        sender = asyncio.create_task(self._send_all())
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            self.table.leave(self)
            if self.sent is not None:
                self.table.saw(self.held, self.sent["number"])

    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if not self.allowance.take():
                self._refuse(None, Refusal("too-often", "That was too much at once: wait a moment"))
                if self.allowance.refused > _PATIENCE:
                    await self.socket.close(POLICY)
                    return
                continue
            await self.hear(text)

    async def hear(self, text: str) -> None:
        """Understand one message and do what it asks; what is refused is answered with the reason."""
        number: int | None = None
        try:
            message = understand(text)
            number = getattr(message, "id", None)
            await self._obey(message)
        except Refusal as refusal:
            self._refuse(number, refusal)
        except Exception:
            log.exception("a message to table %s failed", self.table.id)
            self._refuse(number, Refusal("server", "Something went wrong here; nothing has changed"))

    # -- what it asks for -------------------------------------------------------------------

    async def _obey(self, message: Any) -> None:
        handler = _HANDLERS.get(type(message))
        if handler is None:
            raise Refusal("malformed", "This connection has already said hello")
        await handler(self, message)

    def _seat(self) -> int:
        """The seat that acts: the one that is looking."""
        if self.sitting is None:
            raise Refusal("not-your-seat", "You are watching: only those who hold a seat can do that")
        return self.sitting

    def _answers(self, to: int) -> Callable[[], None]:
        """Lets the next state or update be the answer to a message."""

        def note() -> None:
            self._answering = to

        return note

    async def sit(self, message: say.Sit) -> None:
        if message.seat not in self.held:
            raise Refusal("not-your-seat", "This browser does not hold that seat")
        self.sitting, self._answering = message.seat, message.id
        self.changed()

    async def choose(self, message: say.Choose) -> None:
        await self.table.choose(self._seat(), message.option, message.number, self._answers(message.id))

    async def confirm(self, message: say.Confirm) -> None:
        await self.table.confirm(self._seat(), message.number, self._answers(message.id))

    async def undo(self, message: say.Undo) -> None:
        await self.table.undo(self._seat(), message.number, message.all, self._answers(message.id))

    async def preview(self, message: say.Preview) -> None:
        found = await self.table.preview(self._seat(), message.option, message.number)
        different, told = found or ([], [])
        answer = {"type": "preview", "to": message.id, "number": message.number, "option": message.option}
        self._post(answer | {"hidden": found is None, "changes": different, "log": told})

    async def hint(self, message: say.AskHint) -> None:
        advice = await self.advise(self.table, self._seat(), message.number)
        async with self.table.lock:
            offered = {option["text"]: option for option in self.table.state(self.eyes)["options"]}
        found = [{**_advised(offered[text]), "worth": worth} for text, worth in advice if text in offered]
        self._post({"type": "hint", "to": message.id, "number": message.number, "options": found})

    async def hand(self, message: say.AskHand) -> None:
        cards = await self.table.meanings(self._seat(), message.number)
        self._post({"type": "hand", "to": message.id, "number": message.number, "cards": cards})

    async def scores(self, message: say.AskScores) -> None:
        async with self.table.lock:
            game = self.table.course.game_for(self.eyes)
            found = engine.scored(game)
        self._post({"type": "scores", "to": message.id, **found})

    async def resync(self, message: say.Resync) -> None:
        async with self.table.lock:
            self.sent = self.table.remembered(self.eyes, message.number)
        self._answering = message.id
        self.changed()

    async def older_log(self, message: say.AskLog) -> None:
        async with self.table.lock:
            lines = [line for line in self.table.course.log_for(self.eyes) if line["number"] < message.before]
        more = len(lines) > _NEWEST
        self._post({"type": "log", "to": message.id, "entries": lines[-_NEWEST:], "more": more})

    async def prefer(self, message: say.Prefer) -> None:
        for seat in self.held:
            await self.table.prefer(seat, message.confirm, message.lessons)
        self._post({"type": "preferred", "to": message.id, **self._preferences()})

    # -- what it sees -----------------------------------------------------------------------

    @property
    def eyes(self) -> int | None:
        """Whose eyes look at the screen: nobody's while it is handed over."""
        return None if self._hand_over() is not None else self.sitting

    def _hand_over(self) -> int | None:
        """Another seat of this browser that is asked, where hands must stay hidden from each other."""
        turns = self.table.course.turns
        asked = [seat for seat in self.held if seat in turns and self.sitting not in turns]
        if not asked:
            return None
        if self.table.course.shown.has_hands():
            return asked[0]
        self.sitting = asked[0]
        return None

    def changed(self) -> None:
        self._new_state = True
        self._wake.set()

    def people_changed(self) -> None:
        self._new_people = True
        self._wake.set()

    def _post(self, message: dict[str, Any]) -> None:
        self._outbox.append(message)
        self._wake.set()

    def _refuse(self, to: int | None, refusal: Refusal) -> None:
        number = None if self.sent is None else self.sent["number"]
        self._post({"type": "error", "to": to, "code": refusal.code, "message": str(refusal), "number": number})

    def _welcome(self) -> dict[str, Any]:
        info = table_info(self.table.kept, self.table.ending)
        return {"type": "welcome", "protocol": 1, "table": info, "seats": list(self.held), **self._preferences()}

    def _preferences(self) -> dict[str, bool]:
        seats = [self.table.kept.seats[seat] for seat in self.held]
        return {"confirm": all([seat.confirm for seat in seats]), "lessons": any([seat.lessons for seat in seats])}

    async def _send_all(self) -> None:
        """Send whatever there is, then wait for more; who does not take it in time is let go."""
        try:
            while True:
                message = await self._next()
                if message is None:
                    await self._wake.wait()
                    self._wake.clear()
                    continue
                await asyncio.wait_for(self.socket.send_text(to_json(message).decode()), _SEND_SECONDS)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            await self._close()

    async def _close(self) -> None:
        with contextlib.suppress(RuntimeError):
            await self.socket.close(POLICY)

    async def _next(self) -> dict[str, Any] | None:
        if self._outbox:
            return self._outbox.popleft()
        if self._new_state:
            self._new_state = False
            async with self.table.lock:
                message = self._state_or_update()
            if message is not None:
                return message
        if self._new_people:
            self._new_people = False
            self._tell_of_the_next_table()
            return people(self.table)
        return None

    def _tell_of_the_next_table(self) -> None:
        if self.table.kept.again != self._again:
            self._again = self.table.kept.again
            self._outbox.append({"type": "again", "table": self._again})

    def _state_or_update(self) -> dict[str, Any] | None:
        hand_over = self._hand_over()
        state = self.table.state(self.eyes)
        if hand_over is not None:
            state = {**state, "hand_over": hand_over}
        before, self.sent = self.sent, state
        to, self._answering = self._answering, None
        lines = self.table.course.log_for(self.eyes)
        if before is None or (before["eyes"], before["hand_over"]) != (state["eyes"], state["hand_over"]):
            return self._whole_state(to, state, lines)
        if before is state and to is None:
            return None
        kept, new = told_since(lines, before["number"])
        return {
            "type": "update", "to": to, "since": before["number"], "number": state["number"], "log_kept": kept,
            "changes": changes(before, state), "log": new,
        }  # fmt: skip

    def _whole_state(self, to: int | None, state: dict[str, Any], lines: list[LogLine]) -> dict[str, Any]:
        last = self._last_seen() if self._coming else self.table.course.number
        meanwhile = [line for line in lines if line["number"] > last and line["seat"] not in self.held]
        self._coming = False
        told = {"log": lines[-_NEWEST:], "since_you_left": meanwhile[-_MEANWHILE:]}
        return {"type": "state", "to": to, "state": state, **told}

    def _last_seen(self) -> int:
        """The number up to which this browser, or its players elsewhere, have seen it; all if they never have."""
        if self._seen is not None:
            return self._seen
        return max([self.table.kept.seats[seat].seen for seat in self.held], default=0) or self.table.course.number


def _advised(option: dict[str, Any]) -> dict[str, Any]:
    return {"option": option["text"], "label": option["label"], "target": option["target"]}


def told_since(lines: list[LogLine], number: int) -> tuple[int, list[LogLine]]:
    """The number of the last line that somebody at a number knows and that still stands, and the lines after it."""
    first = len(lines)
    while first and lines[first - 1]["number"] > number:
        first -= 1
    return (lines[first - 1]["number"] if first else 0), lines[first:]


Handler = Callable[[Connection, Any], Awaitable[None]]
_HANDLERS: Final[dict[type[Any], Handler]] = {
    say.Sit: Connection.sit,
    say.Choose: Connection.choose,
    say.Confirm: Connection.confirm,
    say.Undo: Connection.undo,
    say.Preview: Connection.preview,
    say.AskHint: Connection.hint,
    say.AskHand: Connection.hand,
    say.AskScores: Connection.scores,
    say.Resync: Connection.resync,
    say.AskLog: Connection.older_log,
    say.Prefer: Connection.prefer,
}


def understand(text: str) -> say.FromPage:
    """A message from the page; what was sent is not repeated in the refusal."""
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("too-large", f"A message may have {LARGEST_MESSAGE} characters, not {len(text)}")
    try:
        return say.FROM_PAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join([str(part) for part in first["loc"]])
        raise Refusal("malformed", f"{where or 'the message'}: {first['msg']}") from None
