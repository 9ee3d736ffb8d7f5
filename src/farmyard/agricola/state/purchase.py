"""Something that is to be paid for, before any card changes its price."""

from typing import Final

from farmyard.agricola.state.card import Card
from farmyard.kernel.option import Target

ROOM: Final = "room"
STABLE: Final = "stable"
FENCE: Final = "fence"
RENOVATION: Final = "renovation"
IMPROVEMENT: Final = "improvement"
BOUGHT: Final = {sort: Target(sort) for sort in (ROOM, STABLE, FENCE, RENOVATION, IMPROVEMENT)}
"""What a purchase is for, in the journal."""


class Purchase:
    """Something to be paid for: its sort, its price before any card changes it, and what it is for."""

    __slots__ = ("sort", "price", "house", "card")

    def __init__(self, sort: str, price: int, house: int = -1, card: Card | None = None) -> None:
        self.sort = sort
        self.price = price
        self.house = house
        self.card = card
