"""Occupations of deck E, A."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.kernel.errors import FarmyardError
from helpers import Table, deciding, names

# -- Academic -------------------------------------------------------------------------------------


def test_academic_counts_as_two_for_a_prerequisite(table: Table) -> None:
    game = table(played={P1: ("Academic",)}, hand={P1: ("Bean Field",)})
    game.play("place Starting Player")
    assert "play Bean Field" in game.options


def test_academic_counts_as_two_for_the_reeve(table: Table) -> None:
    behind = table(played={P1: ("Reeve", "Mason"), P2: ("Academic", "Carpenter")})
    tied = table(played={P1: ("Reeve", "Mason"), P2: ("Chief", "Carpenter")})
    assert scores(tied)[P1] - scores(behind)[P1] == 3


@pytest.mark.ruling("Academic", "prices, the Bread Paddle and the Bookshelf")
def test_academic_is_one_occupation_for_prices(table: Table) -> None:
    game = table(seats=4, played={P1: ("Academic",)}, hand={P1: ("Carpenter", "Chief")}, goods={P1: "1 food"})
    game.play("place Second Occupation")
    assert names(game, P1) == ["Academic", "Carpenter"]
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Academic", "only if played after the Tutor")
def test_academic_counts_twice_for_the_tutor_only_after_him(table: Table) -> None:
    before = table(played={P1: ("Academic", "Tutor")})
    after = table(played={P1: ("Tutor", "Academic")})
    assert scores(after)[P1] - scores(before)[P1] == 2


@pytest.mark.ruling("Academic", "another player plays the Outhouse")
def test_academic_counts_as_two_for_the_outhouse_of_another_player(table: Table) -> None:
    goods = {P1: "1 wood 1 clay"}
    twice = table(played={P2: ("Academic",)}, hand={P1: ("Outhouse",)}, goods=goods)
    once = table(played={P2: ("Carpenter",)}, hand={P1: ("Outhouse",)}, goods=goods)
    for game in (twice, once):
        game.play("place Starting Player")
    assert "play Outhouse" not in twice.options
    assert "play Outhouse" in once.options


@pytest.mark.ruling("Academic", "prices, the Bread Paddle and the Bookshelf")
def test_playing_the_academic_is_playing_one_occupation(table: Table) -> None:
    game = table(played={P1: ("Bookshelf",)}, hand={P1: ("Academic",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Academic", "prices, the Bread Paddle and the Bookshelf")
def test_bread_paddle_bakes_once_for_the_academic(table: Table) -> None:
    game = table(played={P1: ("Bread Paddle",)}, hand={P1: ("Academic",)}, majors={P1: ("Clay Oven",)},
                 goods={P1: "2 grain"})  # fmt: skip
    game.play("place Occupation")
    game.play("bake 1 grain")
    assert deciding(game) == P2
    assert game.goods(P1) == "1 grain 5 food"


def test_academic_of_the_owner_counts_as_two_for_the_reeve(table: Table) -> None:
    others = {P2: ("Carpenter", "Chief", "Mason")}
    leads = table(played={P1: ("Reeve", "Academic"), **others})
    trails = table(played={P1: ("Reeve", "Stablehand"), **others})
    assert scores(leads)[P1] - scores(trails)[P1] == 3


# -- Animal Keeper --------------------------------------------------------------------------------


def test_animal_keeper_mixes_kinds_in_a_pasture(table: Table) -> None:
    kept = {"pastures": {P1: ("a5 b5",)}, "goods": {P1: "2 sheep 1 boar 2 cattle"}}
    assert table(played={P1: ("Animal Keeper",)}, **kept).goods(P1) == "2 sheep 1 boar 2 cattle"
    with pytest.raises(FarmyardError, match="do not fit"):
        table(**kept)


def test_animal_keeper_does_not_enlarge_pastures(table: Table) -> None:
    with pytest.raises(FarmyardError, match="do not fit"):
        table(played={P1: ("Animal Keeper",)}, pastures={P1: ("a5",)}, goods={P1: "2 sheep 1 boar 1 cattle"})


@pytest.mark.ruling("Animal Keeper", "Forest Pasture")
def test_animal_keeper_leaves_the_forest_pasture_to_boar(table: Table) -> None:
    with pytest.raises(FarmyardError, match="do not fit"):
        table(played={P1: ("Animal Keeper", "Forest Pasture")}, goods={P1: "1 sheep 1 cattle 3 boar"})


def test_animal_keeper_mixes_kinds_in_every_pasture(table: Table) -> None:
    farm = {"pastures": {P1: ("a4", "a5")}, "goods": {P1: "3 sheep 1 boar 1 cattle"}}
    assert table(played={P1: ("Animal Keeper",)}, **farm).goods(P1) == "3 sheep 1 boar 1 cattle"
    with pytest.raises(FarmyardError, match="do not fit"):
        table(**farm)
