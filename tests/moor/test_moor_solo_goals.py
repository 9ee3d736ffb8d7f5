"""`farmyard solo --moor`: one goal for each level."""

from pathlib import Path

import pytest

from farmyard import begin
from farmyard.ai.player import RandomPlayer
from farmyard.campaigns import GOALS
from farmyard.cli.series import Series, read_series
from farmyard.kernel import record
from farmyard.kernel.seat import Seat
from helpers import Run


@pytest.mark.parametrize(("level", "goal"), [("1", 65), ("2", 70), ("3", 72)])
def test_each_level_has_its_goal(run: Run, tmp_path: Path, level: str, goal: int) -> None:
    code, said, _ = run("solo", "--moor", level, "--series", str(tmp_path / "moor.txt"), answers="quit\n")
    assert code == 0
    decks = " with decks EIK" if level == "3" else ""
    assert f"Game 1 of Farmers of the Moor at level {level}{decks}: reach {goal} points." in said
    kept = read_series(tmp_path / "moor.txt")
    assert (kept.moor, kept.target, kept.now) == (level, goal, "moor-game-1.txt")


def test_a_game_of_a_level_ends_with_its_goal_and_nothing_passes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GOALS, "1", -90)
    series = Series(tmp_path / "moor.txt", "", moor="1")
    game = begin(series.settings(), 3)
    player = RandomPlayer(1)
    while (decision := game.decision) is not None:
        game.play(player.choose(Seat(game, decision.seat)))
    last = game.choices[-1].text
    game.undo()
    series.now = series.new_record().name
    record.save(game, series.record())
    series.save()
    _, said, _ = run("solo", "--series", str(series.path), answers=f"{last}\n")
    assert "You have reached the -90 points of game 1." in said
    kept = read_series(series.path)
    assert (kept.played[0].won, kept.food, kept.permanent, kept.target) == (True, 0, (), -90)
    _, said, _ = run("solo", "--series", str(series.path), "--status")
    assert "Farmers of the Moor at level 1, kept in" in said


def test_a_series_of_another_level_is_left_alone(run: Run, tmp_path: Path) -> None:
    run("solo", "--moor", "1", "--series", str(tmp_path / "moor.txt"), answers="quit\n")
    complaint = run("solo", "--moor", "2", "--series", str(tmp_path / "moor.txt"))[2]
    assert "is kept for Farmers of the Moor at level 1" in complaint
