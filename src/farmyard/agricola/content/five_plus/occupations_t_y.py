"""Occupations for five and six players, T to Y."""

from typing import Final

from farmyard.agricola.content.five_plus.by_hand import MoreThanAllOthers
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.improve import Improvement
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import ANYONE, OTHERS, AnyTime, When
from farmyard.agricola.state.events import GOING_HOME, PLAYED_IMPROVEMENT, USED_SPACE, USES_SPACE
from farmyard.agricola.state.rights import HAS_LONE_OCCUPATION
from farmyard.agricola.words.at_once import DrawAnew, DrawCards
from farmyard.agricola.words.combining import If
from farmyard.agricola.words.conditions import AtLeast, AtMost, Exactly, OfCard, On
from farmyard.agricola.words.laying import AddToCard, TakeOffCard
from farmyard.agricola.words.numbers import Goods, Occupations, Uses
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.spaces import Occupied, PlaceAnother, TakeLying
from farmyard.agricola.words.taking import FillUp

LESSONS: Final = Occupied("occupation")
WOOD_SPACES: Final = Occupied("wood space")
OWN_WOOD_SPACES: Final = Occupied("wood space", own=True)

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Tag-Along",
        "five-plus",
        number="B178",
        players=5,
        category="building resource provider",
        text="Right after another player has used Resource Market, you may place a person there as well and use it.",
        rulings=(
            "Somebody must still be at home; none of your turns is skipped for it.",
            "With five and six players the market gives 1 wood, 1 reed and 1 stone.",
        ),
        each=(When(USED_SPACE, PlaceAnother(), by=OTHERS, when=On("Resource Market"), may=True),),
    ),
    occupation(
        "Top-Outer",
        "five-plus",
        number="C173",
        players=5,
        category="food provider",
        text="Each time anybody uses House Building, you get all food that lies on Traveling Players.",
        rulings=(
            "That Traveling Players is blocked does not matter.",
            "It is no use of Traveling Players.",
        ),
        each=(When(USES_SPACE, TakeLying("food", "Traveling Players"), by=ANYONE, when=On("House Building")),),
    ),
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
        rulings=(
            "The space that you use is one of them, so the first brings nothing.",
            "A space that is blocked is not occupied.",
        ),
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
        "Village Idiot",
        "five-plus",
        number="B176",
        players=5,
        category="building resource provider",
        requires=AtMost(0, Occupations()),
        text="Your lone occupation: it can only be your first one, and you never play another. Each time another "
        "player uses Meeting Place, you get 1 wood and 1 food.",
        rulings=(
            "When you play it, all occupations in your hand leave the game.",
            "Whatever would let you play an occupation later does nothing.",
        ),
        on_play=DrawAnew("occupation", 0),
        each=(When(USES_SPACE, Take("1 wood 1 food"), by=OTHERS, when=On("Meeting Place")),),
        changes=(Right(HAS_LONE_OCCUPATION),),
    ),
    occupation(
        "Village Teacher",
        "five-plus",
        number="C175",
        players=5,
        category="crop provider",
        text="After each time you use Lessons, you get 1 food / grain / vegetable if 1 / 2 / 3 Lessons spaces are "
        "occupied.",
        rulings=(
            "It does not matter whose people stand there.",
            "The lesson in which you play this card is the first.",
            "A Lessons space that is blocked is not occupied.",
        ),
        each=(
            When(USED_SPACE, Take("1 food"), when=On("occupation") & Exactly(1, LESSONS)),
            When(USED_SPACE, Take("1 grain"), when=On("occupation") & Exactly(2, LESSONS)),
            When(USED_SPACE, Take("1 vegetable"), when=On("occupation") & Exactly(3, LESSONS)),
        ),
    ),
    occupation(
        "Wheelmaker",
        "five-plus",
        number="A176",
        players=5,
        category="building resource provider",
        text="When you play this card with another occupation before you and more wood than all others together, you "
        "get as much wood as you lack of 15.",
        rulings=(
            "Only wood in the supplies is compared.",
            "Who has 15 wood gets none.",
        ),
        on_play=If(AtLeast(2, Occupations()) & MoreThanAllOthers(Goods("wood")), FillUp("15 wood")),
        by_hand="no other card compares its owner with all others together",
    ),
    occupation(
        "Wild Boar Hunter",
        "five-plus",
        number="B179",
        players=5,
        category="livestock provider",
        text="In the returning home phase, if at least 3 wood accumulation spaces are occupied, you may exchange 1 "
        "wood for 1 boar.",
        rulings=(
            "People are looked at before they go home.",
            "A wood space that is blocked is not occupied.",
        ),
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
    occupation(
        "Young Artist",
        "five-plus",
        number="C171",
        players=5,
        category="action booster",
        text="Once in each returning home phase you may pay 1 food to play a minor improvement or to draw 2 of those "
        "that were not dealt.",
        rulings=(
            "You draw what is left if it is fewer than 2.",
            "With six players only 6 were not dealt, or 10 with the promotional ones.",
            "What you draw may be played later like all others.",
        ),
        each=(
            When(
                GOING_HOME,
                Paid("1 food", Either((Improvement(minor=True), DrawCards("minor", 2)))),
                may=True,
            ),
        ),
        by_hand="no other card draws cards in addition to those in hand",
    ),
)
