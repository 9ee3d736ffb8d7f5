"""What hand cards have proved to be worth when held, measured by `farmyard ratings`; players and people may ask.

A rating compares a card with an average one of its sort, in points over the mean of the others and in share of wins.
How it is found, and what it cannot tell, is written in docs/ratings.md.
"""

import json
from pathlib import Path
from typing import Any, Final

from farmyard.agricola.state.game import Agricola
from farmyard.kernel.option import Option

SHIPPED: Final = Path(__file__).parent / "weights" / "ratings.json"
DEALT: Final = "deal"
"""How hands come about unless a table says otherwise."""
_runs: Final[list[dict[str, Any]]] = []


class Rating:
    """A card's worth at a table of so many players with some decks, each number with the bounds of its interval."""

    __slots__ = ("players", "decks", "hands", "level", "games", "points", "wins")

    def __init__(self, run: dict[str, Any], card: dict[str, Any]) -> None:
        table = run["table"]
        self.players = int(table["players"])
        self.decks = str(table["decks"])
        self.hands = str(table.get("hands", DEALT))
        self.level = str(run["level"])
        self.games = int(card["games"])
        self.points: list[float] = card["points"]
        self.wins: list[float] = card["wins"]


def shipped_runs() -> list[dict[str, Any]]:
    """What was measured, run by run, read once."""
    if not _runs and SHIPPED.exists():
        _runs.extend(json.loads(SHIPPED.read_text(encoding="utf-8")))
    return _runs


def ratings_of(key: str) -> list[Rating]:
    """The ratings of a card, by number of players; none where it has not been measured."""
    found = [Rating(run, run["cards"][key]) for run in shipped_runs() if key in run["cards"]]
    return sorted(found, key=_players)


def _players(rating: Rating) -> int:
    return rating.players


def rating_of(key: str, players: int, hands: str = DEALT) -> Rating | None:
    """The rating of a card for a number of players, or for the nearest number that was measured."""
    nearest: Rating | None = None
    for rating in ratings_of(key):
        if rating.hands == hands and (
            nearest is None or abs(rating.players - players) < abs(nearest.players - players)
        ):
            nearest = rating
    return nearest


def points_of(option: Option, players: int) -> float | None:
    """The points by which the cards of an option are better than average ones; none where one was never rated."""
    points = 0.0
    for key in option.target.cards:
        rating = rating_of(key, players)
        if rating is None:
            return None
        points += rating.points[0]
    return points


def ratings_of_pack(game: Agricola, options: list[Option]) -> list[float]:
    """The ratings of cards that may be kept while hands are drafted; nothing where any of them is unknown."""
    if not game.packs:
        return []
    found: list[float] = []
    for option in options:
        points = points_of(option, game.seats())
        if option.verb != "keep" or points is None:
            return []
        found.append(points)
    return found
