"""One seat of a table through Gymnasium."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from coded_tables import EVERY_TABLE, name
from farmyard import BadSettings, Settings
from farmyard.envs.gym import SOLO, VERSUS, FarmyardEnv
from farmyard.kernel.errors import FarmyardError
from gym_episodes import episode, made


def env_of(table: Settings, **more: Any) -> FarmyardEnv:
    """A seat at a table, against random players if there are others."""
    how: dict[str, Any] = {"opponents": "random" if table.players > 1 else (), **table.chosen, **more}
    return FarmyardEnv(table.game, **how)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name)
def test_every_table_passes_the_checks_of_gymnasium(table: Settings) -> None:
    check_env(env_of(table), skip_render_check=True)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("how", [{"render_mode": "ansi"}, {"render_mode": "rgb_array"}, {"flat": False}], ids=str)
@pytest.mark.parametrize("game", ["agricola", "express"])
def test_every_way_to_see_a_table_passes_them_too(game: str, how: dict[str, Any]) -> None:
    check_env(made(SOLO, game=game, **how))


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name)
def test_every_table_is_played_to_its_end(table: Settings) -> None:
    env = env_of(table)
    for observation, reward, over, info in episode(env, 3):
        assert observation in env.observation_space
        assert over or (reward == 0 and info["action_mask"].any())
    assert reward == info["scores"][0] == env.numbered.game.scores()[0]
    assert not info["action_mask"].any()


def test_the_same_seed_is_the_same_game() -> None:
    one, other = [[(*row, reward) for row, reward, _, _ in episode(made(VERSUS, decks="E"), 5)] for _ in range(2)]
    assert one == other
    assert one != [(*row, reward) for row, reward, _, _ in episode(made(VERSUS, decks="E"), 6)]


def test_a_dictionary_has_the_same_entries_as_a_row() -> None:
    rows, blocks = [episode(made(SOLO, decks="EIK", flat=flat), 2) for flat in (True, False)]
    for (row, *_), (block, *_) in zip(rows, blocks, strict=True):
        assert np.array_equal(np.concatenate([part.ravel() for part in block.values()]), row)


@pytest.mark.parametrize(("seat", "opponents"), [(0, "random"), (2, ("apprentice", "random")), (1, "farmer, random")])
def test_any_seat_can_be_taken_against_players_of_the_house(seat: int, opponents: Any) -> None:
    env = made(VERSUS, family=True, players=3, seat=seat, opponents=opponents)
    turns = [(env.numbered.seat, reward, info) for _, reward, _, info in episode(env, 1)]
    assert {turn for turn, _, _ in turns} == {seat, -1}
    _, reward, info = turns[-1]
    assert reward == info["scores"][seat]
    assert info["winners"]


def test_a_player_of_ones_own_can_be_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent.parent.parent / "examples")
    assert made(VERSUS, opponents="dreamer:Dreamer").reset(seed=1)[1]["action_mask"].any()


def test_an_action_that_is_not_possible_changes_nothing_and_costs_a_point() -> None:
    env = made(SOLO)
    before, info = env.reset(seed=1)
    impossible = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, _, told = env.step(impossible)
    assert (reward, over, told["illegal"]) == (-1.0, False, True)
    assert bytes(before) == bytes(after)  # type: ignore[arg-type]


def test_what_may_be_chosen_is_told_in_words() -> None:
    env = made(SOLO, family=True)
    _, info = env.reset(seed=1)
    options = env.options()
    assert list(options) == list(np.flatnonzero(info["action_mask"]))
    assert "place Fishing" in options.values()
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_the_table_is_drawn_as_text_or_as_a_picture_of_one_size() -> None:
    text, picture = [made(SOLO, decks="E", render_mode=mode) for mode in ("ansi", "rgb_array")]
    text.reset(seed=1)
    assert "Round 1 of 14" in text.render()
    assert "Fishing" in text.render()
    sizes = {picture.render().shape for _ in episode(picture, 1) if picture.numbered.game.round % 5 == 0}
    assert len(sizes) == 1
    seen = picture.render()
    assert seen.dtype == np.uint8
    assert len(np.unique(seen.reshape(-1, 3), axis=0)) > 10
    assert made(SOLO).render_mode is None


def test_nothing_can_be_done_before_a_game_begins_or_after_it_is_over() -> None:
    env = made(SOLO)
    with pytest.raises(FarmyardError, match="reset the environment first"):
        env.step(np.int64(0))
    list(episode(env, 1))
    with pytest.raises(FarmyardError, match="The game is over: reset the environment"):
        env.step(np.int64(0))


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"game": "chess"}, "There is no game 'chess': use agricola or express"),
        ({"opponents": "nobody"}, "There is no computer player 'nobody'"),
        ({"players": 3, "opponents": ("random",) * 5}, "3 players have 2 opponents, not 5"),
        ({"seat": 4}, "There is no seat 4: this table has 2"),
        ({"reward": "money"}, "The reward is score, margin, win, score change or margin change, not 'money'"),
        ({"render_mode": "human"}, "There is no way to render 'human'"),
        ({"wood": 3}, "There is no setting 'wood'"),
    ],
    ids=str,
)
def test_what_there_is_not_is_refused(how: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        FarmyardEnv(**{"opponents": "random", **how})
