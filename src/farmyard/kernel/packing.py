"""Games as values outside of their process: packed for another one, unpacked there, compared.

Almost everything that a game is made of is built from what its constructor is given and keeps it in fields of the
same names, so it can be built again from them. What all processes have anyway, like cards, boards and options that
are made once, is a **landmark**: only its name travels. What follows from the rest is worked out anew on arrival.
"""

import ast
import base64
import io
import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.fields import fields_of
from farmyard.kernel.option import Option
from farmyard.kernel.past import Past, links
from farmyard.kernel.rulebook import Rulebook
from farmyard.kernel.settings import Settings

if TYPE_CHECKING:
    from farmyard.kernel.game import Game

_ENGINE = ("farmyard.kernel.", "farmyard.agricola.", "farmyard.express.")
_SETTINGS = "settings"
_given: dict[type, tuple[tuple[str, ...], str, tuple[str, ...]]] = {}
_ABSENT = ("past", "decision", "origin")
_COLLECTIONS = (("builtins", "set"), ("builtins", "frozenset"))


def _parameters(kind: type) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
    """What a constructor is given: the names before the one with a star, that one, and the names after it.

    Read from the source, compiled or not.
    """
    known = _given.get(kind)
    if known is None:
        taken = _constructor(kind)
        before = [] if taken is None else [argument.arg for argument in taken.args[1:]]
        starred = "" if taken is None or taken.vararg is None else taken.vararg.arg
        after = [] if taken is None else [argument.arg for argument in taken.kwonlyargs]
        known = _given[kind] = tuple(before), starred, tuple(after)
    return known


def _constructor(kind: type) -> ast.arguments | None:
    """What the source says about how something is built; nothing where it is built without being given anything."""
    for base in [base for base in kind.__mro__ if is_our_kind(base)]:
        module = Path(sys.modules[base.__module__].__file__ or "")
        source = module.with_name(base.__module__.rpartition(".")[2] + ".py").read_text(encoding="utf-8")
        classes = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
        for part in classes[base.__name__].body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                return part.args
    return None


def is_our_kind(kind: type) -> bool:
    """Whether a class is one of this house."""
    return kind.__module__.startswith("farmyard.")


def is_ours(thing: object) -> bool:
    """Whether something is an object of this house, not a plain value."""
    return is_our_kind(type(thing))


# -- landmarks --------------------------------------------------------------------------------


class Landmarks:
    """Objects that every process has, by name: some roots and all that is reached from them."""

    def __init__(self, roots: dict[str, object]) -> None:
        self.places: dict[str, object] = {}
        self.names: dict[int, str] = {}
        for name, root in _constants():
            self.add(name, root)
        for name, root in roots.items():
            self.add(name, root)

    def add(self, name: str, thing: object) -> None:
        if isinstance(thing, (tuple, list)):
            for number, part in enumerate(thing):
                self.add(f"{name}.{number}", part)
        elif is_ours(thing) and id(thing) not in self.names:
            self.places[name] = thing
            self.names[id(thing)] = name
            for field in fields_of(thing):
                self.add(f"{name}.{field}", getattr(thing, field))


def _constants() -> Iterator[tuple[str, object]]:
    """The options that the modules of kernel and games make once."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith(_ENGINE):
            for constant, thing in sorted(vars(module).items()):
                if isinstance(thing, Option):
                    yield f"{name}.{constant}", thing


_landmarks: dict[int, tuple[object, Landmarks]] = {}


def landmarks(rulebook: Rulebook[Any], settings: Settings) -> Landmarks:
    """The landmarks of a table, looked for once as long as its board is the same."""
    roots = {"rulebook": rulebook, **rulebook.landmarks(settings)}
    board = roots.get("board", rulebook)
    known = _landmarks.get(id(board))
    if known is None:
        known = _landmarks[id(board)] = (board, Landmarks(roots))
    return known[1]


# -- packing ----------------------------------------------------------------------------------


def _reduces_itself(kind: type) -> bool:
    """Whether a class says on its own how it is pickled."""
    return any(["__reduce__" in vars(base) for base in kind.__mro__[:-1]])


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, names: dict[int, str]) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self.names = names

    def persistent_id(self, thing: Any) -> str | None:
        if isinstance(thing, Settings):
            return _SETTINGS
        return self.names.get(id(thing)) if is_ours(thing) else None

    def reducer_override(self, thing: Any) -> Any:
        plain = isinstance(thing, type) or not is_ours(thing) or hasattr(thing, "__dict__")
        if plain or _reduces_itself(type(thing)):
            return NotImplemented
        return _built, _plan(thing)


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, places: dict[str, object], settings: Settings) -> None:
        super().__init__(file)
        self.places = places
        self.settings = settings

    def persistent_load(self, name: str) -> object:
        return self.settings if name == _SETTINGS else self.places[name]

    def find_class(self, module: str, name: str) -> Any:
        """What is packed may come from outside: nothing but parts of games is built from it."""
        if (module, name) == (__name__, _built.__name__):
            return _built
        known = module.startswith(_ENGINE) or (module, name) in _COLLECTIONS
        found = super().find_class(module, name) if known and "." not in name else None
        if not isinstance(found, type):
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a game")
        return found


def _plan(thing: Any) -> tuple[type, tuple[object, ...], dict[str, object], dict[str, object]]:
    """How to build something again: its kind, what its constructor is given without and with its name, and the
    fields that it does not set so."""
    kind = type(thing)
    before, starred, after = _parameters(kind)
    listed = [getattr(thing, name) for name in before]
    listed += getattr(thing, starred) if starred else ()
    given = {name: getattr(thing, name) for name in after}
    left_out = (*before, starred, *after, *getattr(kind, "derived", ()))
    rest = {name: getattr(thing, name) for name in fields_of(thing) if name not in left_out}
    return kind, tuple(listed), given, rest


def _built(kind: Any, listed: tuple[Any, ...], given: dict[str, Any], rest: dict[str, object]) -> Any:
    thing = kind(*listed, **given)
    for name, value in rest.items():
        setattr(thing, name, value)
    return thing


def _contents(game: "Game") -> tuple[Any, ...]:
    """A game as other objects: how it is built, its choices, who is asked by what, and its beginning."""
    kind, listed, given, rest = _plan(game)
    kept = {name: value for name, value in rest.items() if name not in _ABSENT}
    past = [
        (link.seat, link.option.verb, link.option.what, link.option.target, link.round, link.phase, link.secret)
        for link in links(game.past)
    ]
    asked = None if game.decision is None else (game.decision.seat, game.decision.step)
    return (kind, listed, given, kept), past, asked, None if game.origin is None else _contents(game.origin)


def _restored(contents: tuple[Any, ...]) -> "Game":
    plan, past, asked, origin = contents
    game: Game = _built(*plan)
    for seat, verb, what, target, round, phase, secret in past:
        game.past = Past(game.past, seat, Option(verb, what, target), round, phase, secret)
    game.origin = None if origin is None else _restored(origin)
    game.rulebook.renew(game)
    if asked is not None:
        game.ask(*asked)
    return game


def pack(game: "Game") -> tuple[Callable[..., "Game"], tuple[Any, ...]]:
    """How `pickle` takes a game along."""
    file = io.BytesIO()
    _Packer(file, landmarks(game.rulebook, game.settings).names).dump(_contents(game))
    return unpack, (game.rulebook, game.settings.fields(), file.getvalue())


def unpack(rulebook: Rulebook[Any], fields: dict[str, str], contents: bytes) -> "Game":
    """The game that was packed."""
    settings = rulebook.settings(fields)
    places = landmarks(rulebook, settings).places
    return _restored(_Unpacker(io.BytesIO(contents), places, settings).load())


def as_text(game: "Game") -> str:
    """A game as text; only a table with the same settings and version can read it."""
    return base64.b64encode(pack(game)[1][-1]).decode("ascii")


def from_text(table: "Game", text: str) -> "Game":
    """The game in a text, at the table of another; refuses what is none."""
    try:
        return unpack(table.rulebook, table.settings.fields(), base64.b64decode(text, validate=True))
    except Exception as error:  # whatever can be wrong with a text shows when it is read
        raise FarmyardError(f"This is no game of this table: {error}") from None


# -- comparing --------------------------------------------------------------------------------


def value_of(thing: Any, names: dict[int, str]) -> Any:
    """Something in plain values, which are equal for two things that are the same in every field."""
    if isinstance(thing, (tuple, list)):
        return tuple([value_of(part, names) for part in thing])
    if isinstance(thing, dict):
        return frozenset([(value_of(key, names), value_of(part, names)) for key, part in thing.items()])
    if not is_ours(thing) or isinstance(thing, type):
        return thing
    if isinstance(thing, Settings):
        return thing.game, value_of(thing.fields(), names)
    known = names.get(id(thing))
    if known is not None:
        return known
    derived = getattr(type(thing), "derived", ())
    return type(thing).__name__, tuple(
        [(name, value_of(getattr(thing, name), names)) for name in fields_of(thing) if name not in derived]
    )


def standing_of(game: "Game") -> Any:
    """Everything from which the rest of a game follows, in plain values: not how it came about, nor who watches."""
    names = landmarks(game.rulebook, game.settings).names
    left_out = (*_ABSENT, "revealed", "secrets", "journal", "names", "seed", *type(game).derived)
    fields = [(name, value_of(getattr(game, name), names)) for name in fields_of(game) if name not in left_out]
    asked = None if game.decision is None else (game.decision.seat, value_of(game.decision.step, names))
    return tuple(fields), asked


def same(one: "Game", other: "Game") -> bool:
    """Whether two games stand the same and have come to it by the same choices."""
    if [link.option.text for link in links(one.past)] != [link.option.text for link in links(other.past)]:
        return False
    return bool(standing_of(one) == standing_of(other))
