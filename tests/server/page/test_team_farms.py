"""Team play at the page: the partner's farm is built on by clicking it, and the sheet shows teams."""

from collections.abc import Callable

from playwright.sync_api import expect

from browsers import House
from person import Person

Come = Callable[..., Person]


def sit_down(house: House, come: Come) -> Person:
    """Anna, whose partner is Carla."""
    table = house.table("here Anna", "here Ben", "here Carla", "here Dora", team_play="yes", family="yes")
    return come(f"/#/t/{table.id}/{table.secrets[0]}")


def test_a_field_for_the_partner_is_a_click_on_the_partners_farm(house: House, come: Come) -> None:
    anna = sit_down(house, come)
    anna.click("Plow 1 Field")
    anna.page.get_by_role("radio", name="Farm of Carla").click()
    anna.click("c5")
    expect(anna.page.get_by_text("plows c5 on Carla's farm")).to_be_visible()
    anna.confirm()


def test_so_is_a_click_on_the_small_one_while_something_can_be_done_there(house: House, come: Come) -> None:
    anna = sit_down(house, come)
    anna.click("Plow 1 Field")
    anna.page.locator(".seat", has_text="Carla").click()
    expect(anna.page.get_by_role("radio", name="Farm of Carla")).to_be_checked()


def test_the_scoring_sheet_has_a_column_for_each_team(house: House, come: Come) -> None:
    anna = sit_down(house, come)
    expect(anna.page.get_by_text("partner", exact=True)).to_be_visible()
    anna.page.keyboard.press("s")
    expect(anna.page.locator("dialog thead th.team")).to_have_count(2)
    expect(anna.page.locator("dialog tfoot td")).to_have_text(["\N{MINUS SIGN}14"] * 6)
