"""Scoring tables."""

from typing import Final

from rich.box import Box
from rich.table import Table
from rich.text import Text

from farmyard import breakdown, scores, winners
from farmyard.agricola.state.game import Agricola
from farmyard.cli.draw.glyphs import seat_style
from farmyard.kernel.view import ScoreLine

EACH: Final = "Each fenced stable or clay room 1, stone room 2, person 3; unused cell -1, begging card -3"


def scoring_table(game: Agricola, seats: list[int], box: Box) -> Table:
    """Every category for these seats: how many, and the points for it; then what counts for their teams."""
    table = Table(box=box, show_footer=True)
    table.add_column("", footer="Total")
    columns = [breakdown(game, seat) for seat in seats]
    for seat, lines in zip(seats, columns):
        total = sum([line.points for line in lines])
        table.add_column(Text(game.names[seat], seat_style(seat)), footer=str(total), justify="right")
    teams: list[list[ScoreLine]] = []
    for team in [team for team in game.teams() if team[0] in seats]:
        name = Text("\n& ").join([Text(game.names[seat], seat_style(seat)) for seat in team])
        table.add_column(name, footer=str(scores(game)[team[0]]), justify="right")
        teams.append(game.team_breakdown(team[0]))
    for category in dict.fromkeys([line.category for lines in columns for line in lines]):
        cells = [_points(line.number, line.points) if line else Text("") for line in _lines(category, columns)]
        cells += [_worth(line.points) if line else Text("") for line in _lines(category, teams)]
        table.add_row(category, *cells)
    return table


def _lines(category: str, columns: list[list[ScoreLine]]) -> list[ScoreLine | None]:
    """The line of a category in each column, where there is one."""
    return [next((line for line in lines if line.category == category), None) for lines in columns]


def thresholds_table(game: Agricola, seat: int, box: Box) -> Table:
    """How many of each category the points take, and what a farm needs for its next one."""
    table = Table(box=box)
    for heading in ("", "-1", "1", "2", "3", "4", "you have", "next point"):
        table.add_column(heading, justify="left" if not heading else "right")
    for line in breakdown(game, seat):
        steps = line.thresholds
        if steps or line.next:
            cells = (
                ["0" if steps[0] == 1 else f"0-{steps[0] - 1}", *[str(step) for step in steps]] if steps else [""] * 5
            )
            table.add_row(line.category, *cells, str(line.number), line.next)
    return table


def _points(number: int, points: int) -> Text:
    return Text.assemble((f"{number}  ", "dim"), _worth(points))


def _worth(points: int) -> Text:
    return Text(f"{points:>3}", "red" if points < 0 else "")


def verdict(game: Agricola) -> str:
    """Who has won, or the score of somebody playing alone."""
    best = winners(game)
    points = scores(game)[best[0]]
    if game.seats() == 1:
        return f"{points} points."
    names = [game.names[seat] for seat in best]
    if len(names) > 1:
        win = "win" if best in game.teams() else "share the victory"
        return f"{', '.join(names[:-1])} and {names[-1]} {win} with {points} points."
    win = "win" if names[0] == "You" else "wins"
    return f"{names[0]} {win} with {points} points."
