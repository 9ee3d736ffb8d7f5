"""Taking goods: from the general supply, or everything that lies on a space."""

from typing import ClassVar

from farmyard.agricola.rules.animals import find_room
from farmyard.agricola.rules.payment import affordable, charge_goods, missing
from farmyard.agricola.rules.react import announce, come_in, listening
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, Price
from farmyard.agricola.state.events import SELLS_GOODS, SHARES_GOODS, TAKES_GOODS, TOOK_GOODS, Event
from farmyard.agricola.state.game import FINISHED, Agricola
from farmyard.agricola.state.goods import HERD, kinds, text
from farmyard.agricola.state.happenings import GETS
from farmyard.agricola.state.word import bundle
from farmyard.kernel.option import Option, Target


def gain(
    game: Agricola,
    seat: int,
    goods: int,
    space: int = -1,
    card: Card | None = None,
    lying: int = 0,
    noted: str = GETS,
) -> None:
    """Give a player goods, from a space or a card; the journal has it as `noted`, if not as part of something else.

    Animals that find no place are dealt with once cards react, before the scoring once all cards have acted.
    """
    if goods & HERD and game.phase != FINISHED:
        find_room(game, seat)
    receive(game, seat, goods, space, card, lying, noted)


def receive(
    game: Agricola,
    seat: int,
    goods: int,
    space: int = -1,
    card: Card | None = None,
    lying: int = 0,
    noted: str = GETS,
) -> None:
    """Give a player goods and leave it to others to house the animals."""
    game.players[seat].goods += goods
    if game.journal is not None and noted:
        game.note(noted, seat, Target(space=space, cards=() if card is None else card.target.cards, goods=goods))
    if space >= 0 and listening(game, TOOK_GOODS):
        announce(game, Event(TOOK_GOODS, seat, space, goods, lying))
    come_in(game, seat, goods, space, card, lying)
    if space >= 0:
        game.taken += (goods,)
        if listening(game, TAKES_GOODS):
            announce(game, Event(TAKES_GOODS, seat, space, goods, lying))
        if listening(game, SELLS_GOODS):
            announce(game, Event(SELLS_GOODS, seat, space, goods, lying))
        if listening(game, SHARES_GOODS):
            announce(game, Event(SHARES_GOODS, seat, space, goods, lying), (seat + 1) % game.seats())


class Take(Action):
    """Take goods from the general supply, for a price or for nothing."""

    __slots__ = ("goods", "price", "space", "card", "option")

    def __init__(self, goods: str | int, price: str | int = 0, space: int = -1, card: Card | None = None) -> None:
        self.goods = bundle(goods)
        self.price = bundle(price)
        self.space = space
        self.card = card
        self.option = Option("take", text(self.goods), Target(goods=self.goods, paid=self.price))

    @property
    def plain(self) -> bool:
        return not self.price

    @property
    def words(self) -> str:
        return f"take {text(self.goods)}" + (f" for {text(self.price)}" if self.price else "")

    @property
    def brings(self) -> int:
        return kinds(self.goods)

    @property
    def only_goods(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return not self.price or affordable(game.players[seat], self.price)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else missing(game.players[seat], (Price(self.price),))

    def spends(self, game: Agricola, seat: int) -> int:
        return self.price - self.goods

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.option] if self.possible(game, seat) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.price:
            if self.possible(game, seat):
                game.push(seat, Take(self.goods, 0, self.space, self.card))
                charge_goods(game, seat, self.price)
        else:
            gain(game, seat, self.goods, self.space, self.card)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.run(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        cost = f" for {text(self.price)}" if self.price else ""
        return f"Take {text(self.goods)}{cost}"


class TakeLacking(Action):
    """Take the first of some goods of whose kind the player has none; there is no choice."""

    __slots__ = ("choices", "space")
    listed: ClassVar[tuple[str, ...]] = ("choices",)

    def __init__(self, *choices: str, space: int = -1) -> None:
        self.choices = choices
        self.space = space

    @property
    def words(self) -> str:
        return f"take the first of {', '.join(self.choices)} of whose kind you have none"

    @property
    def brings(self) -> int:
        found = 0
        for choice in self.choices:
            found |= kinds(bundle(choice))
        return found

    def lacking(self, game: Agricola, seat: int) -> int:
        """The goods that the player would take, or none."""
        held = kinds(game.players[seat].goods)
        for choice in self.choices:
            if not kinds(bundle(choice)) & held:
                return bundle(choice)
        return 0

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.lacking(game, seat) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "you have all of these already"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = self.lacking(game, seat)
        return [Option("take", text(goods), Target(goods=goods))] if goods else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        gain(game, seat, option.target.goods, self.space)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take {option.what}"


class TakeAll(Action):
    """Take everything that lies on the space, and perhaps more from the supply."""

    __slots__ = ("plus", "space")

    def __init__(self, plus: str | int = 0, space: int = -1) -> None:
        self.plus = bundle(plus)
        self.space = space

    @property
    def words(self) -> str:
        return "take everything that lies here" + (f" and {text(self.plus)}" if self.plus else "")

    @property
    def certain(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.stock[self.space] != 0 or self.plus != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "nothing lies there"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = game.stock[self.space] + self.plus
        return [Option("take", text(goods), Target(space=self.space, goods=goods))] if goods else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        lying = game.stock[self.space]
        game.stock[self.space] = 0
        if lying or self.plus:
            gain(game, seat, lying + self.plus, self.space, None, lying)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.run(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take the {option.what} lying there"
