"""Minor improvements of Farmers of the Moor, R to V."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand import NoteSheep, OfThisRound
from farmyard.agricola.content.deck_m.by_hand_homes import (
    NoSpecialCard,
    NoteWorkshop,
    PayIdle,
)
from farmyard.agricola.content.deck_m.by_hand_land import FenceApart
from farmyard.agricola.content.deck_m.shared import (
    ADVANCED,
    ANY_WORKSHOP,
    BASIC,
    CUT_PEAT,
    FELL_TREES,
    HIRING_FAIR,
    LIFTED,
    NO_BAKING,
    NOT_LAID,
    SLASH_AND_BURN,
    WORKSHOPS,
    special,
)
from farmyard.agricola.content.moor import special as actions
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.farmland import Sow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import ACTS_AFTER_WORK, AnyTime, When
from farmyard.agricola.state.events import (
    CONVERTED,
    FEEDING_END,
    FIELD_PHASE,
    RETURN_HOME,
    ROUND_START,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.game import WORK
from farmyard.agricola.words.at_once import MorePeople
from farmyard.agricola.words.combining import If
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    Gets,
    InRounds,
    On,
)
from farmyard.agricola.words.heating import LessFuel
from farmyard.agricola.words.improving import BuildMajor
from farmyard.agricola.words.land import LayField, LayTile
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.numbers import (
    Goods,
    Improvements,
    MissingKinds,
    OnCard,
    Pastures,
)
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.scoring import Worth
from farmyard.agricola.words.taking import TakePer
from farmyard.agricola.words.tiles import Tiles

WARES: Final[tuple[Action, ...]] = (
    *[
        Take(f"1 {good}")
        for good in (
            "food",
            "grain",
            "fuel",
            "wood",
            "clay",
            "sheep",
            "reed",
            "boar",
            "stone",
            "cattle",
            "horse",
            "vegetable",
        )
    ],
    If(InRounds(phase=WORK), MorePeople()),
)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Reforestation",
        "M",
        requires=AtLeast(3, Improvements(major=True)),
        passing=True,
        tags=(BASIC,),
        text="Lay 1 forest on an unused cell of yours.",
        rulings=("It need not lie next to another forest.", "You must lay it if you have such a cell."),
        on_play=LayTile("forest"),
    ),
    minor(
        "Register of Craftsmen",
        "M",
        requires=AtLeast(2, Improvements(major=True)),
        passing=True,
        tags=(BASIC,),
        text="Build the Joinery, the Pottery or the Basketmaker's Workshop at once for 1 stone less.",
        rulings=(
            "If you can pay for one, you must; if none can be had, nothing happens.",
            "Other discounts come on top.",
        ),
        on_play=BuildMajor(*WORKSHOPS, less="1 stone"),
    ),
    minor(
        "River Clay",
        "M",
        requires=AtLeast(1, Improvements(major=True)),
        tags=(BASIC,),
        text="When you use Fishing, take 2 clay as well.",
        each=(When(USED_SPACE, Take("2 clay"), when=On("fishing")),),
    ),
    minor(
        "Riverside Woods",
        "M",
        requires=AtLeast(3, Improvements(major=True)),
        tags=(ADVANCED,),
        text="When you use Fishing, take 1 wood for each of your forests as well, at most 3 wood.",
        each=(When(USED_SPACE, TakePer("1 wood", Tiles("forest"), most=3), when=On("fishing")),),
    ),
    minor(
        "Routine Work",
        "M",
        cost="1 food",
        requires=AtMost(0, Improvements()),
        tags=(ADVANCED,),
        text="In each harvest every Joinery, Pottery and Basketmaker's Workshop of yours that you do not use brings 1 "
        "food or 1 "
        "fuel, as you like.",
        rulings=(
            "It is settled when the feeding ends.",
            "Passing cards that you have played do not count against it.",
        ),
        each=(When(CONVERTED, NoteWorkshop()), When(FEEDING_END, PayIdle())),
        by_hand="no other card asks what has not been used",
    ),
    minor(
        "Sowing Machine",
        "M",
        cost="3 wood",
        requires=AtLeast(1, Goods("horse")),
        points=1,
        tags=(BASIC,),
        text="After each special action, if you have at least 2 horses then, you may sow.",
        rulings=(
            "An improvement that the special action brought helps already.",
            "The special action that brought this card out does not count.",
            NO_BAKING,
        ),
        each=(special("", Sow(), when=AtLeast(2, Goods("horse")), may=True),),
    ),
    minor(
        "Special Pasture",
        "M",
        cost="2 wood",
        requires=AtLeast(1, Pastures()),
        tags=(BASIC,),
        text="Fence in 1 cell with nothing but perhaps a stable on it that touches none of your pastures. Its 4 fences "
        "cost "
        "nothing.",
        rulings=(
            "Later pastures may begin at either group, and may join them.",
            "It takes 4 fences that are not built yet; with fewer nothing happens.",
            "Free fences of other cards may follow, but do not join the two groups yet.",
        ),
        on_play=FenceApart(free=4),
        by_hand="no other card begins a second group of pastures",
    ),
    minor(
        "Spinning Mill",
        "M",
        cost="2 wood 2 clay",
        requires=AtLeast(1, Goods("sheep")),
        points=2,
        tags=(BASIC,),
        text="Heating costs 1 fuel less for each pair of sheep that you have in the field phase of that harvest.",
        rulings=("Sheep cooked after the field phase still count; nobody gets fuel back.",),
        each=(When(FIELD_PHASE, NoteSheep()),),
        changes=(LessFuel(1, OnCard("sheep"), 2),),
        by_hand="no other card remembers how many animals there were",
    ),
    minor(
        "Stock-breeding Prize",
        "M",
        cost="1 grain",
        tags=(ADVANCED,),
        text="At the end 2 points if you have at least 1 sheep, 1 boar, 1 cattle and 1 horse.",
        rulings=("It has no prerequisite, as far as the first edition is known, and scores for itself alone.",),
        scores=(Worth(2, AtMost(0, MissingKinds())),),
    ),
    minor(
        "Stone Quarry",
        "M",
        cost="3 food",
        points=1,
        tags=(BASIC,),
        text="Five times in the game, when you use the Hiring Fair, take 1 stone as well.",
        rulings=("It is 5 stone with any number of players, and they cost nothing.",),
        each=(special(HIRING_FAIR, Take("1 stone"), uses=5),),
    ),
    minor(
        "Stone Wagon",
        "M",
        cost="2 wood",
        tags=(ADVANCED,),
        text="When you use Day Laborer, take 1 stone as well.",
        each=(When(USED_SPACE, Take("1 stone"), when=On("day laborer")),),
    ),
    minor(
        "Surveyor's Map",
        "M",
        cost="3 food",
        requires=InRounds(last=2),
        tags=(BASIC,),
        text="When round 11 begins you may lay 1 field on an unused cell, when round 12 begins 1 moor, when round 13 "
        "begins "
        "1 forest.",
        rulings=(
            "The field lies next to your other fields, if you have any; it is no plowing.",
            NOT_LAID,
            "It costs 3 food, as in the first edition.",
        ),
        on_play=Reserve(on=(11, 12, 13)),
        each=(
            When(ROUND_START, LayField(), when=Reserved() & InRounds(11, 11), may=True),
            When(ROUND_START, LayTile("moor"), when=Reserved() & InRounds(12, 12), may=True),
            When(ROUND_START, LayTile("forest"), when=Reserved() & InRounds(13, 13), may=True),
        ),
    ),
    minor(
        "Swamp",
        "M",
        requires=InRounds(last=4),
        tags=(BASIC,),
        text="When round 12 begins, you may lay 1 moor on an unused cell.",
        rulings=(NOT_LAID,),
        on_play=Reserve(on=(12,)),
        each=(When(ROUND_START, LayTile("moor"), when=Reserved(), may=True),),
    ),
    minor(
        "Taps",
        "M",
        requires=AtLeast(2, Improvements()),
        tags=(BASIC,),
        text="Once in a round, when it is your turn and all your people are placed, you may take a special action "
        "card. Then "
        "your work phase is over.",
        rulings=(
            "Also when nobody has people left, and alone.",
            "A guest or a child that it sets free stays at home in this round.",
            "It is free from the middle and costs 2 food from before another player, as always.",
        ),
        changes=(Right(ACTS_AFTER_WORK),),
    ),
    minor(
        "Thicket",
        "M",
        requires=AtLeast(4, Tiles("forest")),
        tags=(BASIC,),
        text="You may lay 1 forest on top of each of up to 2 of your forests.",
        rulings=(
            "Only the top tile counts, for conditions and for points.",
            "Felling trees takes one tile at a time; slash and burn is not possible there.",
            "A cell with several tiles may be chosen if a forest lies on top.",
        ),
        on_play=Optional(LayTile("forest", onto="forest", most=2)),
    ),
    minor(
        "Timber Mill",
        "M",
        cost="3 clay 2 stone",
        points=3,
        tags=(ADVANCED,),
        text="When you fell trees, and when one of your people takes at least 4 wood from an action space, take 1 wood "
        "as "
        "well; you may pay 1 fuel for another one.",
        rulings=(LIFTED,),
        each=(
            special(FELL_TREES, Take("1 wood")),
            special(FELL_TREES, Take("1 wood", price="1 fuel"), may=True),
            When(TAKES_GOODS, Take("1 wood"), when=Gets("wood", number=4)),
            When(TAKES_GOODS, Take("1 wood", price="1 fuel"), when=Gets("wood", number=4), may=True),
        ),
    ),
    minor(
        "Tinker",
        "M",
        cost="1 food",
        requires=AtLeast(3, Improvements(major=True)),
        passing=True,
        tags=(BASIC,),
        text="If you have the Joinery, the Pottery or the Basketmaker's Workshop, take 1 wood, 1 clay, 1 reed and 1 "
        "stone.",
        rulings=("Only once, however many of them you have.",),
        on_play=If(ANY_WORKSHOP, Take("1 wood 1 clay 1 reed 1 stone")),
    ),
    minor(
        "Tool Shed",
        "M",
        cost="1 wood 1 clay",
        requires=AtLeast(2, Improvements()),
        points=1,
        tags=(BASIC,),
        text="When you cut peat or slash and burn as a special action, you may do the other as well.",
        rulings=(
            "In either order, and as often as you take the card.",
            "Cards react to each of the two.",
        ),
        each=(
            special(CUT_PEAT, actions.SLASH_AND_BURN, may=True, per_turn=True),
            special(SLASH_AND_BURN, actions.CUT_PEAT, may=True, per_turn=True),
        ),
        by_hand="no other card takes a special action without taking its card",
    ),
    minor(
        "Tree Nursery",
        "M",
        cost="1 wood",
        requires=AtMost(0, Improvements()),
        tags=(ADVANCED,),
        text="When rounds 12 and 13 begin, you may lay 1 forest on an unused cell.",
        rulings=(NOT_LAID, "Passing cards that you have played do not count against it."),
        on_play=Reserve(on=(12, 13)),
        each=(When(ROUND_START, LayTile("forest"), when=Reserved(), may=True),),
    ),
    minor(
        "Village Hall",
        "M",
        cost="2 wood 2 clay",
        points=1,
        tags=(BASIC,),
        text="When people return home, take 1 food if no special action card lies before you.",
        rulings=(
            "A card that somebody has taken away from you does no harm.",
            "Alone it pays in rounds in which you have used no special action card.",
        ),
        each=(When(RETURN_HOME, Take("1 food"), when=NoSpecialCard()),),
        by_hand="no other card looks at where special action cards lie",
    ),
    minor(
        "Village Shop",
        "M",
        cost="1 wood 1 reed",
        requires=InRounds(last=4),
        tags=(ADVANCED,),
        text="Three times in the game, at any time, you may take what the round offers. From round 2 on in this order: "
        "1 food, "
        "grain, fuel, wood, clay, sheep, reed, boar, stone, cattle, horse, vegetable; in round 14 a guest, who is "
        "placed "
        "like one of your people.",
        rulings=(
            "Several times in one round, too.",
            "A harvest belongs to the round before it.",
            "An animal may be cooked at once.",
            "Round 1 offers nothing.",
        ),
        any_time=(AnyTime(OfThisRound(*WARES), uses=3),),
        by_hand="no other card offers something else in each round",
    ),
)
