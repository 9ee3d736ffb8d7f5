"""Words about land: tiles and fields laid on it, goods that lie on it, animals that live on it."""

from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, CELLS, around, cells_of
from farmyard.agricola.farm.housing import Pen, Shelter, Yard
from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.farmland import use_land
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action, Repeated
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change, Number
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES as GOODS
from farmyard.agricola.state.happenings import LAYS_TILE
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.tiles import NAMES
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import DONE, Option, Target

FIELD: Final = "field"


def cells_with(player: Player, sort: str) -> int:
    """The cells that are fields or show a sort of tile."""
    return player.fields if sort == FIELD else player.showing(NAMES.index(sort))


def lay_option(sort: str, cell: int) -> Option:
    return Option("lay", f"{sort} on {CELL_NAMES[cell]}", Target(sort, cells=1 << cell))


class Borders(Number):
    """Borders between cells of two sorts: forest, moor or field."""

    __slots__ = ("one", "other")

    def __init__(self, one: str, other: str) -> None:
        self.one = one
        self.other = other

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        beyond = cells_with(player, self.other)
        return sum([(around(1 << cell) & beyond).bit_count() for cell in cells_of(cells_with(player, self.one))])

    def words(self, number: int) -> str:
        return f"{number} borders between {self.one} and {self.other}"


class LayTile(Repeated):
    """Lay a tile on an unused cell, or on top of a tile of the sort `onto`; up to `most`, each on another cell.

    With `must` all of them are laid, as far as there are cells. The table has so many `tiles`, or enough. `laid` are
    the cells that have got one in this action.
    """

    __slots__ = ("sort", "onto", "most", "must", "tiles", "laid")

    def __init__(
        self, sort: str, onto: str = "", most: int = 1, must: bool = False, tiles: int = 0, laid: int = 0
    ) -> None:
        self.sort = sort
        self.onto = onto
        self.most = most
        self.must = must
        self.tiles = tiles
        self.laid = laid

    @property
    def brings(self) -> int:
        return 0

    def sites(self, game: Agricola, seat: int) -> int:
        """Where it can lie."""
        if self.laid.bit_count() >= self.most or (self.tiles and self.lying(game) >= self.tiles):
            return 0
        player = game.players[seat]
        return (cells_with(player, self.onto) if self.onto else player.unused) & ~self.laid

    def lying(self, game: Agricola) -> int:
        """How many tiles of the sort lie on all farms."""
        return sum([cells_with(player, self.sort).bit_count() for player in game.players])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.sites(game, seat) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        return f"no {self.onto or 'unused cell'}" + (", or no tile left" if self.tiles else "")

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = [lay_option(self.sort, cell) for cell in cells_of(self.sites(game, seat))]
        return offered + [DONE] if self.laid and offered and not self.must else offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        laid = self.laid | option.target.cells
        game.push(seat, LayTile(self.sort, self.onto, self.most, self.must, self.tiles, laid))
        game.note(LAYS_TILE, seat, option.target)
        game.players[seat].lay_tile(NAMES.index(self.sort), option.target.cell)
        if not self.onto:
            use_land(game, seat, option.target.cells)

    def finish(self, game: Agricola, seat: int) -> None:
        """Nothing follows from tiles that lie."""

    def question(self, game: Agricola, seat: int) -> str:
        return f"Where do you lay the {self.sort}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay no more {self.sort}" if option is DONE else f"Lay a {option.what}"


class LayField(Action):
    """Lay a field on an unused cell next to the fields there are, or `apart` from all of them; this is no plowing."""

    __slots__ = ("apart",)

    def __init__(self, apart: bool = False) -> None:
        self.apart = apart

    @property
    def brings(self) -> int:
        return 0

    def sites(self, player: Player) -> int:
        """Where it can lie."""
        return player.unused & ~around(player.fields) if self.apart else player.next_to_fields(player.unused)

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.sites(game.players[seat]) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no cell for a field"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [lay_option(FIELD, cell) for cell in cells_of(self.sites(game.players[seat]))]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.note(LAYS_TILE, seat, option.target)
        game.players[seat].add_field(option.target.cell)
        use_land(game, seat, option.target.cells)

    def question(self, game: Agricola, seat: int) -> str:
        return "Where do you lay the field?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay a {option.what}"


class LayOnCleared(Plain):
    """Lay goods on the cell that the event has cleared, until it is used; nothing where another tile is left.

    Where the cell has become pasture at once, the goods are taken at once.
    """

    __slots__ = ("goods", "event", "card")

    def __init__(self, goods: str | int, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.event = event
        self.card = card

    def cells(self, player: Player) -> int:
        return self.event.cells & (player.unused | player.fenced)

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.cells(game.players[seat]) != 0

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        for cell in cells_of(self.cells(player)):
            if player.fenced >> cell & 1:
                gain(game, seat, self.goods, -1, self.card)
            else:
                lay_on_land(player, self.card, cell, self.goods)


def lay_on_land(player: Player, card: Card, cell: int, goods: int) -> None:
    """Goods of a card lie on a cell: the card remembers where, and shows them."""
    tally = player.note(card)
    tally.lay(cell, goods)
    tally.goods += goods


class TakeFromLand(Plain):
    """Take the goods of this card that lie on the cells of the event."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def cells(self, player: Player) -> list[int]:
        """The cells of the event with such goods."""
        tally = player.tally(self.card)
        return [cell for cell in range(CELLS) if self.event.cells >> cell & 1 and tally.laid_on(cell)]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.cells(game.players[seat]))

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        for cell in self.cells(player):
            tally = player.note(self.card)
            goods = tally.laid_on(cell)
            tally.forget(cell)
            tally.goods -= goods
            gain(game, seat, goods, -1, self.card)


class HoldsOnLand(Change):
    """Each forest, or else one unused cell beside the house, holds so many animals, each of one of these kinds.

    Where none is named, they are all kinds `but` some.
    """

    __slots__ = ("places", "kinds", "but", "forests")

    def __init__(
        self, places: int, kinds: tuple[str, ...] = (), but: tuple[str, ...] = (), forests: bool = False
    ) -> None:
        self.places = places
        self.kinds = kinds
        self.but = but
        self.forests = forests

    @property
    def turn(self) -> int:
        return 0

    def shelter(self, player: Player, shelter: Shelter) -> None:
        cells = player.unused & around(player.rooms)
        if self.forests:
            cells = cells_with(player, "forest")
        held = [self.places if self.holds(GOODS[kind]) else 0 for kind in player.animals]
        for cell in cells_of(cells):
            pen = Pen(1 << cell, 0, 0, shelter.kinds)
            pen.capacity = held
            shelter.yards.append(Yard([pen], [0] * shelter.kinds, False))
            if not self.forests:
                return

    def holds(self, kind: str) -> bool:
        """Whether animals of a kind may live there."""
        return kind in self.kinds if self.kinds else kind not in self.but


class FindRoom(Plain):
    """House the animals anew, because there may be fewer places for them."""

    __slots__ = ()

    def act(self, game: Agricola, seat: int) -> None:
        game.push(seat, Accommodate())
