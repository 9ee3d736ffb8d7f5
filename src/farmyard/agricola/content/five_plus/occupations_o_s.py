"""Occupations for five and six players, O to S."""

from typing import Final

from farmyard.agricola.content.five_plus.by_hand import CostOfMajors, HasRoomLater, LeaveHalf, OpenHome
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    FIELD_START,
    LEAVES_SPACE,
    PAID_OCCUPATION,
    PLAYED_IMPROVEMENT,
    PLOWED,
    TAKES_GOODS,
    USES_SPACE,
    WORK_END,
)
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.combining import If, OwnerOnly
from farmyard.agricola.words.conditions import AtLeast, AtMost, Exactly, Gets, On
from farmyard.agricola.words.laying import AddToCard, TakeOffCard
from farmyard.agricola.words.numbers import Uses
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.spaces import Holding, Occupied, PlaceAnother

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Off-Siter",
        "five-plus",
        number="A169",
        players=5,
        category="farm planner",
        text="As soon as the prices printed on your major improvements have at least 9 building resources together, "
        "this card has room for 1 person.",
        rulings=(
            "What is printed counts, whatever was paid.",
            "Each copy of a major improvement counts with the price printed on it.",
            "The room stays even if a major improvement goes.",
        ),
        on_play=If(AtLeast(9, CostOfMajors()), OpenHome()),
        each=(When(PLAYED_IMPROVEMENT, If(AtLeast(9, CostOfMajors()), OpenHome())),),
        changes=(HasRoomLater(),),
        by_hand="no other card looks at printed prices",
    ),
    occupation(
        "On-Site Reverend",
        "five-plus",
        number="C178",
        players=5,
        category="building resource provider",
        text="At the start of each harvest take 1 wood, 1 clay, 1 reed or 1 stone.",
        each=(When(FIELD_START, Either((Take("1 wood"), Take("1 clay"), Take("1 reed"), Take("1 stone")))),),
    ),
    occupation(
        "Part-Time Worker",
        "five-plus",
        number="D180",
        players=5,
        category="livestock provider",
        text="Each time you use an accumulation space with exactly 2 / 4 / 6 goods, you may leave 1 / 2 / 3 of them "
        "there to get 1 sheep / boar / cattle.",
        rulings=(
            "Goods of all kinds count together, and you choose which of them stay.",
            "For cards that look at what you take, you have taken only the rest.",
        ),
        each=(
            When(
                USES_SPACE,
                LeaveHalf(((2, "1 sheep"), (4, "1 boar"), (6, "1 cattle"))),
                when=On("accumulation space"),
                may=True,
            ),
        ),
        by_hand="no other card leaves goods of any kind on their space",
    ),
    occupation(
        "Plowsmith",
        "five-plus",
        number="D169",
        players=5,
        category="farm planner",
        text="Each time another player takes at least 4 wood from an accumulation space, you may pay 1 food to plow 1 "
        "field.",
        each=(
            When(
                TAKES_GOODS,
                Paid("1 food", Plow()),
                by=OTHERS,
                when=On("accumulation space") & Gets("wood", lying=True, number=4),
                may=True,
            ),
        ),
    ),
    occupation(
        "Putcher Maker",
        "five-plus",
        number="D172",
        players=5,
        category="food provider",
        text="At any time you may turn 1 reed into 2 food.",
        conversions=(Conversion("1 reed", "2 food"),),
    ),
    occupation(
        "Riverbank Gardener",
        "five-plus",
        number="B174",
        players=5,
        category="crop provider",
        text="Each time you use Riverbank Forest, you first get 1 vegetable.",
        each=(When(USES_SPACE, Take("1 vegetable"), when=On("Riverbank Forest")),),
    ),
    occupation(
        "Senior Teacher",
        "five-plus",
        number="D171",
        players=5,
        category="action booster",
        text="Each time another player pays food for an occupation on Lessons, you get 1 of it.",
        rulings=(
            "They pay no more for it than usual, and you never get more than 1 food.",
            "An occupation that costs nothing, or for which all is begged, brings nothing.",
        ),
        each=(When(PAID_OCCUPATION, Take("1 food"), by=OTHERS, when=On("occupation") & Gets("food")),),
    ),
    occupation(
        "Sidekick",
        "five-plus",
        number="A171",
        players=5,
        category="action booster",
        text="After each time you use a round card, you may pay 1 food to place another person on the round card to "
        "the left of it, and so on.",
        rulings=(
            "The other card must be open and free, and somebody must still be at home; nobody's turn is skipped.",
            "Spaces that are no round cards neither count nor can be reached.",
            "To the left are the cards of rounds 1 (of 2), 2 to 4 (of 5 to 7), 5 and 6 (of 8 and 9), 8 and 9 (of 10 "
            "and 11), 10 and 11 (of 12 and 13) and 12 (of 14).",
        ),
        each=(When(LEAVES_SPACE, Paid("1 food", PlaceAnother(left=True)), may=True),),
    ),
    occupation(
        "Stone Clawer",
        "five-plus",
        number="B177",
        players=5,
        category="building resource provider",
        text="Each time you plow, you get 1 stone.",
        rulings=("It is 1 stone for all fields that are plowed in one go.",),
        each=(When(PLOWED, Take("1 stone")),),
    ),
    occupation(
        "Stone Custodian",
        "five-plus",
        number="C174",
        players=5,
        category="crop provider",
        text="At the end of each work phase, if stone lies on 1 / 2 stone accumulation spaces, you get 1 grain / "
        "vegetable.",
        rulings=("The spaces are looked at before new stone comes to them.",),
        each=(
            When(WORK_END, Take("1 grain"), when=Exactly(1, Holding("stone", "stone space"))),
            When(WORK_END, Take("1 vegetable"), when=Exactly(2, Holding("stone", "stone space"))),
        ),
        by_hand="no other card counts spaces by what lies on them",
    ),
    occupation(
        "Substitute Teacher",
        "five-plus",
        number="D178",
        players=5,
        category="building resource provider",
        text="This is an action space for you alone: while all three Lessons spaces are occupied, take 1 wood, 1 clay, "
        "1 reed and 1 stone there, or 1 grain and 1 vegetable.",
        rulings=(
            "A Lessons space that is blocked is not occupied.",
            "Like any space it is for one person in a round.",
        ),
        space=Space(
            "Substitute Teacher",
            OwnerOnly(
                If(
                    AtLeast(3, Occupied("occupation")),
                    Either((Take("1 wood 1 clay 1 reed 1 stone"), Take("1 grain 1 vegetable"))),
                )
            ),
        ),
    ),
    occupation(
        "Sweeper",
        "five-plus",
        number="B173",
        players=5,
        category="food provider",
        text="Each time you use one of the linked spaces, first lay 1 food on this card. Once, at any time, you may "
        "turn it face down and take all food on it.",
        rulings=(
            "The linked spaces are the six that the walls of the extension join in pairs.",
            "Turned down, it still counts as an occupation, but does nothing more.",
            "Food on the card is not yours before that.",
        ),
        each=(When(USES_SPACE, AddToCard("1 food"), when=On("linked space") & AtMost(0, Uses())),),
        any_time=(AnyTime(TakeOffCard(), uses=1, midst=True),),
    ),
)
