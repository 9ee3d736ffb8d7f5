"""The forest deck: events."""

import pytest

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.goods import goods
from helpers import Table, all_goods, choices, deciding, farm, fields, lying, names, play, told
from woods import INTO_THE_WOODS, met, woods


def left_in_the_deck(game: Agricola) -> int:
    """How many cards can still be drawn."""
    [deck] = view(game, P1).draw_decks
    return deck.left


# -- The Lady of the Lake ---------------------------------------------------------------------


def test_the_lady_makes_the_drawer_starting_player_and_gives_reed(table: Table) -> None:
    game = met(table, "The Lady of the Lake, Part 1", starting_player=P2, at_home={P2: 0})
    assert (game.starting_player, game.goods(P1)) == (P1, "3 wood 1 reed 2 food")
    assert "The Lady of the Lake, Part 1" in [card.name for card in view(game, P1).common]


@pytest.mark.ruling("The Lady of the Lake, Part 1", "No space is used")
def test_the_lady_lets_nobody_play_a_minor_improvement(table: Table) -> None:
    game = met(table, "The Lady of the Lake, Part 1", decks="AB", hand={P1: ("Shifting Cultivation",)})
    assert deciding(game) == P2


def test_the_lady_comes_a_second_time_for_the_starting_player(table: Table) -> None:
    game = woods(
        table, "The Lady of the Lake, Part 2", beside=("The Lady of the Lake, Part 1",), starting_player=P2,
        at_home={P2: 0},
    )  # fmt: skip
    game.play(INTO_THE_WOODS)
    assert (game.goods(P2), game.players[P2].bonus) == ("1 stone 3 food", 1)
    assert (game.goods(P1), game.players[P1].bonus) == ("3 wood 2 food", 0)


@pytest.mark.ruling("The Lady of the Lake, Part 2", "may be who has drawn it")
def test_the_starting_player_draws_the_second_lady(table: Table) -> None:
    game = met(table, "The Lady of the Lake, Part 2", beside=("The Lady of the Lake, Part 1",))
    assert (game.goods(P1), game.players[P1].bonus) == ("3 wood 1 stone 2 food", 1)


def test_before_the_first_lady_the_second_one_gives_reed_and_hides_again(table: Table) -> None:
    game = woods(table, "The Lady of the Lake, Part 2")
    before = left_in_the_deck(game)
    game.play(INTO_THE_WOODS)
    assert (game.goods(P1), left_in_the_deck(game)) == ("3 wood 1 reed 2 food", before)


# -- The Wild Child ---------------------------------------------------------------------------


@pytest.mark.ruling("The Wild Child", "a newborn in this round")
def test_a_wild_child_joins_the_family_without_room_and_works_from_the_next_round_on(table: Table) -> None:
    game = met(table, "The Wild Child")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (3, 1, 1)
    play(game, "place Day Laborer", "place Fishing", "place Clay Pit")
    assert (game.round, farm(game).newborns, farm(game).at_home) == (2, 0, 3)


@pytest.mark.ruling("The Wild Child", "A place in the family is free again")
def test_the_wild_child_leaves_after_the_next_feeding(table: Table) -> None:
    game = woods(table, "The Wild Child", "Camelot", round=3, goods={P1: "9 food", P2: "9 food"})
    play(game, INTO_THE_WOODS, "place Day Laborer", "place Fishing", "place Clay Pit")
    play(game, "place Forest", "place Clay Pit", "place Fishing", "place Reed Bank", "place Day Laborer")
    assert (game.round, farm(game).people, farm(game).at_home) == (5, 2, 2)
    assert (names(game, P1), game.goods(P1)) == (["Camelot"], "6 wood 7 food")


@pytest.mark.ruling("The Wild Child", "even if this round ends with it")
def test_a_wild_child_of_a_harvest_round_eats_once_and_is_gone(table: Table) -> None:
    game = met(table, "The Wild Child", round=4, goods={P1: "9 food", P2: "9 food"})
    play(game, "place Day Laborer", "place Clay Pit", "place Reed Bank")
    assert (farm(game).people, farm(game).newborns, game.goods(P1)) == (2, 0, "3 wood 1 clay 4 food")


@pytest.mark.ruling("The Wild Child", "With 5 people nothing happens")
def test_there_is_no_wild_child_for_a_family_of_five(table: Table) -> None:
    game = met(table, "The Wild Child", people={P1: 5}, at_home={P1: 1, P2: 1}, round=4, goods={P1: "10 food"})
    assert (farm(game).people, names(game, P1)) == (5, [])
    play(game, "place Day Laborer")
    assert farm(game).people == 5


# -- The Hermit -------------------------------------------------------------------------------

SHEEPFOLD = {"pastures": {P1: ("a4 a5",)}, "goods": {P1: "3 sheep"}, "decks": "AB"}


@pytest.mark.ruling("The Hermit", "cannot be turned into food before")
@pytest.mark.ruling("The Hermit", "shuffled back into the deck")
def test_half_of_the_sheep_follow_the_hermit_whoever_could_cook_them(table: Table) -> None:
    game = woods(table, "The Hermit", **SHEEPFOLD, majors={P1: ("Fireplace (2 clay)",)})
    before = left_in_the_deck(game)
    assert told(game, INTO_THE_WOODS)[2:] == [(P1, "draws The Hermit"), (P1, "lets 2 sheep run away")]
    assert (game.goods(P1), left_in_the_deck(game)) == ("3 wood 1 sheep", before)


def test_the_hermit_teaches_an_occupation_for_nothing(table: Table) -> None:
    game = met(table, "The Hermit", **SHEEPFOLD, played={P1: ("Scholar", "Tutor")}, hand={P1: ("Groom",)})
    assert choices(game) == ["play Groom", "done"]
    game.play("play Groom")
    assert (names(game, P1), game.goods(P1)) == (["Scholar", "Tutor", "Groom"], "4 wood 1 sheep")


@pytest.mark.ruling("The Hermit", "What is printed on the occupation is due")
def test_the_hermit_does_not_pay_what_is_printed_on_a_card(table: Table) -> None:
    game = woods(table, "The Hermit", edition="original", goods={P1: "1 sheep 3 food"}, hand={P1: ("Chief",)})
    play(game, "place 3 Wood", "play Chief")
    assert game.goods(P1) == "3 wood 1 food"


@pytest.mark.ruling("The Hermit", "Without sheep nothing happens")
def test_without_sheep_the_hermit_teaches_nothing(table: Table) -> None:
    game = met(table, "The Hermit", decks="AB", hand={P1: ("Groom",)})
    assert deciding(game) == P2


# -- Others -----------------------------------------------------------------------------------


def test_the_king_of_the_pigs_plows_a_field_and_comes_again(table: Table) -> None:
    game = woods(table, "The King of the Pigs")
    before = left_in_the_deck(game)
    play(game, INTO_THE_WOODS, "plow b3")
    assert (fields(game, P1), left_in_the_deck(game)) == (1, before)


@pytest.mark.ruling("The King of the Pigs", "next to others as usual")
def test_the_king_of_the_pigs_plows_next_to_fields_if_anywhere(table: Table) -> None:
    game = met(table, "The King of the Pigs", fields={P1: "a1"})
    assert fields(game, P1) == 2
    crowded = met(table, "The King of the Pigs", fields={P1: "a1"}, stables={P1: "a2"})
    assert fields(crowded, P1) == 1


def test_men_in_tights_take_from_the_rich_and_give_to_the_poor(table: Table) -> None:
    game = met(table, "Men in Tights", seats=3, goods={P1: "1 clay", P2: "1 food", P3: "1 wood 5 clay"})
    assert all_goods(game) == ["1 wood 1 clay", "2 wood 2 clay 1 food", "1 wood 3 clay"]


@pytest.mark.ruling("Men in Tights", "Of several with the most each loses 1")
def test_all_who_are_equally_rich_lose_something(table: Table) -> None:
    goods = {P1: "1 wood", P2: "4 wood 2 reed", P3: "2 wood 2 reed", P4: "1 wood 1 reed"}
    game = met(table, "Men in Tights", seats=4, goods=goods)
    assert all_goods(game) == ["3 wood 2 reed", "3 wood 1 reed", "2 wood 1 reed", "3 wood 1 reed"]


@pytest.mark.ruling("Men in Tights", "goes to who has drawn the card")
@pytest.mark.ruling("Men in Tights", "A good that nobody has")
def test_where_several_are_poor_the_drawer_gets_the_loot(table: Table) -> None:
    game = met(table, "Men in Tights", seats=3, goods={P1: "1 food", P2: "1 clay", P3: "1 food"})
    assert all_goods(game) == ["3 wood 1 clay 1 food", "nothing", "1 food"]


def test_who_plays_alone_neither_loses_nor_gets_anything(table: Table) -> None:
    game = woods(table, "Men in Tights", seats=1, spaces={"Forest": "4 wood"}, goods={P1: "1 clay"})
    assert told(game, INTO_THE_WOODS)[-1] == (P1, "draws Men in Tights")
    assert (game.goods(P1), game.players[P1].this_round.received) == ("4 wood 1 clay", goods("4 wood"))


@pytest.mark.ruling("Noblesse Oblige", "pays what there is")
def test_nobility_pays_and_the_poor_are_fed(table: Table) -> None:
    houses = {P2: "clay hut", P3: "stone house", P4: "stone house"}
    goods = {P1: "1 food", P2: "1 food", P3: "3 food", P4: "1 food 1 grain"}
    game = met(table, "Noblesse Oblige", seats=4, house=houses, goods=goods)
    assert all_goods(game) == ["3 wood 2 food", "nothing", "1 food", "1 grain"]
    assert [farm(game, seat).begging for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.ruling("Castle of the Frenchmen", "shuffled back into the deck")
def test_a_cow_from_the_castle_costs_two_food(table: Table) -> None:
    game = woods(table, "Castle of the Frenchmen", goods={P1: "3 food"})
    before = left_in_the_deck(game)
    game.play(INTO_THE_WOODS)
    assert (game.goods(P1), left_in_the_deck(game)) == ("3 wood 1 food 1 cattle", before)


@pytest.mark.ruling("Castle of the Frenchmen", "cooked or let go before you pay")
def test_a_cow_without_a_place_is_cooked_before_it_is_paid(table: Table) -> None:
    game = met(table, "Castle of the Frenchmen", goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)",)})
    assert "release cattle" in game.options
    game.play("keep 1 sheep")
    assert game.goods(P1) == "3 wood 1 food 1 sheep"


def test_for_a_cow_from_the_castle_one_pays_what_one_has(table: Table) -> None:
    assert met(table, "Castle of the Frenchmen", goods={P1: "1 food"}).goods(P1) == "3 wood 1 cattle"


@pytest.mark.ruling("All Your Wood Are Belong to Us", "for whoever uses the space next")
def test_all_wood_goes_back_to_the_space(table: Table) -> None:
    game = woods(table, "All Your Wood Are Belong to Us", "Camelot", goods={P1: "2 wood"})
    game.play(INTO_THE_WOODS)
    assert (game.goods(P1), lying(game, "Forest")) == ("2 food", "5 wood")
    play(game, "place Day Laborer", "place Fishing", "place Clay Pit", "place Forest")
    assert game.goods(P1) == "8 wood 3 food"


@pytest.mark.ruling("All Your Wood Are Belong to Us", "Wood on cards stays")
def test_wood_on_cards_is_safe(table: Table) -> None:
    game = met(table, "All Your Wood Are Belong to Us", crops={P1: {"a1": "3 wood"}})
    assert (game.goods(P1), farm(game).fields["a1"]) == ("4 food", {"wood": 3})
