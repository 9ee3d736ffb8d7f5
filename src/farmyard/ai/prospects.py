"""What played cards make of prices and points, as far as the own farm is judged by it."""

from typing import Final

from farmyard.agricola.rules.build import ROOMS
from farmyard.agricola.rules.payment import prices_of
from farmyard.agricola.rules.renovate import renovation
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import BITS, FIELD, covers
from farmyard.agricola.state.player import STONE_HOUSE
from farmyard.ai.card_inputs import played_by

MOST_ROOMS: Final = 3
ROOM_PARTS: Final = 7
FOUR_KINDS: Final = (1 << 4 * BITS) - 1
"""Of so many kinds a bundle is no long number, which is faster to take apart."""
USUAL: Final = -1


def prospects_of(game: Agricola, seat: int) -> int:
    """What played cards make of prices and points, packed into a number; USUAL without any such cards.

    The rooms that could be paid for, four bits; the parts of a room, three; a renovation, one; bonus points.
    """
    player = game.players[seat]
    scoring = played_by(player).scoring
    if not player.changes and not scoring:
        return USUAL
    points = player.bonus
    for bonus in scoring:
        points += bonus.points(game, seat)
    goods = player.goods
    parts = rooms = 0
    for price in prices_of(game, seat, ROOMS[player.house]):
        parts = max(parts, ROOM_PARTS - missing_of(goods, price))
        rooms = max(rooms, times(goods, price))
    better = 0
    if player.house < STONE_HOUSE:
        for price in prices_of(game, seat, renovation(player, player.house + 1)):
            if covers(goods, price):
                better = 1
    return rooms | parts << 4 | better << 7 | max(0, points) << 8


def missing_of(goods: int, price: int) -> int:
    """How many goods of a price are missing."""
    if price <= FOUR_KINDS:
        goods &= FOUR_KINDS
    number = 0
    while price:
        number += max(0, (price & FIELD) - (goods & FIELD))
        price >>= BITS
        goods >>= BITS
    return number


def times(goods: int, price: int) -> int:
    """How often goods cover a price, as far as it matters."""
    if price <= FOUR_KINDS:
        goods &= FOUR_KINDS
    number = MOST_ROOMS
    while price:
        needed = price & FIELD
        if needed:
            number = min(number, (goods & FIELD) // needed)
        price >>= BITS
        goods >>= BITS
    return number
