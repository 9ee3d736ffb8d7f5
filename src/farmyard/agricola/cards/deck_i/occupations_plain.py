"""Occupations of deck I that are written in words alone."""

from typing import Final

from farmyard.agricola.boards.space import Space
from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.doors import ANYONE, DOER, GROWS_WITHOUT_ROOM, OTHERS, OWNER, Conversion, When
from farmyard.agricola.cards.words.combining import All, For, If, OwnerOrOthers
from farmyard.agricola.cards.words.conditions import (
    Anyone,
    AtLeast,
    AtMost,
    Gets,
    InRounds,
    LivesIn,
    Numbered,
    OfCard,
    On,
    OthersHaveMore,
)
from farmyard.agricola.cards.words.crops import AddToSown
from farmyard.agricola.cards.words.later import Once
from farmyard.agricola.cards.words.laying import LayFromSupply, LayOnRounds
from farmyard.agricola.cards.words.numbers import (
    Goods,
    Improvements,
    OnCard,
    People,
    Players,
    RoundsLeft,
    Tagged,
    Thresholds,
    UnusedCells,
)
from farmyard.agricola.cards.words.paying import Paid, PaidToOwner
from farmyard.agricola.cards.words.plain import Points
from farmyard.agricola.cards.words.prices import BasePrice, Discount
from farmyard.agricola.cards.words.rights import BuildsMajors, Right
from farmyard.agricola.cards.words.scoring import Each, Forgives, Most
from farmyard.agricola.cards.words.taking import Leave, TakeFromDoer, TakePer
from farmyard.agricola.events import (
    BEFORE_SCORING,
    BUILT_FENCES,
    FIELD_PHASE,
    GREW,
    PLAYED_IMPROVEMENT,
    RENOVATED,
    ROUND_END,
    ROUND_START,
    SOWED,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
    WORK_END,
)
from farmyard.agricola.goods import BOAR, goods
from farmyard.agricola.player import CLAY_HUT, STONE_HOUSE
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Then
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.harvest import Breed
from farmyard.agricola.rules.improve import PlayOccupation
from farmyard.agricola.rules.payment import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.rules.take import Take, TakeAll

FIVE_AT_WORK: Final[Action] = If(AtLeast(5, People(at_work=True)), Points(3))

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Animal Dealer",
        "I",
        players=3,
        text="When you use 1 Sheep, 1 Wild Boar or 1 Cattle, you may buy 1 more such animal for 1 food.",
        rulings=(
            "The space with a choice of animals for 5 players does not count.",
            "The animal may be cooked at once, but you pay first: not with the food it makes.",
        ),
        each=(
            When(USED_SPACE, Take("1 sheep", price="1 food"), when=On("sheep space"), may=True),
            When(USED_SPACE, Take("1 boar", price="1 food"), when=On("boar space"), may=True),
            When(USED_SPACE, Take("1 cattle", price="1 food"), when=On("cattle space"), may=True),
        ),
    ),
    occupation(
        "Bricklayer",
        "I",
        text="Every improvement and every renovation costs you 1 clay less, every room 2 clay less.",
        rulings=(
            "It adds up with other cards that change prices and comes after those that set a price.",
            "With the Clay Plasterer you renovate for 1 reed; with that card or the Carpenter a clay room costs "
            "1 clay and 2 reed, with the Clay Supports 1 wood and 1 reed.",
            "A price never falls below nothing: a room with 1 clay costs no clay.",
            "The Clay Hut Extension is an improvement: only 1 clay less.",
            "The Helpful Neighbors are free if paid with clay.",
        ),
        changes=(Discount("1 clay", (IMPROVEMENT, RENOVATION)), Discount("2 clay", (ROOM,))),
    ),
    occupation(
        "Butcher",
        "I",
        text="At any time you may turn sheep into 1, boar into 2 and cattle into 3 food, without any improvement.",
        rulings=("Not in the breeding phase, so not what is born in the last harvest.",),
        conversions=(
            Conversion("1 sheep", "1 food", name="sheep"),
            Conversion("1 boar", "2 food", name="boar"),
            Conversion("1 cattle", "3 food", name="cattle"),
        ),
    ),
    occupation(
        "Cabinetmaker",
        "I",
        players=3,
        text="Once per harvest you may turn 1 wood into 2 food.",
        rulings=("May be used until you have fed your family, like the Joinery, and besides it.",),
        conversions=(Conversion("1 wood", "2 food", harvest=True),),
    ),
    occupation(
        "Church Warden",
        "I",
        text="Take 4, 3, 2 or 1 wood if at least 9, 6, 3 or 1 rounds are still to come. "
        "At the end everybody who has had at least 5 people at work in round 14 gets 3 points.",
        rulings=(
            "A guest at work counts.",
            "Whoever moves to another space, as with the Acrobat or the Countryman, is still one person.",
            "A fifth family member born in round 14 counts only if it works at once, through the Adoptive Parents.",
            "The owner of the Holiday House has nobody at work.",
        ),
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        each=(When(WORK_END, All(FIVE_AT_WORK, For(OTHERS, FIVE_AT_WORK)), when=InRounds(14)),),
    ),
    occupation(
        "Clay Digger",
        "I",
        players=4,
        text="This brings a new space for everybody with 3 clay on it, to which 1 clay is added in each round to come. "
        "Others who use it pay you 3 food.",
        rulings=("You use it for nothing.", "Who cannot pay the 3 food cannot use it."),
        space=Space(
            "1 Clay (Clay Digger)",
            OwnerOrOthers(TakeAll(), PaidToOwner("3 food", TakeAll())),
            goods("1 clay"),
            lying=goods("3 clay"),
        ),
    ),
    occupation(
        "Clay Hut Builder",
        "I",
        text="Once you no longer live in a wooden hut (at once, if that is so already), lay 2 clay on each of the "
        "next 5 round spaces; take them when that round begins.",
        rulings=(
            "It happens once only, and nothing is laid after round 14.",
            "Going straight from a wooden hut to a stone house counts, too.",
        ),
        on_play=If(LivesIn("clay hut", "stone house"), Once(LayOnRounds("2 clay", next=5))),
        each=(When(RENOVATED, Once(LayOnRounds("2 clay", next=5))),),
    ),
    occupation(
        "Clay Plasterer",
        "I",
        text="Renovating to a clay hut costs you 1 clay and 1 reed in all, each clay room 3 clay and 2 reed.",
        rulings=(
            "It sets a price of its own: not together with the Carpenter or the Clay Supports for the same room.",
            "Cards that lower a price or swap its goods come on top, like the Bricklayer, the Ladder or the Clay Roof.",
            "It does not change what the Clay Hut Extension costs.",
        ),
        changes=(
            BasePrice("1 clay 1 reed", (RENOVATION,), house="clay hut"),
            BasePrice("3 clay 2 reed", (ROOM,), house="clay hut"),
        ),
    ),
    occupation(
        "Cowherd",
        "I",
        players=3,
        text="When you use 1 Cattle, take 1 more cattle from the supply.",
        rulings=("The space with a choice of animals for 5 players does not count.",),
        each=(When(USED_SPACE, Take("1 cattle"), when=On("cattle space")),),
    ),
    occupation(
        "Farm Steward",
        "I",
        text="Once you live in a clay hut or stone house, the next growth of your family needs no free room.",
        rulings=(
            "Only 1 child comes without room.",
            "On Family Growth you may still play a minor improvement afterwards.",
            "The next child uses it up, also if it needs no room anyway, on Family Growth without Room or through the "
            "Lover; a child of the Wet Nurse may come without room, too.",
            "A room that you build later is taken up by this child at once.",
        ),
        each=(When(GREW, All(), when=LivesIn("clay hut", "stone house"), uses=1),),
        changes=(
            Right(GROWS_WITHOUT_ROOM, LivesIn("clay hut", "stone house") & AtMost(0, OnCard("Farm Steward used"))),
        ),
    ),
    occupation(
        "Fencer",
        "I",
        players=4,
        text="When another player builds fences, take 1 wood for up to 4 of them, 2 wood for 5 or more.",
        rulings=(
            "Your own fences bring nothing.",
            "All fences of one action count together, those of the Hedge Keeper included.",
        ),
        each=(
            When(BUILT_FENCES, Take("1 wood"), by=OTHERS, when=Numbered(1, 4)),
            When(BUILT_FENCES, Take("2 wood"), by=OTHERS, when=Numbered(5)),
        ),
    ),
    occupation(
        "Field Watchman",
        "I",
        text="When you use Take 1 Grain, you may also plow 1 field.",
        rulings=(
            "No plow and no Harrow can be used with it.",
            "Grain from anywhere else, like the Granary, lets you plow nothing.",
        ),
        each=(When(USED_SPACE, Plow(), when=On("take grain"), may=True),),
    ),
    occupation(
        "Field Worker",
        "I",
        players=3,
        text="When another player has sown, take 1 grain if you are 3 players, 1 food if you are more.",
        rulings=(
            "At least 1 field must have been filled, however many there are.",
            "Your own sowing brings nothing.",
            "It counts when a card lets another player sow, like the Hobby Farmer.",
            "It counts when another player sows with the Corn Storehouse.",
        ),
        each=(
            When(SOWED, Take("1 grain"), by=OTHERS, when=AtMost(3, Players())),
            When(SOWED, Take("1 food"), by=OTHERS, when=AtLeast(4, Players())),
        ),
    ),
    occupation(
        "Fieldsman",
        "I",
        text="When you sow exactly 1 field, add 2 more of its crop from the supply; when exactly 2, add 1 to each.",
        rulings=(
            "Plots on cards count and gain the crop: Acreage, Bean Field, Copse, Forester, Lettuce Patch and "
            "Turnip Field, each half of the Acreage and each plot of the Forester being a field of its own.",
            "It adds up with Liquid Manure and other cards that make fields hold more.",
            "It works when a card lets you sow, like the Hobby Farmer.",
            "It works when you sow with the Corn Storehouse.",
        ),
        each=(
            When(SOWED, AddToSown(2), when=Numbered(1, 1)),
            When(SOWED, AddToSown(1), when=Numbered(2, 2)),
        ),
    ),
    occupation(
        "Groom",
        "I",
        players=4,
        text="Once you live in a stone house: at the start of each round you may build 1 stable for 1 wood.",
        rulings=(
            "Wood that arrives at the start of the round may pay, like that of the Private Forest, the Wood Collector "
            "or the Wood Deliveryman.",
            "The Fence Overseer may fence this stable.",
        ),
        each=(When(ROUND_START, Build(stables=1, stable_price="1 wood"), when=LivesIn("stone house"), may=True),),
    ),
    occupation(
        "Hide Farmer",
        "I",
        players=3,
        text="Just before the scoring you may pay 1 food each for any number of unused cells: they cost no points.",
        rulings=("Cells paid for are not negative for the Constable.",),
        each=(When(BEFORE_SCORING, LayFromSupply("food", UnusedCells()), may=True),),
        changes=(Forgives(1, "Unused cells", of=OnCard("Hide Farmer", "food")),),
    ),
    occupation(
        "Manservant",
        "I",
        text="Once you live in a stone house (at once, if you do already), lay 3 food on each round space still to "
        "come; take them when that round begins.",
        on_play=If(LivesIn("stone house"), Once(LayOnRounds("3 food"))),
        each=(When(RENOVATED, Once(LayOnRounds("3 food")), when=LivesIn("stone house")),),
    ),
    occupation(
        "Market Crier",
        "I",
        players=3,
        text="When you use Take 1 Grain, you may take 1 grain and 1 vegetable more. If you do, every other player "
        "takes 1 grain.",
        rulings=(
            "You take both or neither.",
            "Grain from anywhere else, like the Granary, does not count.",
        ),
        each=(
            When(
                USED_SPACE,
                Then(Take("1 grain 1 vegetable"), For(OTHERS, Take("1 grain"))),
                when=On("take grain"),
                may=True,
            ),
        ),
    ),
    occupation(
        "Midwife",
        "I",
        players=4,
        text="When the family of another player grows and is now 1 larger than yours, take 1 food; "
        "if it is 2 or more larger, take 2 food.",
        rulings=(
            "Children of the Wet Nurse and the Lover count, too.",
            "Guests and whoever lives in the Reed Hut are no family: they bring nothing and are not counted.",
        ),
        each=(
            When(GREW, Take("1 food"), by=OTHERS, when=OthersHaveMore(People(), 1, 1, doer=True)),
            When(GREW, Take("2 food"), by=OTHERS, when=OthersHaveMore(People(), 2, doer=True)),
        ),
    ),
    occupation(
        "Milking Hand",
        "I",
        players=4,
        text="In each field phase take 1, 2 or 3 food for at least 1, 3 or 5 cattle. "
        "At the end 1 point for every 2 cattle.",
        rulings=(
            "It comes during the field phase (moment 2 of the harvest), after the Milking Shed.",
            "Harvesting with Manure brings no food.",
        ),
        each=(When(FIELD_PHASE, TakePer("1 food", Thresholds(Goods("cattle"), 1, 3, 5))),),
        scores=(Each(1, Goods("cattle"), per=2),),
    ),
    occupation(
        "Outrider",
        "I",
        players=4,
        text="When you use the round card of the current round, take 1 grain.",
        rulings=(
            "The grain comes before the action: you may sow or bake it there.",
            "Of the cards that the Chamberlain has revealed only that of the current round counts.",
        ),
        each=(When(USES_SPACE, Take("1 grain"), when=On(newest=True)),),
    ),
    occupation(
        "Pig Breeder",
        "I",
        players=4,
        text="Take 1 boar. At the end of round 12 your boar breed once more, if there is room for the young.",
        rulings=(
            "The first boar may be cooked as it arrives.",
            "Played after round 12 it brings the first boar only.",
        ),
        on_play=Take("1 boar"),
        each=(When(ROUND_END, Breed(BOAR), when=InRounds(12, 12)),),
    ),
    occupation(
        "Pig Catcher",
        "I",
        players=4,
        text="When you take wood that lies on a space, you may leave 2 wood there and take 1 boar.",
        rulings=(
            "At least 2 wood must lie on the space itself; wood from cards cannot be left.",
            "Leaving the only 2 wood is allowed and still counts as taking wood.",
            "Any space will do, also where the Wood Distributor has laid wood.",
            "The Spinney gets its wood first.",
            "The boar may be cooked at once, without a place for it.",
        ),
        each=(When(TAKES_GOODS, Leave("2 wood", "1 boar"), when=Gets("wood", lying=True, number=2), may=True),),
    ),
    occupation(
        "Puppeteer",
        "I",
        players=4,
        text="When another player takes the food of Traveling Players, you may play 1 occupation for 1 food.",
        rulings=(
            "The 1 food comes in place of the usual price; what is printed on the card is due as well.",
            "You must have the food beforehand: what the occupation gives cannot pay for it.",
            "The Bread Paddle works with it, the Writing Desk does not.",
            "If the other player uses the Juggler, you are paid first and may spend that food.",
        ),
        each=(When(TAKES_GOODS, PlayOccupation((1,)), by=OTHERS, when=On("traveling players"), may=True),),
    ),
    occupation(
        "Rancher",
        "I",
        players=4,
        text="At the start of each round take 1 wood if you have fewer unused cells than every other player.",
        rulings=(
            "Nothing if somebody has as few.",
            "It counts before the Plowman or the Fence Deliveryman change a farm in that round.",
        ),
        each=(When(ROUND_START, Take("1 wood"), when=OthersHaveMore(UnusedCells())),),
    ),
    occupation(
        "Sheep Whisperer",
        "I",
        players=4,
        text="Add 4, 7, 9 and 11 to the current round and lay 1 sheep on each of these round spaces; "
        "take it when that round begins.",
        rulings=(
            "The sheep may be cooked at once, without a place for it.",
            "These sheep do not concern the Sheep Farmer.",
            "Lying out from the start of a solo series it lays its sheep on rounds 4, 7, 9 and 11.",
        ),
        on_play=LayOnRounds("1 sheep", after=(4, 7, 9, 11)),
    ),
    occupation(
        "Social Climber",
        "I",
        players=4,
        text="When you renovate to a clay hut, take 3, 2 or 1 stone if you are the first, second or third player to do "
        "so; likewise for a stone house.",
        rulings=(
            "The stone comes right after renovating: it may pay for the improvement that follows, but not for the "
            "renovation.",
            "Who goes straight from a wooden hut to a stone house with the Conservator takes no place in the order of "
            "clay huts, and you get stone for the stone house only.",
            "What you renovated before you played this card brings nothing.",
        ),
        each=(
            When(
                RENOVATED,
                TakePer("1 stone", Thresholds(Players(LivesIn("clay hut", ever=True)), 1, 2, 3, falling=True)),
                when=Numbered(CLAY_HUT, CLAY_HUT),
            ),
            When(
                RENOVATED,
                TakePer("1 stone", Thresholds(Players(LivesIn("stone house")), 1, 2, 3, falling=True)),
                when=Numbered(STONE_HOUSE, STONE_HOUSE),
            ),
        ),
    ),
    occupation(
        "Stone Buyer",
        "I",
        players=4,
        text="When another player is the first in a round to take stone with a person, you may buy 1 of it for 1 food. "
        "That player gets 1 food more from the supply.",
        rulings=(
            "The seller cannot refuse.",
            "Nothing happens when you are the first to take stone, and nothing when it is taken again in the round.",
            "Any action space that gives stone counts; stone that cards give does not.",
            "The seller's cards that react to taking stone still do, like the Stone Carrier and the Storehouse Keeper.",
            "The seller's Pieceworker still works.",
            "The seller's Resource Seller does not count what is sold.",
        ),
        each=(
            When(
                TAKES_GOODS,
                Paid("1 food", TakeFromDoer("stone", gives="2 food")),
                by=OTHERS,
                when=Gets("stone", first=True),
                may=True,
            ),
        ),
    ),
    occupation(
        "Stone Carver",
        "I",
        text="Once per harvest, while feeding, you may turn 1 stone into 3 food.",
        conversions=(Conversion("1 stone", "3 food", harvest=True),),
    ),
    occupation(
        "Street Musician",
        "I",
        players=4,
        text="When another player takes the food of Traveling Players, take 1 grain.",
        rulings=("Another player who doubles the food with the Juggler pays you 1 food.",),
        each=(When(TAKES_GOODS, Take("1 grain"), by=OTHERS, when=On("traveling players")),),
    ),
    occupation(
        "Sycophant",
        "I",
        players=4,
        text="Other players who use Take 1 Grain pay you 1 food first. When anybody uses it, you as well, take 1 food "
        "from the supply.",
        rulings=(
            "Who cannot pay beforehand cannot use the space. You pay nothing.",
            "Grain from anywhere else, like the Granary, does not count.",
        ),
        each=(
            When(USES_SPACE, Paid("1 food", For(OWNER, Take("1 food"))), by=DOER, when=On("take grain")),
            When(USES_SPACE, Take("1 food"), by=ANYONE, when=On("take grain")),
        ),
    ),
    occupation(
        "Village Elder",
        "I",
        players=3,
        text="Take 4, 3, 2 or 1 wood if at least 9, 6, 3 or 1 rounds are still to come. "
        "At the end everybody with the most improvements gets 3 points.",
        rulings=(
            "Major and minor improvements count, also those that are action spaces; "
            "those passed on or returned do not.",
        ),
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        scores=(Most(3, Improvements()),),
    ),
    occupation(
        "Water Carrier",
        "I",
        text="When anybody builds the Well (and at once, if it has been built before), lay 1 food on each round space "
        "still to come; take it when that round begins.",
        rulings=(
            "The Village Well brings nothing, but building the Well a second time does.",
            "A Well that has become the Village Well or was returned otherwise has been built, too.",
        ),
        on_play=If(Anyone(AtLeast(1, Tagged("Well", ever=True))), LayOnRounds("1 food")),
        each=(When(PLAYED_IMPROVEMENT, LayOnRounds("1 food"), by=ANYONE, when=OfCard("Well")),),
    ),
    occupation(
        "Well Builder",
        "I",
        text="The Well costs you 1 wood and 1 stone, and an action for a minor improvement is enough to build it.",
        rulings=(
            "Both hold again for a second Well, after a Village Well.",
            "The Well stays a major improvement.",
        ),
        changes=(BuildsMajors("Well"), BasePrice("1 wood 1 stone", (IMPROVEMENT,), cards=("Well",))),
    ),
    occupation(
        "Wood Buyer",
        "I",
        players=3,
        text="When another player takes wood with a person, you may buy 1 of it for 1 food.",
        rulings=(
            "The seller cannot refuse.",
            "Any action space that gives wood counts, also where you choose wood or where the Wood Distributor has "
            "laid it; it is 1 wood in a turn, in any number of turns.",
            "Where all wood is left behind for the Basket, the Mushroom Collector or the Pig Catcher, there is "
            "nothing to buy.",
            "The Spinney gets its wood first.",
            "The seller's cards that react to taking wood still do, like the Berry Picker and the Woodcutter.",
            "The seller's Pieceworker still works.",
            "The seller's Resource Seller does not count what is sold.",
        ),
        each=(
            When(
                TAKES_GOODS,
                Paid("1 food", TakeFromDoer("wood", gives="1 food")),
                by=OTHERS,
                when=Gets("wood"),
                may=True,
            ),
        ),
    ),
    occupation(
        "Wood Collector",
        "I",
        text="Lay 1 wood on each of the next 5 round spaces; take it when that round begins.",
        rulings=("The wood may pay for the Groom's stable in the same round.",),
        on_play=LayOnRounds("1 wood", next=5),
    ),
)
