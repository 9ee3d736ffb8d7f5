"""Words about ill people, who may go nowhere but to the Infirmary."""

from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, kinds, of
from farmyard.agricola.words.at_once import Plain


def ill(game: Agricola, seat: int) -> int:
    """How many of the people are ill that this player may send now; none where it is somebody else's who goes."""
    player = game.players[seat]
    return 0 if player.this_round.borrowed_turn == game.turn else player.ill


class Ill(Number):
    """People who have a bed marker."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return ill(game, seat)

    def words(self, number: int) -> str:
        return f"{number} ill"


class Recover(Plain):
    """Get food; an ill person is well again. Who sends one of several people sends the ill first."""

    __slots__ = ("food", "space")

    def __init__(self, food: int = 1, space: int = -1) -> None:
        self.food = food
        self.space = space

    @property
    def words(self) -> str:
        return f"take {self.food} food; an ill person recovers"

    @property
    def brings(self) -> int:
        return kinds(of(FOOD))

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].ill -= 1 if ill(game, seat) else 0
        gain(game, seat, of(FOOD, self.food), self.space)
