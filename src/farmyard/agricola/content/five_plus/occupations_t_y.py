"""Occupations for five and six players, T to Y."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import ANYONE, AnyTime, When
from farmyard.agricola.state.events import GOING_HOME, PLAYED_IMPROVEMENT, USED_SPACE, USES_SPACE
from farmyard.agricola.words.conditions import AtLeast, AtMost, Exactly, OfCard, On
from farmyard.agricola.words.laying import AddToCard, TakeOffCard
from farmyard.agricola.words.numbers import Uses
from farmyard.agricola.words.spaces import Occupied

LESSONS: Final = Occupied("occupation")
WOOD_SPACES: Final = Occupied("wood space")
OWN_WOOD_SPACES: Final = Occupied("wood space", own=True)

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Town Clerk",
        "five-plus",
        number="D173",
        players=5,
        category="food provider",
        text="Each time anybody builds a major improvement, lay 1 food on this card. Once, at any time, you may turn "
        "it face down and take all food on it.",
        rulings=("Turned down, it still counts as an occupation, but does nothing more.",),
        each=(When(PLAYED_IMPROVEMENT, AddToCard("1 food"), by=ANYONE, when=OfCard("major") & AtMost(0, Uses())),),
        any_time=(AnyTime(TakeOffCard(), uses=1, midst=True),),
    ),
    occupation(
        "Trapper",
        "five-plus",
        number="C180",
        players=5,
        category="livestock provider",
        text="Each time you use a wood accumulation space and 2 / 3 / 4 of them are occupied with it, you may first "
        "buy 1 sheep / boar / cattle for 1 food.",
        rulings=("The space that you use is one of them, so the first brings nothing.",),
        each=(
            When(
                USES_SPACE,
                Take("1 sheep", price="1 food"),
                when=On("wood space") & Exactly(2, WOOD_SPACES),
                may=True,
            ),
            When(
                USES_SPACE,
                Take("1 boar", price="1 food"),
                when=On("wood space") & Exactly(3, WOOD_SPACES),
                may=True,
            ),
            When(
                USES_SPACE,
                Take("1 cattle", price="1 food"),
                when=On("wood space") & Exactly(4, WOOD_SPACES),
                may=True,
            ),
        ),
    ),
    occupation(
        "Village Teacher",
        "five-plus",
        number="C175",
        players=5,
        category="crop provider",
        text="After each time you use Lessons, you get 1 food / grain / vegetable if 1 / 2 / 3 Lessons spaces are "
        "occupied.",
        rulings=("It does not matter whose people stand there.",),
        each=(
            When(USED_SPACE, Take("1 food"), when=On("occupation") & Exactly(1, LESSONS)),
            When(USED_SPACE, Take("1 grain"), when=On("occupation") & Exactly(2, LESSONS)),
            When(USED_SPACE, Take("1 vegetable"), when=On("occupation") & Exactly(3, LESSONS)),
        ),
    ),
    occupation(
        "Wild Boar Hunter",
        "five-plus",
        number="B179",
        players=5,
        category="livestock provider",
        text="In the returning home phase, if at least 3 wood accumulation spaces are occupied, you may exchange 1 "
        "wood for 1 boar.",
        rulings=("People are looked at before they go home.",),
        each=(When(GOING_HOME, Take("1 boar", price="1 wood"), when=AtLeast(3, WOOD_SPACES), may=True),),
    ),
    occupation(
        "Woodshacker",
        "five-plus",
        number="D176",
        players=5,
        category="building resource provider",
        text="Each round, when you use a wood accumulation space for the first / second time, you first get 1 / 2 "
        "clay.",
        rulings=(
            "A third time brings nothing.",
            "A use of the same round before you played this card counts, too.",
        ),
        each=(
            When(USES_SPACE, Take("1 clay"), when=On("wood space") & Exactly(1, OWN_WOOD_SPACES)),
            When(USES_SPACE, Take("2 clay"), when=On("wood space") & Exactly(2, OWN_WOOD_SPACES)),
        ),
    ),
)
