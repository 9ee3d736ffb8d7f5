from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import chromium
from browsers import House, sqlite_at
from person import Person

DESK = (1440, 900)
Come = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    chromium.build_page()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**chromium.launch_options())
        yield opened
        opened.close()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Lets somebody come to the lobby with a browser of their own; nobody may see an error in it."""
    here: list[Person] = []

    def comes(path: str = "/", size: tuple[int, int] = DESK, seed: int = 1, touch: bool = False) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", has_touch=touch, is_mobile=touch
        )
        person = Person(context.new_page(), seed)
        here.append(person)
        person.page.goto(f"http://{house.base}{path}")
        return person

    yield comes
    troubles = [trouble for person in here for trouble in person.troubles]
    for person in here:
        person.page.context.close()
    assert troubles == []


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server with a page, for one test."""
    opened = House(sqlite_at(tmp_path))
    yield opened
    opened.close()
