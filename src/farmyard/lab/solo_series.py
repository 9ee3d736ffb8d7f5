"""How far a computer player gets in so many games of a solo series, see `farmyard.campaigns`."""

from collections.abc import Iterator
from typing import Any

from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.ai.player import any_player
from farmyard.ai.promise import most_promising
from farmyard.campaigns import TARGETS, SoloSeries, Try
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.seat import seats_of
from farmyard.lab.arena import Meeting, command_of, keep
from farmyard.lab.simulate import seed_of


def series_of(meeting: Meeting) -> SoloSeries:
    """The series that begins at a table; refuses tables whose games leave nothing to each other."""
    table = meeting.table
    if not isinstance(table, AgricolaSettings):
        raise BadSettings(f"There is no solo series of {table.game}: --solo measures a player alone", "game")
    if table.on("family"):
        raise BadSettings("A solo series is about its occupations: leave --family out", "family")
    series = SoloSeries(table)
    if not series.has_permanent:
        raise BadSettings("Nothing passes from one game at the Moor to the next: measure them with --solo", "moor")
    return series


def play_series(meeting: Meeting, games: int) -> Iterator[Try]:
    """So many games of a series, or fewer if it is complete before."""
    series = series_of(meeting)
    while len(series.tries) < games and not series.complete:
        number = len(series.tries) + 1
        game = new_game(series.settings(), seed_of(meeting.seed, number))
        place = seats_of(game)[0]
        seed = seed_of(meeting.seed, number, 1)
        alone = any_player(meeting.players[0], game.name, seed, meeting.seconds, meeting.nodes)
        while game.decision is not None:
            game.play(alone.choose(place))
        alone.leave(place)
        keep(meeting, game, number, meeting.players)
        series = series.after(game, (best_to_keep(series, game, meeting.seed),))
        yield series.tries[-1]


def best_to_keep(series: SoloSeries, game: Agricola, seed: int) -> str:
    """The occupation of a finished game that promises most when further games begin with it, too."""
    return most_promising(series.prospects(game), 0, seed)


def findings(meeting: Meeting, games: int, tries: list[Try]) -> dict[str, Any]:
    """What came of a series that may have had so many games."""
    return {
        "command": f"{command_of(meeting, games)} --series",
        "reached": len([one for one in tries if one.won]),
        "of": len(TARGETS),
        "tries": [{"target": one.target, "points": one.points, "kept": one.kept} for one in tries],
    }
