"""What Gymnasium and PettingZoo have in common: a table as one asks for it, its spaces, and the game played at it."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from farmyard.envs.coding.numbered import Coding, NumberedGame
from farmyard.envs.coding.observer import apart
from farmyard.envs.rewards import Rewards
from farmyard.kernel.errors import BadSettings, FarmyardError
from farmyard.kernel.settings import Settings

Observation = NDArray[np.uint8] | dict[str, NDArray[np.uint8]]
MODES: Final = ["ansi", "rgb_array"]
SEEDS: Final = 2**31
"""Games are drawn from so many."""
ILLEGAL: Final = -1.0
"""What an action costs that is not possible."""


class AtTable:
    """A table and the game that is played at it, by numbers.

    With `flat` an observation is one row of bytes, else a dictionary of its blocks. With `exchanges` what is open at
    any time is offered as well. `places` is how many options without a number of their own are offered at once.
    """

    render_mode: str | None

    def __init__(
        self, settings: Settings, reward: str, exchanges: bool, flat: bool, places: int, render_mode: str | None
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise BadSettings(f"There is no way to render '{render_mode}': use {' or '.join(MODES)}", "render_mode")
        self.coding = Coding(settings, exchanges, places)
        self.flat = flat
        self.render_mode = render_mode
        self._rewards = Rewards(reward)
        self._game: NumberedGame | None = None

    @property
    def numbered(self) -> NumberedGame:
        """The game that is played."""
        if self._game is None:
            raise FarmyardError("There is no game yet: reset the environment first")
        return self._game

    @property
    def action_names(self) -> list[str]:
        """What every action means; what stands on a place is another option at each decision."""
        return self.coding.actions.names

    @property
    def observation_names(self) -> list[str]:
        """What every entry of a flat observation means."""
        return self.coding.observer.names

    def options(self) -> dict[int, str]:
        """What may be chosen now, in words."""
        return {number: self.numbered.name_of(number) for number in self.numbered.legal()}

    def begin(self, luck: np.random.Generator) -> NumberedGame:
        """Begin another game."""
        self._game = self.coding.begin(int(luck.integers(SEEDS)))
        self._rewards.begin(self._game.game)
        return self._game

    # -- spaces and arrays ------------------------------------------------------------------

    def actions(self) -> spaces.Discrete:
        """The space of actions."""
        return spaces.Discrete(len(self.action_names))

    def observations(self) -> spaces.Space[Any]:
        """The space of observations."""
        blocks = self.coding.observer.blocks
        if self.flat:
            return spaces.Box(0, 255, (len(self.observation_names),), np.uint8)
        return spaces.Dict({block.name: spaces.Box(0, 255, block.shape, np.uint8) for block in blocks})

    def seen(self, seat: int) -> Observation:
        """What a seat sees."""
        row = np.frombuffer(self.numbered.observe(seat), np.uint8)
        return row if self.flat else apart(self.coding.observer.blocks, row)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may choose now."""
        return np.frombuffer(self.numbered.mask(seat), np.int8)

    def drawn(self, seat: int) -> Any:
        """The table as a seat sees it, as text for a terminal or as a picture; nothing where nobody asked for it."""
        if self.render_mode is None:
            return None
        from farmyard.envs import picture

        draw = picture.text if self.render_mode == "ansi" else picture.pixels
        return draw(self.numbered.game, seat)
