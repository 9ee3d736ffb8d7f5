"""What is rewarded: points, the lead over the best of the others, or winning; at the end, or as it changes."""

from typing import Final

from farmyard.agricola.state.game import Agricola
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
        others = [
            [points[other] for other in range(len(points)) if other not in side(game, seat)]
            for seat in range(len(points))
        ]
        return [float(own - max(rest)) for own, rest in zip(points, others, strict=True)]


def victories(game: Game) -> list[float]:
    """1 for who has won, -1 for who has not; nothing for who shares the victory with another side."""
    winners = set(game.winners())
    seats = range(game.seats())
    return [(1.0 if winners <= side(game, seat) else 0.0) if seat in winners else -1.0 for seat in seats]


def side(game: Game, seat: int) -> set[int]:
    """The seats that play together with one, itself included."""
    return set(game.side(seat)) if isinstance(game, Agricola) else {seat}
