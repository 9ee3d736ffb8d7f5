"""Somebody who has never played opens the page: lessons as things come up, and three marked spaces."""

from collections.abc import Callable

from playwright.sync_api import expect

from browsers import House, TableAt
from person import Person

Come = Callable[..., Person]


def test_the_first_steps_of_the_guided_game(house: House, come: Come) -> None:
    anna = come()
    anna.page.locator("[data-quick=learn]").click()
    lesson = anna.page.get_by_role("complementary", name="Lesson")
    expect(lesson).to_contain_text("Your farm")
    expect(anna.page.locator(".tile .flag")).to_have_count(3)
    expect(anna.page.locator(".tile.marked[aria-disabled=false]")).to_have_count(3)
    lesson.get_by_role("button", name="Next (1 of 2)").click()
    expect(lesson).to_contain_text("Your people")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_have_count(0)
    anna.click("Farmland")
    expect(lesson).to_contain_text("Fields")
    anna.click("b4")
    anna.confirm()
    anna.look()
    while lesson.get_by_role("button", name="Next").count():
        lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Goods pile up")
    expect(anna.page.locator(".tile .flag")).to_have_count(3)


def test_lessons_can_be_skipped_and_called_back(house: House, come: Come) -> None:
    anna = come()
    anna.page.locator("[data-quick=learn]").click()
    anna.page.get_by_role("button", name="No more lessons").click()
    lesson = anna.page.get_by_role("complementary", name="Lesson")
    expect(lesson).to_have_count(0)
    anna.page.reload()
    anna.look()
    expect(lesson).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Tell me how to play").check()
    anna.page.keyboard.press("Escape")
    expect(lesson).to_contain_text("Your farm")


def test_a_learner_within_limits_can_use_the_marked_spaces_only(house: House, come: Come) -> None:
    seats = [{"who": "here", "name": "Anna", "markers": "limit"}, {"who": "here", "name": "Bert"}]
    wanted = {"game": "agricola", "settings": {"edition": "revised"}, "seats": seats, "seed": 1}
    table = TableAt(house, house.post("/tables", wanted).json())
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    expect(anna.page.get_by_text("Choose one of the 3 spaces that are marked for you")).to_be_visible()
    marked = anna.page.locator(".tile.marked").evaluate_all("(tiles) => tiles.map((tile) => tile.dataset.space)")
    assert sorted(anna.look().things) == sorted(marked)
    bert = come(f"/#/t/{table.id}/{table.secrets[1]}")
    expect(bert.page.locator("main.table")).to_be_visible()
    expect(bert.page.locator(".tile .flag")).to_have_count(0)
