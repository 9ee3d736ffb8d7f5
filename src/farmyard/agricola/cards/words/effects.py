"""Words that act. The actions of the board (`rules`) are words as well: plow, sow, bake, build, take."""

from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.doors import Condition, Number
from farmyard.agricola.cards.word import bundle
from farmyard.agricola.events import Event
from farmyard.agricola.game import ROUNDS, Agricola
from farmyard.agricola.goods import covers, text
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.payment import affordable, charge_goods
from farmyard.agricola.rules.take import gain
from farmyard.kernel.option import Option


class Plain(Action):
    """An effect that just happens; `act` is what it does."""

    __slots__ = ()

    @property
    def plain(self) -> bool:
        return True

    def act(self, game: Agricola, seat: int) -> None:
        """Do it."""

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "it has no effect now"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [Option("use", type(self).__name__)] if self.possible(game, seat) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.possible(game, seat):
            self.act(game, seat)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.act(game, seat)


class LayOnRounds(Plain):
    """Lay goods on coming round spaces, to be taken when that round begins; never on past ones.

    Which rounds: the `next` so many, those from `first` to `last`, those `after` so many rounds, or
    the rounds `on` a list; `even` or `odd` keeps only such.
    """

    __slots__ = ("goods", "next", "first", "last", "after", "on", "even", "odd")

    def __init__(
        self,
        goods: str | int,
        next: int = 0,
        first: int = 1,
        last: int = ROUNDS,
        after: tuple[int, ...] = (),
        on: tuple[int, ...] = (),
        even: bool = False,
        odd: bool = False,
    ) -> None:
        self.goods = bundle(goods)
        self.next = next
        self.first = first
        self.last = last
        self.after = after
        self.on = on
        self.even = even
        self.odd = odd

    def rounds(self, now: int) -> list[int]:
        """The rounds that get something."""
        if self.after:
            chosen = [now + later for later in self.after]
        elif self.on:
            chosen = list(self.on)
        elif self.next:
            chosen = list(range(now + 1, now + self.next + 1))
        else:
            chosen = list(range(self.first, self.last + 1))
        return [
            round
            for round in chosen
            if now < round <= ROUNDS and not (self.even and round % 2) and not (self.odd and round % 2 == 0)
        ]

    def act(self, game: Agricola, seat: int) -> None:
        for round in self.rounds(game.round):
            game.promised[(round - 1) * game.seats() + seat] += self.goods


class TakePer(Plain):
    """Take goods once for every so many of something."""

    __slots__ = ("goods", "per", "of", "most", "card")

    def __init__(self, goods: str | int, of: Number, per: int = 1, most: int = 0, card: Card | None = None) -> None:
        self.goods = bundle(goods)
        self.of = of
        self.per = per
        self.most = most
        self.card = card

    def by(self, card: Card) -> Action:
        return TakePer(self.goods, self.of, self.per, self.most, card)

    def times(self, game: Agricola, seat: int) -> int:
        times = self.of.of(game, seat) // self.per
        return min(times, self.most) if self.most else times

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times(game, seat) > 0

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, self.goods * self.times(game, seat), -1, self.card)


class TakeStepped(Plain):
    """Take goods once for each threshold that a number reaches."""

    __slots__ = ("goods", "of", "thresholds", "card")

    def __init__(self, goods: str | int, of: Number, thresholds: tuple[int, ...], card: Card | None = None) -> None:
        self.goods = bundle(goods)
        self.of = of
        self.thresholds = thresholds
        self.card = card

    def by(self, card: Card) -> Action:
        return TakeStepped(self.goods, self.of, self.thresholds, card)

    def times(self, game: Agricola, seat: int) -> int:
        number = self.of.of(game, seat)
        return len([threshold for threshold in self.thresholds if number >= threshold])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times(game, seat) > 0

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, self.goods * self.times(game, seat), -1, self.card)


class TakePerEvent(Plain):
    """Take goods once for each of the event's number (grain baked, fences built)."""

    __slots__ = ("goods", "number", "card")

    def __init__(self, goods: str | int, number: int = 0, card: Card | None = None) -> None:
        self.goods = bundle(goods)
        self.number = number
        self.card = card

    def by(self, card: Card) -> Action:
        return TakePerEvent(self.goods, self.number, card)

    def given(self, event: Event) -> Action:
        return TakePerEvent(self.goods, event.number, self.card)

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, self.goods * self.number, -1, self.card)


class Points(Plain):
    """Note bonus points at once."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].bonus += self.points


class If(Action):
    """An action only if a condition holds."""

    __slots__ = ("condition", "then")

    def __init__(self, condition: Condition, then: Action) -> None:
        self.condition = condition
        self.then = then

    @property
    def plain(self) -> bool:
        return self.then.plain

    def by(self, card: Card) -> Action:
        return If(self.condition, self.then.by(card))

    def given(self, event: Event) -> Action:
        return If(self.condition, self.then.given(event))

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.condition.holds(game, seat, None) and self.then.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not self.condition.holds(game, seat, None):
            return f"needs {self.condition.words()}"
        return self.then.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.then.options(game, seat) if self.condition.holds(game, seat, None) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.then.run(game, seat) if self.condition.holds(game, seat, None) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.then.choose(game, seat, option)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.then.label(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        return self.then.question(game, seat)


class Paid(Action):
    """An action for a price that is paid first."""

    __slots__ = ("price", "then")

    def __init__(self, price: str | int, then: Action) -> None:
        self.price = bundle(price)
        self.then = then

    def by(self, card: Card) -> Action:
        return Paid(self.price, self.then.by(card))

    def given(self, event: Event) -> Action:
        return Paid(self.price, self.then.given(event))

    def possible(self, game: Agricola, seat: int) -> bool:
        return affordable(game.players[seat], self.price) and bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not affordable(game.players[seat], self.price):
            return f"it costs {text(self.price)}"
        return self.then.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        """What could still be done once the price is paid."""
        player = game.players[seat]
        if not affordable(player, self.price):
            return []
        if not covers(player.goods, self.price):
            return self.then.options(game, seat)
        player.goods -= self.price
        offered = self.then.options(game, seat)
        player.goods += self.price
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if covers(game.players[seat].goods, self.price):
            game.players[seat].goods -= self.price
            self.then.choose(game, seat, option)
        else:
            game.push(seat, Chosen(self.then, option))
            charge_goods(game, seat, self.price)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{self.then.label(game, seat, option)} (pay {text(self.price)})"

    def question(self, game: Agricola, seat: int) -> str:
        return self.then.question(game, seat)


class Chosen(Action):
    """An action whose first choice has been made already."""

    __slots__ = ("then", "option")

    def __init__(self, then: Action, option: Option) -> None:
        self.then = then
        self.option = option

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.option]

    def run(self, game: Agricola, seat: int) -> list[Option]:
        self.then.choose(game, seat, self.option)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.then.choose(game, seat, option)


class Leave(Action):
    """Leave goods that lay on the space behind and take others from the supply instead."""

    __slots__ = ("leave", "goods", "space", "lying", "card")

    def __init__(
        self, leave: str | int, goods: str | int, space: int = -1, lying: int = 0, card: Card | None = None
    ) -> None:
        self.leave = bundle(leave)
        self.goods = bundle(goods)
        self.space = space
        self.lying = lying
        self.card = card

    def by(self, card: Card) -> Action:
        return Leave(self.leave, self.goods, self.space, self.lying, card)

    def given(self, event: Event) -> Action:
        return Leave(self.leave, self.goods, event.space, event.lying, self.card)

    def possible(self, game: Agricola, seat: int) -> bool:
        """Goods left behind for another card in the same action are gone already."""
        if self.space < 0:
            return False
        still = self.lying - game.stock[self.space] if covers(self.lying, game.stock[self.space]) else self.lying
        return covers(still, self.leave) and covers(game.players[seat].goods, self.leave)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"there were not {text(self.leave)} on the space"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        return [Option("take", f"{text(self.goods)} for {text(self.leave)} left behind")]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].goods -= self.leave
        game.stock[self.space] += self.leave
        gain(game, seat, self.goods, -1, self.card)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Leave {text(self.leave)} on the space and take {text(self.goods)}"
