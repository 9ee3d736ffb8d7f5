"""Words: the frozen values that cards are written in.

A word prints as it is written, so the docs can list it, the table can draw it and a player can
read it. Goods are written and printed as text.
"""

from typing import Any, Final

from farmyard.agricola.state import goods

_BUNDLES: Final = frozenset(["goods", "price", "give", "gain", "gives", "adds", "instead"])
_UNWRITTEN: Final = frozenset(["option", "makes", "card", "space", "index", "begun", "hearth", "stable", "key"])


def bundle(words: str | int) -> int:
    """Goods given as text or already as a bundle."""
    return goods.goods(words) if isinstance(words, str) else words


def alternatives(words: str) -> tuple[int, ...]:
    """Bundles of which one is chosen, written like `1 wood / 1 clay`."""
    return tuple([goods.goods(part) for part in words.split("/")])


def fields_of(word: object) -> list[str]:
    """The names of a word's fields, its own before those it inherits; compiled classes keep them elsewhere."""
    compiled = getattr(type(word), "__mypyc_attrs__", None)
    if compiled is not None:
        return [name for name in compiled if not name.startswith("__")]
    return [name for kind in type(word).__mro__ for name in getattr(kind, "__slots__", ())]


def written(word: object) -> str:
    """A word as it would be written in a card: its name and the fields that were given."""
    parts: list[str] = []
    for name in fields_of(word):
        value = getattr(word, name)
        if name not in _UNWRITTEN and value not in (None, "", (), 0, False):
            parts.append(f"{name}={_shown(name, value)}")
    return f"{type(word).__name__}({', '.join(parts)})"


def _shown(name: str, value: Any) -> str:
    if name in _BUNDLES and isinstance(value, int):
        return repr(goods.text(value))
    if name in _BUNDLES and isinstance(value, tuple):
        return repr(" / ".join([goods.text(part) for part in value]))
    return repr(value)


class Word:
    __slots__ = ()

    def __repr__(self) -> str:
        return written(self)
