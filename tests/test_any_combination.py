"""Whatever settings are combined, games come to an end and nothing breaks.

`make soak` plays ten thousand games at three hundred tables.
"""

from random import Random

import pytest

from any_table import any_table, name
from farmyard import Agricola, begin, open_game, scores
from farmyard.agricola.state.goods import GUARD
from farmyard.kernel import record
from random_games import TIMES, pick

TABLES, GAMES = (40, 2) if TIMES == 1 else (300, 34)


def play_out(game: Agricola, dice: Random) -> None:
    """Play at random to the end, looking after every choice."""
    while (decision := game.decision) is not None:
        texts = [option.text.lower() for option in decision.options]
        assert len(texts) == len(set(texts)) >= (1 if decision.step.asks_anyway else 2)
        game.play(pick(game, dice))
        assert not any([player.goods < 0 or player.goods & GUARD for player in game.players])


@pytest.mark.parametrize("number", range(TABLES))
def test_any_combination_of_settings_is_played_to_its_end(number: int) -> None:
    table = any_table(Random(number))
    for seed in range(GAMES):
        game = begin(table, seed)
        play_out(game, Random(seed))
        assert game.over, name(table)
    again = record.read(record.write(game)).replay(open_game)
    assert (again.scores(), again.winners()) == (scores(game), game.winners())


def test_the_tables_differ() -> None:
    tables = [any_table(Random(number)) for number in range(1000)]
    assert len({name(table) for table in tables}) >= 950
    chosen = {key for table in tables for key in table.fields()}
    assert {setting.name for setting in tables[0].declared if setting.label} <= chosen
