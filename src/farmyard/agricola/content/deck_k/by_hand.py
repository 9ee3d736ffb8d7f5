"""Deck K: what no word says. Each class serves one or two cards, which say why they need it."""

from typing import Final

from farmyard.agricola.rules.react import React
from farmyard.agricola.rules.take import Take, gain
from farmyard.agricola.rules.work import closed, could_use, use
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.events import NO_EVENT, RECEIVES, TAKES_GOODS, Event
from farmyard.agricola.state.game import PREPARATION, WORK, Agricola
from farmyard.agricola.state.goods import (
    ANIMALS,
    BUILDING_RESOURCES,
    CLAY,
    NAMES,
    ONE,
    REED,
    STONE,
    WOOD,
    count,
    covers,
    of,
    text,
)
from farmyard.agricola.state.happenings import LAYS, MOVES
from farmyard.agricola.state.player import PEOPLE, Player
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option, Target

STACK: Final = (WOOD, CLAY, REED, CLAY, STONE, CLAY, STONE)


class Adopt(Plain):
    """Adoptive Parents: the child born last is grown up at once and may be placed."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].newborns > 0

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        player.newborns -= 1
        player.at_home += 1

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Take the child home at once: it may work this round and eats like a grown-up"


class TakeOff(Plain):
    """Resource Seller: take tokens off the stack on the card as long as the top one is of a kind just received.

    Kinds received at the same time take off what they can in the best order, each once. What comes from a
    space goes before what cards add to it, which waits on the card.
    """

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        event, card = self.event, self.card
        if event.card is card:
            return
        player = game.players[seat]
        kinds = received(game, event)
        if game.phase == PREPARATION:
            left = self.take_off(game, seat, card, player.tally(card).round_goods + kinds)
            player.note(card).round_goods = left
        elif event.space < 0 and more_to_come(game, seat):
            player.note(card).waiting += kinds
        else:
            waiting = player.tally(card).waiting
            player.note(card).waiting = 0
            if event.space >= 0:
                self.take_off(game, seat, card, kinds)
                self.take_off(game, seat, card, waiting)
            else:
                self.take_off(game, seat, card, waiting + kinds)

    def take_off(self, game: Agricola, seat: int, card: Card, kinds: int) -> int:
        """Give the owner the tokens that these kinds take off; returns the kinds that took off none."""
        player = game.players[seat]
        taken = player.tally(card).goods
        while taken < len(STACK) and count(kinds, STACK[taken]):
            kinds -= ONE[STACK[taken]]
            player.note(card).goods = taken + 1
            gain(game, seat, ONE[STACK[taken]], -1, card)
            taken += 1
        return kinds

    def noted(self, game: Agricola, mark: int) -> str:
        return " ".join([NAMES[kind] for kind in STACK[mark:]]) or "empty"


def received(game: Agricola, event: Event) -> int:
    """One of each kind of building resource received; what has been left on the space is not."""
    left = game.stock[event.space] if event.space >= 0 and event.lying else 0
    goods = event.goods - left if covers(event.goods, left) else event.goods
    return sum([ONE[kind] for kind in BUILDING_RESOURCES if count(goods, kind)])


def more_to_come(game: Agricola, seat: int) -> bool:
    """Whether a player is about to get more at the same time: from other cards, or from the space itself."""
    for owner, step in game.agenda[::-1]:
        if owner != seat or not isinstance(step, Action) or not step.plain:
            break
        if isinstance(step, Take):
            return True
    for owner, step in game.agenda:
        if owner == seat and isinstance(step, React) and step.event.kind == RECEIVES and step.event.space >= 0:
            return True
    return False


class ShareOut(Plain):
    """Wood Distributor: move wood from one space to others in equal shares; the spaces are named by their tags."""

    __slots__ = ("source", "targets", "card")

    def __init__(self, source: str, targets: tuple[str, ...], card: Card = NO_CARD) -> None:
        self.source = source
        self.targets = targets
        self.card = card

    def share(self, game: Agricola) -> int:
        """The wood that each of the spaces gets."""
        lying = sum([count(game.stock[index], WOOD) for index in tagged(game, (self.source,))])
        return lying // len(self.targets)

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.share(game) > 0

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        share = self.share(game)
        for index in tagged(game, self.targets):
            game.stock[index] += of(WOOD, share)
        for index in tagged(game, (self.source,)):
            game.stock[index] -= of(WOOD, share * len(self.targets))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        names = [game.spaces[index].name for index in tagged(game, self.targets)]
        return f"Move {self.share(game)} wood each to {', '.join(names)}"


def tagged(game: Agricola, tags: tuple[str, ...]) -> list[int]:
    """The spaces in play with one of these tags."""
    return [index for index in game.in_play if any([tag in tags for tag in game.spaces[index].tags])]


class LayOnSpace(Action):
    """Foreman: lay goods on a space for whoever uses it.

    The card notes where its user might leave them because the goods there are only one of two things to take.
    """

    __slots__ = ("goods", "card")

    def __init__(self, goods: str | int, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = text(self.goods)
        return [
            Option("place", f"{goods} on {game.spaces[index].name}", Target(space=index, goods=self.goods))
            for index in game.in_play
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.stock[option.target.space] += self.goods
        game.note(LAYS, seat, option.target)
        if game.spaces[option.target.space].adds:
            game.players[seat].note(self.card).lay(option.target.space, self.goods)

    def question(self, game: Agricola, seat: int) -> str:
        return f"On which space do you lay {text(self.goods)}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay {text(self.goods)} on {game.spaces[option.target.space].name}"


class HandOver(Plain):
    """Foreman: who has used a space without taking what lies there still gets the goods laid on it.

    Somebody may have taken them without using the space.
    """

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        space = self.event.space
        laid = game.players[seat].tally(self.card).laid_on(space)
        game.players[seat].note(self.card).forget(space)
        if laid and self.event.kind != TAKES_GOODS and covers(game.stock[space], laid):
            game.stock[space] -= laid
            gain(game, self.event.seat, laid)


class MovePerson(Action):
    """Acrobat, Countryman: a person moves from a space with one tag to a free space with another and uses it.

    Nobody moves twice, and nobody moves to a space that another move has left: the spaces that people
    have moved from and to are noted as bits.
    """

    __slots__ = ("sources", "targets")

    def __init__(self, sources: tuple[str, ...], targets: tuple[str, ...]) -> None:
        self.sources = sources
        self.targets = targets

    def starts(self, game: Agricola, seat: int) -> list[int]:
        """Where people of this player stand who may move."""
        moved = game.players[seat].this_round.moved
        return [index for index in tagged(game, self.sources) if game.people_on(index, seat) and not moved >> index & 1]

    def goals(self, game: Agricola, seat: int) -> list[int]:
        """Where they may go."""
        return [
            index
            for index in game.in_play
            if any([tag in self.targets for tag in game.spaces[index].tags])
            and not has_been_left(game, index)
            and not closed(game, seat, index)
            and could_use(game, seat, index)
        ]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "nobody can move"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        starts = self.starts(game, seat)
        goals = self.goals(game, seat) if starts else []
        spaces = game.spaces
        return [
            Option("move", f"from {spaces[start].name} to {spaces[goal].name}", Target(space=start, goal=goal))
            for start in starts
            for goal in goals
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        start, goal = option.target.space, option.target.goal
        game.turn += 1
        game.take_person(start, seat)
        game.put_person(goal, seat)
        game.players[seat].note_round().moved |= 1 << start | 1 << goal
        game.note(MOVES, seat, option.target)
        use(game, seat, goal)

    def question(self, game: Agricola, seat: int) -> str:
        return "Who moves where?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Move {option.what}"


def has_been_left(game: Agricola, space: int) -> bool:
    """Whether somebody has moved away from a space."""
    for seat, player in enumerate(game.players):
        if player.this_round.moved >> space & 1 and not game.people_on(space, seat):
            return True
    return False


class LetsDraw(Change):
    """Perpetual Student: goods for playing an occupation that another player draws from the hand."""

    __slots__ = ("goods",)

    def __init__(self, goods: str | int) -> None:
        self.goods = bundle(goods)

    def draws_occupation(self) -> int:
        return self.goods


class DrawPair(Plain):
    """Veterinarian: draw two tokens from a bag; if they are of one kind, one of them is kept as an animal.

    The animals kept so far, which are no longer in the bag, are noted on the card.
    """

    __slots__ = ("goods", "card")

    def __init__(self, goods: str | int, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        left = self.goods - player.tally(self.card).goods
        bag = [kind for kind in ANIMALS for _ in range(count(left, kind))]
        game.rng.shuffle(bag)
        game.reveal("Tokens have been drawn")
        if len(bag) > 1 and bag[0] == bag[1]:
            player.note(self.card).goods += ONE[bag[0]]
            gain(game, seat, ONE[bag[0]], -1, self.card)


class MoveIn(Plain):
    """Reed Hut: one more person, if there is any, lives on the card and may be placed at once."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        if player.people + player.lodgers() < PEOPLE:
            player.note(self.card).goods = 1
            player.at_home += 1 if game.phase == WORK else 0

    def noted(self, game: Agricola, mark: int) -> str:
        return "1 person"


class Lodges(Change):
    """Reed Hut: who lives on the card works and eats like the family."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def lodgers(self, player: Player) -> int:
        return player.tally(self.card).goods
