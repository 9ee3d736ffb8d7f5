"""Words about goods that go from one player to another."""

from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.word import bundle
from farmyard.agricola.events import Event
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import NAMES, ONE, count, text
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.react import sell_on
from farmyard.agricola.rules.take import gain
from farmyard.kernel.option import Option


class TakeFromDoer(Action):
    """Take 1 of the goods that another player has just taken from a space; that player may get others for it.

    What has been left on the space, or is gone already, cannot be had.
    """

    __slots__ = ("kind", "gives", "event", "card")

    def __init__(self, kind: str, gives: str | int = 0, event: Event | None = None, card: Card | None = None) -> None:
        self.kind = kind
        self.gives = bundle(gives)
        self.event = event
        self.card = card

    def by(self, card: Card) -> Action:
        return TakeFromDoer(self.kind, self.gives, self.event, card)

    def given(self, event: Event) -> Action:
        return TakeFromDoer(self.kind, self.gives, event, self.card)

    def possible(self, game: Agricola, seat: int) -> bool:
        event = self.event
        if event is None:
            return False
        kind = NAMES.index(self.kind)
        left = count(game.stock[event.space], kind) if count(event.lying, kind) else 0
        return count(event.goods, kind) > left and count(game.players[event.seat].goods, kind) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"there is no {self.kind} to be had"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [Option("take", f"1 {self.kind}")] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if self.event is None:
            return
        goods = ONE[NAMES.index(self.kind)]
        game.players[self.event.seat].goods -= goods
        sell_on(game, self.event, goods)
        if self.gives:
            gain(game, self.event.seat, self.gives, -1, self.card)
        gain(game, seat, goods, -1, self.card)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        seller = "" if self.event is None else f" from {game.names[self.event.seat]}, who gets {text(self.gives)}"
        return f"Take 1 {self.kind}{seller}"
