"""Alien events from H to W."""

import pytest

from farmyard import Agricola, IllegalChoice
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, choices, deciding, farm, herd, keeps, play, points, promised, told
from quarry import ALONE_AT_WORK, drawn, quarry, rest_of_round, until_round

FIVE_KINDS = "1 wood 1 clay 1 reed 1 stone 1 grain"


# -- Honey, I Shrunk ... ----------------------------------------------------------------------

SHRUNK = "Honey, I Shrunk ..."


@pytest.mark.ruling("Honey, I Shrunk ...", "Doubling comes last")
def test_everything_holds_twice_as_many_tiny_animals(table: Table) -> None:
    farm = {"pastures": {P1: ("c4 c5",)}, "stables": {P1: "c4 a5"}}
    game = quarry(table, played={P1: (SHRUNK,)}, **farm)
    assert keeps(game, 16, 2, 2)
    assert not keeps(game, 16, 3, 2)
    assert not keeps(game, 17, 2, 2)


def test_a_card_that_holds_animals_holds_twice_as_many(table: Table) -> None:
    game = quarry(table, edition="original", played={P1: ("Animal Yard", SHRUNK)})
    assert keeps(game, 2, 2, 2)
    assert not keeps(game, 3, 2, 2)


def test_tiny_animals_make_half_the_food_but_at_least_one(table: Table) -> None:
    game = quarry(
        table, played={P1: (SHRUNK,)}, majors={P1: ("Cooking Hearth (4 clay)",)}, goods={P1: "1 sheep 1 boar 1 cattle"},
        pastures={P1: ("c4", "c5")},
    )  # fmt: skip
    play(game, "convert sheep", "convert boar", "convert cattle")
    assert game.goods(P1) == "4 food"
    game = quarry(
        table, played={P1: (SHRUNK,)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep 1 cattle"},
        pastures={P1: ("c4", "c5")},
    )  # fmt: skip
    play(game, "convert sheep", "convert cattle")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Honey, I Shrunk ...", "shrink at once, too")
def test_animals_that_come_later_are_tiny_as_well(table: Table) -> None:
    game = drawn(table, SHRUNK, cards=("Sheep Market", "Western Quarry"), spaces={"Sheep Market": "2 sheep"})
    play(game, "place Fishing", "place Sheep Market")
    assert herd(game) == (2, 0, 0)


@pytest.mark.ruling("Honey, I Shrunk ...", "still score as usual")
def test_tiny_animals_score_as_usual(table: Table) -> None:
    game = quarry(table, played={P1: (SHRUNK,)}, goods={P1: "4 sheep"}, pastures={P1: ("c5",)})
    assert points(game, P1, "Sheep") == 2


@pytest.mark.ruling("Honey, I Shrunk ...", "Nobody else's animals")
def test_nobody_elses_animals_shrink_and_the_event_is_no_improvement(table: Table) -> None:
    game = drawn(table, SHRUNK)
    assert keeps(game, 2, 0, 0)
    assert not game.players[P2].housing.fits((2, 0, 0))
    assert (farm(game).cards, farm(game).improvements) == ((SHRUNK,), ())


# -- I Am Your Papa ---------------------------------------------------------------------------


def test_five_goods_of_five_kinds_bring_a_child(table: Table) -> None:
    game = drawn(table, "I Am Your Papa", goods={P1: "2 wood 1 clay 1 grain 2 food"})
    assert choices(game) == ["pay 1 wood", "done"]
    play(game, "pay 1 wood", "pay 1 clay", "pay 1 stone", "pay 1 grain", "pay 1 food")
    assert (game.goods(P1), farm(game).people, farm(game).newborns) == ("1 wood 1 food", 3, 1)


@pytest.mark.ruling("I Am Your Papa", "animals from the farm included; you may decline")
def test_animals_are_goods_and_the_drawer_may_decline(table: Table) -> None:
    game = drawn(table, "I Am Your Papa", goods={P1: "1 wood 1 clay 1 reed 1 sheep"})
    play(game, "pay 1 wood", "pay 1 clay", "pay 1 reed", "pay 1 stone")
    assert choices(game) == ["pay 1 sheep", "done"]
    game.play("done")
    assert (farm(game).people, game.goods(P1)) == (2, "1 wood 1 clay 1 reed 1 stone 1 sheep")


def test_any_five_of_the_kinds_may_be_given(table: Table) -> None:
    game = drawn(table, "I Am Your Papa", goods={P1: f"{FIVE_KINDS} 1 food"})
    assert choices(game) == ["pay 1 wood", "pay 1 clay", "done"]
    play(game, "pay 1 clay", "pay 1 reed", "pay 1 stone", "pay 1 grain", "pay 1 food")
    assert game.goods(P1) == "1 wood 1 stone"


def test_what_has_been_named_is_not_converted_any_more(table: Table) -> None:
    game = drawn(table, "I Am Your Papa", goods={P1: "1 wood 1 clay 1 grain 1 food"})
    assert "convert grain" in game.options
    game.play("pay 1 wood")
    assert game.options == ["pay 1 clay", "done"]


def test_with_four_kinds_nobody_is_asked(table: Table) -> None:
    game = drawn(table, "I Am Your Papa", goods={P1: "9 wood 9 clay 9 reed"})
    assert deciding(game) == P2


@pytest.mark.ruling("I Am Your Papa", "With 5 people")
def test_with_five_people_nothing_can_be_given(table: Table) -> None:
    game = drawn(table, "I Am Your Papa", goods={P1: FIVE_KINDS}, people={P1: 5})
    assert deciding(game) == P2


# -- Tripods ----------------------------------------------------------------------------------


def test_everybody_pays_a_food_at_the_end_of_this_and_every_work_phase(table: Table) -> None:
    game = quarry(table, "Tripods", goods={P1: "5 food", P2: "5 food"}, at_home={P1: 1, P2: 1})
    happened = told(game, "place Western Quarry", "place Clay Pit")
    assert [seat for seat, words in happened if words == "pays 1 food"] == [P1, P2]
    assert (game.round, farm(game).goods["food"], farm(game, P2).goods["food"]) == (6, 4, 4)
    play(game, "place Clay Pit", "place Reed Bank", "place Forest", "place Grain Seeds")
    assert (game.round, farm(game).goods["food"], farm(game, P2).goods["food"]) == (7, 3, 3)


def test_who_has_no_food_leaves_a_person_at_home(table: Table) -> None:
    game = drawn(table, "Tripods", at_home=ALONE_AT_WORK, people={P1: 3, P2: 2}, goods={P2: "1 food"})
    assert (game.round, farm(game).at_home, farm(game, P2).at_home, farm(game).begging) == (6, 2, 2, 0)


@pytest.mark.ruling("Tripods", "turned into food first")
def test_goods_may_be_turned_into_food_for_the_tripods(table: Table) -> None:
    game = drawn(table, "Tripods", at_home=ALONE_AT_WORK, goods={P1: "1 grain", P2: "1 food"})
    assert choices(game) == ["pay 1 food", "keep 1 person at home"]
    game.play("pay 1 food")
    assert (game.round, game.goods(P1), farm(game).at_home) == (6, "1 stone", 2)


@pytest.mark.ruling("Tripods", "at least 1 person")
def test_somebody_can_always_be_placed(table: Table) -> None:
    game = drawn(table, "Tripods", at_home=ALONE_AT_WORK, people={P1: 2, P2: 1}, goods={P1: "9 food"})
    assert (game.round, farm(game, P2).at_home) == (6, 1)


@pytest.mark.ruling("Tripods", "last round nothing is lost")
def test_in_the_last_round_nothing_is_lost(table: Table) -> None:
    game = drawn(table, "Tripods", round=14, at_home=ALONE_AT_WORK)
    assert (game.over, farm(game).people, farm(game).begging) == (True, 2, 4)


# -- Watch Out for the Jets! ------------------------------------------------------------------

JETS = "Watch Out for the Jets!"
REDEVELOPMENT = ("Western Quarry", "House Redevelopment")


def burnt(table: Table, **situation: object) -> Agricola:
    """The house of the first player has just burnt down; it is round 6 of a game in which one can renovate."""
    return drawn(table, JETS, round=6, cards=REDEVELOPMENT, **situation)


def test_wood_burns_clay_turns_to_stone_and_stone_stands(table: Table) -> None:
    houses = {1: "clay hut", 2: "stone house"}
    game = quarry(table, JETS, seats=3, house=houses)
    assert told(game, "place Western Quarry")[3:] == [
        (0, "loses the house to a fire"), (1, "has the clay hut fired to a stone house"),
    ]  # fmt: skip
    assert [farm(game, seat).house for seat in range(3)] == ["wooden hut", "stone house", "stone house"]
    assert [len(farm(game, seat).rooms) for seat in range(3)] == [0, 2, 2]


@pytest.mark.ruling("Watch Out for the Jets!", "sleeps in the open")
def test_nobody_is_lost_in_the_fire(table: Table) -> None:
    game = burnt(table, people={P1: 3})
    assert (farm(game).people, farm(game).food_needed, points(game, P1, "Family members")) == (3, 6, 9)


@pytest.mark.ruling("Watch Out for the Jets!", "count as unused in the scoring")
def test_ruins_are_unused_but_nothing_can_be_done_there(table: Table) -> None:
    game = burnt(table)
    assert (points(game, P1, "Unused cells"), farm(game).tiles["burnt room"]) == (-15, ("b1", "c1"))
    play(game, "place Fishing", "place Farmland")
    assert not {"plow b1", "plow c1"} & set(game.options)


@pytest.mark.ruling("Watch Out for the Jets!", "count as unused in the scoring")
def test_the_hide_farmer_may_pay_for_ruins(table: Table) -> None:
    last = {"round": 14, "at_home": ALONE_AT_WORK, "fields": {P1: "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5"}}
    game = quarry(table, JETS, edition="original", played={P1: ("Hide Farmer",)}, goods={P1: "9 food"}, **last)
    play(game, "place 1 Stone", "pay 2 food")
    assert (game.over, points(game, P1, "Unused cells")) == (True, 0)


@pytest.mark.ruling("Watch Out for the Jets!", "printed or added")
def test_added_rooms_burn_as_well(table: Table) -> None:
    game = burnt(table, rooms={P1: "a1 b1 c1 c2"})
    assert farm(game).tiles["burnt room"] == ("a1", "b1", "c1", "c2")


@pytest.mark.ruling("Watch Out for the Jets!", "builds a new wooden hut")
def test_a_renovation_builds_a_new_wooden_hut(table: Table) -> None:
    game = burnt(table, rooms={P1: "a1 b1 c1"}, goods={P1: "3 wood 2 reed 3 clay"})
    play(game, "place Fishing", "place House Redevelopment")
    assert (game.goods(P1), farm(game).house, farm(game).rooms) == (
        "3 clay 1 reed 1 stone", "wooden hut", ("a1", "b1", "c1"),
    )  # fmt: skip
    assert points(game, P1, "Unused cells") == -12


def test_without_wood_the_ruins_cannot_be_renovated(table: Table) -> None:
    game = burnt(table, goods={P1: "1 wood 5 clay 5 reed"})
    game.play("place Fishing")
    with pytest.raises(IllegalChoice, match="no house is left to renovate, and a new one cannot be paid"):
        game.play("place House Redevelopment")


@pytest.mark.ruling("Watch Out for the Jets!", "no pet in the house")
def test_until_then_there_is_no_pet_no_growth_and_no_further_room(table: Table) -> None:
    game = burnt(table, goods={P1: "1 sheep 9 wood 9 reed"}, people={P1: 2})
    assert (herd(game), game.players[P1].has_room) == ((0, 0, 0), False)
    play(game, "place Fishing", "place Farm Expansion")
    assert not [option for option in game.options if option.startswith("room")]


def test_a_new_hut_has_a_pet_again_and_is_renovated_like_any(table: Table) -> None:
    game = burnt(table, goods={P1: "2 wood 2 reed 2 clay"})
    play(game, "place Fishing", "place House Redevelopment")
    assert keeps(game, 1, 0, 0)
    rest_of_round(game)
    until_round(game, game.round)
    game.play("place House Redevelopment")
    assert farm(game).house == "clay hut"


def test_a_new_hut_is_a_renovation_for_cards_but_the_house_is_still_of_wood(table: Table) -> None:
    cards = ("1 Stone", "Renovation and Improvement")
    played = {P1: ("Thatcher", "Maid")}
    game = quarry(table, JETS, edition="original", round=6, cards=cards, played=played, goods={P1: "2 wood"})
    play(game, "place 1 Stone", "place Fishing", "place Renovation and Improvement")
    assert (game.goods(P1), farm(game).rooms, promised(game, P1)) == ("1 stone", ("b1", "c1"), {})
    game = burnt(table, played={P1: ("Mining Hammer",)}, goods={P1: "2 wood 1 reed"})
    play(game, "place Fishing", "place House Redevelopment", "stable a5")
    assert farm(game).stables == ("a5",)


def test_a_clay_hut_that_turns_to_stone_takes_no_place_among_those_that_were_renovated(table: Table) -> None:
    game = quarry(
        table, JETS, edition="original", seats=3, round=6, cards=("1 Stone", "Renovation and Improvement"),
        house={P1: "clay hut", P2: "clay hut"}, rooms={P3: "b1"}, played={P3: ("Social Climber", "Conservator")},
        goods={P3: "1 wood 2 reed 1 stone"}, at_home={P1: 1, P2: 1}, starting_player=P3,
    )  # fmt: skip
    play(game, "place Fishing", "place 1 Stone", "place Day Laborer", "place Renovation and Improvement")
    play(game, "place Renovation and Improvement")
    assert (farm(game, P3).house, farm(game, P3).goods["stone"]) == ("stone house", 3)


def test_whose_house_burns_down_has_not_2_rooms_for_the_pastor(table: Table) -> None:
    game = quarry(
        table, JETS, edition="original", house={P2: "stone house"}, played={P2: ("Pastor",)}, cards=("1 Stone",)
    )
    game.play("place 1 Stone")
    assert "use Pastor" in game.options


def test_a_clay_hut_that_turns_to_stone_is_not_renovated(table: Table) -> None:
    game = drawn(table, JETS, house={P1: "clay hut"}, played={P1: ("Mining Hammer", "Manservant")})
    assert (deciding(game), farm(game).stables) == (P2, ())
    assert promised(game, P1) == dict.fromkeys(range(6, 15), "3 food")


def test_without_a_house_there_is_nothing_to_heat(table: Table) -> None:
    game = quarry(table, JETS, edition="original", moor=1, round=6, cards=("1 Stone",))
    assert farm(game).needs == {"fuel": 2}
    game.play("place 1 Stone")
    assert farm(game).needs == {"fuel": 0}
