"""Occupations of deck E, A to F: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FEEDING
from farmyard.agricola.state.goods import CATTLE, goods, of
from farmyard.kernel.errors import FarmyardError, IllegalChoice
from helpers import names

Table = Callable[..., Agricola]


def seat(game: Agricola) -> int:
    assert game.decision is not None
    return game.decision.seat


def bonus(table: Table, card: str, **situation: object) -> int:
    """What a card of the first player's is worth in a situation."""
    without = scores(table(**situation))
    return scores(table(played={P1: (card,)}, **situation))[P1] - without[P1]


# -- Academic ---------------------------------------------------------------------------------


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


# -- Animal Keeper ----------------------------------------------------------------------------


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


# -- Baker ------------------------------------------------------------------------------------


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


# -- Basketmaker ------------------------------------------------------------------------------


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


# -- Berry Picker -----------------------------------------------------------------------------


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


# -- Braggart ---------------------------------------------------------------------------------

MAJORS = ("Well", "Joinery", "Pottery", "Basketmaker's Workshop", "Clay Oven", "Stone Oven")
MORE = ("Fireplace (2 clay)", "Fireplace (3 clay)", "Cooking Hearth (4 clay)", "Cooking Hearth (5 clay)")


@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9), (10, 9)])
def test_braggart_scores_improvements(table: Table, number: int, points: int) -> None:
    assert bonus(table, "Braggart", majors={P1: (MAJORS + MORE)[:number]}) == points


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


# -- Bread Seller -----------------------------------------------------------------------------


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


# -- Brush Maker ------------------------------------------------------------------------------


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
    assert game.players[P1].marks["Brush Maker"] == goods("2 boar")


def test_brush_maker_keeps_boar_cooked_to_pay_for_something(table: Table) -> None:
    cards = ("Brush Maker", "Chief")
    game = table(played={P1: cards}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 boar"}, hand={P1: ("Baker",)})
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"
    assert game.players[P1].marks["Brush Maker"] == goods("1 boar")


def test_brush_maker_ignores_other_animals_and_boar_let_go(table: Table) -> None:
    farm = {"majors": {P1: ("Fireplace (2 clay)",)}, "goods": {P1: "2 sheep 1 boar"}, "pastures": {P1: ("a4 a5",)}}
    game = table(played={P1: ("Brush Maker",)}, **farm)
    game.play("convert sheep")
    game.play("release boar")
    assert "Brush Maker" not in game.players[P1].marks


# -- Carpenter --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "price"),
    [("wooden hut", "3 wood 2 reed"), ("clay hut", "3 clay 2 reed"), ("stone house", "3 stone 2 reed")],
)
def test_carpenter_builds_rooms_for_three(table: Table, house: str, price: str) -> None:
    game = table(played={P1: ("Carpenter",)}, house={P1: house}, goods={P1: price})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Carpenter", "swap its goods")
def test_carpenter_combines_with_cards_that_swap_goods(table: Table) -> None:
    game = table(played={P1: ("Carpenter", "Clay Roof")}, goods={P1: "3 wood 1 reed 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Carpenter", "not together with the Axe")
def test_carpenter_and_axe_do_not_add_up(table: Table) -> None:
    cards = {P1: ("Carpenter", "Axe")}
    building = "place Build Rooms and Stables"
    assert building in table(played=cards, goods={P1: "2 wood 2 reed"}).options
    assert building not in table(played=cards, goods={P1: "1 wood 2 reed"}).options


@pytest.mark.ruling("Carpenter", "not together with the Axe")
def test_carpenter_and_clay_supports_do_not_add_up(table: Table) -> None:
    cards = {P1: ("Carpenter", "Clay Supports")}
    game = table(played=cards, house={P1: "clay hut"}, goods={P1: "1 wood 5 clay 3 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.options[:2] == ["pay 3 clay 2 reed", "pay 1 wood 2 clay 1 reed"]
    game.play("pay 3 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


# -- Cattle Whisperer -------------------------------------------------------------------------


def test_cattle_whisperer_lays_cattle_five_and_nine_rounds_ahead(table: Table) -> None:
    game = table(round=4, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    laid = [round for round in range(1, 15) if game.promised[(round - 1) * 2] == of(CATTLE)]
    assert laid == [9, 13]


def test_cattle_whisperer_lays_nothing_beyond_round_14(table: Table) -> None:
    game = table(round=6, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    assert [round for round in range(1, 15) if game.promised[(round - 1) * 2]] == [11]


def test_cattle_from_the_whisperer_may_be_cooked_at_once(table: Table) -> None:
    game = table(round=5, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"}, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    while game.round < 10:
        game.play(game.options[0])
    assert "keep 1 sheep" in game.options
    assert "convert cattle" in game.options


@pytest.mark.ruling("Cattle Whisperer", "solo series")
def test_cattle_whisperer_lying_out_from_the_start_counts_from_round_0(table: Table) -> None:
    game = table(seats=1)
    game.round = 0
    on_play = card_named("Cattle Whisperer").on_play
    assert on_play is not None
    on_play.run(game, P1)
    assert [round for round in range(1, 15) if game.promised[round - 1]] == [5, 9]


# -- Charcoal Burner --------------------------------------------------------------------------


def test_charcoal_burner_gets_wood_and_food_when_anybody_builds_to_bake(table: Table) -> None:
    game = table(round=2, played={P2: ("Charcoal Burner",)}, goods={P1: "2 clay", P2: "0 food"}, cards=("Improvement",))
    game.play("place Improvement")
    assert names(game, P1) == ["Fireplace (2 clay)"]
    assert game.goods(P2) == "1 wood 1 food"


@pytest.mark.ruling("Charcoal Burner", "upgrading")
def test_charcoal_burner_counts_an_own_upgrade(table: Table) -> None:
    game = table(
        played={P1: ("Charcoal Burner",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "0 food"},
        cards=("Improvement",),
    )  # fmt: skip
    game.play("place Improvement")
    game.play("build Cooking Hearth (4 clay)")
    assert game.goods(P1) == "1 wood 1 food"


@pytest.mark.ruling("Charcoal Burner", "Minor improvements")
def test_charcoal_burner_counts_a_minor_improvement(table: Table) -> None:
    game = table(played={P2: ("Charcoal Burner",)}, majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)},
                 goods={P1: "0 food", P2: "0 food"})  # fmt: skip
    game.play("place Starting Player")
    game.play("play Baker's Oven")
    assert game.goods(P2) == "1 wood 1 food"


def test_charcoal_burner_ignores_other_improvements(table: Table) -> None:
    game = table(played={P2: ("Charcoal Burner",)}, goods={P1: "1 wood 3 stone", P2: "0 food"}, cards=("Improvement",))
    game.play("place Improvement")
    assert names(game, P1) == ["Well"]
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Charcoal Burner", "Minor improvements")
def test_charcoal_burner_counts_a_simple_fireplace(table: Table) -> None:
    game = table(
        played={P2: ("Charcoal Burner",)}, hand={P1: ("Simple Fireplace",)}, goods={P1: "1 clay", P2: "0 food"}
    )
    game.play("place Starting Player")
    game.play("play Simple Fireplace")
    assert game.goods(P2) == "1 wood 1 food"


# -- Chief and Chief's Daughter ---------------------------------------------------------------


def test_chief_costs_two_food_on_top(table: Table) -> None:
    game = table(goods={P1: "4 food"}, played={P1: ("Carpenter",)}, hand={P1: ("Chief",)})
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"


def test_chief_cannot_be_played_without_the_food(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Chief",)})
    with pytest.raises(IllegalChoice):
        game.play("place Occupation")


@pytest.mark.parametrize(("house", "points"), [("wooden hut", 0), ("clay hut", 0), ("stone house", 3)])
def test_chief_scores_stone_rooms(table: Table, house: str, points: int) -> None:
    assert bonus(table, "Chief", house={P1: house}, rooms={P1: "a1 b1 c1"}) == points


@pytest.mark.parametrize(("house", "points"), [("wooden hut", 0), ("clay hut", 1), ("stone house", 3)])
def test_chiefs_daughter_scores_the_house(table: Table, house: str, points: int) -> None:
    assert bonus(table, "Chief's Daughter", house={P1: house}) == points


def test_chiefs_daughter_follows_another_players_chief_for_nothing(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Chief",), P3: ("Chief's Daughter",)}, played={P3: ("Carpenter",)})
    game.play("place Occupation")
    assert seat(game) == P3
    assert game.options == ["play Chief's Daughter", "done"]
    game.play("play Chief's Daughter")
    assert names(game, P3) == ["Carpenter", "Chief's Daughter"]
    assert game.players[P3].hand == []
    assert game.goods(P3) == "3 food"


def test_chiefs_daughter_may_stay_in_the_hand(table: Table) -> None:
    game = table(hand={P1: ("Chief",), P2: ("Chief's Daughter",)})
    game.play("place Occupation")
    game.play("done")
    assert [card.name for card in game.players[P2].hand] == ["Chief's Daughter"]


@pytest.mark.ruling("Chief's Daughter", "Your own Chief")
def test_chiefs_daughter_does_not_follow_the_own_chief_or_another_card(table: Table) -> None:
    own = table(hand={P1: ("Chief", "Chief's Daughter")})
    own.play("place Occupation")
    own.play("play Chief")
    other = table(hand={P1: ("Carpenter",), P2: ("Chief's Daughter",)})
    other.play("place Occupation")
    assert "play Chief's Daughter" not in own.options + other.options


@pytest.mark.ruling("Chief's Daughter", "playing alone")
def test_chiefs_daughter_is_played_by_an_action_as_well(table: Table) -> None:
    game = table(seats=1, goods={P1: "1 food"}, played={P1: ("Chief",)}, hand={P1: ("Chief's Daughter",)})
    game.play("place Occupation")
    assert names(game, P1) == ["Chief", "Chief's Daughter"]
    assert game.goods(P1) == "nothing"


def test_chiefs_daughter_lying_out_does_not_react_any_more(table: Table) -> None:
    game = table(hand={P1: ("Chief",)}, played={P2: ("Chief's Daughter",)})
    game.play("place Occupation")
    assert seat(game) == P2
    assert "place Day Laborer" in game.options


def test_chief_adds_to_the_half_timbered_house(table: Table) -> None:
    home = {"house": {P1: "stone house"}, "rooms": {P1: "a1 b1 c1"}}
    both = table(played={P1: ("Chief", "Half-timbered House")}, **home)
    assert scores(both)[P1] - scores(table(**home))[P1] == 6


@pytest.mark.ruling("Chief's Daughter", "Clogs")
def test_chiefs_daughter_adds_to_the_clogs(table: Table) -> None:
    both = table(played={P1: ("Chief's Daughter", "Clogs")}, house={P1: "stone house"})
    assert scores(both)[P1] - scores(table(house={P1: "stone house"}))[P1] == 5


def test_chiefs_daughter_played_for_nothing_is_an_occupation_played(table: Table) -> None:
    cards = ("Patron", "Bookshelf", "Writing Desk")
    game = table(played={P2: cards}, hand={P1: ("Chief",), P2: ("Chief's Daughter", "Carpenter")}, goods={P2: "0 food"})
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    assert game.goods(P2) == "5 food"
    assert "place Day Laborer" in game.options


# -- Clay Deliveryman -------------------------------------------------------------------------


def test_clay_deliveryman_lays_clay_on_rounds_6_to_14(table: Table) -> None:
    game = table(round=2, hand={P1: ("Clay Deliveryman",)})
    game.play("place Occupation")
    assert [round for round in range(1, 15) if game.promised[(round - 1) * 2]] == list(range(6, 15))


@pytest.mark.ruling("Clay Deliveryman", "nothing for the current round")
def test_clay_deliveryman_lays_nothing_on_this_and_past_rounds(table: Table) -> None:
    game = table(round=12, hand={P1: ("Clay Deliveryman",)})
    game.play("place Occupation")
    assert [round for round in range(1, 15) if game.promised[(round - 1) * 2]] == [13, 14]


def test_clay_is_taken_when_its_round_begins(table: Table) -> None:
    game = table(round=5, hand={P1: ("Clay Deliveryman",)}, goods={P1: "0 food"})
    for choice in ("Occupation", "Day Laborer", "Fishing", "1 Reed"):
        game.play(f"place {choice}")
    assert game.goods(P1) == "1 clay 1 food"


# -- Clay Firer, Clay Seller and Dock Worker --------------------------------------------------


def test_clay_firer_turns_clay_into_stone_any_number_of_times(table: Table) -> None:
    game = table(played={P1: ("Clay Firer",)}, goods={P1: "9 clay"})
    game.play("convert 3 clay into 2 stone")
    game.play("convert 3 clay into 2 stone")
    game.play("convert 2 clay into 1 stone")
    assert game.goods(P1) == "1 clay 5 stone"
    assert not [option for option in game.options if option.startswith("convert")]


@pytest.mark.parametrize(
    ("give", "gain"),
    [("2 clay", "1 sheep"), ("2 clay", "1 reed"), ("3 clay", "1 boar"), ("3 clay", "1 stone"), ("4 clay", "1 cattle")],
)
def test_clay_seller_sells_clay(table: Table, give: str, gain: str) -> None:
    game = table(played={P1: ("Clay Seller",)}, goods={P1: give})
    game.play(f"convert {give} into {gain}")
    assert game.goods(P1) == gain


@pytest.mark.ruling("Clay Seller", "cooked at once")
def test_animal_from_the_clay_seller_is_cooked_at_once(table: Table) -> None:
    fireplace = {P1: ("Fireplace (2 clay)",)}
    game = table(played={P1: ("Clay Seller",)}, majors=fireplace, goods={P1: "2 clay 1 cattle"})
    game.play("convert 2 clay into 1 sheep")
    game.play("keep 1 cattle")
    assert game.goods(P1) == "2 food 1 cattle"


def test_payment_finds_food_in_clay_that_becomes_a_sheep(table: Table) -> None:
    fireplace = {P1: ("Fireplace (2 clay)",)}
    game = table(played={P1: ("Clay Seller",)}, majors=fireplace, goods={P1: "2 clay"}, hand={P1: ("Carpenter",)})
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"


def test_boar_bought_with_clay_to_pay_counts_as_cooked(table: Table) -> None:
    cards = {P1: ("Clay Seller", "Brush Maker")}
    hearth = {P1: ("Cooking Hearth (4 clay)",)}
    game = table(seats=3, played=cards, majors=hearth, goods={P1: "3 clay"}, hand={P1: ("Carpenter",)})
    game.play("place Second Occupation")
    game.play("pay 2 food from 3 clay")
    assert game.players[P1].marks["Brush Maker"] == goods("1 boar")
    assert game.goods(P1) == "1 food"


@pytest.mark.parametrize("give", ["3 wood", "2 clay", "2 reed", "2 stone"])
@pytest.mark.parametrize("gain", ["1 wood", "1 clay", "1 reed", "1 stone"])
def test_dock_worker_exchanges_any_resource_for_another(table: Table, give: str, gain: str) -> None:
    game = table(played={P1: ("Dock Worker",)}, goods={P1: give})
    if give[2:] == gain[2:]:
        assert f"convert {give} into {gain}" not in game.options
    else:
        game.play(f"convert {give} into {gain}")
        assert game.goods(P1) == gain


def test_dock_worker_pays_with_other_resources(table: Table) -> None:
    game = table(played={P1: ("Dock Worker",)}, goods={P1: "8 wood 2 clay 1 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("pay 5 wood 2 reed from 2 clay")
    assert game.goods(P1) == "3 wood"


def test_dock_worker_makes_clay_for_the_clay_seller(table: Table) -> None:
    cards = {P1: ("Dock Worker", "Clay Seller")}
    game = table(played=cards, goods={P1: "3 wood 1 clay"}, hand={P1: ("Cattle Market",)})
    game.play("place Starting Player")
    game.play("play Cattle Market")
    assert game.goods(P1) == "1 cattle"


# -- Clay Mixer -------------------------------------------------------------------------------


def test_clay_mixer_gets_two_more_clay(table: Table) -> None:
    game = table(played={P1: ("Clay Mixer",)}, goods={P1: "0 food"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "3 clay"


@pytest.mark.ruling("Clay Mixer", "Take 1 Resource")
def test_clay_mixer_works_when_clay_is_chosen(table: Table) -> None:
    game = table(seats=3, played={P1: ("Clay Mixer",)}, goods={P1: "0 food"}, people={P1: 3})
    game.play("place Take 1 Resource")
    game.play("take 1 clay")
    assert game.goods(P1) == "3 clay"


def test_clay_mixer_wants_clay_only_on_the_space(table: Table) -> None:
    game = table(played={P1: ("Clay Mixer",)}, goods={P1: "0 food"}, spaces={"1 Clay": "1 clay 1 wood"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 wood 1 clay"


@pytest.mark.ruling("Clay Mixer", "empty clay space")
def test_clay_mixer_needs_clay_on_the_space(table: Table) -> None:
    assert "place 1 Clay" not in table(played={P1: ("Clay Mixer",)}, spaces={"1 Clay": "0 clay"}).options


@pytest.mark.ruling("Clay Mixer", "Clay from cards")
def test_clay_mixer_ignores_clay_from_cards(table: Table) -> None:
    game = table(played={P1: ("Clay Mixer", "Dock Worker")}, goods={P1: "2 reed"})
    game.play("convert 2 reed into 1 clay")
    assert game.goods(P1) == "1 clay"


# -- Conjurer and Dancer ----------------------------------------------------------------------


def test_conjurer_gets_grain_with_traveling_players(table: Table) -> None:
    game = table(seats=4, played={P1: ("Conjurer",)}, goods={P1: "0 food"}, spaces={"Traveling Players": "3 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 grain 3 food"


def test_conjurer_gets_grain_on_the_shared_space_only_with_the_food(table: Table) -> None:
    space = "Room or Traveling Players"
    game = table(seats=5, played={P1: ("Conjurer",)}, goods={P1: "5 wood 2 reed"})
    game.play(f"place {space}")
    building = game.clone()
    game.play("take 1 food")
    building.play("room a1")
    assert game.goods(P1) == "5 wood 2 reed 1 grain 1 food"
    assert building.goods(P1) == "nothing"


@pytest.mark.parametrize(("lying", "taken"), [(1, 4), (3, 4), (4, 4), (6, 6)])
def test_dancer_gets_at_least_four_food(table: Table, lying: int, taken: int) -> None:
    food = {"Traveling Players": f"{lying} food"}
    game = table(seats=4, played={P1: ("Dancer",)}, goods={P1: "0 food"}, spaces=food)
    game.play("place Traveling Players")
    assert game.goods(P1) == f"{taken} food"
    assert game.players[P1].marks == {}


@pytest.mark.ruling("Dancer", "There must be food")
def test_dancer_needs_food_on_the_space(table: Table) -> None:
    game = table(seats=4, played={P1: ("Dancer",)}, spaces={"Traveling Players": "0 food"})
    assert "place Traveling Players" not in game.options


def test_dancer_gets_nothing_for_a_room_on_the_shared_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Dancer",)}, goods={P1: "5 wood 2 reed"})
    game.play("place Room or Traveling Players")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_dancer_does_not_dance_for_others(table: Table) -> None:
    game = table(seats=4, played={P2: ("Dancer", "Conjurer")}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    assert [game.goods(P1), game.goods(P2)] == ["1 food", "nothing"]


@pytest.mark.ruling("Dancer", "Storyteller")
def test_dancer_makes_up_for_food_left_to_the_storyteller(table: Table) -> None:
    game = table(seats=4, played={P1: ("Dancer", "Storyteller")}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    game.play("take 1 vegetable for 1 food left behind")
    assert game.goods(P1) == "1 vegetable 4 food"
    space = game.space("Traveling Players")
    assert space is not None
    assert game.stock[space.index] == goods("1 food")


# -- Conservator ------------------------------------------------------------------------------


@pytest.mark.ruling("Conservator", "usually costs")
def test_conservator_renovates_straight_to_stone_at_the_usual_price(table: Table) -> None:
    game = table(round=5, played={P1: ("Conservator",)}, goods={P1: "2 stone 1 reed"},
                 cards=("Renovation and Improvement",))  # fmt: skip
    game.play("place Renovation and Improvement")
    assert game.players[P1].house == 2
    assert game.goods(P1) == "nothing"


def test_conservator_may_still_renovate_to_clay(table: Table) -> None:
    game = table(round=5, played={P1: ("Conservator",)}, goods={P1: "2 stone 2 clay 1 reed"},
                 cards=("Renovation and Improvement",))  # fmt: skip
    game.play("place Renovation and Improvement")
    assert game.options[:2] == ["renovate", "renovate to a stone house"]
    game.play("renovate")
    assert game.players[P1].house == 1


@pytest.mark.ruling("Conservator", "Builder's Trowel")
def test_conservator_does_not_let_the_trowel_reach_stone(table: Table) -> None:
    cards = {P1: ("Conservator", "Builder's Trowel")}
    assert "use Builder's Trowel" not in table(played=cards, goods={P1: "2 stone 1 reed"}).options
    game = table(played=cards, goods={P1: "2 stone 2 clay 1 reed"})
    game.play("use Builder's Trowel")
    assert game.goods(P1) == "2 stone"


# -- Cook -------------------------------------------------------------------------------------


@pytest.mark.ruling("Cook", "Newborns")
@pytest.mark.parametrize(
    ("people", "newborns", "left"), [(2, 0, 8), (3, 0, 7), (3, 1, 7), (5, 0, 5), (5, 1, 5), (5, 2, 5)]
)
def test_cook_feeds_two_with_two_food_and_the_others_with_one(
    table: Table, people: int, newborns: int, left: int
) -> None:
    game = table(phase=FEEDING, played={P1: ("Cook",)}, people={P1: people}, newborns={P1: newborns},
                 goods={P1: "12 food 1 grain", P2: "9 food 1 grain"})  # fmt: skip
    game.play("feed")
    assert game.goods(P1) == f"1 grain {left} food"


# -- Estate Manager ---------------------------------------------------------------------------


@pytest.mark.ruling("Estate Manager", "tie")
@pytest.mark.parametrize(("seats", "points"), [(3, 2), (4, 3), (5, 4)])
def test_estate_manager_scores_by_the_number_of_players(table: Table, seats: int, points: int) -> None:
    herds = {P1: "1 sheep", P2: "1 sheep", P3: "0 food"}
    assert bonus(table, "Estate Manager", seats=seats, goods=herds) == points


@pytest.mark.parametrize("kind", ["sheep", "boar", "cattle"])
def test_estate_manager_scores_nothing_if_somebody_has_more_of_a_kind(table: Table, kind: str) -> None:
    herds = {P1: "2 sheep 2 boar 1 cattle", P3: f"3 {kind}"}
    farms = {P1: ("a4 a5", "b4 b5"), P3: ("a4 a5",)}
    stables = {P1: "c5"}
    situation = {"goods": herds, "pastures": farms, "stables": stables, "seats": 3}
    assert bonus(table, "Estate Manager", **situation) == 0


def test_estate_manager_does_not_count_the_house_goat(table: Table) -> None:
    goat = table(seats=3, played={P1: ("Estate Manager",), P2: ("House Goat",)})
    without = table(seats=3, played={P2: ("House Goat",)})
    assert scores(goat)[P1] - scores(without)[P1] == 2


# -- Farmer -----------------------------------------------------------------------------------


@pytest.mark.ruling("Farmer", "however many pastures")
def test_farmer_gets_a_boar_for_the_first_fences_and_then_cattle(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, goods={P1: "7 wood"}, cards=("Fences",))
    for choice in ("place Fences", "enclose a5", "enclose b5"):
        game.play(choice)
    assert game.goods(P1) == "1 boar"
    for space in ("Day Laborer", "3 Wood", "Fishing", "Fences"):
        game.play(f"place {space}")
    game.play("enclose c5")
    assert game.players[P1].herd == (0, 1, 1)


def test_farmer_ignores_fences_of_others(table: Table) -> None:
    game = table(played={P2: ("Farmer",)}, goods={P1: "4 wood", P2: "0 food"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose a5")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Farmer", "cooked at once")
def test_animal_of_the_farmer_is_cooked_at_once(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, goods={P1: "1 wood 4 sheep 1 cattle"}, majors={P1: ("Fireplace (2 clay)",)},
                 pastures={P1: ("a4 a5",)}, cards=("Fences",))  # fmt: skip
    game.play("place Fences")
    game.play("keep 4 sheep 1 cattle")
    assert game.goods(P1) == "2 food 4 sheep 1 cattle"


@pytest.mark.ruling("Farmer", "Mini Pasture")
def test_farmer_works_with_the_mini_pasture(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "2 food"})
    game.play("place Starting Player")
    game.play("play Mini Pasture")
    game.play("enclose a5")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Farmer", "Hedge Keeper")
def test_farmer_gets_one_animal_with_the_hedge_keeper(table: Table) -> None:
    game = table(played={P1: ("Farmer", "Hedge Keeper")}, goods={P1: "4 wood"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose a5")
    game.play("enclose b5")
    assert game.players[P1].herd == (0, 1, 0)


# -- Field Warden -----------------------------------------------------------------------------


def test_field_warden_joins_others_on_fields_and_vegetables(table: Table) -> None:
    spaces = ("Plow 1 Field", "Take 1 Vegetable", "Plow and Sow", "Take 1 Grain")
    game = table(
        round=12, seats=4, played={P1: ("Field Warden",)}, used=dict.fromkeys(spaces, P2), people={P2: 5},
        cards=("Take 1 Vegetable", "Plow and Sow"),
    )  # fmt: skip
    assert [f"place {space}" in game.options for space in spaces] == [True, True, True, False]


def test_field_warden_does_not_use_a_space_twice(table: Table) -> None:
    game = table(seats=4, played={P1: ("Field Warden",)}, used={"Plow 1 Field": P1})
    assert "place Plow 1 Field" not in game.options


# -- Fisherman --------------------------------------------------------------------------------


def test_fisherman_may_take_double_the_food(table: Table) -> None:
    game = table(played={P1: ("Fisherman",)}, goods={P1: "0 food"}, spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    assert game.options[:2] == ["take 3 food more", "done"]
    game.play("take 3 food more")
    assert game.goods(P1) == "6 food"


def test_fisherman_may_be_content(table: Table) -> None:
    game = table(played={P1: ("Fisherman",)}, goods={P1: "0 food"}, spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    game.play("done")
    assert game.goods(P1) == "3 food"


def test_fisherman_does_not_double_other_goods(table: Table) -> None:
    game = table(played={P1: ("Fisherman",)}, goods={P1: "0 food"}, spaces={"Fishing": "1 food 1 wood"})
    game.play("place Fishing")
    game.play("take 1 food more")
    assert game.goods(P1) == "1 wood 2 food"


@pytest.mark.ruling("Fisherman", "hands do not count")
@pytest.mark.ruling("Fisherman", "pay more than you gain")
def test_fisherman_pays_the_owners_of_fishing_tackle(table: Table) -> None:
    tackle = {P1: ("Fisherman", "Raft"), P2: ("Fishing Rod", "Canoe"), P3: ("Raft",)}
    game = table(
        seats=3, played=tackle, hand={P3: ("Fishing Rod",)}, goods={P1: "1 food", P2: "0 food", P3: "0 food"},
        spaces={"Fishing": "1 food"},
    )  # fmt: skip
    game.play("place Fishing")
    game.play("take 1 food more and pay 3 food")
    game.play("take 1 reed")
    assert [game.goods(player) for player in (P1, P2, P3)] == ["1 reed", "2 food", "1 food"]


@pytest.mark.ruling("Fisherman", "everybody must be paid")
def test_fisherman_must_be_able_to_pay_everybody(table: Table) -> None:
    tackle = {P1: ("Fisherman",), P2: ("Fishing Rod", "Canoe", "Raft")}
    game = table(played=tackle, goods={P1: "0 food"}, spaces={"Fishing": "1 food"})
    game.play("place Fishing")
    assert seat(game) == P2
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Fisherman", "not what cards add")
def test_fisherman_does_not_double_what_cards_add(table: Table) -> None:
    game = table(played={P1: ("Fisherman", "Fishing Rod")}, goods={P1: "0 food"}, spaces={"Fishing": "2 food"})
    game.play("place Fishing")
    game.play("take 2 food more")
    assert game.goods(P1) == "5 food"
