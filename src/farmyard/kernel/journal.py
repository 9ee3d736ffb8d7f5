"""The journal: what has happened, as values. Words are made from them at the edge, by each game's `story`.

Rules note a happening where it happens, and only while somebody keeps a journal, so it costs nothing otherwise.
"""

from farmyard.kernel.option import NOTHING, Target


class Happening:
    """Who did what (-1: it happened to the whole table), and what on the table it was about.

    Of a `secret` one the others see what sort of thing it was about and how many, but not which.
    """

    __slots__ = ("what", "seat", "target", "secret")

    def __init__(self, what: str, seat: int = -1, target: Target = NOTHING, secret: bool = False) -> None:
        self.what = what
        self.seat = seat
        self.target = target
        self.secret = secret

    def seen_by(self, seat: int) -> "Happening":
        """What a seat may know of it."""
        if not self.secret or seat == self.seat:
            return self
        return Happening(self.what, self.seat, Target(self.target.kind, number=self.target.number), True)

    def __repr__(self) -> str:
        return f"<{self.what} of seat {self.seat}>"
