"""Hand cards and improvements in numbers: what is known of a row of cards is worked out once."""

from typing import Final

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.rules.payment import for_each, returnable
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card, Price
from farmyard.agricola.state.doors import Condition, Scoring
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import RESOURCES, covers
from farmyard.agricola.state.player import Player
from farmyard.agricola.words.conditions import Anyone, On

VALUED: Final[tuple[Card, ...]] = CARDS + FURTHER_MAJORS + DRAWN
"""The cards that have a vector of their own: hand cards, majors beside those of the base game, and what is
drawn during play."""
CARD_KEYS: Final = [card.key for card in VALUED]
IN_HAND: Final = 0
OWN: Final = 1
NEXT_PLAYERS: Final = 2
LATER_PLAYERS: Final = 3
READY: Final = 4
"""Beside being in hand: everything that a card asks for is there."""
ROLES: Final = 5
MAJOR_BIT: Final[dict[Card, int]] = {card: 1 << number for number, card in enumerate(MAJORS)}
MOST_KNOWN: Final = 50_000
"""How many parts of a position that recur are kept as they were written."""
_NUMBER: Final[dict[Card, int]] = {card: number for number, card in enumerate(VALUED)}


class Demand:
    """What a minor improvement asks for: one of its printed prices, and what the own farm must be like."""

    __slots__ = ("number", "prices", "requires")

    def __init__(self, card: Card) -> None:
        self.number = READY * len(CARD_KEYS) + _NUMBER[card]
        self.prices: tuple[Price, ...] = card.prices
        beyond_the_farm = isinstance(card.requires, (Anyone, On))
        self.requires: Condition | None = None if beyond_the_farm else card.requires

    def met(self, game: Agricola, seat: int, resources: int) -> bool:
        """Whether the card could be played, as far as the own farm goes; a price is quickly looked at."""
        return self.payable(game, seat, resources) and (self.requires is None or self.requires.holds(game, seat, None))

    def payable(self, game: Agricola, seat: int, resources: int) -> bool:
        """Whether one of the prices is there; most are of building resources, which are a small number."""
        player = game.players[seat]
        for price in self.prices:
            goods = price.goods if price.each is None else for_each(game, seat, price).goods
            if covers(resources if goods <= RESOURCES else player.goods, goods):
                if not price.returns or returnable(player, price.returns):
                    return True
        return False


class CardRow:
    """Cards that lie before a player or are held: how many of which sort, and their numbers in each role.

    `scoring` is what counts at the end, but for majors and for what depends on all other points. `demands` are those of
    minor improvements that ask for anything.
    """

    __slots__ = ("points", "minors", "occupations", "majors", "scoring", "numbers", "demands")

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
        minors = [card for card in cards if card.sort == MINOR and card in _NUMBER]
        self.demands = [Demand(card) for card in minors if asks(card)]
        known = [_NUMBER[card] for card in cards if card in _NUMBER]
        self.numbers = [tuple([role * len(CARD_KEYS) + number for number in known]) for role in range(ROLES)]


def asks(card: Card) -> bool:
    """Whether a card is not to be had for nothing."""
    return card.requires is not None or bool(card.prices[0].goods or card.prices[0].returns)


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


def ready_for(game: Agricola, seat: int) -> tuple[int, ...]:
    """The numbers of a seat's hand cards for which everything is there that they ask for."""
    player = game.players[seat]
    resources = player.goods & RESOURCES
    return tuple([demand.number for demand in held_by(player).demands if demand.met(game, seat, resources)])
