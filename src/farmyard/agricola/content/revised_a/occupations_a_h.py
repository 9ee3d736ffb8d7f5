"""Occupations of deck A of the revised edition, A to H."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import LEAVES_SPACE, RENOVATED, USES_SPACE
from farmyard.agricola.words.combining import All, If
from farmyard.agricola.words.conditions import LivesIn, Not, On
from farmyard.agricola.words.later import Once
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import People
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.taking import TakePer

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Animal Dealer",
        "revised-A",
        number="147",
        players=3,
        category="livestock provider",
        text="Each time you use Sheep Market, Pig Market or Cattle Market, you may buy 1 more animal of its kind for 1 "
        "food first.",
        rulings=(
            "Animal Market and Corral are none of these markets.",
            "The food is paid before the animal comes: cooking it does not pay for it.",
        ),
        each=(
            When(USES_SPACE, Take("1 sheep", price="1 food"), when=On("Sheep Market"), may=True),
            When(USES_SPACE, Take("1 boar", price="1 food"), when=On("Pig Market"), may=True),
            When(USES_SPACE, Take("1 cattle", price="1 food"), when=On("Cattle Market"), may=True),
        ),
    ),
    occupation(
        "Clay Hut Builder",
        "revised-A",
        number="120",
        category="building resource provider",
        text="Once you no longer live in a wooden house (at once, if that is so already), lay 2 clay on each of the "
        "next 5 round spaces; take them when that round begins.",
        rulings=("Played in a clay or stone house, it takes effect at once.",),
        on_play=If(Not(LivesIn("wooden hut")), Once(LayOnRounds("2 clay", next=5))),
        each=(When(RENOVATED, Once(LayOnRounds("2 clay", next=5))),),
    ),
    occupation(
        "Conjurer",
        "revised-A",
        number="155",
        players=4,
        category="goods provider",
        text="Each time you use Traveling Players, you first take 1 wood and 1 grain.",
        each=(When(USES_SPACE, Take("1 wood 1 grain"), when=On("traveling players")),),
    ),
    occupation(
        "Firewood Collector",
        "revised-A",
        number="119",
        category="building resource provider",
        text="Each time you use Farmland, Grain Seeds, Grain Utilization or Cultivation, you take 1 wood at the end of "
        "that turn.",
        rulings=(
            "There is no limit to it.",
            "The wood pays for nothing that is done in that turn.",
        ),
        each=(
            When(
                LEAVES_SPACE,
                Take("1 wood"),
                when=On("Farmland", "Grain Seeds", "Grain Utilization", "Cultivation"),
            ),
        ),
    ),
    occupation(
        "Harpooner",
        "revised-A",
        number="138",
        players=3,
        category="goods provider",
        text="Each time you use Fishing, you may first pay 1 wood and take 1 reed and 1 food for each person you have.",
        rulings=(
            "It is paid at most once for each use.",
            "All your people count: placed or not, newborns, too.",
        ),
        each=(
            When(
                USES_SPACE,
                Paid("1 wood", All(Take("1 reed"), TakePer("1 food", People()))),
                when=On("fishing"),
                may=True,
            ),
        ),
    ),
)
