"""The tray of dice and the score sheets."""

from typing import Final

from rich.box import Box
from rich.table import Table
from rich.text import Text

from farmyard.cli.draw.glyphs import BOX, Glyphs, seat_style
from farmyard.cli.draw.words import plural
from farmyard.express.game import HARVEST, HARVESTS, ROUNDS, WORK, Express
from farmyard.express.scoring import MISSING_FOOD, PAR
from farmyard.express.view import DiceView, LineView, SheetView, View

DICE_STYLE: Final = {
    "farm": "bold white on color(28)",
    "occupation": "bold black on color(180)",
    "improvement": "bold white on color(131)",
    "produce": "bold black on color(178)",
    "resource": "bold white on color(94)",
    "animal": "bold black on color(250)",
}
ABOUT: Final = {
    "Mayor": "turn a farm die for 2 food; fields score 3",
    "Builder": "turn the improvement die; 1 point per improvement",
    "Farmer": "set up to 2 produce dice",
    "Rancher": "set up to 2 animal dice",
    "Gatherer": "set up to 2 resource dice",
    "Midwife": "babies eat 1 and score at every harvest",
    "Oven": "cook grain for 2 food, vegetables for 3",
    "Hearth": "cook sheep for 2 food, boar 3, cattle 4",
    "Basketmaker's Workshop": "a reed more with dice, 2 reed score 2",
    "Joinery": "a wood more with dice, 3 wood score 2",
    "Pottery Workshop": "a brick more with dice, 3 brick score 2",
    "Stonecutter's Workshop": "a stone more with dice, 2 stone score 2",
}
"""What occupations and improvements do, short enough to stand behind an option."""
COLUMNS: Final = (
    "Rooms", "Fields", "Pastures", "Grain", "Vegetable", "Sheep", "Boar", "Cattle", "Reed", "Wood", "Brick", "Stone",
    "Babies",
)  # fmt: skip
"""The lines of a score sheet that have a column of their own."""
_ROOMY: Final = 96
_MISSING: Final = "Missing food"
_LEFT: Final = ("farm", "occupation", "improvement")


def heading(view: View, glyphs: Glyphs) -> str:
    """Where in the game the table is."""
    if view.phase == HARVEST:
        return f"Harvest {view.harvest} of {len(HARVESTS)}"
    left = view.rounds_to_harvest
    when = f"in {plural(left + 1, 'round')}" if left else "after this round"
    return f" {glyphs.dot} ".join([f"Round {view.round} of {ROUNDS}", f"harvest {view.harvest} {when}"])


def situation(view: View, glyphs: Glyphs) -> Text:
    """What stands right above a question: where in the game it is asked, and the food that its player owes."""
    sheet = view.sheets[view.seat]
    have, needed = sheet.goods["food"], sheet.food_needed
    food = Text(f"needs {needed} food, has {have}", "green" if have >= needed else "yellow")
    return Text(heading(view, glyphs), "bold").append(f" {glyphs.dot} ").append_text(food)


# -- dice -----------------------------------------------------------------------------------


def tray(view: View, width: int, glyphs: Glyphs) -> Table:
    """The dice by colour; those in brackets are set aside until the next roll."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        table.add_column(no_wrap=True)
    left = [dice for dice in view.dice if dice.colour in _LEFT]
    right = [dice for dice in view.dice if dice.colour not in _LEFT]
    for one, other in zip(left, right, strict=True):
        row = [
            Text(one.colour, "dim"),
            _dice(one, width, glyphs),
            Text(other.colour, "dim"),
            _dice(other, width, glyphs),
        ]
        table.add_row(*row)
    return table


def _dice(dice: DiceView, width: int, glyphs: Glyphs) -> Text:
    text = Text()
    for face in dice.unused:
        name = _short(face, width)
        text.append(f" {name} " if glyphs is BOX else f"[{name}]", DICE_STYLE[dice.colour]).append(" ")
    for face in dice.used:
        text.append(f"({_short(face, width)}) ", "dim")
    return text


def _short(name: str, width: int) -> str:
    return name if width >= _ROOMY else name.removesuffix(" Workshop")


# -- score sheets ---------------------------------------------------------------------------


def sheets(view: View, width: int, glyphs: Glyphs) -> list[Text]:
    """Everybody's score sheet, the own one last and with the points that each column would score now."""
    gap = "  " if width >= _ROOMY else " "
    names = ["Veg." if name == "Vegetable" else name for name in COLUMNS]
    lines = [Text(gap.join(names), "dim")]
    seats = len(view.sheets)
    for seat in [(view.seat + turn) % seats for turn in range(1, seats + 1)]:
        sheet = view.sheets[seat]
        shown = {line.category: line for line in sheet.lines}
        numbers = [_cell(str(shown[name].number), title) for name, title in zip(COLUMNS, names, strict=True)]
        lines.append(_person(view, seat, width, glyphs))
        lines.append(Text(gap.join(numbers), "bold" if seat == view.seat else ""))
        if seat == view.seat:
            points = [_points(shown[name].points, title) for name, title in zip(COLUMNS, names, strict=True)]
            lines += [Text(gap.join(points), "green")] if "".join(points).strip() else []
    return lines


def _cell(words: str, title: str) -> str:
    return words.rjust(len(title) // 2 + 1).ljust(len(title))


def _points(points: int, title: str) -> str:
    return _cell(f"+{points}" if points else "", title)


def _person(view: View, seat: int, width: int, glyphs: Glyphs) -> Text:
    """A player's points, house, food and cards in a line."""
    sheet = view.sheets[seat]
    over = len(sheet.points) == len(HARVESTS)
    parts = [plural(sheet.total, "point") + ("" if over else f" (now {now(view, seat):+d})")]
    parts.append(f"{sheet.goods['food']} food" + ("" if over else f" of {sheet.food_needed}"))
    parts += [f"{plural(sheet.actions, 'action')} left"] if sheet.actions else []
    parts.append(f"{sheet.house} house")
    parts += [_short(name, width) for name in sheet.occupations + sheet.improvements]
    starts = " (starts)" if len(view.sheets) > 1 and view.starting_player == seat else ""
    return Text.assemble((sheet.name, seat_style(seat)), starts, "  ", f" {glyphs.dot} ".join(parts))


def now(view: View, seat: int) -> int:
    """What a sheet would score at a harvest now."""
    sheet = view.sheets[seat]
    return sum([line.points for line in _lines(sheet)]) - MISSING_FOOD * missing(view, seat)


def missing(view: View, seat: int) -> int:
    """The food that a family would miss at a harvest now, or has missed at this one."""
    sheet = view.sheets[seat]
    if view.phase == WORK:
        return max(0, sheet.food_needed - sheet.goods["food"])
    return sum([line.number for line in sheet.lines if line.category == _MISSING])


def _lines(sheet: SheetView) -> list[LineView]:
    return [line for line in sheet.lines if line.category != _MISSING]


def score_table(view: View, seats: list[int], box: Box) -> Table:
    """Every line of the score sheets: how many, and the points for it; then the points of each harvest."""
    table = Table(box=box, show_footer=True)
    table.add_column("", footer="Total")
    shown = [view.sheets[seat] for seat in seats]
    over = len(shown[0].points) == len(HARVESTS)
    for seat, sheet in zip(seats, shown, strict=True):
        table.add_column(Text(sheet.name, seat_style(seat)), footer=str(sheet.total), justify="right")
    for row in zip(*[_lines(sheet) for sheet in shown], strict=True):
        table.add_row(row[0].category, *[_number_and_points(line.number, line.points) for line in row])
    costs = [_missing_points(view, seat, over) for seat in seats]
    table.add_row(_MISSING, *[_number_and_points(-points // MISSING_FOOD, points) for points in costs])
    if not over:
        table.add_row("A harvest now", *[f"{now(view, seat):>3}" for seat in seats], style="bold")
    for harvest in range(len(shown[0].points)):
        table.add_row(f"Harvest {harvest + 1}", *[f"{sheet.points[harvest]:>3}" for sheet in shown], style="bold")
    return table


def _number_and_points(number: int, points: int) -> Text:
    return Text.assemble((f"{number}  ", "dim"), (f"{points:>3}", "red" if points < 0 else ""))


def _missing_points(view: View, seat: int, over: bool) -> int:
    """What missing food costs now, or has cost at the last harvest."""
    sheet = view.sheets[seat]
    if over:
        return sheet.points[-1] - sum([line.points for line in _lines(sheet)])
    return -MISSING_FOOD * missing(view, seat)


def verdict(game: Express, best: tuple[int, ...]) -> str:
    """Who has won, or how somebody playing alone has done."""
    points = [sheet.total for sheet in game.sheets]
    if len(points) == 1:
        alone = points[0]
        if alone > PAR:
            return f"{alone} points: the par of {PAR} is beaten."
        short = f"{plural(PAR - alone, 'point')} short of it" if alone < PAR else "to win it must be beaten"
        return f"{alone} points, the par is {PAR}: {short}."
    names = [game.names[seat] for seat in best]
    if len(names) > 1:
        return f"{', '.join(names[:-1])} and {names[-1]} share the victory with {points[best[0]]} points."
    tied = points.count(points[best[0]]) > 1
    how = f"{points[best[0]]} points" + (" and more food" if tied else "")
    return f"{names[0]} {'win' if names[0] == 'You' else 'wins'} with {how}."
