"""The forest deck: unicorns, the undead, werewolves, knights and Horst."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, FINISHED
from helpers import Table, all_goods, can_play, choices, deciding, farm, names, play, points, told
from woods import met, woods

FIRST, SECOND = "The Unicorn, Part 1", "The Unicorn, Part 2"
YARD = {P1: ("a4 a5",)}


def harvest(table: Table, *cards: str, **situation: object) -> Agricola:
    """The harvest of round 4 begins for somebody who has some cards."""
    usual = {"round": 4, "phase": FIELD, "goods": {P1: "9 food", P2: "9 food"}, "played": {P1: cards}}
    return woods(table, **{**usual, **situation})


# -- The Unicorn ------------------------------------------------------------------------------


@pytest.mark.ruling("The Unicorn, Part 1", "counts as a minor improvement")
def test_a_unicorn_lies_with_the_drawers_improvements(table: Table) -> None:
    game = met(table, FIRST)
    assert (farm(game).improvements, points(game, P1, "Improvements")) == ((FIRST,), 0)


@pytest.mark.ruling("The Unicorn, Part 2", "counts as a minor improvement")
def test_the_second_unicorn_does_so_as_well(table: Table) -> None:
    assert farm(met(table, SECOND)).improvements == (SECOND,)


@pytest.mark.ruling("The Unicorn, Part 1", "named when the harvest begins")
def test_a_unicorn_is_of_a_species_until_the_harvest_ends(table: Table) -> None:
    game = harvest(table, FIRST, seats=1, goods={P1: "1 grain 9 food"})
    assert choices(game) == ["become sheep", "become boar", "become cattle"]
    assert told(game, "become boar")[0] == (P1, "lets The Unicorn, Part 1 be 1 boar")
    assert farm(game).on_cards[FIRST] == "1 boar"
    game.play("feed")
    assert (game.round, FIRST in farm(game).on_cards) == (5, False)


@pytest.mark.ruling("The Unicorn, Part 1", "With another animal of its species")
def test_a_unicorn_has_a_young_one_with_another_animal(table: Table) -> None:
    game = harvest(table, FIRST, goods={P1: "1 boar 9 food"}, seats=1, pastures=YARD)
    game.play("become boar")
    assert (game.round, farm(game).goods) == (5, {"boar": 2, "food": 3})


def test_a_young_one_of_a_unicorn_needs_a_place(table: Table) -> None:
    game = harvest(table, FIRST, goods={P1: "1 boar 9 food"}, seats=1)
    game.play("become boar")
    assert farm(game).goods == {"boar": 1, "food": 3}


def test_a_unicorn_of_another_species_has_no_young(table: Table) -> None:
    game = harvest(table, FIRST, goods={P1: "1 boar 9 food"}, seats=1, pastures=YARD)
    game.play("become sheep")
    assert farm(game).goods == {"boar": 1, "food": 3}


@pytest.mark.ruling("The Unicorn, Part 2", "Two unicorns of one species")
def test_two_unicorns_breed_with_each_other(table: Table) -> None:
    game = harvest(table, FIRST, SECOND, seats=1)
    play(game, f"use {FIRST}", "become cattle", "become cattle")
    assert farm(game).goods == {"cattle": 1, "food": 3}


@pytest.mark.ruling("The Unicorn, Part 1", "never turned into food")
def test_a_unicorn_is_no_food(table: Table) -> None:
    game = harvest(table, FIRST, seats=1, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 grain 9 food"})
    game.play("become sheep")
    assert (choices(game), game.exchanges()) == (["feed", "convert grain"], [])


def test_a_unicorn_counts_for_the_scoring(table: Table) -> None:
    game = harvest(table, FIRST, round=14, phase=BREEDING, seats=1)
    assert (game.phase, points(game, P1, "Cattle")) == (FINISHED, -1)
    game.play("become cattle")
    assert [points(game, P1, kind) for kind in ("Sheep", "Wild boar", "Cattle")] == [-1, -1, 1]


def test_two_unicorns_are_worth_a_bonus_point(table: Table) -> None:
    assert points(woods(table, played={P1: (FIRST, SECOND)}), P1) == 1
    assert points(woods(table, played={P1: (SECOND,), P2: (FIRST,)}), P1) == 0


def test_a_unicorn_is_an_animal_for_cards_that_ask_for_animals(table: Table) -> None:
    farm = {"edition": "original", "decks": "EIK", "hand": {P1: ("Manure",)}, "goods": {P1: "1 sheep"}}
    assert can_play(woods(table, **farm, played={P1: (FIRST,)}), "Manure")
    assert not can_play(woods(table, **farm), "Manure")


@pytest.mark.ruling("The Unicorn, Part 1", "it may be a horse")
def test_on_the_moor_a_unicorn_may_be_a_horse(table: Table) -> None:
    game = harvest(table, FIRST, edition="original", moor="1", seats=1, goods={P1: "9 food 9 fuel"})
    assert "become horse" in choices(game)


# -- Revenant ---------------------------------------------------------------------------------


@pytest.mark.ruling("Revenant", "counts as an occupation")
def test_the_undead_lives_on_the_card(table: Table) -> None:
    game = met(table, "Revenant")
    assert (farm(game).occupations, farm(game).on_cards["Revenant"]) == (("Revenant",), "1 undead")


def test_the_undead_needs_no_food(table: Table) -> None:
    game = met(table, "Revenant", round=4, at_home={P1: 1, P2: 0}, goods={P1: "2 food", P2: "4 food"})
    assert (farm(game).begging, game.goods(P1)) == (0, "3 wood")


def test_the_undead_needs_no_room(table: Table) -> None:
    game = met(table, "Revenant", round=6, cards=("Basic Wish for Children",), at_home={P1: 2, P2: 0})
    game.play("place Basic Wish for Children")
    assert farm(game).people == 3


def test_the_undead_is_worth_no_points(table: Table) -> None:
    assert points(met(table, "Revenant", people={P1: 4}), P1, "Family members") == 9


@pytest.mark.ruling("Revenant", "still one of your at most 5 people")
def test_the_undead_is_still_one_of_five_people_who_work(table: Table) -> None:
    game = met(table, "Revenant", people={P1: 5}, at_home={P1: 2, P2: 0}, round=6, cards=("Basic Wish for Children",))
    assert "place Basic Wish for Children" not in game.options
    play(game, "place Day Laborer")
    assert farm(game).at_home == 5


# -- Werewolf ---------------------------------------------------------------------------------

FLOCKS = {P1: "9 food", P2: "1 sheep 9 food", P3: "1 boar 1 cattle 9 food"}


@pytest.mark.ruling("Werewolf", "counts as an occupation")
def test_a_werewolf_joins_the_drawers_occupations(table: Table) -> None:
    assert farm(met(table, "Werewolf")).occupations == ("Werewolf",)


@pytest.mark.ruling("Werewolf", "cannot turn animals into food before")
def test_a_werewolf_eats_an_animal_that_its_owner_chooses(table: Table) -> None:
    game = harvest(
        table, "Werewolf", seats=3, goods=FLOCKS, pastures={P3: ("a4",)}, majors={P3: ("Fireplace (2 clay)",)}
    )
    assert choices(game) == ["take an animal of player 2", "take an animal of player 3"]
    game.play("take an animal of player 3")
    assert (deciding(game), game.options) == (P3, ["return 1 boar", "return 1 cattle"])
    game.play("return 1 boar")
    assert all_goods(game) == ["6 food", "5 food 1 sheep", "9 food 1 cattle"]


def test_a_werewolf_with_one_victim_does_not_ask(table: Table) -> None:
    game = harvest(table, "Werewolf", goods={P1: "9 food", P2: "1 sheep 9 food"})
    assert all_goods(game) == ["6 food", "5 food"]


@pytest.mark.ruling("Werewolf", "Where nobody else has an animal")
def test_a_werewolf_spares_its_owner(table: Table) -> None:
    game = harvest(table, "Werewolf", goods={P1: "1 sheep 9 food", P2: "9 food"})
    assert all_goods(game) == ["5 food 1 sheep", "5 food"]


# -- The Noble Knight and Horst ---------------------------------------------------------------


@pytest.mark.ruling("The Noble Knight", "counts as an occupation")
@pytest.mark.ruling("The Noble Knight", "whatever you catch")
@pytest.mark.ruling("The Noble Knight", "never makes anybody draw")
def test_the_knight_brings_wood_from_every_fishing(table: Table) -> None:
    game = woods(table, played={P1: ("The Noble Knight",)}, goods={P1: "1 food"}, spaces={"Fishing": "2 wood 1 reed"})
    assert farm(game).occupations == ("The Noble Knight",)
    game.play("place Fishing")
    assert (game.goods(P1), names(game, P1)) == ("3 wood 1 reed 1 food", ["The Noble Knight"])


@pytest.mark.ruling("Horst the Woodchopper", "counts as an occupation")
@pytest.mark.ruling("Horst the Woodchopper", "does not count towards the 3 wood")
def test_horst_chops_one_wood_more_which_makes_nobody_draw(table: Table) -> None:
    game = woods(table, "Camelot", played={P1: ("Horst the Woodchopper",)}, spaces={"Forest": "2 wood"})
    assert told(game, "place Forest")[-1] == (P1, "gets 1 wood from Horst the Woodchopper")
    assert farm(game).occupations == ("Horst the Woodchopper",)


def test_horst_does_not_care_for_other_goods(table: Table) -> None:
    game = woods(table, played={P1: ("Horst the Woodchopper",)})
    game.play("place Clay Pit")
    assert game.goods(P1) == "1 clay 2 food"


@pytest.mark.ruling("Horst the Woodchopper", "fed after the family")
def test_horst_is_fed_or_leaves(table: Table) -> None:
    game = harvest(table, "Horst the Woodchopper", goods={P1: "5 food", P2: "4 food"})
    assert choices(game) == ["pay 1 food", "return Horst the Woodchopper"]
    stays, leaves = game, game.clone()
    stays.play("pay 1 food")
    leaves.play("return Horst the Woodchopper")
    assert (stays.goods(P1), names(stays, P1)) == ("nothing", ["Horst the Woodchopper"])
    assert (leaves.goods(P1), names(leaves, P1)) == ("1 food", [])


def test_horst_leaves_who_has_nothing_for_him(table: Table) -> None:
    game = harvest(table, "Horst the Woodchopper", goods={P1: "4 food", P2: "4 food"})
    assert (names(game, P1), farm(game).begging) == ([], 0)


def test_horst_eats_what_is_made_for_him(table: Table) -> None:
    game = harvest(table, "Horst the Woodchopper", goods={P1: "4 food 1 grain", P2: "4 food"}, phase=FEEDING)
    play(game, "feed", "pay 1 food")
    assert (names(game, P1), game.goods(P1)) == (["Horst the Woodchopper"], "nothing")
