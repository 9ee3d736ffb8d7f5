"""Minor improvements of Farmers of the Moor, P."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand import LayOnOneRound, SwapPile
from farmyard.agricola.content.deck_m.by_hand_homes import (
    PeatHome,
)
from farmyard.agricola.content.deck_m.shared import (
    ADVANCED,
    BASIC,
    CUT_PEAT,
    IN_PLACE,
    NO_BAKING,
    special,
)
from farmyard.agricola.rules.combine import AndOr, Optional, Then
from farmyard.agricola.rules.farmland import Sow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import OTHERS, Conversion, When
from farmyard.agricola.state.events import (
    FIELD_START,
    LEAVES_SPACE,
    PLOWED,
    USED_SPACE,
    WORK_START,
)
from farmyard.agricola.state.purchase import ROOM
from farmyard.agricola.words.at_once import ANY_NUMBER, Points
from farmyard.agricola.words.combining import All, For, If, UpTo
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    Exactly,
    Not,
    On,
    OneOf,
)
from farmyard.agricola.words.crops import AddToSown
from farmyard.agricola.words.improving import BuildMajor
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import (
    Beyond,
    Fields,
    Goods,
    Improvements,
    Pastures,
    Stables,
    Tagged,
)
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.shelter import HasRoom
from farmyard.agricola.words.special import SpecialTurn
from farmyard.agricola.words.taking import TakePer
from farmyard.agricola.words.tiles import ClearTile, Tiles, TileToField

GRAZES: Final[Action] = If(OneOf(AtLeast(1, Stables()), AtLeast(1, Pastures())), Take("2 food"))

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Pastoral Letter",
        "M",
        requires=AtLeast(2, Improvements(major=True)),
        tags=(ADVANCED,),
        text="If the Well is still for sale, you may lay the Village Church on top of it. From the next round on you "
        "may build "
        "the Village Church after any action of one of your people. At the end 1 bonus point each for the Village "
        "Church "
        "and the Church if you have them.",
        rulings=(
            "Nobody can build the Well while it is covered.",
            "If the Well is gone, the rest of the card still works.",
            "Special actions do not count.",
        ),
        on_play=Then(Reserve(after=(0,)), Optional(SwapPile("Well", "Village Church"))),
        each=(When(LEAVES_SPACE, BuildMajor("Village Church"), when=Not(Reserved()), may=True),),
        scores=(Each(1, Tagged("Village Church")), Each(1, Tagged("Church"))),
    ),
    minor(
        "Peat Ash Fertilizer",
        "M",
        cost="1 food",
        tags=(BASIC,),
        text="When you cut peat, you may add 1 grain to each of your fields with grain, and 1 vegetable to each of "
        "your "
        "fields with vegetables.",
        rulings=(
            "All fields of a kind or none; empty fields get nothing.",
            "It is no sowing, and the goods come from the general supply.",
        ),
        each=(
            special(CUT_PEAT, AndOr((AddToSown(1, crops=("grain",)), AddToSown(1, crops=("vegetable",)))), may=True),
        ),
        by_hand="no other card offers two things of which one is enough",
    ),
    minor(
        "Peat Barge",
        "M",
        cost="2 wood",
        points=1,
        tags=(BASIC,),
        text="When you use Fishing, take 2 fuel as well.",
        each=(When(USED_SPACE, Take("2 fuel"), when=On("fishing")),),
    ),
    minor(
        "Peat Bath",
        "M",
        cost="1 wood 1 clay",
        points=1,
        tags=(ADVANCED,),
        text="When one of your people goes to the Infirmary, lay 1 food on as many of the next round spaces as you "
        "have "
        "moors; take it when that round begins.",
        rulings=(
            "It does not matter whether the person is ill.",
            "The rounds are counted from this one, not from the first.",
        ),
        each=(When(USED_SPACE, LayOnRounds("1 food", of=Tiles("moor")), when=On("infirmary")),),
    ),
    minor(
        "Peat Boat",
        "M",
        cost="3 wood 2 reed",
        points=3,
        tags=(ADVANCED,),
        text="At any time: 3 fuel into 2 wood or 2 clay, 4 fuel into 2 reed or 2 stone, 2 fuel into 1 grain, 3 fuel "
        "into 1 "
        "vegetable.",
        rulings=("Two different resources cannot be had for one price.",),
        conversions=(
            Conversion("3 fuel", "2 wood", name="fuel into wood"),
            Conversion("3 fuel", "2 clay", name="fuel into clay"),
            Conversion("4 fuel", "2 reed", name="fuel into reed"),
            Conversion("4 fuel", "2 stone", name="fuel into stone"),
            Conversion("2 fuel", "1 grain", name="fuel into grain"),
            Conversion("3 fuel", "1 vegetable", name="fuel into vegetable"),
        ),
    ),
    minor(
        "Peat Burn-off",
        "M",
        passing=True,
        tags=(BASIC,),
        text="Take 1 fuel. You may lay a field in place of one of your moors.",
        rulings=IN_PLACE,
        on_play=Then(Take("1 fuel"), Optional(TileToField("moor", whole=True))),
    ),
    minor(
        "Peat-cutting Expedition",
        "M",
        cost="4 food",
        passing=True,
        tags=(ADVANCED,),
        text="Take 1 fuel for each of your horses but one, at most 4 fuel. You may take away as many of your moors as "
        "you "
        "like: each brings 2 fuel and 1 bonus point.",
        rulings=(
            "Covered moors cannot be taken.",
            "It is no cutting of peat.",
            "The bonus points stay with you when the card moves on.",
            "The fuel for horses does not depend on moors.",
        ),
        on_play=Then(
            TakePer("1 fuel", Beyond(1, Goods("horse")), most=4),
            Optional(UpTo(ANY_NUMBER, Then(ClearTile("moor", "2 fuel"), Points(1)))),
        ),
    ),
    minor(
        "Peat-Cutting Rights",
        "M",
        requires=AtLeast(1, Goods("horse")),
        tags=(ADVANCED,),
        text="When the 4th and the 7th round after this one begin, you may cut peat as a special action.",
        rulings=(
            "You take the special action card for it as usual, for 2 food if somebody else was first.",
            "Rounds after the last one drop out.",
            "Alone you can do it if the open card shows it.",
        ),
        on_play=Reserve(after=(4, 7)),
        each=(When(WORK_START, SpecialTurn(CUT_PEAT), when=Reserved(), may=True),),
    ),
    minor(
        "Peat Fertilizer",
        "M",
        requires=AtLeast(2, Fields()),
        tags=(BASIC,),
        text="When you have cut peat, you may sow.",
        rulings=(NO_BAKING,),
        each=(special(CUT_PEAT, Sow(), may=True),),
    ),
    minor(
        "Peat Hut",
        "M",
        cost="5 fuel 2 reed",
        points=1,
        tags=(ADVANCED,),
        text="This card has room for 1 of your people and needs 1 fuel of its own in each harvest. As long as you live "
        "in a "
        "wooden hut, you may use an action for renovating to give the card up and add 1 room for nothing.",
        rulings=(
            "It is no room where a card asks for rooms.",
            "One action cannot do that and renovate, too.",
            "Any action that may renovate will do, but not the Builder's Trowel.",
            "Its fuel comes on top of what the house needs: clay, stone, the Furnace and the Heating Stove do not "
            "lower it.",
        ),
        changes=(HasRoom(), PeatHome()),
        by_hand="no other card is a home for the family",
    ),
    minor(
        "Peat Iron",
        "M",
        cost="1 wood",
        tags=(BASIC,),
        text="At the start of each harvest take 1 fuel if you have at least 2 moors.",
        each=(When(FIELD_START, Take("1 fuel"), when=AtLeast(2, Tiles("moor"))),),
    ),
    minor(
        "Peat Moss",
        "M",
        requires=Exactly(1, Tiles("moor")),
        tags=(BASIC,),
        text="Each room of your wooden hut costs you 2 wood less.",
        rulings=("It saves 2 wood and no reed, as in the first edition.",),
        changes=(Discount("2 wood", (ROOM,), house="wooden hut"),),
    ),
    minor(
        "Peat Pellets",
        "M",
        requires=AtLeast(1, Improvements(major=True)),
        passing=True,
        tags=(ADVANCED,),
        text="Take 1 fuel for each of your moors.",
        on_play=TakePer("1 fuel", Tiles("moor")),
    ),
    minor(
        "Peat Sled",
        "M",
        cost="1 wood",
        tags=(BASIC,),
        text="Lay 3 fuel on the 2nd, 4 fuel on the 4th, 5 fuel on the 7th or 6 fuel on the 10th round space after this "
        "one; take it when that round begins.",
        rulings=("That round must exist; after round 12 the card does nothing.",),
        on_play=LayOnOneRound((2, "3 fuel"), (4, "4 fuel"), (7, "5 fuel"), (10, "6 fuel")),
        by_hand="no other card lets its owner choose a round",
    ),
    minor(
        "Pheromones",
        "M",
        requires=AtMost(2, Improvements()),
        tags=(BASIC,),
        text="Take 1 food. Then everybody, you included, who has a stable or a pasture takes 2 food.",
        on_play=All(Take("1 food"), GRAZES, For(OTHERS, GRAZES)),
    ),
    minor(
        "Ploughhorse Market",
        "M",
        cost="1 clay",
        requires=AtLeast(1, Improvements(major=True)),
        points=1,
        tags=(BASIC,),
        text="When one of your people plows on Plow 1 Field or Plow and Sow, you may buy 1 horse for 1 food.",
        rulings=(
            "Slash and burn and plowing by cards do not count.",
            "On Plow and Sow you must plow.",
        ),
        each=(When(PLOWED, Take("1 horse", price="1 food"), when=On("plow"), may=True),),
    ),
    minor(
        "Pot Roast Recipe",
        "M",
        requires=AtLeast(2, Goods("horse")),
        tags=(BASIC,),
        text="At any time you may cook a horse for 2 food if you have a major Fireplace or Cooking Hearth.",
        rulings=(
            "The minor Cooking Hearth is a major one, too; the Simple Fireplace is not.",
            "Without one of them it does nothing, nor with one that is not lit yet.",
        ),
        conversions=(
            Conversion(
                "1 horse",
                "2 food",
                name="horse",
                cooking=True,
                when=OneOf(
                    AtLeast(1, Tagged("Fireplace", major=True, in_use=True)),
                    AtLeast(1, Tagged("Cooking Hearth", in_use=True)),
                ),
            ),
        ),
    ),
)
