"""Kills the server at random moments during play and looks whether an answered choice was lost.

`make crash` does it two hundred times. Afterwards everything that was ever answered must be in the database
under its number, and every game must lead where its players left it.
"""

import argparse
import asyncio
import contextlib
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from farmyard.server.course import Course
from farmyard.server.database.engine import open_database
from farmyard.server.database.kept import Entry
from farmyard.server.database.store import Store
from farmyard.server.replays import beginning
from houses import GONE, Message, Player, Server, set_up

TABLES = 4


@dataclass
class Report:
    kills: int = 0
    answered: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)
    """What was answered: the table and the number, and what was done."""
    lost: list[str] = field(default_factory=list)


async def crash(kills: int, seed: int, url: str) -> Report:
    """Play and kill; what was lost is in the report."""
    report, chance = Report(), random.Random(seed)
    server = Server(url)
    await server.start()
    players = [player for number in range(TABLES) for player in await _table(server.base, seed + number)]
    playing = [asyncio.create_task(_play(player, report)) for player in players]
    try:
        for _ in range(kills):
            await _answers(report, chance.randrange(4, 20), playing)
            await asyncio.sleep(chance.uniform(0, 0.05))
            server.kill()
            report.kills += 1
            await server.start()
            if all([player.done for player in players]):
                players = [
                    player for number in range(TABLES) for player in await _table(server.base, chance.randrange(10**6))
                ]
                playing += [asyncio.create_task(_play(player, report)) for player in players]
    finally:
        for task in playing:
            task.cancel()
        server.kill()
    _look(url, report)
    return report


async def _answers(report: Report, more: int, playing: list[asyncio.Task[None]]) -> None:
    """Wait until so many more choices are answered, or all games are over."""
    enough = len(report.answered) + more
    while len(report.answered) < enough and not all([task.done() for task in playing]):
        await asyncio.sleep(0.005)
        for task in playing:
            if task.done():
                task.result()


async def _table(base: str, seed: int) -> list[Player]:
    seats = [{"who": "here"}, {"who": "here"}, {"who": "computer", "level": "random"}]
    settings = {"decks": "E"} if seed % 2 else {"family": "yes"}
    created = await set_up(base, seed, seats, **settings)
    return [Player(base, created["table"], seat["secret"], seed) for seat in created["seats"]]


async def _play(player: Player, report: Report) -> None:
    """Play to the end, coming back whenever the server was killed."""
    while not player.done:
        with contextlib.suppress(*GONE):
            await player.connect()
            await player.hear()
            while not player.done:
                if player.asked_now:
                    await _act(player, report)
                else:
                    await player.hear()
        await asyncio.sleep(0.01)


async def _act(player: Player, report: Report) -> None:
    thing = player.next_thing(undoes=0.2)
    answer: Message = await player.act(thing)
    if answer["type"] == "update":
        number = thing["number"] + 1
        report.answered[player.table, number] = (thing["type"], thing.get("option", ""))
    else:
        assert answer["code"] == "moved-on", answer


def _look(url: str, report: Report) -> None:
    """Compare everything that was answered with what the database kept, and replay every game."""
    store = Store(open_database(url))
    tables = {table for table, _ in report.answered}
    for name in sorted(tables):
        kept = store.table(name)
        entries = {entry.number: entry for entry in store.entries(name)}
        assert kept is not None
        if sorted(entries) != list(range(1, len(entries) + 1)):
            report.lost.append(f"table {name}: numbers are missing")
        course = Course(beginning(kept))
        for number in sorted(entries):
            course.apply(entries[number])
        for (table, number), done in report.answered.items():
            if table == name and not _same(entries.get(number), done):
                report.lost.append(f"table {name}, number {number}: {done} was answered, {entries.get(number)} kept")
    store.engine.dispose()


def _same(entry: Entry | None, done: tuple[str, str]) -> bool:
    kind, option = done
    return entry is not None and entry.kind == kind and option in ("", entry.text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(crash(arguments.kills, arguments.seed, f"sqlite:///{Path(folder) / 'crash.sqlite3'}"))
    tables = len({table for table, _ in report.answered})
    print(f"{report.kills} kills, {tables} tables, {len(report.answered)} things answered, {len(report.lost)} lost")
    for line in report.lost[:20]:
        print(line)
    raise SystemExit(1 if report.lost else 0)


if __name__ == "__main__":
    main()
