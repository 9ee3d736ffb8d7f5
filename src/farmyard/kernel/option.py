"""One legal choice as a small value: a text, and what on the table it means.

The text is the option's name in records, logs, tests and URLs. Its verb and `target` say the same in
plain values, for whoever draws the table, reads it aloud or encodes it: no two options of a decision
share both. `means` is what the step that offered the option needs to carry it out, and nobody else's.
Options and targets that recur are made once and shared, so comparing them is comparing identities.
"""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Target:
    """What on the table an option is about, as far as each applies; it never changes.

    `kind` is the sort of thing that is meant where the rest leaves it open: a person, a fence, an occupation.
    `space` is a space by its number, and `goal` another one to which somebody goes; `cells` are cells of a farm
    as a bit mask, and `cell` the one cell if it is one; `cards` are keys; `seat` is another player, where the
    chooser deals with one. `goods` are the goods it is about, `paid` those given for them where they are others,
    `left` those that are left, all in the game's own form; `number` is a plain number; `dice` are those used.
    """

    __slots__ = ("kind", "space", "goal", "cells", "cell", "cards", "seat", "goods", "paid", "left", "number", "dice")

    def __init__(
        self,
        kind: str = "",
        space: int = -1,
        goal: int = -1,
        cells: int = 0,
        cards: tuple[str, ...] = (),
        seat: int = -1,
        goods: int = 0,
        paid: int = 0,
        left: int = 0,
        number: int = 0,
        dice: int = 0,
    ) -> None:
        self.kind = kind
        self.space = space
        self.goal = goal
        self.cells = cells
        self.cell = cells.bit_length() - 1 if cells and cells & (cells - 1) == 0 else -1
        self.cards = cards
        self.seat = seat
        self.goods = goods
        self.paid = paid
        self.left = left
        self.number = number
        self.dice = dice

    def facts(self) -> tuple[object, ...]:
        """Everything it says: two targets with the same facts mean the same."""
        return (
            self.kind, self.space, self.goal, self.cells, self.cards, self.seat, self.goods, self.paid, self.left,
            self.number, self.dice,
        )  # fmt: skip

    def same(self, other: "Target") -> bool:
        """Whether two targets mean the same; most that do not differ in cells, goods or space."""
        if self is other:
            return True
        if self.cells != other.cells or self.goods != other.goods or self.space != other.space:
            return False
        return self.facts() == other.facts()


NOTHING: Final = Target()


@mypyc_attr(acyclic=True)
class Option:
    __slots__ = ("text", "verb", "what", "target", "means")

    def __init__(self, verb: str, what: str = "", target: Target = NOTHING, means: object = None) -> None:
        self.verb = verb
        self.what = what
        self.text = f"{verb} {what}" if what else verb
        self.target = target
        self.means = means

    def same(self, other: "Option") -> bool:
        """Whether two options mean the same."""
        if self is other:
            return True
        return self.verb == other.verb and self.target.same(other.target)

    def __repr__(self) -> str:
        return f"<{self.text}>"


DONE = Option("done")
