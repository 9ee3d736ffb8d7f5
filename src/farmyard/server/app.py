"""The application: routes, refusals and what every answer carries."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.middleware.gzip import GZipMiddleware

import farmyard
from farmyard.server.computers import Computers
from farmyard.server.database.desk import Desk
from farmyard.server.database.engine import database_url, open_database
from farmyard.server.database.store import Store
from farmyard.server.limits import USUAL, Limits
from farmyard.server.lobby import Lobby
from farmyard.server.page import add_page
from farmyard.server.refusal import Refusal
from farmyard.server.routes import games, play, tables
from farmyard.server.routes.guard import Guard
from farmyard.server.routes.refusals import malformed, refused

_SMALL: Final = 1000


def make_app(url: str = "", limits: Limits = USUAL) -> FastAPI:
    """The server as an ASGI application, on the database asked for or that of the environment."""

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        desk = Desk(Store(await asyncio.to_thread(open_database, url or database_url())))
        computers = Computers(max(1, (os.cpu_count() or 2) - 1))
        app.state.lobby = Lobby(desk, computers)
        app.state.limits = limits
        keeping = asyncio.create_task(app.state.lobby.keep_house())
        yield
        keeping.cancel()
        computers.close()
        desk.close()

    app = FastAPI(
        title="farmyard", version=farmyard.__version__, docs_url=None, redoc_url=None, openapi_url=None,
        lifespan=open_house,
    )  # fmt: skip
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL)
    app.add_middleware(Guard, requests=limits.requests)
    app.include_router(games.router, prefix="/api")
    app.include_router(tables.router, prefix="/api")
    app.include_router(play.router, prefix="/api")
    add_page(app)
    return app
