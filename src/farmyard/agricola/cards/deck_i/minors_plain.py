"""Minor improvements of deck I that are written in words alone."""

from typing import Final

from farmyard.agricola.boards.space import Space
from farmyard.agricola.cards.card import Card, Price, minor
from farmyard.agricola.cards.deck_e.minors_m_z import PLOW_RULINGS
from farmyard.agricola.cards.deck_e.occupations_q_z import REED_ROOFS
from farmyard.agricola.cards.doors import ANYONE, EVERYONE, FEEDS_LAST, OTHERS, OWNER, Condition, Conversion, Oven, When
from farmyard.agricola.cards.majors import cooking
from farmyard.agricola.cards.words.combining import All, For, If, OwnerOrOthers
from farmyard.agricola.cards.words.conditions import (
    Anyone,
    AtLeast,
    AtMost,
    Gets,
    InRounds,
    LivesIn,
    Not,
    Numbered,
    OfCard,
    On,
)
from farmyard.agricola.cards.words.laying import LayOnRounds
from farmyard.agricola.cards.words.numbers import Fields, Goods, InAll, Occupations, PlantedFields, Tagged
from farmyard.agricola.cards.words.paying import PaidToOwner
from farmyard.agricola.cards.words.plain import Points
from farmyard.agricola.cards.words.prices import Discount
from farmyard.agricola.cards.words.rights import Right, SowMore
from farmyard.agricola.cards.words.scoring import Table, Worth
from farmyard.agricola.cards.words.taking import TakeFromDoer, TakePer, TakePerEvent
from farmyard.agricola.events import (
    BEFORE_SCORING,
    BUILT_FENCES,
    COOKED,
    FIELD_END,
    FIELD_START,
    PLAYED_IMPROVEMENT,
    PLOWED,
    SHARES_GOODS,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.game import ROUNDS
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either, Optional, Then
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.payment import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.rules.take import Take

FOOD_PER_FINISHED_ROUND: Final[tuple[Action, ...]] = tuple(
    [If(InRounds(round), Take("1 food")) for round in range(2, ROUNDS + 1)]
)
NO_PAVED_ROAD: Final[Condition] = Not(Anyone(AtLeast(1, Tagged("Paved Road"))))
NO_CLAY_PATH: Final[Condition] = Not(Anyone(AtLeast(1, Tagged("Clay Path"))))
STREET: Final = "At the end the owner of the best street gets 2 points: Paved Road, then Clay Path, then Wooden Path."
ONE_STREET: Final = "Only one street scores these points; a street that was given up does not count."
DRINKS: Final[Action] = All(Take("4 food"), For(OTHERS, Take("1 food")))
NO_HELP_WITH_PLOWING: Final[Condition] = (
    AtMost(0, Tagged("plow")) & AtMost(0, Tagged("Harrow")) & AtMost(0, Tagged("Punner")) & AtMost(0, Tagged("Yoke"))
)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Alms",
        "I",
        requires=AtMost(0, Occupations()),
        passing=True,
        text="Take 1 food for each finished round. You can play it only without any occupation.",
        rulings=("The current round is not finished, not even for the last person placed.",),
        on_play=All(*FOOD_PER_FINISHED_ROUND),
    ),
    minor(
        "Animal Feed",
        "I",
        requires=AtLeast(4, PlantedFields()),
        text="Just before the scoring take 1 animal of each kind that you have, if it finds a place.",
        rulings=(
            "Grain and vegetables on your fields count alike, also on cards; wood on the Copse and the Forester does "
            "not.",
            "You may let other animals go to make room.",
            "The House Goat and the Horse are no animals.",
            "Nothing can be cooked any more.",
            "It comes before the Tenant Farmer gives animals back.",
        ),
        each=(
            When(
                BEFORE_SCORING,
                All(
                    If(AtLeast(1, Goods("sheep")), Take("1 sheep")),
                    If(AtLeast(1, Goods("boar")), Take("1 boar")),
                    If(AtLeast(1, Goods("cattle")), Take("1 cattle")),
                ),
            ),
        ),
    ),
    minor(
        "Baker's Kitchen",
        "I",
        prices=(Price("2 stone", returns=("oven",)),),
        points=4,
        text="Baking: 5 food each for up to 2 grain. Bake at once when you play it.",
        rulings=(
            "A Clay Oven or Stone Oven handed in for it is for sale again; a Wood-fired Oven or Baker's Oven leaves "
            "the game.",
            "It is no oven itself: it cannot be handed in for the Bakehouse.",
            "The baking when it is played may use every improvement for baking that you have.",
        ),
        tags=("baking",),
        oven=Oven(food=5, most=2),
        on_play=Optional(Bake()),
    ),
    minor(
        "Chicken Coop",
        "I",
        cost="2 wood 1 reed / 2 clay 1 reed",
        points=1,
        text="Lay 1 food on each of the next 8 round spaces; take it when that round begins.",
        rulings=("Wood and clay cannot be mixed.", "The Ladder and the Thatcher save its reed."),
        on_play=LayOnRounds("1 food", next=8),
    ),
    minor(
        "Clay Deposit",
        "I",
        requires=AtLeast(3, Occupations()),
        text="This card is an action space for everybody. You take 5 clay or 2 points there, others pay you 1 food "
        "and take 5 clay.",
        rulings=("It is still one of your improvements.",),
        space=Space(
            "Clay Deposit",
            OwnerOrOthers(Either((Take("5 clay"), Points(2))), PaidToOwner("1 food", Take("5 clay"))),
        ),
    ),
    minor(
        "Clay Path",
        "I",
        cost="3 clay",
        points=1,
        text=STREET,
        rulings=(ONE_STREET,),
        scores=(Worth(2, NO_PAVED_ROAD),),
    ),
    minor(
        "Cooking Corner",
        "I",
        prices=(Price(returns=("Cooking Hearth",)),),
        points=3,
        text="At any time: vegetable 4, sheep 2, boar 3, cattle 4 food. Baking: 3 food a grain.",
        rulings=(
            "A major Cooking Hearth handed in for it is for sale again, the minor one leaves the game.",
            "It is no oven.",
            "Animals that you have just got may be cooked without finding a place; nothing is cooked while breeding "
            "or after the last breeding.",
        ),
        tags=("baking",),
        conversions=cooking(4, 2, 3, 4),
        oven=Oven(food=3),
    ),
    minor(
        "Corn Storehouse",
        "I",
        cost="2 wood 1 reed / 2 clay 1 reed",
        points=1,
        text="At the end of each field phase you may sow grain on your empty fields, 1 grain less than usual on each: "
        "1 of yours and 1 more.",
        rulings=(
            "Wood and clay cannot be mixed. The Ladder and the Thatcher save its reed.",
            "It comes at the end of the field phase (moment 3 of the harvest), together with the Water Mill and before "
            "the Harvest Helper.",
            "It is sowing for another player's Field Worker.",
            "What adds grain to sown fields does so here, like Liquid Manure and the Fieldsman.",
            "You choose how many fields. Only grain is sown, also on the Acreage, but no wood on cards.",
            "It follows the field phase that Manure gives, too.",
        ),
        each=(When(FIELD_END, Sow(kind="grain", fewer=1), may=True),),
    ),
    minor(
        "Fish Trap",
        "I",
        cost="1 wood",
        text="When you use Fishing or get reed from an action space, take 1 food as well.",
        rulings=(
            "Reed from cards does not count: Reed Exchange, Helpful Neighbors, Reed Buyer, Reed Collector.",
            "Every space that gives reed counts, also among other goods or as a choice.",
            "The Net Fisherman's catch is no use of Fishing.",
        ),
        each=(
            When(USED_SPACE, Take("1 food"), when=On("fishing")),
            When(TAKES_GOODS, Take("1 food"), when=Gets("reed")),
        ),
    ),
    minor(
        "Flagon",
        "I",
        cost="1 clay",
        text="When anybody builds the Well or turns it into the Village Well (and at once for each of the two that is "
        "in play already), take 4 food, and every other player takes 1 food.",
        rulings=(
            "A Well that is built again brings the food again.",
            "If you play it while the Well and the Village Well are both in play, the food comes twice.",
            "The Village Well alone brings it once.",
        ),
        on_play=All(
            If(Anyone(AtLeast(1, Tagged("Well"))), DRINKS),
            If(Anyone(AtLeast(1, Tagged("Village Well"))), DRINKS),
        ),
        each=(When(PLAYED_IMPROVEMENT, DRINKS, by=ANYONE, when=OfCard("Well", "Village Well")),),
    ),
    minor(
        "Goose Pond",
        "I",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="Lay 1 food on each of the next 4 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 food", next=4),
    ),
    minor(
        "Grain Cart",
        "I",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        text="When you use Take 1 Grain, take 2 grain more.",
        each=(When(USED_SPACE, Take("2 grain"), when=On("take grain")),),
    ),
    minor(
        "Hand Mill",
        "I",
        cost="1 stone",
        text="While feeding, once per harvest, you may turn 1 or 2 grain into 2 food each.",
        rulings=("This is no baking.", "The grain must be in your supply."),
        conversions=(
            Conversion("1 grain", "2 food", "Hand Mill with 1 grain", harvest=True),
            Conversion("2 grain", "4 food", "Hand Mill with 2 grain", harvest=True),
        ),
    ),
    minor(
        "Ladder",
        "I",
        cost="2 wood",
        text="Every room, every renovation and the minor improvements Water Mill, Half-timbered House, Chicken Coop, "
        "Holiday House, Mansion and Corn Storehouse cost you 1 reed less.",
        rulings=(
            "Each of several rooms costs 1 reed less.",
            "It adds up with other cards that change prices; nothing costs less than no reed.",
        ),
        changes=(
            Discount("1 reed", (ROOM, RENOVATION)),
            Discount("1 reed", (IMPROVEMENT,), cards=REED_ROOFS),
        ),
    ),
    minor(
        "Milking Shed",
        "I",
        cost="2 clay 3 stone",
        points=2,
        text="When the field phase of a harvest begins, take 1 food for every 5 sheep and 1 food for every 3 cattle "
        "that all players have together.",
        rulings=(
            "It comes first in the harvest, before the Spindle, the Butter Churn, the Milking Stool and the Loom.",
            "Pets count, and so do animals that live on cards.",
            "The field phase that Manure gives is no harvest: no food.",
            "Animals laid on a card when they were cooked, as on the Tanner, do not count.",
        ),
        each=(
            When(FIELD_START, TakePer("1 food", InAll(Goods("sheep")), per=5)),
            When(FIELD_START, TakePer("1 food", InAll(Goods("cattle")), per=3)),
        ),
    ),
    minor(
        "Moldboard Plow",
        "I",
        cost="2 wood",
        requires=AtLeast(1, Occupations()),
        points=1,
        tags=("plow",),
        text="Twice, when you use Plow 1 Field, you may plow 2 fields instead of 1.",
        rulings=("Not on Plow and Sow.", PLOW_RULINGS[0], PLOW_RULINGS[1], PLOW_RULINGS[3]),
        each=(When(PLOWED, Plow(), when=On("plow only"), may=True, uses=2, group="plow"),),
    ),
    minor(
        "Paved Road",
        "I",
        cost="5 stone",
        points=2,
        text=STREET,
        rulings=(ONE_STREET,),
        scores=(Worth(2, AtLeast(1, Tagged("Paved Road"))),),
    ),
    minor(
        "Planter Box",
        "I",
        requires=AtLeast(2, Occupations()),
        text="When you sow a field next to a room of your house, add 2 grain or 1 vegetable from the supply to it.",
        rulings=(
            "It is not up to you, and it adds up with Liquid Manure.",
            "Plots on cards are not next to any room.",
            "You choose which fields you sow.",
        ),
        changes=(SowMore(2, "grain", beside_rooms=True), SowMore(1, "vegetable", beside_rooms=True)),
    ),
    minor(
        "Punner",
        "I",
        cost="1 wood",
        text="When another player plows with a plow or the Harrow, you may plow 1 field.",
        rulings=(
            "Only if that player has plowed more than 1 field in the action.",
            "Your own plows and your use of the Harrow bring nothing.",
            "It is 1 field, also if the plow makes 3.",
        ),
        each=(When(PLOWED, Plow(), by=OTHERS, when=OfCard("plow", "Harrow"), may=True),),
    ),
    minor(
        "Rake",
        "I",
        cost="1 wood",
        text="At the end 2 points if you have at least 5 fields; 6 if you have a plow, the Harrow, the Punner or the "
        "Yoke.",
        rulings=(
            "Fields on cards do not count.",
            "Several of these cards ask for 6 fields, too; one that was given up does not count any more.",
        ),
        scores=(
            Worth(2, AtLeast(6, Fields())),
            Worth(2, AtLeast(5, Fields()) & AtMost(5, Fields()) & NO_HELP_WITH_PLOWING),
        ),
    ),
    minor(
        "Reed Exchange",
        "I",
        cost="2 wood / 2 clay",
        passing=True,
        text="Take 2 reed.",
        rulings=(
            "Wood and clay cannot be mixed, and you cannot exchange only half.",
            "The reed does not concern the Fish Trap and the Net Fisherman.",
        ),
        on_play=Take("2 reed"),
    ),
    minor(
        "Schnaps Distillery",
        "I",
        cost="1 vegetable 2 stone",
        points=2,
        text="While feeding, once per harvest, you may turn 1 vegetable into 4 food. "
        "At the end 1 point for your 5th vegetable and 1 for your 6th.",
        rulings=(
            "The vegetable must be in your supply; at the end those on fields count, too.",
            "This is no baking and no cooking: the Spices add nothing.",
        ),
        conversions=(Conversion("1 vegetable", "4 food", harvest=True),),
        scores=(Table(Goods("vegetable", growing=True), (5, 1), (6, 2)),),
    ),
    minor(
        "Shepherd's Crook",
        "I",
        cost="1 wood",
        text="For each new pasture of at least 4 cells that you fence take 2 sheep, which go there.",
        rulings=(
            "A pasture cut out of a larger one is not new, unless you have more pastures of at least 4 cells than "
            "before.",
            "Two such pastures in one action bring 4 sheep.",
        ),
        each=(When(BUILT_FENCES, TakePerEvent("2 sheep", pastures=4)),),
    ),
    minor(
        "Slaughterhouse",
        "I",
        cost="2 clay 2 stone",
        points=2,
        text="When another player turns animals into food, however many at one time, take 1 food. "
        "In each feeding phase you come last.",
        rulings=(
            "You feed at the end of the feeding phase (moment 7 of the harvest).",
            "Animals that you cook yourself bring nothing.",
            "If somebody else has the Slaughterman, both of you feed last, in the order of turns.",
            "All animals that somebody cooks before answering one question are cooked at one time.",
        ),
        each=(When(COOKED, Take("1 food"), by=OTHERS, when=Numbered(1, 1)),),
        changes=(Right(FEEDS_LAST),),
    ),
    minor(
        "Spinney",
        "I",
        cost="1 wood",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="When another player uses 3 Wood, you get 1 of the wood taken there.",
        rulings=(
            "Not from 4 Wood, the space for 5 players.",
            "It is always exactly 1 wood, before the other player's Basket, Mushroom Collector or Pig Catcher and "
            "before the Wood Buyer.",
        ),
        each=(When(SHARES_GOODS, TakeFromDoer("wood"), by=OTHERS, when=On("3 wood")),),
    ),
    minor(
        "Straw-thatched Roof",
        "I",
        requires=AtLeast(3, PlantedFields("grain")),
        points=1,
        text="Your rooms and renovations cost no reed.",
        rulings=(
            "It saves no reed of improvements, like that of the Holiday House.",
            "Only fields with grain on them count, also on cards.",
            "Cards that change a price come on top.",
            "It has the point that most lists of cards give it; one gives none.",
        ),
        changes=(Discount("2 reed", (ROOM, RENOVATION)),),
    ),
    minor(
        "Strawberry Patch",
        "I",
        requires=AtLeast(2, PlantedFields("vegetable")),
        points=2,
        text="Lay 1 food on each of the next 3 round spaces; take it when that round begins.",
        rulings=("Only fields with vegetables on them count, also on cards.",),
        on_play=LayOnRounds("1 food", next=3),
    ),
    minor(
        "Threshing Board",
        "I",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="When you use Plow 1 Field or Plow and Sow, you may bake bread as well.",
        each=(When(USED_SPACE, Bake(), when=On("plow"), may=True),),
    ),
    minor(
        "Village Well",
        "I",
        prices=(Price(returns=("Well",)),),
        points=5,
        text="Lay 1 food on each of the next 3 round spaces; take it when that round begins.",
        rulings=(
            "The Well is for sale again, to you as well, and brings its food anew.",
            "Food of the Well that still lies on round spaces stays yours.",
            "It is a minor and a major improvement at once, but one card only.",
            "The Flagon reacts to it, the Water Carrier does not.",
            "A Water Carrier played later counts the Well that was handed in.",
            "The Tinsmith has the better rate with it, too.",
        ),
        tags=("major",),
        on_play=LayOnRounds("1 food", next=3),
    ),
    minor(
        "Water Mill",
        "I",
        cost="1 wood 2 clay 1 reed 2 stone",
        points=2,
        text="At the end of the field phase of each harvest every player may turn 1 grain into 3 food; others give you "
        "1 of it.",
        rulings=(
            "It comes at the end of the field phase (moment 3 of the harvest), together with the Corn Storehouse.",
            "This is no baking, and the grain must be in the supply. You keep all 3 food.",
            "The Ladder and the Thatcher save its reed.",
        ),
        each=(
            When(
                FIELD_END,
                OwnerOrOthers(
                    Take("3 food", price="1 grain"),
                    Then(Take("2 food", price="1 grain"), For(OWNER, Take("1 food"))),
                ),
                by=EVERYONE,
                may=True,
            ),
        ),
    ),
    minor(
        "Weekly Market",
        "I",
        cost="3 grain",
        passing=True,
        text="Take 2 vegetables.",
        rulings=(
            "You need the grain beforehand, even with the Market Woman, whom the vegetables concern.",
            "The Pieceworker does not react.",
        ),
        on_play=Take("2 vegetable"),
    ),
    minor(
        "Wood Cart",
        "I",
        cost="3 wood",
        requires=AtLeast(3, Occupations()),
        text="When you take wood that lies on a space, take 2 wood more.",
        rulings=(
            "Wood from the supply does not count, as with Reed, Stone and Wood.",
            "Who leaves all the wood there for the Basket, the Mushroom Collector or the Pig Catcher still gets this "
            "wood, which cannot be left.",
        ),
        each=(When(TAKES_GOODS, Take("2 wood"), when=Gets("wood", lying=True)),),
    ),
    minor(
        "Wooden Crane",
        "I",
        cost="3 wood",
        points=1,
        text="When you use one of the two spaces for 1 Stone, take 1 stone more, or 2 for 1 food.",
        rulings=("Not on other spaces that give stone among other goods.",),
        each=(When(USED_SPACE, Either((Take("1 stone"), Take("2 stone", price="1 food"))), when=On("1 stone")),),
    ),
    minor(
        "Wooden Hut Extension",
        "I",
        cost="5 wood 1 reed",
        passing=True,
        text="Add 1 room to your wooden hut at no further cost.",
        rulings=(
            "In any other house it has no effect.",
            "It is building a room, as for the Wet Nurse.",
            "Cards that make rooms cheaper do not change its price.",
            "Cards that make improvements cheaper do, like the Wood Carver.",
            "After family growth on the same space it comes too late to give the child a room.",
        ),
        on_play=If(LivesIn("wooden hut"), Build(rooms=1, free=True)),
    ),
    minor(
        "Wooden Path",
        "I",
        cost="1 wood",
        text=STREET,
        rulings=(ONE_STREET,),
        scores=(Worth(2, NO_PAVED_ROAD & NO_CLAY_PATH),),
    ),
)
