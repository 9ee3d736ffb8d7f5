"""With six players eight major improvements lie under their copies; who has both uses both."""

from functools import partial

import pytest

from farmyard import Agricola, new_game, view
from farmyard.agricola.position import P1, P2, position
from farmyard.agricola.rules.scoring import leftovers
from farmyard.agricola.state.game import FEEDING
from helpers import Table, choices, farm, for_sale, names, play, points

BELOW = {
    "Fireplace (3 clay)": ("Fireplace (4 clay)", "4 clay"),
    "Cooking Hearth (5 clay)": ("Cooking Hearth (6 clay)", "6 clay"),
    "Clay Oven": ("major:clay-oven#2", "4 clay 1 stone"),
    "Stone Oven": ("major:stone-oven#2", "2 clay 3 stone"),
    "Joinery": ("major:joinery#2", "2 wood 3 stone"),
    "Pottery": ("major:pottery#2", "2 clay 3 stone"),
    "Basketmaker's Workshop": ("major:basketmakers-workshop#2", "3 stone 2 reed"),
    "Well": ("major:well#2", "1 clay 3 stone"),
}
CHEAP, DEAR, DEAREST = [f"Fireplace ({clay} clay)" for clay in (2, 3, 4)]
HEARTH = "Cooking Hearth (4 clay)"


@pytest.fixture
def table() -> Table:
    return partial(position, edition="revised", seats=6, cards=("Major Improvement",))


def both(name: str) -> tuple[str, str]:
    return name, BELOW[name][0]


def improve(game: Agricola, *choices: str) -> None:
    play(game, "place Major Improvement", *choices)


def test_eight_of_them_lie_under_the_ten_of_the_base_game() -> None:
    game = new_game(edition="revised", players=6)
    assert for_sale(game) == for_sale(new_game(edition="revised", players=5))
    assert [len(pile) for pile in game.piles] == [1, 2, 1, 2, 2, 2, 2, 2, 2, 2]


def test_five_players_have_ten() -> None:
    assert sum([len(pile) for pile in new_game(edition="revised", players=5).piles]) == 10


@pytest.mark.parametrize(("top", "below"), BELOW.items())
def test_the_copy_is_for_sale_once_the_top_is_built_by_anyone(table: Table, top: str, below: tuple[str, str]) -> None:
    name, price = below
    covered = table(goods={P1: price})
    assert name not in [card.key for card in covered.for_sale()] + for_sale(covered)
    everything = tuple([card.key for pile in covered.piles for card in pile if name not in (card.name, card.key)])
    game = table(majors={P2: everything}, goods={P1: price})
    improve(game)
    assert (names(game, P1), game.goods(P1)) == ([name if "(" in name else top], "nothing")


@pytest.mark.parametrize("top", list(BELOW))
def test_a_copy_has_the_points_of_the_other(table: Table, top: str) -> None:
    one, two = table(majors={P1: (top,)}), table(majors={P1: both(top)})
    assert points(two, P1, "Improvements") == 2 * points(one, P1, "Improvements")


def test_a_fireplace_handed_in_goes_under_its_cheaper_copy(table: Table) -> None:
    game = table(majors={P1: (DEAREST,), P2: (CHEAP,)}, goods={P1: "nothing"})
    improve(game, f"build {HEARTH}")
    assert names(game, P1) == [HEARTH]
    assert [card.name for card in game.piles[1]] == [DEAREST, DEAR]


def test_it_lies_on_top_where_the_cheaper_one_is_gone(table: Table) -> None:
    game = table(majors={P1: (DEAREST,), P2: (CHEAP, DEAR)}, goods={P1: "nothing"})
    improve(game, f"build {HEARTH}")
    assert [card.name for card in game.piles[1]] == [DEAREST]


def test_the_cheaper_one_goes_on_top_of_its_copy(table: Table) -> None:
    game = table(majors={P1: (DEAR,), P2: (CHEAP,)}, goods={P1: "nothing"})
    improve(game, f"build {HEARTH}")
    assert [card.name for card in game.piles[1]] == [DEAREST, DEAR]


def test_the_dearest_hearth_is_had_for_a_fireplace(table: Table) -> None:
    game = table(majors={P1: (CHEAP,), P2: (HEARTH, "Cooking Hearth (5 clay)")}, goods={P1: "nothing"})
    improve(game)
    assert names(game, P1) == ["Cooking Hearth (6 clay)"]


def test_two_wells_lay_food_twice(table: Table) -> None:
    game = table(round=5, goods={P1: "1 wood 1 clay 6 stone"}, at_home={P1: 2, **dict.fromkeys(range(1, 6), 0)})
    improve(game, "build Well")
    play(game, "place Improvement", "build Well")
    assert (names(game, P1), set(farm(game).promised)) == (["Well [major:well]", "Well [major:well#2]"], {7, 8, 9, 10})
    assert farm(game).promised[7] == {"food": 2}


@pytest.mark.parametrize(("name", "most", "food"), [("Clay Oven", 2, 10), ("Stone Oven", 4, 16)])
def test_two_ovens_bake_twice_as_much(table: Table, name: str, most: int, food: int) -> None:
    game = table(majors={P1: both(name)}, goods={P1: "6 grain"})
    play(game, "place Side Job")
    assert choices(game)[-1] == f"bake {most} grain"
    game.play(f"bake {most} grain")
    assert game.goods(P1) == f"{6 - most} grain {food} food"


@pytest.mark.parametrize(
    ("name", "good", "left"),
    [("Joinery", "wood", "1 wood"), ("Pottery", "clay", "1 clay"), ("Basketmaker's Workshop", "reed", "1 reed 2 food")],
)
def test_two_workshops_make_food_twice_in_a_harvest(table: Table, name: str, good: str, left: str) -> None:
    game = table(cards=(), phase=FEEDING, majors={P1: both(name)}, goods={P1: f"3 {good}"})
    assert choices(game).count(f"convert {name}") == 1
    play(game, f"convert {name}", f"convert {name}")
    assert (game.goods(P1), farm(game).begging) == (left, 0)


@pytest.mark.parametrize(
    ("held", "worth", "left"),
    [(3, 1, 0), (6, 2, 1), (7, 3, 0), (8, 3, 1), (10, 4, 0), (12, 5, 0), (14, 6, 0), (15, 6, 1)],
)
def test_two_joineries_score_for_different_wood(table: Table, held: int, worth: int, left: int) -> None:
    game = table(majors={P1: both("Joinery")}, goods={P1: f"{held} wood"})
    assert (points(game, P1), leftovers(game, P1)) == (worth, left)


def test_two_basketmakers_workshops_score_up_to_six_points(table: Table) -> None:
    scored = [points(table(majors={P1: both("Basketmaker's Workshop")}, goods={P1: f"{reed} reed"}), P1)
              for reed in (5, 7, 9, 10)]  # fmt: skip
    assert scored == [3, 4, 5, 6]


def test_two_fireplaces_cook_no_more_than_one(table: Table) -> None:
    game = table(majors={P1: (DEAR, DEAREST)}, goods={P1: "1 vegetable"})
    assert len([option for option in game.options if option.startswith("convert")]) == 1
    game.play("convert vegetable")
    assert game.goods(P1) == "2 food"


def test_the_table_shows_only_the_tops(table: Table) -> None:
    assert [card.name for card in view(table(), P1).majors].count("Joinery") == 1
