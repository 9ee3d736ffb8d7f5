"""Take the pictures of the table that the README shows, from the built stories: `make pictures`."""

import functools
import shutil
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

STORIES = Path(__file__).parent / "dist"
DESK = (1440, 900)
WIDE = (1920, 1080)
PHONE = (390, 844)
PICTURES = (
    ("table", "middle", DESK, "light"),
    ("table-wide", "middle", WIDE, "light"),
    ("table-dark", "middle", DESK, "dark"),
    ("fences", "drawing", DESK, "light"),
    ("feeding", "feeding", DESK, "light"),
    ("draft", "draft", DESK, "light"),
    ("family", "start", DESK, "light"),
    ("phone", "middle", PHONE, "light"),
)
CLICKS = {"fences": ("[data-cell=b4]", "[data-cell=c4]")}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def take(browser: Browser, address: str, folder: Path) -> None:
    for name, table, (wide, high), theme in PICTURES:
        page = browser.new_page(viewport={"width": wide, "height": high}, reduced_motion="reduce")
        page.goto(f"{address}/stories.html?table={table}&theme={theme}")
        page.wait_for_selector("main.table")
        for thing in CLICKS.get(name, ()):
            page.click(thing)
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"{name}.png")
        page.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(STORIES)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        take(browser, f"http://127.0.0.1:{server.server_port}", folder)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
