"""Occupations of deck B of the revised edition, A to M."""

from typing import Final

from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import MAJOR, Card, occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import NEW_HOUSE, ROUND_START, USES_SPACE
from farmyard.agricola.state.purchase import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.words.combining import All, If
from farmyard.agricola.words.conditions import AtLeast, Exactly, LivesIn, On
from farmyard.agricola.words.later import Once
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Beyond, People, Players, Rooms, RoundsLeft, Thresholds
from farmyard.agricola.words.prices import BasePrice, Discount, Swap
from farmyard.agricola.words.scoring import Most
from farmyard.agricola.words.taking import TakePer

NO_CHILDREN: Final = AtLeast(3, Rooms()) & Exactly(2, People())

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Assistant Tiller",
        "revised-B",
        number="091",
        category="farm planner",
        text="Each time you use Day Laborer, you may plow 1 field first.",
        rulings=("It is no use of Farmland: Moldboard Plow and Threshing Board stay silent.",),
        each=(When(USES_SPACE, Plow(), when=On("day laborer"), may=True),),
    ),
    occupation(
        "Brushwood Collector",
        "revised-B",
        number="145",
        players=3,
        category="building resource provider",
        text="All the reed that a room or a renovation costs may be replaced by 1 wood.",
        rulings=("Each of several rooms is paid for by itself, in one way or the other.",),
        changes=(Swap("1 wood", instead="3 reed / 2 reed / 1 reed", sorts=(ROOM, RENOVATION)),),
    ),
    occupation(
        "Carpenter",
        "revised-B",
        number="126",
        category="building resource provider",
        text="A new room costs you only 3 of the material of your house and 2 reed.",
        rulings=(
            "A room has one such price: what Carpenter's Parlor saves is not added to it.",
            "Stonecutter, Frame Builder and Brushwood Collector start from this price.",
        ),
        changes=(
            BasePrice("3 wood 2 reed", (ROOM,), house="wooden hut"),
            BasePrice("3 clay 2 reed", (ROOM,), house="clay hut"),
            BasePrice("3 stone 2 reed", (ROOM,), house="stone house"),
        ),
    ),
    occupation(
        "Cattle Feeder",
        "revised-B",
        number="166",
        players=4,
        category="livestock provider",
        text="Each time you use Grain Seeds, you may buy 1 cattle for 1 food first.",
        rulings=("The food is paid before the cattle is there: cooking it cannot pay for it.",),
        each=(When(USES_SPACE, Take("1 cattle", price="1 food"), when=On("Grain Seeds"), may=True),),
    ),
    occupation(
        "Childless",
        "revised-B",
        number="114",
        category="crop provider",
        text="Whenever a round begins and you have at least 3 rooms but just 2 people, take 1 food and your choice of "
        "1 grain or 1 vegetable.",
        rulings=("Room for a person on a card, like that of Caravan, is no room.",),
        each=(
            When(ROUND_START, Take("1 food"), when=NO_CHILDREN),
            When(ROUND_START, Either((Take("1 grain"), Take("1 vegetable"))), when=NO_CHILDREN),
        ),
    ),
    occupation(
        "Consultant",
        "revised-B",
        number="102",
        category="goods provider",
        text="Take 2 grain in a solo game, 3 clay with two players, 2 reed with three or 2 sheep with four.",
        rulings=("With five or six players it is 2 sheep as well.",),
        on_play=All(
            If(Exactly(1, Players()), Take("2 grain")),
            If(Exactly(2, Players()), Take("3 clay")),
            If(Exactly(3, Players()), Take("2 reed")),
            If(AtLeast(4, Players()), Take("2 sheep")),
        ),
    ),
    occupation(
        "Cottager",
        "revised-B",
        number="087",
        category="farm planner",
        text="Each time you use Day Laborer, you may first either build 1 room or renovate, and pay for it as usual.",
        rulings=(
            "Clay that Loam Pit brings in the same use may pay for it.",
            "Cards that change the price of rooms or renovations do so here, too.",
        ),
        each=(When(USES_SPACE, Either((Build(rooms=1), Renovate())), when=On("day laborer"), may=True),),
    ),
    occupation(
        "Geologist",
        "revised-B",
        number="121",
        category="building resource provider",
        text="Each time you use Forest or Reed Bank, with 3 or more players also Clay Pit, you first take 1 clay.",
        rulings=("Grove, Copse and Hollow do not count.",),
        each=(
            When(USES_SPACE, Take("1 clay"), when=On("Forest", "Reed Bank")),
            When(USES_SPACE, Take("1 clay"), when=On("Clay Pit") & AtLeast(3, Players())),
        ),
    ),
    occupation(
        "Greengrocer",
        "revised-B",
        number="142",
        players=3,
        category="crop provider",
        text="Each time you use Grain Seeds, you first take 1 vegetable.",
        each=(When(USES_SPACE, Take("1 vegetable"), when=On("Grain Seeds")),),
    ),
    occupation(
        "Groom",
        "revised-B",
        number="089",
        category="farm planner",
        text="Take 1 wood. While you live in a stone house, you may build 1 stable for 1 wood whenever a round begins.",
        rulings=("Played when a round begins, it may be used in that round.",),
        on_play=Take("1 wood"),
        each=(When(ROUND_START, Build(stables=1, stable_price="1 wood"), when=LivesIn("stone house"), may=True),),
    ),
    occupation(
        "House Steward",
        "revised-B",
        number="136",
        players=3,
        category="points provider",
        bonus=True,
        text="If at least 1, 3, 6 or 9 rounds are still to come, take 1, 2, 3 or 4 wood. At the end all players who "
        "have the most rooms get 3 bonus points.",
        rulings=(
            "The current round is not one of those still to come; in round 14 there is no wood.",
            "Who has never played this card gets the points just as well.",
        ),
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        scores=(Most(3, Rooms()),),
    ),
    occupation(
        "Manservant",
        "revised-B",
        number="107",
        category="food provider",
        text="Once you live in a stone house (at once, if you do already), lay 3 food on every round space still to "
        "come; take them when that round begins.",
        rulings=("Played when a round begins, it lays food from the following round on.",),
        on_play=If(LivesIn("stone house"), Once(LayOnRounds("3 food"))),
        each=(When(NEW_HOUSE, Once(LayOnRounds("3 food")), when=LivesIn("stone house")),),
    ),
    occupation(
        "Master Bricklayer",
        "revised-B",
        number="095",
        category="action booster",
        text="Major improvements cost you 1 stone less for each room that you have added to your house.",
        rulings=(
            "Rooms beyond the 2 of the start count: with 3 rooms it is 1 stone.",
            "It saves nothing but stone, and nothing on minor improvements.",
        ),
        changes=(Discount("1 stone", (IMPROVEMENT,), cards=(MAJOR,), of=Beyond(2, Rooms())),),
    ),
)
