"""Minor improvements of deck I, H to R."""

from typing import Final

from farmyard.agricola.content.deck_e.minors_m_z import PLOW_RULINGS
from farmyard.agricola.content.deck_i.by_hand import ExtraFieldPhase
from farmyard.agricola.content.deck_i.minors_a_g import ONE_STREET, STREET
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import (
    DOER,
    OTHERS,
    Condition,
    Conversion,
    When,
)
from farmyard.agricola.state.events import (
    FIELD_START,
    PLOWED,
    ROUND_END,
    ROUND_START,
)
from farmyard.agricola.state.purchase import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.words.at_once import MorePeople
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    InRounds,
    OfCard,
    On,
)
from farmyard.agricola.words.crops import SowMore
from farmyard.agricola.words.numbers import Animals, Fields, Goods, InAll, Occupations, Tagged
from farmyard.agricola.words.paying import PaidToOwner
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.rights import PlacesTwo
from farmyard.agricola.words.scoring import Worth
from farmyard.agricola.words.taking import TakePer

NOBODY: Final = 99
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
        tags=("Harrow",),
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
        tags=("reed roof",),
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
            Discount("1 reed", (IMPROVEMENT,), cards=("reed roof",)),
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
        by_hand="only the Lassos of two editions let two people be placed in one turn",
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
        tags=("Paved Road",),
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
        tags=("Punner",),
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
)
