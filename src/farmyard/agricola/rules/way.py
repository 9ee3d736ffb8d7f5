"""One way to pay, and what tells it from others; `rules.payment` finds them."""

from mypy_extensions import mypyc_attr

from farmyard.agricola.rules.chains import parts_of
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.goods import FOOD, HERD, count, text
from farmyard.kernel.option import Option, Target


@mypyc_attr(acyclic=True)
class Way:
    """One way to pay: what is left of the goods afterwards, what was converted, which cards were handed in or used.

    The `remark` says what is left, where that alone tells it from another way.
    """

    __slots__ = ("left", "price", "converted", "returned", "forfeits", "uses", "remark")

    def __init__(
        self,
        left: int,
        price: int,
        converted: tuple[Conversion, ...] = (),
        returned: tuple[Card, ...] = (),
        forfeits: bool = False,
        uses: Card | None = None,
    ) -> None:
        self.left = left
        self.price = price
        self.converted = converted
        self.returned = returned
        self.forfeits = forfeits
        self.uses = uses
        self.remark = ""

    @property
    def cooked(self) -> int:
        """The animals that were turned into food."""
        parts = [part for conversion in self.converted for part in parts_of(conversion)]
        return sum([part.give & HERD for part in parts if count(part.gain, FOOD)])

    @property
    def effort(self) -> tuple[bool, int]:
        """What it takes beyond goods: a limited use, and conversions."""
        return (self.uses is not None, len(self.converted))

    @property
    def given(self) -> int:
        """The goods that were converted."""
        return sum([conversion.give for conversion in self.converted])

    @property
    def words(self) -> str:
        """What is paid, or handed in and paid."""
        words = f"{text(self.price)} from {text(self.given)}{self.remark}" if self.converted else text(self.price)
        if not self.returned:
            return words
        names = " and ".join([card.name for card in self.returned])
        return f"{names} and pay {words}" if self.price else names

    @property
    def option(self) -> Option:
        keys = tuple([key for card in self.returned for key in card.target.cards])
        target = Target(cards=keys, goods=self.price, paid=self.given, left=self.left)
        return Option("return" if self.returned else "pay", self.words, target, self)


def one_of_each_outcome(found: list[Way]) -> list[Way]:
    """Of ways that leave and hand in the same, the one that spends no limited use and converts the least."""
    best: dict[tuple[int, int, tuple[Card, ...]], Way] = {}
    for way in found:
        outcome = (way.left, way.cooked, way.returned)
        known = best.get(outcome)
        if known is None or way.effort < known.effort:
            best[outcome] = way
    return list(best.values())


def tell_apart(found: list[Way]) -> None:
    """Give ways to pay that would read alike a remark on what they leave."""
    texts = [way.words for way in found]
    for way, words in zip(found, texts):
        if texts.count(words) > 1:
            way.remark = f" leaving {text(way.left)}"
