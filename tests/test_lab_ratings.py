"""Card ratings: what is played, how it is kept, and what is made of it."""

import json
import random
from pathlib import Path

import pytest

from farmyard import AgricolaSettings, BadSettings
from farmyard.ai.levels import Farmer
from farmyard.ai.lookahead import look_ahead
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import seats_of
from farmyard.lab import ratings
from farmyard.lab.farmers import Farmers
from farmyard.lab.ratings import Deal, Folder, Held, Run, play_wave
from farmyard.lab.workers import Workers
from farmyard.lab.worth import Estimate, Fit, Results, clear_of_chance, findings, pairs, uses

TABLE = AgricolaSettings(players=2, decks="E")
ANYBODY = Run(TABLE, "random", seed=3)


@pytest.fixture(autouse=True)
def few_games_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "GAMES_AT_ONCE", 4)


def made_up(number: int, seats: int, cards: int, seed: int, together: float = 0.0, chance: float = 6.0) -> list[Deal]:
    """Deals of a made-up game: card 0 is worth 3 points, card 1 minus 3, cards 2 and 3 something `together`."""
    rng = random.Random(seed)
    deals: list[Deal] = []
    for _ in range(number):
        pack = rng.sample(range(cards), 4 * seats)
        hands = [tuple(pack[4 * seat : 4 * seat + 4]) for seat in range(seats)]
        deals.append([_game(hands, turn, together, rng, chance) for turn in range(seats)])
    return deals


def _game(hands: list[tuple[int, ...]], turn: int, together: float, rng: random.Random, chance: float) -> list[Held]:
    points = []
    for seat, hand in enumerate(hands):
        worth = 30 + 3 * (0 in hand) - 3 * (1 in hand) + (together if 2 in hand and 3 in hand else 0.0)
        points.append(round(worth + 5 * (seat == turn) + rng.gauss(0, chance)))
    best = [seat for seat, own in enumerate(points) if own == max(points)]
    return [
        Held(hand, hand[:1], own, 1 / len(best) if seat in best else 0.0)
        for seat, (hand, own) in enumerate(zip(hands, points))
    ]


# -- what is made of deals ------------------------------------------------------------------


def test_cards_are_worth_what_they_bring() -> None:
    results = Results(made_up(600, 4, 40, seed=1), 40)
    fit = Fit(results, results.points)
    assert fit.of(0).low < 3 < fit.of(0).high
    assert fit.of(0).low > 2
    assert fit.of(1).low < -3 < fit.of(1).high
    assert fit.of(1).high < -2
    assert Fit(results, results.wins).of(0).low > 0


def test_intervals_hold_what_they_promise() -> None:
    missed = 0
    for seed in range(20):
        results = Results(made_up(60, 4, 30, seed), 30)
        fit = Fit(results, results.points)
        truth = {0: 3.0, 1: -3.0}
        missed += sum([not fit.of(card).low <= truth.get(card, 0.0) <= fit.of(card).high for card in range(30)])
    assert missed < 0.1 * 20 * 30


def test_who_starts_changes_nothing_when_every_hand_has_started_once() -> None:
    results = Results(made_up(5, 4, 20, seed=2, chance=0.0), 20)
    worth = results.within_deals(3 * results.held[:, 0] - 3 * results.held[:, 1])
    assert abs(results.points - worth).max() < 1e-9


def test_a_card_nobody_held_is_worth_nothing_known() -> None:
    results = Results(made_up(50, 2, 20, seed=3), 21)
    assert Fit(results, results.points).of(20).mean == 0


def test_pairs_that_belong_together_are_found_and_others_are_not() -> None:
    deals = made_up(1500, 4, 24, seed=4, together=8.0)
    results = Results(deals, 24)
    found, looked_at = pairs(results, Fit(results, results.points))
    assert looked_at == 24 * 23 // 2
    assert found[0].cards == (2, 3)
    assert found[0].points.low < 8
    assert found[0].points.mean > 5
    assert len(found) <= 3
    results = Results(made_up(1500, 4, 24, seed=5), 24)
    assert len(pairs(results, Fit(results, results.points))[0]) <= 1


def test_of_many_comparisons_only_clear_ones_are_believed() -> None:
    assert clear_of_chance([0.04] + [0.5] * 99) == []
    assert clear_of_chance([0.5, 0.001, 0.9, 0.02]) == [1, 3]
    assert clear_of_chance([]) == []


def test_playing_and_taking_a_card_are_told_apart_from_holding_it() -> None:
    game = [Held((0, 2, 1), (0,), 30, 1.0), Held((3,), (), 20, 0.0)]
    other = [Held((0, 2, 1), (), 20, 0.5), Held((3,), (3,), 20, 0.5)]
    first, second, third, last = uses([[game, other], [game, other]], occupations={0, 1}, cards=4)
    assert (first.hands, first.games, first.played, first.taken) == (2, 4, 2, 1)
    assert first.lead == Estimate(5.0, 0.0)
    assert (second.taken, third.taken, third.lead) == (2, 1, None)
    assert last.lead == Estimate(0.0, 0.0)
    found = findings([[game, other], [game, other]], ["a", "b", "c", "d"], {0, 1}, drafted=True)
    assert found["games"] == 4
    assert found["cards"]["a"]["taken"] == 1
    assert found["cards"]["a"]["played"] == 0.5


# -- what is played -------------------------------------------------------------------------


def test_every_hand_of_a_deal_is_held_in_every_place() -> None:
    deals = play_wave(ANYBODY, 0)
    assert len(deals) == 2
    for first, second in deals:
        assert [held.hand for held in first] == [held.hand for held in second]
        assert all([len(held.hand) == 14 and set(held.played) <= set(held.hand) for held in first])
        assert sum([held.won for held in first]) == 1
    assert [ANYBODY.game(0, turn).starting_player for turn in range(2)] == [0, 1]


def test_who_plays_the_waves_changes_nothing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        list(Folder(tmp_path / str(jobs), ANYBODY).play(2, Workers(jobs)))
    alone, together = [(tmp_path / name / "deals.jsonl").read_bytes() for name in ("1", "2")]
    assert alone == together
    assert len(alone.splitlines()) >= 10


def test_a_run_that_was_stopped_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    list(Folder(whole, ANYBODY).play(2))
    waves = Folder(stopped, ANYBODY).play(2)
    next(waves), next(waves)
    waves.close()
    with (stopped / "deals.jsonl").open("ab") as file:
        file.write(b"[[[[1,2")
    again = Folder(stopped, ANYBODY)
    assert again.waves == 2
    list(again.play(2))
    assert (stopped / "deals.jsonl").read_bytes() == (whole / "deals.jsonl").read_bytes()
    assert again.deals == Folder(whole, ANYBODY).deals


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    Folder(tmp_path, ANYBODY)
    assert json.loads((tmp_path / "run.json").read_text())["seed"] == 3
    with pytest.raises(BadSettings, match="another run, with another seed"):
        Folder(tmp_path, Run(TABLE, "random", seed=4))


def test_drafted_hands_are_those_that_were_taken() -> None:
    run = Run(AgricolaSettings(players=2, decks="E", hands="draft"), "random", seed=1)
    [[first, second], _] = play_wave(run, 0)
    assert [len(held.hand) for held in first + second] == [14] * 4
    assert not set(first[0].hand) & set(first[1].hand)


@pytest.mark.parametrize(("table", "words"), [({"players": 1, "decks": "E"}, "2 players"), ({"players": 2}, "decks")])
def test_runs_that_tell_nothing_are_refused(table: dict[str, str], words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        Run(AgricolaSettings(**table)).check()


# -- farmers side by side -------------------------------------------------------------------


def test_farmers_side_by_side_choose_what_they_would_alone() -> None:
    games = [ANYBODY.game(deal, 0) for deal in range(2)]
    tables = Farmers(games, [[deal, deal + 1] for deal in range(2)])
    alone = [[Farmer(seed) for seed in (deal, deal + 1)] for deal in range(2)]
    for _ in range(8):
        before = [game.clone() for game in games]
        tables.choose()
        for game, after, farmers in zip(before, games, alone):
            seat = game.decision.seat
            option = farmers[seat].choose(seats_of(game)[seat])
            chosen = after.choices[len(game.choices)]
            worth = look_ahead(farmers[seat].judge, game.determinize(seat, Rng(1)), [option, chosen])
            assert option.text == chosen.text or abs(worth[0] - worth[1]) < 1e-3


def test_quick_farmers_look_at_single_choices() -> None:
    game = ANYBODY.game(1, 0)
    quick = Farmers([game], [[1, 2]], quick=True)
    assert quick.most == 0
    quick.choose()
    assert game.choices
