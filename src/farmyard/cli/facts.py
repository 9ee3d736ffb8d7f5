"""What is printed on cards, for people: hand cards, major improvements and cards that are drawn during play."""

import difflib
from dataclasses import dataclass
from typing import Final

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS, REVISED, edition_of
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.rules.payment import in_words
from farmyard.agricola.state.card import Card
from farmyard.cli.names import any_of

_CLOSEST: Final = 3


@dataclass(frozen=True)
class CardFacts:
    """A card as it is listed."""

    key: str
    name: str
    deck: str
    edition: str
    kind: str
    players: int
    cost: str
    requires: str
    points: int
    category: str
    bonus: bool
    text: str
    rulings: tuple[str, ...]

    def mentions(self, word: str) -> bool:
        """Whether a word occurs anywhere on the card."""
        printed = (self.name, self.cost, self.requires, self.category, self.text, *self.rulings)
        return any([word.lower() in words.lower() for words in printed])


def _facts(card: Card) -> CardFacts:
    cost = in_words(card.prices)
    requires = "" if card.requires is None else card.requires.words()
    return CardFacts(
        card.key, card.name, card.deck, edition_of(card), card.sort, card.players, cost if cost != "nothing" else "",
        requires, card.points, card.category, card.bonus, card.words, card.rulings,
    )  # fmt: skip


HAND_CARDS: Final = tuple([_facts(card) for card in CARDS])
MAJOR_CARDS: Final = tuple([_facts(card) for card in MAJORS + FURTHER_MAJORS])
DRAWN_CARDS: Final = tuple([_facts(card) for card in DRAWN])
_CARDS: Final = MAJOR_CARDS + HAND_CARDS + DRAWN_CARDS
_BY_KEY: Final = {card.key.lower(): card for card in _CARDS}
_BY_NAME: Final[dict[str, list[CardFacts]]] = {}
for _card in _CARDS:
    _BY_NAME.setdefault(_card.name.lower(), []).append(_card)


def called(words: str) -> list[CardFacts]:
    """The cards with this key or name, in any case."""
    wanted = " ".join(words.lower().split())
    return [_BY_KEY[wanted]] if wanted in _BY_KEY else _BY_NAME.get(wanted, [])


def facts_of(words: str) -> CardFacts | None:
    """A card by its key, or by its name where no other card bears it; one of the original edition goes first."""
    cards = called(words)
    first = [card for card in cards if card.edition != REVISED] or cards
    return first[0] if len(first) == 1 else None


def said(card: CardFacts) -> str:
    """What to call a card so that no other can be meant: its name, or its key where others bear the name."""
    return card.name if facts_of(card.name) is card else card.key


def meant_by(words: str) -> list[CardFacts]:
    """The cards whose names are these words, begin with them or else have them as a part."""
    return [card for name in any_of(list(_BY_NAME), words) for card in _BY_NAME[name]]


def closest(name: str) -> list[str]:
    """The names of cards that somebody may have meant."""
    wanted = name.lower()
    near = difflib.get_close_matches(wanted, _BY_NAME, _CLOSEST)
    near += [known for known in _BY_NAME if wanted and wanted in known and known not in near]
    return [_BY_NAME[known][0].name for known in near[:_CLOSEST]]


def no_card(name: str) -> str:
    """The sentence that says that no card, or not just one, is called so."""
    alike = called(name)
    if alike:
        return f"several cards are called {alike[0].name}: say {' or '.join([card.key for card in alike])}"
    near = closest(name)
    return f"there is no card '{name[:40]}'" + (f": do you mean {' or '.join(near)}?" if near else "")
