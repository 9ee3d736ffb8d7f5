"""`farmyard play`: set a table up or go on with a saved game, and play."""

import argparse
import contextlib
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from farmyard import begin, open_game
from farmyard.agricola.game import Agricola
from farmyard.cli.seats import Seats, choose_seats, read_seats
from farmyard.cli.session import Session
from farmyard.cli.store import SaveFile, default_file, new_file
from farmyard.cli.tables import ALL_DECKS, table_options
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.kernel import record
from farmyard.kernel.errors import BadRecord, FarmyardError

SEATS = "table seats"


def play(arguments: argparse.Namespace) -> int:
    """Play one game; returns the exit code."""
    session = _resumed(arguments) if arguments.resume is not None else _begun(arguments)
    with leaving_saves():
        session.run()
    return 0


@contextlib.contextmanager
def leaving_saves() -> Iterator[None]:
    """While a game is played, closing the terminal or ending the process leaves it politely."""
    endings = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [(ending, signal.signal(ending, _leave)) for ending in endings]
    try:
        yield
    finally:
        for ending, handler in before:
            signal.signal(ending, handler)


def _leave(number: int, frame: FrameType | None) -> None:
    """As the end of the input; only the first signal counts, so that the farewell is not disturbed."""
    signal.signal(number, signal.SIG_IGN)
    raise EOFError


def _begun(arguments: argparse.Namespace) -> Session:
    table_options(arguments, arguments.players or 1, ALL_DECKS)
    seats = choose_seats(arguments.seats, arguments.players)
    game = begin(table_options(arguments, len(seats.kinds), ALL_DECKS), seed_for(arguments.seed))
    path = default_file() if arguments.save is None else new_file(arguments.save)
    return _session(game, seats, SaveFile(path, {SEATS: str(seats)}))


def seed_for(given: int | None) -> int:
    """The seed that was asked for, or a fresh one."""
    return random.SystemRandom().randrange(10**9) if given is None else given


def _resumed(arguments: argparse.Namespace) -> Session:
    _only_resume(arguments)
    path = Path(arguments.resume).expanduser()
    kept, game = read_game(path)
    seats = _seats_for(arguments.seats, game) if arguments.seats else table_seats(kept, game, path)
    remarks = {key: value for key, value in kept.header.items() if key.startswith("table ")}
    target = path if arguments.save is None else new_file(arguments.save)
    return _session(game, seats, SaveFile(target, {**remarks, SEATS: str(seats)}))


def read_game(path: Path) -> tuple[record.Record, Agricola]:
    """A record and the game it leads to; what is wrong with the file is told with its name."""
    header = 0
    try:
        kept = record.load(path)
        header = len(kept.header)
        game = kept.replay(open_game)
    except BadRecord as error:
        where = f"lines 2 to {header + 1}: " if header and not error.line else ""
        raise BadCommand(f"{path}: {where}{error}") from None
    if not isinstance(game, Agricola):
        raise BadCommand(f"{path}: this is no game of Agricola")
    return kept, game


def _seats_for(words: str, game: Agricola) -> Seats:
    seats = read_seats(words)
    if len(seats.kinds) != game.seats():
        raise BadCommand(f"--seats names {len(seats.kinds)}, but the saved game is for {game.seats()}")
    return seats


def table_seats(kept: record.Record, game: Agricola, path: Path) -> Seats:
    """The seats that the record names; you and random players where it names none."""
    words = kept.header.get(SEATS)
    if words is None:
        return choose_seats(None, game.seats())
    line = list(kept.header).index(SEATS) + 2
    try:
        seats = read_seats(words)
    except FarmyardError as error:
        raise BadCommand(f"{path}: line {line}: {error}") from None
    if len(seats.kinds) != game.seats():
        raise BadCommand(f"{path}: line {line}: '{words}' should name {game.seats()} seats")
    return seats


def _only_resume(arguments: argparse.Namespace) -> None:
    given = {
        "--edition": arguments.edition is not None,
        "--family": arguments.family,
        "--side-job": arguments.side_job,
        "--players": arguments.players is not None,
        "--decks": arguments.decks is not None,
        "--hands": arguments.hands is not None,
        "--three-for-one": arguments.three_for_one,
        "--seed": arguments.seed is not None,
    }
    for name, present in given.items():
        if present:
            raise BadCommand(f"{name} is fixed when a game begins: leave it out to go on with a saved one")


def _session(game: Agricola, seats: Seats, file: SaveFile) -> Session:
    seats.sit_down(game)
    return Session(game, seats, file, Terminal())
