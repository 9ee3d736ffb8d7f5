"""The work phase: placing people on action spaces."""

from itertools import product
from typing import Final

from farmyard.agricola.rules.at_home import all_ill, lodgers_at_home, only_guests
from farmyard.agricola.rules.combine import Either, first_options, offering
from farmyard.agricola.rules.exchanges import use_any_time, use_options
from farmyard.agricola.rules.payment import left_after
from farmyard.agricola.rules.prelude import Listeners, Using, could_help, listening_to_uses, reaches, trial
from farmyard.agricola.rules.react import Announce, announce, concerned, listening
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import ACTS_AFTER_WORK, FORESEES, OTHERS
from farmyard.agricola.state.events import (
    ALL_AT_WORK,
    ALL_PLACED,
    LEAVES_SPACE,
    SHARES_GOODS,
    USED_SPACE,
    USES_SPACE,
    Event,
)
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import text
from farmyard.agricola.state.happenings import GOES
from farmyard.agricola.state.player import supposing
from farmyard.kernel.option import DONE, Option


class Turn(Rule):
    """One player places one person, or does what else the table allows in a turn; then it is the next player's turn.

    A seat without people at home, or without any space it could use, is passed over; the phase ends
    when that has happened to every seat in a row. `early` is the seat that has placed somebody before the
    turns began, as long as nobody else has; with `asked` cards have had their chance to send somebody.
    """

    __slots__ = ("passed", "early", "asked")

    def __init__(self, passed: int = 0, early: int = -1, asked: bool = False) -> None:
        self.passed = passed
        self.early = early
        self.asked = asked

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        if not player.at_home and not self.asked and listening(game, ALL_AT_WORK):
            game.push(seat, type(self)(self.passed, self.early, True))
            announce(game, Event(ALL_AT_WORK, seat))
            return []
        if player.at_home and not player.this_round.rests:
            options = placements(game, seat)
            if game.board.turns:
                options += first_options(game.board.turns, game, seat)
            if len(options) < 2 and player.in_force:
                options = with_any_time(game, seat, options)
            if options and player.this_round.guests and only_guests(game, seat) and DONE not in options:
                options.append(DONE)
            if options:
                return options
        elif game.board.turns and not player.this_round.rests and game.has_right(seat, ACTS_AFTER_WORK):
            options = first_options(game.board.turns, game, seat)
            if options:
                return options + [DONE]
        self.pass_on(game, seat)
        return []

    def pass_on(self, game: Agricola, seat: int) -> None:
        """It is the next seat's turn, unless all have been passed over: then this seat has placed the last person."""
        if self.passed + 1 < game.seats():
            game.push((seat + 1) % game.seats(), Turn(self.passed + 1, self.early))
        elif listening(game, ALL_PLACED):
            last = seat if self.early < 0 else self.early
            announce(game, Event(ALL_PLACED), (last + 1) % game.seats())

    def hand_on(self, game: Agricola, seat: int) -> None:
        """The next seat's turn follows this one."""
        game.push((seat + 1) % game.seats(), NEXT_TURN)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        instead = None if option.verb == "place" else self.instead(game, seat, option)
        if instead is not None:
            self.hand_on(game, seat)
            game.turn += 1
            if not game.players[seat].at_home:
                game.players[seat].note_round().rests = True
            instead.choose(game, seat, option)
            return
        if option.verb == "use":
            game.push(seat, self)
            use_any_time(game, seat, option)
            return
        if option is DONE:
            if only_guests(game, seat):
                game.players[seat].at_home = lodgers_at_home(game, seat)
                game.push(seat, self)
                return
            self.pass_on(game, seat)
            return
        if game.listeners[SHARES_GOODS] and claims(game, seat, option.target.space):
            game.push(seat, ChangeOfMind(self, option.target.space))
            return
        self.send(game, seat, option)

    def instead(self, game: Agricola, seat: int, option: Option) -> Action | None:
        """What an option begins that is done without a person, if it is such a one."""
        turns = game.board.turns
        if len(turns) == 1 and option is not DONE and option.verb != "use":
            return turns[0]
        return offering(turns, game, seat, option)

    def goals(self, game: Agricola, seat: int) -> list[Option]:
        """Where a person may go."""
        return placements(game, seat)

    def send(self, game: Agricola, seat: int, option: Option) -> None:
        """A person goes where the player has decided."""
        self.hand_on(game, seat)
        game.turn += 1
        player = game.players[seat]
        if player.changes or player.hand:
            game.push(seat, SecondPerson(option.target.space, player.newborns > 0))
        place(game, seat, option)

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "Where do you send a person?" if not game.board.turns else "Where do you send a person, or what else?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Leave it"
        instead = None if option.verb == "place" else self.instead(game, seat, option)
        if instead is not None:
            return instead.label(game, seat, option)
        stock = game.stock[option.target.space]
        return f"{option.what} ({text(stock)})" if stock else option.what

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, name = text.partition(" ")
        space = game.space(name)
        for instead in game.board.turns if verb != "place" else ():
            reason = instead.refusal(game, seat, text) or instead.obstacle(game, seat)
            if reason:
                return f"'{text}' is not possible now: {reason}"
        if verb != "place" or space is None:
            return f"'{text}' is not possible now: place a person on an action space, like 'place Fishing'"
        return f"{space.name}: {placement_obstacle(game, seat, space.index)}"


class ChangeOfMind(Rule):
    """Who is reminded that others get a share of the goods on a space may send the person elsewhere instead."""

    __slots__ = ("turn", "space")

    def __init__(self, turn: "Turn | SecondPerson", space: int) -> None:
        self.turn = turn
        self.space = space

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.turn.goals(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.turn.send(game, seat, option)

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        cards = " and ".join([card.name for card in claims(game, seat, self.space)])
        return f"{cards}: somebody else gets a share there. Where do you send the person now?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return NEXT_TURN.label(game, seat, option)

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        return NEXT_TURN.refusal(game, seat, text)


def claims(game: Agricola, seat: int, space: int) -> list[Card]:
    """The cards of others that get a share of the goods a player would take from a space."""
    event = Event(SHARES_GOODS, seat, space)
    return [
        card
        for owner, card, reaction in game.listeners[SHARES_GOODS]
        if owner != seat and reaction.by == OTHERS and reaction.applies(game, owner, event)
    ]


class EarlyTurn(Turn):
    """One player places one person before the turns begin."""

    __slots__ = ()

    def pass_on(self, game: Agricola, seat: int) -> None:
        """The turns begin with the starting player."""

    def hand_on(self, game: Agricola, seat: int) -> None:
        """The turns begin with the starting player."""


class EarlyTurns(Rule):
    """Players to whom cards have given the first turn of the round take it."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for number in early_seats(game)[::-1]:
            game.push(number, EarlyTurn())
        return []


class Turns(Rule):
    """The turns begin; whoever has had the first turn of the round has it behind them."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        early = early_seats(game)
        game.push(seat, Turn(0, early[-1]) if early else NEXT_TURN)
        return []


def early_seats(game: Agricola) -> list[int]:
    """The seats that have the first turn of this round, in the order of turns."""
    return [seat for seat in game.in_order() if game.players[seat].this_round.goes_first]


class SecondPerson(Rule):
    """Cards may let a player place one more person right after one on the `first` space.

    For cards that act once in a turn that is a turn of its own. With `children` from before it one of them may follow.
    """

    __slots__ = ("first", "children")

    def __init__(self, first: int, children: bool = False) -> None:
        self.first = first
        self.children = children

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.players[seat].at_home:
            return self.goals(game, seat)
        if self.children and listening(game, ALL_AT_WORK) and self.goals(game, seat):
            game.push(seat, SecondPerson(self.first))
            announce(game, Event(ALL_AT_WORK, seat))
        return []

    def goals(self, game: Agricola, seat: int) -> list[Option]:
        """Where the second person may go, or not."""
        first = game.spaces[self.first]
        following: list[int] = []
        for _, change in game.players[seat].changes:
            if change.places_two:
                following += [index for index in game.in_play if change.may_follow(first, game.spaces[index])]
        if not following:
            return []
        offered = [option for option in placements(game, seat) if option.target.space in following]
        return offered + [DONE] if offered else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is not DONE and game.listeners[SHARES_GOODS] and claims(game, seat, option.target.space):
            game.push(seat, ChangeOfMind(self, option.target.space))
        else:
            self.send(game, seat, option)

    def send(self, game: Agricola, seat: int, option: Option) -> None:
        """The second person goes where the player has decided."""
        if option is not DONE:
            game.turn += 1
            place(game, seat, option)

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "Do you send a second person at once?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return NEXT_TURN.label(game, seat, option)


def place(game: Agricola, seat: int, option: Option) -> None:
    """Send a person to a space and use it; who lives on a card comes last."""
    player = game.players[seat]
    if player.changes and player.at_home == lodgers_at_home(game, seat):
        player.note_round().lodger_turn = game.turn
    player.at_home -= 1
    game.put_person(option.target.space, seat)
    game.note(GOES, seat, option.target)
    use(game, seat, option.target.space)


def use(game: Agricola, seat: int, index: int) -> None:
    """Take the action of a space, cards reacting before and after, those that are played there included."""
    space = game.spaces[index]
    may_play = len(game.players[seat].hand) > 0
    if may_play or listening(game, LEAVES_SPACE):
        game.push(seat, Announce(Event(LEAVES_SPACE, seat, index)))
    if may_play or listening(game, USED_SPACE):
        game.push(seat, Announce(Event(USED_SPACE, seat, index)))
    prelude = listening(game, USES_SPACE)
    game.push(seat, Using(space.action, space.action.possible(game, seat)) if prelude else space.action)
    if game.stock[index] and not space.adds:
        lying = game.stock[index]
        game.stock[index] = 0
        gain(game, seat, lying)
    if prelude:
        announce(game, Event(USES_SPACE, seat, index))


NEXT_TURN: Final = Turn()


def placements(game: Agricola, seat: int) -> list[Option]:
    """The spaces that a person of this seat could use now."""
    spaces = game.spaces
    occupants = game.occupants
    offered: list[Option] = []
    early = len(game.early) > 0
    player = game.players[seat]
    only_ill = player.ill > 0 and all_ill(game, seat)
    prelude = listening_to_uses(game, seat)
    for index in game.in_play:
        space = spaces[index]
        if occupants[index] and taken(game, seat, index):
            continue
        if only_ill and not space.sickbed:
            continue
        if (early or not space.always_open) and closed(game, seat, index):
            continue
        if could_use(game, seat, index, prelude) if prelude else space.action.possible(game, seat):
            offered.append(space.option)
    return offered


def could_use(game: Agricola, seat: int, index: int, listeners: Listeners | None = None) -> bool:
    """Whether a player could take the action of a space after what cards give and take before it."""
    action = game.spaces[index].action
    pending = concerned(game, seat, Event(USES_SPACE, seat, index), listeners or game.listeners[USES_SPACE])
    if not pending:
        return action.possible(game, seat)
    spent: list[list[int]] = []
    for _, reaction in pending:
        if not reaction.may:
            parts = [reaction.then]
            if isinstance(reaction.then, Either):
                parts = [part for part in reaction.then.parts if part.possible(game, seat)]
            spent.append([part.spends(game, seat) for part in parts])
    if not any([goods > 0 for choices in spent for goods in choices]):
        return action.possible(game, seat) or prepared(game, seat, index)
    for choice in product(*spent):
        if possible_after(game, seat, action, choice):
            return True
    return False


def prepared(game: Agricola, seat: int, index: int) -> bool:
    """Whether cards can make the action of a space possible once a person stands there."""
    action = game.spaces[index].action
    if action.certain or not could_help(game, seat, action):
        return False
    copy = trial(game, seat, action)
    copy.players[seat].at_home -= 1
    copy.put_person(index, seat)
    announce(copy, Event(USES_SPACE, seat, index))
    return reaches(copy)


def possible_after(game: Agricola, seat: int, action: Action, spent: tuple[int, ...]) -> bool:
    """Whether a player could take an action after some goods are spent and others gained."""
    player = game.players[seat]
    due = sum([goods for goods in spent if goods > 0])
    with supposing(player, player.goods - sum([goods for goods in spent if goods <= 0])):
        for left in left_after(player, due):
            player.goods = left
            if action.possible(game, seat):
                return True
    return False


def with_any_time(game: Agricola, seat: int, options: list[Option]) -> list[Option]:
    """Where nothing else could be chosen: the cards that may be used first."""
    used = use_options(game, seat)
    return options + used if options or not used else used + [DONE]


def may_enter(game: Agricola, seat: int, index: int) -> bool:
    """Whether a card lets a player use a space where only other players' people stand."""
    if game.people_on(index, seat):
        return False
    for _, change in game.players[seat].changes:
        if change.may_enter(game, seat, game.spaces[index]):
            return True
    return False


def taken(game: Agricola, seat: int, index: int) -> bool:
    """Whether people on a space keep those of this seat out."""
    if not game.occupants[index] or game.spaces[index].roomy:
        return False
    return not game.players[seat].changes or not may_enter(game, seat, index)


def closed(game: Agricola, seat: int, index: int) -> str:
    """Why a person of this seat may not go to a space, whatever its action; empty when it is open to them."""
    if index not in game.in_play:
        return "this round card is still to come"
    if index in game.early and not game.has_right(seat, FORESEES):
        return f"not before round {game.coming.index(index) + 1}"
    space = game.spaces[index]
    if game.round < space.opens:
        return f"not before round {space.opens}"
    if space.shut is not None and game.is_shut(index):
        return f"shut while {space.shut.words()}"
    if not space.sickbed and all_ill(game, seat):
        return "all your people at home are ill"
    if game.blocked >> index & 1:
        return f"blocked, as {' or '.join(space.linked)} has been used"
    if taken(game, seat, index):
        return f"taken by {' and '.join([game.names[user] for user in game.users(index)])}"
    return ""


def placement_obstacle(game: Agricola, seat: int, space: int) -> str:
    """Why a space cannot be used now; empty when it can."""
    reason = closed(game, seat, space)
    if reason or could_use(game, seat, space):
        return reason
    return game.spaces[space].action.obstacle(game, seat) or "what a card asks for it first cannot be paid"
