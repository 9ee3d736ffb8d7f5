"""Words about taking goods: from the supply, so many of something, or from another player."""

from typing import ClassVar

from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.payment import note_payment
from farmyard.agricola.rules.react import sell_on
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import GUARD, HERD, NAMES, ONE, count, covers, kinds, shortage, text
from farmyard.agricola.state.happenings import LAYS
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain, Points
from farmyard.kernel.option import Option, Target


class TakePer(Plain):
    """Take goods once for every so many of something."""

    __slots__ = ("goods", "per", "of", "most", "card")

    def __init__(self, goods: str | int, of: Number, per: int = 1, most: int = 0, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.of = of
        self.per = per
        self.most = most
        self.card = card

    @property
    def counts(self) -> int:
        return self.of.counts

    @property
    def brings(self) -> int:
        return kinds(self.goods)

    def times(self, game: Agricola, seat: int) -> int:
        times = self.of.of(game, seat) // self.per
        return min(times, self.most) if self.most else times

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times(game, seat) > 0

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = self.goods * self.times(game, seat)
        return [Option("take", text(goods), Target(goods=goods))] if goods else []

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, self.goods * self.times(game, seat), -1, self.card)

    def question(self, game: Agricola, seat: int) -> str:
        return f"{self.card.name}: {self.card.text}"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take {option.what}"


class TakePerEvent(Plain):
    """Take goods once for each of the event's number (grain baked, fences built).

    With `pastures` once for each new pasture of at least so many cells; with `new_land` one that divides another is
    not new.
    """

    __slots__ = ("goods", "pastures", "new_land", "event", "card")

    def __init__(
        self,
        goods: str | int,
        pastures: int = 0,
        new_land: bool = False,
        event: Event = NO_EVENT,
        card: Card = NO_CARD,
    ) -> None:
        self.goods = bundle(goods)
        self.pastures = pastures
        self.new_land = new_land
        self.event = event
        self.card = card

    @property
    def brings(self) -> int:
        return kinds(self.goods)

    def times(self, game: Agricola) -> int:
        fencing = self.event.action
        if self.pastures and isinstance(fencing, Fence):
            return fencing.new_pastures(game, self.event.seat, self.pastures, self.new_land)
        return 0 if self.pastures else self.event.number

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times(game) > 0

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, self.goods * self.times(game), -1, self.card)


class ForCooked(Plain):
    """Take goods, or note points, for each animal of some kinds that the event has turned into food."""

    __slots__ = ("kinds", "goods", "points", "event", "card")
    listed: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(
        self,
        *kinds: str,
        goods: str | int = 0,
        points: int = 0,
        event: Event = NO_EVENT,
        card: Card = NO_CARD,
    ) -> None:
        self.kinds = kinds
        self.goods = bundle(goods)
        self.points = points
        self.event = event
        self.card = card

    @property
    def brings(self) -> int:
        return kinds(self.goods)

    def times(self) -> int:
        """How many such animals there were."""
        return sum([count(self.event.lying, NAMES.index(kind)) for kind in self.kinds])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times() > 0

    def act(self, game: Agricola, seat: int) -> None:
        if self.points:
            game.push(seat, Points(self.points * self.times()))
        if self.goods:
            gain(game, seat, self.goods * self.times(), -1, self.card)


class FillUp(Plain):
    """Take of each kind what the supply lacks of so many."""

    __slots__ = ("goods", "card")

    def __init__(self, goods: str | int, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.card = card

    @property
    def counts(self) -> int:
        return kinds(self.goods)

    @property
    def brings(self) -> int:
        return kinds(self.goods)

    @property
    def only_goods(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return not covers(game.players[seat].goods, self.goods)

    def spends(self, game: Agricola, seat: int) -> int:
        return -shortage(game.players[seat].goods, self.goods)

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, shortage(game.players[seat].goods, self.goods), -1, self.card)


class OneMoreOfEach(Plain):
    """Take 1 animal of each kind that the player has."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    @property
    def brings(self) -> int:
        return HERD & GUARD

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        for kind in game.board.animals:
            if count(player.goods + player.beasts, kind):
                gain(game, seat, ONE[kind], -1, self.card)


class Leave(Action):
    """Leave goods that lay on the space behind and take others from the supply instead.

    With `own` they may be any of the player's own, whether such lay on the space or not.
    """

    __slots__ = ("leave", "goods", "own", "event", "card")

    def __init__(
        self, leave: str | int, goods: str | int, own: bool = False, event: Event = NO_EVENT, card: Card = NO_CARD
    ) -> None:
        self.leave = bundle(leave)
        self.goods = bundle(goods)
        self.own = own
        self.event = event
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        """Goods left behind for another card in the same action are gone already."""
        if self.own:
            return covers(game.players[seat].goods, self.leave)
        lying, left = self.event.lying, game.stock[self.event.space]
        still = lying - left if covers(lying, left) else lying
        return covers(still, self.leave) and covers(game.players[seat].goods, self.leave)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"there were not {text(self.leave)} on the space"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        target = Target(space=self.event.space, goods=self.goods, paid=self.leave)
        return [Option("take", f"{text(self.goods)} for {text(self.leave)} left behind", target)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].goods -= self.leave
        game.note(LAYS, seat, Target(space=self.event.space, goods=self.leave))
        game.stock[self.event.space] += self.leave
        gain(game, seat, self.goods, -1, self.card)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Leave {text(self.leave)} on the space and take {text(self.goods)}"


class TakeFromDoer(Action):
    """Take 1 of the goods that another player has just taken from a space; that player may get others for it.

    What has been left on the space, or is gone already, cannot be had.
    """

    __slots__ = ("kind", "gives", "event", "card")

    def __init__(self, kind: str, gives: str | int = 0, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.kind = kind
        self.gives = bundle(gives)
        self.event = event
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        event = self.event
        kind = NAMES.index(self.kind)
        left = count(game.stock[event.space], kind) if count(event.lying, kind) else 0
        return count(event.goods, kind) > left and count(game.players[event.seat].goods, kind) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"there is no {self.kind} to be had"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if self.event is None or not self.possible(game, seat):
            return []
        target = Target(seat=self.event.seat, goods=ONE[NAMES.index(self.kind)], paid=self.gives)
        return [Option("take", f"1 {self.kind}", target)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        goods = ONE[NAMES.index(self.kind)]
        game.players[self.event.seat].goods -= goods
        note_payment(game, self.event.seat, goods)
        sell_on(game, self.event, goods)
        if self.gives:
            gain(game, self.event.seat, self.gives, -1, self.card)
        gain(game, seat, goods, -1, self.card)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take 1 {self.kind} from {game.names[self.event.seat]}, who gets {text(self.gives)}"
