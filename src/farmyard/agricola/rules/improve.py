"""Improvements and occupations."""

from typing import Final

from farmyard.agricola.cards.card import Card
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import text
from farmyard.agricola.rules.action import Action, Rule
from farmyard.agricola.rules.payment import can_pay, charge
from farmyard.kernel.option import Option

_build_options: Final[dict[str, Option]] = {}


def build_option(card: Card) -> Option:
    option = _build_options.get(card.name)
    if option is None:
        option = Option("build", card.name, 0, card)
        _build_options[card.name] = option
    return option


def price_text(card: Card) -> str:
    """What a card costs, in words."""
    return " or ".join([f"return a {p.returns}" if p.returns else text(p.goods) for p in card.prices])


class MajorImprovement(Action):
    """Buy one of the major improvements on offer."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        for pile in game.piles:
            if pile and can_pay(player, pile[-1].prices):
                return True
        return False

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no major improvement on offer can be paid"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        offered: list[Option] = []
        for pile in game.piles:
            if pile and can_pay(player, pile[-1].prices):
                offered.append(build_option(pile[-1]))
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = option.thing
        assert isinstance(card, Card)
        game.push(seat, TakeMajor(card))
        charge(game, seat, card.prices)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which improvement do you build?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.thing
        assert isinstance(card, Card)
        return f"{card.name} for {price_text(card)}, {card.points} points: {card.text}"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        name = text.partition(" ")[2].lower()
        for card in game.for_sale():
            if card.name.lower() == name:
                return f"{card.name} costs {price_text(card)}; you have {game.goods(seat)}"
        return f"'{text}' is not possible now: no such improvement is for sale"


class TakeMajor(Rule):
    """Lay a major improvement that has been paid in front of its buyer; it takes effect."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def run(self, game: Agricola, seat: int) -> list[Option]:
        card = self.card
        for place, pile in enumerate(game.piles):
            if card in pile:
                game.piles[place] = tuple([other for other in pile if other is not card])
        game.players[seat].take_card(card)
        if card.on_play is not None:
            game.push(seat, card.on_play)
        return []


class FromHand(Action):
    """Play a card of some sort from the hand."""

    __slots__ = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def possible(self, game: Agricola, seat: int) -> bool:
        return False

    def obstacle(self, game: Agricola, seat: int) -> str:
        return f"there is no {self.sort} in hand"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return []
