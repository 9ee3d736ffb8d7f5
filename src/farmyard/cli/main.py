"""The command `farmyard`. Everything that is refused ends as one sentence on stderr and exit code 2."""

import argparse
import os
import sys

from farmyard.cli.arguments import read_arguments
from farmyard.cli.terminal import BadCommand
from farmyard.kernel.errors import FarmyardError

REFUSED = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    _forgive_encodings()
    try:
        return _run(read_arguments(argv))
    except FarmyardError as error:
        return _refuse(str(error))
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone; Python would complain again when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(f"{error.filename or 'a file'}: {error.strerror}")


def _run(arguments: argparse.Namespace) -> int:
    if arguments.command == "play":
        from farmyard.cli.play import play

        return play(arguments)
    if arguments.command == "games":
        from farmyard.cli.games import games

        return games(arguments)
    if arguments.command == "solo":
        from farmyard.cli.solo import solo

        return solo(arguments)
    if arguments.command == "campaign":
        from farmyard.cli.campaign import campaign

        return campaign(arguments)
    if arguments.command == "cards":
        from farmyard.cli.cards import cards

        return cards(arguments)
    if arguments.command == "replay":
        from farmyard.cli.replay import replay

        return replay(arguments)
    if arguments.command == "simulate":
        from farmyard.cli.report import simulate

        return simulate(arguments)
    if arguments.command == "bench":
        from farmyard.cli.report import bench

        return bench(arguments)
    if arguments.command == "serve":
        from farmyard.cli.serve import serve

        return serve(arguments)
    if arguments.command == "settings":
        from farmyard.cli.settings import settings

        return settings(arguments)
    if arguments.command == "arena":
        from farmyard.cli.arena import arena

        return arena(arguments)
    if arguments.command == "train":
        from farmyard.cli.train import train

        return train(arguments)
    if arguments.command == "bot":
        from farmyard.cli.bot import bot

        return bot(arguments)
    if arguments.command == "review":
        from farmyard.cli.review import review

        return review(arguments)
    if arguments.command == "ratings":
        from farmyard.cli.ratings import ratings

        return ratings(arguments)
    tables = "play, games, serve, solo, campaign, settings, cards, replay, review"
    raise BadCommand(
        f"say what to do: {tables}, simulate, arena, bot, train, ratings or bench; 'farmyard --help' tells more"
    )


def _refuse(sentence: str) -> int:
    print(f"farmyard: {' '.join(sentence.split())}", file=sys.stderr)
    return REFUSED


def _forgive_encodings() -> None:
    """What a stream cannot read or write becomes a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
