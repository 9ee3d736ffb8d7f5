"""`farmyard play`: set a table up or go on with a saved game, and play."""

import argparse
import contextlib
import random
import shlex
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from farmyard import begin, open_game
from farmyard.ai.player import APPRENTICE
from farmyard.cli import start
from farmyard.cli.agricola import AgricolaSession
from farmyard.cli.arguments import read_arguments
from farmyard.cli.games import LAST, last_game, saved_game
from farmyard.cli.screens import SCREENS
from farmyard.cli.seats import LEARNER, LESSONS, NAMES, SEATS, Seats, choose_seats, read_seats
from farmyard.cli.session import AnySession
from farmyard.cli.store import SaveFile, default_file, new_file
from farmyard.cli.tables import AGRICOLA, any_table, fixed, game_of, given, thinking_time
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.kernel import record
from farmyard.kernel.errors import BadRecord, FarmyardError
from farmyard.kernel.game import Game
from farmyard.lessons import TABLE


def play(arguments: argparse.Namespace) -> int:
    """Play one game; returns the exit code."""
    if start.wanted(arguments):
        chosen = start.choose(Terminal())
        if chosen is None:
            return 0
        arguments = read_arguments(chosen)
        if arguments.command == "solo":
            from farmyard.cli.solo import solo  # it plays its games with this module

            return solo(arguments)
        if arguments.command == "campaign":
            from farmyard.cli.campaign import campaign  # so does it

            return campaign(arguments)
    with contextlib.ExitStack() as held:
        session = _begun(arguments, held) if arguments.resume is None else _resumed(arguments, held)
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


def _begun(arguments: argparse.Namespace, held: contextlib.ExitStack) -> AnySession:
    if arguments.learn:
        _set_beginners_table(arguments)
    kind = game_of(arguments)
    if arguments.players:
        any_table(arguments, arguments.players, cards=True)
    seats = choose_seats(arguments.seats, arguments.players, kind, arguments.names)
    seats = _with_markers(seats, arguments.recommendations, kind)
    seconds = thinking_time(arguments, seats.kinds, arguments.hints)
    game = begin(any_table(arguments, len(seats.kinds), cards=True), seed_for(arguments.seed))
    remarks = {**seats.remarks(), **({LESSONS: "yes"} if arguments.learn else {})}
    file = SaveFile(default_file() if arguments.save is None else new_file(arguments.save), remarks)
    held.enter_context(file.held())
    return _session(arguments, game, seats, file, seconds)


def _set_beginners_table(arguments: argparse.Namespace) -> None:
    """The table of the guided first game, which nobody else chooses."""
    for name in [*fixed(), "--seats", "--recommendations"]:
        if name != "--seed" and given(arguments, name):
            raise BadCommand(f"--learn sets a table for beginners up: leave {name} out")
    arguments.edition, arguments.side_job, arguments.decks = TABLE["edition"], True, ""
    arguments.seats = f"{LEARNER},{APPRENTICE}"


def _with_markers(seats: Seats, how: str | None, game: str) -> Seats:
    """The seats with recommendation markers for the people there, where they want any."""
    if game != AGRICOLA and (how or any([seats.learns(seat) for seat in seats.people])):
        raise BadCommand(f"spaces are marked for learners of {AGRICOLA}: {game} has none")
    return seats.recommended(how)


def seed_for(given: int | None) -> int:
    """The seed that was asked for, or a fresh one."""
    return random.SystemRandom().randrange(10**9) if given is None else given


def _resumed(arguments: argparse.Namespace, held: contextlib.ExitStack) -> AnySession:
    _only_resume(arguments)
    path = last_game() if arguments.resume == LAST else saved_game(arguments.resume)
    file = SaveFile(path if arguments.save is None else new_file(arguments.save), {})
    held.enter_context(file.held())
    kept, game = read_game(path)
    names = arguments.names or kept.header.get(NAMES)
    seats = _seats_for(arguments.seats, names, game) if arguments.seats else table_seats(kept, game, path, names)
    seats = _with_markers(seats, arguments.recommendations, game.name)
    check_programs(seats, arguments.seats, path)
    file.remarks |= {key: value for key, value in kept.header.items() if key.startswith("table ")} | seats.remarks()
    return _session(arguments, game, seats, file, thinking_time(arguments, seats.kinds, arguments.hints))


def check_programs(seats: Seats, said: str | None, path: Path) -> None:
    """Refuse programs that only a file names: nothing there may start one."""
    if seats.programs() and not said:
        words = shlex.quote(",".join(seats.kinds))
        raise BadCommand(f"{path} names a program, which a file must not start: say --seats {words} to let it play on")


def read_game(path: Path) -> tuple[record.Record, Game]:
    """A record and the game it leads to; what is wrong with the file is told with its name."""
    header = 0
    try:
        kept = record.load(path)
        header = len(kept.header)
        game = kept.replay(open_game)
    except BadRecord as error:
        where = f"lines 2 to {header + 1}: " if header and not error.line else ""
        raise BadCommand(f"{path}: {where}{error}") from None
    return kept, game


def _seats_for(words: str, names: str | None, game: Game) -> Seats:
    seats = read_seats(words, game.name, names)
    if len(seats.kinds) != game.seats():
        raise BadCommand(f"--seats names {len(seats.kinds)}, but the saved game is for {game.seats()}")
    return seats


def table_seats(kept: record.Record, game: Game, path: Path, names: str | None = None) -> Seats:
    """The seats that the record names; you and apprentices where it names none."""
    words = kept.header.get(SEATS)
    if words is None:
        return choose_seats(None, game.seats(), game.name, names)
    line = list(kept.header).index(SEATS) + 2
    try:
        seats = read_seats(words, game.name, names, running=False)
    except FarmyardError as error:
        raise BadCommand(f"{path}: line {line}: {error}") from None
    if len(seats.kinds) != game.seats():
        raise BadCommand(f"{path}: line {line}: '{words}' should name {game.seats()} seats")
    return seats


def _only_resume(arguments: argparse.Namespace) -> None:
    for name in [*fixed(), "--learn"]:
        if given(arguments, name):
            raise BadCommand(f"{name} is fixed when a game begins: leave it out to go on with a saved one")


def _session(arguments: argparse.Namespace, game: Game, seats: Seats, file: SaveFile, seconds: float) -> AnySession:
    seats.sit_down(game)
    session = SCREENS[game.name].session(game, seats, file, Terminal(), seconds)
    session.hints = arguments.hints
    if isinstance(session, AgricolaSession):
        session.lessons = LESSONS in file.remarks
    return session
