"""Alien improvements, which lie before their drawer."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from helpers import Table, choices, deciding, farm, lying, names, note, play, points, tally, told
from quarry import ALONE_AT_WORK, AT_THE_QUARRY, drawn, quarry, quietly, rest_of_round, tokens, until_round

ALL = ("Ley Lines", "Alien Fuel", "Alien Farmhand", "Replicator", "The X-File", "Furry Friends")


@pytest.mark.ruling("Ley Lines", "counts as a minor improvement, but has not been played")
@pytest.mark.ruling("Alien Fuel", "counts as a minor improvement, but has not been played")
@pytest.mark.ruling("Alien Farmhand", "counts as a minor improvement, but has not been played")
@pytest.mark.ruling("Replicator", "counts as a minor improvement, but has not been played")
@pytest.mark.ruling("The X-File", "counts as a minor improvement, but has not been played")
@pytest.mark.ruling("Furry Friends", "counts as a minor improvement, but has not been played")
@pytest.mark.parametrize("card", ALL)
def test_a_gift_is_an_improvement_that_nobody_has_played(table: Table, card: str) -> None:
    game = drawn(table, card, played={P1: ("Junk Room",)})
    assert farm(game).improvements == ("Junk Room", card)
    assert game.goods(P1) == "1 stone"


# -- Ley Lines --------------------------------------------------------------------------------


@pytest.mark.ruling("Ley Lines", "Pastures are counted, not their cells")
@pytest.mark.parametrize(("pastures", "sets"), [((), 0), (("c4 c5 b4 b5",), 1), (("c4", "c5", "b5"), 2)])
def test_ley_lines_score_complete_sets(table: Table, pastures: tuple[str, ...], sets: int) -> None:
    game = quarry(table, played={P1: ("Ley Lines",)}, fields={P1: "a2 b2 a3"}, pastures={P1: pastures})
    assert points(game, P1) == sets


# -- Alien Fuel -------------------------------------------------------------------------------


def test_alien_fuel_brings_one_more_person_in_each_of_three_rounds(table: Table) -> None:
    game = drawn(table, "Alien Fuel")
    assert farm(game).on_cards["Alien Fuel"] == "3 fuel tokens"
    people = []
    for round in range(6, 10):
        until_round(game, round)
        people.append(farm(game).at_home)
    assert people == [3, 3, 3, 2]
    assert "Alien Fuel" not in farm(game).on_cards


@pytest.mark.ruling("Alien Fuel", "needs no room and no food")
def test_the_person_that_fuel_brings_is_no_member_of_the_family(table: Table) -> None:
    game = drawn(table, "Alien Fuel", goods={P1: "9 food", P2: "9 food"})
    until_round(game, 6)
    assert (farm(game).people, farm(game).food_needed, points(game, P1, "Family members")) == (2, 4, 6)
    while farm(game).at_home > 1 or deciding(game) != P1:
        quietly(game)
    assert "done" in game.options


@pytest.mark.ruling("Alien Fuel", "worth nothing")
def test_fuel_that_is_left_is_worth_nothing(table: Table) -> None:
    game = quarry(table, "Alien Fuel", round=14, goods={P1: "9 food", P2: "9 food"})
    game.play(AT_THE_QUARRY)
    rest_of_round(game)
    assert (game.over, points(game, P1), tally(game, P1, "Alien Fuel").goods) == (True, 0, 3)


# -- Alien Farmhand ---------------------------------------------------------------------------


def test_the_pitchfork_is_set_on_a_free_accumulation_space(table: Table) -> None:
    game = drawn(table, "Alien Farmhand", used={"Fishing": P2})
    assert "place the pitchfork on Forest" in choices(game)
    assert "place the pitchfork on Fishing" not in choices(game)
    assert "place the pitchfork on Western Quarry" not in choices(game)
    assert "place the pitchfork on Farmland" not in choices(game)
    assert told(game, "place the pitchfork on Forest") == [(P1, "lays a pitchfork on Forest")]
    assert tokens(game) == {"Forest": {"pitchfork": 1}}


@pytest.mark.ruling("Alien Farmhand", "no use of the space")
def test_the_farmhand_takes_one_good_at_the_end_of_work(table: Table) -> None:
    game = drawn(table, "Alien Farmhand", at_home=ALONE_AT_WORK)
    play(game, "place the pitchfork on Forest", "done")
    assert (game.round, game.goods(P1), lying(game, "Forest")) == (6, "1 wood 1 stone", "5 wood")


def test_the_farmhand_takes_nothing_where_somebody_stands(table: Table) -> None:
    game = drawn(table, "Alien Farmhand", at_home={P1: 1, P2: 1})
    play(game, "place the pitchfork on Forest", "place Forest", "done")
    assert (game.round, game.goods(P1)) == (6, "1 stone")


@pytest.mark.ruling("Alien Farmhand", "even if nothing was taken")
@pytest.mark.ruling("Alien Farmhand", "from an empty space nothing is taken")
def test_from_an_empty_space_nothing_is_taken_but_the_pitchfork_may_move(table: Table) -> None:
    game = quarry(table, "Alien Farmhand", at_home=ALONE_AT_WORK, spaces={"Fishing": "nothing"})
    play(game, AT_THE_QUARRY, "place the pitchfork on Fishing")
    assert "place the pitchfork on Western Quarry" in choices(game)
    game.play("place the pitchfork on Forest")
    assert (game.goods(P1), tokens(game)) == ("1 stone", {"Forest": {"pitchfork": 1}})


def test_of_several_goods_the_farmhand_takes_one(table: Table) -> None:
    spaces = {"Forest": "3 wood 2 food"}
    game = drawn(table, "Alien Farmhand", at_home=ALONE_AT_WORK, spaces=spaces)
    game.play("place the pitchfork on Forest")
    assert choices(game) == ["take 1 wood", "take 1 food"]


# -- Replicator -------------------------------------------------------------------------------


@pytest.mark.ruling("Replicator", "wanted or not")
def test_the_replicator_doubles_the_next_goods_and_travels_on(table: Table) -> None:
    game = quarry(table, played={P1: ("Replicator",)}, spaces={"Forest": "6 wood"})
    game.play("place Forest")
    assert (game.goods(P1), names(game, P1), names(game, P2)) == ("12 wood", [], ["Replicator"])
    game.play("place Clay Pit")
    assert (game.goods(P2), names(game, P1)) == ("2 clay", ["Replicator"])


def test_the_replicator_does_not_act_on_the_stone_of_its_drawing(table: Table) -> None:
    game = drawn(table, "Replicator")
    assert (game.goods(P1), names(game, P1)) == ("1 stone", ["Replicator"])


def test_the_replicator_waits_for_an_accumulation_space(table: Table) -> None:
    game = quarry(table, played={P1: ("Replicator",)})
    game.play("place Day Laborer")
    assert (game.goods(P1), names(game, P1)) == ("2 food", ["Replicator"])


@pytest.mark.ruling("Replicator", "animals included")
def test_the_replicator_doubles_animals_as_well(table: Table) -> None:
    game = quarry(table, cards=("Sheep Market", "Western Quarry"), played={P1: ("Replicator",)},
                  pastures={P1: ("c4 c5",)}, spaces={"Sheep Market": "2 sheep"})  # fmt: skip
    game.play("place Sheep Market")
    assert game.goods(P1) == "4 sheep"


@pytest.mark.ruling("Replicator", "not taken from the space")
def test_copies_do_not_count_as_taken_from_the_space(table: Table) -> None:
    game = quarry(table, played={P1: ("Replicator",)}, spaces={"Forest": "3 wood"})
    assert told(game, "place Forest")[1:3] == [
        (P1, "gets 3 wood"), (P1, "passes Replicator on to Player 2"),
    ]  # fmt: skip
    assert game.taken == (3,)


@pytest.mark.ruling("Replicator", "alone it leaves the game")
def test_alone_the_replicator_leaves_the_game(table: Table) -> None:
    game = quarry(table, seats=1, played={P1: ("Replicator",)}, spaces={"Forest": "2 wood"})
    game.play("place Forest")
    assert (game.goods(P1), names(game, P1)) == ("4 wood", [])


# -- The X-File -------------------------------------------------------------------------------


def test_the_file_saves_one_wood_on_all_rooms_of_an_action(table: Table) -> None:
    game = quarry(table, played={P1: ("The X-File",)}, goods={P1: "9 wood 4 reed"})
    play(game, "place Farm Expansion", "room a1", "room a2")
    assert game.goods(P1) == "nothing"


def test_the_file_saves_one_wood_on_all_fences_of_an_action(table: Table) -> None:
    game = quarry(table, cards=("Fencing", "Western Quarry"), played={P1: ("The X-File",)}, goods={P1: "6 wood"})
    play(game, "place Fencing", "enclose c5", "enclose c4")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("The X-File", "nothing where no wood is due")
def test_the_file_saves_nothing_on_clay_rooms(table: Table) -> None:
    goods = {P1: "5 clay 2 reed 1 wood"}
    game = quarry(table, played={P1: ("The X-File",)}, house={P1: "clay hut"}, goods=goods)
    play(game, "place Farm Expansion", "room a1")
    assert game.goods(P1) == "1 wood"


# -- Furry Friends ----------------------------------------------------------------------------


def feeding(table: Table, food: int, woozles: int = 2, **situation: object) -> Agricola:
    """The first player has Woozles and has just fed the family with 4 food."""
    goods = {P1: f"{food} food 1 grain", P2: "4 food"}
    game = quarry(table, round=7, phase=FEEDING, played={P1: ("Furry Friends",)}, goods=goods, **situation)
    note(game, P1, "Furry Friends").goods = woozles
    game.play("feed")
    return game


def woozles(game: Agricola) -> int:
    return tally(game, P1, "Furry Friends").goods


def test_two_woozles_come_with_the_card(table: Table) -> None:
    game = drawn(table, "Furry Friends")
    assert (farm(game).on_cards["Furry Friends"], points(game, P1)) == ("2 Woozles", 2)


def test_fed_woozles_multiply(table: Table) -> None:
    game = feeding(table, 9, woozles=5)
    game.play("pay 5 food for 5 Woozles")
    assert (game.goods(P1), woozles(game), points(game, P1)) == ("1 grain", 7, 7)


@pytest.mark.ruling("Furry Friends", "let them go hungry")
def test_hungry_woozles_leave_and_cost_points(table: Table) -> None:
    game = feeding(table, 9, woozles=3)
    assert choices(game) == ["pay 3 food for 3 Woozles", "release 3 Woozles"]
    assert told(game, "release 3 Woozles")[0] == (P1, "loses 3 Woozles")
    assert (woozles(game), points(game, P1, "Lost through cards"), game.goods(P1)) == (0, -3, "1 grain 5 food")


@pytest.mark.ruling("Furry Friends", "no begging for them")
def test_without_enough_food_for_all_they_leave(table: Table) -> None:
    game = feeding(table, 5, woozles=3)
    assert (woozles(game), game.goods(P1), farm(game).begging) == (0, "1 grain 1 food", 0)


@pytest.mark.ruling("Furry Friends", "has to beg")
def test_when_the_family_begs_the_woozles_leave(table: Table) -> None:
    game = feeding(table, 3, woozles=1)
    assert (farm(game).begging, woozles(game), game.goods(P1)) == (1, 0, "1 grain")


@pytest.mark.ruling("Furry Friends", "never more than 13")
def test_there_are_thirteen_woozles_at_most(table: Table) -> None:
    game = feeding(table, 17, woozles=13)
    game.play("pay 13 food for 13 Woozles")
    assert woozles(game) == 13


@pytest.mark.ruling("Furry Friends", "no animals")
def test_woozles_are_no_animals(table: Table) -> None:
    game = feeding(table, 9, woozles=9, majors={P1: ("Fireplace (2 clay)",)})
    assert points(game, P1, "Sheep") == -1
    assert not [option for option in game.options if option.startswith("convert") and "grain" not in option]


def test_goods_may_be_turned_into_food_for_woozles(table: Table) -> None:
    game = feeding(table, 5, woozles=2)
    game.play("pay 2 food for 2 Woozles")
    assert (game.goods(P1), woozles(game)) == ("nothing", 3)
