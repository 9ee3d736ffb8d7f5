"""What environments reward."""

import pytest

from farmyard.envs.gym import VERSUS
from farmyard.envs.rewards import Rewards
from gym_episodes import episode, made


@pytest.mark.parametrize("what", ["score", "margin"])
def test_changes_add_up_to_what_there_is_more_at_the_end(what: str) -> None:
    env = made(VERSUS, family=True, reward=f"{what} change")
    steps = episode(env, 4)
    next(steps)
    before = Rewards(what).worth(env.numbered.game)[0]
    earned = [reward for _, reward, _, _ in steps]
    assert before + sum(earned) == Rewards(what).worth(env.numbered.game)[0]
    assert len([reward for reward in earned if reward]) > 5


def test_the_margin_is_the_lead_over_the_best_of_the_others() -> None:
    env = made(VERSUS, family=True, players=3, reward="margin")
    *_, (_, reward, _, info) = episode(env, 4)
    own, *others = info["scores"]
    assert reward == own - max(others)


def test_winning_alone_is_worth_1_and_losing_as_much_less() -> None:
    found = set()
    for seed in range(6):
        *_, (_, reward, _, info) = episode(made(VERSUS, family=True, reward="win"), seed)
        assert reward == (1.0 if info["winners"] == [0] else -1.0)
        found.add(reward)
    assert found == {1.0, -1.0}


def test_teams_win_together_and_lead_over_others_alone() -> None:
    *_, (_, reward, _, info) = episode(made(VERSUS, players=4, team_play=True, reward="win"), 1)
    assert (len(info["winners"]), reward) == (2, 1.0 if 0 in info["winners"] else -1.0)
    env = made(VERSUS, players=4, team_play=True, reward="margin")
    *_, (_, reward, _, info) = episode(env, 1)
    others = [seat for seat in range(4) if seat not in env.numbered.game.side(0)]  # type: ignore[attr-defined]
    assert reward == info["scores"][0] - info["scores"][others[0]]
