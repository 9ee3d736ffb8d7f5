"""`farmyard serve`: the table in the browser."""

import argparse

from farmyard.cli.terminal import BadCommand


def serve(arguments: argparse.Namespace) -> int:
    """Serve until told to stop; returns the exit code."""
    try:
        from farmyard.server import serve as server
    except ModuleNotFoundError as missing:
        raise BadCommand(
            f"the table in the browser needs {missing.name}, which is not here: pip install 'farmyard[table]'"
        ) from None
    return server.serve(arguments.host, arguments.port, bots=arguments.bot)
