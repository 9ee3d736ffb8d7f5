"""Words about effects that come only once or in a later round."""

from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Condition
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.words.at_once import Plain


class Once(Plain):
    """An effect that happens only the first time, whichever clause of the card brings it about."""

    __slots__ = ("then", "card")

    def __init__(self, then: Action, card: Card | None = None) -> None:
        self.then = then
        self.card = card

    def by(self, card: Card) -> Action:
        return Once(self.then.by(card), card)

    def given(self, event: Event) -> Action:
        return Once(self.then.given(event), self.card)

    def mark(self) -> str:
        return f"{self.card.name} happened" if self.card is not None else ""

    def possible(self, game: Agricola, seat: int) -> bool:
        return not game.players[seat].marks.get(self.mark(), 0)

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].marks[self.mark()] = 1
        game.push(seat, self.then)


def reservation(card_name: str, round: int) -> str:
    """The mark that says that a card acts in a round."""
    return f"{card_name} in round {round}"


class Reserve(Plain):
    """Mark rounds, coming ones `on` a list or those `after` so many, in which the card will act (see `Reserved`).

    `after=(0,)` is a claim for later in this round.
    """

    __slots__ = ("on", "after", "card")

    def __init__(self, on: tuple[int, ...] = (), after: tuple[int, ...] = (), card: Card | None = None) -> None:
        self.on = on
        self.after = after
        self.card = card

    def by(self, card: Card) -> Action:
        return Reserve(self.on, self.after, card)

    def act(self, game: Agricola, seat: int) -> None:
        coming = [round for round in self.on if round > game.round]
        for round in coming + [game.round + later for later in self.after]:
            if self.card is not None and round <= ROUNDS:
                game.players[seat].marks[reservation(self.card.name, round)] = 1


class Reserved(Condition):
    """The card has marked this round."""

    __slots__ = ("card_name",)

    def __init__(self, card_name: str) -> None:
        self.card_name = card_name

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return game.players[seat].marks.get(reservation(self.card_name, game.round), 0) > 0

    def words(self) -> str:
        return f"a round marked for {self.card_name}"
