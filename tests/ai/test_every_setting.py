"""All levels play every sort of table to its end; with `FARMYARD_GAMES=2` they play a hundred games."""

import random

import pytest

from farmyard import AgricolaSettings, BadSettings, begin
from farmyard.agricola.settings import declared
from farmyard.ai.player import LEVELS, computer_player
from farmyard.kernel.seat import seats_of
from farmyard.kernel.settings import YES, Value
from random_games import TIMES

GAMES, MOST_PLAYERS = (2, 2) if TIMES == 1 else (50 * TIMES, 6)


def any_table(dice: random.Random) -> AgricolaSettings:
    """A table with everything that may be chosen chosen at random, as far as it goes together."""
    while True:
        chosen: dict[str, Value] = {"players": dice.randint(1, MOST_PLAYERS)}
        for setting in declared():
            words = [YES] if setting.kind == "yes-no" else list(setting.values)
            if words and dice.random() < 0.5:
                many = dice.randint(1, len(words)) if setting.kind == "letters" else 1
                chosen[setting.name.replace("-", "_")] = "".join(dice.sample(words, many))
        try:
            return AgricolaSettings(**chosen)
        except BadSettings:
            continue


@pytest.mark.parametrize("number", range(GAMES))
def test_all_levels_play_any_table_to_its_end(number: int) -> None:
    dice = random.Random(number)
    game = begin(any_table(dice), number)
    levels = [dice.choice(LEVELS) for _ in range(game.seats())]
    players = [computer_player(level, "agricola", number, nodes=3) for level in levels]
    places = seats_of(game)
    while (decision := game.decision) is not None:
        game.play(players[decision.seat].choose(places[decision.seat]))
    assert game.over
