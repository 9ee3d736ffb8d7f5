"""Alien events from A to E."""

import pytest

from farmyard import Agricola, view, winners
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.scoring import score
from helpers import Table, choices, deciding, farm, herd, note, play, points, told, users
from quarry import ALONE_AT_WORK, AT_THE_QUARRY, drawn, quarry, quietly, rest_of_round, tokens, until_round

# -- Alien Abduction --------------------------------------------------------------------------


@pytest.mark.ruling("Alien Abduction", "housed, cooked or let go")
def test_the_abducted_animals_are_housed_as_usual(table: Table) -> None:
    game = drawn(table, "Alien Abduction", pastures={P1: ("c4", "c5")})
    assert herd(game) == (1, 1, 1)
    game = drawn(table, "Alien Abduction")
    assert choices(game) == ["keep 1 sheep", "keep 1 boar", "keep 1 cattle"]


@pytest.mark.ruling("Alien Abduction", "still at home")
def test_the_missing_person_is_one_at_home_and_back_in_the_next_round(table: Table) -> None:
    game = drawn(table, "Alien Abduction", people={P1: 3}, pastures={P1: ("c4", "c5")})
    assert farm(game).at_home == 1
    rest_of_round(game)
    assert farm(game).at_home == 3


@pytest.mark.ruling("Alien Abduction", "but never the last one")
def test_with_nobody_at_home_a_person_is_missing_in_the_next_round(table: Table) -> None:
    game = drawn(table, "Alien Abduction", pastures={P1: ("c4", "c5")}, at_home=ALONE_AT_WORK)
    assert (game.round, farm(game).at_home) == (6, 1)
    until_round(game, 7)
    assert farm(game).at_home == 2


# -- Beam Me Down, Mac ------------------------------------------------------------------------


@pytest.mark.ruling("Beam Me Down, Mac", "no use of a space")
def test_the_drawer_names_the_starting_player(table: Table) -> None:
    game = drawn(table, "Beam Me Down, Mac", seats=3)
    assert choices(game) == [f"become starting player: player {number}" for number in (1, 2, 3)]
    assert told(game, "become starting player: player 3") == [(P3, "becomes the starting player")]
    assert (game.starting_player, users(game, "Meeting Place")) == (P3, [])


@pytest.mark.ruling("Beam Me Down, Mac", "later in the round has it")
def test_who_takes_the_marker_later_in_the_round_has_it(table: Table) -> None:
    game = drawn(table, "Beam Me Down, Mac")
    play(game, "become starting player: player 1", "place Meeting Place", "place Fishing")
    rest_of_round(game)
    assert game.starting_player == P2


# -- Candy Trail ------------------------------------------------------------------------------


def test_everybody_lays_candies_in_turn_on_different_spaces_that_are_free(table: Table) -> None:
    game = drawn(table, "Candy Trail", seats=3)
    assert "place a candy on Western Quarry" not in choices(game)
    order = []
    while "place Farmland" not in game.options:
        order.append(deciding(game))
        game.play(choices(game)[0])
    assert order == [P1, P2, P3] * 4
    assert tokens(game) == {name: {"candy": 1} for name in tokens(game)}
    assert len(tokens(game)) == 12


@pytest.mark.ruling("Candy Trail", "fewer candies")
def test_with_fewer_spaces_fewer_candies_are_laid(table: Table) -> None:
    game = quarry(table, "Candy Trail", seats=1, used={"Farmland": P1}, people={P1: 4})
    free = len(game.in_play) - 2
    game.play(AT_THE_QUARRY)
    while "place a candy" in str(game.options):
        game.play(choices(game)[0])
    assert len(tokens(game)) == min(12, free)


@pytest.mark.ruling("Candy Trail", "no good")
def test_who_uses_a_space_takes_the_candy_and_two_are_a_point(table: Table) -> None:
    game = drawn(table, "Candy Trail")
    while "place a candy" in str(game.options):
        game.play(choices(game)[0])
    assert told(game, "place Farmland", "plow c3")[-1] == (P2, "takes 1 candy from Farmland")
    assert (farm(game, P2).on_cards["Candy Trail"], points(game, P2), game.goods(P2)) == ("1 candy", 0, "nothing")
    note(game, P2, "Candy Trail").goods = 5
    assert (points(game, P2), points(game, P1)) == (2, 0)


@pytest.mark.ruling("Candy Trail", "makes no accumulation space")
def test_an_empty_space_with_a_candy_cannot_be_used(table: Table) -> None:
    game = quarry(table, "Candy Trail", spaces={"Fishing": "nothing"})
    game.play(AT_THE_QUARRY)
    while "place a candy" in str(game.options):
        wanted = "place a candy on Fishing"
        game.play(wanted if wanted in game.options else choices(game)[0])
    assert tokens(game)["Fishing"] == {"candy": 1}
    assert "place Fishing" not in game.options


# -- Carbonite Cousin -------------------------------------------------------------------------

PLENTY = {P1: "30 food", P2: "30 food"}


@pytest.mark.ruling("Carbonite Cousin", "quarry stays occupied")
def test_the_quarry_stays_occupied_in_the_round_of_the_drawing(table: Table) -> None:
    game = drawn(table, "Carbonite Cousin", goods=PLENTY)
    assert (users(game, "Western Quarry"), AT_THE_QUARRY in game.options) == ([P1], False)


@pytest.mark.ruling("Carbonite Cousin", "needs no food and counts no points")
def test_who_is_frozen_neither_works_nor_eats_nor_scores(table: Table) -> None:
    game = drawn(table, "Carbonite Cousin", goods=PLENTY)
    until_round(game, 6)
    assert (farm(game).at_home, farm(game).food_needed, points(game, P1, "Family members")) == (1, 2, 3)
    assert farm(game).on_cards["Carbonite Cousin"] == "1 person, frozen, round 8"


@pytest.mark.ruling("Carbonite Cousin", "not make room for somebody else")
def test_who_is_frozen_makes_no_room(table: Table) -> None:
    game = drawn(table, "Carbonite Cousin", goods=PLENTY)
    until_round(game, 6)
    assert not game.players[P1].has_room


def thawed(table: Table, marked: str, **situation: object) -> Agricola:
    """The first player has drawn in round 5, and has just marked a space at the end of round 8."""
    game = quarry(table, "Carbonite Cousin", goods=PLENTY, **situation)
    if deciding(game) == P2:
        game.play("place Fishing")
    game.play(AT_THE_QUARRY)
    while "place a marker" not in str(game.options):
        quietly(game)
    assert (game.round, deciding(game)) == (8, P1)
    game.play(f"place a marker on {marked}")
    return game


def test_three_rounds_later_the_person_acts_before_anybody_else(table: Table) -> None:
    game = thawed(table, "Forest", starting_player=P2)
    assert (game.round, users(game, "Forest"), deciding(game)) == (9, [P1], P2)
    assert (farm(game).at_home, farm(game).people, tokens(game)) == (1, 2, {})


@pytest.mark.ruling("Carbonite Cousin", "cannot act on the marked space")
def test_who_cannot_act_on_the_marked_space_is_placed_as_usual(table: Table) -> None:
    game = thawed(table, "Farm Expansion")
    assert (game.round, users(game, "Farm Expansion"), farm(game).at_home) == (9, [], 2)


@pytest.mark.ruling("Carbonite Cousin", "even if there are not enough rooms")
def test_afterwards_the_person_is_one_of_the_family(table: Table) -> None:
    game = thawed(table, "Forest", rooms={P1: "b1"})
    assert (farm(game).food_needed, points(game, P1, "Family members"), farm(game).cards) == (4, 6, ())


@pytest.mark.ruling("Carbonite Cousin", "scores nothing")
def test_who_is_not_freed_before_the_game_ends_scores_nothing(table: Table) -> None:
    late = {"round": 12, "goods": PLENTY}
    game = drawn(table, "Carbonite Cousin", **late)
    while not game.over:
        quietly(game)
    assert points(game, P1, "Family members") == 3
    game = drawn(table, "Carbonite Cousin", **{**late, "round": 11})
    while not game.over:
        quietly(game)
    assert points(game, P1, "Family members") == 6


@pytest.mark.ruling("Carbonite Cousin", "last person who could be placed is not frozen")
def test_the_last_person_is_not_frozen(table: Table) -> None:
    game = quarry(table, "Rebel", "Carbonite Cousin", goods=PLENTY)
    game.play(AT_THE_QUARRY)
    until_round(game, 6)
    game.play(AT_THE_QUARRY)
    until_round(game, 7)
    assert (farm(game).at_home, farm(game).cards) == (1, ("Rebel",))


# -- Crop Circles -----------------------------------------------------------------------------


def test_two_crop_circles_are_used_but_good_for_nothing(table: Table) -> None:
    game = drawn(table, "Crop Circles")
    unused = points(game, P1, "Unused cells")
    play(game, "lay crop circle on c4", "lay crop circle on c5")
    assert (points(game, P1, "Unused cells"), deciding(game)) == (unused + 2, P2)
    assert farm(game).tiles["crop circle"] == ("c4", "c5")
    play(game, "place Fishing", "place Farmland")
    assert "plow c3" in game.options
    assert "plow c4" not in game.options


@pytest.mark.ruling("Crop Circles", "fewer unused cells")
def test_with_one_unused_cell_there_is_one_crop_circle(table: Table) -> None:
    fields = "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4"
    game = drawn(table, "Crop Circles", fields={P1: fields})
    assert farm(game).tiles["crop circle"] == ("c5",)


@pytest.mark.ruling("Crop Circles", "no field and no pasture")
def test_a_crop_circle_lies_in_no_pasture(table: Table) -> None:
    game = quarry(table, "Crop Circles", cards=("Fencing", "Western Quarry"), goods={P1: "15 wood"})
    play(game, AT_THE_QUARRY, "lay crop circle on c4", "lay crop circle on c5", "place Fishing", "place Fencing")
    assert (len(farm(game).fields), len(farm(game).pastures)) == (0, 0)
    assert not [option for option in game.options if "c4" in option or "c5" in option]


# -- Dive at the End of the Universe ----------------------------------------------------------


def ending(table: Table, *scores: int, **situation: object) -> Agricola:
    """The game is over with so many points for each player, and the Dive lies beside the board."""
    beside = ("Dive at the End of the Universe",)
    food = dict.fromkeys(range(len(scores)), "30 food")
    game = quarry(table, seats=len(scores), round=14, beside=beside, goods=food, **situation)
    while not game.over:
        quietly(game)
    for seat, wanted in enumerate(scores):
        game.players[seat].bonus += wanted - score(game, seat)
    return game


def test_exactly_42_points_win(table: Table) -> None:
    assert winners(ending(table, 50, 42, 43)) == [P2]


@pytest.mark.ruling("Dive at the End of the Universe", "without any the most points win")
def test_without_42_points_the_most_win_as_usual(table: Table) -> None:
    assert winners(ending(table, 50, 41, 43)) == [P1]


@pytest.mark.ruling("Dive at the End of the Universe", "usual tie-break")
def test_the_usual_tie_break_decides_among_several_with_42(table: Table) -> None:
    game = ending(table, 42, 60, 42)
    game.players[P3].goods += 1
    assert winners(game) == [P3]


def test_the_dive_lasts_when_it_is_drawn(table: Table) -> None:
    game = drawn(table, "Dive at the End of the Universe")
    assert "Dive at the End of the Universe" in [card.name for card in view(game, P2).common]


# -- Earth Girls Are Easy ---------------------------------------------------------------------


@pytest.mark.ruling("Earth Girls Are Easy", "works from the next round on")
def test_the_family_grows_without_room(table: Table) -> None:
    game = drawn(table, "Earth Girls Are Easy")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (3, 1, 1)
    until_round(game, 6)
    assert farm(game).at_home == 3


@pytest.mark.ruling("Earth Girls Are Easy", "with 5 people nothing happens")
def test_a_family_of_five_does_not_grow(table: Table) -> None:
    game = drawn(table, "Earth Girls Are Easy", people={P1: 5})
    assert (farm(game).people, deciding(game)) == (5, P2)
