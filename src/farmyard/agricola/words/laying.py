"""Words about goods laid on round spaces and on cards."""

from itertools import product
from typing import ClassVar, Final

from farmyard.agricola.rules.exchanges import may_spend
from farmyard.agricola.rules.payment import Pay, ways
from farmyard.agricola.rules.react import use_up
from farmyard.agricola.rules.take import gain
from farmyard.agricola.rules.way import Way
from farmyard.agricola.state.action import EVERYTHING, Action
from farmyard.agricola.state.card import NO_CARD, OCCUPATION, Card, Price
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import FINISHED, ROUNDS, Agricola
from farmyard.agricola.state.goods import ANIMALS, NAMES, SPARE_ANIMALS, count, covers, of, text
from farmyard.agricola.state.happenings import LAYS, LAYS_OUT
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option, Target

ANY_NUMBER: Final = 99


class LayOnRounds(Plain):
    """Lay goods on coming round spaces, to be taken when that round begins; never on past ones.

    Which rounds: the `next` so many, those from `first` to `last`, those `after` so many rounds, or the rounds `on` a
    list; `even` or `odd` keeps only such, and with `of` the first ones, as many as there are of something.
    """

    __slots__ = ("goods", "next", "of", "first", "last", "after", "on", "even", "odd", "card")

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
        of: Number | None = None,
        card: Card = NO_CARD,
    ) -> None:
        self.goods = bundle(goods)
        self.next = next
        self.of = of
        self.first = first
        self.last = last
        self.after = after
        self.on = on
        self.even = even
        self.odd = odd
        self.card = card

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

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.rounds(game.round))

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        rounds = self.rounds(game.round)
        if self.of is not None:
            rounds = rounds[: self.of.of(game, seat)]
        if rounds and game.journal is not None:
            target = Target(cards=self.card.target.cards, goods=self.goods, number=len(rounds))
            game.note(LAYS_OUT, seat, target)
        for round in rounds:
            game.promise(round, seat, self.goods)
            if self.card.sort != OCCUPATION:
                game.players[seat].note(self.card).promise(round, self.goods)


class LayOnCard(Plain):
    """Lay the goods of some kinds that the event is about on this card.

    `anew` removes first what lies there. With `some` the player chooses how many: these serve no other card.
    """

    __slots__ = ("kinds", "anew", "some", "event", "card")
    listed: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(
        self,
        *kinds: str,
        anew: bool = False,
        some: bool = False,
        event: Event = NO_EVENT,
        card: Card = NO_CARD,
    ) -> None:
        self.kinds = kinds
        self.anew = anew
        self.some = some
        self.event = event
        self.card = card

    @property
    def plain(self) -> bool:
        return not self.some

    def goods(self) -> list[int]:
        """The goods that can be laid, for each kind how many."""
        return [count(self.event.goods, NAMES.index(kind)) for kind in self.kinds]

    def possible(self, game: Agricola, seat: int) -> bool:
        return not self.some or any(self.goods())

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.some:
            return [self.card.use]
        choices = product(*[range(number, -1, -1) for number in self.goods()])
        chosen = [bundle_of(self.kinds, numbers) for numbers in choices]
        cards = self.card.target.cards
        return [
            Option("place", f"{text(goods)} on {self.card.name}", Target(cards=cards, goods=goods))
            for goods in chosen
            if goods
        ]

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.some:
            return self.options(game, seat)
        self.act(game, seat)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if not self.some:
            self.act(game, seat)
        else:
            lay(game, seat, self.card, option.target.goods)
            use_up(game, self.event, option.target.goods)

    def act(self, game: Agricola, seat: int) -> None:
        if self.anew:
            game.players[seat].note(self.card).goods = 0
        lay(game, seat, self.card, bundle_of(self.kinds, tuple(self.goods())))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay {option.what}" if self.some else option.text


class AddToCard(Plain):
    """Lay goods from the general supply on this card; with `each` for each of the event's number."""

    __slots__ = ("goods", "each", "event", "card")

    def __init__(self, goods: str | int, each: bool = False, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.each = each
        self.event = event
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        goods = self.goods * (self.event.number if self.each else 1)
        game.note(LAYS, seat, Target(cards=self.card.target.cards, goods=goods))
        lay(game, seat, self.card, goods)


class TakeOffCard(Plain):
    """Take everything that lies on this card."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    @property
    def only_goods(self) -> bool:
        return True

    @property
    def brings(self) -> int:
        return EVERYTHING

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].tally(self.card).goods != 0

    def spends(self, game: Agricola, seat: int) -> int:
        return -game.players[seat].tally(self.card).goods

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        goods = game.players[seat].tally(self.card).goods
        game.players[seat].note(self.card).goods = 0
        gain(game, seat, goods, -1, self.card)


class PayAside(Pay):
    """Give goods away in the midst of something else, in one of the ways that leave enough for that.

    Before the scoring nothing is converted any more.
    """

    __slots__ = ()

    def ways(self, game: Agricola, seat: int) -> list[Way]:
        player = game.players[seat]
        found = ways(player, self.prices)
        if game.phase == FINISHED:
            found = [way for way in found if not way.converted]
        return [way for way in found if may_spend(game, seat, player.goods - way.left)]


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
        event: Event = NO_EVENT,
        card: Card = NO_CARD,
    ) -> None:
        self.kind = kind
        self.most = most
        self.each = each
        self.of = of
        self.event = event
        self.card = card

    def limit(self, game: Agricola, seat: int) -> int:
        """How many may be laid there now."""
        player = game.players[seat]
        kind = NAMES.index(self.kind)
        limit = self.each * self.animals() if self.each else ANY_NUMBER
        if self.most is not None:
            limit = min(limit, self.most.of(game, seat) - count(player.tally(self.card).goods, kind))
        number = 0
        while number < limit and PayAside((Price(of(kind, number + 1)),)).ways(game, seat):
            number += 1
        return number

    def animals(self) -> int:
        """The animals of the event that count."""
        if self.of:
            return count(self.event.goods, NAMES.index(self.of))
        return sum([count(self.event.lying, kind) for kind in (*ANIMALS, *SPARE_ANIMALS)])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.limit(game, seat) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"there is no {self.kind} to lay there"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        kind = NAMES.index(self.kind)
        cards = () if self.card is None else self.card.target.cards
        offered = [of(kind, number) for number in range(self.limit(game, seat), 0, -1)]
        return [Option("pay", text(goods), Target(cards=cards, goods=goods)) for goods in offered]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        goods = option.target.goods
        lay(game, seat, self.card, goods)
        game.note(LAYS, seat, option.target)
        if covers(game.players[seat].goods, goods):
            game.players[seat].goods -= goods
        else:
            game.push(seat, PayAside((Price(goods),)))

    def question(self, game: Agricola, seat: int) -> str:
        return f"How much {self.kind} do you lay on the card?"


def lay(game: Agricola, seat: int, card: Card, goods: int) -> None:
    """Lay goods on a card."""
    game.players[seat].note(card).goods += goods


def bundle_of(kinds: tuple[str, ...], numbers: tuple[int, ...]) -> int:
    """So many of each of some kinds."""
    return sum([of(NAMES.index(kind), number) for kind, number in zip(kinds, numbers)])
