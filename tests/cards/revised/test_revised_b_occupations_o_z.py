"""Occupations of deck B of the revised edition, O to Z."""

import pickle

import pytest

from farmyard import view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import BREEDING, PREPARATION
from helpers import (
    Table,
    choices,
    farm,
    fields,
    in_hand,
    play,
    points,
    promise,
    promised,
    rounds_with,
    with_cards,
    worth,
)

ROUND_BEGINS = {"round": 6, "phase": PREPARATION}


# -- Organic Farmer -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pastures", "goods", "bonus"),
    [
        (("a4 a5",), "1 sheep", 1),
        (("a4 a5",), "2 sheep", 1),
        (("a4 a5",), "3 sheep", 0),
        (("a4 a5",), "0 sheep", 0),
        (("a5",), "1 sheep", 0),
        (("a4 a5", "b4 b5"), "1 sheep 1 cattle", 2),
    ],
)
def test_organic_farmer_scores_roomy_pastures(table: Table, pastures: tuple[str, ...], goods: str, bonus: int) -> None:
    assert worth(table, "Organic Farmer", pastures={P1: pastures}, goods={P1: goods}) == bonus


@pytest.mark.ruling("Organic Farmer", "are no pastures")
def test_organic_farmer_counts_no_cards(table: Table) -> None:
    game = table(played={P1: ("Organic Farmer",)}, goods={P1: "1 boar"})
    with_cards(game, card_named("E:animal-yard"), card_named("K:forest-pasture"))
    assert points(game, P1) == 0


@pytest.mark.ruling("Organic Farmer", "counts as room")
def test_organic_farmer_counts_the_room_of_stables_and_troughs(table: Table) -> None:
    assert worth(table, "Organic Farmer", pastures={P1: ("a5",)}, stables={P1: "a5"}, goods={P1: "1 sheep"}) == 1
    trough = {"pastures": {P1: ("a5",)}, "goods": {P1: "1 sheep"}}
    assert worth(table, "Organic Farmer", "Drinking Trough", **trough) == 1


@pytest.mark.ruling("Organic Farmer", "spread anew")
def test_organic_farmer_spreads_animals_as_is_best(table: Table) -> None:
    pastures = {P1: ("a4 a5", "b4 b5")}
    assert worth(table, "Organic Farmer", pastures=pastures, goods={P1: "3 sheep"}) == 2


# -- Oven Firing Boy ------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["Forest", "Grove", "Copse"])
def test_oven_firing_boy_may_bake_before_taking_wood(table: Table, space: str) -> None:
    baking = {"goods": {P1: "1 grain"}, "majors": {P1: ("Clay Oven",)}}
    game = table(seats=4, played={P1: ("Oven Firing Boy",)}, **baking)
    game.play(f"place {space}")
    assert "done" in choices(game)
    game.play("bake 1 grain")
    assert game.goods(P1).endswith("wood 5 food")


def test_oven_firing_boy_fires_nowhere_else(table: Table) -> None:
    baking = {"goods": {P1: "1 grain"}, "majors": {P1: ("Clay Oven",)}}
    game = table(played={P1: ("Oven Firing Boy",)}, **baking)
    game.play("place Reed Bank")
    assert game.goods(P1) == "1 reed 1 grain"


# -- Paper Maker ----------------------------------------------------------------------------------


@pytest.mark.ruling("Paper Maker", "may pay for that one")
def test_paper_maker_makes_food_of_occupations_before_another_is_paid_for(table: Table) -> None:
    game = table(played={P1: ("Paper Maker", "Priest")}, hand={P1: ("Tutor",)}, goods={P1: "1 wood"})
    game.play("place Lessons")
    assert choices(game) == ["take 2 food", "done"]
    game.play("take 2 food")
    assert (game.goods(P1), game.players[P1].begging) == ("1 food", 0)


def test_paper_maker_may_be_left(table: Table) -> None:
    game = table(played={P1: ("Paper Maker",)}, hand={P1: ("Tutor",)}, goods={P1: "1 wood 1 food"})
    play(game, "place Lessons", "done")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Paper Maker", "any other way than by Lessons")
def test_paper_maker_acts_for_the_scholar(table: Table) -> None:
    farm = {"house": {P1: "stone house"}, "hand": {P1: ("Tutor",)}, "goods": {P1: "1 wood"}}
    game = table(**ROUND_BEGINS, **farm, played={P1: ("Paper Maker", "Scholar")})
    play(game, "play Tutor", "take 2 food")
    assert game.goods(P1) == "1 food"


# -- Pastor ---------------------------------------------------------------------------------------


LAST_WITH_2_ROOMS = {"seats": 4, "rooms": {P2: "a1 b1 c1", P3: "a1 b1 c1"}, "played": {P1: ("Pastor",)}}
THIRD_ROOM = {P1: "0 food", P2: "5 wood 2 reed", P4: "5 wood 2 reed"}


@pytest.mark.ruling("Pastor", "in the turn of another player")
@pytest.mark.ruling("Pastor", "anybody has built rooms")
def test_pastor_is_paid_when_the_last_other_player_builds_a_third_room(table: Table) -> None:
    game = table(**LAST_WITH_2_ROOMS, goods=THIRD_ROOM)
    play(game, "place Day Laborer", "place Clay Pit", "place Fishing", "place Farm Expansion", "room a1")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone 2 food"


@pytest.mark.ruling("Pastor", "only once")
def test_pastor_is_not_paid_again_when_others_build_later(table: Table) -> None:
    farms = {"rooms": dict.fromkeys((P2, P3, P4), "a1 b1 c1"), "goods": {P2: "5 wood 2 reed", P3: "5 wood 2 reed"}}
    game = table(seats=4, **farms, played={P1: ("Pastor",), P3: ("Cottager",)})
    play(game, "place Fishing", "place Farm Expansion", "room b2")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone 3 food"
    play(game, "place Day Laborer", "room b2")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone 3 food"


@pytest.mark.ruling("Pastor", "when the card is played")
def test_pastor_played_as_the_last_with_2_rooms_is_paid_at_once(table: Table) -> None:
    alone = {"seats": 4, "rooms": dict.fromkeys((P2, P3, P4), "a1 b1 c1")}
    game = table(**alone, hand={P1: ("Pastor",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone"


def test_pastor_wants_nobody_else_with_2_rooms(table: Table) -> None:
    game = table(**LAST_WITH_2_ROOMS, goods=THIRD_ROOM)
    play(game, "place Day Laborer", "place Farm Expansion", "room b2")
    assert game.goods(P1) == "2 food"


def test_pastor_wants_a_house_of_2_rooms(table: Table) -> None:
    everybody = {"seats": 4, "rooms": dict.fromkeys((P1, P2, P3, P4), "a1 b1 c1")}
    game = table(**everybody, hand={P1: ("Pastor",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert game.goods(P1) == "nothing"


# -- Roof Ballaster -------------------------------------------------------------------------------


@pytest.mark.ruling("Roof Ballaster", "besides what playing")
def test_roof_ballaster_gives_a_stone_for_each_room(table: Table) -> None:
    farm = {"rooms": {P1: "a1 b1 c1"}, "goods": {P1: "2 food"}}
    game = table(**farm, played={P1: ("Priest",)}, hand={P1: ("Roof Ballaster",)})
    game.play("place Lessons")
    assert choices(game) == ["take 3 stone", "done"]
    assert view(game, P1).question.startswith("Roof Ballaster: You may pay 1 food now")
    game.play("take 3 stone")
    assert game.goods(P1) == "3 stone"


def test_roof_ballaster_may_be_played_without_paying(table: Table) -> None:
    game = table(hand={P1: ("Roof Ballaster",)}, goods={P1: "1 food"})
    play(game, "place Lessons", "done")
    assert game.goods(P1) == "1 food"


# -- Scholar --------------------------------------------------------------------------------------

AT_THE_START = ROUND_BEGINS | {"house": {P1: "stone house"}}


def test_scholar_plays_an_occupation_or_a_minor_when_a_round_begins(table: Table) -> None:
    hand = {P1: ("Priest", "Corn Scoop")}
    game = table(**AT_THE_START, played={P1: ("Scholar",)}, hand=hand, goods={P1: "1 food 1 wood"})
    assert choices(game) == ["play Priest", "play Corn Scoop", "done"]
    game.play("play Priest")
    assert (game.goods(P1), in_hand(game, P1)) == ("1 wood", ["Corn Scoop"])
    assert choices(game)[0].startswith("place")


@pytest.mark.ruling("Scholar", "from the following round on")
def test_a_card_of_the_scholar_lays_goods_from_the_next_round_on(table: Table) -> None:
    farm = {"hand": {P1: ("Pond Hut",)}, "played": {P1: ("Scholar", "Priest")}, "goods": {P1: "1 wood"}}
    game = table(**AT_THE_START, **farm)
    game.play("play Pond Hut")
    assert promised(game, P1) == {7: "1 food", 8: "1 food", 9: "1 food"}


@pytest.mark.ruling("Scholar", "from the following round on")
@pytest.mark.ruling("Plow Driver", "Played when a round begins")
def test_plow_driver_played_by_the_scholar_plows_at_once(table: Table) -> None:
    game = table(**AT_THE_START, played={P1: ("Scholar",)}, hand={P1: ("Plow Driver",)}, goods={P1: "2 food"})
    play(game, "play Plow Driver", "plow c3")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 1)


@pytest.mark.ruling("Scholar", "lay on the round space")
def test_scholar_is_paid_with_food_from_the_round_space(table: Table) -> None:
    farm = {"hand": {P1: ("Priest",)}, "house": {P1: "stone house"}, "goods": {P1: "0 food"}}
    game = table(round=5, played={P1: ("Scholar",)}, **farm)
    promise(game, 6, "1 food")
    play(game, "place Forest", "place Fishing", "place Clay Pit", "place Day Laborer", "play Priest")
    assert game.players[P1].begging == 0


# -- Sheep Walker ---------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["boar", "vegetable", "stone"])
def test_sheep_walker_turns_a_sheep_into_something_else(table: Table, good: str) -> None:
    game = table(played={P1: ("Sheep Walker",)}, pastures={P1: ("c5",)}, goods={P1: "2 sheep"})
    game.play(f"convert sheep into {good}")
    assert sorted(game.goods(P1).split()) == sorted(["1", "sheep", "1", good])


def test_sheep_walker_pays_with_sheep(table: Table) -> None:
    renovating = {"round": 5, "cards": ("House Redevelopment",), "house": {P1: "clay hut"}, "pastures": {P1: ("c5",)}}
    game = table(**renovating, played={P1: ("Sheep Walker",)}, goods={P1: "2 sheep 1 reed"})
    game.play("place House Redevelopment")
    assert (game.goods(P1), farm(game).house) == ("nothing", "stone house")


@pytest.mark.ruling("Sheep Walker", "has no place yet")
def test_sheep_walker_turns_no_sheep_without_a_place(table: Table) -> None:
    market = {"round": 1, "cards": ("Sheep Market",), "goods": {P1: "1 cattle"}}
    game = table(**market, played={P1: ("Sheep Walker",)})
    game.play("place Sheep Market")
    assert [option for option in game.options if option.startswith("convert")] == []
    game.play("keep 1 sheep")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Sheep Walker", "has no place yet")
def test_a_sheep_that_leaves_is_cooked_as_usual(table: Table) -> None:
    cooking = {"goods": {P1: "1 cattle"}, "majors": {P1: ("Fireplace (2 clay)",)}}
    game = table(cards=("Sheep Market",), **cooking, played={P1: ("Sheep Walker",)})
    play(game, "place Sheep Market", "keep 1 cattle")
    assert game.goods(P1) == "2 food 1 cattle"


@pytest.mark.ruling("Sheep Walker", "is free for it")
def test_a_boar_of_the_sheep_walker_lives_where_the_sheep_was(table: Table) -> None:
    game = table(played={P1: ("Sheep Walker",)}, goods={P1: "1 sheep"})
    game.play("convert sheep into boar")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Sheep Walker", "needs a place or is cooked")
def test_a_boar_of_the_sheep_walker_may_find_no_place(table: Table) -> None:
    farm = {"pastures": {P1: ("c5",)}, "goods": {P1: "3 sheep"}, "majors": {P1: ("Fireplace (2 clay)",)}}
    game = table(**farm, played={P1: ("Sheep Walker",)})
    play(game, "convert sheep into boar", "convert sheep into boar")
    assert game.goods(P1) == "1 sheep 2 boar"


@pytest.mark.ruling("Sheep Walker", "right after the breeding phase")
def test_sheep_walker_acts_once_more_before_the_scoring(table: Table) -> None:
    farm = {"pastures": {P1: ("b5 c5",)}, "goods": {P1: "2 sheep 9 food"}}
    game = table(round=14, phase=BREEDING, **farm, played={P1: ("Sheep Walker",)})
    game.play("convert sheep into vegetable")
    assert pickle.loads(pickle.dumps(game)) == game
    play(game, "convert sheep into stone", "done")
    assert (game.over, game.goods(P1)) == (True, "1 stone 1 vegetable 9 food 1 sheep")


# -- Sheep Whisperer ------------------------------------------------------------------------------


def test_sheep_whisperer_lays_sheep_on_four_rounds(table: Table) -> None:
    game = table(seats=4, round=3, hand={P1: ("Sheep Whisperer",)})
    game.play("place Lessons")
    assert rounds_with(game, P1, "1 sheep") == [5, 8, 11, 13]


def test_sheep_whisperer_lays_none_after_the_last_round(table: Table) -> None:
    game = table(seats=4, round=8, hand={P1: ("Sheep Whisperer",)})
    game.play("place Lessons")
    assert rounds_with(game, P1, "1 sheep") == [10, 13]


# -- Small-scale Farmer ---------------------------------------------------------------------------


@pytest.mark.ruling("Small-scale Farmer", "general supply")
@pytest.mark.parametrize(("rooms", "wood"), [("b1 c1", "1 wood"), ("a1 b1 c1", "nothing")])
def test_small_scale_farmer_takes_wood_as_long_as_there_are_2_rooms(table: Table, rooms: str, wood: str) -> None:
    farm = {"rooms": {P1: rooms}, "goods": {P1: "0 food"}}
    game = table(**ROUND_BEGINS, **farm, played={P1: ("Small-scale Farmer",)})
    assert (game.goods(P1), promised(game, P1)) == (wood, {})


@pytest.mark.ruling("Small-scale Farmer", "like that of Caravan")
def test_small_scale_farmer_does_not_mind_a_caravan(table: Table) -> None:
    game = table(**ROUND_BEGINS, played={P1: ("Small-scale Farmer", "Caravan")}, goods={P1: "0 food"})
    assert game.goods(P1) == "1 wood"


# -- Storehouse Keeper ----------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["clay", "grain"])
def test_storehouse_keeper_adds_clay_or_grain_to_the_market(table: Table, choice: str) -> None:
    game = table(seats=4, played={P1: ("Storehouse Keeper",)}, goods={P1: "0 food"})
    play(game, "place Resource Market", f"take 1 {choice}")
    assert sorted(game.goods(P1).split()[1::2]) == sorted([choice, "reed", "stone", "food"])


# -- Tutor ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Tutor", "other players")
def test_tutor_scores_for_own_occupations_played_later(table: Table) -> None:
    game = table(played={P1: ("Priest", "Tutor", "Groom", "Scholar"), P2: ("Carpenter",)})
    assert (points(game, P1), points(game, P2)) == (2, 0)
