"""Petri's open row: once in a round one player takes an open card in place of placing a person."""

import random

import pytest

from farmyard import Agricola, BadSettings, IllegalChoice, new_game, view
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.card import MINOR, OCCUPATION
from farmyard.kernel.rng import Rng
from helpers import Table, deciding, in_hand, play, told

PETRI = {"decks": "E", "hand_mix": "petri"}
ROW = ("Tutor", "Mason", "Chief", "Hedge Keeper", "Lasso", "Canoe", "Raft", "Axe")


def open_cards(game: Agricola) -> list[str]:
    return [card.name for card in view(game, -1).row]


def offered(game: Agricola) -> list[str]:
    """The open cards that may be taken now."""
    return [option for option in game.options if option.startswith("draw ")]


def at_home(game: Agricola) -> list[int]:
    return [player.at_home for player in game.players]


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_four_cards_of_each_sort_lie_open_for_all_to_see(edition: str) -> None:
    game = new_game(edition=edition, decks="E" if edition == "original" else "AB", hand_mix="petri", players=3)
    for seat in (P1, P3, -1):
        assert [card.kind for card in view(game, seat).row] == [OCCUPATION] * 4 + [MINOR] * 4
    assert {len(player.hand) for player in game.players} == {14}


def test_who_takes_an_open_card_places_nobody_now_and_loses_nobody(table: Table) -> None:
    game = table(seats=2, row=ROW, **PETRI)
    assert told(game, "draw Lasso") == [(P1, "draws Lasso")]
    assert (deciding(game), in_hand(game, P1), at_home(game)) == (P2, ["Lasso"], [2, 2])
    play(game, "place Fishing", "place Day Laborer", "place 1 Reed", "place 1 Clay")
    assert game.round == 2


def test_another_card_of_the_sort_takes_its_place(table: Table) -> None:
    game = table(seats=2, row=ROW, **PETRI)
    game.play("draw Lasso")
    [new] = set(open_cards(game)) - set(ROW)
    assert [card.kind for card in view(game, P1).row] == [OCCUPATION] * 4 + [MINOR] * 4
    assert new not in [card.name for card in game.deck]


def test_it_is_one_player_once_a_round(table: Table) -> None:
    game = table(seats=2, row=ROW, **PETRI)
    assert len(offered(game)) == 8
    play(game, "draw Lasso")
    assert offered(game) == []
    with pytest.raises(IllegalChoice, match="somebody has taken an open card in this round"):
        game.play("draw Canoe")
    play(game, "place Fishing")
    assert (deciding(game), offered(game)) == (P1, [])


def test_the_next_round_somebody_may_again(table: Table) -> None:
    game = table(seats=2, row=ROW, **PETRI)
    play(game, "draw Lasso", "place Fishing", "place Day Laborer", "place 1 Reed", "place 1 Clay")
    assert (game.round, len(offered(game))) == (2, 8)


def test_who_has_no_person_left_or_no_space_for_it_skips_nothing(table: Table) -> None:
    game = table(seats=2, row=ROW, at_home={P1: 0, P2: 1}, **PETRI)
    assert (deciding(game), len(offered(game))) == (P2, 8)
    everywhere = {space.name: P1 for space in view(game, P1).spaces}
    blocked = table(seats=2, row=ROW, at_home={P1: 0, P2: 1}, used=everywhere, **PETRI)
    assert blocked.round == 2


def test_where_no_card_of_a_sort_is_left_the_row_becomes_shorter(table: Table) -> None:
    game = table(seats=2, row=ROW, **PETRI)
    game.deck = tuple([card for card in game.deck if card.sort == OCCUPATION])
    game.play("draw Lasso")
    assert [card.kind for card in view(game, P1).row] == [OCCUPATION] * 4 + [MINOR] * 3


def test_everybody_knows_who_has_taken_which_card(table: Table) -> None:
    game = table(seats=3, row=ROW, hand={P1: ("Guest",)}, **PETRI)
    game.play("draw Lasso")
    for seat in (P2, P3):
        copies = [game.determinize(seat, Rng(luck)) for luck in range(20)]
        assert all(["Lasso" in in_hand(copy, P1) for copy in copies])
        assert {copy.row for copy in copies} == {game.row}
        assert len({tuple(in_hand(copy, P1)) for copy in copies}) > 1


def test_what_is_turned_over_cannot_be_taken_back(table: Table) -> None:
    game = table(seats=2, row=ROW, **PETRI)
    game.play("draw Lasso")
    assert (game.back_to(P1), game.why_not_back(P1)) == (1, "Cards have been laid open since then")


def test_alone_a_skipped_turn_would_cost_nothing() -> None:
    with pytest.raises(BadSettings, match="hand-mix petri goes with players 2 or players 3"):
        new_game(players=1, decks="E", hand_mix="petri")


@pytest.mark.parametrize(
    "table",
    [
        {"hands": "draft-8", "decks": "EI"},
        {"hands": "dorn-3", "decks": "EI"},
        {"hands": "10-3", "decks": "AB", "edition": "revised"},
        {"hands": "mulligan", "decks": "E", "moor": 3},
    ],
    ids=str,
)
def test_it_goes_with_all_sorts_of_hands(table: dict[str, str]) -> None:
    game, dice = new_game(hand_mix="petri", players=2, seed=1, **table), random.Random(2)
    taken = 0
    while game.decision is not None:
        option = dice.choice(game.decision.options)
        taken += option.verb == "draw" and bool(option.target.cards)
        game.play(option)
    assert taken > 3
