"""Decks that lie face down beside the board and are drawn from during play.

What becomes of a card that is drawn depends on its sort (`rules.drawing`).
"""

from farmyard.agricola.state.card import Card
from farmyard.kernel.rng import Rng


class DrawDeck:
    """Such a deck as it is printed: its name and all its cards, which are of one deck."""

    __slots__ = ("name", "cards")

    def __init__(self, name: str, cards: tuple[Card, ...]) -> None:
        self.name = name
        self.cards = cards

    @property
    def key(self) -> str:
        """The deck that stands in the keys of its cards."""
        return self.cards[0].deck

    def __repr__(self) -> str:
        return self.name


class FaceDown:
    """What is left of such a deck, the next card first; `seen` are the seats, as bits, that know each of the first."""

    __slots__ = ("cards", "seen")

    def __init__(self, cards: tuple[Card, ...], seen: tuple[int, ...] = ()) -> None:
        self.cards = cards
        self.seen = seen

    def known_to(self, seat: int) -> int:
        """How many of the first cards a seat knows."""
        return len([seats for seats in self.seen if seats >> seat & 1])

    def drawn(self) -> "FaceDown":
        """The deck without its next card."""
        return FaceDown(self.cards[1:], self.seen[1:])

    def shuffled_with(self, card: Card, rng: Rng) -> "FaceDown":
        """The deck with a card shuffled back into it: nobody knows the order any more."""
        cards = [*self.cards, card]
        rng.shuffle(cards)
        return FaceDown(tuple(cards))

    def arranged(self, first: tuple[Card, ...], seat: int) -> "FaceDown":
        """The deck after a player has looked at its first cards and laid them back in this order."""
        return FaceDown(first + self.cards[len(first) :], (1 << seat,) * len(first))

    def dealt_anew(self, deck: DrawDeck, seat: int, rng: Rng) -> "FaceDown":
        """The deck in an order that agrees with what a seat knows of it, and with nothing else."""
        known = self.cards[: self.known_to(seat)]
        unknown = [card for card in deck.cards if card in self.cards and card not in known]
        rng.shuffle(unknown)
        return FaceDown((*known, *unknown), self.seen)
