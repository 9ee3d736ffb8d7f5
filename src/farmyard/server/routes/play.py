"""The WebSocket of a table. Secrets come in the first message, so that no log of addresses has them."""

import asyncio
import json
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from farmyard.server.connection import POLICY, Connection, understand
from farmyard.server.lobby import Lobby
from farmyard.server.protocol.messages import Hello
from farmyard.server.refusal import Refusal

router = APIRouter()
_HELLO_SECONDS: Final = 10


@router.websocket("/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Let a browser play or watch."""
    await socket.accept()
    try:
        connection = await _greeted(socket, table)
    except Refusal as refusal:
        error = {"type": "error", "to": None, "code": refusal.code, "message": str(refusal), "number": None}
        await socket.send_text(json.dumps(error))
        await socket.close(POLICY)
    except WebSocketDisconnect:
        return
    else:
        await connection.serve()


async def _greeted(socket: WebSocket, name: str) -> Connection:
    """The connection that a hello opens."""
    lobby: Lobby = socket.app.state.lobby
    try:
        hello = understand(await asyncio.wait_for(socket.receive_text(), _HELLO_SECONDS))
    except TimeoutError:
        raise Refusal("malformed", "Say hello first") from None
    if not isinstance(hello, Hello):
        raise Refusal("malformed", "Say hello first")
    messages = socket.app.state.limits.messages
    return Connection(socket, await lobby.table(name), hello, messages, lobby.computers.advise)
