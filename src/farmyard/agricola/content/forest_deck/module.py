"""The forest deck as a module: whoever takes much wood from one accumulation space draws one of its cards."""

from typing import Final

from farmyard.agricola.content.forest_deck import CARDS
from farmyard.agricola.content.forest_deck.goods import LLAMA
from farmyard.agricola.rules.drawing import DrawCard
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.draw_deck import DrawDeck
from farmyard.agricola.state.events import NO_EVENT, TOOK_GOODS, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import WOOD, count
from farmyard.agricola.state.module import Module, Part
from farmyard.kernel.settings import Settings, Switch


class DrawForWood(DrawCard):
    """Draw a card for so much wood that lay on the space of the event; what others got or was left there is none."""

    __slots__ = ("wood",)

    def __init__(self, deck: str, wood: int, event: Event = NO_EVENT) -> None:
        super().__init__(deck, event)
        self.wood = wood

    def possible(self, game: Agricola, seat: int) -> bool:
        left = count(game.stock[self.event.space], WOOD)
        return count(self.event.lying, WOOD) - left >= self.wood and super().possible(game, seat)


DEEP_FOREST: Final = Card(
    "Deep in the Forest",
    COMMON,
    "forest-deck",
    "Whoever takes at least 3 wood from one accumulation space draws a card of the forest deck afterwards.",
    each=(When(TOOK_GOODS, DrawForWood("F", 3)),),
)


def forest_deck(settings: Settings) -> Part:
    if not settings.on("forest-deck"):
        return Part()
    return Part(common=(DEEP_FOREST,), strays=(LLAMA,), draw_decks=(DrawDeck("Forest deck", CARDS),))


FOREST_DECK: Final = Module(
    "the forest deck",
    (
        Switch(
            "forest-deck",
            "Forest deck",
            "Fairy tales: whoever takes at least 3 wood from one space draws one of 26 strange cards",
        ),
    ),
    forest_deck,
)
