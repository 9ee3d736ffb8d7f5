"""Occupations of deck E, B."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import goods
from helpers import Table, deciding, farm, tally, worth

# -- Baker ----------------------------------------------------------------------------------------


def test_baker_bakes_when_played(table: Table) -> None:
    game = table(hand={P1: ("Baker",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 grain"})
    game.play("place Occupation")
    game.play("bake 1 grain")
    assert game.goods(P1) == "5 food"


@pytest.mark.ruling("Baker", "one bake action")
def test_baker_may_bake_at_the_start_of_feeding_with_all_ovens(table: Table) -> None:
    ovens = ("Clay Oven", "Stone Oven")
    game = table(phase=FEEDING, played={P1: ("Baker",)}, majors={P1: ovens}, goods={P1: "4 grain"})
    assert game.options[:4] == ["bake 1 grain", "bake 2 grain", "bake 3 grain", "done"]
    game.play("bake 3 grain")
    assert game.goods(P1) == "1 grain 13 food"
    assert "feed" in game.options


def test_baker_may_leave_it_and_needs_an_oven(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Baker",)}, majors={P1: ("Clay Oven",)}, goods={P1: "4 grain"})
    game.play("done")
    assert "feed" in game.options
    assert "feed" in table(phase=FEEDING, played={P1: ("Baker",)}, goods={P1: "4 grain"}).options


@pytest.mark.ruling("Baker", "Millstone")
def test_baker_gets_two_food_from_the_millstone(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(phase=FEEDING, played={P1: ("Baker", "Millstone")}, majors=majors, goods={P1: "4 grain"})
    game.play("bake 3 grain")
    assert game.goods(P1) == "1 grain 15 food"


@pytest.mark.ruling("Baker", "moment 5 of the harvest")
def test_baker_bakes_before_the_food_of_the_feeding_phase(table: Table) -> None:
    cards = ("Baker", "House Goat", "Basketmaker")
    game = table(phase=FEEDING, played={P1: cards}, majors={P1: ("Clay Oven",)}, goods={P1: "1 grain 1 reed"})
    assert game.options[:2] == ["bake 1 grain", "done"]
    assert "convert Basketmaker" not in game.options
    assert game.goods(P1) == "1 reed 1 grain"
    game.play("bake 1 grain")
    assert game.goods(P1) == "1 reed 6 food"
    assert "convert Basketmaker" in game.options


@pytest.mark.ruling("Baker", "moment 5 of the harvest")
def test_baker_bakes_before_anybody_is_fed(table: Table) -> None:
    game = table(phase=FEEDING, played={P2: ("Baker",)}, majors={P2: ("Clay Oven",)},
                 goods={P1: "4 food 1 vegetable", P2: "1 grain"})  # fmt: skip
    assert deciding(game) == P2
    assert game.goods(P1) == "1 vegetable 4 food"


@pytest.mark.ruling("Baker", "moment 5 of the harvest")
def test_baker_bakes_what_was_harvested_and_helped_to_before(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Baker", "Harvest Helper")}, majors={P1: ("Stone Oven",)},
        goods={P1: "1 vegetable"}, crops={P1: {"a3": "3 grain"}, P2: {"a3": "3 grain"}},
    )  # fmt: skip
    assert not [option for option in game.options if option.startswith("bake")]
    game.play(game.options[0])
    game.play("bake 2 grain")
    assert game.goods(P1) == "1 vegetable 8 food"


def test_baker_bakes_in_each_harvest(table: Table) -> None:
    game = table(round=13, phase=FEEDING, played={P1: ("Baker",)}, majors={P1: ("Clay Oven",)},
                 goods={P1: "2 grain 9 food", P2: "9 food"})  # fmt: skip
    for choice in ("bake 1 grain", "feed"):
        game.play(choice)
    for space in ("Day Laborer", "3 Wood", "1 Reed", "1 Clay"):
        game.play(f"place {space}")
    assert game.options[:2] == ["bake 1 grain", "done"]


# -- Basketmaker ----------------------------------------------------------------------------------


@pytest.mark.ruling("Basketmaker", "besides it")
def test_basketmaker_works_once_each_harvest_besides_the_workshop(table: Table) -> None:
    workshop = {P1: ("Basketmaker's Workshop",)}
    game = table(phase=FEEDING, played={P1: ("Basketmaker",)}, majors=workshop, goods={P1: "3 reed 1 grain"})
    game.play("convert Basketmaker")
    assert game.goods(P1) == "2 reed 1 grain 3 food"
    assert "convert Basketmaker" not in game.options
    game.play("convert Basketmaker's Workshop")
    assert game.goods(P1) == "1 reed 1 grain 6 food"


def test_basketmaker_does_nothing_outside_a_harvest(table: Table) -> None:
    assert "convert Basketmaker" not in table(played={P1: ("Basketmaker",)}, goods={P1: "3 reed"}).options


@pytest.mark.ruling("Basketmaker", "until you have fed your family")
def test_basketmaker_is_used_until_the_family_is_fed(table: Table) -> None:
    game = table(
        seats=1, phase=FEEDING, played={P1: ("Basketmaker",)}, goods={P1: "1 reed 6 food 1 boar 2 sheep"},
        pastures={P1: ("a5",)},
    )  # fmt: skip
    assert "convert Basketmaker" in game.options
    game.play("feed")
    assert "keep 3 sheep" in game.options
    assert "convert Basketmaker" not in game.options


def test_basketmaker_works_again_in_the_next_harvest(table: Table) -> None:
    game = table(round=13, phase=FEEDING, played={P1: ("Basketmaker",)}, goods={P1: "2 reed 9 food", P2: "9 food"})
    game.play("convert Basketmaker")
    for space in ("Day Laborer", "3 Wood", "Fishing", "1 Clay"):
        game.play(f"place {space}")
    assert "convert Basketmaker" in game.options


# -- Berry Picker ---------------------------------------------------------------------------------


def test_berry_picker_gets_food_with_wood(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood 1 food"
    game.play("place 1 Reed")
    assert game.goods(P2) == "1 reed"


@pytest.mark.ruling("Berry Picker", "reed, stone and wood")
def test_berry_picker_works_on_the_five_player_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Berry Picker",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 1 reed 1 stone 1 food"


@pytest.mark.ruling("Berry Picker", "Take 1 Resource")
def test_berry_picker_works_when_wood_is_chosen(table: Table) -> None:
    game = table(seats=3, played={P1: ("Berry Picker",)}, goods={P1: "0 food"}, people={P1: 3})
    game.play("place Take 1 Resource")
    game.play("take 1 wood")
    assert game.goods(P1) == "1 wood 1 food"


def test_berry_picker_works_where_wood_was_laid_on_another_space(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",)}, goods={P1: "0 food"}, spaces={"1 Clay": "1 clay 1 wood"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 wood 1 clay 1 food"


@pytest.mark.ruling("Berry Picker", "leave all the wood behind")
def test_berry_picker_works_although_the_wood_is_left_behind(table: Table) -> None:
    cards = ("Berry Picker", "Mushroom Collector")
    game = table(played={P1: cards}, goods={P1: "0 food"}, spaces={"3 Wood": "1 wood"})
    game.play("place 3 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Berry Picker", "Wood from other cards")
def test_berry_picker_ignores_wood_from_cards(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",)}, hand={P1: ("Reeve",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "4 wood"


@pytest.mark.ruling("Berry Picker", "Building Material")
def test_berry_picker_gets_food_with_building_material(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",)}, hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    game.play("play Building Material")
    game.play("take 1 wood")
    assert game.goods(P1) == "1 wood 1 food"


@pytest.mark.ruling("Berry Picker", "leave all the wood behind")
def test_berry_picker_works_although_the_basket_takes_all_wood(table: Table) -> None:
    cards = ("Berry Picker", "Basket")
    game = table(played={P1: cards}, goods={P1: "0 food"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Berry Picker", "Master Forester")
def test_berry_picker_comes_too_late_for_the_master_forester(table: Table) -> None:
    cards = {P1: ("Berry Picker",), P2: ("Master Forester",)}
    wood = {"2 Wood (Master Forester)": "2 wood"}
    assert "place 2 Wood (Master Forester)" not in table(played=cards, goods={P1: "1 food"}, spaces=wood).options
    assert "place 2 Wood (Master Forester)" in table(played=cards, goods={P1: "2 food"}, spaces=wood).options


@pytest.mark.ruling("Berry Picker", "Wood Distributor has laid wood")
@pytest.mark.parametrize(("space", "got"), [("1 Clay", "2 wood 2 clay 1 food"), ("1 Reed", "2 wood 2 reed 1 food"),
                                            ("Fishing", "2 wood 3 food")])  # fmt: skip
def test_berry_picker_works_where_the_wood_distributor_laid_wood(table: Table, space: str, got: str) -> None:
    game = table(phase=PREPARATION, played={P1: ("Berry Picker", "Wood Distributor")}, goods={P1: "0 food"})
    game.play("use Wood Distributor")
    game.play(f"place {space}")
    assert game.goods(P1) == got


@pytest.mark.ruling("Berry Picker", "leave all the wood behind")
def test_berry_picker_works_although_the_pig_catcher_leaves_all_wood(table: Table) -> None:
    game = table(played={P1: ("Berry Picker", "Pig Catcher")}, goods={P1: "0 food"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 food 1 boar"


@pytest.mark.ruling("Berry Picker", "there must be wood on the space")
def test_berry_picker_needs_wood_on_the_space(table: Table) -> None:
    cards = ("Berry Picker", "Mushroom Collector")
    assert "place 3 Wood" not in table(played={P1: cards}, spaces={"3 Wood": "0 wood"}).options


@pytest.mark.ruling("Berry Picker", "Wood Buyer buys the only wood")
def test_berry_picker_works_although_the_wood_buyer_buys_the_only_wood(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",), P2: ("Wood Buyer",)}, goods={P1: "0 food", P2: "1 food"},
                 spaces={"3 Wood": "1 wood"})  # fmt: skip
    game.play("place 3 Wood")
    game.play("take 1 wood")
    assert [game.goods(P1), game.goods(P2)] == ["2 food", "1 wood"]


@pytest.mark.ruling("Berry Picker", "Building Material")
def test_berry_picker_gets_nothing_for_clay_from_building_material(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",)}, hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    for choice in ("place Starting Player", "play Building Material", "take 1 clay"):
        game.play(choice)
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Berry Picker", "Wood from other cards")
def test_berry_picker_gets_nothing_for_wood_laid_on_a_round(table: Table) -> None:
    game = table(hand={P1: ("Wood Deliveryman",)}, played={P1: ("Berry Picker",)}, goods={P1: "1 food"}, round=8)
    for space in ("Occupation", "Day Laborer", "Fishing", "1 Reed"):
        game.play(f"place {space}")
    assert game.goods(P1) == "1 wood 1 food"


# -- Braggart -------------------------------------------------------------------------------------


MAJORS = ("Well", "Joinery", "Pottery", "Basketmaker's Workshop", "Clay Oven", "Stone Oven")

MORE = ("Fireplace (2 clay)", "Fireplace (3 clay)", "Cooking Hearth (4 clay)", "Cooking Hearth (5 clay)")


@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9), (10, 9)])
def test_braggart_scores_improvements(table: Table, number: int, points: int) -> None:
    assert worth(table, "Braggart", majors={P1: (MAJORS + MORE)[:number]}) == points


def test_braggart_counts_minor_improvements(table: Table) -> None:
    majors = {P1: MAJORS[:4]}
    without = table(majors=majors, played={P1: ("Clay Roof",)})
    with_him = table(majors=majors, played={P1: ("Clay Roof", "Braggart")})
    assert scores(with_him)[P1] - scores(without)[P1] == 1


@pytest.mark.ruling("Braggart", "passed on")
def test_braggart_does_not_count_what_was_passed_on(table: Table) -> None:
    situation = {"majors": {P1: MAJORS[:4]}, "hand": {P1: ("Cattle Market",)}, "goods": {P1: "1 sheep"}}
    game = table(played={P1: ("Braggart",)}, **situation)
    without = table(**situation)
    for each in (game, without):
        each.play("place Starting Player")
        each.play("play Cattle Market")
    assert scores(game)[P1] == scores(without)[P1]


FIVE = ("Well", "Joinery", "Pottery", "Stone Oven", "Fireplace (2 clay)")


@pytest.mark.ruling("Braggart", "returned")
def test_braggart_does_not_count_what_was_returned(table: Table) -> None:
    game = table(majors={P1: FIVE}, played={P1: ("Braggart",)}, cards=("Improvement",))
    without = table(majors={P1: FIVE}, cards=("Improvement",))
    for each in (game, without):
        each.play("place Improvement")
        each.play("build Cooking Hearth (4 clay)")
    assert scores(game)[P1] - scores(without)[P1] == 1


@pytest.mark.ruling("Braggart", "discarded")
def test_braggart_does_not_count_what_was_discarded(table: Table) -> None:
    minors = ("Simple Fireplace", "Clay Roof")
    game = table(majors={P1: FIVE}, played={P1: (*minors, "Braggart")}, hand={P1: ("Madonna Statue",)})
    without = table(majors={P1: FIVE}, played={P1: minors}, hand={P1: ("Madonna Statue",)})
    for each in (game, without):
        each.play("place Starting Player")
        each.play("play Madonna Statue")
        each.play("return Simple Fireplace and Clay Roof")
    assert len(farm(game).improvements) == 6
    assert scores(game)[P1] - scores(without)[P1] == 3


# -- Bread Seller ---------------------------------------------------------------------------------


def test_bread_seller_gets_food_for_grain_anybody_bakes(table: Table) -> None:
    game = table(
        played={P2: ("Bread Seller",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "3 grain", P2: "0 food"},
        cards=("Sow and Bake",),
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("bake 2 grain")
    assert game.goods(P1) == "1 grain 4 food"
    assert game.goods(P2) == "2 food"


def test_bread_seller_gets_food_for_the_own_bread(table: Table) -> None:
    game = table(hand={P1: ("Baker",)}, played={P1: ("Bread Seller",)}, majors={P1: ("Clay Oven",)},
                 goods={P1: "1 grain 1 food"})  # fmt: skip
    game.play("place Occupation")
    game.play("bake 1 grain")
    assert game.goods(P1) == "6 food"


def test_bread_seller_gets_nothing_for_other_uses_of_grain_or_without_baking(table: Table) -> None:
    game = table(
        played={P1: ("Windmill",), P2: ("Bread Seller",)}, majors={P1: ("Clay Oven",)},
        goods={P1: "2 grain", P2: "0 food"}, fields={P1: "a3"}, cards=("Sow and Bake",),
    )  # fmt: skip
    game.play(next(option for option in game.options if option.startswith("convert")))
    assert game.goods(P1) == "1 grain 2 food"
    game.play("place Sow and Bake")
    game.play("sow grain")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Bread Seller", "mills and brewing are no baking")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("Windmill", "Windmill"),
        ("Hand Mill", "Hand Mill with 2 grain"),
        ("Brewery", "Brewery"),
        ("Master Brewer", "Master Brewer"),
    ],
)
def test_bread_seller_gets_nothing_for_mills_and_brewing(table: Table, card: str, choice: str) -> None:
    game = table(phase=FEEDING, played={P1: (card,), P2: ("Bread Seller",)}, majors={P1: ("Clay Oven",)},
                 goods={P1: "2 grain", P2: "0 food"})  # fmt: skip
    game.play(f"convert {choice}")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Bread Seller", "turned into food in a bake action")
def test_bread_seller_gets_food_for_what_the_baker_bakes(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Baker",), P2: ("Bread Seller",)}, goods={P1: "4 grain", P2: "0 food"},
                 majors={P1: ("Clay Oven", "Stone Oven")})  # fmt: skip
    game.play("bake 3 grain")
    assert game.goods(P2) == "3 food"


@pytest.mark.ruling("Bread Seller", "without baking gives nothing")
def test_bread_seller_gets_nothing_where_nobody_bakes(table: Table) -> None:
    game = table(played={P2: ("Bread Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "2 grain", P2: "0 food"},
                 fields={P1: "a3"}, cards=("Sow and Bake",))  # fmt: skip
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("done")
    assert deciding(game) == P2
    assert game.goods(P2) == "nothing"


# -- Brush Maker ----------------------------------------------------------------------------------


@pytest.mark.ruling("Brush Maker", "not scored as animals")
@pytest.mark.parametrize(("boar", "points"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_brush_maker_scores_boar_that_were_cooked(table: Table, boar: int, points: int) -> None:
    farm = {"majors": {P1: ("Fireplace (2 clay)",)}, "goods": {P1: f"{boar} boar"}, "pastures": {P1: ("a4 a5 b4 b5",)}}
    game, without = table(played={P1: ("Brush Maker",)}, **farm), table(**farm)
    for _ in range(boar):
        game.play("convert boar")
        without.play("convert boar")
    assert scores(game)[P1] - scores(without)[P1] == points
    assert game.goods(P1) == f"{2 * boar} food"


def test_brush_maker_keeps_boar_cooked_for_want_of_room(table: Table) -> None:
    game = table(
        round=8, played={P1: ("Brush Maker",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "0 food"},
        cards=("1 Wild Boar",), spaces={"1 Wild Boar": "3 boar"},
    )  # fmt: skip
    game.play("place 1 Wild Boar")
    assert game.goods(P1) == "4 food 1 boar"
    assert tally(game, P1, "Brush Maker").goods == goods("2 boar")


def test_brush_maker_keeps_boar_cooked_to_pay_for_something(table: Table) -> None:
    cards = ("Brush Maker", "Chief")
    game = table(played={P1: cards}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 boar"}, hand={P1: ("Baker",)})
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"
    assert tally(game, P1, "Brush Maker").goods == goods("1 boar")


def test_brush_maker_ignores_other_animals_and_boar_let_go(table: Table) -> None:
    farm = {"majors": {P1: ("Fireplace (2 clay)",)}, "goods": {P1: "2 sheep 1 boar"}, "pastures": {P1: ("a4 a5",)}}
    game = table(played={P1: ("Brush Maker",)}, **farm)
    game.play("convert sheep")
    game.play("release boar")
    assert tally(game, P1, "Brush Maker").goods == 0


def test_brush_maker_keeps_boar_of_the_butcher(table: Table) -> None:
    farm = {"goods": {P1: "2 boar"}, "pastures": {P1: ("a5",)}}
    game, without = table(played={P1: ("Butcher", "Brush Maker")}, **farm), table(played={P1: ("Butcher",)}, **farm)
    for each in (game, without):
        each.play("convert boar")
        each.play("convert boar")
    assert scores(game)[P1] - scores(without)[P1] == 1
