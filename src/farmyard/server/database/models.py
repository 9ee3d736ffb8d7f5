"""What is kept of a table: its settings, its seats, and everything that was done at it, in order.

An entry is never changed or removed. Its number is part of the primary key, so two servers can
never both write number n of a table: the database itself decides who was first.
"""

from typing import Final

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

CHOOSE: Final = "choose"
UNDO: Final = "undo"
CONFIRM: Final = "confirm"

_NAMES: Final = {"ix": "ix_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s"}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=_NAMES)


class TableRow(Base):
    """A table; from `state` on, what the lobby shows of it, as everybody at the table sees it."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lobby", "listed", "state", "played"),)

    id: Mapped[str] = mapped_column(String(20), primary_key=True)
    game: Mapped[str] = mapped_column(String(30))
    rules: Mapped[str] = mapped_column(String(20))
    settings: Mapped[str] = mapped_column(Text)
    seed: Mapped[int] = mapped_column(BigInteger)
    listed: Mapped[bool]
    created: Mapped[str] = mapped_column(String(30))
    played: Mapped[str] = mapped_column(String(30))
    state: Mapped[str] = mapped_column(String(10))
    chapter: Mapped[str] = mapped_column(String(60))
    deciding: Mapped[int | None]
    scores: Mapped[str] = mapped_column(String(60))
    winners: Mapped[str] = mapped_column(String(30))
    again: Mapped[str | None] = mapped_column(String(20))
    campaign: Mapped[str | None] = mapped_column(Text)


class SeatRow(Base):
    """A seat; of secrets and invitations only fingerprints are kept."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(String(20), ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    who: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(30))
    level: Mapped[str | None] = mapped_column(String(30))
    secret: Mapped[str | None] = mapped_column(String(64))
    invitation: Mapped[str | None] = mapped_column(String(64))
    confirm: Mapped[bool]
    seen: Mapped[int]
    markers: Mapped[str] = mapped_column(String(10))
    lessons: Mapped[bool]


class TakenRow(Base):
    """What a seat takes along from a finished game into the next one of the campaign, if anything."""

    __tablename__ = "taken"

    table: Mapped[str] = mapped_column(String(20), ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    card: Mapped[str] = mapped_column(String(60))


class ReviewRow(Base):
    """A review of a finished game, as far as it has come: of `choices` so many have been `looked` at."""

    __tablename__ = "reviews"

    table: Mapped[str] = mapped_column(String(20), ForeignKey("tables.id"), primary_key=True)
    looked: Mapped[int]
    choices: Mapped[int]
    remarks: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(30))


class EntryRow(Base):
    """Something done at a table: a choice, or choices taken back, or a turn confirmed.

    `text` is the option's, or how many choices are taken back. `shows` says that everybody sees the
    table as it is after this entry.
    """

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column(String(20), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    text: Mapped[str] = mapped_column(String(200))
    shows: Mapped[bool]
    at: Mapped[str] = mapped_column(String(30))
