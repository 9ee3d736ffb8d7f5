"""Minor improvements of deck B of the revised edition, M to Z."""

from typing import Final

from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import FIELD_START, PLOWED, RENOVATED, ROUND_START, USES_SPACE
from farmyard.agricola.state.rights import KEEPS_THE_HOUSE
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.conditions import AtLeast, LivesIn, On
from farmyard.agricola.words.crops import EmptyFields
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Goods, Occupations, PlantedFields, RoundsLeft
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.spaces import Occupied

CROP_ROTATION: Final = (
    AtLeast(1, PlantedFields("grain")) & AtLeast(1, PlantedFields("vegetable")) & AtLeast(1, EmptyFields())
)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Mantlepiece",
        "revised-B",
        number="033",
        cost="1 stone",
        requires=LivesIn("clay hut", "stone house"),
        points=-3,
        category="points provider",
        bonus=True,
        text="You get 1 bonus point at once for each round still to come. You cannot renovate any more.",
        rulings=("The points are those of the moment it is played.",),
        on_play=Points(1, RoundsLeft()),
        changes=(Right(KEEPS_THE_HOUSE),),
    ),
    minor(
        "Market Stall",
        "revised-B",
        number="008",
        cost="1 grain",
        passing=True,
        category="crop provider",
        text="Take 1 vegetable.",
        on_play=Take("1 vegetable"),
    ),
    minor(
        "Mini Pasture",
        "revised-B",
        number="002",
        cost="2 food",
        passing=True,
        category="farm planner",
        text="Fence 1 cell as a pasture of its own, next to your pastures if you have any. The fences cost nothing.",
        rulings=(
            "It is no action to build fences: Hedge Keeper adds nothing to it.",
            "The fences must be left, and no older pasture is divided.",
        ),
        on_play=Fence(free=4, paid=False, cells=1),
    ),
    minor(
        "Mining Hammer",
        "revised-B",
        number="016",
        cost="1 wood",
        category="farm planner",
        text="Take 1 food. Each time you renovate, you may build 1 stable for nothing.",
        rulings=("It must be one of your own that is left, on a cell where it may stand; one for each renovation.",),
        on_play=Take("1 food"),
        each=(When(RENOVATED, Build(stables=1), may=True),),
    ),
    minor(
        "Moldboard Plow",
        "revised-B",
        number="019",
        cost="2 wood",
        requires=AtLeast(1, Occupations()),
        tags=("plow",),
        category="farm planner",
        text="Two fields lie on this card. Each time you use Farmland, you may plow 1 field more with one of them.",
        rulings=(
            "Only 1 of the two for each use of Farmland, and none on Cultivation.",
            "As long as they lie on the card they are no fields.",
        ),
        each=(When(PLOWED, Plow(), when=On("plow only"), may=True, uses=2, group="plow"),),
    ),
    minor(
        "Pitchfork",
        "revised-B",
        number="062",
        cost="1 wood",
        category="food provider",
        text="Each time you use Grain Seeds while somebody stands on Farmland, you first take 3 food.",
        rulings=("One of your own people there is enough.",),
        each=(When(USES_SPACE, Take("3 food"), when=On("take grain") & AtLeast(1, Occupied("Farmland"))),),
    ),
    minor(
        "Sack Cart",
        "revised-B",
        number="066",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        category="crop provider",
        text="Lay 1 grain on the round spaces 5, 8, 11 and 14, as far as they are still to come; take it when that "
        "round begins.",
        on_play=LayOnRounds("1 grain", on=(5, 8, 11, 14)),
    ),
    minor(
        "Scullery",
        "revised-B",
        number="057",
        cost="1 wood 1 clay",
        category="food provider",
        text="Whenever a round begins and you live in a wooden house, take 1 food.",
        each=(When(ROUND_START, Take("1 food"), when=LivesIn("wooden hut")),),
    ),
    minor(
        "Strawberry Patch",
        "revised-B",
        number="045",
        cost="1 wood",
        requires=AtLeast(2, PlantedFields("vegetable")),
        points=2,
        category="food provider",
        text="Lay 1 food on each of the next 3 round spaces; take it when that round begins.",
        rulings=("The fields must hold vegetables when you play it; Beanfield may be one of them.",),
        on_play=LayOnRounds("1 food", next=3),
    ),
    minor(
        "Thick Forest",
        "revised-B",
        number="074",
        requires=AtLeast(5, Goods("clay")),
        category="building resource provider",
        text="Lay 1 wood on each even round space that is still to come; take it when that round begins.",
        rulings=("The clay is only shown, not paid.",),
        on_play=LayOnRounds("1 wood", even=True),
    ),
    minor(
        "Three-Field Rotation",
        "revised-B",
        number="061",
        requires=AtLeast(3, Occupations()),
        category="food provider",
        text="At the start of the field phase of each harvest, take 3 food if you have at least one field with grain, "
        "one with vegetables and one that is empty.",
        rulings=("Cards that are fields count as such.",),
        each=(When(FIELD_START, Take("3 food"), when=CROP_ROTATION),),
        by_hand="no other card counts empty fields",
    ),
)
