"""Minor improvements of deck B of the revised edition, A to L."""

from typing import Final

from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import Conversion, Plot, When
from farmyard.agricola.state.events import FIELD_PHASE, PLAYED_OCCUPATION, USES_SPACE
from farmyard.agricola.state.goods import VEGETABLE
from farmyard.agricola.state.purchase import ROOM
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.conditions import AtLeast, AtMost, On
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Goods, Occupations, People, Thresholds
from farmyard.agricola.words.prices import BasePrice
from farmyard.agricola.words.rights import PlacesTwo
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.shelter import HasRoom
from farmyard.agricola.words.taking import TakePer

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Acorns Basket",
        "revised-B",
        number="084",
        cost="1 reed",
        requires=AtLeast(3, Occupations()),
        category="livestock provider",
        text="Lay 1 boar on each of the next 2 round spaces; you get it when that round begins.",
        rulings=("A boar that comes is housed or cooked as usual; without either it is lost.",),
        on_play=LayOnRounds("1 boar", next=2),
    ),
    minor(
        "Beanfield",
        "revised-B",
        number="068",
        cost="1 food",
        requires=AtLeast(2, Occupations()),
        points=1,
        category="crop provider",
        text="This card is a field on which only vegetables may be sown.",
        rulings=(
            "It is a field for prerequisites, but not where fields are scored.",
            "Vegetables that lie on it are scored with the others.",
            "More than 2 occupations meet its prerequisite as well.",
        ),
        plots=(Plot(VEGETABLE),),
    ),
    minor(
        "Bottles",
        "revised-B",
        number="036",
        prices=(Price("1 clay 1 food", each=People()),),
        points=4,
        category="points provider",
        text="It costs 1 clay and 1 food for each person that you have.",
        rulings=(
            "Newborns are people, too.",
            "It is an ordinary price, paid in clay and food when the card is played.",
        ),
        by_hand="no other price depends on what the player has",
    ),
    minor(
        "Bread Paddle",
        "revised-B",
        number="025",
        cost="1 wood",
        category="action booster",
        text="Take 1 food. Each time you have played an occupation, you may bake bread.",
        rulings=("The bread is too late to pay for that occupation.",),
        on_play=Take("1 food"),
        each=(When(PLAYED_OCCUPATION, Bake(), may=True),),
    ),
    minor(
        "Brook",
        "revised-B",
        number="056",
        requires=On("fishing"),
        category="food provider",
        text="Each time you use Reed Bank, Clay Pit, Forest or the action card of round 1, you first take 1 food.",
        rulings=(
            "The card of round 1 is the one that was turned over then, whichever it is.",
            "One of your people must stand on Fishing when you play it. That costs nothing and is not asked for later.",
        ),
        each=(When(USES_SPACE, Take("1 food"), when=On("Reed Bank", "Clay Pit", "Forest", rounds=(1,))),),
    ),
    minor(
        "Butter Churn",
        "revised-B",
        number="050",
        cost="1 wood",
        requires=AtMost(3, Occupations()),
        points=1,
        category="food provider",
        text="In the field phase of each harvest, take 1 food for every 3 of your sheep and 1 food for every 2 of your "
        "cattle.",
        each=(
            When(FIELD_PHASE, All(TakePer("1 food", Goods("sheep"), per=3), TakePer("1 food", Goods("cattle"), per=2))),
        ),
    ),
    minor(
        "Caravan",
        "revised-B",
        number="010",
        cost="3 wood 3 food",
        category="farm planner",
        text="This card has room for 1 person.",
        rulings=(
            "It is no room: not where rooms are counted, renovated or scored.",
            "It is a free place where a family grows that needs one, and who lives there scores as usual.",
        ),
        changes=(HasRoom(),),
    ),
    minor(
        "Carpenter's Parlor",
        "revised-B",
        number="013",
        cost="1 wood 1 stone",
        category="farm planner",
        text="A new room of a wooden house costs you only 2 wood and 2 reed.",
        rulings=(
            "A room has one such price: what Carpenter saves is not added to it.",
            "Brushwood Collector exchanges the reed of this price.",
        ),
        changes=(BasePrice("2 wood 2 reed", (ROOM,), house="wooden hut"),),
    ),
    minor(
        "Hard Porcelain",
        "revised-B",
        number="080",
        cost="1 clay",
        category="building resource provider",
        text="At any time you may turn 2 clay into 1 stone, 3 clay into 2 stone or 4 clay into 3 stone.",
        rulings=("You may do so as often as you like.",),
        conversions=(
            Conversion("2 clay", "1 stone", name="2 clay into stone"),
            Conversion("3 clay", "2 stone", name="3 clay into stone"),
            Conversion("4 clay", "3 stone", name="4 clay into stone"),
        ),
    ),
    minor(
        "Herring Pot",
        "revised-B",
        number="047",
        cost="1 clay",
        category="food provider",
        text="Each time you use Fishing, you first lay 1 food on each of the next 3 round spaces; take it when that "
        "round begins.",
        rulings=("Food that lies there already stays, and more is added.",),
        each=(When(USES_SPACE, LayOnRounds("1 food", next=3), when=On("fishing")),),
    ),
    minor(
        "Lasso",
        "revised-B",
        number="024",
        cost="1 reed",
        category="action booster",
        text="You may place exactly 2 people in one turn if at least one of them uses Sheep Market, Pig Market or "
        "Cattle Market.",
        rulings=(
            "No later turn is skipped for it.",
            "Never 3 in a row; in a later turn of the round you may do it again.",
            "If the first person uses no market, the second must.",
            "It works in the very turn in which it is played.",
        ),
        changes=(PlacesTwo("Sheep Market", "Pig Market", "Cattle Market"),),
        by_hand="only the Lassos of two editions let two people be placed in one turn",
    ),
    minor(
        "Loam Pit",
        "revised-B",
        number="077",
        cost="1 food",
        requires=AtLeast(3, Occupations()),
        points=1,
        category="building resource provider",
        text="Each time you use Day Laborer, you first take 3 clay.",
        rulings=("The clay may pay for Cottager in the same use.",),
        each=(When(USES_SPACE, Take("3 clay"), when=On("day laborer")),),
    ),
    minor(
        "Loom",
        "revised-B",
        number="039",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        category="points provider",
        bonus=True,
        text="In the field phase of each harvest, 1, 4 or 7 sheep bring you 1, 2 or 3 food. At the end every 3 sheep "
        "are worth 1 bonus point.",
        rulings=("All your sheep count, wherever they live: with 8 of them it is 3 food and 2 points.",),
        each=(When(FIELD_PHASE, TakePer("1 food", Thresholds(Goods("sheep"), 1, 4, 7))),),
        scores=(Each(1, Goods("sheep"), per=3),),
    ),
)
