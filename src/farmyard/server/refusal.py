"""The one way anything is refused: a code for the page and a sentence for people."""

from farmyard.kernel.errors import FarmyardError
from farmyard.server.protocol.base import ErrorCode


class Refusal(FarmyardError):
    """Something a person or a page asked for that is not done; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, setting: str | None = None) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.setting = setting
