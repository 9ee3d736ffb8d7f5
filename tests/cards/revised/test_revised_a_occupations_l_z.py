"""Occupations of deck A of the revised edition, L to Z."""

import pytest

from farmyard import view
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.card import minor
from farmyard.agricola.state.doors import Plot
from farmyard.agricola.state.game import FIELD, PREPARATION, RETURN_HOME
from farmyard.agricola.state.goods import GRAIN
from helpers import (
    Table,
    choices,
    count_of,
    crops,
    deciding,
    fields,
    growing,
    herd,
    on_plots,
    plant_on_cards,
    play,
    promise,
    promised,
    with_cards,
    worth,
)

# -- Lutenist -------------------------------------------------------------------------------------


@pytest.mark.ruling("Lutenist", "just taken may go into the price")
def test_lutenist_profits_from_the_players_of_others(table: Table) -> None:
    game = table(seats=4, played={P2: ("Lutenist",)}, goods={P2: "1 food"})
    play(game, "place Traveling Players", "take 1 vegetable for 2 food")
    assert game.goods(P2) == "1 wood 1 vegetable"


@pytest.mark.ruling("Lutenist", "own use")
def test_lutenist_has_nothing_of_an_own_use(table: Table) -> None:
    game = table(seats=4, played={P1: ("Lutenist",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 food"


# -- Mushroom Collector ---------------------------------------------------------------------------


def test_mushroom_collector_puts_a_wood_back_after_the_use(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)}, goods={P1: "0 food"})
    play(game, "place Forest", "take 2 food for 1 wood left behind")
    assert game.goods(P1) == "2 wood 2 food"
    assert view(game, P1).spaces[5].goods == {"wood": 1}


@pytest.mark.ruling("Mushroom Collector", "need not have brought wood")
@pytest.mark.ruling("Basket", "need not have brought 2 wood")
@pytest.mark.ruling("Mushroom Collector", "Basket may be used")
def test_mushroom_collector_and_basket_may_both_be_used_with_own_wood(table: Table) -> None:
    game = table(
        seats=4,
        played={P1: ("Mushroom Collector", "Basket")},
        goods={P1: "3 wood"},
        spaces={"Copse": "1 food"},
    )
    play(game, "place Copse", "use Basket", "take 2 food for 1 wood left behind")
    assert game.goods(P1) == "6 food"


@pytest.mark.ruling("Mushroom Collector", "too late")
@pytest.mark.ruling("Basket", "too late")
def test_food_for_wood_put_back_is_too_late_for_what_comes_before(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Basket", "Wood Cutter")}, goods={P1: "0 food"})
    game.play("place Forest")
    assert game.goods(P1) == "4 wood"
    assert choices(game) == ["use Mushroom Collector", "use Basket", "done"]


# -- Pig Breeder ----------------------------------------------------------------------------------


def test_pig_breeder_brings_a_boar(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Pig Breeder",)})
    game.play("place Lessons")
    assert herd(game) == (0, 1, 0)


def test_pig_breeders_boar_breed_after_round_12(table: Table) -> None:
    for boar, young in ((1, 0), (2, 1)):
        farm = {"played": {P1: ("Pig Breeder",)}, "goods": {P1: f"{boar} boar"}, "pastures": {P1: ("c4 c5",)}}
        game = table(round=12, phase=RETURN_HOME, **farm)
        assert (game.round, herd(game)) == (13, (0, boar + young, 0))


@pytest.mark.ruling("Pig Breeder", "gone home")
def test_pig_breeders_boar_breed_in_no_other_round(table: Table) -> None:
    farm = {"played": {P1: ("Pig Breeder",)}, "goods": {P1: "2 boar"}, "pastures": {P1: ("c4 c5",)}}
    assert herd(table(round=12, phase="last chance", **farm)) == (0, 3, 0)
    assert herd(table(round=10, phase=RETURN_HOME, **farm)) == (0, 2, 0)


@pytest.mark.ruling("Pig Breeder", "Played after round 12")
def test_pig_breeder_after_round_12_brings_one_boar(table: Table) -> None:
    farm = {"goods": {P1: "1 boar 20 food", P2: "20 food"}, "pastures": {P1: ("c4 c5",)}}
    game = table(round=13, hand={P1: ("Pig Breeder",)}, **farm)
    play(game, "place Lessons", "place Fishing", "place Forest", "place Clay Pit")
    assert (game.round, herd(game)) == (14, (0, 3, 0))


@pytest.mark.ruling("Pig Breeder", "make room for the young")
def test_pig_breeders_young_may_take_the_place_of_another_animal(table: Table) -> None:
    farm = {"goods": {P1: "1 sheep 2 boar"}, "pastures": {P1: ("c5",)}, "majors": {P1: ("Fireplace (2 clay)",)}}
    game = table(round=12, phase=RETURN_HOME, played={P1: ("Pig Breeder",)}, **farm)
    assert choices(game) == ["keep 1 sheep 2 boar", "keep 3 boar"]
    game.play("keep 3 boar")
    assert game.goods(P1) == "3 boar"


# -- Plow Driver ----------------------------------------------------------------------------------


@pytest.mark.ruling("Plow Driver", "lay on the round space")
def test_plow_driver_is_paid_with_food_from_the_round_space(table: Table) -> None:
    game = table(round=5, played={P1: ("Plow Driver",)}, house={P1: "stone house"}, goods={P1: "0 food"})
    promise(game, 6, "1 food")
    play(game, "place Forest", "place Fishing", "place Clay Pit", "place Day Laborer", "plow c3")
    assert game.goods(P1) == "3 wood 1 clay"
    assert fields(game, P1) == 1


def test_plow_driver_needs_a_stone_house(table: Table) -> None:
    game = table(round=4, phase=PREPARATION, played={P1: ("Plow Driver",)}, house={P1: "clay hut"})
    assert choices(game)[0].startswith("place")


@pytest.mark.ruling("Plow Driver", "no use of Farmland")
def test_plow_driver_is_no_use_of_farmland(table: Table) -> None:
    farm = {"house": {P1: "stone house"}, "goods": {P1: "1 food 1 grain"}, "majors": {P1: ("Clay Oven",)}}
    game = table(round=4, phase=PREPARATION, played={P1: ("Plow Driver", "Threshing Board")}, **farm)
    game.play("plow c3")
    assert game.goods(P1) == "1 grain"
    assert fields(game, P1) == 1


# -- Priest ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "rooms", "got"), [("clay hut", "", True), ("wooden hut", "", False), ("clay hut", "a1 b1 c1", False)]
)
@pytest.mark.ruling("Priest", "only when the card is played")
def test_priest_helps_a_clay_house_with_2_rooms(table: Table, house: str, rooms: str, got: bool) -> None:
    game = table(hand={P1: ("Priest",)}, house={P1: house}, rooms={P1: rooms}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert game.goods(P1) == ("3 clay 2 reed 2 stone" if got else "nothing")


# -- Roughcaster ----------------------------------------------------------------------------------


@pytest.mark.ruling("Roughcaster", "once for all rooms")
def test_roughcaster_earns_food_with_clay_rooms(table: Table) -> None:
    farm = {"house": {P1: "clay hut"}, "goods": {P1: "10 clay 4 reed"}}
    game = table(played={P1: ("Roughcaster",)}, **farm)
    play(game, "place Farm Expansion", "room a1", "room b2")
    assert game.goods(P1) == "3 food"


@pytest.mark.parametrize("house", ["wooden hut", "stone house"])
def test_roughcaster_plasters_no_other_rooms(table: Table, house: str) -> None:
    game = table(played={P1: ("Roughcaster",)}, house={P1: house}, goods={P1: "5 wood 5 stone 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    assert "food" not in game.goods(P1)


@pytest.mark.ruling("Roughcaster", "Renovating a wooden house")
@pytest.mark.parametrize(("house", "food"), [("wooden hut", 0), ("clay hut", 3)])
def test_roughcaster_renovates_clay_houses(table: Table, house: str, food: int) -> None:
    farm = {"house": {P1: house}, "goods": {P1: "2 clay 1 reed" if food == 0 else "2 stone 1 reed"}}
    game = table(round=5, cards=("House Redevelopment",), played={P1: ("Roughcaster",)}, **farm)
    game.play("place House Redevelopment")
    assert game.goods(P1) == (f"{food} food" if food else "nothing")


# -- Scythe Worker --------------------------------------------------------------------------------

GRAIN_FIELDS = {"fields": {P1: "c3 c4 c5"}, "crops": {P1: {"c3": "3 grain", "c4": "2 grain", "c5": "1 grain"}}}


def test_scythe_worker_brings_a_grain(table: Table) -> None:
    game = table(hand={P1: ("Scythe Worker",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert game.goods(P1) == "1 grain"


@pytest.mark.ruling("Scythe Worker", "no second one")
def test_scythe_worker_harvests_a_second_grain_field_by_field(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("Scythe Worker",)}, **GRAIN_FIELDS, goods={P1: "0 food"})
    assert choices(game) == ["take 1 grain from c3", "take 1 grain from c4", "done"]
    game.play("take 1 grain from c4")
    assert choices(game) == ["take 1 grain from c3", "done"]
    game.play("take 1 grain from c3")
    assert count_of(game, "grain") == 5
    assert growing(game, "c3") == "1 grain"


def test_scythe_worker_may_leave_the_grain(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("Scythe Worker",)}, **GRAIN_FIELDS, goods={P1: "0 food"})
    play(game, "take 1 grain from c3", "done")
    assert (count_of(game, "grain"), crops(game, P1)) == (4, ["1 grain", "1 grain"])


@pytest.mark.ruling("Scythe Worker", "bear grain count")
def test_scythe_worker_harvests_fields_on_cards(table: Table) -> None:
    acre = minor("Acre", "revised-A", "", number="000", plots=(Plot(GRAIN),))
    game = with_cards(table(round=4, played={P1: ("Scythe Worker",)}, at_home={P1: 1, P2: 0}), acre)
    plant_on_cards(game, "3 grain")
    play(game, "place Fishing", "take 1 grain from Acre")
    assert on_plots(game) == ["1 grain"]


# -- Seasonal Worker ------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "offered"), [(5, []), (6, ["take 1 grain", "take 1 vegetable"])])
def test_seasonal_worker_may_take_vegetables_from_round_6_on(table: Table, round: int, offered: list[str]) -> None:
    game = table(round=round, played={P1: ("Seasonal Worker",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    if offered:
        assert choices(game) == offered
        game.play("take 1 vegetable")
    assert game.goods(P1) == ("1 vegetable 2 food" if offered else "1 grain 2 food")


# -- Stable Architect -----------------------------------------------------------------------------


def test_stable_architect_scores_stables_outside_pastures(table: Table) -> None:
    stables = {"stables": {P1: "a5 b5 c5"}, "pastures": {P1: ("c5",)}}
    assert worth(table, "Stable Architect", **stables) == 2


# -- Stonecutter ----------------------------------------------------------------------------------


def test_stonecutter_saves_a_stone_on_improvements(table: Table) -> None:
    farm = {"goods": {P1: "1 wood 2 stone"}, "hand": {P1: ("Lumber Mill",)}}
    game = table(seats=3, cards=("Major Improvement",), played={P1: ("Stonecutter",)}, **farm)
    play(game, "place Major Improvement", "build Well")
    assert game.goods(P1) == "nothing"
    game = table(seats=3, played={P1: ("Stonecutter",)}, **farm)
    play(game, "place Meeting Place", "play Lumber Mill")
    assert game.goods(P1) == "1 wood 1 stone"


@pytest.mark.ruling("Stonecutter", "Each of several rooms")
def test_stonecutter_saves_a_stone_on_each_room_and_each_renovation(table: Table) -> None:
    game = table(seats=3, played={P1: ("Stonecutter",)}, house={P1: "stone house"}, goods={P1: "8 stone 4 reed"})
    play(game, "place Farm Expansion", "room a1", "room b2")
    assert game.goods(P1) == "nothing"
    farm = {"house": {P1: "clay hut"}, "goods": {P1: "2 stone 1 reed"}, "rooms": {P1: "a1 b1 c1"}}
    game = table(seats=3, round=5, cards=("House Redevelopment",), played={P1: ("Stonecutter",)}, **farm)
    game.play("place House Redevelopment")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Stonecutter", "cannot do without")
def test_stonecutter_cannot_be_left_out(table: Table) -> None:
    game = table(seats=3, played={P1: ("Stonecutter",)}, house={P1: "stone house"}, goods={P1: "5 stone 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    assert game.goods(P1) == "1 stone"


# -- Wall Builder ---------------------------------------------------------------------------------


@pytest.mark.ruling("Wall Builder", "once for all rooms")
def test_wall_builder_lays_food_on_the_next_4_rounds(table: Table) -> None:
    game = table(played={P1: ("Wall Builder",)}, goods={P1: "10 wood 4 reed"})
    play(game, "place Farm Expansion", "room a1", "room b2", "use Wall Builder")
    assert promised(game, P1) == dict.fromkeys(range(2, 6), "1 food")


@pytest.mark.ruling("Wall Builder", "added to what lies there")
def test_wall_builders_food_adds_up(table: Table) -> None:
    game = table(round=11, played={P1: ("Wall Builder",)}, goods={P1: "5 wood 2 reed"})
    promise(game, 12, "1 food")
    play(game, "place Farm Expansion", "room a1", "use Wall Builder")
    assert promised(game, P1) == {12: "2 food", 13: "1 food", 14: "1 food"}


def test_wall_builder_may_be_left_alone_and_is_silent_in_the_last_round(table: Table) -> None:
    game = table(played={P1: ("Wall Builder",)}, goods={P1: "5 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1", "done")
    assert promised(game, P1) == {}
    game = table(round=14, played={P1: ("Wall Builder",)}, goods={P1: "5 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1")
    assert deciding(game) == P2


# -- Wood Cutter ----------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["Forest", "Grove", "Copse"])
def test_wood_cutter_adds_a_wood_on_every_wood_space(table: Table, space: str) -> None:
    game = table(seats=4, played={P1: ("Wood Cutter",)}, goods={P1: "0 food"}, spaces={space: "1 wood"})
    game.play(f"place {space}")
    assert game.goods(P1) == "2 wood"


@pytest.mark.ruling("Wood Cutter", "does not matter what lies")
def test_wood_cutter_does_not_mind_what_lies_on_the_space(table: Table) -> None:
    game = table(
        seats=3, played={P3: ("Wood Cutter",)}, starting_player=P3, goods={P3: "0 food"}, spaces={"Grove": "2 food"}
    )
    game.play("place Grove")
    assert game.goods(P3) == "1 wood 2 food"


def test_a_space_for_something_else_is_no_wood_space(table: Table) -> None:
    game = table(played={P1: ("Wood Cutter",)}, goods={P1: "0 food"}, spaces={"Clay Pit": "2 wood"})
    game.play("place Clay Pit")
    assert game.goods(P1) == "2 wood"
