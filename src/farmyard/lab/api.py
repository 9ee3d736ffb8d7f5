"""The page of the Python interface, `docs/api.md`, made from the source: `make docs` writes it anew."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import farmyard
from farmyard.ai.player import ComputerPlayer
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import Option, Target
from farmyard.kernel.preview import Preview, preview
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat, seats_of

BESIDES = (Decision, Option, Target, Seat, seats_of, preview, Preview, Rng, ComputerPlayer)
"""What the package itself does not name but its users meet."""
INTRODUCTION = """# The Python interface

Made from the source by `make docs`. Names without a module are imported from `farmyard`. A game with what it can
do itself comes first; see the [README](../README.md) for a first session.
"""


def page() -> str:
    """The whole page."""
    named = [getattr(farmyard, name) for name in farmyard.__all__]
    things: list[Any] = [thing for thing in named if hasattr(thing, "__module__")]
    functions = [thing for thing in things if not isinstance(thing, type)]
    games = [thing for thing in things if isinstance(thing, type) and issubclass(thing, farmyard.Game)]
    others = [thing for thing in things if isinstance(thing, type) and thing not in games]
    parts = [INTRODUCTION]
    for thing in sorted(games, key=lambda kind: len(kind.__mro__)) + functions + list(BESIDES) + others:
        parts.append("\n".join(section(thing)))
    return "\n".join(parts) + "\n"


def section(thing: Any) -> list[str]:
    """A class or function with everything public about it."""
    node = definition(thing)
    module = "" if getattr(farmyard, thing.__name__, None) is thing else f" · `{thing.__module__}`"
    if isinstance(node, ast.FunctionDef):
        return [f"## `{node.name}`{module}", "", f"`{signature(node)}`", "", words(node), ""]
    bases = [ast.unparse(base) for base in node.bases]
    lines = [f"## `{node.name}`{module}", "", *([f"A `{bases[0]}`.", ""] if bases else [])]
    constructor = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
    if constructor and not issubclass(thing, farmyard.Game):
        lines += [f"`{signature(constructor[0]).replace('__init__', node.name).removesuffix(' -> None')}`", ""]
    if words(node):
        lines += [words(node), ""]
    members = [f"- {line}" for line in public(node)]
    return [*lines, *members, ""] if members else lines


def definition(thing: Any) -> ast.ClassDef | ast.FunctionDef:
    """Where the source defines something; compiled modules lie beside their source."""
    path = Path(farmyard.__file__).parent.joinpath(*thing.__module__.split(".")[1:])
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found = [
        node
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == thing.__name__
    ]
    return found[-1]


def public(node: ast.ClassDef) -> Iterator[str]:
    """The methods and properties that say what they do, and the declared fields."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            if "ClassVar" not in ast.unparse(part.annotation):
                yield f"`{part.target.id}: {ast.unparse(part.annotation)}`"
        elif isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            if words(part):
                yield f"`{member(part)}`: {words(part)}"


def member(node: ast.FunctionDef) -> str:
    """A method as it is called, or a property."""
    if any([ast.unparse(mark) == "property" for mark in node.decorator_list]):
        return f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name
    return signature(node)


def signature(node: ast.FunctionDef) -> str:
    """A function as it is called."""
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    return f"{node.name}({arguments})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


def words(node: ast.ClassDef | ast.FunctionDef) -> str:
    """What it says it does, each paragraph on one line."""
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")
    return " ".join([" ".join(paragraph.split()) for paragraph in paragraphs])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
