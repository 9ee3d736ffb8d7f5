"""A table of 1 to 6 seats as a PettingZoo environment, one agent for each seat; `env` wraps it as is usual there.

An observation is a dictionary of the `observation` and the `action_mask`, all zeros for who does not decide.
"""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from farmyard.envs.coding.numbered import PLACES
from farmyard.envs.rewards import SCORE
from farmyard.envs.settings import VERSION, table_of
from farmyard.envs.tables import ILLEGAL, MODES, AtTable
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.settings import PLAYERS, Value

NAME: Final = f"farmyard_v{VERSION}"


class FarmyardAEC(AtTable, AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """All seats of a table; the keywords that are not named here are its settings, like `decks="EIK"`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME, "render_modes": MODES, "render_fps": 2, "is_parallelizable": False,
    }  # fmt: skip

    def __init__(
        self,
        game: str = "agricola",
        reward: str = SCORE,
        exchanges: bool = False,
        flat: bool = True,
        places: int = PLACES,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        players = int(str(settings.pop(PLAYERS, 2)))
        super().__init__(table_of(game, players, settings), reward, exchanges, flat, places, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck, _ = seeding.np_random()
        possible = spaces.Box(0, 1, (len(self.action_names),), np.int8)
        seen = {"observation": self.observations(), "action_mask": possible}
        self._action_spaces = {agent: self.actions() for agent in self.possible_agents}
        self._observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        game = self.begin(self._luck)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[game.seat]

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise FarmyardError(f"{agent} must choose: None is for agents whose game is over")
        game = self.numbered
        game.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._rewards.after(game.game), strict=True))
        self._accumulate_rewards()
        if game.seat >= 0:
            self.agent_selection = self.agents[game.seat]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.seen(seat), "action_mask": self.mask(seat)}

    def render(self) -> Any:
        return self.drawn(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is left open."""


def env(**settings: Any) -> Any:
    """The environment with the usual wrappers: an action that is not possible ends the game and costs a point."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(FarmyardAEC(**settings), ILLEGAL))
