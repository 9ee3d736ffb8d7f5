"""Starts the server and says where it is."""

import logging
import sys
from collections.abc import Sequence
from typing import Final

import uvicorn
from fastapi import FastAPI

from farmyard.server.app import make_app
from farmyard.server.bots import read_bots
from farmyard.server.limits import LARGEST_MESSAGE

HOST: Final = "127.0.0.1"
PORT: Final = 8420


def serve(host: str = HOST, port: int = PORT, url: str = "", bots: Sequence[str] = ()) -> int:
    """Serve until told to stop; `bots` are programs that may play, like `magpie=./magpie.py`."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    known = read_bots(bots)
    print(f"farmyard is at http://{'localhost' if host == HOST else host}:{port}/ (Ctrl-C ends it)", flush=True)
    run(make_app(url, bots=known), host, port)
    return 0


def run(app: FastAPI, host: str, port: int) -> None:
    """Run an application; addresses are not logged, and no message is read that is larger than it may be."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run()
