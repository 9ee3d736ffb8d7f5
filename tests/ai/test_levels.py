"""The levels: what they know, what they choose, how long they think."""

import threading
import time

import pytest

from farmyard import Agricola, Options, begin, scores
from farmyard.ai.levels import Apprentice, Farmer, Master
from farmyard.ai.player import ComputerPlayer, computer_player
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat
from helpers import some_positions

TABLES = {
    "revised": Options("revised", players=2, side_job=True),
    "family": Options(family=True, players=3),
    "solo": Options(players=1, decks="E"),
    "cards": Options(players=4, decks="EIK"),
    "draft": Options(players=2, decks="EIK", hands="draft"),
    "ten of which seven": Options(players=2, decks="EI", hands="10-3"),
}


def player(level: str, seed: int = 1) -> ComputerPlayer:
    return computer_player(level, "agricola", seed, nodes=12)


def chosen_by(player: ComputerPlayer, game: Agricola) -> Option:
    """What a player chooses at the seat that must choose."""
    assert game.decision is not None
    return player.choose(Seat(game, game.decision.seat))


@pytest.mark.parametrize("level", ["apprentice", "farmer", "master"])
@pytest.mark.parametrize("kind", TABLES)
def test_what_is_hidden_changes_no_choice(level: str, kind: str) -> None:
    for game in some_positions(TABLES[kind], 6, seed=3):
        assert game.decision is not None
        other = game.determinize(game.decision.seat, Rng(99))
        chosen = [chosen_by(player(level), one).text for one in (game, other)]
        assert chosen[0] == chosen[1]


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
