"""A turn at the page: from the link to the first placement, confirming, taking back, drafting."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browsers import House
from person import Person

Come = Callable[..., Person]
FAMILY = ("Without hand cards, on the easier board",)
FENCES_FIRST = 19
"""The seed of a game alone in which the Fences come in round 1."""


def test_two_clicks_from_the_link_to_the_first_placement(house: House, come: Come) -> None:
    anna = come()
    anna.page.locator("[data-quick=family]").click()
    anna.click("Fishing")
    expect(anna.page.locator("[data-space=Fishing] .who")).to_be_visible()


def test_a_turn_is_confirmed_once_and_seen_by_others_only_then(house: House, come: Come) -> None:
    table = house.table("here Anna", "open", family="yes")
    bert = come(f"/#/join/{table.id}/{table.codes[1]}")
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Take the seat").click()
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.click("Plow 1 Field")
    anna.click("c5")
    expect(anna.page.get_by_role("heading", name="Your turn is done")).to_be_visible()
    expect(bert.page.locator("main.table")).to_be_visible()
    expect(bert.page.locator("[data-space='Plow 1 Field'] .who")).to_have_count(0)
    anna.confirm()
    expect(bert.page.locator("[data-space='Plow 1 Field'] .who")).to_be_visible()
    assert anna.clicked == ["Plow 1 Field", "c5", "confirm"]


def test_a_turn_can_be_taken_back_until_it_is_confirmed(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    before = anna.look()
    undo = anna.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    anna.click("Plow 1 Field")
    anna.click("c5")
    undo.click()
    assert "c5" in anna.look().things
    undo.click()
    assert anna.look() == before
    expect(undo).to_be_disabled()
    anna.click("Fishing")
    anna.confirm()
    expect(anna.page.get_by_role("heading", name="Bert is choosing")).to_be_visible()
    expect(undo).to_be_disabled()


def test_what_turns_a_card_over_cannot_be_taken_back_and_says_so(house: House, come: Come) -> None:
    table = house.table("here Anna", family="yes")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.click("Fishing")
    anna.click("1 Reed")
    expect(anna.page.get_by_text("Round 1 of 14")).to_be_visible()
    anna.confirm()
    expect(anna.page.get_by_text("Round 2 of 14")).to_be_visible()
    anna.page.get_by_role("button", name="Undo").hover(force=True)
    expect(anna.page.get_by_role("tooltip")).to_contain_text("turned over")


def test_who_watches_sees_no_hand_and_nothing_to_click(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", decks="E")
    watcher = come(f"/#/t/{table.id}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    assert watcher.look(waiting=False).idle
    expect(watcher.page.locator(".held")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.page.get_by_text("Occupations that are played")).to_be_visible()


def test_a_space_that_is_shut_says_why(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.page.locator("[data-space='Build Rooms and Stables']").hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Not possible now")


def test_cards_in_hand_say_what_they_would_bring(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", decks="EIK", seed=4)
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    seated = table.sit(0)
    told = seated.ask("hand", number=seated.number())["cards"]
    expect(anna.page.locator(".held .live")).to_have_count(len(told))
    for key in told:
        expect(anna.page.locator(f".held [data-card='{key}'] .live")).to_be_visible()


def test_dice_that_are_clicked_leave_what_uses_them(house: House, come: Come) -> None:
    table = house.table("here Anna", game="express")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    everything = anna.look().things
    anna.page.locator("[data-die]:enabled").first.click()
    expect(anna.page.get_by_role("heading", name="With these dice")).to_be_visible()
    left = [name for name in anna.look().things if name in everything]
    assert 0 < len(left) < len(everything)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("heading", name="Your choice")).to_be_visible()
    assert anna.look().things == everything


def test_hints_with_dice(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", game="express")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.look()
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.get_by_role("heading", name="What the computer would consider")).to_be_visible()
    anna.act(anna.look())
    expect(anna.page.get_by_role("heading", name="What the computer would consider")).to_have_count(0)


def test_a_draft_shows_what_is_passed_and_what_comes(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", "here Carl", decks="E", hands="draft")
    anna, bert, carl = [come(f"/#/t/{table.id}/{secret}") for secret in table.secrets.values()]
    for person in (anna, bert, carl):
        expect(person.page.get_by_text("What you keep lies here")).to_be_visible()
        if person is anna:
            expect(
                person.page.get_by_text("what you leave goes on to Bert · the next pack comes from Carl")
            ).to_be_visible()
        pack = person.look().things
        person.click(pack[0])
        person.confirm()
        expect(person.page.locator(f".hand [data-card='{pack[0]}']")).to_be_visible()
    assert sorted(anna.look().things) == sorted(pack[1:]), "what Carl did not keep comes to Anna"


def test_two_browsers_draft_at_the_same_time(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", decks="EI", hands="draft-parallel")
    anna, bert = [come(f"/#/t/{table.id}/{table.secrets[seat]}") for seat in (0, 1)]
    for person in (bert, anna):
        pack = person.look().things
        assert len(pack) == 14
        person.click(pack[0])
        person.click(pack[-1])
    bert.confirm()
    expect(bert.page.get_by_role("heading", name="Anna is choosing")).to_be_visible()
    anna.confirm()
    for person in (anna, bert):
        expect(person.page.locator(".pack [data-card]")).to_have_count(12)
        expect(person.page.locator(".strip [data-card]")).to_have_count(2)


def test_an_open_card_is_taken_by_a_click(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", decks="EI", hand_mix="petri")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    row = anna.page.locator("section.open [data-card]")
    expect(row).to_have_count(8)
    card = str(row.last.get_attribute("data-card"))
    anna.click(card)
    expect(anna.page.locator(f".strip [data-card='{card}']")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Bert is choosing")).to_be_visible()
    expect(row).to_have_count(8)


def test_the_farm_stays_in_place_while_a_pasture_is_drawn(house: House, come: Come) -> None:
    table = house.table("here Anna", family="yes", seed=FENCES_FIRST)
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}", size=(390, 844), touch=True)
    for name in ("3 Wood", "Fishing"):
        anna.click(name)
    anna.confirm()
    for name in ("3 Wood", "Fences"):
        anna.click(name)
    cell = anna.page.locator("[data-cell=b4]")
    expect(cell).to_be_visible()
    before = cell.bounding_box()
    anna.click("b4")
    expect(anna.page.get_by_text("Build 4 fences")).to_be_visible()
    assert cell.bounding_box() == before


def test_a_single_fence_is_a_click_on_an_edge(house: House, come: Come) -> None:
    table = house.table("here Anna", family="yes", open_pastures="yes", seed=FENCES_FIRST)
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.click("3 Wood")
    anna.click("Fences")
    anna.click("fence a4-a5")
    expect(anna.page.get_by_text("builds a fence at a4-a5")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844)])
def test_a_hint_is_seen_wherever_it_is_asked_for(house: House, come: Come, size: tuple[int, int]) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}", size=size)
    anna.look()
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.get_by_text("A master is thinking")).to_be_visible()
    advised = anna.things("button[data-option]")
    expect(advised.first).to_contain_text("best")
    expect(anna.page.locator(".tile .flag")).to_have_count(advised.count())
    advised.first.click()
    expect(anna.page.locator(".tile .flag")).to_have_count(0)


def test_a_price_is_told_before_the_cell_is_chosen(house: House, come: Come) -> None:
    table = house.table("here Anna", family="yes", seed=1)
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.click("3 Wood")
    anna.click("Stable and Bake")
    anna.look()
    expect(anna.page.get_by_role("region", name="The question now")).to_contain_text("1 each")


def at_the_first_meal(house: House, come: Come) -> Person:
    """Anna alone, who has 1 grain and 2 food less than her family needs."""
    table = house.table("here Anna", family="yes")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.click("Take 1 Grain")
    while (sight := anna.look()) and not anna.page.locator(".feed").is_visible():
        if sight.must:
            anna.confirm()
        else:
            anna.click(next(name for name in sight.things if name != "Take 1 Grain"))
    return anna


def test_a_hint_while_feeding(house: House, come: Come) -> None:
    anna = at_the_first_meal(house, come)
    anna.page.keyboard.press("h")
    expect(anna.page.get_by_role("heading", name="What the computer would consider")).to_be_visible()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".feed")).to_be_visible()


def test_the_price_of_food_is_without_the_cards_that_are_begged_anyway(house: House, come: Come) -> None:
    anna = at_the_first_meal(house, come)
    expect(anna.page.locator(".feed .cost")).to_have_text("\N{MINUS SIGN}2")
    expect(anna.page.locator(".feed aside")).to_contain_text("begging cards \N{MIDDLE DOT} \N{MINUS SIGN}")
