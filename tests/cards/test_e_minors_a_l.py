"""Minor improvements of deck E, A to L."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD
from farmyard.agricola.state.goods import FOOD, count
from farmyard.agricola.words.numbers import PlantedFields
from helpers import can_play

Table = Callable[..., Agricola]

JOBS = ("Potter", "Field Warden", "Plow Driver", "Clay Deliveryman")
"""Occupations that do nothing here."""


def play(game: Agricola, name: str) -> None:
    """Play a card with the Starting Player space and leave the marker."""
    game.play("place Starting Player")
    game.play(f"play {name}")


def ways_to_pay(game: Agricola) -> set[str]:
    return {option for option in game.options if option.startswith("pay")}


def food_laid(game: Agricola) -> dict[int, int]:
    """The food that lies on round spaces for the first player."""
    lying = {round: count(game.promised[(round - 1) * game.seats()], FOOD) for round in range(1, 15)}
    return {round: food for round, food in lying.items() if food}


# -- Animal Pen, Animal Yard ----------------------------------------------------------------


def test_animal_pen_lays_2_food_on_every_later_round(table: Table) -> None:
    game = table(round=11, hand={P1: ("Animal Pen",)}, played={P1: JOBS}, goods={P1: "2 wood"})
    play(game, "Animal Pen")
    assert food_laid(game) == {12: 2, 13: 2, 14: 2}
    assert game.goods(P1) == "nothing"


def test_animal_pen_needs_4_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Animal Pen",)}, played={P1: JOBS[:3]}, goods={P1: "2 wood"}), "Animal Pen")


def test_animal_yard_holds_2_animals_of_any_kinds(table: Table) -> None:
    game = table(played={P1: ("Animal Yard",)}, goods={P1: "1 sheep 1 boar"}, round=11, spaces={"1 Cattle": "2 cattle"})
    game.play("place 1 Cattle")
    assert "keep 1 sheep 1 boar 1 cattle" in game.options
    assert "keep 1 sheep 2 cattle" in game.options


def test_animal_yard_needs_an_occupation(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Animal Yard",)}, goods={P1: "2 wood"}), "Animal Yard")
    game = table(hand={P1: ("Animal Yard",)}, goods={P1: "2 wood"}, played={P1: JOBS[:1]})
    assert can_play(game, "Animal Yard")


@pytest.mark.ruling("Animal Yard", "no pasture")
@pytest.mark.ruling("Animal Yard", "Newborn")
def test_animal_yard_is_no_pasture_and_houses_the_newborn(table: Table) -> None:
    game = table(played={P1: ("Animal Yard",)}, goods={P1: "2 sheep"}, phase=BREEDING)
    assert game.goods(P1) == "3 sheep"
    assert scores(game)[P1] == scores(table(goods={P1: "3 sheep"}, pastures={P1: ("a5",)}))[P1] - 3 + 1


@pytest.mark.ruling("Animal Yard", "Drinking Trough")
@pytest.mark.ruling("Drinking Trough", "unfenced stables")
def test_drinking_trough_gives_the_animal_yard_2_places_more(table: Table) -> None:
    for played in (("Animal Yard", "Drinking Trough"), ("Drinking Trough", "Animal Yard")):
        game = table(played={P1: played}, goods={P1: "2 sheep 2 boar"}, spaces={"1 Sheep": "2 sheep"}, round=4)
        game.play("place 1 Sheep")
        assert "keep 3 sheep 2 boar" in game.options


# -- Axe, Clay Supports, Clay Roof: what rooms cost ------------------------------------------


@pytest.mark.ruling("Axe", "applies to each room")
def test_axe_makes_rooms_of_a_wooden_hut_cost_2_wood_2_reed(table: Table) -> None:
    game = table(played={P1: ("Axe",)}, goods={P1: "4 wood 4 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_axe_does_not_help_a_clay_hut(table: Table) -> None:
    game = table(played={P1: ("Axe",)}, house={P1: "clay hut"}, goods={P1: "2 wood 2 reed 4 clay"})
    game.play("place Build Rooms and Stables")
    assert "room a1" not in game.options


def test_axe_costs_wood_and_stone(table: Table) -> None:
    game = table(hand={P1: ("Axe",)}, goods={P1: "1 wood 1 stone"})
    play(game, "Axe")
    assert game.goods(P1) == "nothing"


def test_axe_and_carpenter_do_not_add_up(table: Table) -> None:
    game = table(played={P1: ("Axe", "Carpenter")}, goods={P1: "3 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Axe", "come on top")
def test_axe_and_clay_roof_combine(table: Table) -> None:
    game = table(played={P1: ("Axe", "Clay Roof")}, goods={P1: "2 wood 2 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Supports", "for each room, also within")
def test_clay_supports_price_each_room_of_a_clay_hut(table: Table) -> None:
    game = table(played={P1: ("Clay Supports",)}, house={P1: "clay hut"}, goods={P1: "7 clay 1 wood 3 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("pay 5 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_clay_supports_do_not_help_other_houses(table: Table) -> None:
    game = table(played={P1: ("Clay Supports",)}, goods={P1: "2 clay 1 wood 1 reed"})
    assert "place Build Rooms and Stables" not in game.options


@pytest.mark.ruling("Clay Supports", "price of its own")
def test_clay_supports_and_carpenter_are_chosen_for_each_room(table: Table) -> None:
    played = {P1: ("Clay Supports", "Carpenter")}
    game = table(played=played, house={P1: "clay hut"}, goods={P1: "5 clay 1 wood 3 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 3 clay 2 reed", "pay 1 wood 2 clay 1 reed"}
    game.play("pay 3 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Roof", "1 clay and 1 reed")
def test_clay_roof_replaces_one_or_two_reed_of_a_room(table: Table) -> None:
    game = table(played={P1: ("Clay Roof",)}, goods={P1: "5 wood 2 reed 2 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 5 wood 2 reed", "pay 5 wood 1 clay 1 reed", "pay 5 wood 2 clay"}


def test_clay_roof_replaces_the_reed_of_a_renovation(table: Table) -> None:
    game = table(played={P1: ("Clay Roof",)}, goods={P1: "3 clay"}, round=5, cards=("Renovation and Improvement",))
    game.play("place Renovation and Improvement")
    assert game.players[P1].house == 1
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Roof", "applies to each room")
def test_clay_roof_works_on_the_price_of_the_clay_supports(table: Table) -> None:
    game = table(played={P1: ("Clay Roof", "Clay Supports")}, house={P1: "clay hut"}, goods={P1: "3 clay 1 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_clay_roof_needs_an_occupation(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Clay Roof",)}), "Clay Roof")
    assert can_play(table(hand={P1: ("Clay Roof",)}, played={P1: JOBS[:1]}), "Clay Roof")


# -- Baker's Oven, Baking Tray, Ceramics -------------------------------------------------------


@pytest.mark.ruling("Baker's Oven", "when it is played")
def test_bakers_oven_bakes_with_every_improvement_when_played(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(majors=majors, hand={P1: ("Baker's Oven",)}, goods={P1: "4 grain"})
    play(game, "Baker's Oven")
    game.play("return Clay Oven")
    game.play("bake 4 grain")
    assert game.goods(P1) == "18 food"


def test_bakers_oven_needs_an_oven_to_hand_in(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Baker's Oven",)}, majors={P1: ("Fireplace (2 clay)",)}), "Baker's Oven")


@pytest.mark.ruling("Baker's Oven", "oven itself")
@pytest.mark.ruling("Baker's Oven", "one card only")
def test_bakers_oven_is_an_oven_and_one_improvement(table: Table) -> None:
    hand = {P1: ("Ceramics", "Carp Pond")}
    game = table(played={P1: ("Baker's Oven", JOBS[0])}, hand=hand, goods={P1: "1 clay"})
    game.play("place Starting Player")
    assert "play Ceramics" in game.options
    assert "play Carp Pond" not in game.options


def test_baking_tray_lets_a_minor_action_build_an_oven_for_less(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "3 clay 1 stone"})
    game.play("place Starting Player")
    game.play("build Clay Oven")
    assert ways_to_pay(game) == {"pay 3 clay", "pay 2 clay 1 stone"}


def test_baking_tray_saves_a_resource_of_the_stone_oven(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "3 stone"}, cards=("Improvement",))
    game.play("place Improvement")
    assert game.goods(P1) == "nothing"
    assert [card.name for card in game.players[P1].cards] == ["Baking Tray", "Stone Oven"]


def test_baking_tray_does_not_help_with_other_majors(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "2 clay 2 stone 1 wood"}, cards=("Improvement",))
    game.play("place Improvement")
    assert "build Well" not in game.options
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "2 clay 2 stone 1 wood"})
    game.play("place Starting Player")
    assert "build Pottery" not in game.options


def test_ceramics_gives_2_food_and_needs_an_oven(table: Table) -> None:
    game = table(hand={P1: ("Ceramics",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 clay"})
    play(game, "Ceramics")
    game.play("done")
    assert game.goods(P1) == "2 food"
    fireplace = table(hand={P1: ("Ceramics",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 clay"})
    assert not can_play(fireplace, "Ceramics")


def test_ceramics_makes_the_pottery_free_with_any_improvement_action(table: Table) -> None:
    game = table(played={P1: ("Ceramics",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    game.play("build Pottery")
    assert "Pottery" in [card.name for card in game.players[P1].cards]
    game = table(played={P1: ("Ceramics",)}, goods={P1: "0 food"}, cards=("Improvement",))
    game.play("place Improvement")
    assert "Pottery" in [card.name for card in game.players[P1].cards]


@pytest.mark.ruling("Ceramics", "must be for sale")
def test_ceramics_gives_no_pottery_that_somebody_else_has(table: Table) -> None:
    game = table(played={P1: ("Ceramics",)}, majors={P2: ("Pottery",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    assert game.decision is not None
    assert game.decision.seat == P2


# -- Basket, Building Material, Helpful Neighbors ----------------------------------------------


def test_basket_leaves_2_wood_for_3_food(table: Table) -> None:
    game = table(played={P1: ("Basket",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "1 wood 3 food"
    assert game.goods(P2) == "3 food"


def test_basket_may_be_left_alone(table: Table) -> None:
    game = table(played={P1: ("Basket",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("done")
    assert game.goods(P1) == "3 wood"


@pytest.mark.ruling("Basket", "at least 2 wood")
def test_basket_needs_2_wood_on_the_space(table: Table) -> None:
    game = table(seats=4, played={P1: ("Basket",)}, goods={P1: "5 wood"})
    game.play("place 1 Wood")
    assert game.goods(P1) == "6 wood"
    assert "done" not in game.options


@pytest.mark.ruling("Basket", "Wood from the supply")
def test_basket_is_no_use_for_wood_from_the_supply(table: Table) -> None:
    game = table(seats=5, played={P1: ("Basket",)}, goods={P1: "5 wood"})
    game.play("place Reed, Stone and Wood")
    assert "done" not in game.options


@pytest.mark.ruling("Basket", "Mushroom Collector")
def test_basket_and_mushroom_collector_leave_3_wood_for_5_food(table: Table) -> None:
    game = table(played={P1: ("Basket", "Mushroom Collector")}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("use Basket")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "5 food"
    assert game.stock[game.space("3 Wood").index] == 3  # type: ignore[union-attr]


def test_basket_and_mushroom_collector_share_the_wood_that_lay_there(table: Table) -> None:
    played = {P1: ("Basket", "Mushroom Collector")}
    game = table(played=played, goods={P1: "5 wood"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("use Basket")
    assert game.goods(P1) == "5 wood 3 food"
    assert "take 2 food for 1 wood left behind" not in game.options


def test_building_material_gives_wood_or_clay_and_passes_left(table: Table) -> None:
    game = table(hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    play(game, "Building Material")
    assert {"take 1 wood", "take 1 clay"} <= set(game.options)
    game.play("take 1 clay")
    game.play("done")
    assert game.goods(P1) == "1 clay"
    assert [card.name for card in game.players[P2].hand] == ["Building Material"]


def test_helpful_neighbors_take_wood_or_clay_for_stone_or_reed(table: Table) -> None:
    game = table(hand={P1: ("Helpful Neighbors",)}, goods={P1: "1 wood 1 clay"})
    play(game, "Helpful Neighbors")
    game.play("pay 1 clay")
    game.play("take 1 reed")
    assert game.goods(P1) == "1 wood 1 reed"
    game.play("done")
    assert [card.name for card in game.players[P2].hand] == ["Helpful Neighbors"]


# -- Bean Field, Lettuce Patch -----------------------------------------------------------------


def test_bean_field_is_sown_alone_and_harvested(table: Table) -> None:
    game = table(played={P1: ("Bean Field",)}, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    assert game.goods(P1) == "nothing"
    game.play("place Fishing")
    assert game.goods(P1) == "1 vegetable"


def test_a_planted_card_is_a_vegetable_field_and_a_planted_field(table: Table) -> None:
    for name in ("Bean Field", "Lettuce Patch"):
        game = table(played={P1: (name,)}, goods={P1: "1 vegetable"})
        assert PlantedFields().of(game, P1) == 0
        game.play("place Sow and Bake")
        assert PlantedFields().of(game, P1) == PlantedFields("vegetable").of(game, P1) == 1
        assert PlantedFields("grain").of(game, P1) == 0


def test_bean_field_needs_2_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Bean Field",)}, played={P1: JOBS[:1]}), "Bean Field")
    assert can_play(table(hand={P1: ("Bean Field",)}, played={P1: JOBS[:2]}), "Bean Field")


def test_vegetables_on_a_bean_field_score_but_it_is_no_field(table: Table) -> None:
    game = table(played={P1: ("Bean Field",)}, goods={P1: "1 vegetable"})
    before = scores(game)[P1]
    game.play("place Sow and Bake")
    assert scores(game)[P1] - before == 1


def test_lettuce_patch_turns_a_harvested_vegetable_into_4_food(table: Table) -> None:
    game = table(played={P1: ("Lettuce Patch",)}, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    game.play("convert Lettuce Patch")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Lettuce Patch", "moment of harvesting")
def test_lettuce_patch_pays_4_food_only_when_harvesting(table: Table) -> None:
    game = table(played={P1: ("Lettuce Patch",)}, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    game.play("done")
    assert game.goods(P1) == "1 vegetable"
    assert "convert Lettuce Patch" not in game.options
    assert "convert vegetable" in game.options


def test_lettuce_patch_needs_3_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Lettuce Patch",)}, played={P1: JOBS[:2]}), "Lettuce Patch")
    assert can_play(table(hand={P1: ("Lettuce Patch",)}, played={P1: JOBS[:3]}), "Lettuce Patch")


# -- Builder's Trowel --------------------------------------------------------------------------


def test_builders_trowel_renovates_between_actions(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel",)}, goods={P1: "2 clay 1 reed"})
    game.play("use Builder's Trowel")
    assert game.players[P1].house == 1
    assert game.goods(P1) == "nothing"
    assert game.players[P1].at_home == 2


def test_builders_trowel_costs_the_usual_price(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel",)}, goods={P1: "2 clay"})
    assert "use Builder's Trowel" not in game.options
    game = table(played={P1: ("Builder's Trowel", "Clay Roof")}, goods={P1: "3 clay"})
    assert "use Builder's Trowel" in game.options


def test_builders_trowel_leads_to_a_clay_hut_only(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel",)}, house={P1: "clay hut"}, goods={P1: "2 stone 1 reed"})
    assert "use Builder's Trowel" not in game.options


@pytest.mark.ruling("Builder's Trowel", "Not while")
def test_builders_trowel_rests_while_an_action_is_under_way(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel",)}, goods={P1: "9 wood 2 clay 5 reed"})
    game.play("place Build Rooms and Stables")
    assert "use Builder's Trowel" not in game.options


def test_builders_trowel_works_while_feeding_even_if_nothing_else_can_be_done(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel",)}, goods={P1: "2 clay 1 reed 4 food"}, phase=FEEDING)
    game.play("use Builder's Trowel")
    assert game.players[P1].house == 1


# -- Butter Churn, Feed Pellets: the harvest ---------------------------------------------------


def test_butter_churn_counts_3_sheep_and_2_cattle(table: Table) -> None:
    goods = {P1: "5 sheep 4 cattle 1 grain"}
    pastures = {P1: ("a3 a4 a5", "b4 b5")}
    game = table(played={P1: ("Butter Churn",)}, goods=goods, pastures=pastures, phase=FIELD)
    assert game.goods(P1) == "1 grain 3 food 5 sheep 4 cattle"


def test_feed_pellets_give_an_animal_of_a_kind_kept_once_per_harvest(table: Table) -> None:
    goods = {P1: "2 vegetable 1 sheep"}
    game = table(played={P1: ("Feed Pellets",)}, goods=goods, pastures={P1: ("a5",)}, phase=FEEDING)
    assert "convert vegetable into cattle" not in game.options
    game.play("convert vegetable into sheep")
    assert game.goods(P1) == "1 vegetable 2 sheep"
    assert "convert vegetable into sheep" not in game.options


def test_feed_pellets_work_while_feeding_only(table: Table) -> None:
    game = table(played={P1: ("Feed Pellets",)}, goods={P1: "2 vegetable 1 sheep"})
    assert "convert vegetable into sheep" not in game.options


@pytest.mark.ruling("Feed Pellets", "cooked at once")
def test_an_animal_for_feed_pellets_may_be_cooked_at_once(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(played={P1: ("Feed Pellets",)}, majors=majors, goods={P1: "1 vegetable 1 sheep"}, phase=FEEDING)
    game.play("convert vegetable into sheep")
    assert game.goods(P1) == "2 food 1 sheep"


# -- Canoe, Fishing Rod, Corn Scoop ------------------------------------------------------------


def test_canoe_adds_food_and_reed_to_fishing(table: Table) -> None:
    game = table(played={P1: ("Canoe",)}, goods={P1: "0 food"}, spaces={"Fishing": "2 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 3 food"


def test_canoe_does_nothing_when_others_fish(table: Table) -> None:
    game = table(played={P2: ("Canoe",)}, goods={P2: "0 food"})
    game.play("place Fishing")
    assert game.goods(P2) == "nothing"


def test_canoe_needs_2_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Canoe",)}, goods={P1: "2 wood"}, played={P1: JOBS[:1]}), "Canoe")
    assert can_play(table(hand={P1: ("Canoe",)}, goods={P1: "2 wood"}, played={P1: JOBS[:2]}), "Canoe")


def test_fishing_rod_adds_1_food_and_from_round_8_on_2(table: Table) -> None:
    for round, food in ((7, 2), (8, 3)):
        game = table(round=round, played={P1: ("Fishing Rod",)}, goods={P1: "0 food"})
        game.play("place Fishing")
        assert game.goods(P1) == f"{food} food"


def test_corn_scoop_adds_a_grain(table: Table) -> None:
    game = table(played={P1: ("Corn Scoop",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "2 grain"


# -- Carp Pond, Dovecote, Fruit Tree -----------------------------------------------------------


@pytest.mark.ruling("Carp Pond", "count alike")
def test_carp_pond_lays_food_on_odd_rounds_still_to_come(table: Table) -> None:
    played = {P1: ("Axe", JOBS[0])}
    game = table(round=9, hand={P1: ("Carp Pond",)}, played=played, majors={P1: ("Well",)})
    play(game, "Carp Pond")
    assert food_laid(game) == {11: 1, 13: 1}


def test_carp_pond_needs_2_improvements_and_an_occupation(table: Table) -> None:
    hand = {P1: ("Carp Pond",)}
    assert not can_play(table(hand=hand, played={P1: ("Axe", JOBS[0])}), "Carp Pond")
    assert not can_play(table(hand=hand, played={P1: ("Axe", "Clogs")}), "Carp Pond")
    assert can_play(table(hand=hand, played={P1: ("Axe", "Clogs", JOBS[0])}), "Carp Pond")


@pytest.mark.ruling("Carp Pond", "lie in front")
def test_a_card_passed_on_is_no_improvement_for_the_carp_pond(table: Table) -> None:
    game = table(hand={P1: ("Carp Pond", "Building Material")}, played={P1: ("Axe", JOBS[0])}, people={P1: 3})
    play(game, "Building Material")
    game.play("take 1 wood")
    assert "play Carp Pond" not in game.options
    assert [card.name for card in game.players[P1].improvements] == ["Axe"]


@pytest.mark.ruling("Dovecote", "have begun")
def test_dovecote_lays_food_on_rounds_10_to_14_still_to_come(table: Table) -> None:
    game = table(round=11, hand={P1: ("Dovecote",)}, goods={P1: "2 stone"})
    play(game, "Dovecote")
    assert food_laid(game) == {12: 1, 13: 1, 14: 1}


def test_fruit_tree_lays_food_on_rounds_8_to_14_still_to_come(table: Table) -> None:
    game = table(round=5, hand={P1: ("Fruit Tree",)}, played={P1: JOBS[:3]})
    play(game, "Fruit Tree")
    assert food_laid(game) == dict.fromkeys(range(8, 15), 1)


def test_fruit_tree_needs_3_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Fruit Tree",)}, played={P1: JOBS[:2]}), "Fruit Tree")


# -- Cattle Market, Field ----------------------------------------------------------------------


@pytest.mark.ruling("Cattle Market", "at once")
def test_the_cattle_of_the_cattle_market_may_be_cooked_at_once(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)}, majors=majors)
    play(game, "Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "3 food"


def test_field_plows_and_passes_left(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)})
    play(game, "Field")
    game.play("plow a3")
    game.play("done")
    assert game.players[P1].fields.bit_count() == 1
    assert game.goods(P1) == "nothing"
    assert [card.name for card in game.players[P2].hand] == ["Field"]


@pytest.mark.ruling("Field", "No plow")
def test_field_takes_no_plow(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)}, played={P1: ("Turnwrest Plow",)})
    play(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


# -- Clogs, Half-timbered House ----------------------------------------------------------------


def test_clogs_score_by_the_house(table: Table) -> None:
    for house, points in (("wooden hut", 0), ("clay hut", 1), ("stone house", 2)):
        plain = scores(table(house={P1: house}))[P1]
        assert scores(table(house={P1: house}, played={P1: ("Clogs",)}))[P1] - plain == points


def test_half_timbered_house_scores_each_stone_room(table: Table) -> None:
    for house, points in (("clay hut", 0), ("stone house", 3)):
        farm = {"house": {P1: house}, "rooms": {P1: "a1 b1 c1"}}
        plain = scores(table(**farm))[P1]
        assert scores(table(**farm, played={P1: ("Half-timbered House",)}))[P1] - plain == points


@pytest.mark.ruling("Half-timbered House", "adds to the Chief")
@pytest.mark.ruling("Clogs", "Half-timbered House")
def test_half_timbered_house_and_clogs_add_up(table: Table) -> None:
    stone = {P1: "stone house"}
    both = scores(table(house=stone, played={P1: ("Half-timbered House", "Clogs")}))[P1]
    assert both - scores(table(house=stone))[P1] == 4


def test_half_timbered_house_costs_all_building_resources(table: Table) -> None:
    game = table(hand={P1: ("Half-timbered House",)}, goods={P1: "1 wood 1 clay 1 reed 2 stone"})
    play(game, "Half-timbered House")
    assert game.goods(P1) == "nothing"


# -- Drinking Trough ---------------------------------------------------------------------------


@pytest.mark.ruling("Drinking Trough", "stables have doubled")
def test_drinking_trough_adds_2_places_after_stables_have_doubled(table: Table) -> None:
    farm = {"pastures": {P1: ("a5",)}, "stables": {P1: "a5"}, "played": {P1: ("Drinking Trough",)}}
    game = table(**farm, goods={P1: "6 sheep"}, spaces={"1 Sheep": "2 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "7 sheep"


@pytest.mark.ruling("Drinking Trough", "unfenced stables")
def test_drinking_trough_does_nothing_for_unfenced_stables(table: Table) -> None:
    farm = {"stables": {P1: "a5"}, "played": {P1: ("Drinking Trough",)}}
    game = table(**farm, goods={P1: "2 sheep"}, spaces={"1 Sheep": "2 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 sheep"


# -- Gypsy's Crock -----------------------------------------------------------------------------

CROCK = {"played": {P1: ("Gypsy's Crock",)}, "majors": {P1: ("Fireplace (2 clay)",)}}


@pytest.mark.ruling("Gypsy's Crock", "count alike")
def test_gypsys_crock_adds_1_food_to_2_goods_cooked_together(table: Table) -> None:
    game = table(**CROCK, goods={P1: "2 vegetable 1 sheep"})
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "1 vegetable 5 food"
    game.play("convert vegetable")
    assert game.goods(P1) == "7 food"


@pytest.mark.ruling("Gypsy's Crock", "4 goods")
def test_gypsys_crock_adds_2_food_to_4_goods(table: Table) -> None:
    game = table(**CROCK, goods={P1: "4 vegetable 1 grain"}, phase=FEEDING)
    game.play("convert 2 vegetable")
    game.play("convert 2 vegetable")
    assert game.goods(P1) == "1 grain 10 food"


def test_gypsys_crock_needs_a_cooking_improvement(table: Table) -> None:
    game = table(played={P1: ("Gypsy's Crock",)}, goods={P1: "2 vegetable"})
    assert "convert 2 vegetable" not in game.options


def test_gypsys_crock_counts_animals_cooked_because_there_is_no_place(table: Table) -> None:
    game = table(**CROCK, goods={P1: "1 sheep"}, spaces={"1 Sheep": "4 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "10 food 1 sheep"


def test_gypsys_crock_lets_an_odd_animal_be_cooked_with_a_vegetable(table: Table) -> None:
    game = table(**CROCK, goods={P1: "1 sheep 1 vegetable"}, spaces={"1 Sheep": "1 sheep"}, round=4)
    game.play("place 1 Sheep")
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "5 food 1 sheep"


@pytest.mark.ruling("Gypsy's Crock", "count alike")
def test_gypsys_crock_counts_grain_baked_on_a_fireplace(table: Table) -> None:
    game = table(**CROCK, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain")
    assert game.goods(P1) == "7 food"


@pytest.mark.ruling("Gypsy's Crock", "count alike")
def test_gypsys_crock_counts_a_grain_baked_and_a_good_cooked_together(table: Table) -> None:
    game = table(**CROCK, goods={P1: "3 grain 1 sheep"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain and cook 1 sheep")
    assert game.goods(P1) == "10 food"


def test_gypsys_crock_does_not_count_grain_baked_in_an_oven(table: Table) -> None:
    played = {P1: ("Gypsy's Crock",)}
    game = table(played=played, majors={P1: ("Stone Oven", "Fireplace (2 clay)")}, goods={P1: "4 grain 1 sheep"})
    game.play("place Sow and Bake")
    assert "bake 2 grain and cook 1 sheep" not in game.options
    game.play("bake 4 grain")
    assert game.goods(P1) == "13 food 1 sheep"


def test_gypsys_crock_helps_to_pay(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    played = {P1: ("Gypsy's Crock", "Plow Driver")}
    game = table(played=played, majors=majors, hand={P1: ("Potter",)}, goods={P1: "1 vegetable 1 sheep"})
    game.play("place Occupation")
    game.play("pay 1 food from 1 vegetable 1 sheep")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Gypsy's Crock", "Simple Fireplace")
def test_gypsys_crock_works_with_the_simple_fireplace(table: Table) -> None:
    game = table(played={P1: ("Gypsy's Crock", "Simple Fireplace")}, goods={P1: "1 vegetable 1 sheep"})
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "4 food"


def test_gypsys_crock_and_spices_add_up(table: Table) -> None:
    played = {P1: ("Gypsy's Crock", "Simple Fireplace", "Spices")}
    game = table(played=played, goods={P1: "2 vegetable"})
    game.play("convert 2 vegetable")
    assert game.goods(P1) == "7 food"


def test_gypsys_crock_prefers_the_hearth_to_an_equally_good_oven(table: Table) -> None:
    played = {P1: ("Gypsy's Crock", "Wood-fired Oven")}
    game = table(played=played, majors={P1: ("Cooking Hearth (4 clay)",)}, goods={P1: "2 grain"})
    game.play("place Sow and Bake")
    game.play("bake 2 grain")
    assert game.goods(P1) == "7 food"


def test_gypsys_crock_ignores_what_occupations_turn_into_food(table: Table) -> None:
    played = {P1: ("Gypsy's Crock", "Meat Seller", "Simple Fireplace")}
    game = table(played=played, majors={P1: ("Clay Oven",)}, goods={P1: "1 vegetable 1 sheep"})
    assert "convert 1 vegetable 1 sheep" not in game.options
    game.play("convert sheep")
    assert game.goods(P1) == "1 vegetable 2 food"


# -- Together with other cards of the deck -----------------------------------------------------


@pytest.mark.ruling("Animal Yard", "Shepherd's Pipe")
def test_shepherds_pipe_lets_the_animal_yard_hold_4_with_at_most_1_other_animal(table: Table) -> None:
    for played in (("Animal Yard", "Shepherd's Pipe"), ("Shepherd's Pipe", "Animal Yard")):
        game = table(played={P1: played}, goods={P1: "2 boar"}, round=4, spaces={"1 Sheep": "5 sheep"})
        game.play("place 1 Sheep")
        kept = [option for option in game.options if option.startswith("keep")]
        assert kept == ["keep 5 sheep", "keep 4 sheep 1 boar", "keep 3 sheep 2 boar"]


@pytest.mark.ruling("Animal Yard", "Shepherd's Pipe")
def test_two_other_animals_fill_the_animal_yard_with_the_shepherds_pipe(table: Table) -> None:
    played = {P1: ("Animal Yard", "Shepherd's Pipe")}
    game = table(played=played, goods={P1: "1 boar 2 cattle"}, round=4, spaces={"1 Sheep": "3 sheep"})
    game.play("place 1 Sheep")
    assert "keep 1 sheep 1 boar 2 cattle" not in game.options
    assert "keep 1 boar 2 cattle" in game.options


@pytest.mark.ruling("Drinking Trough", "adds to the Smallholder")
def test_drinking_trough_and_shepherds_pipe_add_up(table: Table) -> None:
    played = {P1: ("Drinking Trough", "Shepherd's Pipe")}
    game = table(played=played, goods={P1: "1 boar"}, pastures={P1: ("a5",)}, round=4, spaces={"1 Sheep": "7 sheep"})
    game.play("place 1 Sheep")
    assert "keep 6 sheep 1 boar" in game.options
    assert "keep 7 sheep" in game.options


@pytest.mark.ruling("Building Material", "Berry Picker")
def test_the_wood_of_the_building_material_counts_for_the_berry_picker(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Building Material",)}, played={P1: ("Berry Picker",)}, goods={P1: "0 food"})
    play(game, "Building Material")
    game.play("take 1 wood")
    assert game.goods(P1) == "1 wood 1 food"


def test_wood_left_behind_for_the_basket_has_still_been_taken(table: Table) -> None:
    played = {P1: ("Basket", "Berry Picker", "Woodcutter")}
    game = table(seats=3, played=played, goods={P1: "0 food"})
    game.play("place 2 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "1 wood 4 food"


@pytest.mark.ruling("Canoe", "pays you")
@pytest.mark.ruling("Fishing Rod", "pays you")
def test_the_fisherman_pays_the_owner_of_canoe_and_fishing_rod(table: Table) -> None:
    played = {P1: ("Fisherman",), P2: ("Canoe", "Fishing Rod")}
    game = table(seats=3, played=played, goods={P1: "0 food", P2: "0 food"}, spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    game.play("take 3 food more and pay 2 food")
    assert (game.goods(P1), game.goods(P2)) == ("4 food", "2 food")


def test_half_timbered_house_adds_to_the_chief_and_costs_less_with_the_thatcher(table: Table) -> None:
    stone = {P1: "stone house"}
    both = scores(table(house=stone, played={P1: ("Half-timbered House", "Chief")}))[P1]
    assert both - scores(table(house=stone))[P1] == 4
    goods = {P1: "1 wood 1 clay 2 stone"}
    assert can_play(
        table(hand={P1: ("Half-timbered House",)}, played={P1: ("Thatcher",)}, goods=goods), "Half-timbered House"
    )


@pytest.mark.ruling("Clogs", "Chief's Daughter")
def test_clogs_add_to_the_chiefs_daughter(table: Table) -> None:
    stone = {P1: "stone house"}
    both = scores(table(house=stone, played={P1: ("Clogs", "Chief's Daughter")}))[P1]
    assert both - scores(table(house=stone))[P1] == 5


@pytest.mark.ruling("Builder's Trowel", "Conservator")
def test_builders_trowel_and_conservator_do_not_reach_a_stone_house(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel", "Conservator")}, goods={P1: "2 stone 1 reed"})
    assert "use Builder's Trowel" not in game.options


def test_clay_roof_and_thatcher_share_the_reed(table: Table) -> None:
    game = table(played={P1: ("Clay Roof", "Thatcher")}, goods={P1: "5 wood 1 reed 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 5 wood 1 reed", "pay 5 wood 1 clay"}


def test_potato_dibber_adds_a_vegetable_on_cards(table: Table) -> None:
    for name in ("Bean Field", "Lettuce Patch"):
        game = table(played={P1: (name, "Potato Dibber")}, goods={P1: "1 vegetable"})
        game.play("place Sow and Bake")
        assert scores(game)[P1] - scores(table(played={P1: (name, "Potato Dibber")}))[P1] == 4


def test_the_hobby_farmers_vegetable_may_go_on_the_bean_field(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Hobby Farmer",)}, played={P1: ("Bean Field",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("sow vegetable on Bean Field")
    assert PlantedFields("vegetable").of(game, P1) == 1


@pytest.mark.ruling("Lettuce Patch", "Spices")
def test_spices_add_nothing_to_the_lettuce_patch(table: Table) -> None:
    played = {P1: ("Lettuce Patch", "Spices", "Simple Fireplace")}
    game = table(played=played, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    game.play("convert Lettuce Patch")
    assert game.goods(P1) == "2 food"


def test_baking_tray_saves_a_resource_of_the_wood_fired_oven(table: Table) -> None:
    game = table(hand={P1: ("Wood-fired Oven",)}, played={P1: ("Baking Tray",)}, goods={P1: "2 wood 1 stone"})
    play(game, "Wood-fired Oven")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Baker's Oven", "handed in")
@pytest.mark.ruling("Ceramics", "Ovens are")
def test_a_wood_fired_oven_counts_for_ceramics_and_leaves_the_game_for_the_bakers_oven(table: Table) -> None:
    hand = {P1: ("Ceramics", "Baker's Oven")}
    game = table(hand=hand, played={P1: ("Wood-fired Oven",)}, goods={P1: "1 clay"})
    game.play("place Starting Player")
    assert "play Ceramics" in game.options
    game.play("play Baker's Oven")
    assert [card.name for card in game.players[P1].cards] == ["Baker's Oven"]
    assert "Wood-fired Oven" not in [card.name for card in game.for_sale() + game.players[P2].hand]


@pytest.mark.ruling("Cattle Market", "Meat Seller")
def test_the_meat_seller_may_take_the_cattle_of_the_cattle_market(table: Table) -> None:
    played = {P1: ("Meat Seller", "Wood-fired Oven")}
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)}, played=played)
    play(game, "Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "4 food"


# -- Together with cards of other decks --------------------------------------------------------


@pytest.mark.ruling("Drinking Trough", "unfenced stables")
def test_drinking_trough_gives_the_wildlife_reserve_2_places_more(table: Table) -> None:
    played = {P1: ("Wildlife Reserve", "Drinking Trough")}
    game = table(played=played, goods={P1: "1 boar 1 cattle"}, round=4, spaces={"1 Sheep": "5 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 sheep 1 boar 1 cattle"


@pytest.mark.ruling("Butter Churn", "Manure")
def test_butter_churn_gives_nothing_for_the_manure(table: Table) -> None:
    farm = {"pastures": {P1: ("a4 a5",)}, "goods": {P1: "3 sheep"}, "crops": {P1: {"c3": "2 grain"}}}
    game = table(**farm, played={P1: ("Butter Churn", "Manure")}, people={P1: 1, P2: 1}, round=2)
    game.play("place Take 1 Grain")
    game.play("place Fishing")
    game.play("use Manure")
    assert game.goods(P1) == "2 grain 3 sheep"


@pytest.mark.ruling("Field", "no Harrow")
def test_field_takes_no_harrow(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)}, played={P1: ("Harrow",)})
    play(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


@pytest.mark.ruling("Clay Roof", "Holiday House")
def test_clay_roof_does_not_help_with_the_holiday_house(table: Table) -> None:
    game = table(hand={P1: ("Holiday House",)}, played={P1: ("Clay Roof",)}, goods={P1: "3 wood 2 clay 1 reed"})
    assert not can_play(game, "Holiday House")


def test_corn_scoop_ignores_the_grain_of_the_granary(table: Table) -> None:
    farm = {"goods": {P1: "3 wood 2 food"}, "people": {P1: 1, P2: 1}, "round": 9}
    game = table(**farm, hand={P1: ("Granary",)}, played={P1: ("Corn Scoop",)})
    play(game, "Granary")
    game.play("done")
    game.play("place Fishing")
    assert game.round == 10
    assert game.goods(P1) == "1 grain"
