"""What is printed on cards, for people: every hand card and the major improvements."""

import difflib
from dataclasses import dataclass
from typing import Final

from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.rules.payment import in_words
from farmyard.agricola.state.card import Card

_CLOSEST: Final = 3


@dataclass(frozen=True)
class CardFacts:
    """A card as it is listed; `implemented` says that it can be played, as all cards of decks E, I and K can."""

    name: str
    deck: str
    kind: str
    players: int
    cost: str
    requires: str
    points: int
    text: str
    rulings: tuple[str, ...]
    implemented: bool = True

    def mentions(self, word: str) -> bool:
        """Whether a word occurs anywhere on the card."""
        printed = (self.name, self.cost, self.requires, self.text, *self.rulings)
        return any([word.lower() in words.lower() for words in printed])


def _facts(card: Card) -> CardFacts:
    cost = in_words(card.prices)
    requires = "" if card.requires is None else card.requires.words()
    return CardFacts(
        card.name, card.deck, card.sort, card.players, cost if cost != "nothing" else "", requires, card.points,
        card.words, card.rulings,
    )  # fmt: skip


HAND_CARDS: Final = tuple([_facts(card) for card in CARDS])
MAJOR_CARDS: Final = tuple([_facts(card) for card in MAJORS])
_BY_NAME: Final = {card.name.lower(): card for card in MAJOR_CARDS + HAND_CARDS}


def facts_of(name: str) -> CardFacts | None:
    """A card by its name, in any case."""
    return _BY_NAME.get(" ".join(name.lower().split()))


def begun_by(words: str) -> list[CardFacts]:
    """The cards whose names begin with these words."""
    return [card for name, card in _BY_NAME.items() if name.startswith(" ".join(words.lower().split()))]


def closest(name: str) -> list[str]:
    """The names of cards that somebody may have meant."""
    wanted = name.lower()
    near = difflib.get_close_matches(wanted, _BY_NAME, _CLOSEST)
    near += [known for known in _BY_NAME if wanted and wanted in known and known not in near]
    return [_BY_NAME[known].name for known in near[:_CLOSEST]]


def no_card(name: str) -> str:
    """The sentence that says so."""
    near = closest(name)
    return f"there is no card '{name[:40]}'" + (f": do you mean {' or '.join(near)}?" if near else "")
