"""The measurements: their shape, and that they measure what they say."""

import json
from pathlib import Path

import pytest

import farmyard
from farmyard.cli.main import main
from farmyard.lab import bench, bench_players


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_KEPT_ALIVE", 3)
    monkeypatch.setattr(bench_players, "_NODES", 12)


def test_json_has_every_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    history = tmp_path / "history.jsonl"
    for _ in range(2):
        assert main(["bench", "--json", "--seconds", "0.001", "--history", str(history)]) == 0
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [json.loads(line) for line in history.read_text().splitlines()] == printed
    found = printed[0]
    assert found["compiled"] is farmyard.COMPILED
    tables = ["2", "4", "5", "4 players, deck E", "2 players, the Moor", "6 players, decks AB"]
    assert list(found["playouts"]) == tables
    assert all([playouts["games_per_second"] > 0 for playouts in found["playouts"].values()])
    assert list(found["players"]) == ["2 players", "4 players, decks EIK"]
    assert all([number > 0 for thinking in found["players"].values() for number in thinking.values()])
    assert found["clone_us"] > 0
    assert found["fences_ms"] > 0
    assert found["peak_memory_mb"] > 1


def test_people_read_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.001"]) == 0
    said = capsys.readouterr().out
    assert "compiled" in said
    assert "Random family games, 5 players" in said
    assert "Random games, 4 players, deck E" in said
    assert "Self-play, 4 players, decks EIK" in said
    assert "Random games, 2 players, the Moor" in said
    assert said.isascii()


def test_a_position_in_the_middle_is_in_the_middle() -> None:
    assert bench.played_to(2, 7).round == 7
    assert not bench.played_to(5, 14).over


def test_sizes_grow_with_what_is_kept_alive() -> None:
    sizes = bench.live_game_kb()
    assert 0 < bench.clone_kb() < sizes["2_players_middle"] < sizes["5_players_last_round"]
