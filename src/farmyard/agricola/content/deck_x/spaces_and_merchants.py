"""The X deck: alien action spaces, and merchants from space who wait for the first to bring what they want."""

from typing import Final

from farmyard.agricola.state.card import ACTION_SPACE, MERCHANT, ONE_SOURCE, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import BUILT_STABLE
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.crops import AddToSown
from farmyard.agricola.words.drawn import LeaveTable
from farmyard.agricola.words.paying import Paid

REWARD: Final = All(Points(2), LeaveTable())

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
        "Merchants from Jupiter",
        MERCHANT,
        "X",
        "The first player who builds a stable, or several, and hands over 2 reed as well gets 2 bonus points.",
        number="X04",
        doubt=ONE_SOURCE,
        each=(When(BUILT_STABLE, Paid("2 reed", REWARD), may=True),),
        rulings=(
            "It lies beside the board until one player brings what is wanted; then it is gone.",
            "It is up to the player, right after building and never later; the 2 reed are paid once.",
            "Any building of a stable counts.",
        ),
    ),
)
