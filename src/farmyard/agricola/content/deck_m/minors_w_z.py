"""Minor improvements of Farmers of the Moor, W to Z."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand import Draw
from farmyard.agricola.content.deck_m.shared import (
    ADVANCED,
    BASIC,
    CUT_PEAT,
    FELL_TREES,
    LIFTED,
    special,
    takes,
)
from farmyard.agricola.rules.combine import Either, Optional
from farmyard.agricola.rules.family import Grow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import AnyTime, When
from farmyard.agricola.state.events import (
    FIELD_PHASE,
    FIELD_START,
    TAKES_GOODS,
)
from farmyard.agricola.words.combining import UpTo
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    InRounds,
)
from farmyard.agricola.words.land import LayField
from farmyard.agricola.words.numbers import (
    Fields,
    Goods,
    Improvements,
)
from farmyard.agricola.words.taking import FillUp
from farmyard.agricola.words.tiles import Tiles

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Wedding Coach",
        "M",
        cost="1 wood 1 vegetable",
        requires=AtLeast(4, Goods("horse")),
        tags=(BASIC,),
        text="You may have a child, even without room for it and without placing anybody.",
        rulings=(
            "The child does not work in this round, and cards react to the family growth.",
            "Not if your family has five members.",
            "It costs the wood and the vegetable that the lists of the first edition give.",
        ),
        on_play=Optional(Grow(needs_room=False)),
    ),
    minor(
        "Wheelbarrow",
        "M",
        cost="2 wood",
        requires=AtLeast(1, Improvements(major=True)),
        tags=(ADVANCED,),
        text="When one of your people takes at least 4 wood, clay, reed or stone from an action space, take 1 fuel as "
        "well. "
        "When you cut peat, take 1 building resource of your choice as well.",
        rulings=(LIFTED,),
        each=(
            When(TAKES_GOODS, Take("1 fuel"), when=takes(4, 4, 4, 4)),
            special(CUT_PEAT, Either((Take("1 wood"), Take("1 clay"), Take("1 reed"), Take("1 stone")))),
        ),
    ),
    minor(
        "Wild Fields",
        "M",
        cost="2 food",
        requires=AtLeast(2, Fields()),
        tags=(ADVANCED,),
        text="You may lay up to 2 fields on unused cells that touch none of your fields, one after the other.",
        rulings=(
            "So they do not touch each other, either; later fields may lie next to any of them.",
            "It is no plowing.",
            "The 2 food are its price.",
        ),
        on_play=Optional(UpTo(2, LayField(apart=True))),
    ),
    minor(
        "Wild Harvest",
        "M",
        tags=(ADVANCED,),
        text="Take 1 food. At the start of each harvest draw a number from 1 to 9: take 1 food if you have at least so "
        "many "
        "forests.",
        on_play=Take("1 food"),
        each=(When(FIELD_START, Draw(Tiles("forest"), Take("1 food"))),),
    ),
    minor(
        "Willow Bank",
        "M",
        requires=AtLeast(1, Improvements(major=True)),
        tags=(BASIC,),
        text="When you fell trees, take 1 reed as well.",
        each=(special(FELL_TREES, Take("1 reed")),),
    ),
    minor(
        "Winter Storehouse",
        "M",
        cost="1 wood 2 clay",
        tags=(ADVANCED,),
        text="Three times in the game, at any time, you may fill up your supply to 2 fuel and 2 food.",
        rulings=("Wood and crops are no fuel and no food here.", "Also in the midst of an action."),
        any_time=(AnyTime(FillUp("2 fuel 2 food"), uses=3, midst=True),),
    ),
    minor(
        "Workbench",
        "M",
        cost="2 wood",
        requires=AtMost(4, Improvements()),
        tags=(BASIC,),
        text="In the field phase of each of the last two harvests take 3 wood, 2 clay and 1 reed.",
        rulings=("They may count for the points of the workshops.",),
        each=(When(FIELD_PHASE, Take("3 wood 2 clay 1 reed"), when=InRounds(13)),),
    ),
)
