"""What stands before every route: limits of size and frequency, and what every answer carries."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farmyard.server.limits import LARGEST_BODY, Allowance, Rate

_FORGET_ABOVE: Final = 5000
_POLICY: Final = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    )
)  # fmt: skip
_ALWAYS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    def __init__(self, app: ASGIApp, requests: Rate) -> None:
        self.app = app
        self.requests = requests
        self._allowances: dict[str, Allowance] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        careful = _with_headers(send)
        if not self._allowance(scope).take():
            await _problem(429, "too-often", "That was too much at once: wait a moment")(scope, receive, careful)
            return
        await self.app(scope, _at_most(receive), careful)

    def _allowance(self, scope: Scope) -> Allowance:
        client = scope["client"][0] if scope.get("client") else ""
        if len(self._allowances) > _FORGET_ABOVE:
            self._allowances = {who: kept for who, kept in self._allowances.items() if not kept.full}
        return self._allowances.setdefault(client, Allowance(*self.requests))


def _problem(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"code": code, "message": message, "setting": None}, status)


def _with_headers(send: Send) -> Send:
    async def careful(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _ALWAYS.items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return careful


def _at_most(receive: Receive) -> Receive:
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST_BODY:
            raise HTTPException(413, f"At most {LARGEST_BODY} bytes are read")
        return message

    return limited
