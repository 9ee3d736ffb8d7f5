"""What people are told who ask for a hint, and the spaces that a master marks for a learner."""

from farmyard import AgricolaSettings, new_game
from farmyard.agricola.position import P1, P2
from farmyard.ai.advice import advice, recommended
from farmyard.kernel.seat import Seat
from helpers import Table, choices, deciding, some_positions


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


def test_the_best_comes_first_and_nothing_before_what_is_worth_more() -> None:
    for game in some_positions(AgricolaSettings(players=3, decks="E"), 12):
        worths = [points for _, points in advice(Seat(game, deciding(game)), 0.0, seed=1, nodes=24)]
        assert worths[0] == 0
        assert worths == sorted(worths, reverse=True)


def test_a_hint_at_a_meal_says_what_begging_costs_in_points(table: Table) -> None:
    game = table(seats=1, phase="feeding", round=14, goods={P1: "5 food 2 grain"})
    assert advice(Seat(game, P1), 0.0, seed=1, nodes=24) == [("convert grain", 0.0), ("feed", -3.0)]
