"""`farmyard cards`: list the hand cards and those that are drawn during play, or show some in full."""

import argparse
import json
from dataclasses import asdict
from typing import Any, Final

from rich.text import Text

from farmyard.ai.card_ratings import ratings_of
from farmyard.cli.draw.cards import WIDE, card_lines, card_list, card_table, whole_card
from farmyard.cli.draw.words import plural
from farmyard.cli.facts import DRAWN_CARDS, HAND_CARDS, CardFacts, called, facts_of, meant_by, no_card
from farmyard.cli.terminal import BadCommand, Terminal

_RATED: Final = ("players", "decks", "hands", "level", "games", "points", "wins")


def cards(arguments: argparse.Namespace) -> int:
    """List or show; returns the exit code."""
    chosen = named(arguments.names) if arguments.names else listed(arguments.deck, arguments.kind, arguments.search)
    if arguments.names and (arguments.deck or arguments.kind or arguments.search):
        raise BadCommand("name cards or search for them with --deck, --kind and --search, not both")
    if arguments.json:
        print(json.dumps([{**asdict(card), "ratings": _ratings(card)} for card in chosen]))
    elif arguments.names:
        _show(chosen, Terminal())
    else:
        _list(chosen, Terminal())
    return 0


def _ratings(card: CardFacts) -> list[dict[str, Any]]:
    """What a card has proved to be worth, by number of players."""
    return [{name: getattr(rating, name) for name in _RATED} for rating in ratings_of(card.key)]


def listed(deck: str | None, kind: str | None, word: str | None) -> list[CardFacts]:
    """The hand cards, and those that are drawn during play, that fit, by name."""
    every = HAND_CARDS + DRAWN_CARDS
    fitting = [card for card in every if card.deck == (deck or card.deck) and card.kind == (kind or card.kind)]
    return sorted([card for card in fitting if card.mentions(word or "")], key=lambda card: card.name)


def named(words: list[str]) -> list[CardFacts]:
    """The cards with these names, all that bear one; a name of several words may come in one piece or in several."""
    found: list[CardFacts] = []
    while words:
        for number in range(len(words), 0, -1):
            cards = called(" ".join(words[:number]))
            if cards:
                found += cards
                words = words[number:]
                break
        else:
            found.append(card_meant(" ".join(words)))
            words = []
    return found


def card_meant(words: str) -> CardFacts:
    """The one card whose name is, begins with or contains these words."""
    card = facts_of(words)
    meant = meant_by(words)
    if card is None and len(meant) == 1:
        return meant[0]
    if card is None:
        raise BadCommand(no_card(words))
    return card


def _list(chosen: list[CardFacts], terminal: Terminal) -> None:
    if not chosen:
        terminal.line("No card fits.")
        return
    if not terminal.lively:
        for line in card_lines(chosen):
            terminal.line(line)
        return
    terminal.say(card_table(chosen) if terminal.width >= WIDE else card_list(chosen, terminal.glyphs))
    terminal.line(f"{plural(len(chosen), 'card')}; 'farmyard cards NAME' shows one in full", "dim")


def _show(chosen: list[CardFacts], terminal: Terminal) -> None:
    for number, card in enumerate(chosen):
        terminal.say(*([Text("")] if number else []), whole_card(card, terminal.glyphs))
