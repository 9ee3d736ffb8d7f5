"""Computer players in the solo series, and hands taken as they come."""

import json
import shlex
from pathlib import Path

import pytest

from farmyard import AgricolaSettings, begin, load
from farmyard.ai.card_ratings import points_of, ratings_of_pack
from farmyard.ai.levels import FITTING, shipped_value
from farmyard.ai.lookahead import Judge, best_of, look_ahead
from farmyard.ai.player import any_player
from farmyard.campaigns import SoloSeries, Try
from farmyard.cli.main import INTERRUPTED, REFUSED, main
from farmyard.kernel.seat import Seat
from farmyard.lab import solo_series
from farmyard.lab.arena import Meeting
from farmyard.lab.solo_series import best_to_keep, play_series
from helpers import Table

ALONE = Meeting(AgricolaSettings(players=1, decks="E"), ("random",))
RANDOMLY = ["arena", "--series", "--players", "random", "--games", "2"]


def test_a_game_that_misses_its_target_is_played_again() -> None:
    tries = list(play_series(ALONE, 2))
    assert [(one.game, one.target, one.kept) for one in tries] == [(1, 50, ""), (1, 50, "")]
    assert tries[0].points != tries[1].points


def test_a_series_ends_when_its_last_target_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.campaigns.TARGETS", (-100, -99))
    assert [one.target for one in play_series(ALONE, 9)] == [-100, -99]


def test_an_occupation_of_the_game_is_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.campaigns.TARGETS", (-100, -99))
    game = table(seats=1, decks="E", played={0: ("Baker", "Carpenter", "Market Stall")})
    series = SoloSeries(AgricolaSettings(players=1, decks="E"))
    assert best_to_keep(series, game, seed=1) in ("E:baker", "E:carpenter")
    begun = SoloSeries(series.table, (Try(1, -100, 0, "E:carpenter"),))
    assert best_to_keep(begun, game, seed=1) == "E:baker"


def test_a_series_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RANDOMLY, "--decks", "E", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["reached"], found["of"], len(found["tries"])) == (0, 8, 2)
    again = shlex.split(found["command"])
    assert main([*again[1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found


def test_what_is_kept_in_a_series_is_called_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(solo_series, "best_to_keep", lambda *asked: "K:resource-seller")
    assert main([*RANDOMLY[:-1], "1"]) == 0
    said = capsys.readouterr().out
    assert "keeps Resource Seller" in said
    assert "0 of 8 targets in 1 game\n" in said


def test_an_interrupted_series_reports_how_far_it_has_come(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept: list[str] = []

    def once(*asked: object) -> str:
        if kept:
            raise KeyboardInterrupt
        kept.append("")
        return ""

    monkeypatch.setattr(solo_series, "best_to_keep", once)
    assert main([*RANDOMLY, "--json"]) == INTERRUPTED
    found = json.loads(capsys.readouterr().out)
    assert found["interrupted"]
    assert len(found["tries"]) == 1


def test_a_series_is_played_with_the_settings_of_its_table_and_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*RANDOMLY, "--edition", "revised", "--save", str(tmp_path), "--json"]) == 0
    assert "--edition revised --decks AB" in json.loads(capsys.readouterr().out)["command"]
    for name in ("game-1.txt", "game-2.txt"):
        game = load(tmp_path / name)
        assert game.over
        assert game.settings.says("edition") == "revised"


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("--game express", "--solo"),
        ("--family", "leave --family out"),
        ("--moor 2", "--solo"),
        ("--jobs 2", "leave --jobs and --ray out"),
        ("--ray local", "leave --jobs and --ray out"),
        ("--seats 2", "leave --seats out"),
    ],
)
def test_a_series_refuses_what_it_cannot_be(
    words: str, right: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    assert main([*RANDOMLY, *words.split(), "--save", str(folder)]) == REFUSED
    assert right in capsys.readouterr().err
    assert not folder.exists()


def test_who_is_indifferent_drafts_anything_and_then_plays_like_a_master() -> None:
    game = begin(AgricolaSettings(players=2, decks="E", hands="draft"), 1)
    assert game.decision is not None
    chosen = {
        any_player("farmyard.lab.drafts:Indifferent", "agricola", seed, 0.01)
        .choose(Seat(game, game.decision.seat))
        .text
        for seed in range(12)
    }
    assert len(chosen) > 3


@pytest.mark.parametrize("level", ["farmer", "master"])
def test_farmers_and_masters_draft_by_ratings_and_by_the_value_together(level: str) -> None:
    rules = {"ratings": 0, "value": 0}
    for seed in range(16):
        game = begin(AgricolaSettings(players=2, decks="EIK", hands="draft"), seed)
        assert game.decision is not None
        options = game.decision.options
        kept = any_player(level, "agricola", 1, nodes=10).choose(Seat(game, game.decision.seat))
        ratings = ratings_of_pack(game, options)
        worth = look_ahead(Judge(shipped_value()), game, options)
        together = [points + FITTING * value for points, value in zip(ratings, worth)]
        assert kept is options[best_of(together)]
        rules["ratings"] += kept is options[best_of(ratings)]
        rules["value"] += kept is options[best_of(worth)]
    assert max(rules.values()) < 16


def test_who_drafts_by_the_value_may_keep_another_card() -> None:
    kept = []
    for seed in range(4):
        game = begin(AgricolaSettings(players=2, decks="EIK", hands="draft"), seed)
        assert game.decision is not None
        player = any_player("farmyard.lab.drafts:ValuingFarmer", "agricola", 1)
        points = points_of(player.choose(Seat(game, game.decision.seat)), 2)
        kept.append(points == max(ratings_of_pack(game, game.decision.options)))
    assert not all(kept)


def test_cards_without_a_rating_are_drafted_by_the_value() -> None:
    game = begin(AgricolaSettings(edition="revised", players=2, decks="AB", hands="draft"), 1)
    assert game.decision is not None
    assert ratings_of_pack(game, game.decision.options) == []
    assert any_player("farmer", "agricola", 1).choose(Seat(game, game.decision.seat)).verb == "keep"
