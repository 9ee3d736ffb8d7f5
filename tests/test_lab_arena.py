"""The arena: the same deals with the seats rotated."""

import json
from pathlib import Path

import pytest

from farmyard import AgricolaSettings, load
from farmyard.cli.main import REFUSED, main
from farmyard.lab.arena import Meeting, command_of, findings, games_of, interval
from farmyard.lab.strength import PAGE, page
from farmyard.lab.workers import Workers

MEETING = Meeting(AgricolaSettings(family=True, players=2), ("random", "farmer"), seed=4)


def test_every_deal_is_played_with_the_seats_rotated() -> None:
    first, second = games_of(MEETING, 2)
    assert [seated.player for seated in first] == ["random", "farmer"]
    assert [seated.player for seated in second] == ["farmer", "random"]


def test_the_number_of_processes_changes_nothing() -> None:
    points = [[[seated.points for seated in game] for game in games_of(MEETING, 4, Workers(jobs))] for jobs in (1, 2)]
    assert points[0] == points[1]


def test_the_interval_of_a_win_share_is_wilsons() -> None:
    low, high = interval(90, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)


def test_the_command_that_plays_the_games_again_is_told() -> None:
    words = (
        "farmyard arena --players random,farmer --seats 2 --edition original --family --seconds 1 --games 6 --seed 4"
    )
    assert command_of(MEETING, 6) == words


def test_the_page_of_results_is_up_to_date() -> None:
    assert PAGE.read_text() == page()


def test_the_findings_tell_of_every_player() -> None:
    found = findings(MEETING, list(games_of(MEETING, 2)))["players"]
    assert found["farmer"]["win_share"] + found["random"]["win_share"] == 1
    assert found["farmer"]["scores"]["mean"] > found["random"]["scores"]["mean"]
    assert found["farmer"]["win_share_ci"][1] <= 1


def test_the_arena_prints_json_and_saves_its_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = f"arena --players random,farmer --games 2 --family --seed 3 --save {tmp_path} --json"
    assert main(words.split()) == 0
    assert set(json.loads(capsys.readouterr().out)["players"]) == {"random", "farmer"}
    assert load(tmp_path / "game-1.txt").over


def test_a_solo_player_at_the_moor_is_measured_against_its_goal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--solo", "--players", "random", "--games", "1", "--moor", "2"]) == 0
    assert "random: reaches 0 of the targets 70 on average" in capsys.readouterr().out


def test_a_solo_player_is_measured_against_the_targets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--solo", "--players", "farmer", "--games", "1", "--decks", "E"]) == 0
    assert "of the targets 50, 55, 59" in capsys.readouterr().out


def test_alone_a_player_of_agricola_express_is_measured_against_par(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "express", "--solo", "--players", "farmer", "--games", "2", "--seed", "3"]
    assert main([*words, "--json"]) == 0
    points = json.loads(capsys.readouterr().out)["players"]["farmer"]["scores"]
    assert main(words) == 0
    said = capsys.readouterr().out
    beaten = len([game for game in (points["min"], points["max"]) if game > 85])
    assert f"farmer: beats the par of 85 in {beaten} of 2 games" in said
    assert "targets" not in said


@pytest.mark.parametrize("alone", ["--solo", "--series"])
def test_a_player_alone_has_no_other_seats(alone: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", alone, "--players", "random", "--seats", "3"]) == REFUSED
    assert f"{alone} is for a player alone: leave --seats out" in capsys.readouterr().err


def test_a_player_alone_has_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--solo", "--players", "random,farmer"]) == REFUSED
    assert "there is 1 seat:" in capsys.readouterr().err


def test_players_are_named_as_one_likes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--players", "Random,FARMER", "--games", "1", "--family", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["players"]) == {"random", "farmer"}


def test_as_many_players_as_seats_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--players", "random,farmer", "--seats", "3", "--family"]) == 2
    assert "name one for each" in capsys.readouterr().err


def test_players_of_agricola_express_meet_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "express", "--players", "farmer,random", "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "express"
    assert found["players"]["farmer"]["win_share"] == 1.0
