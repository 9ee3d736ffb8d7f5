"""Reactions: how the cards on the table answer what happens.

`announce` puts a question for every player whose cards concern an event on the agenda, the doer's
first, then clockwise. Plain gains just happen; of the rest the owner chooses the order, and when to count
goods that the others may still bring.
"""

from typing import ClassVar, Final

from farmyard.agricola.rules.prelude import leading_on
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import Card, told_apart
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import (
    BREEDING_END,
    COOKED,
    FIELD_START,
    RECEIVES,
    SELLS_GOODS,
    SHARES_GOODS,
    TAKES_GOODS,
    TOOK_GOODS,
    USES_SPACE,
    Event,
)
from farmyard.agricola.state.game import WORK, Agricola
from farmyard.agricola.state.goods import RESOURCES
from farmyard.agricola.state.happenings import USES
from farmyard.kernel.option import DONE, Option

Pending = tuple[tuple[Card, When], ...]
SHARED: Final = (RECEIVES, TAKES_GOODS, SELLS_GOODS, SHARES_GOODS, TOOK_GOODS)


def announce(game: Agricola, event: Event, first: int = -1, without: tuple[Card, ...] = ()) -> None:
    """Let cards react to an event, before anything that is already on the agenda.

    The moments of a harvest pass by the cards of a player who stays out of it. The doer reacts first,
    or the starting player where nobody does it, unless another seat is named. Cards it happens `without` stay silent.
    """
    listeners = game.listeners[event.kind]
    if without:
        listeners = [listener for listener in listeners if listener[1] not in without]
    if not listeners:
        return
    seats = len(game.players)
    asked = 0
    for owner, _, reaction in listeners:
        asked |= reaction.asked(owner, event)
    if not asked:
        return
    if first < 0:
        first = event.seat if event.seat >= 0 else game.starting_player
    for turn in range(seats - 1, -1, -1):
        seat = (first + turn) % seats
        if not asked >> seat & 1:
            continue
        if event.seat < 0 and game.players[seat].skips_harvest and FIELD_START <= event.kind <= BREEDING_END:
            continue
        pending = concerned(game, seat, event, listeners)
        if pending:
            game.push(seat, React(event, pending))


def concerned(game: Agricola, seat: int, event: Event, listeners: list[tuple[int, Card, When]]) -> Pending:
    """The reactions to an event that are a player's."""
    return tuple(
        [
            (card, reaction)
            for owner, card, reaction in listeners
            if reaction.is_for(owner, event, seat)
            and has_uses(game, seat, card, reaction)
            and reaction.applies(game, owner, event)
        ]
    )


def listening(game: Agricola, kind: int) -> bool:
    """Whether any card reacts to a kind of event; spares making the event where none does."""
    return len(game.listeners[kind]) > 0


def come_in(game: Agricola, seat: int, goods: int, space: int = -1, card: Card | None = None, lying: int = 0) -> None:
    """Goods have come to a player's supply: cards may react, and building resources of the work phase are noted."""
    resources = goods & RESOURCES
    if resources and game.phase == WORK:
        game.players[seat].note_round().received += resources
    if listening(game, RECEIVES):
        announce(game, Event(RECEIVES, seat, space, goods, lying, card=card))


def announce_cooking(game: Agricola, seat: int, animals: int, during: object = None) -> None:
    """Let cards react to animals that are turned into food.

    What is cooked `during` one and the same question is cooked at one time: the number of the event is 1 for
    the first of it and 2 for what follows. Its goods are those animals that have not been laid on a card.
    """
    if not listening(game, COOKED):
        return
    player = game.players[seat]
    facts = player.note_round()
    again = during is not None and facts.cooking is during and facts.cooking_turn == game.turn
    facts.cooking = during
    facts.cooking_turn = game.turn
    announce(game, Event(COOKED, seat, goods=animals, lying=animals, number=2 if again else 1))


def has_uses(game: Agricola, seat: int, card: Card, reaction: When) -> bool:
    """Whether a reaction is not used up."""
    if not reaction.limited:
        return True
    tally = game.players[seat].tally(card)
    if reaction.uses and tally.uses >= reaction.uses:
        return False
    if reaction.per_turn and tally.turn == game.turn:
        return False
    return not reaction.per_round or tally.round_uses < reaction.per_round


def count_use(game: Agricola, seat: int, card: Card, reaction: When) -> None:
    """Note that a reaction is used, as far as that is limited."""
    if reaction.limited:
        tally = game.players[seat].note(card)
        tally.uses += 1 if reaction.uses else 0
        tally.round_uses += 1 if reaction.per_round else 0
        tally.turn = game.turn if reaction.per_turn else tally.turn


class React(Rule):
    """One player's reactions to one event."""

    __slots__ = ("event", "pending")

    def __init__(self, event: Event, pending: Pending) -> None:
        self.event = event
        self.pending = pending

    def run(self, game: Agricola, seat: int) -> list[Option]:
        first = tuple([pair for pair in self.pending if pair[1].first])
        if first and len(first) < len(self.pending):
            game.push(seat, React(self.event, tuple([pair for pair in self.pending if not pair[1].first])))
            game.push(seat, React(self.event, first))
            return []
        plain = [(card, reaction) for card, reaction in self.pending if self.just_happens(reaction)]
        if plain:
            rest = tuple([pair for pair in self.pending if pair not in plain])
            if rest:
                game.push(seat, React(self.event, rest))
            for card, reaction in reversed(plain):
                count_use(game, seat, card, reaction)
                game.push(seat, reaction.effect(self.event))
            return []
        open_now = self.possible(game, seat)
        if not open_now:
            return []
        if len(open_now) == 1:
            offered = self.options_of(game, seat, open_now[0][0], open_now[0][1])
        else:
            uses = [Option("use", card.name, card.target, (card, reaction)) for card, reaction in open_now]
            offered = told_apart(uses)
            if all([reaction.may for _, reaction in open_now]):
                offered.append(DONE)
        return self.leading_on(game, seat, offered)

    def leading_on(self, game: Agricola, seat: int, offered: list[Option]) -> list[Option]:
        """The options after which the space that a player is about to use can still be used."""
        if self.event.kind != USES_SPACE or self.event.seat != seat:
            return offered
        return leading_on(game, seat, self, offered)

    def just_happens(self, reaction: When) -> bool:
        """Whether a reaction needs no choice: plain, not optional, and excluding no other one that is open.

        One that counts goods is better used once the others have brought what they may.
        """
        if reaction.may or not reaction.then.plain:
            return False
        counts = reaction.then.counts
        if counts and any([other.then.brings & counts for _, other in self.pending if other is not reaction]):
            return False
        if not reaction.group:
            return True
        return len([other for _, other in self.pending if other.group == reaction.group]) == 1

    def possible(self, game: Agricola, seat: int) -> list[tuple[Card, When]]:
        """The reactions that could be carried out now."""
        return [
            (card, reaction)
            for card, reaction in self.pending
            if has_uses(game, seat, card, reaction) and reaction.effect(self.event).possible(game, seat)
        ]

    def options_of(self, game: Agricola, seat: int, card: Card, reaction: When) -> list[Option]:
        """The options of a lone reaction: those of its effect, and leaving it."""
        effect = reaction.effect(self.event)
        offered = effect.options(game, seat)
        return offered + [DONE] if reaction.may and offered else offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            due = tuple([pair for pair in self.pending if not pair[1].may])
            if due:
                game.push(seat, React(self.event, due))
            return
        open_now = self.possible(game, seat)
        lone = len(open_now) == 1
        card, reaction = open_now[0] if lone else chosen(open_now, option)
        count_use(game, seat, card, reaction)
        game.note(USES, seat, card.target)
        rest = tuple(
            [
                (other, later)
                for other, later in self.pending
                if (other is not card or later is not reaction)
                and (not reaction.group or later.group != reaction.group)
            ]
        )
        if rest:
            game.push(seat, React(self.event, rest))
        effect = reaction.effect(self.event)
        if lone:
            effect.choose(game, seat, option)
        else:
            game.push(seat, effect)

    def question(self, game: Agricola, seat: int) -> str:
        open_now = self.possible(game, seat)
        if len(open_now) == 1:
            return f"{open_now[0][0].name}: {open_now[0][0].text}"
        return "Which of your cards do you use?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        open_now = self.possible(game, seat)
        if option is DONE:
            return "Leave it"
        if len(open_now) == 1:
            return open_now[0][1].effect(self.event).label(game, seat, option)
        card, _ = chosen(open_now, option)
        return f"Use {card.name}: {card.text}"


def chosen(open_now: list[tuple[Card, When]], option: Option) -> tuple[Card, When]:
    """The card and the reaction that an option is to use."""
    pairs = [pair for pair in open_now if pair == option.means]
    return pairs[0]


def join_in(game: Agricola, seat: int, card: Card, kind: int) -> None:
    """A card that comes into play at a moment to which it reacts does so together with its owner's others."""
    event = Event(kind)
    joining = concerned(game, seat, event, [listener for listener in game.listeners[kind] if listener[1] is card])
    if not joining:
        return
    for place, (owner, step) in enumerate(game.agenda):
        if owner == seat and isinstance(step, React) and step.event.kind == kind:
            game.agenda[place] = (seat, React(step.event, step.pending + joining))
            return
    game.push(seat, React(event, joining))


def sell_on(game: Agricola, event: Event, goods: int) -> None:
    """Goods taken from a space go to somebody else: cards that are still to react see fewer of them.

    Who sells them has taken them all the same; who shares them never had them.
    """
    fewer = (RECEIVES, SELLS_GOODS) if event.kind == SELLS_GOODS else SHARED
    for place, (seat, step) in enumerate(game.agenda):
        if isinstance(step, React) and step.event.kind in fewer and step.event.seat == event.seat:
            if step.event.space == event.space:
                game.agenda[place] = (seat, React(step.event.less(goods), step.pending))


def use_up(game: Agricola, event: Event, goods: int) -> None:
    """Goods of an event have served one card: the reactions to it still to come are to the rest."""
    for place, (seat, step) in enumerate(game.agenda):
        if isinstance(step, React) and step.event is event:
            rest = Event(event.kind, event.seat, event.space, event.goods - goods, event.lying, event.number)
            game.agenda[place] = (seat, React(rest, step.pending))


class Moments(Rule):
    """Moments that come to pass by themselves, one after another, for cards to react to."""

    __slots__ = ("events",)
    listed: ClassVar[tuple[str, ...]] = ("events",)

    def __init__(self, *events: int) -> None:
        self.events = events

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for place, event in enumerate(self.events):
            if listening(game, event):
                if place + 1 < len(self.events):
                    game.push(seat, Moments(*self.events[place + 1 :]))
                announce(game, Event(event))
                break
        return []


class Answers(Rule):
    """A moment at which players answer one another: to use a card is final, to leave it is not.

    They are asked in turn order, again and again, until nobody in a row uses a card. The reactions are
    optional and limited `per_round`.
    """

    __slots__ = ("event", "declined")

    def __init__(self, event: int, declined: int = 0) -> None:
        self.event = event
        self.declined = declined

    def asked(self, game: Agricola, seat: int) -> React:
        """What is open to a player now."""
        event = Event(self.event)
        return React(event, concerned(game, seat, event, game.listeners[self.event]))

    def run(self, game: Agricola, seat: int) -> list[Option]:
        options = self.asked(game, seat).run(game, seat)
        if not options:
            self.ask_next(game, seat, self.declined + 1)
        return options

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            self.ask_next(game, seat, self.declined + 1)
        else:
            self.ask_next(game, seat, 1)
            self.asked(game, seat).choose(game, seat, option)

    def ask_next(self, game: Agricola, seat: int, declined: int) -> None:
        if declined < game.seats():
            game.push((seat + 1) % game.seats(), Answers(self.event, declined))

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return self.asked(game, seat).question(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.asked(game, seat).label(game, seat, option)


class Announce(Rule):
    """Announce an event once everything above on the agenda is done."""

    __slots__ = ("event",)

    def __init__(self, event: Event) -> None:
        self.event = event

    def run(self, game: Agricola, seat: int) -> list[Option]:
        announce(game, self.event)
        return []
