"""A decision: who must choose, and from what."""

from typing import Any

from mypy_extensions import mypyc_attr

from farmyard.kernel.option import Option
from farmyard.kernel.step import Step


@mypyc_attr(acyclic=True)
class Decision:
    """Who must choose, about what, from which options."""

    __slots__ = ("seat", "step", "options")

    def __init__(self, seat: int, step: Step[Any], options: list[Option]) -> None:
        self.seat = seat
        self.step = step
        self.options = options

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {len(self.options)} options>"


def some(options: list[Option]) -> str:
    """A few options in words."""
    texts = [f"'{option.text}'" for option in options[:6]]
    return ", ".join(texts) + (f" or one of {len(options) - 6} more" if len(options) > 6 else "")


def among(wanted: Option, options: list[Option]) -> bool:
    """Whether an option is one of these; compared by identity, faster than `in`."""
    for option in options:
        if option is wanted:
            return True
    return False
