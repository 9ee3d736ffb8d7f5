"""Words about effects that come only once or in a later round."""

from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Condition, Number
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import several
from farmyard.agricola.words.at_once import Plain


class Once(Plain):
    """An effect that happens only the first time, whichever clause of the card brings it about."""

    __slots__ = ("then", "card")

    def __init__(self, then: Action, card: Card = NO_CARD) -> None:
        self.then = then
        self.card = card

    @property
    def counts(self) -> int:
        return self.then.counts

    @property
    def brings(self) -> int:
        return self.then.brings

    def possible(self, game: Agricola, seat: int) -> bool:
        return not game.players[seat].tally(self.card).uses

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note(self.card).uses = 1
        game.push(seat, self.then)


class Reserve(Plain):
    """Mark rounds, coming ones `on` a list or those `after` so many, in which the card will act (see `Reserved`).

    `after=(0,)` is a claim for later in this round. With `again` a round may be marked several times (see `Marks`).
    """

    __slots__ = ("on", "after", "again", "card")

    def __init__(
        self, on: tuple[int, ...] = (), after: tuple[int, ...] = (), again: bool = False, card: Card = NO_CARD
    ) -> None:
        self.on = on
        self.after = after
        self.again = again
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        coming = [round for round in self.on if round > game.round]
        for round in coming + [game.round + later for later in self.after]:
            if round <= ROUNDS:
                tally = game.players[seat].note(self.card)
                tally.reserve(round, tally.on_round(round) + 1 if self.again else 1)


class Marks(Number):
    """How often the card has marked this round."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def of(self, game: Agricola, seat: int) -> int:
        return game.players[seat].tally(self.card).on_round(game.round)

    def words(self, number: int) -> str:
        return f"{several(number, 'mark')} on this round"


class Reserved(Condition):
    """The card has marked this round."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return game.players[seat].tally(self.card).on_round(game.round) > 0

    def words(self) -> str:
        return f"a round marked for {self.card.name}"
