"""Rüdiger Dorn's hands: few cards at first, and others are drawn for those that are played."""

from typing import Final

from farmyard.agricola.rules.hands import SORTS
from farmyard.agricola.rules.harvest import Each
from farmyard.agricola.rules.refill import DiscardOne, DrawUpTo
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import NO_EVENT, PLAYED_IMPROVEMENT, PLAYED_OCCUPATION, Event
from farmyard.agricola.state.game import HARVESTS, Agricola
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.course import Phase
from farmyard.kernel.settings import Settings

FIVE: Final = "dorn-5"
THREE: Final = "dorn-3"
DORN: Final = {FIVE: 5, THREE: 3}
"""How many occupations and minor improvements everybody begins with, by the word of the setting."""


class Refill(Plain):
    """A hand card has been played: another is drawn, or the hand filled up to a number after one may be discarded."""

    __slots__ = ("up_to", "event")

    def __init__(self, up_to: int = 0, event: Event = NO_EVENT) -> None:
        self.up_to = up_to
        self.event = event

    def act(self, game: Agricola, seat: int) -> None:
        card = self.event.card
        if card is None or card.sort not in SORTS or not game.round:
            return
        held = len(game.players[seat].hand)
        game.push(seat, DiscardOne(self.up_to) if self.up_to else DrawUpTo(held + 1))


def _refilling(name: str, text: str, up_to: int = 0) -> Card:
    refill = Refill(up_to)
    each = (When(PLAYED_OCCUPATION, refill), When(PLAYED_IMPROVEMENT, refill))
    return Card(name, COMMON, "house rules", text, each=each)


CARDS: Final = {
    FIVE: _refilling(
        "Five of Each",
        "Whenever you have played a card, draw an occupation or a minor improvement. After a harvest you may discard a "
        "card and draw another one.",
    ),
    THREE: _refilling(
        "Three of Each",
        "Whenever you have played a card, you may discard one as well. Then draw occupations and minor improvements "
        "as you like, until you have six cards.",
        2 * DORN[THREE],
    ),
}
SWAPS: Final = Phase("swaps", Each(DiscardOne()), rounds=HARVESTS[:-1], after="end of the harvest")
"""After the last harvest no card is played any more."""


def dorns_hands(settings: Settings) -> Part:
    hands = settings.says("hands")
    if hands not in DORN:
        return Part()
    return Part(common=(CARDS[hands],), phases=(SWAPS,) if hands == FIVE else ())


DORNS_HANDS: Final = Module("Dorn's hands", (), dorns_hands)
