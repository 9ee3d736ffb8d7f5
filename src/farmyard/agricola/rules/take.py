"""Taking goods: from the general supply, or everything that lies on a space."""

from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import HERD, text
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.payment import affordable, charge_goods
from farmyard.kernel.option import Option


def gain(game: Agricola, seat: int, goods: int) -> None:
    """Give a player goods; animals that find no place are dealt with next."""
    game.players[seat].goods += goods
    if game.journal is not None:
        game.tell(seat, f"gets {text(goods)}")
    if goods & HERD:
        game.push(seat, Accommodate())


class Take(Action):
    """Take goods from the general supply, for a price or for nothing."""

    __slots__ = ("goods", "price", "option")

    def __init__(self, goods: int, price: int = 0) -> None:
        self.goods = goods
        self.price = price
        self.option = Option("take", text(goods))

    def possible(self, game: Agricola, seat: int) -> bool:
        return not self.price or affordable(game.players[seat], self.price)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"{text(self.goods)} costs {text(self.price)}"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.option] if self.possible(game, seat) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.price:
            game.push(seat, Take(self.goods))
            charge_goods(game, seat, self.price)
        else:
            gain(game, seat, self.goods)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.run(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        cost = f" for {text(self.price)}" if self.price else ""
        return f"Take {text(self.goods)}{cost}"


class TakeAll(Action):
    """Take everything that lies on the space."""

    __slots__ = ("space",)

    def __init__(self, space: int = -1) -> None:
        self.space = space

    def at(self, space: int) -> Action:
        return TakeAll(space)

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.stock[self.space] != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if game.stock[self.space] else "nothing lies there"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        stock = game.stock[self.space]
        return [Option("take", text(stock))] if stock else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        stock = game.stock[self.space]
        if stock:
            game.stock[self.space] = 0
            gain(game, seat, stock)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.run(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take the {option.what} lying there"
