"""What is printed on cards, for people: every hand card, written or not, and the major improvements."""

import difflib
from dataclasses import dataclass
from typing import Final

from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.catalogue import CARDS
from farmyard.agricola.cards.index import INDEX, Facts
from farmyard.agricola.cards.majors import MAJORS
from farmyard.agricola.rules.payment import in_words

_CLOSEST: Final = 3


@dataclass(frozen=True)
class CardFacts:
    """A card as it is listed; one that is not written yet has no text."""

    name: str
    deck: str
    kind: str
    players: int
    cost: str
    requires: str
    points: int
    text: str
    rulings: tuple[str, ...]
    implemented: bool

    def mentions(self, word: str) -> bool:
        """Whether a word occurs anywhere on the card."""
        printed = (self.name, self.cost, self.requires, self.text, *self.rulings)
        return any([word.lower() in words.lower() for words in printed])


def _cost(words: str) -> str:
    """A cost of the index as people say it: `2 wood or 2 clay`, `2 stone and the return of 1 oven`."""
    goods, _, returned = words.partition("return ")
    ways = " or ".join([way.strip() for way in goods.split("/")])
    given_back = [name.removeprefix("any ") for name in returned.split(", ") if name]
    if len(given_back) > 1:
        given_back = [f"{len(given_back)} {given_back[0]}s"]
    return " and ".join([part for part in (ways, *[f"the return of {_one(name)}" for name in given_back]) if part])


def _one(name: str) -> str:
    return name if name[0].isdecimal() else f"1 {name}"


def _from_index(facts: Facts, card: Card | None) -> CardFacts:
    name, kind, deck, players, cost, requires, points = facts
    cost = _cost(cost)
    if card is None:
        return CardFacts(name, deck, kind, players, cost, requires, points, "", (), False)
    text = f"{card.text} Passes to the left." if card.passing and "left" not in card.text else card.text
    return CardFacts(name, deck, kind, players, cost, requires, points, text, card.rulings, True)


def _major(card: Card) -> CardFacts:
    return CardFacts(card.name, "", card.sort, 1, in_words(card.prices), "", card.points, card.text, card.rulings, True)


_WRITTEN: Final = {card.name: card for card in CARDS}
HAND_CARDS: Final = tuple([_from_index(facts, _WRITTEN.get(facts[0])) for facts in INDEX])
MAJOR_CARDS: Final = tuple([_major(card) for card in MAJORS])
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
