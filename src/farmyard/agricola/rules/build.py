"""Building rooms and stables."""

from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, cells_of
from farmyard.agricola.rules.farmland import CELL, site_refusal, use_land, where_refusal
from farmyard.agricola.rules.farms import farm_of, farms_of, named_farm, on_farm, refused_there, whose
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
ANY_NUMBER: Final = 99
ROOM_PRICE: Final = "5 of the house's material and 2 reed"
STABLE_PRICE: Final = of(WOOD, 2)
PARTNERS_STABLE: Final = Purchase(A_STABLE, of(WOOD, 3))


def rooms_of_houses(material: int, reed: int, further: bool = False) -> list[Purchase]:
    """A room of each house, the first in an action or a further one."""
    prices = [of(good, material) + of(REED, reed) for good in MATERIALS]
    return [Purchase(A_ROOM, price, house, None, further) for house, price in enumerate(prices)]


ROOMS: Final = rooms_of_houses(5, 2)
FURTHER_ROOMS: Final = rooms_of_houses(5, 2, True)
PARTNERS_ROOMS: Final = rooms_of_houses(6, 3)
FURTHER_PARTNERS_ROOMS: Final = rooms_of_houses(6, 3, True)


class Build(Repeated):
    """Build rooms and stables up to a limit of each, mixed as liked, each paid for as it is placed.

    With `free` a room costs nothing. `built` are the rooms built so far in this action, `elsewhere` those on the
    partner's farm; `card` is what allows it if no space does. A price that a card names is the same on both farms, and
    its free room is of the material of the builder's house.
    """

    __slots__ = ("rooms", "stables", "stable_price", "free", "built", "begun", "card", "elsewhere", "stable")

    def __init__(
        self,
        rooms: int = 0,
        stables: int = 0,
        stable_price: str | int = 0,
        free: bool = False,
        built: int = 0,
        begun: bool = False,
        card: Card | None = None,
        elsewhere: int = 0,
    ) -> None:
        self.rooms = rooms
        self.stables = stables
        self.stable_price = bundle(stable_price)
        self.free = free
        self.built = built
        self.begun = begun
        self.card = card
        self.elsewhere = elsewhere
        self.stable = Purchase(A_STABLE, self.stable_price)

    @property
    def brings(self) -> int:
        return 0

    def stable_on(self, seat: int, farm: int) -> Purchase:
        """A stable on a farm, with its usual price."""
        named = self.card is not None and self.stable_price != STABLE_PRICE
        return self.stable if farm == seat or named else PARTNERS_STABLE

    def room_on(self, game: Agricola, seat: int, farm: int) -> Purchase:
        """The next room of the house on a farm, with its usual price."""
        further = self.built + self.elsewhere > 0
        own, partners = (FURTHER_ROOMS, FURTHER_PARTNERS_ROOMS) if further else (ROOMS, PARTNERS_ROOMS)
        house = game.players[farm].house
        return own[house] if farm == seat else partners[house]

    def room_sites(self, game: Agricola, seat: int, farm: int) -> int:
        """The cells of a farm where a room can be built and paid for."""
        if not self.rooms:
            return 0
        owner = game.players[farm]
        if self.free:
            return owner.room_sites if owner.house == game.players[seat].house else 0
        return owner.room_sites if payable(game, seat, self.room_on(game, seat, farm)) else 0

    def stable_sites(self, game: Agricola, seat: int, farm: int) -> int:
        """The cells of a farm where a stable can be built and paid for."""
        if not self.stables:
            return 0
        stable = self.stable_on(seat, farm)
        return game.players[farm].stable_sites if not stable.price or payable(game, seat, stable) else 0

    @property
    def words(self) -> str:
        rooms = "" if not self.rooms else "1 room" if self.rooms == 1 else "any number of rooms"
        rooms += f" ({ROOM_PRICE}{'' if self.rooms == 1 else ' each'})" if rooms and not self.free else ""
        stables = "" if not self.stables else "1 stable" if self.stables == 1 else "any number of stables"
        stables += f" for {text(self.stable_price)}{'' if self.stables == 1 else ' each'}" if stables else ""
        return f"build {' and '.join([part for part in (rooms, stables) if part])}"

    def possible(self, game: Agricola, seat: int) -> bool:
        if self.stable_sites(game, seat, seat) or self.room_sites(game, seat, seat):
            return True
        partner = game.partner(seat)
        return partner >= 0 and bool(self.stable_sites(game, seat, partner) or self.room_sites(game, seat, partner))

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
        offered: list[Option] = []
        for farm in farms_of(game, seat):
            offered += [on_farm(ROOM[cell], seat, farm) for cell in cells_of(self.room_sites(game, seat, farm))]
            offered += [on_farm(STABLE[cell], seat, farm) for cell in cells_of(self.stable_sites(game, seat, farm))]
        if self.begun and offered:
            offered.append(DONE)
        return offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        farm = farm_of(option, seat)
        room = option.verb == "room"
        game.push(seat, self.rest(room, farm == seat))
        game.note(ADDS_ROOM if room else BUILDS_STABLE, seat, option.target)
        if room:
            self.add_room(game, seat, farm, option.target.cell)
        else:
            self.add_stable(game, seat, farm, option.target.cell)

    def rest(self, room: bool, own: bool) -> "Build":
        """What is left of the action after a room or a stable on the own farm or not."""
        built, elsewhere = self.built + (room and own), self.elsewhere + (room and not own)
        rooms, stables = self.rooms - room, self.stables - (not room)
        return Build(rooms, stables, self.stable_price, self.free, built, True, self.card, elsewhere)

    def add_room(self, game: Agricola, seat: int, farm: int, cell: int) -> None:
        if not self.free:
            charge_purchase(game, seat, self.room_on(game, seat, farm))
        game.players[farm].add_room(cell)
        use_land(game, farm, 1 << cell)

    def add_stable(self, game: Agricola, seat: int, farm: int, cell: int) -> None:
        """Build a stable: for cards it is the builder's first, second, ... or none of them on another farm."""
        owner = game.players[farm]
        if listening(game, BUILT_STABLE):
            number, where = (owner.stables.bit_count() + 1, -1) if farm == seat else (0, farm)
            announce(game, Event(BUILT_STABLE, seat, number=number, cells=1 << cell, card=self.card, farm=where))
        stable = self.stable_on(seat, farm)
        if stable.price:
            charge_purchase(game, seat, stable)
        if not owner.fenced >> cell & 1:
            use_land(game, farm, 1 << cell)
        owner.add_stable(cell)

    def finish(self, game: Agricola, seat: int) -> None:
        number = self.built + self.elsewhere
        if number and listening(game, BUILT_ROOMS):
            announce(game, Event(BUILT_ROOMS, seat, number=number, card=self.card, action=self))

    def farms_with_new_rooms(self, game: Agricola, seat: int) -> list[int]:
        """The farms on which rooms have been built."""
        return [farm for farm in farms_of(game, seat) if (self.built if farm == seat else self.elsewhere)]

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you build, and where?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Done building"
        farm = farm_of(option, seat)
        where = f"on {CELL_NAMES[option.target.cell]}{whose(game, seat, farm)}"
        if option.verb == "room":
            home = HOUSES[game.players[farm].house]
            price = "free" if self.free else price_words(game, seat, self.room_on(game, seat, farm))
            return f"Add a room to the {home} {where} ({price})"
        return f"Build a stable {where} ({price_words(game, seat, self.stable_on(seat, farm))})"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        if not ((verb == "room" and self.rooms) or (verb == "stable" and self.stables)):
            return self.obstacle(game, seat) or f"'{text}' is not possible now: build a room or a stable on a cell"
        return refused_there(game, seat, where, self.obstacle_at(game, seat, verb, *named_farm(game, seat, where)))

    def obstacle_at(self, game: Agricola, seat: int, verb: str, where: str, farm: int) -> str:
        """Why no room or stable can be built on a cell of a farm."""
        player = game.players[farm]
        if verb == "room" and self.room_sites(game, seat, farm):
            return site_refusal(where, player, "a room of the house")
        if verb == "stable" and self.stable_sites(game, seat, farm):
            held = where_refusal(where, player) or f"{where} already holds a room, a field or a stable"
            return site_refusal(where, player, "a cell that is used") if player.strict else held
        if verb == "room" and self.free and player.house != game.players[seat].house:
            return "a free room is for a house of the same material as your own"
        wanted = self.room_on(game, seat, farm) if verb == "room" else self.stable_on(seat, farm)
        if not payable(game, seat, wanted):
            return missing_for(game, seat, wanted)
        return "no cell left" if verb == "room" else "no stable or cell left"


def rooms_and_stables() -> Action:
    return Build(ANY_NUMBER, ANY_NUMBER, "2 wood")


def rooms() -> Action:
    return Build(ANY_NUMBER)


def one_room() -> Action:
    return Build(rooms=1)


def one_cheap_stable() -> Action:
    return Build(stables=1, stable_price="1 wood")
