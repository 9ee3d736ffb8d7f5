"""Everything that the server asks of the engine, in one place: beginning a game, seeing it, counting it."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from farmyard import Game, open_game, scores, winners
from farmyard.games import GAMES
from farmyard.kernel.journal import Happening
from farmyard.kernel.story import Clause
from farmyard.kernel.view import TargetView

Playable = Game
NOT_SETTINGS: Final = frozenset(("game", "rules", "seed", "players"))
"""What a record says beside the settings: a table says it otherwise."""
VERSIONS: Final = {name: str(kind.version) for name, kind in GAMES.items()}


def begin(game: str, rules: str, settings: dict[str, str], seed: int, names: tuple[str, ...]) -> Playable:
    """A new game; refuses settings that no rulebook knows, and rules that this version does not play."""
    begun = open_game({"game": game, "rules": rules, **settings, "seed": str(seed)})
    begun.names = names
    return begun


def known(game: str) -> bool:
    return game in GAMES


def seen(game: Playable, eyes: int | None) -> dict[str, Any]:
    """What a seat, or somebody without one, sees of a game; what it is asked stands beside the view."""
    return seen_by(game, [eyes])[0]


def seen_by(game: Playable, everybody: Sequence[int | None]) -> list[dict[str, Any]]:
    """What several see of a game; what they see alike is one and the same value."""
    alike: dict[int, dict[str, Any]] = {}
    views = game.views([-1 if eyes is None else eyes for eyes in everybody])
    return [_beside(plain(view, alike)) for view in views]


def _beside(shown: dict[str, Any]) -> dict[str, Any]:
    asked = {part: shown.pop(part) for part in ("question", "options", "exchanges")}
    return {"view": shown, **asked}


def touched(target: TargetView) -> dict[str, Any]:
    """What an option or a line of the log is about; what it does not touch is left out."""
    parts = [(name, getattr(target, name)) for name in _TARGET]
    return {name: part for name, part in parts if (part or name == "seat") and part != -1}


def told(game: Playable, happenings: list[Happening], eyes: int) -> list[Clause]:
    """What somebody may know of some happenings, in words."""
    return game.story(happenings, eyes)


_FIELDS: dict[type[Any], tuple[str, ...]] = {}
_TARGET: Final = tuple([field.name for field in fields(TargetView)])
_PLAIN: Final = frozenset((int, str, bool, float, type(None)))
_WORDS: Final = frozenset((str,))


def plain(value: Any, alike: dict[int, dict[str, Any]]) -> Any:
    """A view as dictionaries, tuples and plain values; what occurs again in `alike` is not made again.

    Tuples, and whatever is plain already, are left as they are: the garbage collector has nothing to do with them.
    """
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is TargetView:
        return touched(value)
    if kind is tuple:
        return value if _PLAIN.issuperset(map(type, value)) else tuple([plain(part, alike) for part in value])
    if kind is dict:
        if _WORDS.issuperset(map(type, value)) and _PLAIN.issuperset(map(type, value.values())):
            return value
        return {str(key): plain(part, alike) for key, part in value.items()}
    known = alike.get(id(value))
    if known is None:
        if kind not in _FIELDS:
            _FIELDS[kind] = tuple([field.name for field in fields(value)])
        parts = [(name, getattr(value, name)) for name in _FIELDS[kind]]
        known = {name: part if type(part) in _PLAIN else plain(part, alike) for name, part in parts}
        alike[id(value)] = known
    return known


def points(game: Playable) -> list[int]:
    return scores(game)


def points_seen(shown: dict[str, Any]) -> list[int]:
    """Everybody's points, as a view has counted them already."""
    if "players" in shown:
        return [player["score"] for player in shown["players"]]
    return [sheet["total"] for sheet in shown["sheets"]]


def best(game: Playable) -> list[int]:
    """Who has won, once the game is over."""
    return winners(game) if game.over else []


def score_lines(game: Playable, seat: int) -> list[dict[str, Any]]:
    """The score of a farm by category."""
    return [
        {"category": line.category, "number": line.number, "points": line.points, "next": line.next}
        for line in game.breakdown(seat)
    ]
