"""Words about tiles that cover cells of a farmyard: counting them, taking them away, making fields of them."""

from abc import abstractmethod
from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, cells_of
from farmyard.agricola.rules.farmland import where_refusal
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.events import CLEARED, MADE_FIELD, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import kinds, several, text
from farmyard.agricola.state.happenings import BURNS, CLEARS
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.tiles import NAMES
from farmyard.agricola.state.word import bundle
from farmyard.kernel.option import Option, Target

CLEAR: Final = tuple([Option("clear", name, Target(cells=1 << cell)) for cell, name in enumerate(CELL_NAMES)])
BURN: Final = tuple([Option("burn", name, Target(cells=1 << cell)) for cell, name in enumerate(CELL_NAMES)])


class Tiles(Number):
    """Cells that show a sort of tile."""

    __slots__ = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def of(self, game: Agricola, seat: int) -> int:
        return game.players[seat].showing(NAMES.index(self.sort)).bit_count()

    def words(self, number: int) -> str:
        return several(number, self.sort)


class OnATile(Action):
    """Something done with one tile of a sort that shows."""

    __slots__ = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort = sort

    @abstractmethod
    def sites(self, player: Player) -> int:
        """The cells on which it can be done."""

    def showing(self, player: Player) -> int:
        """The cells that show the sort of tile."""
        return player.showing(NAMES.index(self.sort))

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.sites(game.players[seat]) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        player = game.players[seat]
        beside = "your fields" if player.fields else "a cell that is used"
        return f"no {self.sort} next to {beside}" if self.showing(player) else f"no {self.sort}"

    def lift(self, game: Agricola, seat: int, cell: int) -> None:
        """The tile on top is gone; cards may react to it."""
        game.players[seat].lift_tile(cell)
        if listening(game, CLEARED):
            announce(game, Event(CLEARED, seat, number=NAMES.index(self.sort), cells=1 << cell))

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        where = text.partition(" ")[2]
        return where_refusal(where, game.players[seat]) or self.obstacle(game, seat) or f"{where}: not there"


class ClearTile(OnATile):
    """Take a tile away and get goods for it."""

    __slots__ = ("goods",)

    def __init__(self, sort: str, goods: str | int = 0) -> None:
        super().__init__(sort)
        self.goods = bundle(goods)

    @property
    def words(self) -> str:
        return f"take away 1 {self.sort}" + (f" and get {text(self.goods)}" if self.goods else "")

    @property
    def brings(self) -> int:
        return kinds(self.goods)

    def sites(self, player: Player) -> int:
        return self.showing(player)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [CLEAR[cell] for cell in cells_of(self.sites(game.players[seat]))]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.note(CLEARS, seat, Target(self.sort, cells=option.target.cells))
        self.lift(game, seat, option.target.cell)
        if self.goods:
            gain(game, seat, self.goods)

    def question(self, game: Agricola, seat: int) -> str:
        return f"Which {self.sort} do you take away?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take the {self.sort} on {option.what} away"


class TileToField(OnATile):
    """Replace a tile by a field next to the fields there are; this is no plowing.

    With `whole` everything that lies there is replaced, else only a tile with nothing beneath it can be.
    `card` is what allows it if it is no special action.
    """

    __slots__ = ("whole", "card")

    def __init__(self, sort: str, whole: bool = False, card: Card | None = None) -> None:
        super().__init__(sort)
        self.whole = whole
        self.card = card

    @property
    def words(self) -> str:
        return f"replace 1 {self.sort} by a field"

    @property
    def brings(self) -> int:
        return 0

    def sites(self, player: Player) -> int:
        cells = player.next_to_fields(self.showing(player))
        if not self.whole:
            for cell, _ in player.buried:
                cells &= ~(1 << cell)
        return cells

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [BURN[cell] for cell in cells_of(self.sites(game.players[seat]))]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        cell = option.target.cell
        game.note(BURNS, seat, Target(self.sort, cells=option.target.cells))
        self.lift(game, seat, cell)
        while player.blocked >> cell & 1:
            player.lift_tile(cell)
        player.add_field(cell)
        if listening(game, MADE_FIELD):
            announce(game, Event(MADE_FIELD, seat, cells=1 << cell, card=self.card))

    def question(self, game: Agricola, seat: int) -> str:
        return f"Which {self.sort} do you replace by a field?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Make a field of the {self.sort} on {option.what}"
