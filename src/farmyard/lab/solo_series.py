"""The solo series: its targets, and how far a computer player gets in so many games.

A game that reaches its target makes one of its occupations permanent and gives half of the surplus as food
for the next; one that misses it is played again without that food.
"""

from dataclasses import dataclass
from typing import Any, Final

from farmyard.agricola.rules.scoring import scores
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.ai.levels import shipped_value
from farmyard.ai.lookahead import Judge
from farmyard.ai.player import any_player
from farmyard.kernel.seat import seats_of
from farmyard.lab.simulate import seed_of

TARGETS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
_HANDS: Final = 12
"""How many hands are looked at to see which occupation is worth most."""


def target_of(game: int) -> int:
    """The points to reach in a game, counted from 1."""
    return TARGETS[game - 1] if game <= len(TARGETS) else TARGETS[-1] + game - len(TARGETS)


@dataclass(frozen=True)
class Try:
    """One game of a series; `kept` is the occupation that became permanent."""

    game: int
    target: int
    points: int
    kept: str


def play_series(player: str, games: int, decks: str, seed: int, seconds: float, nodes: int = 0) -> list[Try]:
    """So many games of a series, or fewer if it is complete before."""
    tries: list[Try] = []
    permanent: tuple[str, ...] = ()
    reached = food = 0
    while len(tries) < games and reached < len(TARGETS):
        table = AgricolaSettings(players=1, decks=decks, permanent=permanent, food=food)
        number = len(tries) + 1
        game = new_game(table, seed_of(seed, number))
        place = seats_of(game)[0]
        alone = any_player(player, game.name, seed_of(seed, number, 1), seconds, nodes)
        while game.decision is not None:
            game.play(alone.choose(place))
        points, target = scores(game)[0], target_of(reached + 1)
        kept = best_to_keep(game, decks, permanent, seed) if points >= target else ""
        tries.append(Try(reached + 1, target, points, kept))
        food = max(0, points - target) // 2
        if points >= target:
            reached += 1
            permanent += (kept,) if kept else ()
    return tries


def best_to_keep(game: Agricola, decks: str, settled: tuple[str, ...], seed: int) -> str:
    """The occupation of a game that promises most when further games begin with it and those settled before."""
    played = [card.key for card in game.players[0].occupations if card.key not in settled]
    judge = Judge(shipped_value())

    def promise(key: str) -> float:
        following = AgricolaSettings(players=1, decks=decks, permanent=(*settled, key))
        games = [new_game(following, seed_of(seed, number)) for number in range(_HANDS)]
        return sum(judge.worth(games, [0] * _HANDS))

    return max(played, key=promise, default="")


def findings(command: str, tries: list[Try]) -> dict[str, Any]:
    """What came of a series."""
    return {
        "command": command,
        "reached": len([one for one in tries if one.points >= one.target]),
        "of": len(TARGETS),
        "tries": [{"target": one.target, "points": one.points, "kept": one.kept} for one in tries],
    }
