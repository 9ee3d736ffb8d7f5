"""`farmyard bot`: a level of the house as a program at another table, in the words of docs/bots.md."""

import argparse
import json
import random
import sys
from typing import Final

from farmyard import open_game
from farmyard.ai.advice import advice
from farmyard.ai.player import MASTER, PLAYERS, RANDOM, SECONDS, ComputerPlayer, computer_player
from farmyard.ai.program import CHOICE, PROTOCOL, Message, read_message
from farmyard.ai.running import Fault
from farmyard.cli.trial import try_program
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.game import Game
from farmyard.kernel.packing import from_text
from farmyard.kernel.seat import Seat

_EXPLAINING_SECONDS: Final = 1.0


def bot(arguments: argparse.Namespace) -> int:
    """Answer until told to quit, or try another program; returns the exit code."""
    if arguments.check is not None:
        return try_program(arguments.check, arguments.seconds, arguments.choices)
    speaker = Speaker(arguments.level)
    for line in sys.stdin.buffer:
        try:
            message = read_message(line)
            if message["type"] == "quit":
                break
            answer = speaker.answer(message)
        except (Fault, AssertionError, KeyError, TypeError, ValueError) as error:
            answer = {"type": "sorry", "why": f"I do not understand: {error}"}
        except FarmyardError as error:
            answer = {"type": "sorry", "why": str(error)}
        if answer is not None:
            print(json.dumps(answer), flush=True)
    return 0


class Speaker:
    """Answers as a level of the house; all but the random one look ahead in the dealt copies they are sent."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.seat = 0
        self.seed = 0
        self.table: Game | None = None
        self.player: ComputerPlayer | None = None
        self.budget: Message = {}
        self.asked: Message = {}

    def answer(self, message: Message) -> Message | None:
        """What there is to say to a message."""
        kind = message["type"]
        if kind == "hello":
            return self.hello()
        if kind == "game":
            return self.sit_down(message)
        if kind == "choose":
            self.asked = message
            return {"type": CHOICE, "number": message["number"], "option": self.choose(message)}
        if kind == "explain":
            return {"type": "explanation", "number": message["number"], "text": self.explain()}
        return None

    def hello(self) -> Message:
        looks_ahead = {"deals": self.level != RANDOM, "explains": self.level == MASTER}
        games = [game for game, levels in PLAYERS.items() if self.level in levels]
        return {
            "type": "hello", "protocol": PROTOCOL, "name": self.level.capitalize(), "author": "farmyard",
            "games": games, **looks_ahead,
        }  # fmt: skip

    def sit_down(self, message: Message) -> Message:
        words = {str(name): str(word) for name, word in message["settings"].items()}
        self.table = open_game({"game": str(message["game"]), "rules": str(message["rules"]), "seed": "0", **words})
        self.table.check_seat(int(message["seat"]))
        self.seat, self.seed, self.player = int(message["seat"]), int(message["seed"]), None
        return {"type": "ready"}

    def choose(self, message: Message) -> int:
        """The number of the option that the level chooses."""
        if self.level == RANDOM:
            return int(random.Random(f"{self.seed} {message['number']}").choice(message["options"])["number"])
        chosen = self.player_for(message["budget"]).choose(self.place()).text
        return self.number_of(chosen)

    def explain(self) -> str:
        """What a master considers where it was asked last."""
        considered = advice(self.place(), _EXPLAINING_SECONDS, self.seed)
        behind = [f"{text} ({points:+g} points)" for text, points in considered[1:]]
        return f"{considered[0][0]} seems best" + (f", before {' and '.join(behind)}" if behind else "")

    def player_for(self, budget: Message) -> ComputerPlayer:
        if self.player is None or self.budget != budget:
            assert self.table is not None
            seconds, nodes = float(budget.get("seconds", SECONDS)), int(budget.get("nodes", 0))
            self.player = computer_player(self.level, self.table.name, self.seed, seconds, nodes)
            self.budget = budget
        return self.player

    def place(self) -> Seat:
        """The seat in the dealt copy that came with the decision."""
        assert self.table is not None
        return Seat(from_text(self.table, self.asked["dealt"]), self.seat)

    def number_of(self, text: str) -> int:
        offered = [*self.asked["options"], *self.asked["exchanges"]]
        return next(int(option["number"]) for option in offered if option["text"] == text)
