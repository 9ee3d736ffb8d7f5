"""The X deck as a module: whoever uses the first quarry draws one of its cards."""

from typing import Final

from farmyard.agricola.content.deck_x import CARDS
from farmyard.agricola.rules.drawing import DrawCard
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.draw_deck import DrawDeck
from farmyard.agricola.state.events import USED_SPACE
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.words.conditions import On
from farmyard.kernel.settings import Settings, Switch

LANDING: Final = Card(
    "The Landing",
    COMMON,
    "x-deck",
    "Whoever uses the first quarry draws a card of the X deck after taking the stone.",
    each=(When(USED_SPACE, DrawCard("X"), when=On("first quarry"), first=True),),
)


def x_deck(settings: Settings) -> Part:
    return Part(common=(LANDING,), draw_decks=(DrawDeck("X deck", CARDS),)) if settings.on("x-deck") else Part()


X_DECK: Final = Module(
    "the X deck",
    (Switch("x-deck", "X deck", "Aliens land: whoever uses the first quarry draws one of 24 strange cards"),),
    x_deck,
)
