"""What only the seasons do, beyond the words of other cards."""

from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import RoundByRound
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Change, Condition
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import HARVESTS, ROUNDS, Agricola
from farmyard.agricola.state.goods import text
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.paying import Paid


class InSeason(Condition):
    """It is the season of this name, up to a `last` round."""

    __slots__ = ("name", "last")

    def __init__(self, name: str, last: int = ROUNDS) -> None:
        self.name = name
        self.last = last

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return game.round <= self.last and any([card.name == self.name for card in game.common])

    def words(self) -> str:
        return f"it is {self.name.lower()}" + (f", up to round {self.last}" if self.last < ROUNDS else "")


class PerHarvest(RoundByRound):
    """An action for a price, and for some goods more with each harvest that is still to come."""

    __slots__ = ("price", "each")

    def __init__(self, price: str | int, each: str | int, part: Action) -> None:
        super().__init__(part)
        self.price = bundle(price)
        self.each = bundle(each)

    @property
    def words(self) -> str:
        return f"pay {text(self.price)} and {text(self.each)} for each harvest still to come, then {self.part.words}"

    def now(self, game: Agricola) -> Action | None:
        harvests = len([round for round in HARVESTS if round >= game.round])
        return Paid(self.price + self.each * harvests, self.part)


class StablesForRooms(Build):
    """One stable for each room of the event, for nothing."""

    __slots__ = ()

    def bound(self, card: Card | None = None, space: int = -1, event: Event | None = None) -> Action:
        if event is not None:
            return Build(stables=event.number, card=self.card)
        return self if card is None else StablesForRooms(stables=1, card=card)


class NoHeating(Change):
    """No fuel is needed in a harvest at the end of a round of the season of this name, whatever cards say."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def turn(self) -> int:
        return 4

    def fuel_needed(self, game: Agricola, seat: int, needed: int) -> int:
        harvest = min([round for round in HARVESTS if round >= game.round])
        return 0 if game.board.card_of(harvest).name == self.name else needed
