"""Making tables, joining them, and the lists of the lobby."""

from typing import Annotated, Literal

from pydantic import Field

from farmyard.server.protocol.base import ErrorCode, Model, Name, Number, Seat, Secret

Who = Literal["here", "open", "computer"]


class NewSeat(Model):
    """Who sits on a seat of a new table: a person at this browser, whoever has the invitation, or a computer."""

    who: Who
    name: Name | None = None
    level: str | None = Field(default=None, max_length=30, description="The computer player, where one sits here")
    markers: Literal["", "aid", "limit"] = Field(
        default="", description="Whether three spaces are marked before each of a person's turns, and whether they bind"
    )
    lessons: bool = Field(default=False, description="Whether a person is told how to play as things come up")


class NewTable(Model):
    """A table as the form describes it; settings left out are as usual, the number of seats is that of `seats`."""

    game: str = Field(max_length=30)
    settings: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=400)]] = Field(
        default={}, max_length=60
    )
    seats: list[NewSeat] = Field(min_length=1, max_length=6)
    seed: int | None = Field(default=None, ge=0, lt=10**18)
    listed: bool = Field(default=True, description="Whether the lobby shows the table to everybody")
    campaign: bool = Field(default=False, description="Whether this is the first game of a campaign")


class HeldSeat(Model):
    """A seat and the secret that holds it; whoever has the secret is that player."""

    seat: Seat
    secret: Secret


class Invitation(Model):
    """An open seat and the code that lets one person take it."""

    seat: Seat
    code: Secret


class Created(Model):
    table: str
    seats: list[HeldSeat]
    invitations: list[Invitation]


class Join(Model):
    """Take an open seat with the code of an invitation; the seat follows from it."""

    code: Secret
    name: Name


class Joined(Model):
    table: str
    seat: Seat
    secret: Secret


class Again(Model):
    """Ask for the same table anew; every seat is held by the same secret as before."""

    secret: Secret


class AgainTable(Model):
    table: str


class Take(Model):
    """Take an occupation into the next game of a campaign, or none; the last word counts until that game begins."""

    secret: Secret
    card: str = Field(max_length=60, description="The key of one of the cards that are offered, or nothing")


class TakenTable(Model):
    table: str | None = Field(description="The next game, once everybody has chosen")


class CampaignGame(Model):
    """A finished game of a campaign: what everybody scored, and the campaign points for it; alone, what it asked for.

    `kept` is the occupation that became permanent, `lost` are those that ceased to be.
    """

    game: int
    scores: list[int]
    points: list[int]
    target: int | None
    kept: str
    lost: list[str]


class CampaignInfo(Model):
    """The campaign that a table is a game of. Alone it has no number of `games` and is never over, but `complete`.

    Once the table's game is over, `offers` are the cards that each seat may take along and `taken` what each has
    chosen: nothing yet, a key, or no card. The next table is set up when all people have chosen.
    """

    game: int
    games: int | None
    target: int | None
    permanent: list[str] = Field(description="The keys of the occupations that lie out from the start, alone")
    results: list[CampaignGame]
    points: list[int]
    places: list[int]
    over: bool
    complete: bool
    starts: Seat = Field(description="Who starts the next game")
    last: list[Seat] = Field(description="Who begins the next game with 1 food more")
    next_game: int
    next_target: int | None
    food: int = Field(description="What the next game begins with, alone")
    offers: list[list[str]]
    taken: list[str | None]


class AskReview(Model):
    """Ask for a review of a finished game; whoever has sat there may."""

    secret: Secret


class Remark(Model):
    """A choice of a finished game that cost points, and what would have been better, as texts of options and in words.

    `number` counts the choices as the frames of the replay do. Values are those of what the seat knew at that moment.
    """

    number: Number
    seat: Seat
    chapter: str
    chosen: str
    better: str
    chosen_label: str
    better_label: str
    cost: float


class Review(Model):
    """What a master has to say about a finished game, as far as it has looked at its choices.

    There is `none` until somebody asks for it, and games whose review would be `refused` say why in `message`.
    """

    state: Literal["none", "under way", "done", "refused"]
    message: str
    looked: Number
    choices: Number
    remarks: list[Remark]


class SeatInfo(Model):
    """Who sits on a seat, as everybody may know it."""

    seat: Seat
    name: str
    who: Literal["person", "open", "computer"]
    level: str | None
    markers: Literal["", "aid", "limit"]


class TableInfo(Model):
    """A table as the lobby shows it. The seed is told only after the end."""

    table: str
    game: str
    settings: dict[str, str]
    seats: list[SeatInfo]
    state: Literal["waiting", "running", "finished"]
    chapter: str
    deciding: Seat | None
    created: str = Field(description="When, as ISO 8601 in UTC")
    played: str = Field(description="When something happened last, as ISO 8601 in UTC")
    scores: list[int]
    winners: list[Seat]
    seed: int | None
    again: str | None = Field(description="The table at which these players play again")
    campaign: CampaignInfo | None


class TableList(Model):
    tables: list[TableInfo]
    more: bool = Field(description="Whether there are older ones: ask with `before`")


class Problem(Model):
    """Why something was refused, as a sentence; nothing has changed."""

    code: ErrorCode
    message: str
    setting: str | None = Field(default=None, description="The setting or field to blame, if it is one")
