"""Hands that change during play: drawing cards of either sort for those that are played or discarded."""

from farmyard.agricola.rules.hands import ANY, card_of, described, discard, discards, draw, draws, label_of_draw
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.game import Agricola
from farmyard.kernel.option import DONE, Option


class DrawUpTo(Rule):
    """Draw cards of either sort, one by one, until the hand has so many or none are left."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return draws(game) if len(game.players[seat].hand) < self.number else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        draw(game, seat, ANY[option.target.kind], 1)
        game.push(seat, self)

    @property
    def lucky(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "From which deck do you draw?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return label_of_draw(option)


class DiscardOne(Rule):
    """A card of the hand may be discarded; in the end the hand has `number` cards, or with 0 as many as before."""

    __slots__ = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.players[seat].hand:
            return [*discards(game, seat), DONE]
        game.push(seat, DrawUpTo(self.number))
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, DrawUpTo(self.number or len(game.players[seat].hand)))
        if option is not DONE:
            discard(game, seat, [card_of(option)])

    @property
    def secret(self) -> bool:
        return True

    @property
    def lucky(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        held = len(game.players[seat].hand)
        if not self.number or held >= self.number:
            return "Do you discard a card to draw another one?"
        return f"You draw up to {self.number} cards: do you discard one first?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Keep all cards" if option is DONE else described(option)
