"""Occupations of deck K."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.deck_k.by_hand import Adopt, TakeOff
from farmyard.agricola.cards.doors import Plot, When
from farmyard.agricola.cards.words.conditions import AtMost, Gets, Numbered, OfCard
from farmyard.agricola.cards.words.crops import AddToSown
from farmyard.agricola.cards.words.effects import Paid
from farmyard.agricola.cards.words.numbers import Fields
from farmyard.agricola.cards.words.shelter import LargerPastures
from farmyard.agricola.events import BUILT_ROOMS, GREW, RECEIVES, SOWED, TAKES_GOODS
from farmyard.agricola.goods import WOOD
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.home import Grow
from farmyard.agricola.rules.take import Take

FOREST: Final = Plot(WOOD, is_field=False)
A_CHILD: Final[Action] = Paid("1 food", Grow())
TWO_CHILDREN: Final[Action] = Then(A_CHILD, Optional(A_CHILD))
THREE_CHILDREN: Final[Action] = Then(A_CHILD, Optional(TWO_CHILDREN))

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Adoptive Parents",
        "K",
        text="When your family grows, you may pay 1 food: the child goes home at once and may work this round.",
        rulings=(
            "Such a child is no newborn: it eats like a grown-up, even in the harvest of the same round.",
            "Children of the Wet Nurse and the Lover may be adopted, too, for 1 food each.",
            "It counts as a family member from now on when a room is looked for.",
            "Whoever leaves the Reed Hut for the family may be adopted and then works this round.",
        ),
        each=(When(GREW, Paid("1 food", Adopt()), may=True),),
        by_hand="no other card lets a newborn work at once",
    ),
    occupation(
        "Forester",
        "K",
        text="When you sow, you may also plant wood on the 3 plots of this card, like grain: 1 of yours and 2 more. "
        "In each field phase take 1 wood from each.",
        rulings=(
            "What makes grain fields hold more does so here, except the Smallholder and the Planter Box; "
            "each plot is a field of its own for the Fieldsman.",
            "A space for sowing may be used for this card alone, and the plots may be planted at different times.",
            "Wood on it is not in your supply, but counts for the points of the Joinery and the Sawmill.",
            "It is no field: neither in the scoring nor as a planted field nor for the Rake.",
            "The Hobby Farmer and the Corn Storehouse plant nothing here.",
            "The Clapper adds 1 wood to each planted plot, and Manure harvests them.",
        ),
        plots=(FOREST, FOREST, FOREST),
    ),
    occupation(
        "Lover",
        "K",
        players=3,
        cost="4 food",
        text="Your family grows at once, even without room.",
        rulings=(
            "The child is a newborn this round; a room that you build later is taken up by it.",
            "With five family members it may be played, but there is no child.",
            "The Midwife and the Adoptive Parents react to it, the Clapper does not.",
            "A Farm Steward who waits for your next child is used up by it.",
        ),
        on_play=Grow(needs_room=False),
    ),
    occupation(
        "Market Woman",
        "K",
        text="When you get vegetables through the action of a person or through a minor improvement, "
        "take 2 grain as well.",
        rulings=(
            "It is 2 grain each time, however many vegetables you get.",
            "The Greenhouse, the Market Stall and the Weekly Market count; vegetables from occupations do not.",
            "The grain that a market costs is paid before you get this grain.",
            "Vegetables that you harvest, or that come onto a field when you sow, do not count.",
        ),
        each=(
            When(TAKES_GOODS, Take("2 grain"), when=Gets("vegetable")),
            When(RECEIVES, Take("2 grain"), when=Gets("vegetable") & OfCard("minor")),
        ),
    ),
    occupation(
        "Resource Seller",
        "K",
        text="On this card lie, from top to bottom, wood, clay, reed, clay, stone, clay and stone. "
        "When you get building resources of the kind on top, take that one as well.",
        rulings=(
            "Everything you get counts: from spaces, from round spaces, from improvements and occupations.",
            "Each kind takes off at most one, however many of it you get.",
            "Several kinds at the same time may take off several, in the order you like; "
            "but what a space gives comes before what cards give.",
            "What you leave on the space or have to sell at once does not count.",
            "What lies on the card is not in your supply.",
            "All goods laid on one round space are got together.",
        ),
        each=(When(RECEIVES, TakeOff()),),
        by_hand="no other card has a stack of different goods that others take along",
    ),
    occupation(
        "Smallholder",
        "K",
        text="Your pastures of one cell without a stable hold 3 animals. While you have at most 2 fields, "
        "you may add 1 grain or vegetable to each field that you sow.",
        rulings=(
            "It adds up with the Drinking Trough and the Shepherd's Pipe; stables and the Animal Yard gain nothing.",
            "The rulebook says yes and no about fields on cards. Here they are fields: Acreage (two), Bean Field, "
            "Lettuce Patch and Turnip Field count among the two and gain the crop; Copse and Forester do neither.",
            "All fields sown in one action gain the crop, or none.",
            "It adds up with other cards that make fields hold more, and works when cards let you sow.",
        ),
        each=(When(SOWED, AddToSown(1, fields=True), when=AtMost(2, Fields(cards=True)), may=True),),
        changes=(LargerPastures(1, smallest=True),),
    ),
    occupation(
        "Wet Nurse",
        "K",
        text="When you build rooms, your family may grow at once: up to one child for each of these rooms, "
        "1 food for each child. There must be a free room for it.",
        rulings=(
            "The children are newborns: they work from the next round on.",
            "Rooms that a card gives you count, too: Hut Builder, Mason, Master Builder and the extensions.",
            "It is family growth for the Farm Steward, the Adoptive Parents and the Midwife, not for the Clapper.",
        ),
        each=(
            When(BUILT_ROOMS, A_CHILD, when=Numbered(1, 1), may=True),
            When(BUILT_ROOMS, TWO_CHILDREN, when=Numbered(2, 2), may=True),
            When(BUILT_ROOMS, THREE_CHILDREN, when=Numbered(3), may=True),
        ),
    ),
)
