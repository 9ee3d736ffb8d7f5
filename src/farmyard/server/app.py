"""The application: routes, refusals and what every answer carries."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import farmyard
from farmyard.server.bots import NO_BOTS, Bots
from farmyard.server.computers import Computers
from farmyard.server.database.desk import Desk
from farmyard.server.database.engine import database_url, open_database
from farmyard.server.database.store import News, Store
from farmyard.server.limits import USUAL, Limits
from farmyard.server.lobby import Lobby
from farmyard.server.memory import set_aside_what_stays
from farmyard.server.neighbours import Neighbours
from farmyard.server.page import add_page
from farmyard.server.refusal import Refusal
from farmyard.server.routes import games, play, tables
from farmyard.server.routes.guard import Guard
from farmyard.server.routes.refusals import malformed, not_understood, refused

_SMALL: Final = 1000


def _meet(url: str, lobby: Lobby, loop: asyncio.AbstractEventLoop) -> Neighbours:
    """Listen to the other servers in a thread, and follow them in the loop of this one."""

    def heard(news: News) -> None:
        loop.call_soon_threadsafe(lobby.heard, news)

    def lost() -> None:
        loop.call_soon_threadsafe(lobby.look_again)

    neighbours = Neighbours(url, heard, lost)
    lobby.meet(neighbours)
    return neighbours


def make_app(url: str = "", limits: Limits = USUAL, bots: Bots = NO_BOTS) -> FastAPI:
    """The server as an ASGI application, on the database asked for or that of the environment."""

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        where = url or database_url()
        desk = Desk(Store(await asyncio.to_thread(open_database, where)))
        computers = Computers(max(1, (os.cpu_count() or 2) - 1), bots)
        lobby = Lobby(desk, computers)
        app.state.lobby, app.state.limits = lobby, limits
        neighbours = (
            await asyncio.to_thread(_meet, where, lobby, asyncio.get_running_loop()) if desk.store.postgres else None
        )
        set_aside_what_stays()
        keeping = asyncio.create_task(lobby.keep_house())
        yield
        keeping.cancel()
        computers.close()
        lobby.reviews.close()
        if neighbours is not None:
            neighbours.close()
        desk.close()

    app = FastAPI(
        title="farmyard", version=farmyard.__version__, docs_url=None, redoc_url=None, openapi_url=None,
        lifespan=open_house,
    )  # fmt: skip
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, not_understood)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL)
    app.add_middleware(Guard, requests=limits.requests)
    app.include_router(games.router, prefix="/api")
    app.include_router(tables.router, prefix="/api")
    app.include_router(play.router, prefix="/api")
    add_page(app)
    return app
