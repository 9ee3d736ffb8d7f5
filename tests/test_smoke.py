"""A first look at the whole."""

from collections.abc import Callable

from farmyard import Agricola
from farmyard.agricola.position import P1


def test_fishing_takes_all_the_food_there(table: Callable[..., Agricola]) -> None:
    game = table(goods={P1: "2 food"}, spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "5 food"
