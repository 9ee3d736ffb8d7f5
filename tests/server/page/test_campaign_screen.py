"""Between two games of a campaign at the page: everybody chooses what to take along, then all sit at the next table."""

from collections.abc import Callable

from playwright.sync_api import expect

from browsers import House, TableAt, play_to_the_end
from person import Person

Come = Callable[..., Person]


def first_game(house: House) -> TableAt:
    """The first game of a campaign of two, played to its end."""
    seats = [{"who": "here", "name": name} for name in ("Anna", "Bert")]
    wanted = {"game": "agricola", "settings": {"decks": "E"}, "seats": seats, "seed": 1, "campaign": True}
    table = TableAt(house, house.post("/tables", wanted).json())
    people = [table.sit(seat) for seat in (0, 1)]
    people[0].ask("prefer", confirm=False)
    people[1].ask("prefer", confirm=False)
    play_to_the_end(*people)
    for person in people:
        person.close()
    return table


def test_who_has_chosen_waits_for_the_others_and_then_both_play_on(house: House, come: Come) -> None:
    table = first_game(house)
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    expect(anna.page.get_by_role("heading", name="Campaign, game 1 of 3")).to_be_visible()
    anna.page.keyboard.press("Escape")
    offered = anna.page.locator(".offer button")
    if offered.count():
        offered.first.click()
    anna.page.get_by_role("button", name="On to game 2").click()
    expect(anna.page.get_by_text("Bert has still to choose")).to_be_visible()
    bert = come(f"/#/t/{table.id}/{table.secrets[1]}")
    expect(bert.page.locator("main.score")).to_be_visible()
    bert.page.keyboard.press("Escape")
    bert.page.get_by_role("button", name="On to game 2 without one").click()
    for person in (anna, bert):
        expect(person.page.get_by_text("Campaign, game 2 of 3")).to_be_visible()
        expect(person.page.get_by_text("Round 1 of 14")).to_be_visible()
    asked = [person.page.locator("button.tile[aria-disabled=false]").count() > 0 for person in (anna, bert)]
    assert sorted(asked) == [False, True]
