"""The state of a game of Agricola. Only the rules write to it; everybody else plays options.

What is hidden from the table (`coming`, the round cards still face down) leaves this object only
through `view` and `determinize`.
"""

from typing import Final

from farmyard.agricola.boards.space import Board, Space
from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.doors import AnyTime, Conversion, When
from farmyard.agricola.events import EVENTS
from farmyard.agricola.goods import ANIMALS, NAMES, ONE, count, covers, text
from farmyard.agricola.options import RULES_VERSION, Options
from farmyard.agricola.player import Player
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng

ROUNDS: Final = 14
HARVESTS: Final = (4, 7, 9, 11, 13, 14)
STAGE_OF_ROUND: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6)

PREPARATION: Final = "preparation"
WORK: Final = "work"
RETURN_HOME: Final = "return home"
FIELD: Final = "field phase"
FEEDING: Final = "feeding"
BREEDING: Final = "breeding"
FINISHED: Final = "finished"

_FARM_VERBS: Final = ("plow", "sow", "room", "stable", "enclose", "renovate")
_OTHER_VERBS: Final = ("place", "take", "bake", "grow", "become", "build", "play", "pay", "return", "keep", "feed")
_EXCHANGE_VERBS: Final = ("convert", "release", "use", "done")
VERBS: Final = frozenset(_FARM_VERBS + _OTHER_VERBS + _EXCHANGE_VERBS)

NO_LISTENERS: Final[list[list[tuple[int, Card, When]]]] = [[] for _ in range(EVENTS)]

_convert_options: Final[dict[str, Option]] = {}
_release_options: Final = {kind: Option("release", NAMES[kind], kind) for kind in ANIMALS}


def convert_option(conversion: Conversion) -> Option:
    """The option to use a conversion once."""
    option = _convert_options.get(conversion.name)
    if option is None:
        option = Option("convert", conversion.name)
        _convert_options[conversion.name] = option
    return option


class Agricola(Game):
    __slots__ = (
        "table", "board", "spaces", "players", "round", "phase", "starting_player", "coming", "in_play", "stock",
        "occupants", "piles", "promised", "rng", "seed", "names", "listeners", "decks", "early", "served",
    )  # fmt: skip

    def __init__(self, table: Options, board: Board, seed: int) -> None:
        super().__init__()
        self.table = table
        self.board = board
        self.seed = seed
        self.rng = Rng(seed)
        self.names: tuple[str, ...] = tuple([f"Player {seat + 1}" for seat in range(table.players)])
        self.spaces: list[Space] = board.spaces
        self.players: list[Player] = []
        self.round = 0
        self.phase = PREPARATION
        self.starting_player = 0
        self.coming: list[int] = []
        self.in_play: list[int] = board.permanent
        self.stock: list[int] = []
        self.occupants: list[int] = []
        self.piles: list[tuple[Card, ...]] = []
        self.promised: list[int] = []
        self.listeners: list[list[tuple[int, Card, When]]] = NO_LISTENERS
        self.decks: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
        self.early: tuple[int, ...] = ()
        self.served = 0

    # -- the game as a value ----------------------------------------------------------------

    def blank(self) -> Game:
        return Agricola(self.table, self.board, self.seed)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, Agricola)
        self.rng = Rng(other.rng.state)
        self.names = other.names
        self.spaces = other.spaces
        self.players = [player.clone() for player in other.players]
        self.round = other.round
        self.phase = other.phase
        self.starting_player = other.starting_player
        self.coming = other.coming
        self.in_play = other.in_play.copy()
        self.stock = other.stock.copy()
        self.occupants = other.occupants.copy()
        self.piles = other.piles.copy()
        self.promised = other.promised.copy()
        self.listeners = other.listeners
        self.decks = other.decks
        self.early = other.early
        self.served = other.served

    def seats(self) -> int:
        return len(self.players)

    def header(self) -> dict[str, str]:
        if self.seed < 0:
            raise FarmyardError("A position set up by hand has no beginning to record")
        return {"game": "agricola", "rules": str(RULES_VERSION), **self.table.fields(), "seed": str(self.seed)}

    def chapter(self) -> str:
        return f"round {self.round}, {self.phase}"

    def vocabulary(self) -> frozenset[str]:
        return VERBS

    # -- what everybody at the table can see ------------------------------------------------

    def goods(self, seat: int) -> str:
        """What a player owns, in words."""
        return text(self.players[seat].goods)

    def for_sale(self) -> list[Card]:
        """The major improvements that can be bought: the top card of each pile."""
        return [pile[-1] for pile in self.piles if pile]

    def space(self, name: str) -> Space | None:
        """A space of this table by its name."""
        for space in self.spaces:
            if space.name.lower() == name.lower():
                return space
        return None

    def users(self, space: int) -> list[int]:
        """The seats whose people stand on a space."""
        standing = self.occupants[space]
        return [seat for seat in range(len(self.players)) if standing >> (4 * seat) & 15]

    def in_order(self) -> list[int]:
        """The seats clockwise from the starting player."""
        seats = len(self.players)
        return [(self.starting_player + turn) % seats for turn in range(seats)]

    # -- exchanges at any time --------------------------------------------------------------

    def exchanges(self) -> list[Option]:
        if self.decision is None or self.phase in (BREEDING, FINISHED):
            return []
        seat = self.decision.seat
        player = self.players[seat]
        offered = [convert_option(c) for c in player.conversions if covers(player.goods, c.give)]
        offered = [option for option in offered if option not in self.decision.options]
        offered += [_release_options[kind] for kind in ANIMALS if count(player.goods, kind)]
        if self.decision.step.between_actions:
            offered += [Option("use", card.name, 0, usable) for card, usable in self.usable_any_time(seat)]
        return offered

    def exchange(self, seat: int, option: Option) -> None:
        player = self.players[seat]
        if option.verb == "release":
            player.goods -= ONE[option.value]
            return
        for card, usable in self.usable_any_time(seat):
            if card.name == option.what:
                key = f"{card.name} used"
                player.marks[key] = player.marks.get(key, 0) + 1
                self.push(seat, usable.then.by(card))
                return
        for conversion in player.conversions:
            if conversion.name == option.what:
                self.convert(seat, conversion)
                return

    def convert(self, seat: int, conversion: Conversion) -> None:
        """Use a conversion once."""
        self.players[seat].goods += conversion.gain - conversion.give

    def usable_any_time(self, seat: int) -> list[tuple[Card, AnyTime]]:
        """The actions that a player's cards offer at any time, as far as they are possible now."""
        player = self.players[seat]
        found: list[tuple[Card, AnyTime]] = []
        for card in player.cards:
            for usable in card.any_time:
                used = player.marks.get(f"{card.name} used", 0)
                if usable.uses and used >= usable.uses:
                    continue
                if usable.when is not None and not usable.when.holds(self, seat, None):
                    continue
                if usable.then.possible(self, seat):
                    found.append((card, usable))
        return found

    def exchange_label(self, seat: int, option: Option) -> str:
        """What an exchange would mean, for people."""
        if option.verb == "release":
            return f"Let 1 {option.what} go"
        for conversion in self.players[seat].conversions:
            if conversion.name == option.what:
                return f"Turn {text(conversion.give)} into {text(conversion.gain)}"
        return f"Use {option.what}"

    # -- hidden things ----------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> "Agricola":
        """A copy in which everything the seat cannot know is dealt anew."""
        copy: Agricola = self.clone()
        copy.origin = None
        known = self.coming[: self.round]
        for stage in self.board.stages:
            hidden = [space for space in stage if space not in known]
            rng.shuffle(hidden)
            known = known + hidden
        copy.coming = known
        return copy
