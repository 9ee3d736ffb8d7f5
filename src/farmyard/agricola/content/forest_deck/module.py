"""The forest deck as a module: whoever takes much wood from one accumulation space draws one of its cards."""

from typing import Final

from farmyard.agricola.content.forest_deck import CARDS
from farmyard.agricola.content.forest_deck.by_hand import DrawForWood
from farmyard.agricola.content.forest_deck.goods import LLAMA
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.draw_deck import DrawDeck
from farmyard.agricola.state.events import TOOK_GOODS
from farmyard.agricola.state.module import Module, Part
from farmyard.kernel.settings import Settings, Switch

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
