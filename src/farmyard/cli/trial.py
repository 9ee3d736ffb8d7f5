"""Trying a program as a player (`farmyard bot --check`): everything a table may ask of it, and what is wrong."""

import random
import time
from typing import Final

from farmyard import begin
from farmyard.ai.program import GRACE_SECONDS, Conversation
from farmyard.ai.running import Fault
from farmyard.cli.draw.words import plural
from farmyard.cli.terminal import Terminal
from farmyard.games import GAMES
from farmyard.kernel.game import Game
from farmyard.kernel.seat import Seat

TABLES: Final = (
    ("agricola", {"players": "2", "family": "yes"}),
    ("agricola", {"players": "3", "decks": "EIK"}),
    ("agricola", {"players": "1", "edition": "revised", "decks": "AB"}),
    ("express", {"players": "2"}),
)
WRONG: Final = 1
_SEED: Final = 7
_HURRIED_SECONDS: Final = 0.1


def try_program(command: str, seconds: float, choices: int) -> int:
    """Play some games with a program and report; returns the exit code."""
    trial = Trial(command, seconds, choices)
    try:
        trial.run()
    except Fault as fault:
        trial.wrong(str(fault))
    finally:
        trial.end()
    terminal = trial.terminal
    if trial.faults:
        terminal.line(f"{trial.name}: {plural(trial.faults, 'thing')} to put right", "bold red")
        return WRONG
    terminal.line(f"{trial.name} can play at any table", "bold green")
    return 0


class Trial:
    def __init__(self, command: str, seconds: float, choices: int) -> None:
        self.command = command
        self.seconds = seconds
        self.choices = choices
        self.terminal = Terminal()
        self.name = command
        self.faults = 0
        self.partner: Conversation | None = None
        self.took: list[float] = []

    def run(self) -> None:
        partner = self.partner = Conversation(self.command)
        self.name = partner.name
        self.fine(f"introduces itself as {partner.name} and plays {' and '.join(partner.games)}")
        known = [table for table in TABLES if table[0] in partner.games]
        if not known:
            raise Fault(f"plays {' and '.join(partner.games) or 'nothing'}", f"the games are {' and '.join(GAMES)}")
        for game, settings in known:
            self.play(partner, game, settings)
        self.fine(f"answers after {sum(self.took) / len(self.took):.3f} s on average, {max(self.took):.3f} s at most")
        self.look_closer(partner, known[0])
        self.leave(partner)

    def fine(self, words: str) -> None:
        self.terminal.line(f"  fine   {words}")

    def wrong(self, words: str) -> None:
        self.faults += 1
        self.terminal.line(f"  wrong  it {words}", "red")

    def end(self) -> None:
        if self.partner is not None:
            if self.faults and self.partner.running.last_words:
                self.terminal.line(f"         its last words: {self.partner.running.last_words}")
            self.partner.running.kill()

    def play(self, partner: Conversation, name: str, settings: dict[str, str]) -> None:
        """A game with random players at the other seats, until it has chosen often enough."""
        game = begin(GAMES[name].read(settings), _SEED)
        luck = random.Random(_SEED)
        partner.begin(Seat(game, 0), _SEED)
        chosen = 0
        while game.decision is not None and chosen < self.choices:
            if game.decision.seat:
                game.play(luck.choice(game.decision.options))
                continue
            self.choose(partner, game, luck)
            chosen += 1
        if game.over:
            partner.end((game.scores(), game.winners()))
        table = ", ".join([f"{key} {word}" for key, word in settings.items()])
        self.fine(f"plays {name} ({table}): {plural(chosen, 'choice')}")

    def choose(self, partner: Conversation, game: Game, luck: random.Random) -> None:
        assert game.decision is not None
        options = game.decision.options + game.exchanges()
        started = time.monotonic()
        number = partner.choose(partner.asked(Seat(game, 0), luck), self.seconds, 0)
        self.took.append(time.monotonic() - started)
        game.play(options[number])

    def look_closer(self, partner: Conversation, table: tuple[str, dict[str, str]]) -> None:
        """What happens at tables now and then: a game begins anew, somebody asks why, time is short."""
        seat = Seat(begin(GAMES[table[0]].read(table[1]), _SEED), 0)
        luck = random.Random(_SEED)
        for _ in range(2):
            partner.begin(seat, _SEED)
        self.fine("begins anew when it is told another game before the end")
        partner.say({"type": "weather", "rain": True})
        partner.choose(partner.asked(seat, luck), self.seconds, 0)
        self.fine("passes over a message that it does not know")
        if partner.explains:
            self.fine(f"explains its choice: {partner.explain(self.seconds + GRACE_SECONDS)}")
        partner.choose(partner.asked(seat, luck), _HURRIED_SECONDS, 0)
        self.fine(f"answers in time when it has {_HURRIED_SECONDS:g} seconds only")

    def leave(self, partner: Conversation) -> None:
        """Whether it ends when it is told to, and when nobody is there any more."""
        if partner.running.leave():
            self.fine("ends when it is told to quit")
        else:
            self.wrong("does not end when it is told to quit: leave within a second")
        if Conversation(self.command).running.leave(told=False):
            self.fine("ends when its input ends")
        else:
            self.wrong("does not end when its input ends: then nobody is there any more")
