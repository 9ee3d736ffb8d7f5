"""Minor improvements of deck E, B."""

import pytest

from farmyard import scores
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import Table, can_play, deciding, farm, for_sale, in_hand, lying, names, play_minor, told, ways_to_pay
from situations import JOBS

# -- Baker's Oven ---------------------------------------------------------------------------------


def test_bakers_oven_is_paid_with_an_oven(table: Table) -> None:
    game = table(majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)}, goods={P1: "2 grain"})
    game.play("place Starting Player")
    game.play("play Baker's Oven")
    game.play("bake 2 grain")
    assert game.goods(P1) == "10 food"
    assert "Clay Oven" in [card.name for card in game.for_sale()]


@pytest.mark.ruling("Baker's Oven", "when it is played")
def test_bakers_oven_bakes_with_every_improvement_when_played(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(majors=majors, hand={P1: ("Baker's Oven",)}, goods={P1: "4 grain"})
    play_minor(game, "Baker's Oven")
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


@pytest.mark.ruling("Baker's Oven", "handed in")
@pytest.mark.parametrize("oven", ["Clay Oven", "Stone Oven"])
def test_a_major_oven_handed_in_for_the_bakers_oven_is_for_sale_again(table: Table, oven: str) -> None:
    game = table(majors={P1: (oven,)}, hand={P1: ("Baker's Oven",)})
    assert oven not in for_sale(game)
    play_minor(game, "Baker's Oven")
    assert names(game, P1) == ["Baker's Oven"]
    assert oven in for_sale(game)


@pytest.mark.ruling("Baker's Oven", "minor and a major")
def test_bakers_oven_is_called_a_major_improvement_and_takes_an_action_for_a_minor_one(table: Table) -> None:
    assert "major" in card_named("Baker's Oven").tags
    assert can_play(table(hand={P1: ("Baker's Oven",)}, majors={P1: ("Clay Oven",)}), "Baker's Oven")


def test_bakers_oven_bakes_2_grain_and_no_more(table: Table) -> None:
    game = table(played={P1: ("Baker's Oven",)}, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    assert "bake 3 grain" not in game.options
    game.play("bake 2 grain")
    assert game.goods(P1) == "1 grain 10 food"


def test_bakers_oven_is_a_baking_improvement_for_the_charcoal_burner(table: Table) -> None:
    game = table(
        seats=3, goods={P2: "0 food"}, majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)},
        played={P2: ("Charcoal Burner",)},
    )  # fmt: skip
    play_minor(game, "Baker's Oven")
    assert game.goods(P2) == "1 wood 1 food"


def test_bakers_oven_need_not_bake_at_once(table: Table) -> None:
    game = table(majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)}, goods={P1: "1 grain"})
    play_minor(game, "Baker's Oven")
    game.play("done")
    assert game.goods(P1) == "1 grain"


# -- Baking Tray ----------------------------------------------------------------------------------


def test_baking_tray_lets_a_minor_action_build_an_oven_for_less(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "3 clay 1 stone"})
    game.play("place Starting Player")
    game.play("build Clay Oven")
    assert ways_to_pay(game) == {"pay 3 clay", "pay 2 clay 1 stone"}


def test_baking_tray_saves_a_resource_of_the_stone_oven(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "3 stone"}, cards=("Improvement",))
    game.play("place Improvement")
    assert game.goods(P1) == "nothing"
    assert names(game, P1) == ["Baking Tray", "Stone Oven"]


def test_baking_tray_does_not_help_with_other_majors(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "2 clay 2 stone 1 wood"}, cards=("Improvement",))
    game.play("place Improvement")
    assert "build Well" not in game.options
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "2 clay 2 stone 1 wood"})
    game.play("place Starting Player")
    assert "build Pottery" not in game.options


def test_baking_tray_saves_a_resource_of_the_wood_fired_oven(table: Table) -> None:
    game = table(hand={P1: ("Wood-fired Oven",)}, played={P1: ("Baking Tray",)}, goods={P1: "2 wood 1 stone"})
    play_minor(game, "Wood-fired Oven")
    assert game.goods(P1) == "nothing"


def test_baking_tray_lets_an_action_for_a_minor_build_the_stone_oven(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "1 clay 3 stone"})
    game.play("place Starting Player")
    game.play("build Stone Oven")
    assert ways_to_pay(game) == {"pay 3 stone", "pay 1 clay 2 stone"}


def test_baking_tray_saves_wood_or_stone_of_the_wood_fired_oven(table: Table) -> None:
    game = table(hand={P1: ("Wood-fired Oven",)}, played={P1: ("Baking Tray",)}, goods={P1: "3 wood 1 stone"})
    play_minor(game, "Wood-fired Oven")
    assert ways_to_pay(game) == {"pay 3 wood", "pay 2 wood 1 stone"}


# -- Basket ---------------------------------------------------------------------------------------


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
    assert lying(game, "3 Wood") == "3 wood"


def test_basket_and_mushroom_collector_share_the_wood_that_lay_there(table: Table) -> None:
    played = {P1: ("Basket", "Mushroom Collector")}
    game = table(played=played, goods={P1: "5 wood"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("use Basket")
    assert game.goods(P1) == "5 wood 3 food"
    assert "take 2 food for 1 wood left behind" not in game.options


def test_wood_left_behind_for_the_basket_has_still_been_taken(table: Table) -> None:
    played = {P1: ("Basket", "Berry Picker", "Woodcutter")}
    game = table(seats=3, played=played, goods={P1: "0 food"})
    game.play("place 2 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "1 wood 4 food"


@pytest.mark.ruling("Basket", "Once per action")
def test_basket_works_once_in_an_action(table: Table) -> None:
    game = table(played={P1: ("Basket",)}, goods={P1: "0 food"}, spaces={"3 Wood": "6 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "4 wood 3 food"
    assert deciding(game) == P2


@pytest.mark.ruling("Basket", "wood from cards")
@pytest.mark.parametrize("card", ["Woodcutter", "Wood Cart"])
def test_wood_from_cards_cannot_be_left_for_the_basket(table: Table, card: str) -> None:
    game = table(played={P1: ("Basket", card)}, goods={P1: "0 food"}, spaces={"3 Wood": "1 wood"})
    game.play("place 3 Wood")
    assert deciding(game) == P2
    assert "food" not in game.goods(P1)


@pytest.mark.ruling("Basket", "has still taken wood")
@pytest.mark.parametrize(
    ("card", "result"),
    [
        ("Berry Picker", "4 food"),
        ("Clay Worker", "1 clay 3 food"),
        ("Wood Cart", "2 wood 3 food"),
        ("Woodcutter", "1 wood 3 food"),
    ],
)
def test_who_leaves_all_the_wood_for_the_basket_has_taken_wood(table: Table, card: str, result: str) -> None:
    game = table(seats=3, played={P1: ("Basket", card)}, goods={P1: "0 food"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == result


@pytest.mark.ruling("Basket", "Wood Buyer")
@pytest.mark.parametrize(("wood", "buys"), [("2 wood", False), ("3 wood", True)])
def test_the_wood_buyer_buys_nothing_that_is_left_for_the_basket(table: Table, wood: str, buys: bool) -> None:
    played = {P1: ("Basket",), P2: ("Wood Buyer",)}
    game = table(seats=3, played=played, goods={P1: "5 wood", P2: "1 food"}, spaces={"3 Wood": wood})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert ("done" in game.options) == buys


@pytest.mark.ruling("Basket", "Resource Seller")
@pytest.mark.parametrize(("wood", "result"), [("2 wood", "5 wood 3 food"), ("3 wood", "7 wood 3 food")])
def test_the_resource_seller_ignores_wood_left_for_the_basket(table: Table, wood: str, result: str) -> None:
    farm = {"goods": {P1: "5 wood"}, "spaces": {"3 Wood": wood}}
    game = table(**farm, seats=3, hand={P1: ("Resource Seller",)}, played={P1: ("Basket",)})
    game.play("place Occupation")
    game.play("place Fishing")
    game.play("place Day Laborer")
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == result


# -- Bean Field -----------------------------------------------------------------------------------


def test_bean_field_takes_a_vegetable_only(table: Table) -> None:
    game = table(played={P1: ("Bean Field",)}, goods={P1: "1 grain 1 vegetable"}, cards=("Sow and Bake",), round=1)
    game.play("place Sow and Bake")
    assert game.goods(P1) == "1 grain"


def test_bean_field_is_sown_alone_and_harvested(table: Table) -> None:
    game = table(played={P1: ("Bean Field",)}, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    assert game.goods(P1) == "nothing"
    game.play("place Fishing")
    assert game.goods(P1) == "1 vegetable"


def test_bean_field_needs_2_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Bean Field",)}, played={P1: JOBS[:1]}), "Bean Field")
    assert can_play(table(hand={P1: ("Bean Field",)}, played={P1: JOBS[:2]}), "Bean Field")


def test_vegetables_on_a_bean_field_score_but_it_is_no_field(table: Table) -> None:
    game = table(played={P1: ("Bean Field",)}, goods={P1: "1 vegetable"})
    before = scores(game)[P1]
    game.play("place Sow and Bake")
    assert scores(game)[P1] - before == 1


# -- Builder's Trowel -----------------------------------------------------------------------------


def test_builders_trowel_renovates_between_actions(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel",)}, goods={P1: "2 clay 1 reed"})
    game.play("use Builder's Trowel")
    assert farm(game).house == "clay hut"
    assert game.goods(P1) == "nothing"
    assert farm(game).at_home == 2


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
    assert farm(game).house == "clay hut"


@pytest.mark.ruling("Builder's Trowel", "Conservator")
def test_builders_trowel_and_conservator_do_not_reach_a_stone_house(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel", "Conservator")}, goods={P1: "2 stone 1 reed"})
    assert "use Builder's Trowel" not in game.options


@pytest.mark.ruling("Builder's Trowel", "Conservator")
def test_builders_trowel_leads_to_a_clay_hut_in_spite_of_the_conservator(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel", "Conservator")}, goods={P1: "2 clay 2 stone 1 reed"})
    game.play("use Builder's Trowel")
    assert game.goods(P1) == "2 stone"


# -- Building Material ----------------------------------------------------------------------------


def test_building_material_gives_wood_or_clay_and_passes_left(table: Table) -> None:
    game = table(hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    play_minor(game, "Building Material")
    assert {"take 1 wood", "take 1 clay"} <= set(game.options)
    game.play("take 1 clay")
    assert game.goods(P1) == "1 clay"
    assert in_hand(game, P2) == ["Building Material"]


@pytest.mark.ruling("Building Material", "Berry Picker")
def test_the_wood_of_the_building_material_counts_for_the_berry_picker(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Building Material",)}, played={P1: ("Berry Picker",)}, goods={P1: "0 food"})
    play_minor(game, "Building Material")
    game.play("take 1 wood")
    assert game.goods(P1) == "1 wood 1 food"


# -- Butter Churn ---------------------------------------------------------------------------------


def test_butter_churn_counts_3_sheep_and_2_cattle(table: Table) -> None:
    goods = {P1: "5 sheep 4 cattle 1 grain"}
    pastures = {P1: ("a3 a4 a5", "b4 b5")}
    game = table(played={P1: ("Butter Churn",)}, goods=goods, pastures=pastures, phase=FIELD)
    assert game.goods(P1) == "1 grain 3 food 5 sheep 4 cattle"


@pytest.mark.ruling("Butter Churn", "Manure")
def test_butter_churn_gives_nothing_for_the_manure(table: Table) -> None:
    farm = {"pastures": {P1: ("a4 a5",)}, "goods": {P1: "3 sheep"}, "crops": {P1: {"c3": "2 grain"}}}
    game = table(**farm, played={P1: ("Butter Churn", "Manure")}, people={P1: 1, P2: 1}, round=2)
    game.play("place Take 1 Grain")
    game.play("place Fishing")
    game.play("use Manure")
    assert game.goods(P1) == "2 grain 3 sheep"


@pytest.mark.ruling("Butter Churn", "after the Milking Shed")
@pytest.mark.parametrize("played", [("Butter Churn", "Milking Shed"), ("Milking Shed", "Butter Churn")])
def test_butter_churn_comes_after_the_milking_shed(table: Table, played: tuple[str, ...]) -> None:
    farm = {"pastures": {P1: ("a3 a4 a5 b3 b4 b5",)}, "goods": {P1: "10 sheep"}}
    game = table(**farm, played={P1: played}, people={P1: 1, P2: 1}, round=4)
    game.play("place Day Laborer")
    gains = [words for seat, words in told(game, "place Fishing") if seat == P1 and words.startswith("gets")]
    assert gains == ["gets 2 food from Milking Shed", "gets 3 food from Butter Churn"]
