"""The forest deck: improvements that are found in the woods."""

import pytest

from farmyard.agricola.position import P1, P2
from helpers import Table, farm, keeps, points
from woods import met, woods

# -- Camelot ----------------------------------------------------------------------------------


@pytest.mark.ruling("Camelot", "counts as a minor improvement")
def test_camelot_lies_with_the_drawers_improvements(table: Table) -> None:
    game = met(table, "Camelot")
    assert (farm(game).improvements, game.goods(P1)) == (("Camelot",), "3 wood 2 food")


@pytest.mark.ruling("Camelot", "of different species")
def test_camelot_holds_five_animals_of_any_species_beside_the_pet(table: Table) -> None:
    game = met(table, "Camelot")
    assert keeps(game, 2, 2, 2, 0)
    assert keeps(game, 0, 0, 6, 0)
    assert not keeps(game, 3, 2, 2, 0)


def test_camelot_has_room_for_one_of_the_family(table: Table) -> None:
    game = met(table, "Camelot", round=6, cards=("Basic Wish for Children",), at_home={P1: 3, P2: 0})
    game.play("place Basic Wish for Children")
    assert farm(game).people == 3


@pytest.mark.ruling("Camelot", "It is no room")
def test_camelot_is_no_room_of_the_house(table: Table) -> None:
    game = woods(table, played={P1: ("Camelot",)}, round=6, cards=("House Redevelopment",), goods={P1: "2 clay 1 reed"})
    game.play("place House Redevelopment")
    assert (game.goods(P1), points(game, P1, "Clay rooms")) == ("nothing", 2)
