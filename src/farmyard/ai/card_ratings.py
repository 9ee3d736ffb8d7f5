"""What hand cards have proved to be worth when held, measured by `farmyard ratings`; players and people may ask.

A rating compares a card with an average one of its sort, in points over the mean of the others and in share of wins.
How it is found, and what it cannot tell, is written in docs/ratings.md.
"""

import json
from pathlib import Path
from typing import Any, Final

SHIPPED: Final = Path(__file__).parent / "weights" / "ratings.json"
_runs: Final[list[dict[str, Any]]] = []


class Rating:
    """A card's worth among so many players, each number with the bounds of its interval."""

    __slots__ = ("players", "level", "games", "points", "wins")

    def __init__(self, players: int, level: str, games: int, points: list[float], wins: list[float]) -> None:
        self.players = players
        self.level = level
        self.games = games
        self.points = points
        self.wins = wins


def shipped_runs() -> list[dict[str, Any]]:
    """What was measured, run by run, read once."""
    if not _runs and SHIPPED.exists():
        _runs.extend(json.loads(SHIPPED.read_text(encoding="utf-8")))
    return _runs


def ratings_of(key: str) -> list[Rating]:
    """The ratings of a card, by number of players; none where it has not been measured."""
    found: list[Rating] = []
    for run in shipped_runs():
        card = run["cards"].get(key)
        if card is not None:
            found.append(
                Rating(int(run["table"]["players"]), run["level"], card["games"], card["points"], card["wins"])
            )
    return sorted(found, key=_players)


def _players(rating: Rating) -> int:
    return rating.players


def rating_of(key: str, players: int) -> Rating | None:
    """The rating of a card for a number of players, or for the nearest number that was measured."""
    nearest: Rating | None = None
    for rating in ratings_of(key):
        if nearest is None or abs(rating.players - players) < abs(nearest.players - players):
            nearest = rating
    return nearest
