"""Whole games, played by clicking what glows until the scoring sheet appears."""

from collections.abc import Callable

from playwright.sync_api import expect

from browsers import House
from person import Person, play_to_the_end

Come = Callable[..., Person]


def is_scored(person: Person, house: House) -> None:
    """The sheet shows the points that the server has counted."""
    [table] = house.get("/tables?state=finished").json()["tables"]
    totals = person.page.locator("main.score tfoot td").all_inner_texts()
    assert sorted(totals) == sorted([str(score).replace("-", "\N{MINUS SIGN}") for score in table["scores"]])


def test_a_family_game_of_two(house: House, come: Come) -> None:
    anna = come()
    anna.new_table("person here", "Random", settings=("Without hand cards, on the easier board",))
    play_to_the_end(anna)
    is_scored(anna, house)
    anna.page.get_by_role("button", name="See the table").click()
    expect(anna.page.get_by_text("Improvements", exact=False).first).to_be_visible()
    expect(anna.page.locator(".bowls, .owe")).to_have_count(0)


def test_a_solo_game_with_deck_e(house: House, come: Come) -> None:
    anna = come()
    anna.page.locator("[data-quick=solo]").click()
    play_to_the_end(anna)
    is_scored(anna, house)


def test_a_game_of_express(house: House, come: Come) -> None:
    anna = come()
    anna.new_table("person here", "Random", game="Agricola Express")
    play_to_the_end(anna)
    is_scored(anna, house)
    anna.page.get_by_role("button", name="See the table").click()
    expect(anna.page.locator(".log li.head")).to_have_text(["Round 1"])


def test_a_game_of_two_people_at_one_screen(house: House, come: Come) -> None:
    anna = come()
    anna.new_table("person here", "person here", settings=("Basic",))
    anna.confirm_no_turns()
    play_to_the_end(anna)
    assert len([name for name in anna.clicked if name.startswith("I am ")]) > 14
    is_scored(anna, house)


def test_a_drafted_game_between_two_browsers(house: House, come: Come) -> None:
    anna, bert = come(), come(seed=2)
    anna.new_table(
        "person here", "by invitation", settings=("Basic", "Interactive", "Drafted in pairs, one of each sort")
    )
    invitation = anna.page.get_by_label("Copy invitation").input_value()
    bert.page.goto(invitation)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Take the seat").click()
    for person in (anna, bert):
        person.confirm_no_turns()
    play_to_the_end(anna, bert)
    expect(bert.page.locator("main.score")).to_be_visible()
    is_scored(bert, house)
