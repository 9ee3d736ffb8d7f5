"""The games of this house, for the form of a new table and for looking cards up."""

from fastapi import APIRouter, Response

from farmyard.server import house
from farmyard.server.protocol.games import CardInfo, GameInfo
from farmyard.server.routes.refusals import REFUSALS
from farmyard.server.routes.tables import LobbyDep

router = APIRouter(prefix="/games", tags=["games"])


@router.get("")
async def games(lobby: LobbyDep) -> list[GameInfo]:
    """Every game that can be played here."""
    return house.games(lobby.computers.bots)


@router.get("/{game}/cards", responses=REFUSALS)
async def cards(game: str, response: Response) -> list[CardInfo]:
    """Every card of a game with its text and rulings."""
    response.headers["Cache-Control"] = "max-age=3600"
    return house.cards(game)
