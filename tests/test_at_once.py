"""Choices that several seats make at the same time: any of them may come first, and one after another is the same."""

from itertools import permutations
from random import Random

import pytest

from farmyard import Agricola, BadRecord, IllegalChoice, new_game, open_game, view
from farmyard.agricola.position import P1, P2, P3
from farmyard.cli.chronicle import retell
from farmyard.kernel.record import read, write
from farmyard.kernel.rng import Rng
from helpers import deciding

HANDS = ["10-3", "mulligan", "draft", "draft-parallel", "draft-8", "draft-fast"]


def drafting(hands: str = "draft", players: int = 3, seed: int = 2) -> Agricola:
    return new_game(decks="EI", hands=hands, players=players, seed=seed)


def any_order(game: Agricola, dice: Random) -> None:
    """Play the choices before the first round, always by any seat that may choose."""
    while game.round == 0:
        game.ask_first(dice.choice(game.open_seats))
        assert game.decision is not None
        game.play(dice.choice(game.decision.options))


def test_everybody_may_choose_at_once_in_a_draft() -> None:
    game = drafting()
    assert (deciding(game), game.open_seats) == (P1, (P1, P2, P3))
    for seat in game.open_seats:
        seen = view(game, seat)
        assert seen.choosing == (P1, P2, P3)
        assert seen.question == "Which of these 7 occupations do you keep?"
        assert {option.what for option in seen.options} == {card.name for card in game.packs[seat]}
    assert view(game, -1).options == ()


def test_who_has_chosen_waits_for_the_others() -> None:
    game = drafting()
    game.play(view(game, P3).options[0].text, seat=P3)
    assert (deciding(game), game.open_seats, view(game, P3).options) == (P1, (P1, P2), ())
    with pytest.raises(IllegalChoice, match="Player 3 has nothing to choose now"):
        game.play("keep Tutor", seat=P3)


def test_who_chooses_first_makes_no_difference() -> None:
    ends = []
    for order in permutations((P1, P2, P3)):
        game = drafting()
        for seat in order:
            game.play(view(game, seat).options[seat].text, seat=seat)
        ends.append(([player.hand for player in game.players], game.packs, deciding(game)))
    assert all([end == ends[0] for end in ends])


def test_whoever_asks_for_the_decision_alone_sees_one_seat_after_another() -> None:
    game = drafting()
    asked = []
    for _ in range(6):
        asked.append(deciding(game))
        game.play(game.options[0])
    assert asked == [P1, P2, P3, P1, P2, P3]


def test_a_choice_of_several_steps_may_be_interrupted() -> None:
    game = drafting("10-3", players=2)
    game.play(view(game, P2).options[0].text, seat=P2)
    assert (deciding(game), game.open_seats) == (P2, (P1, P2))
    game.play(view(game, P1).options[0].text, seat=P1)
    assert [len(player.discarded) for player in game.players] == [1, 1]


@pytest.mark.parametrize("hands", HANDS)
def test_a_record_repeats_choices_in_the_order_they_were_made(hands: str) -> None:
    game = drafting(hands)
    any_order(game, Random(3))
    assert read(write(game)).replay(open_game) == game


@pytest.mark.parametrize("hands", HANDS)
def test_what_is_taken_back_was_never_chosen(hands: str) -> None:
    game, dice = drafting(hands), Random(4)
    for _ in range(5):
        game.ask_first(dice.choice(game.open_seats))
        game.play(dice.choice(game.options))
    before, seats, views = write(game), game.open_seats, [view(game, seat) for seat in range(3)]
    game.ask_first(seats[-1])
    game.play(game.options[0])
    game.undo(1)
    assert (write(game), game.open_seats, [view(game, seat) for seat in range(3)]) == (before, seats, views)


def test_a_seat_takes_its_choice_back_until_another_has_chosen() -> None:
    game = drafting()
    game.play(view(game, P2).options[0].text, seat=P2)
    assert game.back_to(P2) == 0
    game.play(game.options[0])
    assert (game.back_to(P2), game.why_not_back(P2)) == (2, "Player 1 has chosen since then")


def test_what_has_happened_is_retold_in_the_order_it_happened() -> None:
    game = drafting()
    game.play(view(game, P3).options[0].text, seat=P3)
    game.play(view(game, P1).options[0].text, seat=P1)
    assert [happening.seat for happening in retell(game)] == [P3, P1]


def test_a_record_in_which_somebody_chooses_twice_is_refused() -> None:
    game = drafting()
    game.play(view(game, P2).options[0].text, seat=P2)
    record = write(game) + f"2: {view(game, P1).options[0].text}\n"
    with pytest.raises(BadRecord, match="it is seat 1 that must choose, not seat 2"):
        read(record).replay(open_game)


def test_a_turn_of_the_game_is_one_seat_s_alone() -> None:
    game = new_game(decks="E")
    assert (game.open_seats, view(game, P2).options) == ((P1,), ())
    with pytest.raises(IllegalChoice, match="Player 2 has nothing to choose now"):
        game.ask_first(P2)


def test_a_seat_that_looks_at_its_pack_has_it_in_every_dealt_copy_and_no_other() -> None:
    game = drafting("draft-parallel")
    copies = [game.determinize(P3, Rng(luck)) for luck in range(10)]
    assert {copy.packs[P3] for copy in copies} == {game.packs[P3]}
    assert len({copy.packs[P1] for copy in copies}) == 10
    copies[0].ask_first(P3)
    copies[0].play(view(game, P3).options[0].text)


@pytest.mark.parametrize("hands", HANDS)
def test_what_the_others_have_chosen_changes_nothing_that_a_seat_is_asked(hands: str) -> None:
    game, dice = drafting(hands), Random(5)
    while game.round == 0:
        seat = dice.choice(game.open_seats)
        asked = {other: view(game, other).options for other in game.open_seats if other != seat}
        game.ask_first(seat)
        game.play(dice.choice(game.options))
        assert {other: view(game, other).options for other in asked} == asked
