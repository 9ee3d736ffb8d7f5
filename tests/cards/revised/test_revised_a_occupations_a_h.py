"""Occupations of deck A of the revised edition, A to H."""

import pytest

from farmyard import scores
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.state.card import minor
from farmyard.agricola.words.shelter import HasRoom
from helpers import (
    Table,
    choices,
    count_of,
    deciding,
    farm,
    fences,
    fences_left,
    keeps,
    play,
    promised,
    put_fences_away,
    with_cards,
)

# -- Adoptive Parents -----------------------------------------------------------------------------

CHILD = {"round": 5, "cards": ("Basic Wish for Children",), "rooms": {P1: "a1 b1 c1"}}


@pytest.mark.ruling("Adoptive Parents", "in your turn like everybody else")
def test_adoptive_parents_place_the_newborn_in_a_later_turn(table: Table) -> None:
    game = table(**CHILD, played={P1: ("Adoptive Parents",)}, goods={P1: "1 food"})
    play(game, "place Forest", "place Fishing", "place Basic Wish for Children", "place Reed Bank")
    assert choices(game) == ["use Adoptive Parents", "done"]
    play(game, "use Adoptive Parents", "place Clay Pit")
    assert game.goods(P1) == "3 wood 1 clay"


def test_adoptive_parents_may_leave_the_newborn_alone(table: Table) -> None:
    game = table(**CHILD, played={P1: ("Adoptive Parents",)}, goods={P1: "1 food"})
    play(game, "place Basic Wish for Children", "place Fishing", "place Forest", "place Reed Bank", "done")
    assert (game.round, game.goods(P1)) == (6, "3 wood 1 food")


@pytest.mark.ruling("Adoptive Parents", "played after the child was born")
def test_adoptive_parents_may_be_played_after_the_birth(table: Table) -> None:
    game = table(**CHILD, hand={P1: ("Adoptive Parents",)}, goods={P1: "1 food"})
    play(game, "place Basic Wish for Children", "place Fishing", "place Lessons", "place Reed Bank")
    play(game, "use Adoptive Parents", "place Clay Pit")
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Adoptive Parents", "eats like a grown-up")
def test_an_adopted_child_eats_2_food(table: Table) -> None:
    for adopted, food in ((True, 3), (False, 5)):
        farm = {"round": 7, "cards": ("Basic Wish for Children",), "rooms": {P1: "a1 b1 c1"}}
        game = table(**farm, played={P1: ("Adoptive Parents",)}, goods={P1: "10 food", P2: "10 food"})
        play(game, "place Basic Wish for Children", "place Fishing", "place Forest", "place Reed Bank")
        play(game, *(["use Adoptive Parents", "place Clay Pit"] if adopted else ["done"]))
        assert (game.round, count_of(game, "food")) == (8, food)


@pytest.mark.ruling("Adoptive Parents", "Each newborn costs 1 food")
def test_adoptive_parents_pay_for_each_newborn(table: Table) -> None:
    family = {"people": {P1: 4}, "newborns": {P1: 2}, "at_home": {P1: 0}, "played": {P1: ("Adoptive Parents",)}}
    game = table(round=5, **family, goods={P1: "3 food"})
    for space in ("Forest", "Clay Pit"):
        play(game, "use Adoptive Parents", f"place {space}")
        if deciding(game) == P2:
            game.play(f"place {'Fishing' if space == 'Forest' else 'Reed Bank'}")
    assert (game.round, game.goods(P1)) == (6, "3 wood 1 clay 1 food")
    game = table(round=5, **family, goods={P1: "0 food"})
    assert deciding(game) == P2


def test_adoptive_parents_wait_for_food_from_others(table: Table) -> None:
    """The food comes when everybody is placed already."""
    family = {"people": {P1: 3}, "newborns": {P1: 1}, "at_home": {P1: 0}, "played": {P1: ("Adoptive Parents",)}}
    game = table(round=11, **family, goods={P1: "0 food", P2: "0 food"}, starting_player=P2)
    with_cards(game, card_named("Milk Jug", "revised"), seat=P2)
    game.play("place Cattle Market")
    assert choices(game) == ["use Adoptive Parents", "done"]


def test_adoptive_parents_send_the_newborn_as_the_second_person_of_a_lasso(table: Table) -> None:
    farm = {"round": 5, "cards": ("Sheep Market",), "played": {P1: ("Adoptive Parents", "Lasso")}}
    family = {"people": {P1: 3}, "newborns": {P1: 1}, "at_home": {P1: 1}, "goods": {P1: "1 food"}}
    game = table(**farm, **family)
    play(game, "place Sheep Market", "use Adoptive Parents", "place Clay Pit")
    assert (deciding(game), game.goods(P1)) == (P2, "1 clay 1 sheep")


def test_adoptive_parents_do_not_send_a_newborn_in_the_turn_of_its_birth(table: Table) -> None:
    markets = {"cards": ("Sheep Market", "Basic Wish for Children"), "at_home": {P1: 1}}
    game = table(**CHILD | markets, played={P1: ("Adoptive Parents", "Lasso")}, goods={P1: "1 food"})
    game.play("place Basic Wish for Children")
    assert deciding(game) == P2


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


# -- Animal Tamer ---------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["wood", "grain"])
def test_animal_tamer_brings_a_wood_or_a_grain(table: Table, good: str) -> None:
    game = table(hand={P1: ("Animal Tamer",)}, goods={P1: "0 food"})
    play(game, "place Lessons", f"take 1 {good}")
    assert game.goods(P1) == f"1 {good}"


@pytest.mark.ruling("Animal Tamer", "as many rooms as there are")
def test_animal_tamer_houses_an_animal_in_each_room(table: Table) -> None:
    tamer = {"played": {P1: ("Animal Tamer",)}}
    assert keeps(table(**tamer), 1, 1, 0)
    assert keeps(table(**tamer, rooms={P1: "a1 b1 c1"}), 1, 1, 1)
    assert not keeps(table(**tamer, rooms={P1: "a1 b1 c1"}), 2, 1, 1)
    hut = minor("Hut", "revised-A", "", number="000", changes=(HasRoom(),))
    assert not keeps(with_cards(table(**tamer), hut), 1, 1, 1)


# -- Braggart -------------------------------------------------------------------------------------

MINORS = ("Basket", "Canoe", "Pond Hut", "Handplow", "Threshing Board", "Stone Tongs", "Corn Scoop", "Wool Blankets")


@pytest.mark.ruling("Braggart", "Major and minor improvements")
@pytest.mark.parametrize(("minors", "points"), [(2, 0), (3, 2), (4, 3), (5, 4), (6, 5), (7, 7), (8, 9)])
def test_braggart_counts_improvements(table: Table, minors: int, points: int) -> None:
    majors = {P1: ("Well", "Joinery")}
    lying = table(played={P1: MINORS[:minors]}, majors=majors)
    assert scores(table(played={P1: (*MINORS[:minors], "Braggart")}, majors=majors))[P1] - scores(lying)[P1] == points


@pytest.mark.ruling("Braggart", "More than 10")
def test_braggart_gets_9_points_at_most(table: Table) -> None:
    majors = {P1: ("Well", "Joinery", "Pottery")}
    lying = table(played={P1: MINORS}, majors=majors)
    assert scores(table(played={P1: (*MINORS, "Braggart")}, majors=majors))[P1] - scores(lying)[P1] == 9


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


# -- Conservator ----------------------------------------------------------------------------------


@pytest.mark.ruling("Conservator", "to clay instead")
def test_conservator_may_renovate_straight_to_stone(table: Table) -> None:
    for choice, left in (("renovate to a stone house", "2 clay 1 reed"), ("renovate", "1 reed 2 stone")):
        farm = {"goods": {P1: "2 clay 2 stone 2 reed"}, "played": {P1: ("Conservator",)}}
        game = table(round=5, cards=("House Redevelopment",), **farm)
        play(game, "place House Redevelopment", choice)
        assert game.goods(P1) == left


@pytest.mark.ruling("Conservator", "single renovation")
def test_conservator_does_not_renovate_a_clay_house(table: Table) -> None:
    played = ("Conservator", "Roughcaster", "Clay Hut Builder")
    goods = {P1: "2 stone 1 reed"}
    game = table(round=5, cards=("House Redevelopment",), goods=goods, played={P1: played})
    game.play("place House Redevelopment")
    assert (farm(game).house, game.goods(P1)) == ("stone house", "nothing")
    assert promised(game, P1) == dict.fromkeys(range(6, 11), "2 clay")


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


# -- Frame Builder --------------------------------------------------------------------------------


@pytest.mark.ruling("Frame Builder", "each of several rooms")
def test_frame_builder_pays_a_wood_for_2_clay_of_each_room(table: Table) -> None:
    game = table(played={P1: ("Frame Builder",)}, house={P1: "clay hut"}, goods={P1: "2 wood 6 clay 4 reed"})
    play(game, "place Farm Expansion", "room a1", "pay 1 wood 3 clay 2 reed", "room b2")
    assert game.goods(P1) == "nothing"


def test_frame_builder_pays_a_wood_for_2_stone_of_a_renovation(table: Table) -> None:
    farm = {"goods": {P1: "1 wood 1 reed 1 stone"}, "rooms": {P1: "a1 b1 c1"}, "house": {P1: "clay hut"}}
    game = table(round=5, cards=("House Redevelopment",), played={P1: ("Frame Builder",)}, **farm)
    game.play("place House Redevelopment")
    assert game.goods(P1) == "nothing"


def test_frame_builder_swaps_once_and_never_a_single_clay(table: Table) -> None:
    for rooms, goods in (("a1 b1 c1 b2", "2 wood 1 reed"), ("", "1 wood 1 reed 1 clay")):
        farm = {"goods": {P1: goods}, "rooms": {P1: rooms}}
        game = table(round=5, cards=("House Redevelopment",), played={P1: ("Frame Builder",)}, **farm)
        assert ("place House Redevelopment" in game.options) == (rooms == "")


@pytest.mark.ruling("Frame Builder", "What lowers a price comes first")
def test_frame_builder_comes_after_stonecutter(table: Table) -> None:
    farm = {"goods": {P1: "1 wood 1 reed"}, "house": {P1: "clay hut"}, "cards": ("House Redevelopment",)}
    assert "place House Redevelopment" in table(round=5, played={P1: ("Frame Builder",)}, **farm).options
    both = table(round=5, seats=3, played={P1: ("Frame Builder", "Stonecutter")}, **farm)
    assert "place House Redevelopment" not in both.options


# -- Grocer ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Grocer", "in a row")
@pytest.mark.ruling("Grocer", "there are 8")
def test_grocer_sells_8_goods_from_top_to_bottom(table: Table) -> None:
    game = table(played={P1: ("Grocer",)}, goods={P1: "10 food"})
    bought = []
    while "use Grocer" in game.options:
        before = game.goods(P1)
        game.play("use Grocer")
        bought.append((before, game.goods(P1)))
    assert len(bought) == 8
    assert bought[0][1] == "1 wood 9 food"
    assert bought[4][1] == "1 wood 1 reed 1 stone 1 grain 1 vegetable 5 food"
    assert bought[5][1] == "1 wood 1 clay 1 reed 1 stone 1 grain 1 vegetable 4 food"
    assert game.goods(P1) == "1 wood 1 clay 2 reed 1 stone 1 grain 2 vegetable 2 food"


@pytest.mark.ruling("Grocer", "nobody's")
def test_what_lies_on_grocer_neither_pays_nor_scores(table: Table) -> None:
    assert scores(table(played={P1: ("Grocer",)}))[P1] == scores(table())[P1]
    game = table(played={P1: ("Grocer",)}, hand={P1: ("Corn Scoop",)}, goods={P1: "0 food"})
    game.play("place Meeting Place")
    assert "play Corn Scoop" not in game.options


def test_grocer_sells_in_the_midst_of_an_action(table: Table) -> None:
    """The wood is bought once the person stands on the space."""
    game = table(played={P1: ("Grocer",)}, hand={P1: ("Corn Scoop", "Basket")}, goods={P1: "1 food 1 reed"})
    play(game, "place Meeting Place", "use Grocer", "play Corn Scoop")
    assert game.goods(P1) == "1 reed"


# -- Harpooner ------------------------------------------------------------------------------------


@pytest.mark.ruling("Harpooner", "All your people count")
@pytest.mark.ruling("Harpooner", "at most once")
def test_harpooner_pays_a_wood_for_reed_and_food_for_everybody(table: Table) -> None:
    farm = {"goods": {P1: "2 wood"}, "people": {P1: 3}, "newborns": {P1: 1}}
    game = table(played={P1: ("Harpooner",)}, **farm)
    play(game, "place Fishing", "use Harpooner")
    assert game.goods(P1) == "1 wood 1 reed 4 food"
    assert deciding(game) == P2


# -- Hedge Keeper ---------------------------------------------------------------------------------

FENCING = {"round": 4, "cards": ("Fencing",), "played": {P1: ("Hedge Keeper",)}}


def test_hedge_keeper_makes_3_fences_of_each_action_free(table: Table) -> None:
    game = table(**FENCING, goods={P1: "6 wood"})
    play(game, "place Fencing", "enclose c5")
    assert game.goods(P1) == "5 wood"
    game.play("enclose c4")
    assert game.goods(P1) == "2 wood"


@pytest.mark.ruling("Hedge Keeper", "no others than these")
def test_hedge_keeper_needs_no_wood_for_3_fences(table: Table) -> None:
    game = table(**FENCING, pastures={P1: ("c5",)}, goods={P1: "0 wood"})
    play(game, "place Fencing", "enclose c4")
    assert (fences(game), game.goods(P1)) == (7, "nothing")


@pytest.mark.ruling("Hedge Keeper", "taken from those that you have left")
def test_hedge_keepers_fences_come_from_the_supply(table: Table) -> None:
    game = table(**FENCING, pastures={P1: ("c5",)}, goods={P1: "0 wood"})
    put_fences_away(game, 9)
    before = fences_left(game)
    play(game, "place Clay Pit", "place Forest")
    assert "place Fencing" not in game.options
    assert before == 2


@pytest.mark.ruling("Hedge Keeper", "what a card fences for you itself")
def test_hedge_keeper_adds_nothing_to_a_card_that_fences(table: Table) -> None:
    pen = minor("Pen", "revised-A", "", number="000", on_play=Fence(free=4, paid=False, cells=1))
    game = table(played={P1: ("Hedge Keeper",)})
    game.players[P1].hand = (pen,)
    play(game, "place Meeting Place", "play Pen", "enclose c5")
    assert fences(game) == 4
    assert deciding(game) == P2
