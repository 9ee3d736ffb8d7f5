"""Building rooms and stables."""

from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, cells_of
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import CLAY, REED, STONE, WOOD, of, text
from farmyard.agricola.player import HOUSES
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.farmland import site_refusal
from farmyard.agricola.rules.payment import affordable, charge_goods
from farmyard.kernel.option import DONE, Option

ROOM: Final = tuple([Option("room", name, cell) for cell, name in enumerate(CELL_NAMES)])
STABLE: Final = tuple([Option("stable", name, cell) for cell, name in enumerate(CELL_NAMES)])
MATERIALS: Final = (WOOD, CLAY, STONE)
ROOM_PRICES: Final = tuple([of(material, 5) + of(REED, 2) for material in MATERIALS])
ANY_NUMBER: Final = 99


class Build(Action):
    """Build rooms and stables up to a limit of each, mixed as liked, each paid for as it is placed."""

    __slots__ = ("rooms", "stables", "stable_price", "begun")

    def __init__(self, rooms: int, stables: int, stable_price: int, begun: bool = False) -> None:
        self.rooms = rooms
        self.stables = stables
        self.stable_price = stable_price
        self.begun = begun

    def room_sites(self, game: Agricola, seat: int) -> int:
        """The cells where a room can be built and paid for."""
        player = game.players[seat]
        if not self.rooms or not affordable(player, ROOM_PRICES[player.house]):
            return 0
        return player.room_sites

    def stable_sites(self, game: Agricola, seat: int) -> int:
        """The cells where a stable can be built and paid for."""
        player = game.players[seat]
        if not self.stables or not affordable(player, self.stable_price):
            return 0
        return player.stable_sites

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.stable_sites(game, seat) or self.room_sites(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        player = game.players[seat]
        obstacles: list[str] = []
        if self.rooms:
            price = ROOM_PRICES[player.house]
            poor = not affordable(player, price)
            obstacles.append(f"a room costs {text(price)}" if poor else "there is no cell left for a room")
        if self.stables:
            poor = not affordable(player, self.stable_price)
            full = "there is no stable or cell left"
            obstacles.append(f"a stable costs {text(self.stable_price)}" if poor else full)
        return "; ".join(obstacles)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = [ROOM[cell] for cell in cells_of(self.room_sites(game, seat))]
        offered += [STABLE[cell] for cell in cells_of(self.stable_sites(game, seat))]
        if self.begun and offered:
            offered.append(DONE)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        player = game.players[seat]
        if option.verb == "room":
            game.push(seat, Build(self.rooms - 1, self.stables, self.stable_price, True))
            charge_goods(game, seat, ROOM_PRICES[player.house])
            player.add_room(option.value)
        else:
            game.push(seat, Build(self.rooms, self.stables - 1, self.stable_price, True))
            charge_goods(game, seat, self.stable_price)
            player.add_stable(option.value)

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you build, and where?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Done building"
        player = game.players[seat]
        if option.verb == "room":
            home = HOUSES[player.house]
            return f"Add a room to the {home} on {option.what} ({text(ROOM_PRICES[player.house])})"
        return f"Build a stable on {option.what} ({text(self.stable_price)})"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        player = game.players[seat]
        if verb == "room" and self.room_sites(game, seat):
            return site_refusal(where, player.unused, "a room of the house")
        if verb == "stable" and self.stable_sites(game, seat):
            return f"{where} already holds a room, a field or a stable"
        return self.obstacle(game, seat) or f"'{text}' is not possible now: build a room or a stable on a cell"


def rooms_and_stables() -> Action:
    return Build(ANY_NUMBER, ANY_NUMBER, of(WOOD, 2))


def one_room() -> Action:
    return Build(1, 0, 0)


def one_cheap_stable() -> Action:
    return Build(0, 1, of(WOOD))
