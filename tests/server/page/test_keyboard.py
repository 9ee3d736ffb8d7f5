"""By keyboard alone: a turn, and a whole game from the lobby to the scoring sheet."""

from collections.abc import Callable

from playwright.sync_api import expect

from browsers import House
from person import FIRST, GLOWS, MOST_CLICKS, Person

Come = Callable[..., Person]
MOST_TABS = 250
FOCUSED = """(wanted) => {
  const here = document.activeElement;
  if (!here?.matches(wanted) || !here.checkVisibility()) return null;
  const { option, card, space, cell } = here.dataset;
  const seen = getComputedStyle(here).outlineStyle !== "none";
  return { name: option ?? card ?? space ?? cell ?? here.textContent, seen };
}"""


def tab_to(person: Person, wanted: str, beyond: int = 0) -> str:
    """Press Tab until something wanted has the focus, passing over some; the focus must be seen there."""
    found = None
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        found = person.page.evaluate(FOCUSED, wanted)
        if found is not None and beyond == 0:
            break
        beyond -= found is not None
    assert found is not None, f"Tab does not lead to {wanted}"
    assert found["seen"], f"nobody sees that {found['name']} has the focus"
    return str(found["name"])


def test_a_turn(house: House, come: Come) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna = come(f"/#/t/{table.id}/{table.secrets[0]}")
    anna.look()
    for thing in ("[data-space='Plow 1 Field']", "[data-cell=b3]", "button.confirm"):
        expect(anna.page.locator(thing)).to_be_enabled()
        tab_to(anna, thing)
        anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name="Bert is choosing")).to_be_visible()


def test_a_whole_game(house: House, come: Come) -> None:
    anna = come()
    expect(anna.page.locator("[data-quick=family]")).to_be_enabled()
    tab_to(anna, "[data-quick=family]")
    anna.page.keyboard.press("Enter")
    while not (sight := anna.look()).over:
        assert len(anna.clicked) < MOST_CLICKS, anna.clicked[-20:]
        beyond = 0 if sight.must else anna.chance.randrange(min(4, len(sight.things)))
        anna.clicked.append(tab_to(anna, FIRST if sight.must else GLOWS, beyond))
        anna.page.keyboard.press("Enter")
    [table] = house.get("/tables?state=finished").json()["tables"]
    assert len(table["scores"]) == 2
    expect(anna.page.locator("main.score")).to_be_visible()
