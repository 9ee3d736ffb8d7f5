"""Minor improvements of Farmers of the Moor, C to D."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand import TakeBaked, Withdraw
from farmyard.agricola.content.deck_m.by_hand_homes import (
    BuyPlanned,
    PlanAnimals,
)
from farmyard.agricola.content.deck_m.by_hand_land import FlipTiles
from farmyard.agricola.content.deck_m.shared import (
    ADVANCED,
    BASIC,
    CUT_PEAT,
    HIRING_FAIR,
    IN_PLACE,
    SLASH_AND_BURN,
    WORKSHOPS,
    special,
)
from farmyard.agricola.content.moor.majors import A_HORSE
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import MAJOR, Card, Price, minor
from farmyard.agricola.state.doors import AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    PLOWED,
    ROUND_END,
    ROUND_START,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.buying import Exchange
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    Gets,
    InRounds,
    On,
)
from farmyard.agricola.words.land import LayField, LayTile
from farmyard.agricola.words.later import Reserved
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import (
    Goods,
    Improvements,
    Tagged,
)
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.tiles import Tiles, TileToField

SWAPS: Final[Action] = Exchange(
    *[
        Conversion(f"1 {give}", f"1 {gain}", name=f"{give} into {gain}")
        for give in ("wood", "clay", "reed", "stone")
        for gain in ("wood", "clay", "reed")
        if give != gain
    ]
)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Cattle Collar",
        "M",
        cost="1 wood",
        requires=InRounds(8),
        points=1,
        tags=(BASIC,),
        text="Once in a turn, when you have plowed or slashed and burned and have cattle, you may lay 1 more field on "
        "an "
        "unused cell next to your fields.",
        rulings=(
            "Plowing by cards counts; fields that cards lay without plowing do not, like those of Peat Burn-off or "
            "Surveyor's Map.",
            "The extra field is no plowing, and it is one however many fields the turn brought.",
            "A field of slash and burn must lie next to your fields by itself.",
        ),
        each=(
            When(PLOWED, LayField(), when=AtLeast(1, Goods("cattle")), may=True, per_turn=True),
            special(SLASH_AND_BURN, LayField(), when=AtLeast(1, Goods("cattle")), may=True, per_turn=True),
        ),
    ),
    minor(
        "Cattle Stall",
        "M",
        cost="2 wood 2 clay",
        points=1,
        tags=(ADVANCED,),
        text="Choose one kind of animal each, all different, for the 2nd, 4th, 6th and 8th round after this one. When "
        "such a "
        "round begins, you may buy 1 such animal for 1 food.",
        rulings=("What you do not buy is lost.", "Rounds after the last one drop out."),
        on_play=PlanAnimals((2, 4, 6, 8)),
        each=(When(ROUND_START, BuyPlanned(), when=Reserved(), may=True),),
        by_hand="no other card lets its owner plan what is to come",
    ),
    minor(
        "Chamber of Commerce",
        "M",
        cost="2 clay 1 stone",
        points=1,
        tags=(ADVANCED,),
        text="Take 1 wood and 1 reed. At the end 1 bonus point for each Joinery, Pottery and Basketmaker's Workshop "
        "that "
        "you have.",
        on_play=Take("1 wood 1 reed"),
        scores=tuple([Each(1, Tagged(name)) for name in WORKSHOPS]),
    ),
    minor(
        "Chimney Hood",
        "M",
        cost="1 clay",
        passing=True,
        tags=(BASIC,),
        text="Take the food that one of your improvements for baking makes of 1 grain. It costs no grain.",
        rulings=("The best of them counts; without any you get nothing.", "It is no baking."),
        on_play=TakeBaked(),
        by_hand="no other card looks at what an oven yields",
    ),
    minor(
        "Church",
        "M",
        prices=(Price(returns=("Village Church",)),),
        points=5,
        tags=(ADVANCED, MAJOR, "Church"),
        text="Take 2 food. At the end of each round you may pay 1 fuel for 1 bonus point.",
        rulings=(
            "It is a minor and a major improvement at once, but a single card where both are counted.",
            "The Village Church handed in for it leaves the game.",
            "The round in which it is played counts, and in a round with a harvest it is before the harvest.",
        ),
        on_play=All(Take("2 food"), Withdraw("Village Church")),
        each=(When(ROUND_END, Paid("1 fuel", Points(1)), may=True),),
        by_hand="no other card takes a major improvement out of the game",
    ),
    minor(
        "Clear Felling",
        "M",
        requires=AtMost(3, Tiles("forest")),
        passing=True,
        tags=(BASIC,),
        text="Take 2 wood. You may turn up to 2 of your forests into moors.",
        rulings=(
            "Only forests that lie alone on their cell, without a tile below and without anything on them.",
            "It is no felling of trees.",
        ),
        by_hand="no other card turns tiles over",
        on_play=Then(Take("2 wood"), Optional(FlipTiles("forest", "moor", most=2))),
    ),
    minor(
        "Coal Seam",
        "M",
        cost="1 wood 1 clay",
        points=1,
        tags=(BASIC,),
        text="Take 1 fuel. When you use the Hiring Fair or Day Laborer, take 1 fuel as well.",
        on_play=Take("1 fuel"),
        each=(
            special(HIRING_FAIR, Take("1 fuel")),
            When(USED_SPACE, Take("1 fuel"), when=On("day laborer")),
        ),
    ),
    minor(
        "Co-operative Store",
        "M",
        cost="2 wood 1 clay",
        points=1,
        tags=(ADVANCED,),
        text="Four times in the game, at any time, you may turn 1 building resource into 1 wood, clay or reed.",
        rulings=("Stone may be given, but not received.",),
        any_time=(AnyTime(SWAPS, uses=4),),
    ),
    minor(
        "Deep Plough",
        "M",
        cost="3 wood",
        requires=AtLeast(2, Improvements()),
        points=2,
        tags=(
            ADVANCED,
            "plow",
        ),
        text="Lay 1 moor on an unused cell. When one of your people plows on Plow 1 Field or Plow and Sow, you may lay "
        "a "
        "field in place of one of your moors as well.",
        rulings=(
            "You must lay the moor if you have an unused cell; without one the card can be played all the same.",
            "It is a plow: in one action you use it or another plow or the Harrow.",
            *IN_PLACE,
        ),
        on_play=LayTile("moor"),
        each=(When(PLOWED, TileToField("moor", whole=True), when=On("plow"), may=True, group="plow"),),
    ),
    minor(
        "Draughthorses",
        "M",
        tags=(BASIC,),
        text="When one of your people takes wood from an action space and you have a horse, you may pay 1 food: for 1 "
        "more wood if it was 3 wood, for 2 more wood if it was 4 or more.",
        rulings=(
            "What lay on the space counts, also what cards laid there, and what you leave there for a card like the "
            "Basket; what your cards add does not.",
            "Take 1 Resource or a space with several resources counts if there is wood enough.",
            "The card is no horse.",
        ),
        each=(
            When(TAKES_GOODS, Take("1 wood", price="1 food"), when=Gets("wood", number=3, most=3) & A_HORSE, may=True),
            When(TAKES_GOODS, Take("2 wood", price="1 food"), when=Gets("wood", number=4) & A_HORSE, may=True),
        ),
    ),
    minor(
        "Drying Field",
        "M",
        cost="2 food",
        points=1,
        tags=(ADVANCED,),
        text="When you cut peat, lay 2 fuel on the 3rd round space after this one; take it when that round begins.",
        rulings=("After round 11 nothing is laid.",),
        each=(special(CUT_PEAT, LayOnRounds("2 fuel", after=(3,))),),
    ),
)
