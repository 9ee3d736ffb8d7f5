"""How far a computer player gets in so many games of a solo series, see `farmyard.campaigns`."""

from typing import Any

from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.ai.player import any_player
from farmyard.ai.promise import most_promising
from farmyard.campaigns import TARGETS, SoloSeries, Try
from farmyard.kernel.seat import seats_of
from farmyard.lab.simulate import seed_of


def play_series(player: str, games: int, decks: str, seed: int, seconds: float, nodes: int = 0) -> tuple[Try, ...]:
    """So many games of a series, or fewer if it is complete before."""
    series = SoloSeries(AgricolaSettings(players=1, decks=decks))
    while len(series.tries) < games and not series.complete:
        number = len(series.tries) + 1
        game = new_game(series.settings(), seed_of(seed, number))
        place = seats_of(game)[0]
        alone = any_player(player, game.name, seed_of(seed, number, 1), seconds, nodes)
        while game.decision is not None:
            game.play(alone.choose(place))
        alone.leave(place)
        series = series.after(game, (best_to_keep(series, game, seed),))
    return series.tries


def best_to_keep(series: SoloSeries, game: Agricola, seed: int) -> str:
    """The occupation of a finished game that promises most when further games begin with it, too."""
    return most_promising(series.prospects(game), 0, seed)


def findings(command: str, tries: tuple[Try, ...]) -> dict[str, Any]:
    """What came of a series."""
    return {
        "command": command,
        "reached": len([one for one in tries if one.won]),
        "of": len(TARGETS),
        "tries": [{"target": one.target, "points": one.points, "kept": one.kept} for one in tries],
    }
