"""A game as a seat sees it, in numbers."""

import random

import pytest

from farmyard import Agricola, new_game
from farmyard.ai.afterwards import afterwards, finished, go_on
from farmyard.ai.card_inputs import CARD_KEYS, READY
from farmyard.ai.farm_inputs import FARM
from farmyard.ai.features import FARM_WIDTH, NAMES, WIDTH, Parts, Rows
from farmyard.kernel.rng import Rng

TABLES = {
    "revised": {"edition": "revised", "side_job": True},
    "family of five": {"family": True, "players": 5},
    "solo": {"players": 1, "decks": "E"},
    "four with cards": {"players": 4, "decks": "EIK"},
    "moor alone": {"players": 1, "moor": 1},
    "moor of three": {"players": 3, "moor": 3, "decks": "EIK"},
    "draft": {"players": 3, "decks": "EIK", "hands": "draft"},
}


def some_way_on(kind: str, choices: int, seed: int = 1) -> Agricola:
    game = new_game(seed=seed, **TABLES[kind])  # type: ignore[arg-type]
    chooser = random.Random(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.play(chooser.choice(game.decision.options))
    return game


def row_of(game: Agricola, seat: int) -> tuple[bytes, list[bytes], list[tuple[int, ...]]]:
    parts = Parts(game)
    rows = Rows(parts)
    rows.write(game, seat)
    beside = rows.next + rows.later
    farms = [parts.others.rows[farm] for farm in beside]
    cards = [parts.own.cards[0]] + [parts.others.cards[farm] for farm in beside]
    return parts.boards.rows[0] + parts.own.rows[0], farms, cards


def number(game: Agricola, seat: int, name: str) -> int:
    return row_of(game, seat)[0][NAMES.index(name)]


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len(set(FARM.names)) == len(FARM.names)


@pytest.mark.parametrize("kind", TABLES)
def test_every_position_of_a_game_fills_every_input(kind: str) -> None:
    game = some_way_on(kind, 0)
    chooser = random.Random(2)
    while game.decision is not None:
        row, farms, _ = row_of(game, game.decision.seat)
        assert len(row) == WIDTH
        assert {len(farm) for farm in farms} == {FARM_WIDTH}
        game.play(chooser.choice(game.decision.options))


@pytest.mark.parametrize("kind", TABLES)
def test_what_has_been_written_before_is_as_if_written_anew(kind: str) -> None:
    parts = Parts(some_way_on(kind, 0))
    for seed in range(3):
        game = some_way_on(kind, 0, seed)
        chooser = random.Random(seed)
        while game.decision is not None:
            rows = Rows(parts)
            rows.write(game, game.decision.seat)
            board, own, beside = rows.boards[0], rows.own[0], rows.next + rows.later
            farms = [parts.others.rows[farm] for farm in beside]
            cards = [parts.own.cards[own]] + [parts.others.cards[farm] for farm in beside]
            row, fresh_farms, fresh_cards = row_of(game, game.decision.seat)
            assert parts.boards.rows[board] + parts.own.rows[own] == row
            assert farms == fresh_farms
            assert cards == fresh_cards
            game.play(chooser.choice(game.decision.options))


def test_the_inputs_say_what_a_player_has(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, goods={0: "7 wood 2 reed", 1: "3 clay"})
    assert number(game, 0, "own wood") == 7
    assert number(game, 0, "own goods for rooms 1+") == 1
    assert number(game, 1, "own clay") == 3


def test_the_inputs_say_what_cards_make_of_prices_and_points(table) -> None:  # type: ignore[no-untyped-def]
    goods = dict.fromkeys(range(2), "4 wood 3 reed")
    majors = {0: ("Joinery", "Pottery", "Well", "Clay Oven")}
    game = table(seats=2, decks="EIK", goods=goods, majors=majors, played={0: ("Axe", "Braggart")})
    assert number(game, 0, "own bonus points") == 1
    assert number(game, 1, "own bonus points") == 0
    assert number(game, 0, "own goods for rooms") == 1
    assert number(game, 0, "own parts of a room") == 7
    assert number(game, 1, "own goods for rooms") == 0
    assert number(game, 1, "own parts of a room") == 6


HAND = ("Axe", "Clogs", "Private Forest", "Cooking Corner", "Canoe", "Reeve")
HEARTH = ("Cooking Hearth (4 clay)",)


@pytest.mark.parametrize(
    ("goods", "played", "majors", "ready"),
    [
        ("nothing", (), (), ()),
        ("1 wood 1 stone", (), (), ("Axe", "Clogs")),
        ("2 wood", (), (), ("Clogs",)),
        ("2 wood", ("Chief", "Mushroom Collector"), (), ("Canoe", "Clogs")),
        ("2 food", ("Chief",), (), ("Private Forest",)),
        ("nothing", (), HEARTH, ("Cooking Corner",)),
    ],
)
def test_the_inputs_say_for_which_hand_cards_everything_is_there(table, goods, played, majors, ready) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, decks="EIK", hand={0: HAND}, goods={0: goods}, played={0: played}, majors={0: majors})
    first = READY * len(CARD_KEYS)
    keys = [CARD_KEYS[card - first] for card in row_of(game, 0)[2][0] if card >= first]
    assert sorted(keys) == sorted([card.key for card in game.players[0].hand if card.name in ready])


def test_the_inputs_say_what_can_be_paid_and_sown(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, goods={0: "2 wood 2 clay 2 stone 3 grain", 1: "3 stone 1 clay"}, fields={0: "b3 b4"})
    names = ("Joinery", "Pottery", "Well", "Stone Oven")
    assert [number(game, 0, f"own goods for {name}") for name in names] == [1, 1, 0, 0]
    assert [number(game, 1, f"own goods for {name}") for name in names] == [0, 0, 0, 1]
    assert [number(game, seat, "own fields to be sown") for seat in range(2)] == [2, 0]


def test_the_inputs_say_what_only_some_tables_have(table) -> None:  # type: ignore[no-untyped-def]
    tiles = {0: {"forest": "a1 a2", "moor": "a3"}}
    game = table(moor=1, goods={0: "1 wood 1 fuel 1 horse"}, rooms={0: "b1 c1 c2 c3"}, tiles=tiles, ill={1: 1})
    own = {name: number(game, 0, f"own {name}") for name in ("fuel", "horses", "forests", "moors", "unused cells")}
    assert own == {"fuel": 1, "horses": 1, "forests": 2, "moors": 1, "unused cells": 8}
    assert number(game, 0, "own fuel short") == 3
    assert number(game, 0, "own fuel short after wood") == 2
    assert number(game, 1, "own ill") == 1
    assert number(table(), 0, "own fuel needed") == 0


def test_the_inputs_say_how_special_actions_can_be_had(table) -> None:  # type: ignore[no-untyped-def]
    game = table(moor=1)
    game.play("special Hiring Fair")
    ways = [number(game, seat, "horse coper for food") for seat in range(2)]
    assert (ways, number(game, 0, "horse coper closed"), number(game, 1, "cut peat free")) == ([0, 1], 1, 1)
    assert number(table(), 0, "cut peat free") == 0


def test_the_next_players_farm_is_written_beside_the_own(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, goods={0: "7 wood", 1: "3 clay"})
    _, farms, _ = row_of(game, 0)
    assert farms[0][FARM.names.index("clay")] == 3


@pytest.mark.parametrize("kind", ["four with cards", "draft", "revised"])
def test_what_a_seat_cannot_know_changes_no_input(kind: str) -> None:
    game = some_way_on(kind, 40)
    for seat in range(game.seats()):
        seen = [row_of(game.determinize(seat, Rng(number)), seat) for number in range(4)]
        assert seen == [seen[0]] * 4


@pytest.mark.parametrize("kind", TABLES)
def test_going_on_from_a_rest_leads_where_playing_does(kind: str) -> None:
    game = some_way_on(kind, 0)
    chooser = random.Random(3)
    while game.decision is not None:
        option = chooser.choice(game.decision.options)
        copy = afterwards(game, option)
        go_on(copy)
        game.play(option)
        assert copy.options == game.options
        assert [player.goods for player in copy.players] == [player.goods for player in game.players]
    assert finished(copy)


def test_an_afterstate_turns_no_round_card_over() -> None:
    game = some_way_on("revised", 0)
    chooser = random.Random(4)
    while game.decision is not None:
        for option in game.decision.options:
            assert afterwards(game, option).round == game.round
        game.play(chooser.choice(game.decision.options))


def test_how_hands_came_about_does_not_matter_once_they_are_held() -> None:
    dealt = new_game(seed=4, players=3, decks="EIK")
    drafted = new_game(seed=4, players=3, decks="EIK", hands="draft")
    while drafted.round == 0:
        assert drafted.decision is not None
        drafted.play(drafted.decision.options[0])
    for player, other in zip(dealt.players, drafted.players):
        player.hand = other.hand
    assert row_of(dealt, 0) == row_of(drafted, 0)
