"""Finished games as Parquet files: tables of games, seats, choices, scores and cards, for DuckDB and its like.

A database is a folder with a folder for each table and numbered parts in it. A part is written under another name
and counts once its games are there, so nothing is ever half written; whoever exports again adds what is new.
Rows are kept for some games only before they go to the file, so a million games need little memory.
`python -m farmyard.lab.database docs/database.md` writes the columns on that page anew; a test compares the two.
"""

import importlib
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Final

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS, edition_of
from farmyard.agricola.content.majors import MAJORS
from farmyard.express import dice
from farmyard.kernel.errors import BadSettings
from farmyard.lab.played import Found, Played, Row, played
from farmyard.lab.workers import ALONE, Workers, handed_out

GAMES: Final = "games"
CATALOGUE: Final = "catalogue"
GAMES_IN_A_PART: Final = 20_000
_ROWS_AT_ONCE: Final = 200_000
_AT_ONCE: Final = 500
"""The games that are handed out together."""
_PART: Final = ".part"
_MOST_REASONS: Final = 1000
_LEVEL: Final = 15
"""How hard files are compressed; a higher one takes much longer for little."""


@dataclass(frozen=True)
class Column:
    name: str
    kind: str
    text: str


WORD: Final = "word"
"""Text that recurs: kept once, and a number wherever it occurs."""
_GAME: Final = Column("game", "int32", "the number of the game in this database")
_SEAT: Final = Column("seat", "int8", "the seat, from 0 on")
SCHEMA: Final = {
    GAMES: (
        _GAME,
        Column(
            "fingerprint", "int64", "stands for this very game: table, seed and choices; no two games have the same"
        ),
        Column("source", "text", "where it was found: a file, or a table of a server"),
        Column("kind", WORD, "`agricola` or `express`"),
        Column("rules", "int16", "the version of the rules it was played by"),
        Column("players", "int8", "how many seats the table had"),
        Column("settings", WORD, "what the table had chosen, as JSON; what is not there was as usual"),
        Column("seed", "text", "the seed of its luck"),
        Column("ended", "moment", "when it was played last, in UTC, as far as that is known"),
        Column("choices", "int16", "how many choices were made"),
    ),
    "seats": (
        _GAME,
        _SEAT,
        Column("player", WORD, "`person`, or the computer player; nothing where the record does not say"),
        Column("name", WORD, "what the player was called; only with `--names`"),
        Column("points", "int16", "the points at the end"),
        Column("won", "float", "1 for the winner, a part of it for each of several, else 0"),
        Column("choices", "int16", "how many choices this seat made"),
        Column("grew", "rounds", "the rounds in which the family grew, in order"),
    ),
    "choices": (
        _GAME,
        Column("number", "int16", "the place of the choice in the game, from 1 on"),
        _SEAT,
        Column("round", "int8", "the round in which it was made; 0 before the first"),
        Column("phase", WORD, "the phase of the round"),
        Column("text", WORD, "the choice as records write it; its first word is the verb"),
    ),
    "scores": (
        _GAME,
        _SEAT,
        Column("category", WORD, "a category of the scoring"),
        Column("number", "int16", "how many of it the seat had"),
        Column("points", "int16", "what that was worth; over all categories, the points of the seat"),
    ),
    "cards": (
        _GAME,
        _SEAT,
        Column("card", WORD, "the key of the card, see the catalogue"),
        Column("held", "bool", "whether it was ever in this seat's hand"),
        Column("played", "int8", "the round in which the seat played or built it first; nothing where it did not"),
    ),
}
"""The columns of each table; those of games that are not over are nowhere."""
CARD_COLUMNS: Final = (
    Column("card", WORD, "the key of the card"),
    Column("name", "text", "its name"),
    Column("sort", WORD, "`occupation`, `minor`, `major`, or what else lies on the table"),
    Column("deck", WORD, "the deck it comes from"),
    Column("edition", WORD, "the edition of the deck; empty for both"),
)
"""The catalogue: one file with all cards, to be joined by key."""


def catalogue() -> list[Row]:
    """All cards of both games."""
    cards = [*MAJORS, *FURTHER_MAJORS, *CARDS, *DRAWN]
    rows: list[Row] = [(card.key, card.name, card.sort, card.deck, edition_of(card)) for card in cards]
    rows += [(name, name, "occupation", "express", "") for name in dice.OCCUPATIONS]
    return rows + [(name, name, "improvement", "express", "") for name in dice.IMPROVEMENTS]


def arrow() -> Any:
    """The library that writes Parquet; says how to get it where it is not here."""
    try:
        importlib.import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise BadSettings("A database needs pyarrow: pip install 'farmyard[data]'") from None
    return importlib.import_module("pyarrow")


def batches(things: Iterable[Found], size: int) -> Iterator[list[Found]]:
    """Things some at a time."""
    one_by_one = iter(things)
    while some := list(islice(one_by_one, size)):
        yield some


def _types() -> dict[str, Any]:
    pa = arrow()
    plain = {name: getattr(pa, name)() for name in ("int8", "int16", "int32", "int64")}
    return plain | {
        "text": pa.string(), WORD: pa.dictionary(pa.int32(), pa.string()), "bool": pa.bool_(), "float": pa.float32(),
        "moment": pa.timestamp("s"), "rounds": pa.list_(pa.int8()),
    }  # fmt: skip


def _schema(columns: tuple[Column, ...]) -> Any:
    types = _types()
    fields = [arrow().field(column.name, types[column.kind], metadata={"text": column.text}) for column in columns]
    return arrow().schema(fields)


def table_of(columns: tuple[Column, ...], rows: list[Row]) -> Any:
    """Rows as a table of Arrow."""
    schema = _schema(columns)
    values = list(zip(*rows)) if rows else [()] * len(columns)
    arrays = [arrow().array(column, one.type) for column, one in zip(values, schema)]
    return arrow().Table.from_arrays(arrays, schema=schema)


def write_catalogue(folder: Path) -> None:
    """The catalogue as this version knows it."""
    path = folder / f"{CATALOGUE}.parquet"
    importlib.import_module("pyarrow.parquet").write_table(table_of(CARD_COLUMNS, catalogue()), path.with_suffix(_PART))
    os.replace(path.with_suffix(_PART), path)


class Part:
    """The files of some games that are being written."""

    def __init__(self, folder: Path, number: int) -> None:
        self.folder = folder
        self.number = number
        self.games = 0
        self._waiting: dict[str, list[Row]] = {table: [] for table in SCHEMA}
        self._writers = {table: self._writer(table) for table in SCHEMA}

    def _writer(self, table: str) -> Any:
        (self.folder / table).mkdir(parents=True, exist_ok=True)
        parquet = importlib.import_module("pyarrow.parquet")
        where = self._path(table).with_suffix(_PART)
        return parquet.ParquetWriter(where, _schema(SCHEMA[table]), compression="zstd", compression_level=_LEVEL)

    def _path(self, table: str) -> Path:
        return self.folder / table / f"{self.number:05}.parquet"

    def add(self, number: int, game: Played) -> None:
        """Add a game under a number."""
        for table, rows in game.rows.items():
            self._waiting[table] += [(number, *row) for row in rows]
        self.games += 1
        if len(self._waiting["choices"]) >= _ROWS_AT_ONCE:
            self._write()

    def _write(self) -> None:
        for table, rows in self._waiting.items():
            self._writers[table].write_table(table_of(SCHEMA[table], rows))
            rows.clear()

    def close(self) -> None:
        """Finish the files: the games come last, and with them the others count."""
        self._write()
        for writer in self._writers.values():
            writer.close()
        for table in [*[table for table in SCHEMA if table != GAMES], GAMES]:
            os.replace(self._path(table).with_suffix(_PART), self._path(table))


@dataclass
class Report:
    """What came of an export."""

    added: int = 0
    known: int = 0
    """Games that were there already."""
    refused: dict[str, int] = field(default_factory=dict)
    """Why games were passed over, and how often."""

    example: dict[str, str] = field(default_factory=dict)
    """The first source of each refusal."""
    interrupted: bool = False

    def refuse(self, source: str, why: str) -> None:
        reason = why if why in self.refused or len(self.refused) < _MOST_REASONS else "other reasons"
        self.refused[reason] = self.refused.get(reason, 0) + 1
        self.example.setdefault(reason, source)


class Database:
    """A folder of Parquet files to which games are added."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._tidy()
        self.parts = [int(path.stem) for path in self._files(GAMES)]
        self.fingerprints: set[int] = set()
        self.games = 0
        for path in self._files(GAMES):
            known = importlib.import_module("pyarrow.parquet").read_table(path, columns=["fingerprint"])
            self.fingerprints.update(known.column(0).to_pylist())
            self.games += known.num_rows
        write_catalogue(folder)

    def _files(self, table: str) -> list[Path]:
        return sorted((self.folder / table).glob("*.parquet"))

    def _tidy(self) -> None:
        """Remove what an export has left that was ended in the middle."""
        whole = {path.name for path in self._files(GAMES)}
        for table in SCHEMA:
            for path in (self.folder / table).glob("*"):
                if path.suffix == _PART or (path.suffix == ".parquet" and path.name not in whole):
                    path.unlink()

    def add(self, found: Iterable[Found | Played], workers: Workers = ALONE) -> Report:
        """Add games that are not there yet; an interrupt keeps what has been added so far."""
        report = Report()
        part: Part | None = None
        try:
            for game in self._new(found, report, workers):
                if part is None:
                    part = Part(self.folder, max(self.parts, default=0) + 1)
                self.games += 1
                part.add(self.games, game)
                report.added += 1
                if part.games >= GAMES_IN_A_PART:
                    self._finish(part)
                    part = None
        except KeyboardInterrupt:
            report.interrupted = True
        finally:
            if part is not None:
                self._finish(part)
        return report

    def _finish(self, part: Part) -> None:
        part.close()
        self.parts.append(part.number)

    def _new(self, found: Iterable[Found | Played], report: Report, workers: Workers) -> Iterator[Played]:
        """The rows of games that are not known yet, some at a time."""
        for some in batches(self._unknown(found, report), _AT_ONCE):
            for game in handed_out(played, some, workers):
                if game.refused:
                    report.refuse(game.source, game.refused)
                else:
                    yield game

    def _unknown(self, found: Iterable[Found | Played], report: Report) -> Iterator[Found]:
        for one in found:
            if isinstance(one, Played):
                report.refuse(one.source, one.refused)
                continue
            fingerprint = one.fingerprint()
            if fingerprint in self.fingerprints:
                report.known += 1
            else:
                self.fingerprints.add(fingerprint)
                yield one


# -- the page ---------------------------------------------------------------------------------

_BEGINS, _ENDS = "<!-- columns -->", "<!-- end of columns -->"


def page(before: str) -> str:
    """The page about databases with the columns of all tables as they are."""
    head, _, rest = before.partition(_BEGINS)
    foot = rest.partition(_ENDS)[2]
    tables = [_described(name, columns) for name, columns in [*SCHEMA.items(), (CATALOGUE, CARD_COLUMNS)]]
    return f"{head}{_BEGINS}\n{''.join(tables)}{_ENDS}{foot}"


def _described(name: str, columns: tuple[Column, ...]) -> str:
    lines = [f"| {column.name} | {column.kind} | {column.text} |\n" for column in columns]
    return f"### {name}\n\n| column | kind | what it says |\n|---|---|---|\n{''.join(lines)}\n"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(page(path.read_text(encoding="utf-8")), encoding="utf-8")
