"""Occupations of deck A of the revised edition, L to Z."""

from typing import Final

from farmyard.agricola.content.revised_a.by_hand import ReapMore
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.harvest import Breed
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, When
from farmyard.agricola.state.events import (
    BUILT_ROOMS,
    FIELD_PHASE,
    RENOVATED,
    ROUND_END,
    ROUND_START,
    USED_SPACE,
    USES_SPACE,
)
from farmyard.agricola.state.goods import BOAR
from farmyard.agricola.state.purchase import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.words.buying import Buy
from farmyard.agricola.words.combining import If
from farmyard.agricola.words.conditions import Exactly, InRounds, LivesIn, On
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Rooms, Stables
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.taking import Leave

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Lutenist",
        "revised-A",
        number="160",
        players=4,
        category="crop provider",
        text="Each time another player uses Traveling Players, you take 1 food and 1 wood; then you may buy 1 "
        "vegetable for 2 food.",
        rulings=(
            "Your own use of the space brings nothing.",
            "The food that you have just taken may go into the price.",
        ),
        each=(
            When(USES_SPACE, Take("1 wood 1 food"), by=OTHERS, when=On("traveling players")),
            When(USES_SPACE, Buy(("1 vegetable", 2)), by=OTHERS, when=On("traveling players"), may=True),
        ),
    ),
    occupation(
        "Mushroom Collector",
        "revised-A",
        number="108",
        category="food provider",
        text="Directly after each use of a wood accumulation space, you may put 1 wood from your supply on that space "
        "and take 2 food.",
        rulings=(
            "The use need not have brought wood.",
            "The food comes too late for what cards offer before the wood is taken.",
            "Basket may be used after the same use.",
        ),
        each=(When(USED_SPACE, Leave("1 wood", "2 food", own=True), when=On("wood space"), may=True),),
    ),
    occupation(
        "Pig Breeder",
        "revised-A",
        number="165",
        players=4,
        category="livestock provider",
        text="Take 1 boar. At the end of round 12 your boar breed once more, if there is room for the young.",
        rulings=(
            "Played after round 12, it brings the first boar only.",
            "It happens after your people have gone home.",
            "Other animals may make room for the young, which is not cooked at once; 2 boar must be left.",
        ),
        on_play=Take("1 boar"),
        each=(When(ROUND_END, Breed(BOAR), when=InRounds(12, 12)),),
    ),
    occupation(
        "Plow Driver",
        "revised-A",
        number="090",
        category="farm planner",
        text="While you live in a stone house, you may pay 1 food and plow 1 field whenever a round begins.",
        rulings=(
            "Played when a round begins, it may be used in that round.",
            "Food that lay on the round space may pay for it.",
            "It is no use of Farmland or Cultivation.",
        ),
        each=(When(ROUND_START, Paid("1 food", Plow()), when=LivesIn("stone house"), may=True),),
    ),
    occupation(
        "Priest",
        "revised-A",
        number="125",
        category="building resource provider",
        text="If you live in a clay house with exactly 2 rooms when you play this card, take 3 clay, 2 reed and 2 "
        "stone.",
        rulings=("It is asked only when the card is played.",),
        on_play=If(LivesIn("clay hut") & Exactly(2, Rooms()), Take("3 clay 2 reed 2 stone")),
    ),
    occupation(
        "Roughcaster",
        "revised-A",
        number="110",
        category="food provider",
        text="Each time you have built at least 1 clay room, or renovated from clay to stone, you take 3 food.",
        rulings=(
            "It is once for all rooms of one go, and the food comes too late to pay for them.",
            "Renovating a wooden house brings nothing, to clay or straight to stone.",
        ),
        each=(
            When(BUILT_ROOMS, Take("3 food"), when=LivesIn("clay hut")),
            When(RENOVATED, Take("3 food"), when=LivesIn("stone house") & LivesIn("clay hut", ever=True)),
        ),
    ),
    occupation(
        "Scythe Worker",
        "revised-A",
        number="112",
        category="crop provider",
        text="Take 1 grain. In the field phase of each harvest, you may harvest 1 grain more from each of your fields "
        "with grain.",
        rulings=(
            "It comes from the field: where only 1 grain grows, there is no second one.",
            "Cards that are fields and bear grain count.",
        ),
        on_play=Take("1 grain"),
        each=(When(FIELD_PHASE, ReapMore(), may=True),),
        by_hand="no other card harvests more from some fields",
    ),
    occupation(
        "Seasonal Worker",
        "revised-A",
        number="114",
        category="crop provider",
        text="Each time you use Day Laborer, you first take 1 grain, or from round 6 on 1 vegetable if you like that "
        "better.",
        each=(
            When(USES_SPACE, Take("1 grain"), when=On("day laborer") & InRounds(last=5)),
            When(
                USES_SPACE, Either((Take("1 grain"), Take("1 vegetable"))), when=On("day laborer") & InRounds(first=6)
            ),
        ),
    ),
    occupation(
        "Stable Architect",
        "revised-A",
        number="098",
        category="points provider",
        bonus=True,
        text="At the end you get 1 bonus point for each of your stables that is in no pasture.",
        scores=(Each(1, Stables(unfenced=True)),),
    ),
    occupation(
        "Stonecutter",
        "revised-A",
        number="143",
        players=3,
        category="building resource provider",
        text="Every improvement, every room and every renovation costs you 1 stone less.",
        rulings=(
            "You cannot do without it.",
            "Each of several rooms costs 1 stone less; a renovation costs 1 less, however many rooms there are.",
        ),
        changes=(Discount("1 stone", (IMPROVEMENT, ROOM, RENOVATION)),),
    ),
    occupation(
        "Wall Builder",
        "revised-A",
        number="111",
        category="food provider",
        text="Each time you have built at least 1 room, you may lay 1 food on each of the next 4 round spaces; take it "
        "when that round begins.",
        rulings=("It is once for all rooms of one go. What is laid later is added to what lies there.",),
        each=(When(BUILT_ROOMS, LayOnRounds("1 food", next=4), may=True),),
    ),
    occupation(
        "Wood Cutter",
        "revised-A",
        number="116",
        category="building resource provider",
        text="Each time you use a wood accumulation space, you take 1 wood more from the general supply.",
        rulings=("It does not matter what lies on the space.",),
        each=(When(USES_SPACE, Take("1 wood"), when=On("wood space")),),
    ),
)
