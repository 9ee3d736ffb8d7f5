"""Minor improvements of deck I, S to Z."""

from typing import Final

from farmyard.agricola.content.deck_i.minors_a_g import NO_PAVED_ROAD, ONE_STREET, STREET
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either, Then
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import (
    EVERYONE,
    FEEDS_LAST,
    OTHERS,
    OWNER,
    Condition,
    Conversion,
    When,
)
from farmyard.agricola.state.events import (
    BUILT_FENCES,
    COOKED,
    FIELD_END,
    SHARES_GOODS,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.purchase import RENOVATION, ROOM
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import For, If, OwnerOrOthers
from farmyard.agricola.words.conditions import (
    Anyone,
    AtLeast,
    Gets,
    LivesIn,
    Not,
    Numbered,
    On,
)
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Goods, Occupations, PlantedFields, Tagged
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.scoring import Table, Worth
from farmyard.agricola.words.shelter import Holds
from farmyard.agricola.words.taking import TakeFromDoer, TakePerEvent

NO_CLAY_PATH: Final[Condition] = Not(Anyone(AtLeast(1, Tagged("Clay Path"))))


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Schnaps Distillery",
        "I",
        cost="1 vegetable 2 stone",
        points=2,
        text="While feeding, once per harvest, you may turn 1 vegetable into 4 food. "
        "At the end 1 point for your 5th vegetable and 1 for your 6th.",
        rulings=(
            "The vegetable must be in your supply; at the end those on fields count, too.",
            "This is no baking and no cooking: the Spices add nothing.",
        ),
        conversions=(Conversion("1 vegetable", "4 food", harvest=True),),
        scores=(Table(Goods("vegetable", growing=True), (5, 1), (6, 2)),),
    ),
    minor(
        "Shepherd's Crook",
        "I",
        cost="1 wood",
        text="For each new pasture of at least 4 cells that you fence take 2 sheep, which go there.",
        rulings=(
            "A pasture cut out of a larger one is not new, unless you have more pastures of at least 4 cells than "
            "before.",
            "Two such pastures in one action bring 4 sheep.",
        ),
        each=(When(BUILT_FENCES, TakePerEvent("2 sheep", pastures=4)),),
    ),
    minor(
        "Slaughterhouse",
        "I",
        cost="2 clay 2 stone",
        points=2,
        text="When another player turns animals into food, however many at one time, take 1 food. "
        "In each feeding phase you come last.",
        rulings=(
            "You feed at the end of the feeding phase (moment 7 of the harvest).",
            "Animals that you cook yourself bring nothing.",
            "If somebody else has the Slaughterman, both of you feed last, in the order of turns.",
            "All animals that somebody cooks before answering one question are cooked at one time.",
            "Whoever has no place for an animal may let it go instead of cooking it.",
        ),
        each=(When(COOKED, Take("1 food"), by=OTHERS, when=Numbered(1, 1)),),
        changes=(Right(FEEDS_LAST),),
    ),
    minor(
        "Spinney",
        "I",
        cost="1 wood",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="When another player uses 3 Wood, you get 1 of the wood taken there.",
        rulings=(
            "Not from 4 Wood, the space for 5 players.",
            "Whoever is reminded of it when sending a person there may send that person elsewhere instead.",
            "It is always exactly 1 wood, before the other player's Basket, Mushroom Collector or Pig Catcher and "
            "before the Wood Buyer.",
        ),
        each=(When(SHARES_GOODS, TakeFromDoer("wood"), by=OTHERS, when=On("3 wood")),),
    ),
    minor(
        "Straw-thatched Roof",
        "I",
        requires=AtLeast(3, PlantedFields("grain")),
        points=1,
        text="Your rooms and renovations cost no reed.",
        rulings=(
            "It saves no reed of improvements, like that of the Holiday House.",
            "Only fields with grain on them count, also on cards.",
            "Cards that change a price come on top.",
            "It has the point that most lists of cards give it; one gives none.",
        ),
        changes=(Discount("3 reed", (ROOM, RENOVATION)),),
    ),
    minor(
        "Strawberry Patch",
        "I",
        requires=AtLeast(2, PlantedFields("vegetable")),
        points=2,
        text="Lay 1 food on each of the next 3 round spaces; take it when that round begins.",
        rulings=("Only fields with vegetables on them count, also on cards.",),
        on_play=LayOnRounds("1 food", next=3),
    ),
    minor(
        "Tavern",
        "I",
        cost="2 wood 2 stone",
        points=2,
        text="This card is an action space for everybody. You take 3 food or 2 points there, others take 3 food.",
        rulings=(
            "You get nothing when others use it.",
            "It is still one of your improvements.",
        ),
        space=Space("Tavern", OwnerOrOthers(Either((Take("3 food"), Points(2))), Take("3 food"))),
    ),
    minor(
        "Threshing Board",
        "I",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="When you use Plow 1 Field or Plow and Sow, you may bake bread as well.",
        each=(When(USED_SPACE, Bake(), when=On("plow"), may=True),),
    ),
    minor(
        "Village Well",
        "I",
        prices=(Price(returns=("Well",)),),
        points=5,
        text="Lay 1 food on each of the next 3 round spaces; take it when that round begins.",
        rulings=(
            "The Well is for sale again, to you as well, and brings its food anew.",
            "Food of the Well that still lies on round spaces stays yours.",
            "It is a minor and a major improvement at once, but one card only.",
            "The Flagon reacts to it, the Water Carrier does not.",
            "A Water Carrier played later counts the Well that was handed in.",
            "The Tinsmith has the better rate with it, too.",
        ),
        tags=("major", "Village Well"),
        on_play=LayOnRounds("1 food", next=3),
    ),
    minor(
        "Water Mill",
        "I",
        cost="1 wood 2 clay 1 reed 2 stone",
        points=2,
        tags=("reed roof",),
        text="At the end of the field phase of each harvest every player may turn 1 grain into 3 food; others give you "
        "1 of it.",
        rulings=(
            "It comes at the end of the field phase (moment 3 of the harvest), together with the Corn Storehouse.",
            "This is no baking, and the grain must be in the supply. You keep all 3 food.",
            "The Ladder and the Thatcher save its reed.",
        ),
        each=(
            When(
                FIELD_END,
                OwnerOrOthers(
                    Take("3 food", price="1 grain"),
                    Then(Take("2 food", price="1 grain"), For(OWNER, Take("1 food"))),
                ),
                by=EVERYONE,
                may=True,
            ),
        ),
    ),
    minor(
        "Weekly Market",
        "I",
        cost="3 grain",
        passing=True,
        text="Take 2 vegetables.",
        rulings=(
            "You need the grain beforehand, even with the Market Woman, whom the vegetables concern.",
            "The Pieceworker does not react.",
        ),
        on_play=Take("2 vegetable"),
    ),
    minor(
        "Wildlife Reserve",
        "I",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="This card holds up to 1 sheep, 1 boar and 1 cattle.",
        rulings=(
            "It is no pasture when pastures are scored.",
            "Newborn animals may live here.",
            "The Drinking Trough adds 2 places for any animals, the Shepherd's Pipe 2 for sheep.",
        ),
        changes=(Holds(1, ("sheep", "boar", "cattle")),),
    ),
    minor(
        "Wood Cart",
        "I",
        cost="3 wood",
        requires=AtLeast(3, Occupations()),
        text="When you take wood that lies on a space, take 2 wood more.",
        rulings=(
            "Wood from the supply does not count, as with Reed, Stone and Wood.",
            "Who leaves all the wood there for the Basket, the Mushroom Collector or the Pig Catcher still gets this "
            "wood, which cannot be left.",
        ),
        each=(When(TAKES_GOODS, Take("2 wood"), when=Gets("wood", lying=True)),),
    ),
    minor(
        "Wooden Crane",
        "I",
        cost="3 wood",
        points=1,
        text="When you use one of the two spaces for 1 Stone, take 1 stone more, or 2 for 1 food.",
        rulings=("Not on other spaces that give stone among other goods.",),
        each=(When(USED_SPACE, Either((Take("1 stone"), Take("2 stone", price="1 food"))), when=On("1 stone")),),
    ),
    minor(
        "Wooden Hut Extension",
        "I",
        cost="5 wood 1 reed",
        passing=True,
        text="Add 1 room to your wooden hut at no further cost.",
        rulings=(
            "In any other house it has no effect.",
            "It is building a room, as for the Wet Nurse.",
            "Cards that make rooms cheaper do not change its price.",
            "Cards that make improvements cheaper do, like the Wood Carver.",
            "After family growth on the same space it comes too late to give the child a room.",
        ),
        on_play=If(LivesIn("wooden hut"), Build(rooms=1, free=True)),
    ),
    minor(
        "Wooden Path",
        "I",
        cost="1 wood",
        text=STREET,
        rulings=(ONE_STREET,),
        scores=(Worth(2, NO_PAVED_ROAD & NO_CLAY_PATH),),
    ),
)
