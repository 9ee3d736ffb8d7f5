"""The ten major improvements, shared by both editions."""

from typing import Final

from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.state.card import MAJOR, Card, Price
from farmyard.agricola.state.doors import Conversion, Oven
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.scoring import Held


def cooking(vegetable: int, sheep: int, boar: int, cattle: int) -> tuple[Conversion, ...]:
    """Turns vegetables and animals into food at any time."""
    return (
        Conversion("1 vegetable", f"{vegetable} food", name="vegetable", cooking=True),
        Conversion("1 sheep", f"{sheep} food", name="sheep", cooking=True),
        Conversion("1 boar", f"{boar} food", name="boar", cooking=True),
        Conversion("1 cattle", f"{cattle} food", name="cattle", cooking=True),
    )


def fireplace(clay: int) -> Card:
    return Card(
        f"Fireplace ({clay} clay)",
        MAJOR,
        "",
        prices=(Price(f"{clay} clay"),),
        points=1,
        text="At any time: vegetable 2, sheep 2, boar 2, cattle 3 food. Baking: 2 food a grain.",
        tags=("Fireplace", "baking"),
        conversions=cooking(2, 2, 2, 3),
        oven=Oven(food=2),
    )


def cooking_hearth(clay: int) -> Card:
    return Card(
        f"Cooking Hearth ({clay} clay)",
        MAJOR,
        "",
        prices=(Price(f"{clay} clay"), Price(returns=("Fireplace",))),
        points=1,
        text="At any time: vegetable 3, sheep 2, boar 3, cattle 4 food. Baking: 3 food a grain.",
        tags=("Cooking Hearth", "baking"),
        conversions=cooking(3, 2, 3, 4),
        oven=Oven(food=3),
    )


def workshop(name: str, price: str, good: str, food: int, thresholds: tuple[int, ...], text: str) -> Card:
    return Card(
        name,
        MAJOR,
        "",
        prices=(Price(price),),
        points=2,
        text=text,
        tags=(name, f"{good} workshop"),
        conversions=(Conversion(f"1 {good}", f"{food} food", harvest=True),),
        scores=(Held(good, thresholds),),
    )


MAJORS: Final = (
    fireplace(2),
    fireplace(3),
    cooking_hearth(4),
    cooking_hearth(5),
    Card(
        "Clay Oven",
        MAJOR,
        "",
        prices=(Price("3 clay 1 stone"),),
        points=2,
        text="Baking: 5 food for 1 grain. Bake at once when you build it.",
        tags=("Clay Oven", "oven", "baking"),
        oven=Oven(food=5, most=1),
        on_play=Optional(Bake()),
    ),
    Card(
        "Stone Oven",
        MAJOR,
        "",
        prices=(Price("1 clay 3 stone"),),
        points=3,
        text="Baking: 4 food each for up to 2 grain. Bake at once when you build it.",
        tags=("Stone Oven", "oven", "baking"),
        oven=Oven(food=4, most=2),
        on_play=Optional(Bake()),
    ),
    workshop(
        "Joinery",
        "2 wood 2 stone",
        "wood",
        food=2,
        thresholds=(3, 5, 7),
        text="Once per harvest 1 wood into 2 food. At the end 1, 2 or 3 points for 3, 5 or 7 wood.",
    ),
    workshop(
        "Pottery",
        "2 clay 2 stone",
        "clay",
        food=2,
        thresholds=(3, 5, 7),
        text="Once per harvest 1 clay into 2 food. At the end 1, 2 or 3 points for 3, 5 or 7 clay.",
    ),
    workshop(
        "Basketmaker's Workshop",
        "2 reed 2 stone",
        "reed",
        food=3,
        thresholds=(2, 4, 5),
        text="Once per harvest 1 reed into 3 food. At the end 1, 2 or 3 points for 2, 4 or 5 reed.",
    ),
    Card(
        "Well",
        MAJOR,
        "",
        prices=(Price("1 wood 3 stone"),),
        points=4,
        tags=("Well",),
        text="Lay 1 food on each of the next 5 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 food", next=5),
    ),
)
