"""A server in this process and browsers that speak to it over real sockets."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from farmyard.server.app import make_app
from farmyard.server.bots import NO_BOTS, Bots
from farmyard.server.changes import applied
from farmyard.server.limits import Limits
from farmyard.server.lobby import Lobby

PATIENCE = 180.0
"""How many seconds to wait for what will surely come: a machine may be busy with a hundred other things."""
SEED = 1
QUICK = Limits(messages=(10_000, 10_000), requests=(10_000, 10_000))
Message = dict[str, Any]
T = TypeVar("T")


class Browser:
    """One browser at a table: keeps the state as a page does, and everything it was ever sent."""

    def __init__(self, base: str, table: str, secrets: list[str], seen: int | None = None) -> None:
        self.socket: ClientConnection = connect(f"ws://{base}/api/tables/{table}/play", max_size=2**22, legacy=True)
        self.state: Message = {}
        self.log: list[Message] = []
        self.others: list[Message] = []
        self.received: list[str] = []
        self.asked = 0
        self.say({"type": "hello", "protocol": 1, "secrets": secrets, "seen": seen})

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self) -> Message:
        text = str(self.socket.recv(PATIENCE))
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "state":
            self.state, self.log = message["state"], message["log"]
        elif message["type"] == "update":
            assert message["since"] == self.state["number"]
            self.state = applied(self.state, message["changes"])
            self.log = [line for line in self.log if line["number"] <= message["log_kept"]] + message["log"]
        self.others.append(message)
        return message

    def until(self, happens: Callable[["Browser"], Any]) -> "Browser":
        """Listen until something is so."""
        while not self.state or not happens(self):
            self.hear()
        return self

    def at(self, number: int) -> "Browser":
        return self.until(lambda browser: browser.state["number"] >= number)

    def ask(self, type: str, **words: Any) -> Message:
        """Say something and listen for the answer to it."""
        self.asked += 1
        self.until(lambda browser: True)
        self.say({"type": type, "id": self.asked, **words})
        while True:
            message = self.hear()
            if message.get("to") == self.asked:
                return message

    def number(self) -> int:
        self.until(lambda browser: True)
        return int(self.state["number"])

    def choose(self, option: str) -> Message:
        return self.ask("choose", option=option, number=self.number())

    def confirm(self) -> Message:
        return self.ask("confirm", number=self.number())

    def undo(self, **words: Any) -> Message:
        return self.ask("undo", number=self.number(), **words)

    def options(self) -> list[str]:
        self.until(lambda browser: True)
        return [option["text"] for option in self.state["options"]]

    @property
    def asks_me(self) -> bool:
        turn = self.state["turn"]
        return bool(turn["mine"] and (self.state["options"] or turn["confirm"]))

    @property
    def done(self) -> bool:
        return bool(self.state["over"] and not self.state["turn"]["confirm"])

    def step(self, chance: random.Random) -> None:
        """Do one thing that is possible."""
        if self.state["hand_over"] is not None:
            self.ask("sit", seat=self.state["hand_over"])
        elif self.state["turn"]["confirm"]:
            self.confirm()
        else:
            self.choose(chance.choice(self.options()))

    def close(self) -> None:
        self.socket.close()


class TableAt:
    """A table that was just set up."""

    def __init__(self, house: "House", created: Message) -> None:
        self.house = house
        self.id = str(created["table"])
        self.secrets = {seat["seat"]: seat["secret"] for seat in created["seats"]}
        self.codes = {seat["seat"]: seat["code"] for seat in created["invitations"]}

    def sit(self, *seats: int, seen: int | None = None) -> Browser:
        return self.house.browser(self.id, [self.secrets[seat] for seat in seats], seen)

    def watch(self) -> Browser:
        return self.house.browser(self.id, [])

    def join(self, seat: int, name: str) -> httpx.Response:
        answer = self.house.post(f"/tables/{self.id}/join", {"code": self.codes[seat], "name": name})
        if answer.status_code == 200:
            self.secrets[seat] = answer.json()["secret"]
        return answer

    def info(self) -> Message:
        return dict(self.house.get(f"/tables/{self.id}").json())


class House:
    """A server at a port of its own."""

    def __init__(self, url: str, limits: Limits = QUICK, bots: Bots = NO_BOTS) -> None:
        self.app: FastAPI = make_app(url, limits, bots)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.base = f"127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_config=None, ws="websockets-sansio", ws_max_size=65536)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < until:
            time.sleep(0.01)
        self.http = httpx.Client(base_url=f"http://{self.base}/api", timeout=PATIENCE)
        self.browsers: list[Browser] = []

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def set_up(self, *seats: str, game: str = "agricola", seed: int = SEED, **settings: str) -> httpx.Response:
        sitting = [_seat(words) for words in seats]
        named = {key.replace("_", "-"): value for key, value in settings.items()}
        return self.post("/tables", {"game": game, "settings": named, "seats": sitting, "seed": seed})

    def table(self, *seats: str, game: str = "agricola", seed: int = SEED, **settings: str) -> TableAt:
        """A new table; seats are `here`, `open` or the level of a computer, each may be followed by a name."""
        answer = self.set_up(*seats, game=game, seed=seed, **settings)
        assert answer.status_code == 201, answer.text
        return TableAt(self, answer.json())

    def browser(self, table: str, secrets: list[str], seen: int | None = None) -> Browser:
        browser = Browser(self.base, table, secrets, seen)
        self.browsers.append(browser)
        return browser

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)


def _seat(words: str) -> dict[str, str]:
    who, _, name = words.partition(" ")
    seat = {"who": who} if who in ("here", "open") else {"who": "computer", "level": who}
    return seat | ({"name": name} if name else {})


def finished(work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, done in a thread of its own: an open browser may have a loop running in this one."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def play_to_the_end(*browsers: Browser, seed: int = 1) -> None:
    """Everybody chooses at random until the game is over and everybody has seen it."""
    chance = random.Random(seed)
    while not all([browser.until(lambda _: True).done for browser in browsers]):
        acting = [one for one in browsers if one.asks_me or one.state["hand_over"] is not None]
        if acting:
            acting[0].step(chance)
        for browser in browsers:
            if not acting or browser is not acting[0]:
                catch_up(browser, acting[0] if acting else None)


def catch_up(browser: Browser, with_whom: Browser | None) -> None:
    """Listen as far as somebody else has shown, or to the next news."""
    if with_whom is None:
        if not browser.done:
            browser.hear()
    elif not with_whom.state["turn"]["undo"]:
        browser.at(with_whom.number())
