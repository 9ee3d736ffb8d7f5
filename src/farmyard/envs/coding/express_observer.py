"""What a seat sees at a table of Agricola Express: everything but the rolls to come."""

from typing import Final

from farmyard.envs.coding.actions import Actions
from farmyard.envs.coding.observer import MOST, Block, Observer, among_seats
from farmyard.express.dice import FACE_NAMES, FACES, IMPROVEMENTS, OCCUPATIONS, showing
from farmyard.express.game import HARVEST, HARVESTS, Express
from farmyard.express.sheet import GOOD_NAMES, HOUSES, Sheet
from farmyard.kernel.game import Game

_BITS: Final = 8
_BELOW_ZERO: Final = 100
"""Points can be negative: so much is added to what they are written as."""
_TABLE: Final = ["round", "harvest", "harvesting", "seat that starts", "seat that moves", "over"]
_SHEET: Final = [
    *GOOD_NAMES, *[f"{house} house" for house in HOUSES], "rooms", "fields", "pastures", "babies",
    *OCCUPATIONS, *IMPROVEMENTS, "actions", "missing food", "harvests scored",
    *[f"points of harvest {number + 1} plus {_BELOW_ZERO}" for number in range(len(HARVESTS))],
]  # fmt: skip


class ExpressObserver(Observer):
    __slots__ = ()

    def __init__(self, game: Express, actions: Actions) -> None:
        super().__init__(game, actions, [*OCCUPATIONS, *IMPROVEMENTS], list(GOOD_NAMES), _BITS)

    def own_blocks(self, game: Game) -> list[Block]:
        return [
            Block("table", [], _TABLE),
            Block("dice", ["unused", "used"], list(FACE_NAMES)),
            Block("sheets", among_seats(game.seats()), _SHEET),
        ]

    def write(self, game: Game, seat: int, row: list[bytes]) -> None:
        assert isinstance(game, Express)
        seats = game.seats()
        mover = seat if game.decision is None else game.decision.seat
        starts, moves = (game.starting_player - seat) % seats, (mover - seat) % seats
        row.append(bytes([game.round, game.harvest, game.phase == HARVEST, starts, moves, game.over]))
        row.append(bytes([showing(dice, face) for dice in (game.tray, game.used) for face in range(FACES)]))
        for distance in range(seats):
            row.append(sheet_bytes(game.sheets[(seat + distance) % seats]))


def sheet_bytes(sheet: Sheet) -> bytes:
    """A score sheet in the order of its names."""
    numbers = sheet.goods + [int(sheet.house == house) for house in range(len(HOUSES))]
    numbers += [sheet.rooms, sheet.fields, sheet.pastures, sheet.babies]
    numbers += [sheet.occupations >> number & 1 for number in range(len(OCCUPATIONS))]
    numbers += [sheet.improvements >> number & 1 for number in range(len(IMPROVEMENTS))]
    numbers += [sheet.actions, sheet.missing, len(sheet.points)]
    unscored = [0] * (len(HARVESTS) - len(sheet.points))
    numbers += [points + _BELOW_ZERO for points in sheet.points] + unscored
    return bytes([min(max(number, 0), MOST) for number in numbers])
