"""Everything that the server asks of the engine, in one place: beginning a game, seeing it, counting it."""

from dataclasses import fields
from typing import Any, Final

from farmyard import Agricola, Express, Game, breakdown, open_game, scores, winners
from farmyard.agricola.rules.scoring import Line, next_point
from farmyard.express.scoring import breakdown as sheet_lines
from farmyard.games import GAMES
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option
from farmyard.kernel.story import Clause
from farmyard.server.targets import named

Playable = Game
VERSIONS: Final = {name: str(kind.version) for name, kind in GAMES.items()}


def begin(game: str, rules: str, settings: dict[str, str], seed: int, names: tuple[str, ...]) -> Playable:
    """A new game; refuses settings that no rulebook knows, and rules that this version does not play."""
    begun = open_game({"game": game, "rules": rules, **settings, "seed": str(seed)})
    begun.names = names
    return begun


def known(game: str) -> bool:
    return game in GAMES


def has_hands(game: Playable) -> bool:
    """Whether people at one screen must not look over each other's shoulder."""
    return isinstance(game, Agricola) and bool(game.table.decks)


def seen(game: Playable, eyes: int | None) -> dict[str, Any]:
    """What a seat, or somebody without one, sees of a game."""
    shown = plain(game.view(eyes or 0))
    options, exchanges = shown.pop("options"), shown.pop("exchanges")
    question = shown.pop("question")
    if eyes is None:
        _forget_seat(shown)
        return {"view": shown, "question": "", "options": [], "exchanges": []}
    return {
        "view": shown,
        "question": question if shown["deciding"] == eyes else "",
        "options": _with_targets(game, options, [] if game.decision is None else game.decision.options),
        "exchanges": _with_targets(game, exchanges, game.exchanges() if exchanges else []),
    }


def _with_targets(game: Playable, shown: list[dict[str, Any]], offered: list[Option]) -> list[dict[str, Any]]:
    """Options as a view shows them, each with what it means on the table."""
    return [
        {"text": option["text"], "label": option["label"], "target": named(game, meant.target)}
        for option, meant in zip(shown, offered)
    ]


def _forget_seat(shown: dict[str, Any]) -> None:
    """Take out of the view of the first seat everything that is for that seat alone."""
    shown["seat"] = -1
    if "hand" in shown:
        shown["hand"] = []
        shown["players"][0]["hand"] = []
        for thing in shown["spaces"] + shown["majors"]:
            thing["obstacle"] = ""


def told(game: Playable, happenings: list[Happening], eyes: int) -> list[Clause]:
    """What somebody may know of some happenings, in words."""
    return game.story(happenings, eyes)


_FIELDS: dict[type[Any], tuple[str, ...]] = {}
_PLAIN: Final = frozenset((int, str, bool, float, type(None)))


def plain(value: Any) -> Any:
    """A view as dictionaries, lists and plain values."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is tuple or kind is list:
        return [part if type(part) in _PLAIN else plain(part) for part in value]
    if kind is dict:
        return {str(key): part if type(part) in _PLAIN else plain(part) for key, part in value.items()}
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple([field.name for field in fields(value)])
    parts = [(name, getattr(value, name)) for name in _FIELDS[kind]]
    return {name: part if type(part) in _PLAIN else plain(part) for name, part in parts}


def points(game: Playable) -> list[int]:
    return scores(game)


def best(game: Playable) -> list[int]:
    """Who has won, once the game is over."""
    return winners(game) if game.over else []


def score_lines(game: Playable, seat: int) -> list[dict[str, Any]]:
    """The score of a farm by category."""
    if isinstance(game, Express):
        lines: list[Any] = list(sheet_lines(game.sheets[seat], game.harvest))
    else:
        assert isinstance(game, Agricola)
        lines = list(breakdown(game, seat))
    following = [next_point(line) if isinstance(line, Line) else "" for line in lines]
    return [
        {"category": line.category, "number": line.number, "points": line.points, "next": more}
        for line, more in zip(lines, following)
    ]
