"""Making, joining and listing tables, and what a finished one gives away."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse

from farmyard.server.lobby import Lobby
from farmyard.server.protocol.state import Replay
from farmyard.server.protocol.tables import (
    Again,
    AgainTable,
    AskReview,
    Created,
    Join,
    Joined,
    NewTable,
    Review,
    TableInfo,
    TableList,
    Take,
    TakenTable,
)
from farmyard.server.routes.refusals import REFUSALS
from farmyard.server.showing import table_info

router = APIRouter(prefix="/tables", tags=["tables"], responses=REFUSALS)


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


LobbyDep = Annotated[Lobby, Depends(lobby_of)]


@router.post("", status_code=201)
async def create(wanted: NewTable, lobby: LobbyDep) -> Created:
    """Set a table up; the answer holds the secrets of the seats of whoever asked, and the invitations."""
    return await lobby.create(wanted)


@router.get("")
async def tables(
    lobby: LobbyDep,
    state: Literal["running", "finished"] = "running",
    before: Annotated[str | None, Query(max_length=40)] = None,
) -> TableList:
    """The listed tables, the latest first."""
    found, more = await lobby.listed(state == "finished", before)
    return TableList(tables=[TableInfo(**table_info(kept)) for kept in found], more=more)


@router.get("/{table}")
async def table(table: str, lobby: LobbyDep) -> TableInfo:
    """One table as everybody may know it."""
    return TableInfo(**table_info(await lobby.info(table)))


@router.post("/{table}/join")
async def join(table: str, wanted: Join, lobby: LobbyDep) -> Joined:
    """Take an open seat."""
    return await lobby.join(table, wanted.code, wanted.name)


@router.post("/{table}/again")
async def again(table: str, wanted: Again, lobby: LobbyDep) -> AgainTable:
    """Play again: the same table anew, or the one that another of its players has already asked for."""
    return AgainTable(table=await lobby.again(table, wanted.secret))


@router.post("/{table}/take")
async def take(table: str, wanted: Take, lobby: LobbyDep) -> TakenTable:
    """Take an occupation of a finished game into the next one of the campaign, or none."""
    return TakenTable(table=await lobby.take(table, wanted.secret, wanted.card))


@router.get("/{table}/review")
async def review(table: str, lobby: LobbyDep) -> Review:
    """What a master has to say about a finished game, as far as it has come."""
    return Review(**await lobby.review(table))


@router.post("/{table}/review")
async def ask_for_review(table: str, wanted: AskReview, lobby: LobbyDep) -> Review:
    """Have a finished game looked through, unless that is done or under way."""
    return Review(**await lobby.ask_for_review(table, wanted.secret))


@router.get("/{table}/record", response_class=PlainTextResponse)
async def record(table: str, lobby: LobbyDep) -> PlainTextResponse:
    """The record of a finished game, as a file."""
    text = await lobby.record(table)
    disposition = f'attachment; filename="farmyard-{table}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition})


@router.get("/{table}/replay", response_model=Replay)
async def replay(table: str, lobby: LobbyDep, eyes: Annotated[int | None, Query(ge=0, lt=6)] = None) -> JSONResponse:
    """A finished game step by step, seen by spectators or by one seat."""
    return JSONResponse(await lobby.replay(table, eyes), headers={"Cache-Control": "max-age=3600"})
