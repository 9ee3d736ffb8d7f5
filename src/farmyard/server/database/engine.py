"""Opens the database that was asked for and brings it up to date."""

import os
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from farmyard.kernel.errors import FarmyardError

VARIABLE: Final = "FARMYARD_DATABASE"
_MIGRATIONS: Final = Path(__file__).parent / "migrations"


class NoDatabase(FarmyardError):
    """The database cannot be opened; the text says why, without its password."""


def database_url(data: Path | None = None) -> str:
    """The database of the environment, or a file in the user's data folder."""
    asked = os.environ.get(VARIABLE, "")
    if not asked:
        return f"sqlite:///{(data or data_folder()) / 'farmyard.sqlite3'}"
    known = dialect_of(asked)
    if known.startswith(("sqlite:///", "postgresql+psycopg://")):
        return known
    raise NoDatabase(f"{VARIABLE} should begin with sqlite:/// or postgresql://")


def dialect_of(url: str) -> str:
    """The address of a database with the driver that is used here."""
    for scheme in ("postgres://", "postgresql://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


def data_folder() -> Path:
    """Where this user's tables are kept."""
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = Path(data).expanduser() / "farmyard"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def open_database(url: str) -> Engine:
    """The database, its tables as this version of farmyard needs them."""
    try:
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), pool_size=8, max_overflow=8)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _careful_and_quick)
        _migrate(engine)
        return engine
    except (SQLAlchemyError, ImportError) as error:
        said = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise NoDatabase(f"The database cannot be opened: {said}") from None


def _careful_and_quick(connection: Any, record: object) -> None:
    """Readers never wait for the writer, and what is written is on the disk before anybody hears of it."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
