"""What a seat sees of a game in plain values, ready for JSON: for servers, and for programs at a seat."""

from dataclasses import fields
from typing import Any, Final

from farmyard.kernel.view import GameView, TargetView

Alike = dict[int, dict[str, Any]]
"""What has been made plain already, by identity."""
_FIELDS: Final[dict[type[Any], tuple[str, ...]]] = {}
_TARGET: Final = tuple([field.name for field in fields(TargetView)])
_PLAIN: Final = frozenset((int, str, bool, float, type(None)))
_WORDS: Final = frozenset((str,))


def seen(view: GameView, alike: Alike) -> dict[str, Any]:
    """A view as plain values; what its seat is asked stands beside it."""
    shown = plain(view, alike)
    asked = {part: shown.pop(part) for part in ("question", "options", "exchanges")}
    return {"view": shown, **asked}


def touched(target: TargetView) -> dict[str, Any]:
    """What an option or a line of the log is about; what it does not touch is left out."""
    parts = [(name, getattr(target, name)) for name in _TARGET]
    return {name: part for name, part in parts if (part or name == "seat") and part != -1}


def plain(value: Any, alike: Alike) -> Any:
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
