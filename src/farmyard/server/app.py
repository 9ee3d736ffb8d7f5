"""The application: routes, refusals and what every answer carries."""

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError

import farmyard
from farmyard.server.refusal import Refusal
from farmyard.server.routes import games, tables
from farmyard.server.routes.refusals import malformed, refused


def make_app() -> FastAPI:
    """The server as an ASGI application."""
    app = FastAPI(title="farmyard", version=farmyard.__version__, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.include_router(games.router, prefix="/api")
    app.include_router(tables.router, prefix="/api")
    return app
