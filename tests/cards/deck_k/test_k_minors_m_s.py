"""Minor improvements of deck K, M to S."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FEEDING, FIELD
from farmyard.kernel.errors import IllegalChoice
from helpers import (
    Table,
    can_play,
    count_of,
    deciding,
    farm,
    fields,
    for_sale,
    lodgers,
    names,
    note,
    on_card,
    plant_on_cards,
    play,
    play_minor,
    points,
    worth,
)
from situations import JOBS, LAST_PERSON, about_to_build_stables, about_to_fence, butcher, hut, overflow

# -- Mansion --------------------------------------------------------------------------------------


@pytest.mark.ruling("Mansion", "The Half-timbered House scores nothing")
@pytest.mark.parametrize(
    ("house", "cards", "points"),
    [
        ("clay hut", ("Mansion",), 0),
        ("stone house", ("Mansion",), 4),
        ("stone house", ("Mansion", "Half-timbered House"), 4),
        ("stone house", ("Mansion", "Clogs"), 6),
        ("stone house", ("Mansion", "Chief"), 6),
    ],
)
def test_mansion_scores_stone_rooms(table: Table, house: str, cards: tuple[str, ...], points: int) -> None:
    assert worth(table, *cards, house={P1: house}) == points


# -- Ox Team --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "number"), [(5, 3), (11, 3), (12, 2), (13, 1), (14, 0)])
def test_ox_team_plows_as_long_as_there_are_rounds_to_come(table: Table, round: int, number: int) -> None:
    farm = {"goods": {P1: "3 wood 2 cattle"}, "pastures": {P1: ("b5",)}}
    game = table(round=round, hand={P1: ("Ox Team",)}, **farm)
    play_minor(game, "Ox Team")
    for cell in ("a1", "a2", "a3")[:number]:
        game.play(f"plow {cell}")
    assert "plow a4" not in game.options
    assert fields(game, P1) == number


def test_ox_team_may_plow_less_and_needs_two_cattle(table: Table) -> None:
    farm = {"hand": {P1: ("Ox Team",)}, "pastures": {P1: ("b5",)}}
    game = table(goods={P1: "3 wood 2 cattle"}, **farm)
    play_minor(game, "Ox Team")
    game.play("plow a1")
    game.play("done")
    assert fields(game, P1) == 1
    assert not can_play(table(goods={P1: "3 wood 1 cattle"}, **farm), "Ox Team")


# -- Pelts ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Tanner", "the Pelts may use it besides")
@pytest.mark.ruling("Pelts", "may serve the Tanner")
def test_pelts_use_animals_of_the_tanner(table: Table) -> None:
    game = overflow(table, "Tanner", "Pelts")
    game.play("place 2 boar 1 cattle on Tanner")
    assert game.options[:3] == ["pay 2 food", "pay 1 food", "done"]


def test_pelts_lay_a_food_in_each_room(table: Table) -> None:
    game = butcher(table, "Pelts", supply="3 sheep")
    play(game, "convert sheep", "pay 1 food", "convert sheep", "pay 1 food", "convert sheep")
    assert (on_card(game, "Pelts"), game.goods(P1), points(game, P1)) == ("2 food", "4 food", 2)


@pytest.mark.ruling("Pelts", "for which the animal is cooked")
def test_pelts_take_the_food_of_the_animal(table: Table) -> None:
    game = butcher(table, "Pelts", supply="1 sheep")
    play(game, "convert sheep", "pay 1 food")
    assert game.goods(P1) == "1 food"


def test_pelts_need_three_occupations(table: Table) -> None:
    three = ("Tanner", "Serf", "Scholar")
    for number in (2, 3):
        game = table(seats=4, played={P1: three[:number]}, hand={P1: ("Pelts", "Copse")})
        game.play("place Starting Player")
        assert ("play Pelts" in game.options) == (number == 3)


# -- Reed Hut -------------------------------------------------------------------------------------


def test_reed_hut_brings_a_person_who_works_at_once_and_later(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed 9 food"}, at_home=LAST_PERSON)
    play(game, "place Starting Player", "play Reed Hut")
    assert (deciding(game), farm(game).at_home) == (P1, 1)
    game.play("place Fishing")
    assert (game.round, farm(game).at_home, farm(game).people) == (2, 3, 2)
    assert points(game, P1, "Family members") == 6


@pytest.mark.parametrize(("seats", "food"), [(1, 9), (2, 6)])
def test_reed_hut_person_eats(table: Table, seats: int, food: int) -> None:
    game = table(
        seats=seats, round=4, played={P1: ("Reed Hut",)}, goods={P1: "20 food 1 grain"}, at_home={P1: 1, P2: 0}
    )
    note(game, P1, "Reed Hut").goods = 1
    play(game, "place 1 Clay", "feed")
    assert count_of(game, "food") == 20 - food


@pytest.mark.ruling("Reed Hut", "needs no room while it lives here")
def test_reed_hut_person_needs_no_room(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"})
    play(game, "place Family Growth", "grow")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (3, 1, 2)


@pytest.mark.ruling("Reed Hut", "is no family growth")
def test_reed_hut_is_no_family_growth(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Adoptive Parents",)}, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed 5 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Reed Hut")
    assert (deciding(game), game.goods(P1)) == (P2, "5 food")


@pytest.mark.ruling("Reed Hut", "newborn in that round")
def test_reed_hut_person_joins_the_family(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"})
    game.play("place Family Growth")
    assert game.options[:2] == ["grow", "grow from Reed Hut"]
    game.play("grow from Reed Hut")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home, lodgers(game)) == (3, 1, 1, 0)


def test_reed_hut_person_may_be_the_fifth(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2 c2 a1"}, people={P1: 4}, at_home={P1: 5})
    game.play("place Family Growth")
    assert (farm(game).people, lodgers(game), farm(game).at_home) == (5, 0, 3)


@pytest.mark.ruling("Reed Hut", "cannot bring that about itself")
def test_reed_hut_person_cannot_bring_itself_home(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Family Growth")
    assert (farm(game).people, lodgers(game)) == (3, 1)


@pytest.mark.ruling("Reed Hut", "all five are in the game")
def test_reed_hut_stays_empty_without_a_fifth_person(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed"}, people={P1: 5}, rooms={P1: "b1 c1 b2 c2 a1"}
    )
    play(game, "place Starting Player", "play Reed Hut")
    assert (lodgers(game), farm(game).at_home) == (0, 4)


@pytest.mark.ruling("Reed Hut", "after your family and a guest")
@pytest.mark.ruling("Guest", "The occupant of a Reed Hut is placed after the guest")
def test_reed_hut_person_comes_after_a_guest_who_may_stay_away(table: Table) -> None:
    game = hut(table, at_home={P1: 3, P2: 0, P3: 0, P4: 0})
    game.players[P1].note_round().guests = 1
    game.play("place 1 Reed")
    assert "done" in game.options
    game.play("done")
    assert (deciding(game), farm(game).at_home, "done" in game.options) == (P1, 1, False)


@pytest.mark.ruling("Reed Hut", "gives the card up loses the person")
def test_reed_hut_person_goes_with_the_card(table: Table) -> None:
    game = hut(table, "Spit Roast", hand={P1: ("Madonna Statue",)}, at_home={P1: 3, P2: 0, P3: 0, P4: 0})
    play(game, "place Starting Player", "play Madonna Statue", "place 1 Reed")
    assert (game.round, farm(game).at_home, lodgers(game)) == (2, 2, 0)


@pytest.mark.ruling("Reed Hut", "gives the card up loses the person")
def test_reed_hut_person_who_has_worked_takes_nobody_else_along(table: Table) -> None:
    game = hut(table, "Spit Roast", hand={P1: ("Madonna Statue", "Clogs")}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    play(game, "place Starting Player", "play Madonna Statue")
    assert (game.round, game.players[P1].at_home) == (2, 2)


def test_reed_hut_person_eats_less_with_the_cook(table: Table) -> None:
    game = table(seats=4, phase=FEEDING, played={P1: ("Reed Hut", "Cook")}, goods={P1: "9 food 1 grain"})
    note(game, P1, "Reed Hut").goods = 1
    game.play("feed")
    assert count_of(game, "food") == 4


# -- Sawhorse -------------------------------------------------------------------------------------


def test_sawhorse_gives_one_free_stable(table: Table) -> None:
    game = about_to_build_stables(table, "Sawhorse", supply="2 wood")
    play(game, "stable a5")
    assert game.goods(P1) == "2 wood"
    play(game, "stable a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)


def test_sawhorse_lets_who_has_no_wood_build_a_stable(table: Table) -> None:
    game = about_to_build_stables(table, "Sawhorse", supply="0 wood")
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.parametrize(("before", "cells", "wood"), [((), "a5", 3), ((), "a3 a4 a5", 6), (("a5",), "a4", 2)])
def test_sawhorse_makes_each_third_fence_free(table: Table, before: tuple[str, ...], cells: str, wood: int) -> None:
    game = about_to_fence(table, "Sawhorse", supply="15 wood", pastures={P1: before})
    play(game, f"enclose {cells}", "done")
    assert game.goods(P1) == f"{15 - wood} wood"


def test_sawhorse_counts_over_several_pastures_of_an_action(table: Table) -> None:
    game = about_to_fence(table, "Sawhorse", supply="5 wood")
    play(game, "enclose a5", "enclose a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)


@pytest.mark.ruling("Sawhorse", "What you get free anyway")
def test_sawhorse_saves_no_free_fence_for_later(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Sawhorse",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "3 wood 2 food"}, round=4
    )
    play(game, "place Starting Player", "play Mini Pasture", "enclose a5")
    play(game, "place 1 Reed", "place 1 Clay", "place Fishing", "place Fences", "enclose a4")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Sawhorse", "The next stable is the next one")
def test_sawhorse_is_used_up_by_a_stable_that_is_free_anyway(table: Table) -> None:
    game = table(played={P1: ("Sawhorse",)}, hand={P1: ("Stable",)}, goods={P1: "3 wood"})
    play(game, "place Starting Player", "play Stable", "stable a5")
    play(game, "place Fishing", "place Build Rooms and Stables", "stable a4")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Sawhorse", "Only closed pastures")
def test_sawhorse_closes_whole_pastures(table: Table) -> None:
    game = table(seats=4, round=4, played={P1: ("Sawhorse",)}, goods={P1: "2 wood"})
    assert "place Fences" not in game.options
    game = table(seats=4, round=4, played={P1: ("Sawhorse",)}, goods={P1: "3 wood"})
    assert "place Fences" in game.options


@pytest.mark.ruling("Hedge Keeper", "the free fences of the Sawhorse come first")
@pytest.mark.ruling("Sawhorse", "these free fences come first")
def test_sawhorse_adds_to_the_hedge_keeper(table: Table) -> None:
    game = about_to_fence(table, "Sawhorse", "Hedge Keeper", supply="9 wood")
    play(game, "enclose a5", "done")
    assert game.goods(P1) == "9 wood"
    game = about_to_fence(table, "Sawhorse", "Hedge Keeper", supply="9 wood")
    play(game, "enclose a3 a4 a5", "done")
    assert game.goods(P1) == "6 wood"


# -- Sawmill --------------------------------------------------------------------------------------


@pytest.mark.ruling("Sawmill", "The Joinery is for sale again")
def test_sawmill_replaces_the_joinery(table: Table) -> None:
    game = table(majors={P1: ("Joinery",)}, hand={P1: ("Sawmill",)})
    play_minor(game, "Sawmill")
    assert names(game, P1) == ["Sawmill"]
    assert "Joinery" in for_sale(game)
    assert not can_play(table(majors={P1: ("Pottery",)}, hand={P1: ("Sawmill",)}), "Sawmill")


@pytest.mark.ruling("Sawmill", "Who has both may use both")
def test_sawmill_and_joinery_convert_a_wood_each_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, majors={P1: ("Joinery",)}, played={P1: ("Sawmill",)}, goods={P1: "3 wood 1 grain"})
    game.play("convert Sawmill")
    game.play("convert Joinery")
    assert game.goods(P1) == "1 wood 1 grain 5 food"
    assert "convert Sawmill" not in game.options


@pytest.mark.ruling("Sawmill", "scores wood only once")
@pytest.mark.parametrize("majors", [(), ("Joinery",)])
@pytest.mark.parametrize("wood", range(9))
def test_sawmill_scores_wood_once(table: Table, wood: int, majors: tuple[str, ...]) -> None:
    points = (0, 0, 1, 1, 2, 3, 3, 3, 3)[wood] + 3 + 2 * len(majors)
    game = table(majors={P1: majors}, played={P1: ("Sawmill",)}, goods={P1: f"{wood} wood"})
    assert score(game, P1) - score(table(), P1) == points


def test_sawmill_counts_for_the_guildmaster_and_the_plane(table: Table) -> None:
    game = table(hand={P1: ("Guildmaster",)}, played={P1: ("Sawmill",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "2 wood 1 food"
    game = table(phase=FEEDING, played={P1: ("Sawmill", "Plane")}, goods={P1: "2 wood 1 grain"})
    game.play("convert Sawmill")
    game.play("take 1 food")
    assert game.goods(P1) == "1 wood 1 grain 4 food"


@pytest.mark.ruling("Sawmill", "Wood growing on the Copse or the Forester counts")
@pytest.mark.parametrize("card", ["Copse", "Forester"])
def test_sawmill_scores_wood_that_grows_on_cards(table: Table, card: str) -> None:
    game = table(played={P1: ("Sawmill", card)}, goods={P1: "2 wood"})
    before = score(game, P1)
    plant_on_cards(game, "3 wood")
    assert score(game, P1) - before == 2


@pytest.mark.ruling("Sawmill", "wood on the Resource Seller does not")
def test_sawmill_does_not_score_the_wood_of_the_resource_seller(table: Table) -> None:
    game = table(played={P1: ("Sawmill", "Resource Seller")}, goods={P1: "1 wood"})
    assert score(game, P1) - score(table(), P1) == 3


# -- Sleeping Corner ------------------------------------------------------------------------------


GROWTH = {"rooms": {P1: "b1 c1 a1"}, "played": {P1: ("Sleeping Corner",)}}


@pytest.mark.parametrize("space", ["Family Growth", "Family Growth without Room"])
def test_sleeping_corner_joins_another_players_person(table: Table, space: str) -> None:
    game = table(round=13, used={space: P2}, **GROWTH)
    game.play(f"place {space}")
    assert farm(game).people == 3


@pytest.mark.ruling("Sleeping Corner", "Not if one of your own people")
def test_sleeping_corner_does_not_join_an_own_person(table: Table) -> None:
    game = table(round=13, used={"Family Growth": P1}, **GROWTH)
    assert "place Family Growth" not in game.options


@pytest.mark.ruling("Sleeping Corner", "from round 5 on")
@pytest.mark.parametrize(("round", "joins"), [(4, False), (5, True)])
def test_sleeping_corner_joins_the_choice_of_five_players_from_round_five(
    table: Table, round: int, joins: bool
) -> None:
    space = "Second Occupation or Growth"
    game = table(seats=5, round=round, used={space: P2}, hand={P1: JOBS[:1]}, goods={P1: "9 food"}, **GROWTH)
    assert (f"place {space}" in game.options) == joins


@pytest.mark.ruling("Sleeping Corner", "Only fields with grain on them count")
def test_sleeping_corner_needs_two_grain_fields(table: Table) -> None:
    hand = {P1: ("Sleeping Corner",)}
    crops = {P1: {"a4": "1 grain", "a5": "1 vegetable"}}
    with pytest.raises(IllegalChoice):
        play_minor(table(hand=hand, goods={P1: "1 wood"}, crops=crops, fields={P1: "b5"}), "Sleeping Corner")
    crops = {P1: {"a4": "1 grain", "a5": "1 grain"}}
    assert can_play(table(hand=hand, goods={P1: "1 wood"}, crops=crops), "Sleeping Corner")


FIVE_PLAYERS = {"seats": 5, "round": 5, "used": {"Second Occupation or Growth": P2}}


@pytest.mark.ruling("Sleeping Corner", "whatever you choose")
@pytest.mark.parametrize(("choice", "people"), [("grow", 3), ("play Tutor", 2)])
def test_sleeping_corner_joins_for_growth_and_for_an_occupation(table: Table, choice: str, people: int) -> None:
    situation = {"rooms": {P1: "b1 c1 a1"}, "goods": {P1: "9 food"}, "hand": {P1: ("Tutor",)}}
    game = table(played={P1: ("Sleeping Corner",)}, **situation, **FIVE_PLAYERS)
    game.play("place Second Occupation or Growth")
    game.play(choice)
    assert (farm(game).people, "Tutor" in names(game, P1)) == (people, people == 2)


# -- Spit Roast -----------------------------------------------------------------------------------


@pytest.mark.ruling("Spit Roast", "1 food in a harvest at most")
def test_spit_roast_adds_a_food_once_in_a_harvest(table: Table) -> None:
    game = butcher(table, "Spit Roast", supply="3 sheep", phase=FEEDING)
    game.play("convert sheep")
    assert game.goods(P1) == "3 food 2 sheep"
    game.play("convert sheep")
    assert game.goods(P1) == "5 food 1 sheep"


def test_spit_roast_adds_nothing_outside_feeding(table: Table) -> None:
    game = butcher(table, "Spit Roast", supply="1 sheep")
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Spit Roast", "moment 6")
def test_spit_roast_pays_for_food_at_once_and_at_the_start_of_feeding(table: Table) -> None:
    game = butcher(table, "Spit Roast", supply="1 sheep", phase=FEEDING, seats=2)
    play(game, "convert sheep")
    assert (farm(game).begging, game.goods(P1)) == (1, "nothing")
    game = butcher(table, "Spit Roast", "Baker", supply="1 sheep 1 grain", phase=FIELD, seats=2)
    game.play("convert sheep")
    assert game.goods(P1) == "1 grain 3 food"


# -- Stone Exchange -------------------------------------------------------------------------------


@pytest.mark.ruling("Stone Exchange", "cannot be mixed")
@pytest.mark.parametrize("price", ["1 wood 1 clay", "1 clay"])
def test_stone_exchange_takes_no_mixture(table: Table, price: str) -> None:
    assert not can_play(table(hand={P1: ("Stone Exchange",)}, goods={P1: price}), "Stone Exchange")


# -- Swing Plow -----------------------------------------------------------------------------------


def test_swing_plow_works_twice(table: Table) -> None:
    game = table(played={P1: ("Swing Plow",)}, people={P2: 3})
    game.play("place Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    for place in ("Day Laborer", "3 Wood", "Fishing", "1 Clay", "Plow 1 Field"):
        game.play(f"place {place}")
    for cell in ("a4", "a5", "b5"):
        game.play(f"plow {cell}")
    assert fields(game, P1) == 6
