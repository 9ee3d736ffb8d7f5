"""Occupations for five and six players, A to C."""

from typing import Final

from farmyard.agricola.content.five_plus.by_hand import Twice
from farmyard.agricola.rules.combine import Either, Optional
from farmyard.agricola.rules.farmland import Sow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import ANYONE, OTHERS, When
from farmyard.agricola.state.events import (
    BUILT_FENCES,
    BUILT_ROOMS,
    RENOVATED,
    ROUND_START,
    USES_SPACE,
    WORK_END,
    WORK_START,
)
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.combining import If, OwnerOnly
from farmyard.agricola.words.conditions import AtLeast, AtMost, Not, On
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.numbers import Beyond, Goods, Pastures, Players
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.spaces import Occupied, Revealed, TakeLying
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
        "Animal Brander",
        "five-plus",
        number="A180",
        players=5,
        category="livestock provider",
        text="Each time you use Animal Market, you may first pay 1 food to do what you choose there two times.",
        rulings=(
            "It is the same both times, the cattle for 2 food.",
            "The food for this card comes on top and is paid before anything is taken.",
        ),
        each=(When(USES_SPACE, Paid("1 food", Twice()), when=On("Animal Market"), may=True),),
        by_hand="no other card doubles what may be chosen on a space",
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
        "Bullcatcher",
        "five-plus",
        number="D179",
        players=5,
        category="livestock provider",
        text="This is an action space for you alone: while both the card of round 3 and that of round 6 are occupied, "
        "take 1 cattle and 2 food there.",
        rulings=(
            "Whatever cards lie on these two round spaces are meant, so there is nothing to catch before round 6.",
            "Like any space it is for one person in a round.",
        ),
        space=Space("Bullcatcher", OwnerOnly(If(AtLeast(2, Occupied(rounds=(3, 6))), Take("2 food 1 cattle")))),
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
        "Clay Thief",
        "five-plus",
        number="A173",
        players=5,
        category="food provider",
        text="Once, at the start of a work phase, you may turn this card face down and take all clay from Hollow.",
        rulings=(
            "Turned down, it still counts as an occupation, but does nothing more.",
            "It is no use of Hollow, which stays free, though empty.",
            "The clay of this round lies there already.",
        ),
        each=(When(WORK_START, TakeLying("clay", "Hollow"), may=True, uses=1),),
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
    occupation(
        "Corral Builder",
        "five-plus",
        number="B170",
        players=5,
        category="farm planner",
        text="When Pig Market is turned over, and again when Cattle Market is, you may at once fence in exactly 1 cell "
        "for nothing.",
        rulings=(
            "A market that lay open before you played this card brings nothing.",
            "The fences are your own, and the cell becomes a pasture of its own.",
            "You fence before the first person of that round is placed.",
        ),
        on_play=Reserve(after=(0,)),
        each=(
            When(
                ROUND_START,
                Fence(free=4, paid=False, cells=1),
                when=Revealed("Pig Market", "Cattle Market", now=True) & Not(Reserved()),
                may=True,
            ),
        ),
    ),
    occupation(
        "Countryman",
        "five-plus",
        number="D175",
        players=5,
        category="crop provider",
        text="Each time anybody renovates on an action space, you may sow 1 field.",
        rulings=(
            "A renovation that a card allows elsewhere does not count.",
            "It is no unrestricted sowing.",
        ),
        each=(When(RENOVATED, Sow(1), by=ANYONE, when=On("renovation"), may=True),),
    ),
)
