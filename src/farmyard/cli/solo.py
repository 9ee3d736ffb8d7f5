"""`farmyard solo`: the series of solo games of either edition, one game at a time."""

import argparse
from pathlib import Path

from rich.table import Table
from rich.text import Text

from farmyard import begin
from farmyard.agricola.content.catalogue import ORIGINAL, REVISED
from farmyard.agricola.state.game import Agricola
from farmyard.campaigns import OCCUPATIONS, Try
from farmyard.cli.agricola import AgricolaSession
from farmyard.cli.carrying import ask_for_one
from farmyard.cli.draw.words import plural
from farmyard.cli.facts import said
from farmyard.cli.games import SERIES
from farmyard.cli.invocation import again
from farmyard.cli.play import leaving_saves, read_game, seed_for
from farmyard.cli.seats import YOU, Seats
from farmyard.cli.series import Series, completes, lines_of, read_series
from farmyard.cli.store import SaveFile, set_aside, state_folder
from farmyard.cli.tables import USUAL_DECKS
from farmyard.cli.terminal import BadCommand, Terminal

DEFAULT = {ORIGINAL: "solo.txt", REVISED: "solo-revised.txt"}
MOOR = "solo-moor-{level}.txt"


def solo(arguments: argparse.Namespace) -> int:
    """Begin a series, go on with it or show it; returns the exit code."""
    terminal = Terminal()
    edition = arguments.edition or ORIGINAL
    name = MOOR.format(level=arguments.moor) if arguments.moor else DEFAULT[edition]
    path = state_folder("--series") / name if arguments.series is None else Path(arguments.series).expanduser()
    if not path.parent.is_dir():
        raise BadCommand(f"there is no folder {path.parent} to keep a series in: make it first, or choose another one")
    if arguments.status:
        _only_status(arguments)
        if not path.exists():
            raise BadCommand(f"there is no series in {path} yet: '{again('solo')}' begins one")
        _status(read_series(path), terminal)
        return 0
    series = _series(arguments, path, terminal)
    with leaving_saves():
        _play(series, arguments, terminal)
    return 0


def _only_status(arguments: argparse.Namespace) -> None:
    for name, given in (("--new", arguments.new), ("--decks", arguments.decks), ("--seed", arguments.seed)):
        if given is not None and given is not False:
            raise BadCommand(f"--status only shows the series: leave {name} out")


def _series(arguments: argparse.Namespace, path: Path, terminal: Terminal) -> Series:
    """The series to play in; beginning a new one keeps the old under another name."""
    moor = arguments.moor or "no"
    if arguments.decks == "" and moor == "no":
        usual = USUAL_DECKS[arguments.edition or ORIGINAL]
        raise BadCommand(f"a solo series is about its occupations: name decks, like --decks {usual}")
    if path.exists() and not arguments.new:
        series = read_series(path)
        if arguments.moor not in (None, series.moor):
            raise BadCommand(f"{path} is kept for {series.what}: leave --moor out, or begin a --new one")
        if arguments.edition not in (None, series.edition):
            raise BadCommand(
                f"{path} is kept for the {series.edition} edition: leave --edition out, or begin a --new one"
            )
        if arguments.decks not in (None, series.decks):
            raise BadCommand(
                f"this series is played with decks {series.decks}: leave --decks out, or begin a --new one"
            )
        if arguments.seed is not None and series.now:
            raise BadCommand("--seed is fixed when a game begins, and one is under way: leave it out")
        return series
    edition = arguments.edition or ORIGINAL
    usual = "" if moor in ("1", "2") else USUAL_DECKS[edition]
    series = Series(path, usual if arguments.decks is None else arguments.decks, moor=moor, edition=edition)
    begin(series.settings())  # refuses before the old series is moved
    if path.exists():
        lines_of(path)  # refuses to move a file that is no series
        terminal.line(f"The old series is kept in {set_aside(path)}")
    series.save()
    return series


# -- playing --------------------------------------------------------------------------------


def _play(series: Series, arguments: argparse.Namespace, terminal: Terminal) -> None:
    """Play the game under way or the next one, and see what it means for the series."""
    game = _under_way(series) if series.now else begin(series.settings(), seed_for(arguments.seed))
    if not series.now:
        series.now = series.new_record().name
    seats = Seats((YOU,))
    seats.sit_down(game)
    words = ["--moor", series.moor] if arguments.moor else ["--edition", series.edition] if arguments.edition else []
    go_on = again("solo", *words) if arguments.series is None else again("solo", "--series", str(series.path))
    file = SaveFile(series.record(), {**seats.remarks(), SERIES: series.path.name})
    with file.held():
        session = AgricolaSession(game, seats, file, terminal, go_on)
        _announce(series, game, terminal)
        file.write(game)
        series.save()
        session.run()
        if game.over:
            _conclude(series, game, go_on, terminal)


def _under_way(series: Series) -> Agricola:
    """The game that was left; it must be the one that the series asks for."""
    game = read_game(series.record())[1]
    if not isinstance(game, Agricola) or game.settings.fields() != series.settings().fields():
        raise BadCommand(f"{series.record()}: this is not game {series.game} of the series in {series.path}")
    return game


def _announce(series: Series, game: Agricola, terminal: Terminal) -> None:
    which = series.what if series.moor != "no" else f"the {series.what.partition(' with')[0].lower()}"
    terminal.line(f"Game {series.game} of {which}: reach {series.target} points.", "bold")
    if series.permanent:
        terminal.say(Text(f"Permanent occupations: {', '.join(series.permanent)}"))
    if series.food:
        terminal.line(f"You begin with {series.food} food for the points above the last target.")
    for name in series.solo.lost_in(game) if game.round else ():
        terminal.line(f"{name} could not be paid and is permanent no more.")


def _conclude(series: Series, game: Agricola, go_on: str, terminal: Terminal) -> None:
    """Note the game's outcome, once an occupation has been chosen where there is one to choose."""
    chosen = ""
    if series.solo.after(game).tries[-1].won:
        terminal.say(Text(f"You have reached the {series.target} points of game {series.game}.", "bold green"))
        try:
            chosen = _choose(series, game, terminal) if series.solo.has_permanent else ""
        except (EOFError, KeyboardInterrupt):
            terminal.line("")
            terminal.line(f"Choose when you go on with: {go_on}")
            return
    _report(series, series.finish(game, chosen), go_on, terminal)


def _choose(series: Series, game: Agricola, terminal: Terminal) -> str:
    """The occupation that becomes permanent, of those played in this game."""
    offers = series.solo.offers(game)
    if not offers:
        full = len(series.permanent) >= OCCUPATIONS
        why = f"{OCCUPATIONS} occupations are permanent already" if full else "You have played no other occupation"
        terminal.line(f"{why}, so none becomes permanent.")
        return ""
    card = ask_for_one(terminal, "Which of your occupations becomes permanent?", offers)
    return "" if card is None else said(card)


def _report(series: Series, played: Try, go_on: str, terminal: Terminal) -> None:
    """What the game means for the series."""
    if not played.won:
        short = played.target - played.points
        terminal.line(
            f"You have missed the target of {played.target} by {plural(short, 'point')}: try game {played.game} again."
        )
    elif played.kept:
        terminal.line(f"{played.kept} is permanent now.")
    if played.won and series.solo.has_permanent and completes(played.game):
        what = "campaign is won" if series.edition == REVISED else "series is complete"
        words = f"All {played.game} games are won: the {what}! You may still play on."
        terminal.say(Text(words, "bold green"))
    terminal.line(f"{_next(series)}. Go on with: {go_on}")


def _next(series: Series) -> str:
    food = f", beginning with {series.food} food" if series.food else ""
    return f"Next is game {series.game} with a target of {series.target} points{food}"


# -- the history ----------------------------------------------------------------------------


def _status(series: Series, terminal: Terminal) -> None:
    """The games so far and what comes next."""
    terminal.line(f"{series.what}, kept in {series.path}")
    if series.played:
        table = Table(box=terminal.table_box)
        for heading in ("Game", "Target", "Score"):
            table.add_column(heading, justify="right")
        table.add_column("Permanent occupation")
        table.add_column("Record")
        for played in series.played:
            outcome = Text(played.kept or "none") if played.won else Text("missed", "red")
            table.add_row(str(played.game), str(played.target), str(played.points), outcome, played.record)
        terminal.say(table)
    if series.now:
        terminal.line(f"Game {series.game} is under way in {series.record()}: reach {series.target} points.")
    else:
        terminal.line(f"{_next(series)}.")
