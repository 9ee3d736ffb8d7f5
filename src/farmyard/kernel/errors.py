"""The ways a choice, a record or an option can be wrong. Every message is a sentence for people."""


class FarmyardError(Exception):
    """Base of everything this package refuses; its text says what was wrong and what would be right."""


class BadSettings(FarmyardError):
    """A table was asked for that the rules do not know; `setting` is the one to blame, if it is one."""

    def __init__(self, message: str, setting: str = "") -> None:
        super().__init__(message)
        self.setting = setting


class UnreadableChoice(FarmyardError):
    """The text is not the notation of any choice."""


class IllegalChoice(FarmyardError):
    """The text is readable, but the rules do not allow the choice now."""


class BadRecord(FarmyardError):
    """A saved game cannot be read; `line` is where."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
