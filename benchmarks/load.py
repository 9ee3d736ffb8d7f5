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
from pathlib import Path

from houses import Player, Server, set_up

PAUSE = 2.0


class Crowd:
    """All players of one table; whoever is asked acts at a steady pace."""

    def __init__(self, players: list[Player], begins: float) -> None:
        self.players = players
        self.next = begins
        self.turn = asyncio.Event()

    async def play(self, until: float) -> None:
        await asyncio.gather(*[self._sit(player, until) for player in self.players])

    async def _sit(self, player: Player, until: float) -> None:
        await player.connect()
        await player.hear()
        while not player.done and time.monotonic() < until:
            if player.asked_now:
                await asyncio.sleep(max(0.0, self.next - time.monotonic()))
                self.next = max(self.next + PAUSE, time.monotonic())
                await player.act(player.next_thing())
            else:
                try:
                    await asyncio.wait_for(player.hear(), 10)
                except TimeoutError:
                    continue


async def load(tables: int, seconds: float, urls: list[str], seed: int) -> dict[str, float]:
    """Play for a while; the times in milliseconds and the memory in MiB."""
    servers = [Server(url) for url in urls]
    for server in servers:
        await server.start()
    chance = random.Random(seed)
    empty = sum([server.memory() for server in servers])
    crowds = [await _crowd(servers, number, chance) for number in range(tables)]
    until = time.monotonic() + seconds
    await asyncio.gather(*[crowd.play(until) for crowd in crowds])
    waited = sorted([wait for crowd in crowds for player in crowd.players for wait in player.waited])
    memory = sum([server.memory() for server in servers])
    for server in servers:
        server.stop()
    return {
        "tables": tables,
        "seats": sum([len(crowd.players) for crowd in crowds]),
        "choices": len(waited),
        "choices a second": round(len(waited) / seconds, 1),
        "half ms": _part(waited, 0.5),
        "99 % ms": _part(waited, 0.99),
        "slowest ms": _part(waited, 1.0),
        "memory MiB": round(memory / 2**20),
        "empty MiB": round(empty / 2**20),
    }


async def _crowd(servers: list[Server], number: int, chance: random.Random) -> Crowd:
    seats = chance.choice((2, 3, 4))
    settings = {"decks": "EIK"} if number % 2 else {"family": "yes"}
    created = await set_up(servers[number % len(servers)].base, [{"who": "here"}] * seats, **settings)
    players = [
        Player(servers[(number + seat["seat"]) % len(servers)].base, created["table"], seat["secret"], number)
        for seat in created["seats"]
    ]
    return Crowd(players, time.monotonic() + PAUSE * chance.random())


def _part(waited: list[float], part: float) -> float:
    return round(1000 * waited[min(len(waited) - 1, int(part * len(waited)))], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", default="", help="a PostgreSQL; SQLite in a temporary folder where none is named")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = arguments.database or f"sqlite:///{Path(folder) / 'load.sqlite3'}"
        measured = asyncio.run(load(arguments.tables, arguments.seconds, [url] * arguments.servers, arguments.seed))
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
