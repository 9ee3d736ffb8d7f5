"""Minor improvements of deck I."""

from typing import Final

from farmyard.agricola.boards.space import Space
from farmyard.agricola.cards.card import Card, minor
from farmyard.agricola.cards.deck_i.by_hand import ExtraFieldPhase, PlacesTwo
from farmyard.agricola.cards.doors import DOER, Plot, When
from farmyard.agricola.cards.words.combining import OwnerOrOthers
from farmyard.agricola.cards.words.conditions import AtLeast, InRounds, On
from farmyard.agricola.cards.words.numbers import Animals, Occupations
from farmyard.agricola.cards.words.paying import PaidToOwner
from farmyard.agricola.cards.words.plain import MorePeople, Points
from farmyard.agricola.cards.words.shelter import Holds
from farmyard.agricola.events import PLOWED, ROUND_END, ROUND_START
from farmyard.agricola.goods import WOOD
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take

STAND_OF_TREES: Final = Plot(WOOD, is_field=False)
NOBODY: Final = 99

CARDS: Final[tuple[Card, ...]] = (
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
        on_play=MorePeople(1, later=1),
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
)
