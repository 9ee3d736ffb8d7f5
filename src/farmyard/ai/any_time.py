"""What players do with goods and cards beside what they are asked: at any time, if it is worth while."""

from typing import Final

from farmyard.agricola.rules.harvest import Feed
from farmyard.agricola.rules.work import Turn
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, ONE, count
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import Option

WORTHWHILE: Final = 0.3
"""The points that an exchange must promise before it is made."""


def cards_to_use(game: Agricola, decision: Decision) -> list[Option]:
    """What may be done with cards before a person is placed or the family fed, but to make food."""
    if not isinstance(decision.step, (Turn, Feed)):
        return []
    if not any([does_more_than_feed(card) for card in game.players[decision.seat].in_force]):
        return []
    offered = [option for option in without_circles(game, game.exchanges()) if option not in decision.options]
    return [
        option
        for option in offered
        if option.verb == "use" or (option.verb == "convert" and beyond_food(option.target.goods))
    ]


def does_more_than_feed(card: Card) -> bool:
    """Whether a card can be used at any time for anything but food."""
    return bool(card.any_time) or any([beyond_food(conversion.gain) for conversion in card.conversions])


def beyond_food(goods: int) -> bool:
    return goods != count(goods, FOOD) * ONE[FOOD]


def without_circles(game: Agricola, options: list[Option]) -> list[Option]:
    """Options less the conversions that, with those made just before, come back to the same goods."""
    circles: list[int] = []
    change = 0
    past = game.past
    while past is not None and past.option.verb == "convert":
        change += past.option.target.goods - past.option.target.paid
        circles.append(-change)
        past = past.before
    if not circles:
        return options
    return [
        option
        for option in options
        if option.verb != "convert" or option.target.goods - option.target.paid not in circles
    ]


def with_reluctance(worth: list[float], number: int) -> list[float]:
    """What options seem worth, after a number of which come exchanges that must be worth while."""
    return worth[:number] + [value - WORTHWHILE for value in worth[number:]]
