"""All tables of this house: making them, finding them, and what they give away after the end."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from farmyard.kernel.errors import BadSettings
from farmyard.server import campaigns, engine, keys, memory, replays
from farmyard.server.bots import levels_for
from farmyard.server.computers import Computers
from farmyard.server.course import Course
from farmyard.server.database.desk import Desk
from farmyard.server.database.kept import COMPUTER, FINISHED, OPEN, PERSON, WAITING, Entry, KeptSeat, KeptTable
from farmyard.server.database.store import News
from farmyard.server.neighbours import Neighbours
from farmyard.server.protocol.tables import Created, HeldSeat, Invitation, Joined, NewSeat, NewTable
from farmyard.server.refusal import Refusal
from farmyard.server.reviews import Reviews, told, without
from farmyard.server.table import Table, load

log = logging.getLogger("farmyard")
_PAGE: Final = 50
_SWEEP_SECONDS: Final = 15
_OVERDUE_SECONDS: Final = 45
_IDLE_SECONDS: Final = 300
_NAMES: Final = ("Marta", "Bruno", "Chiara", "Dov", "Emil", "Fanny")
"""What computers are called, by their seats."""


class Lobby:
    def __init__(self, desk: Desk, computers: Computers) -> None:
        self.desk = desk
        self.computers = computers
        self.reviews = Reviews(desk, self._choices)
        self.tables: dict[str, Table] = {}
        """The tables in memory; the others are read when somebody comes."""
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.neighbours: Neighbours | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._replays: dict[tuple[str, int | None], dict[str, Any]] = {}

    # -- making tables ----------------------------------------------------------------------

    async def create(self, wanted: NewTable) -> Created:
        """Set a table up."""
        if not engine.known(wanted.game):
            raise Refusal("bad-settings", f"There is no game '{wanted.game}'", "game")
        seed = keys.new_seed() if wanted.seed is None else wanted.seed
        taken = engine.NOT_SETTINGS & set(wanted.settings)
        if taken:
            raise Refusal("bad-settings", f"{' and '.join(sorted(taken))} is not chosen as a setting", min(taken))
        settings = {**wanted.settings, "players": str(len(wanted.seats))}
        held: list[HeldSeat] = []
        invitations: list[Invitation] = []
        levels = levels_for(wanted.game, self.computers.bots)
        seats = tuple([_seat(number, seat, levels, held, invitations) for number, seat in enumerate(wanted.seats)])
        kept = _new_table(wanted.game, settings, seed, wanted.listed, seats)
        if wanted.campaign:
            kept = _first_of_campaign(kept)
        await self.desk.write(lambda: self.desk.store.add(kept))
        await self._begun(kept)
        return Created(table=kept.id, seats=held, invitations=invitations)

    async def _begun(self, kept: KeptTable) -> None:
        """A table at which a computer begins is not left to itself."""
        if any([seat.who == COMPUTER for seat in kept.seats]):
            self.computers.consider(await self.table(kept.id))

    async def join(self, name: str, code: str, person: str) -> Joined:
        table = await self.table(name)
        seat, secret = await table.join(code, clean(person))
        return Joined(table=name, seat=seat, secret=secret)

    async def again(self, name: str, secret: str) -> str:
        """The table at which the players of a finished one play again, set up by the first who asks."""
        table = await self.table(name)
        table.held_by([secret])
        kept = await self._finished(name)
        if kept.again is not None:
            return kept.again
        settings = kept.settings
        if kept.campaign is not None:
            if table.ending is None or not table.ending.campaign.over:
                raise Refusal("not-over", "The campaign goes on when everybody has chosen what to take along")
            settings = kept.campaign["table"]
        anew = _next_table(kept, settings)
        return await self._follow(table, anew if kept.campaign is None else _first_of_campaign(anew))

    async def _follow(self, table: Table, following: KeptTable) -> str:
        """Let the players of a table go on to another, unless they have one already; returns its name."""
        again = await self.desk.write(lambda: self.desk.store.follow(table.id, following))
        if again == following.id:
            await self._begun(following)
        await table.catch_up()
        return again

    # -- campaigns --------------------------------------------------------------------------

    async def take(self, name: str, secret: str, card: str) -> str | None:
        """Take an occupation into the next game of a campaign; returns the table of that game once it is set up."""
        table = await self.table(name)
        held = table.held_by([secret])
        kept = await self._finished(name)
        if kept.again is not None:
            return kept.again
        await table.settle()
        for seat in held:
            await table.take(seat, card)
        return await self._go_on(table)

    async def _go_on(self, table: Table) -> str | None:
        """Set the next game of a campaign up, if it has one and everybody has chosen what to take along."""
        await table.settle()
        kept, game = table.kept, table.course.shown
        if table.ending is None or table.ending.campaign.over or not campaigns.all_chosen(kept):
            return kept.again
        if any([seat.who == COMPUTER for seat in kept.seats]):
            campaign = await self.computers.apart(campaigns.after, kept, game)
        else:
            campaign = campaigns.after(kept, game)
        following = _next_table(kept, campaign.settings().fields())
        return await self._follow(table, replace(following, campaign=campaign.as_dict()))

    # -- finding tables ---------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table, read from the database if it is not in memory."""
        self._used[name] = time.monotonic()
        if name in self.tables:
            return self.tables[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self.tables:
                try:
                    kept, course = await self.desk.read(lambda: load(self.desk, name))
                except Refusal:
                    self._used.pop(name, None)
                    raise
                table = Table(kept, course, self.desk, self.computers.consider, self._tell_neighbours)
                await table.settle()
                self.tables[name] = table
                self._announce({"ask": name})
        self._loading.pop(name, None)
        return self.tables[name]

    async def info(self, name: str) -> KeptTable:
        kept = await self.desk.read(lambda: self.desk.store.table(name))
        if kept is None:
            raise Refusal("unknown-table", "There is no such table")
        return kept

    async def listed(self, finished: bool, before: str | None) -> tuple[list[KeptTable], bool]:
        """The listed tables, the latest first, and whether there are more."""
        found = await self.desk.read(lambda: self.desk.store.listed(finished, before, _PAGE + 1))
        return found[:_PAGE], len(found) > _PAGE

    # -- after the end ----------------------------------------------------------------------

    async def _finished(self, name: str) -> KeptTable:
        kept = await self.info(name)
        if kept.summary.state != FINISHED:
            raise Refusal("not-over", "This is told when the game is over")
        return kept

    async def record(self, name: str) -> str:
        kept = await self._finished(name)
        return await self.desk.read(lambda: replays.record_text(kept, self._choices(name)))

    async def replay(self, name: str, eyes: int | None) -> dict[str, Any]:
        kept = await self._finished(name)
        if eyes is not None and eyes >= len(kept.seats):
            raise Refusal("not-possible", f"There is no seat {eyes} at this table")
        if (name, eyes) not in self._replays:
            made = await self.desk.read(lambda: replays.replay(kept, self._choices(name), eyes))
            self._replays[name, eyes] = made
            for old in list(self._replays)[:-10]:
                del self._replays[old]
        return self._replays[name, eyes]

    async def review(self, name: str) -> dict[str, Any]:
        """The review of a finished game as far as it has come, for whoever may see its replay."""
        kept = await self._finished(name)
        try:
            return told(await self.reviews.of(kept))
        except Refusal as refusal:
            return without("refused", str(refusal))

    async def ask_for_review(self, name: str, secret: str) -> dict[str, Any]:
        """Let a master look through a finished game for somebody who sat there."""
        (await self.table(name)).held_by([secret])
        return told(await self.reviews.ask(await self.info(name)))

    def _choices(self, name: str) -> tuple[engine.Choice, ...]:
        """The choices that stand at the end."""
        _, course = load(self.desk, name)
        return engine.choices_of(course.shown)

    # -- other servers ----------------------------------------------------------------------

    def meet(self, neighbours: Neighbours) -> None:
        """From now on, tell and hear the other servers at this database."""
        self.neighbours = neighbours

    def heard(self, news: News) -> None:
        """Follow what another server says: it wrote something, asks who is here, or says who is there."""
        table = self.tables.get(news.get("table") or news.get("ask") or "")
        if table is None:
            return
        if "ask" in news:
            self._tell_neighbours(table)
        elif "here" in news:
            table.hear_of(news["from"], tuple(news["here"]), news["watching"])
        elif news["entry"] is None:
            self._in_background(table.catch_up())
        else:
            self._in_background(table.follow(Entry(*news["entry"])))

    def look_again(self) -> None:
        """Whatever was said meanwhile was missed: look at every table in memory."""
        for table in self.tables.values():
            self._in_background(table.catch_up())

    def _tell_neighbours(self, table: Table) -> None:
        here, watching = table.here_at_this_server(), table.watching_at_this_server()
        self._announce({"table": table.id, "here": here, "watching": watching})

    def _announce(self, news: News) -> None:
        if self.neighbours is not None:
            self.desk.say({"from": self.neighbours.name, **news})

    def _in_background(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- keeping the house ------------------------------------------------------------------

    async def keep_house(self) -> None:
        """For ever: let computers and campaigns go on that nobody has asked, and let idle tables go from memory."""
        since = datetime.now(UTC)
        while True:
            with contextlib.suppress(Refusal):
                await self._go_on_by_itself(since.isoformat(timespec="milliseconds"))
            await asyncio.sleep(_SWEEP_SECONDS)
            since = datetime.now(UTC) - timedelta(seconds=_OVERDUE_SECONDS)
            if self._forget_idle():
                memory.tidy()
            for table in [table for table in self.tables.values() if table.listeners]:
                self._tell_neighbours(table)

    async def _go_on_by_itself(self, since: str) -> None:
        try:
            for name in await self.desk.read(lambda: self.desk.store.waiting_for_computers(since)):
                self.computers.consider(await self.table(name))
            for name in await self.desk.read(self.desk.store.campaigns_to_go_on):
                await self._go_on(await self.table(name))
        except Exception:
            log.exception("looking for computers and campaigns that must go on failed")

    def _forget_idle(self) -> bool:
        """Let the tables go at which nobody was for long; says whether nobody is at any table now."""
        long_ago = time.monotonic() - _IDLE_SECONDS
        for name, table in list(self.tables.items()):
            busy = table.listeners or table.lock.locked() or self.computers.thinks(table)
            if not busy and self._used.get(name, 0) < long_ago:
                del self.tables[name]
                self._used.pop(name, None)
        return not any([table.listeners for table in self.tables.values()])


def clean(name: str) -> str:
    """A name without what cannot be seen or would disturb a line."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in name]).split()) or "Somebody"


def _seat(
    number: int, wanted: NewSeat, levels: list[str], held: list[HeldSeat], invitations: list[Invitation]
) -> KeptSeat:
    """A seat of a new table; its secret or invitation is added to those that are told."""
    name = clean(wanted.name) if wanted.name else f"Player {number + 1}"
    if wanted.who == "computer":
        level = wanted.level or ""
        if level not in levels:
            raise Refusal("bad-settings", f"There is no such computer player: use {' or '.join(levels)}", "seats")
        return KeptSeat(number, COMPUTER, clean(wanted.name) if wanted.name else _NAMES[number], level)
    secret = keys.new_secret()
    person = KeptSeat(number, PERSON, name, markers=wanted.markers, lessons=wanted.lessons)
    if wanted.who == "open":
        invitations.append(Invitation(seat=number, code=secret))
        return replace(person, who=OPEN, invitation=keys.fingerprint(secret))
    held.append(HeldSeat(seat=number, secret=secret))
    return replace(person, secret=keys.fingerprint(secret))


def _next_table(kept: KeptTable, settings: dict[str, str]) -> KeptTable:
    """A table for the players of another, who have had their lessons."""
    seats = tuple([replace(seat, seen=0, lessons=False) for seat in kept.seats])
    return _new_table(kept.game, settings, keys.new_seed(), kept.listed, seats)


def _first_of_campaign(kept: KeptTable) -> KeptTable:
    try:
        return replace(kept, campaign=campaigns.begun(replays.beginning(kept)))
    except BadSettings as error:
        raise Refusal("bad-settings", str(error), error.setting or None) from None


def _new_table(game: str, settings: dict[str, str], seed: int, listed: bool, seats: tuple[KeptSeat, ...]) -> KeptTable:
    rules = engine.VERSIONS[game]
    try:
        course = Course(engine.begin(game, rules, settings, seed, tuple([seat.name for seat in seats])))
    except BadSettings as error:
        raise Refusal("bad-settings", str(error), error.setting or None) from None
    summary = course.summary()
    if any([seat.who == OPEN for seat in seats]):
        summary = replace(summary, state=WAITING)
    understood = course.shown.settings.fields()
    kept = KeptTable(keys.new_name(), game, rules, understood, seed, listed, seats, summary)
    if not replays.can_be_written(kept):
        raise Refusal("bad-settings", "The record of this table could not be read again: choose other names", "seats")
    return kept
