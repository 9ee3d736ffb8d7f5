"""The differences between two states, small enough to send instead of the newer one."""

from typing import Any

Path = list[str | int]
ChangeDict = dict[str, Any]


def changes(old: Any, new: Any) -> list[ChangeDict]:
    """What makes `new` out of `old`, both made of dictionaries, tuples and plain values."""
    found: list[ChangeDict] = []
    _compare([], old, new, found)
    return found


def _compare(path: Path, old: Any, new: Any, found: list[ChangeDict]) -> None:
    if old is new or (type(old) is type(new) and old == new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append({"path": [*path, key], "gone": True})
        for key, value in new.items():
            if key not in old:
                found.append({"path": [*path, key], "value": value})
            else:
                _compare([*path, key], old[key], value, found)
    elif isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new) and new:
        for place, value in enumerate(new):
            _compare([*path, place], old[place], value, found)
    else:
        found.append({"path": path, "value": new})


def applied(state: Any, differences: list[ChangeDict]) -> Any:
    """A state with changes made to it, as the page makes them; the old one stays as it is."""
    for change in differences:
        state = _with(state, change["path"], change)
    return state


def _with(part: Any, path: Path, change: ChangeDict) -> Any:
    if not path:
        return change["value"]
    copy = part.copy()
    step: Any = path[0]
    if len(path) == 1 and change.get("gone"):
        del copy[step]
    elif len(path) == 1:
        copy[step] = change["value"]
    else:
        copy[step] = _with(part[step], path[1:], change)
    return copy
