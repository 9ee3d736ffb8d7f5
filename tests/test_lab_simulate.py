"""Many games at once: the same games whatever the number of processes."""

import json
from collections.abc import Iterator

import pytest

from farmyard import AgricolaSettings, BadSettings
from farmyard.cli.main import main
from farmyard.lab.simulate import Outcome, Plan, agents_for, outcomes, play_game, summary
from farmyard.lab.workers import Workers

TABLE = AgricolaSettings(edition="original", family=True, players=2)
PLAN = Plan(TABLE, ("random", "random"), seed=1)


def test_the_number_of_processes_changes_nothing() -> None:
    assert list(outcomes(PLAN, 12, Workers(2))) == list(outcomes(PLAN, 12))


def test_games_differ_by_number_and_by_seed() -> None:
    other = Plan(TABLE, ("random", "random"), seed=2)
    assert play_game(PLAN, 0) == play_game(PLAN, 0)
    assert len({play_game(PLAN, 0), play_game(PLAN, 1), play_game(other, 0)}) == 3


def test_a_shared_victory_counts_half_for_each() -> None:
    first, second = summary(PLAN, [Outcome((5, 5), (0, 1), 90), Outcome((7, 3), (0,), 90)])
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.mean, first.min, first.quartiles, first.max) == (6, 5, (5.5, 6, 6.5), 7)
    assert second.stdev == pytest.approx(2**0.5)


def test_one_agent_plays_all_seats() -> None:
    assert agents_for("random", 4) == ("random",) * 4
    assert agents_for("random", None) == ("random",) * 2
    with pytest.raises(BadSettings, match="There is no computer player 'me'"):
        agents_for("random,me", None)


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --edition revised --players 3 --side-job --games 4 --seed 9 --agents random --jobs 2 --json"
    assert main(words.split()) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert said.err == ""
    assert (found["games"], found["players"], found["interrupted"]) == (4, 3, False)
    assert found["games_per_second"] > 0
    assert found["decisions_per_game"] > 14 * 3
    assert [set(seat) >= {"mean", "stdev", "min", "quartiles", "max", "wins"} for seat in found["scores"]] == [True] * 3


def test_the_report_for_people_names_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--family", "--players", "4", "--games", "3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 games, ")
    assert "4 (random)" in said


def test_one_game_is_told_of_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--family", "--games", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 game, ")


def test_a_plan_for_others_than_sit_at_the_table_is_refused() -> None:
    with pytest.raises(BadSettings, match="The table is for 1, not for random, farmer"):
        Plan(AgricolaSettings(players=1, decks="E"), ("random", "farmer"), 1).check()


def test_an_interrupt_reports_what_has_been_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, games: int, workers: Workers) -> Iterator[Outcome]:
        yield play_game(plan, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr("farmyard.cli.report.outcomes", interrupted)
    assert main(["simulate", "--family", "--games", "50"]) == 130
    assert "Stopped after 1 of 50 games" in capsys.readouterr().out


def test_hands_are_dealt_as_the_table_likes(capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for hands in ("deal", "draft"):
        words = f"simulate --decks E --hands {hands} --three-for-one --players 3 --games 2 --json"
        assert main(words.split()) == 0
        found[hands] = json.loads(capsys.readouterr().out)
    assert (found["draft"]["decks"], found["draft"]["hands"], found["draft"]["three_for_one"]) == ("E", "draft", True)
    assert found["draft"]["decisions_per_game"] > found["deal"]["decisions_per_game"]
    assert found["draft"]["scores"] != found["deal"]["scores"]
