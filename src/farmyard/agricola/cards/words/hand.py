"""Words about the cards in hand."""

from farmyard.agricola.cards.words.effects import Plain
from farmyard.agricola.game import Agricola
from farmyard.agricola.rules.hands import draw_anew


class DrawAnew(Plain):
    """Discard all cards of a sort that are left in hand and draw so many others."""

    __slots__ = ("sort", "number")

    def __init__(self, sort: str, number: int) -> None:
        self.sort = sort
        self.number = number

    def act(self, game: Agricola, seat: int) -> None:
        draw_anew(game, seat, self.sort, self.number)
