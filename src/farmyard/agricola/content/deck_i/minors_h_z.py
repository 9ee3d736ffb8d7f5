"""Minor improvements of deck I, H to Z."""

from typing import Final

from farmyard.agricola.content.deck_e.minors_m_z import PLOW_RULINGS
from farmyard.agricola.content.deck_e.occupations_q_z import REED_ROOFS
from farmyard.agricola.content.deck_i.by_hand import ExtraFieldPhase, PlacesTwo
from farmyard.agricola.content.deck_i.minors_a_g import NO_PAVED_ROAD, ONE_STREET, STREET
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either, Then
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import (
    DOER,
    EVERYONE,
    FEEDS_LAST,
    OTHERS,
    OWNER,
    Condition,
    Conversion,
    When,
)
from farmyard.agricola.state.events import (
    BUILT_FENCES,
    COOKED,
    FIELD_END,
    FIELD_START,
    PLOWED,
    ROUND_END,
    ROUND_START,
    SHARES_GOODS,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.purchase import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.combining import For, If, OwnerOrOthers
from farmyard.agricola.words.conditions import (
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
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Animals, Fields, Goods, InAll, Occupations, PlantedFields, Tagged
from farmyard.agricola.words.paying import PaidToOwner
from farmyard.agricola.words.plain import MorePeople, Points
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.rights import Right, SowMore
from farmyard.agricola.words.scoring import Table, Worth
from farmyard.agricola.words.shelter import Holds
from farmyard.agricola.words.taking import TakeFromDoer, TakePer, TakePerEvent

NOBODY: Final = 99
NO_CLAY_PATH: Final[Condition] = Not(Anyone(AtLeast(1, Tagged("Clay Path"))))
NO_HELP_WITH_PLOWING: Final[Condition] = (
    AtMost(0, Tagged("plow")) & AtMost(0, Tagged("Harrow")) & AtMost(0, Tagged("Punner")) & AtMost(0, Tagged("Yoke"))
)


CARDS: Final[tuple[Card, ...]] = (
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
        "Harrow",
        "I",
        cost="2 wood",
        text="Once, when you use Plow 1 Field or Plow and Sow, you may plow 2 fields instead of 1. "
        "Each other player may do so once, too, and pays you 2 food.",
        rulings=(
            "Others use it only with a person on one of these spaces, and you cannot refuse.",
            "Not together with a plow card, nor with the Field, the Plow Driver or the Field Watchman; "
            "the Plow Maker's field comes on top.",
        ),
        each=(
            When(PLOWED, Plow(), when=On("plow"), may=True, uses=1, group="plow"),
            When(PLOWED, PaidToOwner("2 food", Plow()), by=DOER, when=On("plow"), may=True, uses=1, group="plow"),
        ),
    ),
    minor(
        "Holiday House",
        "I",
        cost="3 wood 2 reed / 3 clay 2 reed",
        requires=InRounds(1, 13),
        points=8,
        text="You place nobody in round 14. It cannot be played in round 14.",
        rulings=(
            "Wood and clay cannot be mixed.",
            "The Clay Roof, the Brushwood Roof and the Straw-thatched Roof do not help with its reed; "
            "the Ladder and the Thatcher do.",
            "You leave out the work phase only: you get what the start of round 14 brings, and both harvests come.",
            "A guest stays at home, too.",
            "The Church Warden gives you no points.",
        ),
        each=(When(ROUND_START, MorePeople(-NOBODY), when=InRounds(14)),),
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
        "Lasso",
        "I",
        cost="1 reed",
        text="You may place 2 people in one turn if at least one of them uses 1 Sheep, 1 Wild Boar or 1 Cattle.",
        rulings=(
            "Not with the space where 5 players choose an animal.",
            "Never more than 2 people in one turn; your next turn comes as usual, and you may do it again then.",
            "Either of the two may take the animals; it works in the very turn in which it is played.",
            "For cards that act once in a turn these are two turns.",
        ),
        changes=(PlacesTwo("sheep space", "boar space", "cattle space"),),
        by_hand="no other card lets two people be placed in one turn",
    ),
    minor(
        "Manure",
        "I",
        requires=AtLeast(2, Animals()),
        text="At the end of each round without a harvest you may harvest your fields as in a field phase.",
        rulings=(
            "All planted fields and plots are harvested or none.",
            "Cards that give food for animals in a harvest do not act: Butter Churn, Loom, Milking Hand, Milking Shed, "
            "Milking Stool, Spindle.",
            "The Gardener keeps your vegetables.",
            "The Corn Storehouse and, for you alone, the Water Mill follow it.",
            "House Goat and Horse are no animals.",
            "It is no harvest: the Layabout neither stops it nor has done with it.",
        ),
        each=(When(ROUND_END, ExtraFieldPhase(), may=True),),
        by_hand="no other card gives a field phase of its own",
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
        "Tavern",
        "I",
        cost="2 wood 2 stone",
        points=2,
        text="This card is an action space for everybody. You take 3 food or 2 points there, others take 3 food.",
        rulings=(
            "You get nothing when others use it.",
            "It is still one of your improvements.",
        ),
        space=Space("Tavern", OwnerOrOthers(Either((Take("3 food"), Points(2))), Take("3 food"))),
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
        "Wildlife Reserve",
        "I",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="This card holds up to 1 sheep, 1 boar and 1 cattle.",
        rulings=(
            "It is no pasture when pastures are scored.",
            "Newborn animals may live here.",
            "The Drinking Trough adds 2 places for any animals, the Shepherd's Pipe 2 for sheep.",
        ),
        changes=(Holds(1, ("sheep", "boar", "cattle")),),
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
