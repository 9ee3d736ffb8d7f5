"""Occupations of deck E, G to P."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.doors import Conversion, When
from farmyard.agricola.cards.words.conditions import Gets, LivesIn
from farmyard.agricola.cards.words.effects import Leave, Paid
from farmyard.agricola.events import ROUND_START, TAKES_GOODS
from farmyard.agricola.rules.farmland import Plow

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Mushroom Collector",
        "E",
        text="When you take wood that lies on a space, you may leave 1 wood there and take 2 food.",
        each=(When(TAKES_GOODS, Leave("1 wood", "2 food"), when=Gets("wood", lying=True), may=True),),
    ),
    occupation(
        "Plow Driver",
        "E",
        text="Once you live in a stone house: at the start of each round you may plow 1 field for 1 food.",
        rulings=("No plow and no Harrow can be used with it.",),
        each=(When(ROUND_START, Paid("1 food", Plow()), when=LivesIn("stone house"), may=True),),
    ),
    occupation(
        "Potter",
        "E",
        players=3,
        text="Once per harvest you may turn 1 clay into 2 food.",
        conversions=(Conversion("1 clay", "2 food", harvest=True),),
    ),
)
