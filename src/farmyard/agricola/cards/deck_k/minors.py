"""Minor improvements of deck K."""

from typing import Final

from farmyard.agricola.cards.card import Card, minor
from farmyard.agricola.cards.doors import When
from farmyard.agricola.cards.words.conditions import AtLeast
from farmyard.agricola.cards.words.effects import LayOnRounds
from farmyard.agricola.cards.words.numbers import Occupations
from farmyard.agricola.cards.words.shelter import Holds, Pets
from farmyard.agricola.events import FEEDING_PHASE, PLAYS_OCCUPATION
from farmyard.agricola.rules.take import Take

ANY_NUMBER: Final = 999

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Bookshelf",
        "K",
        cost="1 wood",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="When you play an occupation, first take 3 food, which may pay for it.",
        rulings=(
            "It pays for each of two occupations that the Writing Desk lets you play.",
            "Together with the Patron it makes 5 food.",
            "It works for occupations that cards let you play, like the Chief's Daughter.",
            "It works for the Scholar's occupations, too.",
            "The Academic is one occupation here.",
        ),
        each=(When(PLAYS_OCCUPATION, Take("3 food")),),
    ),
    minor(
        "Forest Pasture",
        "K",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="This card holds any number of boar and no other animals.",
        rulings=(
            "It is no pasture when pastures are scored; the boar on it score.",
            "Newborn boar may live here.",
            "The Animal Keeper lets no other animals in.",
            "The Organic Farmer counts it as soon as there is 1 boar.",
        ),
        changes=(Holds(ANY_NUMBER, ("boar",)),),
    ),
    minor(
        "Granary",
        "K",
        cost="3 wood / 3 clay",
        points=1,
        text="Lay 1 grain on each of the round spaces 8, 10 and 12 that is still to come; "
        "take it when that round begins.",
        rulings=(
            "Wood and clay cannot be mixed.",
            "Cards that react to grain from an action space do not react to it: Grain Cart, Corn Scoop, Seed Seller, "
            "Greengrocer, Market Crier and Field Watchman.",
            "The Pieceworker and the Sycophant do not react to it, either.",
            "The round in which you play it gets nothing any more.",
        ),
        on_play=LayOnRounds("1 grain", on=(8, 10, 12)),
    ),
    minor(
        "House Goat",
        "K",
        points=1,
        text="Take 1 food in each feeding phase. From now on no animal can live in your house beside the goat.",
        rulings=(
            "An animal that lives there must find another place, be cooked or run away.",
            "The goat never leaves; the Animal Tamer has no effect any more.",
            "It is no animal where a card asks for animals.",
        ),
        each=(When(FEEDING_PHASE, Take("1 food")),),
        changes=(Pets(0),),
    ),
)
