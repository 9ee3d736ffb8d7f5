"""Every ruling on a card has a test: `@pytest.mark.ruling("Merchant", "words of the ruling")`.

Where several cards bear a name, tests in `cards/revised` mean that of the revised edition, others the original one.
"""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS, ORIGINAL, REVISED, card_named
from farmyard.agricola.state.card import Card

ALL = (*CARDS, *FURTHER_MAJORS, *DRAWN)


def keys_of(name: str, edition: str) -> list[str]:
    """The cards that a mark means: a hand card, or all copies of a major improvement."""
    return [card.key for card in FURTHER_MAJORS if card.name == name] or [card_named(name, edition).key]


def marks() -> dict[str, set[str]]:
    """The words that mark tests, by the card's key, read from the source of all tests."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        edition = REVISED if path.parent.name == REVISED else ORIGINAL
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                card, words = [ast.literal_eval(argument) for argument in node.args]
                for key in keys_of(card, edition):
                    found[key].add(words)
    return found


MARKS = marks()


@pytest.mark.parametrize("card", ALL, ids=repr)
def test_each_ruling_is_tested(card: Card) -> None:
    untested = [ruling for ruling in card.rulings if not any(words in ruling for words in MARKS[card.key])]
    assert untested == []


@pytest.mark.parametrize("card", ALL, ids=repr)
def test_each_mark_names_one_ruling(card: Card) -> None:
    for words in MARKS[card.key]:
        assert len([ruling for ruling in card.rulings if words in ruling]) == 1, words
