"""Words about ill people, who may go nowhere but to the Infirmary."""

from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, kinds, of
from farmyard.agricola.words.at_once import Plain


class Ill(Number):
    """People who have a bed marker."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return game.players[seat].ill

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
        player = game.players[seat]
        player.ill -= 1 if player.ill else 0
        gain(game, seat, of(FOOD, self.food), self.space)
