"""Telling what has happened in sentences: who does it comes before each, once for all that is done in a row.

A game's own `story` makes `Clause`s of the happenings in its journal; this knows how English joins them.
"""

from typing import Final

from farmyard.kernel.option import NOTHING, Target

YOU: Final = "You"
_IRREGULAR: Final = {"have": "has", "go": "goes", "pass": "passes"}


class Clause:
    """What one seat does: the verb as in "to go", and the rest. Of the whole table (-1) the rest says it all.

    `target` is what it is about on the table, `what` the happening that it tells.
    """

    __slots__ = ("seat", "verb", "rest", "target", "what")

    def __init__(self, seat: int, verb: str, rest: str, target: Target = NOTHING, what: str = "") -> None:
        self.seat = seat
        self.verb = verb
        self.rest = rest
        self.target = target
        self.what = what

    def words(self, name: str = "") -> str:
        """What somebody of this name does."""
        if not self.verb:
            return self.rest
        verb = self.verb if name == YOU else _IRREGULAR.get(self.verb, f"{self.verb}s")
        return f"{verb} {self.rest}" if self.rest else verb


def lines(clauses: list[Clause], names: tuple[str, ...]) -> list[tuple[int, str]]:
    """One line for all that a seat does in a row, beginning with its name; with each the seat."""
    told: list[tuple[int, str]] = []
    for clause in clauses:
        seat = clause.seat
        if seat < 0:
            told.append((seat, clause.rest))
        elif told and told[-1][0] == seat:
            told[-1] = (seat, f"{told[-1][1]}, {clause.words(names[seat])}")
        else:
            told.append((seat, f"{names[seat]} {clause.words(names[seat])}"))
    return told
