"""Minor improvements of Farmers of the Moor, A to B."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand_homes import (
    HalfHorses,
    LieDown,
    LieNoMore,
)
from farmyard.agricola.content.deck_m.shared import (
    ADVANCED,
    BASIC,
    CUT_PEAT,
    EVERY_GROWTH,
    FELL_TREES,
    NEGATIVE,
    TAKES_LAID,
    special,
)
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either, Optional, Then
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import MAJOR, Card, Price, minor
from farmyard.agricola.state.doors import OTHERS, AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    AFTER_FEEDING,
    BUILT_ROOMS,
    COOKED,
    GREW,
    LOST_ANIMALS,
    PLOWED,
)
from farmyard.agricola.words.at_once import ANY_NUMBER, Points
from farmyard.agricola.words.buying import Exchange
from farmyard.agricola.words.combining import All, For, UpTo
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    InRounds,
    Not,
    Numbered,
    On,
)
from farmyard.agricola.words.heating import FuelAtMost
from farmyard.agricola.words.land import LayOnCleared, LayTile
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import (
    HandCards,
    Improvements,
    Tagged,
)
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.scoring import Worth
from farmyard.agricola.words.special import SpecialTurn
from farmyard.agricola.words.taking import FillUp
from farmyard.agricola.words.tiles import Tiles

ODD: Final = (1, 3, 5, 7, 9, 11, 13)


EVEN: Final = (2, 4, 6, 8, 10, 12)


SLAUGHTER: Final[Action] = Exchange(
    Conversion("1 sheep", "1 food", name="sheep"),
    Conversion("1 boar", "2 food", name="boar"),
    Conversion("1 cattle", "3 food", name="cattle"),
)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Administration",
        "M",
        cost="1 wood 2 clay",
        requires=AtMost(4, HandCards()),
        tags=(BASIC,),
        text="Take 2 food. In the last harvest you may pay 1 food for 1 bonus point, once for each of your majors.",
        rulings=(
            "Occupations in hand count like improvements, and so does this card itself.",
            "A minor improvement that took the place of a major one counts as a major.",
            "It is after the feeding, with the food that is left or can still be made.",
        ),
        on_play=Take("2 food"),
        each=(
            When(
                AFTER_FEEDING,
                UpTo(ANY_NUMBER, Paid("1 food", Points(1)), of=Improvements(major=True)),
                when=InRounds(14),
                may=True,
            ),
        ),
        by_hand="no other card counts the cards in hand",
    ),
    minor(
        "Advance Payment",
        "M",
        points=-4,
        tags=(BASIC,),
        text="Take 1 fuel, 1 food, 1 wood, 1 clay, 1 reed, 1 stone, 1 grain and 1 sheep.",
        rulings=(*NEGATIVE, "The sheep must find a place or be cooked at once."),
        on_play=Take("1 fuel 1 food 1 wood 1 clay 1 reed 1 stone 1 grain 1 sheep"),
    ),
    minor(
        "Agricultural Implement",
        "M",
        cost="1 wood",
        tags=(ADVANCED,),
        text="When one of your people has plowed on Plow 1 Field or Plow and Sow, you may take a special action card "
        "at once.",
        rulings=(
            "It is free from the middle and costs 2 food from before another player, as always.",
            "Slash and burn and plowing by cards do not count.",
            "You need nobody left at home for it.",
        ),
        each=(When(PLOWED, SpecialTurn(), when=On("plow"), may=True),),
    ),
    minor(
        "Alder Swamp",
        "M",
        cost="2 food",
        requires=AtLeast(2, Improvements()),
        points=1,
        tags=(ADVANCED,),
        text="When you fell trees, take 1 reed or 1 wood as well.",
        each=(special(FELL_TREES, Either((Take("1 reed"), Take("1 wood")))),),
    ),
    minor(
        "Arid Field",
        "M",
        requires=AtLeast(3, Improvements()),
        tags=(BASIC,),
        text="When you cut peat, lay 1 fuel and 1 food on the cell that is cleared. Take them as soon as the cell is "
        "used.",
        rulings=(
            "Until then the cell is unused.",
            "Nothing is laid while a tile is left on the cell; what still lies there at the end is lost.",
            "Where the Nature Reserve makes the cell a pasture, you take the goods at once.",
        ),
        each=(special(CUT_PEAT, LayOnCleared("1 fuel 1 food")), TAKES_LAID),
    ),
    minor(
        "Barge",
        "M",
        cost="3 wood",
        requires=AtLeast(2, Improvements()),
        points=1,
        tags=(BASIC,),
        text="Lay 1 fuel and 1 food by turns on the round spaces still to come, beginning with fuel; take them when "
        "that round begins.",
        on_play=All(LayOnRounds("1 fuel", after=ODD), LayOnRounds("1 food", after=EVEN)),
    ),
    minor(
        "Basic Supplies",
        "M",
        cost="1 vegetable",
        passing=True,
        tags=(BASIC,),
        text="Of fuel, food, wood, clay, reed, stone and grain take 1 each where you have none.",
        rulings=(
            "Wood does not pass for fuel, nor grain for food.",
            "Grain on your fields is not in your supply.",
            "It costs the vegetable that the lists of the first edition give, not a wood.",
        ),
        on_play=FillUp("1 fuel 1 food 1 wood 1 clay 1 reed 1 stone 1 grain"),
    ),
    minor(
        "Birthing House",
        "M",
        cost="2 clay 1 stone",
        points=2,
        tags=(BASIC,),
        text="With each family growth take 1 fuel and 1 food and note 1 bonus point.",
        rulings=(EVERY_GROWTH,),
        each=(When(GREW, All(Take("1 fuel 1 food"), Points(1))),),
    ),
    minor(
        "Bog Body",
        "M",
        requires=AtLeast(1, Tiles("moor")),
        tags=(BASIC,),
        text="At the end the Museum of the Moors and the Living History Museum are worth 1 bonus point each to "
        "whoever has them.",
        rulings=("It has no points of its own, as in the first edition.",),
        scores=(
            Worth(1, AtLeast(1, Tagged("Museum of the Moors")), everybody=True),
            Worth(1, AtLeast(1, Tagged("Living History Museum")), everybody=True),
        ),
    ),
    minor(
        "Bog Forest",
        "M",
        cost="1 food",
        requires=AtLeast(3, Improvements()),
        tags=(ADVANCED,),
        text="You may lay 1 forest on top of each of your moors, on as many as you like.",
        rulings=(
            "Such a cell counts as one forest, the moor below as nothing.",
            "It cannot be slashed and burned, and the moor is out of reach until the trees are felled.",
        ),
        on_play=Optional(LayTile("forest", onto="moor", most=99)),
    ),
    minor(
        "Bog Pony",
        "M",
        requires=AtLeast(1, Improvements(major=True)),
        tags=(ADVANCED,),
        text="At any time you may lay one of your horses on its side and take 2 fuel. It stays so: it does not count "
        "for "
        "breeding and is worth half a point instead of 1.",
        rulings=(
            "In all other respects it is a horse: it needs its place and is cooked like any other.",
            "Of horses that leave the farm those on their side go first.",
            "Two halves are a point; a half that is left over only decides a tie.",
            "The card is no horse.",
        ),
        each=(When(COOKED, LieNoMore()), When(LOST_ANIMALS, LieNoMore())),
        changes=(HalfHorses(),),
        any_time=(AnyTime(LieDown(2), midst=True),),
        by_hand="no other card makes a difference between animals of a kind",
    ),
    minor(
        "Building Plan",
        "M",
        cost="1 food",
        tags=(ADVANCED,),
        text="When you have built at least 2 rooms in one action, you may build up to 2 stables free of charge.",
        rulings=("Never more than 2 stables in a turn.",),
        each=(When(BUILT_ROOMS, Build(stables=2), when=Numbered(2), may=True, per_turn=True),),
    ),
    minor(
        "Built-in Oven",
        "M",
        prices=(Price(returns=("Furnace",)),),
        points=-1,
        tags=(BASIC, MAJOR, "Built-in Oven"),
        text="Heating costs you nothing any more.",
        rulings=(
            "It is a minor and a major improvement at once, but a single card where both are counted.",
            "The Furnace is for sale again, on top of its own space.",
            "It is no oven.",
            "The Peat Hut need not be heated, either.",
            *NEGATIVE,
        ),
        changes=(FuelAtMost(0, cards=True),),
    ),
    minor(
        "Butcher's Block",
        "M",
        cost="1 wood",
        requires=Not(InRounds(harvest=True)),
        points=1,
        tags=(ADVANCED,),
        text="All others must, and you may, turn 1 animal into food: a sheep into 1, a boar into 2, a cattle into 3 "
        "food.",
        rulings=(
            "Horses cannot be used; who has no other animal is spared.",
            "It is no cooking improvement, but cards that react to animals turned into food do so.",
        ),
        on_play=Then(For(OTHERS, SLAUGHTER), Optional(SLAUGHTER)),
    ),
)
