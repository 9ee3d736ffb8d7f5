"""The choices made so far, as a chain from the last one backwards, which copies of a game share.

A link never changes, so copying a game copies no list however long it has lasted. `Revealed` is what
has become known meanwhile: nobody may take back a choice after which something hidden was seen.
"""

from typing import Optional

from mypy_extensions import mypyc_attr

from farmyard.kernel.option import Option


class Past:
    """One choice: whose it was, in which part of the game, whether it is a secret, and what was chosen before."""

    __slots__ = ("before", "number", "seat", "option", "round", "phase", "secret")

    def __init__(
        self, before: Optional["Past"], seat: int, option: Option, round: int, phase: str, secret: bool
    ) -> None:
        self.before = before
        self.number: int = 1 if before is None else before.number + 1
        self.seat = seat
        self.option = option
        self.round = round
        self.phase = phase
        self.secret = secret

    def leads_to(self, later: Optional["Past"]) -> bool:
        """Whether a later choice was made after this one."""
        while later is not None and later.number > self.number:
            later = later.before
        return later is self

    def __repr__(self) -> str:
        return f"<Choice {self.number} of seat {self.seat}: {self.option.text}>"


def links(past: Past | None, after: int = 0) -> list[Past]:
    """The choices in the order they were made, without the first ones."""
    found: list[Past] = []
    while past is not None and past.number > after:
        found.append(past)
        past = past.before
    return found[::-1]


def known_to(past: Past | None, seat: int) -> Past | None:
    """The choices less those that a seat may not know."""
    known: Past | None = None
    for link in links(past):
        if link.seat == seat or not link.secret:
            known = Past(known, link.seat, link.option, link.round, link.phase, link.secret)
    return known


@mypyc_attr(acyclic=True)
class Revealed:
    """Something hidden that has become known: after how many choices, by whose hand (-1: to everybody), and what."""

    __slots__ = ("number", "seat", "what")

    def __init__(self, number: int, seat: int, what: str) -> None:
        self.number = number
        self.seat = seat
        self.what = what


def last_known(revealed: tuple[Revealed, ...], seat: int) -> Revealed | None:
    """What a seat has learned last."""
    last: Revealed | None = None
    for known in revealed:
        if known.seat != seat and (last is None or known.number > last.number):
            last = known
    return last


def earliest(past: Past | None, barrier: Revealed | None, seat: int, willing: tuple[int, ...]) -> int:
    """The number of choices back to which a seat may go, with those of others who are `willing`, up to a barrier."""
    until = 0 if barrier is None else barrier.number
    found = 0 if past is None else past.number
    while past is not None and past.number > until and (past.seat == seat or past.seat in willing):
        if past.seat == seat:
            found = past.number - 1
        past = past.before
    return found
