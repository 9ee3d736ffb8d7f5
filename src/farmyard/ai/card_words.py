"""What the words say that a card is written in, as numbers: a card that was never played is judged by these.

Each card's doors are walked through; what it gives, saves, turns into food, holds, sows and scores is counted,
and when: at once, on coming rounds, or whenever something happens.
"""

from typing import Any, Final

from farmyard.agricola.state.card import OCCUPATION, Card
from farmyard.agricola.state.events import NAMES as EVENT_NAMES
from farmyard.agricola.state.goods import CATTLE, FOOD, NAMES, count
from farmyard.agricola.state.word import Word
from farmyard.ai.card_inputs import VALUED
from farmyard.ai.land_inputs import FUEL, HORSE
from farmyard.kernel.fields import fields_of

_MOMENTS: Final = ("at once", "each time", "on rounds")
_GOODS: Final = {NAMES[kind]: kind for kind in (*range(CATTLE + 1), HORSE, FUEL)}
_GIVEN: Final = [f"{good} {moment}" for moment in _MOMENTS for good in _GOODS]
_COST: Final = [f"costs {good}" for good in _GOODS]
_DOORS: Final = [
    "occupation", "points", "asks for something", "passes", "reacts", "changes", "conversions", "at any time", "bakes",
    "plots", "brings a space", "scores", "lowers prices", "price of room", "price of renovation",
    "price of improvement", "price of fence", "price of stable", "holds animals", "sows more", "rights",
    "free fences", "plows", "sows", "builds", "renovates", "grows", "fences", "improves", "plays occupations",
    "bonus points", "more people", "optional", "food from a conversion", "for harvests", "at the start of rounds",
    "when a space is used", "by hand", "needs players",
]  # fmt: skip
DESCRIPTION_NAMES: Final = _DOORS + _COST + _GIVEN
_AT: Final = {name: number for number, name in enumerate(DESCRIPTION_NAMES)}
_ACTIONS: Final = {
    "Plow": "plows", "Sow": "sows", "Build": "builds", "Renovate": "renovates", "Grow": "grows", "Fence": "fences",
    "Improvement": "improves", "PlayOccupation": "plays occupations", "Bake": "bakes", "Points": "bonus points",
    "MorePeople": "more people",
}  # fmt: skip
_CHANGES: Final = {
    "LargerPastures": "holds animals", "LargerStables": "holds animals", "MixedPastures": "holds animals",
    "Pets": "holds animals", "Holds": "holds animals", "SowMore": "sows more", "Right": "rights", "MayJoin": "rights",
    "FreeFences": "free fences", "Discount": "lowers prices", "BasePrice": "lowers prices", "Swap": "lowers prices",
}  # fmt: skip


class Reader:
    """Counts what the words of one card mean."""

    def __init__(self, card: Card) -> None:
        self.found: list[float] = [0.0] * len(DESCRIPTION_NAMES)
        self.read(card)

    def add(self, name: str, number: float = 1.0) -> None:
        self.found[_AT[name]] += number

    def read(self, card: Card) -> None:
        self.add("occupation", card.sort == OCCUPATION)
        self.add("points", card.points / 2)
        self.add("asks for something", card.requires is not None)
        self.add("passes", card.passing)
        self.add("by hand", bool(card.by_hand))
        self.add("needs players", (card.players - 1) / 4)
        for good, kind in _GOODS.items():
            self.add(f"costs {good}", count(card.prices[0].goods, kind))
        self.doors(card)

    def doors(self, card: Card) -> None:
        if card.on_play is not None:
            self.words(card.on_play, "at once")
        for reaction in card.each:
            self.add("reacts")
            self.add("optional", reaction.may)
            event = EVENT_NAMES[reaction.event].lower()
            self.add("for harvests", any([word in event for word in ("harvest", "field", "feeding", "breeding")]))
            self.add("at the start of rounds", "round" in event)
            self.add("when a space is used", "space" in event)
            self.words(reaction.then, "each time")
        for change in card.changes:
            self.change(change)
        for conversion in card.conversions:
            self.add("conversions")
            self.add("for harvests", conversion.harvest)
            self.add("food from a conversion", count(conversion.gain, FOOD) / 3)
        for usable in card.any_time:
            self.add("at any time")
            self.words(usable.then, "each time" if usable.uses != 1 else "at once")
        self.add("bakes", 0.0 if card.oven is None else card.oven.food / 3)
        self.add("plots", len(card.plots))
        self.add("brings a space", card.space is not None)
        self.add("scores", len(card.scores))

    def change(self, change: Any) -> None:
        self.add("changes")
        name = _CHANGES.get(type(change).__name__, "")
        if name:
            self.add(name)
        for sort in getattr(change, "sorts", ()):
            if f"price of {sort}" in _AT:
                self.add(f"price of {sort}")

    def words(self, word: object, moment: str, depth: int = 0) -> None:
        """A word and all words inside it."""
        kind = type(word).__name__
        if kind in _ACTIONS:
            self.add(_ACTIONS[kind])
        for name in fields_of(word):
            inner = getattr(word, name, None)
            if name in ("card", "event", "space"):
                continue
            if name in ("goods", "gives", "gain") and isinstance(inner, int):
                self.given(inner, "on rounds" if kind == "LayOnRounds" else moment)
            elif depth < 5:
                for part in inner if isinstance(inner, tuple) else (inner,):
                    if isinstance(part, Word) or hasattr(part, "possible"):
                        self.words(part, moment, depth + 1)

    def given(self, goods: int, moment: str) -> None:
        if goods > 0:
            for good, kind in _GOODS.items():
                self.add(f"{good} {moment}", count(goods, kind) / 2)


def descriptions() -> list[list[float]]:
    """The numbers of every card, in the order of their keys."""
    return [Reader(card).found for card in VALUED]
