"""Words about buying and exchanging goods."""

from itertools import product
from typing import ClassVar

from farmyard.agricola.rules.animals import conversion_of, conversion_words
from farmyard.agricola.rules.exchanges import convert
from farmyard.agricola.rules.payment import affordable, charge_goods
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, count, covers, of, text
from farmyard.agricola.state.word import bundle
from farmyard.kernel.option import Option, Target

ANY_NUMBER = 99


class Buy(Action):
    """Buy goods for food: one of several offers.

    With `got` any of those that the event has brought, one of each and all together; with `taken` any number of
    any, for the food that lies on the card alone, without what has been left on the space.
    """

    __slots__ = ("offers", "got", "taken", "event", "card")
    listed: ClassVar[tuple[str, ...]] = ("offers",)

    def __init__(
        self,
        *offers: tuple[str, int],
        got: bool = False,
        taken: bool = False,
        event: Event = NO_EVENT,
        card: Card = NO_CARD,
    ) -> None:
        self.offers = offers
        self.got = got
        self.taken = taken
        self.event = event
        self.card = card

    def wares(self, game: Agricola, seat: int) -> list[tuple[int, int]]:
        """What may be bought, and the food for it."""
        offers = [(bundle(goods), food) for goods, food in self.offers]
        if not self.got and not self.taken:
            return offers
        event = self.event
        funds = self.funds(game, seat, event) if self.taken else 0
        most = [funds // food if self.taken else int(covers(event.goods, goods)) for goods, food in offers]
        found: list[tuple[int, int]] = []
        for numbers in product(*[range(number + 1) for number in most]):
            food = sum([number * offer[1] for number, offer in zip(numbers, offers)])
            if food and (food <= funds or not self.taken):
                found.append((sum([number * offer[0] for number, offer in zip(numbers, offers)]), food))
        return found

    def funds(self, game: Agricola, seat: int, event: Event) -> int:
        """The food of the event that the player still has."""
        player = game.players[seat]
        noted = count(player.tally(self.card).goods, FOOD)
        return max(0, min(noted - count(game.stock[event.space], FOOD), count(player.goods, FOOD)))

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is nothing to buy, or not enough food"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        return [
            Option("take", f"{text(goods)} for {food} food", Target(goods=goods, paid=of(FOOD, food)))
            for goods, food in self.wares(game, seat)
            if affordable(player, of(FOOD, food))
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, Take(option.target.goods, 0, -1, self.card))
        charge_goods(game, seat, option.target.paid)

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you buy?"


class Exchange(Action):
    """Turn goods into others in one of several ways, once."""

    __slots__ = ("conversions",)
    listed: ClassVar[tuple[str, ...]] = ("conversions",)

    def __init__(self, *conversions: Conversion) -> None:
        self.conversions = conversions

    @property
    def only_goods(self) -> bool:
        return True

    def open(self, game: Agricola, seat: int) -> list[Conversion]:
        """Those that the player has the goods for."""
        goods = game.players[seat].goods
        return [conversion for conversion in self.conversions if covers(goods, conversion.give)]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.open(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is nothing to exchange"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [conversion.option for conversion in self.open(game, seat)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        convert(game, seat, conversion_of(option))

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you exchange?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return conversion_words(conversion_of(option))
