"""Compile the engine with mypyc where a C compiler is at hand; install plain Python where not."""

import os
import subprocess
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ["kernel", "agricola", "express", "ai"]
DECLARATIONS = [
    "__init__.py",
    "catalogue.py",
    "majors.py",
    "original_board.py",
    "revised_board.py",
    "express_weights.py",
    "view.py",
    "card_words.py",
    "value.py",
]
ROOT = Path(__file__).parent


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


def is_code(path: Path) -> bool:
    """Cards and boards are values made once: compiling them takes long and makes nothing faster."""
    if path.parent.name.startswith("deck_"):
        return path.name == "by_hand.py"
    return path.name not in DECLARATIONS


def extensions() -> list[Any]:
    if os.environ.get("FARMYARD_PURE") or not compiler_works():
        return []
    from mypyc.build import mypycify

    sources = [
        str(path.relative_to(ROOT))
        for folder in COMPILED
        for path in sorted(Path(ROOT, "src", "farmyard", folder).rglob("*.py"))
        if is_code(path)
    ]
    modules = list(mypycify(sources, opt_level="3", debug_level="0", multi_file=True))
    if os.name == "posix":
        for module in modules:  # hidden functions are called directly and inlined
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    return modules


class BuildOrLeave(build_ext):
    """Compiles the C files side by side; a build that fails half-way leaves plain Python."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = list(pool.map(lambda source: one_by_one([source], **how), sources))
            return [made for part in compiled for made in part]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"farmyard: not compiled ({error}); plain Python will be used")
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrLeave})
