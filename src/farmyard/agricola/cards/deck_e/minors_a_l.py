"""Minor improvements of deck E, A to L."""

from typing import Final

from farmyard.agricola.cards.card import Card, Price, minor
from farmyard.agricola.cards.doors import Oven, Plot, When
from farmyard.agricola.cards.words.conditions import AtLeast
from farmyard.agricola.cards.words.effects import TakePer
from farmyard.agricola.cards.words.numbers import Goods, Occupations
from farmyard.agricola.cards.words.prices import Swap
from farmyard.agricola.cards.words.shelter import Holds
from farmyard.agricola.events import FIELD_PHASE
from farmyard.agricola.goods import VEGETABLE
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.payment import RENOVATION, ROOM
from farmyard.agricola.rules.take import Take

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Animal Yard",
        "E",
        cost="2 wood",
        requires=AtLeast(1, Occupations()),
        points=1,
        text="This card holds up to 2 animals, of any kinds.",
        changes=(Holds(2),),
    ),
    minor(
        "Baker's Oven",
        "E",
        prices=(Price(returns=("oven",)),),
        points=3,
        text="Baking: 5 food each for up to 2 grain. Bake at once when you play it.",
        tags=("oven", "baking"),
        oven=Oven(food=5, most=2),
        on_play=Optional(Bake()),
    ),
    minor(
        "Bean Field",
        "E",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="This card is a field for vegetables only.",
        plots=(Plot(VEGETABLE),),
    ),
    minor(
        "Butter Churn",
        "E",
        cost="2 wood",
        text="In the field phase of each harvest take 1 food for every 3 sheep and 1 food for every 2 cattle.",
        each=(
            When(FIELD_PHASE, TakePer("1 food", Goods("sheep"), per=3)),
            When(FIELD_PHASE, TakePer("1 food", Goods("cattle"), per=2)),
        ),
    ),
    minor(
        "Cattle Market",
        "E",
        cost="1 sheep",
        passing=True,
        text="Take 1 cattle.",
        on_play=Take("1 cattle"),
    ),
    minor(
        "Clay Roof",
        "E",
        requires=AtLeast(1, Occupations()),
        points=1,
        text="When you build a room or renovate, you may pay clay in place of 1 or 2 reed.",
        changes=(Swap("1 clay", instead="1 reed", sorts=(ROOM, RENOVATION), most=2),),
    ),
)
