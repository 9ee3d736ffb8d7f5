"""A server in a process of its own, and players that speak to it over real WebSockets."""

import asyncio
import json
import multiprocessing
import os
import random
import socket
import time
from multiprocessing.process import BaseProcess
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from farmyard.server.changes import applied

Message = dict[str, Any]
GONE = (ConnectionClosed, InvalidHandshake, ConnectionError, OSError, TimeoutError, httpx.HTTPError)
_servers = multiprocessing.get_context("forkserver")
_servers.set_forkserver_preload(["__main__", "farmyard.server.serve"])


def _run(url: str, port: int) -> None:
    from farmyard.server.app import make_app
    from farmyard.server.limits import Limits
    from farmyard.server.serve import run

    run(make_app(url, Limits(messages=(1e6, 1e6), requests=(1e6, 1e6))), "127.0.0.1", port)


class Server:
    """A server that can be killed without warning and started again."""

    def __init__(self, url: str, port: int = 0) -> None:
        self.url = url
        self.port = port or free_port()
        self.process: BaseProcess | None = None

    @property
    def base(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it answers; where something else has the port for a moment, try again."""
        async with httpx.AsyncClient() as http:
            while True:
                if self.process is None or not self.process.is_alive():
                    self.process = _servers.Process(target=_run, args=(self.url, self.port))
                    self.process.start()
                try:
                    await http.get(f"http://{self.base}/api/tables")
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)

    def kill(self) -> None:
        """kill -9: no farewell, no time to finish anything."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.join(10)
        self.process.kill()

    def memory(self) -> int:
        """The bytes of memory that the server holds."""
        assert self.process is not None
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def worked(self) -> float:
        """The seconds that the server has kept a processor busy: what counts where others use the machine too."""
        assert self.process is not None
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            user, system = file.read().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def set_up(base: str, seed: int, seats: list[dict[str, str]], game: str = "agricola", **settings: str) -> Message:
    async with httpx.AsyncClient(timeout=60) as http:
        wanted = {"game": game, "settings": settings, "seats": seats, "seed": seed}
        answer = await http.post(f"http://{base}/api/tables", json=wanted)
        answer.raise_for_status()
        return dict(answer.json())


class Player:
    """Somebody at one seat who chooses at random."""

    def __init__(self, base: str, table: str, secret: str, seed: int) -> None:
        self.base, self.table, self.secret = base, table, secret
        self.chance = random.Random(seed)
        self.state: Message = {}
        self.socket: ClientConnection | None = None
        self.asked = 0
        self.waited: list[float] = []

    async def connect(self) -> None:
        self.state = {}
        self.socket = await connect(f"ws://{self.base}/api/tables/{self.table}/play", max_size=2**22, compression=None)
        await self._say({"type": "hello", "protocol": 1, "secrets": [self.secret]})

    async def _say(self, message: Message) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Message:
        """The next message; keeps the state as a page does, but for the view: whoever chooses at random needs none."""
        assert self.socket is not None
        message: Message = json.loads(await self.socket.recv())
        if message["type"] == "state":
            self.state = message["state"]
        elif message["type"] == "update":
            assert message["since"] == self.state["number"]
            self.state = applied(self.state, [change for change in message["changes"] if change["path"][0] != "view"])
        return message

    @property
    def asked_now(self) -> bool:
        turn = self.state.get("turn")
        return bool(turn and turn["mine"] and (turn["confirm"] or self.state["options"]))

    @property
    def done(self) -> bool:
        return bool(self.state and self.state["over"] and not self.state["turn"]["confirm"])

    def next_thing(self, undoes: float = 0.0) -> Message:
        """Something that may be done now; now and then something is taken back."""
        self.asked += 1
        words: Message = {"id": self.asked, "number": self.state["number"]}
        if self.state["turn"]["undo"] and self.chance.random() < undoes:
            return {"type": "undo", **words}
        if self.state["turn"]["confirm"]:
            return {"type": "confirm", **words}
        return {"type": "choose", "option": self.chance.choice(self.state["options"])["text"], **words}

    async def act(self, thing: Message) -> Message:
        """Do it and wait for the answer, noting how long that takes."""
        begun = time.perf_counter()
        await self._say(thing)
        while True:
            answer = await self.hear()
            if answer.get("to") == thing["id"]:
                self.waited.append(time.perf_counter() - begun)
                return answer

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
