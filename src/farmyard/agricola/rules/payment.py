"""The one place that knows how something can be paid for.

A purchase has a base price; played cards change it. Each resulting price is goods from the supply,
perhaps with played cards handed in; where the supply falls short, any-time conversions fill the
gap. `ways` yields the undominated ways to pay; `charge` pays the only one at once and asks when
there are several.
"""

from itertools import combinations, pairwise, permutations

from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.chains import open_to, parts_of
from farmyard.agricola.rules.prelude import leading_on
from farmyard.agricola.rules.react import announce_cooking, come_in
from farmyard.agricola.rules.tableau import give_up
from farmyard.agricola.rules.way import Way, one_of_each_outcome, tell_apart
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import OCCUPATION, Card, Price, told_apart
from farmyard.agricola.state.doors import Change, Conversion
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, count, covers, lacking, several, shortage, text
from farmyard.agricola.state.happenings import PAYS
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.purchase import BOUGHT, IMPROVEMENT, Purchase
from farmyard.kernel.option import NOTHING, Option, Target


def prices_of(game: Agricola, seat: int, purchase: Purchase, without: Card | None = None) -> list[int]:
    """The undominated prices of a purchase for a player, cards considered, `without` a card that is limited.

    Cards that set a price come first; what lowers it or swaps its goods applies in whichever order is best, but for
    what comes last.
    """
    prices = [purchase.price]
    player = game.players[seat]
    if player.changes:
        bases = prices
        concerned: list[Change] = []
        for _, change in player.changes:
            if without is not None and change.once_a_round is without:
                continue
            changed = change.prices(game, seat, purchase, prices)
            if changed is not prices:
                if change.turn == 0:
                    bases = changed
                else:
                    concerned.append(change)
            prices = changed
        if len(concerned) > 1 and not all([change.only_lowers for change in concerned]):
            prices = _in_every_order(game, seat, purchase, bases, concerned)
        if len(prices) == 1:
            return prices
        prices = list(dict.fromkeys(prices))
        prices = [price for price in prices if not _beaten_price(price, prices)]
    return prices


def _in_every_order(
    game: Agricola, seat: int, purchase: Purchase, bases: list[int], changes: list[Change]
) -> list[int]:
    """What prices become through changes, one after another in each order there is, but each in its turn."""
    found: list[int] = []
    for order in permutations(changes):
        if any([earlier.turn > later.turn for earlier, later in pairwise(order)]):
            continue
        prices = bases
        for change in order:
            prices = change.prices(game, seat, purchase, prices)
        found += prices
    return found


def _beaten_price(price: int, others: list[int]) -> bool:
    for other in others:
        if other != price and covers(price, other):
            return True
    return False


def payable(game: Agricola, seat: int, purchase: Purchase) -> bool:
    """Whether a player can pay for a purchase."""
    player = game.players[seat]
    if not player.changes:
        return affordable(player, purchase.price)
    for price in prices_of(game, seat, purchase):
        if affordable(player, price):
            return True
    return False


def charge_purchase(game: Agricola, seat: int, purchase: Purchase) -> None:
    """Pay for a purchase."""
    if game.players[seat].changes:
        prices = tuple(changed_prices(game, seat, purchase, Price(purchase.price)))
        charge(game, seat, prices, BOUGHT[purchase.sort])
    else:
        charge_goods(game, seat, purchase.price, BOUGHT[purchase.sort])


def price_words(game: Agricola, seat: int, purchase: Purchase) -> str:
    """What a purchase costs a player, for people."""
    return in_words(tuple(changed_prices(game, seat, purchase, Price(purchase.price))))


def missing_for(game: Agricola, seat: int, purchase: Purchase) -> str:
    """What a player lacks for a purchase, in few words."""
    return missing(game.players[seat], tuple(changed_prices(game, seat, purchase, Price(purchase.price))))


def missing(player: Player, prices: tuple[Price, ...]) -> str:
    """What a player lacks for the nearest of several prices: `1 reed missing`."""
    near = [price for price in prices if not price.returns or returnable(player, price.returns)]
    if not near:
        return f"{in_words(prices)} missing"
    lacks = [shortage(player.goods, price.goods) for price in near]
    return f"{text(min(lacks, key=_size))} missing"


def _size(goods: int) -> int:
    return sum([count(goods, kind) for kind in range(len(NAMES))])


def in_words(prices: tuple[Price, ...]) -> str:
    """Prices for people, without those that another one beats: `2 wood or 2 clay`, `the return of 1 Fireplace`."""
    ways: list[str] = []
    for price in prices:
        like = [other.goods for other in prices if other.returns == price.returns]
        each = "" if price.each is None else f" for each {price.each.words(1).removeprefix('1 ')}"
        parts = [text(price.goods) + each] if price.goods else []
        parts += [f"the return of {several(price.returns.count(tag), tag)}" for tag in dict.fromkeys(price.returns)]
        way = " and ".join(parts) or "nothing"
        if way not in ways and not _beaten_price(price.goods, like):
            ways.append(way)
    return " or ".join(ways)


def card_prices(game: Agricola, seat: int, card: Card) -> tuple[Price, ...]:
    """What a card costs a player."""
    printed = card.prices
    if printed[0].each is not None:
        printed = tuple([for_each(game, seat, price) for price in printed])
    if not game.players[seat].changes:
        return printed
    prices: list[Price] = []
    for price in printed:
        prices += changed_prices(game, seat, Purchase(IMPROVEMENT, price.goods, -1, card), price)
    return tuple(prices)


def for_each(game: Agricola, seat: int, price: Price) -> Price:
    """A price with the goods for all that it counts."""
    return price if price.each is None else Price(price.goods * price.each.of(game, seat), price.returns)


def changed_prices(game: Agricola, seat: int, purchase: Purchase, price: Price) -> list[Price]:
    """What becomes of a price through a player's cards.

    A change that works once in a round always goes into the first price that it lowers: what it saves there
    can be spent on any later purchase.
    """
    prices = prices_of(game, seat, purchase)
    limited: Card | None = None
    for _, change in game.players[seat].changes:
        limited = limited or change.once_a_round
    usual = prices_of(game, seat, purchase, limited) if limited is not None else prices
    return [
        price
        if goods == price.goods
        else Price(goods, price.returns, price.forfeits, None if goods in usual else limited)
        for goods in prices
    ]


def affordable(player: Player, goods: int, ahead: int = 0) -> bool:
    """Whether a bundle can be paid, with conversions if need be and with goods that come in `ahead` of it."""
    have = player.goods + ahead if ahead else player.goods
    missing = lacking(have, goods)
    if not missing:
        return True
    if missing & player.makes != missing:
        return False
    return _can_be_made(have, goods, open_to(player, player.conversions + player.chains), set())


def can_pay(player: Player, prices: tuple[Price, ...]) -> bool:
    """Whether any of several prices can be paid."""
    for price in prices:
        if price.returns and len(fitting(player, price.returns)) < len(price.returns):
            continue
        if affordable(player, price.goods):
            return True
    return False


def returnable(player: Player, tags: tuple[str, ...]) -> list[tuple[Card, ...]]:
    """The sets of played cards that could be handed in for a price asking for these tags."""
    return list(combinations(fitting(player, tags), len(tags)))


def fitting(player: Player, tags: tuple[str, ...]) -> list[Card]:
    """The played cards of which one could be handed in for each of these tags; they are all the same."""
    wanted = tags[0]
    if wanted == "improvement":
        return player.improvements
    return [card for card in player.cards if wanted in card.tags and card.sort != OCCUPATION]


def ways(player: Player, prices: tuple[Price, ...]) -> list[Way]:
    """Every undominated way to pay one of the prices."""
    found: list[Way] = []
    for price in prices:
        paid = [Way(player.goods - price.goods, price.goods)]
        if not covers(player.goods, price.goods):
            paid = _with_conversions(player, price.goods)
        if price.returns:
            sets = returnable(player, price.returns)
            paid = [Way(way.left, way.price, way.converted, cards, price.forfeits) for way in paid for cards in sets]
        for way in paid:
            way.uses = price.uses
        found += paid
    if len(found) > 1:
        kept = [way.left for way in found if not way.returned]
        found = [way for way in found if way.returned or not _beaten(way.left, kept)]
        found = one_of_each_outcome(found)
        tell_apart(found)
    return found


def left_after(player: Player, goods: int) -> list[int]:
    """What each way to pay a bundle leaves; nothing where it cannot be paid."""
    missing = lacking(player.goods, goods)
    if not missing:
        return [player.goods - goods]
    within_reach = missing & player.makes == missing
    return [way.left for way in _with_conversions(player, goods)] if within_reach else []


def charge(game: Agricola, seat: int, prices: tuple[Price, ...], bought: Target = NOTHING) -> None:
    """Pay for what is bought: now if there is one way to, else after asking which; there must be some way."""
    possible = ways(game.players[seat], prices)
    assert possible, f"{game.names[seat]} cannot pay"
    if len(possible) == 1:
        settle(game, seat, possible[0], bought)
    else:
        game.push(seat, Pay(prices, bought))


def charge_goods(game: Agricola, seat: int, goods: int, bought: Target = NOTHING) -> None:
    """Pay a plain bundle."""
    player = game.players[seat]
    if covers(player.goods, goods):
        player.goods -= goods
        if game.journal is not None:
            note_payment(game, seat, goods, bought)
    else:
        charge(game, seat, (Price(goods),), bought)


def note_payment(game: Agricola, seat: int, goods: int, bought: Target = NOTHING, given: int = 0) -> None:
    """Note what is paid, for what, and what was converted for it."""
    if goods:
        game.note(PAYS, seat, Target(bought.kind, cards=bought.cards, goods=goods, paid=given))


def settle(game: Agricola, seat: int, way: Way, bought: Target) -> None:
    """Pay for what is bought in one particular way."""
    player = game.players[seat]
    player.goods = way.left
    if game.journal is not None:
        note_payment(game, seat, way.price, bought, way.given)
    if way.uses is not None:
        player.note(way.uses).round_uses += 1
    if way.converted:
        announce_converted(game, seat, way)
    for card in way.returned:
        give_up(game, seat, card, way.forfeits)
    if (way.returned or way.converted) and not player.housing.fits(player.herd):
        game.push(seat, Accommodate())


def announce_converted(game: Agricola, seat: int, way: Way) -> None:
    """Goods made for a payment are received like any others, and animals cooked."""
    for conversion in way.converted[::-1]:
        for part in parts_of(conversion)[::-1]:
            come_in(game, seat, part.gain, -1, part.card)
    if way.cooked:
        announce_cooking(game, seat, way.cooked)


class Pay(Rule):
    """Ask which way to pay for what is `bought`; a space that is about to be used must still be usable then."""

    __slots__ = ("prices", "bought")

    def __init__(self, prices: tuple[Price, ...], bought: Target = NOTHING) -> None:
        self.prices = prices
        self.bought = bought

    def ways(self, game: Agricola, seat: int) -> list[Way]:
        """The ways to choose from."""
        return ways(game.players[seat], self.prices)

    def run(self, game: Agricola, seat: int) -> list[Option]:
        found = self.ways(game, seat)
        assert found, f"{game.names[seat]} can no longer pay"
        return leading_on(game, seat, self, told_apart([way.option for way in found]))

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        way = option.means
        assert isinstance(way, Way)
        settle(game, seat, way, self.bought)

    def still_possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.ways(game, seat))

    @property
    def owed(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "How do you pay?"


def _with_conversions(player: Player, cost: int) -> list[Way]:
    """The undominated ways to pay goods that the supply alone does not cover."""
    found: list[Way] = []
    conversions = open_to(player, player.conversions + player.chains)
    _convert_until_paid(player.goods, cost, conversions, (), set(), found)
    if len(found) < 2:
        return found
    found = [way for way in found if not _needless(way)]
    lefts = [way.left for way in found]
    return [way for way in found if not _beaten(way.left, lefts)]


def _needless(way: Way) -> bool:
    """Whether one of the conversions could be left out."""
    for conversion in way.converted:
        if covers(way.left, conversion.gain):
            return True
    return False


def _can_be_made(have: int, cost: int, conversions: tuple[Conversion, ...], seen: set[int]) -> bool:
    """Whether conversions can fill every gap."""
    missing = lacking(have, cost)
    if not missing or have in seen:
        return not missing
    seen.add(have)
    for conversion in conversions:
        if conversion.makes & missing and covers(have, conversion.give):
            if _can_be_made(have - conversion.give + conversion.gain, cost, conversions, seen):
                return True
    return False


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
