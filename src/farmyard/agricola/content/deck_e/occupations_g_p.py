"""Occupations of deck E, G to P."""

from typing import Final

from farmyard.agricola.content.deck_e.by_hand import SameAgain
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.improve import AS_A_BONUS, OF_ITS_OWN
from farmyard.agricola.rules.take import Take, TakeAll
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    BAKED,
    IMPROVED,
    NEW_HOUSE,
    PLAYED_IMPROVEMENT,
    PLAYED_OCCUPATION,
    PLAYS_OCCUPATION,
    PLOWED,
    ROUND_START,
    SHARES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.combining import All, If, OwnerOrOthers
from farmyard.agricola.words.conditions import (
    Anyone,
    AtLeast,
    Exactly,
    Gets,
    InRounds,
    LivesIn,
    Not,
    Numbered,
    OfCard,
    OfThisCard,
    On,
)
from farmyard.agricola.words.later import Once, Reserve, Reserved
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Fields, Goods, Pastures, Rooms, Stables, Tagged
from farmyard.agricola.words.paying import Paid, PaidToOwner
from farmyard.agricola.words.prices import FreeFences
from farmyard.agricola.words.rights import MayJoin
from farmyard.agricola.words.scoring import Forgives, Worth
from farmyard.agricola.words.taking import Leave, TakePer

GROCERIES: Final = ("reed", "grain", "stone", "vegetable", "wood", "clay", "reed", "vegetable")
CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Greengrocer",
        "E",
        players=3,
        text="When you use Take 1 Grain, take 1 vegetable as well.",
        rulings=("Grain from anywhere else, like the Granary, brings no vegetable.",),
        each=(When(USED_SPACE, Take("1 vegetable"), when=On("take grain")),),
    ),
    occupation(
        "Grocer",
        "E",
        text="On this card lie, from top to bottom, 1 reed, grain, stone, vegetable, wood, clay, reed and vegetable. "
        "At any time you may buy the top one for 1 food.",
        rulings=(
            "What lies here is not yours before you buy it; it never helps to play the Strawberry Patch or the Herb "
            "Garden.",
        ),
        any_time=tuple(
            [
                AnyTime(Take(f"1 {good}", price="1 food"), uses=place, midst=True)
                for place, good in enumerate(GROCERIES, 1)
            ]
        ),
    ),
    occupation(
        "Guildmaster",
        "E",
        players=3,
        text="When you get the Joinery or play the Cabinetmaker, take 4 wood; for the Pottery or Potter 4 clay; "
        "for the Basketmaker's Workshop or Basketmaker 3 reed. For each of these that you already have when you "
        "play this card, take 2 of its material.",
        rulings=(
            "It comes once the card is yours, too late to pay for it.",
            "The improvement and the occupation both count, and so does getting the same improvement again.",
            "A Joinery that has become the Sawmill still brings 2 wood when you play this card.",
        ),
        on_play=All(
            TakePer("2 wood", Tagged("wood workshop"), most=1),
            TakePer("2 wood", Tagged("Cabinetmaker")),
            TakePer("2 clay", Tagged("clay workshop"), most=1),
            TakePer("2 clay", Tagged("Potter")),
            TakePer("2 reed", Tagged("reed workshop"), most=1),
            TakePer("2 reed", Tagged("Basketmaker")),
        ),
        each=(
            When(PLAYED_IMPROVEMENT, Take("4 wood"), when=OfCard("Joinery")),
            When(PLAYED_OCCUPATION, Take("4 wood"), when=OfCard("Cabinetmaker")),
            When(PLAYED_IMPROVEMENT, Take("4 clay"), when=OfCard("Pottery")),
            When(PLAYED_OCCUPATION, Take("4 clay"), when=OfCard("Potter")),
            When(PLAYED_IMPROVEMENT, Take("3 reed"), when=OfCard("Basketmaker's Workshop")),
            When(PLAYED_OCCUPATION, Take("3 reed"), when=OfCard("Basketmaker")),
        ),
    ),
    occupation(
        "Head of the Family",
        "E",
        players=4,
        text="You may use spaces where rooms are built or families grow although another player is there.",
        rulings=(
            "Two of your own people may not use the same space in one round.",
            "Where the space offers a choice you may choose anything, except the food of Traveling Players "
            "that is gone already.",
            "Where 5 players choose between an occupation and growth, also before round 5, for an occupation.",
        ),
        changes=(MayJoin("rooms", "growth"),),
    ),
    occupation(
        "Hedge Keeper",
        "E",
        text="When you build at least 1 fence, you may build up to 3 more that cost no wood.",
        rulings=(
            "They may come in any order, but the first fence of an action is never one of them.",
            "Only closed pastures may result, which is checked when all are built.",
            "It works once for each action in which you build fences, also for the two in one turn that the Fence "
            "Builder makes possible; what you do not use is lost.",
            "Fences around a stable that the Stablehand adds belong to the same action.",
            "With fences that another card makes free, like the Mini Pasture or the Fence Deliveryman, these 3 come "
            "on top.",
            "It goes with the Fence Overseer and the Wood Carver, too; the free fences of the Sawhorse come first.",
            "The Farmer, the Stablehand and others' Fencer see all these fences as one building.",
        ),
        changes=(FreeFences(more=3),),
    ),
    occupation(
        "Hobby Farmer",
        "E",
        players=4,
        text="Take 1 vegetable. You may sow just this one in an empty field at once.",
        rulings=(
            "It is a sowing: the Fieldsman, the Smallholder, the Potato Dibber and the Liquid Manure add to it, and "
            "others' Field Worker reacts.",
            "The Planter Box adds to it, too.",
            "It may go on the Bean Field, the Turnip Field or the Lettuce Patch; nothing else may be sown with it.",
        ),
        on_play=Then(Take("1 vegetable"), Optional(Sow(most=1, kind="vegetable"))),
    ),
    occupation(
        "Hut Builder",
        "E",
        players=4,
        text="If you play it in rounds 1 to 4: when round 11 begins, you may add 1 room to a wooden or clay hut "
        "for nothing.",
        rulings=(
            "It may be played later, too, without effect.",
            "You decide when round 11 begins, not later.",
            "It counts as building a room.",
        ),
        on_play=If(InRounds(0, 4), Reserve(on=(11,))),
        each=(
            When(
                ROUND_START,
                Build(rooms=1, free=True),
                when=Reserved() & LivesIn("wooden hut", "clay hut"),
                may=True,
            ),
        ),
    ),
    occupation(
        "Land Agent",
        "E",
        players=3,
        text="Take 1 vegetable. When you use Take 1 Vegetable, take 1 grain as well.",
        on_play=Take("1 vegetable"),
        each=(When(USED_SPACE, Take("1 grain"), when=On("take vegetable")),),
    ),
    occupation(
        "Lord of the Manor",
        "E",
        text="At the end 1 point for each of these that scores the full 4 points: fields, pastures, grain, "
        "vegetables, sheep, wild boar, cattle and fenced stables.",
        rulings=("Bonus points of other cards do not help to reach the 4 points.",),
        scores=(
            Worth(1, AtLeast(5, Fields())),
            Worth(1, AtLeast(4, Pastures())),
            Worth(1, AtLeast(8, Goods("grain", growing=True))),
            Worth(1, AtLeast(4, Goods("vegetable", growing=True))),
            Worth(1, AtLeast(8, Goods("sheep"))),
            Worth(1, AtLeast(7, Goods("boar"))),
            Worth(1, AtLeast(6, Goods("cattle"))),
            Worth(1, AtLeast(4, Stables(fenced=True))),
        ),
        by_hand="no other card counts stables in pastures",
    ),
    occupation(
        "Maid",
        "E",
        text="Once you no longer live in a wooden hut (at once, if that is so already), lay 1 food on each round "
        "space still to come; take it when that round begins.",
        rulings=("Going straight from a wooden hut to a stone house counts, too.",),
        on_play=If(LivesIn("clay hut", "stone house"), Once(LayOnRounds("1 food"))),
        each=(When(NEW_HOUSE, Once(LayOnRounds("1 food"))),),
    ),
    occupation(
        "Mason",
        "E",
        text="Once, at any time while your stone house has at least 4 rooms, you may add a stone room for nothing.",
        rulings=("It counts as building a room.",),
        any_time=(AnyTime(Build(rooms=1, free=True), when=AtLeast(4, Rooms("stone house")), uses=1),),
    ),
    occupation(
        "Master Baker",
        "E",
        players=4,
        text="When another player bakes bread, you may bake, too. When you bake otherwise, take 1 food more.",
        rulings=(
            "The other player must really bake grain on an improvement; using the space for sowing is not enough.",
            "Brewing, distilling and milling with the Hand Mill or the Windmill are no baking.",
            "Nor is milling with the Water Mill.",
            "There is no extra food for what you bake along with another player.",
        ),
        each=(
            When(BAKED, Bake(), by=OTHERS, may=True),
            When(BAKED, Take("1 food"), when=Not(OfThisCard())),
        ),
        by_hand="no other card asks whether it has brought an event about itself",
    ),
    occupation(
        "Master Brewer",
        "E",
        text="Once per harvest, while feeding, you may turn 1 grain into 3 food.",
        rulings=("It is no baking.", "Grain on fields cannot be used."),
        conversions=(Conversion("1 grain", "3 food", harvest=True),),
    ),
    occupation(
        "Master Builder",
        "E",
        text="Once, at any time while your house has at least 5 rooms, you may add a room for nothing.",
        rulings=("It counts as building a room.",),
        any_time=(AnyTime(Build(rooms=1, free=True), when=AtLeast(5, Rooms()), uses=1),),
    ),
    occupation(
        "Master Forester",
        "E",
        players=4,
        text="This brings a new space for everybody to which 2 wood are added in each round to come. Others who use "
        "it pay you 2 food.",
        rulings=(
            "The food is due before the wood is taken; food that this very action brings comes too late.",
            "While no wood lies there, nobody can use it.",
            "The Fence Builder and the Foreman may choose this space.",
        ),
        space=Space(
            "2 Wood (Master Forester)",
            OwnerOrOthers(TakeAll(), PaidToOwner("2 food", TakeAll())),
            goods("2 wood"),
        ),
    ),
    occupation(
        "Master Shepherd",
        "E",
        players=4,
        text="Lay 1 sheep on each of the next 3 round spaces; take it when that round begins.",
        rulings=(
            "A sheep may be cooked on arrival without finding a place first.",
            "These sheep do not concern the Sheep Farmer, but the Weaver counts them in the round they arrive.",
        ),
        on_play=LayOnRounds("1 sheep", next=3),
    ),
    occupation(
        "Meat Seller",
        "E",
        text="While you have an oven, you may turn sheep into 2, boar into 3 and cattle into 4 food at any time.",
        rulings=(
            "Ovens are the Clay Oven, Stone Oven, Wood-fired Oven and Baker's Oven; the Baker's Kitchen and the "
            "Bakehouse are none, so who hands in an oven for them needs another one.",
            "Animals may be turned into food at once, before they find a place, from any space, also where 5 players "
            "choose an animal, and from cards like the Cattle Market and the Boar Breeding.",
            "Nothing can be turned into food in the breeding phase, so not what is born in the last harvest.",
            "The oven does not become a cooking improvement.",
        ),
        conversions=(
            Conversion("1 sheep", "2 food", name="sheep", when=AtLeast(1, Tagged("oven"))),
            Conversion("1 boar", "3 food", name="boar", when=AtLeast(1, Tagged("oven"))),
            Conversion("1 cattle", "4 food", name="cattle", when=AtLeast(1, Tagged("oven"))),
        ),
    ),
    occupation(
        "Mendicant",
        "E",
        text="At the end up to 2 of your begging cards cost no points.",
        changes=(Forgives(6, "Begging cards"),),
    ),
    occupation(
        "Merchant",
        "E",
        text="When you have taken an action for a minor, or for a major or minor improvement, you may pay 1 food "
        "to take the same action once more.",
        rulings=(
            "Where a major or a minor improvement may be had, the two may be of either sort.",
            "With the Traveling Salesman, 1 food leads to 4 minor improvements in place of 2, or to 2 major ones.",
            "With the Businessman on Starting Player it repeats all: another minor improvement and another bonus.",
            "It may repeat the Businessman's bonus alone, too, but not one that it has brought about itself.",
            "What the first improvement brings may pay the 1 food or the second improvement.",
            "It works for each such action, however many there are in one turn.",
            "It works for an improvement through the Scholar, too.",
        ),
        each=(
            When(IMPROVED, Paid("1 food", SameAgain()), when=Numbered(OF_ITS_OWN, OF_ITS_OWN), may=True),
            When(IMPROVED, Paid("1 food", SameAgain()), when=Numbered(AS_A_BONUS, AS_A_BONUS), may=True),
        ),
        by_hand="the only card that repeats an action",
    ),
    occupation(
        "Mushroom Collector",
        "E",
        text="When you take wood that lies on a space, you may leave 1 wood there and take 2 food.",
        rulings=(
            "Together with the Basket you may leave 3 wood for 5 food.",
            "A space with a single wood may be used to leave it there; that still counts as taking wood for the "
            "Berry Picker, the Wood Cart and the Woodcutter.",
            "It counts as taking wood for the Pieceworker, too, but this food comes too late to pay there.",
            "The wood must lie on the space, on any space, also where the Wood Distributor has laid it; wood from the "
            "supply, as with Reed, Stone and Wood, or from the Wood Cart cannot be left.",
            "The Spinney gets its wood first.",
            "The Wood Buyer has nothing to buy where all wood is left.",
            "Wood left behind may keep the Wood Distributor from sharing evenly.",
        ),
        each=(When(SHARES_GOODS, Leave("1 wood", "2 food"), when=Gets("wood", lying=True), may=True),),
    ),
    occupation(
        "Pastor",
        "E",
        players=4,
        text="Once, at any time when you are the only player with just 2 rooms, you may take 3 wood, 2 clay, 1 reed "
        "and 1 stone.",
        rulings=("You choose the moment, from the last other player's third room until your own.",),
        any_time=(
            AnyTime(
                Take("3 wood 2 clay 1 reed 1 stone"),
                when=Exactly(2, Rooms()) & Not(Anyone(Exactly(2, Rooms()), other=True)),
                uses=1,
                midst=True,
            ),
        ),
    ),
    occupation(
        "Patron",
        "E",
        players=4,
        text="From now on, before you pay for an occupation, take 2 food.",
        rulings=(
            "The food adds up with the Bookshelf's and comes for each of two occupations played with the Writing Desk.",
            "It comes for a Chief's Daughter who follows the Chief, too.",
            "It comes for the Scholar's occupations.",
        ),
        each=(When(PLAYS_OCCUPATION, Take("2 food")),),
    ),
    occupation(
        "Plow Driver",
        "E",
        text="Once you live in a stone house: at the start of each round you may plow 1 field for 1 food.",
        rulings=(
            "No plow and no Harrow can be used with it.",
            "Food that arrives at the start of the round may pay.",
        ),
        each=(When(ROUND_START, Paid("1 food", Plow()), when=LivesIn("stone house"), may=True),),
    ),
    occupation(
        "Plow Maker",
        "E",
        text="When you plow on Plow 1 Field or Plow and Sow, you may plow 1 more field for 1 food.",
        rulings=("It may be combined with a plow or the Harrow: its field comes on top.",),
        each=(When(PLOWED, Paid("1 food", Plow()), when=On("plow"), may=True),),
    ),
    occupation(
        "Potter",
        "E",
        players=3,
        tags=("Potter",),
        text="Once per harvest you may turn 1 clay into 2 food.",
        rulings=("It brings the owner of the Guildmaster clay: 4 when played, 2 if it lay out before.",),
        conversions=(Conversion("1 clay", "2 food", harvest=True),),
    ),
)
