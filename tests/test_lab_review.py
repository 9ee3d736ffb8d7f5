"""A finished game looked through."""

import json
from pathlib import Path

import pytest

import farmyard
from farmyard.cli.main import main
from farmyard.lab.review import remark_on


def test_starving_with_food_at_hand_is_marked_and_what_is_better_named(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, phase="feeding", round=4, goods={0: "4 grain", 1: "4 food"})
    remark = remark_on(game, 1, "feed", nodes=30, seed=1)
    assert remark is not None
    assert remark.better == "convert grain"
    assert remark.cost > 3


def test_a_game_that_is_not_over_is_not_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    farmyard.save(farmyard.new_game(family=True), tmp_path / "game.txt")
    assert main(["review", str(tmp_path / "game.txt")]) == 2
    assert "not over yet" in capsys.readouterr().err


def test_a_review_names_the_costliest_choices(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = farmyard.new_game(family=True, players=1, seed=2)
    while game.decision is not None:
        game.play(game.decision.options[-1])
    farmyard.save(game, tmp_path / "game.txt")
    assert main(["review", str(tmp_path / "game.txt"), "--nodes", "2", "--most", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) == 3
    assert all(remark["cost"] > 0.5 for remark in found)
