"""Minor improvements of deck E, M to Z."""

from typing import Final

from farmyard.agricola.content.majors import cooking
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either, Optional
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import Conversion, Oven, When
from farmyard.agricola.state.events import BAKED, CONVERTED, FIELD_PHASE, PLAYED_OCCUPATION, PLOWED, USED_SPACE
from farmyard.agricola.words.combining import If
from farmyard.agricola.words.conditions import Anyone, AtLeast, AtMost, LivesIn, OfCard, On
from farmyard.agricola.words.crops import SowMore
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Goods, Occupations, PastureCells, Tagged, Thresholds
from farmyard.agricola.words.scoring import Table
from farmyard.agricola.words.shelter import LargerPastures, LargerStables
from farmyard.agricola.words.taking import TakePer

PLOW_RULINGS: Final = (
    "It has the points that the rulebook gives it; some lists of cards give none.",
    "With one plowing action you may use one plow card or the Harrow, not several.",
    "Plowing 2 fields instead of 3 spends a whole use.",
    "The Plow Maker's field comes on top; with the Plow Driver, the Field Watchman or the Field it cannot be used.",
)


def seasoned(food: str, kitchen: str) -> Conversion:
    """A vegetable cooked with spices in a kitchen that is in use."""
    lit = AtLeast(1, Tagged(kitchen, in_use=True))
    return Conversion("1 vegetable", food, "vegetable", when=lit, cooking=True)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Madonna Statue",
        "E",
        prices=(Price(returns=("improvement", "improvement"), forfeits=True),),
        points=2,
        text="It is worth its points. Its price is 2 improvements that lie in front of you, major or minor.",
        rulings=(
            "Cards in hand cannot be given up.",
            "Majors are for sale again, minors leave the game.",
            "What a card given up has laid on round spaces or holds is lost.",
        ),
    ),
    minor(
        "Manger",
        "E",
        cost="2 wood",
        text="At the end 1, 2, 3 or 4 points if your pastures cover 6, 7, 8 or at least 9 cells in all.",
        rulings=("How many pastures these cells make up does not matter.",),
        scores=(Table(PastureCells(), (6, 1), (7, 2), (8, 3), (9, 4)),),
        by_hand="only the Mangers of two editions count the cells of pastures",
    ),
    minor(
        "Market Stall",
        "E",
        cost="1 grain",
        passing=True,
        text="Take 1 vegetable.",
        rulings=(
            "You need the grain beforehand, even with the Market Woman, whom the vegetable concerns.",
            "The Pieceworker does not react.",
        ),
        on_play=Take("1 vegetable"),
    ),
    minor(
        "Millstone",
        "E",
        cost="1 stone",
        text="When you bake at least 1 grain in a bake action, take 2 food more.",
        rulings=(
            "The Baker's action in a harvest is one action: 2 food.",
            "Mills, brewing and distilling are no baking.",
        ),
        each=(When(BAKED, Take("2 food")),),
    ),
    minor(
        "Mini Pasture",
        "E",
        cost="2 food",
        passing=True,
        text="Fence 1 cell without room or field as a pasture of its own. The fences cost no wood.",
        rulings=(
            "It must border your pastures, if you have any.",
            "It is building fences for the Hedge Keeper, the Farmer and the Stablehand.",
            "The Animal Breeder reacts if there was no stable on the cell.",
            "There may be a stable on the cell.",
            "Further fences of the same action may connect it with your pastures.",
        ),
        on_play=Fence(free=4, paid=False, cells=1),
    ),
    minor(
        "Outhouse",
        "E",
        cost="1 wood 1 clay",
        requires=Anyone(AtMost(1, Occupations()), other=True),
        points=2,
        text="It is worth its points. You can play it while another player has fewer than 2 occupations.",
        rulings=(
            "Your own occupations do not matter, except when you play alone: then they are the ones that count.",
            "The Academic counts as 2 occupations.",
        ),
    ),
    minor(
        "Plane",
        "E",
        cost="1 wood",
        text="When you turn wood into food with the Joinery, the Sawmill or the Cabinetmaker, take 1 food more, "
        "or turn 1 more wood into 2 food.",
        each=(
            When(
                CONVERTED,
                Either((Take("1 food"), Take("2 food", price="1 wood"))),
                when=OfCard("Joinery", "Sawmill", "Cabinetmaker"),
            ),
        ),
    ),
    minor(
        "Potato Dibber",
        "E",
        cost="1 wood",
        text="Each field that you sow with vegetables gets 1 vegetable more.",
        rulings=(
            "It works on the Bean Field, the Turnip Field and the Lettuce Patch.",
            "It adds up with Liquid Manure, the Fieldsman and the Smallholder.",
            "It adds up with the Planter Box.",
            "It works for the Hobby Farmer's vegetable.",
        ),
        changes=(SowMore(1, "vegetable"),),
    ),
    minor(
        "Private Forest",
        "E",
        cost="2 food",
        text="Lay 1 wood on each round space with an even number that is still to come; "
        "take it when that round begins.",
        rulings=("The wood may pay for the Groom's stable at the start of the same round.",),
        on_play=LayOnRounds("1 wood", even=True),
    ),
    minor(
        "Quarry",
        "E",
        requires=AtLeast(4, Occupations()),
        points=2,
        text="When you use Day Laborer, take 3 stone as well.",
        each=(When(USED_SPACE, Take("3 stone"), when=On("day laborer")),),
    ),
    minor(
        "Raft",
        "E",
        cost="2 wood",
        points=1,
        tags=("fishing gear",),
        text="When you use Fishing, take 1 food or 1 reed as well.",
        rulings=(
            "Another player who doubles the catch with the Fisherman pays you 1 food for it.",
            "The Net Fisherman's catch is no use of Fishing.",
            "Its reed does not concern the Fish Trap and the Net Fisherman.",
            "Its reed does not concern the Landing Net.",
        ),
        each=(When(USED_SPACE, Either((Take("1 food"), Take("1 reed"))), when=On("fishing")),),
    ),
    minor(
        "Reed Pond",
        "E",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="Lay 1 reed on each of the next 3 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 reed", next=3),
    ),
    minor(
        "Riding Plow",
        "E",
        cost="4 wood",
        requires=AtLeast(3, Occupations()),
        points=2,
        tags=("plow",),
        text="Twice, when you use Plow 1 Field or Plow and Sow, you may plow up to 3 fields instead of 1.",
        rulings=PLOW_RULINGS,
        each=(When(PLOWED, Plow(2), when=On("plow"), may=True, uses=2, group="plow"),),
    ),
    minor(
        "Sack Cart",
        "E",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        text="Lay 1 grain on each of the round spaces 5, 8, 11 and 14 that is still to come; "
        "take it when that round begins.",
        rulings=("The round in which you play it gets nothing any more.",),
        on_play=LayOnRounds("1 grain", on=(5, 8, 11, 14)),
    ),
    minor(
        "Shepherd's Pipe",
        "E",
        requires=AtLeast(1, Goods("sheep")),
        text="Each pasture in which you keep sheep holds 2 sheep more; an unfenced stable may hold 2 sheep.",
        rulings=(
            "It gives nothing on the unfenced stable for which you use the Stablemaster.",
            "It adds up with the Drinking Trough and, in pastures, with the Smallholder.",
            "It enlarges the Animal Yard and the Wildlife Reserve, too, for sheep only.",
        ),
        changes=(LargerPastures(2, "sheep"), LargerStables(2, "sheep")),
    ),
    minor(
        "Simple Fireplace",
        "E",
        cost="1 clay",
        points=1,
        text="At any time: vegetable 2, sheep 1, boar 2, cattle 3 food. Baking: 2 food a grain.",
        rulings=(
            "It is a Fireplace: you may hand it in for a Cooking Hearth, whereupon it leaves the game, "
            "and the Charcoal Burner reacts to it.",
            "It is no oven and never a major improvement.",
            "Animals that you have just got may be cooked without finding a place; nothing is cooked while breeding "
            "or after the last breeding.",
        ),
        tags=("Fireplace", "baking"),
        conversions=cooking(2, 1, 2, 3),
        oven=Oven(food=2),
    ),
    minor(
        "Spices",
        "E",
        text="Each vegetable that you cook with a Fireplace, Cooking Hearth or Cooking Corner gives 1 food more.",
        rulings=(
            "The food comes for each vegetable, also when several are cooked together.",
            "Not for eating a vegetable raw and not for other improvements; the Simple Fireplace is a Fireplace.",
            "Where improvements have to be lit, one that is not in use yet cooks nothing and so gives nothing more.",
        ),
        conversions=(
            seasoned("3 food", "Fireplace"),
            seasoned("4 food", "Cooking Hearth"),
            seasoned("5 food", "Cooking Corner"),
        ),
    ),
    minor(
        "Spindle",
        "E",
        cost="1 wood",
        text="In the field phase of each harvest take 1 food if you have 3 or 4 sheep, 2 food if you have more.",
        rulings=(
            "It comes after the Milking Shed.",
            "The field phase that Manure gives is no harvest: no food.",
        ),
        each=(When(FIELD_PHASE, TakePer("1 food", Thresholds(Goods("sheep"), 3, 5))),),
    ),
    minor(
        "Stable",
        "E",
        cost="1 wood",
        passing=True,
        text="Build 1 stable at no further cost.",
        on_play=Build(stables=1),
    ),
    minor(
        "Stone House Extension",
        "E",
        cost="3 stone 1 reed",
        passing=True,
        text="Add 1 room to your stone house at no further cost.",
        rulings=(
            "In any other house it has no effect.",
            "It is building a room, as for the Wet Nurse.",
            "Cards that make rooms cheaper do not change its price, those for improvements do.",
        ),
        on_play=If(LivesIn("stone house"), Build(rooms=1, free=True)),
    ),
    minor(
        "Stone Tongs",
        "E",
        cost="1 wood",
        text="When you use one of the two spaces for 1 Stone, take 1 stone more.",
        each=(When(USED_SPACE, Take("1 stone"), when=On("1 stone")),),
    ),
    minor(
        "Turnwrest Plow",
        "E",
        cost="3 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        tags=("plow",),
        text="Once, when you use Plow 1 Field or Plow and Sow, you may plow up to 3 fields instead of 1.",
        rulings=PLOW_RULINGS,
        each=(When(PLOWED, Plow(2), when=On("plow"), may=True, uses=1, group="plow"),),
    ),
    minor(
        "Windmill",
        "E",
        cost="3 wood 1 stone",
        points=2,
        text="At any time you may turn grain into 2 food each.",
        rulings=("This is no baking.", "The grain must be in your supply."),
        conversions=(Conversion("1 grain", "2 food"),),
    ),
    minor(
        "Wood-fired Oven",
        "E",
        cost="3 wood 1 stone",
        points=2,
        text="Baking: 3 food a grain. Bake at once when you play it.",
        rulings=(
            "The baking when it is played may use every improvement for baking that you have.",
            "It may be handed in where a card asks for an oven; then it leaves the game.",
        ),
        tags=("oven", "baking", "Wood-fired Oven"),
        oven=Oven(food=3),
        on_play=Optional(Bake()),
    ),
    minor(
        "Writing Desk",
        "E",
        cost="1 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="When you play an occupation on a space, you may play another one right after it for 2 food.",
        rulings=(
            "The first occupation costs what the space asks for.",
            "The Bookshelf and the Patron pay for each of the two.",
            "Not after growth on a space that offers a choice, and not for occupations that a card lets you play, "
            "like the Puppeteer.",
            "Not for the Scholar's occupations.",
            "Not for a Chief's Daughter who comes along with the Chief.",
        ),
        each=(When(PLAYED_OCCUPATION, PlayOccupation((2,)), when=On("occupation"), may=True),),
    ),
)
