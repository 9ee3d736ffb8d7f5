"""Building rooms and stables."""

from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, cells_of
from farmyard.agricola.rules.farmland import CELL, site_refusal, use_land, where_refusal
from farmyard.agricola.rules.payment import charge_purchase, missing_for, payable, price_words
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.state.action import Action, Repeated
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.events import BUILT_ROOMS, BUILT_STABLE, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import CLAY, REED, STONE, WOOD, of, text
from farmyard.agricola.state.happenings import ADDS_ROOM, BUILDS_STABLE
from farmyard.agricola.state.player import HOUSES
from farmyard.agricola.state.purchase import ROOM as A_ROOM
from farmyard.agricola.state.purchase import STABLE as A_STABLE
from farmyard.agricola.state.purchase import Purchase
from farmyard.agricola.state.word import bundle
from farmyard.kernel.option import DONE, Option

ROOM: Final = tuple([Option("room", name, CELL[cell]) for cell, name in enumerate(CELL_NAMES)])
STABLE: Final = tuple([Option("stable", name, CELL[cell]) for cell, name in enumerate(CELL_NAMES)])
MATERIALS: Final = (WOOD, CLAY, STONE)
ROOM_PRICES: Final = tuple([of(material, 5) + of(REED, 2) for material in MATERIALS])
ANY_NUMBER: Final = 99


ROOM_PRICE: Final = "5 of the house's material and 2 reed"
ROOMS: Final = tuple([Purchase(A_ROOM, price, house) for house, price in enumerate(ROOM_PRICES)])


class Build(Repeated):
    """Build rooms and stables up to a limit of each, mixed as liked, each paid for as it is placed.

    With `free` a room costs nothing. `built` are the rooms built so far in this action, `card` is what
    allows it if no space does.
    """

    __slots__ = ("rooms", "stables", "stable_price", "free", "built", "begun", "card", "stable")

    def __init__(
        self,
        rooms: int = 0,
        stables: int = 0,
        stable_price: str | int = 0,
        free: bool = False,
        built: int = 0,
        begun: bool = False,
        card: Card | None = None,
    ) -> None:
        self.rooms = rooms
        self.stables = stables
        self.stable_price = bundle(stable_price)
        self.free = free
        self.built = built
        self.begun = begun
        self.card = card
        self.stable = Purchase(A_STABLE, self.stable_price)

    @property
    def brings(self) -> int:
        return 0

    def room_sites(self, game: Agricola, seat: int) -> int:
        """The cells where a room can be built and paid for."""
        player = game.players[seat]
        if not self.rooms or not (self.free or payable(game, seat, ROOMS[player.house])):
            return 0
        return player.room_sites

    def stable_sites(self, game: Agricola, seat: int) -> int:
        """The cells where a stable can be built and paid for."""
        if not self.stables or (self.stable_price and not payable(game, seat, self.stable)):
            return 0
        return game.players[seat].stable_sites

    @property
    def words(self) -> str:
        rooms = "" if not self.rooms else "1 room" if self.rooms == 1 else "any number of rooms"
        rooms += f" ({ROOM_PRICE}{'' if self.rooms == 1 else ' each'})" if rooms and not self.free else ""
        stables = "" if not self.stables else "1 stable" if self.stables == 1 else "any number of stables"
        stables += f" for {text(self.stable_price)}{'' if self.stables == 1 else ' each'}" if stables else ""
        return f"build {' and '.join([part for part in (rooms, stables) if part])}"

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.stable_sites(game, seat) or self.room_sites(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        player = game.players[seat]
        obstacles: list[str] = []
        if self.rooms:
            poor = not payable(game, seat, ROOMS[player.house])
            lacks = missing_for(game, seat, ROOMS[player.house]) if poor else "no cell left"
            obstacles.append(f"a room: {lacks}" if self.stables else lacks)
        if self.stables:
            poor = not payable(game, seat, self.stable)
            lacks = missing_for(game, seat, self.stable) if poor else "no stable or cell left"
            obstacles.append(f"a stable: {lacks}")
        return "; ".join(obstacles)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = [ROOM[cell] for cell in cells_of(self.room_sites(game, seat))]
        offered += [STABLE[cell] for cell in cells_of(self.stable_sites(game, seat))]
        if self.begun and offered:
            offered.append(DONE)
        return offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        room = option.verb == "room"
        rooms, stables, built = (1, 0, 1) if room else (0, 1, 0)
        rest = (self.rooms - rooms, self.stables - stables)
        game.push(seat, Build(rest[0], rest[1], self.stable_price, self.free, self.built + built, True, self.card))
        game.note(ADDS_ROOM if room else BUILDS_STABLE, seat, option.target)
        if room:
            if not self.free:
                charge_purchase(game, seat, ROOMS[player.house])
            player.add_room(option.target.cell)
            use_land(game, seat, option.target.cells)
            return
        if listening(game, BUILT_STABLE):
            number = player.stables.bit_count() + 1
            announce(game, Event(BUILT_STABLE, seat, number=number, cells=option.target.cells, card=self.card))
        if self.stable_price:
            charge_purchase(game, seat, self.stable)
        if not option.target.cells & player.fenced:
            use_land(game, seat, option.target.cells)
        player.add_stable(option.target.cell)

    def finish(self, game: Agricola, seat: int) -> None:
        if self.built and listening(game, BUILT_ROOMS):
            announce(game, Event(BUILT_ROOMS, seat, number=self.built, card=self.card))

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you build, and where?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Done building"
        player = game.players[seat]
        if option.verb == "room":
            home = HOUSES[player.house]
            price = "free" if self.free else price_words(game, seat, ROOMS[player.house])
            return f"Add a room to the {home} on {option.what} ({price})"
        return f"Build a stable on {option.what} ({price_words(game, seat, self.stable)})"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        player = game.players[seat]
        if verb == "room" and self.room_sites(game, seat):
            return site_refusal(where, player, "a room of the house")
        if verb == "stable" and self.stable_sites(game, seat):
            held = where_refusal(where, player) or f"{where} already holds a room, a field or a stable"
            return site_refusal(where, player, "a cell that is used") if player.strict else held
        return self.obstacle(game, seat) or f"'{text}' is not possible now: build a room or a stable on a cell"


def rooms_and_stables() -> Action:
    return Build(ANY_NUMBER, ANY_NUMBER, "2 wood")


def rooms() -> Action:
    return Build(ANY_NUMBER)


def one_room() -> Action:
    return Build(rooms=1)


def one_cheap_stable() -> Action:
    return Build(stables=1, stable_price="1 wood")
