"""The start cards: everybody draws one and lays three moors and five forests as it shows."""

from typing import Final

from farmyard.agricola.content.moor.goods import FOREST, MOOR
from farmyard.agricola.farm.geometry import cells_of, region
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.game import Agricola
from farmyard.kernel.option import Option

START_CARDS: Final = (
    ("a1 a2 b2", "a4 b3 b4 c4 c5"),
    ("b2 b3 c2", "a2 a3 a4 c4 c5"),
    ("b3 c2 c3", "a3 a4 a5 b5 c5"),
    ("a4 a5 b5", "a2 b2 b4 c2 c4"),
    ("b2 b3 b4", "a4 a5 b5 c4 c5"),
    ("a3 a4 b4", "a1 a2 a5 b5 c5"),
    ("a3 b3 c3", "a2 b2 b5 c4 c5"),
    ("b3 b4 c4", "a5 b2 b5 c2 c3"),
    ("a3 b3 b4", "a1 a2 b2 c2 c3"),
)
"""The cells of the moors and of the forests, on the cards numbered 1 to 9."""
LAID: Final = tuple([(cells_of(region(moors)), cells_of(region(forests))) for moors, forests in START_CARDS])


class DrawStartCards(Rule):
    """Each player draws a start card of their own and lays the tiles that it shows."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        numbers = list(range(len(START_CARDS)))
        game.rng.shuffle(numbers)
        for player, number in zip(game.players, numbers):
            moors, forests = LAID[number]
            for cell in moors:
                player.lay_tile(MOOR, cell)
            for cell in forests:
                player.lay_tile(FOREST, cell)
        return []
