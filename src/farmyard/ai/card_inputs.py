"""Hand cards and improvements in numbers: what is known of a row of cards is worked out once."""

from typing import Final

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.agricola.state.doors import Scoring
from farmyard.agricola.state.player import Player

VALUED: Final[tuple[Card, ...]] = CARDS + FURTHER_MAJORS + DRAWN
"""The cards that have a vector of their own: hand cards, majors beside those of the base game, and what is
drawn during play."""
CARD_KEYS: Final = [card.key for card in VALUED]
IN_HAND: Final = 0
OWN: Final = 1
NEXT_PLAYERS: Final = 2
LATER_PLAYERS: Final = 3
ROLES: Final = 4
MAJOR_BIT: Final[dict[Card, int]] = {card: 1 << number for number, card in enumerate(MAJORS)}
MOST_KNOWN: Final = 50_000
"""How many parts of a position that recur are kept as they were written."""
_NUMBER: Final[dict[Card, int]] = {card: number for number, card in enumerate(VALUED)}


class CardRow:
    """Cards that lie before a player or are held: how many of which sort, and their numbers in each role.

    `scoring` is what counts at the end, but for majors and for what depends on all other points.
    """

    __slots__ = ("points", "minors", "occupations", "majors", "scoring", "numbers")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.points = self.minors = self.occupations = self.majors = 0
        self.scoring: list[Scoring] = []
        for card in cards:
            bit = MAJOR_BIT.get(card, 0)
            if bit:
                self.majors |= bit
            elif card.sort == OCCUPATION:
                self.occupations += 1
            elif card.sort == MINOR:
                self.minors += 1
            if card.sort != OCCUPATION:
                self.points += card.points
            if not bit:
                self.scoring += [scoring for scoring in card.scores if not scoring.last]
        known = [_NUMBER[card] for card in cards if card in _NUMBER]
        self.numbers = [tuple([role * len(CARD_KEYS) + number for number in known]) for role in range(ROLES)]


_known: Final[dict[tuple[Card, ...], CardRow]] = {}


def row_of(cards: tuple[Card, ...]) -> CardRow:
    """What is known of a row of cards."""
    known = _known.get(cards)
    if known is None:
        if len(_known) > MOST_KNOWN:
            _known.clear()
        known = CardRow(cards)
        _known[cards] = known
    return known


class Cards:
    """A row of cards as it was last looked at, which most positions that are written together have in common."""

    __slots__ = ("cards", "row")

    def __init__(self) -> None:
        self.cards: tuple[Card, ...] = ()
        self.row = row_of(())

    def known(self, cards: tuple[Card, ...]) -> CardRow:
        if cards is not self.cards:
            self.row = row_of(cards)
            self.cards = cards
        return self.row


_played: Final = Cards()
_held: Final = Cards()


def played_by(player: Player) -> CardRow:
    """What is known of the cards that lie before a player."""
    return _played.known(player.cards)


def held_by(player: Player) -> CardRow:
    """What is known of a player's hand."""
    return _held.known(player.hand)
