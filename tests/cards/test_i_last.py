"""The last cards of deck I: each clause and each ruling, and rulings of other cards that name them."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, breakdown
from farmyard.agricola.game import FEEDING, FIELD
from farmyard.agricola.goods import text
from farmyard.agricola.position import P1, P2, P3

Table = Callable[..., Agricola]


def points(game: Agricola, seat: int, category: str = "Bonus points") -> int:
    """What a category of the scoring is worth; 0 where it does not occur."""
    return sum([line.points for line in breakdown(game, seat) if line.category == category])


def deciding(game: Agricola) -> int:
    assert game.decision is not None
    return game.decision.seat


def crops(game: Agricola, seat: int) -> list[str]:
    """What grows on the fields and plots of a player."""
    return [text(crop) for crop in game.players[seat].crops if crop]


# -- Slaughterhouse -------------------------------------------------------------------------


def test_slaughterhouse_pays_for_the_animals_of_others(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "1 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, stables={P1: "a5"},
    )  # fmt: skip
    game.play("convert sheep")
    assert (game.goods(P1), game.goods(P2)) == ("2 food", "1 food")


@pytest.mark.ruling("Slaughterhouse", "before answering one question")
def test_slaughterhouse_pays_once_for_animals_cooked_at_one_time(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "3 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    game.play("convert sheep")
    game.play("convert sheep")
    assert game.goods(P2) == "1 food"
    game.play("place Day Laborer")
    game.play("place Fishing")
    game.play("convert sheep")
    assert game.goods(P2) == "3 food"


def test_slaughterhouse_pays_for_animals_without_a_place(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "0 food", P2: "0 food"}, spaces={"1 Sheep": "3 sheep"},
        majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert (game.goods(P1), game.goods(P2)) == ("4 food 1 sheep", "1 food")


def test_slaughterhouse_pays_for_animals_that_pay_for_something(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, hand={P1: ("Lover",)}, goods={P1: "2 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a5",)}, seats=3,
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.goods(P1), game.goods(P2), game.players[P1].people) == ("nothing", "1 food", 3)


@pytest.mark.ruling("Slaughterhouse", "cook yourself")
def test_slaughterhouse_brings_nothing_for_own_animals(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Slaughterhouse",)}, goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Slaughterhouse", "moment 7")
def test_slaughterhouse_feeds_last(table: Table) -> None:
    game = table(
        phase=FIELD, seats=3, played={P1: ("Slaughterhouse",)}, majors={P2: ("Fireplace (2 clay)",)},
        goods={P1: "4 grain", P2: "4 food 2 sheep", P3: "4 food 1 grain"}, pastures={P2: ("a5",)},
    )  # fmt: skip
    assert deciding(game) == P2
    game.play("convert sheep")
    game.play("feed")
    assert deciding(game) == P3
    game.play("feed")
    assert (deciding(game), game.goods(P1)) == (P1, "4 grain 1 food")


@pytest.mark.ruling("Layabout", "the Slaughterman and the Slaughterhouse still pay you")
def test_slaughterhouse_pays_who_stays_out_of_the_harvest(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Slaughterhouse",)}, hand={P1: ("Layabout",)}, goods={P1: "0 food", P2: "4 food 1 sheep"},
        majors={P2: ("Fireplace (2 clay)",)}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Occupation")
    assert (deciding(game), game.phase) == (P2, FEEDING)
    game.play("convert sheep")
    assert game.goods(P1) == "1 food"
