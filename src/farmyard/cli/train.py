"""`farmyard train`: teach the computer players."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from farmyard.ai.value import FIRST, SECOND, SHIPPED
from farmyard.cli.report import with_progress
from farmyard.cli.tables import workers_of
from farmyard.cli.terminal import BadCommand, Terminal
from farmyard.lab.curve import curve_of
from farmyard.lab.match import TABLES, match, take_the_place
from farmyard.lab.train import Course, Training, is_under_way

INTERRUPTED = 130


def train(arguments: argparse.Namespace) -> int:
    """Train until the time is up; an interrupt saves what has been learned."""
    folder = Path(arguments.folder)
    terminal = Terminal()
    begin = _weights(arguments.begin, arguments.tables)
    if begin and is_under_way(folder):
        terminal.line(f"{folder} holds a training already: it goes on with what it has learned, --from changes nothing")
    course = Course(
        folder,
        seed=arguments.seed,
        tables=arguments.tables,
        begin=begin,
        units=arguments.units or (FIRST, SECOND),
        hours=arguments.hours,
        nodes=arguments.nodes,
        searching=arguments.searching,
        workers=workers_of(arguments),
        note=_note(terminal),
    )
    training = Training(course)
    try:
        _run(training)
    except KeyboardInterrupt:
        training.report()
        terminal.line(f"Stopped: what has been learned is kept in {folder}, and the same command goes on with it")
        _tell_curve(terminal, folder)
        return INTERRUPTED
    _tell_curve(terminal, folder)
    if arguments.match:
        _challenge(terminal, course, arguments.match)
    return 0


def _weights(named: str, tables: str) -> Path | None:
    """The file of weights that a training begins with, if it does not begin with a first guess."""
    if not named:
        return None
    path = SHIPPED[tables] if named == "shipped" else Path(named)
    if not path.is_file():
        raise BadCommand(f"There are no weights to begin with: '{named}' is no file")
    return path


def _note(terminal: Terminal) -> Callable[[str], None]:
    """What is done with the line of a report: at a screen the bar tells enough."""
    return (lambda line: None) if terminal.lively and sys.stderr.isatty() else terminal.line


def _run(training: Training) -> None:
    """Train, with a bar on stderr where that is a terminal."""
    with Progress(console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(_said_of(training), total=3600 * training.course.hours)
        for seconds in training.run():
            progress.update(bar, completed=seconds, description=_said_of(training))


def _said_of(training: Training) -> str:
    """How far a training is."""
    error = training.error()
    return f"{training.games:,} games" + ("" if error is None else f", error {error:.2f}")


def _tell_curve(terminal: Terminal, folder: Path) -> None:
    terminal.line(f"The learning curve is in {curve_of(folder)}")


def _challenge(terminal: Terminal, course: Course, games: int) -> None:
    """Let what was learned take the place of the shipped weights if it beats them."""
    challenger, holder = course.folder / "value.npz", SHIPPED[course.tables]
    verdict = match(challenger, holder, TABLES[course.tables], games, course.seed, course.workers, with_progress)
    for table, won in verdict.won.items():
        terminal.line(f"{table}: won {won.share:.1%} (an equal would win {won.par:.0%})")
    if verdict.clear:
        take_the_place(challenger, holder)
    what = "take the place of the shipped ones" if verdict.clear else "do not take the place of the shipped ones"
    terminal.line(f"These weights {what}: {verdict.lead:+.1f} standard errors better")
