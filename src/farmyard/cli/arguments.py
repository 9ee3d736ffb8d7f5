"""What the command line takes. Mistakes become one sentence instead of a usage text."""

import argparse
from collections.abc import Callable
from typing import NoReturn

import farmyard
from farmyard.agricola.content.catalogue import CARDS, DRAWN, ORIGINAL, REVISED
from farmyard.agricola.state.card import ACTION_SPACE, EVENT, MAJOR, MERCHANT, MINOR, OCCUPATION
from farmyard.ai.player import FARMER, LEVELS, MANY, ONE, SECONDS, TWO
from farmyard.cli.games import EXPORT, LAST
from farmyard.cli.seats import RECOMMENDATIONS
from farmyard.cli.tables import AGRICOLA, offered
from farmyard.cli.terminal import BadCommand
from farmyard.games import GAMES
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import Switch, Whole
from farmyard.lab.farmers import QUICK


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        said = message.removeprefix("argument ")
        raise BadCommand(f"{said}; '{self.prog} --help' shows what is possible")


def whole(least: int, most: int = 10**18) -> Callable[[str], int]:
    """Reads a whole number within limits."""

    def read(words: str) -> int:
        readable = words.isascii() and words.isdecimal() and len(words) <= 19
        if not readable or not least <= int(words) <= most:
            limits = f"from {least} to {most}" if most < 10**18 else f"from {least} on"
            raise argparse.ArgumentTypeError(f"'{words[:40]}' should be a whole number {limits}")
        return int(words)

    return read


def numbers(least: int, most: int) -> Callable[[str], tuple[int, ...]]:
    """Reads different whole numbers with commas between them."""

    def read(words: str) -> tuple[int, ...]:
        return tuple(dict.fromkeys([whole(least, most)(word.strip()) for word in words.split(",")]))

    return read


def units(words: str) -> tuple[int, int]:
    """Reads how many hidden units each of two layers has."""
    first, comma, second = words.partition(",")
    if not comma:
        raise argparse.ArgumentTypeError(f"'{words[:40]}' should be two numbers with a comma between them")
    return whole(1, 4096)(first.strip()), whole(1, 4096)(second.strip())


def seconds(words: str) -> float:
    """Reads a length of time."""
    return above_zero(words, 3600.0, "a number of seconds")


def hours(words: str) -> float:
    """Reads a longer time."""
    return above_zero(words, 10_000.0, "a number of hours")


def share(words: str) -> float:
    """Reads a part of a whole."""
    return above_zero(words, 1.0, "a share")


def above_zero(words: str, most: float, called: str) -> float:
    """Reads a number that is not too great."""
    try:
        value = float(words)
    except ValueError:
        value = 0.0
    if not 0.0 < value <= most:
        raise argparse.ArgumentTypeError(f"'{words}' should be {called} above 0 and up to {most:g}")
    return value


def decks(words: str) -> str:
    """Reads the letters of decks."""
    [setting] = [setting for setting in GAMES["agricola"].declared() if setting.name == "decks"]
    try:
        return setting.read(words)
    except BadSettings as misfit:
        raise argparse.ArgumentTypeError(str(misfit)) from None


def one_of_decks(words: str) -> str:
    """Reads the name of one deck; a letter that the original edition does not have means the revised one."""
    known = {deck.lower(): deck for deck in sorted({card.deck for card in CARDS + DRAWN})}
    for name in (words.lower(), f"{REVISED}-{words.lower()}"):
        if name in known:
            return known[name]
    raise argparse.ArgumentTypeError(f"there is no deck '{words[:40]}': choose {', '.join(known.values())}")


def one_of(*possible: str) -> Callable[[str], str]:
    """Reads one of some words."""

    def read(words: str) -> str:
        if words.lower() not in possible:
            raise argparse.ArgumentTypeError(f"'{words[:40]}' is none of {', '.join(possible)}")
        return words.lower()

    return read


def read_arguments(argv: list[str] | None) -> argparse.Namespace:
    """The command and its options."""
    arguments, unknown = parser().parse_known_args(argv)
    if unknown:
        command = f"farmyard {arguments.command or ''}".strip()
        raise BadCommand(f"'{unknown[0]}' means nothing to it; '{command} --help' shows what is possible")
    return arguments


def parser() -> Parser:
    """The parser of `farmyard`."""
    top = Parser(
        "farmyard", description="The Agricola family of board games: play, replay, simulate.", allow_abbrev=False
    )
    how = "compiled with mypyc" if farmyard.COMPILED else "plain Python"
    top.add_argument("--version", action="version", version=f"farmyard {farmyard.__version__} ({how})")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _play(commands.add_parser("play", help="play a game in the terminal", allow_abbrev=False))
    _games(commands.add_parser("games", help="list the saved games", allow_abbrev=False))
    _serve(commands.add_parser("serve", help="play in the browser: alone or with others", allow_abbrev=False))
    _solo(commands.add_parser("solo", help="play the series of solo games", allow_abbrev=False))
    _campaign(commands.add_parser("campaign", help="play three games in a row", allow_abbrev=False))
    _settings(commands.add_parser("settings", help="list what a table may choose", allow_abbrev=False))
    _cards(commands.add_parser("cards", help="list the hand cards, or show some in full", allow_abbrev=False))
    _replay(commands.add_parser("replay", help="step through a saved game", allow_abbrev=False))
    _review(commands.add_parser("review", help="mark the costly choices of a finished game", allow_abbrev=False))
    _simulate(commands.add_parser("simulate", help="let computer players play many games", allow_abbrev=False))
    _arena(commands.add_parser("arena", help="measure computer players against each other", allow_abbrev=False))
    _bot(commands.add_parser("bot", help="play as a program at another table, or try one", allow_abbrev=False))
    _train(commands.add_parser("train", help="teach the computer players", allow_abbrev=False))
    _ratings(commands.add_parser("ratings", help="measure what hand cards are worth", allow_abbrev=False))
    _bench(commands.add_parser("bench", help="measure how fast the engine is", allow_abbrev=False))
    return top


def _table(command: argparse.ArgumentParser) -> None:
    """What a table may choose; left out is None, so that contradictions can be told."""
    _game_and_settings(command)
    most = " or ".join([f"{_most_players(game)} ({game})" for game in GAMES])
    command.add_argument("--players", type=whole(1), metavar="N", help=f"how many play: 1 to {most}")
    command.add_argument(
        "--seconds", type=seconds, metavar="S", help=f"how long a master thinks about a choice ({SECONDS:g})"
    )


def _game_and_settings(command: argparse.ArgumentParser) -> None:
    which = f"{' or '.join(GAMES)}; usually {AGRICOLA}"
    command.add_argument("--game", type=one_of(*GAMES), metavar="GAME", help=which)
    for game in GAMES:
        _settings_of(command, game)


def _most_players(game: str) -> int:
    return max([setting.most for setting in GAMES[game].declared() if isinstance(setting, Whole) and setting.label])


def _settings_of(command: argparse.ArgumentParser, game: str) -> None:
    """An option for each setting of a game."""
    for setting in offered(game):
        whose = "" if game == AGRICOLA else f"{game}: "
        told = whose + setting.help[0].lower() + setting.help[1:]
        if isinstance(setting, Switch):
            command.add_argument(f"--{setting.name}", action="store_true", help=told)
        else:
            word = setting.name.upper()
            command.add_argument(f"--{setting.name}", metavar=word, help=f"{told}: {setting.what}".replace("%", "%%"))


def _people(command: argparse.ArgumentParser) -> None:
    """Who plays, and what helps them."""
    who = "who sits where, like you,farmer or you,module:Class or you,exec:COMMAND"
    command.add_argument("--seats", metavar="WHO,WHO", help=who)
    command.add_argument("--names", metavar="NAME,NAME", help="what the people at the table are called, like Anna,Ben")
    command.add_argument(
        "--recommendations",
        type=one_of(*RECOMMENDATIONS),
        metavar="HOW",
        help="a master marks three spaces before each of your turns: aid, or limit to choose one of them",
    )
    command.add_argument("--hints", action="store_true", help="show what a master would consider at each action")
    command.add_argument("--seed", type=whole(0), metavar="N", help="the same number shuffles the same game")


def _play(command: argparse.ArgumentParser) -> None:
    _table(command)
    _people(command)
    command.add_argument("--learn", action="store_true", help="a first game that explains itself as you play")
    command.add_argument("--save", metavar="FILE", help="where the game is saved after each choice")
    command.add_argument(
        "--resume", nargs="?", const=LAST, metavar="FILE", help="go on with a saved game, the last one if none is named"
    )


def _games(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON list")
    what = command.add_subparsers(dest="what", metavar="WHAT")
    _export(what.add_parser(EXPORT, help="write finished games to a database of Parquet files", allow_abbrev=False))


def _export(command: argparse.ArgumentParser) -> None:
    where = "folders or files of saved games, databases of a server; none: your own games"
    command.add_argument("sources", nargs="*", metavar="SOURCE", help=where)
    command.add_argument("--to", required=True, metavar="FOLDER", help="the database; an old one is added to")
    command.add_argument("--names", action="store_true", help="also write what people were called")
    command.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="how many processes work (1)")


def _serve(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen: this machine only")
    command.add_argument("--port", type=whole(0, 65535), default=8420, metavar="N", help="the port to listen at (8420)")
    program = "let a program play at the tables, like magpie=./magpie.py; may be given several times"
    command.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help=program)


def _solo(command: argparse.ArgumentParser) -> None:
    command.add_argument("--series", metavar="FILE", help="where the series is kept")
    command.add_argument("--status", action="store_true", help="show the games of the series so far")
    command.add_argument(
        "--new", action="store_true", help="begin a new series; the old one is kept under another name"
    )
    command.add_argument(
        "--edition", type=one_of(ORIGINAL, REVISED), metavar="EDITION", help="original or revised; usually original"
    )
    command.add_argument("--decks", type=decks, metavar="DECKS", help="the decks of a new series, like E or EIK or AB")
    command.add_argument(
        "--moor", type=one_of("1", "2", "3"), metavar="LEVEL", help="Farmers of the Moor: 65, 70 or 72 points"
    )
    command.add_argument("--seed", type=whole(0), metavar="N", help="the same number shuffles the same game")


def _campaign(command: argparse.ArgumentParser) -> None:
    _table(command)
    _people(command)
    command.add_argument("--campaign", metavar="FILE", help="where the campaign is kept")
    command.add_argument("--status", action="store_true", help="show the games of the campaign so far")
    command.add_argument(
        "--new", action="store_true", help="begin a new campaign; the old one is kept under another name"
    )


def _settings(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", type=one_of(*GAMES), metavar="GAME", help=f"only this game: {' or '.join(GAMES)}")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _cards(command: argparse.ArgumentParser) -> None:
    command.add_argument("names", nargs="*", metavar="NAME", help="cards to show in full, with their rulings")
    command.add_argument("--deck", type=one_of_decks, metavar="DECK", help="only this deck, like E, revised-A or X")
    kinds = (MINOR, OCCUPATION, MAJOR, EVENT, MERCHANT, ACTION_SPACE)
    command.add_argument("--kind", type=one_of(*kinds), metavar="KIND", help="only minor, occupation, event, ...")
    command.add_argument("--search", metavar="WORD", help="only cards that mention this")
    command.add_argument("--json", action="store_true", help="print one JSON list")


def _replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a saved game")
    command.add_argument("--to", type=whole(0), metavar="N", help="stop after the first N choices")
    command.add_argument("--all", action="store_true", help="print every choice as a line")


def _review(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a saved game that is over")
    command.add_argument("--nodes", type=whole(1), default=300, metavar="N", help="how far to think ahead (300)")
    command.add_argument("--most", type=whole(1), default=10, metavar="N", help="how many choices to name (10)")
    command.add_argument("--json", action="store_true", help="print one JSON list")


def _simulate(command: argparse.ArgumentParser) -> None:
    _table(command)
    command.add_argument("--games", type=whole(1, 10**9), default=100, metavar="N", help="how many games (100)")
    command.add_argument(
        "--seed", type=whole(0), default=1, metavar="N", help="the same number plays the same games (1)"
    )
    command.add_argument(
        "--agents",
        "--seats",
        default="random",
        metavar="WHO,WHO",
        help="the players; one name is for all",
    )
    _workers(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _arena(command: argparse.ArgumentParser) -> None:
    _game_and_settings(command)
    command.add_argument("--players", default="master,farmer", metavar="WHO,WHO", help="who meets (master,farmer)")
    command.add_argument("--seats", type=whole(1, 6), metavar="N", help="how many seats the table has")
    command.add_argument("--solo", action="store_true", help="a player alone, against the targets of the solo series")
    command.add_argument("--series", action="store_true", help="a player alone goes through the solo series")
    command.add_argument("--games", type=whole(1, 10**6), default=100, metavar="N", help="how many games (100)")
    command.add_argument("--seconds", type=seconds, default=SECONDS, metavar="S", help="a master's time for a choice")
    command.add_argument("--nodes", type=whole(0), default=0, metavar="N", help="a master's nodes, in place of time")
    command.add_argument("--seed", type=whole(0), default=1, metavar="N", help="the same number deals the same games")
    _workers(command)
    command.add_argument("--save", metavar="FOLDER", help="where the games are saved")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _bot(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--level", type=one_of(*LEVELS), default=FARMER, metavar="LEVEL", help=f"who plays: {', '.join(LEVELS)}"
    )
    command.add_argument("--check", metavar="COMMAND", help="try a program and say what is wrong with it")
    command.add_argument("--seconds", type=seconds, default=SECONDS, metavar="S", help="the time it has for a choice")
    command.add_argument("--choices", type=whole(1), default=60, metavar="N", help="its choices at each table (60)")


def _train(command: argparse.ArgumentParser) -> None:
    command.add_argument("folder", metavar="FOLDER", help="where the training is kept; an old one goes on")
    command.add_argument(
        "--tables",
        type=one_of(ONE, TWO, MANY),
        default=TWO,
        metavar="WHICH",
        help=f"which weights to train: those for {ONE} player, for {TWO} or for {MANY} ({TWO})",
    )
    command.add_argument("--hours", type=hours, default=1.0, metavar="H", help="how long to train (1)")
    command.add_argument(
        "--nodes", type=whole(0), default=0, metavar="N", help="how far to search before some choices (0)"
    )
    command.add_argument(
        "--searching", type=share, default=0.1, metavar="S", help="the share of choices that are searched (0.1)"
    )
    command.add_argument(
        "--from",
        dest="begin",
        default="",
        metavar="WEIGHTS",
        help="what a new training begins with: a file of weights, or 'shipped' for the package's (a first guess)",
    )
    command.add_argument(
        "--units",
        type=units,
        metavar="N,N",
        help="the hidden units of a new training; weights that it begins with are widened to so many (128,32)",
    )
    command.add_argument(
        "--match",
        type=whole(0),
        default=0,
        metavar="N",
        help="then play N games at each of some tables against the shipped weights, and replace them if beaten (0)",
    )
    command.add_argument("--seed", type=whole(0), default=1, metavar="N", help="the same number plays the same games")
    _workers(command)


def _ratings(command: argparse.ArgumentParser) -> None:
    _settings_of(command, AGRICOLA)
    command.add_argument(
        "--players", type=numbers(2, 6), default=(4,), metavar="N,N", help="for how many players, one or several (4)"
    )
    command.add_argument(
        "--level",
        type=one_of(QUICK, *LEVELS),
        default=FARMER,
        metavar="LEVEL",
        help=f"who plays: {QUICK} (a farmer that looks at single choices, three times as fast), {', '.join(LEVELS)}",
    )
    command.add_argument("--nodes", type=whole(1), default=100, metavar="N", help="how far masters think (100)")
    command.add_argument(
        "--holdings", type=whole(1, 10**6), default=200, metavar="N", help="in how many games every card is held (200)"
    )
    command.add_argument("--seed", type=whole(0), default=1, metavar="N", help="the same number deals the same games")
    command.add_argument("--folder", metavar="FOLDER", help="where the deals are kept; an old run goes on")
    command.add_argument("--most", type=whole(1), default=10, metavar="N", help="how many cards to name, best and last")
    command.add_argument("--ship", action="store_true", help="put what is found into the package")
    _workers(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _workers(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="how many processes work (1)")
    command.add_argument(
        "--ray", default="", metavar="ADDRESS", help="let a Ray cluster work in place of processes; 'local' starts one"
    )


def _bench(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="how long to play at each table (2)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument("--history", metavar="FILE", help="also append the result to a file as one line of JSON")
