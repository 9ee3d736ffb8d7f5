"""What the store hands out and takes: plain values, free of the database."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final

PERSON: Final = "person"
OPEN: Final = "open"
COMPUTER: Final = "computer"
WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"


def now() -> str:
    """This moment in UTC, sortable as text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@dataclass(frozen=True)
class KeptSeat:
    seat: int
    who: str
    name: str
    level: str | None = None
    secret: str | None = None
    invitation: str | None = None
    confirm: bool = True
    seen: int = 0
    markers: str = ""
    """Whether three spaces are marked for this seat, as advice or as a limit."""
    lessons: bool = False
    """Whether this seat is told how to play."""


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a game, as everybody at the table sees it."""

    state: str
    chapter: str = ""
    deciding: int | None = None
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class KeptTable:
    id: str
    game: str
    rules: str
    settings: dict[str, str]
    seed: int
    listed: bool
    seats: tuple[KeptSeat, ...]
    summary: Summary
    created: str = field(default_factory=now)
    played: str = field(default_factory=now)
    again: str | None = None
    campaign: dict[str, Any] | None = None
    """The campaign as it was before this game."""
    taken: dict[int, str] = field(default_factory=dict)
    """What seats have chosen to take into its next game."""

    def with_seat(self, seat: KeptSeat) -> "KeptTable":
        return replace(self, seats=tuple([seat if old.seat == seat.seat else old for old in self.seats]))


@dataclass(frozen=True)
class KeptReview:
    """A review of a finished game: how many of its choices have been looked at, and what was said about them."""

    table: str
    looked: int
    choices: int
    remarks: tuple[dict[str, Any], ...]
    at: str = field(default_factory=now)

    @property
    def done(self) -> bool:
        return self.looked == self.choices


@dataclass(frozen=True)
class Entry:
    number: int
    seat: int
    kind: str
    text: str
    shows: bool
