"""Occupations of deck E, A to F."""

from typing import Final

from farmyard.agricola.content.deck_e.by_hand import BringsOut, CheaperChildren, Double, MakeUp
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import ANYONE, Condition, Conversion, When
from farmyard.agricola.state.events import (
    BAKED,
    BUILT_FENCES,
    COOKED,
    FEEDING_START,
    PLAYED_IMPROVEMENT,
    RECEIVES,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.purchase import ROOM
from farmyard.agricola.state.rights import RENOVATES_TWICE
from farmyard.agricola.words.conditions import AtLeast, FencesReach, Gets, LivesIn, OfCard, On, OthersHaveMore
from farmyard.agricola.words.laying import LayOnCard, LayOnRounds
from farmyard.agricola.words.numbers import Goods, Improvements, OnCard, Players, Rooms, Uses
from farmyard.agricola.words.prices import BasePrice
from farmyard.agricola.words.rights import CountsMore, MayJoin, Right
from farmyard.agricola.words.scoring import Each, Table, Worth
from farmyard.agricola.words.shelter import MixedPastures
from farmyard.agricola.words.taking import TakePerEvent

MANY: Final = 999
LARGEST_HERDS: Final[Condition] = (
    OthersHaveMore(Goods("sheep"), -MANY, 0)
    & OthersHaveMore(Goods("boar"), -MANY, 0)
    & OthersHaveMore(Goods("cattle"), -MANY, 0)
)


def into(give: str, gain: str) -> Conversion:
    """An exchange at any time that is called by what it does, because its card offers several."""
    return Conversion(give, gain, name=f"{give} into {gain}")


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Academic",
        "E",
        players=3,
        text="Counts as 2 occupations for the prerequisites of minor improvements, for the Reeve and for the Tutor.",
        rulings=(
            "Counts twice for the Tutor only if played after the Tutor.",
            "Counts as 2 of your occupations when another player plays the Outhouse.",
            "Playing it is playing 1 occupation: prices, the Bread Paddle and the Bookshelf see one card.",
        ),
        changes=(CountsMore(1, ("prerequisite", "Reeve", "Tutor")),),
        by_hand="no other card counts as two occupations",
    ),
    occupation(
        "Animal Keeper",
        "E",
        players=4,
        text="Different kinds of animals may share each of your pastures; the pastures hold as many as before.",
        rulings=("The Forest Pasture stays a place for boar only.",),
        changes=(MixedPastures(),),
        by_hand="no other card lets kinds share a pasture",
    ),
    occupation(
        "Baker",
        "E",
        text="You may bake bread when you play this card, and once at the start of each feeding phase.",
        rulings=(
            "Comes first in the feeding phase (moment 5 of the harvest).",
            "The Millstone adds 2 food at most per harvest to this baking.",
            "It is one bake action: all your baking improvements may be used in it, up to their limits.",
        ),
        on_play=Optional(Bake()),
        each=(When(FEEDING_START, Bake(), may=True),),
    ),
    occupation(
        "Basketmaker",
        "E",
        players=4,
        tags=("Basketmaker",),
        text="Once per harvest you may turn 1 reed into 3 food.",
        rulings=("May be used until you have fed your family, like the Basketmaker's Workshop, and besides it.",),
        conversions=(Conversion("1 reed", "3 food", harvest=True),),
    ),
    occupation(
        "Berry Picker",
        "E",
        players=3,
        text="When one of your people takes wood, take 1 food as well.",
        rulings=(
            "Also on the space with reed, stone and wood, and when you take wood with the Building Material.",
            "Also on Take 1 Resource if you choose wood, and wherever the Wood Distributor has laid wood.",
            "Also if you leave all the wood behind for another card; but there must be wood on the space.",
            "Wood from other cards does not count.",
            "Also if the Wood Buyer buys the only wood you took.",
            "The food comes too late to pay the Master Forester in the same action.",
        ),
        each=(
            When(TAKES_GOODS, Take("1 food"), when=Gets("wood")),
            When(RECEIVES, Take("1 food"), when=Gets("wood") & OfCard("Building Material")),
        ),
    ),
    occupation(
        "Braggart",
        "E",
        players=3,
        text="At the end 1, 3, 5, 7 or 9 points for 5, 6, 7, 8 or at least 9 improvements in front of you.",
        rulings=("Improvements that you passed on, returned or discarded do not count.",),
        scores=(Table(Improvements(), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9)),),
    ),
    occupation(
        "Bread Seller",
        "E",
        players=3,
        text="When anybody bakes bread, take 1 food for each grain baked.",
        rulings=(
            "Only grain turned into food in a bake action counts; mills and brewing are no baking.",
            "Using a space where bread can be baked without baking gives nothing.",
        ),
        each=(When(BAKED, TakePerEvent("1 food"), by=ANYONE),),
    ),
    occupation(
        "Brush Maker",
        "E",
        players=3,
        text="Lay each boar that you turn into food on this card. At the end 1, 2 or 3 points for 2, 3 or 4 boar here.",
        rulings=(
            "A boar goes either here or on the Tanner; it may serve the Basin Maker and the Pelts besides.",
            "Boar on this card are not scored as animals.",
        ),
        each=(When(COOKED, LayOnCard("boar"), when=Gets("boar")),),
        scores=(Table(OnCard("boar"), (2, 1), (3, 2), (4, 3)),),
    ),
    occupation(
        "Carpenter",
        "E",
        text="Each of your rooms costs 3 of its material and 2 reed.",
        rulings=(
            "Sets a price of its own: not together with the Axe, the Clay Plasterer or the Clay Supports for the "
            "same room, but each room may use another of them.",
            "Cards that lower a price or swap its goods come on top.",
            "Does not change what the Wooden Hut Extension and the Clay Hut Extension cost.",
        ),
        changes=(
            BasePrice("3 wood 2 reed", (ROOM,), house="wooden hut"),
            BasePrice("3 clay 2 reed", (ROOM,), house="clay hut"),
            BasePrice("3 stone 2 reed", (ROOM,), house="stone house"),
        ),
    ),
    occupation(
        "Cattle Whisperer",
        "E",
        players=4,
        text="Add 5 and 9 to the current round and lay 1 cattle on each of these round spaces; "
        "take it when that round begins.",
        rulings=(
            "The cattle may be cooked at once, without a place for it.",
            "Lying out from the start of a solo series it lays its cattle on rounds 5 and 9.",
        ),
        on_play=LayOnRounds("1 cattle", after=(5, 9)),
    ),
    occupation(
        "Charcoal Burner",
        "E",
        players=3,
        text="When anybody builds a baking improvement, take 1 wood and 1 food.",
        rulings=("Minor improvements count, and so does upgrading one into a baking improvement.",),
        each=(When(PLAYED_IMPROVEMENT, Take("1 wood 1 food"), by=ANYONE, when=OfCard("baking")),),
    ),
    occupation(
        "Chief",
        "E",
        cost="2 food",
        text="At the end 1 point for each room of your stone house. Playing this card costs 2 food more.",
        rulings=(
            "These are bonus points; those of the Half-timbered House or the Mansion are added: a stone room is then "
            "worth 4 points in all, with the Mansion 5, whether you have the Half-timbered House or not.",
        ),
        on_play=BringsOut("Chief's Daughter"),
        scores=(Each(1, Rooms("stone house")),),
        by_hand="no other card brings one out of another hand",
    ),
    occupation(
        "Chief's Daughter",
        "E",
        tags=("Chief's Daughter",),
        text="When another player plays the Chief, you may play this card from your hand at once and for nothing. "
        "At the end 3 points if you live in a stone house, 1 if in a clay hut.",
        rulings=(
            "Your own Chief does not bring her out; playing alone she takes an occupation action.",
            "Played for nothing she is still an occupation played, for the Bread Paddle, the Bookshelf, the Patron "
            "and other players' Educator, but not for the Writing Desk.",
            "The Perpetual Student cannot be used when she is played for nothing.",
            "Adds to the points of the Clogs.",
        ),
        scores=(Worth(3, LivesIn("stone house")), Worth(1, LivesIn("clay hut"))),
    ),
    occupation(
        "Clay Deliveryman",
        "E",
        text="Lay 1 clay on each round space from 6 to 14 that is still to come; take it when that round begins.",
        rulings=("There is nothing for the current round and for those past.",),
        on_play=LayOnRounds("1 clay", first=6, last=14),
    ),
    occupation(
        "Clay Firer",
        "E",
        players=4,
        text="At any time you may turn 2 clay into 1 stone or 3 clay into 2 stone.",
        conversions=(into("2 clay", "1 stone"), into("3 clay", "2 stone")),
    ),
    occupation(
        "Clay Mixer",
        "E",
        text="When one of your people takes clay and nothing else, take 2 clay as well.",
        rulings=(
            "Only the space is looked at: other goods that your cards give do not matter.",
            "Also on Take 1 Resource if you choose clay; an empty clay space cannot be used for this.",
            "Clay from cards does not count.",
            "Nor do goods that cards have laid on the space, like those of the Wood Distributor and the Foreman.",
        ),
        each=(When(TAKES_GOODS, Take("2 clay"), when=Gets("clay", only="space")),),
    ),
    occupation(
        "Clay Seller",
        "E",
        players=4,
        text="At any time you may turn 2 clay into 1 sheep or 1 reed, 3 clay into 1 boar or 1 stone, "
        "4 clay into 1 cattle.",
        rulings=("An animal may be cooked at once, without a place for it.",),
        conversions=(
            into("2 clay", "1 sheep"),
            into("2 clay", "1 reed"),
            into("3 clay", "1 boar"),
            into("3 clay", "1 stone"),
            into("4 clay", "1 cattle"),
        ),
    ),
    occupation(
        "Conjurer",
        "E",
        players=4,
        tags=("artist",),
        text="When one of your people takes the food of Traveling Players, take 1 grain as well.",
        rulings=("Another player who doubles the food with the Juggler pays you 1 food.",),
        each=(When(TAKES_GOODS, Take("1 grain"), when=On("traveling players")),),
    ),
    occupation(
        "Conservator",
        "E",
        text="One renovation may lead from your wooden hut straight to a stone house.",
        rulings=(
            "It costs what renovating to a stone house usually costs: 1 stone for each room and 1 reed.",
            "It takes an action to renovate: neither the Stone Breaker nor the Builder's Trowel can be used for it.",
            "It brings in the Clay Hut Builder.",
            "For the Social Climber only the stone house counts; no place in the order of clay huts is taken.",
        ),
        changes=(Right(RENOVATES_TWICE),),
    ),
    occupation(
        "Cook",
        "E",
        players=4,
        text="In each feeding phase two of your people need 2 food each, all others 1.",
        rulings=("Works while feeding (moment 6 of the harvest).", "Newborns need 1 food as always."),
        changes=(CheaperChildren(),),
        by_hand="no other card makes people eat less",
    ),
    occupation(
        "Dancer",
        "E",
        players=4,
        tags=("Dancer", "artist"),
        text="When one of your people takes the food of Traveling Players, you get at least 4 food.",
        rulings=(
            "There must be food on the space to use it.",
            "Food left there for the Storyteller is made up for, too: you still get at least 4.",
            "Not together with the Juggler in the same action.",
            "The food added buys nothing from the Animal Trainer.",
            "Another player who doubles the food with the Juggler pays you 1 food.",
        ),
        each=(
            When(TAKES_GOODS, LayOnCard("food"), when=On("traveling players")),
            When(USED_SPACE, MakeUp(4), when=On("traveling players")),
        ),
        by_hand="no other card makes goods up to a least number",
    ),
    occupation(
        "Dock Worker",
        "E",
        text="At any time you may turn 3 wood, 2 clay, 2 reed or 2 stone into 1 other building resource.",
        conversions=(
            into("3 wood", "1 clay"),
            into("3 wood", "1 reed"),
            into("3 wood", "1 stone"),
            into("2 clay", "1 wood"),
            into("2 clay", "1 reed"),
            into("2 clay", "1 stone"),
            into("2 reed", "1 wood"),
            into("2 reed", "1 clay"),
            into("2 reed", "1 stone"),
            into("2 stone", "1 wood"),
            into("2 stone", "1 clay"),
            into("2 stone", "1 reed"),
        ),
    ),
    occupation(
        "Estate Manager",
        "E",
        players=3,
        text="At the end 2, 3 or 4 points with 3, 4 or 5 players "
        "if nobody has more sheep, more boar or more cattle than you.",
        rulings=("A tie is good enough.", "The Horse and the House Goat are no animals here."),
        scores=(
            Worth(2, LARGEST_HERDS),
            Worth(1, LARGEST_HERDS & AtLeast(4, Players())),
            Worth(1, LARGEST_HERDS & AtLeast(5, Players())),
        ),
    ),
    occupation(
        "Farmer",
        "E",
        players=4,
        text="When you next build fences, take 1 boar; each time after that, take 1 cattle.",
        rulings=(
            "It is 1 animal for each action that builds fences, however many pastures arise.",
            "Also with the Mini Pasture, the Fence Builder, the Fence Deliveryman and the Hedge Keeper; two fence "
            "actions in one turn give 2 animals.",
            "Also with the Fence Overseer, but once where it fences a stable that the Stablehand adds to fences.",
            "A stable that comes with the same fences may house it.",
            "The animal may be cooked at once, without a place for it.",
        ),
        each=(
            When(BUILT_FENCES, Take("1 boar"), when=FencesReach(1), uses=1),
            When(BUILT_FENCES, Take("1 cattle"), when=FencesReach(1) & AtLeast(1, Uses())),
        ),
    ),
    occupation(
        "Field Warden",
        "E",
        players=4,
        text="You may use Take 1 Vegetable, Plow 1 Field and Plow and Sow although another player is there.",
        rulings=(
            "Your own people may not use such a space twice in one round.",
            "The Countryman may go to Plow and Sow in the same way.",
        ),
        changes=(MayJoin("take vegetable", "plow"),),
    ),
    occupation(
        "Fisherman",
        "E",
        players=3,
        text="When you use Fishing, you may take double the food that lies there. Then pay 1 food to the owner of "
        "each Fishing Rod, Raft, Canoe, Fish Trap and Landing Net.",
        rulings=(
            "Only the food on the space is doubled, not what cards add to it.",
            "Your own cards cost nothing; somebody with several such cards is paid for each; hands do not count.",
            "You may pay more than you gain, but everybody must be paid: with the catch and food you have or can make.",
            "Food that the Net Fisherman fetches is not doubled.",
        ),
        each=(
            When(
                TAKES_GOODS,
                Double("fishing gear"),
                when=On("fishing"),
                may=True,
            ),
        ),
        by_hand="taking double and paying others is shared with the Juggler alone",
    ),
)
