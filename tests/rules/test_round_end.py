"""What may be done at any time is offered once more before a round and the game end."""

from typing import Any

import pytest

from farmyard.agricola.position import P1, P2
from helpers import Table, choices, deciding, play
from situations import LAST_PERSON


def test_free_room_of_the_mason_is_offered_before_the_game_ends(table: Table) -> None:
    game = table(
        seats=2, round=14, house={P1: "stone house"}, played={P1: ("Mason", "Chief")}, hand={P1: ("Layabout",)},
        rooms={P1: "a1 b1 c1"}, goods={P1: "5 stone 2 reed 9 food", P2: "9 food"}, at_home={P1: 2, P2: 0},
    )  # fmt: skip
    play(game, "place Occupation", "place Build Rooms and Stables", "room a2")
    assert choices(game) == ["use Mason", "done"]
    play(game, "use Mason", "room b2")
    assert (game.over, game.players[P1].rooms.bit_count()) == (True, 5)


@pytest.mark.parametrize(
    ("card", "supply", "exchange"),
    [
        ("Clay Seller", "2 clay 1 food", "convert 2 clay into 1 sheep"),
        ("Grocer", "2 food", "use Grocer"),
        ("Hide Farmer", "1 grain 1 food", "convert grain"),
    ],
)
def test_what_the_scoring_counts_is_exchanged_before_a_game_that_ends_without_feeding(
    table: Table, card: str, supply: str, exchange: str
) -> None:
    game = table(
        seats=2, round=14, played={P1: (card,)}, hand={P1: ("Layabout",)}, goods={P1: supply, P2: "9 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Occupation")
    assert exchange in choices(game)


def test_stone_breaker_renovates_after_the_last_person(table: Table) -> None:
    game = table(
        seats=4, round=12, house={P1: "clay hut"}, played={P1: ("Stone Breaker", "Shepherd Boy")},
        goods={P1: "1 stone 1 reed"}, at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place 1 Stone", "use Stone Breaker")
    assert (game.round, game.goods(P1)) == (13, "1 sheep")


def test_free_room_of_the_master_builder_brings_a_child_in_the_same_round(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Master Builder", "Wet Nurse")}, people={P1: 4}, rooms={P1: "a1 b1 c1 a2"},
        goods={P1: "5 wood 2 reed 3 food"}, at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place Build Rooms and Stables", "room b2", "done", "use Master Builder", "room c2", "grow")
    assert (game.round, game.players[P1].people, game.players[P1].at_home) == (6, 5, 5)


def test_grocer_sells_in_time_for_the_storehouse_clerk(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Grocer", "Storehouse Clerk")}, goods={P1: "5 reed"}, at_home=LAST_PERSON
    )
    play(game, "place Fishing", "use Grocer")
    assert (game.round, game.goods(P1)) == (6, "7 reed")


def test_dock_worker_converts_in_time_for_the_storehouse_clerk(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Dock Worker", "Storehouse Clerk")}, goods={P1: "7 wood 2 clay"},
        at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place Fishing", "convert 2 clay into 1 wood", "done")
    assert (game.round, game.goods(P1)) == (6, "9 wood 1 food")


@pytest.mark.parametrize(
    ("card", "more"), [("Baker", {"majors": {P1: ("Clay Oven",)}}), ("Corn Storehouse", {"fields": {P1: "a5"}})]
)
def test_fuel_becomes_grain_in_time_for_a_card_that_needs_some(table: Table, card: str, more: dict[str, Any]) -> None:
    game = table(
        moor=3, round=7, played={P1: (card, "Peat Boat")}, goods={P1: "2 fuel 9 food"}, at_home={P1: 1, P2: 0}, **more
    )
    game.play("place Fishing")
    assert choices(game) == ["convert fuel into grain", "done"]


def test_clay_seller_sells_a_mate_in_time_for_the_cattle_breeder(table: Table) -> None:
    game = table(
        seats=4, round=12, played={P1: ("Clay Seller", "Cattle Breeder")}, goods={P1: "1 cattle 4 clay"},
        pastures={P1: ("a4 a5",)}, at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place Fishing", "convert 4 clay into 1 cattle")
    assert (game.round, game.goods(P1)) == (13, "1 food 3 cattle")


def test_cattle_breed_once_more_even_if_there_is_nothing_for_manure_to_harvest(table: Table) -> None:
    game = table(
        seats=4, round=12, played={P1: ("Manure", "Cattle Breeder")}, goods={P1: "2 cattle"},
        pastures={P1: ("a4 a5",)}, at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Fishing")
    assert (game.round, game.goods(P1)) == (13, "1 food 3 cattle")


def test_clay_seller_sells_a_sheep_in_time_for_the_weaver(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Clay Seller", "Weaver")}, goods={P1: "1 sheep 2 clay"},
        pastures={P1: ("a5",)}, at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place Fishing", "convert 2 clay into 1 sheep")
    assert (game.round, game.goods(P1)) == (6, "2 food 2 sheep")


@pytest.mark.parametrize(
    ("cards", "supply"),
    [
        ((), "1 grain 1 vegetable"),
        (("Dock Worker",), "2 clay 2 reed"),
        (("Grocer",), "3 food"),
        (("Corn Profiteer",), "1 grain"),
        (("Storehouse Clerk",), "7 wood 1 grain"),
        (("Mason", "Stone Breaker"), "1 stone"),
        (("Clay Seller",), "1 sheep 4 clay"),
    ],
)
def test_nobody_is_asked_who_loses_nothing_by_waiting(table: Table, cards: tuple[str, ...], supply: str) -> None:
    game = table(seats=4, round=5, played={P1: cards}, goods={P1: supply}, at_home=LAST_PERSON)
    game.play("place Fishing")
    assert game.round == 6


def test_whoever_feeds_the_family_is_asked_then(table: Table) -> None:
    situation: dict[str, Any] = {"house": {P1: "stone house"}, "rooms": {P1: "a1 b1 c1 a2"}, "at_home": LAST_PERSON}
    game = table(seats=4, round=7, played={P1: ("Mason",)}, goods={P1: "9 food"}, **situation)
    game.play("place Fishing")
    assert (game.phase, choices(game)) == ("feeding", ["feed", "use Mason"])


def test_everybody_is_asked_in_the_order_of_turns(table: Table) -> None:
    mason: dict[str, Any] = {"house": {P1: "stone house", P2: "stone house"}, "at_home": {P1: 1, P2: 0}}
    rooms = {P1: "a1 b1 c1 a2", P2: "a1 b1 c1 a2"}
    game = table(seats=2, round=5, starting_player=P2, played={P1: ("Mason",), P2: ("Master Builder",)}, **mason,
                 rooms={P1: rooms[P1], P2: "a1 b1 c1 a2 b2"})  # fmt: skip
    game.play("place Fishing")
    assert (deciding(game), choices(game)) == (P2, ["use Master Builder", "done"])
    game.play("done")
    assert (deciding(game), choices(game)) == (P1, ["use Mason", "done"])
