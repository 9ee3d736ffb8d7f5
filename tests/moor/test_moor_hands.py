"""The hands of levels 2 and 3."""

from random import Random

import pytest

from farmyard import new_game
from farmyard.agricola.state.card import MINOR, OCCUPATION


@pytest.mark.parametrize("which", ["basic", "advanced", "both"])
def test_level_two_deals_seven_minors_of_the_moor(which: str) -> None:
    game = new_game(moor=2, moor_decks=which, players=5)
    for player in game.players:
        assert [card.deck for card in player.hand] == ["M"] * 7
        assert all([which == "both" or which in card.tags for card in player.hand])


def test_level_two_may_add_minors_of_the_base_decks() -> None:
    game = new_game(moor=2, base_minors="EIK", players=5)
    cards = [card for player in game.players for card in player.hand]
    assert {card.sort for card in cards} == {MINOR}
    assert {card.deck for card in game.deck} == {"E", "I", "K", "M"}
    assert len(cards) == 35


@pytest.mark.parametrize("hands", ["deal", "mulligan", "draft", "draft-parallel", "draft-8", "draft-fast", "10-3"])
def test_level_three_deals_seven_occupations_three_minors_and_four_of_the_moor(hands: str) -> None:
    game = new_game(moor=3, decks="EIK", players=3, hands=hands)
    chooser = Random(1)
    while game.round == 0:
        assert game.decision is not None
        keep = [option for option in game.decision.options if option.text == "done"]
        game.play(keep[0] if keep else chooser.choice(game.decision.options))
    for player in game.players:
        held = [(card.sort, card.deck == "M") for card in player.hand]
        assert (held.count((OCCUPATION, False)), held.count((MINOR, False)), held.count((MINOR, True))) == (7, 3, 4)


def test_level_three_without_base_decks_deals_those_of_the_moor_alone() -> None:
    game = new_game(moor=3, players=2)
    assert [[card.deck for card in player.hand] for player in game.players] == [["M"] * 4] * 2
