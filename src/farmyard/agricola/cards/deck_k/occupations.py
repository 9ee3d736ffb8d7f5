"""Occupations of deck K."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.deck_k.by_hand import (
    Adopt,
    DrawPair,
    HandOver,
    LayOnSpace,
    LetsDraw,
    MovePerson,
    ShareOut,
    TakeOff,
)
from farmyard.agricola.cards.doors import ANYONE, BUILDS_ANY_MAJOR, Plot, When
from farmyard.agricola.cards.words.conditions import AtMost, Gets, Numbered, OfCard, On
from farmyard.agricola.cards.words.crops import AddToSown
from farmyard.agricola.cards.words.later import Reserve, Reserved
from farmyard.agricola.cards.words.numbers import Fields
from farmyard.agricola.cards.words.paying import Paid
from farmyard.agricola.cards.words.rights import Right
from farmyard.agricola.cards.words.shelter import LargerPastures
from farmyard.agricola.events import (
    ALL_PLACED,
    BEFORE_WORK,
    BUILT_ROOMS,
    GREW,
    IMPROVED,
    RECEIVES,
    ROUND_START,
    SOWED,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.goods import WOOD
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.home import Grow
from farmyard.agricola.rules.improve import AS_A_BONUS, IN_ADDITION, OF_ITS_OWN, ONCE_MORE, Improvement
from farmyard.agricola.rules.take import Take

FOREST: Final = Plot(WOOD, is_field=False)
A_CHILD: Final[Action] = Paid("1 food", Grow())
TWO_CHILDREN: Final[Action] = Then(A_CHILD, Optional(A_CHILD))
THREE_CHILDREN: Final[Action] = Then(A_CHILD, Optional(TWO_CHILDREN))
A_SECOND_MINOR: Final[Action] = Improvement(minor=True, taken=IN_ADDITION)
MAJOR_OR_MINOR: Final = On("improvement", "renovation") & Numbered(OF_ITS_OWN, ONCE_MORE)
BUSINESSMANS_BONUS: Final = On("starting player") & Numbered(AS_A_BONUS, AS_A_BONUS)
FROM_THE_STAGE: Final[Action] = MovePerson(("traveling players",), ("take grain", "plow"))

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Acrobat",
        "K",
        players=4,
        text="When one of your people has taken the food of Traveling Players: once all people of all players are "
        "placed, that person may move to Take 1 Grain, Plow 1 Field or Plow and Sow and use it, if it is free.",
        rulings=(
            "Nothing is reserved for you: others may use these spaces before.",
            "If other people move as well, the player on the left of whoever placed the last person begins. "
            "A player moves everybody in one go, in any order, and nobody moves twice.",
            "The space must have been free before anybody moved; a space that somebody has left is not.",
            "In the round in which you play it, only somebody you place after that may move.",
            "It is an action, but nobody is placed: it is never the last person for the Magician.",
            "It is not one more person for the Church Warden, either.",
            "Another player who doubles the food with the Juggler pays you 1 food.",
        ),
        each=(
            When(TAKES_GOODS, Reserve(after=(0,)), when=On("traveling players")),
            When(ALL_PLACED, FROM_THE_STAGE, when=Reserved("Acrobat"), may=True),
        ),
        by_hand="only this card and the Countryman move people",
    ),
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
        "Countryman",
        "K",
        players=4,
        text="Once all people of all players are placed, one of yours may move from Take 1 Grain or Take 1 Vegetable "
        "to a space for sowing and use it, if it is free.",
        rulings=(
            "You need not sow there: you may also, or only, bake or plow.",
            "Only one person in each round, even if both spaces were used; it may have been placed before this card.",
            "With the Field Warden, Plow and Sow may be occupied by another player.",
            "If other people move as well, the player on the left of whoever placed the last person begins. "
            "A player moves everybody in one go, in any order, and nobody moves twice.",
            "The space must be free, also of people who have moved there.",
            "It is an action, but nobody is placed: it is never the last person for the Magician.",
            "It is not one more person for the Church Warden, either.",
        ),
        each=(When(ALL_PLACED, MovePerson(("take grain", "take vegetable"), ("sow",)), may=True),),
        by_hand="only this card and the Acrobat move people",
    ),
    occupation(
        "Foreman",
        "K",
        players=4,
        text="Before each work phase you may lay 1 food from the supply on any space, for whoever uses it.",
        rulings=(
            "Spaces on cards may be chosen, too, but no coming round card unless the Chamberlain has revealed it.",
            "The food lies there until somebody uses the space, who gets it on top of everything else.",
            "Taster, Foreman and Wood Distributor may be used in answer to each other until the work phase begins. "
            "To use one is final; who does not may still think again.",
        ),
        each=(
            When(BEFORE_WORK, LayOnSpace("1 food"), may=True, per_round=1),
            When(TAKES_GOODS, HandOver(), by=ANYONE),
            When(USED_SPACE, HandOver(), by=ANYONE),
        ),
        by_hand="no other card lays goods on a space of its owner's choice",
    ),
    occupation(
        "Forester",
        "K",
        text="When you sow, you may also plant wood on the 3 plots of this card, like grain: 1 of yours and 2 more. "
        "In each field phase take 1 wood from each.",
        rulings=(
            "What makes grain fields hold more does so here, like the Liquid Manure, but not the Smallholder; "
            "each plot is a field of its own for the Fieldsman.",
            "The Planter Box adds nothing here.",
            "A space for sowing may be used for this card alone, and the plots may be planted at different times.",
            "Wood on it is not in your supply, as for the Storehouse Clerk, but counts for the points of the Joinery "
            "and the Sawmill.",
            "It is no field: neither in the scoring nor as a planted field, as for the Animal Feed, nor for the Rake.",
            "The Hobby Farmer plants nothing here.",
            "The Corn Storehouse plants nothing here, either.",
            "Manure harvests it.",
            "The Clapper adds 1 wood to each planted plot.",
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
            "The Adoptive Parents react to it.",
            "The Midwife reacts to it, the Clapper does not.",
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
        "Perpetual Student",
        "K",
        players=4,
        text="When you play an occupation, you may let another player draw it from your hand. Then take 3 food first "
        "and play that card; for each food that you cannot pay take a begging card.",
        rulings=(
            "The Scholar's occupations may be drawn, too.",
            "It works with a single occupation in hand.",
            "What is printed on the card as its cost, as on the Lover and the Chief, may lead to begging cards, too.",
            "Not for a Chief's Daughter who follows the Chief.",
        ),
        changes=(LetsDraw("3 food"),),
        by_hand="no other card lets chance choose an occupation",
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
        "Traveling Salesman",
        "K",
        text="When a person of yours takes an action for a minor improvement, you may build a major one instead; "
        "when it takes one for a major or minor improvement, you may play 2 minor ones instead.",
        rulings=(
            "With the Merchant 1 food leads to 4 minor improvements in place of 2, or to 2 major ones with an action "
            "for a minor one: the repeated action may be more as well.",
            "With the Businessman you may play up to 3 minor improvements on Starting Player.",
            "Otherwise it works once in a turn.",
            "It does nothing for the Scholar.",
        ),
        each=(
            When(IMPROVED, A_SECOND_MINOR, when=OfCard("minor") & MAJOR_OR_MINOR, may=True),
            When(IMPROVED, A_SECOND_MINOR, when=OfCard("minor") & BUSINESSMANS_BONUS, may=True),
        ),
        changes=(Right(BUILDS_ANY_MAJOR),),
    ),
    occupation(
        "Veterinarian",
        "K",
        players=4,
        text="Put tokens for 4 sheep, 3 boar and 2 cattle into a bag. At the start of each coming round draw 2 of "
        "them: if they are alike, take 1 such animal, whose token is gone. The others go back.",
        rulings=(
            "The animal may be cooked as it arrives.",
            "Two different tokens both go back into the bag.",
        ),
        on_play=Reserve(on=tuple(range(2, 15))),
        each=(When(ROUND_START, DrawPair("4 sheep 3 boar 2 cattle"), when=Reserved("Veterinarian")),),
        by_hand="no other card draws from a bag",
    ),
    occupation(
        "Wet Nurse",
        "K",
        text="When you build rooms, your family may grow at once: up to one child for each of these rooms, "
        "1 food for each child. There must be a free room for it.",
        rulings=(
            "The children are newborns: they work from the next round on.",
            "Rooms that a card gives you count, too: Hut Builder, Mason, Master Builder and the extensions.",
            "It is family growth for the Adoptive Parents.",
            "It is family growth for the Farm Steward and the Midwife, not for the Clapper.",
        ),
        each=(
            When(BUILT_ROOMS, A_CHILD, when=Numbered(1, 1), may=True),
            When(BUILT_ROOMS, TWO_CHILDREN, when=Numbered(2, 2), may=True),
            When(BUILT_ROOMS, THREE_CHILDREN, when=Numbered(3), may=True),
        ),
    ),
    occupation(
        "Wood Distributor",
        "K",
        text="Take 2 wood. Before each work phase you may move the wood on 3 Wood in equal shares to 1 Clay, 1 Reed "
        "and Fishing. Who uses these spaces takes it along.",
        rulings=(
            "What cannot be shared equally, 1 or 2 wood, stays on 3 Wood; with less than 3 wood nothing moves.",
            "If nothing is left on 3 Wood, it cannot be used in this round.",
            "Wood that is taken along counts as taken from the space for all cards: the Basket needs 2 wood on one "
            "space. The Net Fisherman leaves it.",
            "With such wood on 1 Reed the Landing Net gives only 1 food.",
            "Taster, Foreman and Wood Distributor may be used in answer to each other until the work phase begins. "
            "To use one is final; who does not may still think again.",
        ),
        on_play=Take("2 wood"),
        each=(When(BEFORE_WORK, ShareOut("3 wood", ("1 clay", "1 reed", "fishing")), may=True, per_round=1),),
        by_hand="no other card moves goods between spaces",
    ),
)
