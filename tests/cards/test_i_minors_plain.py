"""Minor improvements of deck I written in words alone: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FEEDING
from farmyard.agricola.state.goods import goods
from farmyard.kernel.errors import IllegalChoice
from helpers import can_play, deciding, for_sale, in_hand, names, play_minor, worth

Table = Callable[..., Agricola]

THREE = ("Dock Worker", "Clay Deliveryman", "Mushroom Collector")
TWO = THREE[:2]
ONE = THREE[:1]


def rounds(game: Agricola, seat: int, words: str) -> list[int]:
    """The rounds on which exactly these goods lie for a seat."""
    seats = game.seats()
    return [round for round in range(1, 15) if game.promised[(round - 1) * seats + seat] == goods(words)]


# -- Alms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "food"), [(1, 0), (2, 1), (9, 8), (14, 13)])
def test_alms_give_a_food_for_each_finished_round(table: Table, round: int, food: int) -> None:
    game = table(round=round, hand={P1: ("Alms",)}, goods={P1: "0 food"})
    play_minor(game, "Alms")
    assert game.goods(P1) == (f"{food} food" if food else "nothing")
    assert in_hand(game, P2) == ["Alms"]


def test_alms_are_not_for_those_with_an_occupation(table: Table) -> None:
    assert can_play(table(round=5, hand={P1: ("Alms",)}), "Alms")
    assert not can_play(table(round=5, hand={P1: ("Alms",)}, played={P1: ONE}), "Alms")


# -- Animal Feed ---------------------------------------------------------------------------------


def last_turn(table: Table, **farm: object) -> Agricola:
    """The end of the game: the last person is placed and the families are fed."""
    game = table(round=14, at_home={P1: 1, P2: 0}, **farm)
    game.play("place Day Laborer")
    while "feed" in game.options:
        game.play("feed")
    return game


def test_animal_feed_adds_an_animal_of_each_kind(table: Table) -> None:
    game = last_turn(
        table, goods={P1: "9 food 1 sheep 1 boar"}, pastures={P1: ("a4 b4", "a5 b5")}, played={P1: ("Animal Feed",)}
    )
    assert game.goods(P1) == "7 food 2 sheep 2 boar"


def test_animal_feed_brings_nothing_without_a_place(table: Table) -> None:
    game = last_turn(table, goods={P1: "9 food 1 sheep"}, played={P1: ("Animal Feed",)})
    assert game.goods(P1) == "7 food 1 sheep"


@pytest.mark.ruling("Animal Feed", "let other animals go")
def test_animal_feed_lets_choose_which_animals_stay(table: Table) -> None:
    game = last_turn(table, goods={P1: "9 food 1 sheep 1 boar"}, stables={P1: "a4"}, played={P1: ("Animal Feed",)})
    game.play("keep 2 sheep")
    assert game.goods(P1) == "7 food 2 sheep"


@pytest.mark.ruling("Animal Feed", "Nothing can be cooked")
def test_animal_feed_cooks_nothing_any_more(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = last_turn(table, goods={P1: "9 food 1 sheep"}, majors=majors, played={P1: ("Animal Feed",)})
    assert game.goods(P1) == "7 food 1 sheep"


def test_animal_feed_needs_four_planted_fields(table: Table) -> None:
    crops = {P1: {"a3": "1 grain", "a4": "1 vegetable", "a5": "1 grain"}}
    hand = {P1: ("Animal Feed",)}
    assert not can_play(table(hand=hand, crops=crops, fields={P1: "b5"}), "Animal Feed")
    assert can_play(table(hand=hand, crops={P1: crops[P1] | {"b5": "1 grain"}}), "Animal Feed")


@pytest.mark.ruling("Animal Feed", "before the Tenant Farmer")
def test_animal_feed_comes_before_the_tenant_farmer(table: Table) -> None:
    game = last_turn(
        table,
        goods={P1: "9 food 1 sheep"},
        pastures={P1: ("a4 b4",)},
        played={P1: ("Animal Feed", "Tenant Farmer")},
    )
    game.play("return 1 sheep")
    assert game.goods(P1) == "7 food 1 sheep"


# -- Baker's Kitchen, Cooking Corner, Village Well: upgrades ---------------------------------------


def test_bakers_kitchen_replaces_an_oven_and_bakes_at_once(table: Table) -> None:
    majors = {P1: ("Clay Oven",)}
    game = table(majors=majors, hand={P1: ("Baker's Kitchen",)}, goods={P1: "2 stone 2 grain"})
    play_minor(game, "Baker's Kitchen")
    game.play("bake 2 grain")
    assert game.goods(P1) == "10 food"
    assert "Clay Oven" in for_sale(game)


@pytest.mark.ruling("Baker's Kitchen", "The baking when it is played")
def test_bakers_kitchen_bakes_with_every_improvement_when_played(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(majors=majors, hand={P1: ("Baker's Kitchen",)}, goods={P1: "2 stone 4 grain"})
    play_minor(game, "Baker's Kitchen")
    game.play("return Clay Oven and pay 2 stone")
    game.play("bake 4 grain")
    assert game.goods(P1) == "18 food"


@pytest.mark.ruling("Baker's Kitchen", "It is no oven itself")
@pytest.mark.ruling("Bakehouse", "The Baker's Kitchen cannot be handed in")
def test_bakers_kitchen_needs_an_oven_and_is_none(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    assert not can_play(table(majors=majors, hand={P1: ("Baker's Kitchen",)}, goods={P1: "2 stone"}), "Baker's Kitchen")
    game = table(played={P1: ("Baker's Kitchen",)}, hand={P1: ("Bakehouse",)}, goods={P1: "3 stone"})
    assert not can_play(game, "Bakehouse")


@pytest.mark.ruling("Cooking Corner", "A major Cooking Hearth handed in")
def test_cooking_corner_replaces_a_cooking_hearth(table: Table) -> None:
    majors = {P1: ("Cooking Hearth (4 clay)",)}
    game = table(majors=majors, hand={P1: ("Cooking Corner",)}, goods={P1: "1 vegetable"})
    play_minor(game, "Cooking Corner")
    assert names(game, P1) == ["Cooking Corner"]
    assert "Cooking Hearth (4 clay)" in for_sale(game)


@pytest.mark.ruling("Cooking Corner", "the minor one leaves the game")
@pytest.mark.ruling("Cooking Hearth", "It is a Cooking Hearth like the major ones")
def test_cooking_corner_takes_the_minor_cooking_hearth_out_of_the_game(table: Table) -> None:
    game = table(played={P1: ("Cooking Hearth",)}, hand={P1: ("Cooking Corner",)})
    play_minor(game, "Cooking Corner")
    assert names(game, P1) == ["Cooking Corner"]


@pytest.mark.parametrize(("good", "food"), [("vegetable", 4), ("sheep", 2), ("boar", 3), ("cattle", 4)])
def test_cooking_corner_cooks_at_any_time(table: Table, good: str, food: int) -> None:
    game = table(played={P1: ("Cooking Corner",)}, goods={P1: f"1 {good}"})
    game.play(f"convert {good}")
    assert game.goods(P1) == f"{food} food"


def test_cooking_corner_bakes_any_number_of_grain(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Cooking Corner",)}, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain")
    assert game.goods(P1) == "9 food"


@pytest.mark.ruling("Cooking Corner", "It is no oven")
def test_cooking_corner_is_no_oven(table: Table) -> None:
    game = table(played={P1: ("Cooking Corner",)}, hand={P1: ("Baker's Oven",)})
    assert not can_play(game, "Baker's Oven")


@pytest.mark.ruling("Cooking Corner", "may be cooked without finding a place")
def test_cooking_corner_cooks_animals_without_a_place(table: Table) -> None:
    game = table(cards=("1 Sheep",), spaces={"1 Sheep": "3 sheep"}, played={P1: ("Cooking Corner",)}, goods={P1: ""})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 food 1 sheep"


def test_charcoal_burner_reacts_to_upgrades_that_bake(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Cooking Hearth (4 clay)")}
    for name in ("Baker's Kitchen", "Cooking Corner"):
        game = table(majors=majors, hand={P1: (name,)}, played={P1: ("Charcoal Burner",)}, goods={P1: "2 stone"})
        play_minor(game, name)
        assert "1 wood" in game.goods(P1)


def test_cooking_corner_gets_the_spices(table: Table) -> None:
    game = table(played={P1: ("Cooking Corner", "Spices")}, goods={P1: "1 vegetable"})
    game.play("convert vegetable")
    assert game.goods(P1) == "5 food"


def test_village_well_replaces_the_well_and_lays_out_food(table: Table) -> None:
    game = table(round=3, majors={P1: ("Well",)}, hand={P1: ("Village Well",)})
    play_minor(game, "Village Well")
    assert rounds(game, P1, "1 food") == [4, 5, 6]
    assert "Well" in for_sale(game)
    assert not can_play(table(hand={P1: ("Village Well",)}), "Village Well")


@pytest.mark.ruling("Village Well", "Food of the Well that still lies")
def test_village_well_leaves_the_food_of_the_well(table: Table) -> None:
    goods_of = {P1: "2 wood 6 stone"}
    game = table(round=2, cards=("Improvement",), goods=goods_of, hand={P1: ("Village Well",)}, at_home={P1: 3, P2: 2})
    game.play("place Improvement")
    game.play("build Well")
    game.play("place Day Laborer")
    play_minor(game, "Village Well")
    assert rounds(game, P1, "2 food") == [3, 4, 5]
    assert rounds(game, P1, "1 food") == [6, 7]


@pytest.mark.ruling("Village Well", "The Well is for sale again")
def test_village_well_lets_the_well_be_built_again(table: Table) -> None:
    hand = {P1: ("Village Well",)}
    game = table(round=2, cards=("Improvement",), goods={P1: "1 wood 3 stone"}, majors={P1: ("Well",)}, hand=hand)
    play_minor(game, "Village Well")
    game.play("become starting player")
    game.play("place Day Laborer")
    game.play("place Improvement")
    assert rounds(game, P1, "2 food") == [3, 4, 5]
    assert sorted(names(game, P1)) == ["Village Well", "Well"]


@pytest.mark.ruling("Village Well", "the Water Carrier does not")
def test_village_well_is_no_well_for_the_water_carrier(table: Table) -> None:
    game = table(round=10, majors={P1: ("Well",)}, hand={P1: ("Village Well",)}, played={P1: ("Water Carrier",)})
    play_minor(game, "Village Well")
    assert rounds(game, P1, "1 food") == [11, 12, 13]


@pytest.mark.ruling("Village Well", "A Water Carrier played later")
def test_water_carrier_remembers_the_well_behind_the_village_well(table: Table) -> None:
    hand = {P1: ("Village Well", "Water Carrier")}
    game = table(round=10, majors={P1: ("Well",)}, hand=hand, goods={P1: "1 food"})
    play_minor(game, "Village Well")
    game.play("become starting player")
    game.play("place Day Laborer")
    game.play("place Occupation")
    assert rounds(game, P1, "2 food") == [11, 12, 13]
    assert rounds(game, P1, "1 food") == [14]


@pytest.mark.ruling("Village Well", "The Tinsmith has the better rate")
def test_village_well_keeps_the_rate_of_the_tinsmith(table: Table) -> None:
    game = table(majors={P1: ("Well",)}, hand={P1: ("Village Well",)}, played={P1: ("Tinsmith",)}, goods={P1: "2 clay"})
    play_minor(game, "Village Well")
    game.play("become starting player")
    game.play("place Fishing")
    game.play("convert 2 clay into 3 food")
    assert game.goods(P1) == "3 food"


# -- Ponds and patches -----------------------------------------------------------------------------


def test_chicken_coop_lays_food_on_eight_rounds(table: Table) -> None:
    game = table(round=2, hand={P1: ("Chicken Coop",)}, goods={P1: "2 wood 1 reed"})
    play_minor(game, "Chicken Coop")
    assert rounds(game, P1, "1 food") == list(range(3, 11))
    assert game.goods(P1) == "nothing"


def test_chicken_coop_lays_food_as_far_as_there_are_rounds(table: Table) -> None:
    game = table(round=12, hand={P1: ("Chicken Coop",)}, goods={P1: "2 clay 1 reed"})
    play_minor(game, "Chicken Coop")
    assert rounds(game, P1, "1 food") == [13, 14]


@pytest.mark.ruling("Chicken Coop", "Wood and clay cannot be mixed")
def test_chicken_coop_costs_wood_or_clay_but_not_both(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Chicken Coop",)}, goods={P1: "1 wood 1 clay 1 reed"}), "Chicken Coop")


def test_goose_pond_lays_food_on_four_rounds(table: Table) -> None:
    game = table(round=2, hand={P1: ("Goose Pond",)}, played={P1: THREE})
    play_minor(game, "Goose Pond")
    assert rounds(game, P1, "1 food") == [3, 4, 5, 6]
    assert not can_play(table(hand={P1: ("Goose Pond",)}, played={P1: TWO}), "Goose Pond")


def test_strawberry_patch_lays_food_on_three_rounds(table: Table) -> None:
    crops = {P1: {"a4": "1 vegetable", "a5": "2 vegetable"}}
    game = table(round=13, hand={P1: ("Strawberry Patch",)}, crops=crops)
    play_minor(game, "Strawberry Patch")
    assert rounds(game, P1, "1 food") == [14]
    game = table(round=3, hand={P1: ("Strawberry Patch",)}, crops=crops)
    play_minor(game, "Strawberry Patch")
    assert rounds(game, P1, "1 food") == [4, 5, 6]


@pytest.mark.ruling("Strawberry Patch", "Only fields with vegetables")
def test_strawberry_patch_counts_planted_vegetable_fields(table: Table) -> None:
    hand = {P1: ("Strawberry Patch",)}
    crops = {P1: {"a4": "1 vegetable", "a5": "2 grain"}}
    assert not can_play(table(hand=hand, crops=crops, fields={P1: "b5"}), "Strawberry Patch")
    game = table(hand=hand, crops=crops, played={P1: ("Turnip Field",)})
    assert not can_play(game, "Strawberry Patch")
    game = table(hand=hand, crops=crops, played={P1: ("Turnip Field",)})
    game.players[P1].crops[15] = goods("1 vegetable")
    assert can_play(game, "Strawberry Patch")


# -- Clay Deposit ----------------------------------------------------------------------------------


def test_clay_deposit_gives_its_owner_clay_or_points(table: Table) -> None:
    game = table(played={P1: ("Clay Deposit",)}, goods={P1: "0 food"})
    game.play("place Clay Deposit")
    game.play("take 5 clay")
    assert game.goods(P1) == "5 clay"
    game = table(played={P1: ("Clay Deposit",)})
    game.play("place Clay Deposit")
    game.play("take 2 bonus points")
    assert game.players[P1].bonus == 2


def test_clay_deposit_costs_others_a_food(table: Table) -> None:
    game = table(played={P1: ("Clay Deposit",)}, goods={P1: "0 food", P2: "1 food"}, starting_player=P2)
    game.play("place Clay Deposit")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "5 clay")
    assert "place Clay Deposit" not in game.options


def test_clay_deposit_is_closed_to_those_without_food(table: Table) -> None:
    game = table(played={P1: ("Clay Deposit",)}, goods={P2: "0 food"}, starting_player=P2)
    assert "place Clay Deposit" not in game.options


def test_clay_deposit_needs_three_occupations_and_stays_an_improvement(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Clay Deposit",)}, played={P1: TWO}), "Clay Deposit")
    game = table(hand={P1: ("Clay Deposit",)}, played={P1: THREE})
    play_minor(game, "Clay Deposit")
    assert [card.name for card in game.players[P1].improvements] == ["Clay Deposit"]


# -- Clay Path, Paved Road, Wooden Path --------------------------------------------------------------


@pytest.mark.ruling("Clay Path", "Only one street scores")
@pytest.mark.ruling("Paved Road", "Only one street scores")
@pytest.mark.ruling("Wooden Path", "Only one street scores")
@pytest.mark.parametrize(
    ("own", "other", "points"),
    [
        (("Wooden Path",), (), 2),
        (("Wooden Path",), ("Clay Path",), 0),
        (("Wooden Path",), ("Paved Road",), 0),
        (("Clay Path",), ("Wooden Path",), 3),
        (("Clay Path",), ("Paved Road",), 1),
        (("Paved Road",), ("Clay Path", "Wooden Path"), 4),
        (("Paved Road", "Clay Path", "Wooden Path"), (), 5),
    ],
)
def test_only_the_best_street_scores(table: Table, own: tuple[str, ...], other: tuple[str, ...], points: int) -> None:
    assert score(table(played={P1: own, P2: other}), P1) - score(table(), P1) == points


# -- Fish Trap, Grain Cart, Wood Cart, Wooden Crane: spaces --------------------------------------------


@pytest.mark.ruling("Fish Trap", "Every space that gives reed counts")
@pytest.mark.parametrize(
    ("seats", "space", "choice", "gained"),
    [
        (2, "Fishing", "", "2 food"),
        (2, "1 Reed", "", "1 reed 1 food"),
        (3, "Take 1 Resource", "take 1 reed", "1 reed 1 food"),
        (3, "Take 1 Resource", "take 1 clay", "1 clay"),
        (4, "Reed, Stone and Food", "", "1 reed 1 stone 2 food"),
        (5, "Reed, Stone and Wood", "", "1 wood 1 reed 1 stone 1 food"),
    ],
)
def test_fish_trap_adds_food_to_fish_and_reed(table: Table, seats: int, space: str, choice: str, gained: str) -> None:
    game = table(seats=seats, played={P1: ("Fish Trap",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    if choice:
        game.play(choice)
    assert game.goods(P1) == gained


@pytest.mark.ruling("Fish Trap", "Reed Exchange")
@pytest.mark.ruling("Reed Exchange", "does not concern the Fish Trap")
def test_fish_trap_does_not_react_to_reed_from_cards(table: Table) -> None:
    game = table(played={P1: ("Fish Trap",)}, hand={P1: ("Reed Exchange",)}, goods={P1: "2 wood"})
    play_minor(game, "Reed Exchange")
    assert game.goods(P1) == "2 reed"
    game = table(played={P1: ("Fish Trap", "Canoe")}, goods={P1: "0 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 3 food"


@pytest.mark.ruling("Fish Trap", "Net Fisherman's catch")
def test_fish_trap_does_not_react_to_the_net_fisherman(table: Table) -> None:
    played = {P1: ("Fish Trap", "Net Fisherman")}
    game = table(played=played, at_home={P1: 1, P2: 0}, spaces={"Fishing": "2 food"}, goods={P1: "0 food"})
    game.play("place 1 Reed")
    while game.round == 1:
        game.play(game.options[0])
    assert game.goods(P1) == "1 reed 3 food"


@pytest.mark.ruling("Fish Trap", "Reed Collector")
def test_fish_trap_does_not_react_to_the_reed_collector(table: Table) -> None:
    game = table(played={P1: ("Fish Trap",)}, at_home={P1: 1, P2: 0}, hand={P1: ("Reed Collector",)}, goods={P1: ""})
    game.play("place Occupation")
    assert (game.round, game.goods(P1)) == (2, "1 reed")


@pytest.mark.ruling("Fish Trap", "Reed Buyer")
def test_fish_trap_reacts_to_reed_that_is_bought_away_but_not_for_the_buyer(table: Table) -> None:
    played = {P1: ("Fish Trap",), P2: ("Reed Buyer",)}
    game = table(seats=4, played=played, goods={P1: "0 food", P2: "1 food"})
    game.play("place 1 Reed")
    game.play("take 1 reed")
    assert (game.goods(P1), game.goods(P2)) == ("3 food", "1 reed")
    game = table(seats=4, played={P2: ("Reed Buyer", "Fish Trap")}, goods={P1: "0 food", P2: "1 food"})
    game.play("place 1 Reed")
    game.play("take 1 reed")
    assert game.goods(P2) == "1 reed"


def test_fish_trap_is_paid_by_a_fisherman(table: Table) -> None:
    game = table(seats=3, played={P1: ("Fisherman",), P2: ("Fish Trap",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Fishing")
    game.play("take 1 food more and pay 1 food")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "1 food")


def test_grain_cart_adds_two_grain(table: Table) -> None:
    game = table(played={P1: ("Grain Cart",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "3 grain"
    assert not can_play(table(hand={P1: ("Grain Cart",)}, goods={P1: "2 wood"}, played={P1: ONE}), "Grain Cart")


def test_wood_cart_adds_two_wood_to_wood_that_lies_on_a_space(table: Table) -> None:
    game = table(played={P1: ("Wood Cart",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "5 wood"
    assert not can_play(table(hand={P1: ("Wood Cart",)}, goods={P1: "3 wood"}, played={P1: TWO}), "Wood Cart")


@pytest.mark.ruling("Wood Cart", "Wood from the supply does not count")
def test_wood_cart_does_not_add_to_wood_from_the_supply(table: Table) -> None:
    game = table(seats=5, played={P1: ("Wood Cart",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 1 reed 1 stone"


@pytest.mark.ruling("Wood Cart", "which cannot be left")
def test_wood_cart_wood_cannot_be_left(table: Table) -> None:
    game = table(played={P1: ("Wood Cart", "Basket")}, spaces={"3 Wood": "1 wood"}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood"


@pytest.mark.parametrize("space", ["1 Stone", "1 Stone (stage 4)"])
@pytest.mark.parametrize(("choice", "left"), [("take 1 stone", "2 stone 1 food"), ("take 2 stone", "3 stone")])
def test_wooden_crane_adds_one_stone_or_two_for_a_food(table: Table, space: str, choice: str, left: str) -> None:
    game = table(round=11, played={P1: ("Wooden Crane",)}, goods={P1: "1 food"})
    game.play(f"place {space}")
    game.play(choice)
    assert game.goods(P1) == left


def test_wooden_crane_adds_one_stone_to_those_without_food(table: Table) -> None:
    game = table(round=5, cards=("1 Stone",), played={P1: ("Wooden Crane",)}, goods={P1: "0 food"})
    game.play("place 1 Stone")
    assert game.goods(P1) == "2 stone"


@pytest.mark.ruling("Wooden Crane", "Not on other spaces")
@pytest.mark.parametrize(("seats", "space"), [(4, "Reed, Stone and Food"), (5, "Reed, Stone and Wood")])
def test_wooden_crane_does_not_work_on_mixed_spaces(table: Table, seats: int, space: str) -> None:
    game = table(seats=seats, played={P1: ("Wooden Crane",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert "1 stone" in game.goods(P1)


# -- Hand Mill, Schnaps Distillery -----------------------------------------------------------------


@pytest.mark.parametrize(("grain", "left"), [(1, "2 grain 2 food"), (2, "1 grain 4 food")])
def test_hand_mill_grinds_one_or_two_grain_once_per_harvest(table: Table, grain: int, left: str) -> None:
    game = table(phase=FEEDING, played={P1: ("Hand Mill",)}, goods={P1: "3 grain"})
    game.play(f"convert Hand Mill with {grain} grain")
    assert game.goods(P1) == left
    assert not [option for option in game.options if "Hand Mill" in option]


@pytest.mark.ruling("Hand Mill", "This is no baking")
@pytest.mark.ruling("Hand Mill", "in your supply")
def test_hand_mill_is_no_baking_and_takes_no_grain_from_fields(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Hand Mill", "Millstone")}, goods={P1: "1 grain 1 vegetable"})
    game.play("convert Hand Mill with 1 grain")
    assert game.goods(P1) == "1 vegetable 2 food"
    game = table(phase=FEEDING, played={P1: ("Hand Mill",)}, goods={P1: "1 food"}, crops={P1: {"a5": "2 grain"}})
    assert not [option for option in game.options if "Hand Mill" in option]


@pytest.mark.ruling("Schnaps Distillery", "the Spices add nothing")
def test_schnaps_distillery_distils_one_vegetable_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Schnaps Distillery", "Spices", "Millstone")}, goods={P1: "2 vegetable"})
    game.play("convert Schnaps Distillery")
    assert game.goods(P1) == "1 vegetable 4 food"
    assert "convert Schnaps Distillery" not in game.options


@pytest.mark.ruling("Schnaps Distillery", "at the end those on fields count")
@pytest.mark.parametrize(("vegetables", "points"), [(4, 0), (5, 1), (6, 2), (8, 2)])
def test_schnaps_distillery_scores_the_fifth_and_sixth_vegetable(table: Table, vegetables: int, points: int) -> None:
    crops = {P1: {"a5": "2 vegetable"}}
    assert worth(table, "Schnaps Distillery", goods={P1: f"{vegetables - 2} vegetable"}, crops=crops) == 2 + points


@pytest.mark.ruling("Schnaps Distillery", "must be in your supply")
def test_schnaps_distillery_takes_vegetables_from_the_supply_only(table: Table) -> None:
    crops = {P1: {"a5": "2 vegetable"}}
    game = table(hand={P1: ("Schnaps Distillery",)}, goods={P1: "2 stone"}, crops=crops)
    assert not can_play(game, "Schnaps Distillery")


# -- Ladder, Straw-thatched Roof: what rooms cost ------------------------------------------------------


@pytest.mark.ruling("Ladder", "Each of several rooms")
def test_ladder_saves_a_reed_for_each_room(table: Table) -> None:
    game = table(played={P1: ("Ladder",)}, goods={P1: "10 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_ladder_saves_the_reed_of_a_renovation(table: Table) -> None:
    game = table(round=5, cards=("Renovation and Improvement",), played={P1: ("Ladder",)}, goods={P1: "2 clay"})
    game.play("place Renovation and Improvement")
    assert (game.players[P1].house, game.goods(P1)) == (1, "nothing")


@pytest.mark.ruling("Ladder", "It adds up with other cards")
def test_ladder_adds_up_with_the_thatcher_to_no_less_than_nothing(table: Table) -> None:
    game = table(played={P1: ("Ladder", "Thatcher")}, hand={P1: ("Chicken Coop",)}, goods={P1: "2 wood"})
    play_minor(game, "Chicken Coop")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Straw-thatched Roof", "Only fields with grain")
def test_straw_thatched_roof_needs_three_grain_fields(table: Table) -> None:
    hand = {P1: ("Straw-thatched Roof",)}
    crops = {P1: {"a4": "1 grain", "a5": "3 grain"}}
    assert not can_play(table(hand=hand, crops=crops, fields={P1: "b5"}), "Straw-thatched Roof")
    game = table(hand=hand, crops=crops, played={P1: ("Acreage",)})
    game.players[P1].crops[15] = goods("1 grain")
    assert can_play(game, "Straw-thatched Roof")


def test_straw_thatched_roof_saves_all_reed_of_rooms_and_renovations(table: Table) -> None:
    game = table(played={P1: ("Straw-thatched Roof",)}, goods={P1: "5 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"
    game = table(
        round=5, cards=("Renovation and Improvement",), played={P1: ("Straw-thatched Roof",)}, goods={P1: "2 clay"}
    )
    game.play("place Renovation and Improvement")
    assert (game.players[P1].house, game.goods(P1)) == (1, "nothing")


@pytest.mark.ruling("Straw-thatched Roof", "Cards that change a price")
def test_straw_thatched_roof_goes_with_other_prices(table: Table) -> None:
    game = table(played={P1: ("Straw-thatched Roof", "Carpenter")}, goods={P1: "3 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Straw-thatched Roof", "Holiday House")
@pytest.mark.ruling("Brushwood Roof", "Holiday House")
@pytest.mark.parametrize("roof", ["Straw-thatched Roof", "Brushwood Roof"])
def test_roofs_save_no_reed_of_improvements(table: Table, roof: str) -> None:
    game = table(hand={P1: ("Holiday House",)}, played={P1: (roof,)}, goods={P1: "9 wood 1 reed"})
    assert not can_play(game, "Holiday House")


# -- Moldboard Plow, Threshing Board, Rake ---------------------------------------------------------------


def test_moldboard_plow_plows_two_fields(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",)})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("plow a4")
    assert game.players[P1].fields.bit_count() == 2
    assert deciding(game) == P2


def test_moldboard_plow_works_twice(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",)}, people={P2: 3}, fields={P1: "a5"})
    for cells in (("a4", "a3"), ("a2", "a1")):
        game.play("place Plow 1 Field")
        for cell in cells:
            game.play(f"plow {cell}")
        if game.round == 1:
            for space in ("Day Laborer", "3 Wood", "Fishing", "1 Clay"):
                game.play(f"place {space}")
    assert game.players[P1].marks["Moldboard Plow used"] == 2
    assert deciding(game) == P2


def test_moldboard_plow_wears_out(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",)})
    game.players[P1].marks["Moldboard Plow used"] = 2
    game.play("place Plow 1 Field")
    game.play("plow a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Moldboard Plow", "Not on Plow and Sow")
def test_moldboard_plow_may_be_left_and_does_not_work_on_plow_and_sow(table: Table) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: ("Moldboard Plow",)})
    game.play("place Plow and Sow")
    game.play("plow a5")
    assert (game.players[P1].fields.bit_count(), deciding(game)) == (1, P2)
    game = table(played={P1: ("Moldboard Plow",)})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("done")
    assert game.players[P1].fields.bit_count() == 1


@pytest.mark.ruling("Moldboard Plow", "one plow card or the Harrow")
def test_moldboard_plow_excludes_the_harrow_and_needs_an_occupation(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow", "Harrow")})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("use Moldboard Plow")
    game.play("plow a4")
    assert deciding(game) == P2
    assert not can_play(table(hand={P1: ("Moldboard Plow",)}, goods={P1: "2 wood"}), "Moldboard Plow")


@pytest.mark.ruling("Moldboard Plow", "The Plow Maker's field comes on top")
def test_moldboard_plow_goes_with_the_plow_maker_but_not_with_the_field(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow", "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play("use Moldboard Plow")
    for cell in ("a2", "a1"):
        game.play(f"plow {cell}")
    assert (game.players[P1].fields.bit_count(), game.goods(P1)) == (3, "nothing")
    game = table(played={P1: ("Moldboard Plow",)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a2" not in game.options


@pytest.mark.ruling("Moldboard Plow", "the Field Watchman")
@pytest.mark.ruling("Crooked Plow", "the Field Watchman")
@pytest.mark.ruling("Swing Plow", "the Field Watchman")
def test_no_plow_with_the_field_watchman(table: Table) -> None:
    for plow in ("Moldboard Plow", "Crooked Plow", "Swing Plow"):
        game = table(played={P1: (plow, "Field Watchman")})
        game.play("place Take 1 Grain")
        game.play("plow a5")
        assert deciding(game) == P2


def test_threshing_board_bakes_after_plowing(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(majors=majors, played={P1: ("Threshing Board",)}, goods={P1: "2 grain"})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("bake 2 grain")
    assert game.goods(P1) == "4 food"


def test_threshing_board_may_be_left(table: Table) -> None:
    game = table(
        round=12,
        cards=("Plow and Sow",),
        majors={P1: ("Clay Oven",)},
        played={P1: ("Threshing Board",)},
        goods={P1: "1 grain"},
    )
    game.play("place Plow and Sow")
    game.play("plow a5")
    game.play("done")
    assert game.options[:2] == ["bake 1 grain", "done"]
    game.play("done")
    assert game.goods(P1) == "1 grain"


def test_threshing_board_needs_two_occupations(table: Table) -> None:
    hand = {P1: ("Threshing Board",)}
    assert not can_play(table(hand=hand, goods={P1: "2 wood"}, played={P1: ONE}), "Threshing Board")
    assert can_play(table(hand=hand, goods={P1: "2 wood"}, played={P1: TWO}), "Threshing Board")


FIVE_FIELDS = "a3 a4 a5 b4 b5"


@pytest.mark.ruling("Rake", "Several of these cards ask for 6 fields")
@pytest.mark.parametrize(
    ("fields", "others", "points"),
    [
        ("a4 a5 b4 b5", (), 0),
        (FIVE_FIELDS, (), 2),
        (FIVE_FIELDS + " c5", (), 2),
        (FIVE_FIELDS, ("Harrow",), 0),
        (FIVE_FIELDS, ("Swing Plow",), 0),
        (FIVE_FIELDS + " c5", ("Harrow", "Riding Plow"), 2),
        ("a4 a5 b4 b5", ("Bean Field",), 0),
    ],
)
def test_rake_scores_many_fields(table: Table, fields: str, others: tuple[str, ...], points: int) -> None:
    without = table(fields={P1: fields}, played={P1: others})
    game = table(fields={P1: fields}, played={P1: (*others, "Rake")})
    assert score(game, P1) - score(without, P1) == points


@pytest.mark.ruling("Rake", "one that was given up")
def test_rake_does_not_count_a_plow_that_was_given_up(table: Table) -> None:
    farm = {"fields": {P1: FIVE_FIELDS}}
    game = table(hand={P1: ("Madonna Statue",)}, played={P1: ("Harrow", "Manger", "Rake")}, **farm)
    play_minor(game, "Madonna Statue")
    game.play("return Harrow and Manger")
    assert score(game, P1) - score(table(**farm), P1) == 2 + 2


# -- Reed Exchange, Weekly Market, Wooden Hut Extension ------------------------------------------------------


@pytest.mark.parametrize("price", ["2 wood", "2 clay"])
def test_reed_exchange_gives_two_reed_and_passes(table: Table, price: str) -> None:
    game = table(hand={P1: ("Reed Exchange",)}, goods={P1: price})
    play_minor(game, "Reed Exchange")
    assert game.goods(P1) == "2 reed"
    assert in_hand(game, P2) == ["Reed Exchange"]


@pytest.mark.ruling("Reed Exchange", "cannot be mixed")
@pytest.mark.parametrize("price", ["1 wood 1 clay", "1 wood"])
def test_reed_exchange_takes_no_mixture(table: Table, price: str) -> None:
    assert not can_play(table(hand={P1: ("Reed Exchange",)}, goods={P1: price}), "Reed Exchange")


def test_weekly_market_gives_two_vegetables_and_passes(table: Table) -> None:
    game = table(hand={P1: ("Weekly Market",)}, goods={P1: "3 grain"})
    play_minor(game, "Weekly Market")
    assert game.goods(P1) == "2 vegetable"
    assert in_hand(game, P2) == ["Weekly Market"]


@pytest.mark.ruling("Weekly Market", "You need the grain beforehand")
def test_weekly_market_brings_the_market_woman_her_grain_afterwards(table: Table) -> None:
    game = table(hand={P1: ("Weekly Market",)}, goods={P1: "3 grain"}, played={P1: ("Market Woman",)})
    play_minor(game, "Weekly Market")
    assert game.goods(P1) == "2 grain 2 vegetable"
    game = table(hand={P1: ("Weekly Market",)}, goods={P1: "2 grain"}, played={P1: ("Market Woman",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Weekly Market")


def test_wooden_hut_extension_adds_a_room_and_passes(table: Table) -> None:
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "5 wood 1 reed"})
    play_minor(game, "Wooden Hut Extension")
    game.play("room a1")
    assert (game.players[P1].rooms.bit_count(), game.goods(P1)) == (3, "nothing")
    assert in_hand(game, P2) == ["Wooden Hut Extension"]


@pytest.mark.ruling("Wooden Hut Extension", "It is building a room")
def test_wooden_hut_extension_is_building_a_room(table: Table) -> None:
    played = {P1: ("Wet Nurse",)}
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "5 wood 1 reed 1 food"}, played=played)
    play_minor(game, "Wooden Hut Extension")
    game.play("room a1")
    game.play("grow")
    assert game.players[P1].people == 3


@pytest.mark.ruling("Wooden Hut Extension", "rooms cheaper do not change its price")
def test_wooden_hut_extension_keeps_its_price_when_rooms_are_cheaper(table: Table) -> None:
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "3 wood 2 reed"}, played={P1: ("Carpenter",)})
    assert not can_play(game, "Wooden Hut Extension")


@pytest.mark.ruling("Wooden Hut Extension", "After family growth")
def test_wooden_hut_extension_gives_no_room_to_the_child_of_the_same_action(table: Table) -> None:
    farm = {"round": 5, "cards": ("Family Growth",)}
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "5 wood 1 reed"}, **farm)
    assert "place Family Growth" not in game.options
