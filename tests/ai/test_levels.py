"""The levels: what they choose, how long they think; that they see nothing hidden is in `test_what_is_hidden`."""

import ctypes
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from numpy.linalg import _umath_linalg

from farmyard import Agricola, AgricolaSettings, begin, scores
from farmyard.agricola.position import P1, position
from farmyard.agricola.state.game import FEEDING
from farmyard.ai.companion import Companion
from farmyard.ai.levels import LUCKY_DEALS, Apprentice, Farmer, Master, opinions_on, shipped_value, together
from farmyard.ai.lookahead import Judge
from farmyard.ai.meals import missing
from farmyard.ai.player import ComputerPlayer, computer_player
from farmyard.ai.value import Value, fresh
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat

TABLES = {
    "revised": AgricolaSettings(edition="revised", players=2, side_job=True),
    "family": AgricolaSettings(family=True, players=3),
    "solo": AgricolaSettings(players=1, decks="E"),
    "cards": AgricolaSettings(players=4, decks="EIK"),
    "draft": AgricolaSettings(players=2, decks="EIK", hands="draft"),
    "moor": AgricolaSettings(players=2, decks="E", moor=3),
    "ten of which seven": AgricolaSettings(players=2, decks="EI", hands="10-3"),
    "mulligan": AgricolaSettings(players=2, decks="E", hands="mulligan", three_for_one=True),
    "parallel draft": AgricolaSettings(players=3, decks="EI", hands="draft-parallel"),
    "fast draft": AgricolaSettings(edition="revised", players=2, decks="AB", hands="draft-fast", hand_mix="deifuss"),
    "five of each": AgricolaSettings(edition="revised", players=2, decks="AB", hands="dorn-5"),
    "three of each": AgricolaSettings(players=2, decks="E", hands="dorn-3", hand_mix="petri"),
}


def player(level: str, seed: int = 1) -> ComputerPlayer:
    return computer_player(level, "agricola", seed, nodes=12)


def chosen_by(player: ComputerPlayer, game: Agricola) -> Option:
    """What a player chooses at the seat that must choose."""
    assert game.decision is not None
    return player.choose(Seat(game, game.decision.seat))


@pytest.mark.parametrize("level", ["farmer", "master"])
def test_an_open_card_is_considered_like_any_other_option(table, level: str) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, decks="E", hand_mix="petri", row=("Tutor", "Chief", "Lasso"), goods={P1: "3 food"})
    assert game.decision is not None
    someone = player(level)
    assert chosen_by(someone, game) in game.decision.options
    if isinstance(someone, Master):
        assert {"draw Tutor", "draw Lasso"} <= {opinion.option.text for opinion in someone.opinions}


def test_luck_is_thought_of_several_times() -> None:
    game = begin(TABLES["mulligan"], 1)
    master = Master(1, nodes=12)
    chosen_by(master, game)
    assert len(master.trees) == LUCKY_DEALS


@pytest.mark.parametrize("kind", TABLES)
def test_a_farmer_plays_any_table_to_its_end(kind: str) -> None:
    game = begin(TABLES[kind], 5)
    seats = [player("farmer" if seat else "apprentice", seat) for seat in range(game.seats())]
    while game.decision is not None:
        game.play(chosen_by(seats[game.decision.seat], game))
    assert game.over


def test_a_farmer_beats_a_random_player() -> None:
    game = begin(TABLES["revised"], 1)
    seats = [player("farmer"), player("random")]
    while game.decision is not None:
        game.play(chosen_by(seats[game.decision.seat], game))
    assert scores(game)[0] > scores(game)[1] + 10


def test_a_farmer_takes_food_rather_than_begging_cards(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, phase="feeding", round=4, goods={0: "3 grain 1 food", 1: "4 food"})
    while game.decision is not None and game.phase == "feeding" and game.decision.seat == 0:
        game.play(chosen_by(Farmer(1), game))
    assert game.players[0].begging == 0


@pytest.mark.parametrize("level", [Apprentice, Farmer])
def test_who_could_make_food_does_not_beg_for_it(table, level: type[Farmer]) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, phase="feeding", round=14, goods={0: "3 grain 1 food", 1: "4 food"})
    gourmet = level(1)
    gourmet.judge.caution = -9.0
    while game.decision is not None and game.phase == "feeding" and game.decision.seat == 0:
        game.play(chosen_by(gourmet, game))
    assert game.players[0].begging == 0


def test_nobody_begs_at_the_last_meal_because_a_victory_is_sure_then(table) -> None:  # type: ignore[no-untyped-def]
    goods = {0: "4 food", 1: "3 food 1 vegetable"}
    knows_nothing = Value(fresh(1))
    for gourmet in (Farmer(1, knows_nothing), Master(1, nodes=12, value=knows_nothing)):
        game = table(seats=2, phase="feeding", round=14, goods=goods, begging={0: 20})
        while game.decision is not None:
            game.play(chosen_by(gourmet, game))
        assert game.players[1].begging == 0


def test_people_at_home_are_trusted_to_fetch_what_lies_on_free_spaces(table) -> None:  # type: ignore[no-untyped-def]
    def lacking(at_home: int, used: dict[str, int]) -> int:
        spaces = {"Fishing": "3 food"}
        game = table(seats=2, round=7, goods={0: "0 food"}, spaces=spaces, at_home={0: at_home}, used=used)
        return missing(game, 0)

    assert lacking(0, {}) == 4
    assert lacking(1, {}) == 1
    assert lacking(1, {"Fishing": 1}) == 2


def test_begging_cards_count_more_than_they_cost(table) -> None:  # type: ignore[no-untyped-def]
    value = shipped_value()
    for game in (table(seats=2), table(seats=2, begging={0: 2})):
        bold, cautious = [Judge(value, caution=points).worth([game], [0])[0] for points in (0.0, 1.5)]
        assert bold - cautious == pytest.approx(1.5 * game.players[0].begging)


def test_begging_cards_that_must_come_count_before_the_meal(table) -> None:  # type: ignore[no-untyped-def]
    value = shipped_value()

    def feared(goods: str, at_home: int, round: int = 7) -> float:
        game = table(seats=2, round=round, goods={0: goods}, at_home={0: at_home})
        bold, cautious = [Judge(value, caution=points).worth([game], [0])[0] for points in (0.0, 1.0)]
        return bold - cautious

    assert feared("1 food 1 grain", at_home=0) == pytest.approx(2.0)
    assert feared("1 food", at_home=1) == pytest.approx(1.0)
    assert feared("1 food 1 grain", at_home=0, round=6) == pytest.approx(0.0)
    assert feared("1 food 3 grain", at_home=0) == pytest.approx(0.0)
    assert feared("2 food", at_home=1) == pytest.approx(0.0)


def test_an_apprentice_is_not_always_right() -> None:
    game = begin(TABLES["revised"], 1)
    assert game.decision is not None
    assert len({chosen_by(Apprentice(seed), game).text for seed in range(12)}) > 1


def test_a_master_says_what_it_thinks_of_every_option() -> None:
    game = begin(TABLES["revised"], 1)
    assert game.decision is not None
    master = Master(1, nodes=60)
    chosen = chosen_by(master, game)
    assert [opinion.option for opinion in master.opinions] == game.decision.options
    assert sum([opinion.share for opinion in master.opinions]) == pytest.approx(1.0)
    assert chosen is max(master.opinions, key=lambda opinion: opinion.share).option


def test_a_master_keeps_its_tree_between_its_choices() -> None:
    game = begin(TABLES["solo"], 1)
    master = Master(1, nodes=200)
    assert game.decision is not None
    game.play(chosen_by(master, game))
    known = master.trees[0]
    assert game.decision is not None
    chosen_by(master, game)
    assert master.trees[0] is known


def test_a_master_can_be_interrupted() -> None:
    game = begin(TABLES["revised"], 1)
    assert game.decision is not None
    master = Master(1, seconds=60)
    threading.Timer(0.2, master.interrupt).start()
    started = time.perf_counter()
    assert chosen_by(master, game) in game.decision.options
    assert time.perf_counter() - started < 30


@pytest.mark.parametrize("level", ["apprentice", "farmer", "master"])
def test_no_level_converts_in_circles_at_a_meal(level: str) -> None:
    stalls = ("Furniture Stall", "Ceramics Stall")
    game = position(moor=1, phase=FEEDING, goods={P1: "3 wood 2 clay 5 food"}, majors={P1: stalls})
    someone, made = player(level), 0
    while game.decision is not None and "feed" in game.options and game.decision.seat == P1:
        game.play(chosen_by(someone, game))
        made += 1
    assert made < 8
    game = position(moor=1, phase=FEEDING, goods={P1: "3 wood 2 clay 5 food"}, majors={P1: stalls})
    game.play("convert wood to clay")
    assert "convert clay to wood" in game.options
    assert chosen_by(someone, game).text != "convert clay to wood"


def test_a_companion_has_an_opinion_of_every_option() -> None:
    game = begin(TABLES["revised"], 3)
    companion = Companion()
    companion.think([game.determinize(0, Rng(1))], 0.5, 1)
    assert companion.thought is not None
    companion.thought.result()
    assert game.decision is not None
    assert list(companion.opinions()) == [option.text for option in game.decision.options]


def test_a_master_in_company_counts_all_opinions() -> None:
    decision = begin(TABLES["revised"], 3).decision
    assert decision is not None
    first, second = [option.text for option in decision.options[:2]]
    opinions = opinions_on(decision, [{first: (30, 2.0), second: (10, 1.0)}, {first: (0, 2.0), second: (60, 5.0)}])
    assert [opinion.share for opinion in opinions[:2]] == [0.3, 0.7]
    assert opinions[0].value == pytest.approx(2.0)
    assert 4.0 < opinions[1].value < 4.5


def test_of_several_searches_the_one_that_has_looked_more_often_counts_more() -> None:
    assert together([(9, 1.0), (29, 5.0)]) == pytest.approx((38, 4.0))
    assert together([(0, 1.0), (0, 3.0), (0, 8.0)]) == pytest.approx((0, 4.0))
    assert together([]) == (0, 0.0)


def test_nobody_waits_for_a_companion() -> None:
    game = begin(TABLES["revised"], 3)
    companion = Companion()
    companion.think([game.determinize(0, Rng(1))], 3, 1)
    assert companion.opinions() == {}
    companion.think([game.determinize(0, Rng(2))], 3, 2)
    assert companion.opinions() == {}


LEAVING = """
import multiprocessing
import sys
import time
from farmyard import new_game
from farmyard.ai.companion import Companion

if __name__ == "__main__":
    companion = Companion()
    companion.think([new_game(edition="revised", players=2, seed=3)], 300, 1)
    time.sleep(float(sys.argv[1]))
    print(multiprocessing.active_children()[0].pid)
"""


@pytest.mark.parametrize("seconds", ["0", "4"])
def test_a_companion_is_left_behind_at_once(seconds: str, tmp_path: Path) -> None:
    script = tmp_path / "leaving.py"
    script.write_text(LEAVING)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(script), seconds]
    left = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
    assert left.stderr == ""
    with pytest.raises(ProcessLookupError):
        os.kill(int(left.stdout), 0)


def test_a_companion_that_dies_is_followed_by_another() -> None:
    game = begin(TABLES["revised"], 3)
    companion = Companion()
    companion.think([game.determinize(0, Rng(1))], 60, 1)
    assert companion.thought is not None
    companion.process.kill()
    assert companion.thought.exception() is not None
    assert companion.opinions() == {}
    companion.think([game.determinize(0, Rng(1))], 0.1, 1)
    assert companion.thought.result()


class Counting:
    """A value that counts the positions it is asked about."""

    def __init__(self) -> None:
        self.value = shipped_value()
        self.asked = 0

    def rows(self, game: Agricola) -> object:
        return self.value.rows(game)

    def of(self, rows: object) -> object:
        found = self.value.of(rows)
        self.asked += len(found)
        return found


def test_single_fences_are_not_thought_through_in_every_order(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, family=True, open_pastures=True, cards=("Fences",), goods={P1: "8 wood"})
    game.play("place Fences")
    value = Counting()
    Farmer(1, value).choose(Seat(game, P1))
    assert len(game.options) < value.asked < 4 * len(game.options)


def test_where_there_are_very_many_ways_to_build_fences_only_some_are_thought_through(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, family=True, scattered_pastures=True, cards=("Fences",), goods={P1: "15 wood"})
    game.play("place Fences")
    assert len(game.options) > 700
    value = Counting()
    assert Farmer(1, value).choose(Seat(game, P1)).verb == "enclose"
    assert len(game.options) <= value.asked < 3 * len(game.options)


def test_a_single_fence_is_built_where_there_is_wood_for_nothing_else(table) -> None:  # type: ignore[no-untyped-def]
    game = table(seats=2, family=True, open_pastures=True, cards=("Fences",), goods={P1: "1 wood"})
    game.play("place Fences")
    assert Farmer(1).choose(Seat(game, P1)).verb == "fence"


def test_players_calculate_in_one_thread() -> None:
    library = ctypes.CDLL(_umath_linalg.__file__)
    asked = [
        name for name in ("scipy_openblas_get_num_threads64_", "openblas_get_num_threads") if hasattr(library, name)
    ]
    assert asked, "numpy comes with another library here: ask that one"
    assert [getattr(library, name)() for name in asked] == [1] * len(asked)
