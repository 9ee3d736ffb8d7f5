"""A finished game looked through."""

import json
from pathlib import Path

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.ai.review import remark_on
from farmyard.cli.main import main
from helpers import Table


def cost_of_starving(game: Agricola, nodes: int) -> float:
    """What a review says that it costs to feed a family without making food of the grain."""
    remark = remark_on(game, 1, "feed", nodes, seed=1)
    assert remark is not None
    assert remark.better == "convert grain"
    return remark.cost


@pytest.mark.parametrize("nodes", [2, 30, 200])
def test_starving_is_marked_and_costs_a_begging_card_less_what_was_kept_for_it(table: Table, nodes: int) -> None:
    for goods, least, most in (("3 food 1 grain", 1, 3), ("4 grain", 3, 9)):
        game = table(seats=2, phase="feeding", round=4, goods={P1: goods, P2: "4 food"})
        assert least < cost_of_starving(game, nodes) < most


@pytest.mark.parametrize("nodes", [2, 30])
def test_a_begging_card_at_the_last_meal_costs_its_points(table: Table, nodes: int) -> None:
    game = table(seats=1, phase="feeding", round=14, goods={P1: "5 food 2 grain"})
    assert cost_of_starving(game, nodes) == pytest.approx(3, abs=0.1)


def test_begging_that_cannot_be_helped_costs_nothing(table: Table) -> None:
    game = table(seats=2, phase="feeding", round=4, goods={P1: "1 vegetable", P2: "4 food"})
    assert remark_on(game, 1, "convert vegetable", nodes=30, seed=1) is None


def test_a_game_that_is_not_over_is_not_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    farmyard.save(farmyard.new_game(family=True), tmp_path / "game.txt")
    assert main(["review", str(tmp_path / "game.txt")]) == 2
    assert "not over yet" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["review", str(tmp_path / "none.txt")]) == 2
    assert "none.txt: the file cannot be read" in capsys.readouterr().err


def test_a_review_names_the_costliest_choices(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = farmyard.new_game(family=True, players=1, seed=2)
    while game.decision is not None:
        game.play(game.decision.options[-1])
    farmyard.save(game, tmp_path / "game.txt")
    assert main(["review", str(tmp_path / "game.txt"), "--nodes", "2", "--most", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) == 3
    assert all(remark["cost"] > 0.5 for remark in found)
