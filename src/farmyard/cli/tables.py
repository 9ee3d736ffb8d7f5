"""The table that the command line asks for, with its hand cards."""

import argparse
from typing import Final

from farmyard import Options
from farmyard.agricola.options import DECKS
from farmyard.cli.terminal import BadCommand

ALL_DECKS: Final = "".join(DECKS)


def table_options(arguments: argparse.Namespace, players: int, decks_by_default: str = "") -> Options:
    """What the command line says; decks where it says nothing are only for the full game."""
    edition = arguments.edition or "original"
    Options(edition, arguments.family, players, arguments.side_job)
    full = edition == "original" and not arguments.family
    decks = arguments.decks
    if decks is None:
        decks = decks_by_default if full else ""
    for name, given in (("--hands", arguments.hands is not None), ("--three-for-one", arguments.three_for_one)):
        if given and not full:
            raise BadCommand(f"{name} is about hand cards, which belong to the full game of the original edition")
        if given and not decks:
            raise BadCommand(f"{name} is about hand cards, but there are none: name decks, like --decks {ALL_DECKS}")
    hands = arguments.hands or "deal"
    return Options(edition, arguments.family, players, arguments.side_job, decks, hands, arguments.three_for_one)
