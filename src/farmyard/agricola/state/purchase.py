"""Something that is to be paid for, before any card changes its price."""

from typing import Final

from mypy_extensions import mypyc_attr

from farmyard.agricola.state.card import Card
from farmyard.kernel.option import Target

ROOM: Final = "room"
STABLE: Final = "stable"
FENCE: Final = "fence"
RENOVATION: Final = "renovation"
IMPROVEMENT: Final = "improvement"
HEATING: Final = "heating"
FIELD: Final = "field"
BOUGHT: Final = {sort: Target(sort) for sort in (ROOM, STABLE, FENCE, RENOVATION, IMPROVEMENT, HEATING, FIELD)}
"""What a purchase is for, in the journal."""


@mypyc_attr(acyclic=True)
class Purchase:
    """Something to be paid for: its sort, its price before any card changes it, and what it is for.

    It is a `further` one if others of its sort are bought in the same action before it.
    """

    __slots__ = ("sort", "price", "house", "card", "further")

    def __init__(self, sort: str, price: int, house: int = -1, card: Card | None = None, further: bool = False) -> None:
        self.sort = sort
        self.price = price
        self.house = house
        self.card = card
        self.further = further
