"""Words about improvements that a card lets its owner acquire."""

from typing import ClassVar

from farmyard.agricola.rules.payment import can_pay, card_prices, charge, in_words
from farmyard.agricola.rules.playing import LayOut
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, Price, told_apart
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.prices import less
from farmyard.kernel.option import Option


class BuildMajor(Action):
    """Build one of the majors with one of these tags if it is for sale, for so much `less`."""

    __slots__ = ("tags", "less")
    listed: ClassVar[tuple[str, ...]] = ("tags",)

    def __init__(self, *tags: str, less: str | int = 0) -> None:
        self.tags = tags
        self.less = bundle(less)

    def prices(self, game: Agricola, seat: int, card: Card) -> tuple[Price, ...]:
        """What a card costs the player so."""
        prices = card_prices(game, seat, card)
        if not self.less:
            return prices
        lower = [less(price.goods, self.less) for price in prices]
        return tuple([Price(goods, each.returns, each.forfeits, each.uses) for goods, each in zip(lower, prices)])

    def cards(self, game: Agricola, seat: int) -> list[Card]:
        """The majors that could be built."""
        player = game.players[seat]
        return [
            card
            for card in game.for_sale()
            if any([tag in self.tags for tag in card.tags]) and can_pay(player, self.prices(game, seat, card))
        ]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.cards(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"{' or '.join(self.tags)} cannot be had"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return told_apart([card.option for card in self.cards(game, seat)])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = option.means
        assert isinstance(card, Card)
        game.push(seat, LayOut(card))
        charge(game, seat, self.prices(game, seat, card), card.target)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which improvement do you build?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        assert isinstance(card, Card)
        return f"{card.name} for {in_words(self.prices(game, seat, card))}: {card.words}"
