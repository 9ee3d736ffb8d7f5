"""The 14 major improvements of the Moor: two on the board's extension, the others under those of the base game."""

from typing import Final

from farmyard.agricola.content.moor.goods import FUEL, HORSE
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import MAJOR, Card, Price
from farmyard.agricola.state.doors import Condition, Conversion, Oven, When
from farmyard.agricola.state.events import BEFORE_SCORING, FEEDING_END, ROUND_START, SPECIAL
from farmyard.agricola.state.goods import NAMES, of
from farmyard.agricola.state.module import Pile
from farmyard.agricola.state.purchase import IMPROVEMENT
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.conditions import AtLeast
from farmyard.agricola.words.heating import FuelAtMost, LessFuel
from farmyard.agricola.words.numbers import Goods, Thresholds
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.special import IsSpecial
from farmyard.agricola.words.taking import TakePer
from farmyard.agricola.words.tiles import Tiles

A_HORSE: Final[Condition] = AtLeast(1, Goods(NAMES[HORSE]))
COOKED_AT_ONCE: Final = (
    "Animals that you have just got may be cooked without finding a place; nothing is cooked while breeding or after "
    "the last breeding."
)


def kitchen(sheep: int, boar: int, cattle: int, horse: int, vegetable: int = 0) -> tuple[Conversion, ...]:
    """Turns animals, and perhaps vegetables, into food at any time; no Fireplace, Cooking Hearth or Cooking Corner."""
    foods = (("vegetable", vegetable), ("sheep", sheep), ("boar", boar), ("cattle", cattle), ("horse", horse))
    return tuple([Conversion(f"1 {good}", f"{food} food", name=good) for good, food in foods if food])


def stall(name: str, price: str, text: str, *conversions: Conversion) -> Card:
    return Card(
        name, MAJOR, "", text, prices=(Price(price),), points=2, tags=(name,),
        conversions=conversions,
    )  # fmt: skip


def cheaper(good: str, *cards: str) -> Discount:
    """One of a good less for some improvements."""
    return Discount(f"1 {good}", (IMPROVEMENT,), cards=cards)


HORSE_SLAUGHTERHOUSE: Final = Card(
    "Horse Slaughterhouse",
    MAJOR,
    "",
    "At any time: sheep 1, boar 1, cattle 2, horse 2 food.",
    prices=(Price("1 clay 1 stone"),),
    points=2,
    rulings=("A Fireplace that is handed back covers it again.", COOKED_AT_ONCE),
    tags=("Horse Slaughterhouse", "cooking"),
    conversions=kitchen(1, 1, 2, 2),
)
COOKHOUSE: Final = Card(
    "Cookhouse",
    MAJOR,
    "",
    "At any time: vegetable 3, sheep 2, boar 3, cattle 4, horse 2 food. Baking: 3 food a grain.",
    prices=(Price("6 clay"), Price(returns=("Fireplace",)), Price(returns=("Cooking Hearth",))),
    points=2,
    rulings=(
        "What is handed in goes back to the space it came from once the Cookhouse is taken, on top of what lies there.",
        "The minor improvements that are a Fireplace or a Cooking Hearth may be handed in, too, and leave the game.",
        "It bakes, but is no oven.",
        COOKED_AT_ONCE,
    ),
    tags=("Cookhouse", "baking", "cooking"),
    conversions=kitchen(2, 3, 4, 2, vegetable=3),
    oven=Oven(food=3),
)
FURNACE: Final = Card(
    "Furnace",
    MAJOR,
    "",
    "Take 2 fuel when you build it. 1 room fewer has to be heated.",
    prices=(Price("1 clay 1 stone"),),
    points=1,
    rulings=("It comes on top of what a clay hut or stone house saves.", "It is no oven."),
    tags=("Furnace",),
    on_play=Take(of(FUEL, 2)),
    changes=(LessFuel(1),),
)
HEATING_STOVE: Final = Card(
    "Heating Stove",
    MAJOR,
    "",
    "Heating the whole house costs at most 1 fuel in each harvest.",
    prices=(Price("2 clay 1 stone"),),
    points=1,
    rulings=(
        "It is no oven.",
        "The one fuel cannot be lowered any further; where nothing was needed before, nothing is.",
    ),
    tags=("Heating Stove",),
    changes=(FuelAtMost(1),),
)
VILLAGE_CHURCH: Final = Card(
    "Village Church",
    MAJOR,
    "",
    "Take 2 food when you build it. Once in each harvest you may pay 1 fuel for 1 bonus point.",
    prices=(Price("2 wood 4 stone"),),
    points=4,
    rulings=("You decide once everybody has fed and heated.",),
    tags=("Village Church",),
    on_play=Take("2 food"),
    each=(When(FEEDING_END, Paid(of(FUEL), Points(1)), may=True),),
)
FURNITURE_STALL: Final = stall(
    "Furniture Stall",
    "1 wood 1 stone",
    "At any time: wood into clay, one for one.",
    Conversion("1 wood", "1 clay", name="wood to clay"),
)
CERAMICS_STALL: Final = stall(
    "Ceramics Stall",
    "1 clay 1 stone",
    "At any time: clay into wood, one for one.",
    Conversion("1 clay", "1 wood", name="clay to wood"),
)
BASKET_STALL: Final = stall(
    "Basket Stall",
    "1 reed 1 stone",
    "At any time: reed into wood, clay or stone, one for one.",
    Conversion("1 reed", "1 wood", name="reed to wood"),
    Conversion("1 reed", "1 clay", name="reed to clay"),
    Conversion("1 reed", "1 stone", name="reed to stone"),
)
KILN: Final = Card(
    "Peat-charcoal Kiln",
    MAJOR,
    "",
    "Each time you cut peat take 1 fuel more, 2 if you have a horse. At the end of the last harvest you may pay 3 fuel "
    "for 1 bonus point, or 5 for 2.",
    prices=(Price("1 stone"),),
    points=1,
    rulings=(
        "Only once, so 2 points at most.",
        "Wood may become fuel for it right before the scoring.",
        "The fuel is spent.",
    ),
    tags=("Peat-charcoal Kiln",),
    each=(
        When(SPECIAL, Take(of(FUEL)), when=IsSpecial("Cut Peat")),
        When(SPECIAL, Take(of(FUEL)), when=IsSpecial("Cut Peat") & A_HORSE),
        When(BEFORE_SCORING, Either((Paid(of(FUEL, 3), Points(1)), Paid(of(FUEL, 5), Points(2)))), may=True),
    ),
)
FORESTERS_LODGE: Final = Card(
    "Forester's Lodge",
    MAJOR,
    "",
    "Each time you fell trees take 1 wood more, 2 if you have a horse. At the end 1 point for each of your forests.",
    prices=(Price("1 wood 2 clay"),),
    points=1,
    rulings=("Tiles on one another count as one forest.",),
    tags=("Forester's Lodge",),
    each=(
        When(SPECIAL, Take("1 wood"), when=IsSpecial("Fell Trees")),
        When(SPECIAL, Take("1 wood"), when=IsSpecial("Fell Trees") & A_HORSE),
    ),
    scores=(Each(1, Tiles("forest")),),
)
MUSEUM: Final = Card(
    "Museum of the Moors",
    MAJOR,
    "",
    "1 less of these you pay for the Well and the Stone Oven (stone), Clay Oven, Pottery and Forester's Lodge (clay), "
    "Joinery (wood), Basketmaker's Workshop (reed).",
    prices=(Price("1 clay 1 reed 1 stone"),),
    points=3,
    tags=("Museum of the Moors",),
    changes=(
        cheaper("stone", "Well", "Stone Oven"),
        cheaper("clay", "Clay Oven", "Pottery", "Forester's Lodge"),
        cheaper("wood", "Joinery"),
        cheaper("reed", "Basketmaker's Workshop"),
    ),
)
RIDING_STABLES: Final = Card(
    "Riding Stables",
    MAJOR,
    "",
    "At the start of each coming round take 1 food if you have at least 2 horses then.",
    prices=(Price("2 wood 1 clay 1 reed"),),
    points=3,
    rulings=("Food that you do not get then is lost.", "A horse that you buy when the round begins counts, too."),
    tags=("Riding Stables",),
    each=(When(ROUND_START, TakePer("1 food", Thresholds(Goods(NAMES[HORSE]), 2))),),
)
PILES: Final = (
    Pile(HORSE_SLAUGHTERHOUSE, under="major:fireplace-2-clay"),
    Pile(HORSE_SLAUGHTERHOUSE.another(2), under="major:fireplace-3-clay"),
    Pile(COOKHOUSE, under="major:cooking-hearth-4-clay"),
    Pile(COOKHOUSE.another(2), under="major:cooking-hearth-5-clay"),
    Pile(FURNACE, under="major:clay-oven"),
    Pile(HEATING_STOVE, under="major:stone-oven"),
    Pile(VILLAGE_CHURCH, under="major:well"),
    Pile(FURNITURE_STALL, under="major:joinery"),
    Pile(CERAMICS_STALL, under="major:pottery"),
    Pile(BASKET_STALL, under="major:basketmakers-workshop"),
    Pile(MUSEUM, KILN),
    Pile(RIDING_STABLES, FORESTERS_LODGE),
)
