"""The guided first game: which lessons are due follows from the game alone, and each is told once."""

import re

import pytest

from farmyard import Agricola, new_game
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from farmyard.ai.player import RandomPlayer
from farmyard.games import open_game
from farmyard.kernel import record
from farmyard.kernel.seat import Seat
from farmyard.lessons import LESSONS, TABLE, due
from helpers import Table

AT = {"", "farm", "board", "goods", "rounds", "majors"}


def first_game(seed: int = 1) -> Agricola:
    return new_game(seed, players=2, **TABLE)


def keys(game: Agricola, seat: int = P1) -> list[str]:
    return [lesson.key for lesson in due(game, seat)]


def test_the_table_is_the_one_for_beginners() -> None:
    game = first_game()
    assert (game.settings.says("edition"), game.settings.says("decks")) == ("revised", "")
    assert {"place Meeting Place", "place Fishing"} <= set(game.options)
    assert "Side Job" in [space.name for space in game.spaces]


def test_the_first_turn_tells_what_a_farm_is_and_that_people_are_placed() -> None:
    assert keys(first_game()) == ["farm", "people"]


def test_an_action_is_explained_when_it_is_taken_and_never_again() -> None:
    game = first_game()
    game.play("place Forest")
    assert keys(game) == ["wood"]
    game.play("place Fishing")
    assert keys(game) == ["wood", "piles"]
    game.play("place Farmland")
    assert keys(game) == ["plow"]
    game.play("plow b4")
    assert keys(game) == []


def test_what_somebody_else_does_is_explained_too_unless_the_learner_has_just_learned_something() -> None:
    game = first_game()
    game.play("place Farmland")
    game.play("plow b4")
    game.play("place Clay Pit")
    assert keys(game) == ["clay", "piles"]


def test_who_is_not_asked_is_told_nothing_about_what_to_do() -> None:
    assert keys(first_game(), P2) == []


def test_feeding_is_explained_when_it_is_asked(table: Table) -> None:
    game = table(phase=FEEDING, goods={P1: "3 grain"}, edition="revised")
    assert keys(game) == ["feeding"]


def test_whoever_goes_on_with_a_saved_game_is_told_the_same() -> None:
    game = first_game()
    for option in ("place Forest", "place Fishing", "place Farmland"):
        game.play(option)
    again = record.read(record.write(game)).replay(open_game)
    assert isinstance(again, Agricola)
    assert keys(again) == keys(game) == ["plow"]


@pytest.mark.parametrize("seed", range(4))
def test_no_lesson_is_told_twice_in_a_game_and_at_most_three_at_a_time(seed: int) -> None:
    game, player = first_game(seed), RandomPlayer(seed)
    told: list[str] = []
    while (decision := game.decision) is not None:
        if decision.seat == P1:
            assert len(keys(game)) <= 3
            told += keys(game)
        game.play(player.choose(Seat(game, decision.seat)))
    assert len(told) == len(set(told))
    assert {"farm", "people", "piles", "rounds", "harvest", "reaping", "points", "last"} <= set(told)
    assert keys(game) == ["over"]


def test_lessons_are_short_and_about_something_on_the_table() -> None:
    spaces = {space.name for space in first_game().spaces}
    assert len({lesson.key for lesson in LESSONS}) == len(LESSONS)
    for lesson in LESSONS:
        assert len(lesson.text) <= 220, lesson.key
        assert re.fullmatch(r"[A-Z].*\.", lesson.text), lesson.key
        assert lesson.at in AT
        assert set(lesson.spaces) <= spaces, lesson.key


def test_every_space_of_the_table_is_explained() -> None:
    explained = {space for lesson in LESSONS for space in lesson.spaces}
    assert {space.name for space in first_game().spaces} <= explained
