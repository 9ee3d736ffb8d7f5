"""Many tables at once: how long does a choice wait for its answer, and how much memory do they take?

`make load` lets real WebSocket clients play whole games at 300 tables of two to four seats, each table
making a choice every two seconds, and prints how long the slowest of a hundred choices waited.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from houses import Player, Server, set_up
from postgres import postgres

PAUSE = 2.0


class Crowd:
    """All players of one table; whoever is asked acts at a steady pace."""

    def __init__(self, players: list[Player], pause: float) -> None:
        self.players = players
        self.pause = pause
        self.next = 0.0

    async def come(self) -> None:
        """Sit down: everybody has seen the table."""
        for player in self.players:
            await player.connect()
            while not player.state:
                await player.hear()

    async def play(self, begins: float, until: float, least: int) -> None:
        """Play for some time, and until so many choices are answered or the game is over."""
        self.next = begins
        playing = [asyncio.create_task(self._sit(player)) for player in self.players]
        await asyncio.sleep(until - time.monotonic())
        while sum([len(player.waited) for player in self.players]) < least and not all([one.done() for one in playing]):
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        for player, ended in zip(self.players, await asyncio.gather(*playing, return_exceptions=True)):
            assert player.done or isinstance(ended, asyncio.CancelledError), ended

    async def _sit(self, player: Player) -> None:
        while not player.done:
            if player.asked_now:
                await asyncio.sleep(self.next - time.monotonic())
                self.next = max(self.next + self.pause, time.monotonic())
                await player.act(player.next_thing())
            else:
                await player.hear()


async def load(
    tables: int, seconds: float, urls: list[str], seed: int, pause: float = PAUSE, least: int = 0
) -> dict[str, float]:
    """Play for a while, each table choosing once in every pause; the times in milliseconds, the memory in MiB."""
    servers = [Server(url) for url in urls]
    for server in servers:
        await server.start()
    chance = random.Random(seed)
    empty = sum([server.memory() for server in servers])
    crowds = [await _crowd(servers, number, chance, pause) for number in range(tables)]
    for crowd in crowds:
        await crowd.come()
    worked = sum([server.worked() for server in servers])
    begun = time.monotonic()
    playing = [crowd.play(begun + pause * chance.random(), begun + seconds, least) for crowd in crowds]
    await asyncio.gather(*playing)
    passed = time.monotonic() - begun
    worked = sum([server.worked() for server in servers]) - worked
    memory = sum([server.memory() for server in servers])
    for server in servers:
        server.stop()
    waited = sorted([wait for crowd in crowds for player in crowd.players for wait in player.waited])
    return {
        "tables": tables,
        "seats": sum([len(crowd.players) for crowd in crowds]),
        "choices": len(waited),
        "choices a second": round(len(waited) / passed, 1),
        "half ms": _part(waited, 0.5),
        "99 % ms": _part(waited, 0.99),
        "slowest ms": _part(waited, 1.0),
        "processor ms a choice": round(1000 * worked / len(waited), 2),
        "memory MiB": round(memory / 2**20),
        "empty MiB": round(empty / 2**20),
    }


async def _crowd(servers: list[Server], number: int, chance: random.Random, pause: float) -> Crowd:
    seats = chance.choice((2, 3, 4))
    settings = {"decks": "EIK"} if number % 2 else {"family": "yes"}
    created = await set_up(servers[number % len(servers)].base, number, [{"who": "here"}] * seats, **settings)
    players = [
        Player(servers[(number + seat["seat"]) % len(servers)].base, created["table"], seat["secret"], number)
        for seat in created["seats"]
    ]
    return Crowd(players, pause)


def _part(waited: list[float], part: float) -> float:
    return round(1000 * waited[min(len(waited) - 1, int(part * len(waited)))], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of our own instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="processes at the same PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="load") as folder, database(Path(folder), arguments.postgres) as url:
        measured = asyncio.run(load(arguments.tables, arguments.seconds, [url] * arguments.servers, arguments.seed))
    print(json.dumps(measured))


@contextmanager
def database(folder: Path, on_postgres: bool) -> Iterator[str]:
    """A database for a while; PostgreSQL waits for the disk as it does anywhere else."""
    if not on_postgres:
        yield f"sqlite:///{folder / 'load.sqlite3'}"
        return
    with postgres(folder, careful=True) as url:
        yield url.replace("postgresql://", "postgresql+psycopg://")


if __name__ == "__main__":
    main()
