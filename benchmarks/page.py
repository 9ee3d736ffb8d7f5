"""How soon somebody can play: what the page weighs, when it can be used, and how long a choice takes at an idle table.

`make quick` measures it with a server in a process of its own, a real browser, and a player without one.
"""

import argparse
import asyncio
import json
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import chromium
from houses import Player, Server, set_up

LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, { transferSize }) => sum + transferSize, 0)"""


def in_the_browser(browser: Browser, base: str) -> dict[str, float]:
    """The lobby, a click, a table: when each can be used, with an empty cache."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"http://{base}/")
    page.wait_for_selector("[data-quick=family]:not(:disabled)")
    lobby = page.evaluate("performance.now()")
    begun = time.perf_counter()
    page.click("[data-quick=family]")
    page.wait_for_selector("button.tile[aria-disabled=false]")
    table = 1000 * (time.perf_counter() - begun)
    begun = time.perf_counter()
    page.click("[data-space=Fishing]")
    page.wait_for_selector("[data-space=Fishing] .who")
    choice = 1000 * (time.perf_counter() - begun)
    loaded = page.evaluate(LOADED)
    page.context.close()
    return {"lobby ms": lobby, "table ms": table, "choice seen ms": choice, "loaded KB": loaded / 1000}


async def at_an_idle_table(base: str, choices: int) -> list[float]:
    """What each choice waits for its answer, in seconds, at a table of two with hand cards."""
    created = await set_up(base, 1, [{"who": "here"}] * 2, decks="EIK")
    players = [Player(base, created["table"], seat["secret"], seed) for seed, seat in enumerate(created["seats"])]
    for player in players:
        await player.connect()
        while not player.state:
            await player.hear()
    while sum([len(player.waited) for player in players]) < choices and not all([player.done for player in players]):
        acting = next((player for player in players if player.asked_now), None)
        if acting is None:
            await players[0].hear()
            continue
        await acting.act(acting.next_thing())
        if not acting.asked_now:
            for other in players:
                while other is not acting and other.state["number"] < acting.state["number"]:
                    await other.hear()
    for player in players:
        await player.close()
    return sorted([wait for player in players for wait in player.waited])


def measure(choices: int, loads: int) -> dict[str, float]:
    chromium.build_page()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as apart, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'quick.sqlite3'}")
        apart.submit(lambda: asyncio.run(server.start())).result()
        waited = apart.submit(lambda: asyncio.run(at_an_idle_table(server.base, choices))).result()
        browser = playwright.chromium.launch(**chromium.launch_options())
        seen = sorted([in_the_browser(browser, server.base) for _ in range(loads)], key=lambda one: one["lobby ms"])
        browser.close()
        server.stop()
    half = seen[len(seen) // 2]
    answered = {"half ms": waited[len(waited) // 2], "99 % ms": waited[int(0.99 * len(waited))]}
    return {name: round(value, 1) for name, value in half.items()} | {
        f"choice {name}": round(1000 * value, 1) for name, value in answered.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--loads", type=int, default=5)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.choices, arguments.loads)))


if __name__ == "__main__":
    main()
