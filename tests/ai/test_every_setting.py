"""All levels play every sort of table to its end; with `FARMYARD_GAMES=2` they play a hundred games."""

import random

import pytest

from any_table import any_table
from farmyard import begin
from farmyard.ai.player import LEVELS, computer_player
from farmyard.kernel.seat import seats_of
from random_games import TIMES

GAMES, MOST_PLAYERS = (2, 2) if TIMES == 1 else (50 * TIMES, 6)


@pytest.mark.parametrize("number", range(GAMES))
def test_all_levels_play_any_table_to_its_end(number: int) -> None:
    dice = random.Random(number)
    game = begin(any_table(dice, MOST_PLAYERS), number)
    levels = [dice.choice(LEVELS) for _ in range(game.seats())]
    players = [computer_player(level, "agricola", number, nodes=3) for level in levels]
    places = seats_of(game)
    while (decision := game.decision) is not None:
        game.play(players[decision.seat].choose(places[decision.seat]))
    assert game.over
