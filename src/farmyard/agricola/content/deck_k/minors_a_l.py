"""Minor improvements of deck K, A to L."""

from typing import Final

from farmyard.agricola.content.deck_e.minors_m_z import PLOW_RULINGS
from farmyard.agricola.content.majors import cooking
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.improve import PART_OF_ANOTHER, Improvement
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import MINOR, Card, Price, minor
from farmyard.agricola.state.doors import Condition, Conversion, Oven, Plot, When
from farmyard.agricola.state.events import (
    FEEDING_PHASE,
    FIELD_PHASE,
    LEAVES_SPACE,
    PLAYED_OCCUPATION,
    PLAYS_OCCUPATION,
    PLOWED,
    RECEIVES,
    ROUND_START,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
)
from farmyard.agricola.state.game import WORK
from farmyard.agricola.state.goods import GRAIN
from farmyard.agricola.state.purchase import RENOVATION, ROOM
from farmyard.agricola.words.at_once import DrawAnew
from farmyard.agricola.words.combining import If
from farmyard.agricola.words.conditions import AtLeast, AtMost, Gets, InRounds, LivesIn, On
from farmyard.agricola.words.crops import AddToSown, SowMore
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.laying import LayOnCard, LayOnRounds
from farmyard.agricola.words.numbers import (
    Animals,
    Goods,
    Improvements,
    MissingKinds,
    Occupations,
    OnCard,
    PlantedFields,
    Thresholds,
)
from farmyard.agricola.words.prices import Swap
from farmyard.agricola.words.scoring import Each, Worth
from farmyard.agricola.words.shelter import Holds, Pets
from farmyard.agricola.words.taking import TakePer

ANY_NUMBER: Final = 999
STRIP: Final = Plot(GRAIN)
GROWTH: Final[Condition] = On("growth") & InRounds(5)
RIPEN: Final[Action] = AddToSown(1, crops=("grain", "wood"))
NOTHING_ELSE: Final[Condition] = AtMost(0, OnCard("wood")) & AtMost(0, OnCard("clay")) & AtMost(0, OnCard("stone"))


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Acreage",
        "K",
        requires=AtLeast(1, Occupations()),
        text="This card has two fields for grain only.",
        rulings=(
            "It is no field when fields are scored; the grain on it scores like any other.",
            "Each of the two that holds grain is a grain field and a planted field where a card asks for such.",
            "What adds grain to a sown field adds it here: Liquid Manure, Fieldsman, Smallholder.",
            "It borders nothing, so the Planter Box adds nothing here.",
            "The Harvest Helper may take grain from here.",
            "The Corn Storehouse may sow here.",
            "The two may be sown at different times, and a space for sowing may be used for this card alone.",
        ),
        plots=(STRIP, STRIP),
    ),
    minor(
        "Bakehouse",
        "K",
        prices=(Price("3 stone", returns=("oven",)),),
        points=5,
        text="Baking: 5 food each for up to 2 grain. Bake at once when you play it.",
        rulings=(
            "A Clay Oven or Stone Oven handed in for it is for sale again; a Wood-fired Oven or Baker's Oven leaves "
            "the game.",
            "The Baker's Kitchen cannot be handed in for it, and it is no oven itself.",
            "The baking when it is played may use every improvement for baking that you have.",
        ),
        tags=(
            "major",
            "baking",
        ),
        oven=Oven(food=5, most=2),
        on_play=Optional(Bake()),
    ),
    minor(
        "Beehive",
        "K",
        requires=AtLeast(2, Improvements()) & AtLeast(3, Occupations()),
        points=1,
        text="Lay 2 food on each even-numbered round space still to come; take it when that round begins.",
        rulings=("Major and minor improvements count alike, but only those that lie in front of you.",),
        on_play=LayOnRounds("2 food", even=True),
    ),
    minor(
        "Boar Breeding",
        "K",
        cost="1 food",
        passing=True,
        text="Take 1 boar.",
        rulings=("You may turn the boar into food at once, also with an occupation like the Butcher.",),
        on_play=Take("1 boar"),
    ),
    minor(
        "Bookshelf",
        "K",
        cost="1 wood",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="When you play an occupation, first take 3 food, which may pay for it.",
        rulings=(
            "It pays for each of two occupations that the Writing Desk lets you play.",
            "Together with the Patron it makes 5 food.",
            "It works for occupations that cards let you play, like the Chief's Daughter.",
            "It works for the Scholar's occupations, too.",
            "The Academic is one occupation here.",
        ),
        each=(When(PLAYS_OCCUPATION, Take("3 food")),),
    ),
    minor(
        "Bread Paddle",
        "K",
        cost="1 wood",
        text="When you have played an occupation, you may bake bread.",
        rulings=(
            "Once for each occupation, also in another player's turn: Puppeteer, Educator, Chief's Daughter.",
            "The food cannot pay for that occupation.",
        ),
        each=(When(PLAYED_OCCUPATION, Bake(), may=True),),
    ),
    minor(
        "Brewery",
        "K",
        cost="2 grain 2 stone",
        points=2,
        text="While feeding, once per harvest, you may turn 1 grain into 3 food. At the end 1 point for 9 grain.",
        rulings=(
            "The grain must be in your supply; at the end grain on fields counts, too.",
            "This is no baking.",
        ),
        conversions=(Conversion("1 grain", "3 food", harvest=True),),
        scores=(Worth(1, AtLeast(9, Goods("grain", growing=True))),),
    ),
    minor(
        "Broom",
        "K",
        cost="1 wood",
        text="Discard all minor improvements left in your hand and draw 7 others. You may play one of them at once.",
        rulings=(
            "The cards come from the deck, never from those that have left the game.",
            "Its price and its prerequisite hold as usual.",
        ),
        on_play=Then(DrawAnew(MINOR, 7), Optional(Improvement(minor=True, taken=PART_OF_ANOTHER))),
        by_hand="no other card exchanges the cards left in hand",
    ),
    minor(
        "Brushwood Roof",
        "K",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="When you build a room or renovate, you may pay wood in place of 1 or 2 reed.",
        rulings=(
            "A room may be paid with 1 wood and 1 reed.",
            "It applies to each room and adds to the Clay Roof and other cards that change prices.",
            "It does not help with the reed of the Holiday House.",
            "It has the point that the rulebook gives it; some lists of cards give none.",
        ),
        changes=(Swap("1 wood", instead="1 reed", sorts=(ROOM, RENOVATION), most=2),),
    ),
    minor(
        "Clapper",
        "K",
        cost="1 wood",
        text="When you use a space for family growth, and now if one of your people stands on such a space, add 1 "
        "grain to each of your fields with grain on it.",
        rulings=(
            "Each place counts on its own, those of the Acreage too; planted wood on the Copse and the Forester gains "
            "1 wood.",
            "A child of the Wet Nurse or the Lover does not count.",
            "With 5 players the space for an occupation or growth counts from round 5 on, whichever you take.",
            "It is no sowing.",
        ),
        on_play=If(GROWTH, RIPEN),
        each=(When(USES_SPACE, RIPEN, when=GROWTH),),
    ),
    minor(
        "Clay Hut Extension",
        "K",
        cost="4 clay 1 reed",
        passing=True,
        text="Add 1 room to your clay hut at no further cost.",
        rulings=(
            "In any other house it has no effect.",
            "It is building a room, as for the Wet Nurse.",
            "Cards that make rooms cheaper do not change its price, those for improvements do.",
        ),
        on_play=If(LivesIn("clay hut"), Build(rooms=1, free=True)),
    ),
    minor(
        "Clay Pit",
        "K",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="When you use Day Laborer, take 3 clay as well.",
        each=(When(USED_SPACE, Take("3 clay"), when=On("day laborer")),),
    ),
    minor(
        "Cooking Hearth",
        "K",
        prices=(Price(returns=("Fireplace",)),),
        points=1,
        text="At any time: vegetable 3, sheep 2, boar 3, cattle 4 food. Baking: 3 food a grain.",
        rulings=(
            "A major Fireplace handed in for it is for sale again, the Simple Fireplace leaves the game.",
            "It is a Cooking Hearth like the major ones and no oven; you may have several.",
            "Animals that you have just got may be cooked without finding a place; nothing is cooked while breeding "
            "or after the last breeding.",
        ),
        tags=("major", "Cooking Hearth", "baking"),
        conversions=cooking(3, 2, 3, 4),
        oven=Oven(food=3),
    ),
    minor(
        "Corn Sheaf",
        "K",
        passing=True,
        text="Take 1 grain.",
        on_play=Take("1 grain"),
    ),
    minor(
        "Crooked Plow",
        "K",
        cost="3 wood",
        requires=AtLeast(1, Occupations()),
        points=1,
        tags=("plow",),
        text="Once, when you use Plow 1 Field, you may plow up to 3 fields instead of 1.",
        rulings=("Not on Plow and Sow.", *PLOW_RULINGS),
        each=(When(PLOWED, Plow(2), when=On("plow only"), may=True, uses=1, group="plow"),),
    ),
    minor(
        "Duck Pond",
        "K",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="Lay 1 food on each of the next 3 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 food", next=3),
    ),
    minor(
        "Flail",
        "K",
        cost="1 wood",
        requires=AtLeast(1, Occupations()),
        text="When you use Plow 1 Field or Plow and Sow, you may bake bread as well.",
        each=(When(USED_SPACE, Bake(), when=On("plow"), may=True),),
    ),
    minor(
        "Forest Pasture",
        "K",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="This card holds any number of boar and no other animals.",
        rulings=(
            "It is no pasture when pastures are scored; the boar on it score.",
            "Newborn boar may live here.",
            "The Animal Keeper lets no other animals in.",
            "The Organic Farmer counts it as soon as there is 1 boar.",
        ),
        changes=(Holds(ANY_NUMBER, ("boar",)),),
    ),
    minor(
        "Granary",
        "K",
        cost="3 wood / 3 clay",
        points=1,
        text="Lay 1 grain on each of the round spaces 8, 10 and 12 that is still to come; "
        "take it when that round begins.",
        rulings=(
            "Wood and clay cannot be mixed.",
            "Cards that react to grain from an action space do not react to it: Grain Cart, Corn Scoop, Seed Seller, "
            "Greengrocer, Market Crier and Field Watchman.",
            "The Pieceworker and the Sycophant do not react to it, either.",
            "The round in which you play it gets nothing any more.",
        ),
        on_play=LayOnRounds("1 grain", on=(8, 10, 12)),
    ),
    minor(
        "Greenhouse",
        "K",
        cost="2 wood",
        requires=AtLeast(1, Occupations()),
        points=1,
        text="When the 4th and the 7th round after this one begin, you may buy 1 vegetable for 1 food.",
        rulings=(
            "What you do not buy is lost.",
            "The Market Woman reacts to it.",
            "What else you get at the start of that round may pay for it.",
        ),
        on_play=Reserve(after=(4, 7)),
        each=(When(ROUND_START, Take("1 vegetable", price="1 food"), when=Reserved(), may=True),),
    ),
    minor(
        "Herb Garden",
        "K",
        requires=AtLeast(1, PlantedFields("vegetable")),
        points=1,
        text="Lay 1 food on each of the next 5 round spaces; take it when that round begins.",
        rulings=("Only fields with vegetables on them count, also on cards.",),
        on_play=LayOnRounds("1 food", next=5),
    ),
    minor(
        "Horse",
        "K",
        text="At the end 2 points if you have no sheep, no boar or no cattle.",
        rulings=(
            "It is 2 points, however many kinds are missing; what they cost in the scoring they still cost.",
            "It is no animal where a card asks for animals, and needs no place.",
        ),
        scores=(Worth(2, AtLeast(1, MissingKinds())),),
    ),
    minor(
        "House Goat",
        "K",
        points=1,
        text="Take 1 food in each feeding phase. From now on no animal can live in your house beside the goat.",
        rulings=(
            "An animal that lives there must find another place, be cooked or run away.",
            "The goat never leaves; the Animal Tamer has no effect any more.",
            "It is no animal where a card asks for animals.",
        ),
        each=(When(FEEDING_PHASE, Take("1 food")),),
        changes=(Pets(0),),
    ),
    minor(
        "Landing Net",
        "K",
        cost="1 reed",
        tags=("fishing gear",),
        text="When one of your people takes reed from an action space, take 2 food; only 1 food if you get wood, clay "
        "or stone with it.",
        rulings=(
            "Spaces that give reed and other building resources bring 1 food, reed on Take 1 Resource 2 food.",
            "Reed from cards does not count; wood, clay and stone from cards in the same action do.",
            "What you have to sell at once, as to the Stone Buyer, you do not get.",
        ),
        each=(
            When(USES_SPACE, LayOnCard(anew=True)),
            When(TAKES_GOODS, LayOnCard("reed"), when=Gets("reed")),
            When(RECEIVES, LayOnCard("wood", "clay", "stone"), when=InRounds(phase=WORK)),
            When(LEAVES_SPACE, Take("1 food"), when=AtLeast(1, OnCard("reed"))),
            When(LEAVES_SPACE, Take("1 food"), when=AtLeast(1, OnCard("reed")) & NOTHING_ELSE),
            When(LEAVES_SPACE, LayOnCard(anew=True)),
        ),
    ),
    minor(
        "Liquid Manure",
        "K",
        requires=AtLeast(4, Animals()),
        text="Each field that you sow gets 1 more of its crop.",
        rulings=(
            "Fields that are planted already gain nothing until they are sown again.",
            "It adds up with the Potato Dibber, the Fieldsman and the Smallholder.",
            "It adds up with the Corn Storehouse and the Planter Box.",
            "It works on the Acreage, the Bean Field, the Lettuce Patch and the Turnip Field.",
            "Wood planted on the Copse or the Forester gets 1 more, too.",
            "The House Goat and the Horse are no animals.",
        ),
        changes=(SowMore(1),),
    ),
    minor(
        "Loom",
        "K",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="In the field phase of each harvest take 1, 2 or 3 food if you have at least 1, 4 or 7 sheep. "
        "At the end 1 point for every 3 sheep.",
        rulings=("The field phase that Manure gives is no harvest: no food.", "It comes after the Milking Shed."),
        each=(When(FIELD_PHASE, TakePer("1 food", Thresholds(Goods("sheep"), 1, 4, 7))),),
        scores=(Each(1, Goods("sheep"), per=3),),
    ),
    minor(
        "Lumber",
        "K",
        cost="1 stone",
        passing=True,
        text="Take 3 wood.",
        rulings=("With the Stonecutter it costs nothing.",),
        on_play=Take("3 wood"),
    ),
)
