"""The actions of a table of Agricola Express, whose options are nearly all made once."""

from typing import Final

from farmyard.envs.coding.actions import held_in
from farmyard.express.game import COOK, Express
from farmyard.express.rules import animals, groups, powers
from farmyard.express.rules.harvest import FEED
from farmyard.express.rules.turns import KEEP, ROLL
from farmyard.kernel.option import Option

_MOST_ROOMS: Final = 3


def foreseen(game: Express) -> list[Option]:
    """What a table may offer, as far as it can be listed."""
    made_once = (ROLL, KEEP, FEED, COOK, animals.MADE_ONCE, groups.MADE_ONCE, powers.MADE_ONCE)
    return [*held_in(made_once), *rooms()]


def rooms() -> list[Option]:
    """Rooms, paid for from the sheet or with dice, of which one pays for every two."""
    return [
        groups.room_option(number, house, reed, material)
        for number in range(1, _MOST_ROOMS + 1)
        for house in range(3)
        for reed in range(min(number, 2) + 1)
        for material in range(min(number, 2) + 1)
    ]
