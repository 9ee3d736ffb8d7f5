"""Occupations of deck K, I to R."""

from typing import Final

from farmyard.agricola.content.deck_k.by_hand import (
    LetsDraw,
    TakeOff,
)
from farmyard.agricola.rules.family import Grow
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import (
    RECEIVES,
    ROUND_START,
    SHARES_GOODS,
    TAKES_GOODS,
)
from farmyard.agricola.state.purchase import IMPROVEMENT
from farmyard.agricola.words.buying import Buy
from farmyard.agricola.words.conditions import AtMost, Gets, LivesIn, OfCard, On
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import (
    Pastures,
    People,
)
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.prices import ANY_RESOURCE, Discount
from farmyard.agricola.words.rights import BuildsMajors
from farmyard.agricola.words.scoring import Each

BY_THE_PIECE: Final = Buy(
    ("1 wood", 1), ("1 clay", 1), ("1 reed", 1), ("1 stone", 1), ("1 grain", 1), ("1 vegetable", 2), got=True
)
WORKSHOPS: Final = ("Joinery", "Pottery", "Basketmaker's Workshop")
CLAY_OR_STONE: Final = LivesIn("clay hut", "stone house")


CARDS: Final[tuple[Card, ...]] = (
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
        "Magician",
        "K",
        players=4,
        tags=("artist",),
        text="When your last person of a round takes the food of Traveling Players, take 1 grain and 1 food as well.",
        rulings=(
            "A guest who is placed after your family is the last person.",
            "A person whom the Acrobat or the Countryman moves after all have been placed is not.",
            "Another player who doubles the food with the Juggler pays you 1 food.",
        ),
        each=(
            When(TAKES_GOODS, Take("1 grain 1 food"), when=On("traveling players") & AtMost(0, People(at_home=True))),
        ),
    ),
    occupation(
        "Manufacturer",
        "K",
        players=3,
        text="Once you no longer live in a wooden hut: the Joinery, the Pottery and the Basketmaker's Workshop cost "
        "you 2 building resources less, whichever you like, and an action for a minor improvement is enough.",
        rulings=("For everything else they stay major improvements.",),
        changes=(
            BuildsMajors(*WORKSHOPS, when=CLAY_OR_STONE),
            Discount(ANY_RESOURCE, (IMPROVEMENT,), cards=WORKSHOPS, when=CLAY_OR_STONE, times=2),
        ),
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
        "Organic Farmer",
        "K",
        text="At the end 1 point for each pasture that holds at least 1 animal and has room for at least 3 more.",
        rulings=(
            "The Forest Pasture counts as soon as there is an animal on it.",
            "The Animal Yard counts if other cards enlarge it enough, like the Drinking Trough.",
        ),
        scores=(Each(1, Pastures(spare=3)),),
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
        "Pieceworker",
        "K",
        text="When one of your people takes goods from an action space, you may buy 1 more of each kind: 1 food for "
        "a wood, clay, reed, stone or grain, 2 food for a vegetable.",
        rulings=(
            "Only goods of the space itself count, not those from cards or from the start of a round: neither Market "
            "Stall nor Weekly Market nor Granary.",
            "You pay for all of them together before other cards act: goods from the space may be turned into food for "
            "it, but not what you buy or what cards bring.",
            "Also if all the wood is left behind for the Basket, the Mushroom Collector or the Pig Catcher; their food "
            "comes too late.",
            "Wood that the Wood Distributor has laid on a space counts. Sowing is no taking.",
        ),
        each=(When(SHARES_GOODS, BY_THE_PIECE, may=True, first=True),),
    ),
    occupation(
        "Pig Whisperer",
        "K",
        players=4,
        text="Add 4, 7 and 10 to the current round and lay 1 boar on each of these round spaces; "
        "take it when that round begins.",
        rulings=(
            "The boar may be cooked at once, without a place for it.",
            "Lying out from the start of a solo series it lays its boar on rounds 4, 7 and 10.",
        ),
        on_play=LayOnRounds("1 boar", after=(4, 7, 10)),
    ),
    occupation(
        "Plowman",
        "K",
        text="Add 4, 7 and 10 to the current round and lay 1 field on each of these round spaces. "
        "When that round begins, you may plow it for 1 food.",
        rulings=(
            "A field that you do not plow then goes back to the supply.",
            "Food that arrives at the start of the round may pay.",
            "Lying out from the start of a solo series it lays its fields on rounds 4, 7 and 10.",
        ),
        on_play=Reserve(after=(4, 7, 10)),
        each=(When(ROUND_START, Paid("1 food", Plow()), when=Reserved(), may=True),),
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
)
