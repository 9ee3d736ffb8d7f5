"""What one pair of eyes sees of a table, made from the game's `view` alone, and how it changes."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from farmyard.agricola.view import View as AgricolaView
from farmyard.express.view import View as ExpressView
from farmyard.server.protocol.base import Goods, Model, Number, Seat


class Target(TypedDict, total=False):
    """What an option is on the table, so that the thing itself can be clicked; what it does not touch is left out.

    `kind` is the sort of thing where the rest leaves it open (a person, a fence, a room). `goal` is a second
    space to which somebody goes; `cards` are keys. `goods` are what it is about, `paid` those given for them,
    `left` those that are left; `number` is a plain number, `dice` the faces used.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]

    kind: str
    space: str
    goal: str
    cells: list[str]
    cards: list[str]
    seat: Seat
    goods: Goods
    paid: Goods
    left: Goods
    number: int
    dice: list[str]


class OptionOut(Model):
    """One legal choice: `text` is what `choose` sends back, `label` is for people."""

    text: str
    verb: str
    label: str
    target: Target


class LogEntry(Model):
    """Something that happened, in the third person; without a seat the table itself is meant."""

    number: Number
    chapter: str
    seat: Seat | None
    text: str
    target: Target


class Turn(Model):
    """Whose turn it is, and what the one who looks may do with it.

    While `mine`, nobody else sees what I did since it began. `confirm` says that the turn is complete and
    waits for my confirmation; `undo` is how many choices can be taken back, `undo_stop` why not more.
    """

    seat: Seat | None
    mine: bool
    confirm: bool
    undo: int
    undo_stop: str


class Markers(Model):
    """The spaces that are marked for a learner who places a person, as the texts of options.

    Until they are `ready` a master is still choosing them. With a `limit` no other space can be used.
    """

    limit: bool
    ready: bool
    options: list[str]


class Lesson(Model):
    """A few words for a learner; `at` names what of the table they are about."""

    key: str
    title: str
    text: str
    at: Literal["", "farm", "board", "goods", "rounds", "majors"]


class TableState(Model):
    """Everything a browser draws. `eyes` is the seat it is drawn for, none for spectators.

    With `hand_over` the seat named there, held by this browser too, is asked next: nothing of any hand is
    in the state until that seat says `sit`. `question`, `options` and `exchanges` are for `eyes` alone.
    """

    number: Number
    eyes: Seat | None
    hand_over: Seat | None
    deciding: Seat | None
    over: bool
    question: str
    options: list[OptionOut]
    exchanges: list[OptionOut]
    turn: Turn
    scores: list[int]
    winners: list[Seat]
    markers: Markers | None
    lessons: list[Lesson]
    view: Annotated[AgricolaView | ExpressView, Field(description="What the game shows these eyes")]


class Change(Model):
    """One difference between two states: at `path`, `value` is set, or (`gone`) the key is no longer there.

    Steps of a path are keys of objects and positions in lists of equal length; other lists change as a whole.
    """

    path: list[str | int]
    value: Any = None
    gone: bool = False


class ScoreLine(Model):
    """One category of a score; `next` says what the next point needs, where that can be said."""

    category: str
    number: int
    points: int
    next: str = ""


class SeatScore(Model):
    seat: Seat
    total: int
    lines: list[ScoreLine]


class TeamScore(Model):
    """What counts for two who play together; no lines where not categories count but totals."""

    seats: list[Seat]
    total: int
    lines: list[ScoreLine]


class Frame(Model):
    """One choice of a finished game: who chose what, and how the state of the replay changed by it."""

    number: Number
    seat: Seat
    text: str
    label: str
    chapter: str
    changes: list[Change]
    log: list[LogEntry]


class Replay(Model):
    """A finished game from its beginning, seen by spectators or by the seat asked for."""

    eyes: Seat | None
    start: TableState
    frames: list[Frame]
    totals: list[list[int]] = Field(description="Everybody's points after each choice")


Presence = Literal["here", "away"]
