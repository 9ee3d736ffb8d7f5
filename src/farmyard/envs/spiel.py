"""All tables as a game of OpenSpiel: `pyspiel.load_game("farmyard(players=3,decks=EIK)")` once this is imported.

Parameters are the settings of a table, with `_` for `-` in their names and words. Chance has one say, at the
beginning: it draws the seed of the game. `resample_from_infostate` deals anew what a seat cannot know.
"""

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from farmyard.envs.coding.numbered import PLACES, Coding, NumberedGame
from farmyard.envs.coding.observer import apart
from farmyard.envs.rewards import MARGIN, SCORE, WIN, Rewards
from farmyard.envs.settings import table_of
from farmyard.games import GAMES
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import PLAYERS, Choice, Setting, Switch, Whole

NAME: Final = "farmyard"
_OWN: Final = {"game": "agricola", PLAYERS: 2, "reward": SCORE, "exchanges": False, "places": PLACES, "seeds": 1000}
"""Parameters beside the settings, as usual; `seeds` is how many games chance chooses from."""
_MOST_SEATS: Final = 6
_MOST_CHOICES: Final = 100_000
_MOST_POINTS: Final = 10_000.0


def usual(setting: Setting) -> str | int | bool:
    """A setting as a parameter that nobody has given, of the type that OpenSpiel reads its words as."""
    if isinstance(setting, Switch):
        return False
    numbers = isinstance(setting, Choice) and all([word.isdecimal() for word in list(setting.words)[1:]])
    if numbers or isinstance(setting, Whole):
        return int(setting.usual) if setting.usual.isdecimal() else 0
    return setting.usual


def parameters() -> dict[str, Any]:
    declared = [setting for kind in GAMES.values() for setting in kind.declared()]
    return {setting.name.replace("-", "_"): usual(setting) for setting in declared} | _OWN


GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="The Agricola family of games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=parameters(),
)


class FarmyardGame(pyspiel.Game):  # type: ignore[misc]
    """A table with all the games that may be played at it."""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        given = given or {}
        own = {name: given.get(name, value) for name, value in _OWN.items()}
        words = {name: word for name, word in given.items() if name not in _OWN and word != parameters()[name]}
        settings = {name: word.replace("_", "-") if isinstance(word, str) else word for name, word in words.items()}
        if own["reward"] not in (SCORE, MARGIN, WIN):
            raise BadSettings(f"The reward is {SCORE}, {MARGIN} or {WIN}, not '{own['reward']}'", "reward")
        self.coding = Coding(table_of(own["game"], own[PLAYERS], settings), own["exchanges"], own["places"])
        self.rewards = Rewards(own["reward"])
        self.seeds = own["seeds"]
        most = 1.0 if own["reward"] == WIN else _MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.coding.actions.names),
            max_chance_outcomes=self.seeds,
            num_players=own[PLAYERS],
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=_MOST_CHOICES,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "FarmyardState":
        return FarmyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FarmyardObserver":
        return FarmyardObserver(self.coding)


class FarmyardState(pyspiel.State):  # type: ignore[misc]
    """A game between two choices, or before its seed is drawn."""

    def __init__(self, game: FarmyardGame) -> None:
        super().__init__(game)
        self.numbered: NumberedGame | None = None

    def current_player(self) -> int:
        if self.numbered is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.numbered.seat if self.numbered.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.numbered is None else self.numbered.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        if self.numbered is None:
            self.numbered = self.get_game().coding.begin(action)
        else:
            self.numbered.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.numbered is None else self.numbered.name_of(action)

    def is_terminal(self) -> bool:
        return self.numbered is not None and self.numbered.seat < 0

    def returns(self) -> list[float]:
        if self.numbered is None or self.numbered.seat >= 0:
            return [0.0] * self.num_players()
        worth: list[float] = self.get_game().rewards.worth(self.numbered.game)
        return worth

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "FarmyardState":
        """A copy in which everything that a player cannot know is dealt anew."""
        copy: FarmyardState = self.clone()
        if self.numbered is not None:
            copy.numbered = self.numbered.dealt_for(player_id, random.Random(sampler()))
        return copy

    def __str__(self) -> str:
        if self.numbered is None:
            return "the seed is still to be drawn"
        chosen = [option.text for option in self.numbered.game.choices]
        return "\n".join([*chosen, f"page {self.numbered.offer.page + 1} of seat {self.numbered.seat}"])


class FarmyardObserver:
    """Writes what a player sees; before the seed is drawn that is nothing."""

    def __init__(self, coding: Coding) -> None:
        self.tensor = np.zeros(len(coding.observer.names), np.float32)
        self.dict = apart(coding.observer.blocks, self.tensor)

    def set_from(self, state: FarmyardState, player: int) -> None:
        if state.numbered is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.numbered.observe(player), np.uint8)

    def string_from(self, state: FarmyardState, player: int) -> str:
        return "" if state.numbered is None else state.numbered.observe(player).hex()


pyspiel.register_game(GAME_TYPE, FarmyardGame)
