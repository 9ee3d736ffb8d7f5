"""Occupations for five and six players, A to C."""

from typing import Final

from farmyard.agricola.rules.combine import Either, Optional
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, When
from farmyard.agricola.state.events import BUILT_FENCES, BUILT_ROOMS, ROUND_START, USES_SPACE, WORK_END
from farmyard.agricola.words.combining import If
from farmyard.agricola.words.conditions import AtLeast, AtMost, On
from farmyard.agricola.words.numbers import Beyond, Goods, Pastures, Players
from farmyard.agricola.words.spaces import Occupied
from farmyard.agricola.words.taking import TakePer, TakePerEvent

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Amateur Fencer",
        "five-plus",
        number="C170",
        players=5,
        category="farm planner",
        text="When you play this card and have no pasture, you may at once fence in exactly 1 cell for nothing.",
        rulings=("The fences are your own: with fewer than 4 of them left nothing happens.",),
        on_play=If(AtMost(0, Pastures()), Optional(Fence(free=4, paid=False, cells=1))),
    ),
    occupation(
        "Boat Painter",
        "five-plus",
        number="A172",
        players=5,
        category="food provider",
        text="At the end of each work phase, if Fishing and Traveling Players are both occupied, take 1 grain or 2 "
        "food.",
        rulings=(
            "Occupied means that somebody stands there: a space blocked by another is not.",
            "It does not matter whose people they are.",
        ),
        each=(
            When(
                WORK_END,
                Either((Take("1 grain"), Take("2 food"))),
                when=AtLeast(2, Occupied("fishing", "traveling players")),
            ),
        ),
    ),
    occupation(
        "Bovine Pioneer",
        "five-plus",
        number="C179",
        players=5,
        category="livestock provider",
        text="Each time you fence in land so that a new pasture comes about, you get 1 cattle.",
        rulings=(
            "A part of an older pasture is no new one.",
            "However many new pastures come about in one building of fences, it is 1 cattle.",
        ),
        each=(When(BUILT_FENCES, Take("1 cattle"), when=On(new_land=True)),),
    ),
    occupation(
        "Carpenter's Boy",
        "five-plus",
        number="A178",
        players=5,
        category="building resource provider",
        text="Each time another player builds rooms, you get 1 wood for each of them.",
        rulings=(
            "Your own rooms bring nothing.",
            "A renovation builds no room.",
        ),
        each=(When(BUILT_ROOMS, TakePerEvent("1 wood"), by=OTHERS),),
    ),
    occupation(
        "Cattle Caregiver",
        "five-plus",
        number="B172",
        players=5,
        category="food provider",
        text="At the start of each round, if 3 / 4 / at least 5 players have cattle, you get 1 / 2 / 3 food.",
        rulings=("You are one of the players, too.",),
        each=(When(ROUND_START, TakePer("1 food", Beyond(2, Players(AtLeast(1, Goods("cattle")))), most=3)),),
    ),
    occupation(
        "Cleanacre",
        "five-plus",
        number="C176",
        players=5,
        category="building resource provider",
        text="Each time you use Farmland, Cultivation or Farm Supplies, you first get 2 clay.",
        each=(When(USES_SPACE, Take("2 clay"), when=On("Farmland", "Cultivation", "Farm Supplies")),),
    ),
)
