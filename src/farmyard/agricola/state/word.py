"""Words: the frozen values that cards are written in.

A word prints as it is written, so the docs can list it, the table can draw it and a player can
read it. Goods are written and printed as text. A word that must know its card, the space it is used
on or the event it answers has a field `card`, `space` or `event`; `bound` makes a copy that knows.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from farmyard.agricola.state import goods
from farmyard.kernel.fields import fields_of
from farmyard.kernel.step import Step

if TYPE_CHECKING:
    from farmyard.agricola.state.card import Card
    from farmyard.agricola.state.events import Event

_BUNDLES: Final = frozenset(["goods", "price", "give", "gain", "gives", "adds", "instead", "burns"])
_UNWRITTEN: Final = frozenset(
    ["option", "makes", "card", "space", "index", "begun", "hearth", "stable", "limited", "minds_event"]
)
_DERIVED: Final = frozenset(["option", "makes", "stable", "limited", "minds_event"])
_KNOWN: Final = frozenset(["card", "space", "event"])


def bundle(words: str | int) -> int:
    """Goods given as text or already as a bundle."""
    return goods.goods(words) if isinstance(words, str) else words


def alternatives(words: str | tuple[int, ...]) -> tuple[int, ...]:
    """Bundles of which one is chosen, written like `1 wood / 1 clay`."""
    if isinstance(words, tuple):
        return words
    return tuple([goods.goods(part) for part in words.split("/")])


def bound(word: Any, card: "Card | None", space: int, event: "Event | None") -> Any:
    """A copy of a word that knows these as far as it asks for them, in its parts as well; itself where none does.

    What is done on a space is not the doing of a card: a word that asks for both forgets the card there.
    """
    names = fields_of(word)
    changed: dict[str, object] = {}
    for name in names:
        if name not in _KNOWN:
            there = getattr(word, name)
            part = _bound_part(there, card, space, event)
            if part is not there:
                changed[name] = part
    if card is not None and "card" in names:
        changed["card"] = card
    if event is not None and "event" in names:
        changed["event"] = event
    if space >= 0 and "space" in names:
        changed["space"] = space
        if "card" in names:
            changed["card"] = None
    return _with(word, names, changed) if changed else word


def _bound_part(part: object, card: "Card | None", space: int, event: "Event | None") -> object:
    """A word, or several, in a field of another word."""
    if isinstance(part, (Word, Step)):
        there: Any = part
        return there.bound(card, space, event)
    if isinstance(part, tuple):
        parts = tuple([_bound_part(each, card, space, event) for each in part])
        return parts if any([new is not old for new, old in zip(parts, part)]) else part
    return part


def _with(word: Any, names: tuple[str, ...], changed: dict[str, object]) -> Any:
    """A copy with some fields changed, written anew: a compiled object cannot be made in any other way."""
    kind: Any = type(word)
    given: dict[str, Any] = {
        name: changed[name] if name in changed else getattr(word, name) for name in names if name not in _DERIVED
    }
    listed: tuple[str, ...] = kind.listed
    if not listed:
        return kind(**given)
    first = [given.pop(name) for name in listed[:-1]]
    return kind(*first, *given.pop(listed[-1]), **given)


def written(word: object) -> str:
    """A word as it would be written in a card: its name and the fields that were given."""
    parts: list[str] = []
    for name in fields_of(word):
        value = getattr(word, name)
        if name in _UNWRITTEN or (name == "event" and not isinstance(value, int)):
            continue
        if value not in (None, "", (), 0, False):
            parts.append(f"{name}={_shown(name, value)}")
    return f"{type(word).__name__}({', '.join(parts)})"


def _shown(name: str, value: Any) -> str:
    if name in _BUNDLES and isinstance(value, int):
        return repr(goods.text(value))
    if name in _BUNDLES and isinstance(value, tuple):
        return repr(" / ".join([goods.text(part) for part in value]))
    return repr(value)


class Word:
    """Every parameter of a word is a field of that name; `listed` are those without a name, the last with a star."""

    __slots__ = ()
    listed: ClassVar[tuple[str, ...]] = ()

    def bound(self, card: "Card | None" = None, space: int = -1, event: "Event | None" = None) -> Any:
        """The word as it works for a card, on a space or in answer to an event; most are the same everywhere."""
        return bound(self, card, space, event)

    def __repr__(self) -> str:
        return written(self)
