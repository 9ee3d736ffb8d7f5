"""Minor improvements of deck B of the revised edition, A to L."""

import pytest

from farmyard import scores, view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.payment import in_words
from farmyard.agricola.state.game import FIELD
from helpers import Table, choices, deciding, farm, on_plots, plant_on_cards, play, points, promise, promised, worth

JOBS = ("Priest", "Tutor", "Groom")
LARGE_PASTURE = {"pastures": {P1: ("a4 a5 b4 b5",)}}


# -- Acorns Basket --------------------------------------------------------------------------------


def test_acorns_basket_lays_boar_on_two_rounds(table: Table) -> None:
    game = table(round=2, hand={P1: ("Acorns Basket",)}, played={P1: JOBS}, goods={P1: "1 reed"})
    play(game, "place Meeting Place", "play Acorns Basket")
    assert promised(game, P1) == {3: "1 boar", 4: "1 boar"}


def test_acorns_basket_needs_3_occupations(table: Table) -> None:
    game = table(hand={P1: ("Acorns Basket",)}, played={P1: JOBS[:2]}, goods={P1: "1 reed"})
    game.play("place Meeting Place")
    assert "play Acorns Basket" not in game.options


@pytest.mark.ruling("Acorns Basket", "housed or cooked as usual")
@pytest.mark.parametrize(("majors", "goods"), [((), "1 cattle"), (("Fireplace (2 clay)",), "2 food 1 cattle")])
def test_a_boar_without_a_place_is_cooked_or_lost(table: Table, majors: tuple[str, ...], goods: str) -> None:
    farm = {"round": 1, "majors": {P1: majors}, "played": {P1: ("Acorns Basket",)}, "goods": {P1: "1 cattle"}}
    game = table(**farm, at_home={P1: 1, 1: 1})
    promise(game, 2, "1 boar")
    play(game, "place Farmland", "plow c5", "place Forest", "keep 1 cattle")
    assert game.goods(P1) == goods


# -- Beanfield ------------------------------------------------------------------------------------


SOWING = {"round": 2, "cards": ("Grain Utilization",), "goods": {P1: "1 vegetable 1 grain"}}


def test_beanfield_holds_vegetables_only(table: Table) -> None:
    game = table(**SOWING, played={P1: ("Beanfield",)})
    game.play("place Grain Utilization")
    assert (game.goods(P1), on_plots(game)) == ("1 grain", ["2 vegetable"])


@pytest.mark.ruling("Beanfield", "for prerequisites")
def test_beanfield_is_a_field_but_not_scored_as_one(table: Table) -> None:
    farm = {"crops": {P1: {"a5": "1 vegetable"}}, "goods": {P1: "1 wood"}}
    game = table(**farm, played={P1: ("Beanfield",)}, hand={P1: ("Strawberry Patch",)})
    plant_on_cards(game, "1 vegetable")
    assert points(game, P1, "Fields") == -1
    game.play("place Meeting Place")
    assert "play Strawberry Patch" in game.options


@pytest.mark.ruling("Beanfield", "scored with the others")
def test_vegetables_on_the_beanfield_score(table: Table) -> None:
    game = table(played={P1: ("Beanfield",)})
    plant_on_cards(game, "2 vegetable")
    assert points(game, P1, "Vegetables") == 2


@pytest.mark.ruling("Beanfield", "More than 2 occupations")
@pytest.mark.parametrize(("jobs", "open"), [(1, False), (2, True), (3, True)])
def test_beanfield_needs_2_occupations(table: Table, jobs: int, open: bool) -> None:
    game = table(hand={P1: ("Beanfield",)}, played={P1: JOBS[:jobs]}, goods={P1: "1 food"})
    game.play("place Meeting Place")
    assert ("play Beanfield" in game.options) == open


# -- Bottles --------------------------------------------------------------------------------------


@pytest.mark.ruling("Bottles", "Newborns are people")
@pytest.mark.ruling("Bottles", "paid in clay and food")
@pytest.mark.parametrize(("people", "newborns"), [(2, 0), (4, 0), (4, 1)])
def test_bottles_cost_clay_and_food_for_each_person(table: Table, people: int, newborns: int) -> None:
    family = {"people": {P1: people}, "newborns": {P1: newborns}, "goods": {P1: f"{people} clay {people} food"}}
    game = table(**family, hand={P1: ("Bottles",)})
    before = scores(game)[P1]
    play(game, "place Meeting Place", "play Bottles")
    assert (game.goods(P1), scores(game)[P1] - before) == ("nothing", 4)


@pytest.mark.parametrize("goods", ["2 clay 3 food", "3 clay 2 food"])
def test_bottles_need_enough_of_both(table: Table, goods: str) -> None:
    game = table(people={P1: 3}, hand={P1: ("Bottles",)}, goods={P1: goods})
    game.play("place Meeting Place")
    assert "play Bottles" not in game.options


def test_bottles_say_what_they_cost(table: Table) -> None:
    game = table(people={P1: 3}, hand={P1: ("Bottles",)}, goods={P1: "3 clay 3 food"})
    assert view(game, P1).hand[0].price == "3 clay 3 food"
    assert in_words(card_named("Bottles", "revised").prices) == "1 clay 1 food for each family member"


# -- Bread Paddle ---------------------------------------------------------------------------------


def test_bread_paddle_brings_1_food(table: Table) -> None:
    game = table(hand={P1: ("Bread Paddle",)}, goods={P1: "1 wood"})
    play(game, "place Meeting Place", "play Bread Paddle")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Bread Paddle", "too late to pay")
def test_bread_paddle_bakes_after_an_occupation_is_paid_for(table: Table) -> None:
    baking = {"goods": {P1: "2 grain"}, "majors": {P1: ("Clay Oven",)}}
    game = table(**baking, played={P1: ("Bread Paddle", "Priest")}, hand={P1: ("Tutor",)})
    game.play("place Lessons")
    assert (choices(game), game.goods(P1)) == (["bake 1 grain", "done"], "1 grain")
    game.play("bake 1 grain")
    assert (game.goods(P1), game.players[P1].begging) == ("5 food", 0)


# -- Brook ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Brook", "whichever it is")
@pytest.mark.parametrize(
    ("space", "food"), [("Reed Bank", 1), ("Clay Pit", 1), ("Forest", 1), ("Sheep Market", 1), ("Day Laborer", 2)]
)
def test_brook_brings_food_on_the_spaces_above_fishing(table: Table, space: str, food: int) -> None:
    game = table(round=2, cards=("Sheep Market", "Grain Utilization"), played={P1: ("Brook",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert f"{food} food" in game.goods(P1)


def test_brook_brings_nothing_on_the_card_of_round_2(table: Table) -> None:
    game = table(round=2, cards=("Fencing", "Sheep Market"), played={P1: ("Brook",)}, goods={P1: "0 food"})
    game.play("place Sheep Market")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Brook", "must stand on Fishing")
@pytest.mark.parametrize(("seat", "open"), [(0, True), (1, False)])
def test_brook_is_played_while_an_own_person_stands_on_fishing(table: Table, seat: int, open: bool) -> None:
    game = table(hand={P1: ("Brook",)}, used={"Fishing": seat})
    game.play("place Meeting Place")
    assert ("play Brook" in game.options) == open


# -- Butter Churn ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("animals", "food"), [("3 sheep", 1), ("5 sheep", 1), ("6 sheep", 2), ("2 cattle", 1), ("3 cattle", 1)]
)
def test_butter_churn_turns_milk_into_food(table: Table, animals: str, food: int) -> None:
    game = table(phase=FIELD, **LARGE_PASTURE, played={P1: ("Butter Churn",)}, goods={P1: f"{animals} 1 vegetable"})
    assert f"{food} food" in game.goods(P1)


def test_butter_churn_counts_sheep_and_cattle_apart(table: Table) -> None:
    farm = {"pastures": {P1: ("a4 a5", "b5")}, "goods": {P1: "4 sheep 2 cattle 1 vegetable"}}
    game = table(phase=FIELD, **farm, played={P1: ("Butter Churn",)})
    assert "2 food" in game.goods(P1)


def test_butter_churn_allows_3_occupations(table: Table) -> None:
    for jobs, open in ((JOBS, True), (JOBS + ("Scholar",), False)):
        game = table(hand={P1: ("Butter Churn",)}, played={P1: jobs}, goods={P1: "1 wood"})
        game.play("place Meeting Place")
        assert ("play Butter Churn" in game.options) == open


# -- Caravan --------------------------------------------------------------------------------------


@pytest.mark.ruling("Caravan", "a free place")
def test_caravan_makes_room_for_a_child(table: Table) -> None:
    at_wish = {"round": 5, "cards": ("Basic Wish for Children",)}
    assert "place Basic Wish for Children" not in table(**at_wish).options
    game = table(**at_wish, played={P1: ("Caravan",)})
    before = scores(game)[P1]
    game.play("place Basic Wish for Children")
    assert (farm(game).people, scores(game)[P1] - before) == (3, 3)


@pytest.mark.ruling("Caravan", "It is no room")
def test_caravan_is_not_renovated(table: Table) -> None:
    renovating = {"round": 5, "cards": ("House Redevelopment",), "goods": {P1: "2 clay 1 reed"}}
    game = table(**renovating, played={P1: ("Caravan",)})
    game.play("place House Redevelopment")
    assert (game.goods(P1), farm(game).house) == ("nothing", "clay hut")


# -- Carpenter's Parlor ---------------------------------------------------------------------------


def test_carpenters_parlor_makes_wooden_rooms_cheaper(table: Table) -> None:
    game = table(played={P1: ("Carpenter's Parlor",)}, goods={P1: "2 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    assert (game.goods(P1), len(farm(game).rooms)) == ("nothing", 3)


def test_carpenters_parlor_makes_no_clay_rooms_cheaper(table: Table) -> None:
    game = table(played={P1: ("Carpenter's Parlor",)}, house={P1: "clay hut"}, goods={P1: "4 clay 2 reed"})
    assert "place Farm Expansion" not in game.options


@pytest.mark.ruling("Carpenter's Parlor", "Brushwood Collector")
def test_carpenters_parlor_and_the_brushwood_collector_add_up(table: Table) -> None:
    game = table(seats=3, played={P1: ("Carpenter's Parlor", "Brushwood Collector")}, goods={P1: "3 wood"})
    play(game, "place Farm Expansion", "room a1")
    assert game.goods(P1) == "nothing"


# -- Hard Porcelain -------------------------------------------------------------------------------


@pytest.mark.parametrize(("clay", "left"), [(2, "3 clay 1 stone"), (3, "2 clay 2 stone"), (4, "1 clay 3 stone")])
def test_hard_porcelain_turns_clay_into_stone(table: Table, clay: int, left: str) -> None:
    game = table(played={P1: ("Hard Porcelain",)}, goods={P1: "5 clay"})
    game.play(f"convert {clay} clay into stone")
    assert game.goods(P1) == left


@pytest.mark.ruling("Hard Porcelain", "as often as you like")
def test_hard_porcelain_is_used_again_and_again(table: Table) -> None:
    game = table(played={P1: ("Hard Porcelain",)}, goods={P1: "8 clay"})
    play(game, "convert 4 clay into stone", "convert 4 clay into stone")
    assert game.goods(P1) == "6 stone"


def test_hard_porcelain_pays_for_an_improvement(table: Table) -> None:
    buying = {"round": 1, "cards": ("Major Improvement",), "goods": {P1: "5 clay"}}
    game = table(**buying, played={P1: ("Hard Porcelain",)})
    play(game, "place Major Improvement", "build Clay Oven")
    assert game.goods(P1) == "nothing"


# -- Herring Pot ----------------------------------------------------------------------------------


@pytest.mark.ruling("Herring Pot", "lies there already")
def test_herring_pot_lays_food_for_the_next_three_rounds(table: Table) -> None:
    game = table(round=3, played={P1: ("Herring Pot",)}, goods={P1: "0 food"})
    promise(game, 5, "1 food")
    game.play("place Fishing")
    assert promised(game, P1) == {4: "1 food", 5: "2 food", 6: "1 food"}
    assert game.goods(P1) == "1 food"


# -- Lasso ----------------------------------------------------------------------------------------


AT_THE_MARKET = {"round": 1, "cards": ("Sheep Market",), "played": {P1: ("Lasso",)}, "people": {P1: 4}}


@pytest.mark.ruling("Lasso", "No later turn is skipped")
@pytest.mark.ruling("Lasso", "Never 3 in a row")
def test_lasso_places_a_second_person_at_once(table: Table) -> None:
    game = table(**AT_THE_MARKET)
    play(game, "place Sheep Market", "place Forest")
    assert deciding(game) == P2
    game.play("place Fishing")
    assert deciding(game) == P1
    assert "place Clay Pit" in game.options


@pytest.mark.ruling("Lasso", "in a later turn of the round")
def test_lasso_is_used_again_in_the_same_round(table: Table) -> None:
    two_markets = {"round": 9, "cards": ("Sheep Market", "Pig Market"), "pastures": {P1: ("c5",)}}
    game = table(**AT_THE_MARKET | two_markets)
    play(game, "place Sheep Market", "place Forest", "place Fishing", "place Clay Pit", "place Pig Market")
    assert deciding(game) == P2


@pytest.mark.ruling("Lasso", "the second must")
def test_lasso_leads_from_another_space_to_a_market_only(table: Table) -> None:
    game = table(**AT_THE_MARKET)
    game.play("place Forest")
    assert choices(game) == ["place Sheep Market", "done"]


@pytest.mark.ruling("Lasso", "in which it is played")
def test_lasso_works_in_the_turn_in_which_it_is_played(table: Table) -> None:
    game = table(**AT_THE_MARKET | {"played": {}}, hand={P1: ("Lasso",)}, goods={P1: "1 reed"})
    play(game, "place Meeting Place", "play Lasso")
    assert choices(game) == ["place Sheep Market", "done"]


@pytest.mark.parametrize("market", ["Sheep Market", "Pig Market", "Cattle Market"])
def test_lasso_is_for_three_markets(table: Table, market: str) -> None:
    game = table(round=11, cards=("Cattle Market",), played={P1: ("Lasso",)})
    game.play(f"place {market}")
    assert (deciding(game), "done" in choices(game)) == (P1, True)


# -- Loam Pit -------------------------------------------------------------------------------------


def test_loam_pit_adds_clay_to_the_day_labor(table: Table) -> None:
    game = table(played={P1: ("Loam Pit",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "3 clay 2 food"


def test_loam_pit_needs_3_occupations(table: Table) -> None:
    game = table(hand={P1: ("Loam Pit",)}, played={P1: ("Priest", "Conjurer")})
    game.play("place Meeting Place")
    assert "play Loam Pit" not in game.options


# -- Loom -----------------------------------------------------------------------------------------


@pytest.mark.ruling("Loom", "with 8 of them")
@pytest.mark.parametrize(("sheep", "food", "bonus"), [(1, 1, 0), (3, 1, 1), (4, 2, 1), (7, 3, 2), (8, 3, 2)])
def test_loom_weaves_food_and_points(table: Table, sheep: int, food: int, bonus: int) -> None:
    farm = {**LARGE_PASTURE, "goods": {P1: f"{sheep} sheep 1 vegetable"}}
    assert f"{food} food" in table(phase=FIELD, **farm, played={P1: ("Loom",)}).goods(P1)
    assert worth(table, "Loom", **farm) == 1 + bonus


def test_loom_needs_2_occupations(table: Table) -> None:
    game = table(hand={P1: ("Loom",)}, played={P1: JOBS[:1]}, goods={P1: "2 wood"})
    game.play("place Meeting Place")
    assert "play Loom" not in game.options
