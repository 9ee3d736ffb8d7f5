"""What a position is worth to a team: what both partners may expect, as the table scores it.

The learned value knows the points of single players. Of two who play together the lower counts in each category, so
what they expect is taken together, less what they differ by as things stand; early in the game that will be made up
for. Where totals are multiplied, a team expects the number whose square is their product.
"""

from typing import Final

from farmyard.agricola.rules.scoring import breakdown, settled
from farmyard.agricola.state.game import ROUNDS, Agricola

LATENESS: Final = 12
"""How late partners mind what they differ by: of a point that counts in full in the last round, the power of the share
of the game that is over."""


def expected(game: Agricola, seat: int, points: list[float]) -> float:
    """The points, on the scale of one player, that the team of a seat may expect if its players expect these."""
    one, other = game.side(seat)
    if game.board.multiplied:
        return mean_of_product(points[one], points[other])
    minded = (game.round / ROUNDS) ** LATENESS
    apart = sum([abs(mine - yours) for mine, yours in zip(by_category(game, one), by_category(game, other))])
    return (points[one] + points[other] - minded * apart) / 2


def by_category(game: Agricola, seat: int) -> list[int]:
    """A player's points in each category that counts for a team."""
    return [line.points for line in settled(breakdown(game, seat))]


def mean_of_product(one: float, other: float) -> float:
    """What two totals would be if they were the same and made the same product; below 1 each point counts in full."""
    mean: float = (max(one, 1.0) * max(other, 1.0)) ** 0.5
    return mean + min(one - 1.0, 0.0) + min(other - 1.0, 0.0)


def lead(game: Agricola, seat: int, points: list[float], own_share: float) -> float:
    """What it is worth to a seat that all players expect these points: those of its team, against the other one's."""
    theirs = [other for other in range(game.seats()) if other not in game.side(seat)]
    return expected(game, seat, points) - (1.0 - own_share) * expected(game, theirs[0], points)
