"""A card: everything printed, then what it does, as values.

The engine reads the fields and never learns a card's name. A price is goods or a card handed in;
a conversion turns goods into others at any time or once per harvest; an oven bakes; a bonus
scores goods held at the end.
"""

from typing import Any

from farmyard.agricola.goods import kinds
from farmyard.kernel.step import Step


class Price:
    """One way a card may be paid for: goods, or a played card of some kind handed back."""

    __slots__ = ("goods", "returns")

    def __init__(self, goods: int = 0, returns: str = "") -> None:
        self.goods = goods
        self.returns = returns


class Conversion:
    """Goods given for goods gained, one at a time; `harvest` limits it to once per harvest."""

    __slots__ = ("name", "give", "gain", "harvest", "makes")

    def __init__(self, name: str, give: int, gain: int, harvest: bool = False) -> None:
        self.name = name
        self.give = give
        self.gain = gain
        self.harvest = harvest
        self.makes = kinds(gain)


class Oven:
    """Bakes up to `most` grain in one bake action, `food` for each; `most` 0 is any number."""

    __slots__ = ("food", "most")

    def __init__(self, food: int, most: int = 0) -> None:
        self.food = food
        self.most = most


class Bonus:
    """Points at the end for holding goods: one more for each threshold reached."""

    __slots__ = ("kind", "thresholds")

    def __init__(self, kind: int, thresholds: tuple[int, ...]) -> None:
        self.kind = kind
        self.thresholds = thresholds

    def points(self, held: int) -> int:
        return len([threshold for threshold in self.thresholds if held >= threshold])

    def cost(self, held: int) -> int:
        """How many goods the points take where they are exchanged instead of counted."""
        points = self.points(held)
        return self.thresholds[points - 1] if points else 0


class Card:
    """An improvement. Cards of one `kind` (the two Fireplaces) can stand for each other in a price."""

    __slots__ = ("name", "kind", "prices", "points", "text", "conversions", "oven", "on_play", "bonus")

    def __init__(
        self,
        name: str,
        prices: tuple[Price, ...],
        points: int,
        text: str,
        kind: str = "",
        conversions: tuple[Conversion, ...] = (),
        oven: Oven | None = None,
        on_play: Step[Any] | None = None,
        bonus: Bonus | None = None,
    ) -> None:
        self.name = name
        self.kind = kind or name
        self.prices = prices
        self.points = points
        self.text = text
        self.conversions = conversions
        self.oven = oven
        self.on_play = on_play
        self.bonus = bonus

    def __repr__(self) -> str:
        return self.name
