"""Take the pictures of the table that the README shows, from the built stories: `make pictures`."""

import base64
import functools
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import chromium

STORIES = Path(__file__).parent / "dist"
DESK = (1440, 900)
PHONE = (390, 844)
PICTURES = (
    ("table", "middle", DESK, "light"),
    ("fences", "drawing", DESK, "dark"),
    ("phone", "middle", PHONE, "light"),
)
CLICKS = {"fences": ("[data-cell=b4]", "[data-cell=c4]")}
SMALL = """async (taken) => {
  const picture = await createImageBitmap(await (await fetch(taken)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.75);
}"""


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
        page.mouse.move(0, high - 1)
        page.wait_for_load_state("networkidle")
        (folder / f"{name}.webp").write_bytes(small(page))
        page.close()


def small(page: Page) -> bytes:
    """What the page looks like, as WebP: the browser itself makes it."""
    taken = f"data:image/png;base64,{base64.b64encode(page.screenshot()).decode()}"
    return base64.b64decode(str(page.evaluate(SMALL, taken)).partition(",")[2])


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(STORIES)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_options())
        take(browser, f"http://127.0.0.1:{server.server_port}", folder)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
