"""The messages of a WebSocket. The first from the page is `hello`; `id` comes back as `to` in the answer."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from farmyard.server.protocol.base import ErrorCode, Model, Number, OptionText, Seat, Secret
from farmyard.server.protocol.state import Change, LogEntry, Presence, SeatScore, TableState, Target, TeamScore
from farmyard.server.protocol.tables import TableInfo

PROTOCOL = 1
Id = Annotated[int, Field(ge=0, lt=2**31, description="Any number; the answer names it as `to`")]

# -- from the page --------------------------------------------------------------------------


class Hello(Model):
    """Who is there: the secrets of all seats this browser holds, none to watch; `seen` is the last number it saw."""

    type: Literal["hello"]
    protocol: Literal[1]
    secrets: list[Secret] = Field(default=[], max_length=6)
    seen: Number | None = None


class Sit(Model):
    """At a browser that holds several seats: this seat looks at the screen now."""

    type: Literal["sit"]
    id: Id
    seat: Seat


class Choose(Model):
    """Play an option or exchange of the state with this number; refused when the state has moved on."""

    type: Literal["choose"]
    id: Id
    option: OptionText
    number: Number


class Confirm(Model):
    """My turn is as I want it: show it to everybody and let the game go on."""

    type: Literal["confirm"]
    id: Id
    number: Number


class Undo(Model):
    """Take back the last choices of my turn that nobody has seen: one, or all of them."""

    type: Literal["undo"]
    id: Id
    number: Number
    all: bool = False


class Preview(Model):
    """What would an option change? Nothing happens."""

    type: Literal["preview"]
    id: Id
    option: OptionText
    number: Number


class AskHint(Model):
    """What would the strongest computer player consider?"""

    type: Literal["hint"]
    id: Id
    number: Number


class AskHand(Model):
    """What would each card in my hand bring if it lay before me now?"""

    type: Literal["hand"]
    id: Id
    number: Number


class AskScores(Model):
    """The score of every farm by category."""

    type: Literal["scores"]
    id: Id


class Resync(Model):
    """Something was missed: what has changed since this number? Answered by an update or a whole state."""

    type: Literal["resync"]
    id: Id
    number: Number


class AskLog(Model):
    """The log up to a number, the newest entries; for looking further back than a state shows."""

    type: Literal["log"]
    id: Id
    before: Number


class Prefer(Model):
    """Whether my turns wait for my confirmation, and whether I am told how to play; nothing leaves it as it is."""

    type: Literal["prefer"]
    id: Id
    confirm: bool | None = None
    lessons: bool | None = None


FromPage = Annotated[
    Hello | Sit | Choose | Confirm | Undo | Preview | AskHint | AskHand | AskScores | Resync | AskLog | Prefer,
    Field(discriminator="type"),
]
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage)

# -- from the server ------------------------------------------------------------------------


class Welcome(Model):
    """The answer to `hello`; a `state` follows."""

    type: Literal["welcome"] = "welcome"
    protocol: Literal[1] = 1
    table: TableInfo
    seats: list[Seat] = Field(description="The seats this browser holds")
    confirm: bool = Field(description="Whether turns wait for confirmation")
    lessons: bool = Field(description="Whether somebody here is told how to play")


class State(Model):
    """The whole state, the newest log entries, and what happened since this browser last looked."""

    type: Literal["state"] = "state"
    to: int | None = None
    state: TableState
    log: list[LogEntry]
    since_you_left: list[LogEntry]


class Update(Model):
    """What changed between the states `since` and `number`; whoever is not at `since` asks to `resync`.

    Entries of the log with numbers above `log_kept` were taken back; those of `log` come after the rest.
    """

    type: Literal["update"] = "update"
    to: int | None = None
    since: Number
    number: Number
    log_kept: Number
    changes: list[Change]
    log: list[LogEntry]


class PreviewOut(Model):
    """What an option would change in my state; `hidden` says that it turns something over, so that it stays untold."""

    type: Literal["preview"] = "preview"
    to: int
    number: Number
    option: str
    hidden: bool
    changes: list[Change]
    log: list[LogEntry]


class HintOption(Model):
    option: str
    label: str
    target: Target
    worth: float = Field(description="Points expected at the end, compared with the first option")


class Hint(Model):
    type: Literal["hint"] = "hint"
    to: int
    number: Number
    options: list[HintOption]


class Hand(Model):
    type: Literal["hand"] = "hand"
    to: int
    number: Number
    cards: dict[str, str] = Field(description="In words, by the keys of the cards; what brings nothing is left out")


class Scores(Model):
    type: Literal["scores"] = "scores"
    to: int
    seats: list[SeatScore]
    teams: list[TeamScore]


class Log(Model):
    type: Literal["log"] = "log"
    to: int
    entries: list[LogEntry]
    more: bool


class Preferred(Model):
    type: Literal["preferred"] = "preferred"
    to: int
    confirm: bool
    lessons: bool


class SeatPresence(Model):
    seat: Seat
    presence: Presence


class People(Model):
    """Who is at the table: sent when somebody comes, goes or takes an open seat."""

    type: Literal["people"] = "people"
    table: TableInfo
    presence: list[SeatPresence]
    watching: int


class PlayAgain(Model):
    """These players play again at another table, each with the same secret."""

    type: Literal["again"] = "again"
    table: str


class Error(Model):
    """Why a message was refused, as a sentence; nothing has changed. `number` is where the table is now."""

    type: Literal["error"] = "error"
    to: int | None = None
    code: ErrorCode
    message: str
    number: Number | None = None


FromServer = Annotated[
    Welcome | State | Update | PreviewOut | Hint | Hand | Scores | Log | Preferred | People | PlayAgain | Error,
    Field(discriminator="type"),
]
