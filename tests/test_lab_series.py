"""Computer players in the solo series, and hands taken as they come."""

import json

import pytest

from farmyard import AgricolaSettings, begin
from farmyard.ai.card_ratings import points_of, ratings_of_pack
from farmyard.ai.levels import FITTING, shipped_value
from farmyard.ai.lookahead import Judge, best_of, look_ahead
from farmyard.ai.player import any_player
from farmyard.campaigns import SoloSeries, Try
from farmyard.cli.main import main
from farmyard.kernel.seat import Seat
from farmyard.lab.solo_series import best_to_keep, play_series
from helpers import Table


def test_a_game_that_misses_its_target_is_played_again() -> None:
    tries = play_series("random", 2, "E", seed=1, seconds=1.0)
    assert [(one.game, one.target, one.kept) for one in tries] == [(1, 50, ""), (1, 50, "")]
    assert tries[0].points != tries[1].points


def test_a_series_ends_when_its_last_target_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.campaigns.TARGETS", (-100, -99))
    tries = play_series("random", 9, "E", seed=1, seconds=1.0)
    assert [one.target for one in tries] == [-100, -99]


def test_an_occupation_of_the_game_is_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.campaigns.TARGETS", (-100, -99))
    game = table(seats=1, decks="E", played={0: ("Baker", "Carpenter", "Market Stall")})
    series = SoloSeries(AgricolaSettings(players=1, decks="E"))
    assert best_to_keep(series, game, seed=1) in ("E:baker", "E:carpenter")
    begun = SoloSeries(series.table, (Try(1, -100, 0, "E:carpenter"),))
    assert best_to_keep(begun, game, seed=1) == "E:baker"


def test_a_series_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--series", "--players", "random", "--games", "2", "--decks", "E", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["reached"], found["of"], len(found["tries"])) == (0, 8, 2)


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
    for seed in range(6):
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
    assert max(rules.values()) < 6


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
