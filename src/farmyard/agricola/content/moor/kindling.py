"""The variant in which cooking improvements are not in use before somebody has lit them with fuel."""

from typing import Final

from farmyard.agricola.content.moor.goods import FUEL
from farmyard.agricola.rules.payment import affordable, charge_goods, missing
from farmyard.agricola.rules.tableau import read_cards
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import COMMON, Card, Price, told_apart
from farmyard.agricola.state.doors import AnyTime, When
from farmyard.agricola.state.events import NO_EVENT, PLAYED_IMPROVEMENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import of
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option

ONE_FUEL: Final = of(FUEL)


def cooks(card: Card) -> bool:
    """Whether a card is a cooking improvement."""
    if "cooking" in card.tags:
        return True
    return any([conversion.cooking and conversion.when is None for conversion in card.conversions])


class LayMarker(Plain):
    """A cooking improvement that is acquired is not in use, unless one was handed in for it that was.

    What was handed in for one improvement says nothing about the next of the same turn.
    """

    __slots__ = ("event",)

    def __init__(self, event: Event = NO_EVENT) -> None:
        self.event = event

    def act(self, game: Agricola, seat: int) -> None:
        card = self.event.card
        player = game.players[seat]
        replaced = [
            other
            for other, tally in player.tallies.items()
            if tally.handed_back and tally.turn == game.turn and cooks(other) and other is not card
        ]
        asleep = all([player.tally(other).asleep for other in replaced])
        for other in replaced:
            player.note(other).turn = -1
        if card is not None and cooks(card):
            player.note(card).asleep = asleep
            read_cards(game, seat)


class Light(Action):
    """Pay fuel: a cooking improvement is in use from now on."""

    __slots__ = ()

    def cards(self, game: Agricola, seat: int) -> list[Card]:
        """Those that are not in use yet."""
        player = game.players[seat]
        return [card for card in player.cards if player.tally(card).asleep]

    def possible(self, game: Agricola, seat: int) -> bool:
        return affordable(game.players[seat], ONE_FUEL) and bool(self.cards(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not self.cards(game, seat):
            return "every improvement is in use"
        return "" if self.possible(game, seat) else missing(game.players[seat], (Price(ONE_FUEL),))

    def spends(self, game: Agricola, seat: int) -> int:
        return ONE_FUEL

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return told_apart([card.use for card in self.cards(game, seat)])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        [card] = [card for card in self.cards(game, seat) if card.target.same(option.target)]
        game.players[seat].note(card).asleep = False
        read_cards(game, seat)
        charge_goods(game, seat, ONE_FUEL)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which improvement do you light?"


KINDLING: Final = Card(
    "Kindling",
    COMMON,
    "moor",
    "A cooking improvement is not in use before its owner has paid 1 fuel for it, at any time; one that takes the "
    "place of another is in use if that was.",
    each=(When(PLAYED_IMPROVEMENT, LayMarker()),),
    any_time=(AnyTime(Light(), midst=True),),
)
