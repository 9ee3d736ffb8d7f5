"""Reactions: how the cards on the table answer what happens.

`announce` puts a question for every player whose cards concern an event on the agenda, the doer's
first, then clockwise. Plain gains just happen; of the rest the owner chooses the order.
"""

from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.doors import When
from farmyard.agricola.events import Event
from farmyard.agricola.game import Agricola
from farmyard.agricola.rules.action import Rule
from farmyard.kernel.option import DONE, Option

Pending = tuple[tuple[Card, When], ...]


def announce(game: Agricola, event: Event) -> None:
    """Let cards react to an event, before anything that is already on the agenda."""
    listeners = game.listeners[event.kind]
    if not listeners:
        return
    seats = len(game.players)
    first = event.seat if event.seat >= 0 else game.starting_player
    for turn in range(seats - 1, -1, -1):
        seat = (first + turn) % seats
        pending = tuple(
            [
                (card, reaction)
                for owner, card, reaction in listeners
                if owner == seat and has_uses(game, seat, card, reaction) and reaction.applies(game, seat, event)
            ]
        )
        if pending:
            game.push(seat, React(event, pending))


def listening(game: Agricola, kind: int) -> bool:
    """Whether any card reacts to a kind of event; spares making the event where none does."""
    return len(game.listeners[kind]) > 0


def has_uses(game: Agricola, seat: int, card: Card, reaction: When) -> bool:
    marks = game.players[seat].marks
    if reaction.uses and marks.get(f"{card.name} used", 0) >= reaction.uses:
        return False
    if reaction.per_round:
        return marks.get(f"{card.name} round {game.round}", 0) < reaction.per_round
    return True


def count_use(game: Agricola, seat: int, card: Card, reaction: When) -> None:
    marks = game.players[seat].marks
    if reaction.uses:
        marks[f"{card.name} used"] = marks.get(f"{card.name} used", 0) + 1
    if reaction.per_round:
        key = f"{card.name} round {game.round}"
        marks[key] = marks.get(key, 0) + 1


class React(Rule):
    """One player's reactions to one event."""

    __slots__ = ("event", "pending")

    def __init__(self, event: Event, pending: Pending) -> None:
        self.event = event
        self.pending = pending

    def run(self, game: Agricola, seat: int) -> list[Option]:
        plain = [(card, reaction) for card, reaction in self.pending if reaction.then.plain and not reaction.may]
        if plain:
            rest = tuple([pair for pair in self.pending if pair not in plain])
            if rest:
                game.push(seat, React(self.event, rest))
            for card, reaction in reversed(plain):
                count_use(game, seat, card, reaction)
                game.push(seat, reaction.then.given(self.event))
            return []
        open_now = self.possible(game, seat)
        if not open_now:
            return []
        if len(open_now) == 1:
            return self.options_of(game, seat, open_now[0][0], open_now[0][1])
        offered = [Option("use", card.name, index) for index, (card, _) in enumerate(open_now)]
        if all([reaction.may for _, reaction in open_now]):
            offered.append(DONE)
        return offered

    def possible(self, game: Agricola, seat: int) -> list[tuple[Card, When]]:
        """The reactions that could be carried out now."""
        return [
            (card, reaction)
            for card, reaction in self.pending
            if has_uses(game, seat, card, reaction) and reaction.then.given(self.event).possible(game, seat)
        ]

    def options_of(self, game: Agricola, seat: int, card: Card, reaction: When) -> list[Option]:
        """The options of a lone reaction: those of its effect, and leaving it."""
        effect = reaction.then.given(self.event)
        offered = effect.options(game, seat)
        return offered + [DONE] if reaction.may and offered else offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        open_now = self.possible(game, seat)
        lone = len(open_now) == 1
        card, reaction = open_now[0 if lone else option.value]
        count_use(game, seat, card, reaction)
        rest = tuple(
            [
                (other, later)
                for other, later in self.pending
                if later is not reaction and (not reaction.group or later.group != reaction.group)
            ]
        )
        if rest:
            game.push(seat, React(self.event, rest))
        effect = reaction.then.given(self.event)
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
            return open_now[0][1].then.given(self.event).label(game, seat, option)
        return f"Use {option.what}: {open_now[option.value][0].text}"


class Moment(Rule):
    """Something that comes to pass by itself, for cards to react to."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if listening(game, self.event):
            announce(game, Event(self.event))
        return []


class Announce(Rule):
    """Announce an event once everything above on the agenda is done."""

    __slots__ = ("event",)

    def __init__(self, event: Event) -> None:
        self.event = event

    def run(self, game: Agricola, seat: int) -> list[Option]:
        announce(game, self.event)
        return []
