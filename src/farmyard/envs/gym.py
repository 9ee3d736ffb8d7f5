"""One seat as a Gymnasium environment, alone or against computer players: `farmyard/Solo-v3`, `farmyard/Versus-v3`.

The actions that are possible stand in `info["action_mask"]`. Another one changes nothing and costs a point.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from farmyard.ai.player import RANDOM, SECONDS, ComputerPlayer, any_player, check_any_player
from farmyard.envs.coding.numbered import PLACES
from farmyard.envs.rewards import SCORE
from farmyard.envs.settings import VERSION, table_of
from farmyard.envs.tables import ILLEGAL, MODES, AtTable, Observation
from farmyard.kernel.errors import BadSettings, FarmyardError
from farmyard.kernel.seat import Seat
from farmyard.kernel.settings import PLAYERS, Value, names_in

SOLO: Final = f"farmyard/Solo-v{VERSION}"
VERSUS: Final = f"farmyard/Versus-v{VERSION}"


class FarmyardEnv(AtTable, gymnasium.Env[Observation, np.int64]):
    """A seat at a table; the keywords that are not named here are settings of the table, like `decks="EIK"`.

    `opponents` are the computer players on the other seats by name, one for all or one for each.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str = "agricola",
        opponents: str | Sequence[str] = (),
        seat: int = 0,
        reward: str = SCORE,
        exchanges: bool = False,
        flat: bool = True,
        places: int = PLACES,
        seconds: float = SECONDS,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        names = names_in(opponents) if isinstance(opponents, str) else tuple(opponents)
        players = int(str(settings.pop(PLAYERS, len(names) + 1)))
        super().__init__(table_of(game, players, settings), reward, exchanges, flat, places, render_mode)
        if not 0 <= seat < players:
            raise BadSettings(f"There is no seat {seat}: this table has {players}", "seat")
        self.seat = seat
        self.opponents = seated(names, players, game)
        self.seconds = seconds
        self.action_space = self.actions()
        self.observation_space = self.observations()
        self._others: dict[int, tuple[ComputerPlayer, Seat]] = {}

    def action_masks(self) -> NDArray[np.int8]:
        """The mask alone, as MaskablePPO asks for it."""
        return self.mask(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        game = self.begin(self.np_random).game
        others = [other for other in range(game.seats()) if other != self.seat]
        self._others = {
            other: (any_player(name, game.name, game.seed + other, self.seconds), Seat(game, other))
            for other, name in zip(others, self.opponents, strict=True)
        }
        self._wait()
        return self.seen(self.seat), self._info()

    def _wait(self) -> None:
        """Let the others choose until it is one's own turn."""
        game = self.numbered
        while (turn := game.seat) not in (self.seat, -1):
            player, seat = self._others[turn]
            game.play(player.choose(seat))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.numbered
        if game.seat < 0:
            raise FarmyardError("The game is over: reset the environment")
        if not game.allows(int(action)):
            return self.seen(self.seat), ILLEGAL, False, False, {**self._info(), "illegal": True}
        game.act(int(action))
        self._wait()
        reward = self._rewards.after(game.game)[self.seat]
        return self.seen(self.seat), reward, game.seat < 0, False, self._info()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.mask(self.seat)}
        if self.numbered.seat < 0:
            info["scores"] = self.numbered.game.scores()
            info["winners"] = self.numbered.game.winners()
        return info

    def render(self) -> Any:
        return self.drawn(self.seat)


def seated(names: tuple[str, ...], players: int, game: str) -> tuple[str, ...]:
    """The players of all other seats."""
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise BadSettings(f"{players} players have {players - 1} opponents, not {len(names)}", "opponents")
    for name in names:
        check_any_player(name, game)
    return names


gymnasium.register(SOLO, FarmyardEnv)
gymnasium.register(VERSUS, FarmyardEnv, kwargs={"opponents": RANDOM})
