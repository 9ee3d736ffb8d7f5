"""Occupations of deck E, P."""

from typing import Any

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FEEDING, PREPARATION
from helpers import Table, deciding, farm, fields, play, take_away
from situations import play_on

# -- Pastor ---------------------------------------------------------------------------------------


THREE_ROOMS = "a1 b1 c1"


def test_pastor_takes_goods_once_as_the_only_one_with_two_rooms(table: Table) -> None:
    game = table(
        seats=4,
        played={P1: ("Pastor",)},
        rooms={P2: THREE_ROOMS, P3: THREE_ROOMS, P4: THREE_ROOMS},
        goods={P1: "0 food"},
    )
    game.play("use Pastor")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone"
    assert "use Pastor" not in game.options


def test_pastor_waits_while_another_has_two_rooms(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pastor",)}, rooms={P2: THREE_ROOMS, P3: THREE_ROOMS})
    assert "use Pastor" not in game.options


def test_pastor_is_too_late_with_three_rooms(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Pastor",)}, rooms={P1: THREE_ROOMS, P2: THREE_ROOMS, P3: THREE_ROOMS, P4: THREE_ROOMS}
    )
    assert "use Pastor" not in game.options


@pytest.mark.ruling("Pastor", "You choose the moment")
def test_pastor_may_act_before_the_hut_builder_adds_the_third_room(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)}, played={P1: ("Pastor",)}, rooms={P2: THREE_ROOMS})
    game.play("place Occupation")
    play_on(game, 11)
    before = game.players[P1].goods
    game.play("use Pastor")
    assert game.players[P1].goods > before
    game.play("room a1")


@pytest.mark.ruling("Pastor", "You choose the moment")
def test_pastor_waits_for_the_last_other_third_room(table: Table) -> None:
    game = table(
        seats=4, starting_player=P4, played={P1: ("Pastor",)}, rooms={P2: THREE_ROOMS, P3: THREE_ROOMS},
        goods={P1: "0 food", P4: "5 wood 2 reed"},
    )  # fmt: skip
    play(game, "place Build Rooms and Stables", "room a1")
    assert deciding(game) == P1
    play(game, "use Pastor")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone"


@pytest.mark.ruling("Pastor", "You choose the moment")
def test_pastor_may_act_while_building_the_third_room_but_not_after(table: Table) -> None:
    situation: dict[str, Any] = {"played": {P1: ("Pastor",)}, "rooms": {P2: THREE_ROOMS}, "at_home": {P2: 0}}
    game = table(goods={P1: "9 wood 2 reed"}, **situation)
    play(game, "place Build Rooms and Stables")
    assert "use Pastor" in game.options
    play(game, "room a1", "done")
    assert "use Pastor" not in game.options
    begun = table(goods={P1: "5 wood 2 reed"}, **situation)
    play(begun, "place Build Rooms and Stables", "use Pastor", "room a1")
    assert len(farm(begun).rooms) == 3


def test_pastor_may_act_once_he_is_played(table: Table) -> None:
    game = table(hand={P1: ("Pastor",)}, rooms={P2: THREE_ROOMS}, at_home={P2: 0}, goods={P1: "0 food"})
    play(game, "place Occupation", "use Pastor")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone"


# -- Patron ---------------------------------------------------------------------------------------


def test_patron_pays_for_later_occupations(table: Table) -> None:
    game = table(hand={P1: ("Patron", "Mason")}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("play Patron")
    assert game.goods(P1) == "nothing"
    play_on(game, 2)
    take_away(game, P1, game.goods(P1))
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"


def test_patron_helps_with_a_price_printed_on_the_occupation(table: Table) -> None:
    game = table(played={P1: ("Patron",)}, hand={P1: ("Chief",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "nothing"
    poor = table(played={P1: ("Patron",)}, hand={P1: ("Chief",)}, goods={P1: "0 food"})
    assert "place Occupation" not in poor.options


@pytest.mark.ruling("Patron", "Writing Desk")
def test_patron_pays_for_each_occupation_of_the_writing_desk(table: Table) -> None:
    game = table(played={P1: ("Patron", "Writing Desk")}, hand={P1: ("Mason", "Merchant")}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("play Mason")
    game.play("play Merchant")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Patron", "Writing Desk")
def test_patron_and_bookshelf_add_up(table: Table) -> None:
    game = table(played={P1: ("Patron", "Bookshelf")}, hand={P1: ("Mason",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Patron", "Chief's Daughter")
def test_patron_pays_for_a_chiefs_daughter_who_follows_the_chief(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Patron",)},
        hand={P1: ("Chief's Daughter",), P2: ("Chief",)},
        goods={P1: "0 food", P2: "2 food"},
    )
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Patron", "Writing Desk")
def test_patron_and_bookshelf_pay_for_both_occupations_of_the_writing_desk(table: Table) -> None:
    game = table(
        played={P1: ("Patron", "Bookshelf", "Writing Desk")}, hand={P1: ("Mason", "Merchant")}, goods={P1: "0 food"}
    )
    play(game, "place Occupation", "play Mason", "play Merchant")
    assert game.goods(P1) == "7 food"


def test_patron_played_at_the_writing_desk_pays_for_the_second_occupation(table: Table) -> None:
    game = table(played={P1: ("Writing Desk",)}, hand={P1: ("Patron", "Mason")}, goods={P1: "2 food"})
    play(game, "place Occupation", "play Patron", "play Mason")
    assert game.goods(P1) == "2 food"


# -- Plow Driver ----------------------------------------------------------------------------------


STONE: dict[str, Any] = {"round": 5, "phase": PREPARATION, "house": {P1: "stone house"}}


def test_plow_driver_plows_for_a_food_when_a_round_begins(table: Table) -> None:
    game = table(played={P1: ("Plow Driver",)}, goods={P1: "2 food"}, **STONE)
    game.play("plow a1")
    assert game.goods(P1) == "1 food"
    assert game.phase == "work"


def test_plow_driver_may_leave_it_and_needs_a_food(table: Table) -> None:
    game = table(played={P1: ("Plow Driver",)}, goods={P1: "2 food"}, **STONE)
    game.play("done")
    assert game.goods(P1) == "2 food"
    poor = table(played={P1: ("Plow Driver",)}, goods={P1: "0 food"}, **STONE)
    assert "plow a1" not in poor.options


def test_plow_driver_needs_a_stone_house(table: Table) -> None:
    game = table(round=5, phase=PREPARATION, played={P1: ("Plow Driver",)}, house={P1: "clay hut"})
    assert "plow a1" not in game.options


def test_plow_driver_cannot_use_a_plow_or_the_harrow(table: Table) -> None:
    cards = ("Plow Driver", "Turnwrest Plow", "Harrow", "Plow Maker")
    game = table(played={P1: cards}, goods={P1: "9 food"}, **STONE)
    game.play("plow a1")
    assert game.phase == "work"
    assert fields(game, P1) == 1


@pytest.mark.ruling("Plow Driver", "Food that arrives")
def test_food_of_the_round_may_pay_the_plow_driver(table: Table) -> None:
    game = table(
        round=5, cards=("Renovation and Improvement", "Family Growth"), house={P1: "clay hut"},
        played={P1: ("Plow Driver",)}, goods={P1: "1 wood 5 stone 1 reed"}, at_home={P1: 1, P2: 1},
    )  # fmt: skip
    game.play("place Renovation and Improvement")
    game.play("build Well")
    game.play("place Day Laborer")
    game.play("plow a1")
    assert (game.round, game.goods(P1)) == (6, "nothing")


PLOWS_AND_HARROW = ("Crooked Plow", "Moldboard Plow", "Riding Plow", "Swing Plow", "Turnwrest Plow", "Harrow")


@pytest.mark.ruling("Plow Driver", "No plow and no Harrow")
@pytest.mark.parametrize("plow", PLOWS_AND_HARROW)
def test_no_plow_goes_with_the_plow_driver(table: Table, plow: str) -> None:
    game = table(
        round=5, phase=PREPARATION, house={P1: "stone house"}, played={P1: ("Plow Driver", plow)}, goods={P1: "9 food"}
    )
    play(game, "plow a1")
    assert game.phase == "work"
    assert game.goods(P1) == "8 food"


@pytest.mark.ruling("Plow Driver", "No plow and no Harrow")
def test_harrow_of_another_player_does_not_go_with_the_plow_driver(table: Table) -> None:
    game = table(
        round=5, phase=PREPARATION, house={P1: "stone house"}, played={P1: ("Plow Driver",), P2: ("Harrow",)},
        goods={P1: "9 food"},
    )  # fmt: skip
    play(game, "plow a1")
    assert game.phase == "work"


# -- Plow Maker -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "round"), [("Plow 1 Field", 1), ("Plow and Sow", 12)])
def test_plow_maker_plows_a_second_field_for_a_food(table: Table, space: str, round: int) -> None:
    game = table(round=round, cards=("Plow and Sow",), played={P1: ("Plow Maker",)}, goods={P1: "2 food"})
    game.play(f"place {space}")
    game.play("plow a1")
    game.play("plow a2")
    assert game.goods(P1) == "1 food"
    assert deciding(game) == P2


def test_plow_maker_may_leave_it_and_needs_a_food(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",)}, goods={P1: "2 food"})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("done")
    assert fields(game, P1) == 1
    poor = table(played={P1: ("Plow Maker",)}, goods={P1: "0 food"})
    poor.play("place Plow 1 Field")
    poor.play("plow a1")
    assert deciding(poor) == P2


def test_plow_maker_comes_on_top_of_a_plow(table: Table) -> None:
    game = table(played={P1: ("Plow Maker", "Turnwrest Plow")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("use Plow Maker")
    game.play("plow a3")
    game.play("plow a4")
    assert game.goods(P1) == "nothing"
    assert fields(game, P1) == 4
    assert deciding(game) == P2


def test_plow_maker_comes_on_top_of_the_harrow(table: Table) -> None:
    game = table(played={P1: ("Plow Maker", "Harrow")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("use Plow Maker")
    game.play("plow a3")
    assert fields(game, P1) == 3


def test_plow_maker_does_not_plow_with_the_field_card(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",)}, hand={P1: ("Field",)}, goods={P1: "3 food"})
    game.play("place Starting Player")
    game.play("play Field")
    game.play("plow a1")
    assert "plow a2" not in game.options


@pytest.mark.ruling("Plow Maker", "its field comes on top")
@pytest.mark.parametrize(
    ("plow", "number"),
    [
        ("Crooked Plow", 4),
        ("Moldboard Plow", 3),
        ("Riding Plow", 4),
        ("Swing Plow", 4),
        ("Turnwrest Plow", 4),
        ("Harrow", 3),
    ],
)
@pytest.mark.parametrize("first", ["Plow Maker", ""])
def test_plow_makers_field_comes_on_top_of_every_plow(table: Table, plow: str, number: int, first: str) -> None:
    game = table(played={P1: ("Plow Maker", plow)}, goods={P1: "1 food"})
    play(game, "place Plow 1 Field", "plow c5", f"use {first or plow}", "plow c4")
    play(game, *[f"plow {cell}" for cell in ("c3", "c2")[: number - 2]])
    assert fields(game, P1) == number
    assert game.goods(P1) == "nothing"
    assert deciding(game) == P2


@pytest.mark.ruling("Plow Maker", "its field comes on top")
def test_plow_maker_goes_with_the_harrow_of_another_player(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",), P2: ("Harrow",)}, goods={P1: "3 food", P2: "0 food"})
    play(game, "place Plow 1 Field", "plow c5", "use Plow Maker", "plow c4", "plow c3")
    assert (game.goods(P1), game.goods(P2)) == ("nothing", "2 food")


def test_plow_makers_field_may_be_sown_in_the_same_action(table: Table) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: ("Plow Maker",)}, goods={P1: "2 grain 1 food"})
    play(game, "place Plow and Sow", "plow c5", "plow c4", "sow grain", "sow grain")
    assert game.goods(P1) == "nothing"


# -- Potter ---------------------------------------------------------------------------------------


def test_potter_turns_one_clay_each_harvest_besides_the_pottery(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Potter",)}, majors={P1: ("Pottery",)}, goods={P1: "3 clay 1 grain"})
    game.play("convert Potter")
    assert "convert Potter" not in game.options
    game.play("convert Pottery")
    assert game.goods(P1) == "1 clay 1 grain 4 food"


@pytest.mark.ruling("Potter", "brings the owner of the Guildmaster clay")
@pytest.mark.parametrize(("first", "second", "clay"), [("Guildmaster", "Potter", "4"), ("Potter", "Guildmaster", "2")])
def test_potter_brings_the_guildmaster_clay(table: Table, first: str, second: str, clay: str) -> None:
    game = table(played={P1: (first,)}, hand={P1: (second,)}, goods={P1: "1 food"})
    play(game, "place Occupation")
    assert game.goods(P1) == f"{clay} clay"


def test_potter_and_master_brewer_wait_for_the_harvest(table: Table) -> None:
    game = table(played={P1: ("Potter", "Master Brewer")}, goods={P1: "2 clay 2 grain"})
    assert "convert Potter" not in game.options
    assert "convert Master Brewer" not in game.options
