"""The X deck: alien action spaces, and merchants from space who wait for the first to bring what they want."""

from typing import Final

from farmyard.agricola.content.deck_x.by_hand import ClosedPasture, ConvertAll, NeededRoom
from farmyard.agricola.state.card import ACTION_SPACE, MERCHANT, ONE_SOURCE, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import BUILT_FENCES, BUILT_STABLE, GREW
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.crops import AddToSown
from farmyard.agricola.words.drawn import LeaveTable
from farmyard.agricola.words.paying import Paid

REWARD: Final = All(Points(2), LeaveTable())
WAITS: Final = "It lies beside the board until one player brings what is wanted; then it is gone."
AT_ONCE: Final = "It is up to the player, right after the building or growth and never later; it is paid once."

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Alien Fertilizer",
        ACTION_SPACE,
        "X",
        "A space for everybody: add 1 grain to each of your grain fields and 1 vegetable to each of your vegetable "
        "fields.",
        number="X01",
        space=Space("Alien Fertilizer", AddToSown(1, crops=("grain", "vegetable"))),
        rulings=(
            "The new goods come on top of those on the field; an empty field gets nothing.",
            "It works for field tiles and for cards that are fields.",
            "Fields with other goods get nothing; without a grain or vegetable field nobody can use it.",
            "Only the user's own fields are served.",
        ),
    ),
    Card(
        "Homemade Spaceship",
        ACTION_SPACE,
        "X",
        "A space for everybody: pay 2 wood, 2 clay, 1 reed and 1 stone for 4 bonus points.",
        number="X02",
        space=Space("Homemade Spaceship", Paid("2 wood 2 clay 1 reed 1 stone", Points(4))),
        rulings=("It may be used any number of times in a game, by one person in a round.",),
    ),
    Card(
        "Converter",
        ACTION_SPACE,
        "X",
        "A space for everybody: turn all of one of your building resources into as much of another one.",
        number="X03",
        doubt=ONE_SOURCE,
        space=Space("Converter", ConvertAll()),
        rulings=("At least 1 of the first resource is needed.",),
        by_hand="no other card turns all of something into something else",
    ),
    Card(
        "Merchants from Jupiter",
        MERCHANT,
        "X",
        "The first player who builds a stable and hands over 2 reed as well gets 2 bonus points.",
        number="X04",
        doubt=ONE_SOURCE,
        each=(When(BUILT_STABLE, Paid("2 reed", REWARD), may=True),),
        rulings=(WAITS, AT_ONCE, "Any building of a stable counts, wherever it comes from."),
    ),
    Card(
        "Merchants from Mars",
        MERCHANT,
        "X",
        "The first player whose family grows by a growth that needs room, and who hands over 2 food as well, gets "
        "2 bonus points.",
        number="X05",
        doubt=ONE_SOURCE,
        each=(When(GREW, Paid("2 food", REWARD), when=NeededRoom(), may=True),),
        rulings=(
            WAITS,
            AT_ONCE,
            "They ask for 2 food, as in the English printing; an early German one asked for none.",
            "A growth that needs no room does not do.",
        ),
        by_hand="no other card asks whether a growth needs room",
    ),
    Card(
        "Merchants from Pluto",
        MERCHANT,
        "X",
        "The first player who fences a pasture and hands over 2 stone as well gets 2 bonus points.",
        number="X06",
        doubt=ONE_SOURCE,
        each=(When(BUILT_FENCES, Paid("2 stone", REWARD), when=ClosedPasture(), may=True),),
        rulings=(WAITS, AT_ONCE, "Any fences that close a pasture count, also those that divide one."),
        by_hand="no other card asks whether fences have closed a pasture",
    ),
)
