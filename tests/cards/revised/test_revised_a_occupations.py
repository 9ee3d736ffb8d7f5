"""Occupations of deck A of the revised edition."""

import pytest

from farmyard import view
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, deciding, fields, play, promise, promised

# -- Animal Dealer --------------------------------------------------------------------------------


def test_animal_dealer_buys_an_animal_before_those_of_the_market_come(table: Table) -> None:
    game = table(round=4, cards=("Sheep Market",), played={P1: ("Animal Dealer",)}, pastures={P1: ("c4 c5",)})
    game.play("place Sheep Market")
    assert choices(game) == ["take 1 sheep", "done"]
    game.play("take 1 sheep")
    assert game.goods(P1) == "1 food 2 sheep"


def test_animal_dealer_may_be_left_alone(table: Table) -> None:
    game = table(round=9, played={P1: ("Animal Dealer",)}, pastures={P1: ("c4 c5",)})
    play(game, "place Pig Market", "done")
    assert game.goods(P1) == "2 food 1 boar"


@pytest.mark.ruling("Animal Dealer", "paid before the animal comes")
def test_animal_dealer_is_not_paid_by_cooking_the_animal(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "majors": {P1: ("Fireplace (2 clay)",)}}
    game = table(round=11, played={P1: ("Animal Dealer",)}, **farm)
    game.play("place Cattle Market")
    assert "take 1 cattle" not in game.options
    assert game.goods(P1) == "1 cattle"


@pytest.mark.ruling("Animal Dealer", "none of these markets")
def test_animal_dealer_knows_no_other_market(table: Table) -> None:
    game = table(seats=4, played={P1: ("Animal Dealer",)}, goods={P1: "1 food"})
    game.play("place Resource Market")
    assert game.goods(P1) == "1 reed 1 stone 2 food"


# -- Clay Hut Builder -----------------------------------------------------------------------------


def test_clay_hut_builder_waits_for_the_renovation(table: Table) -> None:
    game = table(
        round=5, cards=("House Redevelopment",), played={P1: ("Clay Hut Builder",)}, goods={P1: "2 clay 1 reed"}
    )
    game.play("place House Redevelopment")
    assert promised(game, P1) == dict.fromkeys(range(6, 11), "2 clay")


@pytest.mark.ruling("Clay Hut Builder", "takes effect at once")
def test_clay_hut_builder_in_a_clay_house_fires_when_played(table: Table) -> None:
    game = table(round=12, hand={P1: ("Clay Hut Builder",)}, house={P1: "clay hut"})
    game.play("place Lessons")
    assert promised(game, P1) == {13: "2 clay", 14: "2 clay"}


def test_clay_hut_builder_acts_once(table: Table) -> None:
    farm = {"house": {P1: "clay hut"}, "goods": {P1: "2 stone 1 reed"}, "hand": {P1: ("Clay Hut Builder",)}}
    game = table(round=5, cards=("House Redevelopment",), **farm)
    play(game, "place Lessons", "place Fishing", "place House Redevelopment")
    assert promised(game, P1) == dict.fromkeys(range(6, 11), "2 clay")


# -- Conjurer -------------------------------------------------------------------------------------


def test_conjurer_adds_wood_and_grain_to_traveling_players(table: Table) -> None:
    game = table(seats=4, played={P1: ("Conjurer",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 wood 1 grain 1 food"


# -- Firewood Collector ---------------------------------------------------------------------------


@pytest.mark.ruling("Firewood Collector", "no limit")
def test_firewood_collector_takes_wood_after_each_turn(table: Table) -> None:
    game = table(played={P1: ("Firewood Collector",)}, goods={P1: "0 food"})
    play(game, "place Grain Seeds", "place Fishing", "place Farmland", "plow c3")
    assert game.goods(P1) == "2 wood 1 grain"


@pytest.mark.ruling("Firewood Collector", "pays for nothing")
def test_firewood_collectors_wood_comes_after_everything_else(table: Table) -> None:
    """Threshing Board is used before the wood comes."""
    farm = {"goods": {P1: "1 grain"}, "majors": {P1: ("Clay Oven",)}}
    game = table(played={P1: ("Firewood Collector", "Threshing Board")}, **farm)
    play(game, "place Farmland", "bake 1 grain")
    assert game.goods(P1) == "5 food"
    game.play("plow c3")
    assert game.goods(P1) == "1 wood 5 food"


# -- Harpooner ------------------------------------------------------------------------------------


@pytest.mark.ruling("Harpooner", "All your people count")
@pytest.mark.ruling("Harpooner", "at most once")
def test_harpooner_pays_a_wood_for_reed_and_food_for_everybody(table: Table) -> None:
    farm = {"goods": {P1: "2 wood"}, "people": {P1: 3}, "newborns": {P1: 1}}
    game = table(played={P1: ("Harpooner",)}, **farm)
    play(game, "place Fishing", "use Harpooner")
    assert game.goods(P1) == "1 wood 1 reed 4 food"
    assert deciding(game) == P2


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


# -- Seasonal Worker ------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "offered"), [(5, []), (6, ["take 1 grain", "take 1 vegetable"])])
def test_seasonal_worker_may_take_vegetables_from_round_6_on(table: Table, round: int, offered: list[str]) -> None:
    game = table(round=round, played={P1: ("Seasonal Worker",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    if offered:
        assert choices(game) == offered
        game.play("take 1 vegetable")
    assert game.goods(P1) == ("1 vegetable 2 food" if offered else "1 grain 2 food")


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
