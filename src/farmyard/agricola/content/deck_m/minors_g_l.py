"""Minor improvements of Farmers of the Moor, G to L."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand import Draw, PassOn, RaiseAnimals, SwapPile
from farmyard.agricola.content.deck_m.shared import (
    ADVANCED,
    BASIC,
    BOTH_SORTS,
    HIRING_FAIR,
    LIFTED,
    special,
    takes,
)
from farmyard.agricola.content.moor.majors import COOKED_AT_ONCE, cheaper, kitchen
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either, Optional, Then
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import MAJOR, Card, Price, minor
from farmyard.agricola.state.doors import AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    AFTER_FEEDING,
    CLEARED,
    COOKED,
    FIELD_START,
    LEAVES_SPACE,
    TAKES_GOODS,
    USED_LAND,
    USES_SPACE,
)
from farmyard.agricola.state.game import WORK
from farmyard.agricola.words.at_once import ANY_NUMBER, Points
from farmyard.agricola.words.combining import All, If, UpTo
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    Exactly,
    InRounds,
    LivesIn,
    Not,
    On,
    OneOf,
)
from farmyard.agricola.words.improving import BuildMajor
from farmyard.agricola.words.infirmary import Ill
from farmyard.agricola.words.land import FindRoom, HoldsOnLand, LayTile
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.numbers import (
    Animals,
    Beyond,
    Fields,
    Goods,
    Improvements,
    Pastures,
    People,
    Stables,
    Tagged,
    UnusedCells,
)
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.scoring import Each, Table
from farmyard.agricola.words.taking import FillUp, ForCooked, TakePer

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Grain Distillery",
        "M",
        cost="2 stone 1 grain",
        points=1,
        tags=(BASIC,),
        text="While feeding, once per harvest, you may turn 1 fuel and 1 grain into 5 food. In the last harvest you "
        "may "
        "also pay 1 fuel and 1 grain for 1 bonus point, as often as you like.",
        rulings=(
            "The grain comes from your supply, not from fields, and serves one purpose only.",
            "There is no limit to the bonus points.",
        ),
        conversions=(Conversion("1 fuel 1 grain", "5 food", harvest=True),),
        each=(When(AFTER_FEEDING, UpTo(ANY_NUMBER, Paid("1 fuel 1 grain", Points(1))), when=InRounds(14), may=True),),
    ),
    minor(
        "Hardware Store",
        "M",
        cost="2 clay 1 reed",
        requires=AtLeast(2, Improvements()),
        tags=(BASIC,),
        text="Three times in the game, at any time, you may take 1 each of those building resources that you have none "
        "of.",
        any_time=(AnyTime(FillUp("1 wood 1 clay 1 reed 1 stone"), uses=3, midst=True),),
    ),
    minor(
        "Hay Wagon",
        "M",
        cost="2 wood",
        requires=AtLeast(2, Goods("horse")),
        points=1,
        tags=(ADVANCED,),
        text="When one of your people has taken at least 3 wood, 3 clay, 2 reed or 2 stone from an action space, you "
        "may "
        "build rooms or renovate at the usual price.",
        rulings=(LIFTED, "Once for a space that is used."),
        each=(
            When(
                TAKES_GOODS,
                Either((Build(rooms=ANY_NUMBER), Renovate())),
                when=takes(3, 3, 2, 2),
                may=True,
                per_turn=True,
            ),
        ),
    ),
    minor(
        "Healing Clay",
        "M",
        cost="1 clay",
        points=1,
        tags=(BASIC,),
        text="Take 1 food. When an ill person of yours goes to the Infirmary, take 1 food more.",
        on_play=Take("1 food"),
        each=(When(USES_SPACE, Take("1 food"), when=On("infirmary") & AtLeast(1, Ill())),),
        by_hand="no other card asks who is ill",
    ),
    minor(
        "Hearth Brush",
        "M",
        cost="1 reed",
        tags=(ADVANCED,),
        text="If the Stone Oven is still for sale, you may lay the Heating Stove on top of it. From the next round on "
        "you "
        "may build the Heating Stove after any action of one of your people. At the end 1 bonus point if you have it.",
        rulings=(
            "Nobody can build the Stone Oven while it is covered.",
            "If the Stone Oven is gone, the rest of the card still works.",
            "Special actions do not count.",
        ),
        on_play=Then(Reserve(after=(0,)), Optional(SwapPile("Stone Oven", "Heating Stove"))),
        each=(When(LEAVES_SPACE, BuildMajor("Heating Stove"), when=Not(Reserved()), may=True),),
        scores=(Each(1, Tagged("Heating Stove")),),
    ),
    minor(
        "Home Wood",
        "M",
        requires=AtLeast(3, Improvements()),
        tags=(BASIC,),
        text="Each of your forests may hold 1 animal of any kind but sheep.",
        rulings=(
            "Tiles on one another are one place, and a forest is no pasture.",
            "When the forest goes, its animal must find another place, be cooked or run away.",
        ),
        changes=(HoldsOnLand(1, but=("sheep",), forests=True),),
        each=(When(CLEARED, FindRoom()),),
    ),
    minor(
        "Horse Butcher",
        "M",
        prices=(Price(returns=("Horse Slaughterhouse",)),),
        points=3,
        tags=(ADVANCED, MAJOR, "cooking"),
        text="At any time: sheep 1, boar 2, cattle 3, horse 2 food, 2 horses together 5 food.",
        rulings=(
            BOTH_SORTS,
            "The Horse Slaughterhouse is for sale again, on top of its own space.",
            COOKED_AT_ONCE,
        ),
        conversions=(
            *kitchen(1, 2, 3, 2),
            Conversion("2 horse", "5 food", name="2 horses"),
        ),
    ),
    minor(
        "Horse Trough",
        "M",
        cost="1 stone",
        tags=(BASIC,),
        text="One unused cell next to your house may hold up to 2 horses.",
        rulings=(
            "The cell stays unused and is no pasture.",
            "Any such cell will do, one at a time; when there is none left, the horses must find another place.",
        ),
        changes=(HoldsOnLand(2, ("horse",)),),
        each=(When(USED_LAND, FindRoom()),),
    ),
    minor(
        "Household Inventory",
        "M",
        cost="1 food",
        requires=OneOf(AtLeast(1, Fields()), AtLeast(1, Pastures()), AtLeast(1, Stables())),
        passing=True,
        tags=(ADVANCED,),
        text="With 5, 6, 7, 8, 9 or 10 unused cells take the first 1, 2, 3, 4, 5 or 6 of these: 1 reed, 1 grain, 1 "
        "cattle, "
        "1 stone, 1 vegetable, 1 horse.",
        rulings=(
            "Cells with a forest or a moor are not unused.",
            "More than 10 unused cells bring no more.",
            "The animals must find a place or be cooked at once.",
        ),
        on_play=All(
            *[
                If(AtLeast(cells, UnusedCells()), Take(f"1 {good}"))
                for cells, good in enumerate(("reed", "grain", "cattle", "stone", "vegetable", "horse"), 5)
            ]
        ),
    ),
    minor(
        "Land Parcel",
        "M",
        requires=AtMost(2, Improvements()) & AtLeast(1, UnusedCells()),
        tags=(ADVANCED,),
        text="Lay 1 forest on an unused cell. At the end 1 unused cell is worth 2 points, 2 of them cost 1 point, more "
        "cost 3 "
        "points, on top of what unused cells cost anyway.",
        rulings=(
            "It cannot be played without an unused cell.",
            "With no unused cell at the end it is worth nothing.",
            "The Yeoman Farmer cancels the points lost.",
            "Points lost that nothing cancels count against you for the Constable.",
        ),
        on_play=LayTile("forest"),
        scores=(Table(UnusedCells(), (1, 2), (2, -1), (3, -3)),),
    ),
    minor(
        "Large Livestock Market",
        "M",
        cost="1 food",
        passing=True,
        tags=(BASIC,),
        text="You may turn 2 sheep into 1 cattle and 1 horse.",
        rulings=(
            "All of it or nothing, and never the other way round.",
            "The new animals must find a place or be cooked at once.",
        ),
        on_play=Optional(Take("1 cattle 1 horse", price="2 sheep")),
    ),
    minor(
        "Lawn Turf",
        "M",
        requires=AtLeast(4, Improvements()),
        passing=True,
        tags=(ADVANCED,),
        text="Take 1 fuel for each of your unused cells but 2, at most 5 fuel.",
        rulings=("Cells with a forest or a moor are not unused.",),
        on_play=TakePer("1 fuel", Beyond(2, UnusedCells()), most=5),
    ),
    minor(
        "Leather Saddle",
        "M",
        cost="1 food",
        requires=AtLeast(2, Goods("horse")),
        points=1,
        tags=(BASIC,),
        text="As long as you have at least 3 horses, each cattle that you turn into food is 1 bonus point.",
        each=(When(COOKED, ForCooked("cattle", points=1), when=AtLeast(3, Goods("horse"))),),
    ),
    minor(
        "Livestock Market",
        "M",
        requires=AtLeast(5, Animals()),
        passing=True,
        tags=(ADVANCED,),
        text="You may turn up to 3 of your animals, all at once, each into the next dearer kind: a sheep into a boar, "
        "a boar "
        "into a cattle, a cattle into a horse.",
        rulings=("Only if all of your animals find a place then.", "Each animal by one step."),
        on_play=Optional(RaiseAnimals(3)),
        by_hand="no other card turns several animals into others at once",
    ),
    minor(
        "Living History Museum",
        "M",
        prices=(Price(returns=("Museum of the Moors",)),),
        requires=LivesIn("clay hut", "stone house"),
        points=4,
        tags=(BASIC, MAJOR, "Living History Museum"),
        text="The Village Church and the Heating Stove cost you 1 stone less, the Furniture Stall and the Riding "
        "Stables "
        "1 wood less, the Ceramics Stall and the Furnace 1 clay less, the Basket Stall 1 reed less.",
        rulings=(
            BOTH_SORTS,
            "The Museum of the Moors is for sale again, on top of its own space, and its discounts end for you.",
        ),
        changes=(
            cheaper("stone", "Village Church", "Heating Stove"),
            cheaper("wood", "Furniture Stall", "Riding Stables"),
            cheaper("clay", "Ceramics Stall", "Furnace"),
            cheaper("reed", "Basket Stall"),
        ),
    ),
    minor(
        "Loam",
        "M",
        requires=AtLeast(1, Improvements()),
        tags=(ADVANCED,),
        text="When you use the Hiring Fair in the work phase and have just one person left to place, take 1 clay as "
        "well.",
        each=(special(HIRING_FAIR, Take("1 clay"), when=Exactly(1, People(at_home=True)) & InRounds(phase=WORK)),),
    ),
    minor(
        "Loan",
        "M",
        cost="2 food",
        points=1,
        tags=(ADVANCED,),
        text="At the start of each harvest draw a number from 1 to 9. If you have at least so much clay, take 6 food, "
        "and the "
        "card goes on to the hand of your left neighbour.",
        rulings=(
            "It stays with you until it pays; alone it leaves the game then.",
            "The point is for whoever has it lying there at the end.",
        ),
        each=(When(FIELD_START, Draw(Goods("clay"), Then(Take("6 food"), PassOn()))),),
        by_hand="no other card passes on in the harvest",
    ),
)
