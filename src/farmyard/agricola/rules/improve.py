"""Improvements and occupations: building majors, playing cards from the hand."""

from typing import Final

from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.payment import affordable, can_pay, card_prices, charge, in_words
from farmyard.agricola.rules.react import Announce, React, announce, concerned, has_uses, listening
from farmyard.agricola.rules.tableau import lay_out
from farmyard.agricola.rules.take import Take, gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import MAJOR, MINOR, OCCUPATION, Card, Price, told_apart
from farmyard.agricola.state.doors import BUILDS_ANY_MAJOR, OTHERS
from farmyard.agricola.state.events import (
    IMPROVED,
    PLAYED_IMPROVEMENT,
    PLAYED_OCCUPATION,
    PLAYS_OCCUPATION,
    ROUND_START,
    Event,
)
from farmyard.agricola.state.game import PREPARATION, Agricola
from farmyard.agricola.state.goods import FOOD, ONE, of, several
from farmyard.agricola.state.happenings import BEGS, BUILDS, PASSES_ON, PLAYS
from farmyard.agricola.state.player import Player
from farmyard.kernel.option import Option, Target


def price_text(game: Agricola, seat: int, card: Card) -> str:
    """What a card costs a player, in words; of an occupation only what is printed on it."""
    return in_words(card.prices if card.sort == OCCUPATION else card_prices(game, seat, card))


DRAW: Final = Option("draw", "an occupation", Target(OCCUPATION))
OF_ITS_OWN: Final = 0
ONCE_MORE: Final = 1
AS_A_BONUS: Final = 2
IN_ADDITION: Final = 3


class Improvement(Action):
    """Build a major improvement or play a minor one from the hand, as far as each is allowed.

    `taken` says whether it is an action of its own, the same one taken once more because of a card, a
    bonus that belongs to another action, or a part of another action: one improvement more instead of
    a better one. The event of the action passes it on as its number. `space` is where a person takes it.
    """

    __slots__ = ("major", "minor", "space", "taken")

    def __init__(self, major: bool = False, minor: bool = False, space: int = -1, taken: int = OF_ITS_OWN) -> None:
        self.major = major
        self.minor = minor
        self.space = space
        self.taken = taken

    def bound(self, card: Card | None = None, space: int = -1, event: Event | None = None) -> Action:
        """A bonus is taken where the action is that it belongs to."""
        if event is not None and self.taken == AS_A_BONUS:
            return Improvement(self.major, self.minor, event.space, self.taken)
        return self if space < 0 else Improvement(self.major, self.minor, space, self.taken)

    def once_more(self) -> Action:
        """The same action, taken again because of a card."""
        return Improvement(self.major, self.minor, self.space, ONCE_MORE)

    def possible(self, game: Agricola, seat: int) -> bool:
        if self.major:
            player = game.players[seat]
            for pile in game.piles:
                if pile and can_pay(player, card_prices(game, seat, pile[-1])):
                    return True
        if not self.minor:
            return False
        return bool(self.minors(game, seat)) or bool(self.by_the_way(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        if not self.major and not game.players[seat].in_hand(MINOR):
            return "there is no minor improvement in hand"
        if not self.major:
            return "no minor improvement in hand can be played"
        if self.minor and game.players[seat].in_hand(MINOR):
            return "no major improvement can be paid, no minor one in hand played"
        return "no major improvement on offer can be paid"

    def minors(self, game: Agricola, seat: int) -> list[Card]:
        """The minor improvements in hand that could be played."""
        return [card for card in game.players[seat].hand if card.sort == MINOR and playable(game, seat, card)]

    def by_the_way(self, game: Agricola, seat: int) -> list[Card]:
        """The majors that cards let a player build with an action for minor improvements."""
        player = game.players[seat]
        if self.major or not self.minor or not player.changes:
            return []
        everything = self.space >= 0 and game.has_right(seat, BUILDS_ANY_MAJOR)
        return [
            card
            for card in game.for_sale()
            if (everything or any([change.also_majors(game, seat, card) for _, change in player.changes]))
            and playable(game, seat, card)
        ]

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        offered: list[Option] = []
        if self.major:
            for pile in game.piles:
                if pile and can_pay(player, card_prices(game, seat, pile[-1])):
                    offered.append(pile[-1].option)
        else:
            offered += [card.option for card in self.by_the_way(game, seat)]
        if self.minor:
            offered += [card.option for card in self.minors(game, seat)]
        return told_apart(offered)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = option.means
        assert isinstance(card, Card)
        if listening(game, IMPROVED):
            game.push(seat, Announce(Event(IMPROVED, seat, self.space, 0, 0, self.taken, 0, card, self)))
        show(game, seat, card)
        game.push(seat, LayOut(card))
        charge(game, seat, card_prices(game, seat, card), card.target)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which improvement do you build?" if self.major else "Which minor improvement do you play?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        assert isinstance(card, Card)
        points = f", {several(card.points, 'point')}" if card.points else ""
        return f"{card.name} for {price_text(game, seat, card)}{points}: {card.words}"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        name = text.partition(" ")[2].lower()
        for card in game.for_sale() + game.players[seat].hand:
            if card.name.lower() == name:
                return f"{card.name} {self.card_obstacle(game, seat, card)}"
        return f"'{text}' is not possible now: no such improvement is for sale or in hand"

    def card_obstacle(self, game: Agricola, seat: int, card: Card) -> str:
        """Why a card on offer or in hand is not what can be built or played now."""
        if card.sort == OCCUPATION:
            return "is an occupation, not an improvement"
        if card.option in self.options(game, seat):
            return f"is on offer: say '{card.option.text}'"
        if playable(game, seat, card):
            return f"is a {card.sort} improvement, which this action does not allow"
        return play_obstacle(game, seat, card)


def playable(game: Agricola, seat: int, card: Card) -> bool:
    """Whether a card's prerequisite is met and its price can be paid."""
    if card.requires is not None and not card.requires.holds(game, seat, None):
        return False
    return can_pay(game.players[seat], card_prices(game, seat, card))


def play_obstacle(game: Agricola, seat: int, card: Card) -> str:
    """Why a card cannot be played."""
    if card.requires is not None and not card.requires.holds(game, seat, None):
        return f"needs {card.requires.words()}"
    return f"costs {price_text(game, seat, card)}; you have {game.goods(seat)}"


class PlayOccupation(Action):
    """Play an occupation from the hand; the first ones cost what `food` says, later ones its last number."""

    __slots__ = ("food", "space")

    def __init__(self, food: tuple[int, ...] = (0, 1), space: int = -1) -> None:
        self.food = food
        self.space = space

    def price(self, player: Player) -> int:
        """What the action costs now, whichever card is played."""
        return of(FOOD, self.food[min(len(player.occupations), len(self.food) - 1)])

    def prices(self, game: Agricola, seat: int, card: Card) -> tuple[Price, ...]:
        """The action's price and the card's own."""
        return (Price(self.price(game.players[seat]) + card.prices[0].goods),)

    def cards(self, game: Agricola, seat: int) -> list[Card]:
        """The occupations in hand that could be played and paid for."""
        player = game.players[seat]
        if not player.hand:
            return []
        ahead = gained_ahead(game, seat) if listening(game, PLAYS_OCCUPATION) else 0
        player.goods += ahead
        price = self.price(player)
        found: list[Card] = []
        if affordable(player, price):
            for card in player.hand:
                own = card.prices[0].goods
                if card.sort == OCCUPATION and (not own or affordable(player, price + own)):
                    found.append(card)
        player.goods -= ahead
        return found

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.cards(game, seat)) or may_draw(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        if not game.players[seat].in_hand(OCCUPATION):
            return "there is no occupation in hand"
        price = self.price(game.players[seat])
        if not affordable(game.players[seat], price):
            return f"an occupation costs {in_words((Price(price),))}"
        return "no occupation can be paid"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = told_apart([card.option for card in self.cards(game, seat)])
        return offered + [DRAW] if may_draw(game, seat) else offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DRAW:
            self.play_drawn(game, seat)
            return
        card = option.means
        assert isinstance(card, Card)
        show(game, seat, card)
        game.push(seat, LayOut(card, self.space))
        prices = self.prices(game, seat, card)
        if listening(game, PLAYS_OCCUPATION):
            game.push(seat, PayFor(prices, card.target))
            announce(game, Event(PLAYS_OCCUPATION, seat, self.space, 0, 0, 0, 0, card))
        else:
            charge(game, seat, prices, card.target)

    def play_drawn(self, game: Agricola, seat: int) -> None:
        """Another player draws the card; what cannot be paid for it is begged for."""
        held = game.players[seat].in_hand(OCCUPATION)
        card = held[game.rng.below(len(held))]
        show(game, seat, card)
        game.push(seat, LayOut(card, self.space))
        game.push(seat, PayFor(self.prices(game, seat, card), card.target, True))
        announce(game, Event(PLAYS_OCCUPATION, seat, self.space, 0, 0, 0, 0, card))
        for student, change in game.players[seat].changes:
            if change.draws_occupation():
                gain(game, seat, change.draws_occupation(), -1, student)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which occupation do you play?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DRAW:
            return "Let another player draw one of your occupations, which you play"
        card = option.means
        assert isinstance(card, Card)
        return f"{card.name} for {in_words(self.prices(game, seat, card))}: {card.text}"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        name = text.partition(" ")[2].lower()
        for card in game.players[seat].hand:
            if card.name.lower() != name:
                continue
            if card.sort != OCCUPATION:
                return f"{card.name} is an improvement, not an occupation"
            return f"{card.name} costs {in_words(self.prices(game, seat, card))}; you have {game.goods(seat)}"
        return f"'{text}' is not possible now: no such occupation is in hand"


def gained_ahead(game: Agricola, seat: int) -> int:
    """What a player's cards give for sure just before an occupation is paid for."""
    goods = 0
    for owner, card, reaction in game.listeners[PLAYS_OCCUPATION]:
        gift = reaction.then
        if owner != seat or reaction.by == OTHERS or reaction.when is not None or not isinstance(gift, Take):
            continue
        if gift.plain and not reaction.may and has_uses(game, seat, card, reaction):
            goods += gift.goods
    return goods


def may_draw(game: Agricola, seat: int) -> bool:
    """Whether a card lets another player draw the occupation that is played."""
    player = game.players[seat]
    if not player.changes or not player.in_hand(OCCUPATION):
        return False
    return any([change.draws_occupation() for _, change in player.changes])


class PayFor(Rule):
    """Pay for what is `bought` once everything above on the agenda is done; what cannot be paid may be begged for."""

    __slots__ = ("prices", "bought", "begging")

    def __init__(self, prices: tuple[Price, ...], bought: Target, begging: bool = False) -> None:
        self.prices = prices
        self.bought = bought
        self.begging = begging

    def run(self, game: Agricola, seat: int) -> list[Option]:
        prices = self.prices
        if self.begging:
            player = game.players[seat]
            while not can_pay(player, prices):
                prices = (Price(prices[0].goods - ONE[FOOD]),)
                player.begging += 1
                game.note(BEGS, seat, Target(number=1))
        charge(game, seat, prices, self.bought)
        return []

    def still_possible(self, game: Agricola, seat: int) -> bool:
        return self.begging or can_pay(game.players[seat], self.prices)

    @property
    def owed(self) -> bool:
        return True


def show(game: Agricola, seat: int, card: Card) -> None:
    """A card that is chosen leaves the hand before it is paid: it is no secret any more."""
    hand = game.players[seat].hand
    if card in hand:
        hand.remove(card)


class LayOut(Rule):
    """Lay a card that has been paid in front of its player; it takes effect."""

    __slots__ = ("card", "space")

    def __init__(self, card: Card, space: int = -1) -> None:
        self.card = card
        self.space = space

    def run(self, game: Agricola, seat: int) -> list[Option]:
        card = self.card
        game.note(BUILDS if card.sort == MAJOR else PLAYS, seat, card.target)
        kind = PLAYED_OCCUPATION if card.sort == OCCUPATION else PLAYED_IMPROVEMENT
        if kind == PLAYED_OCCUPATION or listening(game, kind):
            game.push(seat, Announce(Event(kind, seat, self.space, 0, 0, 0, 0, card)))
        if card.passing:
            pass_on(game, seat, card)
        else:
            lay_out(game, seat, card)
            if game.phase == PREPARATION:
                self.join_in(game, seat)
        if card.on_play is not None:
            game.push(seat, card.on_play)
        if card.changes:
            game.push(seat, Accommodate())
        return []

    def join_in(self, game: Agricola, seat: int) -> None:
        """A card that is played when a round begins may act at once if it acts at such a time."""
        event = Event(ROUND_START)
        own = [listener for listener in game.listeners[ROUND_START] if listener[1] is self.card]
        pending = concerned(game, seat, event, own)
        if pending:
            game.push(seat, React(event, pending))


def pass_on(game: Agricola, seat: int, card: Card) -> None:
    """Give a passing card to the left neighbour; alone, it leaves the game."""
    if game.seats() > 1:
        neighbour = (seat + 1) % game.seats()
        game.players[neighbour].hand.append(card)
        if game.journal is not None:
            game.note(PASSES_ON, seat, Target(cards=card.target.cards, seat=neighbour))
