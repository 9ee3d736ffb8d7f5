"""A game as one seat sees it, in numbers: what the learned value is asked about.

A position is made of pieces that recur: the board, the own farm with the own hand, and the farms of all others. A piece
is written once, as bytes and as numbers of cards, and has a number from then on (`Part`); a farm is known by what it is
made of (its key) and never written again. Boards seldom recur: each is written by changing the one before it, and known
by its bytes. Only what the seat may know is read: of other hands their size.
"""

from typing import Final

from farmyard.agricola.state.game import Agricola
from farmyard.ai.board_inputs import BOARD, moment, write_board
from farmyard.ai.card_inputs import IN_HAND, NEXT_PLAYERS, OWN, held_by, played_by, ready_for
from farmyard.ai.farm_inputs import FARM, promises, write_farm
from farmyard.ai.prospects import USUAL, prospects_of
from farmyard.ai.yard_inputs import CELLS, cells_of, farmyard_of

OWN_NAMES: Final = CELLS.names + ["own " + name for name in FARM.names]
NAMES: Final = BOARD.names + OWN_NAMES
SCALES: Final = BOARD.scales + CELLS.scales + FARM.scales
WIDTH: Final = len(NAMES)
BOARD_WIDTH: Final = len(BOARD.names)
FARM_WIDTH: Final = len(FARM.names)
NOBODY: Final = 0
"""The number of the farm of a player that is not there."""
MOST_PIECES: Final = 20_000


class Part:
    """Pieces of one sort: their bytes, their cards and the rounds they are of."""

    __slots__ = ("numbers", "rows", "cards", "rounds")

    def __init__(self) -> None:
        self.numbers: dict[object, int] = {}
        self.rows: list[bytes] = []
        self.cards: list[tuple[int, ...]] = []
        self.rounds: list[int] = []

    def add(self, key: object, row: bytes, cards: tuple[int, ...], round: int) -> int:
        number = len(self.rows)
        self.numbers[key] = number
        self.rows.append(row)
        self.cards.append(cards)
        self.rounds.append(round)
        return number


class Parts:
    """All pieces that have occurred at the table of a game."""

    __slots__ = ("settings", "boards", "own", "others", "with_cards")

    def __init__(self, game: Agricola) -> None:
        self.settings = game.settings
        self.with_cards = bool(game.board.hand_cards) or bool(game.board.needs)
        self.boards = Part()
        self.own = Part()
        self.others = Part()
        self.others.add(None, bytes(FARM_WIDTH), (), 0)

    def serve(self, game: Agricola) -> bool:
        """Whether they are those of a game's table, and not too many; boards, which seldom recur, count twice."""
        known = 2 * len(self.boards.rows) + len(self.own.rows) + len(self.others.rows)
        return game.settings is self.settings and known < MOST_PIECES

    def board_of(self, game: Agricola, seat: int) -> int:
        """The number of the board as a seat sees it."""
        row = write_board(game, seat, moment(game, seat))
        known = self.boards.numbers.get(row, -1)
        return known if known >= 0 else self.boards.add(row, row, (), game.round)

    def own_of(self, game: Agricola, seat: int) -> int:
        """The number of a seat's own farm and hand."""
        prospects = prospects_of(game, seat)
        key = farm_key(game, seat, prospects)
        known = self.own.numbers.get(key, -1)
        if known >= 0:
            return known
        player = game.players[seat]
        row: list[bytes] = [cells_of(player)]
        write_farm(game, seat, row, prospects)
        cards: tuple[int, ...] = ()
        if self.with_cards:
            cards = held_by(player).numbers[IN_HAND] + played_by(player).numbers[OWN] + ready_for(game, seat)
        return self.own.add(key, b"".join(row), cards, game.round)

    def other_of(self, game: Agricola, seat: int) -> int:
        """The number of the farm of a seat as others see it."""
        key = farm_key(game, seat)
        known = self.others.numbers.get(key, -1)
        if known >= 0:
            return known
        row: list[bytes] = []
        write_farm(game, seat, row)
        cards = played_by(game.players[seat]).numbers[NEXT_PLAYERS] if self.with_cards else ()
        return self.others.add(key, b"".join(row), cards, game.round)


def farm_key(game: Agricola, seat: int, prospects: int = USUAL) -> object:
    """Everything that a farm is written from."""
    player = game.players[seat]
    small = player.people | player.newborns << 4 | player.at_home << 8 | player.house << 12 | game.round << 16
    small |= player.begging << 21 | (player.bonus + 512) << 28 | player.ill << 40
    lasting = promises(game, seat) if player.cards else 0
    more = (player.tiles, player.conversions, player.ovens) if player.tiles else ()
    cards, hand = played_by(player), held_by(player)
    return player.goods, small, prospects, farmyard_of(player).key, lasting, cards, hand, more


class Glimpse:
    """The farm of a seat as it was last written, which most positions that are written together have in common."""

    __slots__ = ("player", "promised", "round", "number")

    def __init__(self, game: Agricola, seat: int, number: int) -> None:
        self.player = game.players[seat]
        self.promised = game.promised
        self.round = game.round
        self.number = number

    def shows(self, game: Agricola, seat: int) -> bool:
        """Whether a farm is surely still the same: what seldom changes is the same object then."""
        was, now = self.player, game.players[seat]
        if was.goods != now.goods or was.at_home != now.at_home or game.round != self.round:
            return False
        if was.people != now.people or was.newborns != now.newborns or was.house != now.house or was.ill != now.ill:
            return False
        if was.rooms != now.rooms or was.fields != now.fields or was.stables != now.stables or was.land != now.land:
            return False
        if was.begging != now.begging or was.bonus != now.bonus or was.blocked != now.blocked:
            return False
        same_land = was.pastures is now.pastures and was.crops is now.crops and was.tiles is now.tiles
        same_cards = was.cards is now.cards and was.hand is now.hand and was.conversions is now.conversions
        return same_land and same_cards and was.fences == now.fences and game.promised is self.promised


class Rows:
    """Positions of a table written one after another as numbers of their pieces, to be valued together."""

    __slots__ = ("parts", "boards", "own", "next", "later", "number", "seen")

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.boards: list[int] = []
        self.own: list[int] = []
        self.next: list[int] = []
        self.later: list[int] = []
        """Of all further players of the first position, then of the second, and so on."""
        self.number = 0
        self.seen: list[Glimpse | None] = []

    def other_of(self, game: Agricola, seat: int) -> int:
        """The number of the farm of another seat."""
        glimpse = self.seen[seat]
        if glimpse is not None and glimpse.shows(game, seat):
            return glimpse.number
        number = self.parts.other_of(game, seat)
        self.seen[seat] = Glimpse(game, seat, number)
        return number

    def write(self, game: Agricola, seat: int) -> None:
        """Add a game as a seat sees it."""
        parts = self.parts
        seats = game.seats()
        if not self.number:
            self.seen = [None] * seats
        self.boards.append(parts.board_of(game, seat))
        self.own.append(parts.own_of(game, seat))
        self.next.append(NOBODY if seats == 1 else self.other_of(game, (seat + 1) % seats))
        for distance in range(2, seats):
            self.later.append(self.other_of(game, (seat + distance) % seats))
        self.number += 1
