"""Words that only one card of the X deck speaks, but for those about people and those about places."""

from typing import ClassVar, Final

from farmyard.agricola.farm.housing import Shelter
from farmyard.agricola.rules.drawing import stay_with, take_away
from farmyard.agricola.rules.family import Grow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.payment import affordable, charge_goods, note_payment
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change, Condition, Conversion, Number
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import (
    BUILDING_RESOURCES,
    FOOD,
    HERD,
    NAMES,
    ONE,
    count,
    goods_among,
    of,
    several,
    text,
)
from farmyard.agricola.state.happenings import BECOMES_FIRST, LOSES_TOKENS, PASSES_ON
from farmyard.agricola.state.player import PEOPLE, Player
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import DONE, Option, Target

WOOZLES: Final = 13
KINDS_FOR_A_CHILD: Final = 5


class ConvertAll(Action):
    """Converter: turn all of one building resource into as much of another."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return "turn all of one of your building resources into as much of another"

    def possible(self, game: Agricola, seat: int) -> bool:
        return any([count(game.players[seat].goods, kind) for kind in BUILDING_RESOURCES])

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no building resources"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = game.players[seat].goods
        return [
            exchange_option(of(given, count(goods, given)), of(gained, count(goods, given)))
            for given in BUILDING_RESOURCES
            for gained in BUILDING_RESOURCES
            if count(goods, given) and given != gained
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].goods -= option.target.paid
        note_payment(game, seat, option.target.paid)
        gain(game, seat, option.target.goods)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which building resource do you turn into which?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Turn {text(option.target.paid)} into {text(option.target.goods)}"


def exchange_option(paid: int, goods: int) -> Option:
    return Option("take", f"{text(goods)} for {text(paid)}", Target(goods=goods, paid=paid))


class NeededRoom(Condition):
    """Merchants from Mars: the growth of the event is one that needs room."""

    __slots__ = ()

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        growth = None if event is None else event.action
        return isinstance(growth, Grow) and growth.needs_room

    def words(self) -> str:
        return "a growth that needs room"


class ClosedPasture(Condition):
    """Merchants from Pluto: the fences of the event have closed a pasture, or divided one."""

    __slots__ = ()

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        building = None if event is None else event.action
        return isinstance(building, Fence) and building.new_pastures(game, seat, 1, False) > 0

    def words(self) -> str:
        return "fences that close a pasture"


class Fewest(Number):
    """Ley Lines: the lowest of several numbers."""

    __slots__ = ("parts",)
    listed: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Number) -> None:
        self.parts = parts

    def of(self, game: Agricola, seat: int) -> int:
        return min([part.of(game, seat) for part in self.parts])

    def words(self, number: int) -> str:
        return " and ".join([part.words(number) for part in self.parts])


class Replicate(Plain):
    """Replicator: get what lay on the space once more; the card goes to the left neighbour, alone out of the game."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def lying(self) -> int:
        """The goods that lay there."""
        return sum([of(kind, count(self.event.lying, kind)) for kind in goods_among(self.event.lying)])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.lying() > 0

    def act(self, game: Agricola, seat: int) -> None:
        take_away(game, seat, self.card)
        if game.seats() > 1:
            neighbour = (seat + 1) % game.seats()
            stay_with(game, neighbour, self.card)
            game.note(PASSES_ON, seat, Target(cards=self.card.target.cards, seat=neighbour))
        gain(game, seat, self.lying(), -1, self.card)


class FeedWoozles(Action):
    """Furry Friends: feed all Woozles, which then multiply, or let them go; they go if the family had to beg."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def number(self, game: Agricola, seat: int) -> int:
        return game.players[seat].tally(self.card).goods

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.number(game, seat) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no Woozles"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        number, player = self.number(game, seat), game.players[seat]
        if not number:
            return []
        cards, words = self.card.target.cards, several(number, "Woozle")
        fed = Option("pay", f"{number} food for {words}", Target(cards=cards, goods=of(FOOD, number)))
        gone = Option("release", words, Target("Woozle", cards=cards, number=number))
        begged = player.begging > player.tally(self.card).waiting
        return [gone] if begged or not affordable(player, of(FOOD, number)) else [fed, gone]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        tally = game.players[seat].note(self.card)
        if option.verb == "pay":
            tally.goods = min(WOOZLES, tally.goods + tally.goods // 2)
            charge_goods(game, seat, option.target.goods)
        else:
            tally.uses += tally.goods
            tally.goods = 0
            game.note(LOSES_TOKENS, seat, option.target)

    def question(self, game: Agricola, seat: int) -> str:
        return f"Do you feed your {several(self.number(game, seat), 'Woozle')}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option.verb == "pay":
            return f"Feed them with {text(option.target.goods)}"
        return f"Let them go and lose {several(option.target.number, 'point')}"


class NoteBegging(Plain):
    """Furry Friends: note how many begging cards there are before the family is fed."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note(self.card).waiting = game.players[seat].begging


class WinsWith(Change):
    """Dive at the End of the Universe: exactly so many points win."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def wins_with(self, points: int) -> bool:
        return points == self.points


class NameStartingPlayer(Action):
    """Beam Me Down, Mac: somebody takes the starting player marker."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [
            Option("become", f"starting player: player {other + 1}", Target("starting player", seat=other))
            for other in range(game.seats())
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.starting_player = option.target.seat
        game.note(BECOMES_FIRST, option.target.seat)

    def question(self, game: Agricola, seat: int) -> str:
        return "Who becomes the starting player?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{game.names[option.target.seat]} becomes the starting player"


class GoodsForAChild(Action):
    """I Am Your Papa: give up goods of five kinds, chosen one by one, for a child; or not."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: int = 0) -> None:
        self.chosen = chosen

    def kinds(self, game: Agricola, seat: int) -> list[int]:
        """The kinds that may come next: they are named in their order, and enough others must follow."""
        taken = [kind for kind in range(len(NAMES)) if count(self.chosen, kind)]
        first = taken[-1] + 1 if taken else 0
        held = [kind for kind in goods_among(game.players[seat].goods) if kind >= first]
        return held[: max(0, len(held) + len(taken) - KINDS_FOR_A_CHILD + 1)]

    def possible(self, game: Agricola, seat: int) -> bool:
        return Grow(needs_room=False).possible(game, seat) and bool(self.kinds(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not Grow(needs_room=False).possible(game, seat):
            return f"a family has at most {PEOPLE} members"
        return "" if self.possible(game, seat) else "goods of fewer than 5 kinds"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        return [pay_option(ONE[kind]) for kind in self.kinds(game, seat)] + [DONE]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        chosen = self.chosen + option.target.goods
        if sum([count(chosen, kind) for kind in range(len(NAMES))]) < KINDS_FOR_A_CHILD:
            game.push(seat, GoodsForAChild(chosen))
            return
        game.players[seat].goods -= chosen
        note_payment(game, seat, chosen)
        game.push(seat, Grow(needs_room=False))

    @property
    def hurries(self) -> bool:
        """Once goods are named, nothing is exchanged that could take them away again."""
        return self.chosen > 0

    def question(self, game: Agricola, seat: int) -> str:
        given = f", {text(self.chosen)} and" if self.chosen else ""
        return f"Goods of 5 kinds for a child:{given} which do you give?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Have no child" if option is DONE else f"Give {option.what}"


def pay_option(goods: int) -> Option:
    return Option("pay", text(goods), Target(goods=goods))


class Shrunk(Change):
    """Honey, I Shrunk ...: twice as many animals have room everywhere, but they make half as much food."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        return 9

    def shelter(self, player: Player, shelter: Shelter) -> None:
        shelter.house *= 2
        for pen in shelter.pastures + shelter.stables:
            pen.capacity = [2 * capacity for capacity in pen.capacity]
        for yard in shelter.yards:
            yard.own = [2 * places for places in yard.own]
            single = [pen for pen in yard.pens if max(pen.capacity) == 1]
            for pen in yard.pens:
                pen.capacity = [capacity if pen in single else 2 * capacity for capacity in pen.capacity]
            yard.pens += shelter.places(len(single))

    def converted(self, conversion: Conversion) -> Conversion:
        food = count(conversion.gain, FOOD)
        animals = sum([count(conversion.give & HERD, kind) for kind in range(len(NAMES))])
        if not animals or not food:
            return conversion
        gain = conversion.gain - of(FOOD, food - max(animals, food // 2))
        return Conversion(
            conversion.give, gain, conversion.name, conversion.harvest, conversion.when, conversion.cooking,
            conversion.housed, conversion.card,
        )  # fmt: skip
