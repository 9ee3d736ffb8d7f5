"""Compile the engine with mypyc where a C compiler is at hand; install plain Python where not."""

import ast
import os
import re
import subprocess
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ["kernel", "agricola", "express", "ai", "envs/coding", "lab/selfplay"]
SELDOM = ["content", "words", "express"]
"""Folders of cards and of a small game: nearly half of the code, but a small part of the time of games."""
DECLARATIONS = [
    "__init__.py",
    "catalogue.py",
    "base.py",
    "hand_cards.py",
    "majors.py",
    "packing.py",
    "original_board.py",
    "revised_board.py",
    "express_weights.py",
    "view.py",
    "player_view.py",
    "card_words.py",
    "value.py",
]
ROOT = Path(__file__).parent
END = r"\n--\n\n"
TEXT = r'(?P<text>NULL|"(?:[^"\\]|\\.)*")'
CLASS = re.compile(r'(?P<before>tp_name = "(?P<name>\w+)",(?:(?!tp_name).)*?tp_doc = PyDoc_STR\()' + TEXT, re.DOTALL)
FUNCTION = re.compile(r"(?P<before>CPyPy_(?P<name>\w+),\s*METH_[\w| ]+, PyDoc_STR\()" + TEXT)
"""Where compiled code has room for what a class or a function says."""


def compiler_works() -> bool:
    """Whether a small extension can be compiled against this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        try:
            command = [*compiler, include, "-c", str(source), "-o", str(Path(folder, "probe.o"))]
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def modules_of(place: str) -> list[Path]:
    """The modules of a folder, or the one module that has the name."""
    folder = Path(ROOT, "src", "farmyard", place)
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]


def is_code(path: Path) -> bool:
    """Cards and boards are values made once: compiling them takes long and makes nothing faster."""
    if path.parent.name.startswith(("deck_", "revised_", "five_plus", "forest_deck")):
        return path.name.startswith("by_hand")
    return path.name not in DECLARATIONS


def docstrings(source: Path) -> dict[str, tuple[str, str]]:
    """What classes, functions and methods of a module are given and say they do, by their names in compiled code."""
    found: dict[str, tuple[str, str]] = {}
    tree = ast.parse(source.read_text(encoding="utf-8"))
    classes = [(f"{node.name}___", node.body) for node in tree.body if isinstance(node, ast.ClassDef)]
    for owner, nodes in [("", tree.body), *classes]:
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                built = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
                given = signature(built[0]).replace("$self, ", "").replace("$self", "") if built else ""
                found[node.name] = (node.name + given if given else "", said(node))
            elif isinstance(node, ast.FunctionDef):
                found[owner + node.name] = (node.name + signature(node), said(node))
    return found


def said(node: ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(node) or ""


def signature(node: ast.FunctionDef) -> str:
    """What a function is given, as `inspect` reads it; a default that is no plain value is left open."""
    given = ast.parse(f"def f({ast.unparse(node.args)}): pass").body[0]
    assert isinstance(given, ast.FunctionDef)
    for argument in given.args.args + given.args.kwonlyargs:
        argument.annotation = None
    if given.args.vararg is not None:
        given.args.vararg.annotation = None
    given.args.defaults = [each if is_plain(each) else ast.Constant(...) for each in given.args.defaults]
    words = f"({ast.unparse(given.args)})"
    return words.replace("(self", "($self", 1)


def is_plain(default: ast.expr) -> bool:
    try:
        ast.literal_eval(default)
    except ValueError:
        return False
    return True


def keep_docstrings(compiled: Path) -> None:
    """Let a compiled module say what it does, too: in the C that mypyc writes there are signatures only, if any."""
    module = compiled.stem.removeprefix("__native_").split("___")
    source = Path(ROOT, "src", *module).with_suffix(".py")
    if not source.exists():
        return
    known = docstrings(source)
    places = ["___".join(module[first:]) + "___" for first in range(len(module))]

    def documented(entry: re.Match[str]) -> str:
        name = entry["name"]
        for place in places:
            name = name.removeprefix(place)
        given, words = known.get(name, ("", ""))
        if not given and END not in entry["text"]:
            return entry[0]
        start = c_string(given)[:-1] if given else entry["text"].partition(END)[0]
        return entry["before"] + start + END + c_string(words)[1:]

    code = compiled.read_text(encoding="utf-8")
    compiled.write_text(CLASS.sub(documented, FUNCTION.sub(documented, code)), encoding="utf-8")


def c_string(words: str) -> str:
    """A text as C writes it."""
    plain = words.encode("ascii", "backslashreplace").decode()
    for sign, written in (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("?", "\\?")):
        plain = plain.replace(sign, written)
    return f'"{plain}"'


def extensions() -> list[Any]:
    if os.environ.get("FARMYARD_PURE") or not compiler_works():
        return []
    from mypyc.build import mypycify

    sources = [str(path.relative_to(ROOT)) for place in COMPILED for path in modules_of(place) if is_code(path)]
    modules = list(mypycify(sources, opt_level="2", debug_level="0", multi_file=True))
    for compiled in {Path(source) for module in modules for source in module.sources}:
        keep_docstrings(compiled)
    header = str(ROOT / "src" / "farmyard" / "acyclic.h")
    for module in modules:  # hidden functions are called directly
        special = ["-include", header, "-fvisibility=hidden"] if os.name == "posix" else [f"/FI{header}"]
        module.extra_compile_args = [*module.extra_compile_args, *special]
    return modules


def how_much(source: str) -> list[str]:
    """What to optimise a file with instead: not much where each part of it is needed now and then only."""
    seldom = [folder for folder in SELDOM if f"___{folder}___" in source]
    return ["-O1"] if os.name == "posix" and seldom else []


class BuildOrLeave(build_ext):
    """Compiles the C files side by side; a build that fails half-way leaves plain Python."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], extra_postargs: list[str] | None = None, **how: Any) -> list[str]:
            def one(source: str) -> list[str]:
                made: list[str] = one_by_one(
                    [source], extra_postargs=[*(extra_postargs or []), *how_much(source)], **how
                )
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for part in pool.map(one, sources) for made in part]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"farmyard: not compiled ({error}); plain Python will be used")
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrLeave})
