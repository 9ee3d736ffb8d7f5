"""What fits on a screen, what a phone shows, and what somebody hears who cannot see it."""

import itertools
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browsers import Browser, House, TableAt
from person import Person, play_to_the_end, serious

Come = Callable[..., Person]
CLIPPED = """(names) => {
  const below = (part) => part.getBoundingClientRect().bottom > innerHeight + 1;
  const over = (part) => part.scrollHeight > part.clientHeight + 2 || below(part);
  const parts = (name) => [...document.querySelectorAll(name)].filter((part) => part.checkVisibility());
  const page = document.documentElement.scrollHeight > innerHeight ? ["the page"] : [];
  return [...names.filter((name) => parts(name).some(over)), ...page];
}"""
"""The parts that are cut off or would have to be scrolled."""
PARTS = ["main.table", "header", ".board", ".tiles", ".majors", ".me", ".farmbox", ".bar", ".others", ".strip"]


ALL_MAJORS = 10
FRIENDS = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frieda")
MOST_OF_THE_ORIGINAL = 5


def middle_of_a_game(house: House, seats: int, choices: int = 240) -> TableAt:
    """A table with hand cards; after so many choices of everybody, the first major and until Anna must choose."""
    cards = {"decks": "EIK"} if seats <= MOST_OF_THE_ORIGINAL else {"edition": "revised", "decks": "AB"}
    for seed in itertools.count(7):
        table = house.table(*[f"here {name}" for name in FRIENDS[:seats]], seed=seed, **cards)
        if played_on(table.sit(*range(seats)), choices, random.Random(seed)):
            break
    while house.lobby.tables[table.id].here():
        time.sleep(0.01)
    return table


def played_on(friends: Browser, choices: int, chance: random.Random) -> bool:
    """Whether a game gets there before it is over."""
    made = 0
    while not friends.until(lambda _: True).done and made < choices:
        friends.step(chance)
        made += 1
    while choices and not friends.done and (friends.state["hand_over"] != 0 or nothing_built(friends)):
        friends.step(chance)
    friends.close()
    return not friends.done


def nothing_built(friends: Browser) -> bool:
    """Whether all majors are still there; where they lie in piles, that cannot be seen at a glance."""
    view = friends.state["view"]
    return len(view["majors"]) == ALL_MAJORS and len(view["players"]) <= MOST_OF_THE_ORIGINAL


def sits(come: Come, table: TableAt, **how: Any) -> Person:
    person = come(f"/#/t/{table.id}/{table.secrets[0]}", **how)
    person.look()
    return person


@pytest.mark.parametrize(("size", "seats"), [((1440, 900), 4), ((1440, 900), 5), ((1440, 900), 6), ((1920, 1080), 5)])
@pytest.mark.parametrize("choices", [0, 240])
def test_nothing_scrolls_in_play(house: House, come: Come, size: tuple[int, int], seats: int, choices: int) -> None:
    anna = sits(come, middle_of_a_game(house, seats, choices), size=size)
    expect(anna.page.locator(".seat.panel")).to_have_count(seats - 1)
    assert anna.page.evaluate(CLIPPED, PARTS) == []
    assert len(anna.page.locator(".held").all()) > 3


OVER_THE_EDGE = """(what) => {
  const { right } = document.querySelector(what).getBoundingClientRect();
  const parts = [...document.querySelectorAll(`${what} :is(span, button, b)`)].filter((part) => part.checkVisibility());
  return parts.filter((part) => part.getBoundingClientRect().right > right).map((part) => part.textContent);
}"""
"""What sticks out of a box to the right."""
TRUNCATED = """(what) => [...document.querySelectorAll(what)].filter((part) => part.checkVisibility())
  .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 4)
  .map((part) => part.textContent)"""
"""Words that do not fit where they stand."""


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_no_name_is_cut_off(house: House, come: Come, size: tuple[int, int]) -> None:
    crowded = house.table(*[f"here {name}" for name in FRIENDS], edition="revised", decks="AB", seed=9)
    anna = sits(come, crowded, size=size)
    assert anna.page.evaluate(TRUNCATED, ".come, .held h3") == []
    family = house.table("here Anna", "here Ben", family="yes")
    anna = sits(come, family, size=size)
    expect(anna.page.get_by_text("Improvements that are built lie here.")).to_be_visible()
    expect(anna.page.locator(".strip [role=img]").first).to_be_visible()
    assert anna.page.evaluate(TRUNCATED, ".come, .strip span, .majors p") == []


@pytest.mark.parametrize("size", [(1200, 800), (1280, 720), (1366, 768), (1440, 900)])
@pytest.mark.parametrize("settings", [{"decks": "E"}, {"decks": "E", "moor": "3"}, {"family": "yes"}])
def test_my_goods_stay_in_their_bar(house: House, come: Come, size: tuple[int, int], settings: Any) -> None:
    table = house.table("here Anna", "here Ben", "here Carla", "here Dora", **settings)
    anna = sits(come, table, size=size)
    assert anna.page.evaluate(OVER_THE_EDGE, ".me .bar") == []
    assert anna.page.evaluate(CLIPPED, PARTS) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tablet_shows_the_board_and_my_farm_together(house: House, come: Come, seats: int) -> None:
    anna = sits(come, middle_of_a_game(house, seats), size=(768, 1024))
    anna.page.get_by_role("button", name="Board").click()
    expect(anna.page.get_by_role("group", name="Action spaces")).to_be_visible()
    expect(anna.page.locator("[data-cell=c3]")).to_be_visible()
    assert anna.page.evaluate(CLIPPED, ["main.table", ".board", ".farmbox", ".bar"]) == []
    assert serious(anna.page) == []


def test_the_first_load_is_small(house: House, come: Come) -> None:
    anna = come()
    anna.page.locator("[data-quick=family]").click()
    anna.look()
    loaded = "performance.getEntriesByType('resource').reduce((sum, { transferSize }) => sum + transferSize, 0)"
    assert anna.page.evaluate(loaded) < 300_000


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_phone_shows_what_is_asked_and_plays(house: House, come: Come, size: tuple[int, int]) -> None:
    table = house.table("here Anna", "random", decks="E", seed=3)
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}", size=size, touch=True)
    for _ in range(20):
        anna.act(anna.look())
    for tab in ("Others", "Cards", "Farm", "Board"):
        anna.page.locator("nav.tabs").get_by_role("button", name=tab).click()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tap_on_a_card_that_cannot_be_played_shows_it_large(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", decks="E", seed=3)
    anna = sits(come, table, size=(390, 844), touch=True)
    anna.page.locator("nav.tabs").get_by_role("button", name="Cards").tap()
    card, large = anna.page.locator(".held button").first, anna.page.locator(".pick > .big")
    for shown in (1, 0):
        card.tap(force=True)
        expect(large).to_have_count(shown)


@pytest.mark.parametrize("level", ["1", "3"])
def test_the_moor_is_drawn_and_its_actions_are_clicked(house: House, come: Come, level: str) -> None:
    table = house.table("here Anna", "here Bert", moor=level, seed=4)
    anna = sits(come, table)
    assert anna.page.evaluate(CLIPPED, PARTS) == []
    drawn = anna.page.locator("svg.map use[href='#tile-forest'], svg.map use[href='#tile-moor']")
    assert drawn.count() == len([cell for cells in anna_sees(house, table)["tiles"].values() for cell in cells]) > 4
    anna.click("special Cut Peat")
    anna.click(next(name for name in anna.look().things if name in anna_sees(house, table)["tiles"]["moor"]))
    anna.confirm()
    expect(anna.page.locator(".bar [title=fuel]").first).to_contain_text("3")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_season_is_shown_and_marks_what_it_alters_in_words(house: House, come: Come, size: tuple[int, int]) -> None:
    table = house.table("here Anna", "here Bert", edition="revised", seasons="yes", start_season="winter")
    anna = sits(come, table, size=size)
    marked = anna.page.locator("[data-space]:has(svg.season)")
    assert {tile.get_attribute("data-space") for tile in marked.all()} == {
        "Farmland",
        "Clay Pit",
        "Reed Bank",
        "Fishing",
    }
    anna.page.locator("[data-space=Farmland]").hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("In winter: each field costs 1")
    anna.page.locator("header button.season").focus()
    expect(anna.page.get_by_role("tooltip").first).to_contain_text("Then spring, summer, autumn.")
    assert serious(anna.page) == []


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lesson_and_markers_find_their_place(house: House, come: Come, size: tuple[int, int], scheme: Any) -> None:
    anna = come(size=size)
    anna.page.emulate_media(color_scheme=scheme)
    anna.page.locator("[data-quick=learn]").click()
    expect(anna.page.locator(".tile .flag")).to_have_count(3)
    expect(anna.page.locator(".lesson")).to_be_visible()
    assert anna.page.evaluate(CLIPPED, PARTS) == []
    assert serious(anna.page) == []


def anna_sees(house: House, table: TableAt) -> Any:
    return table.sit(0).until(lambda _: True).state["view"]["players"][0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_and_the_lobby_keep_nobody_out(house: House, come: Come, scheme: Any) -> None:
    anna = come()
    anna.page.emulate_media(color_scheme=scheme)
    anna.page.locator("summary").first.click()
    assert serious(anna.page) == []
    table = middle_of_a_game(house, 4)
    anna.page.reload()
    expect(anna.page.get_by_text("Original edition · decks EIK")).to_be_visible()
    anna = sits(come, table)
    assert anna.page.locator(".buy.gone").count() > 0, "somebody has built a major improvement"
    anna.page.emulate_media(color_scheme=scheme)
    assert serious(anna.page) == []
    anna.page.get_by_role("button", name="Menu").click()
    assert serious(anna.page, "dialog") == []


def test_the_scoring_sheet_and_the_replay_keep_nobody_out(house: House, come: Come) -> None:
    anna = come()
    anna.new_table("person here", game="Agricola Express")
    play_to_the_end(anna)
    assert serious(anna.page) == []
    anna.page.get_by_role("link", name="Replay").click()
    steps = anna.page.get_by_label("Time line")
    expect(steps).to_have_value("0")
    anna.page.keyboard.press("ArrowRight")
    expect(steps).to_have_value("1")
    anna.page.keyboard.press("End")
    expect(steps).to_have_value(str(steps.get_attribute("max")))
    assert serious(anna.page) == []
