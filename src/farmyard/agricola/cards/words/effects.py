"""Words that act. The actions of the board (`rules`) are words as well: plow, sow, bake, build, take."""

from itertools import product

from farmyard.agricola.cards.card import OCCUPATION, Card, Price
from farmyard.agricola.cards.doors import Condition, Number
from farmyard.agricola.cards.word import bundle
from farmyard.agricola.events import Event
from farmyard.agricola.game import ROUNDS, WORK, Agricola
from farmyard.agricola.goods import ANIMALS, NAMES, count, covers, of, text
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.exchanges import may_spend
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.payment import Pay, Way, affordable, ways
from farmyard.agricola.rules.react import use_up
from farmyard.agricola.rules.tableau import holder_of, promise
from farmyard.agricola.rules.take import gain
from farmyard.agricola.rules.work import guest_mark
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

    __slots__ = ("goods", "next", "first", "last", "after", "on", "even", "odd", "card")

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
        card: Card | None = None,
    ) -> None:
        self.goods = bundle(goods)
        self.next = next
        self.first = first
        self.last = last
        self.after = after
        self.on = on
        self.even = even
        self.odd = odd
        self.card = card

    def by(self, card: Card) -> Action:
        return LayOnRounds(
            self.goods, self.next, self.first, self.last, self.after, self.on, self.even, self.odd, card
        )  # fmt: skip

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
        marks = game.players[seat].marks
        for round in self.rounds(game.round):
            game.promised[(round - 1) * game.seats() + seat] += self.goods
            if self.card is not None and self.card.sort != OCCUPATION:
                key = promise(self.card, round)
                marks[key] = marks.get(key, 0) + self.goods


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
    """Take goods once for each threshold that a number reaches; with `falling` for each it does not exceed."""

    __slots__ = ("goods", "of", "thresholds", "falling", "card")

    def __init__(
        self,
        goods: str | int,
        of: Number,
        thresholds: tuple[int, ...],
        falling: bool = False,
        card: Card | None = None,
    ) -> None:
        self.goods = bundle(goods)
        self.of = of
        self.thresholds = thresholds
        self.falling = falling
        self.card = card

    def by(self, card: Card) -> Action:
        return TakeStepped(self.goods, self.of, self.thresholds, self.falling, card)

    def times(self, game: Agricola, seat: int) -> int:
        number = self.of.of(game, seat)
        if self.falling:
            return len([threshold for threshold in self.thresholds if number <= threshold])
        return len([threshold for threshold in self.thresholds if number >= threshold])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times(game, seat) > 0

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, self.goods * self.times(game, seat), -1, self.card)


class TakePerEvent(Plain):
    """Take goods once for each of the event's number (grain baked, fences built).

    With `pastures` once for each new pasture of at least so many cells.
    """

    __slots__ = ("goods", "pastures", "event", "card")

    def __init__(
        self, goods: str | int, pastures: int = 0, event: Event | None = None, card: Card | None = None
    ) -> None:
        self.goods = bundle(goods)
        self.pastures = pastures
        self.event = event
        self.card = card

    def by(self, card: Card) -> Action:
        return TakePerEvent(self.goods, self.pastures, self.event, card)

    def given(self, event: Event) -> Action:
        return TakePerEvent(self.goods, self.pastures, event, self.card)

    def times(self, game: Agricola) -> int:
        if self.event is None:
            return 0
        fencing = self.event.action
        if self.pastures and isinstance(fencing, Fence):
            return fencing.new_pastures(game.players[self.event.seat], self.pastures)
        return 0 if self.pastures else self.event.number

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times(game) > 0

    def act(self, game: Agricola, seat: int) -> None:
        gain(game, seat, self.goods * self.times(game), -1, self.card)


class All(Plain):
    """Several effects that just happen, one after another."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Action) -> None:
        self.parts = parts

    def by(self, card: Card) -> Action:
        return All(*[part.by(card) for part in self.parts])

    def given(self, event: Event) -> Action:
        return All(*[part.given(event) for part in self.parts])

    def possible(self, game: Agricola, seat: int) -> bool:
        return any([part.possible(game, seat) for part in self.parts])

    def act(self, game: Agricola, seat: int) -> None:
        for part in self.parts[::-1]:
            game.push(seat, part)


class Points(Plain):
    """Note bonus points at once."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [Option("take", f"{self.points} bonus points")]

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].bonus += self.points


class LayOnCard(Plain):
    """Lay the goods of some kinds that the event is about on this card.

    `anew` removes first what lies there. With `some` the player chooses how many: these serve no other card.
    """

    __slots__ = ("kinds", "anew", "some", "event", "card")

    def __init__(
        self,
        *kinds: str,
        anew: bool = False,
        some: bool = False,
        event: Event | None = None,
        card: Card | None = None,
    ) -> None:
        self.kinds = kinds
        self.anew = anew
        self.some = some
        self.event = event
        self.card = card

    @property
    def plain(self) -> bool:
        return not self.some

    def by(self, card: Card) -> Action:
        return LayOnCard(*self.kinds, anew=self.anew, some=self.some, event=self.event, card=card)

    def given(self, event: Event) -> Action:
        return LayOnCard(*self.kinds, anew=self.anew, some=self.some, event=event, card=self.card)

    def goods(self) -> list[int]:
        """The goods that can be laid, for each kind how many."""
        return [0 if self.event is None else count(self.event.goods, NAMES.index(kind)) for kind in self.kinds]

    def possible(self, game: Agricola, seat: int) -> bool:
        return not self.some or any(self.goods())

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if self.card is None:
            return []
        if not self.some:
            return [Option("use", self.card.name)]
        choices = product(*[range(number, -1, -1) for number in self.goods()])
        chosen = [bundle_of(self.kinds, numbers) for numbers in choices]
        return [Option("place", f"{text(goods)} on {self.card.name}", goods) for goods in chosen if goods]

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.some:
            return self.options(game, seat)
        self.act(game, seat)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if not self.some:
            self.act(game, seat)
        elif self.card is not None and self.event is not None:
            lay(game, seat, self.card, option.value)
            use_up(game, self.event, option.value)

    def act(self, game: Agricola, seat: int) -> None:
        if self.card is not None:
            if self.anew:
                game.players[seat].marks[self.card.name] = 0
            lay(game, seat, self.card, bundle_of(self.kinds, tuple(self.goods())))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay {option.what}" if self.some else option.text


def bundle_of(kinds: tuple[str, ...], numbers: tuple[int, ...]) -> int:
    """So many of each of some kinds."""
    return sum([of(NAMES.index(kind), number) for kind, number in zip(kinds, numbers)])


def lay(game: Agricola, seat: int, card: Card, goods: int) -> None:
    """Lay goods on a card."""
    marks = game.players[seat].marks
    marks[card.name] = marks.get(card.name, 0) + goods


class LayFromSupply(Action):
    """Lay goods of a kind from the supply on this card, all in one go; `most` limits what lies there.

    With `each` it is up to so many for each animal of the event, or for each `of` one kind that no card has used.
    """

    __slots__ = ("kind", "most", "each", "of", "event", "card")

    def __init__(
        self,
        kind: str,
        most: Number | None = None,
        each: int = 0,
        of: str = "",
        event: Event | None = None,
        card: Card | None = None,
    ) -> None:
        self.kind = kind
        self.most = most
        self.each = each
        self.of = of
        self.event = event
        self.card = card

    def by(self, card: Card) -> Action:
        return LayFromSupply(self.kind, self.most, self.each, self.of, self.event, card)

    def given(self, event: Event) -> Action:
        return LayFromSupply(self.kind, self.most, self.each, self.of, event, self.card)

    def limit(self, game: Agricola, seat: int) -> int:
        """How many may be laid there now."""
        player = game.players[seat]
        kind = NAMES.index(self.kind)
        limit = count(player.goods, kind)
        if self.most is not None and self.card is not None:
            limit = min(limit, self.most.of(game, seat) - count(player.marks.get(self.card.name, 0), kind))
        if self.each:
            limit = min(limit, self.each * self.animals())
        while limit > 0 and not may_spend(game, seat, of(kind, limit)):
            limit -= 1
        return limit

    def animals(self) -> int:
        """The animals of the event that count."""
        if self.event is None:
            return 0
        if self.of:
            return count(self.event.goods, NAMES.index(self.of))
        return sum([count(self.event.lying, kind) for kind in ANIMALS])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.limit(game, seat) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"there is no {self.kind} to lay there"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        kind = NAMES.index(self.kind)
        return [Option("pay", text(of(kind, number)), number) for number in range(self.limit(game, seat), 0, -1)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        goods = of(NAMES.index(self.kind), option.value)
        game.players[seat].goods -= goods
        if self.card is not None:
            lay(game, seat, self.card, goods)

    def question(self, game: Agricola, seat: int) -> str:
        return f"How much {self.kind} do you lay on the card?"


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


class EitherFirst(Either):
    """Exactly one of several actions before the one that follows, which must be possible then."""

    __slots__ = ()

    def options(self, game: Agricola, seat: int) -> list[Option]:
        following = [step for owner, step in game.agenda if owner == seat and isinstance(step, Action)]
        offered: list[Option] = []
        for part in self.parts:
            if part.possible(game, seat):
                spent = part.spends(game, seat)
                game.players[seat].goods -= spent
                possible = not following or following[-1].possible(game, seat)
                game.players[seat].goods += spent
                offered += part.options(game, seat) if possible else []
        return offered


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

    def spends(self, game: Agricola, seat: int) -> int:
        return self.price + self.then.spends(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not affordable(game.players[seat], self.price):
            return f"it costs {text(self.price)}"
        return self.then.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        """What could still be done once the price is paid, in one way or another."""
        player = game.players[seat]
        before = player.goods
        offered: dict[str, Option] = {}
        for way in ways(player, (Price(self.price),)):
            player.goods = way.left
            for option in self.then.options(game, seat):
                offered.setdefault(option.text, option)
            player.goods = before
        return list(offered.values())

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if covers(game.players[seat].goods, self.price):
            game.players[seat].goods -= self.price
            self.then.choose(game, seat, option)
        else:
            game.push(seat, Chosen(self.then, option))
            game.push(seat, PayTowards(self.price, self.then, option))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{self.then.label(game, seat, option)} (pay {text(self.price)})"

    def question(self, game: Agricola, seat: int) -> str:
        return self.then.question(game, seat)


class PayTowards(Pay):
    """Pay in one of the ways that leave enough for an action whose first choice has been made."""

    __slots__ = ("then", "option")

    def __init__(self, price: int, then: Action, option: Option) -> None:
        super().__init__((Price(price),))
        self.then = then
        self.option = option

    def ways(self, game: Agricola, seat: int) -> list[Way]:
        player = game.players[seat]
        before = player.goods
        found: list[Way] = []
        for way in ways(player, self.prices):
            player.goods = way.left
            if self.option.text in [option.text for option in self.then.options(game, seat)]:
                found.append(way)
            player.goods = before
        return found


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

    def still_possible(self, game: Agricola, seat: int) -> bool:
        return self.option.text in [option.text for option in self.then.options(game, seat)]

    @property
    def owed(self) -> bool:
        return True


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


class PaidToOwner(Paid):
    """An action for a price that goes to the owner of the card."""

    __slots__ = ("card",)

    def __init__(self, price: str | int, then: Action, card: Card | None = None) -> None:
        super().__init__(price, then)
        self.card = card

    def at(self, space: int) -> Action:
        return PaidToOwner(self.price, self.then.at(space), self.card)

    def by(self, card: Card) -> Action:
        return PaidToOwner(self.price, self.then.by(card), card)

    def given(self, event: Event) -> Action:
        return PaidToOwner(self.price, self.then.given(event), self.card)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        super().choose(game, seat, option)
        if self.card is not None:
            gain(game, holder_of(game, self.card), self.price)


class OwnerOrOthers(Action):
    """One action for the owner of the card, another for everybody else."""

    __slots__ = ("own", "other", "card")

    def __init__(self, own: Action, other: Action, card: Card | None = None) -> None:
        self.own = own
        self.other = other
        self.card = card

    def at(self, space: int) -> Action:
        return OwnerOrOthers(self.own.at(space), self.other.at(space), self.card)

    def by(self, card: Card) -> Action:
        return OwnerOrOthers(self.own.by(card), self.other.by(card), card)

    def part(self, game: Agricola, seat: int) -> Action:
        """The action that concerns a player."""
        return self.own if self.card is not None and holder_of(game, self.card) == seat else self.other

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.part(game, seat).possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return self.part(game, seat).obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.part(game, seat).options(game, seat)

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.part(game, seat).run(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.part(game, seat).choose(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        return self.part(game, seat).question(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.part(game, seat).label(game, seat, option)


class MorePeople(Plain):
    """So many more people may be placed, this round or `later`; fewer with a negative number."""

    __slots__ = ("number", "later")

    def __init__(self, number: int = 1, later: int = 0) -> None:
        self.number = number
        self.later = later

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        key = guest_mark(game.round + self.later)
        player.marks[key] = player.marks.get(key, 0) + self.number
        if game.phase == WORK and not self.later:
            player.at_home = max(0, player.at_home + self.number)


class ForOthers(Plain):
    """An effect for every other player, clockwise from the left; alone, for nobody."""

    __slots__ = ("then",)

    def __init__(self, then: Action) -> None:
        self.then = then

    def by(self, card: Card) -> Action:
        return ForOthers(self.then.by(card))

    def given(self, event: Event) -> Action:
        return ForOthers(self.then.given(event))

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.seats() > 1

    def act(self, game: Agricola, seat: int) -> None:
        for turn in range(game.seats() - 1, 0, -1):
            game.push((seat + turn) % game.seats(), self.then)


class ForOwner(Plain):
    """An effect for the owner of the card, whoever has brought it about."""

    __slots__ = ("then", "card")

    def __init__(self, then: Action, card: Card | None = None) -> None:
        self.then = then
        self.card = card

    def by(self, card: Card) -> Action:
        return ForOwner(self.then.by(card), card)

    def given(self, event: Event) -> Action:
        return ForOwner(self.then.given(event), self.card)

    def act(self, game: Agricola, seat: int) -> None:
        if self.card is not None:
            game.push(holder_of(game, self.card), self.then)
