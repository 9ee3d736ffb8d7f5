"""Hands before and beside the game: what is dealt, and what people are asked about it."""

import pytest

import farmyard
from farmyard import Agricola, AgricolaSettings, BadSettings, new_game, view
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.card import MINOR, OCCUPATION
from farmyard.kernel.rng import Rng
from helpers import told


def labels(game: Agricola) -> dict[str, str]:
    """Every option of the seat that is asked, with what it would mean."""
    assert game.decision is not None
    return {option.text: option.label for option in view(game, game.decision.seat).options}


def question(game: Agricola) -> str:
    assert game.decision is not None
    return view(game, game.decision.seat).question


def test_a_mulligan_says_how_many_cards_come_back() -> None:
    game = new_game(decks="E", hands="mulligan", seed=2)
    assert question(game) == "Do you discard all your occupations and draw one fewer?"
    assert labels(game) == {
        "discard all occupations": "Discard all occupations and draw 6 occupations",
        "done": "Keep your 7 occupations",
    }
    words = [words for _, words in told(game, "discard all occupations")]
    assert words == ["discards 7 occupations", "draws 6 occupations"]
    game.play("done")
    assert labels(game)["done"] == "Keep your 7 minor improvements"


def test_ten_minus_three_says_what_is_kept_and_what_a_card_does() -> None:
    game = new_game(decks="E", hands="10-3", seed=2)
    assert question(game) == "You keep 7 of your 10 occupations: which one do you discard?"
    card = game.players[0].in_hand(OCCUPATION)[0]
    assert labels(game)[f"discard {card.name}"] == f"{card.name}: {card.text}"


def test_three_for_one_counts_the_discards_and_tells_everybody() -> None:
    game = new_game(decks="E", three_for_one=True, seed=2)
    game.play("discard 3 cards")
    first = game.players[0].hand[0]
    assert question(game) == "Which card do you discard? It is number 1 of 3"
    assert labels(game)[f"discard {first.name}"] == f"{first.name}: {first.text}"
    for _ in range(3):
        game.play(game.options[0])
    assert labels(game)["draw minor"] == "Draw the top minor improvement"
    assert told(game, "draw minor") == [(0, "draws 1 minor improvement")]


def test_a_draft_says_what_a_card_does() -> None:
    game = new_game(decks="E", hands="draft", seed=2)
    card = game.packs[0][0]
    assert labels(game)[f"keep {card.name}"] == f"{card.name}: {card.text}"


def test_alone_a_draft_deals_seven_less_the_permanent_occupations() -> None:
    game = new_game(players=1, decks="E", hands="draft", permanent=("Tutor", "Mason"))
    assert game.round == 1
    assert (len(game.players[0].in_hand(OCCUPATION)), len(game.players[0].in_hand(MINOR))) == (5, 7)


def test_ten_of_which_seven_are_kept_count_the_permanent_occupations() -> None:
    game = new_game(players=1, decks="E", hands="10-3", permanent=("Tutor", "Stablemaster"))
    assert len(game.players[0].in_hand(OCCUPATION)) == 8
    for _ in range(6):
        game.play(game.options[0])
    player = game.players[0]
    assert (len(player.in_hand(OCCUPATION)), len(player.occupations), len(player.in_hand(MINOR))) == (5, 2, 7)
    assert game.round == 1


TOO_FEW = "deck I has 19 occupations for 2 players, but 20 are dealt; choose more decks"


def test_too_few_cards_for_everybody_are_refused_however_a_game_begins() -> None:
    with pytest.raises(BadSettings, match=TOO_FEW):
        new_game(decks="I", hands="10-3")
    with pytest.raises(BadSettings, match=TOO_FEW):
        AgricolaSettings(decks="I", hands="10-3")
    with pytest.raises(BadSettings, match=TOO_FEW):
        farmyard.open_game({"game": "agricola", "rules": "2", "seed": "0", "decks": "I", "hands": "10-3"})
    assert new_game(decks="I", hands="deal").players[1].hand


def test_nobody_else_knows_which_cards_were_discarded() -> None:
    game = new_game(decks="E", hands="mulligan", seed=2)
    gone = set(game.players[P1].in_hand(OCCUPATION))
    game.play("discard all occupations")
    assert set(game.players[P1].discarded) == gone
    assert set(game.determinize(P1, Rng(1)).players[P1].discarded) == gone
    guesses = [game.determinize(P2, Rng(seed)).players[P1] for seed in range(40)]
    assert {len(guess.discarded) for guess in guesses} == {7}
    assert any([gone & set(guess.hand) for guess in guesses])


# -- five and six players of the revised edition --------------------------------------------------


def decks_in(game: Agricola, sort: str) -> set[str]:
    return {card.deck for card in game.board.hand_cards if card.sort == sort}


@pytest.mark.parametrize("players", [5, 6])
def test_their_occupations_are_mixed_with_those_of_the_decks_or_dealt_alone(players: int) -> None:
    mixed = new_game(edition="revised", decks="AB", players=players)
    alone = new_game(edition="revised", decks="AB", players=players, occupations="five-plus")
    assert decks_in(mixed, OCCUPATION) == {"revised-A", "revised-B", "five-plus"}
    assert decks_in(alone, OCCUPATION) == {"five-plus"}
    assert decks_in(mixed, MINOR) == decks_in(alone, MINOR) == {"revised-A", "revised-B"}


def test_fewer_players_have_none_of_them() -> None:
    assert decks_in(new_game(edition="revised", decks="AB", players=4), OCCUPATION) == {"revised-A", "revised-B"}
    with pytest.raises(BadSettings, match="occupations goes with players 5 or players 6"):
        AgricolaSettings(edition="revised", decks="AB", players=4, occupations="five-plus")


def test_promotional_cards_come_with_their_letter() -> None:
    assert "revised-L" in decks_in(new_game(edition="revised", decks="ABL", players=6), MINOR)


def test_six_players_draft_from_eight_minor_improvements_and_the_last_leaves_the_game() -> None:
    game = new_game(edition="revised", decks="AB", players=6, hands="draft", seed=4)
    packs = set()
    while game.round == 0:
        packs |= {(pack[0].sort, len(pack)) for pack in game.packs if pack}
        game.play(game.options[0])
    assert {(OCCUPATION, 7), (MINOR, 8)} <= packs
    assert (OCCUPATION, 8) not in packs
    assert [len(player.in_hand(MINOR)) for player in game.players] == [7] * 6
    assert [len(player.discarded) for player in game.players] == [1] * 6


def test_nobody_knows_what_the_others_have_laid_aside_in_a_draft_for_six() -> None:
    game = new_game(edition="revised", decks="AB", players=6, hands="draft", seed=4)
    while game.round == 0:
        game.play(game.options[0])
    for seed in range(5):
        copy = game.determinize(P2, Rng(seed))
        assert isinstance(copy, Agricola)
        assert copy.players[P2].discarded == game.players[P2].discarded
        assert [len(player.discarded) for player in copy.players] == [1] * 6


def test_six_players_keep_seven_of_ten_occupations_and_of_eight_minor_improvements() -> None:
    game = new_game(edition="revised", decks="AB", players=6, hands="10-3", seed=4)
    assert {len(player.in_hand(OCCUPATION)) for player in game.players} == {10}
    assert {len(player.in_hand(MINOR)) for player in game.players} == {8}
    while game.round == 0:
        game.play(game.options[0])
    assert {len(player.in_hand(sort)) for player in game.players for sort in (OCCUPATION, MINOR)} == {7}
