"""House rules for the mix of the hands: a travelling card for everybody, occupations by the number of players."""

from random import Random

import pytest

from farmyard import Agricola, AgricolaSettings, BadSettings, new_game
from farmyard.agricola.state.card import MINOR, OCCUPATION

DEALT = ["deal", "draft", "draft-parallel", "draft-fast"]


def travelling(game: Agricola) -> list[int]:
    """How many cards of each hand, or of each pack, are passed on when they are played."""
    held = game.packs if any(game.packs) else [player.hand for player in game.players]
    return [len([card for card in cards if card.passing]) for cards in held]


def marks(game: Agricola) -> list[tuple[int, int, int]]:
    """How many occupations of each hand are for one, for three and for four players or more."""
    found = []
    for player in game.players:
        marked = [card.players for card in player.in_hand(OCCUPATION)]
        found.append((marked.count(1), marked.count(3), len([mark for mark in marked if mark > 3])))
    return found


def test_everybody_gets_six_ordinary_minor_improvements_and_a_travelling_one() -> None:
    for game in (
        new_game(decks="E", players=5, hand_mix="deifuss"),
        new_game(edition="revised", decks="AB", players=5, hand_mix="deifuss"),
    ):
        assert travelling(game) == [1] * 5
        assert {len(player.in_hand(MINOR)) for player in game.players} == {7}


def test_packs_of_a_draft_have_a_travelling_card_each() -> None:
    game = new_game(decks="E", players=3, hand_mix="deifuss", hands="draft-parallel")
    assert travelling(game) == [1] * 3
    assert {len(pack) for pack in game.packs} == {14}


def test_alone_there_is_a_travelling_card_as_well() -> None:
    assert travelling(new_game(decks="E", players=1, hand_mix="deifuss")) == [1]


def test_too_few_travelling_cards_are_refused() -> None:
    with pytest.raises(BadSettings, match="of these decks 5 cards can be passed on, but 6 are dealt"):
        AgricolaSettings(edition="revised", decks="AB", players=6, hand_mix="deifuss")


@pytest.mark.parametrize("players", [4, 5])
def test_everybody_gets_three_occupations_for_one_two_for_three_and_two_for_four_players(players: int) -> None:
    assert marks(new_game(decks="E", players=players, hand_mix="lopez")) == [(3, 2, 2)] * players


def test_where_they_run_out_those_for_one_player_fill_up() -> None:
    game = new_game(edition="revised", decks="AB", players=4, hand_mix="lopez")
    assert marks(game) == [(3, 2, 2), (3, 2, 2), (3, 2, 2), (5, 1, 1)]


def test_occupations_for_five_count_as_those_for_four() -> None:
    game = new_game(edition="revised", decks="AB", players=6, hand_mix="lopez")
    assert [hand[2] for hand in marks(game)] == [2] * 6
    assert [sum(hand) for hand in marks(game)] == [7] * 6


def test_fewer_than_four_players_have_too_few_occupations_for_that() -> None:
    with pytest.raises(BadSettings, match="hand-mix lopez goes with players 4 or players 5 or players 6"):
        AgricolaSettings(decks="E", players=3, hand_mix="lopez")


def test_hands_that_could_not_be_filled_up_are_refused() -> None:
    with pytest.raises(BadSettings, match="with hand-mix lopez 0 occupations of these decks cannot fill all hands"):
        AgricolaSettings(edition="revised", decks="AB", players=5, hand_mix="lopez", occupations="five-plus")


@pytest.mark.parametrize("mix", ["deifuss", "lopez"])
@pytest.mark.parametrize("hands", ["10-3", "mulligan", "draft-8", "dorn-5", "dorn-3"])
def test_a_mix_goes_with_hands_of_seven_and_seven(mix: str, hands: str) -> None:
    with pytest.raises(BadSettings, match=f"hand-mix {mix} goes with hands deal or .*, but hands is {hands}"):
        AgricolaSettings(decks="EIK", players=4, hand_mix=mix, hands=hands)


def test_the_moor_deals_minor_improvements_in_its_own_way() -> None:
    with pytest.raises(BadSettings, match="hand-mix deifuss goes with moor no, but moor is 3"):
        AgricolaSettings(decks="E", players=4, hand_mix="deifuss", moor=3)
    assert marks(new_game(decks="EI", players=4, hand_mix="lopez", moor=3)) == [(3, 2, 2)] * 4


@pytest.mark.parametrize("mix", ["deifuss", "lopez"])
@pytest.mark.parametrize("hands", DEALT)
def test_random_games_are_played_to_their_end(mix: str, hands: str) -> None:
    game, dice = new_game(decks="EI", players=4, hand_mix=mix, hands=hands), Random(1)
    while game.decision is not None:
        game.play(dice.choice(game.decision.options))
    assert game.over
