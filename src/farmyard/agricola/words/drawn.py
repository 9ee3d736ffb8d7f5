"""Words about cards that are drawn during play: where they stay, when they leave, and what lies on them."""

from farmyard.agricola.rules.drawing import shuffle_back, stay_in_common, stay_with, take_away
from farmyard.agricola.rules.tableau import take_from_common
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.words.at_once import Plain


class StayForAll(Plain):
    """The event stays beside the board and acts on every seat."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        stay_in_common(game, self.card)


class StayWithDrawer(Plain):
    """The event stays before its drawer and acts on nobody else."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        stay_with(game, seat, self.card)


class ShuffleBack(Plain):
    """The event is shuffled back into its deck and can be drawn again."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        shuffle_back(game, self.card)


class LeaveTable(Plain):
    """The card, which lies beside the board, leaves the game."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        take_from_common(game, self.card)


class LeaveDrawer(Plain):
    """The card, which lies before its drawer, leaves the game."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        take_away(game, seat, self.card)


class PutTokens(Plain):
    """Put so many tokens on the card; a negative number takes some off it."""

    __slots__ = ("number", "card")

    def __init__(self, number: int, card: Card = NO_CARD) -> None:
        self.number = number
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note(self.card).goods += self.number
