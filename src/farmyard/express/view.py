"""What one seat may see, as plain values: for screens, servers and computer players.

Everything on the table is open; only the rolls to come are unknown, and they are not in a view.
Options appear only when it is the seat's own decision.
"""

from dataclasses import dataclass

from farmyard.express.dice import COLOURS, FACE_NAMES, IMPROVEMENTS, OCCUPATIONS, faces_of, showing
from farmyard.express.game import FINISHED, HARVESTS, Express
from farmyard.express.scoring import breakdown, winners
from farmyard.express.sheet import COOKABLE, COOKED, FOOD, GOOD_NAMES, HOUSES, Sheet, count
from farmyard.kernel.option import Target
from farmyard.kernel.view import GameView, Standing, TargetView


@dataclass(frozen=True)
class DiceView:
    """The dice of one colour: faces still to be used, and faces set aside since the last roll."""

    colour: str
    unused: tuple[str, ...]
    used: tuple[str, ...]


@dataclass(frozen=True)
class LineView:
    category: str
    number: int
    bonus: int
    points: int


@dataclass(frozen=True)
class SheetView:
    name: str
    goods: dict[str, int]
    house: str
    rooms: int
    fields: int
    pastures: int
    babies: int
    occupations: tuple[str, ...]
    improvements: tuple[str, ...]
    cooks: dict[str, int]
    """The food that goods could be cooked for now."""
    actions: int
    food_needed: int
    lines: tuple[LineView, ...]
    """What each line would score if the harvest were now."""
    points: tuple[int, ...]
    """The points of each harvest so far."""
    total: int


@dataclass(frozen=True)
class View(GameView):
    round: int
    rounds: int
    harvests: tuple[int, ...]
    """The rounds that end with one."""
    harvest: int
    rounds_to_harvest: int
    phase: str
    starting_player: int
    dice: tuple[DiceView, ...]
    sheets: tuple[SheetView, ...]
    winners: tuple[int, ...]


def view(game: Express, seat: int, labels: bool = True) -> View:
    """What a seat (-1: everybody) may see now; without `labels`, options have none."""
    return View(
        seat=seat,
        deciding=-1 if game.decision is None else game.decision.seat,
        choosing=game.open_seats,
        question=game.question(seat),
        options=game.offered(seat, labels),
        exchanges=game.offered_besides(seat, labels),
        round=game.round,
        rounds=HARVESTS[-1],
        harvests=tuple(HARVESTS),
        harvest=game.harvest + 1,
        rounds_to_harvest=HARVESTS[game.harvest] - game.round,
        phase=game.phase,
        starting_player=game.starting_player,
        dice=tuple([_dice(game, colour, first, end) for colour, first, end, _ in COLOURS]),
        sheets=tuple([_sheet(game, number) for number in range(game.seats())]),
        winners=tuple(winners(game)) if game.phase == FINISHED else (),
    )


def target_view(target: Target) -> TargetView:
    """What an option or a happening is about, in the names of the table."""
    return TargetView(
        kind=target.kind,
        cards=target.cards,
        goods=_goods_of(target.goods),
        paid=_goods_of(target.paid),
        number=target.number,
        dice=tuple([FACE_NAMES[face] for face in faces_of(target.dice)]),
    )


def standing(game: Express, seat: int) -> Standing:
    """How a player stands now: points are those that the sheet would score at the next harvest."""
    sheet = game.sheets[seat]
    return Standing(
        goods={name: sheet.goods[good] for good, name in enumerate(GOOD_NAMES) if sheet.goods[good]},
        food_lacking=max(0, sheet.food_needed() - sheet.goods[FOOD]),
        points=sum([line.points for line in breakdown(sheet, game.harvest)]),
        counts={"rooms": sheet.rooms, "fields": sheet.fields, "pastures": sheet.pastures, "babies": sheet.babies},
    )


def _goods_of(goods: int) -> dict[str, int]:
    return {name: count(goods, good) for good, name in enumerate(GOOD_NAMES) if count(goods, good)}


def _dice(game: Express, colour: str, first: int, end: int) -> DiceView:
    return DiceView(colour, _faces(game.tray, first, end), _faces(game.used, first, end))


def _faces(tray: int, first: int, end: int) -> tuple[str, ...]:
    return tuple([FACE_NAMES[face] for face in range(first, end) for _ in range(showing(tray, face))])


def _sheet(game: Express, seat: int) -> SheetView:
    sheet: Sheet = game.sheets[seat]
    lines = breakdown(sheet, game.harvest)
    return SheetView(
        name=game.names[seat],
        goods={GOOD_NAMES[good]: number for good, number in enumerate(sheet.goods)},
        house=HOUSES[sheet.house],
        rooms=sheet.rooms,
        fields=sheet.fields,
        pastures=sheet.pastures,
        babies=sheet.babies,
        occupations=tuple([name for number, name in enumerate(OCCUPATIONS) if sheet.has_occupation(number)]),
        improvements=tuple([name for number, name in enumerate(IMPROVEMENTS) if sheet.has_improvement(number)]),
        cooks={GOOD_NAMES[good]: COOKED[good] for good in COOKABLE if sheet.can_cook(good)},
        actions=sheet.actions,
        food_needed=sheet.food_needed(),
        lines=tuple([LineView(line.category, line.number, line.bonus, line.points) for line in lines]),
        points=sheet.points,
        total=sheet.total,
    )
