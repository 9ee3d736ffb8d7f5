"""The house and the family: renovation, family growth, the starting player."""

from typing import Final

from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import REED, of, text
from farmyard.agricola.player import HOUSES, PEOPLE, STONE_HOUSE, Player
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.build import MATERIALS
from farmyard.agricola.rules.payment import affordable, charge_goods
from farmyard.kernel.option import Option

RENOVATE: Final = Option("renovate")
GROW: Final = Option("grow")
BECOME: Final = Option("become", "starting player")


def renovation_price(player: Player) -> int:
    """One of the next material for each room, and one reed."""
    return of(MATERIALS[player.house + 1], player.rooms.bit_count()) + of(REED)


class Renovate(Action):
    """Renovate the whole house by one step."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return player.house < STONE_HOUSE and affordable(player, renovation_price(player))

    def obstacle(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        if player.house == STONE_HOUSE:
            return "a stone house cannot be renovated"
        return "" if self.possible(game, seat) else f"renovating costs {text(renovation_price(player))}"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [RENOVATE] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        charge_goods(game, seat, renovation_price(player))
        player.house += 1

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        player = game.players[seat]
        return f"Renovate to a {HOUSES[player.house + 1]} for {text(renovation_price(player))}"


class Grow(Action):
    """A child is born; it works from the next round on."""

    __slots__ = ("needs_room",)

    def __init__(self, needs_room: bool = True) -> None:
        self.needs_room = needs_room

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return player.people < PEOPLE and (not self.needs_room or player.has_room)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if game.players[seat].people == PEOPLE:
            return f"a family has at most {PEOPLE} members"
        return "" if self.possible(game, seat) else "the house has no room for a child"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [GROW] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.people += 1
        player.newborns += 1

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Have a child"


class BecomeStartingPlayer(Action):
    """Take the marker, or keep it; it decides the order from the next round on."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [BECOME]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.starting_player = seat

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Become the starting player"
