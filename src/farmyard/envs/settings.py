"""Tables as environments are asked for them: the name of a game, and its settings by name."""

from typing import Final

from farmyard.games import GAMES
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import PLAYERS, Settings, Value, word_of

VERSION: Final = 3
"""Goes up whenever the same seed and actions may lead to another game, observation or reward; it is part of names."""


def table_of(game: str, players: int, settings: dict[str, Value]) -> Settings:
    """The table that somebody asks for; refuses what there is not."""
    if game not in GAMES:
        raise BadSettings(f"There is no game '{game}': use {' or '.join(GAMES)}", "game")
    words = {name: word_of(value) for name, value in {PLAYERS: players, **settings}.items()}
    return GAMES[game].read(words)
