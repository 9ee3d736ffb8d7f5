"""Refusals as answers over HTTP."""

from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from farmyard.server.protocol.base import ErrorCode
from farmyard.server.protocol.tables import Problem
from farmyard.server.refusal import Refusal

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem} for code in (400, 403, 404, 409, 413, 422, 429)
}
_STATUS: Final[dict[ErrorCode, int]] = {
    "malformed": 422,
    "too-large": 413,
    "too-often": 429,
    "unknown-table": 404,
    "unknown-secret": 403,
    "bad-settings": 400,
}
_CONFLICT: Final = 409


async def refused(request: Request, refusal: Exception) -> JSONResponse:
    """A refusal as a `Problem`."""
    assert isinstance(refusal, Refusal)
    problem = Problem(code=refusal.code, message=str(refusal), setting=refusal.setting)
    return JSONResponse(problem.model_dump(), _STATUS.get(refusal.code, _CONFLICT))


async def not_understood(request: Request, error: Exception) -> JSONResponse:
    """What has no route, or more to say than is read."""
    assert isinstance(error, HTTPException)
    code: ErrorCode = "too-large" if error.status_code == 413 else "malformed"
    return JSONResponse(Problem(code=code, message=str(error.detail)).model_dump(), error.status_code)


async def malformed(request: Request, error: Exception) -> JSONResponse:
    """What does not even have the right form; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"][1:]])
    problem = Problem(code="malformed", message=f"{where or 'the request'}: {first['msg']}", setting=where or None)
    return JSONResponse(problem.model_dump(), 422)
