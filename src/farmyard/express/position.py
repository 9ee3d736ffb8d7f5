"""Any situation in one call: the builder behind tests, puzzles and analyses.

`position(dice="house, food", goods={0: "1 reed 1 wood"}, rolled=True)` is a game in which the first
player has just rolled and must choose a dice group. What is not given is as at the start of the
game. Such a game has no record.
"""

from typing import Final

from farmyard.express.dice import IMPROVEMENTS, OCCUPATIONS, tray
from farmyard.express.game import HARVEST, HARVESTS, WORK, Express
from farmyard.express.rules.harvest import Harvest
from farmyard.express.rules.turns import CHOOSE, TURN, StartRound
from farmyard.express.settings import ExpressSettings
from farmyard.express.setup import lay_out
from farmyard.express.sheet import HOUSES, MOST_BABIES, Sheet, goods_of
from farmyard.kernel.errors import FarmyardError

P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3


def position(
    seats: int = 1,
    faces: str = "weighted",
    free_pastures: bool = False,
    seed: int = 0,
    round: int = 0,
    phase: str = WORK,
    starting_player: int = 0,
    dice: str = "",
    rolled: bool = False,
    goods: dict[int, str] | None = None,
    house: dict[int, str] | None = None,
    rooms: dict[int, int] | None = None,
    fields: dict[int, int] | None = None,
    pastures: dict[int, int] | None = None,
    babies: dict[int, int] | None = None,
    occupations: dict[int, str] | None = None,
    improvements: dict[int, str] | None = None,
    actions: dict[int, int] | None = None,
    points: dict[int, tuple[int, ...]] | None = None,
) -> Express:
    """A game set up as described, run to its first decision.

    `dice` are the unused dice on the table; with `rolled` the starting player has already decided to
    use them. The round is 1, or 3 in the harvest phase. Occupations and improvements are names
    separated by commas; `points` are those of the harvests so far.
    """
    game = lay_out(ExpressSettings(players=seats, dice=faces, free_pastures=free_pastures), seed)
    game.seed = -1
    game.round = round or (HARVESTS[0] if phase == HARVEST else 1)
    game.phase = phase
    game.starting_player = starting_player
    game.tray = tray(dice)
    for seat, sheet in enumerate(game.sheets):
        if goods and seat in goods:
            sheet.goods = goods_of(goods[seat])
        sheet.house = _numbered(HOUSES, (house or {}).get(seat, HOUSES[0]))
        sheet.rooms = (rooms or {}).get(seat, 0)
        sheet.fields = (fields or {}).get(seat, 0)
        sheet.pastures = (pastures or {}).get(seat, 0)
        sheet.babies = (babies or {}).get(seat, 0)
        sheet.occupations = _owned(OCCUPATIONS, (occupations or {}).get(seat, ""))
        sheet.improvements = _owned(IMPROVEMENTS, (improvements or {}).get(seat, ""))
        sheet.actions = (actions or {}).get(seat, 2 + sheet.babies)
        sheet.points = (points or {}).get(seat, ())
        _check(sheet)
    _plan(game, rolled)
    game.start()
    return game


def _numbered(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise FarmyardError(f"There is no '{name}': use {', '.join(names)}")
    return names.index(name)


def _owned(names: tuple[str, ...], words: str) -> int:
    owned = 0
    for name in words.split(","):
        if name.strip():
            owned |= 1 << _numbered(names, name.strip())
    return owned


def _check(sheet: Sheet) -> None:
    if sheet.babies > MOST_BABIES:
        raise FarmyardError(f"A family has {MOST_BABIES} babies at most")
    if sheet.kinds_of_animals() > sheet.pastures:
        raise FarmyardError("There is a pasture missing: each holds one kind of animal")


def _plan(game: Express, rolled: bool) -> None:
    """Put what is still to happen on the agenda."""
    first = game.starting_player
    game.push(first, StartRound())
    if game.round in HARVESTS:
        game.push(first, Harvest())
    if game.phase == HARVEST:
        return
    if not rolled:
        game.push(first, TURN)
        return
    game.sheets[first].actions -= 1
    game.push((first + 1) % game.seats(), TURN)
    game.push(first, CHOOSE)
