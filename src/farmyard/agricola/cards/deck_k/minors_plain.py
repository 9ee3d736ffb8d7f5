"""Minor improvements of deck K that are written in words alone."""

from typing import Final

from farmyard.agricola.cards.card import MINOR, Card, Price, minor
from farmyard.agricola.cards.deck_e.minors_a_l import CARD_FIELD_RULINGS
from farmyard.agricola.cards.deck_e.minors_m_z import PLOW_RULINGS
from farmyard.agricola.cards.doors import Condition, Conversion, Number, Oven, Plot, When
from farmyard.agricola.cards.majors import cooking
from farmyard.agricola.cards.words.combining import All, If
from farmyard.agricola.cards.words.conditions import AtLeast, AtMost, Gets, InRounds, LivesIn, Not, On
from farmyard.agricola.cards.words.crops import AddToSown
from farmyard.agricola.cards.words.later import Reserve, Reserved
from farmyard.agricola.cards.words.laying import LayFromSupply, LayOnCard, LayOnRounds
from farmyard.agricola.cards.words.numbers import (
    Animals,
    Goods,
    Improvements,
    InAll,
    Occupations,
    OnCard,
    PlantedFields,
    Rooms,
    RoundsLeft,
    Tagged,
    Thresholds,
)
from farmyard.agricola.cards.words.plain import DrawAnew
from farmyard.agricola.cards.words.prices import BasePrice, FreeFences, Swap
from farmyard.agricola.cards.words.rights import MayJoin, SowMore
from farmyard.agricola.cards.words.scoring import Each, Table, Worth
from farmyard.agricola.cards.words.taking import TakePer
from farmyard.agricola.events import (
    BUILT_STABLE,
    COOKED,
    FIELD_PHASE,
    LEAVES_SPACE,
    PLAYED_OCCUPATION,
    PLOWED,
    RECEIVES,
    ROUND_START,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
)
from farmyard.agricola.game import FEEDING, WORK
from farmyard.agricola.goods import GRAIN, VEGETABLE
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.improve import IN_ADDITION, Improvement
from farmyard.agricola.rules.payment import RENOVATION, ROOM, STABLE
from farmyard.agricola.rules.take import Take

STRIP: Final = Plot(GRAIN)
THIRD_FIELD: Final[Action] = If(AtLeast(3, RoundsLeft()), Optional(Plow()))
SECOND_FIELD: Final[Action] = If(AtLeast(2, RoundsLeft()), Optional(Then(Plow(), THIRD_FIELD)))
ALL_KINDS: Final[Condition] = AtLeast(1, Goods("sheep")) & AtLeast(1, Goods("boar")) & AtLeast(1, Goods("cattle"))
WOOD: Final[Number] = Goods("wood", growing=True)
JOINERY: Final[Condition] = AtLeast(1, Tagged("Joinery"))
PLOWS: Final[Number] = InAll(Tagged("plow"), Tagged("Harrow"))
ALL_PLOWS: Final = 6


def plow_for_plows(number: int = 1) -> Action:
    """Plow the field of this number and further ones, as long as there are plows for them."""
    field = Then(Plow(), plow_for_plows(number + 1)) if number < ALL_PLOWS else Plow()
    return If(AtLeast(number, PLOWS), Optional(field))


GROWTH: Final[Condition] = On("growth") & InRounds(5)
RIPEN: Final[Action] = AddToSown(1, crops=("grain", "wood"))
NOTHING_ELSE: Final[Condition] = (
    AtMost(0, OnCard("Landing Net", "wood"))
    & AtMost(0, OnCard("Landing Net", "clay"))
    & AtMost(0, OnCard("Landing Net", "stone"))
)

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
        tags=("baking",),
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
        on_play=Then(DrawAnew(MINOR, 7), Optional(Improvement(minor=True, taken=IN_ADDITION))),
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
        tags=("Cooking Hearth", "baking"),
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
        each=(When(ROUND_START, Take("1 vegetable", price="1 food"), when=Reserved("Greenhouse"), may=True),),
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
        scores=(Worth(2, Not(ALL_KINDS)),),
    ),
    minor(
        "Landing Net",
        "K",
        cost="1 reed",
        text="When one of your people takes reed from an action space, take 2 food; only 1 food if you get wood, clay "
        "or stone with it.",
        rulings=(
            "Spaces that give reed and other building resources bring 1 food, reed on Take 1 Resource 2 food.",
            "Reed from cards does not count; wood, clay and stone from cards in the same action do.",
        ),
        each=(
            When(USES_SPACE, LayOnCard(anew=True)),
            When(TAKES_GOODS, LayOnCard("reed"), when=Gets("reed")),
            When(RECEIVES, LayOnCard("wood", "clay", "stone"), when=InRounds(phase=WORK)),
            When(LEAVES_SPACE, Take("1 food"), when=AtLeast(1, OnCard("Landing Net", "reed"))),
            When(LEAVES_SPACE, Take("1 food"), when=AtLeast(1, OnCard("Landing Net", "reed")) & NOTHING_ELSE),
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
    minor(
        "Mansion",
        "K",
        cost="3 wood 3 clay 2 reed 3 stone",
        text="At the end 2 points for each room of your stone house.",
        rulings=(
            "The Half-timbered House scores nothing beside it; the Chief and the Clogs do.",
            "The Ladder and the Thatcher save its reed.",
        ),
        scores=(Each(2, Rooms("stone house")),),
    ),
    minor(
        "Milking Stool",
        "K",
        cost="1 wood",
        requires=AtLeast(2, Occupations()),
        text="In the field phase of each harvest take 1, 2 or 3 food if you have at least 1, 3 or 5 cattle. "
        "At the end 1 point for every 2 cattle.",
        rulings=("The field phase that Manure gives is no harvest: no food.", "It comes after the Milking Shed."),
        each=(When(FIELD_PHASE, TakePer("1 food", Thresholds(Goods("cattle"), 1, 3, 5))),),
        scores=(Each(1, Goods("cattle"), per=2),),
    ),
    minor(
        "Ox Team",
        "K",
        cost="3 wood",
        requires=AtLeast(2, Goods("cattle")),
        points=1,
        text="You may plow up to 3 fields, but no more than there are rounds still to come after this one.",
        on_play=If(AtLeast(1, RoundsLeft()), Optional(Then(Plow(), SECOND_FIELD))),
    ),
    minor(
        "Pelts",
        "K",
        requires=AtLeast(3, Occupations()),
        text="For each animal that you turn into food you may lay 1 of your food in a room that has none. "
        "It stays there; at the end it is 1 point each.",
        rulings=(
            "The food may be that for which the animal is cooked.",
            "An animal may serve the Tanner, the Basin Maker or the Brush Maker besides.",
        ),
        each=(When(COOKED, LayFromSupply("food", most=Rooms(), each=1), may=True),),
        scores=(Each(1, OnCard("Pelts", "food")),),
    ),
    minor(
        "Sawhorse",
        "K",
        cost="2 wood",
        text="The next stable that you build costs nothing. Of all the fences that you build in the game each third "
        "one costs no wood.",
        rulings=(
            "What you get free anyway does not save a free fence for later.",
            "Only closed pastures may result, as always.",
            "It adds to the Hedge Keeper: these free fences come first.",
        ),
        each=(When(BUILT_STABLE, All(), uses=1),),
        changes=(
            BasePrice("nothing", (STABLE,), when=AtMost(0, OnCard("Sawhorse used"))),
            FreeFences(every=3),
        ),
    ),
    minor(
        "Sawmill",
        "K",
        prices=(Price(returns=("Joinery",)),),
        points=3,
        text="Once per harvest 1 wood into 3 food. At the end 1, 2 or 3 points for 2, 4 or 5 wood.",
        rulings=(
            "The Joinery is for sale again. Who has both may use both in a harvest, but scores wood only once.",
            "Wood growing on the Copse or the Forester counts for the points, wood on the Resource Seller does not.",
            "Wood on the Basin Maker does not count.",
        ),
        tags=("wood workshop",),
        conversions=(Conversion("1 wood", "3 food", harvest=True),),
        scores=(
            Worth(1, AtLeast(2, WOOD) & Not(JOINERY & AtLeast(3, WOOD))),
            Worth(1, AtLeast(4, WOOD) & Not(JOINERY & AtLeast(7, WOOD))),
            Worth(1, AtLeast(5, WOOD) & Not(JOINERY)),
        ),
    ),
    minor(
        "Sleeping Corner",
        "K",
        cost="1 wood",
        requires=AtLeast(2, PlantedFields("grain")),
        points=1,
        text="You may use a space for family growth although another player's person is there.",
        rulings=(
            "Where 5 players choose between an occupation and growth, from round 5 on, whatever you choose.",
            "Not if one of your own people is there.",
            "Only fields with grain on them count, also on cards.",
        ),
        changes=(MayJoin("growth", when=InRounds(5)),),
    ),
    minor(
        "Spit Roast",
        "K",
        cost="1 wood",
        text="If you turn at least 1 animal into food in a feeding phase, take 1 food.",
        rulings=("It is moment 6 of the harvest.", "It is 1 food in a harvest at most."),
        each=(When(COOKED, Take("1 food"), when=InRounds(phase=FEEDING), per_round=1),),
    ),
    minor(
        "Stone Cart",
        "K",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        text="Lay 1 stone on each even-numbered round space still to come; take it when that round begins.",
        on_play=LayOnRounds("1 stone", even=True),
    ),
    minor(
        "Stone Exchange",
        "K",
        cost="2 wood / 2 clay",
        passing=True,
        text="Take 2 stone.",
        rulings=("Wood and clay cannot be mixed, and you cannot exchange only half.",),
        on_play=Take("2 stone"),
    ),
    minor(
        "Swan Lake",
        "K",
        requires=AtLeast(4, Occupations()),
        points=2,
        text="Lay 1 food on each of the next 5 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 food", next=5),
    ),
    minor(
        "Swing Plow",
        "K",
        cost="3 wood",
        requires=AtLeast(3, Occupations()),
        points=1,
        tags=("plow",),
        text="Twice, when you use Plow 1 Field, you may plow up to 3 fields instead of 1.",
        rulings=("Not on Plow and Sow.", *PLOW_RULINGS),
        each=(When(PLOWED, Plow(2), when=On("plow only"), may=True, uses=2, group="plow"),),
    ),
    minor(
        "Turnip Field",
        "K",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="This card is a field for vegetables only. You may sow at once when you play it.",
        rulings=("When you play it, you may sow all your empty fields, but not bake.", *CARD_FIELD_RULINGS),
        plots=(Plot(VEGETABLE),),
        on_play=Optional(Sow()),
    ),
    minor(
        "Wooden Strongbox",
        "K",
        cost="1 wood",
        text="At the end 2 points if your house has 5 rooms, 4 points if it has more.",
        scores=(Table(Rooms(), (5, 2), (6, 4)),),
    ),
    minor(
        "Yoke",
        "K",
        cost="1 wood",
        requires=AtLeast(1, Goods("cattle")),
        text="You may plow 1 field for each plow that lies in front of you or anybody else, and 1 for the Harrow.",
        rulings=(
            "The plows are Crooked Plow, Moldboard Plow, Riding Plow, Swing Plow and Turnwrest Plow.",
            "Plows and a Harrow that were given up do not count.",
        ),
        on_play=plow_for_plows(),
    ),
)
