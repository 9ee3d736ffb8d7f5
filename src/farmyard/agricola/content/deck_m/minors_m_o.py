"""Minor improvements of Farmers of the Moor, M to O."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand_homes import NightEnds, SpendTheNight, TakesGuests
from farmyard.agricola.content.deck_m.by_hand_land import (
    Dig,
    Extend,
    FenceTile,
    MarkLand,
    NamesFields,
    OpenReserve,
    SowThere,
    ThrowAway,
)
from farmyard.agricola.content.deck_m.shared import (
    ACROSS,
    ADVANCED,
    AT_THE_BOARD,
    BASIC,
    BOTH_SORTS,
    CUT_PEAT,
    IN_PLACE,
    NO_BAKING,
    special,
)
from farmyard.agricola.content.moor.majors import COOKED_AT_ONCE, kitchen
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import MAJOR, Card, Price, minor
from farmyard.agricola.state.doors import BREEDS_LAST, EVERYONE, AnyTime, Oven, When
from farmyard.agricola.state.events import (
    BREEDING_END,
    BREEDING_START,
    CLEARED,
    COOKED,
    MADE_FIELD,
    TAKES_GOODS,
    USED_LAND,
)
from farmyard.agricola.words.combining import All, If, UpTo
from farmyard.agricola.words.conditions import (
    AtLeast,
    Exactly,
    LivesIn,
    Not,
    OfCard,
    On,
)
from farmyard.agricola.words.numbers import (
    Fields,
    Improvements,
    Pastures,
    Rooms,
    Tagged,
)
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.shelter import Holds
from farmyard.agricola.words.taking import ForCooked
from farmyard.agricola.words.tiles import Tiles, TileToField

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Malthouse",
        "M",
        cost="2 clay",
        points=1,
        tags=(BASIC,),
        text="When you cut peat, you may turn 1 grain into 4 food.",
        each=(special(CUT_PEAT, Take("4 food", price="1 grain"), may=True),),
    ),
    minor(
        "Moor Archaeology",
        "M",
        requires=LivesIn("clay hut", "stone house"),
        points=1,
        tags=(ADVANCED,),
        text="When you cut peat, you may lay 1 of your fences on the cell that is cleared. The cell is used, can hold "
        "nothing "
        "else and is worth 1 bonus point at the end.",
        rulings=(
            "It takes a fence that is not built yet, which can never be built then.",
            "Not while a tile is left on the cell.",
        ),
        each=(special(CUT_PEAT, Dig(), may=True),),
        scores=(Each(1, Tiles("dig")),),
        by_hand="no other card lays fences on land",
    ),
    minor(
        "Moor Birch Tree",
        "M",
        cost="2 food",
        requires=AtLeast(3, Rooms()),
        points=1,
        tags=(BASIC,),
        text="When you cut peat, take 2 wood as well.",
        rulings=("The Peat Hut is no room.",),
        each=(special(CUT_PEAT, Take("2 wood")),),
    ),
    minor(
        "Moor Enclosures",
        "M",
        cost="1 stone",
        requires=LivesIn("clay hut", "stone house"),
        points=1,
        tags=(ADVANCED,),
        text="Lay this card along any side of your board: it adds 2 cells to your farmyard, with a moor on each.",
        rulings=(ACROSS, AT_THE_BOARD, "Once its moors are gone, its cells cost 1 point each if they stay unused."),
        on_play=Extend("moor"),
        by_hand="no other card but the Farm Extension enlarges the farmyard",
    ),
    minor(
        "Moor Fire",
        "M",
        requires=AtLeast(2, Tiles("moor")),
        tags=(ADVANCED,),
        text="At any time, if you have exactly 1 moor, you may lay a field in its place.",
        rulings=IN_PLACE,
        any_time=(AnyTime(TileToField("moor", whole=True), when=Exactly(1, Tiles("moor"))),),
    ),
    minor(
        "Nature Reserve",
        "M",
        cost="1 food",
        requires=AtLeast(1, Pastures()),
        tags=(ADVANCED,),
        text="Fence in 1 cell with a forest or a moor next to your pastures; its fences cost nothing. Once no tile is "
        "left on "
        "it, the cell is a pasture.",
        rulings=(
            "Several tiles may lie there.",
            "Before it is cleared it is no pasture, and no new pasture may begin next to it alone.",
            "The fences are your own; slash and burn makes a field of the cell, and the fences stay where they are.",
            "It is no building of fences that other cards react to.",
        ),
        on_play=FenceTile(),
        each=(When(CLEARED, OpenReserve()),),
        by_hand="no other card fences in a tile",
    ),
    minor(
        "Nature's Fertilizer",
        "M",
        cost="2 food",
        requires=AtLeast(1, Improvements(major=True)),
        tags=(ADVANCED,),
        text="When slash and burn, Moor Fire or Peat Burn-off has made a field for you, you may sow that field.",
        rulings=(NO_BAKING, "The Deep Plough does not count.", "Only that field can be sown."),
        each=(When(MADE_FIELD, SowThere(), when=Not(OfCard("plow")), may=True),),
        by_hand="no other card sows a certain field",
    ),
    minor(
        "Night Pasture",
        "M",
        cost="2 clay",
        tags=(ADVANCED,),
        text="This card holds up to 3 of your animals, of any kinds, and 1 animal of each other player. All of them "
        "breed with "
        "yours, and your animals breed last.",
        rulings=(
            "Others keep an animal there only if they have no other place for it; then they say which one it is.",
            "It counts as its owner's wherever a card asks for animals, scores for its owner and may be cooked by its "
            "owner.",
            "It does not breed with its owner's animals.",
            "The young is yours and needs a place of yours.",
        ),
        each=(
            When(BREEDING_START, SpendTheNight(), by=EVERYONE),
            When(BREEDING_END, NightEnds(), by=EVERYONE),
        ),
        changes=(Holds(3), TakesGuests(), Right(BREEDS_LAST)),
        by_hand="no other card holds animals of others",
    ),
    minor(
        "No-Till Farming",
        "M",
        requires=AtLeast(2, Fields()),
        tags=(ADVANCED,),
        text="Mark up to 2 of your unused cells. When you sow, you may sow them like fields. They are no fields and "
        "stay "
        "unused.",
        rulings=(
            "The choice is final, and a cell can be sown only once.",
            "You may use the cell for something else at any time; what grows there is lost.",
            "What grows there counts when crops are scored, and where a card asks for planted fields.",
            "The Harvest Helper may take grain from there.",
        ),
        on_play=Optional(UpTo(2, MarkLand())),
        each=(When(USED_LAND, ThrowAway()),),
        changes=(NamesFields(),),
        by_hand="no other card lets land be sown that is no field",
    ),
    minor(
        "Nosebag",
        "M",
        cost="1 food",
        requires=AtLeast(1, Improvements(major=True)),
        tags=(BASIC,),
        text="When you use Take 1 Grain, take 1 horse as well.",
        rulings=(
            "That space only: grain from elsewhere brings no horse.",
            "The horse must find a place or be cooked at once.",
        ),
        each=(When(TAKES_GOODS, Take("1 horse"), when=On("take grain")),),
    ),
    minor(
        "Oak Bark",
        "M",
        cost="1 food",
        requires=AtLeast(2, Improvements(major=True)),
        tags=(ADVANCED,),
        text="Take 2 wood. For each boar, cattle and horse that you turn into food take 1 wood.",
        on_play=Take("2 wood"),
        each=(When(COOKED, ForCooked("boar", "cattle", "horse", goods="1 wood")),),
    ),
    minor(
        "Open Grill",
        "M",
        prices=(Price(returns=("Fireplace",)),),
        points=2,
        tags=(BASIC, MAJOR, "baking", "cooking"),
        text="At any time: vegetable 2, sheep 2, boar 3, cattle 3, horse 2 food. Baking: 2 food a grain.",
        rulings=(
            BOTH_SORTS,
            "A major Fireplace handed in for it is for sale again at its own place, the Simple Fireplace leaves the "
            "game.",
            "It is no oven.",
            COOKED_AT_ONCE,
        ),
        conversions=kitchen(2, 3, 3, 2, vegetable=2),
        oven=Oven(food=2),
    ),
    minor(
        "Out on the Wallaby",
        "M",
        passing=True,
        tags=(ADVANCED,),
        text="Take 3 wood if you have the Joinery, 3 clay if you have the Pottery, 2 reed if you have the "
        "Basketmaker's "
        "Workshop.",
        on_play=All(
            If(AtLeast(1, Tagged("Joinery")), Take("3 wood")),
            If(AtLeast(1, Tagged("Pottery")), Take("3 clay")),
            If(AtLeast(1, Tagged("Basketmaker's Workshop")), Take("2 reed")),
        ),
    ),
    minor(
        "Oven Damper",
        "M",
        cost="2 stone",
        tags=(BASIC,),
        text="Take 3 fuel. At the end 1 bonus point for each Clay Oven, Stone Oven, Furnace, Heating Stove and "
        "Built-in "
        "Oven that you have.",
        rulings=("It is no oven.",),
        on_play=Take("3 fuel"),
        scores=tuple(
            [Each(1, Tagged(tag)) for tag in ("Clay Oven", "Stone Oven", "Furnace", "Heating Stove", "Built-in Oven")]
        ),
    ),
)
