"""What is rewarded: points, the lead over the best of the others, or winning; at the end, or as it changes."""

from typing import Final

from farmyard.kernel.errors import BadSettings
from farmyard.kernel.game import Game

SCORE: Final = "score"
MARGIN: Final = "margin"
WIN: Final = "win"
_CHANGE: Final = "change"
REWARDS: Final = (SCORE, MARGIN, WIN, f"{SCORE} {_CHANGE}", f"{MARGIN} {_CHANGE}")


class Rewards:
    """Everybody's rewards after each choice, of one game at a time; with a change, they add up to what there is more
    at the end than at the beginning."""

    def __init__(self, kind: str) -> None:
        if kind not in REWARDS:
            raise BadSettings(f"The reward is {', '.join(REWARDS[:-1])} or {REWARDS[-1]}, not '{kind}'", "reward")
        self.what, _, how = kind.partition(" ")
        self.shaped = how == _CHANGE
        self._before: list[float] = []

    def begin(self, game: Game) -> None:
        self._before = self.worth(game) if self.shaped else []

    def after(self, game: Game) -> list[float]:
        """What everybody has earned since last asked."""
        if self.shaped:
            now = self.worth(game)
            earned = [new - old for new, old in zip(now, self._before, strict=True)]
            self._before = now
            return earned
        return self.worth(game) if game.over else [0.0] * game.seats()

    def worth(self, game: Game) -> list[float]:
        """What everybody has as things stand."""
        if self.what == WIN:
            return victories(game)
        points = game.scores()
        if self.what == SCORE or len(points) == 1:
            return [float(own) for own in points]
        return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


def victories(game: Game) -> list[float]:
    """1 for who has won alone, -1 for who has not; those who share the victory have nothing either way."""
    winners = game.winners()
    shared = 1.0 if len(winners) == 1 else 0.0
    return [shared if seat in winners else -1.0 for seat in range(game.seats())]
