"""A player that is a program of its own, in any language: `exec:COMMAND`. `docs/bots.md` has every message.

A program is told what its seat may see and answers with the number of an option. If it is late, ends or answers
something else, that is noted as a fault, and a player of the house chooses in its place; after some faults
it does so for the rest of the game. Programs that are not needed any more wait for the next game.
"""

import atexit
import hashlib
import json
import os
import random
import time
from typing import Any, Final

from farmyard.ai.player import FARMER, PLAYERS, RANDOM, ComputerPlayer, computer_player
from farmyard.ai.running import Fault, Running
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.option import Option
from farmyard.kernel.packing import as_text
from farmyard.kernel.seat import Seat
from farmyard.kernel.seen import seen

PROTOCOL: Final = 1
START_SECONDS: Final = 20.0
"""How long a program may take to introduce itself, and to get ready for a game."""
GRACE_SECONDS: Final = 2.0
"""How long a program may take to answer once its time is over and it was told to stop."""
COUNTING_SECONDS: Final = 120.0
"""How long a program may take whose budget is nodes."""
MOST_FAULTS: Final = 3
"""After so many faults in a game, somebody else plays it to its end."""
_LONGEST_NAME: Final = 30
_LONGEST_TEXT: Final = 1000
CHOICE: Final = "choice"
Message = dict[str, Any]


def read_message(line: bytes) -> Message:
    """A message that came as a line."""
    try:
        message: object = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        said = legible(line.decode("utf-8", "replace"), 60)
        raise Fault(f"said '{said}'", 'a message is a JSON object with a "type" on one line; remarks go to stderr')
    return message


def legible(words: object, most: int = _LONGEST_TEXT) -> str:
    """What a program has written, as far as it can be shown on a line."""
    letters = [letter if letter.isprintable() else " " for letter in str(words)[:most]]
    return " ".join("".join(letters).split())


class Conversation:
    """A program that has introduced itself, and what is said with it."""

    def __init__(self, command: str, patience: float = START_SECONDS) -> None:
        self.running = Running(command)
        self.patience = patience
        self.number = 0
        """Of the last decision it was asked for."""
        try:
            self.say({"type": "hello", "protocol": PROTOCOL, "table": "farmyard"})
            hello = self.answer("hello", patience)
            if hello.get("protocol") != PROTOCOL:
                raise Fault(f"speaks protocol {legible(hello.get('protocol'), 20)}", f"this is protocol {PROTOCOL}")
            self.name = legible(hello.get("name", ""), _LONGEST_NAME)
            if not self.name:
                raise Fault("says hello without a name", 'say who plays, like "name": "Woodcutter"')
            self.games = _words(hello.get("games", list(PLAYERS)))
            self.wants_deals = hello.get("deals") is True
            """Whether it wants dealt copies, to look ahead with farmyard itself."""
            self.explains = hello.get("explains") is True
        except BaseException:
            self.running.kill()
            raise

    def say(self, message: Message) -> None:
        self.running.say(message)

    def answer(self, wanted: str, seconds: float) -> Message:
        """The answer to what was said last."""
        try:
            return self._message(wanted, time.monotonic() + seconds)
        except TimeoutError:
            raise Fault(f"gave no answer within {seconds:g} seconds", f"answer '{wanted}'", fatal=True) from None

    def _message(self, wanted: str, until: float) -> Message:
        """The next message; choices for earlier decisions are passed over."""
        last = self.number - 1 if wanted == CHOICE else self.number
        while True:
            line = self.running.hear(until)
            if not line.strip():
                continue
            message = read_message(line)
            kind = message["type"]
            if kind == wanted and (kind != CHOICE or message.get("number") == self.number):
                return message
            if kind == "sorry":
                raise Fault("is sorry", legible(message.get("why", "")) or "it does not say why")
            if kind != CHOICE or not is_number(message.get("number"), 0, last):
                right = f"'{wanted}'" + (f" with the number {self.number}" if wanted == CHOICE else "")
                raise Fault(f"said {legible(json.dumps(message), 80)}", f"the answer is {right}")

    def begin(self, seat: Seat, seed: int) -> None:
        """Tell it the table and its seat, and wait until it is ready."""
        settings = seat.settings
        told = {"game": settings.game, "rules": seat.rules, "settings": settings.fields(), "seat": seat.number}
        self.say({"type": "game", **told, "seed": seed})
        self.answer("ready", self.patience)

    def asked(self, seat: Seat, luck: random.Random) -> Message:
        """The decision of a seat as it is told; options and exchanges are numbered together."""
        told = seen(seat.view, {})
        first = len(told["options"])
        told["options"] = [{"number": number, **option} for number, option in enumerate(told["options"])]
        told["exchanges"] = [{"number": number, **option} for number, option in enumerate(told["exchanges"], first)]
        if self.wants_deals:
            told["dealt"] = as_text(seat.deal(luck))
        return told

    def choose(self, decision: Message, seconds: float, nodes: int) -> int:
        """The number of the option that it chooses of a decision; where its time is over, it is told to stop."""
        self.number += 1
        budget: Message = {"nodes": nodes} if nodes else {"seconds": seconds}
        self.say({"type": "choose", "number": self.number, "budget": budget, **decision})
        until = time.monotonic() + (COUNTING_SECONDS if nodes else seconds)
        try:
            message = self._message(CHOICE, until)
        except TimeoutError:
            self.say({"type": "stop"})
            message = self._last_moment(until + GRACE_SECONDS, seconds)
        options = len(decision["options"]) + len(decision["exchanges"])
        if not is_number(message.get("option"), 0, options - 1):
            raise Fault(f"chose option {legible(message.get('option'), 20)}", f"there are 0 to {options - 1}")
        return int(message["option"])

    def _last_moment(self, until: float, seconds: float) -> Message:
        try:
            return self._message(CHOICE, until)
        except TimeoutError:
            late = f"gave no answer within {seconds:g} seconds, nor when it was told to stop"
            raise Fault(late, "answer 'choice' while there is time", fatal=True) from None

    def explain(self, seconds: float) -> str:
        """Why it chose so; nothing where it does not say."""
        if not self.explains or not self.number:
            return ""
        self.say({"type": "explain", "number": self.number})
        return legible(self.answer("explanation", seconds).get("text", ""))

    def end(self, outcome: tuple[list[int], list[int]]) -> None:
        """Tell it how the game ended."""
        self.say({"type": "end", "scores": outcome[0], "winners": outcome[1]})


def _words(value: object) -> tuple[str, ...]:
    return tuple([legible(word, 40) for word in value]) if isinstance(value, list) else ()


def is_number(value: object, least: int, most: int) -> bool:
    """Whether something is a whole number within limits; yes and no are none."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


# -- programs that are not at a table now -----------------------------------------------------

_idle: Final[dict[str, list[Conversation]]] = {}
_started: Final[list[Conversation]] = []


def _met(command: str) -> Conversation:
    """A program that has time: one that has played before, or a new one."""
    waiting = _idle.get(command, [])
    while waiting:
        known = waiting.pop()
        if known.running.owner == os.getpid() and not known.running.left:
            return known
    met = Conversation(command)
    _started[:] = [other for other in _started if not other.running.left]
    _started.append(met)
    return met


def _let_go(partner: Conversation) -> None:
    _idle.setdefault(partner.running.command, []).append(partner)


def leave_all() -> None:
    """End all programs that this process has started."""
    for partner in _started:
        if partner.running.owner == os.getpid():
            partner.running.leave()
    _started.clear()


atexit.register(leave_all)


def introduction(command: str) -> tuple[str, tuple[str, ...]]:
    """The name of a program and the games it plays; refuses one that does not introduce itself."""
    try:
        partner = _met(command)
    except Fault as fault:
        raise BadSettings(f"{command} {fault}") from None
    _let_go(partner)
    return partner.name, partner.games


def check_program(command: str, game: str) -> None:
    """Refuse a program that cannot play a game."""
    name, games = introduction(command)
    if game not in games:
        raise BadSettings(f"{name} plays {' and '.join(games) or 'nothing'}, not {game}")


# -- the player -------------------------------------------------------------------------------


class Program(ComputerPlayer):
    """Lets a program choose, and somebody else where it fails."""

    def __init__(self, command: str, game: str, seed: int, seconds: float, nodes: int = 0) -> None:
        super().__init__(seed, seconds)
        self.command = command
        self.game = game
        self.nodes = nodes
        self.faults = 0
        self._partner: Conversation | None = None
        self._stand_in: ComputerPlayer | None = None
        self._told: list[str] = []

    def choose(self, seat: Seat) -> Option:
        if self.faults < MOST_FAULTS:
            try:
                return self._answer(seat)
            except Fault as fault:
                self._note(fault)
        if self._stand_in is None:
            self._stand_in = computer_player(self._other(), self.game, self.seed)
        return self._stand_in.choose(seat)

    def remarks(self) -> list[str]:
        told, self._told = self._told, []
        return told

    def explain(self) -> str:
        try:
            return "" if self._partner is None else self._partner.explain(self.seconds + GRACE_SECONDS)
        except Fault as fault:
            self._note(fault)
            return ""

    def leave(self, seat: Seat) -> None:
        if self._partner is not None:
            outcome = seat.outcome
            if outcome is not None:
                self._partner.end(outcome)
            _let_go(self._partner)
            self._partner = None

    def _answer(self, seat: Seat) -> Option:
        decision = seat.decision
        assert decision is not None
        options = decision.options + seat.exchanges
        if self._partner is None:
            self._partner = _met(self.command)
            self._begin(self._partner, seat)
        luck = random.Random(f"{self.seed} {self._partner.number}")
        return options[self._partner.choose(self._partner.asked(seat, luck), self.seconds, self.nodes)]

    def _begin(self, partner: Conversation, seat: Seat) -> None:
        luck = hashlib.sha256(f"a program's luck {self.seed}".encode()).digest()
        try:
            if self.game not in partner.games:
                raise Fault(f"plays {' and '.join(partner.games)}", f"this is {self.game}")
            partner.begin(seat, int.from_bytes(luck[:4], "big"))
        except Fault:
            self.faults = MOST_FAULTS
            raise

    def _note(self, fault: Fault) -> None:
        """Say what was wrong; whoever cannot go on is ended, and started again for the next decision."""
        self.faults += 1
        name = self.command if self._partner is None else self._partner.name
        if self._partner is not None and (fault.fatal or self.faults >= MOST_FAULTS):
            self._partner.running.kill()
            self._partner = None
        what = "plays on" if self.faults >= MOST_FAULTS else "chooses"
        self._told.append(f"{name} {fault}; a {self._other()} player {what} in its place")

    def _other(self) -> str:
        return FARMER if FARMER in PLAYERS[self.game] else RANDOM
