"""Decks that are drawn from during play: drawing a card, and what becomes of it.

An action space or a merchant is laid beside the board for everybody, an improvement or an occupation before the
drawer. An event takes effect at once and leaves the game, unless a word of its effect lets it stay
(`words.drawn`) or go back into its deck.
"""

from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.rules.tableau import lay_in_common, lay_out, read_cards
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import ACTION_SPACE, MAJOR, MERCHANT, MINOR, OCCUPATION, Card, without
from farmyard.agricola.state.draw_deck import FaceDown
from farmyard.agricola.state.events import DRAWS_CARD, NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import TURNS_OVER
from farmyard.kernel.option import Option, Target


def place_of(game: Agricola, deck: str) -> int:
    """The place of a deck among those that are drawn from."""
    return [each.key for each in game.board.draw_decks].index(deck)


def put_down(game: Agricola, deck: str, left: FaceDown) -> None:
    """So much is left of a deck from now on."""
    place = place_of(game, deck)
    game.draw_decks = game.draw_decks[:place] + (left,) + game.draw_decks[place + 1 :]


class DrawCard(Action):
    """Draw the next card of a deck because of an event and show it to everybody; it takes effect at once."""

    __slots__ = ("deck", "event")

    def __init__(self, deck: str, event: Event = NO_EVENT) -> None:
        self.deck = deck
        self.event = event

    @property
    def plain(self) -> bool:
        return True

    @property
    def words(self) -> str:
        return f"draw a card of the {self.deck} deck"

    def possible(self, game: Agricola, seat: int) -> bool:
        return len(game.draw_decks[place_of(game, self.deck)].cards) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no card is left in the deck"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [Option("draw", "card", Target(self.deck))] if self.possible(game, seat) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.possible(game, seat):
            game.push(seat, TurnOver(self.deck, self.event))
            if listening(game, DRAWS_CARD):
                announce(game, Event(DRAWS_CARD, seat, number=place_of(game, self.deck)))
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.run(game, seat)


class TurnOver(Rule):
    """Turn the next card of a deck over because of an event."""

    __slots__ = ("deck", "event")

    def __init__(self, deck: str, event: Event = NO_EVENT) -> None:
        self.deck = deck
        self.event = event

    def run(self, game: Agricola, seat: int) -> list[Option]:
        left = game.draw_decks[place_of(game, self.deck)]
        put_down(game, self.deck, left.drawn())
        game.reveal("A card has been drawn")
        game.push(seat, TakeEffect(left.cards[0], self.event))
        return []


class TakeEffect(Rule):
    """A card that has been drawn because of an event goes where its sort belongs and takes effect."""

    __slots__ = ("card", "event")

    def __init__(self, card: Card, event: Event = NO_EVENT) -> None:
        self.card = card
        self.event = event

    def run(self, game: Agricola, seat: int) -> list[Option]:
        card = self.card
        game.note(TURNS_OVER, seat, card.target)
        if card.sort in (ACTION_SPACE, MERCHANT):
            stay_in_common(game, card)
        elif card.sort in (MAJOR, MINOR, OCCUPATION):
            stay_with(game, seat, card)
        if card.on_play is not None:
            game.push(seat, card.on_play.bound(event=self.event))
        return []


def stay_in_common(game: Agricola, card: Card) -> None:
    """A drawn card lies beside the board and acts on every seat from now on."""
    lay_in_common(game, card)
    if card.changes:
        for seat in game.in_order()[::-1]:
            game.push(seat, Accommodate())


def stay_with(game: Agricola, seat: int, card: Card) -> None:
    """A drawn card lies before its drawer from now on."""
    lay_out(game, seat, card)
    if card.changes:
        game.push(seat, Accommodate())


def take_away(game: Agricola, seat: int, card: Card) -> None:
    """A drawn card lies before its owner no more."""
    player = game.players[seat]
    player.cards = without(player.cards, card)
    game.lift_tokens(card)
    read_cards(game, seat)


def shuffle_back(game: Agricola, card: Card) -> None:
    """A drawn card goes back into its deck, which is shuffled."""
    left = game.draw_decks[place_of(game, card.deck)]
    put_down(game, card.deck, left.shuffled_with(card, game.rng))
