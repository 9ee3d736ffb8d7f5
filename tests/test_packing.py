"""A game is a value: it can be copied, pickled, sent to another process and compared."""

import copy
import inspect
import pickle
import subprocess
import sys
from random import Random

import pytest

from farmyard import Game, open_game, view
from farmyard.agricola.position import P1, position
from farmyard.games import GAMES
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import Option, Target
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat
from helpers import play

TABLES = {
    "cards": {"game": "agricola", "players": "3", "decks": "EIK"},
    "draft": {"game": "agricola", "players": "2", "decks": "E", "hands": "draft"},
    "revised": {"game": "agricola", "edition": "revised", "players": "2"},
    "express": {"game": "express", "players": "2"},
}


def begun(kind: str, seed: int) -> Game:
    rules = str(GAMES[TABLES[kind]["game"]].version)
    return open_game({**TABLES[kind], "rules": rules, "seed": str(seed)})


def play_on(game: Game, dice: Random, most: int) -> list[str]:
    """Make random choices, now and then an exchange."""
    chosen: list[str] = []
    while game.decision is not None and len(chosen) < most:
        exchanges = game.exchanges() if dice.random() < 0.1 else []
        chosen.append(dice.choice(exchanges or game.decision.options).text)
        game.play(chosen[-1])
    return chosen


@pytest.mark.parametrize("kind", TABLES)
def test_a_pickled_game_is_the_same_and_plays_on_the_same(kind: str) -> None:
    for seed in range(3):
        game, dice = begun(kind, seed), Random(seed)
        while game.decision is not None:
            dealt = game.determinize(dice.randrange(game.seats()), Rng(seed))
            for one in (game.clone(), dealt):
                other = pickle.loads(pickle.dumps(one))
                assert other == one
                assert [view(other, seat) for seat in range(2)] == [view(one, seat) for seat in range(2)]
                for choice in play_on(one, Random(seed), 40):
                    other.play(choice)
                assert other == one
            play_on(game, dice, 30)


@pytest.mark.parametrize("kind", TABLES)
def test_a_pickled_game_can_be_taken_back_and_saved(kind: str) -> None:
    game = begun(kind, 1)
    play_on(game, Random(1), 25)
    other = pickle.loads(pickle.dumps(game))
    assert (other.header(), [choice.text for choice in other.choices]) == (
        game.header(),
        [choice.text for choice in game.choices],
    )
    game.undo(7)
    other.undo(7)
    assert other == game


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copied_game_is_independent(kind: str, copied: object) -> None:
    assert callable(copied)
    game = begun(kind, 2)
    other = copied(game)
    assert (other == game, other is game) == (True, False)
    play_on(other, Random(1), 3)
    assert other != game
    assert game == begun(kind, 2)


@pytest.mark.parametrize("kind", TABLES)
def test_games_that_differ_are_not_equal(kind: str) -> None:
    game = begun(kind, 2)
    assert game != begun(kind, 3)
    assert game != game.determinize(0, Rng(1))
    assert game != "a game"


def test_games_that_stand_the_same_after_other_choices_are_not_equal() -> None:
    one, other = [position(goods={P1: "2 grain 2 vegetable"}) for _ in range(2)]
    play(one, "convert grain", "convert vegetable")
    play(other, "convert vegetable", "convert grain")
    assert one.goods(P1) == other.goods(P1)
    assert one != other


def test_a_position_set_up_can_be_pickled() -> None:
    game = position(played={P1: ("Tavern", "Forester")}, hand={P1: ("Canoe",)}, goods={P1: "3 wood"})
    assert pickle.loads(pickle.dumps(game)) == game


def test_a_space_that_has_come_into_play_can_be_pickled() -> None:
    game = position(forest_deck=True, beside=("Land of Cockaigne",))
    assert pickle.loads(pickle.dumps(game)) == game


def test_another_process_understands_a_pickled_game() -> None:
    game = begun("cards", 4)
    play_on(game, Random(4), 60)
    script = "import pickle, sys; print(pickle.load(sys.stdin.buffer).options)"
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(game), capture_output=True, check=True)
    assert done.stdout.decode().strip() == str(game.options)


def test_what_is_public_says_what_it_does_and_is_given() -> None:
    for thing in (Game, Decision, Target, Game.play, Game.determinize, Game.undo, Game.view, Rng.shuffle, Seat.deal):
        assert thing.__doc__
        assert inspect.signature(thing)
    assert list(inspect.signature(Option).parameters) == ["verb", "what", "target", "means"]
