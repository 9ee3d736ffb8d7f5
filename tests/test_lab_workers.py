"""Who works changes nothing but the time: this process, several, or a cluster."""

import importlib
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from farmyard import AgricolaSettings, BadSettings
from farmyard.ai.value import fresh
from farmyard.lab import workers
from farmyard.lab.selfplay import Manner, WavePlan, lesson_of
from farmyard.lab.simulate import Plan, play_game
from farmyard.lab.workers import HERE, Workers, cluster_at, handed_out

PLAN = Plan(AgricolaSettings(family=True, players=2), ("random", "random"), seed=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Workers]:
    """A cluster of one worker on this machine, as small as can be."""
    ray = importlib.import_module("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, object_store_memory=100_000_000)
    yield Workers(ray=HERE)
    ray.shutdown()


def test_a_cluster_plays_the_same_games_in_the_same_order(cluster: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_CHUNKS_AHEAD", 2)
    games = partial(play_game, PLAN)
    asked = list(range(14))
    assert list(handed_out(games, asked, cluster)) == list(handed_out(games, asked))


def test_a_cluster_plays_the_same_waves(cluster: Workers) -> None:
    table = AgricolaSettings(edition="revised", players=2)
    plan = WavePlan(table, fresh(1, 6, 4), 1, 5, Manner(), trust=0.9)
    far = next(iter(handed_out(lesson_of, [plan], cluster)))
    near = lesson_of(plan)
    assert (far.results, far.effort) == (near.results, near.effort)
    assert [targets.tolist() for targets in far.targets] == [targets.tolist() for targets in near.targets]


def test_where_there_is_no_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSettings, match="farmyard\\[cluster\\]"):
        cluster_at(HERE)
