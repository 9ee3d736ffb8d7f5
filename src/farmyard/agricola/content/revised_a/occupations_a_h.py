"""Occupations of deck A of the revised edition, A to H."""

from typing import Final

from farmyard.agricola.content.deck_k.by_hand import Adopt
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import AnyTime, When
from farmyard.agricola.state.events import ALL_AT_WORK, LEAVES_SPACE, NEW_HOUSE, USES_SPACE
from farmyard.agricola.state.purchase import RENOVATION, ROOM
from farmyard.agricola.state.rights import RENOVATES_TWICE
from farmyard.agricola.words.combining import All, If
from farmyard.agricola.words.conditions import LivesIn, Not, On
from farmyard.agricola.words.later import Once
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Improvements, People
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.prices import FreeFences, Swap
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.scoring import Table
from farmyard.agricola.words.shelter import Pets
from farmyard.agricola.words.taking import TakePer

GROCERIES: Final = ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable")

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Adoptive Parents",
        "revised-A",
        number="092",
        category="action booster",
        text="When all your other people are placed, you may pay 1 food in your turn to place a newborn, which is no "
        "newborn then.",
        rulings=(
            "The card may also be played after the child was born, in the same work phase.",
            "In the harvest of that round it eats like a grown-up.",
            "It is placed in your turn like everybody else.",
            "Each newborn costs 1 food; without it, it stays a newborn.",
        ),
        each=(When(ALL_AT_WORK, Paid("1 food", Adopt()), may=True),),
        by_hand="only the Adoptive Parents of two editions let newborns work",
    ),
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
        "Animal Tamer",
        "revised-A",
        number="086",
        category="farm planner",
        text="Take 1 wood or 1 grain. Your house holds 1 animal for each room, of any kinds.",
        rulings=(
            "These places come instead of the usual one, for as many rooms as there are; cards with room for a person "
            "are no rooms.",
        ),
        on_play=Either((Take("1 wood"), Take("1 grain"))),
        changes=(Pets(per_room=True),),
    ),
    occupation(
        "Braggart",
        "revised-A",
        number="133",
        players=3,
        category="points provider",
        bonus=True,
        text="At the end you get 2, 3, 4, 5, 7 or 9 bonus points for 5, 6, 7, 8, 9 or at least 10 improvements in "
        "front of you.",
        rulings=(
            "Major and minor improvements count, but none that you have passed on or handed in.",
            "More than 10 bring no more than 9 points.",
        ),
        scores=(Table(Improvements(), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9)),),
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
        each=(When(NEW_HOUSE, Once(LayOnRounds("2 clay", next=5))),),
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
        "Conservator",
        "revised-A",
        number="087",
        category="farm planner",
        text="One renovation may lead from your wooden house straight to a stone house, at the price of renovating to "
        "stone.",
        rulings=(
            "You may still renovate to clay instead.",
            "It is a single renovation and none of a clay house, for Roughcaster; Clay Hut Builder acts all the same.",
        ),
        changes=(Right(RENOVATES_TWICE),),
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
        "Frame Builder",
        "revised-A",
        number="123",
        category="building resource provider",
        text="You may pay 1 wood in place of 2 clay or 2 stone of the price of each room and of each renovation.",
        rulings=(
            "It is for each of several rooms.",
            "What lowers a price comes first: 2 of the material must still be due.",
        ),
        changes=(Swap("1 wood", instead="2 clay / 2 stone", sorts=(ROOM, RENOVATION), last=True),),
    ),
    occupation(
        "Grocer",
        "revised-A",
        number="102",
        category="goods provider",
        text="On this card lie, from top to bottom, 1 wood, grain, reed, stone, vegetable, clay, reed and vegetable. "
        "At any time you may buy the top one for 1 food.",
        rulings=(
            "Several may be bought in a row.",
            "What still lies on the card is nobody's: it pays for nothing and scores nothing.",
            "What you have bought is yours like all other goods; there are 8 of them.",
        ),
        any_time=tuple(
            [
                AnyTime(Take(f"1 {good}", price="1 food"), uses=place, midst=True)
                for place, good in enumerate(GROCERIES, 1)
            ]
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
    occupation(
        "Hedge Keeper",
        "revised-A",
        number="088",
        category="farm planner",
        text="Each time you take an action to build fences, up to 3 of them cost nothing.",
        rulings=(
            "You may build no others than these.",
            "It takes an action to build fences: what a card fences for you itself does not count.",
            "The fences are still taken from those that you have left.",
        ),
        changes=(FreeFences(first=3),),
    ),
)
