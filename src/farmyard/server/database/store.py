"""Reads and writes tables. Every method is one transaction, and blocks: callers use `Desk`."""

import json
from collections.abc import Sequence
from dataclasses import astuple, replace
from typing import Any, Final, cast

from sqlalchemy import Engine, Row, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite

from farmyard.server.database.kept import (
    COMPUTER,
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    WAITING,
    Entry,
    KeptReview,
    KeptSeat,
    KeptTable,
    Summary,
    now,
)
from farmyard.server.database.models import EntryRow, ReviewRow, SeatRow, TableRow, TakenRow

CHANNEL: Final = "farmyard"
Append = tuple[str, Entry, Summary]
"""A table, what is to be written to it, and how the lobby shows it then."""
Saw = tuple[str, int, int]
"""A table, a seat, and the number that its player has seen."""
_TABLES: Final = cast(SqlTable, TableRow.__table__)
_SEATS: Final = cast(SqlTable, SeatRow.__table__)
_TAKEN: Final = cast(SqlTable, TakenRow.__table__)
_REVIEWS: Final = cast(SqlTable, ReviewRow.__table__)
_ENTRIES: Final = cast(SqlTable, EntryRow.__table__)
_PLAYED: Final = update(_TABLES).where(_TABLES.c.id == bindparam("which"))
_SEAT: Final = (_SEATS.c.table == bindparam("which")) & (_SEATS.c.seat == bindparam("whose"))
_SEEN: Final = update(_SEATS).where(_SEAT).values(seen=bindparam("upto"))
News = dict[str, Any]
"""Something that the other servers at this database are told."""
_NOTIFY: Final = text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:words AS text[])) AS said")


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        insert_here = postgresql.insert if self.postgres else sqlite.insert
        made: Any = insert_here(_ENTRIES)
        self._new_entry = made.on_conflict_do_nothing().returning(EntryRow.number)
        taking: Any = insert_here(_TAKEN)
        self._take = taking.on_conflict_do_update(index_elements=["table", "seat"], set_={"card": taking.excluded.card})
        looking: Any = insert_here(_REVIEWS)
        further = {name: looking.excluded[name] for name in ("looked", "remarks", "at")}
        self._look = looking.on_conflict_do_update(
            index_elements=["table"], set_=further, where=_REVIEWS.c.looked < looking.excluded.looked
        )

    # -- writing ----------------------------------------------------------------------------

    def add(self, table: KeptTable) -> None:
        """Keep a new table."""
        with self.engine.begin() as connection:
            connection.execute(insert(TableRow).values(_table_row(table)))
            connection.execute(insert(SeatRow), [_seat_row(table.id, seat) for seat in table.seats])

    def write(self, entries: Sequence[Append], seen: Sequence[Saw], news: Sequence[News]) -> list[bool]:
        """Write entries and who has seen what, and tell the other servers news, all in one transaction.

        Says of each entry whether its number was free.
        """
        with self.engine.begin() as connection:
            moment = now()
            written = [self._append(connection, *entry, moment) for entry in entries]
            if seen:
                rows = [{"which": table, "whose": seat, "upto": number} for table, seat, number in seen]
                connection.execute(_SEEN, rows)
            told = [_written(table, entry) for (table, entry, _), first in zip(entries, written) if first]
            self._notify(connection, [*told, *news])
            return written

    def _append(self, connection: Any, table: str, entry: Entry, summary: Summary, moment: str) -> bool:
        row = {
            "table": table, "number": entry.number, "seat": entry.seat, "kind": entry.kind, "text": entry.text,
            "shows": entry.shows, "at": moment,
        }  # fmt: skip
        if connection.execute(self._new_entry, row).first() is None:
            return False
        if entry.shows:
            connection.execute(_PLAYED, {"which": table, "played": moment, **_summary_row(summary)})
        return True

    def _notify(self, connection: Any, news: Sequence[News]) -> None:
        """Tell the other servers at this database; they hear it when the transaction is done."""
        if self.postgres and news:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "words": [json.dumps(words) for words in news]})

    def take_seat(self, table: str, seat: KeptSeat, begins: bool) -> bool:
        """Give an open seat to somebody; false if somebody else was faster."""
        with self.engine.begin() as connection:
            free = (SeatRow.table == table, SeatRow.seat == seat.seat, SeatRow.who == OPEN)
            taken = connection.execute(update(SeatRow).where(*free).values(_seat_row(table, seat))).rowcount == 1
            if taken and begins:
                connection.execute(update(TableRow).where(TableRow.id == table).values(state=RUNNING))
            self._notify(connection, [_written(table)])
            return taken

    def prefer(self, table: str, seat: KeptSeat) -> None:
        """Note what a player prefers."""
        with self.engine.begin() as connection:
            where = (SeatRow.table == table, SeatRow.seat == seat.seat)
            connection.execute(update(SeatRow).where(*where).values(confirm=seat.confirm, lessons=seat.lessons))

    def take(self, table: str, seat: int, card: str) -> None:
        """Note what a seat takes into the next game of a campaign, in place of what it chose before."""
        with self.engine.begin() as connection:
            connection.execute(self._take, {"table": table, "seat": seat, "card": card})
            self._notify(connection, [_written(table)])

    def keep_review(self, review: KeptReview) -> None:
        """Keep a review, unless one that has come further is kept."""
        row = {"table": review.table, "looked": review.looked, "choices": review.choices, "at": review.at}
        with self.engine.begin() as connection:
            connection.execute(self._look, row | {"remarks": json.dumps(review.remarks)})

    def follow(self, table: str, next_table: KeptTable) -> str:
        """Keep the table at which the players of another play again, unless there is one; returns its name."""
        with self.engine.begin() as connection:
            connection.execute(insert(TableRow).values(_table_row(next_table)))
            connection.execute(insert(SeatRow), [_seat_row(next_table.id, seat) for seat in next_table.seats])
            first = (TableRow.id == table, TableRow.again.is_(None))
            if connection.execute(update(TableRow).where(*first).values(again=next_table.id)).rowcount:
                self._notify(connection, [_written(table)])
                return next_table.id
            connection.execute(delete(SeatRow).where(SeatRow.table == next_table.id))
            connection.execute(delete(TableRow).where(TableRow.id == next_table.id))
            return str(connection.execute(select(TableRow.again).where(TableRow.id == table)).scalar_one())

    # -- reading ----------------------------------------------------------------------------

    def table(self, name: str) -> KeptTable | None:
        with self.engine.begin() as connection:
            row = connection.execute(select(TableRow.__table__).where(TableRow.id == name)).first()
            if row is None:
                return None
            seats = connection.execute(_seats_of([name])).all()
            chosen = connection.execute(select(TakenRow.seat, TakenRow.card).where(TakenRow.table == name)).all()
            return replace(_kept(row, seats), taken={one.seat: one.card for one in chosen})

    def review(self, table: str) -> KeptReview | None:
        with self.engine.begin() as connection:
            row = connection.execute(select(ReviewRow.__table__).where(ReviewRow.table == table)).first()
        if row is None:
            return None
        return KeptReview(row.table, row.looked, row.choices, tuple(json.loads(row.remarks)), row.at)

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What was done at a table after a number, in order."""
        wanted = select(EntryRow.number, EntryRow.seat, EntryRow.kind, EntryRow.text, EntryRow.shows)
        wanted = wanted.where(EntryRow.table == table, EntryRow.number > after).order_by(EntryRow.number)
        with self.engine.begin() as connection:
            return [Entry(*row) for row in connection.execute(wanted)]

    def listed(self, finished: bool, before: str | None, most: int) -> list[KeptTable]:
        """The listed tables that are over or not, the latest first."""
        states = (FINISHED,) if finished else (RUNNING, WAITING)
        wanted = select(TableRow.__table__).where(TableRow.listed, TableRow.state.in_(states))
        if before is not None:
            wanted = wanted.where(TableRow.played < before)
        with self.engine.begin() as connection:
            rows = connection.execute(wanted.order_by(TableRow.played.desc()).limit(most)).all()
            seats = connection.execute(_seats_of([row.id for row in rows])).all()
            return [_kept(row, seats) for row in rows]

    def waiting_for_computers(self, since: str) -> list[str]:
        """The running tables at which a computer must choose and nothing has happened since."""
        asked = (SeatRow.table == TableRow.id, SeatRow.seat == TableRow.deciding, SeatRow.who == COMPUTER)
        wanted = select(TableRow.id).join(SeatRow, asked[0] & asked[1] & asked[2])
        wanted = wanted.where(TableRow.state == RUNNING, or_(TableRow.played < since))
        with self.engine.begin() as connection:
            return [str(name) for name in connection.execute(wanted).scalars()]

    def campaigns_to_go_on(self) -> list[str]:
        """The finished games of campaigns that have no next one although all their people have chosen."""
        people = select(func.count()).where(SeatRow.table == TableRow.id, SeatRow.who == PERSON).scalar_subquery()
        chosen = select(func.count()).where(TakenRow.table == TableRow.id).scalar_subquery()
        going_on = (TableRow.campaign.is_not(None), TableRow.again.is_(None), TableRow.state == FINISHED)
        with self.engine.begin() as connection:
            return list(connection.execute(select(TableRow.id).where(*going_on, people == chosen)).scalars())


def _written(table: str, entry: Entry | None = None) -> News:
    return {"table": table, "entry": None if entry is None else astuple(entry)}


def _seats_of(tables: list[str]) -> Any:
    return select(SeatRow.__table__).where(SeatRow.table.in_(tables)).order_by(SeatRow.seat)


def _table_row(table: KeptTable) -> dict[str, Any]:
    row = {
        "id": table.id, "game": table.game, "rules": table.rules, "settings": json.dumps(table.settings),
        "seed": table.seed, "listed": table.listed, "created": table.created, "played": table.played,
        "again": table.again, "campaign": None if table.campaign is None else json.dumps(table.campaign),
    }  # fmt: skip
    return row | _summary_row(table.summary)


def _summary_row(summary: Summary) -> dict[str, Any]:
    return {
        "state": summary.state,
        "chapter": summary.chapter,
        "deciding": summary.deciding,
        "scores": json.dumps(summary.scores),
        "winners": json.dumps(summary.winners),
    }


def _seat_row(table: str, seat: KeptSeat) -> dict[str, Any]:
    return {
        "table": table, "seat": seat.seat, "who": seat.who, "name": seat.name, "level": seat.level,
        "secret": seat.secret, "invitation": seat.invitation, "confirm": seat.confirm, "seen": seat.seen,
        "markers": seat.markers, "lessons": seat.lessons,
    }  # fmt: skip


def _kept(row: Row[Any], seats: Sequence[Row[Any]]) -> KeptTable:
    sitting = tuple([_kept_seat(seat) for seat in seats if seat.table == row.id])
    scores, winners = tuple(json.loads(row.scores)), tuple(json.loads(row.winners))
    return KeptTable(
        row.id, row.game, row.rules, json.loads(row.settings), row.seed, row.listed, sitting,
        Summary(row.state, row.chapter, row.deciding, scores, winners), row.created, row.played, row.again,
        None if row.campaign is None else json.loads(row.campaign),
    )  # fmt: skip


def _kept_seat(row: Row[Any]) -> KeptSeat:
    return KeptSeat(
        row.seat, row.who, row.name, row.level, row.secret, row.invitation, row.confirm, row.seen, row.markers,
        row.lessons,
    )  # fmt: skip
