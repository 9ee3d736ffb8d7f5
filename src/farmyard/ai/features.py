"""A game as one seat sees it, in numbers: what the learned value is asked about.

A position is three things: a `row` of bytes (the table, the own farm, the next player's farm), the farms of all
further players (`rest`, which the value adds up), and the hand cards (`cards`: one number for each card that is
played or in the own hand). Only what the seat may know is read: of other hands their size.
"""

from typing import Final

from farmyard.agricola.state.game import Agricola
from farmyard.ai.card_inputs import cards_seen
from farmyard.ai.farm_inputs import FARM, write_farm
from farmyard.ai.table_inputs import TABLE, write_table

NAMES: Final = TABLE.names + ["own " + name for name in FARM.names]
SCALES: Final = TABLE.scales + FARM.scales
WIDTH: Final = len(NAMES)
FARM_WIDTH: Final = len(FARM.names)
NOBODY: Final = bytes(FARM_WIDTH)


class Rows:
    """Positions written one after another, to be valued together.

    Other players' farms are written once where they occur in many positions: `next` has the number of the next
    player's farm for each position, `later` those of all further players.
    """

    __slots__ = ("row", "farms", "next", "later", "cards", "number", "_known")

    def __init__(self) -> None:
        self.row: list[bytes] = []
        self.farms: list[bytes] = [NOBODY]
        self.next: list[int] = []
        self.later: list[int] = []
        self.cards: list[tuple[int, ...]] = []
        self.number = 0
        self._known: dict[object, int] = {}

    def write(self, game: Agricola, seat: int) -> None:
        """Add a game as a seat sees it."""
        write_table(game, seat, self.row)
        write_farm(game, seat, self.row)
        seats = game.seats()
        self.next.append(0 if seats == 1 else self.farm_of(game, (seat + 1) % seats))
        for distance in range(2, seats):
            self.later.append(self.farm_of(game, (seat + distance) % seats))
        self.cards.append(cards_seen(game.players, seat) if game.board.hand_cards or game.board.needs else ())
        self.number += 1

    def farm_of(self, game: Agricola, seat: int) -> int:
        """The number of a player's farm, written when it is new."""
        player = game.players[seat]
        small = player.people | player.newborns << 4 | player.at_home << 8 | player.house << 12 | len(player.hand) << 16
        small |= game.round << 24 | player.begging << 32 | (player.bonus + 1024) << 44
        land = (player.land, player.rooms, player.fields, player.stables, seat)
        crops = tuple(player.crops) if player.fields or player.plots else None
        tiles = (player.tiles, player.ill)
        key = (player.goods, small, land, player.pastures, crops, player.conversions, tuple(player.cards), tiles)
        number = self._known.get(key, -1)
        if number < 0:
            parts: list[bytes] = []
            write_farm(game, seat, parts)
            number = len(self.farms)
            self.farms.append(b"".join(parts))
            self._known[key] = number
        return number
