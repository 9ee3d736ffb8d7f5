"""Minor improvements of deck B of the revised edition, M to Z."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.words.conditions import AtLeast, On
from farmyard.agricola.words.spaces import Occupied

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Market Stall",
        "revised-B",
        number="008",
        cost="1 grain",
        passing=True,
        category="crop provider",
        text="Take 1 vegetable.",
        on_play=Take("1 vegetable"),
    ),
    minor(
        "Pitchfork",
        "revised-B",
        number="062",
        cost="1 wood",
        category="food provider",
        text="Each time you use Grain Seeds while somebody stands on Farmland, you first take 3 food.",
        rulings=("One of your own people there is enough.",),
        each=(When(USES_SPACE, Take("3 food"), when=On("take grain") & AtLeast(1, Occupied("Farmland"))),),
    ),
)
