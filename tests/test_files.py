"""Files are short and named after what is in them; the tests of a card stand together, in a file of its deck."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from farmyard.agricola.content.catalogue import CARDS, DRAWN

ROOT = Path(__file__).parent.parent
FILES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")])
MOST_LINES = 450
SAYS_NOTHING = {"plain", "last", "misc", "utils", "new", "proof", "pairs"}
SHEETS = sorted((ROOT / "src/farmyard/agricola/content").glob("deck_*/*_?_?.py"))
SECTION = re.compile(r"# -- (.+?) -+$", re.MULTILINE)


def place(path: Path) -> str:
    return str(path.relative_to(ROOT))


def letters(name: str) -> str:
    return re.sub("[^a-z]", "", name.lower())


def within(name: str, first: str, last: str) -> bool:
    """Whether a card's name lies between letters, like `cl` and `co`."""
    return first <= letters(name)[: len(first)] and letters(name)[: len(last)] <= last


def sections() -> Iterator[tuple[Path, str]]:
    """The cards that head a section of a test file, each with the file."""
    for path in sorted((ROOT / "tests/cards").glob("deck_*/test_*.py")):
        for name in SECTION.findall(path.read_text(encoding="utf-8")):
            yield path, name


def test_no_file_is_long() -> None:
    assert [place(path) for path in FILES if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES] == []


def test_the_name_of_a_file_says_what_is_in_it() -> None:
    assert [place(path) for path in FILES if SAYS_NOTHING & set(re.split(r"[/_.]", place(path)))] == []


@pytest.mark.parametrize("path", SHEETS, ids=place)
def test_a_deck_file_holds_the_cards_between_its_letters(path: Path) -> None:
    first, last = path.stem.split("_")[-2:]
    cards = import_module(f"farmyard.agricola.content.{path.parent.name}.{path.stem}").CARDS
    assert [card.name for card in cards if not within(card.name, first, last)] == []


def test_each_card_has_one_section_of_tests() -> None:
    headings = Counter([(path.parent.name, name) for path, name in sections()])
    assert [heading for heading, number in headings.items() if number > 1] == []


def test_each_section_of_tests_stands_in_the_file_of_its_card() -> None:
    cards = {(card.deck.lower(), f"{card.sort.split()[-1]}s", card.name) for card in CARDS + DRAWN}
    for path, name in sections():
        deck, sort, first, *rest = path.stem.removeprefix("test_").split("_")
        assert (deck, sort, name) in cards, f"{place(path)}: {name}"
        assert within(name, first, rest[0] if rest else first), f"{place(path)}: {name}"
