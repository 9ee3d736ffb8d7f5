"""Minor improvements of deck A of the revised edition, B to L."""

from typing import Final

from farmyard.agricola.content.revised_a.by_hand import MoveCrop, Received
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import AnyTime, When
from farmyard.agricola.state.events import BAKED, GOING_HOME, PLAYED_IMPROVEMENT, ROUND_START, USED_SPACE, USES_SPACE
from farmyard.agricola.state.purchase import IMPROVEMENT
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.conditions import AtLeast, AtMost, InRounds, Not, OfThisCard, On, OneOf
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Goods, Occupations, RoundsLeft, UnusedCells
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.shelter import LargerPastures
from farmyard.agricola.words.taking import Leave, TakePer

AFTER_A_HARVEST: Final = (5, 8, 10, 12, 14)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Basket",
        "revised-A",
        number="056",
        cost="1 reed",
        category="food provider",
        text="Directly after each use of a wood accumulation space, you may put 2 wood from your supply on that space "
        "and take 3 food.",
        rulings=(
            "The use need not have brought 2 wood.",
            "The food comes too late for what cards offer before the wood is taken.",
            "Cards that count the wood taken from the space do so before any is put back.",
        ),
        each=(When(USED_SPACE, Leave("2 wood", "3 food", own=True), when=On("wood space"), may=True),),
    ),
    minor(
        "Big Country",
        "revised-A",
        number="033",
        requires=AtMost(0, UnusedCells()),
        category="points provider",
        bonus=True,
        text="For each round still to come, you get 1 bonus point and 2 food at once.",
        rulings=(
            "The points are those of the moment it is played; in round 14 there are none.",
            "A cell is used if it has a room, a field or a stable or is fenced.",
        ),
        on_play=All(Points(1, RoundsLeft()), TakePer("2 food", RoundsLeft())),
    ),
    minor(
        "Canoe",
        "revised-A",
        number="078",
        cost="2 wood",
        requires=AtLeast(1, Occupations()),
        points=1,
        category="building resource provider",
        text="Each time you use Fishing, you first take 1 food and 1 reed.",
        each=(When(USES_SPACE, Take("1 reed 1 food"), when=On("fishing")),),
    ),
    minor(
        "Clay Embankment",
        "revised-A",
        number="005",
        cost="1 food",
        passing=True,
        category="building resource provider",
        text="Take 1 clay for every 2 clay that you have.",
        on_play=TakePer("1 clay", Goods("clay"), per=2),
    ),
    minor(
        "Claypipe",
        "revised-A",
        number="053",
        cost="1 clay",
        category="food provider",
        text="When people go home, you take 2 food if at least 7 building resources have come to your supply in this "
        "work phase.",
        rulings=(
            "It does not matter what you have spent of them.",
            "What you get when the round begins does not count.",
        ),
        each=(When(GOING_HOME, TakePer("2 food", Received(), per=7, most=1)),),
        by_hand="no other card asks what has come in during the work",
    ),
    minor(
        "Clearing Spade",
        "revised-A",
        number="071",
        cost="1 wood",
        category="crop provider",
        text="At any time you may move 1 grain or 1 vegetable from a field with at least 2 crops to an empty field.",
        rulings=(
            "Wood and stone are no crops.",
            "The other field holds just that crop and must be one for it. You may do so again and again.",
            "It may be done right before a harvest.",
            "This is neither sowing nor harvesting.",
        ),
        any_time=(AnyTime(MoveCrop()),),
        by_hand="no other card moves crops",
    ),
    minor(
        "Corn Scoop",
        "revised-A",
        number="067",
        cost="1 wood",
        category="crop provider",
        text="Each time you use Grain Seeds, you first take 1 grain more.",
        each=(When(USES_SPACE, Take("1 grain"), when=On("take grain")),),
    ),
    minor(
        "Drinking Trough",
        "revised-A",
        number="012",
        cost="1 clay",
        category="farm planner",
        text="Each of your pastures holds 2 animals more, with or without stables.",
        rulings=(
            "The 2 places are added after stables have doubled the rest.",
            "Cards that hold animals are no pastures.",
        ),
        changes=(LargerPastures(2, fenced=True),),
    ),
    minor(
        "Dutch Windmill",
        "revised-A",
        number="063",
        cost="2 wood 2 stone",
        points=2,
        category="food provider",
        text="Each time you bake bread in a round that follows a harvest, you take 3 food more.",
        rulings=(
            "It is for each baking, however much grain you bake; the card itself bakes nothing and is no oven.",
            "It does not matter what lets you bake.",
        ),
        each=(When(BAKED, Take("3 food"), when=OneOf(*[InRounds(round, round) for round in AFTER_A_HARVEST])),),
    ),
    minor(
        "Handplow",
        "revised-A",
        number="019",
        cost="1 wood",
        category="farm planner",
        text="Lay a field on the space of the round that comes after 5 more; when that round begins, you may plow with "
        "it.",
        rulings=(
            "A field that is not plowed then is gone.",
            "Played after round 9, it has no effect.",
        ),
        on_play=Reserve(after=(5,)),
        each=(When(ROUND_START, Plow(), when=Reserved(), may=True),),
    ),
    minor(
        "Junk Room",
        "revised-A",
        number="055",
        cost="1 wood 1 clay",
        category="food provider",
        text="Each time you have played or built an improvement, this one included, you take 1 food.",
        rulings=("The food comes too late to pay for it. Cards that pass on count, too.",),
        on_play=Take("1 food"),
        each=(When(PLAYED_IMPROVEMENT, Take("1 food"), when=Not(OfThisCard())),),
    ),
    minor(
        "Large Greenhouse",
        "revised-A",
        number="069",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        category="crop provider",
        text="Lay 1 vegetable on the spaces of the 4th, the 7th and the 9th round after this one; take it when that "
        "round begins.",
        on_play=LayOnRounds("1 vegetable", after=(4, 7, 9)),
    ),
    minor(
        "Lumber Mill",
        "revised-A",
        number="075",
        cost="2 stone",
        requires=AtMost(3, Occupations()),
        points=2,
        category="building resource provider",
        text="Every improvement costs you 1 wood less.",
        rulings=("Rooms, renovations, stables and fences cost what they cost.",),
        changes=(Discount("1 wood", (IMPROVEMENT,)),),
    ),
)
