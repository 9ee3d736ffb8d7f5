"""Who works changes nothing but the time: this process, several, or a cluster."""

import importlib
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from operator import mul
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from farmyard import AgricolaSettings, BadSettings
from farmyard.ai.value import fresh
from farmyard.lab import workers
from farmyard.lab.lessons import WavePlan
from farmyard.lab.manners import Manner
from farmyard.lab.selfplay import lesson_of
from farmyard.lab.simulate import Plan, play_game
from farmyard.lab.workers import HERE, RUNNING, WorkerLost, Workers, cluster_at, handed_on, handed_out

PLAN = Plan(AgricolaSettings(family=True, players=2), ("random", "random"), seed=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Workers]:
    """A cluster of one worker on this machine, as small as can be."""
    ray = importlib.import_module("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, object_store_memory=100_000_000)
    yield Workers(ray=HERE)
    ray.shutdown()


def die_at_three(number: int) -> int:
    """Work that ends its worker as the system does when memory runs out."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


class Riddle:
    """Something that can be sent, but not be read where it arrives."""

    def __reduce__(self) -> tuple[object, ...]:
        return int, ("a riddle",)


def riddle_of(number: int) -> Riddle:
    return Riddle()


def note_of(folder: Path, number: int) -> int:
    """Work that leaves a note."""
    (folder / str(number)).touch()
    return number


def much(number: int) -> bytes:
    """Work that finds more than can be sent at one go."""
    return bytes(10_000_000)


def much_until_three(number: int) -> bytes:
    die_at_three(number)
    return much(number)


def refuse_three(number: int) -> int:
    if number == 3:
        raise BadSettings("three is too many")
    return number


class LostCluster(ModuleType):
    """A cluster as Ray shows it after its workers have died, without the minutes that Ray tries again."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = importlib.import_module("ray.exceptions")
        self.is_initialized = lambda: True
        self.cluster_resources = dict[str, float]
        self.put = self.remote = lambda given: SimpleNamespace(remote=lambda *asked: given)

    def get(self, promised: object) -> None:
        raise self.exceptions.WorkerCrashedError


@pytest.fixture
def knocking(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses at which Ray is asked to look for a cluster."""
    asked: list[str] = []
    ray = SimpleNamespace(is_initialized=lambda: False, init=lambda address, **words: asked.append(address))
    monkeypatch.setitem(sys.modules, "ray", ray)
    return asked


def test_processes_play_the_same_games_in_the_same_order() -> None:
    games = partial(play_game, PLAN)
    asked = list(range(14))
    assert list(handed_out(games, asked, Workers(2))) == list(handed_out(games, asked))


@pytest.mark.parametrize("work", [die_at_three, riddle_of])
def test_when_a_worker_dies_the_work_ends_with_a_sentence(work: Callable[[int], object]) -> None:
    with pytest.raises(WorkerLost, match="worker died"):
        list(handed_out(work, list(range(40)), Workers(2), at_once=1))
    assert not multiprocessing.active_children()


def test_what_was_found_before_a_worker_died_has_come_back() -> None:
    found: list[int] = []
    with pytest.raises(WorkerLost):
        found.extend(handed_out(die_at_three, list(range(3)) + [9] * 20 + [3], Workers(2), at_once=1))
    assert found[:3] == [0, 1, 2]


def test_nobody_waits_for_workers_whose_work_is_no_longer_wanted() -> None:
    for _ in range(20):
        results = handed_on(much, iter(range(9)), Workers(2))
        assert len(next(results)) == 10_000_000
        del results
        assert not multiprocessing.active_children()


def test_a_worker_that_dies_while_others_tell_much_is_missed() -> None:
    for _ in range(5):
        with pytest.raises(WorkerLost):
            list(handed_out(much_until_three, list(range(12)), Workers(2), at_once=1))
        assert not multiprocessing.active_children()


def test_what_the_work_refuses_is_refused_here() -> None:
    with pytest.raises(BadSettings, match="three is too many"):
        list(handed_out(refuse_three, list(range(40)), Workers(2), at_once=1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_asked_may_depend_on_what_was_found(jobs: int) -> None:
    found = [1]
    doubled = handed_on(partial(mul, 2), (found[-1] for _ in range(4)), Workers(jobs))
    for number in doubled:
        found.append(number)
    assert found == ([1, 2, 4, 8, 16] if jobs == 1 else [1, 2, 2, 4, 4])


def test_no_more_is_handed_out_than_a_little_ahead(tmp_path: Path) -> None:
    results = handed_out(partial(note_of, tmp_path), list(range(1000)), Workers(2), at_once=1)
    assert list(islice(results, 5)) == [0, 1, 2, 3, 4]
    del results
    assert len(list(tmp_path.iterdir())) < 20
    assert not multiprocessing.active_children()


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


def test_a_cluster_that_has_lost_its_workers_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", LostCluster())
    with pytest.raises(WorkerLost, match="worker died"):
        list(handed_out(die_at_three, [1, 2, 3], Workers(ray=HERE)))


def test_where_there_is_no_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSettings, match="farmyard\\[cluster\\]"):
        cluster_at(HERE)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:123", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_where_no_cluster_answers_is_refused_at_once(address: str, knocking: list[str]) -> None:
    with pytest.raises(BadSettings, match=f"There is no Ray cluster at {address}: "):
        cluster_at(address)
    assert knocking == []


def test_a_word_that_is_no_address_is_refused(knocking: list[str]) -> None:
    with pytest.raises(BadSettings, match="'nowhere' is no address of a Ray cluster: say HOST:PORT, local or auto"):
        cluster_at("nowhere")
    assert knocking == []


def test_a_cluster_that_answers_is_used(knocking: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        there = f"127.0.0.1:{server.getsockname()[1]}"
        for address in (there, f"ray://{there}", HERE, RUNNING):
            cluster_at(address)
    assert knocking == [there, f"ray://{there}", HERE, RUNNING]


def test_workers_go_when_whoever_asked_them_is_killed() -> None:
    code = (
        "import time\n"
        "from farmyard.lab.workers import Workers, handed_out\n"
        "def work(number):\n"
        "    print(number, flush=True)\n"
        "    time.sleep(100)\n"
        "list(handed_out(work, [1, 2], Workers(2)))\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout is not None
        assert [asking.stdout.readline() for _ in range(2)]
        asking.kill()
        assert asking.communicate(timeout=30)[0] == ""  # ends when nobody is left who could write
