"""Cards of the base decks at a table with the Moor."""

from farmyard.agricola.position import P1, P2
from helpers import Table, farm, play

FULL = {"moor": 3, "decks": "EIK"}


def test_nobody_buys_wood_from_felled_trees(table: Table) -> None:
    game = table(tiles={P1: {"forest": "a5"}}, played={P2: ("Wood Buyer",)}, goods={P1: "nothing"}, **FULL)
    game.play("special Fell Trees")
    assert game.goods(P1) == "2 wood"
    assert "place Fishing" in game.options


def test_spices_add_nothing_to_a_cookhouse(table: Table) -> None:
    game = table(majors={P1: ("Cookhouse",)}, played={P1: ("Spices",)}, goods={P1: "1 vegetable"}, **FULL)
    game.play("convert vegetable")
    assert game.goods(P1) == "3 food"


def test_animals_in_general_include_horses(table: Table) -> None:
    game = table(goods={P1: "2 horse"}, played={P1: ("Animal Tamer",)}, rooms={P1: "a1 b1 c1"}, **FULL)
    assert game.players[P1].housing.fits((1, 1, 0, 1))
    play(game, "release horse")
    assert farm(game).elsewhere == {"horse": 1}
