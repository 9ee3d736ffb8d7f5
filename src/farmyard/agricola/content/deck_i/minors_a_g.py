"""Minor improvements of deck I, A to G."""

from typing import Final

from farmyard.agricola.content.majors import cooking
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Either, Optional
from farmyard.agricola.rules.farmland import Sow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import (
    ANYONE,
    OTHERS,
    Condition,
    Oven,
    Plot,
    When,
)
from farmyard.agricola.state.events import (
    BEFORE_SCORING,
    FIELD_END,
    PLAYED_IMPROVEMENT,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.game import ROUNDS
from farmyard.agricola.state.goods import WOOD
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.at_once import MorePeople, Points
from farmyard.agricola.words.combining import All, For, If, OwnerOrOthers
from farmyard.agricola.words.conditions import (
    Anyone,
    AtLeast,
    AtMost,
    Gets,
    InRounds,
    Not,
    OfCard,
    On,
)
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Occupations, PlantedFields, Tagged
from farmyard.agricola.words.paying import PaidToOwner
from farmyard.agricola.words.scoring import Worth
from farmyard.agricola.words.taking import OneMoreOfEach

STAND_OF_TREES: Final = Plot(WOOD, is_field=False)
FOOD_PER_FINISHED_ROUND: Final[tuple[Action, ...]] = tuple(
    [If(InRounds(round), Take("1 food")) for round in range(2, ROUNDS + 1)]
)
NO_PAVED_ROAD: Final[Condition] = Not(Anyone(AtLeast(1, Tagged("Paved Road"))))
STREET: Final = "At the end the owner of the best street gets 2 points: Paved Road, then Clay Path, then Wooden Path."
ONE_STREET: Final = "Only one street scores these points; a street that was given up does not count."
DRINKS: Final[Action] = All(Take("4 food"), For(OTHERS, Take("1 food")))


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
        each=(When(BEFORE_SCORING, OneMoreOfEach()),),
        by_hand="no other card brings one of each kind",
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
        tags=(
            "major",
            "baking",
        ),
        oven=Oven(food=5, most=2),
        on_play=Optional(Bake()),
    ),
    minor(
        "Chicken Coop",
        "I",
        cost="2 wood 1 reed / 2 clay 1 reed",
        points=1,
        tags=("reed roof",),
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
        tags=("Clay Path",),
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
        tags=("major", "baking", "Cooking Corner"),
        conversions=cooking(4, 2, 3, 4),
        oven=Oven(food=3),
    ),
    minor(
        "Copse",
        "I",
        cost="2 wood",
        requires=AtLeast(1, Occupations()),
        points=1,
        text="When you sow, you may also plant wood on the 2 plots of this card, like grain: 1 of yours and 2 more. "
        "In each field phase take 1 wood from each.",
        rulings=(
            "It is no field: neither in the scoring nor as a planted field nor next to anything.",
            "What makes grain fields hold more does so here, like the Fieldsman and the Liquid Manure, "
            "but not the Smallholder.",
            "The Planter Box adds nothing here.",
            "Wood on it counts for the points of the Joinery and the Sawmill, not for the Storehouse Clerk.",
            "A space for sowing may be used for this card alone.",
            "The Hobby Farmer plants nothing here.",
            "The Corn Storehouse plants nothing here, either.",
            "Manure harvests it.",
            "The Clapper adds 1 wood to each planted plot.",
        ),
        plots=(STAND_OF_TREES, STAND_OF_TREES),
    ),
    minor(
        "Corn Storehouse",
        "I",
        cost="2 wood 1 reed / 2 clay 1 reed",
        points=1,
        tags=("reed roof",),
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
        tags=("fishing gear",),
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
        "Guest",
        "I",
        cost="2 food",
        passing=True,
        text="In the next round, and only then, you may place a guest as one more person.",
        rulings=(
            "The guest comes on top of a family of 5.",
            "Guests need no room and no food and score nothing.",
            "What a guest does counts for the Church Warden.",
            "You may play it in round 14, to no avail.",
            "The occupant of a Reed Hut is placed after the guest.",
        ),
        on_play=MorePeople(1, later=True),
    ),
)
