"""Minor improvements of deck A of the revised edition, M to Z."""

from typing import Final

from farmyard.agricola.farm.fences import FENCES
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import ANYONE, OTHERS, When
from farmyard.agricola.state.events import BUILT_FENCES, USES_SPACE
from farmyard.agricola.state.purchase import FENCE
from farmyard.agricola.words.combining import All, For
from farmyard.agricola.words.conditions import AtLeast, Exactly, LivesIn, On
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Goods, Occupations, PastureCells, PlantedFields
from farmyard.agricola.words.prices import Swap
from farmyard.agricola.words.rights import MayJoin
from farmyard.agricola.words.scoring import Table, Worth
from farmyard.agricola.words.taking import TakePerEvent

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Manger",
        "revised-A",
        number="032",
        cost="2 wood",
        category="points provider",
        bonus=True,
        text="At the end you get 1, 2, 3 or 4 bonus points if your pastures cover 6, 7, 8 or at least 10 cells in all.",
        rulings=("9 cells are worth no more than 8.",),
        scores=(Table(PastureCells(), (6, 1), (7, 2), (8, 3), (10, 4)),),
        by_hand="only the Mangers of two editions count the cells of pastures",
    ),
    minor(
        "Milk Jug",
        "revised-A",
        number="050",
        cost="1 clay",
        category="food provider",
        text="Each time anybody uses Cattle Market, you take 3 food and every other player takes 1 food.",
        rulings=("Whoever uses the market gets what everybody gets; alone, you take your 3 food.",),
        each=(When(USES_SPACE, All(Take("3 food"), For(OTHERS, Take("1 food"))), by=ANYONE, when=On("Cattle Market")),),
    ),
    minor(
        "Pond Hut",
        "revised-A",
        number="044",
        cost="1 wood",
        requires=Exactly(2, Occupations()),
        points=1,
        category="food provider",
        text="Lay 1 food on each of the next 3 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 food", next=3),
    ),
    minor(
        "Rammed Clay",
        "revised-A",
        number="016",
        category="farm planner",
        text="Take 1 clay. You may pay for fences with 1 clay in place of each wood.",
        rulings=("Fences of one action may be paid with both.",),
        on_play=Take("1 clay"),
        changes=(Swap("1 clay", instead="1 wood", sorts=(FENCE,), most=FENCES),),
    ),
    minor(
        "Shepherd's Crook",
        "revised-A",
        number="083",
        cost="1 wood",
        category="livestock provider",
        text="Each time you fence a new pasture of at least 4 cells, you get 2 sheep for it.",
        rulings=(
            "Its size is that after everything is divided; two such pastures at once bring 4 sheep.",
            "A part of an older pasture is not new.",
            "One cell among them that was unused is enough; there may be stables on the others.",
            "It does not matter what lets you fence. The sheep may live elsewhere or be cooked.",
        ),
        each=(When(BUILT_FENCES, TakePerEvent("2 sheep", pastures=4, new_land=True)),),
    ),
    minor(
        "Shifting Cultivation",
        "revised-A",
        number="002",
        cost="2 food",
        passing=True,
        category="farm planner",
        text="Plow 1 field.",
        rulings=("It is no use of Farmland or Cultivation.",),
        on_play=Plow(),
    ),
    minor(
        "Sleeping Corner",
        "revised-A",
        number="026",
        cost="1 wood",
        requires=AtLeast(2, PlantedFields("grain")),
        points=1,
        category="action booster",
        text="You may use a Wish for Children space although one other player's people are there.",
        rulings=(
            "Not once people of two other players are there.",
            "A newborn beside its parent does not matter; a person of your own there does.",
            "Whatever else the space asks for still holds, like a free room.",
        ),
        changes=(MayJoin("growth", most=1),),
    ),
    minor(
        "Stone Tongs",
        "revised-A",
        number="080",
        cost="1 wood",
        category="building resource provider",
        text="Each time you use a stone accumulation space, you first take 1 stone more.",
        rulings=("Spaces that gain no stone do not count, like Resource Market.",),
        each=(When(USES_SPACE, Take("1 stone"), when=On("stone space")),),
    ),
    minor(
        "Threshing Board",
        "revised-A",
        number="024",
        cost="1 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        category="action booster",
        text="Each time you use Farmland or Cultivation, you may bake bread first.",
        each=(When(USES_SPACE, Bake(), when=On("Farmland", "Cultivation"), may=True),),
    ),
    minor(
        "Wool Blankets",
        "revised-A",
        number="038",
        requires=AtLeast(5, Goods("sheep")),
        category="points provider",
        bonus=True,
        text="At the end you get 3 bonus points in a wooden house and 2 in a clay house.",
        rulings=("The sheep are kept when the card is played, and are not needed later.",),
        scores=(Worth(3, LivesIn("wooden hut")), Worth(2, LivesIn("clay hut"))),
    ),
    minor(
        "Young Animal Market",
        "revised-A",
        number="009",
        cost="1 sheep",
        passing=True,
        category="livestock provider",
        text="Take 1 cattle.",
        rulings=("The sheep has left its place for the cattle; without a place it may be cooked, or is lost.",),
        on_play=Take("1 cattle"),
    ),
)
