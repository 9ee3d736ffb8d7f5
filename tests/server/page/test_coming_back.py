"""A server that is killed: the page waits for it, and whatever was answered is still there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browsers import finished, sqlite_at
from houses import Server
from person import Person


@pytest.fixture
def server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own."""
    killed = Server(sqlite_at(tmp_path))
    finished(killed.start())
    yield killed
    killed.kill()


def test_a_game_goes_on_after_the_server_was_killed(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    anna = Person(context.new_page())
    anna.page.goto(f"http://{server.base}/")
    anna.new_table("person here", "Random", settings=("Without hand cards, on the easier board",))
    anna.click("Plow 1 Field")
    assert "c5" in anna.look().things
    server.kill()
    expect(anna.page.get_by_role("status")).to_contain_text("The connection is lost")
    finished(server.start())
    expect(anna.page.get_by_role("status")).to_be_empty()
    anna.click("c5")
    anna.confirm()
    expect(anna.page.locator("[data-cell=c5]")).to_have_accessible_name("c5: field")
    anna.look()
    server.kill()
    finished(server.start())
    anna.page.goto(f"http://{server.base}/")
    anna.page.locator("li a.btn").click()
    expect(anna.page.locator("[data-cell=c5]")).to_have_accessible_name("c5: field")
    for _ in range(5):
        anna.act(anna.look())
    context.close()
