"""Occupations of deck B of the revised edition, A to M."""

from typing import Final

from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.words.conditions import AtLeast, On
from farmyard.agricola.words.numbers import Players

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Assistant Tiller",
        "revised-B",
        number="091",
        category="farm planner",
        text="Each time you use Day Laborer, you may plow 1 field first.",
        rulings=("It is no use of Farmland: Moldboard Plow and Threshing Board stay silent.",),
        each=(When(USES_SPACE, Plow(), when=On("day laborer"), may=True),),
    ),
    occupation(
        "Geologist",
        "revised-B",
        number="121",
        category="building resource provider",
        text="Each time you use Forest or Reed Bank, with 3 or more players also Clay Pit, you first take 1 clay.",
        rulings=("Grove, Copse and Hollow do not count.",),
        each=(
            When(USES_SPACE, Take("1 clay"), when=On("Forest", "Reed Bank")),
            When(USES_SPACE, Take("1 clay"), when=On("Clay Pit") & AtLeast(3, Players())),
        ),
    ),
)
