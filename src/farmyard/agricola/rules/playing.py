"""A card that has been chosen is paid for, laid out, takes effect or passes on."""

from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.exchanges import usable_any_time, use_any_time
from farmyard.agricola.rules.payment import can_pay, charge
from farmyard.agricola.rules.react import Announce, join_in, listening
from farmyard.agricola.rules.tableau import lay_out
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import MAJOR, OCCUPATION, Card, Price, without
from farmyard.agricola.state.events import (
    GOT_CARD,
    PAID_OCCUPATION,
    PLAYED_IMPROVEMENT,
    PLAYED_OCCUPATION,
    ROUND_START,
    Event,
)
from farmyard.agricola.state.game import PREPARATION, Agricola
from farmyard.agricola.state.goods import FOOD, ONE, kinds
from farmyard.agricola.state.happenings import BEGS, BUILDS, PASSES_ON, PLAYS
from farmyard.agricola.state.hidden import see_passed_on, see_shown
from farmyard.kernel.option import DONE, Option, Target


class PayFor(Rule):
    """Pay for an occupation once everything above on the agenda is done; what cannot be paid may be begged for.

    Before that the player is `asked` about cards that give food at any time.
    """

    __slots__ = ("prices", "bought", "begging", "space", "asked")

    def __init__(
        self, prices: tuple[Price, ...], bought: Target, begging: bool = False, space: int = -1, asked: bool = False
    ) -> None:
        self.prices = prices
        self.bought = bought
        self.begging = begging
        self.space = space
        self.asked = asked

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.begging and not self.asked and not can_pay(game.players[seat], self.prices):
            cards = [(card, usable) for card, usable in usable_any_time(game, seat) if usable.midst]
            helpful = [card.use for card, usable in cards if usable.then.brings & kinds(ONE[FOOD])]
            if helpful:
                return helpful + [DONE]
        self.pay(game, seat)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, PayFor(self.prices, self.bought, self.begging, self.space, option is DONE))
        if option is not DONE:
            use_any_time(game, seat, option)

    def pay(self, game: Agricola, seat: int) -> None:
        """Pay what can be paid."""
        prices = self.prices
        if self.begging:
            player = game.players[seat]
            while not can_pay(player, prices):
                prices = (Price(prices[0].goods - ONE[FOOD]),)
                player.begging += 1
                game.note(BEGS, seat, Target(number=1))
        if listening(game, PAID_OCCUPATION):
            game.push(seat, Announce(Event(PAID_OCCUPATION, seat, self.space, prices[0].goods)))
        charge(game, seat, prices, self.bought)

    def question(self, game: Agricola, seat: int) -> str:
        return "Do you take food from a card, or beg for what the occupation costs?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Beg for it" if option is DONE else f"Use {option.what}"

    def still_possible(self, game: Agricola, seat: int) -> bool:
        return self.begging or can_pay(game.players[seat], self.prices)

    @property
    def owed(self) -> bool:
        return True


def show(game: Agricola, seat: int, card: Card) -> None:
    """A card that is chosen leaves the hand before it is paid: it is no secret any more."""
    player = game.players[seat]
    if card in player.hand:
        player.hand = without(player.hand, card)
        see_shown(game, seat, card)
        game.reveal(f"{card.name} has been shown", seat)


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
        if listening(game, kind):
            game.push(seat, Announce(Event(kind, seat, self.space, card=card)))
        if card.passing:
            pass_on(game, seat, card)
        else:
            lay_out(game, seat, card)
            if game.phase == PREPARATION and game.round:
                game.push(seat, JoinIn(card))
        if card.on_play is not None:
            game.push(seat, card.on_play)
        if card.changes:
            game.push(seat, Accommodate())
        if any([price.returns for price in card.prices]):
            rehouse_others(game, seat)
        return []


def rehouse_others(game: Agricola, seat: int) -> None:
    """What somebody has handed in may have held animals of others."""
    for other in game.in_order()[::-1]:
        player = game.players[other]
        if other != seat and not player.housing.fits(player.herd):
            game.push(other, Accommodate())


class BeginWith(Rule):
    """Occupations of the deck lie out from the start, as if they had just been played, each by the seat beside it.

    Nothing is due for the action, but what is printed on them, unless they are `free`; one that cannot be paid
    is shuffled back into the deck.
    """

    __slots__ = ("cards", "free")

    def __init__(self, cards: tuple[tuple[int, Card], ...], free: bool = False) -> None:
        self.cards = cards
        self.free = free

    def run(self, game: Agricola, seat: int) -> list[Option]:
        taken = [card for _, card in self.cards]
        game.deck = tuple([card for card in game.deck if card not in taken])
        for owner, card in self.cards[::-1]:
            game.push(owner, LayOut(card) if self.free else LayOutPaid(card))
        return []


class LayOutPaid(Rule):
    """Lay an occupation of the deck out for what is printed on it, or shuffle it back."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def run(self, game: Agricola, seat: int) -> list[Option]:
        prices = self.card.prices
        if can_pay(game.players[seat], prices):
            game.push(seat, LayOut(self.card))
            charge(game, seat, prices, self.card.target)
        else:
            game.deck += (self.card,)
            game.unshuffled = True
        return []


class JoinIn(Rule):
    """A card that has been played when a round begins may act at once if it acts at such a time."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def run(self, game: Agricola, seat: int) -> list[Option]:
        join_in(game, seat, self.card, ROUND_START)
        return []


def pass_on(game: Agricola, seat: int, card: Card) -> None:
    """Give a passing card to the left neighbour; alone, it leaves the game."""
    if game.seats() > 1:
        neighbour = (seat + 1) % game.seats()
        game.players[neighbour].hand += (card,)
        see_passed_on(game, neighbour, card)
        if listening(game, GOT_CARD):
            game.push(seat, Announce(Event(GOT_CARD, neighbour, card=card)))
        if game.journal is not None:
            game.note(PASSES_ON, seat, Target(cards=card.target.cards, seat=neighbour))
