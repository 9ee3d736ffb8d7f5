"""The 24 majors: piles of which only the top is for sale, and what the 14 of the Moor do."""

import pytest

from farmyard import Agricola, new_game, view
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from helpers import Table, can_play, choices, farm, for_sale, names, play, points, ways_to_pay

NEW = ("Peat-charcoal Kiln", "Forester's Lodge")
PAIRS = {
    "Fireplace (2 clay)": "Horse Slaughterhouse",
    "Fireplace (3 clay)": "Horse Slaughterhouse",
    "Cooking Hearth (4 clay)": "Cookhouse",
    "Cooking Hearth (5 clay)": "Cookhouse",
    "Clay Oven": "Furnace",
    "Stone Oven": "Heating Stove",
    "Joinery": "Furniture Stall",
    "Pottery": "Ceramics Stall",
    "Basketmaker's Workshop": "Basket Stall",
    "Well": "Village Church",
    "Peat-charcoal Kiln": "Museum of the Moors",
    "Forester's Lodge": "Riding Stables",
}


def build(game: Agricola, name: str) -> None:
    """Build a major improvement with the card of round 1, where others could be built or not."""
    game.play("place Improvement")
    if name not in names(game, P1):
        game.play(f"build {name}")


# -- piles --------------------------------------------------------------------------------------


def test_of_the_new_ones_two_are_for_sale_at_the_start() -> None:
    game = new_game(moor=1)
    assert for_sale(game) == list(PAIRS)
    assert sum([len(pile) for pile in game.piles]) == 24


@pytest.mark.parametrize(("top", "below"), PAIRS.items())
def test_what_lies_below_is_for_sale_once_the_top_is_gone(table: Table, top: str, below: str) -> None:
    game = table(moor=1, majors={P1: (top,)})
    assert top not in for_sale(game)
    assert below in for_sale(game)


@pytest.mark.ruling("Horse Slaughterhouse", "A Fireplace that is handed back covers it again")
def test_a_fireplace_handed_in_covers_its_own_space_again(table: Table) -> None:
    game = table(moor=1, majors={P1: ("Fireplace (3 clay)",), P2: ("Fireplace (2 clay)",)}, goods={P1: "nothing"})
    assert for_sale(game).count("Horse Slaughterhouse") == 2
    build(game, "Cooking Hearth (4 clay)")
    assert names(game, P1) == ["Cooking Hearth (4 clay)"]
    assert for_sale(game)[:3] == ["Horse Slaughterhouse", "Fireplace (3 clay)", "Cookhouse"]


@pytest.mark.parametrize("handed_in", ["Fireplace (2 clay)", "Cooking Hearth (4 clay)"])
def test_a_cookhouse_is_had_for_a_fireplace_or_a_hearth_which_goes_back_to_its_space(
    table: Table, handed_in: str
) -> None:
    others = {"Fireplace (2 clay)": "Cooking Hearth (4 clay)", "Cooking Hearth (4 clay)": "Fireplace (2 clay)"}
    game = table(moor=1, majors={P1: (handed_in,), P2: (others[handed_in],)}, goods={P1: "nothing"})
    build(game, "Cookhouse")
    assert names(game, P1) == ["Cookhouse"]
    assert handed_in in for_sale(game)


@pytest.mark.ruling("Cookhouse", "goes back to the space it came from")
def test_the_hearth_may_go_back_to_the_space_of_the_very_cookhouse(table: Table) -> None:
    game = table(moor=1, majors={P1: ("Cooking Hearth (4 clay)",)}, goods={P1: "nothing"})
    build(game, "Cookhouse")
    assert for_sale(game)[2:4] == ["Cooking Hearth (4 clay)", "Cooking Hearth (5 clay)"]


def test_the_hearth_may_cover_the_other_cookhouse(table: Table) -> None:
    majors = {P1: ("Cooking Hearth (5 clay)",), P2: ("Cooking Hearth (4 clay)",)}
    game = table(moor=1, majors=majors, goods={P1: "nothing"})
    play(game, "place Improvement", "build Cookhouse [major:cookhouse]")
    assert for_sale(game)[2:4] == ["Cooking Hearth (5 clay)", "Clay Oven"]


def test_a_cookhouse_costs_six_clay_otherwise(table: Table) -> None:
    game = table(moor=1, majors={P2: ("Cooking Hearth (4 clay)",)}, goods={P1: "6 clay"})
    build(game, "Cookhouse")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Cookhouse", "may be handed in, too")
def test_fireplace_and_hearth_of_the_base_decks_may_be_handed_in(table: Table) -> None:
    game = table(
        moor=3,
        decks="EIK",
        majors={P2: ("Cooking Hearth (4 clay)",)},
        played={P1: ("Simple Fireplace", "K:cooking-hearth")},
        goods={P1: "nothing"},
    )
    play(game, "place Improvement", "build Cookhouse", "return Simple Fireplace")
    assert names(game, P1) == ["Cooking Hearth", "Cookhouse"]
    assert "Simple Fireplace" not in for_sale(game)


# -- cooking ------------------------------------------------------------------------------------


def test_the_horse_slaughterhouse_cooks_animals_and_no_vegetables(table: Table) -> None:
    game = table(moor=1, majors={P1: ("Fireplace (2 clay)", "Horse Slaughterhouse")}, goods={P1: "1 horse"})
    game.play("convert horse")
    assert game.goods(P1) == "2 food"
    alone = table(
        moor=1,
        majors={P2: ("Fireplace (2 clay)",), P1: ("Horse Slaughterhouse",)},
        goods={P1: "1 sheep 1 boar 1 cattle 1 vegetable 1 grain"},
        stables={P1: "a4 a5"},
    )
    play(alone, "convert sheep", "convert boar", "convert cattle", "convert vegetable")
    assert alone.goods(P1) == "1 grain 5 food"


def test_the_cookhouse_cooks_and_bakes(table: Table) -> None:
    game = table(
        moor=1,
        majors={P2: ("Cooking Hearth (4 clay)",), P1: ("Cookhouse",)},
        goods={P1: "1 sheep 1 boar 1 cattle 1 horse 1 vegetable 1 grain"},
        stables={P1: "a3 a4 a5"},
    )
    kinds = ("sheep", "boar", "cattle", "horse", "vegetable")
    play(game, *[f"convert {kind}" for kind in kinds], "place Stable and Bake")
    assert game.goods(P1) == "17 food"


@pytest.mark.ruling("Cookhouse", "It bakes, but is no oven")
@pytest.mark.ruling("Furnace", "It is no oven")
@pytest.mark.ruling("Heating Stove", "It is no oven")
def test_neither_a_cookhouse_nor_a_stove_is_an_oven(table: Table) -> None:
    tops = ("Cooking Hearth (4 clay)", "Clay Oven", "Stone Oven")
    hand = {"hand": {P1: ("Bakehouse",)}, "goods": {P1: "3 stone"}}
    new = {P2: tops, P1: ("Cookhouse", "Furnace", "Heating Stove")}
    assert not can_play(table(moor=3, decks="EIK", majors=new, **hand), "Bakehouse")
    assert can_play(table(moor=3, decks="EIK", majors={P1: tops}, **hand), "Bakehouse")


@pytest.mark.ruling("Horse Slaughterhouse", "may be cooked without finding a place")
@pytest.mark.ruling("Cookhouse", "may be cooked without finding a place")
@pytest.mark.parametrize("kitchen", ["Horse Slaughterhouse", "Cookhouse"])
def test_animals_just_got_are_cooked_without_a_place(table: Table, kitchen: str) -> None:
    tops = ("Fireplace (2 clay)", "Cooking Hearth (4 clay)")
    game = table(moor=1, seats=3, majors={P2: tops, P1: (kitchen,)}, goods={P1: "1 sheep"})
    play(game, "special Horse Coper", "keep 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"
    young = table(
        moor=1, phase="breeding", majors={P2: tops, P1: (kitchen,)}, goods={P1: "2 horse"}, stables={P1: "a5"}
    )
    assert young.goods(P1) == "2 horse"


# -- heating ------------------------------------------------------------------------------------


@pytest.mark.ruling("Furnace", "It comes on top")
def test_the_furnace_gives_fuel_and_heats_a_room(table: Table) -> None:
    game = table(moor=1, majors={P2: ("Clay Oven",)}, goods={P1: "1 clay 1 stone"})
    build(game, "Furnace")
    assert (game.goods(P1), farm(game).needs["fuel"]) == ("2 fuel", 1)
    clay = table(moor=1, majors={P1: ("Clay Oven", "Furnace")}, house={P1: "stone house"})
    assert farm(clay).needs["fuel"] == 0


@pytest.mark.ruling("Heating Stove", "The one fuel cannot be lowered")
def test_the_heating_stove_heats_the_whole_house_with_one_fuel(table: Table) -> None:
    stove = ("Stone Oven", "Heating Stove")
    assert farm(table(moor=1, majors={P1: stove}, rooms={P1: "a1 b1 c1 c2 c3"})).needs["fuel"] == 1
    clay = table(moor=1, majors={P1: stove}, rooms={P1: "a1 b1 c1"}, house={P1: "clay hut"})
    assert farm(clay).needs["fuel"] == 1
    assert farm(table(moor=1, majors={P1: stove}, house={P1: "stone house"})).needs["fuel"] == 0
    both = table(moor=1, majors={P1: (*stove, "Clay Oven", "Furnace")}, rooms={P1: "a1 b1 c1"})
    assert farm(both).needs["fuel"] == 1


# -- goods and points ---------------------------------------------------------------------------


@pytest.mark.ruling("Village Church", "once everybody has fed and heated")
def test_the_village_church_gives_food_and_a_point_for_a_fuel_in_each_harvest(table: Table) -> None:
    game = table(moor=1, majors={P2: ("Well",)}, goods={P1: "2 wood 4 stone"})
    build(game, "Village Church")
    assert game.goods(P1) == "2 food"
    church = {P1: ("Well", "Village Church")}
    harvest = table(moor=1, round=4, phase="heating", majors=church, goods={P1: "4 fuel", P2: "2 fuel"})
    before = score(harvest, P1)
    play(harvest, "heat with 2 fuel", "heat with 2 fuel", "take 1 bonus points")
    assert (score(harvest, P1) - before, harvest.goods(P1).count("1 fuel")) == (1, 1)


def test_the_stalls_exchange_one_for_one(table: Table) -> None:
    majors = {P1: ("Joinery", "Furniture Stall", "Pottery", "Ceramics Stall", "Basketmaker's Workshop", "Basket Stall")}
    game = table(moor=1, majors=majors, goods={P1: "1 wood 3 reed"})
    play(game, "convert wood to clay", "convert reed to wood", "convert reed to clay", "convert reed to stone")
    assert game.goods(P1) == "1 wood 2 clay 1 stone"
    game.play("convert clay to wood")
    assert game.goods(P1) == "2 wood 1 clay 1 stone"


def test_stalls_pay_for_what_is_missing(table: Table) -> None:
    game = table(moor=1, majors={P1: ("Joinery", "Furniture Stall")}, goods={P1: "2 wood"})
    build(game, "Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"
    assert ways_to_pay(game) == set()


@pytest.mark.parametrize(("horses", "fuel"), [("nothing", 4), ("1 horse", 5)])
def test_the_kiln_gives_more_fuel_for_cut_peat(table: Table, horses: str, fuel: int) -> None:
    game = table(moor=1, majors={P1: ("Peat-charcoal Kiln",)}, tiles={P1: {"moor": "a5"}}, goods={P1: horses})
    game.play("special Cut Peat")
    assert farm(game).goods["fuel"] == fuel


@pytest.mark.ruling("Peat-charcoal Kiln", "Only once")
@pytest.mark.ruling("Peat-charcoal Kiln", "Wood may become fuel")
@pytest.mark.ruling("Peat-charcoal Kiln", "The fuel is spent")
@pytest.mark.parametrize(
    ("held", "offered"),
    [("2 fuel", []), ("3 fuel", [1]), ("2 wood 1 fuel", [1]), ("5 wood", [1, 2]), ("9 fuel", [1, 2])],
)
def test_the_kiln_trades_fuel_for_points_once_before_the_scoring(table: Table, held: str, offered: list[int]) -> None:
    game = table(
        moor=1,
        round=14,
        phase="breeding",
        majors={P1: ("Peat-charcoal Kiln",)},
        goods={P1: held},
        house={P1: "stone house"},
    )
    assert [option for option in game.options if option != "done"] == [f"take {n} bonus points" for n in offered]
    if offered:
        before = score(game, P1)
        game.play(f"take {offered[-1]} bonus points")
        assert game.over
        assert score(game, P1) - before == offered[-1]
        assert sum(farm(game).goods.values()) == sum(map(int, held.split()[::2])) - (5 if offered[-1] == 2 else 3)


@pytest.mark.parametrize(("horses", "wood"), [("nothing", 3), ("1 horse", 4)])
def test_the_lodge_gives_more_wood_for_felled_trees(table: Table, horses: str, wood: int) -> None:
    game = table(moor=1, majors={P1: ("Forester's Lodge",)}, tiles={P1: {"forest": "a5"}}, goods={P1: horses})
    game.play("special Fell Trees")
    assert farm(game).goods["wood"] == wood


@pytest.mark.ruling("Forester's Lodge", "count as one forest")
def test_the_lodge_scores_forests_that_show(table: Table) -> None:
    game = table(moor=1, majors={P1: ("Forester's Lodge",)}, tiles={P1: {"moor": "a4 a5 b5", "forest": "a3 a4"}})
    assert points(game, P1) == 2


def test_the_museum_makes_seven_majors_cheaper(table: Table) -> None:
    game = table(moor=1, majors={P1: ("Peat-charcoal Kiln", "Museum of the Moors")}, cards=("Improvement",))
    prices = {card.name: card.price for card in view(game, P1).majors}
    assert prices["Well"] == "1 wood 2 stone"
    assert prices["Stone Oven"] == "1 clay 2 stone"
    assert prices["Clay Oven"] == "2 clay 1 stone"
    assert prices["Pottery"] == "1 clay 2 stone"
    assert prices["Joinery"] == "1 wood 2 stone"
    assert prices["Basketmaker's Workshop"] == "1 reed 2 stone"
    assert prices["Forester's Lodge"] == "1 wood 1 clay"
    assert prices["Fireplace (2 clay)"] == "2 clay"


@pytest.mark.ruling("Riding Stables", "that you do not get then is lost")
@pytest.mark.parametrize(("horses", "food"), [("1 horse", 0), ("2 horse", 1)])
def test_the_riding_stables_give_food_each_round_to_who_has_two_horses(table: Table, horses: str, food: int) -> None:
    game = table(
        moor=1, round=5, phase="preparation", majors={P1: ("Forester's Lodge", "Riding Stables")},
        goods={P1: horses}, stables={P1: "a5"},
    )  # fmt: skip
    assert farm(game).goods.get("food", 0) == food


def test_printed_points(table: Table) -> None:
    worth = {card.name: card.points for pile in table(moor=1).piles for card in pile}
    assert {worth[name] for name in ("Horse Slaughterhouse", "Cookhouse", "Furniture Stall", "Ceramics Stall")} == {2}
    assert {worth[name] for name in ("Furnace", "Heating Stove", *NEW)} == {1}
    assert (worth["Basket Stall"], worth["Village Church"]) == (2, 4)
    assert {worth[name] for name in ("Museum of the Moors", "Riding Stables")} == {3}
    assert "build Peat-charcoal Kiln" not in choices(table(moor=1))
