"""House rules: each alone, and some together."""

from random import Random

import pytest

from farmyard import AgricolaSettings, BadSettings, begin, new_game
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, all_goods, deciding
from random_games import play_out

# -- Larkin's start -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_3_food(edition: str, players: int) -> None:
    game = new_game(edition=edition, players=players, larkin_start=True)
    assert all_goods(game) == ["3 food"] * players


def test_in_round_1_the_second_people_are_placed_in_reverse_order_and_the_third_in_order(table: Table) -> None:
    game = table(seats=3, larkin_start=True, phase="people", people={P1: 3, P3: 3})
    order = []
    for space in ("Fishing", "Day Laborer", "Take 1 Grain", "3 Wood", "1 Reed", "1 Clay", "2 Wood", "Starting Player"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P1, P2, P3, P3, P2, P1, P1, P3]


def test_later_rounds_are_as_usual(table: Table) -> None:
    game = table(seats=3, larkin_start=True, phase="people", round=2)
    for space, seat in (("Fishing", P1), ("Day Laborer", P2), ("Take 1 Grain", P3), ("3 Wood", P1)):
        assert deciding(game) == seat
        game.play(f"place {space}")


def test_who_plays_alone_has_no_order_to_reverse() -> None:
    with pytest.raises(BadSettings, match="larkin-start goes with players 2"):
        AgricolaSettings(players=1, larkin_start=True)


def test_a_turn_without_a_person_is_a_turn_like_any(table: Table) -> None:
    game = table(moor=1, larkin_start=True, phase="people")
    for choice, seat in (("place Fishing", P1), ("hold 2A", P2), ("place 1 Reed", P2), ("place 3 Wood", P1)):
        assert deciding(game) == seat
        game.play(choice)
    assert deciding(game) == P2


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_a_game_is_played_to_its_end(edition: str) -> None:
    game = begin(AgricolaSettings(edition=edition, players=2, larkin_start=True), 3)
    play_out(game, Random(3))
    assert game.over
