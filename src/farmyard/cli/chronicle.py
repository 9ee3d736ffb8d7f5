"""Keeping the journal of a game that is played at this screen."""

from farmyard.kernel.game import Game
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option
from farmyard.kernel.past import links


def play_and_note(game: Game, option: Option) -> list[Happening]:
    """Make a choice; returns what happens."""
    noted: list[Happening] = []
    game.journal = noted
    game.play(option)
    game.journal = None
    return noted


def retell(game: Game) -> list[Happening]:
    """Everything that has happened since the beginning."""
    replay = game.beginning()
    noted: list[Happening] = []
    for choice in links(game.past):
        replay.ask_first(choice.seat)
        noted += play_and_note(replay, replay.find(choice.option.text))
    return noted
