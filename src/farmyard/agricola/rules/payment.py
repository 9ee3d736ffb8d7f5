"""The one place that knows how something can be paid for.

A cost has alternative prices; each is goods from the supply or a played card handed in. Where the
supply falls short, any-time conversions fill the gap. `ways` yields the undominated ways to pay;
`charge` pays the only one at once and asks when there are several.
"""

from farmyard.agricola.cards.card import Card, Conversion, Price
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import covers, lacking, text
from farmyard.agricola.player import Player
from farmyard.agricola.rules.action import Rule
from farmyard.kernel.option import Option


class Way:
    """One way to pay: what is left of the goods afterwards, what was converted, which card was handed in."""

    __slots__ = ("left", "converted", "returned", "price")

    def __init__(self, left: int, price: int, converted: tuple[Conversion, ...] = (), returned: Card | None = None):
        self.left = left
        self.price = price
        self.converted = converted
        self.returned = returned

    @property
    def option(self) -> Option:
        if self.returned is not None:
            return Option("return", self.returned.name, 0, self)
        if not self.converted:
            return Option("pay", text(self.price), 0, self)
        given = sum([conversion.give for conversion in self.converted])
        return Option("pay", f"{text(self.price)} from {text(given)}", 0, self)


def affordable(player: Player, goods: int) -> bool:
    """Whether a bundle can be paid, with conversions if need be."""
    missing = lacking(player.goods, goods)
    return not missing or (not missing & ~player.makes and bool(_with_conversions(player, goods)))


def can_pay(player: Player, prices: tuple[Price, ...]) -> bool:
    """Whether any of several prices can be paid."""
    for price in prices:
        if price.returns:
            for card in player.cards:
                if card.kind == price.returns:
                    return True
        elif affordable(player, price.goods):
            return True
    return False


def ways(player: Player, prices: tuple[Price, ...]) -> list[Way]:
    """Every undominated way to pay one of the prices."""
    found: list[Way] = []
    for price in prices:
        if price.returns:
            for card in player.cards:
                if card.kind == price.returns:
                    found.append(Way(player.goods, 0, (), card))
        elif covers(player.goods, price.goods):
            found.append(Way(player.goods - price.goods, price.goods))
        else:
            found += _with_conversions(player, price.goods)
    return found


def charge(game: Agricola, seat: int, prices: tuple[Price, ...]) -> None:
    """Pay now if there is one way to, else put the question on the agenda."""
    possible = ways(game.players[seat], prices)
    if len(possible) == 1:
        settle(game, seat, possible[0])
    else:
        game.push(seat, Pay(prices))


def charge_goods(game: Agricola, seat: int, goods: int) -> None:
    """Pay a plain bundle."""
    player = game.players[seat]
    if covers(player.goods, goods):
        player.goods -= goods
    else:
        charge(game, seat, (Price(goods),))


def settle(game: Agricola, seat: int, way: Way) -> None:
    """Pay in one particular way."""
    player = game.players[seat]
    player.goods = way.left
    if way.returned is not None:
        player.give_up_card(way.returned)
        put_back(game, way.returned)


def put_back(game: Agricola, card: Card) -> None:
    """A major improvement handed in is for sale again, at its own place in its pile."""
    for place, home in enumerate(game.board.majors):
        if card in home:
            there = game.piles[place]
            game.piles[place] = tuple([other for other in home if other is card or other in there])


class Pay(Rule):
    """Ask which way to pay."""

    __slots__ = ("prices",)

    def __init__(self, prices: tuple[Price, ...]) -> None:
        self.prices = prices

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return [way.option for way in ways(game.players[seat], self.prices)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        for way in ways(game.players[seat], self.prices):
            if way.option.text == option.text:
                settle(game, seat, way)
                return

    def question(self, game: Agricola, seat: int) -> str:
        return "How do you pay?"


def _with_conversions(player: Player, cost: int) -> list[Way]:
    """The undominated ways to pay goods that the supply alone does not cover."""
    found: list[Way] = []
    _convert_until_paid(player.goods, cost, player.conversions, (), set(), found)
    lefts = [way.left for way in found]
    return [way for way in found if not _beaten(way.left, lefts)]


def _convert_until_paid(
    have: int,
    cost: int,
    conversions: tuple[Conversion, ...],
    made: tuple[Conversion, ...],
    seen: set[int],
    found: list[Way],
) -> None:
    if have in seen:
        return
    seen.add(have)
    missing = lacking(have, cost)
    if not missing:
        found.append(Way(have - cost, cost, made))
        return
    for conversion in conversions:
        if conversion.makes & missing and covers(have, conversion.give):
            after = have - conversion.give + conversion.gain
            _convert_until_paid(after, cost, conversions, made + (conversion,), seen, found)


def _beaten(left: int, others: list[int]) -> bool:
    """Whether some other way leaves at least as much of everything, and more of something."""
    for other in others:
        if other != left and covers(other, left):
            return True
    return False
