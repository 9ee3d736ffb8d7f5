"""Drafts before the game: what is kept of which packs, and what becomes of the rest."""

import pytest

from farmyard import Agricola, AgricolaSettings, BadSettings, new_game
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.card import MINOR, OCCUPATION
from helpers import deciding

TOGETHER = "Which {} do you keep?"


def in_pack(game: Agricola, seat: int) -> dict[str, int]:
    """How many cards of each sort lie in the pack before a seat."""
    sorts = [card.sort for card in game.packs[seat]]
    return {sort: sorts.count(sort) for sort in (OCCUPATION, MINOR) if sort in sorts}


def pass_on(game: Agricola) -> tuple[Agricola, list[dict[str, int]]]:
    """Always keep the first card; the packs of the first seat one after another."""
    packs: list[dict[str, int]] = []
    last = P2
    while game.round == 0:
        if deciding(game) == P1 != last:
            packs.append(in_pack(game, P1))
        last = deciding(game)
        game.play(game.options[0])
    return game, packs


def hand_sizes(game: Agricola) -> set[tuple[int, int]]:
    return {(len(player.in_hand(OCCUPATION)), len(player.in_hand(MINOR))) for player in game.players}


def test_a_draft_keeps_one_occupation_after_another_then_minor_improvements() -> None:
    game, packs = pass_on(new_game(decks="EI", hands="draft", players=3))
    assert packs == [{sort: number} for sort in (OCCUPATION, MINOR) for number in (7, 6, 5, 4, 3, 2)]
    assert (hand_sizes(game), [player.discarded for player in game.players]) == ({(7, 7)}, [()] * 3)


def test_packs_go_to_the_left() -> None:
    game = new_game(decks="EI", hands="draft", players=3)
    passed = set(game.packs[P1][1:])
    for seat in (P1, P2, P3):
        game.play(f"keep {game.packs[seat][0].name}")
    assert set(game.packs[P2]) == passed


def test_a_parallel_draft_keeps_one_of_each_sort_in_any_order() -> None:
    game = new_game(decks="EI", hands="draft-parallel", players=3)
    assert game.question(P1) == TOGETHER.format("1 occupation and 1 minor improvement")
    game.play(game.options[-1])
    assert (len(game.options), game.question(P1)) == (7, TOGETHER.format("1 occupation"))
    game, packs = pass_on(new_game(decks="EI", hands="draft-parallel", players=3))
    assert packs == [{OCCUPATION: number, MINOR: number} for number in (7, 6, 5, 4, 3, 2)]
    assert hand_sizes(game) == {(7, 7)}


def test_in_a_draft_of_eight_the_last_card_of_each_sort_leaves_the_game() -> None:
    game, packs = pass_on(new_game(decks="EI", hands="draft-8", players=3))
    assert packs == [{sort: number} for sort in (OCCUPATION, MINOR) for number in (8, 7, 6, 5, 4, 3, 2)]
    assert hand_sizes(game) == {(7, 7)}
    for player in game.players:
        assert [card.sort for card in player.discarded] == [OCCUPATION, MINOR]


def test_a_fast_draft_keeps_three_then_two_and_the_last_two_unasked() -> None:
    game = new_game(decks="EI", hands="draft-fast", players=3)
    assert game.question(P1) == TOGETHER.format("3 occupations and 3 minor improvements")
    game, packs = pass_on(game)
    assert packs == [{OCCUPATION: number, MINOR: number} for number in (7, 4)]
    assert (game.chosen, hand_sizes(game)) == (3 * (6 + 4), {(7, 7)})


def test_the_last_pack_of_a_fast_draft_is_not_passed_further() -> None:
    game = new_game(decks="EI", hands="draft-fast", players=3)
    dealt = set(game.packs[P1])
    game, _ = pass_on(game)
    assert [len(dealt & set(game.players[seat].hand)) for seat in (P1, P2, P3)] == [6, 4, 4]


@pytest.mark.parametrize("hands", ["draft-parallel", "draft-8", "draft-fast"])
def test_any_draft_works_in_both_editions_and_for_six(hands: str) -> None:
    original = new_game(hands=hands, decks="EIK", players=5)
    revised = new_game(hands=hands, edition="revised", decks="AB", players=6)
    for game in (original, revised):
        assert hand_sizes(pass_on(game)[0]) == {(7, 7)}


def test_six_players_lay_one_minor_improvement_aside_in_a_fast_draft_too() -> None:
    game, _ = pass_on(new_game(edition="revised", decks="AB", players=6, hands="draft-fast"))
    assert [[card.sort for card in player.discarded] for player in game.players] == [[MINOR]] * 6


@pytest.mark.parametrize("hands", ["draft-parallel", "draft-8", "draft-fast"])
def test_alone_any_draft_is_a_deal(hands: str) -> None:
    game = new_game(players=1, decks="E", hands=hands)
    assert (game.round, hand_sizes(game)) == (1, {(7, 7)})


def test_a_draft_of_eight_needs_eight_cards_of_each_sort_for_everybody() -> None:
    with pytest.raises(BadSettings, match="deck A has 21 occupations for 3 players, but 24 are dealt"):
        AgricolaSettings(edition="revised", decks="A", players=3, hands="draft-8")
    assert new_game(edition="revised", decks="A", players=3, hands="draft").packs
