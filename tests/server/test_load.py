"""Several real server processes at one PostgreSQL play one table together."""

import tempfile
from pathlib import Path

from browsers import finished
from farmyard.server.database.engine import open_database
from farmyard.server.database.store import Store
from load import load
from postgres import postgres


def test_two_processes_at_one_database_write_every_number_once(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="pg") as folder, postgres(Path(folder)) as url:
        address = url.replace("postgresql://", "postgresql+psycopg://")
        measured = finished(load(4, 0, [address] * 2, seed=1, pause=0.05, least=12))
        store = Store(open_database(address))
        tables = store.listed(finished=False, before=None, most=10)
        numbers = [[entry.number for entry in store.entries(table.id)] for table in tables]
        store.engine.dispose()
    assert len(numbers) == 4
    assert sum([len(written) for written in numbers]) >= measured["choices"] >= 4 * 12
    assert numbers == [list(range(1, len(written) + 1)) for written in numbers]
