"""Somebody at the page in a real browser: sees what glows, clicks it, and waits until the page has answered."""

import json
import random
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browsers import SEED
from chromium import WEB

PATIENCE = 180_000
expect.set_options(timeout=PATIENCE)
MOST_CLICKS = 2000
AXE = (WEB / "node_modules/axe-core/axe.min.js").read_text
GLOWS = ", ".join(
    (
        "button.tile[aria-disabled=false]",
        "[data-cell][aria-disabled=false]:not([aria-pressed=true])",
        "button[data-card][aria-disabled=false]",
        "button[data-option]",
        ".choice .btn:not(:disabled, [role=radio])",
        ".pack footer .btn",
    )
)
"""Everything that chooses something when it is clicked."""
FIRST = "dialog[open] header .btn, main.over .btn.go, button.confirm:not(:disabled)"
"""What comes before any choice: closing what was told, sitting down, confirming."""
LOOK = """([glows, first, waiting]) => {
  const main = document.querySelector("main");
  if (!main || main.getAttribute("aria-busy") === "true") return null;
  const seen = (which) => [...document.querySelectorAll(which)].filter((thing) => thing.checkVisibility());
  const name = ({ dataset, textContent }) =>
    dataset.option ?? dataset.card ?? dataset.space ?? dataset.cell ?? textContent.trim();
  const [things, must] = [seen(glows).map(name), seen(first).map(name)];
  const over = document.querySelector("main.score") !== null;
  return things.length || must.length || over || !waiting ? { things, must, over } : null;
}"""


@dataclass
class Sight:
    """What somebody sees that can be done: things that glow, and buttons that come before them."""

    things: list[str]
    must: list[str]
    over: bool

    @property
    def idle(self) -> bool:
        return not (self.things or self.must or self.over)


class Person:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.clicked: list[str] = []
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    # -- the lobby --------------------------------------------------------------------------

    def new_table(self, *seats: str, game: str = "Agricola", settings: tuple[str, ...] = ()) -> None:
        """Fill in the form: seats are `person here`, `by invitation` or the level of a computer."""
        form = self.page.locator("details").first
        if form.get_attribute("open") is None:
            form.locator("summary").first.click()
        form.get_by_role("group", name="Game").get_by_role("button", name=game, exact=True).click()
        form.get_by_role("group", name="Players").get_by_role("button", name=str(len(seats)), exact=True).click()
        for setting in settings:
            self._set(form, setting)
        for number, who in enumerate(seats, 1):
            kind = who if who in ("person here", "by invitation") else "computer"
            form.get_by_label(f"Seats {number}").select_option(label=kind)
            if kind == "computer":
                form.locator(".seat").nth(number - 1).get_by_label("computer").select_option(label=who)
        form.get_by_label("Seed").fill(str(SEED))
        form.get_by_role("button", name="Play", exact=True).click()

    def _set(self, form: Locator, word: str) -> None:
        """Choose a word of a setting: by a click, or from its list."""
        listed = form.locator("select", has=self.page.locator(f"option:text-is({json.dumps(word)})"))
        if listed.count():
            listed.select_option(label=word)
        else:
            form.get_by_text(word, exact=True).last.click()

    # -- the table --------------------------------------------------------------------------

    def look(self, waiting: bool = True) -> Sight:
        """What can be done now; waits until that is something, or only until the page has answered."""
        found: Any = self.page.wait_for_function(LOOK, arg=[GLOWS, FIRST, waiting]).json_value()
        return Sight(**found)

    def things(self, which: str = GLOWS) -> Locator:
        return self.page.locator(which).locator("visible=true")

    def click(self, name: str) -> None:
        """Click a thing that glows, by its name."""
        self.things().nth(self.look().things.index(name)).click()
        self.clicked.append(name)

    def confirm(self) -> None:
        button = self.page.locator("button.confirm")
        expect(button).to_be_enabled()
        button.click()
        self.clicked.append("confirm")

    def act(self, sight: Sight) -> None:
        """Do one thing that can be done, any of them."""
        if sight.must:
            self.things(FIRST).first.click()
            self.clicked.append(sight.must[0])
        else:
            place = self.chance.randrange(len(sight.things))
            self.things().nth(place).click()
            self.clicked.append(sight.things[place])

    def confirm_no_turns(self) -> None:
        """Switch it off in the menu that every turn waits for confirmation."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_label("Ask me to confirm each turn").uncheck()
        self.page.get_by_role("button", name="Close").click()


def serious(page: Page, part: str = "main") -> list[str]:
    """What axe-core finds in a part of the page that keeps people out."""
    page.evaluate(AXE(encoding="utf-8"))
    found: Any = page.evaluate("(part) => axe.run(part, { resultTypes: ['violations'] })", part)
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:160]} {violation['nodes'][0]['failureSummary'][:300]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def play_to_the_end(*people: Person) -> None:
    """Everybody who is asked does something, until the game is over for all."""
    acting, *others = people
    while not (sight := acting.look()).over:
        assert len(acting.clicked) < MOST_CLICKS, acting.clicked[-20:]
        acting.act(sight)
        if acting.look(waiting=False).idle and others:
            acting, others = others[0], [*others[1:], acting]
