"""Minor improvements of deck K."""

from typing import Final

from farmyard.agricola.cards.card import Card, minor
from farmyard.agricola.cards.deck_k.by_hand import Lodges, MoveIn
from farmyard.agricola.cards.doors import When
from farmyard.agricola.cards.words.conditions import AtLeast
from farmyard.agricola.cards.words.laying import LayOnRounds
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
    minor(
        "Reed Hut",
        "K",
        cost="1 wood 4 reed",
        points=1,
        text="One of your people not yet in the game lives on this card. It works from now on and eats, but scores no "
        "points. Family growth may bring it into your house instead of a child.",
        rulings=(
            "It is no family member and needs no room while it lives here.",
            "To play this card is no family growth.",
            "It is placed after your family and a guest.",
            "When it joins the family it is a newborn in that round; it cannot bring that about itself.",
            "The card may be played when all five are in the game; then nobody lives here.",
            "Whoever gives the card up loses the person.",
        ),
        on_play=MoveIn(),
        changes=(Lodges("Reed Hut"),),
        by_hand="no other card houses a person",
    ),
)
