"""The fields of an object by name, compiled or not."""

from typing import Any, Final

_fields: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(thing: object) -> tuple[str, ...]:
    """The names of an object's fields, its own before those it inherits; compiled classes keep them elsewhere."""
    kind = type(thing)
    names = _fields.get(kind)
    if names is None:
        compiled: Any = getattr(kind, "__mypyc_attrs__", None)
        if compiled is not None:
            names = tuple([name for name in compiled if not name.startswith("__")])
        else:
            names = tuple([name for base in kind.__mro__ for name in getattr(base, "__slots__", ())])
        _fields[kind] = names
    return names
