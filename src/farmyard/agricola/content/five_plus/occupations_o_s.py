"""Occupations for five and six players, O to S."""

from typing import Final

from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, Conversion, When
from farmyard.agricola.state.events import FIELD_START, PLOWED, TAKES_GOODS
from farmyard.agricola.words.conditions import Gets, On
from farmyard.agricola.words.paying import Paid

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "On-Site Reverend",
        "five-plus",
        number="C178",
        players=5,
        category="building resource provider",
        text="At the start of each harvest take 1 wood, 1 clay, 1 reed or 1 stone.",
        each=(When(FIELD_START, Either((Take("1 wood"), Take("1 clay"), Take("1 reed"), Take("1 stone")))),),
    ),
    occupation(
        "Plowsmith",
        "five-plus",
        number="D169",
        players=5,
        category="farm planner",
        text="Each time another player takes at least 4 wood from an accumulation space, you may pay 1 food to plow 1 "
        "field.",
        each=(
            When(
                TAKES_GOODS,
                Paid("1 food", Plow()),
                by=OTHERS,
                when=On("accumulation space") & Gets("wood", lying=True, number=4),
                may=True,
            ),
        ),
    ),
    occupation(
        "Putcher Maker",
        "five-plus",
        number="D172",
        players=5,
        category="food provider",
        text="At any time you may turn 1 reed into 2 food.",
        conversions=(Conversion("1 reed", "2 food"),),
    ),
    occupation(
        "Stone Clawer",
        "five-plus",
        number="B177",
        players=5,
        category="building resource provider",
        text="Each time you plow, you get 1 stone.",
        rulings=("It is 1 stone for all fields that are plowed in one go.",),
        each=(When(PLOWED, Take("1 stone")),),
    ),
)
