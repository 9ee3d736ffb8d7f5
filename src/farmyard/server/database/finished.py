"""The finished games of a server's database, read without changing anything: as records, one after the other."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from farmyard.kernel.record import Record
from farmyard.server.database.engine import NoDatabase, dialect_of
from farmyard.server.database.kept import COMPUTER, FINISHED
from farmyard.server.database.models import CHOOSE, UNDO, EntryRow, SeatRow, TableRow

FinishedGame = tuple[str, datetime, Record]
"""The name of the table, when it was played last, and its record."""
_FINISHED: Final = TableRow.state == FINISHED


def count_finished(url: str) -> int:
    with _reading(url) as connection:
        return int(connection.execute(select(func.count()).select_from(TableRow).where(_FINISHED)).scalar_one())


def finished_games(url: str) -> Iterator[FinishedGame]:
    """Every finished game, the oldest first."""
    with _reading(url) as connection:
        names = connection.execute(select(TableRow.id).where(_FINISHED).order_by(TableRow.played)).scalars().all()
        for name in names:
            yield _game(connection, name)


@contextmanager
def _reading(url: str) -> Iterator[Connection]:
    """A connection that cannot write."""
    try:
        engine = create_engine(_read_only(url))
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(postgresql_readonly=True)
            yield connection
        engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        said = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise NoDatabase(f"The database cannot be read: {said}") from None


def _read_only(url: str) -> str:
    """The address of a database; where it is a file, one that SQLite opens for reading only."""
    if not url.startswith("sqlite:///"):
        return dialect_of(url)
    path = Path(url.removeprefix("sqlite:///")).resolve()
    return f"sqlite:///{path.as_uri()}?mode=ro&uri=true"


def _game(connection: Connection, name: str) -> FinishedGame:
    table = connection.execute(select(TableRow.__table__).where(TableRow.id == name)).one()
    header = {"game": table.game, "rules": table.rules, **json.loads(table.settings), "seed": str(table.seed)}
    record = Record(header | _remarks(connection, name), _choices(connection, name))
    return name, datetime.fromisoformat(table.played), record


def _remarks(connection: Connection, name: str) -> dict[str, str]:
    """Who sat there, as records say it."""
    chosen = select(SeatRow.who, SeatRow.level, SeatRow.name).where(SeatRow.table == name).order_by(SeatRow.seat)
    seats = connection.execute(chosen).all()
    who = [str(seat.level) if seat.who == COMPUTER else seat.who for seat in seats]
    return {"table seats": ", ".join(who), "table names": ", ".join([seat.name.replace(",", " ") for seat in seats])}


def _choices(connection: Connection, name: str) -> list[tuple[int, int, str]]:
    """The choices that stand: without those that were taken back."""
    wanted = select(EntryRow.number, EntryRow.seat, EntryRow.kind, EntryRow.text).where(EntryRow.table == name)
    standing: list[tuple[int, int, str]] = []
    entries: Any = connection.execute(wanted.order_by(EntryRow.number))
    for number, seat, kind, text in entries:
        if kind == CHOOSE:
            standing.append((number, seat, text))
        elif kind == UNDO:
            del standing[-int(text) :]
    return standing
