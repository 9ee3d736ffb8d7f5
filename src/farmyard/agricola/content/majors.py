"""The ten major improvements, shared by both editions, and the copies of them that six players have."""

from typing import Final

from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.state.card import MAJOR, Card, Price
from farmyard.agricola.state.doors import Conversion, Oven
from farmyard.agricola.state.module import Pile
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


def workshop(name: str, price: str, good: str, food: int, thresholds: tuple[int, int, int], copy: int = 1) -> Card:
    few, more, most = thresholds
    return Card(
        name,
        MAJOR,
        "",
        prices=(Price(price),),
        points=2,
        text=f"Once per harvest 1 {good} into {food} food. "
        f"At the end 1, 2 or 3 points for {few}, {more} or {most} {good}.",
        tags=(name, f"{good} workshop"),
        conversions=(Conversion(f"1 {good}", f"{food} food", harvest=True),),
        scores=(Held(good, thresholds),),
        copy=copy,
    )


def oven(name: str, price: str, points: int, baking: Oven, text: str, copy: int = 1) -> Card:
    return Card(
        name,
        MAJOR,
        "",
        prices=(Price(price),),
        points=points,
        text=f"Baking: {text}. Bake at once when you build it.",
        tags=(name, "oven", "baking"),
        oven=baking,
        on_play=Optional(Bake()),
        copy=copy,
    )


def clay_oven(price: str, copy: int = 1) -> Card:
    return oven("Clay Oven", price, 2, Oven(food=5, most=1), "5 food for 1 grain", copy)


def stone_oven(price: str, copy: int = 1) -> Card:
    return oven("Stone Oven", price, 3, Oven(food=4, most=2), "4 food each for up to 2 grain", copy)


def joinery(price: str, copy: int = 1) -> Card:
    return workshop("Joinery", price, "wood", 2, (3, 5, 7), copy)


def pottery(price: str, copy: int = 1) -> Card:
    return workshop("Pottery", price, "clay", 2, (3, 5, 7), copy)


def basketmakers_workshop(price: str, copy: int = 1) -> Card:
    return workshop("Basketmaker's Workshop", price, "reed", 3, (2, 4, 5), copy)


def well(price: str, copy: int = 1) -> Card:
    return Card(
        "Well",
        MAJOR,
        "",
        prices=(Price(price),),
        points=4,
        tags=("Well",),
        text="Lay 1 food on each of the next 5 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 food", next=5),
        copy=copy,
    )


MAJORS: Final = (
    fireplace(2),
    fireplace(3),
    cooking_hearth(4),
    cooking_hearth(5),
    clay_oven("3 clay 1 stone"),
    stone_oven("1 clay 3 stone"),
    joinery("2 wood 2 stone"),
    pottery("2 clay 2 stone"),
    basketmakers_workshop("2 reed 2 stone"),
    well("1 wood 3 stone"),
)
FOR_SIX: Final = tuple(
    [
        Pile(copy, under=covering.key)
        for covering, copy in zip(
            MAJORS[1:2] + MAJORS[3:],
            (
                fireplace(4),
                cooking_hearth(6),
                clay_oven("4 clay 1 stone", 2),
                stone_oven("2 clay 3 stone", 2),
                joinery("2 wood 3 stone", 2),
                pottery("2 clay 3 stone", 2),
                basketmakers_workshop("2 reed 3 stone", 2),
                well("1 clay 3 stone", 2),
            ),
        )
    ]
)
"""The copies that lie under the others with six players, that of a Fireplace or Cooking Hearth under the dearer one."""
