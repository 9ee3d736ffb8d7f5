"""Words that change what things cost."""

from typing import Final

from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change, Condition, Number
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, count, covers, of
from farmyard.agricola.state.player import HOUSES, Player
from farmyard.agricola.state.purchase import Purchase
from farmyard.agricola.state.word import alternatives, bundle

ANY_RESOURCE: Final = "1 wood / 1 clay / 1 reed / 1 stone"


def less(price: int, discount: int) -> int:
    """A price lowered by a discount, no good below nothing."""
    for kind in range(len(NAMES)):
        saved = min(count(price, kind), count(discount, kind))
        price -= of(kind, saved)
    return price


class Concerns(Change):
    """Changes the prices of some purchases by goods, or by one of several bundles like `1 wood / 1 clay`.

    The purchases: of these sorts, of a house, of cards by tag or sort, while a condition holds.
    """

    __slots__ = ("goods", "sorts", "house", "cards", "when")

    def __init__(
        self,
        goods: str | tuple[int, ...],
        sorts: tuple[str, ...],
        house: str = "",
        cards: tuple[str, ...] = (),
        when: Condition | None = None,
    ) -> None:
        self.goods = alternatives(goods)
        self.sorts = sorts
        self.house = house
        self.cards = cards
        self.when = when

    def concerns(self, game: Agricola, seat: int, purchase: Purchase) -> bool:
        if purchase.sort not in self.sorts:
            return False
        if self.house and (purchase.house < 0 or HOUSES[purchase.house] != self.house):
            return False
        card = purchase.card
        if card is not None and self.cards and card.sort not in self.cards:
            if not [tag for tag in card.tags if tag in self.cards]:
                return False
        return self.when is None or self.when.holds(game, seat, None)


class BasePrice(Concerns):
    """Another price in place of the usual one, if its owner likes; discounts come on top."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        return 0

    def prices(self, game: Agricola, seat: int, purchase: Purchase, prices: list[int]) -> list[int]:
        return prices + list(self.goods) if self.concerns(game, seat, purchase) else prices


class Discount(Concerns):
    """So much less of given goods, so many `times`; the payer chooses where there are several.

    With `of` it is as often as there is of something. With `once` only one price in a round is lower, whichever clause
    of the card lowers it. With `first` only the first of several rooms that are built at one time is cheaper.
    """

    __slots__ = ("times", "once", "of", "first", "card")

    def __init__(
        self,
        goods: str | tuple[int, ...],
        sorts: tuple[str, ...],
        house: str = "",
        cards: tuple[str, ...] = (),
        when: Condition | None = None,
        times: int = 1,
        once: bool = False,
        of: Number | None = None,
        first: bool = False,
        card: Card = NO_CARD,
    ) -> None:
        super().__init__(goods, sorts, house, cards, when)
        self.first = first
        self.times = times
        self.of = of
        self.once = once
        self.card = card

    @property
    def only_lowers(self) -> bool:
        return True

    @property
    def once_a_round(self) -> Card | None:
        return self.card if self.once else None

    def prices(self, game: Agricola, seat: int, purchase: Purchase, prices: list[int]) -> list[int]:
        if not self.concerns(game, seat, purchase):
            return prices
        if self.once and game.players[seat].tally(self.card).round_uses:
            return prices
        if self.first and purchase.further:
            return prices
        for _ in range(self.times if self.of is None else self.of.of(game, seat)):
            prices = [less(price, part) for price in prices for part in self.goods]
        return prices


class FreeFences(Change):
    """Fences that cost no wood: so many `more` in each action that builds some, or `every` so many in the game.

    What makes fences free already does not save these for later; they count as the first fences of an action. With
    `first` they are so many of an action whose fences are to be paid, beginning with its first. With `last` they are
    added to what is paid after all other changes, which must be something.
    """

    __slots__ = ("more", "every", "first", "last")

    def __init__(self, more: int = 0, every: int = 0, first: int = 0, last: bool = False) -> None:
        self.more = more
        self.every = every
        self.first = first
        self.last = last

    @property
    def turn(self) -> int:
        return 4 if self.last else 3

    def free_fences(self, first: int, last: int) -> int:
        if self.every:
            return last // self.every - (first - 1) // self.every
        return min(self.first, last - first + 1)

    def fence_wood(self, player: Player, fences: int, wood: int) -> int:
        least = 0 if wood < fences and not self.last else min(wood, 1)
        return max(wood - self.more, least) if self.more else wood


class FieldPrice(Change):
    """Every field that is plowed costs goods; on a card in common."""

    __slots__ = ("goods",)

    def __init__(self, goods: str | int) -> None:
        self.goods = bundle(goods)

    def field_price(self) -> int:
        return self.goods


class Swap(Concerns):
    """Goods may be paid for those that `instead` names in a price, up to so many times for each purchase.

    With `last` it swaps only what is left of the price after all other changes.
    """

    __slots__ = ("instead", "most", "last")

    def __init__(
        self,
        goods: str | tuple[int, ...],
        instead: str | tuple[int, ...],
        sorts: tuple[str, ...],
        most: int = 1,
        house: str = "",
        cards: tuple[str, ...] = (),
        when: Condition | None = None,
        last: bool = False,
    ) -> None:
        super().__init__(goods, sorts, house, cards, when)
        self.instead = alternatives(instead)
        self.most = most
        self.last = last

    @property
    def turn(self) -> int:
        return 2 if self.last else 1

    def prices(self, game: Agricola, seat: int, purchase: Purchase, prices: list[int]) -> list[int]:
        if not self.concerns(game, seat, purchase):
            return prices
        found = list(prices)
        swapped = prices
        for _ in range(self.most):
            swapped = [other for price in swapped for other in self.swapped(price)]
            found += swapped
        return found

    def swapped(self, price: int) -> list[int]:
        """What a price becomes when it is swapped once, in each way."""
        return [price + goods - part for part in self.instead if covers(price, part) for goods in self.goods]
