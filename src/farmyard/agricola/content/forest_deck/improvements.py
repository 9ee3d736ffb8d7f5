"""The forest deck: what is found in the woods."""

from typing import Final

from farmyard.agricola.content.forest_deck.by_hand import DrawsFrom, LookAhead
from farmyard.agricola.content.forest_deck.by_hand_creatures import BeNothing, NameSpecies, Unicorn
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.state.card import MAJOR, MINOR, ONE_SOURCE, RECONSTRUCTED, Card
from farmyard.agricola.state.doors import OTHERS, AnyTime, Oven, When
from farmyard.agricola.state.events import BEFORE_SCORING, BREEDING_END, DRAWS_CARD, FIELD_START
from farmyard.agricola.state.rights import BUILDS_LONG_FENCES
from farmyard.agricola.words.conditions import AtLeast
from farmyard.agricola.words.numbers import Tagged
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.scoring import Worth
from farmyard.agricola.words.shelter import HasRoom, Holds

FOUND: Final = "It lies with the drawer's played cards and counts as a minor improvement, but costs nothing."

UNICORN: Final = "unicorn"
SHIFTS_SHAPE: Final = (
    When(FIELD_START, NameSpecies(), first=True),
    When(BREEDING_END, BeNothing()),
    When(BEFORE_SCORING, NameSpecies(), first=True),
)

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "The Unicorn, Part 1",
        MINOR,
        "F",
        "You have a unicorn, which counts as 1 animal and needs no place. In each harvest and again for the scoring "
        "you name its species.",
        number="F02",
        tags=(UNICORN,),
        changes=(Unicorn(),),
        each=SHIFTS_SHAPE,
        rulings=(
            FOUND,
            "It is never turned into food, nor lost.",
            "With another animal of its species it has a young one, which needs a place like any other.",
            "The species is named when the harvest begins and stands until it ends; between harvests there is none.",
            "With Farmers of the Moor it may be a horse.",
        ),
        doubt=ONE_SOURCE,
        by_hand="no other card is an animal",
    ),
    Card(
        "The Unicorn, Part 2",
        MINOR,
        "F",
        "You have a unicorn, as with Part 1. Two unicorns are worth 1 bonus point.",
        number="F03",
        tags=(UNICORN,),
        changes=(Unicorn(),),
        each=SHIFTS_SHAPE,
        scores=(Worth(1, AtLeast(2, Tagged(UNICORN))),),
        rulings=(FOUND, "Two unicorns of one species have a young one."),
        doubt=RECONSTRUCTED,
        by_hand="no other card is an animal",
    ),
    Card(
        "Fences of Unnatural Length",
        MINOR,
        "F",
        "When you build fences, one fence is as long as a whole straight line of them: pay 1 wood for each line.",
        number="F22",
        changes=(Right(BUILDS_LONG_FENCES),),
        rulings=(
            FOUND,
            "A new pasture of 3 by 3 cells costs 4 wood.",
            "A line is made up of the fences of one action, however many pastures they close; it ends where it would "
            "turn, and does not join fences that were there before.",
            "Each line is one of your 15 fences.",
        ),
        doubt=ONE_SOURCE,
    ),
    Card(
        "The Witch",
        MINOR,
        "F",
        "3 times at any time: look at the next 3 cards of the forest deck and lay them back in any order.",
        number="F23",
        any_time=(AnyTime(LookAhead("F", 3), uses=3),),
        each=(When(DRAWS_CARD, LookAhead("F", 3), by=OTHERS, when=DrawsFrom("F"), may=True, uses=3),),
        rulings=(
            FOUND,
            "She may look before somebody else draws, too, but not before the card that is drawn is done with.",
            "Nobody else learns what she has seen.",
        ),
        by_hand="no other card looks at a deck",
    ),
    Card(
        "The Swamp-Flame Eruption Oven",
        MAJOR,
        "F",
        "Baking: 5 food each for up to 2 grain, if you burn 1 wood. Bake at once when you get it.",
        number="F16",
        points=2,
        tags=("oven", "baking"),
        oven=Oven(food=5, most=2, burns="1 wood"),
        on_play=Optional(Bake()),
        rulings=(
            "It lies with the drawer's played cards and counts as a major improvement and as an oven, but costs "
            "nothing.",
            "Without wood to burn nothing is baked in it.",
        ),
        doubt=RECONSTRUCTED,
    ),
    Card(
        "Camelot",
        MINOR,
        "F",
        "There is room on this card for 1 of your people and for up to 5 animals of any species.",
        number="F24",
        changes=(HasRoom(1), Holds(5)),
        rulings=(
            FOUND,
            "The animals may be of different species.",
            "It is no room: it scores nothing, is not renovated and keeps no pet of its own.",
        ),
    ),
)
