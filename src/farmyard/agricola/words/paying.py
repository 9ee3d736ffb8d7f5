"""Words about actions that have their price."""

from farmyard.agricola.rules.combine import Around
from farmyard.agricola.rules.payment import Pay, affordable, left_after, missing, note_payment, ways
from farmyard.agricola.rules.tableau import holder_of
from farmyard.agricola.rules.take import gain
from farmyard.agricola.rules.way import Way
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card, Price
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import covers, shortage, text
from farmyard.agricola.state.player import supposing
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option


class Paid(Around):
    """An action for a price that is paid first."""

    __slots__ = ("price",)

    def __init__(self, price: str | int, part: Action) -> None:
        super().__init__(part)
        self.price = bundle(price)

    @property
    def words(self) -> str:
        return f"pay {text(self.price)} and {self.part.words}" if self.part.words else ""

    def possible(self, game: Agricola, seat: int) -> bool:
        """Whether there is a way to pay that leaves enough to take the action."""
        player = game.players[seat]
        for left in left_after(player, self.price):
            with supposing(player, left):
                if self.part.possible(game, seat):
                    return True
        return False

    def spends(self, game: Agricola, seat: int) -> int:
        return self.price + self.part.spends(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not affordable(game.players[seat], self.price):
            return missing(game.players[seat], (Price(self.price),))
        return self.part.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        """What could still be done once the price is paid, in one way or another."""
        player = game.players[seat]
        offered: list[Option] = []
        for left in left_after(player, self.price):
            with supposing(player, left):
                offered += [option for option in self.part.options(game, seat) if not offers(offered, option)]
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if covers(game.players[seat].goods, self.price):
            game.players[seat].goods -= self.price
            note_payment(game, seat, self.price)
            self.part.choose(game, seat, option)
        else:
            game.push(seat, Chosen(self.part, option))
            game.push(seat, PayTowards((Price(self.price),), self.part, option))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{self.part.label(game, seat, option)} (pay {text(self.price)})"


def offers(options: list[Option], wanted: Option) -> bool:
    """Whether an option is among some."""
    for option in options:
        if option.same(wanted):
            return True
    return False


class PayTowards(Pay):
    """Pay in one of the ways that leave enough for an action whose first choice has been made."""

    __slots__ = ("then", "option")

    def __init__(self, prices: tuple[Price, ...], then: Action, option: Option) -> None:
        super().__init__(prices)
        self.then = then
        self.option = option

    def ways(self, game: Agricola, seat: int) -> list[Way]:
        player = game.players[seat]
        found: list[Way] = []
        for way in ways(player, self.prices):
            with supposing(player, way.left):
                found += [way] if offers(self.then.options(game, seat), self.option) else []
        return found


class Chosen(Action):
    """An action whose first choice has been made already."""

    __slots__ = ("then", "option")

    def __init__(self, then: Action, option: Option) -> None:
        self.then = then
        self.option = option

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.option]

    def run(self, game: Agricola, seat: int) -> list[Option]:
        self.then.choose(game, seat, self.option)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.then.choose(game, seat, option)

    def still_possible(self, game: Agricola, seat: int) -> bool:
        return offers(self.then.options(game, seat), self.option)

    @property
    def owed(self) -> bool:
        return True


class PayUpTo(Plain):
    """Pay these goods, or as many of them as there are: nothing is converted for it."""

    __slots__ = ("goods",)

    def __init__(self, goods: str | int) -> None:
        self.goods = bundle(goods)

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        paid = self.goods - shortage(player.goods, self.goods)
        player.goods -= paid
        note_payment(game, seat, paid)


class PaidToOwner(Paid):
    """An action for a price that goes to the owner of the card."""

    __slots__ = ("card",)

    def __init__(self, price: str | int, part: Action, card: Card = NO_CARD) -> None:
        super().__init__(price, part)
        self.card = card

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        super().choose(game, seat, option)
        gain(game, holder_of(game, self.card), self.price)
