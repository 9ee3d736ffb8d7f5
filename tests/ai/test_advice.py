"""The spaces that a master marks for a learner."""

from farmyard import new_game
from farmyard.agricola.position import P1, P2
from farmyard.ai.advice import recommended
from farmyard.kernel.seat import Seat
from helpers import Table, choices


def test_three_spaces_are_recommended_and_the_same_again() -> None:
    game = new_game(3, players=2, edition="revised", side_job=True)
    marks = recommended(Seat(game, P1), 5)
    assert (len(set(marks)), set(marks) < set(choices(game))) == (3, True)
    assert recommended(Seat(game, P1), 5) == marks


def test_of_fewer_spaces_all_are_recommended(table: Table) -> None:
    quiet = ("Farm Expansion", "Day Laborer", "Forest", "Clay Pit", "Reed Bank", "Meeting Place", "Farmland")
    game = table(edition="revised", used=dict.fromkeys(quiet, P2))
    assert recommended(Seat(game, P1), 5) == tuple(option for option in choices(game) if option.startswith("place"))
    assert len(choices(game)) <= 3


def test_nothing_is_recommended_within_a_turn_or_to_others() -> None:
    game = new_game(3, players=2, edition="revised")
    assert recommended(Seat(game, P2), 5) == ()
    game.play("place Farmland")
    assert recommended(Seat(game, P1), 5) == ()
