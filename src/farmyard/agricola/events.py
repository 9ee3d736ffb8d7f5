"""What can happen at the table that cards may react to."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from farmyard.agricola.cards.card import Card

# Things a player does.
USES_SPACE: Final = 0
USED_SPACE: Final = 1
TAKES_GOODS: Final = 2
RECEIVES: Final = 3
PLAYS_OCCUPATION: Final = 4
PLAYED_OCCUPATION: Final = 5
PLAYED_IMPROVEMENT: Final = 6
BUILT_ROOMS: Final = 7
BUILT_STABLE: Final = 8
BUILT_FENCES: Final = 9
RENOVATED: Final = 10
GREW: Final = 11
PLOWED: Final = 12
SOWED: Final = 13
BAKED: Final = 14
COOKED: Final = 15
# Moments of a round.
ROUND_START: Final = 16
WORK_START: Final = 17
WORK_END: Final = 18
RETURN_HOME: Final = 19
ROUND_END: Final = 20
# The moments of a harvest, in their order.
FIELD_START: Final = 21
FIELD_PHASE: Final = 22
FIELD_END: Final = 23
AFTER_FIELDS: Final = 24
FEEDING_START: Final = 25
FEEDING_PHASE: Final = 26
FEEDING_END: Final = 27
AFTER_FEEDING: Final = 28
BREEDING_START: Final = 29
BREEDING_PHASE: Final = 30
BREEDING_END: Final = 31
BEFORE_SCORING: Final = 32
EVENTS: Final = 33

NAMES: Final = (
    "uses a space", "used a space", "takes goods from a space", "receives goods", "plays an occupation",
    "played an occupation", "played an improvement", "built rooms", "built a stable", "built fences", "renovated",
    "had a child", "plowed", "sowed", "baked", "cooked", "round start", "work start", "work end", "return home",
    "round end", "start of the field phase", "field phase", "end of the field phase", "after the field phase",
    "start of feeding", "feeding", "end of feeding", "after feeding", "start of breeding", "breeding",
    "end of breeding", "before scoring",
)  # fmt: skip


class Event:
    """One happening: who did it and, as far as it applies, where, with which goods, how many, which card.

    `lying` are those of the goods that lay on the space; the rest came from the supply.
    """

    __slots__ = ("kind", "seat", "space", "goods", "lying", "number", "cells", "card")

    def __init__(
        self,
        kind: int,
        seat: int = -1,
        space: int = -1,
        goods: int = 0,
        lying: int = 0,
        number: int = 0,
        cells: int = 0,
        card: "Card | None" = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.space = space
        self.goods = goods
        self.lying = lying
        self.number = number
        self.cells = cells
        self.card = card
