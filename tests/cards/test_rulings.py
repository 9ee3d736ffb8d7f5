"""Every ruling on a card has a test: `@pytest.mark.ruling("Merchant", "words of the ruling")`.

Where several cards bear a name, tests in `cards/revised` mean that of the revised edition, others the original one.
"""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from farmyard.agricola.content.catalogue import CARDS, ORIGINAL, REVISED, card_named
from farmyard.agricola.state.card import Card


def marks() -> dict[str, set[str]]:
    """The words that mark tests, by the card's key, read from the source of all tests."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        edition = REVISED if path.parent.name == REVISED else ORIGINAL
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                card, words = [ast.literal_eval(argument) for argument in node.args]
                found[card_named(card, edition).key].add(words)
    return found


MARKS = marks()


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_each_ruling_is_tested(card: Card) -> None:
    untested = [ruling for ruling in card.rulings if not any(words in ruling for words in MARKS[card.key])]
    assert untested == []


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_each_mark_names_one_ruling(card: Card) -> None:
    for words in MARKS[card.key]:
        assert len([ruling for ruling in card.rulings if words in ruling]) == 1, words
