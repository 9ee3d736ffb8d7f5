"""After the game a master looks it through: the page lists what cost most, and shows it on the table."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browsers import SEED, House, TableAt, play_to_the_end
from person import Person, serious

Come = Callable[..., Person]


def over(house: House, *seats: str, game: str = "agricola", **settings: str) -> TableAt:
    """A table at which a game was played to its end at random, to be looked through quickly."""
    house.lobby.reviews.nodes = 2
    table = house.table(*seats, game=game, seed=SEED, **settings)
    sitting = table.sit(*table.secrets)
    sitting.ask("prefer", confirm=False)
    play_to_the_end(sitting)
    table.sit(*table.secrets).ask("scores")
    return table


def remarks(person: Person) -> Locator:
    return person.page.locator(".review li a")


def reviewed(come: Come, table: TableAt, **how: Any) -> Person:
    """Somebody who sat at a table and has asked for a review there."""
    person = come(f"/#/t/{table.id}/{table.secrets[0]}", **how)
    expect(person.page.locator("main.score")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Look through this game").click()
    expect(person.page.locator(".review [role=status]")).to_contain_text("The review is done")
    return person


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_remark_leads_to_its_moment_where_what_was_better_is_marked(house: House, come: Come, scheme: Any) -> None:
    table = over(house, "here Anna", "here Bert", family="yes")
    anna = reviewed(come, table)
    anna.page.emulate_media(color_scheme=scheme)
    assert serious(anna.page) == []
    told = house.get(f"/tables/{table.id}/review").json()["remarks"]
    meant = max(
        [one for one in told if one["seat"] == 0 and one["better"].startswith("place ")], key=lambda one: one["cost"]
    )
    anna.page.goto(f"http://{house.base}/#/replay/{table.id}/{meant['number']}")
    expect(anna.page.get_by_label("Time line")).to_have_value(str(meant["number"] - 1))
    for verdict in ("better", "chosen"):
        space = meant[verdict].removeprefix("place ")
        expect(anna.page.locator(f"[data-verdict={verdict}]")).to_have_attribute("data-space", space)
    expect(anna.page.locator(".remark")).to_contain_text(f"{meant['cost']:.1f}")
    assert serious(anna.page, ".replay") == []
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("[data-verdict][data-space]")).to_have_count(0)


def test_the_remarks_are_gone_through_as_whoever_chose_saw_the_table(house: House, come: Come) -> None:
    table = over(house, "here Anna", "here Bert", family="yes")
    anna = reviewed(come, table)
    anna.page.locator(".review").get_by_role("radio", name="Bert").click()
    remarks(anna).first.click()
    expect(anna.page.locator(".listing")).to_be_visible()
    anna.page.locator(".listing").get_by_role("radio", name="Bert").click()
    remarks(anna).first.click()
    expect(anna.page.locator(".remark")).to_contain_text("1 of ")
    expect(anna.page.get_by_label("Seen by")).to_have_value("1")
    before = anna.page.get_by_label("Time line").input_value()
    anna.page.get_by_role("button", name="The next remark").click()
    expect(anna.page.get_by_label("Time line")).not_to_have_value(before)
    expect(anna.page.locator(".remark")).to_contain_text("Bert chose")
    expect(anna.page.locator(".remark")).to_contain_text("2 of ")


def test_others_read_a_review_but_do_not_ask_for_it(house: House, come: Come) -> None:
    table = over(house, "here Anna", family="yes")
    carl = come(f"/#/replay/{table.id}")
    carl.page.get_by_role("button", name="Review").click()
    expect(carl.page.locator(".listing")).to_contain_text("Whoever sat at this table can ask for it.")
    assert carl.page.get_by_role("button", name="Look through this game").count() == 0
    house.post(f"/tables/{table.id}/review", {"secret": table.secrets[0]})
    carl.page.get_by_role("button", name="Review").click()
    carl.page.get_by_role("button", name="Review").click()
    expect(remarks(carl).first).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_phone_shows_the_remark_and_the_list(house: House, come: Come, size: tuple[int, int]) -> None:
    table = over(house, "here Anna", family="yes")
    anna = reviewed(come, table, size=size, touch=True)
    remarks(anna).first.click()
    expect(anna.page.locator(".remark")).to_contain_text("Anna chose")
    expect(anna.page.locator(".listing")).to_have_count(0)
    anna.page.get_by_role("button", name="List").click()
    expect(remarks(anna).first).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_why_a_game_of_express_is_not_reviewed_is_said(house: House, come: Come) -> None:
    table = over(house, "here Anna", game="express")
    anna = come(f"/#/replay/{table.id}")
    anna.page.get_by_role("button", name="Review").click()
    expect(anna.page.locator(".listing")).to_contain_text("Only games of Agricola can be reviewed so far.")
