"""Minor improvements of deck B of the revised edition, A to L."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.words.conditions import AtLeast, On
from farmyard.agricola.words.numbers import Occupations
from farmyard.agricola.words.shelter import HasRoom

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Caravan",
        "revised-B",
        number="010",
        cost="3 wood 3 food",
        category="farm planner",
        text="This card has room for 1 person.",
        rulings=(
            "It is no room: not where rooms are counted, renovated or scored.",
            "It is a free place where a family grows that needs one, and who lives there scores as usual.",
        ),
        changes=(HasRoom(),),
    ),
    minor(
        "Loam Pit",
        "revised-B",
        number="077",
        cost="1 food",
        requires=AtLeast(3, Occupations()),
        points=1,
        category="building resource provider",
        text="Each time you use Day Laborer, you first take 3 clay.",
        each=(When(USES_SPACE, Take("3 clay"), when=On("day laborer")),),
    ),
)
