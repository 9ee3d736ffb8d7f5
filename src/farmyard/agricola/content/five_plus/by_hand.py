"""Occupations for five and six players: what no word says. Each class serves one card, which says why it needs it."""

from itertools import product

from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.prelude import Using
from farmyard.agricola.rules.take import Take, gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import MAJOR, NO_CARD, Card
from farmyard.agricola.state.doors import Change, Condition, Number
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import BUILDING_RESOURCES, NAMES, count, goods_among, of, text
from farmyard.agricola.state.happenings import LAYS
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.agricola.words.numbers import Improvements
from farmyard.agricola.words.shelter import Holds
from farmyard.agricola.words.spaces import is_called
from farmyard.kernel.option import Option, Target


def waiting_use(game: Agricola, seat: int, space: int) -> int:
    """The place on the agenda of the action of a space that a player is about to take, or -1."""
    action = game.spaces[space].action
    for place, (owner, step) in enumerate(game.agenda):
        if owner == seat and isinstance(step, Using) and step.part is action:
            return place
    return -1


class Twice(Action):
    """Animal Brander: the goods that may be taken on the space are taken two times, for two times their price."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    @property
    def brings(self) -> int:
        return 0

    def doubled(self, game: Agricola) -> Action:
        """What is done on the space instead."""
        choice = game.spaces[self.event.space].action
        assert isinstance(choice, Either)
        takes = [part for part in choice.parts if isinstance(part, Take)]
        return Either(tuple([Take(take.goods * 2, take.price * 2, take.space) for take in takes]))

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        place = waiting_use(game, seat, self.event.space)
        if place >= 0:
            game.agenda[place] = (seat, Using(self.doubled(game), True))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Do what you choose there two times"


class HoldsForOthers(Change):
    """Livestock Sustainer: the card holds 1 animal for each major improvement of others, up to a number."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    @property
    def minds_others(self) -> bool:
        return True

    def at(self, game: Agricola, seat: int) -> Change:
        majors = Improvements(major=True)
        others = sum([majors.of(game, other) for other in range(game.seats()) if other != seat])
        return Holds(min(self.most, others)) if others else self


class LayForOwner(Plain):
    """Middleman: lay goods on each of the spaces called so, for the owner alone."""

    __slots__ = ("goods", "called", "card")

    def __init__(self, goods: str | int, called: str, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.called = called
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        tally = game.players[seat].note(self.card)
        for index in game.in_play:
            if is_called(game, index, (self.called,)):
                tally.lay(index, self.goods)
                tally.goods += self.goods
                game.note(LAYS, seat, Target(space=index, goods=self.goods))


class TakeLaid(Plain):
    """Middleman: take what lies for the owner on the space of the event."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    @property
    def brings(self) -> int:
        return 0

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].tally(self.card).laid_on(self.event.space) != 0

    def act(self, game: Agricola, seat: int) -> None:
        tally = game.players[seat].note(self.card)
        goods = tally.laid_on(self.event.space)
        tally.forget(self.event.space)
        tally.goods -= goods
        gain(game, seat, goods, -1, self.card)


class CostOfMajors(Number):
    """Off-Siter: the building resources printed as the price of one's major improvements."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        majors = [card for card in game.players[seat].improvements if card.sort == MAJOR]
        printed = [price.goods for card in majors for price in card.prices]
        return sum([count(goods, kind) for goods in printed for kind in BUILDING_RESOURCES])

    def words(self, number: int) -> str:
        return f"{number} building resources on major improvements"


class OpenHome(Plain):
    """Off-Siter: from now on the card has room for one of the family."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note(self.card).uses = 1


class HasRoomLater(Change):
    """Off-Siter: room for one of the family, once that is open."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def homes(self, player: Player) -> int:
        return player.tally(self.card).uses


class LeaveHalf(Action):
    """Part-Time Worker: leave half of just so many goods on the space about to be used and take an animal for it."""

    __slots__ = ("offers", "event", "card")

    def __init__(self, offers: tuple[tuple[int, str], ...], event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.offers = offers
        self.event = event
        self.card = card

    def lying(self, game: Agricola) -> list[int]:
        """How many goods of each kind lie on the space."""
        there = game.stock[self.event.space]
        return [count(there, kind) if kind in goods_among(there) else 0 for kind in range(len(NAMES))]

    def possible(self, game: Agricola, seat: int) -> bool:
        return sum(self.lying(game)) in [number for number, _ in self.offers]

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "the number of goods on the space is none of these"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        lying = self.lying(game)
        animals = [bundle(animal) for number, animal in self.offers if number == sum(lying)]
        shares = product(*[range(number + 1) for number in lying]) if animals else []
        return [self.offer(animals[0], share) for share in shares if 2 * sum(share) == sum(lying)]

    def offer(self, animal: int, share: tuple[int, ...]) -> Option:
        """The option to leave so many goods of each kind for an animal."""
        left = sum([of(kind, number) for kind, number in enumerate(share)])
        target = Target(space=self.event.space, goods=animal, paid=left)
        return Option("take", f"{text(animal)} for {text(left)} left behind", target)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        space, left = self.event.space, option.target.paid
        place = waiting_use(game, seat, space)
        if place >= 0:
            game.stock[space] -= left
            game.agenda.insert(place, (seat, PutBack(space, left)))
        gain(game, seat, option.target.goods, -1, self.card)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Leave {text(option.target.paid)} on the space and take {text(option.target.goods)}"


class PutBack(Rule):
    """Part-Time Worker: what was left lies on the space once the rest is taken."""

    __slots__ = ("place", "goods")

    def __init__(self, place: int, goods: int) -> None:
        self.place = place
        self.goods = goods

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.stock[self.place] += self.goods
        game.note(LAYS, seat, Target(space=self.place, goods=self.goods))
        return []


class MoreThanAllOthers(Condition):
    """Wheelmaker: the player has more of something than all others together."""

    __slots__ = ("what",)

    def __init__(self, what: Number) -> None:
        self.what = what

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        everybody = [self.what.of(game, other) for other in range(game.seats())]
        return 2 * everybody[seat] > sum(everybody)

    def words(self) -> str:
        return f"{self.what.words(1)} more than all others together"
