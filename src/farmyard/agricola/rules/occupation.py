"""Occupations: playing them from the hand, and what that costs."""

from typing import Final

from farmyard.agricola.rules.payment import affordable, charge, in_words, missing
from farmyard.agricola.rules.playing import LayOut, PayFor, show
from farmyard.agricola.rules.react import announce, has_uses, listening
from farmyard.agricola.rules.take import Take, gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import OCCUPATION, Card, Price, told_apart
from farmyard.agricola.state.doors import OTHERS
from farmyard.agricola.state.events import PAID_OCCUPATION, PLAYS_OCCUPATION, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, count, of
from farmyard.agricola.state.player import Player, supposing
from farmyard.agricola.state.rights import HAS_LONE_OCCUPATION
from farmyard.kernel.option import Option, Target

DRAW: Final = Option("draw", "an occupation", Target(OCCUPATION))


class PlayOccupation(Action):
    """Play an occupation from the hand; the first ones cost what `food` says, later ones its last number.

    With `begging` food that is missing is begged for.
    """

    __slots__ = ("food", "space", "begging")

    def __init__(self, food: tuple[int, ...] = (0, 1), space: int = -1, begging: bool = False) -> None:
        self.food = food
        self.space = space
        self.begging = begging

    def price(self, player: Player) -> int:
        """What the action costs now, whichever card is played."""
        return of(FOOD, self.food[min(len(player.occupations), len(self.food) - 1)])

    def prices(self, game: Agricola, seat: int, card: Card) -> tuple[Price, ...]:
        """The action's price and the card's own."""
        return (Price(self.price(game.players[seat]) + card.prices[0].goods),)

    def cards(self, game: Agricola, seat: int) -> list[Card]:
        """The occupations in hand that could be played and paid for."""
        player = game.players[seat]
        if not player.hand or game.has_right(seat, HAS_LONE_OCCUPATION):
            return []
        if not listening(game, PLAYS_OCCUPATION):
            return self.affordable_cards(game, seat)
        with supposing(player, player.goods + gained_ahead(game, seat)):
            return self.affordable_cards(game, seat)

    def affordable_cards(self, game: Agricola, seat: int) -> list[Card]:
        """The occupations in hand that a player may play and has enough for."""
        player = game.players[seat]
        price = 0 if self.begging else self.price(player)
        if not affordable(player, price):
            return []
        found: list[Card] = []
        for card in player.hand:
            if card.sort != OCCUPATION or (card.requires is not None and not card.requires.holds(game, seat, None)):
                continue
            own = without_food(card.prices[0].goods) if self.begging else card.prices[0].goods
            if not own or affordable(player, price + own):
                found.append(card)
        return found

    @property
    def words(self) -> str:
        prices = [f"{food} food" if food else "nothing" for food in self.food]
        if len(prices) == 1:
            return f"play an occupation for {prices[0]}"
        first = "the first" if len(prices) == 2 else f"the first {len(prices) - 1}"
        return f"play an occupation: {first} for {prices[0]}, later ones for {prices[-1]}"

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.cards(game, seat)) or may_draw(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        if not game.players[seat].in_hand(OCCUPATION):
            return "no occupation in hand"
        if game.has_right(seat, HAS_LONE_OCCUPATION):
            return HAS_LONE_OCCUPATION
        price = self.price(game.players[seat])
        if not affordable(game.players[seat], price):
            return missing(game.players[seat], (Price(price),))
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
        if self.begging or listening(game, PLAYS_OCCUPATION) or listening(game, PAID_OCCUPATION):
            game.push(seat, PayFor(prices, card.target, self.begging, self.space))
            announce(game, Event(PLAYS_OCCUPATION, seat, self.space, card=card))
        else:
            charge(game, seat, prices, card.target)

    def play_drawn(self, game: Agricola, seat: int) -> None:
        """Another player draws the card; what cannot be paid for it is begged for."""
        held = game.players[seat].in_hand(OCCUPATION)
        card = held[game.rng.below(len(held))]
        game.reveal("A card has been drawn")
        show(game, seat, card)
        game.push(seat, LayOut(card, self.space))
        game.push(seat, PayFor(self.prices(game, seat, card), card.target, True))
        announce(game, Event(PLAYS_OCCUPATION, seat, self.space, card=card))
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
            if card.requires is not None and not card.requires.holds(game, seat, None):
                return f"{card.name}: needs {card.requires.words()}"
            return f"{card.name}: {missing(game.players[seat], self.prices(game, seat, card))}"
        return f"'{text}' is not possible now: no such occupation is in hand"


def without_food(price: int) -> int:
    """A price without the food in it."""
    return price - of(FOOD, count(price, FOOD))


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
